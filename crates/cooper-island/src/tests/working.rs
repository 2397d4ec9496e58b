//! 7: placing workers, fees, and the eight sections.
use alloc::vec::Vec;

use super::position::{CARL, EVE, MIKE, given, given_for};
use crate::{rules, state::Owner};

/// Cites: V6, 7, 7.1, 7.2.
#[test]
fn v6_where_eve_may_put_her_workers() {
    let eve = given_for(3).workers(2, 1).with(|sheet| sheet.available = [1, 1]);
    let eve = eve.standing("Cr", &[CARL]).standing("Dr", &[EVE]).standing("Ds", &[MIKE]);
    let eve = eve.stored("Coin").of(MIKE).land("c1=Meadow/1[]").islets("I3@WR1a").of(EVE);
    let fee = eve.act("put_worker worker=normal section=c").allowed();
    assert!(fee.may("refuse"));
    let paid = fee.act("pay_fee item=coin from=stored").allowed();
    assert_eq!(paid.of(CARL).sheet().market, [1, 0, 0, 0, 0, 0]);
    let free = eve.act("put_worker worker=special section=c").allowed();
    assert!(free.may("use_islet islet=coin"), "the symbol");
    eve.act("put_worker worker=normal section=d").refused(&rules::ONE_WORKER_A_SPACE);
    let rich = eve.land("c1=Meadow/1[]").stored("Coin Wood Wood Stone Stone");
    let on_mike = rich.act("put_worker worker=special section=d").allowed();
    let paid = on_mike.act("pay_fee item=coin from=stored").allowed();
    paid.cannot("do deed=waive");
    paid.cannot("do deed=erect");
    let spent = eve.with(|sheet| sheet.available = [0, 1]);
    spent.act("put_worker worker=normal section=a").refused(&rules::WORKER_AVAILABLE);
}

/// Cites: V7, R9.
#[test]
fn v7_the_fee_goes_to_the_owner_below_and_no_symbol() {
    let mut eve = given_for(3).stored("Coin").standing("Ar", &[CARL, MIKE]);
    eve.game.token = Owner::Seat(MIKE);
    let asked = eve.act("put_worker worker=normal section=a").allowed();
    asked.cannot("do deed=draw");
    let paid = asked.act("pay_fee item=coin from=stored").allowed();
    assert_eq!(paid.of(MIKE).sheet().market, [1, 0, 0, 0, 0, 0]);
    assert_eq!(paid.of(CARL).sheet().market, [0; 6]);
    paid.of(EVE).cannot("do deed=token");
    assert!(paid.of(EVE).may("do deed=draw"));
}

/// Cites: R9, R77.
#[test]
fn r9_what_is_done_aside_may_come_before_the_fee() {
    let eve = given().stored("").market("Wood").standing("Cr", &[MIKE]);
    let asked = eve.act("put_worker worker=normal section=c").allowed();
    assert!(!asked.may("pay_fee item=wood from=stored"));
    assert!(asked.act("fetch item=wood").allowed().may("pay_fee item=wood from=stored"));
}

/// Cites: V43, R2.
#[test]
fn v43_the_cooper_token_changes_hands_at_once_and_the_turn_order_does_not() {
    let mut eve = given();
    eve.game.active = MIKE;
    let mike = eve.of(MIKE).act("put_worker worker=normal section=a").allowed();
    let taken = mike.act("do deed=token").allowed();
    assert_eq!(taken.game.token, Owner::Seat(MIKE));
    taken.cannot("do deed=token");
    let done = taken.act("done").allowed();
    assert_eq!(done.asked(), Some(EVE), "as before");
    // The clean-up begins with Mike.
    let last =
        given().with(|sheet| sheet.available = [1, 0]).of(MIKE).stored("Wood Wood Wood Wood");
    let mut last = last.with(|sheet| sheet.available = [0, 0]).of(EVE);
    last.game.token = Owner::Seat(MIKE);
    let over = last.act("put_worker worker=normal section=h").allowed();
    assert_eq!(over.game.phase, crate::state::Phase::Feed);
    assert_eq!(over.asked(), Some(MIKE));
}

