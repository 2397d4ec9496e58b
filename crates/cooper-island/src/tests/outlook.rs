//! What is told before an action, and what a player can count on.
use alloc::{vec, vec::Vec};

use skerry_core::{Effect, Game, Silent, Viewer};

use super::position::{EVE, MIKE, Position, action, given};
use crate::{
    Deed, OfferView, Stage, View, Who,
    components::{Milestone, Order, Section, Worker},
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
    assert_eq!(path.first(), Some(&Stage::Put));
    assert_eq!(path[path.len() - 2..], [Stage::Section, Stage::Window]);
    assert!(path.contains(&Stage::Cards), "{path:?}");
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
