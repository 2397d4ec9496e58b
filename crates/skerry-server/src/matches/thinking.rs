//! Seats that are played by programs. A bot that fails, takes too long or wants
//! what it may not is asked once more, and then a simpler one, down to the first
//! thing that is allowed: a table never waits for a program for ever.
use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

use serde_json::Value;
use skerry_catalog::{Mind, Thinking, Thought};
use skerry_core::{Seat, Seats};
use skerry_protocol::BotLevel;
use skerry_store::Sitter;
use skerry_text::ids;
use tokio::time;

use super::{Request, actor::MatchActor, play::NotConfirmed};
use crate::{bots::Failure, places::Place};

/// How long after a failure of the store a bot tries again.
const RETRY: Duration = Duration::from_secs(1);

/// How often its level's time a bot may think.
const GENEROSITY: u32 = 10;

/// A decision that a bot thinks about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Attempt {
    decision: u32,
    /// Which of those who are asked in turn.
    rung: usize,
}

/// Who is at a table, as far as bots are concerned: they think only for people.
#[derive(Debug, Default)]
pub(super) struct Attendance {
    /// When somebody was last here who is not any more.
    last: Option<Instant>,
    /// From where the last came who connected.
    pub(super) address: String,
    /// Held while a bot thinks: of the host's tables, and of those of the address.
    place: Option<[Place; 2]>,
    /// Too many others have theirs; looked at again before long.
    is_waiting: bool,
    is_woken_later: bool,
}

/// A seat, as far as bots are concerned.
#[derive(Debug, Default)]
pub(super) struct Thinker {
    now: Option<Attempt>,
    /// Whom to ask first. One that once did not come to an end is not asked
    /// again while this table is loaded: each time may cost a thread.
    first: usize,
    /// Of its time, in this turn.
    spent: Duration,
    /// How often nature had answered when this turn began.
    draws: usize,
    /// The bot, while it does not think.
    mind: Mind,
    /// Whether its turn was over since it was last asked.
    begins_turn: bool,
}

impl Thinker {
    pub(super) fn is_done(&self) -> bool {
        self.now.is_none()
    }

    /// What it has spent of the time of its turn.
    pub(super) fn spent(&self) -> Duration {
        self.spent
    }

    pub(super) fn spend(&mut self, took: Duration) {
        self.spent += took;
    }

    /// A turn is over when its seat owes nothing more, or nature answers.
    fn note_turn(&mut self, owes: bool, draws: usize) {
        if !owes || self.draws != draws {
            (self.spent, self.draws, self.begins_turn) = (Duration::ZERO, draws, true);
        }
    }

    /// What it has thought was not done, or it does not come back: the next one begins anew.
    fn forget(&mut self) {
        self.mind = Mind::default();
    }

    fn is_at(&self, decision: u32) -> bool {
        self.now.is_some_and(|attempt| attempt.decision == decision)
    }
}

/// The same thought, and a clock that will say for how many microseconds it was
/// thought: waiting in line is no thinking.
fn timed(thought: Thought) -> (Thought, Arc<AtomicU64>) {
    let clock = Arc::new(AtomicU64::new(0));
    let stopped = Arc::clone(&clock);
    let timed = move || {
        let begun = Instant::now();
        let decision = thought();
        stopped.store(begun.elapsed().as_micros() as u64, Relaxed);
        decision
    };
    (Box::new(timed), clock)
}

impl MatchActor {
    /// Lets bots think about every decision that they owe and do not think
    /// about yet.
    pub(super) fn let_bots_think(&mut self) {
        if !self.row.is_dealt {
            return;
        }
        let (owing, draws) = (self.table.owing(), self.table.draws());
        let is_over = self.table.is_over();
        for (seat, thinker) in (0..).map(Seat).zip(&mut self.thinkers) {
            thinker.note_turn(owing.contains(seat), draws);
            if is_over {
                thinker.forget();
            }
        }
        // In a lesson the others do what the lesson says.
        let played = if self.lesson.is_some() { Seats::NONE } else { owing };
        let due: Vec<_> = played.iter().filter_map(|seat| self.due(seat)).collect();
        if due.is_empty() || !self.is_attended() {
            self.give_place_back();
        } else if self.has_place() {
            for (seat, level, attempt) in due {
                self.let_think(seat, level, attempt);
            }
        }
        self.tell_thinking();
    }

