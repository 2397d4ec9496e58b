//! [`Report`]: what has come out of an analysis. Here start, luck and play are added up.
use serde::Serialize;
use skerry_core::Seat;

use super::{Judged, MOST_BY_LUCK, MOST_TURNING, Quality, SLIP, TURNING};

/// What has come out of an analysis.
#[derive(Debug, Clone, PartialEq)]
pub struct Report<A> {
    /// The chances of all seats over the match, from the start; to the result, when it is done.
    pub points: Vec<Point>,
    /// Every decision in which there was a choice.
    pub decisions: Vec<Judged<A>>,
    /// What nature has changed.
    pub luck: Vec<Draw>,
    /// Seat by seat.
    pub players: Vec<Played>,
    /// Where the match turned, in order.
    pub turning_points: Vec<TurningPoint>,
}

/// The chances at one moment.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Point {
    /// How many entries the log had.
    pub entry: usize,
    /// By seat.
    pub chances: Vec<f64>,
}

/// What one or several answers of nature have changed.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Draw {
    /// How many entries the log had before the first of them.
    pub entry: usize,
    /// How many after the last.
    pub end: usize,
    /// By seat.
    pub change: Vec<f64>,
}

/// How somebody has played, and how lucky they were: start, luck and play add up to the result.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Played {
    /// Who.
    pub seat: Seat,
    /// Their chance before anything had happened.
    pub start: f64,
    /// What nature has changed in it.
    pub luck: f64,
    /// What decisions have changed in it: their own, and those of others.
    pub play: f64,
    /// 1 for who has won; a share, if several have.
    pub result: f64,
    /// Own decisions in which there was a choice.
    pub decisions: usize,
    /// What one of these cost on average.
    pub mean_loss: f64,
    /// How many of them were strong.
    pub strong: usize,
    /// Fine.
    pub fine: usize,
    /// Slips.
    pub slip: usize,
    /// Mistakes.
    pub mistake: usize,
}

/// A moment that decided much.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct TurningPoint {
    /// How many entries the log had before it.
    pub entry: usize,
    /// How many after it.
    pub end: usize,
    /// Who decided, or whom luck concerned most.
    pub seat: Seat,
    /// What it was.
    pub kind: Turned,
    /// By how much: what it cost the seat, or what it gained.
    pub swing: f64,
    /// Which of the decisions.
    pub decision: Option<usize>,
}

/// What turned a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Turned {
    /// A decision that was much better than the next idea.
    Strong,
    /// One that cost something.
    Slip,
    /// One that cost much.
    Mistake,
    /// Something drawn.
    Luck,
}

/// What the analysis knows of the whole match.
pub(super) struct Whole {
    /// Of each entry, whether it was nature's.
    pub(super) is_chance: Vec<bool>,
    pub(super) result: Vec<f64>,
    pub(super) is_alone: bool,
    pub(super) is_done: bool,
}

pub(super) fn report<A: Clone>(judged: &[Judged<A>], whole: &Whole) -> Report<A> {
    let seats = whole.result.len();
    let start = match judged.first() {
        Some(first) if whole.is_alone => first.before.clone(),
        _ => vec![1.0 / seats as f64; seats],
    };
    let mut course = Course {
        is_chance: &whole.is_chance,
        points: vec![Point { entry: 0, chances: start.clone() }],
        draws: vec![],
        luck: vec![0.0; seats],
        play: vec![0.0; seats],
    };
    let mut moments = vec![];
    for one in judged {
        if !moments.contains(&one.moment) {
            moments.push(one.moment);
            course.come_to(one.entry, anchor(judged, one.moment));
        }
        course.decide(one);
    }
    if whole.is_done {
        course.come_to(whole.is_chance.len(), whole.result.clone());
    }
    let players = (0..seats).map(|seat| played(Seat(seat as u8), &course, judged)).collect();
    let turning_points = turning_points(judged, &course.draws);
    let Course { points, draws, .. } = course;
    Report { points, decisions: judged.to_vec(), luck: draws, players, turning_points }
}

/// The chances in front of everything that was decided at one moment: each search has its own
/// opinion, and favours whom it searches for.
fn anchor<A>(judged: &[Judged<A>], moment: usize) -> Vec<f64> {
    let at_once: Vec<_> = judged.iter().filter(|one| one.moment == moment).collect();
    let seats = at_once[0].before.len();
    let mean = |seat: usize| {
        at_once.iter().map(|one| one.before[seat]).sum::<f64>() / at_once.len() as f64
    };
    (0..seats).map(mean).collect()
}

/// The chances as they go through the match.
struct Course<'a> {
    is_chance: &'a [bool],
    points: Vec<Point>,
    draws: Vec<Draw>,
    luck: Vec<f64>,
    play: Vec<f64>,
}

