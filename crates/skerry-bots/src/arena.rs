//! Contests between bots: equal seeds, rotated seats, honest intervals.
use std::{
    sync::{
        Mutex,
        atomic::{AtomicU32, Ordering},
    },
    time::Duration,
};

use serde::Serialize;
use skerry_core::{Game, Score, Seat, ranks};

use crate::{
    BotSpec, Budget, Evaluate,
    simulate::{Step, mix, play_match},
};

/// A contest.
#[derive(Debug, Clone)]
pub struct Contest<'a> {
    /// One for each seat; the last one fills the seats left.
    pub bots: &'a [BotSpec],
    /// How many matches. Seats rotate in blocks of as many as there are
    /// players, each block on one seed.
    pub games: u32,
    /// Equal seeds give equal contests, as long as budgets are iterations.
    pub seed: u64,
    /// For bots whose name does not say how long they think.
    pub budget: Option<Budget>,
    /// Matches played at once.
    pub threads: usize,
}

/// What came out of a contest.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Report {
    /// The game's id.
    pub game: &'static str,
    /// How many played.
    pub players: u8,
    /// How many matches.
    pub games: u32,
    /// The seed that gives the same contest again.
    pub seed: u64,
    /// One entry for each name.
    pub bots: Vec<Standing>,
}

/// How one bot did.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Standing {
    /// Its name.
    pub bot: String,
    /// How many seats of each match it had.
    pub seats: u32,
    /// Matches won; who wins together shares.
    pub wins: f64,
    /// Share of all matches.
    pub win_share: f64,
    /// Wilson's 95 % interval of the share.
    pub ci95: [f64; 2],
    /// Share of opponents left behind, ties counting half; the mean of its seats.
    pub rank_score: f64,
    /// Mean points of its seats.
    pub mean_score: f64,
    /// Wall-clock time of a decision.
    pub ms_per_decision: f64,
}

#[derive(Debug, Clone, Default)]
struct Tally {
    seats: u32,
    wins: f64,
    rank_score: f64,
    points: f64,
    decisions: u64,
    time: Duration,
}

/// Plays the contest. `progress` is told after each match.
///
/// # Panics
/// When a playing thread panics, which a game that keeps the laws does not.
pub fn contest<G: Game, E: Evaluate<G>>(
    opening: &G,
    eval: E,
    contest: &Contest<'_>,
    progress: &(dyn Fn() + Sync),
) -> Report {
    let line_up: Vec<BotSpec> = (0..usize::from(opening.players()))
        .map(|seat| *contest.bots.get(seat).or(contest.bots.last()).unwrap_or(&BotSpec::Random))
        .collect();
    let next = AtomicU32::new(0);
    let results = Mutex::new(vec![None; contest.games as usize]);
    std::thread::scope(|scope| {
        for _ in 0..contest.threads.max(1) {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    if index >= contest.games {
                        return;
                    }
                    let result = play(opening, eval, contest, &line_up, index);
                    results.lock().expect("no match panics")[index as usize] = Some(result);
                    progress();
                }
            });
        }
    });
    let results = results.into_inner().expect("no match panics");
    report::<G>(contest, &line_up, &results.into_iter().flatten().collect::<Vec<_>>())
}

/// What one match gave, by place in the line-up.
type Outcome = Vec<Tally>;

