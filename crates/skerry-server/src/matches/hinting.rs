//! Hints: what a strong search would do in somebody's place, on what they may know. It thinks
//! among the bots, a slice of time after the other, so that neither this table nor another's bots
//! wait for it longer than that; each slice makes the hints better.
use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
    time::Duration,
};

use serde_json::Value;
use skerry_bots::{Budget, Plan};
use skerry_catalog::{Advising, AnyTable};
use skerry_core::Seat;
use skerry_protocol::{Hint, Reason, ServerMessage, Why};
use skerry_store::{MatchRow, SeatRow, Sitter};
use skerry_text::ids;
use tokio::sync::{mpsc, oneshot};

use super::{
    ConnectionId, Request, World,
    actor::MatchActor,
    foreseen::preview,
    play::{reason, said},
};
use crate::{HintPace, error::ApiError, fair::Whose};

/// How many hints are given at once.
const MOST: usize = 3;

/// How much can be thought altogether, until the first slice has shown it.
const GUESS: u32 = 4000;

/// Longer than that, and some patience on top, no slice may take.
const LONGEST: Duration = Duration::from_secs(10);

/// The draft that hints are about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct About {
    pub(super) seat: Seat,
    pub(super) decision: u32,
    pub(super) revision: u32,
}

/// Hints for one seat: those of its last draft that was asked about.
#[derive(Debug)]
pub(super) struct Hinting {
    about: About,
    /// Who has asked.
    connection: ConnectionId,
    /// Told already, for who asks again.
    latest: Option<ServerMessage>,
    is_unwanted: Unwanted,
}

/// Set once nobody needs what is thought about.
#[derive(Debug, Clone, Default)]
struct Unwanted(Arc<AtomicBool>);

impl Unwanted {
    fn set(&self) {
        self.0.store(true, Relaxed);
    }

    fn is_set(&self) -> bool {
        self.0.load(Relaxed)
    }
}

impl Drop for Hinting {
    fn drop(&mut self) {
        self.is_unwanted.set();
    }
}

/// Whether who plays at a table may ask for hints: if it was opened with them, or if nobody else
/// sits there but bots. Who shares a device is somebody else.
pub(crate) fn may_ask(row: &MatchRow) -> bool {
    let is_person =
        |seat: &&SeatRow| seat.owner.is_some() || !matches!(seat.sitter, Sitter::Bot(_));
    row.has_hints || row.seats.iter().filter(is_person).count() == 1
}

impl MatchActor {
    /// Begins to think about hints, and counts that.
    pub(super) async fn hint(
        &mut self,
        id: u32,
        connection: ConnectionId,
        about: About,
    ) -> Result<ServerMessage, Reason> {
        let seat = about.seat;
        if self.lesson.is_some() || !may_ask(&self.row) {
            return Err(said("hints_off", "this table was opened without hints"));
        }
        if about.decision != self.decision(seat) || about.revision != self.revision(seat) {
            return Ok(self.already(id, seat));
        }
        if !self.table.must_decide(seat) {
            let text = ids::table("not_your_decision");
            return Err(Reason { text, rule: None, detail: "nothing is to be decided".to_owned() });
        }
        if self.is_known(about) {
            self.tell_again(connection, seat);
            return Ok(ServerMessage::Done { id });
        }
        let counted = self.world.store.count_hint(&self.row.id, seat.0).await;
        let counted = counted.map_err(|error| reason(&ApiError::from(error)))?;
        self.row.seats[seat.index()].hints = counted;
        self.think_of_hints(connection, about);
        Ok(ServerMessage::Done { id })
    }

    /// Whether this was asked before, and counted.
    fn is_known(&self, about: About) -> bool {
        self.hints[about.seat.index()].as_ref().is_some_and(|known| known.about == about)
    }

    /// To who asks again: what was found, and if it was left off, it is gone on with.
    fn tell_again(&mut self, connection: ConnectionId, seat: Seat) {
        let Some(known) = &mut self.hints[seat.index()] else { return };
        known.connection = connection;
        let (about, latest) = (known.about, known.latest.clone());
        let is_left_off = known.is_unwanted.is_set();
        if let Some(latest) = &latest {
            self.send(connection, latest);
        }
        if is_left_off && !matches!(latest, Some(ServerMessage::Hints { is_last: true, .. })) {
            self.think_of_hints(connection, about);
        }
    }

