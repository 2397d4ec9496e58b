//! 5.9 to 5.12: helm points, ships, log books, harbors and anchors.
use skerry_core::{Game, Viewer};

use super::position::{EVE, MIKE, Position, given};
use crate::{Event, Prompt, RefusalView, rules, state::Phase};

const ONE: &str = "sail ship=one_sail";
const TWO: &str = "sail ship=two_sail";

/// Cites: V11, R13, R15, R16, G1.
#[test]
fn v11_three_points_for_one_ship() {
    let eve = given().steps([0, 3]).anchors([0, 1]).islets("I3@WR3b I5@WR4a").helm(3);
    let moved = eve.act(TWO).allowed();
    assert_eq!((moved.sheet().anchors, moved.sheet().steps), ([0, 0], [0, 4]));
    assert_eq!(moved.legal(), ["first islet=coin", "first islet=step"]);
    let step = moved.play(&["first islet=step", "perform"]);
    assert_eq!((step.sheet().cartographer, step.storage()[0]), (1, 0));
    let coin = step.act("perform").allowed();
    assert_eq!((coin.storage()[0], coin.sheet().steps), (1, [0, 5]));
    let book = coin.draw("log_book book=coin_food").act("perform").allowed();
    assert_eq!(book.storage(), [2, 0, 1, 0, 0, 0]);
    assert_eq!(book.sheet().steps, [0, 5]);
}

/// Cites: V36, R13, R72, 5.9, 7B.
#[test]
fn v36_points_of_one_source_are_not_split() {
    let eve = given().stored("Coin Coin Wood Wood Wood").cards("SB8");
    let eve = eve.play(&["put_worker worker=normal section=b", "do deed=build_boat"]);
    let built = eve.act("build_boat boat=step landing=P3").allowed();
    let built = built.act("cut coin=0 wood=1 stone=0 gold=0 cloth=0").allowed();
    let sailed = built.act(ONE).allowed();
    assert_eq!(sailed.sheet().steps, [2, 0]);
    assert!(sailed.options("sail").is_empty());
    sailed.cannot(TWO);
}

/// Cites: V31, R67, R11, 5.3.
#[test]
fn v31_eve_enters_the_harbor_of_mike() {
    let eve = given().steps([9, 0]).stored("Wood").of(MIKE).islets("I3@WR1a").of(EVE).helm(2);
    let passed = eve.act(ONE).allowed();
    assert_eq!(passed.sheet().steps, [10, 0]);
    let coin = passed.act("perform").allowed();
    assert_eq!(coin.storage(), [1, 1, 0, 0, 0, 0], "the islet of Mike serves Eve");
    let book = coin.draw("log_book book=step").act("perform").allowed();
    assert_eq!(book.options("pay_fee").len(), 2);
    let paid = book.act("pay_fee item=wood from=stored").allowed();
    assert_eq!(paid.of(MIKE).sheet().market, [0, 1, 0, 0, 0, 0]);
    assert_eq!((paid.sheet().steps, paid.sheet().cartographer), ([11, 0], 1));
}

/// Cites: V32, R11, R12.
#[test]
fn v32_a_refused_harbor_fee_is_an_anchor_under_the_ship() {
    let eve = given().steps([9, 0]).anchors([0, 3]).stored("Wood").helm(2);
    let asked = eve.play(&[ONE, "* log_book book=step", "decline"]);
    let refused = asked.act("refuse").allowed();
    assert_eq!(refused.sheet().anchors[0] + refused.of(EVE).sheet().steps[0], 11);
    assert_eq!(refused.asked(), Some(MIKE));
    assert_eq!(refused.legal(), [""; 0], "Eve has nothing to decide");
    let taken = refused.of(MIKE).act("take_item item=gold").allowed();
    assert_eq!(taken.sheet().market, [0, 0, 0, 0, 1, 0]);
    let done = taken.of(EVE);
    assert_eq!((done.sheet().steps, done.sheet().anchors), ([10, 0], [0, 3]), "unbalanced or not");
}

