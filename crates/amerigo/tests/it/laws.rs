//! The laws every game obeys.
use amerigo::{
    Action, Amerigo, Options, Place, Square,
    components::{Colour, Marker, Tile},
};
use skerry_core::{Dice, QuickDice};
use skerry_testkit::{Laws, draws_are_uniform};

/// Anything that can be written down.
fn any_action(dice: &mut QuickDice) -> Action {
    let tiles: Vec<Tile> = Tile::all().collect();
    match dice.below(24) {
        0 | 1 => Action::Take { colour: *dice.pick(&Colour::ALL) },
        2 => Action::TakeGold,
        3 => Action::CubeVp,
        4 => Action::PlaceShip { ship: dice.below(4) as u8, at: any_place(dice) },
        5..=8 => Action::Sail { ship: dice.below(4) as u8, to: any_place(dice) },
        9 => *dice.pick(&[Action::PlacePost, Action::NoPost]),
        10 => Action::UseSail8,
        11 | 12 => Action::Advance { steps: dice.below(22) as u8 },
        13 => Action::Jump,
        14 => Action::TakeTile { tile: *dice.pick(&tiles) },
        15 => Action::PickMarker { slot: dice.below(10) as u8 },
        16..=18 => Action::Build {
            tile: *dice.pick(&tiles),
            rotation: dice.below(5) as u8,
            at: any_square(dice),
        },
        19 => Action::BuyGood { slot: dice.below(12) as u8 },
        20 => Action::BuyAp,
        21 => Action::CashChest,
        22 => Action::CashMarker { marker: *dice.pick(&Marker::ALL) },
        _ => Action::Done,
    }
}

fn any_square(dice: &mut QuickDice) -> Square {
    Square::new(dice.below(20) as u8, dice.below(20) as u8)
}

fn any_place(dice: &mut QuickDice) -> Place {
    const FRAME: [&str; 6] = ["NW", "N2", "E3", "S1", "SW", "W1"];
    match dice.below(4) {
        0 => dice.pick(&FRAME).parse().expect("a space of some frame"),
        _ => Place::square(any_square(dice)),
    }
}

#[track_caller]
fn laws_hold(players: u8) {
    // 35 rounds; a turn has seldom more than a dozen decisions, but gold and
    // tiles allow for more.
    let longest = 35 * usize::from(players) * 40;
    // A journey is one action, whatever its length: two ships, 228 squares of sea
    // and 16 spaces of the frame with four players. Only who buys many steps comes
    // near that; all other lists are shorter than 200.
    let widest = 500;
    skerry_testkit::laws(&Laws::<Amerigo> {
        options: Options { players },
        candidate: any_action,
        matches: 6,
        longest,
        widest,
    });
}

#[test]
fn two_players_obey_the_laws() {
    laws_hold(2);
}

#[test]
fn three_players_obey_the_laws() {
    laws_hold(3);
}

#[test]
fn four_players_obey_the_laws() {
    laws_hold(4);
}

#[test]
fn actions_are_drawn_fairly() {
    draws_are_uniform::<Amerigo>(&Options { players: 3 }, 60);
}
