//! Improves the weights of Cooper Island's evaluation by matches between bots that play
//! whole turns, prints the fitted list of `src/games/cooper_island/eval/weights.rs`, and
//! compares greedy bots with it and with the weights set by hand.
//!
//! Every seat of every match plays with weights of its own, a little off the present ones
//! at random. What went along with more points is followed some way, and some of the way
//! of the generations before; then the next one begins there. So each match tells something
//! about every weight. Least squares on final points do not do: they learn what goes along
//! with points in games of bots that all want the same, not what to want.
//!
//! `cargo run --release -p skerry-catalog --example fit_cooper_island -- fit GENERATIONS MATCHES`
//! `cargo run --release -p skerry-catalog --example fit_cooper_island -- compare MATCHES SEED`
//!
//! What an opinion promises too much of, on average, is taken off (`eval/excess.rs`). How much
//! is still too much, for each round and part of it (income; turns after 0, 1, 2, 3 own workers;
//! the steps of the clean-up), in matches of greedy bots:
//!
//! `cargo run --release -p skerry-catalog --example fit_cooper_island -- forecast MATCHES`
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "printing is what it is for")]

use cooper_island::{Action, CooperIsland, Options};
use skerry_bots::{Bot, Evaluate, Glimpse, Greedy};
use skerry_catalog::games::cooper_island::eval::{CooperIslandEval, FEATURES, NAMES, Weights};
use skerry_core::{Dice, Game, QuickDice, Score, Seat, Silent, Turn};

const PLAYERS: u8 = 4;
/// How far weights are off, as a share of themselves, and at least.
const OFF: f32 = 0.25;
const LEAST: f32 = 0.05;
/// A weight moves by so much of that for each standard error its effect is worth.
const PACE: f32 = 0.14;
/// What earlier generations found counts by so much less with each one after it.
const MEMORY: f32 = 0.6;
/// Turns that are looked at, and up to how much a bot misjudges them: less than at a table.
const LINES: usize = 24;
const MOOD: f32 = 0.2;

/// What one seat did: how far each weight was off, and the lead.
type Sample = ([f32; FEATURES], f32);

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, usual: u64| {
        words.get(at).and_then(|word| word.parse::<u64>().ok()).unwrap_or(usual)
    };
    match words.first().map(String::as_str) {
        Some("compare") => compare(number(1, 200), number(2, 1)),
        Some("forecast") => forecast(number(1, 100)),
        _ => fit(number(1, 20), number(2, 64)),
    }
}

/// Rounds, and parts of a round.
const ROUNDS: usize = 5;
const PARTS: usize = 11;

/// Where in its round a match is, for one seat.
fn part(game: &CooperIsland, seat: Seat) -> usize {
    match game.part() {
        0 | 1 => 0,
        2 => 1 + usize::from(game.glance(seat).taken.min(3)),
        part => usize::from(part) + 2,
    }
}

fn forecast(matches: u64) {
    let eval = CooperIslandEval::FITTED;
    let mut excess = [[(0.0, 0.0); PARTS]; ROUNDS];
    for seed in 0..matches {
        let mut bots: Vec<Greedy<CooperIslandEval>> =
            (0..4).map(|seat| Greedy::new(eval, 4 * seed + seat)).collect();
        let mut told = vec![];
        let scores = play(&mut bots, &mut QuickDice::new(seed), |game| {
            let round = usize::from(game.round().max(1)) - 1;
            for seat in (0..PLAYERS).map(Seat) {
                told.push((seat, round, part(game, seat), eval.value(game, seat)));
            }
        });
        for (seat, round, part, value) in told {
            let (sum, count) = &mut excess[round][part];
            *sum += value - scores[seat.index()].points as f32;
            *count += 1.0;
        }
    }
    for round in excess {
        println!(
            "{:?}",
            round.map(|(sum, count)| (10.0 * sum / f32::max(count, 1.0)).round() / 10.0)
        );
    }
}

fn fit(generations: u64, matches: u64) {
    let mut weights = *CooperIslandEval::FITTED.weights();
    let mut pull = [0.0; FEATURES];
    for generation in 0..generations {
        let (mut points, mut samples) = (0.0, vec![]);
        for seed in generation * matches..(generation + 1) * matches {
            let (mean, seats) = one_match(&weights, seed);
            points += mean / matches as f32;
            samples.extend(seats);
        }
        follow(&mut weights, &mut pull, &samples);
        eprintln!("generation {generation}: {points:.2} points a seat");
        print(&weights);
    }
}

/// Plays the turn that looks best to its end, or until nature moves.
struct Planner {
    eval: CooperIslandEval,
    dice: QuickDice,
    /// The rest of the turn, the last first.
    plan: Vec<Action>,
}

impl Bot<CooperIsland> for Planner {
    fn decide(&mut self, glimpse: &Glimpse<'_, CooperIsland>) -> Action {
        let mut legal = vec![];
        glimpse.legal(&mut legal);
        if let Some(next) = self.plan.pop().filter(|next| legal.contains(next)) {
            return next;
        }
        let (seat, world) = (glimpse.seat(), glimpse.imagine(&mut self.dice));
        let lines = self.eval.propose(&world, seat, LINES);
        let mut rated: Vec<(f32, Vec<Action>)> =
            lines.into_iter().map(|line| (line.value, line.actions)).collect();
        if rated.is_empty() {
            rated.extend(legal.into_iter().map(|action| {
                let mut next = world;
                next.apply(seat, action, &mut Silent);
                (self.eval.value(&next, seat), vec![action])
            }));
        }
        for (value, _) in &mut rated {
            *value += MOOD * self.dice.below(1024) as f32 / 1024.0;
        }
        let best = rated.into_iter().max_by(|a, b| a.0.total_cmp(&b.0));
        self.plan = best.expect("a seat that is asked has an answer").1;
        self.plan.reverse();
        self.plan.pop().expect("a line has an action")
    }
}

