//! 8.2, 8.4, 8.7, 8.8 Cannons, progress, order, and the ends of their tracks.
use skerry_core::Game;

use super::position::{BLUE, Position, RED, WHITE, YELLOW, given};
use crate::{
    Action,
    components::{Colour, Marker},
    rules, scoring,
    state::Phase,
};

const PICK: [Option<Marker>; 8] = [
    Some(Marker::Gold5),
    Some(Marker::Ap2Brown),
    None,
    Some(Marker::End7),
    Some(Marker::Sail8),
    None,
    None,
    None,
];

fn pick(position: Position, slot: u8) -> Position {
    position.act(Action::PickMarker { slot }).gives(0)
}

fn held(position: &Position) -> u32 {
    position.sheet().markers.count_ones()
}

/// Cites: V32, 8.2.
#[test]
fn v32_cannons_are_loaded() {
    let loaded = given().taking(Colour::Black, 4).advance(4).gives(0);
    assert_eq!((loaded.sheet().cannons, loaded.ap()), (4, 0));
    assert_eq!(loaded.legal(), [Action::Done]);
    loaded.done().gives(0);
}

/// Cites: 8.2, 8.2.1.
#[test]
fn steps_are_made_in_any_portions() {
    let loading = given().taking(Colour::Black, 4);
    loading.advance(0).refused(&rules::STEPS_ON_A_TRACK);
    loading.advance(5).refused(&rules::STEPS_ON_A_TRACK);
    let loaded = loading.advance(1).gives(0).advance(2).gives(0);
    assert_eq!((loaded.sheet().cannons, loaded.most_steps()), (3, 1));
    let loaded = loaded.advance(1).gives(0);
    loaded.advance(1).refused(&rules::STEPS_ON_A_TRACK);
    given().cannons(11).taking(Colour::Black, 4).advance(2).refused(&rules::STEPS_ON_A_TRACK);
    given().taking(Colour::Red, 4).advance(1).refused(&rules::DECISIONS);
}

/// Cites: V33, 8.8.
#[test]
fn v33_the_end_of_the_cannon_track_pays_two_gold() {
    let loading = given().cannons(10).gold(3).taking(Colour::Black, 5);
    assert_eq!(loading.most_steps(), 2);
    let over = loading.advance(2).gives(0).done().gives(0);
    assert_eq!((over.sheet().cannons, over.sheet().gold), (12, 5));
    let stopped = loading.advance(1).gives(0).done().gives(0);
    assert_eq!(stopped.sheet().gold, 3, "who stops of his own will gets nothing");
}

/// Cites: V34, 8.8.
#[test]
fn v34_who_stood_at_the_end_before_is_paid_too() {
    let over = given().cannons(12).gold(3).taking(Colour::Black, 1).done().gives(0);
    assert_eq!(over.sheet().gold, 5);
    let brown = given().progress(20).taking(Colour::Brown, 1).done().gives(0);
    assert_eq!(brown.sheet().gold, 2);
}

/// Cites: V35, R19.
#[test]
fn v35_a_bought_action_point_may_lapse_into_the_gold_of_the_end() {
    let loading = given().cannons(10).gold(1).taking(Colour::Black, 2);
    let bought = loading.act(Action::BuyAp).gives(0);
    bought.act(Action::BuyAp).refused(&rules::ACTION_POINTS);
    let over = bought.advance(2).gives(0).done().gives(0);
    assert_eq!((over.sheet().cannons, over.sheet().gold), (12, 2));
    let progress = given().progress(20).gold(1).taking(Colour::Brown, 2);
    let over = progress.act(Action::BuyAp).gives(0).done().gives(0);
    assert_eq!(over.sheet().gold, 2, "on the last space, too");
    let order = given().position(18).gold(1).taking(Colour::White, 2);
    let over = order.act(Action::BuyAp).gives(0).advance(2).gives(0).done().gives(0);
    assert_eq!((over.sheet().position, over.sheet().gold), (20, 2));
}

