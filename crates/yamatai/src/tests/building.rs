//! 7.1, 7.2: what can be built where.
use super::position::{BLUE, ORANGE, Position, boats, given, given_blocking, island, tile};
use crate::{
    Action,
    components::{Kind, Specialist},
    rules,
    state::Phase,
};

/// E29: wood, bamboo and stone around I07.
fn e29() -> Position {
    given().fresh("S02:W S12:B S20:S").row("T13")
}

/// Cites: E29, R10, R11, 7.1, 7.2.
#[test]
fn e29_boats_around_the_island_cover_the_cost() {
    let after = e29().build("T13", "I07").allowed();
    assert_eq!((after.mat().left, after.mat().built), (5, tile("T13").bit()));
    assert!(after.game.houses[BLUE.index()].contains(island("I07")));
    assert_eq!(after.game.occupied().len(), 3, "boats stay");
    assert_eq!(after.game.row, 0, "the row is filled later");
    assert_eq!(after.phase(), Phase::Recruit);
}

/// Cites: E30, 7.1.3.
#[test]
fn e30_a_fresh_boat_must_be_adjacent() {
    let blue = given().boats("S02:W S12:B S20:S").fresh("S29:B").row("T13");
    blue.build("T13", "I07").refused(&rules::FRESH_BOAT_BESIDE);
}

/// Cites: E31, R12.
#[test]
fn e31_the_fresh_boat_need_not_pay() {
    let blue = given().boats("S02:W S12:B S20:S").fresh("S13:C").row("T13");
    blue.build("T13", "I07").allowed();
}

/// Cites: E32, R1.
#[test]
fn e32_a_token_does_not_stop_building_and_stays() {
    let after = e29().tokens("I07:violet").build("T13", "I07").allowed();
    assert!(after.game.tokens().contains(island("I07")));
    let blocked = given_blocking().fresh("S02:W S12:B S20:S").row("T13").tokens("I07:violet");
    blocked.build("T13", "I07").refused(&rules::TOKENS_AND_BUILDING);
}

/// Cites: E33, R32, 7.1.2.
#[test]
fn e33_sacred_ground_stops_building() {
    e29().sacred("I07").build("T13", "I07").refused(&rules::ISLAND_IS_EMPTY);
    e29().of(ORANGE).houses("I07").of(BLUE).build("T13", "I07").refused(&rules::ISLAND_IS_EMPTY);
}

/// Cites: E34, R26, R27, 7.1.5.
#[test]
fn e34_without_pieces_only_prestige_buildings_are_left() {
    e29().left(0).build("T13", "I07").refused(&rules::BUILDING_LEFT);
    let golden = given().left(0).fresh("S02:W S12:G S20:S").row("T22");
    let after = golden.build("T22", "I07").allowed();
    assert!(after.game.torii.contains(island("I07")));
    assert_eq!(tile("T22").kind(), Kind::Torii);
}

/// Cites: E35, F9, 7.1.4.
#[test]
fn e35_fleet_9_waives_one_boat() {
    let blue = given().fleet(9).fresh("S02:W S12:B").row("T13");
    let outcome = blue.build("T13", "I07");
    assert!(outcome.names().contains(&"power_used".into()));
    outcome.allowed();
    let poor = given().fleet(9).fresh("S02:W").row("T13");
    poor.build("T13", "I07").refused(&rules::COST_IS_COVERED);
    let outcome = given().fleet(9).fresh("S02:W S12:B S20:S").row("T13").build("T13", "I07");
    assert!(!outcome.names().contains(&"power_used".into()), "nothing was waived");
    blue.fleet(1).build("T13", "I07").refused(&rules::COST_IS_COVERED);
    blue.use_power().refused(&rules::POWERS_STEP_BY_STEP);
}

/// Cites: E36, SP11.
#[test]
fn e36_kaguya_takes_bamboo_for_wood() {
    let blue = given().fresh("S02:B S12:S S20:C").row("T18");
    blue.build("T18", "I07").refused(&rules::COST_IS_COVERED);
    blue.owns(&[Specialist::Kaguya]).build("T18", "I07").allowed();
}

/// Cites: E37, SP11.
#[test]
fn e37_bamboo_is_no_gold() {
    let blue = given().owns(&[Specialist::Kaguya]).fresh("S02:B S12:W S20:S").row("T22");
    blue.build("T22", "I07").refused(&rules::COST_IS_COVERED);
}

/// Cites: E38, SP11.
#[test]
fn e38_bamboo_counts_once() {
    let blue = given().owns(&[Specialist::Kaguya]).row("T15");
    blue.fresh("S02:B S12:B").build("T15", "I07").refused(&rules::COST_IS_COVERED);
    blue.fresh("S02:B S12:B S20:B").build("T15", "I07").allowed();
}

/// Cites: E39, R40, F9, SP11.
#[test]
fn e39_both_helps_together() {
    let blue = given().fleet(9).owns(&[Specialist::Kaguya]);
    blue.fresh("S02:S S12:C S20:B").row("T28").build("T28", "I07").allowed();
}

/// Cites: E40, 7.1.6.
#[test]
fn e40_one_building_a_turn() {
    let blue = given().boats("S13:S").fresh("S20:B").row("T04 T08").tokens("I02:red");
    blue.build("T04", "I07").allowed();
    let both = blue.fleet(10);
    let after = both.build("T04", "I08").allowed();
    assert_eq!(after.phase(), Phase::Second);
    after.build("T04", "I07").refused(&rules::TILE_IN_REACH);
    let second = both.row("T01").boats("S12:B").build("T04", "I08").allowed();
    second.build("T01", "I07").refused(&rules::ONE_BUILDING_A_TURN);
}

/// Cites: E41, R33, 7.1.1.
#[test]
fn e41_a_tile_reserved_by_another_is_out_of_reach() {
    let blue = given().fresh("S02:W S12:S S20:C S13:G");
    blue.of(ORANGE).reserved("T27").of(BLUE).build("T27", "I07").refused(&rules::TILE_IN_REACH);
    let after = blue.reserved("T27").build("T27", "I07").allowed();
    assert_eq!((after.mat().reserved, after.mat().built), (0, tile("T27").bit()));
    assert!(after.game.palaces.contains(island("I07")));
}

/// Cites: R11.
#[test]
fn r11_boats_serve_many_islands() {
    let blue = e29().row("T02").build("T13", "I07").allowed();
    assert_eq!(blue.game.boats_around(island("I01")), crate::cost::pack([1, 1, 0, 0, 0]));
    let again = given().houses("I07").boats("S02:W S12:B S20:S").fresh("S11:C").row("T02");
    again.build("T02", "I01").allowed();
}

/// Cites: R35.
#[test]
fn r35_what_was_built_is_known_to_all() {
    let after = e29().build("T13", "I07").allowed();
    let view = crate::view::view(&after.game);
    assert_eq!(view.players[0].built, [tile("T13")]);
    assert_eq!(view.players[0].points, 2 + 3, "ten coins and the tile");
    assert_eq!(boats("BWS"), tile("T13").cost());
    assert!(!after.legal().contains(&Action::Pass));
}
