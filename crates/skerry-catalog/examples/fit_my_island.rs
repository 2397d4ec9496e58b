//! Fits the weights of My Island's evaluation to matches of the bots
//! themselves and prints `src/games/my_island/eval/weights.rs`.
//!
//! `cargo run --release -p skerry-catalog --example fit_my_island -- MATCHES`
#![allow(clippy::print_stdout, reason = "printing is what it is for")]

use my_island::{MyIsland, Options, rulesets::RuleSetId};
use skerry_bots::{Bot, Glimpse, Greedy};
use skerry_catalog::games::my_island::eval::{
    FEATURES, MyIslandEval, STAGES, Weights, features, stage, weights,
};
use skerry_core::{Dice, Game, QuickDice, Silent, Turn};

/// Now and then a random move, so that the fit also sees what greedy avoids.
const RANDOM_MOVES: u32 = 8;
/// Keeps weights of features that hardly vary near zero.
const RIDGE: f64 = 20.0;

/// How far to go from the old weights to the new: whoever plays by new weights
/// meets other positions, so that a full step overshoots.
const STEP: f32 = 0.3;

/// Sums of least squares for one stage.
#[derive(Clone)]
struct Fit {
    products: [[f64; FEATURES]; FEATURES],
    targets: [f64; FEATURES],
}

fn main() {
    let matches = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(4000);
    println!("//! Table: weights of My Island's features by stage, printed by");
    println!("//! `examples/fit_my_island.rs`.");
    println!("use super::Weights;\n");
    for (name, rules) in [("ETERNAL", RuleSetId::Eternal), ("GAME_1", RuleSetId::Game1)] {
        let weights = fit(rules, matches);
        println!("pub(super) const {name}: Weights = [");
        for stage in weights {
            let row: Vec<_> = stage.iter().map(|weight| format!("{weight:.3}")).collect();
            println!("    [{}],", row.join(", "));
        }
        println!("];");
    }
}

fn fit(rules: RuleSetId, matches: u64) -> Weights {
    let empty = Fit { products: [[0.0; FEATURES]; FEATURES], targets: [0.0; FEATURES] };
    let mut fits = vec![empty; STAGES];
    for seed in 0..matches {
        let players = 2 + (seed % 3) as u8;
        let opening =
            MyIsland::setup(&Options::single(players, rules)).expect("two to four players");
        play_and_learn(opening, seed, &mut fits);
    }
    let mut fitted = *weights(rules);
    for (weights, fit) in fitted.iter_mut().zip(fits) {
        for (weight, new) in weights.iter_mut().zip(solve(fit)) {
            *weight += STEP * (new as f32 - *weight);
        }
    }
    fitted
}

/// Adds every position after a decision, with the points that came after it.
fn play_and_learn(mut game: MyIsland, seed: u64, fits: &mut [Fit]) {
    let mut dice = QuickDice::new(seed);
    let mut bot = Greedy::new(MyIslandEval, seed);
    let mut seen = vec![];
    loop {
        match game.turn() {
            Turn::Decide(seats) => {
                for seat in seats.iter() {
                    let action = if dice.below(RANDOM_MOVES) == 0 {
                        game.draw_legal(seat, &mut dice)
                    } else {
                        bot.decide(&Glimpse::new(&game, seat))
                    };
                    game.apply(seat, action, &mut Silent);
                    if game.turn() != Turn::Over && !game.has_finished(seat) {
                        seen.push((seat, stage(&game), features(&game, seat), game.marker(seat)));
                    }
                }
            }
            Turn::Chance => {
                let chance = game.sample(&mut dice);
                game.resolve(chance, &mut Silent);
            }
            Turn::Over => break,
        }
    }
    for (seat, stage, features, marker) in seen {
        let gained = game.score(seat).points - i32::from(marker);
        add(&mut fits[stage], &features, f64::from(gained));
    }
}

fn add(fit: &mut Fit, features: &[f32; FEATURES], target: f64) {
    for (row, a) in features.iter().enumerate() {
        fit.targets[row] += f64::from(*a) * target;
        for (column, b) in features.iter().enumerate() {
            fit.products[row][column] += f64::from(*a) * f64::from(*b);
        }
    }
}

/// Gauss elimination of the normal equations.
fn solve(mut fit: Fit) -> [f64; FEATURES] {
    for (at, row) in fit.products.iter_mut().enumerate() {
        row[at] += RIDGE;
    }
    for pivot in 0..FEATURES {
        let (pivot_row, pivot_target) = (fit.products[pivot], fit.targets[pivot]);
        for row in (0..FEATURES).filter(|row| *row != pivot) {
            let factor = fit.products[row][pivot] / pivot_row[pivot];
            for (cell, above) in fit.products[row].iter_mut().zip(pivot_row) {
                *cell -= factor * above;
            }
            fit.targets[row] -= factor * pivot_target;
        }
    }
    std::array::from_fn(|at| fit.targets[at] / fit.products[at][at])
}