/// Cites: V33, R65, 5.11.
#[test]
fn v33_the_own_harbor_costs_a_fee_too() {
    let eve = given().steps([0, 19]).stored("Wood").helm(1);
    let asked = eve.play(&[TWO, "* log_book book=step", "decline"]);
    assert_eq!(asked.sheet().steps, [0, 20]);
    let paid = asked.act("pay_fee item=wood from=stored").allowed();
    assert_eq!(paid.storage(), [0; 6]);
    assert_eq!((paid.sheet().market, paid.of(MIKE).sheet().market), ([0; 6], [0; 6]));
    let refused = asked.act("refuse").allowed();
    assert_eq!((refused.sheet().anchors, refused.asked()), ([0, 1], Some(EVE)));
}

/// Cites: V34, R66, R67.
#[test]
fn v34_who_passes_which_half() {
    let passes = |half: &str, eve: bool, steps: u8| {
        let islet = alloc::format!("I3@WR1{half}");
        let game = given().islets(&islet);
        let game = if eve { game.steps([0, steps]) } else { game.of(MIKE).steps([steps, 0]) };
        let mut game = game.phase(Phase::Statues).helm(1);
        game.game.active = if eve { EVE } else { MIKE };
        game.act(if eve { TWO } else { ONE }).allowed().may("perform")
    };
    assert!(passes("a", true, 0), "two sails: harbor to WR1");
    assert!(!passes("b", true, 0));
    assert!(passes("b", true, 1), "WR1 to WR2");
    assert!(!passes("a", true, 1));
    assert!(passes("b", false, 8), "Mike: 18 to 19");
    assert!(!passes("a", false, 8));
    assert!(passes("a", false, 9), "Mike: 19 to 0");
    assert!(!passes("b", false, 9));
}

/// Cites: V37, R14, R78, I1, 5.15.
#[test]
fn v37_a_gain_in_the_middle_of_a_movement() {
    let eve = given().land("c1=Meadow/1[large] c2=Meadow/1[]").islets("I1@WR1a").helm(3);
    let passed = eve.play(&[TWO, "perform"]);
    let removed = passed.act("remove_ruin space=b2 spot=helm").allowed();
    let same = removed.act(TWO).allowed();
    assert_eq!(same.sheet().steps, [0, 4], "3 and 1");
    let other = removed.act(ONE).allowed();
    assert_eq!(other.sheet().steps, [1, 3]);
    // The other ship sails at once: its islet comes before the first ship goes on.
    let meanwhile = given().land("c1=Meadow/1[large] c2=Meadow/1[]").islets("I1@WR1a I5@WL1a");
    let asked = meanwhile.helm(3).play(&[TWO, "perform", "remove_ruin space=b2 spot=helm", ONE]);
    assert_eq!(asked.sheet().steps, [1, 1]);
    assert_eq!(asked.act("decline").allowed().sheet().steps, [1, 3]);
}

/// Cites: V62, R78.
#[test]
fn v62_each_ship_has_one_movement() {
    let land = "c1=Meadow/1[large] c2=Meadow/1[large] d2=Forest/1[]";
    let eve = given().land(land).islets("I1@WR1a").steps([5, 0]).of(MIKE).islets("I1@WR4b").of(EVE);
    // One sail goes from the bay to WR4 of Mike and passes his islet there.
    let eve = eve.helm(2);
    let first = eve.play(&[TWO, "perform", "remove_ruin space=b2 spot=helm", ONE]);
    assert_eq!(first.sheet().steps, [6, 1]);
    let second = first.play(&["perform", "remove_ruin space=d3 spot=helm"]);
    let done = second.act(TWO).allowed();
    assert_eq!(done.sheet().steps, [6, 3], "one point was left, and one came");
}