fn play<G: Game, E: Evaluate<G>>(
    opening: &G,
    eval: E,
    contest: &Contest<'_>,
    line_up: &[BotSpec],
    index: u32,
) -> Outcome {
    let players = line_up.len();
    let (block, rotation) = (index as usize / players, index as usize % players);
    let seed = mix(contest.seed, block as u64);
    let place_of = |seat: usize| (seat + rotation) % players;
    let mut bots: Vec<_> = (0..players)
        .map(|seat| {
            let bot_seed = mix(seed, (players * rotation + seat) as u64);
            line_up[place_of(seat)].build(eval, contest.budget, bot_seed.into(), 1)
        })
        .collect();
    let mut outcome = vec![Tally::default(); players];
    let mut game = *opening;
    play_match(&mut game, &mut bots, mix(seed, u64::MAX), |step| {
        if let Step::Decision(seat, time) = step {
            let tally = &mut outcome[place_of(seat.index())];
            tally.decisions += 1;
            tally.time += time;
        }
    });
    let scores: Vec<Score> = (0..players).map(|seat| game.score(Seat(seat as u8))).collect();
    let winners = ranks(&scores).iter().filter(|rank| **rank == 1).count() as f64;
    let rival = game.rival();
    for (seat, score) in scores.iter().enumerate() {
        let tally = &mut outcome[place_of(seat)];
        tally.points = f64::from(score.points);
        // Who plays alone must beat whom the game sets against them.
        let is_beaten = rival.as_ref().is_some_and(|rival| rival.points >= score.points);
        let is_best = !is_beaten && scores.iter().all(|other| other <= score);
        tally.wins = if is_best { 1.0 / winners } else { 0.0 };
        tally.rank_score = rank_score(&scores, seat);
    }
    outcome
}

/// The share of opponents that `seat` leaves behind, ties counting half.
pub(crate) fn rank_score(scores: &[Score], seat: usize) -> f64 {
    let own = &scores[seat];
    let others = scores.iter().enumerate().filter(|(other, _)| *other != seat);
    let beaten: f64 = others
        .map(|(_, other)| match other.cmp(own) {
            std::cmp::Ordering::Less => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 0.0,
        })
        .sum();
    beaten / (scores.len() - 1).max(1) as f64
}

fn report<G: Game>(contest: &Contest<'_>, line_up: &[BotSpec], outcomes: &[Outcome]) -> Report {
    let mut names: Vec<BotSpec> = vec![];
    for bot in line_up {
        if !names.contains(bot) {
            names.push(*bot);
        }
    }
    let standings = names.iter().map(|name| {
        let places = || (0..line_up.len()).filter(|place| line_up[*place] == *name);
        let tallies = outcomes.iter().flat_map(|outcome| places().map(|place| &outcome[place]));
        let mut total = Tally { seats: places().count() as u32, ..Tally::default() };
        for tally in tallies {
            total.wins += tally.wins;
            total.rank_score += tally.rank_score;
            total.points += tally.points;
            total.decisions += tally.decisions;
            total.time += tally.time;
        }
        total.standing(name, outcomes.len())
    });
    Report {
        game: G::ID,
        players: line_up.len() as u8,
        games: contest.games,
        seed: contest.seed,
        bots: standings.collect(),
    }
}

impl Tally {
    fn standing(&self, name: &BotSpec, games: usize) -> Standing {
        let games = games.max(1) as f64;
        let seat_games = games * f64::from(self.seats);
        Standing {
            bot: name.to_string(),
            seats: self.seats,
            wins: self.wins,
            win_share: self.wins / games,
            ci95: wilson(self.wins, games),
            rank_score: self.rank_score / seat_games,
            mean_score: self.points / seat_games,
            ms_per_decision: self.time.as_secs_f64() * 1e3 / self.decisions.max(1) as f64,
        }
    }
}

/// Wilson's 95 % interval for `wins` out of `games`.
pub fn wilson(wins: f64, games: f64) -> [f64; 2] {
    let (z, share) = (1.96, wins / games);
    let centre = share + z * z / (2.0 * games);
    let spread = z * (share * (1.0 - share) / games + z * z / (4.0 * games * games)).sqrt();
    let scale = 1.0 + z * z / games;
    [((centre - spread) / scale).max(0.0), ((centre + spread) / scale).min(1.0)]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn score(points: i32) -> Score {
        Score { points, ..Score::default() }
    }

    #[test]
    fn rank_score_counts_ties_half() {
        let scores = [score(5), score(5), score(9), score(1)];
        assert_eq!(rank_score(&scores, 0), 1.5 / 3.0);
        assert_eq!(rank_score(&scores, 2), 1.0);
        assert_eq!(rank_score(&scores, 3), 0.0);
    }

    #[test]
    fn wilson_agrees_with_the_textbook() {
        let [low, high] = wilson(8.0, 10.0);
        assert!((low - 0.4902).abs() < 1e-3 && (high - 0.9433).abs() < 1e-3, "{low} {high}");
    }
}