/// Cites: V85, R19.
#[test]
fn v85_the_gold_of_the_end_comes_once_however_many_points_lapse() {
    let loading = given().cannons(9).gold(4).taking(Colour::Black, 2);
    for (bought, gold) in [(1, 3), (2, 4), (3, 3)] {
        let rich = (0..bought).fold(loading, |position, _| position.act(Action::BuyAp).gives(0));
        let over = rich.advance(3).gives(0).done().gives(0);
        assert_eq!((over.sheet().cannons, over.sheet().gold), (12, gold), "{bought} bought");
    }
}

/// Cites: R19, R9, R42.
#[test]
fn r19_points_can_be_bought_after_the_disc_has_reached_the_end() {
    let moved = given().cannons(10).gold(2).taking(Colour::Black, 2).advance(2).gives(0);
    assert_eq!(moved.legal(), [Action::BuyAp, Action::Done]);
    assert_eq!(moved.done().gives(0).sheet().gold, 2, "nothing was left over");
    let bought = moved.act(Action::BuyAp).gives(0);
    assert_eq!(bought.done().gives(0).sheet().gold, 3);
}

/// Cites: V36, 8.4, 12.
#[test]
fn v36_the_first_points_bring_a_marker() {
    let moved = given().board(PICK).taking(Colour::Brown, 5).advance(5).gives(0);
    assert_eq!((moved.sheet().progress, moved.game.phase()), (5, Phase::Pick));
    let picked = pick(moved, 3);
    assert_eq!((held(&picked), picked.game.phase()), (1, Phase::Act));
    assert!(picked.sheet().has(Marker::End7));
    let last = scoring::last(&picked.game, RED);
    assert_eq!(last.progress, 7 + 1, "END_7, and the 1 VP space");
    assert_eq!(picked.legal(), [Action::Done]);
}

/// Cites: V37, 8.4, R9.
#[test]
fn v37_gold_for_the_fourth_marker() {
    let three = [Marker::Ap1BlueRed, Marker::PostGold, Marker::End7];
    let ready = given().board(PICK).progress(13).gold(1).holds(&three);
    let bought = ready.taking(Colour::Brown, 2).act(Action::BuyAp).gives(0);
    let picked = pick(bought.advance(3).gives(0), 0);
    assert_eq!((picked.sheet().progress, held(&picked), picked.sheet().gold), (16, 4, 0));
}

/// Cites: V38, R16.
#[test]
fn v38_two_positions_bring_two_markers() {
    let moved = given().board(PICK).progress(7).taking(Colour::Brown, 6).advance(6).gives(0);
    assert_eq!(moved.game.doing.picks, 2);
    let first = pick(moved, 0);
    assert_eq!(first.game.phase(), Phase::Pick, "another one is owed");
    first.act(Action::PickMarker { slot: 0 }).refused(&rules::MARKER_THERE);
    let second = pick(first, 4);
    assert_eq!((second.sheet().progress, held(&second)), (13, 2));
    assert_eq!(second.game.phase(), Phase::Act);
}

/// Cites: V39, R16.
#[test]
fn v39_where_no_marker_is_left_none_is_taken() {
    let moved = given().board([None; 8]).progress(3).taking(Colour::Brown, 4).advance(4).gives(0);
    assert_eq!((moved.sheet().progress, held(&moved)), (7, 0));
    assert_eq!(moved.game.phase(), Phase::Act);
    let one = [None, None, None, None, None, None, None, Some(Marker::Gold3)];
    let moved = given().board(one).progress(3).taking(Colour::Brown, 5).advance(5).gives(0);
    let picked = pick(moved, 7);
    assert_eq!((held(&picked), picked.game.phase()), (1, Phase::Act), "the second one is lost");
}

