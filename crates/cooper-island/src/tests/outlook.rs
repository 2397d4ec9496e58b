//! What is told before an action, and what a player can count on.
use alloc::{vec, vec::Vec};

use skerry_core::{Effect, Game, Silent, Viewer};

use super::position::{EVE, MIKE, Position, action, given};
use crate::{
    Action, Deed, MealView, OfferView, PriceView, Prompt, Stage, View, WareView, Who,
    components::{Building, Cargo, Form, Landing, Milestone, Order, Section, Worker},
    state::Phase,
};

fn view(position: &Position) -> View {
    position.game.view(Viewer::Spectator)
}

fn offer(position: &Position, worker: Worker, section: Section) -> Option<OfferView> {
    let offers = view(position).doing.expect("somebody is asked").offers;
    offers.into_iter().find(|offer| offer.worker == worker && offer.section == section)
}

fn effects(position: &Position, text: &str) -> Vec<&'static str> {
    let action = action(text);
    let mut after = position.game;
    after.play(EVE, action, &mut Silent).expect("it is allowed");
    let effects: Vec<Effect> = position.game.effects(EVE, &action, &after);
    effects.into_iter().map(|effect| effect.word).collect()
}

#[test]
fn a_section_says_what_is_possible_there_and_what_is_not() {
    let poor = given().land("c1=Meadow/1[]");
    let building = offer(&poor, Worker::Normal, Section::D).expect("a worker may go there");
    assert_eq!((building.deeds, building.missing), (vec![], vec![Deed::Erect]));
    let rich = poor.stored("Coin Wood Wood Stone Stone");
    let building = offer(&rich, Worker::Normal, Section::D).expect("a worker may go there");
    assert_eq!((building.deeds, building.missing), (vec![Deed::Erect], vec![]));
    assert_eq!(building.fee, None);
    assert!(offer(&rich, Worker::Special, Section::D).is_none(), "Eve has no special worker");
}

fn price(prices: &[PriceView], ware: WareView) -> PriceView {
    *prices.iter().find(|price| price.ware == ware).expect("it can be bought there")
}

/// Cites: R8, R71, R84.
#[test]
fn a_section_says_what_things_really_cost_there() {
    let eve = given().workers(1, 1).cards("SB8");
    let at = |worker, section| offer(&eve, worker, section).expect("a worker may go there").prices;
    // 1 coin and 2 wood, 1 less for the Boatyard: of either.
    let first = WareView::Landing(Landing::ALL[0]);
    let normal = price(&at(Worker::Normal, Section::B), first);
    assert_eq!((normal.cost, normal.cut, normal.due), ([1, 2, 0, 0, 0, 0], 1, None));
    // With the symbol nothing is left.
    let special = price(&at(Worker::Special, Section::B), first);
    assert_eq!((special.cut, special.due), (3, Some([0; 6])));
    // The symbol is covered.
    let eve = eve.standing("Bs", &[MIKE]);
    let covered = offer(&eve, Worker::Special, Section::B).expect("a worker may go there");
    assert_eq!(price(&covered.prices, first).cut, 1);
    assert!(covered.prices.iter().all(|price| price.deed == Deed::BuildBoat));
}

/// Cites: R44, SB7, SB10.
#[test]
fn the_harbormaster_and_cards_change_prices_and_helm_points() {
    let eve = given().round(1).cards("SB10");
    let offer = |section| offer(&eve, Worker::Normal, section).expect("a worker may go there");
    let cargo = |it| price(&offer(Section::H).prices, WareView::Cargo(it));
    assert_eq!((cargo(Cargo::ALL[0]).cut, cargo(Cargo::ALL[0]).due), (1, None), "he stands there");
    assert_eq!(
        (cargo(Cargo::ALL[1]).cut, cargo(Cargo::ALL[1]).due),
        (0, Some(cargo(Cargo::ALL[1]).cost))
    );
    let small = price(&offer(Section::D).prices, WareView::Building(Building::Small));
    assert_eq!((small.cut, small.helm), (0, 2), "the Guildhall adds one");
    let statues = offer(Section::F).prices;
    assert_eq!(price(&statues, WareView::Statue(Form::Gold)).cost, [0, 2, 0, 0, 2, 0]);
}

