//! The laws every game obeys.
use cooper_island::{
    Action, Bank, Boats, CooperIsland, Deed, Options, Source, Space, Spaces, StartTerrain,
    components::{
        Boat, Building, Card, Cargo, Crate, Difficulty, Form, Half, Islet, Item, Landing, Market,
        Order, Reward, Section, Ship, Side, Spot, Strategy, Terrain, Tile, Worker,
    },
};
use skerry_core::{Dice, QuickDice};
use skerry_testkit::{Laws, draws_are_uniform};

pub(crate) const DEEDS: [Deed; 14] = [
    Deed::Islet,
    Deed::Draw,
    Deed::Place,
    Deed::Steps,
    Deed::Item,
    Deed::BuildBoat,
    Deed::Erect,
    Deed::RemoveRuin,
    Deed::BuildStatue,
    Deed::Supply,
    Deed::Token,
    Deed::Waive,
    Deed::Coin,
    Deed::Helm,
];

fn any<T: Copy>(dice: &mut QuickDice, all: impl Iterator<Item = T>) -> T {
    *dice.pick(&all.collect::<Vec<_>>())
}

fn any_space(dice: &mut QuickDice) -> Space {
    any(dice, Space::all())
}

/// Few spaces, as payments mostly have.
fn any_spaces(dice: &mut QuickDice) -> Spaces {
    (0..dice.below(3)).map(|_| any_space(dice)).collect()
}

fn any_source(dice: &mut QuickDice) -> Source {
    if dice.below(2) == 0 { Source::Stored } else { Source::Land(any_space(dice)) }
}

fn few(dice: &mut QuickDice) -> u8 {
    dice.below(3) as u8
}

/// What stands at the beginning of a turn, a window or a card.
fn any_beginning(dice: &mut QuickDice) -> Action {
    match dice.below(12) {
        0 => Action::Choose { terrain: *dice.pick(&Terrain::ALL) },
        1..=3 => {
            let worker = *dice.pick(&Worker::ALL);
            Action::PutWorker { worker, section: *dice.pick(&Section::ALL) }
        }
        4..=6 => Action::Do { deed: *dice.pick(&DEEDS) },
        7 => Action::UseIslet { islet: *dice.pick(&Islet::ALL) },
        8 => Action::UseBoat { boat: *dice.pick(&Boat::ALL) },
        9 => Action::Perform,
        10 => Action::Decline,
        _ => Action::Done,
    }
}

fn any_placing(dice: &mut QuickDice) -> Action {
    match dice.below(9) {
        0 => Action::Islet { islet: *dice.pick(&Islet::ALL) },
        1 => Action::Moor {
            bank: any(dice, Bank::all()),
            half: *dice.pick(&Half::ALL),
            space: any_space(dice),
        },
        2 => Action::Tile { tile: *dice.pick(&Tile::ALL), side: *dice.pick(&Side::ALL) },
        3 => Action::Lay { first: any_space(dice), second: any_space(dice) },
        4 => Action::Chart { space: any_space(dice), terrain: *dice.pick(&Terrain::ALL) },
        5 => Action::Cube { item: *dice.pick(&Item::ALL) },
        6 => Action::Put { space: any_space(dice) },
        7 => Action::RemoveRuin { space: any_space(dice), spot: *dice.pick(&Spot::ALL) },
        _ => Action::From { space: any_space(dice) },
    }
}

fn any_purchase(dice: &mut QuickDice) -> Action {
    match dice.below(8) {
        0 => {
            let boat = *dice.pick(&Boat::ALL);
            Action::BuildBoat { boat, landing: *dice.pick(&Landing::ALL) }
        }
        1 => Action::Erect { building: *dice.pick(&Building::ALL) },
        2 => {
            let form = *dice.pick(&Form::ALL);
            Action::BuildStatue { form, spot: *dice.pick(&Spot::ALL) }
        }
        3 => Action::Supply { cargo: *dice.pick(&Cargo::ALL) },
        4 => Action::Cut {
            coin: few(dice),
            wood: few(dice),
            stone: few(dice),
            gold: few(dice),
            cloth: few(dice),
        },
        5 => Action::Feed {
            coins: few(dice),
            wood: few(dice),
            food: few(dice),
            land: any_spaces(dice),
        },
        _ => {
            Action::Pay { item: *dice.pick(&Item::ALL), stored: few(dice), land: any_spaces(dice) }
        }
    }
}

