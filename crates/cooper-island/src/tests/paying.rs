//! 5.2, 5.8, R33, R91: costs, reductions, payments, and pieces that need a place.
use alloc::vec::Vec;

use super::position::{EVE, MIKE, Position, given, given_with};
use crate::{Options, rules, state::Phase};

const AT_D: &str = "put_worker worker=normal section=d";
const AT_D_SQUARE: &str = "put_worker worker=special section=d";
const AT_H: &str = "put_worker worker=normal section=h";

fn supplies(eve: Position, card: &str) -> Position {
    let supply = alloc::format!("supply cargo={card}");
    eve.play(&[AT_H, "do deed=supply", &supply])
}

/// Cites: V9, V10, R6, R10, 5.2, 5.17.
#[test]
fn v9_v10_nothing_redundant_is_paid() {
    let eve = given().land("d2=Mountain/4[Gold] c3=Settlement/4[Cloth]").stored("Gold");
    let eve = eve.round(4);
    let paid = supplies(eve, "C5");
    assert_eq!(paid.storage(), [0; 6]);
    assert_eq!((paid.at("d2"), paid.at("c3")), ("Mountain/4[]".into(), "Settlement/4[]".into()));
    let more = supplies(eve.stored("Gold Cloth"), "C5");
    assert_eq!(more.at("c3"), "Settlement/4[]", "one set only: the program pays it");
    assert_eq!(more.storage(), [0, 0, 0, 0, 0, 1]);
}

/// Cites: R6.
#[test]
fn r6_a_table_may_allow_to_pay_more() {
    let options = Options { allow_redundant_payment: true, ..Options::of(2) };
    let eve = given_with(&options).land("d2=Mountain/4[Gold] c3=Settlement/4[Cloth]");
    let asked = supplies(eve.stored("Gold Cloth").round(4), "C5");
    assert!(asked.may("pay item=cloth stored=1 land=c3"));
    assert!(asked.may("pay item=cloth stored=0 land=c3"));
}

/// Cites: V12, R7, R13, R35, 5.14.
#[test]
fn v12_a_large_building_goes_to_the_highest_free_space() {
    let land = "c1=Meadow/1[] c3=Forest/4[Wood] d2=Mountain/4[Stone]";
    let eve = given().land(land).stored("Coin Coin");
    let paid = eve.play(&[AT_D, "do deed=erect", "erect building=large"]);
    assert_eq!(paid.options("put"), ["put space=c3", "put space=d2"]);
    paid.act("put space=c1").refused(&rules::HIGHEST_FREE_LEVEL);
    let put = paid.act("put space=d2").allowed();
    assert_eq!(put.options("sail").len(), 2, "two points for one ship");
    let sailed = put.act("sail ship=one_sail").allowed();
    assert_eq!(sailed.sheet().steps, [2, 0]);
    let seen = sailed.draw("look cards=expedition_camp-mint-depot-dockyard");
    assert_eq!(seen.options("keep").len(), 4);
    let kept = seen.act("keep card=mint").allowed();
    assert_eq!(kept.options("bury").len(), 6);
    let buried = kept.act("bury first=dockyard second=depot third=expedition_camp").allowed();
    assert_eq!(buried.game.decks[1].len(), 14);
    assert_eq!(buried.sheet().face_up.count_ones(), 1);
    let settled = given().land("c3=Settlement/4[] d2=Mountain/4[Stone] c4=Forest/4[Wood]");
    let settled = settled.stored("Coin Coin");
    let three = settled.play(&[AT_D, "do deed=erect", "erect building=large", "put space=c3"]);
    assert_eq!(three.act("sail ship=two_sail").allowed().sheet().steps, [0, 3]);
}

