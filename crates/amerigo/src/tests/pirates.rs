//! 11 The pirates, and 6.2 the next pass.
use skerry_core::{Game, QuickDice, Silent, Stack, Viewer};

use super::position::{BLUE, Position, RED, WHITE, YELLOW, given};
use crate::{
    Amerigo, Chance, Event,
    components::{Marker, Resource},
    state::Phase,
};

/// Nature turns up everything for the next pass.
fn prepared(position: &Position) -> Amerigo {
    let (mut game, mut dice) = (position.game, QuickDice::new(6));
    while !matches!(game.phase(), Phase::Throw) {
        game.resolve(game.sample(&mut dice), &mut Silent);
    }
    game
}

/// Cites: V60, 11.
#[test]
fn v60_too_few_cannons_cost_the_whole_strength() {
    let attacked = given().pirates(&[2, 4]).of(BLUE).cannons(4).points(20).end_of_pass();
    let plundered = Event::PiratesPlundered { seat: BLUE, strength: 6, points: -6 };
    assert!(attacked.events().contains(&plundered));
    let after = attacked.gives(-6);
    assert_eq!((after.sheet().cannons, after.sheet().points), (0, 14));
}

/// Cites: V61, 11.
#[test]
fn v61_cannons_that_are_left_stay() {
    let after = given().pirates(&[2, 4]).of(YELLOW).cannons(8).points(5).end_of_pass().gives(0);
    assert_eq!(after.sheet().cannons, 2);
}

/// Cites: V62, 6.2, 11.
#[test]
fn v62_the_next_marker_makes_them_stronger() {
    let end = given().pass(3).pirates(&[1, 2, 3]).end_of_pass().allowed();
    assert_eq!((end.game.pass, end.game.phase()), (4, Phase::TurnPirate));
    let mut game = end.game;
    game.resolve(Chance::Pirate { strength: 4 }, &mut Silent);
    assert_eq!(game.pirates, 10);
    let mut next = end;
    next.game = game;
    let plundered = next.points(12).end_of_pass().gives(-10);
    assert_eq!(plundered.sheet().points, 2);
}

/// Cites: V63, 11.
#[test]
fn v63_half_is_rounded_up() {
    let half = given().pirates(&[3, 4]).holds(&[Marker::PirateHalf]).cannons(3).points(10);
    let after = half.end_of_pass().gives(-4);
    assert_eq!((after.sheet().cannons, after.sheet().points), (0, 6));
    let repelled = half.cannons(7).end_of_pass().gives(0);
    assert_eq!(repelled.sheet().cannons, 0, "cannons are not halved");
}

/// Cites: V64, 11.
#[test]
fn v64_points_do_not_fall_below_zero() {
    let after = given().pirates(&[2, 4]).points(2).end_of_pass().gives(-2);
    assert_eq!(after.sheet().points, 0);
}

/// Cites: V65, R31.
#[test]
fn v65_stronger_pirates_for_all_others() {
    let a = given().pirates(&[0]).holds(&[Marker::PirateGold]).cannons(2);
    let b = a.of(BLUE).holds(&[Marker::PiratePlus2]).points(3);
    let after = b.end_of_pass().gives(0).of(RED);
    assert_eq!((after.sheet().cannons, after.sheet().gold), (0, 2));
    assert_eq!(after.sheet_of(WHITE).points, 0);
    let strengths = given().pirates(&[1]).of(BLUE).holds(&[Marker::PiratePlus2]);
    let view = strengths.game.view(Viewer::Spectator);
    assert_eq!(
        view.players.iter().map(|p| p.pirates).collect::<alloc::vec::Vec<_>>(),
        [3, 3, 1, 3]
    );
}

/// Cites: V66, 10.
#[test]
fn v66_even_pirates_without_strength_pay_gold() {
    let after = given().pirates(&[0]).holds(&[Marker::PirateGold]).end_of_pass().gives(0);
    assert_eq!(after.sheet().gold, 2);
    let full = given().pirates(&[0]).gold(11).holds(&[Marker::PirateGold]).end_of_pass();
    assert_eq!(full.gives(1).sheet().gold, 12, "R11");
    let lost = given().pirates(&[3]).points(9).holds(&[Marker::PirateGold]).end_of_pass();
    assert_eq!(lost.gives(-3).sheet().gold, 0);
}

