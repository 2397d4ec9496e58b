//! Sections 7 and 8: passing and finishing.
use alloc::vec;

use skerry_core::{Game, Turn, Violation};

use super::position::{A, B, given, given_for, tile};
use crate::{
    Action, Chance, Event, Prompt,
    components::Symbol,
    rules::{CARD_NAMES_THE_TILE, FINISHED_IS_FINAL, FIRST_TILE_ON_BEACH, PASS_NEEDS_A_POINT},
    rulesets::RuleSetId::{Eternal, Game1},
};

/// Cites: E11, 7.
#[test]
fn e11_a_pass_costs_one_and_the_tile() {
    for rules in [Eternal, Game1] {
        let after = given(rules).card("T07").pass().gives(-1);
        assert_eq!(after.player().marker, 9);
        assert_eq!(after.player().passed, tile("T07").bit());
        let next = after.of(B).pass().gives(-1).of(A).card("T08");
        let Action::Place { rotation, at, .. } = next.legal()[0] else { panic!("room for T08") };
        next.act(Action::Place { tile: tile("T07"), rotation, at }).refused(&CARD_NAMES_THE_TILE);
        assert!(!next.game.is_possible(&Chance::Card { tile: tile("T07") }));
    }
}

/// Cites: E12, R7, 7.
#[test]
fn e12_a_marker_on_zero_cannot_pass() {
    let broke = given(Eternal).walls([(0, 0)]).marker(1).card("T08").pass().gives(-1);
    assert_eq!(broke.player().marker, 0);
    let next = broke.card("T02");
    next.pass().refused(&PASS_NEEDS_A_POINT);
    assert_eq!(next.legal(), vec![Action::Finish]);
    let with_room = broke.card("T01");
    with_room.pass().refused(&PASS_NEEDS_A_POINT);
    assert!(with_room.legal().len() > 1 && with_room.legal().ends_with(&[Action::Finish]));
}

/// Cites: R9.
#[test]
fn r9_nobody_is_asked_to_pass_on_the_last_card() {
    let tile = tile("T07");
    let early = given(Eternal).card("T07");
    assert_eq!(early.game.prompt(A), Prompt::Decide { tile, fits: true, passes: true });
    let last = given(Eternal).deck(&["T07"]).card("T07");
    assert_eq!(last.game.prompt(A), Prompt::DecideLast { tile, fits: true });
    assert!(last.legal().contains(&Action::Pass), "the engine allows both");
}

/// Cites: R27, R7.
#[test]
fn r27_who_can_place_or_pass_no_more_is_told_so() {
    let tile = tile("T08");
    let stuck = |marker| given(Eternal).walls([(0, 0)]).marker(marker).card("T08");
    assert_eq!(stuck(3).game.prompt(A), Prompt::Decide { tile, fits: false, passes: true });
    assert_eq!(stuck(0).game.prompt(A), Prompt::Decide { tile, fits: false, passes: false });
    let last = given(Eternal).walls([(0, 0)]).deck(&["T08"]).card("T08");
    assert_eq!(last.game.prompt(A), Prompt::DecideLast { tile, fits: false });
}

/// Cites: R7.
#[test]
fn r7_a_marker_below_zero_cannot_pass_either() {
    for (marker, may) in [(-3, false), (-1, false), (0, false), (1, true), (2, true), (55, true)] {
        let position = given(Eternal).marker(marker).card("T01");
        assert_eq!(position.legal().contains(&Action::Pass), may, "marker {marker}");
        assert_eq!(position.game.check(A, &Action::Pass).is_ok(), may, "marker {marker}");
    }
}

/// Cites: E13, R5, 6.4.
#[test]
fn e13_the_first_tile_placed_covers_beach_whenever_it_comes() {
    let mut position = given(Eternal);
    for card in ["T05", "T06", "T07"] {
        position = position.card(card).pass().gives(-1);
    }
    assert_eq!(position.player().marker, 7);
    let fourth = position.card("T01");
    fourth.place((2, 0), 0).refused(&FIRST_TILE_ON_BEACH);
    fourth.place((0, 0), 0).allowed();
}

/// Cites: E14, R8, R12, 8.
#[test]
fn e14_who_finishes_keeps_the_marker_and_stays_in_all_comparisons() {
    let position = given(Eternal).marker(22).fields([(2, 3), (2, 4)]);
    let position = position.beach_left([]).of(B).beach_left([]).fields([(2, 3)]).of(A).card("T07");
    assert!(position.legal().len() >= 30, "{} placements", position.legal().len());
    let finished = position.finish().gives(0).of(B).pass().gives(-1).of(A).card("T08");
    assert_eq!(finished.game.turn(), Turn::Decide(skerry_core::Seats::one(B)));
    assert_eq!(finished.legal(), vec![]);
    let end = finished.everybody_finishes();
    let farms = end.told(|event| {
        let Event::LargestGroup { seat, symbol: Symbol::Field, size, .. } = event else {
            return None;
        };
        Some((*seat, *size))
    });
    assert_eq!(farms, [(A, 2)]);
    // House, wall and path are alike on both boards: +5 each for both.
    let end = end.allowed().ends(&[22 + 20, 9 + 15]);
    assert_eq!(end.ranks(), [1, 2]);
}

/// Cites: R8, 8.
#[test]
fn r8_finishing_is_final() {
    let finished = given(Eternal).card("T07").finish().gives(0).of(B).pass().gives(-1).of(A);
    let next = finished.card("T08");
    for action in [Action::Pass, Action::Finish] {
        next.act(action).refused(&FINISHED_IS_FINAL);
    }
    next.place((0, 0), 0).refused(&FINISHED_IS_FINAL);
    let over = next.of(B).finish().allowed();
    assert_eq!(over.game.check(B, &Action::Finish), Err(Violation(&FINISHED_IS_FINAL)));
}

/// Cites: R8.
#[test]
fn r8_finishing_is_free_and_always_allowed() {
    for marker in [-3, 0, 1, 22, 55] {
        given(Eternal).marker(marker).card("T01").finish().gives(0);
    }
}

/// Cites: E15, R14.
#[test]
fn e15_passing_costs_nothing_at_the_end_of_the_track() {
    let passed = given(Eternal).marker(55).card("T01").pass();
    let told = passed.told(|event| {
        let Event::Passed { seat, tile, points } = event else { return None };
        Some((*seat, *tile, *points))
    });
    assert_eq!(told, [(A, tile("T01"), 0)], "what is told is what the marker felt");
    let locked = passed.gives(0);
    assert_eq!(locked.player().marker, 55);
    assert_eq!(locked.player().passed, tile("T01").bit());
    let again = locked.card("T02").pass().gives(0);
    // The sheet shows both passes, and that the end of the track made up for them.
    let sheet = again.game.breakdown(A);
    let points = |category| {
        let line = sheet.iter().find(|line| line.category == category);
        line.map(|line| line.points)
    };
    assert_eq!((points("start"), points("passes")), (Some(10), Some(-2)));
    assert_eq!(points("track_end"), Some(55 - 10 + 2));
}

/// Cites: R9, 10.
#[test]
fn r9_the_last_card_may_be_passed_or_finished() {
    let last = given_for(Game1, 1).beach_left([]).deck(&["T01"]).card("T01");
    assert!(last.legal().ends_with(&[Action::Pass, Action::Finish]));
    last.pass().allowed().ends(&[9]);
    last.finish().allowed().ends(&[10]);
}
