//! A match played to its end at random: the yardstick of speed.
use crate::{Dice, Game, Silent, Turn};

/// How much happened in a playout.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Steps {
    /// Decisions of seats.
    pub decisions: u64,
    /// Answers of nature.
    pub chance: u64,
}

/// Plays `game` to its end, every legal action equally likely. Allocates nothing.
#[inline]
pub fn playout<G: Game>(game: &mut G, dice: &mut impl Dice) -> Steps {
    let mut steps = Steps::default();
    loop {
        match game.turn() {
            Turn::Decide(seats) => {
                for seat in seats.iter() {
                    let action = game.draw_legal(seat, dice);
                    game.apply(seat, action, &mut Silent);
                    steps.decisions += 1;
                }
            }
            Turn::Chance => {
                let chance = game.sample(dice);
                game.resolve(chance, &mut Silent);
                steps.chance += 1;
            }
            Turn::Over => return steps,
        }
    }
}