/// Cites: V38, R37, R38, 5.15.
#[test]
fn v38_ruins_in_reach() {
    let at_f = "put_worker worker=normal section=f";
    given().land("c1=Meadow/1[]").act(at_f).allowed().cannot("do deed=remove_ruin");
    for land in ["c1=Meadow/1[] b1=Forest/1[]", "c1=Meadow/1[] c2=Forest/1[]"] {
        let asked = given().land(land).play(&[at_f, "do deed=remove_ruin"]);
        assert_eq!(asked.sheet().crafted, [1, 0], "b2 alone: nothing to choose");
        assert_eq!(asked.at("b2"), "uncharted");
    }
    let full = given().land("c1=Meadow/1[] b1=Forest/1[]").crafted("plain").market("Wood");
    full.act(at_f).allowed().act("do deed=remove_ruin").refused(&rules::NO_CRAFTING_SPOT);
}

/// Cites: V84, R17.
#[test]
fn v84_without_log_books_a_step_is_a_step() {
    let mut eve = given().steps([4, 0]).helm(1);
    eve.game.log_books = [0; 10];
    let outcome = eve.act(ONE);
    let books = outcome.told(|event| matches!(event, Event::LogBookTaken { .. }).then_some(()));
    assert!(books.is_empty());
    let after = outcome.gives(1);
    assert_eq!(after.sheet().steps, [5, 0]);
}

/// Cites: V93, R14, R78, R12, LB10.
#[test]
fn v93_anchors_and_points_while_a_fee_is_due() {
    let eve = given().steps([9, 0]).land("c1=Meadow/1[Food]").stored("Coin").cards("LB10").helm(3);
    let entered = eve.play(&[ONE, "* log_book book=step", "decline"]);
    let banquet = entered.act("use_card card=banquet_hall").allowed();
    assert_eq!(banquet.legal(), ["anchor ship=one_sail", "anchor ship=two_sail"]);
    let held = banquet.play(&["anchor ship=two_sail", "do deed=helm", ONE]);
    assert_eq!((held.sheet().anchors, held.sheet().steps), ([0, 1], [10, 0]));
    let refused =
        held.act("refuse").allowed().of(MIKE).act("take_item item=coin").allowed().of(EVE);
    assert_eq!((refused.sheet().anchors, refused.sheet().steps), ([0, 1], [12, 0]));
}

/// Cites: V8, R12, 5.12.
#[test]
fn v8_a_refused_worker_fee_balances_the_anchors() {
    let eve = given().anchors([1, 0]).stored("Coin").standing("Cr", &[MIKE]);
    let refused = eve.play(&["put_worker worker=normal section=c", "refuse"]);
    let taken = refused.of(MIKE).act("take_item item=gold").allowed();
    assert_eq!(taken.sheet().market, [0, 0, 0, 0, 1, 0]);
    assert_eq!(taken.of(EVE).sheet().anchors, [1, 1]);
}

/// Cites: SB12, R11.
#[test]
fn the_pilot_house_spares_the_anchor_and_not_the_item() {
    let eve = given().cards("SB12").stored("Coin").standing("Cr", &[MIKE]);
    let due = eve.play(&["put_worker worker=normal section=c"]);
    assert_eq!(refusal(&due), Some(RefusalView { anchor: false, owner: Some(MIKE) }));
    let refused = due.act("refuse").allowed();
    let taken = refused.of(MIKE).act("take_item item=cloth").allowed();
    assert_eq!(taken.sheet().market, [0, 0, 0, 0, 0, 1]);
    assert_eq!(taken.of(EVE).sheet().anchors, [0, 0]);
    let harbor = given().cards("SB12").steps([9, 0]).stored("Wood").helm(1);
    let harbor = harbor.play(&[ONE, "* log_book book=step", "decline", "refuse"]);
    assert_eq!((harbor.asked(), harbor.sheet().anchors), (Some(MIKE), [0, 0]));
}

/// What is told of it before.
fn refusal(position: &Position) -> Option<RefusalView> {
    position.game.view(Viewer::Seat(EVE)).doing.and_then(|doing| doing.refusal)
}

/// Cites: R11, 5.11.
#[test]
fn a_refusal_says_before_what_it_costs() {
    let at_c = ["put_worker worker=normal section=c"];
    let due = given().stored("Coin").standing("Cr", &[MIKE]).play(&at_c);
    assert_eq!(refusal(&due), Some(RefusalView { anchor: true, owner: Some(MIKE) }));
    assert_eq!(refusal(&given().stored("Coin").play(&at_c)), None, "nothing is due");
    let home = given().steps([19, 0]).stored("Wood").helm(1);
    let home = home.play(&[ONE, "* log_book book=step", "decline"]);
    assert_eq!(refusal(&home), Some(RefusalView { anchor: true, owner: None }), "at home");
}

