//! The laws every game obeys.
use skerry_core::{Dice, QuickDice};
use skerry_testkit::{Laws, draws_are_uniform};
use yamatai::{
    Action, Boats, Island, Offering, Options, Space, Yamatai,
    components::{Cargo, Culture, Fleet, Specialist, Tile},
};

fn any<T: Copy>(dice: &mut QuickDice, all: impl Iterator<Item = T>) -> T {
    *dice.pick(&all.collect::<Vec<_>>())
}

fn any_space(dice: &mut QuickDice) -> Space {
    any(dice, Space::all())
}

fn any_island(dice: &mut QuickDice) -> Island {
    any(dice, Island::all())
}

fn any_tile(dice: &mut QuickDice) -> Tile {
    any(dice, Tile::all())
}

fn any_boats(dice: &mut QuickDice) -> Boats {
    let letters: String = "BWSCG".chars().filter(|_| dice.below(4) == 0).collect();
    if letters.is_empty() { Boats::NONE } else { letters.parse().expect("boats") }
}

fn any_offering(dice: &mut QuickDice) -> Offering {
    let names = ["orange", "green", "violet", "blue", "beige", "red"];
    let colours: Vec<&str> = names.into_iter().filter(|_| dice.below(3) == 0).collect();
    match colours.len() {
        2 | 3 => colours.join("-").parse().expect("a payment"),
        _ => Offering::pair(*dice.pick(&Culture::ALL)),
    }
}

/// Anything that can be written down.
fn any_action(dice: &mut QuickDice) -> Action {
    match dice.below(34) {
        0..=2 => Action::TakeFleet { fleet: any(dice, Fleet::all()) },
        3 => Action::Buy { cargo: *dice.pick(&Cargo::ALL) },
        4 => Action::Sell { cargo: *dice.pick(&Cargo::ALL) },
        5..=9 => Action::Place { cargo: *dice.pick(&Cargo::ALL), at: any_space(dice) },
        10..=13 => Action::Take { boat: any_space(dice), island: any_island(dice) },
        14 => Action::TakeExtra { island: any_island(dice) },
        15..=18 => Action::Build { tile: any_tile(dice), island: any_island(dice) },
        19 => Action::Release { cargo: *dice.pick(&Cargo::ALL) },
        20 => Action::Moor { keep: any_boats(dice) },
        21 | 22 => Action::Recruit {
            specialist: *dice.pick(&Specialist::ALL),
            offering: any_offering(dice),
        },
        23 => Action::UsePower,
        24 => Action::Consecrate { island: any_island(dice) },
        25 => Action::Exchange { island: any_island(dice) },
        26 => Action::Give { culture: *dice.pick(&Culture::ALL) },
        27 => Action::Reserve { tile: any_tile(dice) },
        28 => Action::Pick { boat: any_space(dice) },
        29 => Action::SwapWith { boat: any_space(dice) },
        30 => Action::MoveTo { at: any_space(dice) },
        31 => Action::Remove { boat: any_space(dice) },
        32 => *dice.pick(&[Action::Donate, Action::Pass]),
        _ => *dice.pick(&[Action::EndTurn, Action::Pass]),
    }
}

#[track_caller]
fn laws_hold(players: u8, culture_blocks_building: bool) {
    skerry_testkit::laws(&Laws::<Yamatai> {
        options: Options { players, culture_blocks_building },
        candidate: any_action,
        matches: 3,
        longest: 600,
        // Five specialists, six pairs, fifteen mixed pairs and twenty triples each, and
        // three things aside: nobody ever had half as many.
        widest: 208,
    });
}

#[test]
fn two_players_obey_the_laws() {
    laws_hold(2, false);
}

#[test]
fn three_players_obey_the_laws() {
    laws_hold(3, false);
}

#[test]
fn four_players_obey_the_laws() {
    laws_hold(4, false);
}

#[test]
fn the_published_reading_obeys_the_laws() {
    laws_hold(2, true);
    laws_hold(4, true);
}

#[test]
fn actions_are_drawn_fairly() {
    draws_are_uniform::<Yamatai>(&Options { players: 3, culture_blocks_building: false }, 60);
}
