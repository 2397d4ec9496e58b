//! 5.5, 5.6, Y5: tiles, islets and the cartographer.
use super::position::{EVE, MIKE, given, given_with};
use crate::{Options, rules};

/// Cites: V1, R20, R21, 5.6, 6, I3.
#[test]
fn v1_eve_has_her_first_income() {
    let eve = given().round(1).land("c1=Meadow/1[Food]").stored("Coin").reserve("T2").income();
    let placed = eve.play(&["do deed=islet", "islet islet=coin", "moor bank=WR1 half=a space=d1"]);
    assert_eq!(placed.at("d1"), "Meadow/1[Food]", "the cube comes first");
    assert_eq!(placed.storage(), [1, 0, 0, 0, 0, 0]);
    let stored = placed.play(&["perform", "store", "from space=c1", "store"]);
    assert_eq!(stored.storage(), [2, 0, 2, 0, 0, 0]);
    let laid = stored.play(&["do deed=place", "tile tile=T2 side=back", "lay first=c1 second=d1"]);
    assert_eq!(
        (laid.at("c1"), laid.at("d1")),
        ("Meadow/2[Food]".into(), "Settlement/2[Cloth]".into())
    );
    assert_eq!(laid.sheet().islet_on("WR1".parse().expect("a bank")).map(|it| it.1 as u8), Some(0));
}

/// Cites: V2, I2.
#[test]
fn v2_mike_has_his_first_income() {
    let mike = given().round(1).land("c1=Meadow/1[Food]").stored("Coin").reserve("T1").income();
    let laid = mike.play(&["do deed=place", "tile tile=T1 side=front", "lay first=b1 second=c2"]);
    let placed = laid.play(&[
        "do deed=islet",
        "islet islet=goods",
        "moor bank=WR1 half=a space=d1",
        "perform",
    ]);
    let done = placed.act("take_item item=wood").allowed();
    assert_eq!((done.at("b1"), done.at("c2")), ("Forest/1[Wood]".into(), "Meadow/1[Food]".into()));
    assert_eq!(
        (done.at("d1"), done.at("c1")),
        ("Mountain/1[Stone]".into(), "Meadow/1[Food]".into())
    );
    assert_eq!(done.storage(), [1, 1, 1, 0, 0, 0]);
}

/// Cites: V3, V4, V5, R18, R19, 5.6, 5.6.1, 5.6.2, 5.6.3.
#[test]
fn v3_v4_v5_where_islets_may_lie() {
    let moors = |eve: super::position::Position| {
        eve.income().play(&["do deed=islet", "islet islet=step"]).options("moor")
    };
    let two = given().land("c1=Meadow/1[] b1=Forest/1[]");
    let legal = moors(two);
    let asked = two.income().play(&["do deed=islet", "islet islet=step"]);
    asked.act("moor bank=WL1 half=a space=b1").refused(&rules::ISLET_TOUCHES_LAND);
    assert!(!legal.contains(&"moor bank=WR2 half=a space=e1".into()), "it touches no landscape");
    assert!(legal.contains(&"moor bank=WL1 half=b space=a1".into()));
    let bank = given().land("c1=Meadow/1[] d1=Meadow/1[]").islets("I3@WR1a");
    assert!(moors(bank).iter().all(|text| !text.contains("WR1")), "the bank would vanish");
    let on_it = bank.income().play(&["do deed=islet", "islet islet=step"]);
    on_it.act("moor bank=WR1 half=b space=e1").refused(&rules::ONE_ISLET_A_SAND_BANK);
    on_it.act("moor bank=WL2 half=a space=e1").refused(&rules::ISLET_TOUCHES_LAND);
    let first = given().land("c1=Meadow/1[]");
    let expected = ["moor bank=WR1 half=a space=d1", "moor bank=WR1 half=b space=d1"];
    assert_eq!(moors(first.round(1)), expected);
    let later = moors(first.round(2));
    assert_eq!(later.len(), 4);
    assert!(later.contains(&"moor bank=WL1 half=a space=b1".into()));
    let placed = first.islets("I3@WL1a").income().act("do deed=islet").allowed();
    placed.act("islet islet=coin").refused(&rules::ISLET_IN_RESERVE);
    // With d1 charted nothing on WR1 touches the landscape in round 1 but e1.
    let blocked = given().round(1).land("c1=Meadow/1[] d1=Meadow/1[] e1=Meadow/1[]").income();
    assert!(!blocked.may("do deed=islet"), "the hand is forfeited");
    blocked.act("do deed=islet").refused(&rules::FIRST_ISLET);
}