impl Course<'_> {
    /// What the chances are when the log has so many entries. If nature has moved since the last
    /// point, that was luck.
    fn come_to(&mut self, entry: usize, chances: Vec<f64>) {
        let since = self.last().entry;
        let drawn: Vec<usize> = (since..entry).filter(|at| self.is_chance[*at]).collect();
        let change = self.go_to(entry, chances);
        match drawn[..] {
            [first, ..] => {
                add(&mut self.luck, &change);
                let end = drawn[drawn.len() - 1] + 1;
                self.draws.push(Draw { entry: first, end, change });
            }
            [] => add(&mut self.play, &change),
        }
    }

    /// What a decision has changed.
    fn decide<A>(&mut self, judged: &Judged<A>) {
        let now = self.last().chances.iter();
        let changes = judged.after.iter().zip(&judged.before).map(|(after, before)| after - before);
        let chances = now.zip(changes).map(|(chance, change)| chance + change).collect();
        let change = self.go_to(judged.end, chances);
        add(&mut self.play, &change);
    }

    fn last(&self) -> &Point {
        self.points.last().expect("there is a start")
    }

    /// The next point; what has changed since the last one. Estimates of several who decided at
    /// once may add up to more than everything.
    fn go_to(&mut self, entry: usize, mut chances: Vec<f64>) -> Vec<f64> {
        chances.iter_mut().for_each(|chance| *chance = chance.clamp(0.0, 1.0));
        let sum: f64 = chances.iter().sum();
        if chances.len() > 1 {
            chances.iter_mut().for_each(|chance| *chance /= sum);
        }
        let before = &self.last().chances;
        let change = chances.iter().zip(before).map(|(now, before)| now - before).collect();
        self.points.push(Point { entry, chances });
        change
    }
}

fn add(sums: &mut [f64], change: &[f64]) {
    sums.iter_mut().zip(change).for_each(|(sum, change)| *sum += change);
}

fn played<A>(seat: Seat, course: &Course<'_>, judged: &[Judged<A>]) -> Played {
    let own: Vec<f64> = judged.iter().filter(|one| one.seat == seat).map(|one| one.loss).collect();
    let count = |quality| own.iter().filter(|loss| Quality::of(**loss) == quality).count();
    let at = seat.index();
    Played {
        seat,
        start: course.points[0].chances[at],
        luck: course.luck[at],
        play: course.play[at],
        result: course.last().chances[at],
        decisions: own.len(),
        mean_loss: own.iter().sum::<f64>() / own.len().max(1) as f64,
        strong: count(Quality::Strong),
        fine: count(Quality::Fine),
        slip: count(Quality::Slip),
        mistake: count(Quality::Mistake),
    }
}

/// The largest swings, in the order of the match.
fn turning_points<A>(judged: &[Judged<A>], draws: &[Draw]) -> Vec<TurningPoint> {
    let mut found: Vec<TurningPoint> = (0..).zip(judged).filter_map(by_decision).collect();
    let mut lucky: Vec<TurningPoint> = draws.iter().filter_map(by_luck).collect();
    let by_size = |a: &TurningPoint, b: &TurningPoint| b.swing.abs().total_cmp(&a.swing.abs());
    lucky.sort_by(by_size);
    lucky.truncate(MOST_BY_LUCK);
    found.extend(lucky);
    found.sort_by(by_size);
    found.truncate(MOST_TURNING);
    found.sort_by_key(|point| point.entry);
    found
}

fn by_decision<A>((number, judged): (usize, &Judged<A>)) -> Option<TurningPoint> {
    let (kind, swing) = match Quality::of(judged.loss) {
        Quality::Mistake => (Turned::Mistake, -judged.loss),
        Quality::Slip => (Turned::Slip, -judged.loss),
        Quality::Strong | Quality::Fine => (Turned::Strong, judged.edge),
    };
    (swing.abs() >= if swing < 0.0 { SLIP } else { TURNING }).then_some(TurningPoint {
        entry: judged.entry,
        end: judged.end,
        seat: judged.seat,
        kind,
        swing,
        decision: Some(number),
    })
}

fn by_luck(draw: &Draw) -> Option<TurningPoint> {
    let largest = draw.change.iter().enumerate().max_by(|a, b| a.1.abs().total_cmp(&b.1.abs()));
    let (seat, swing) = largest.filter(|(_, change)| change.abs() >= TURNING)?;
    Some(TurningPoint {
        entry: draw.entry,
        end: draw.end,
        seat: Seat(seat as u8),
        kind: Turned::Luck,
        swing: *swing,
        decision: None,
    })
}