    /// What a bot is to think about on a seat, and does not yet.
    fn due(&self, seat: Seat) -> Option<(Seat, BotLevel, Attempt)> {
        // A decision that is just being stored is no longer owed.
        let level = self.bot_on(seat).filter(|_| self.table.must_decide(seat))?;
        let (decision, thinker) = (self.table.confirmed(seat), &self.thinkers[seat.index()]);
        let attempt = Attempt { decision, rung: thinker.first };
        (!thinker.is_at(decision)).then_some((seat, level, attempt))
    }

    /// Somebody has just been here.
    pub(super) fn attend(&mut self) {
        self.attendance.last = Some(Instant::now());
    }

    /// Goes on as if somebody had just been here.
    pub(super) fn take_up(&mut self) {
        self.attend();
        self.let_bots_think();
    }

    fn is_attended(&self) -> bool {
        let is_recent = |last: Instant| last.elapsed() < self.world.config.linger;
        !self.connections.is_empty() || self.attendance.last.is_some_and(is_recent)
    }

    /// Whether this table's bots may think beside those of other tables of its host and
    /// of the address; if not, it is asked again before long.
    fn has_place(&mut self) -> bool {
        if self.attendance.place.is_none() {
            let of_host = self.world.bot_tables.take(&self.row.host.0);
            let of_address = self.world.bot_tables_of_address.take(&self.attendance.address);
            self.attendance.place = of_host.zip(of_address).map(<[Place; 2]>::from);
        }
        let has_place = self.attendance.place.is_some();
        self.wait_for_place(!has_place);
        if !has_place {
            self.wake_later();
        }
        has_place
    }

    /// Nothing more is to be thought about here, for now.
    pub(super) fn give_place_back(&mut self) {
        self.wait_for_place(false);
        if self.thinkers.iter().all(Thinker::is_done) {
            self.attendance.place = None;
        }
    }

    fn wait_for_place(&mut self, is_waiting: bool) {
        let was_waiting = std::mem::replace(&mut self.attendance.is_waiting, is_waiting);
        let change = i64::from(is_waiting) - i64::from(was_waiting);
        self.world.metrics.bot_tables_waiting.fetch_add(change, Relaxed);
    }

    fn bot_on(&self, seat: Seat) -> Option<BotLevel> {
        match self.row.seats.get(seat.index())?.sitter {
            Sitter::Bot(level) => Some(level),
            Sitter::Open | Sitter::Person => None,
        }
    }

    fn let_think(&mut self, seat: Seat, level: BotLevel, attempt: Attempt) {
        self.thinkers[seat.index()].now = Some(attempt);
        let config = &self.world.config;
        let inbox = self.handle.inbox.clone();
        let Some(bot) = config.levels.ladder(level).get(attempt.rung).copied() else {
            let outcome = self.table.legal(seat).into_iter().next().ok_or(Failure::Failed);
            tokio::spawn(async move {
                let took = Duration::ZERO;
                let _ = inbox.send(Request::Thought { seat, attempt, outcome, took }).await;
            });
            return;
        };
        let seed = config.fate.of_bot(seat, attempt.decision, attempt.rung);
        let thinker = &mut self.thinkers[seat.index()];
        let (bot, budget) = bot.for_decision(thinker.spent);
        let mind = thinker.mind.clone();
        let begins_turn = std::mem::take(&mut thinker.begins_turn);
        let thinking = Thinking { bot, budget, seed, threads: 1, mind, begins_turn };
        let (thought, clock) = timed((config.think)(&*self.table, seat, thinking));
        let limit = config.levels.time(level) * GENEROSITY + config.bot_patience;
        let is_quick = level == BotLevel::Easy;
        let whose = [self.attendance.address.clone(), self.row.host.0.clone()];
        let deciding = self.world.bots.decide(&whose, is_quick, limit, thought);
        let world = Arc::clone(&self.world);
        world.metrics.bot_queue.fetch_add(1, Relaxed);
        tokio::spawn(async move {
            let outcome = deciding.await;
            world.metrics.bot_queue.fetch_sub(1, Relaxed);
            world.metrics.bot_decisions.fetch_add(1, Relaxed);
            let took = Duration::from_micros(clock.load(Relaxed));
            // If the actor has ended, the match is taken up again later.
            let _ = inbox.send(Request::Thought { seat, attempt, outcome, took }).await;
        });
    }