/// Cites: V14.
#[test]
fn v14_a_cube_is_worth_the_level_it_lies_on() {
    let feeds = |land: &str| {
        let eve = given().land(land).anchors([1, 0]).phase(Phase::Feed);
        eve.act("done").allowed().sheet().anchors[1]
    };
    assert_eq!((feeds("c1=Meadow/1[Food]"), feeds("c1=Meadow/3[Food]")), (1, 0));
    let stored = given().land("c1=Meadow/3[Food]").anchors([1, 0]).phase(Phase::Feed);
    let fed = stored.play(&["store", "done"]);
    assert_eq!(fed.sheet().anchors, [1, 1], "stored it is worth 1");
}

/// Cites: V28, R8, R84, 7D.
#[test]
fn v28_what_the_symbol_of_section_d_leaves() {
    let eve = given().workers(2, 1).land("c1=Meadow/1[]").stored("Coin Wood Wood Stone Stone");
    let asked = eve.play(&[AT_D_SQUARE, "do deed=erect"]);
    let cuts: Vec<_> = asked.options("cut");
    let expected = [
        "cut coin=0 wood=0 stone=2 gold=0 cloth=0",
        "cut coin=0 wood=1 stone=1 gold=0 cloth=0",
        "cut coin=0 wood=2 stone=0 gold=0 cloth=0",
        "cut coin=1 wood=0 stone=1 gold=0 cloth=0",
        "cut coin=1 wood=1 stone=0 gold=0 cloth=0",
    ];
    assert_eq!(cuts, expected);
    asked.act("cut coin=1 wood=0 stone=0 gold=0 cloth=0").refused(&rules::REDUCTION_IN_FULL);
    let paid = eve.play(&[AT_D_SQUARE, "do deed=waive", "do deed=erect"]);
    assert_eq!(paid.storage(), [0; 6], "the whole price");
}

/// Cites: V29, R52, 5.14.
#[test]
fn v29_a_fortress_brings_five_points_on_a_settlement_and_no_card() {
    let land = "c1=Forest/6[Wood] c2=Mountain/3[Stone] c3=Mountain/3[Gold] c4=Settlement/7[]";
    let eve = given().land(land).land("d1=Settlement/3[Cloth]");
    let put = eve.play(&[AT_D, "do deed=erect"]);
    assert_eq!(put.at("c4"), "Settlement/7[fortress]");
    let sailed = put.act("sail ship=one_sail").allowed();
    assert_eq!(sailed.sheet().steps, [5, 0]);
    assert_eq!(sailed.game.turn(), skerry_core::Turn::Chance, "the bay, and no card");
    assert_eq!(sailed.game.decks[0].len() + sailed.game.decks[1].len(), 30);
}

/// Cites: V30, R8, R44, R71, SB7.
#[test]
fn v30_reductions_of_cargo_ships_add_up() {
    let eve = given().round(5).cards("SB7").land("d2=Mountain/5[Gold] c3=Settlement/2[Cloth]");
    let asked = eve.play(&[AT_H, "do deed=supply", "supply cargo=C5"]);
    let expected = [
        "cut coin=0 wood=0 stone=0 gold=0 cloth=2",
        "cut coin=0 wood=0 stone=0 gold=1 cloth=1",
        "cut coin=0 wood=0 stone=0 gold=2 cloth=0",
    ];
    assert_eq!(asked.options("cut"), expected);
    let all = asked.act("cut coin=0 wood=0 stone=0 gold=0 cloth=2").allowed();
    let sailed = all.act("sail ship=one_sail").allowed();
    assert!(!sailed.game.harbormaster_stands);
    assert_eq!(sailed.at("c3"), "Settlement/2[Cloth]");
    // Mike pays all of it in this round.
    let mut late = given().round(5).of(MIKE).land("d2=Mountain/5[Gold] c3=Settlement/1[Cloth]");
    late.game.harbormaster_stands = false;
    late.game.active = MIKE;
    late.act(AT_H).allowed().cannot("do deed=supply");
    late.game.harbormaster_stands = true;
    assert!(late.act(AT_H).allowed().may("do deed=supply"));
}

