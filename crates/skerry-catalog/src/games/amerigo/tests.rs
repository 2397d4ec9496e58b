//! What bots think of Amerigo, besides what holds in every game.
use amerigo::{Amerigo, Options};
use skerry_bots::Evaluate;
use skerry_core::{Game, QuickDice, Seat, Silent, Turn};

use super::AmerigoEval;

const EVAL: AmerigoEval = AmerigoEval::FITTED;

fn opening(players: u8) -> Amerigo {
    Amerigo::setup(&Options { players }).expect("two to four can play")
}

/// A match in which everybody follows the habits of simulated players.
fn played_by_habit(players: u8, seed: u64) -> Amerigo {
    let (mut game, mut dice) = (opening(players), QuickDice::new(seed));
    loop {
        match game.turn() {
            Turn::Decide(_) => {
                let seat = game.mover();
                let action = EVAL.habit(&game, seat, &mut dice);
                let played = game.play(seat, action, &mut Silent);
                played.unwrap_or_else(|rule| panic!("seed {seed}: {action:?} breaks {rule}"));
            }
            Turn::Chance => {
                let chance = game.sample(&mut dice);
                game.resolve(chance, &mut Silent);
            }
            Turn::Over => return game,
        }
    }
}

#[test]
fn habits_are_legal_and_lead_to_points() {
    for players in 2..=4 {
        let games: Vec<_> = (0..20).map(|seed| played_by_habit(players, seed)).collect();
        let points = games.iter().flat_map(|game| {
            (0..players).map(move |seat| f64::from(game.score(Seat(seat)).points))
        });
        let mean = points.sum::<f64>() / f64::from(20 * u32::from(players));
        assert!(mean > 70.0, "{players} players: {mean} points on average");
    }
}