    fn think_of_hints(&mut self, connection: ConnectionId, about: About) {
        let is_unwanted = Unwanted::default();
        // What was thought about before is dropped, and so ends.
        let hinting = Hinting { about, connection, latest: None, is_unwanted: is_unwanted.clone() };
        self.hints[about.seat.index()] = Some(hinting);
        let seed = self.world.config.fate.of_bot(about.seat, about.decision, 0);
        let thinking = Slices {
            world: Arc::clone(&self.world),
            inbox: self.handle.inbox.clone(),
            whose: [self.attendance.address.clone(), self.row.host.0.clone()],
            about,
            is_unwanted,
        };
        tokio::spawn(thinking.run(self.table.fork(), Plan { iterations: GUESS, seed }));
    }

    /// Tells who has asked, unless the draft is another by now.
    pub(super) fn tell_hints(
        &mut self,
        about: About,
        hints: Vec<skerry_catalog::Hint>,
        is_last: bool,
    ) {
        let known = self.hints[about.seat.index()].as_mut().filter(|one| one.about == about);
        let Some(known) = known else { return };
        let About { seat, decision, revision } = about;
        let hints = hints.into_iter().map(hint).collect();
        let message = ServerMessage::Hints { seat: seat.0, decision, revision, hints, is_last };
        known.latest = Some(message.clone());
        let connection = known.connection;
        self.send(connection, &message);
    }

    /// For whoever has gone nothing is thought any more.
    pub(super) fn leave_off_hints(&self, has_left: impl Fn(ConnectionId) -> bool) {
        let known = self.hints.iter().flatten();
        known.filter(|one| has_left(one.connection)).for_each(|one| one.is_unwanted.set());
    }
}

/// The thinking, slice after slice, beside the table.
struct Slices {
    world: Arc<World>,
    inbox: mpsc::Sender<Request>,
    whose: Whose,
    about: About,
    is_unwanted: Unwanted,
}

impl Slices {
    async fn run(self, table: Box<dyn AnyTable>, plan: Plan) {
        let HintPace { slice: budget, slices } = self.world.config.hints;
        let (about, seat) = (self.about, self.about.seat);
        let begin = move || begun(&*table, seat, plan, budget);
        let Some(mut advising) = self.think(begin).await else { return };
        for slice in 1..=slices {
            if self.is_unwanted.is_set() {
                return;
            }
            let is_last = slice == slices;
            let hints = advising.hints(MOST);
            let _ = self.inbox.send(Request::Hinted { about, hints, is_last }).await;
            if is_last {
                return;
            }
            // Now it is known how much can be thought in all the time there is.
            if slice == 1 {
                advising.replan(advising.iterations().saturating_mul(slices));
            }
            let next = self.think(move || {
                advising.think(budget);
                advising
            });
            let Some(better) = next.await else { return };
            advising = better;
        }
    }

    /// One slice in the line of those who wait for bots; `None` if it has failed.
    async fn think(
        &self,
        slice: impl FnOnce() -> Box<dyn Advising> + Send + 'static,
    ) -> Option<Box<dyn Advising>> {
        let (give_back, given_back) = oneshot::channel();
        let thought = move || {
            // Whoever waited may be gone.
            let _ = give_back.send(slice());
            Value::Null
        };
        let limit = LONGEST + self.world.config.bot_patience;
        self.world.bots.decide(&self.whose, false, limit, Box::new(thought)).await.ok()?;
        given_back.await.ok()
    }
}

/// Already looking at what there is takes its time.
fn begun(table: &dyn AnyTable, seat: Seat, plan: Plan, budget: Budget) -> Box<dyn Advising> {
    let mut advising = table.advise(seat, plan);
    advising.think(budget);
    advising
}

fn hint(hint: skerry_catalog::Hint) -> Hint {
    let skerry_catalog::Hint { actions, events, preview: brings, points, wins, reasons } = hint;
    let reasons = reasons.into_iter().map(|reason| Why {
        term: reason.term.to_owned(),
        is_gain: reason.is_gain,
        points: reason.points,
    });
    Hint {
        actions,
        events,
        preview: preview(brings),
        points: points.round() as i32,
        wins: wins.map(in_a_hundred),
        reasons: reasons.collect(),
    }
}

/// Nothing is sure before the end.
fn in_a_hundred(chance: f64) -> u8 {
    (100.0 * chance).round().clamp(1.0, 99.0) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_told_in_whole_matches_and_never_as_certain() {
        assert_eq!([0.0, 0.004, 0.376, 0.999, 1.0].map(in_a_hundred), [1, 1, 38, 99, 99]);
    }
}