/// Cites: V44, R5, 7G.
#[test]
fn v44_section_g_twice_the_same() {
    let eve = given().workers(2, 1).land("c1=Meadow/1[]").reserve("T1 T1");
    let eve = eve.act("put_worker worker=special section=g").allowed();
    let drawn = eve.play(&["do deed=draw", "* tile tile=T3"]);
    drawn.act("do deed=place").refused(&rules::TWICE_THE_SAME);
    let step = drawn.act("do deed=steps").allowed();
    assert_eq!(step.sheet().cartographer, 1, "at any point");
    let twice = step.play(&["do deed=draw", "* tile tile=T3"]);
    assert_eq!(twice.sheet().reserve, [2, 0, 2]);
    assert_eq!(twice.asked(), Some(MIKE), "nothing is left");
    let laid = eve.play(&["do deed=place", "tile tile=T1 side=front", "lay first=b1 second=c2"]);
    laid.cannot("do deed=draw");
    let laid = laid.play(&["do deed=place", "tile tile=T1 side=front", "lay first=d1 second=d2"]);
    assert_eq!(laid.sheet().reserve, [0; 3]);
    laid.cannot("do deed=place");
}

/// Cites: V45, 7E, R62, 5.7.
#[test]
fn v45_section_e_ends_at_six_and_needs_room() {
    let at_e = "put_worker worker=normal section=e";
    let eve = given().cartographer(5).stored("Coin Coin Coin Coin Coin").market("Wood");
    let eve = eve.act(at_e).allowed();
    assert_eq!(eve.act("do deed=steps").allowed().sheet().cartographer, 6);
    eve.act("do deed=item").refused(&rules::ROOM_IN_STORAGE);
    // Four coins are the least, so they are given without a question.
    let room = eve.play(&["trade market=any", "enough", "take_item item=gold"]);
    let taken = room.play(&["do deed=item", "take_item item=cloth"]);
    assert_eq!(taken.storage(), [1, 0, 0, 0, 0, 1]);
    assert_eq!(given().cartographer(1).play(&[at_e, "do deed=steps"]).sheet().cartographer, 4);
}

/// Cites: V60, R31, 7C, 5.4.
#[test]
fn v60_with_an_empty_bag_nothing_is_drawn() {
    let eve = given().land("c1=Meadow/1[]").reserve("T1").bag([0; 3]);
    let eve = eve.act("put_worker worker=normal section=c").allowed();
    eve.act("do deed=draw").refused(&rules::EMPTY_BAG);
    assert!(eve.may("do deed=place"));
}

/// Cites: V74, R87, CR1, CR3.
#[test]
fn v74_what_changes_nothing_is_not_offered() {
    let eve = given().land("c1=Meadow/1[]").reserve("T1").lids(1).cartographer(6);
    assert!(!eve.may("use_lid lid=steps"));
    eve.cannot("use_lid lid=steps");
    assert!(eve.cartographer(5).may("use_lid lid=steps"));
    assert!(eve.may("use_lid lid=draw"));
    let empty = eve.bag([0; 3]);
    empty.cannot("use_lid lid=draw");
    let section = empty.act("put_worker worker=normal section=g").allowed();
    assert_eq!(section.options("do"), ["do deed=place"]);
}

/// Cites: V77, R89, R42, 7C.
#[test]
fn v77_equal_islets_are_one_choice() {
    let eve = given_for(3).workers(2, 1).islets("I5@WR1a").stored("Wood").cartographer(3);
    let eve = eve.of(MIKE).islets("I3@WR1a").of(CARL).islets("I3@WR1a").of(EVE);
    let at_c = eve.act("put_worker worker=special section=c").allowed();
    assert_eq!(at_c.options("use_islet"), ["use_islet islet=coin", "use_islet islet=step"]);
    let coin = at_c.act("use_islet islet=coin").allowed();
    assert_eq!(coin.storage(), [1, 1, 0, 0, 0, 0]);
    assert!(coin.options("use_islet").is_empty(), "once");
    let none = given().workers(2, 1).act("put_worker worker=special section=c").allowed();
    assert!(none.options("use_islet").is_empty(), "no islet, no symbol");
}

