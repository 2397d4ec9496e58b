//! Many matches of equal bots: how fast a game runs, and what points it gives.
use std::{
    sync::atomic::{AtomicU32, Ordering},
    time::Duration,
};

use cpu_time::ThreadTime;
use serde::Serialize;
use skerry_core::{Game, QuickDice, Seat, Silent, Turn, playout};

use crate::{Bot, BotSpec, Evaluate, Glimpse, Spread};

/// What to simulate.
#[derive(Debug, Clone)]
pub struct Simulation<'a> {
    /// How many matches.
    pub games: u32,
    /// Equal seeds give equal matches.
    pub seed: u64,
    /// One for each seat; the last one fills the seats left. None: random.
    pub bots: &'a [BotSpec],
    /// How many threads play at once; the result does not depend on it.
    pub threads: usize,
}

/// What came out of a simulation.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Report {
    /// The game's id.
    pub game: &'static str,
    /// How many played.
    pub players: u8,
    /// How many matches.
    pub games: u32,
    /// The seed that gives the same matches again.
    pub seed: u64,
    /// Decisions of all seats in all matches.
    pub decisions: u64,
    /// Answers of nature in all matches.
    pub chance: u64,
    /// CPU time of the playing threads.
    pub cpu_seconds: f64,
    /// Matches per second of CPU time.
    pub games_per_cpu_second: f64,
    /// CPU time per decision, everything included.
    pub ns_per_decision: f64,
    /// Size of a state.
    pub state_bytes: usize,
    /// Mean points of each seat.
    pub mean_scores: Vec<f64>,
    /// Fewest points of any seat in any match.
    pub min_score: i32,
    /// Most points of any seat in any match.
    pub max_score: i32,
    /// How often seats ended with so many points.
    pub scores: Spread,
}

/// What one thread adds up.
#[derive(Debug, Clone)]
struct Sum {
    decisions: u64,
    chance: u64,
    cpu: Duration,
    /// Points of each seat.
    points: Vec<i64>,
    spread: Spread,
}

/// Plays the matches and adds them up. `progress` is told after each match.
///
/// # Panics
/// When a playing thread panics, which a game that keeps the laws does not.
pub fn simulate<G: Game, E: Evaluate<G>>(
    opening: &G,
    eval: E,
    simulation: &Simulation<'_>,
    progress: &(dyn Fn() + Sync),
) -> Report {
    let next = AtomicU32::new(0);
    let work = || {
        let mut sum = Sum::new(opening.players());
        while let Some(index) = take_number(&next, simulation.games) {
            sum.play(opening, eval, simulation, index);
            progress();
        }
        sum.cpu = ThreadTime::now().as_duration();
        sum
    };
    let sums: Vec<Sum> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..simulation.threads.max(1)).map(|_| scope.spawn(work)).collect();
        threads.into_iter().map(|thread| thread.join().expect("no match panics")).collect()
    });
    let sum = sums.into_iter().fold(Sum::new(opening.players()), Sum::plus);
    sum.report::<G>(simulation)
}

fn take_number(next: &AtomicU32, end: u32) -> Option<u32> {
    let number = next.fetch_add(1, Ordering::Relaxed);
    (number < end).then_some(number)
}

/// The seed of something numbered within a seeded whole.
pub(crate) fn mix(seed: u64, number: u64) -> u64 {
    let mut z = seed.wrapping_add(number.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15));
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

impl Sum {
    fn new(players: u8) -> Sum {
        Sum {
            decisions: 0,
            chance: 0,
            cpu: Duration::ZERO,
            points: vec![0; players.into()],
            spread: Spread::default(),
        }
    }

    fn plus(mut self, other: Sum) -> Sum {
        self.decisions += other.decisions;
        self.chance += other.chance;
        self.cpu += other.cpu;
        self.points.iter_mut().zip(other.points).for_each(|(sum, more)| *sum += more);
        self.spread = self.spread.plus(&other.spread);
        self
    }

    fn play<G: Game, E: Evaluate<G>>(
        &mut self,
        opening: &G,
        eval: E,
        simulation: &Simulation<'_>,
        index: u32,
    ) {
        let seed = mix(simulation.seed, index.into());
        let mut game = *opening;
        if simulation.bots.iter().all(|bot| *bot == BotSpec::Random) {
            let steps = playout(&mut game, &mut QuickDice::new(seed));
            self.decisions += steps.decisions;
            self.chance += steps.chance;
        } else {
            let seats = (0..game.players()).map(usize::from);
            let mut bots: Vec<_> = seats
                .map(|seat| {
                    let spec = simulation.bots.get(seat).or(simulation.bots.last());
                    let spec = *spec.unwrap_or(&BotSpec::Random);
                    spec.build(eval, None, mix(seed, seat as u64).into(), 1)
                })
                .collect();
            play_match(&mut game, &mut bots, mix(seed, u64::MAX), |step| match step {
                Step::Decision(..) => self.decisions += 1,
                Step::Chance => self.chance += 1,
            });
        }
        for (seat, sum) in self.points.iter_mut().enumerate() {
            let points = game.score(Seat(seat as u8)).points;
            *sum += i64::from(points);
            self.spread.add(points);
        }
    }

    fn report<G: Game>(self, simulation: &Simulation<'_>) -> Report {
        let cpu_seconds = self.cpu.as_secs_f64();
        let games = f64::from(simulation.games);
        Report {
            game: G::ID,
            players: self.points.len() as u8,
            games: simulation.games,
            seed: simulation.seed,
            decisions: self.decisions,
            chance: self.chance,
            cpu_seconds,
            games_per_cpu_second: games / cpu_seconds,
            ns_per_decision: cpu_seconds * 1e9 / self.decisions as f64,
            state_bytes: size_of::<G>(),
            mean_scores: self.points.iter().map(|sum| *sum as f64 / games).collect(),
            min_score: self.spread.quantile(0.0),
            max_score: self.spread.quantile(1.0),
            scores: self.spread,
        }
    }
}

/// Something that happened in a match of bots.
pub(crate) enum Step {
    /// A seat decided, and took so long.
    Decision(Seat, Duration),
    /// Nature answered.
    Chance,
}

/// Plays `game` to its end, one bot a seat. Nature draws from its own dice, so
/// that equal seeds give equal draws whoever plays.
pub(crate) fn play_match<G: Game>(
    game: &mut G,
    bots: &mut [Box<dyn Bot<G>>],
    nature_seed: u64,
    mut told: impl FnMut(Step),
) {
    let mut nature = QuickDice::new(nature_seed);
    loop {
        match game.turn() {
            Turn::Decide(seats) => {
                // All see the same position, as they do at a table.
                let before = *game;
                for seat in seats.iter() {
                    let start = std::time::Instant::now();
                    let action = bots[seat.index()].decide(&Glimpse::new(&before, seat));
                    told(Step::Decision(seat, start.elapsed()));
                    game.apply(seat, action, &mut Silent);
                }
                for seat in seats.iter().filter(|seat| !owes(game, *seat)) {
                    bots[seat.index()].rest();
                }
            }
            Turn::Chance => {
                bots.iter_mut().for_each(|bot| bot.rest());
                let chance = game.sample(&mut nature);
                game.resolve(chance, &mut Silent);
                told(Step::Chance);
            }
            Turn::Over => return,
        }
    }
}

fn owes<G: Game>(game: &G, seat: Seat) -> bool {
    matches!(game.turn(), Turn::Decide(seats) if seats.contains(seat))
}