/// Cites: V67, R71, R84, SB8, LB15.
#[test]
fn v67_reductions_of_boats_add_up() {
    let eve = given().cards("SB8 LB15").stored("Coin Wood Wood");
    let asked = eve.play(&["use_card card=dockyard", "build_boat boat=coin landing=P1"]);
    let expected =
        ["cut coin=0 wood=2 stone=0 gold=0 cloth=0", "cut coin=1 wood=1 stone=0 gold=0 cloth=0"];
    assert_eq!(asked.options("cut"), expected);
    let free = given().workers(2, 1).cards("SB8");
    let built = free.play(&["put_worker worker=special section=b", "do deed=build_boat"]);
    assert!(built.options("build_boat").iter().all(|text| text.ends_with("P1")));
    let built = built.act("build_boat boat=coin landing=P1").allowed();
    assert_eq!(built.sheet().boats_built(), 1, "free");
}

/// Cites: V79, R91, 5.2.
#[test]
fn v79_a_payment_asks_only_where_there_is_a_choice() {
    let land = "c3=Forest/4[Wood] c4=Forest/2[Wood] b3=Forest/2[Wood] d2=Mountain/4[Stone]";
    let eve = given().land(land).stored("Coin Coin Wood");
    let asked = eve.play(&[AT_D, "do deed=erect", "erect building=large"]);
    let expected = ["pay item=wood stored=0 land=b3-c4", "pay item=wood stored=0 land=c3"];
    let mut legal = asked.legal();
    legal.sort();
    assert_eq!(legal, expected, "coins are paid, stone will be");
    asked.act("pay item=wood stored=1 land=b3-c4").refused(&rules::NOTHING_REDUNDANT);
    asked.act("pay item=wood stored=1 land=c3").refused(&rules::NOTHING_REDUNDANT);
    asked.act("pay item=wood stored=1 land=c4").refused(&rules::PAY_A_COST);
    let paid = asked.act("pay item=wood stored=0 land=b3-c4").allowed();
    assert_eq!(paid.at("d2"), "Mountain/4[]");
    assert_eq!(paid.storage(), [0, 1, 0, 0, 0, 0]);
}

/// Cites: V80, R6.
#[test]
fn v80_every_set_without_a_redundant_cube() {
    let land = "a1=Forest/3[Wood] b1=Forest/2[Wood] c1=Forest/2[Wood] d2=Mountain/4[Stone]";
    let eve = given().land(land).stored("Coin Coin Wood Wood");
    let asked = eve.play(&[AT_D, "do deed=erect", "erect building=large"]);
    let mut sets = asked.options("pay");
    sets.sort();
    let expected = [
        "pay item=wood stored=0 land=a1-b1",
        "pay item=wood stored=0 land=a1-c1",
        "pay item=wood stored=0 land=b1-c1",
        "pay item=wood stored=1 land=a1",
        "pay item=wood stored=2 land=b1",
        "pay item=wood stored=2 land=c1",
    ];
    assert_eq!(sets, expected);
}

/// Cites: V27, R32, 5.8.
#[test]
fn v27_the_highest_free_level_is_judged_when_the_piece_is_put() {
    let land = "c1=Meadow/4[Food] c2=Settlement/3[] d1=Forest/2[]";
    let eve = given().land(land).stored("Coin Wood Wood Stone Stone").market("Gold");
    let paid = eve.play(&[AT_D, "do deed=erect"]);
    assert_eq!(paid.options("put"), ["put space=c2"]);
    let two = paid.play(&["put space=c2", "sail ship=one_sail"]);
    assert_eq!(two.sheet().steps, [2, 0]);
    let stored = paid.act("store").allowed();
    assert_eq!(stored.options("put"), ["put space=c1"]);
    assert_eq!(stored.play(&["put space=c1", "sail ship=one_sail"]).sheet().steps, [1, 0]);
}