/// Cites: V46, R39, R41, R89, BT1, BT2, BT5, 7E.
#[test]
fn v46_the_boat_that_copies() {
    let build = |mike: &str| {
        let eve = given().stored("Coin Wood Wood").of(MIKE).boats(mike).of(EVE);
        let eve = eve.play(&["put_worker worker=normal section=b", "do deed=build_boat"]);
        eve.play(&["build_boat boat=copy landing=P1", "sail ship=one_sail"])
    };
    let coin = build("BT2@P1");
    assert_eq!(coin.legal(), ["use_boat boat=coin", "decline"]);
    assert_eq!(coin.act("use_boat boat=coin").allowed().storage(), [1, 0, 0, 0, 0, 0]);
    assert!(build("BT5@P1").options("use_boat").is_empty());
    let goods = build("BT1@P1").act("use_boat boat=goods").allowed();
    let goods = goods.act("take_item item=stone").allowed();
    assert_eq!((goods.storage(), goods.sheet().spots()), ([0, 0, 0, 1, 0, 0], 5));
    // The symbol of section E sees what lies face up.
    let eve = given().workers(2, 1).of(MIKE).boats("BT2@P1 BT4@P2").turned("BT2").of(EVE);
    let at_e = eve.act("put_worker worker=special section=e").allowed();
    assert_eq!(at_e.options("use_boat"), ["use_boat boat=step"]);
    at_e.act("use_boat boat=coin").refused(&rules::FACE_DOWN_BOATS);
}

/// Cites: V83, R4, R3.
#[test]
fn v83_a_worker_may_be_put_for_nothing() {
    let eve = given().stored("Wood Wood Wood Wood").act("put_worker worker=normal section=h");
    assert_eq!(eve.allowed().legal(), ["done", "trade market=any"]);
}

/// Cites: V94, R11.
#[test]
fn v94_only_the_other_player_owes_a_decision() {
    let eve = given().stored("Coin").standing("Cr", &[MIKE]);
    let refused = eve.play(&["put_worker worker=normal section=c", "refuse"]);
    assert_eq!(refused.asked(), Some(MIKE));
    assert!(refused.legal().is_empty());
    assert_eq!(refused.of(MIKE).legal().len(), 6, "any item, and nothing besides");
}

/// Cites: 7A, 7F, 7H, R3.
#[test]
fn either_or_and_both() {
    let eve = given().workers(2, 1).land("c1=Meadow/1[]").reserve("T1");
    let one = eve.play(&["put_worker worker=normal section=a", "do deed=draw", "* tile tile=T1"]);
    one.cannot("do deed=place");
    assert!(one.may("do deed=steps") && !one.may("do deed=draw"));
    let all = eve.play(&["put_worker worker=special section=a", "do deed=draw", "* tile tile=T1"]);
    assert!(all.may("do deed=place") && all.may("do deed=steps"));
    all.cannot("do deed=token");
    let statues = eve.land("b1=Meadow/1[]").stored("Wood Wood Gold Gold");
    let one = statues.play(&["put_worker worker=normal section=f", "do deed=remove_ruin"]);
    one.cannot("do deed=build_statue");
    let both = statues.play(&["put_worker worker=special section=f", "do deed=remove_ruin"]);
    assert!(both.may("do deed=build_statue"));
    let cargo = eve.act("put_worker worker=special section=h").allowed();
    assert_eq!(cargo.options("do"), ["do deed=draw", "do deed=place"]);
    let drawn = cargo.play(&["do deed=draw", "* tile tile=T1"]);
    drawn.cannot("do deed=place");
}

/// Cites: BT1, BT2, BT3, BT4, BT5, BT6, R43, 6.
#[test]
fn boats_bring_income() {
    let all = "BT1@P1 BT2@P2 BT3@P3 BT4@P4 BT6@P5";
    let eve = given().boats(all).income();
    assert_eq!(eve.options("use_boat").len(), 5);
    let goods = eve.play(&["use_boat boat=goods", "take_item item=food"]);
    assert_eq!((goods.storage()[2], goods.sheet().spots()), (1, 6));
    assert_eq!(eve.act("use_boat boat=coin").allowed().storage()[0], 1);
    let tile = eve.play(&["use_boat boat=tile", "* tile tile=T2"]);
    assert_eq!(tile.sheet().reserve, [0, 1, 0]);
    tile.cannot("use_boat boat=tile");
    assert_eq!(eve.act("use_boat boat=step").allowed().sheet().cartographer, 1);
    let luxury = eve.play(&["use_boat boat=luxury", "take_item item=cloth"]);
    assert_eq!(luxury.storage()[5], 1);
    let copy = given().boats("BT5@P1 BT2@P2").income();
    let copied = copy.play(&["use_boat boat=copy", "use_boat boat=coin"]);
    assert_eq!(copied.storage()[0], 1);
    assert_eq!(copied.act("use_boat boat=coin").allowed().storage()[0], 2);
}

