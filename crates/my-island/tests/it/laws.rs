//! The laws every game obeys.
use my_island::{
    Action, MyIsland, Options,
    components::{Space, Tile},
    rulesets::RuleSetId::{self, Eternal, Game1},
};
use skerry_core::{Dice, QuickDice};
use skerry_testkit::{Laws, draws_are_uniform};

/// Anything that can be written down: any tile, turned up to eight times, on
/// any space of the window.
fn any_action(dice: &mut QuickDice) -> Action {
    match dice.below(16) {
        0 => Action::Pass,
        1 => Action::Finish,
        _ => Action::Place {
            tile: Tile::numbered(1 + dice.below(32) as u8).expect("T01 to T32"),
            rotation: dice.below(8) as u8,
            at: Space::new(dice.below(16) as i8, dice.below(8) as i8),
        },
    }
}

#[track_caller]
fn laws_hold(rules: RuleSetId, players: u8) {
    let options = Options { players, rules };
    // 28 cards, and one decision of everybody about each.
    let longest = 28 * usize::from(players);
    skerry_testkit::laws(&Laws::<MyIsland> {
        options,
        candidate: any_action,
        matches: 12,
        longest,
        widest: 200,
    });
}

#[test]
fn the_eternal_game_obeys_the_laws() {
    (1..=4).for_each(|players| laws_hold(Eternal, players));
}

#[test]
fn game_1_obeys_the_laws() {
    (1..=4).for_each(|players| laws_hold(Game1, players));
}

#[test]
fn actions_are_drawn_fairly() {
    for rules in [Eternal, Game1] {
        draws_are_uniform::<MyIsland>(&Options { players: 2, rules }, 60);
    }
}