/// Cites: V58, R36.
#[test]
fn v58_the_spot_under_a_building_is_open_during_its_helm_gain() {
    let eve = given().land("c1=Meadow/1[]").stored("Coin Wood Wood Stone Stone");
    let mut eve = eve.islets("I3@WL1a");
    eve.game.sheets[0].market = [5, 0, 0, 0, 0, 0];
    let paid = eve.play(&[AT_D, "do deed=erect"]);
    let full = paid.play(&["fetch item=coin", "fetch item=coin", "fetch item=coin"]);
    let full = full.play(&["fetch item=coin", "fetch item=coin"]);
    assert_eq!((full.sheet().stored(), full.sheet().spots()), (5, 5));
    let put = full.act("put space=c1").allowed();
    assert_eq!(put.sheet().spots(), 6);
    let passed = put.act("sail ship=one_sail").allowed();
    let coin = passed.act("perform").allowed();
    assert_eq!(coin.storage(), [6, 0, 0, 0, 0, 0]);
}

/// Cites: V61, R74.
#[test]
fn v61_a_piece_that_waits_keeps_its_place() {
    let eve = given().land("c1=Meadow/2[]").stored("Coin Wood Wood Stone Stone").cartographer(3);
    let eve = eve.market("Gold");
    let chart = "chart space=c1 terrain=meadow";
    let paid = eve.play(&[AT_D, "do deed=erect"]);
    assert!(paid.options("put").len() == 1);
    let open = paid.act("survey").allowed();
    assert!(open.options("chart").iter().all(|text| !text.contains("=c1")));
    open.act(chart).refused(&rules::BOUND_OBJECTS);
    let two = eve.land("d1=Forest/1[]").play(&[AT_D, "do deed=erect", "survey", chart]);
    assert_eq!(
        (two.at("c1"), two.options("put")),
        ("Meadow/3[Food]".into(), ["put space=d1".into()].into())
    );
    assert_eq!(two.act("store").allowed().options("put"), ["put space=c1"]);
}

/// Cites: V70, R33.
#[test]
fn v70_a_cube_is_stored_to_make_room_for_a_piece() {
    let eve = given().land("c1=Meadow/1[Food]").stored("Coin Wood Wood Stone Stone");
    let put = eve.play(&[AT_D, "do deed=erect"]);
    assert_eq!((put.at("c1"), put.storage()), ("Meadow/1[small]".into(), [0, 0, 1, 0, 0, 0]));
    let built = put.act("sail ship=one_sail").allowed();
    assert_eq!((built.at("c1"), built.sheet().steps), ("Meadow/1[small]".into(), [1, 0]));
    let statue = given().land("c1=Forest/1[statue]").stored("Coin Wood Wood Stone Stone");
    statue.act(AT_D).allowed().cannot("do deed=erect");
}

/// Cites: V71, R33, R77.
#[test]
fn v71_nothing_comes_between_paying_and_storing() {
    let eve = given().land("c1=Meadow/1[Food]").stored("Coin Wood Wood Stone Stone");
    let eve = eve.market("Gold Gold Gold Gold Gold");
    let put = eve.play(&[AT_D, "do deed=erect"]);
    assert_eq!(put.storage(), [0, 0, 1, 0, 0, 0], "the food, before any gold");
    let four =
        put.play(&["fetch item=gold", "fetch item=gold", "fetch item=gold", "fetch item=gold"]);
    assert!(!four.may("fetch item=gold"));
    // With two cubes she is asked which, and nothing else.
    let two =
        given().land("c1=Meadow/1[Food] d1=Forest/1[Wood]").stored("Coin Wood Wood Stone Stone");
    let asked =
        two.market("Gold").play(&[AT_D, "do deed=erect", "pay item=wood stored=2 land=none"]);
    assert_eq!(asked.legal(), ["from space=c1", "from space=d1"]);
}