/// Cites: BT1, BT2, BT3, BT4, BT5, BT6, 5.13, R75.
#[test]
fn a_boat_brings_its_income_when_it_is_built() {
    let built = |boat: &str| {
        let eve = given().of(MIKE).boats("BT4@P1").of(EVE).stored("Coin Wood Wood");
        let build = alloc::format!("build_boat boat={boat} landing=P1");
        let at_b = ["put_worker worker=normal section=b", "do deed=build_boat", &build];
        eve.play(&at_b).act("sail ship=one_sail").allowed()
    };
    let asked = |boat: &str| built(boat).act("perform").allowed().options("take_item");
    let takes = |items: &[&str]| {
        items.iter().map(|item| alloc::format!("take_item item={item}")).collect::<Vec<_>>()
    };
    assert_eq!(asked("goods"), takes(&["wood", "food", "stone"]));
    assert_eq!(asked("luxury"), takes(&["gold", "cloth"]));
    assert_eq!(built("coin").act("perform").allowed().storage(), [1, 0, 0, 0, 0, 0]);
    let tile = built("tile").play(&["perform", "* tile tile=T3"]);
    assert_eq!(tile.sheet().reserve, [0, 0, 1]);
    assert_eq!(built("step").act("perform").allowed().sheet().cartographer, 1);
    assert_eq!(built("copy").act("use_boat boat=step").allowed().sheet().cartographer, 1);
}

/// Cites: R41, Q1.
#[test]
fn a_boat_that_lies_face_down_counts_for_the_milestone() {
    let eve = given().boats("BT1@P1").turned("BT1").stored("Coin Wood Wood Wood");
    let second = ["put_worker worker=normal section=b", "do deed=build_boat"];
    let built = eve.play(&second).act("build_boat boat=coin landing=P2").allowed();
    assert_eq!((built.sheet().boats_built(), built.sheet().claims()), (2, 1));
}

/// Cites: I1, I2, I3, I4, I5, I6.
#[test]
fn islets_do_what_they_show() {
    let place = |islet: &str| {
        let eve = given().land("c1=Meadow/1[] b1=Meadow/1[]").income();
        let islet = alloc::format!("islet islet={islet}");
        eve.play(&["do deed=islet", &islet, "moor bank=WR1 half=a space=d1"])
    };
    assert_eq!(place("ruin").act("perform").allowed().sheet().crafted, [1, 0]);
    assert_eq!(place("ruin").at("d1"), "Forest/1[Wood]");
    let goods = place("goods").act("perform").allowed();
    assert_eq!(goods.legal(), ["take_item item=wood", "take_item item=stone"]);
    let goods = goods.act("take_item item=stone").allowed();
    assert_eq!((goods.storage(), goods.at("d1")), ([0, 0, 1, 1, 0, 0], "Mountain/1[Stone]".into()));
    assert_eq!(place("coin").act("perform").allowed().storage()[0], 1);
    assert_eq!(place("coin").at("d1"), "Meadow/1[Food]");
    let tile = place("tile").play(&["perform", "* tile tile=T3"]);
    assert_eq!((tile.sheet().reserve, tile.at("d1")), ([0, 0, 1], "Mountain/1[Stone]".into()));
    let step = place("step").act("perform").allowed();
    assert_eq!((step.sheet().cartographer, step.at("d1")), (1, "Forest/1[Wood]".into()));
    let luxury = place("luxury").play(&["perform", "take_item item=gold"]);
    assert_eq!((luxury.storage()[4], luxury.at("d1")), (1, "Meadow/1[Food]".into()));
    assert_eq!(place("luxury").act("decline").allowed().storage(), [0; 6]);
}