/// What is bought is told with the same price while it is chosen.
#[test]
fn prices_are_told_while_it_is_chosen_what_to_buy() {
    let eve = given().workers(1, 1).stored("Coin Wood Wood").land("c1=Forest/4[Wood]");
    let eve = eve.play(&["put_worker worker=special section=b", "do deed=build_boat"]);
    let prices = view(&eve).doing.expect("somebody is asked").prices;
    assert!(!prices.is_empty() && prices.iter().all(|price| price.cut == 2));
}

#[test]
fn prices_say_what_can_be_bought_now() {
    let possible = |eve: &Position, section| {
        let offer = offer(eve, Worker::Normal, section).expect("a worker may go there");
        offer.prices.into_iter().map(|price| price.possible).collect::<Vec<_>>()
    };
    let eve = given().land("c1=Meadow/1[]").stored("Coin Wood Wood Stone Stone");
    assert_eq!(possible(&eve, Section::D), [true, false, false], "a small building");
    assert_eq!(possible(&eve, Section::F), [false, false], "no statue waits in the workshop");
    let full = eve.land("c1=Meadow/1[small]");
    assert_eq!(possible(&full, Section::D), [false; 3], "there is no room");
}

/// Cites: 5.11, 10.2, R65, SB12.
#[test]
fn questions_say_what_is_at_stake() {
    let asked = |position: &Position| view(position).doing.expect("somebody is asked").asked;
    let at_c = ["put_worker worker=normal section=c"];
    let eve = given().stored("Coin").standing("Cr", &[MIKE]);
    let owner = Some(MIKE);
    assert_eq!(asked(&eve.play(&at_c)), Prompt::Fee { owner, anchor: true });
    let spared = eve.cards("SB12").play(&at_c);
    assert_eq!(asked(&spared), Prompt::Fee { owner, anchor: false });
    let home = given().steps([0, 19]).stored("Wood").helm(1);
    let home = home.play(&["sail ship=two_sail", "* log_book book=step", "decline"]);
    assert_eq!(asked(&home), Prompt::HarborFee { owner: EVE, at_home: true, anchor: true });
    let idle = given().phase(Phase::Reactivate);
    assert_eq!(asked(&idle), Prompt::Reactivate { used: false });
    let used = given().used_cards("LB3").phase(Phase::Reactivate);
    assert_eq!(asked(&used), Prompt::Reactivate { used: true });
}

/// Cites: R62, R87.
#[test]
fn what_is_offered_in_vain_says_why() {
    let full = "Coin Coin Wood Wood Stone";
    let told = |eve: &Position| {
        let barred = view(eve).doing.expect("somebody is asked").barred;
        barred.into_iter().map(|it| (it.action, it.rule)).collect::<Vec<_>>()
    };
    let eve = given().stored(full).cartographer(6).land("c1=Meadow/2[Food]");
    let section = eve.play(&["put_worker worker=normal section=e"]);
    let steps = (Action::Do { deed: Deed::Steps }, "5.7");
    let item = (Action::Do { deed: Deed::Item }, "R62");
    assert_eq!(told(&section), [steps, item]);
    // The second islet that is passed brings a coin for which there is no room.
    let eve = given().stored(full).market("Coin").steps([0, 3]).islets("I3@WR4a").helm(1);
    let passing = eve.act("sail ship=two_sail").allowed();
    assert_eq!(told(&passing), [(Action::Perform, "R62")]);
    passing.cannot("perform");
}

