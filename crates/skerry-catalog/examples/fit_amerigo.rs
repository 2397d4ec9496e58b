//! Improves the weights of Amerigo's evaluation by matches between greedy bots
//! and prints `src/games/amerigo/eval/weights.rs`.
//!
//! Least squares, as for My Island, misleads here: who is ahead has more of
//! everything, and the fit takes the signs of success for its causes. So a
//! bot with one weight changed plays against bots without the change, and the
//! change is kept if that pays.
//!
//! `cargo run --release -p skerry-catalog --example fit_amerigo -- TRIES`
#![allow(clippy::print_stdout, reason = "printing is what it is for")]

use amerigo::{Amerigo, Options};
use skerry_bots::{Bot, Glimpse, Greedy};
use skerry_catalog::games::amerigo::eval::{AmerigoEval, FEATURES, STAGES, Weights};
use skerry_core::{Dice, Game, QuickDice, Seat, Silent, Turn};

/// Matches that show whether a change is worth a closer look, and those of the look.
const GLANCE: u64 = 240;
const CLOSER_LOOK: u64 = 600;
/// Standard errors by which a change must win each of the two.
const PROMISING: f64 = 1.0;
const CONVINCING: f64 = 1.7;
const CHANGES: [f32; 4] = [0.7, 0.82, 1.2, 1.4];

fn main() {
    let tries = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(200);
    let mut weights = *AmerigoEval::FITTED.weights();
    let mut dice = QuickDice::new(1);
    for attempt in 0..tries {
        let changed = change(weights, &mut dice);
        let seed = 10_000 * attempt;
        let (gain, error) = lead(changed, weights, seed, GLANCE);
        if gain > PROMISING * error {
            let (gain, error) = lead(changed, weights, seed + GLANCE, CLOSER_LOOK);
            if gain > CONVINCING * error {
                weights = changed;
                eprintln!("try {attempt}: {gain:.2} points better, give or take {error:.2}");
            }
        }
    }
    print(&weights);
}

/// One weight, in all passes or in some that follow each other.
fn change(mut weights: Weights, dice: &mut QuickDice) -> Weights {
    // The last one is the same for every action.
    let feature = dice.below(FEATURES as u32 - 1) as usize;
    let (first, after) = *dice.pick(&[(0, STAGES), (0, 2), (2, 4), (3, STAGES)]);
    let factor = *dice.pick(&CHANGES);
    for stage in &mut weights[first..after] {
        stage[feature] *= factor;
    }
    weights
}

/// Mean lead of one seat with `new` weights over the others with `old` ones,
/// and its standard error.
fn lead(new: Weights, old: Weights, seed: u64, matches: u64) -> (f64, f64) {
    // Opinions are handed around as constants.
    let [new, old] = [new, old].map(|weights| AmerigoEval::new(Box::leak(Box::new(weights))));
    let leads: Vec<f64> =
        (seed..seed + matches).map(|seed| lead_in_match(new, old, seed)).collect();
    let mean = leads.iter().sum::<f64>() / leads.len() as f64;
    let variance = leads.iter().map(|lead| (lead - mean).powi(2)).sum::<f64>() / leads.len() as f64;
    (mean, (variance / leads.len() as f64).sqrt())
}

fn lead_in_match(new: AmerigoEval, old: AmerigoEval, seed: u64) -> f64 {
    let players = 2 + (seed / 4 % 3) as u8;
    let hero = Seat((seed % u64::from(players)) as u8);
    let mut game = Amerigo::setup(&Options { players }).expect("two to four can play");
    let mut dice = QuickDice::new(seed);
    let mut bots: Vec<Greedy<_>> = (0..players)
        .map(|seat| Greedy::new(if Seat(seat) == hero { new } else { old }, seed + u64::from(seat)))
        .collect();
    loop {
        match game.turn() {
            Turn::Decide(_) => {
                let seat = game.mover();
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
    let points = |seat: Seat| f64::from(game.score(seat).points);
    let others = (0..players).map(Seat).filter(|seat| *seat != hero).map(points).sum::<f64>();
    points(hero) - others / f64::from(players - 1)
}

fn print(weights: &Weights) {
    println!(
        "//! Table: weights of Amerigo's hopes by pass, printed by `examples/fit_amerigo.rs`."
    );
    println!("use super::Weights;\n");
    println!("pub(super) const FITTED: Weights = [");
    for stage in weights {
        let row: Vec<_> = stage.iter().map(|weight| format!("{weight:.3}")).collect();
        println!("    [{}],", row.join(", "));
    }
    println!("];");
}
