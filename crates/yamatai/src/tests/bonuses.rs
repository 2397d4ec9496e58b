//! 7.3: prestige neighbours, mountains, groups, and the specialists that add to them.
use super::position::{Position, given, island, tile};
use crate::{
    components::{Kind, Specialist},
    state::Phase,
};

/// A house (T04) or a trading post (T11) can be built on I08.
fn beside_i08() -> Position {
    given().boats("S30:S").fresh("S20:B S23:B").row("T04 T11").coins(0)
}

#[track_caller]
fn gains(position: Position, name: &str, at: &str, expected: (u8, u16)) -> Position {
    let before = *position.mat();
    let after = position.build(name, at).allowed();
    let gained = (after.mat().prestige - before.prestige, after.mat().coins - before.coins);
    assert_eq!(gained, expected, "prestige and coins");
    after
}

/// Cites: E42, 7.3.
#[test]
fn e42_a_point_for_each_prestige_neighbour() {
    gains(beside_i08().torii("I02").palaces("I14"), "T04", "I08", (2, 0));
}

/// Cites: E43, R14.
#[test]
fn e43_corners_do_not_count_and_mountains_do() {
    let blue = beside_i08().torii("I02").palaces("I14 I13").mountains("I08");
    gains(blue, "T04", "I08", (3, 0));
}

/// Cites: E44, 7.3.
#[test]
fn e44_a_coin_for_each_building_of_the_group() {
    gains(beside_i08().houses("I07 I13"), "T04", "I08", (0, 3));
}

/// Cites: E45, R37.
#[test]
fn e45_a_trading_post_doubles_its_group() {
    assert_eq!(tile("T11").kind(), Kind::TradingPost);
    gains(beside_i08().houses("I07 I13"), "T11", "I08", (0, 6));
}

/// Cites: E46.
#[test]
fn e46_a_corner_makes_no_group() {
    let blue = given().fresh("S13:S S03:B").row("T04").houses("I08").coins(0);
    gains(blue, "T04", "I13", (0, 0));
}

/// Cites: E47.
#[test]
fn e47_groups_merge() {
    gains(beside_i08().houses("I01 I07 I09 I10"), "T04", "I08", (0, 5));
}

/// Cites: E48, R36.
#[test]
fn e48_a_lonely_trading_post_gets_nothing() {
    gains(beside_i08(), "T11", "I08", (0, 0));
}

/// Cites: E49, R37, SP08, SP09, SP10.
#[test]
fn e49_oyama_uzume_and_hotei_add_theirs() {
    let blue = beside_i08().houses("I07 I13").torii("I02").mountains("I08");
    let blue = blue.owns(&[Specialist::Oyama, Specialist::Uzume, Specialist::Hotei]);
    gains(blue, "T11", "I08", (4, 8));
}

/// A torii (T24) can be built on I08.
fn prestigious_i08() -> Position {
    let blue = given().boats("S30:S S29:S").fresh("S20:G").row("T24").coins(0);
    blue.houses("I07 I13").torii("I02").mountains("I08")
}

/// Cites: E50, R15, R46, SP02.
#[test]
fn e50_awashima_brings_bonuses_for_prestige_buildings() {
    gains(prestigious_i08(), "T24", "I08", (0, 0));
    let after = gains(prestigious_i08().owns(&[Specialist::Awashima]), "T24", "I08", (2, 3));
    assert!(after.game.torii.contains(island("I08")));
    assert!(!after.game.houses[0].contains(island("I08")), "it is neutral afterwards");
    assert_eq!(after.mat().left, 4);
}

/// Cites: R15, R46.
#[test]
fn r46_a_prestige_building_joins_no_group_later() {
    let blue = given().owns(&[Specialist::Awashima]).torii("I08").houses("I07").coins(0);
    let blue = blue.fresh("S30:S S31:B").row("T04");
    gains(blue, "T04", "I14", (1, 0));
}

/// Cites: E75, R52, SP02.
#[test]
fn e75_awashima_together_with_the_others() {
    let wise = [Specialist::Awashima, Specialist::Oyama, Specialist::Uzume, Specialist::Hotei];
    gains(prestigious_i08().owns(&wise), "T24", "I08", (4, 5));
}

/// Cites: SP09, SP10.
#[test]
fn specialists_add_nothing_to_nothing() {
    let wise = [Specialist::Oyama, Specialist::Uzume, Specialist::Hotei];
    let after = gains(beside_i08().owns(&wise), "T04", "I08", (0, 0));
    assert_eq!(after.phase(), Phase::Recruit);
    gains(beside_i08().owns(&wise).torii("I02").palaces("I14"), "T04", "I08", (3, 0));
}
