//! The yardstick: random chess by a well-known, well-tuned move generator.
use shakmaty::{Chess, Position};
use skerry_core::{Dice, QuickDice};

use crate::harness::{Subject, Told, Work};

/// Random games can shuffle on for ever.
const MOST_PLIES: u64 = 200;
const GAMES_IN_A_GO: u64 = 2;

/// What every ratio refers to.
pub(crate) const NAME: &str = "chess (shakmaty), with legal list";

pub(crate) fn subject() -> Subject {
    let mut dice = QuickDice::new(1);
    Subject {
        name: NAME.to_owned(),
        unit: "decision",
        told: Told::WithGames(None),
        goal: None,
        work: Box::new(move || {
            let plies = (0..GAMES_IN_A_GO).map(|_| play(&mut dice)).sum();
            Work { units: plies, games: GAMES_IN_A_GO }
        }),
    }
}

/// Plays a game of uniformly random legal moves; gives its length.
fn play(dice: &mut impl Dice) -> u64 {
    let mut position = Chess::default();
    for ply in 0..MOST_PLIES {
        let legal = position.legal_moves();
        // No legal move is mate or stalemate.
        if legal.is_empty() || position.is_insufficient_material() {
            return ply;
        }
        position.play_unchecked(*dice.pick(&legal));
    }
    MOST_PLIES
}