/// Cites: 10.1, R80.
#[test]
fn feeding_is_due_until_it_is_done() {
    let meal = |position: &Position| {
        let players = view(position).players;
        (players[0].meal, players[0].food_missing)
    };
    let eve = given().market("Coin");
    assert_eq!(meal(&eve), (MealView::Due, 2));
    let feeding = eve.phase(Phase::Feed);
    assert_eq!(meal(&feeding), (MealView::Due, 2));
    let fed = feeding.act("done").allowed();
    assert_eq!(meal(&fed), (MealView::Done, 0), "the anchors are a matter of their own");
    assert_eq!(meal(&given().phase(Phase::Market)), (MealView::Done, 0));
    assert_eq!(meal(&given().round(5).phase(Phase::Market)), (MealView::Over, 0));
    assert_eq!(meal(&given().round(5).phase(Phase::End)), (MealView::Over, 0));
}

/// Cites: 5.9, 5.10.
#[test]
fn each_ship_has_its_own_way_to_the_next_log_book() {
    let aims = given().steps([3, 9]).game.aims(EVE);
    let told: Vec<_> = aims[..2].iter().map(|it| (it.aim, it.have, it.need, it.points)).collect();
    assert_eq!(told, [("helm_one_sail", 3, 5, 3), ("helm_two_sail", 9, 10, 9)]);
    let fed = given().phase(Phase::Market).game.aims(EVE);
    assert!(fed.iter().all(|aim| aim.aim != "feeding"));
}

#[test]
fn a_section_says_to_whom_a_fee_is_due() {
    let eve = given().standing("Dr", &[MIKE]);
    let offer = offer(&eve, Worker::Normal, Section::D).expect("a worker may go there");
    assert_eq!(offer.fee, Some(Who::Player(MIKE)));
    let eve = given().standing("Dr", &[EVE]);
    assert!(super::outlook::offer(&eve, Worker::Normal, Section::D).is_none());
}

#[test]
fn the_symbol_offers_islets_only_where_there_are_any() {
    let eve = given().workers(1, 1);
    let islets = |eve: &Position, worker| {
        offer(eve, worker, Section::C).expect("a worker may go there").islets
    };
    assert!(!islets(&eve, Worker::Special));
    let eve = eve.of(MIKE).islets("I3@WR1a").of(EVE);
    assert!(islets(&eve, Worker::Special));
    assert!(!islets(&eve, Worker::Normal), "only the square space has the symbol");
}

#[test]
fn what_is_to_come_is_told_from_now_on() {
    let eve = given().land("c1=Meadow/1[] c2=Meadow/1[]").stored("Coin Wood Wood Stone Stone");
    let eve = eve.play(&["put_worker worker=normal section=d", "do deed=erect"]);
    let path = view(&eve).doing.expect("somebody is asked").path;
    let to_come = [Stage::Put, Stage::Sail, Stage::Cards, Stage::Section, Stage::Window];
    assert_eq!(path, to_come);
}

#[test]
fn whoever_pays_is_told_what_comes_after_paying() {
    let eve = given().land("c1=Meadow/1[] c2=Forest/1[Wood] b1=Forest/1[Wood] d1=Forest/1[Wood]");
    let eve = eve.stored("Coin Coin Wood Wood Wood");
    let path = |eve: &Position| view(eve).doing.expect("somebody is asked").path;
    let eve = eve.play(&["put_worker worker=normal section=b", "do deed=build_boat"]);
    let boat = [Stage::Object, Stage::Pay, Stage::Sail, Stage::Offer, Stage::Section];
    assert_eq!(path(&eve)[..5], boat);
    let eve = eve.play(&["build_boat boat=coin landing=P1"]);
    assert_eq!(path(&eve)[..4], [Stage::Pay, Stage::Sail, Stage::Offer, Stage::Section]);
}

#[test]
fn feeding_counts_what_cards_allow() {
    let eve = given().stored("Food Coin");
    let now = |eve: &Position| {
        let player = &view(eve).players[0];
        (player.feeding, player.food, player.food_missing)
    };
    assert_eq!(now(&eve), (2, 1, 1));
    assert_eq!(now(&eve.cards("SB2")), (2, 3, 0));
}

