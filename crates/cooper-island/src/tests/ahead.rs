//! What lies ahead, as the view tells it: it must be what then happens.
use alloc::{format, vec, vec::Vec};

use skerry_core::{Game, Viewer};

use super::position::{EVE, MIKE, Position, given};
use crate::{
    Action, DoingView,
    components::{Islet, Item, Ship},
    state::Phase,
};

fn doing(position: &Position) -> DoingView {
    position.game.view(Viewer::Spectator).doing.expect("somebody is asked")
}

#[test]
fn helm_points_raise_anchors_first_then_pass_islets_and_reach_a_log_book() {
    let eve = given().steps([0, 3]).anchors([0, 1]).islets("I3@WR3b I5@WR4a").helm(3);
    let courses = doing(&eve).courses;
    let course = courses.iter().find(|it| it.ship == Ship::TwoSail).expect("both are told");
    let [anchor, islets, bay] = &course.points[..3] else { panic!("ten points are told") };
    assert!(anchor.anchor && anchor.islets.is_empty() && !anchor.book);
    let passed: Vec<Islet> = islets.islets.iter().map(|it| it.islet).collect();
    assert_eq!(passed, vec![Islet::Coin, Islet::Step]);
    assert!(!islets.book);
    assert!(bay.book && bay.harbor.is_none());
    let sailed = eve.act("sail ship=two_sail").allowed();
    assert_eq!(sailed.legal(), ["first islet=coin", "first islet=step"]);
}

#[test]
fn the_harbor_of_another_is_told_with_whose_it_is() {
    let eve = given().steps([9, 0]).of(MIKE).islets("I3@WR1a").of(EVE).helm(1);
    let courses = doing(&eve).courses;
    let [one, _] = &courses[..] else { panic!("two ships") };
    assert_eq!((one.points[0].harbor, one.points[0].book), (Some(MIKE), true));
    assert_eq!(one.points[0].islets.len(), 1, "the islet of Mike lies before his harbor");
}

#[test]
fn payments_are_told_with_the_least_waste_first() {
    let land = "d2=Forest/3[Wood] c3=Forest/2[Wood] c1=Meadow/1[]";
    let eve = given().land(land).stored("Coin Wood Wood");
    let eve = eve.play(&[
        "put_worker worker=normal section=b",
        "do deed=build_boat",
        "build_boat boat=step landing=P1",
    ]);
    let sets = doing(&eve).sets;
    let told: Vec<_> = sets.iter().map(|set| (set.worth, set.lost)).collect();
    assert_eq!(told, vec![(2, 0), (2, 0), (3, 1)]);
    let Action::Pay { item: Item::Wood, stored: 0, .. } = sets[0].action else {
        panic!("one cube is less than two from storage")
    };
}

#[test]
fn feeding_is_told_with_what_is_lost() {
    let eve = given().land("c1=Meadow/3[Food]").stored("Food Food").phase(Phase::Feed);
    let eve = eve.act("done").allowed();
    let told: Vec<_> = doing(&eve).sets.iter().map(|set| (set.worth, set.lost)).collect();
    assert_eq!(told, vec![(2, 0), (3, 1)]);
}

#[test]
fn a_piece_is_told_with_its_helm_points_on_each_space() {
    let land = "c3=Settlement/4[] d2=Mountain/4[] c1=Meadow/1[]";
    let eve = given().land(land).stored("Coin Wood Wood Stone Stone");
    // Only the small one can be paid for, and only in one way.
    let steps = ["put_worker worker=normal section=d", "do deed=erect"];
    let sites = doing(&eve.play(&steps)).sites;
    let told: Vec<_> = sites.iter().map(|site| (format!("{}", site.space), site.helm)).collect();
    assert_eq!(told, vec![("c3".into(), 2), ("d2".into(), 1)]);
}
