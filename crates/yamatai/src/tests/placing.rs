//! 6.3: the first boat, and the chain.
use super::position::{given, space, spaces};
use crate::{Action, components::Specialist, map, rules, state::Phase};

/// Cites: E15, 6.3, 6.3.3.
#[test]
fn e15_on_an_empty_board_only_entries_are_open() {
    let blue = given().pool("WG");
    let entries = spaces("S02 S03 S04 S06 S07");
    assert_eq!(blue.spaces_for('W'), entries);
    assert_eq!(blue.spaces_for('G'), entries);
    blue.place("S01:W").refused(&rules::FIRST_BOAT);
    blue.place("S02:B").refused(&rules::BOAT_TO_PLACE);
}

/// Cites: E16, R3, 6.3.1.
#[test]
fn e16_the_second_boat_is_connected_to_the_first() {
    let blue = given().pool("WG").place("S02:W").allowed();
    assert_eq!(blue.spaces_for('G'), spaces("S01 S03 S12"), "an entry inside a chain is a space");
    assert_eq!(blue.spaces_for('W'), []);
    blue.place("S01:W").refused(&rules::BOAT_TO_PLACE);
}

/// Cites: E17, R4, SP05.
#[test]
fn e17_beside_a_boat_of_the_same_colour() {
    let blue = given().boats("S12:B").pool("BW");
    assert_eq!(blue.spaces_for('B'), spaces("S02 S03 S04 S06 S07 S11 S20"));
    assert_eq!(blue.spaces_for('W'), spaces("S02 S03 S04 S06 S07"));
    let guided = blue.owns(&[Specialist::ToyoTama]);
    let wood = guided.spaces_for('W');
    assert_eq!(wood.len(), map::BORDER.len() as usize);
    assert!(wood.contains(&space("S11")) && !wood.contains(&space("S20")));
    assert!(guided.spaces_for('B').contains(&space("S20")));
}

/// Cites: E18, R2, 6.3.4.
#[test]
fn e18_a_chain_does_not_branch() {
    let blue = given().pool("BWS").place("S02:B").allowed().place("S12:W").allowed();
    assert_eq!(blue.spaces_for('S'), spaces("S11 S20"));
    blue.place("S01:S").refused(&rules::NEXT_BOAT);
    blue.place("S03:S").refused(&rules::NEXT_BOAT);
}

/// Cites: E19, R34, 6.3.2.
#[test]
fn e19_a_chain_ends_where_no_space_is_free() {
    let blue = given().boats("S11:W S20:W").fresh("S02:B S12:B").pool("BG");
    assert_eq!((blue.spaces_for('B'), blue.spaces_for('G')), (spaces(""), spaces("")));
    blue.place("S11:B").refused(&rules::SPACE_IS_FREE);
}

/// Cites: E20, R4.
#[test]
fn e20_another_colour_opens_nothing() {
    let blue = given().boats("S02:B").pool("W");
    blue.place("S12:W").refused(&rules::FIRST_BOAT);
    blue.place("S03:W").allowed();
}

/// Cites: E21, R5, R34, 6.4.
#[test]
fn e21_no_boat_need_be_placed() {
    let blue = given().pool("BW").tokens("I01:red").row("T01");
    let after = blue.pass().allowed();
    assert_eq!(after.phase(), Phase::Moor);
    after.take("S02", "I01").refused(&rules::DECISIONS);
    after.build("T01", "I01").refused(&rules::DECISIONS);
    blue.take("S02", "I01").refused(&rules::FRESH_BOATS_TAKE);
    blue.build("T01", "I01").refused(&rules::FRESH_BOAT_BESIDE);
}

/// Cites: 6.
#[test]
fn every_placed_boat_is_fresh_and_the_last() {
    let blue = given().pool("BW").place("S02:B").allowed().place("S12:W").allowed();
    assert_eq!(blue.game.fresh.iter().collect::<alloc::vec::Vec<_>>(), spaces("S02 S12"));
    assert_eq!(blue.game.doing.last, Some(space("S12")));
    assert!(!blue.legal().contains(&Action::EndTurn));
    blue.end_turn().refused(&rules::DECISIONS);
}