fn one_match(weights: &Weights, seed: u64) -> (f32, Vec<Sample>) {
    let mut dice = QuickDice::new(seed);
    let offs: Vec<[f32; FEATURES]> =
        (0..PLAYERS).map(|_| std::array::from_fn(|_| bell(&mut dice))).collect();
    let mut bots: Vec<Planner> = (0_u64..)
        .zip(&offs)
        .map(|(seat, offs)| {
            // Opinions are handed around as constants.
            let own = Box::leak(Box::new(moved(weights, offs)));
            let dice = QuickDice::new(4 * seed + seat);
            Planner { eval: CooperIslandEval::new(own), dice, plan: vec![] }
        })
        .collect();
    let scores = play(&mut bots, &mut dice, |_| ());
    let points: Vec<f32> = scores.iter().map(|score| score.points as f32).collect();
    let mean = points.iter().sum::<f32>() / f32::from(PLAYERS);
    (mean, offs.into_iter().zip(points).map(|(offs, points)| (offs, points - mean)).collect())
}

/// A whole match; every position at which somebody decides is shown.
fn play(
    bots: &mut [impl Bot<CooperIsland>],
    dice: &mut QuickDice,
    mut show: impl FnMut(&CooperIsland),
) -> Vec<Score> {
    let mut game = CooperIsland::setup(&Options::of(PLAYERS)).expect("four can play");
    loop {
        match game.turn() {
            Turn::Decide(seats) => {
                let seat = seats.lowest().expect("somebody decides");
                show(&game);
                let action = bots[seat.index()].decide(&Glimpse::new(&game, seat));
                game.apply(seat, action, &mut Silent);
            }
            Turn::Chance => {
                let chance = game.sample(dice);
                game.resolve(chance, &mut Silent);
            }
            Turn::Over => break,
        }
    }
    (0..PLAYERS).map(|seat| game.score(Seat(seat))).collect()
}

/// One greedy bot with fitted weights against three with those set by hand, who sits
/// elsewhere in each match of four on one seed.
fn compare(matches: u64, seed: u64) {
    let (mut wins, mut own, mut others) = (0.0, 0.0, 0.0);
    for number in 0..matches {
        let mut dice = QuickDice::new((seed << 32) + number / u64::from(PLAYERS));
        let fitted = (number % u64::from(PLAYERS)) as usize;
        let mut bots: Vec<Greedy<CooperIslandEval>> = (0..usize::from(PLAYERS))
            .map(|seat| {
                let is_fitted = seat == fitted;
                let eval =
                    if is_fitted { CooperIslandEval::FITTED } else { CooperIslandEval::BY_HAND };
                Greedy::new(eval, (seed << 32) + 4 * number + seat as u64)
            })
            .collect();
        let scores = play(&mut bots, &mut dice, |_| ());
        let best = scores.iter().max().expect("four play");
        let winners = scores.iter().filter(|score| *score == best).count();
        wins += if scores[fitted] == *best { 1.0 / winners as f64 } else { 0.0 };
        let sum: i32 = scores.iter().map(|score| score.points).sum();
        own += f64::from(scores[fitted].points);
        others += f64::from(sum - scores[fitted].points) / 3.0;
    }
    let count = matches as f64;
    let (share, own, others) = (100.0 * wins / count, own / count, others / count);
    println!("{matches} matches, seed {seed}: {share:.1} % won, {own:.1} : {others:.1} points");
}

/// From a bell curve of width 1.
fn bell(dice: &mut QuickDice) -> f32 {
    let sum: u32 = (0..6).map(|_| dice.below(1 << 16)).sum();
    (sum as f32 / 65_536.0 - 3.0) * 2_f32.sqrt()
}

fn step(weight: f32) -> f32 {
    (OFF * weight.abs()).max(LEAST)
}

fn moved(weights: &Weights, offs: &[f32; FEATURES]) -> Weights {
    std::array::from_fn(|at| weights[at] + step(weights[at]) * offs[at])
}

/// Some way towards what went along with a lead.
fn follow(weights: &mut Weights, pull: &mut [f32; FEATURES], samples: &[Sample]) {
    let count = samples.len() as f32;
    let variance = samples.iter().map(|(_, lead)| lead * lead).sum::<f32>() / count;
    let error = (variance / count).sqrt();
    for (at, weight) in weights.iter_mut().enumerate() {
        let effect = samples.iter().map(|(offs, lead)| offs[at] * lead).sum::<f32>() / count;
        pull[at] = MEMORY * pull[at] + effect / error;
        *weight += step(*weight) * (PACE * pull[at]).clamp(-0.7, 0.7);
    }
}

fn print(weights: &Weights) {
    println!("pub(super) const FITTED: Weights = [");
    for (weight, name) in weights.iter().zip(NAMES) {
        println!("    {weight:.3}, // {name}");
    }
    println!("];");
}