#[test]
fn orders_say_how_far_it_is_to_the_next_stage() {
    let eve = given().land("c1=Meadow/1[small] c2=Meadow/1[small]");
    let player = &view(&eve).players[0];
    let stage = |order| player.stages.iter().find(|it| it.order == order).expect("it is in play");
    let buildings = stage(Order::Buildings);
    assert_eq!((buildings.have, buildings.stage), (2, 1));
    assert_eq!((buildings.points, buildings.next), (3, Some(5)));
    assert_eq!((stage(Order::Copy).points, stage(Order::Copy).next), (0, None));
    let goal = player.goals.iter().find(|it| it.milestone == Milestone::Buildings);
    assert_eq!(goal.map(|it| (it.have, it.need)), Some((2, 2)));
}

#[test]
fn the_last_worker_is_warned_of_hunger() {
    let put = "put_worker worker=normal section=g";
    let eve = given();
    assert!(!effects(&eve, put).contains(&"food_missing"), "another worker may bring food");
    assert!(effects(&eve.workers(1, 0), put).contains(&"food_missing"));
    assert!(!effects(&eve.workers(1, 0).stored("Food Food"), put).contains(&"food_missing"));
}

#[test]
fn a_worker_without_anything_to_do_is_warned_of() {
    let put = "put_worker worker=normal section=h";
    assert!(effects(&given(), put).contains(&"idle"));
    assert!(!effects(&given().stored("Gold Cloth Cloth"), put).contains(&"idle"));
}

#[test]
fn a_ship_tells_what_it_will_meet() {
    let eve = given().steps([8, 0]).of(MIKE).islets("I3@WR1a").of(EVE);
    assert_eq!(effects(&eve.helm(1), "sail ship=one_sail"), [""; 0]);
    let told = effects(&eve.helm(2), "sail ship=one_sail");
    assert!(told.starts_with(&["passes", "log_book", "harbor"]), "{told:?}");
    let anchored = effects(&eve.anchors([1, 0]).helm(2), "sail ship=one_sail");
    assert_eq!(anchored, [""; 0], "a point goes to the anchor");
}

/// What is held up on its way has not lost its points.
#[test]
fn a_ship_that_is_held_up_tells_that_it_sails_on() {
    let eve = given().steps([8, 0]).of(MIKE).islets("I3@WR1a").of(EVE);
    assert!(!effects(&eve.helm(2), "sail ship=one_sail").contains(&"sails_on"), "no point is left");
    assert!(effects(&eve.helm(3), "sail ship=one_sail").contains(&"sails_on"));
    assert!(!effects(&eve.helm(3), "sail ship=two_sail").contains(&"sails_on"), "nothing holds it");
}

/// Cites: R25, R93.
#[test]
fn a_tile_that_needs_a_shim_says_so() {
    let eve = given().land("c1=Meadow/1[]").reserve("T1").cartographer(3).income();
    let held = eve.play(&["do deed=place", "tile tile=T1 side=front"]);
    assert!(effects(&held, "lay first=b1 second=c1").contains(&"shim"));
    assert!(!effects(&held, "lay first=b1 second=c2").contains(&"shim"));
}

/// A bot that has fed need not put food aside for this round any more.
#[test]
fn who_has_fed_owes_no_meal_and_who_comes_later_still_does() {
    let fed_later = given().of(MIKE).stored("Food Food").market("Wood").of(EVE);
    let before = fed_later.stored("Food Food").market("Wood").phase(Phase::Feed);
    let meals = |position: &Position, seat| position.game.glance(seat).meals;
    let due = meals(&before, EVE);
    assert_eq!(meals(&before, MIKE), due);
    let after = before.act("done").allowed();
    assert_eq!((meals(&after, EVE), meals(&after, MIKE)), (due - 1, due));
}