/// Cites: 8.4.1, 7.5.
#[test]
fn a_marker_must_be_picked_and_be_there() {
    let moved = given().board(PICK).gold(1).taking(Colour::Brown, 4).advance(4).gives(0);
    let slots = [0, 1, 3, 4].map(|slot| Action::PickMarker { slot });
    assert_eq!(moved.legal(), slots);
    moved.act(Action::PickMarker { slot: 2 }).refused(&rules::MARKER_THERE);
    moved.act(Action::PickMarker { slot: 8 }).refused(&rules::MARKER_THERE);
    moved.done().refused(&rules::DECISIONS);
    moved.act(Action::BuyAp).refused(&rules::DECISIONS);
    let early = given().board(PICK).taking(Colour::Brown, 4).advance(3).gives(0);
    early.act(Action::PickMarker { slot: 0 }).refused(&rules::DECISIONS);
}

/// Cites: V80, R17, 7.3.
#[test]
fn v80_a_gold_marker_is_cashed_at_once() {
    let moved = given().board(PICK).progress(3).taking(Colour::Brown, 1).advance(1).gives(0);
    let picked = pick(moved, 0);
    let mut rich = picked.act(Action::CashMarker { marker: Marker::Gold5 }).gives(0);
    for _ in 0..4 {
        rich = rich.act(Action::BuyAp).gives(0);
    }
    let moved = pick(rich.advance(4).gives(0), 3);
    assert_eq!((moved.sheet().progress, held(&moved), moved.sheet().gold), (8, 2, 1));
}

/// Cites: V81, R17.
#[test]
fn v81_an_action_point_marker_does_not_help_this_action() {
    let moved = given().board(PICK).progress(3).taking(Colour::Brown, 2).advance(1).gives(0);
    let picked = pick(moved, 1);
    assert!(picked.sheet().has(Marker::Ap2Brown));
    assert_eq!(picked.ap(), 1);
    let next = picked.done().gives(0).of(RED).field(&[(Colour::Brown, 2)]);
    assert_eq!(next.take(Colour::Brown).allowed().ap(), 4, "but the next one");
}

/// Cites: V40, 8.7, R5.
#[test]
fn v40_four_steps_to_the_red_space() {
    let moving = given().of(YELLOW).taking(Colour::White, 5).advance(4).gives(0);
    let over = moving.done().gives(0);
    assert_eq!((over.sheet().position, over.sheet().gold), (4, 0));
    assert_eq!(over.game.in_order(), [YELLOW, RED, WHITE, BLUE]);
    let red = over.of(YELLOW).field(&[(Colour::White, 1)]);
    assert_eq!(red.available(), [Colour::Red, Colour::White]);
}

/// Cites: V42, 8.7.
#[test]
fn v42_who_comes_last_lies_on_top() {
    let discs = given().of(BLUE).position(6).of(RED).position(6).of(YELLOW).position(2);
    assert_eq!(discs.game.in_order(), [RED, BLUE, YELLOW, WHITE]);
    let moved = discs.taking(Colour::White, 4).advance(4).gives(0);
    assert_eq!(moved.game.in_order(), [YELLOW, RED, BLUE, WHITE]);
    let between = discs.taking(Colour::White, 4).advance(3).gives(0);
    assert_eq!(between.game.in_order(), [RED, BLUE, YELLOW, WHITE], "5 is behind 6");
}

/// Cites: V43, R18.
#[test]
fn v43_a_jump_onto_the_leader() {
    let discs = given().of(BLUE).position(11).of(RED).position(3).holds(&[Marker::JumpLeader]);
    let jumped = discs.taking(Colour::White, 1).act(Action::Jump).gives(0);
    assert_eq!((jumped.sheet().position, jumped.ap()), (11, 0));
    assert_eq!(jumped.game.in_order()[..2], [RED, BLUE]);
    assert!(!jumped.sheet().has(Marker::JumpLeader));
    assert_eq!(jumped.gold(3).legal(), [Action::Done], "R42: nothing can be bought");
    jumped.gold(3).act(Action::BuyAp).refused(&rules::WHEN_TO_BUY_AP);
    jumped.act(Action::Jump).refused(&rules::MARKER_NEEDED);
}

