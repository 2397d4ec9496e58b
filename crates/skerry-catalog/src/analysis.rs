//! [`Analysing`]: a finished match looked at again, without the types of its game.
use core::fmt::Debug;
use std::time::{Duration, Instant};

use serde::Serialize;
use serde_json::Value;
use skerry_bots::{
    Evaluate, Plan,
    analysis::{
        Analyst, Draw, Happened, Judged, Played, Point, Quality, Report, TurningPoint, Unfit,
    },
};
use skerry_core::{Game, ScoreLine, Seat, Silent};
use skerry_table::{Entry, EntryOf, Replay, Table};

use crate::{Reason, hints::Reasons, hosted::owes, table::json};

/// Iterations between two looks at the clock, or at who waits.
const A_FEW: u32 = 4;

/// An analysis under way: who has enough of it drops it. It is `Send`, and goes on for as short
/// a time as it is told to, so that nobody waits for it.
pub trait Analysing: Debug + Send {
    /// Goes on for a few iterations.
    fn work(&mut self);

    /// Goes on for about so long.
    fn work_for(&mut self, time: Duration) {
        let begun = Instant::now();
        while !self.is_done() {
            self.work();
            if begun.elapsed() >= time {
                return;
            }
        }
    }

    /// How much is done, from 0 to 1.
    fn progress(&self) -> f64;

    /// Decisions to judge, and how many of them are judged.
    fn decisions(&self) -> (usize, usize);

    /// Is everything done?
    fn is_done(&self) -> bool;

    /// The chances of all seats, as far as decisions are judged.
    fn chances(&self) -> Vec<Point>;

    /// What has come out so far; start, luck and play add up to the result when it is done.
    fn analysis(&self) -> Analysis;
}

/// What has come out of an analysis.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Analysis {
    /// The game's id.
    pub game: &'static str,
    /// Version of the rules that it was made with.
    pub rules_version: u16,
    /// Iterations for each decision.
    pub iterations: u32,
    /// Equal seeds give equal analyses.
    pub seed: u64,
    /// How many entries the match has.
    pub entries: usize,
    /// The chance of each seat to win, from the start to the result.
    pub chances: Vec<Point>,
    /// Every decision in which there was a choice.
    pub decisions: Vec<Decision>,
    /// What nature has changed.
    pub luck: Vec<Draw>,
    /// Start, luck, play and result of each seat, and how it has played.
    pub players: Vec<Played>,
    /// Where the match turned, in order.
    pub turning_points: Vec<Turning>,
}

/// A decision: an action, or a whole turn.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Decision {
    /// Whose.
    pub seat: Seat,
    /// How many entries the log had before it.
    pub entry: usize,
    /// How many after it.
    pub end: usize,
    /// How good it was.
    pub quality: Quality,
    /// What it cost, in chances to win.
    pub loss: f64,
    /// Chances of its seat with the best that was found, and with what was played.
    pub chances: [f64; 2],
    /// Points that its seat could expect, likewise.
    pub points: [f64; 2],
}

/// A turning point, and what would have been better.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Turning {
    /// Where, who and how much.
    #[serde(flatten)]
    pub point: TurningPoint,
    /// What its seat did, if it was a decision.
    pub played: Option<Done>,
    /// What would have been better.
    pub better: Option<Done>,
    /// What the better turn would have brought its seat more or less at once, if the game had
    /// ended then.
    pub gains: Vec<ScoreLine>,
    /// What its seat could see in the better turn beside the one that was played, besides points.
    pub reasons: Vec<Reason>,
}

/// Something that was done, or might have been.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Done {
    /// One action, or those of a turn.
    pub actions: Vec<Value>,
    /// What they bring about.
    pub events: Vec<Value>,
}

/// The analysis of a table whose match is over.
#[derive(Debug)]
pub(crate) struct Analysed<G: Game, E> {
    options: G::Options,
    log: Vec<EntryOf<G>>,
    plan: Plan,
    eval: E,
    analyst: Analyst<G, E>,
}

