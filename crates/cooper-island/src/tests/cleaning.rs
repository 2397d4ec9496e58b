//! 10: the clean-up, step by step.
use skerry_core::Game;

use super::position::{EVE, MIKE, Position, given, given_for, given_with};
use crate::{Options, Prompt, rules, state::Phase};

const ONE: &str = "sail ship=one_sail";

/// Cites: V16, R50, R51, 10.1.
#[test]
fn v16_what_feeding_costs() {
    let eve = given().workers(3, 1).land("c1=Meadow/5[Food]").phase(Phase::Feed);
    assert_eq!(eve.sheet().feeding(), 5);
    let fed = eve.act("done").allowed();
    assert_eq!(fed.at("c1"), "Meadow/5[]");
    assert_eq!(fed.act(ONE).allowed().sheet().steps, [1, 0]);
    let short = given().workers(3, 1).land("c1=Meadow/4[Food]").anchors([1, 0]);
    let short = short.phase(Phase::Feed).act("done").allowed();
    assert_eq!((short.sheet().anchors, short.sheet().steps), ([1, 1], [0, 0]));
    assert_eq!(short.at("c1"), "Meadow/4[]", "all the food is spent");
    assert!(short.options("sail").is_empty(), "and no helm point comes for it");
}

/// Cites: V17, R12, 5.12.
#[test]
fn v17_anchors_for_missing_food() {
    let eve = given().workers(4, 0).stored("Food").anchors([1, 0]).phase(Phase::Feed);
    assert_eq!(eve.sheet().feeding(), 4);
    // Without anything to do aside the feeding is carried out; make it a decision.
    let asked = eve.market("Coin").act("done").allowed();
    assert_eq!((asked.sheet().anchors, asked.legal().len()), ([1, 1], 2), "now a tie");
    let done = asked.act("anchor ship=two_sail").allowed();
    assert_eq!(done.sheet().anchors, [2, 2]);
}

/// Cites: V64, R81, R50, SB2.
#[test]
fn v64_substitutes_for_food() {
    let eve = given().workers(3, 1).cards("SB2").land("c1=Meadow/3[Food]").stored("Food Coin Coin");
    let asked = eve.phase(Phase::Feed).act("done").allowed();
    let mut legal = asked.legal();
    legal.sort();
    let expected = [
        "feed coins=0 wood=0 food=1 land=c1",
        "feed coins=1 wood=0 food=0 land=c1",
        "feed coins=2 wood=0 food=1 land=none",
    ];
    assert_eq!(legal, expected);
    asked.cannot("feed coins=0 wood=0 food=0 land=c1");
    asked.cannot("feed coins=2 wood=0 food=0 land=none");
    asked.cannot("feed coins=1 wood=0 food=1 land=c1");
    let short = asked.act("feed coins=0 wood=0 food=1 land=c1").allowed();
    assert_eq!(short.options("anchor").len(), 2, "one is missing");
}

/// Cites: SB1, SB3, R50, R81.
#[test]
fn granary_and_smokehouse() {
    let granary = given().cards("SB1").stored("Food").market("Wood").phase(Phase::Feed);
    let fed = granary.act("done").allowed();
    assert_eq!((fed.storage()[2], fed.sheet().anchors), (0, [0, 0]));
    let smoke = given().cards("SB3").land("c1=Forest/2[Wood]").stored("Food").phase(Phase::Feed);
    let asked = smoke.act("done").allowed();
    let mut legal = asked.legal();
    legal.sort();
    let expected = ["feed coins=0 wood=0 food=0 land=c1", "feed coins=0 wood=0 food=1 land=none"];
    assert_eq!(legal, expected, "wood is worth its level; she need not use it");
}

/// Cites: V49, R80, SB13, 10.4.
#[test]
fn v49_the_passage() {
    let sails = |land: &str, cards: &str| {
        let eve = given().land(land).cards(cards).market("Wood").phase(Phase::Passage);
        eve.act("done").allowed().options("sail").len()
    };
    assert_eq!(sails("b5=Forest/1[] d5=Forest/1[]", ""), 0);
    assert_eq!(sails("b5=Forest/1[] d5=Forest/1[]", "SB13"), 2);
    assert_eq!(sails("b5=Forest/1[] c6=Forest/1[] d5=Forest/1[]", ""), 2);
}

/// Cites: V50, R52, 10.2.
#[test]
fn v50_what_is_reactivated() {
    let eve = given().stored("Coin Coin Coin").used_cards("LB3").crates(&[4]);
    let open = eve.phase(Phase::Reactivate);
    let card = open.act("turn_up card=mint").allowed();
    assert_eq!((card.storage()[0], card.sheet().face_up.count_ones()), (1, 1));
    assert!(!card.may("recover lid=coins"), "only one of the two");
    let lid = open.act("recover lid=coins").allowed();
    assert_eq!((lid.storage()[0], lid.sheet().lids, lid.sheet().crates), (2, 1, 0));
    assert!(!lid.may("turn_up card=mint"));
    let poor = open.stored("Coin");
    poor.cannot("turn_up card=mint");
    let fortress = eve.land("c1=Meadow/1[fortress]").phase(Phase::Reactivate);
    let both = fortress.play(&["turn_up card=mint", "recover lid=coins"]);
    assert_eq!((both.storage()[0], both.sheet().lids), (3, 1), "free");
    let again =
        given().land("c1=Meadow/1[fortress]").used_cards("LB3 LB4").phase(Phase::Reactivate);
    let once = again.act("turn_up card=mint").allowed();
    once.cannot("turn_up card=depot");
}