    pub(super) async fn take_thought(
        &mut self,
        seat: Seat,
        attempt: Attempt,
        outcome: Result<Value, Failure>,
    ) {
        let thinker = &mut self.thinkers[seat.index()];
        if thinker.now != Some(attempt) {
            // Another node was faster, and the bot is on to the next.
            thinker.forget();
            return;
        }
        thinker.now = None;
        let level = self.bot_on(seat);
        let Some(level) = level.filter(|_| self.table.confirmed(seat) == attempt.decision) else {
            self.thinkers[seat.index()].forget();
            self.let_bots_think();
            return;
        };
        while self.table.undo(seat).is_ok() {}
        let action = match outcome {
            Ok(action) => action,
            Err(failure) => return self.ask_another(seat, level, attempt, failure),
        };
        if let Err(refused) = self.table.act(seat, &action) {
            tracing::error!(%refused, id = %self.row.id, %action, "a bot may not do what it wants");
            return self.ask_another(seat, level, attempt, Failure::Failed);
        }
        match self.confirm(seat).await {
            Ok(()) => {}
            Err(NotConfirmed::OutOfStep) => self.thinkers[seat.index()].forget(),
            Err(failure) => {
                tracing::warn!(?failure, id = %self.row.id, "a bot's decision is not stored");
                while self.table.undo(seat).is_ok() {}
                self.thinkers[seat.index()].forget();
                self.wake_later();
            }
        }
    }

    /// Goes on with the next who may be asked, and says so.
    fn ask_another(&mut self, seat: Seat, level: BotLevel, failed: Attempt, failure: Failure) {
        let (id, decision) = (&self.row.id, failed.decision);
        tracing::error!(%id, %seat, decision, ?failure, "a bot has not decided");
        self.world.metrics.bot_failures.fetch_add(1, Relaxed);
        self.thinkers[seat.index()].forget();
        let ladder = self.world.config.levels.ladder(level);
        let bot = ladder.get(failed.rung);
        if bot.is_none() {
            // Even what is allowed was refused: that is no bot's fault.
            return self.wake_later();
        }
        let simpler = || (failed.rung..).find(|rung| ladder.get(*rung) != bot).unwrap_or_default();
        let rung = match failure {
            Failure::Failed => failed.rung + 1,
            Failure::TooLong => simpler(),
        };
        if failure == Failure::TooLong {
            self.thinkers[seat.index()].first = rung;
        }
        let word = match failure {
            Failure::Failed if ladder.get(rung) == bot => "bot_thinks_again",
            Failure::Failed => "bot_gives_way",
            Failure::TooLong => "bot_too_slow",
        };
        self.remark(seat, ids::table(word));
        self.let_think(seat, level, Attempt { decision, rung });
        self.tell_thinking();
    }

    pub(super) fn wake(&mut self) {
        self.attendance.is_woken_later = false;
        self.let_bots_think();
    }

    pub(super) fn wake_later(&mut self) {
        if std::mem::replace(&mut self.attendance.is_woken_later, true) {
            return;
        }
        let inbox = self.handle.inbox.clone();
        tokio::spawn(async move {
            time::sleep(RETRY).await;
            let _ = inbox.send(Request::Wake).await;
        });
    }
}