/// Cites: V84, R46.
#[test]
fn v84_the_raised_strength_is_halved() {
    let other = given().pirates(&[1, 4]).of(BLUE).holds(&[Marker::PiratePlus2]).of(RED);
    let half = other.holds(&[Marker::PirateHalf]).cannons(6).points(10);
    let after = half.end_of_pass().gives(-4);
    assert_eq!((after.sheet().cannons, after.sheet().points), (0, 6));
}

/// Cites: R30, 11.
#[test]
fn r30_everybody_is_attacked_once_and_alone() {
    let mut position = given().pirates(&[4]);
    for (seat, cannons) in [(RED, 4), (WHITE, 3), (BLUE, 12), (YELLOW, 0)] {
        position = position.of(seat).cannons(cannons).points(10);
    }
    let gold = position.of(RED).holds(&[Marker::PirateGold]);
    let after = gold.end_of_pass().gives(0);
    assert_eq!(after.all_points(), [10, 6, 10, 6]);
    let cannons = [RED, WHITE, BLUE, YELLOW].map(|seat| after.sheet_of(seat).cannons);
    assert_eq!(cannons, [0, 0, 8, 0]);
    assert_eq!(after.sheet().gold, 2, "kept, whatever others lose");
}

/// Cites: V67, R38, 6.2.
#[test]
fn v67_markers_move_to_the_right_with_their_gaps() {
    let left = [Some(Marker::Gold3), Some(Marker::End7), None, Some(Marker::Sail8)];
    let [a, b, gap, d] = left;
    let board = given().board([a, b, gap, d, Some(Marker::CubeVp), None, None, None]);
    let game = prepared(&board.end_of_pass().allowed());
    assert_eq!(game.markers[4..], [a, b, gap, d]);
    let fresh = &game.markers[..4];
    assert!(fresh.iter().all(Option::is_some), "{fresh:?}");
    for gone in [a, b, d, Some(Marker::CubeVp)] {
        assert!(!fresh.contains(&gone), "{gone:?} was seen before");
    }
    assert_eq!(game.markers.iter().flatten().count(), 7, "R38: fewer than eight");
}

/// Cites: V68, 6.2.
#[test]
fn v68_goods_that_are_left_are_discarded() {
    let left = [(Resource::Coffee, 4), (Resource::Sugar, 2), (Resource::Cotton, 3)];
    let end = given().display(&left).end_of_pass().allowed();
    assert_eq!(end.game.goods, [None; 10]);
    let game = prepared(&end);
    assert_eq!(game.goods.iter().flatten().count(), 10);
    assert_eq!(game.pass, 2);
    assert_eq!(game.view(Viewer::Spectator).time, 4);
}

/// Cites: V86, R41.
#[test]
fn v86_every_unseen_pirate_is_equally_likely() {
    let mut turning = given().pirates(&[0, 3]);
    turning.game.phases = Stack::new(Phase::TurnPirate);
    for (drawn, strength) in [(0, 0), (1, 1), (2, 2), (3, 4)] {
        let turned = turning.draws(&[drawn], &[4]);
        assert_eq!(turned.game.pirates, 3 + strength);
    }
    assert!(!turning.game.is_possible(&Chance::Pirate { strength: 3 }), "it lies there");
    assert!(!turning.game.is_possible(&Chance::Pirate { strength: 5 }), "there is none");
}

/// Cites: 6, 11, 12.
#[test]
fn the_pirates_attack_a_last_time_before_final_scoring() {
    let last = given().pass(5).pirates(&[0, 1, 2, 3, 4]).points(30).end_of_pass();
    let names = last.names();
    let attack = names.iter().position(|name| name == "pirates_plundered");
    let scoring = names.iter().position(|name| name == "scoring_began");
    assert!(attack.is_some() && attack < scoring, "{names:?}");
    let over = last.gives(-10);
    assert_eq!(over.game.phase(), Phase::Over);
    assert_eq!(over.legal(), []);
}