/// Cites: R52, 10.2.
#[test]
fn the_question_knows_what_can_still_be_reactivated() {
    let asked = |eve: &Position| eve.game.prompt(EVE);
    let eve = given().crates(&[1, 3]).stored("Coin Coin").phase(Phase::Reactivate);
    assert_eq!(asked(&eve), Prompt::Reactivate { used: true });
    let one = eve.act("recover lid=draw").allowed();
    assert_eq!(asked(&one), Prompt::Reactivate { used: false }, "one of the two, and once");
    let poor = given().crates(&[1]).market("Coin").phase(Phase::Reactivate);
    assert_eq!(asked(&poor), Prompt::Reactivate { used: true }, "the coin can be stored first");
}

/// Cites: R13, R80, 10.3.
#[test]
fn statues_bring_one_gain() {
    let land = "c1=Meadow/1[statue] c2=Meadow/1[statue] c3=Meadow/1[statue]";
    let eve = given().land(land).crafted("plain").market("Wood").phase(Phase::Statues);
    let sailed = eve.play(&["done", ONE]);
    assert_eq!(sailed.sheet().steps, [3, 0], "not for the one on the crafting spot");
    let options = Options { split_bonus_gains: true, ..Options::of(2) };
    let eve = given_with(&options).land(land).market("Wood").phase(Phase::Statues);
    let split = eve.play(&["done", ONE, "sail ship=two_sail", ONE]);
    assert_eq!(split.sheet().steps, [2, 1]);
}

/// Cites: V69, R80, R28.
#[test]
fn v69_the_passage_is_judged_when_the_step_is_carried_out() {
    let eve = given().land("b5=Forest/1[] d5=Forest/1[]").cartographer(2).phase(Phase::Passage);
    let charted = eve.play(&["survey", "chart space=c6 terrain=forest"]);
    let sailed = charted.play(&["done", ONE]);
    assert_eq!(sailed.sheet().steps, [1, 0]);
    assert!(!eve.uses(0).may("survey"), "one use in the whole clean-up");
}

/// Cites: V89, R53.
#[test]
fn v89_items_that_arrive_in_step_3_can_still_be_stored() {
    let eve =
        given().land("c1=Meadow/1[statue]").steps([9, 0]).stored("Coin").phase(Phase::Statues);
    let eve = eve.play(&["done", ONE, "* log_book book=step", "decline"]);
    let paid = eve.act("pay_fee item=coin from=stored").allowed().of(MIKE);
    assert_eq!((paid.sheet().market[0], paid.asked()), (1, Some(MIKE)));
    assert_eq!(paid.game.phase, Phase::Statues);
    assert!(paid.may("fetch item=coin"));
    let later = paid.act("done").allowed();
    assert_eq!((later.game.phase, later.asked()), (Phase::Passage, Some(MIKE)));
    let last = later.act("done").allowed();
    assert_eq!((last.game.phase, last.asked()), (Phase::Market, Some(MIKE)));
    let over = last.act("done").allowed();
    assert_eq!(over.sheet().market, [0; 6]);
}

/// Cites: V63, R79, LB8.
#[test]
fn v63_what_arrives_after_step_6_stays() {
    let game = given().of(MIKE).land("c1=Meadow/1[]").cards("LB8").lids(1).steps([9, 0]);
    let game = game.stored("Wood").phase(Phase::Market);
    let mut game = game;
    game.game.finished = 0b01;
    let sailed =
        game.play(&["use_card card=packing_house", ONE, "* log_book book=step", "decline"]);
    let paid = sailed.act("pay_fee item=wood from=stored").allowed();
    assert_eq!(paid.of(EVE).sheet().market[1], 1);
    let next = paid.play(&["done", "done"]);
    assert_eq!((next.game.round, next.of(EVE).sheet().market[1]), (3, 1), "in her next income");
}

/// Cites: 10.5, 10.7, R1, R44.
#[test]
fn workers_return_and_the_harbormaster_moves_on() {
    let eve = given_for(2).standing("Ar", &[EVE, MIKE]).standing("Cs", &[MIKE]).market("Wood");
    let mut eve = eve.with(|sheet| sheet.available = [1, 0]).phase(Phase::Passage);
    eve.game.harbormaster_stands = false;
    eve.game.finished = 0b00;
    eve.game.sheets[1].available = [1, 0];
    eve.game.sheets[1].slots = [2, 1];
    let returned = eve.act("done").allowed();
    assert_eq!(returned.game.phase, Phase::Market);
    assert_eq!(returned.sheet().available, [2, 0]);
    assert_eq!(returned.of(MIKE).sheet().available, [2, 1]);
    let next = returned.act("done").allowed();
    assert_eq!((next.game.round, next.game.harbormaster().index()), (3, 2));
    assert!(next.game.harbormaster_stands);
    next.act("turn_up card=mint").refused(&rules::DECISIONS);
}