/// Cites: R10.
#[test]
fn r10_a_fee_is_one_item_whatever_its_level() {
    let eve = given().land("c1=Meadow/4[Food]").stored("Coin Coin").market("Gold");
    let eve = eve.standing("Cr", &[MIKE]).act("put_worker worker=normal section=c").allowed();
    let fees = ["pay_fee item=coin from=stored", "pay_fee item=food from=c1"];
    assert_eq!(eve.options("pay_fee"), fees, "and nothing from the marketplace");
    let paid = eve.act("pay_fee item=food from=c1").allowed();
    assert_eq!(paid.of(MIKE).sheet().market, [0, 0, 1, 0, 0, 0]);
    assert_eq!(paid.of(EVE).at("c1"), "Meadow/4[]");
}

/// Every log book brings what it shows.
///
/// Cites: G1, G2, G3, G4, G5, G6, G7, G8, G9, G10, 5.10.
#[test]
fn log_books_bring_what_they_show() {
    let bay = given().steps([4, 0]).helm(1).act(ONE).allowed();
    let both = [
        ("coin_food", [1, 0, 1, 0, 0, 0]),
        ("coin_wood", [1, 1, 0, 0, 0, 0]),
        ("coin_stone", [1, 0, 0, 1, 0, 0]),
        ("wood_food", [0, 1, 1, 0, 0, 0]),
        ("stone_food", [0, 0, 1, 1, 0, 0]),
        ("wood_stone", [0, 1, 0, 1, 0, 0]),
    ];
    for (name, storage) in both {
        let book = bay.draw(&alloc::format!("log_book book={name}"));
        assert_eq!(book.act("perform").allowed().storage(), storage, "{name}");
        assert_eq!(book.act("decline").allowed().storage(), [0; 6]);
    }
    let tile = bay.play(&["* log_book book=tile", "perform", "* tile tile=T2"]);
    assert_eq!(tile.sheet().reserve, [0, 1, 0]);
    assert_eq!(bay.play(&["* log_book book=step", "perform"]).sheet().cartographer, 1);
    let luxury = bay.play(&["* log_book book=luxury", "perform"]);
    assert_eq!(luxury.legal(), ["take_item item=gold", "take_item item=cloth"]);
    let goods = bay.play(&["* log_book book=goods", "perform"]);
    let three = ["take_item item=wood", "take_item item=food", "take_item item=stone"];
    assert_eq!(goods.legal(), three);
    assert_eq!(goods.game.prompt(EVE), Prompt::TakeItem { left: 1 });
    assert_eq!(goods.game.log_books, [2, 2, 2, 2, 2, 2, 6, 6, 3, 2]);
}

/// Cites: V68, R76, R62, G4.
#[test]
fn v68_as_many_items_as_fit_are_taken() {
    let full = given().stored("Coin Coin Coin Coin").steps([4, 0]).helm(1);
    let book = full.play(&[ONE, "* log_book book=wood_food"]);
    assert!(book.may("decline"));
    let asked = book.act("perform").allowed();
    assert_eq!(asked.legal(), ["take_item item=wood", "take_item item=food"]);
    assert_eq!(asked.game.prompt(EVE), Prompt::KeepItem { left: 1 });
    assert_eq!(asked.act("take_item item=food").allowed().storage(), [4, 0, 1, 0, 0, 0]);
    let room = given().stored("Coin Coin Coin").steps([4, 0]).helm(1);
    let both = room.play(&[ONE, "* log_book book=wood_food", "perform"]);
    assert_eq!(both.storage(), [3, 1, 1, 0, 0, 0]);
    let none = given().stored("Coin Coin Coin Coin Coin").steps([4, 0]).helm(1);
    assert!(!none.play(&[ONE, "* log_book book=wood_food"]).may("perform"));
}