/// Cites: V18, V19, V82, R24, R25, R27, R29, R93.
#[test]
fn v18_v19_v82_a_shim_at_the_edge() {
    let eve = given().land("c1=Meadow/1[]").reserve("T1").cartographer(3).income();
    let tile = ["do deed=place", "tile tile=T1 side=front"];
    let singles = eve.game.singles;
    let laid = eve.play(&tile).act("lay first=b1 second=c1").allowed();
    assert_eq!((laid.at("c1"), laid.at("b1")), ("Meadow/2[Food]".into(), "Forest/2[Wood]".into()));
    assert_eq!((laid.sheet().cartographer, laid.game.singles), (2, singles - 1));
    assert_eq!(laid.sheet().uses, 0);
    let high = given().land("c1=Meadow/2[]").reserve("T1").cartographer(3).income();
    high.play(&tile).act("lay first=b1 second=c1").refused(&rules::LEVELS_FIT);
    let one = eve.cartographer(1).play(&tile).act("lay first=b1 second=c1").allowed();
    assert_eq!(one.sheet().cartographer, 0, "without being asked");
    let none = eve.cartographer(0).play(&tile);
    none.act("lay first=b1 second=c1").refused(&rules::STEPS_FOR_AN_OPTION);
}

/// Cites: V20, R22, R24, 5.5.6.
#[test]
fn v20_a_shim_below_one_half() {
    let eve = given().land("c2=Forest/3[] c3=Mountain/2[]").reserve("T2").cartographer(1).income();
    let laid = eve.play(&["do deed=place", "tile tile=T2 side=front", "lay first=c2 second=c3"]);
    assert_eq!(laid.options("cube"), ["cube item=stone", "cube item=gold"]);
    let gold = laid.act("cube item=gold").allowed();
    assert_eq!(
        (gold.at("c2"), gold.at("c3")),
        ("Forest/4[Wood]".into(), "Mountain/4[Gold]".into())
    );
    assert_eq!(gold.sheet().cartographer, 0);
    let apart = given().land("c2=Forest/3[] c3=Mountain/1[]").reserve("T2").cartographer(1);
    let tile = apart.income().play(&["do deed=place", "tile tile=T2 side=front"]);
    tile.act("lay first=c2 second=c3").refused(&rules::LEVELS_FIT);
}

/// Cites: V21, R28, LB2.
#[test]
fn v21_the_second_shim_needs_the_royal_surveyor() {
    let land = "c1=Meadow/1[] d1=Meadow/1[] a1=Meadow/1[]";
    let eve = given().land(land).reserve("T1 T1").cartographer(3).cards("LB2");
    let once = eve.play(&[
        "put_worker worker=normal section=g",
        "do deed=place",
        "tile tile=T1 side=front",
        "lay first=b1 second=c1",
        "do deed=place",
        "tile tile=T1 side=front",
    ]);
    once.act("lay first=e1 second=d1").refused(&rules::CARTOGRAPHER_WINDOWS);
    let eve = eve.play(&[
        "put_worker worker=normal section=g",
        "do deed=place",
        "tile tile=T1 side=front",
        "lay first=b1 second=c1",
        "use_card card=royal_surveyor",
        "do deed=steps",
        "do deed=place",
        "tile tile=T1 side=front",
        "lay first=e1 second=d1",
    ]);
    assert_eq!((eve.at("d1"), eve.at("e1")), ("Meadow/2[Food]".into(), "Forest/2[Wood]".into()));
}

/// Cites: V22, R26, 5.5, 5.5.7.
#[test]
fn v22_settlements_cover_everything_and_are_covered_by_settlements() {
    let on = |land: &str| {
        let eve = given().land(land).reserve("T3").income();
        eve.play(&["do deed=place", "tile tile=T3 side=front"])
    };
    on("d1=Settlement/2[] d2=Forest/2[]")
        .act("lay first=d1 second=d2")
        .refused(&rules::SETTLEMENT_STAYS);
    assert!(on("d1=Settlement/2[] d2=Forest/2[]").may("lay first=d2 second=d1"));
    assert!(on("d1=Forest/2[] d2=Forest/2[]").may("lay first=d2 second=d1"));
    on("d1=Meadow/2[] d2=Forest/2[]")
        .act("lay first=d1 second=d2")
        .refused(&rules::LANDSCAPES_MATCH);
}

