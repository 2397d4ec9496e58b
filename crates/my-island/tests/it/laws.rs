//! The laws every game obeys.
use my_island::{
    Action, MyIsland, Options, Sticker, Target,
    components::{Space, Symbol, Tile},
    rulesets::RuleSetId::{self, Eternal, Game1},
};
use skerry_core::{Dice, QuickDice};
use skerry_testkit::{Laws, draws_are_uniform};

const STICKERS: [Sticker; 20] = [
    Sticker::Palm,
    Sticker::Thicket,
    Sticker::DoubleField,
    Sticker::DoubleHouse,
    Sticker::DoubleWall,
    Sticker::DoublePath,
    Sticker::DoubleAny,
    Sticker::ToothMore,
    Sticker::ToothLess,
    Sticker::Find,
    Sticker::Rock,
    Sticker::Pool,
    Sticker::Palace,
    Sticker::Citadel,
    Sticker::Granary,
    Sticker::Lens,
    Sticker::Roof,
    Sticker::Crater,
    Sticker::Spark,
    Sticker::Star,
];
const SYMBOLS: [Symbol; 4] = [Symbol::Field, Symbol::Wall, Symbol::House, Symbol::Path];

fn any_space(dice: &mut QuickDice) -> Space {
    Space::new(dice.below(16) as i8, dice.below(8) as i8)
}

fn any_tile(dice: &mut QuickDice) -> Tile {
    Tile::numbered(1 + dice.below(32) as u8).expect("T01 to T32")
}

fn any_target(dice: &mut QuickDice) -> Target {
    match dice.below(8) {
        0 => Target::Hex(any_tile(dice), dice.below(4) as u8),
        1 => Target::Way(dice.below(6) as u8),
        2 => Target::Slot(*dice.pick(&SYMBOLS), dice.below(14) as u8),
        _ => Target::Space(any_space(dice)),
    }
}

/// Anything that can be written down: any tile, turned up to eight times, on
/// any space of the window; any sticker on anything; any marker anywhere.
fn any_action(dice: &mut QuickDice) -> Action {
    match dice.below(24) {
        0 => Action::Pass,
        1 => Action::Finish,
        2..6 => Action::Stick { sticker: *dice.pick(&STICKERS), at: any_target(dice) },
        6..8 => Action::Pick { at: Target::Slot(*dice.pick(&SYMBOLS), 1 + dice.below(8) as u8) },
        _ => Action::Place {
            tile: any_tile(dice),
            rotation: dice.below(8) as u8,
            at: any_space(dice),
        },
    }
}

/// One decision of everybody about each card, stickers before and after, markers between.
fn longest(players: u8) -> usize {
    (32 + 12 + 20) * usize::from(players)
}

#[track_caller]
fn laws_hold(options: Options, matches: u32) {
    let longest = longest(options.players);
    // A tile may lie in six ways on almost every space of an island.
    let widest = 320;
    skerry_testkit::laws(&Laws::<MyIsland> {
        options,
        candidate: any_action,
        matches,
        longest,
        widest,
    });
}

#[test]
fn the_eternal_game_obeys_the_laws() {
    (1..=4).for_each(|players| laws_hold(Options::single(players, Eternal), 12));
}

#[test]
fn game_1_obeys_the_laws() {
    (1..=4).for_each(|players| laws_hold(Options::single(players, Game1), 12));
}

#[test]
fn every_game_of_the_campaign_obeys_the_laws_on_its_own() {
    for rules in &RuleSetId::CAMPAIGN[1..] {
        let players = 1 + rules.number() % 4;
        laws_hold(Options::single(players, *rules), 1);
    }
}

#[test]
fn actions_are_drawn_fairly() {
    for rules in [Eternal, Game1] {
        draws_are_uniform::<MyIsland>(&Options::single(2, rules), 60);
    }
    for rules in &RuleSetId::CAMPAIGN[1..] {
        draws_are_uniform::<MyIsland>(&Options::single(2, *rules), 3);
    }
}