/// Cites: R18.
#[test]
fn r18_who_is_first_does_not_jump() {
    let first = given().holds(&[Marker::JumpLeader]).taking(Colour::White, 1);
    first.act(Action::Jump).refused(&rules::JUMP);
    let without = given().of(WHITE).taking(Colour::White, 1);
    without.act(Action::Jump).refused(&rules::MARKER_NEEDED);
    let other = given().of(WHITE).holds(&[Marker::JumpLeader]).taking(Colour::Black, 1);
    other.act(Action::Jump).refused(&rules::DECISIONS);
    // With white cubes that stand for another colour there is no Order either.
    let red = given().of(WHITE).position(4).of(BLUE).position(5).of(WHITE);
    let red = red.holds(&[Marker::JumpLeader]).field(&[(Colour::White, 3)]);
    red.take(Colour::Red).allowed().act(Action::Jump).refused(&rules::DECISIONS);
}

/// Cites: R45, R18.
#[test]
fn r45_a_jump_within_one_stack() {
    let under = given().of(BLUE).holds(&[Marker::JumpLeader]).taking(Colour::White, 2);
    let jumped = under.act(Action::Jump).gives(0);
    assert_eq!(jumped.sheet().position, 0);
    assert_eq!(jumped.game.in_order(), [BLUE, RED, WHITE, YELLOW]);
}

/// Cites: V44, 8.8.
#[test]
fn v44_the_end_of_the_order_track_pays_two_gold() {
    let moved = given().position(18).taking(Colour::White, 4).advance(2).gives(0);
    let over = moved.done().gives(0);
    assert_eq!((over.sheet().position, over.sheet().gold), (20, 2));
}

/// Cites: V77, R18.
#[test]
fn v77_no_jump_after_a_step() {
    let discs = given().of(BLUE).position(6).of(RED).position(2).holds(&[Marker::JumpLeader]);
    let moved = discs.taking(Colour::White, 3).advance(1).gives(0);
    moved.act(Action::Jump).refused(&rules::JUMP);
    let steps = [1, 2].map(|steps| Action::Advance { steps });
    assert_eq!(moved.legal(), [&steps[..], &[Action::Done]].concat());
}

/// Cites: V78, R18, 8.8.
#[test]
fn v78_a_jump_to_the_end_pays_nothing() {
    let discs = given().of(BLUE).position(20).of(RED).position(17).holds(&[Marker::JumpLeader]);
    let moving = discs.taking(Colour::White, 5);
    let jumped = moving.act(Action::Jump).gives(0).done().gives(0);
    assert_eq!((jumped.sheet().position, jumped.sheet().gold), (20, 0));
    assert_eq!(jumped.game.in_order()[..2], [RED, BLUE]);
    let walked = moving.advance(3).gives(0).done().gives(0);
    assert_eq!((walked.sheet().position, walked.sheet().gold), (20, 2));
    assert_eq!(walked.game.in_order()[..2], [RED, BLUE]);
    assert!(walked.sheet().has(Marker::JumpLeader), "kept");
}

/// Cites: V79, R36, 8.8, 7.4.
#[test]
fn v79_order_on_the_last_space_pays_two_gold() {
    let last = given().position(20).gold(11).taking(Colour::White, 4);
    assert_eq!(last.legal(), [Action::BuyAp, Action::Done]);
    let over = last.done().gives(1);
    assert_eq!(over.sheet().gold, 12);
}

/// Cites: R37.
#[test]
fn r37_order_without_a_step_pays_nothing() {
    let moving = given().position(19).taking(Colour::White, 4);
    moving.advance(0).refused(&rules::STEPS_ON_A_TRACK);
    assert_eq!(moving.done().gives(0).sheet().gold, 0);
}

/// Cites: 8.8.
#[test]
fn action_points_that_fit_pay_no_gold() {
    let exact = given().cannons(8).taking(Colour::Black, 4).advance(4).gives(0).done().gives(0);
    assert_eq!((exact.sheet().cannons, exact.sheet().gold), (12, 0));
    let brown = given().progress(17).taking(Colour::Brown, 5).advance(3).gives(0).done().gives(0);
    assert_eq!((brown.sheet().progress, brown.sheet().gold), (20, 2));
    assert_eq!(brown.game.score(RED).points, 0);
}