/// Cites: V23, 5.5, 5.5.4.
#[test]
fn v23_a_cube_keeps_tiles_away() {
    let eve = given().land("c1=Meadow/1[Food] c2=Meadow/1[] d1=Meadow/1[]").reserve("T3").income();
    let tile = eve.play(&["do deed=place", "tile tile=T3 side=back"]);
    tile.act("lay first=c1 second=c2").refused(&rules::SPACES_ARE_FREE);
    let eve = eve.land("c2=Forest/1[] b1=Mountain/1[]");
    let stored = eve.act("store").allowed();
    assert!(
        stored.play(&["do deed=place", "tile tile=T3 side=back"]).may("lay first=c1 second=b1")
    );
    assert!(!eve.play(&["do deed=place", "tile tile=T3 side=back"]).may("lay first=c1 second=b1"));
}

/// Cites: 5.5, 5.5.1, 5.5.2, 5.5.3, 5.5.5, R20, 12.
#[test]
fn a_tile_lies_on_two_neighbours_beside_the_landscape_and_off_ruins() {
    let eve = given().land("c1=Meadow/1[]").reserve("T1").income();
    let tile = eve.play(&["do deed=place", "tile tile=T1 side=front"]);
    tile.act("lay first=a1 second=e1").refused(&rules::SPACES_ARE_NEIGHBOURS);
    tile.act("lay first=b1 second=b2").refused(&rules::RUINS_BLOCK);
    tile.act("lay first=c3 second=c4").refused(&rules::BESIDE_THE_LANDSCAPE);
    assert!(tile.may("lay first=c2 second=c3"), "one of them beside the landscape is enough");
    eve.act("tile tile=T1 side=front").refused(&rules::DECISIONS);
    let choosing = eve.act("do deed=place").allowed();
    choosing.act("tile tile=T2 side=front").refused(&rules::TILE_IN_RESERVE);
}

/// Cites: V24, R22, R23, Y5.
#[test]
fn v24_gold_on_a_single_tile() {
    let eve = given().land("d2=Mountain/2[] d1=Mountain/1[]").cartographer(3);
    let high = eve.play(&["survey", "chart space=d2 terrain=mountain"]);
    assert_eq!(high.options("cube"), ["cube item=stone", "cube item=gold"]);
    let gold = high.act("cube item=gold").allowed();
    assert_eq!((gold.at("d2"), gold.sheet().cartographer), ("Mountain/3[Gold]".into(), 0));
    let low = eve.play(&["survey", "chart space=d1 terrain=mountain"]);
    assert_eq!(low.at("d1"), "Mountain/2[Stone]");
}

/// Cites: V25, R29, R93, SB11.
#[test]
fn v25_high_tiles_take_four_steps() {
    let at = |level: &str, steps| {
        given().land(&alloc::format!("d2=Forest/{level}[]")).cartographer(steps)
    };
    let chart = "chart space=d2 terrain=forest";
    assert_eq!(at("3", 3).play(&["survey", chart]).sheet().cartographer, 0);
    assert_eq!(at("4", 4).play(&["survey", chart]).sheet().cartographer, 0);
    at("4", 3).play(&["survey"]).act(chart).refused(&rules::STEPS_FOR_AN_OPTION);
    assert_eq!(at("4", 3).cards("SB11").play(&["survey", chart]).sheet().cartographer, 0);
    assert_eq!(at("3", 2).cards("SB11").play(&["survey", chart]).sheet().cartographer, 0);
    let edge = at("3", 2).cards("SB11").play(&["survey", "chart space=d1 terrain=forest"]);
    assert_eq!(edge.sheet().cartographer, 0, "option 2 costs what it always costs");
}

