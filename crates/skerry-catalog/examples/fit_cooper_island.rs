//! Improves the weights of Cooper Island's evaluation by matches between greedy bots
//! and prints the fitted list of `src/games/cooper_island/eval/weights.rs`.
//!
//! Every seat of every match plays with weights of its own, a little off the present ones
//! at random. What went along with more points is followed some way; then the next
//! generation begins there. So each match tells something about every weight.
//!
//! `cargo run --release -p skerry-catalog --example fit_cooper_island -- GENERATIONS MATCHES`
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "printing is what it is for")]

use cooper_island::{CooperIsland, Options};
use skerry_bots::{Bot, Glimpse, Greedy};
use skerry_catalog::games::cooper_island::eval::{CooperIslandEval, FEATURES, NAMES, Weights};
use skerry_core::{Dice, Game, QuickDice, Seat, Silent, Turn};

const PLAYERS: u8 = 4;
/// How far weights are off, as a share of themselves, and at least.
const OFF: f32 = 0.3;
const LEAST: f32 = 0.03;
/// A weight moves by so much of that for each standard error its effect is worth.
const PACE: f32 = 0.2;

/// What one seat did: how far each weight was off, and the lead.
type Sample = ([f32; FEATURES], f32);

fn main() {
    let mut numbers = std::env::args().skip(1).filter_map(|word| word.parse::<u64>().ok());
    let generations = numbers.next().unwrap_or(4);
    let matches = numbers.next().unwrap_or(200);
    let mut weights = *CooperIslandEval::FITTED.weights();
    for generation in 0..generations {
        let (points, samples) = play(&weights, generation * matches, matches);
        weights = follow(&weights, &samples);
        eprintln!("generation {generation}: {points:.2} points a seat");
        print(&weights);
    }
}

/// Plays on both cores; the mean of all points, and what every seat did.
fn play(weights: &Weights, seed: u64, matches: u64) -> (f32, Vec<Sample>) {
    let halves = [(seed, matches / 2), (seed + matches / 2, matches - matches / 2)];
    let (mut points, mut samples) = (0.0, vec![]);
    std::thread::scope(|scope| {
        let halves = halves.map(|(first, count)| {
            scope.spawn(move || {
                (first..first + count).map(|seed| one_match(weights, seed)).collect::<Vec<_>>()
            })
        });
        for half in halves {
            for (mean, seats) in half.join().expect("matches end") {
                points += mean / matches as f32;
                samples.extend(seats);
            }
        }
    });
    (points, samples)
}

fn one_match(weights: &Weights, seed: u64) -> (f32, Vec<Sample>) {
    let mut dice = QuickDice::new(seed);
    let offs: Vec<[f32; FEATURES]> =
        (0..PLAYERS).map(|_| std::array::from_fn(|_| bell(&mut dice))).collect();
    let mut bots: Vec<Greedy<_>> = (0_u64..)
        .zip(&offs)
        .map(|(seat, offs)| {
            // Opinions are handed around as constants.
            let own = Box::leak(Box::new(moved(weights, offs)));
            Greedy::new(CooperIslandEval::new(own), 4 * seed + seat)
        })
        .collect();
    let mut game = CooperIsland::setup(&Options::of(PLAYERS)).expect("four can play");
    loop {
        match game.turn() {
            Turn::Decide(seats) => {
                let seat = seats.lowest().expect("somebody decides");
                let action = bots[seat.index()].decide(&Glimpse::new(&game, seat));
                game.apply(seat, action, &mut Silent);
            }
            Turn::Chance => {
                let chance = game.sample(&mut dice);
                game.resolve(chance, &mut Silent);
            }
            Turn::Over => break,
        }
    }
    let points: Vec<f32> =
        (0..PLAYERS).map(|seat| f32::from(game.score(Seat(seat)).points as i16)).collect();
    let mean = points.iter().sum::<f32>() / f32::from(PLAYERS);
    (mean, offs.into_iter().zip(points).map(|(offs, points)| (offs, points - mean)).collect())
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
fn follow(weights: &Weights, samples: &[Sample]) -> Weights {
    let count = samples.len() as f32;
    let variance = samples.iter().map(|(_, lead)| lead * lead).sum::<f32>() / count;
    let error = (variance / count).sqrt();
    let pull = |at: usize| {
        let effect = samples.iter().map(|(offs, lead)| offs[at] * lead).sum::<f32>() / count;
        (PACE * effect / error).clamp(-1.0, 1.0)
    };
    std::array::from_fn(|at| weights[at] + step(weights[at]) * pull(at))
}

fn print(weights: &Weights) {
    println!("pub(super) const FITTED: Weights = [");
    for (weight, name) in weights.iter().zip(NAMES) {
        println!("    {weight:.3}, // {name}");
    }
    println!("];");
}
