//! 9.3: roads from a totem to the sea.
use alloc::{vec, vec::Vec};

use skerry_core::Silent;
use skerry_grid::HexSet;

use super::position::{A, At, given, row, set};
use crate::{
    Event,
    components::{Board, Space, Symbol},
    island::Island,
    modules,
    rulesets::{
        RuleSet,
        RuleSetId::{Eternal, Game1},
    },
    state::Player,
};

const SECOND_PATH: [At; 3] = [(4, 3), (3, 4), (2, 5)];

/// The totems that were connected.
fn connected(event: &Event) -> Option<At> {
    let Event::TotemConnected { totem, points: 5, .. } = event else { return None };
    Some((totem.hex().q, totem.hex().r))
}

/// Cites: E26, 9.3.
#[test]
fn e26_a_short_road() {
    let outcome = given(Eternal).paths([(5, 4), (5, 5)]).card("T03").place((6, 6), 3);
    assert_eq!(outcome.told(connected), [(5, 3)]);
    assert_eq!(outcome.gives(5).player().marker, 15);
}

/// Cites: E27, R23, 9.3.
#[test]
fn e27_two_totems_at_once() {
    let outcome = given(Eternal).paths([(5, 4), (6, 3), (5, 5)]).card("T03").place((6, 6), 3);
    assert_eq!(outcome.told(connected), [(5, 3), (7, 3)]);
    assert_eq!(outcome.gives(10).player().marker, 20);
}

/// Cites: E28, R21.
#[test]
fn e28_the_inner_beach_counts() {
    let outcome = given(Eternal).paths(SECOND_PATH).card("T05").place((1, 6), 0);
    assert_eq!(outcome.told(connected), [(5, 3)]);
    outcome.gives(5);
}

/// Cites: E29, 9.3.
#[test]
fn e29_not_there_yet() {
    given(Eternal).paths([(3, 1), (2, 1)]).card("T03").place((0, 1), 0).gives(0);
    let outcome = given(Eternal).paths([(3, 1), (2, 1), (1, 1)]).card("T05").place((0, 0), 1);
    assert_eq!(outcome.told(connected), [(4, 1)]);
    outcome.gives(5);
}

/// Cites: E30, R23.
#[test]
fn e30_the_same_totem_twice() {
    let once = given(Eternal).paths([(5, 4), (5, 5)]).card("T03").place((6, 6), 3).gives(5);
    once.paths(SECOND_PATH).card("T05").place((1, 6), 0).gives(0);
}

/// Cites: R23.
#[test]
fn r23_a_road_already_at_the_sea_may_reach_further_totems() {
    let road = given(Eternal).paths([(5, 4), (5, 5), (5, 6)]);
    let outcome = road.card("T03").place((7, 4), 3);
    assert_eq!(outcome.told(connected), [(7, 3)], "(6,4) is next to it and to (5,4)");
    outcome.gives(5);
}

/// Cites: R22, 9.3.
#[test]
fn r22_two_networks_are_no_road() {
    // One next to the totem, one on the beach, a gap between them; then the gap is closed.
    let gap = given(Eternal).paths([(5, 4), (5, 6)]);
    gap.card("T03").place((7, 4), 3).gives(0);
    let outcome = gap.card("T03").place((6, 5), 3);
    assert_eq!(outcome.told(connected), [(5, 3)]);
    outcome.gives(5);
}

/// Cites: R22.
#[test]
fn r22_one_hex_may_be_both_ends_of_a_road() {
    // No board of ours has a totem next to the beach, so here is one.
    static SHORE: Board = Board {
        beach: HexSet::one(0),
        heath: HexSet::EMPTY,
        palms: HexSet::EMPTY,
        jungle: HexSet::one(1),
        totems: &[Space(1)],
    };
    let rules = RuleSet { board: &SHORE, coverable: SHORE.beach, ..*Eternal.rules() };
    let mut player = Player::at_start(Eternal, Island::fresh(0));
    let path = set([(0, 0)]);
    player.symbols[Symbol::Path.index()] = path;
    let fresh = [HexSet::EMPTY, HexSet::EMPTY, HexSet::EMPTY, path];
    let mut events = vec![];
    assert_eq!(modules::at_once(&mut player, &rules, A, &fresh, &mut events), 5);
    assert_eq!(events.iter().filter_map(connected).collect::<Vec<_>>(), [(1, 0)]);
    assert_eq!(modules::at_once(&mut player, &rules, A, &fresh, &mut Silent), 0);
}

/// Cites: R21, 9.3.
#[test]
fn r21_the_road_need_not_touch_the_sea() {
    // Inner beach, and the heath beside it for comparison.
    let road = given(Eternal).paths(row(5, 2, 7)).paths([(5, 4)]);
    let cases = [((2, 6), 5), ((4, 6), 5), ((5, 6), 5), ((7, 6), 5), ((3, 6), 0), ((6, 6), 0)];
    for ((q, r), points) in cases {
        road.card("T05").place((q - 1, r), 0).gives(points);
    }
}

/// Cites: 9.3.
#[test]
fn rule_9_3_there_are_no_roads_in_game_1() {
    let road = given(Game1).paths([(3, 5), (4, 5)]);
    road.card("T03").place((5, 6), 3).gives(0);
}

/// Cites: R31, R14.
#[test]
fn r31_one_sum_then_the_end_of_the_track() {
    // Farm and road in one placement, at 53: both are told before the marker stops.
    let ready = given(Eternal).fields([(6, 5), (7, 5), (7, 4), (8, 4)]).paths([(5, 4), (5, 5)]);
    let outcome = ready.marker(53).card("T03").place((6, 6), 3);
    let told = ["tile_placed", "group_completed", "totem_connected", "track_ended"];
    assert_eq!(outcome.names(), told);
    let after = outcome.gives(2);
    assert!(after.player().is_locked);
    ready.marker(40).card("T03").place((6, 6), 3).gives(8);
}