impl<G: Game, E: Evaluate<G>> Analysed<G, E> {
    pub(crate) fn new(table: &Table<G>, eval: E, plan: Plan) -> Result<Self, Unfit> {
        let happened = table.log().iter().map(|entry| match *entry {
            Entry::Action { seat, action } => Happened::Action(seat, action),
            Entry::Chance(chance) => Happened::Chance(chance),
        });
        let opening = G::setup(table.options()).expect("the match was set up from them");
        let analyst = Analyst::new(eval, opening, happened.collect(), plan)?;
        let (options, log) = (table.options().clone(), table.log().to_vec());
        Ok(Analysed { options, log, plan, eval, analyst })
    }

    /// The match after so many entries.
    fn at(&self, entry: usize) -> G {
        let mut replay = Replay::<G>::new(&self.options).expect("the match was set up from them");
        for entry in &self.log[..entry] {
            replay.step(entry, &mut Silent).expect("it has happened");
        }
        *replay.game()
    }

    fn turning(&self, point: &TurningPoint, report: &Report<G::Action>) -> Turning {
        let judged = point.decision.and_then(|number| report.decisions.get(number));
        let before = self.at(point.entry);
        let mut turning = Turning {
            point: point.clone(),
            played: None,
            better: None,
            gains: vec![],
            reasons: vec![],
        };
        let Some(judged) = judged else { return turning };
        let (played, after_played) = done(before, point.seat, &judged.played);
        turning.played = Some(played);
        let Some(line) = &judged.better else { return turning };
        let (better, after_better) = done(before, point.seat, line);
        turning.better = Some(better);
        turning.gains = gains(&after_better, &after_played, point.seat);
        let played = Reasons::new(&before, self.eval, point.seat, &[&judged.played]);
        turning.reasons = played.of(line);
        turning
    }
}

impl<G: Game, E: Evaluate<G> + Debug> Analysing for Analysed<G, E> {
    fn work(&mut self) {
        self.analyst.work(A_FEW);
    }

    fn progress(&self) -> f64 {
        self.analyst.progress()
    }

    fn decisions(&self) -> (usize, usize) {
        (self.analyst.decisions(), self.analyst.judged())
    }

    fn is_done(&self) -> bool {
        self.analyst.is_done()
    }

    fn chances(&self) -> Vec<Point> {
        self.analyst.report().points
    }

    fn analysis(&self) -> Analysis {
        let report = self.analyst.report();
        Analysis {
            game: G::ID,
            rules_version: G::rules_version(&self.options),
            iterations: self.plan.iterations,
            seed: self.plan.seed,
            entries: self.log.len(),
            decisions: report.decisions.iter().map(decision).collect(),
            turning_points: report
                .turning_points
                .iter()
                .map(|point| self.turning(point, &report))
                .collect(),
            chances: report.points,
            luck: report.luck,
            players: report.players,
        }
    }
}

fn decision<A>(judged: &Judged<A>) -> Decision {
    let at = judged.seat.index();
    Decision {
        seat: judged.seat,
        entry: judged.entry,
        end: judged.end,
        quality: Quality::of(judged.loss),
        loss: judged.loss,
        chances: [judged.before[at], judged.after[at]],
        points: judged.points,
    }
}

/// A line as far as it can be played without nature, what it brings about, and where it leads to.
fn done<G: Game>(mut game: G, seat: Seat, line: &[G::Action]) -> (Done, G) {
    let (mut actions, mut events) = (vec![], vec![]);
    for action in line {
        if !owes(&game, seat) || game.play(seat, *action, &mut events).is_err() {
            break;
        }
        actions.push(json(action));
    }
    (Done { actions, events: events.iter().map(json).collect() }, game)
}

/// What the points of one end consist of more than those of the other.
fn gains<G: Game>(better: &G, played: &G, seat: Seat) -> Vec<ScoreLine> {
    let points = |lines: &[ScoreLine], category| {
        lines.iter().filter(|line| line.category == category).map(|line| line.points).sum::<i32>()
    };
    let better = better.ended().breakdown(seat);
    let played = played.ended().breakdown(seat);
    let more = better.iter().map(|line| ScoreLine {
        category: line.category,
        points: line.points - points(&played, line.category),
    });
    let mut gains: Vec<ScoreLine> = more.filter(|line| line.points != 0).collect();
    gains.sort_by_key(|line| -line.points);
    gains
}
