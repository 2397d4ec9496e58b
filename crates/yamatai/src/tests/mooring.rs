//! 6.5: the harbour, and what goes beside it.
use alloc::vec::Vec;

use super::position::{boats, given};
use crate::{Action, components::Specialist, rules, state::Phase};

/// Cites: E51, R17, R18, 6.5, 6.5.1.
#[test]
fn e51_one_boat_is_kept_and_the_others_are_set_aside() {
    let blue = given().pool("WC").mooring();
    for (kept, aside) in [("C", "W"), ("W", "C"), ("none", "WC")] {
        let after = blue.moor(kept).allowed();
        assert_eq!(after.mat().harbour, boats(kept).by_cargo());
        assert_eq!(after.mat().set_aside, boats(aside).by_cargo());
        assert_eq!((after.phase(), after.game.doing.pool()), (Phase::Recruit, boats("none")));
        assert_eq!(after.game.supply, blue.game.supply, "they do not come back");
    }
    blue.moor("WC").refused(&rules::BERTHS);
    blue.moor("B").refused(&rules::BOAT_TO_PLACE);
    blue.sell('C').refused(&rules::DECISIONS);
}

/// Cites: E52, SP01.
#[test]
fn e52_riu_has_three_berths() {
    let blue = given().owns(&[Specialist::Riu]).pool("BWSC").mooring();
    let kept: Vec<_> = blue
        .legal()
        .into_iter()
        .filter_map(
            |action| if let Action::Moor { keep } = action { Some(keep.len()) } else { None },
        )
        .collect();
    assert_eq!(kept.iter().max(), Some(&3));
    assert_eq!(kept.len(), 1 + 4 + 6 + 4);
    assert_eq!(blue.moor("WSC").allowed().mat().set_aside, boats("B").by_cargo());
}

/// Cites: E53, SP17.
#[test]
fn e53_suijin_gives_boats_back_for_a_coin() {
    let blue = given().owns(&[Specialist::Suijin]).pool("BBC").coins(0).mooring();
    for times in 0..=2 {
        let mut after = blue;
        for _ in 0..times {
            after = after.release('B').allowed();
        }
        let after = after.moor("C").allowed();
        assert_eq!(after.mat().coins, times);
        assert_eq!(after.mat().set_aside[0], 2 - times as u8);
        assert_eq!(after.game.supply[0], 20 + times as u8);
    }
    blue.release('W').refused(&rules::BOAT_TO_PLACE);
    given().pool("B").mooring().release('B').refused(&rules::SUIJIN);
}

/// Cites: E86, R61, SP17.
#[test]
fn e86_mooring_passes_by_itself_without_boats() {
    let blue = given().owns(&[Specialist::Suijin]).pool("BBC").coins(0).mooring();
    let after = blue.release('B').allowed().release('B').allowed().release('C').allowed();
    assert_eq!((after.mat().coins, after.phase()), (3, Phase::Recruit));
    let idle = given().pass().allowed();
    assert_eq!(idle.phase(), Phase::Recruit, "there was nothing to moor");
    assert_eq!(idle.legal(), [Action::EndTurn], "and the turn does not end by itself");
}

/// Cites: R18.
#[test]
fn r18_boats_that_were_set_aside_are_gone() {
    let blue = given().set_aside("BB");
    blue.place("S02:B").refused(&rules::BOAT_TO_PLACE);
    blue.sell('B').refused(&rules::BOAT_TO_TRADE);
    assert_eq!(blue.game.supply[0], 20, "nor do they count as supply");
}
