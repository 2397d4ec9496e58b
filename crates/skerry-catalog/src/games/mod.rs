//! Every game: a folder each, with what the platform adds to its rules (its board
//! in a terminal, its opinion of positions, the sentences of both, the speed it
//! has to reach), and an entry each below. Whoever walks the games does it here.
pub mod amerigo;
pub mod cooper_island;
pub mod my_island;
pub mod yamatai;

use core::fmt::Debug;

use skerry_bots::Evaluate;
use skerry_core::Game;

use crate::{AnyGame, Kind};

/// The list, once without the types of the games and once with them.
macro_rules! games {
    ($($game:ident),* $(,)?) => {
        /// Every game, without its types.
        pub(crate) static ALL: &[&dyn AnyGame] = &[$(&$game::KIND),*];

        /// Shows every game to `visitor`.
        pub fn visit(visitor: &mut impl Visitor) {
            $(visitor.visit(&$game::KIND);)*
        }
    };
}

games![amerigo, cooper_island, my_island, yamatai];

/// Somebody who needs each game with its types: to measure it, say.
pub trait Visitor {
    /// Here is one.
    fn visit<G: Game, E: Evaluate<G> + Debug>(&mut self, kind: &'static Kind<G, E>);
}