/// Cites: V26, Y5.
#[test]
fn v26_a_single_tile_at_the_edge() {
    let eve = given().land("c1=Meadow/1[]").cartographer(2).act("survey").allowed();
    let charted = eve.act("chart space=c2 terrain=settlement").allowed();
    assert_eq!((charted.at("c2"), charted.sheet().cartographer), ("Settlement/1[Cloth]".into(), 0));
    eve.cannot("chart space=b2 terrain=settlement");
    eve.cannot("chart space=c3 terrain=settlement");
    let beside = given().land("b1=Meadow/1[]").cartographer(2).act("survey").allowed();
    beside.act("chart space=b2 terrain=settlement").refused(&rules::RUINS_BLOCK);
    assert!(!given().land("c1=Meadow/1[]").cartographer(1).may("survey"));
}

/// Cites: V85, R30.
#[test]
fn v85_without_single_tiles_there_is_no_cartographer() {
    let mut eve = given().land("c1=Meadow/1[]").reserve("T1").cartographer(6).income();
    eve.game.singles = 0;
    assert!(!eve.may("survey"));
    let tile = eve.play(&["do deed=place", "tile tile=T1 side=front"]);
    tile.act("lay first=b1 second=c1").refused(&rules::SINGLE_TILES);
    let mut apart = given().land("c2=Forest/3[] c3=Mountain/2[]").reserve("T2").cartographer(6);
    apart.game.singles = 0;
    let tile = apart.income().play(&["do deed=place", "tile tile=T2 side=front"]);
    tile.act("lay first=c2 second=c3").refused(&rules::SINGLE_TILES);
}

/// Cites: R30.
#[test]
fn r30_a_table_may_play_with_endless_single_tiles() {
    let options = Options { unlimited_singles: true, ..Options::of(2) };
    let mut eve = given_with(&options).land("c1=Meadow/1[]").cartographer(2);
    eve.game.singles = 0;
    assert!(eve.may("survey"));
}

/// Cites: R28.
#[test]
fn r28_one_use_in_a_window() {
    let eve = given().land("c1=Meadow/1[]").cartographer(6);
    let used = eve.play(&["survey", "chart space=c2 terrain=forest"]);
    used.act("survey").refused(&rules::CARTOGRAPHER_WINDOWS);
    assert_eq!(used.of(EVE).sheet().cartographer, 4);
    // Another turn, another use: one, however many there were before.
    let mike = given().of(MIKE).land("c1=Meadow/1[]").cartographer(6).uses(0).of(EVE);
    let mike = mike.act("put_worker worker=normal section=b").allowed().of(MIKE);
    assert_eq!(mike.asked(), Some(MIKE));
    let used = mike.play(&["survey", "chart space=c2 terrain=forest"]);
    used.act("survey").refused(&rules::CARTOGRAPHER_WINDOWS);
}

/// Cites: V35, R66.
#[test]
fn v35_an_islet_under_a_ship_is_passed_later() {
    let land = "c1=Meadow/1[] d1=Meadow/1[] d2=Meadow/1[]";
    let eve = given().land(land).steps([0, 2]).income();
    let place = |half| {
        let moor = alloc::format!("moor bank=WR2 half={half} space=e1");
        eve.play(&["do deed=islet", "islet islet=coin", &moor, "decline"])
    };
    let (near, far) = (place("a"), place("b"));
    assert_eq!(far.sheet().steps, [0, 2], "nothing happens now");
    let passed = far.helm(1).act("sail ship=two_sail").allowed();
    assert!(passed.may("perform"));
    let clear = near.helm(1).act("sail ship=two_sail").allowed();
    assert!(!clear.may("perform"));
    assert_eq!(clear.sheet().steps, [0, 3]);
}

/// Cites: V72, R85, R97, O6.
#[test]
fn v72_an_islet_counts_as_a_tile_of_the_stack() {
    let eve = given().land("a1=Meadow/4[Food]");
    assert_eq!(eve.order(6, EVE).sheet().land.at_least(5).count_ones(), 0);
    let high = given().land("a1=Meadow/5[Food]");
    assert_eq!(high.sheet().land.at_least(5).count_ones(), 1);
    // An islet's land half is covered like any other tile.
    let placed = given().land("b1=Forest/1[]").reserve("T1").income();
    let placed =
        placed.play(&["do deed=islet", "islet islet=step", "moor bank=WL1 half=b space=a1"]);
    let free = placed.play(&["decline", "store"]);
    assert!(free.play(&["do deed=place", "tile tile=T1 side=front"]).legal().len() > 1);
    assert_eq!(free.at("a1"), "Forest/1[]");
}
