//! Search plays millions of matches: a playout must not ask for memory.
use skerry_core::{Game, QuickDice, Silent, Turn, playout};

use crate::{openings::every_option, scene::legal_of};

/// Plays matches of every number of players with every option. `count` runs what
/// it is given and says how often that asked for memory; the game brings it,
/// because it replaces the allocator of its whole binary.
///
/// # Panics
/// When a playout asks for memory, or `count` does not notice that a list does.
pub fn playouts_allocate_nothing<G: Game>(count: fn(&mut dyn FnMut()) -> u64) {
    for options in every_option::<G>() {
        let opening = G::setup(&options).expect("options of a match");
        let mut dice = QuickDice::new(u64::from(opening.players()));
        assert!(count(&mut || list(opening)) > 0, "lists are not free");
        playout(&mut opening.clone(), &mut dice);
        let mut decisions = 0;
        let asked = count(&mut || {
            for _ in 0..20 {
                decisions += playout(&mut opening.clone(), &mut dice).decisions;
            }
        });
        assert!(decisions > 100, "{decisions} decisions are no playouts");
        assert_eq!(asked, 0, "{options:?}");
    }
}

/// Lists what the first to decide may do.
fn list<G: Game>(mut game: G) {
    let mut dice = QuickDice::new(1);
    while game.turn() == Turn::Chance {
        game.resolve(game.sample(&mut dice), &mut Silent);
    }
    let Turn::Decide(seats) = game.turn() else { panic!("somebody begins") };
    assert!(!legal_of(&game, seats.lowest().expect("somebody owes")).is_empty());
}