fn any_answer(dice: &mut QuickDice) -> Action {
    let card = |dice: &mut QuickDice| *dice.pick(&Card::ALL);
    match dice.below(15) {
        0 => Action::Sail { ship: *dice.pick(&Ship::ALL) },
        1 => Action::First { islet: *dice.pick(&Islet::ALL) },
        2 => Action::PayFee { item: *dice.pick(&Item::ALL), from: any_source(dice) },
        3 => Action::Refuse,
        4 => Action::Anchor { ship: *dice.pick(&Ship::ALL) },
        5 => Action::TakeItem { item: *dice.pick(&Item::ALL) },
        6 => Action::Keep { card: card(dice) },
        7 => Action::Bury { first: card(dice), second: card(dice), third: card(dice) },
        8 => Action::Shift { from: any_space(dice), to: any_space(dice) },
        9 => Action::PutLid { space: any_space(dice) },
        10 => {
            let boats: Boats = (0..=dice.below(3)).map(|_| *dice.pick(&Boat::ALL)).collect();
            Action::TurnBoats { boats }
        }
        11 => {
            let worker = *dice.pick(&Worker::ALL);
            Action::Assign { worker, order: *dice.pick(&Order::ALL) }
        }
        12 => Action::TurnUp { card: card(dice) },
        13 => Action::Recover { lid: *dice.pick(&Crate::ALL) },
        _ => Action::Give { item: *dice.pick(&Item::ALL), from: any_source(dice) },
    }
}

fn any_aside(dice: &mut QuickDice) -> Action {
    match dice.below(8) {
        0 => Action::Store,
        1 => Action::Fetch { item: *dice.pick(&Item::ALL) },
        2 => Action::Trade { market: *dice.pick(&Market::ALL) },
        3 => Action::UseLid { lid: *dice.pick(&Crate::ALL) },
        4 => Action::Survey,
        5 => Action::UseCard { card: *dice.pick(&Card::ALL) },
        6 => Action::Claim { reward: *dice.pick(&Reward::ALL) },
        _ => Action::Enough,
    }
}

/// Anything that can be written down.
fn any_action(dice: &mut QuickDice) -> Action {
    match dice.below(5) {
        0 => any_beginning(dice),
        1 => any_placing(dice),
        2 => any_purchase(dice),
        3 => any_answer(dice),
        _ => any_aside(dice),
    }
}

#[track_caller]
fn laws_hold(options: Options, widest: usize) {
    skerry_testkit::laws(&Laws::<CooperIsland> {
        longest: 1_200 * usize::from(options.players),
        options,
        candidate: any_action,
        matches: 2,
        widest,
    });
}

/// As many as a page, a terminal and a bot can cope with.
const WIDEST: usize = 200;

#[test]
fn two_players_obey_the_laws() {
    laws_hold(Options::of(2), WIDEST);
}

#[test]
fn three_players_obey_the_laws() {
    laws_hold(Options::of(3), WIDEST);
}

#[test]
fn four_players_obey_the_laws() {
    laws_hold(Options::of(4), WIDEST);
}

#[test]
fn the_solo_game_obeys_the_laws() {
    for (strategy, difficulty) in Strategy::ALL.into_iter().zip(Difficulty::ALL) {
        laws_hold(Options { strategy, difficulty, ..Options::of(1) }, WIDEST);
    }
}

#[test]
fn every_start_obeys_the_laws() {
    for start_terrain in [StartTerrain::Random, StartTerrain::Chosen] {
        laws_hold(Options { start_terrain, ..Options::of(2) }, WIDEST);
    }
}

/// Cites: R6, R13, R30.
#[test]
fn every_reading_obeys_the_laws() {
    // Any set that reaches a cost may be paid, not only those without anything redundant.
    let redundant = Options { allow_redundant_payment: true, ..Options::of(2) };
    laws_hold(redundant, 5 * WIDEST);
    laws_hold(Options { split_bonus_gains: true, ..Options::of(3) }, WIDEST);
    laws_hold(Options { unlimited_singles: true, ..Options::of(2) }, WIDEST);
}

#[test]
fn actions_are_drawn_fairly() {
    draws_are_uniform::<CooperIsland>(&Options::of(3), 60);
}
