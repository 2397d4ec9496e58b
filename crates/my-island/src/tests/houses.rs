//! 9.1: houses on the beach.
use super::position::{A, given, given_for};
use crate::{
    Event,
    rulesets::RuleSetId::{Eternal, Game1},
};

/// Cites: E17, 9.1, R25.
#[test]
fn e17_two_houses_on_the_beach() {
    let outcome = given(Game1).card("T12").place((3, 7), 0);
    let told = outcome.told(|event| matches!(event, Event::HousesOnBeach { .. }).then_some(*event));
    assert_eq!(told, [Event::HousesOnBeach { seat: A, houses: 2, points: 2 }]);
    assert_eq!(outcome.gives(2).player().marker, 12);
}

/// Cites: E18, 9.1, R25.
#[test]
fn e18_a_house_on_heath_is_worth_nothing() {
    let after = given(Game1).card("T12").place((2, 6), 0).gives(1);
    assert_eq!(after.player().marker, 11);
}

/// Cites: 9.1.
#[test]
fn rule_9_1_only_houses_and_only_in_game_1() {
    given(Game1).card("T01").place((3, 7), 0).gives(0);
    given(Game1).card("T02").place((3, 7), 0).gives(1);
    given(Eternal).card("T12").place((3, 7), 0).gives(0);
}

/// Cites: R25.
#[test]
fn r25_houses_count_when_placed_and_are_never_lost() {
    let first = given_for(Game1, 1).card("T12").place((3, 7), 0).gives(2);
    // Growing the village counts only the new house.
    let second = first.card("T06").place((3, 6), 4).gives(0).card("T04").place((1, 7), 0).gives(1);
    second.beach_left([]).everybody_finishes().allowed().ends(&[13]);
}

/// Cites: E1, R25, R26, 9.1, 10.
#[test]
fn e1_tina_ends_on_fourteen() {
    tina().card("T08").finish().allowed().ends(&[14]);
}

/// Cites: E2, 7.
#[test]
fn e2_tina_passes_instead_of_finishing() {
    let passes = tina().card("T08").pass().gives(-1);
    passes.card("T09").finish().allowed().ends(&[13]);
    passes.card("T09").pass().gives(-1).card("T10").finish().allowed().ends(&[12]);
}

/// Seven houses on the beach, one pass, two beach spaces visible.
fn tina() -> super::position::Position {
    let placements = [
        ("T12", (3, 7), 0, 2),
        ("T11", (2, 7), 3, 2),
        ("T02", (6, 7), 0, 1),
        ("T06", (8, 7), 4, 1),
        ("T04", (0, 6), 0, 1),
    ];
    let mut tina = given_for(Game1, 1);
    for (card, at, rotation, points) in placements {
        tina = tina.card(card).place(at, rotation).gives(points);
    }
    tina.card("T27").pass().gives(-1).beach_left([(14, 1), (12, 3)])
}