/// Cites: R34, SB14, 5.16.
#[test]
fn r34_statues_follow_the_rule_of_buildings_but_for_the_chapel() {
    let land = "c1=Meadow/3[] d1=Forest/1[]";
    let eve = given().land(land).stored("Wood Wood Gold Gold").crafted("plain").market("Food");
    let build = ["put_worker worker=normal section=f", "do deed=build_statue"];
    let paid = eve.play(&build);
    assert_eq!(paid.options("put"), ["put space=c1"]);
    paid.act("put space=d1").refused(&rules::HIGHEST_FREE_LEVEL);
    let chapel = eve.cards("SB14").play(&build);
    assert_eq!(chapel.options("put"), ["put space=c1", "put space=d1"]);
    let built = paid.play(&["put space=c1", "sail ship=one_sail"]);
    assert_eq!((built.sheet().land.statues(), built.sheet().crafted), (1, [0, 0]));
    assert_eq!(built.sheet().steps, [1, 0]);
}

/// Cites: R8, SB9, 5.16.
#[test]
fn the_stonecutter_takes_one_off_a_statue() {
    let eve = given().land("c1=Meadow/3[]").stored("Wood Wood Gold").crafted("plain");
    let build = "put_worker worker=normal section=f";
    eve.act(build).allowed().cannot("do deed=build_statue");
    let paid = eve.cards("SB9").play(&[build, "do deed=build_statue"]);
    assert_eq!(paid.storage(), [0; 6]);
}

/// Cites: SB10, R35.
#[test]
fn the_guildhall_adds_a_point_to_later_buildings_only() {
    let eve = given().land("c1=Meadow/3[] c2=Meadow/2[]").stored("Coin Wood Wood Stone Stone");
    let erect = [AT_D, "do deed=erect", "sail ship=one_sail"];
    let built = eve.play(&erect);
    assert_eq!(built.sheet().steps, [1, 0]);
    let kept = built.draw("look cards=granary-fish_market-smokehouse-guildhall");
    let kept = kept.act("keep card=guildhall").allowed();
    assert_eq!(kept.sheet().steps, [1, 0], "not for the building that brought it");
    assert_eq!(eve.cards("SB10").play(&erect).sheet().steps, [2, 0]);
}

/// Cites: R74, 5.15, 5.16, LB9.
#[test]
fn r74_a_statue_that_waits_keeps_its_crafting_spot() {
    let eve = given().land("c1=Meadow/2[] b1=Meadow/1[]").crafted("plain").cards("LB9");
    let eve = eve.stored("Wood Wood Gold Gold").market("Coin");
    let paid = eve.play(&["put_worker worker=normal section=f", "do deed=build_statue"]);
    assert_eq!(paid.options("put"), ["put space=c1"]);
    let removes = "use_card card=sculptors_hall";
    paid.cannot(removes);
    assert!(paid.act("put space=c1").allowed().may(removes), "the spot is free from now on");
}

/// Cites: R74, R75, 5.17.
#[test]
fn r75_a_lid_moves_after_the_helm_gain() {
    let eve = given().round(1).land("c1=Mountain/3[Gold] c2=Settlement/3[Cloth]").islets("I5@WL1a");
    let paid = supplies(eve, "C1").act("cut coin=0 wood=0 stone=0 gold=0 cloth=1").allowed();
    let sailing = paid.act("sail ship=one_sail").allowed();
    assert!(sailing.may("perform"), "the islet is passed");
    assert_eq!((sailing.sheet().lids, sailing.game.harbormaster_stands), (0, true));
    let done = sailing.act("decline").allowed();
    assert_eq!((done.sheet().lids, done.game.harbormaster_stands), (1, false));
    assert_eq!(done.of(EVE).sheet().on_cargo, 0b1_1110);
}

/// Cites: R97.
#[test]
fn r97_the_program_refuses_levels_that_it_cannot_count() {
    let eve = given().land("c1=Forest/31[] c2=Forest/31[]").reserve("T3").cartographer(6);
    let charts = eve.act("survey").allowed().options("chart");
    assert!(charts.iter().all(|text| !text.contains("=c1") && !text.contains("=c2")));
    let tile = eve.income().play(&["do deed=place", "tile tile=T3 side=front"]);
    tile.act("lay first=c1 second=c2").refused(&rules::LIMITS);
}
