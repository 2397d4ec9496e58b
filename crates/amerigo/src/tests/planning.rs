//! 8.3 Planning tiles, 8.6 buying goods.
use super::position::{Position, WHITE, given, tile};
use crate::{
    Action,
    components::{Colour, Marker, Resource, Shape},
    rules,
    state::Phase,
};

fn buy(position: Position, slot: u8) -> Position {
    position.act(Action::BuyGood { slot }).gives(0)
}

/// Cites: V45, 8.3.
#[test]
fn v45_one_neutral_tile_and_two_villages() {
    let two = given().taking(Colour::Red, 4).plan(tile("neutral-2")).gives(0);
    let planned = two.plan(tile("village-i4")).gives(0).plan(tile("village-i3")).gives(0);
    assert_eq!(planned.ap(), 0);
    for name in ["neutral-2", "village-i4", "village-i3"] {
        assert_eq!(planned.sheet().planned(tile(name)), 1, "{name}");
    }
    assert_eq!(planned.legal(), [Action::Done]);
}

/// Cites: V46, 8.3.1, R44.
#[test]
fn v46_one_neutral_tile_or_two_with_the_marker() {
    let first = given().taking(Colour::Red, 6).plan(tile("neutral-2")).gives(0);
    first.plan(tile("neutral-i3")).refused(&rules::ONE_NEUTRAL_TILE);
    first.plan(tile("village-1")).gives(0);
    let allowed = given().holds(&[Marker::TwoNeutral]).taking(Colour::Red, 6);
    let first = allowed.plan(tile("neutral-2")).gives(0);
    let second = first.plan(tile("neutral-i3")).gives(0);
    assert_eq!(second.ap(), 1);
    second.plan(tile("neutral-1")).refused(&rules::ONE_NEUTRAL_TILE);
    first.plan(tile("neutral-2")).gives(0).done().gives(0);
    first.done().gives(0);
}

/// Cites: V47, 8.3.
#[test]
fn v47_gold_for_a_large_tile() {
    let planning = given().gold(3).taking(Colour::Red, 3);
    planning.plan(tile("neutral-r6")).refused(&rules::PLAN);
    let rich = (0..3).fold(planning, |position, _| position.act(Action::BuyAp).gives(0));
    let planned = rich.plan(tile("neutral-r6")).gives(0);
    assert_eq!((planned.ap(), planned.sheet().gold), (0, 0));
}

/// Cites: R39.
#[test]
fn r39_what_is_exhausted_cannot_be_taken() {
    let villages = given().taking(Colour::Red, 7);
    let none = (0..3).fold(villages, |position, _| position.plan(tile("village-l3")).gives(0));
    none.plan(tile("village-l3")).refused(&rules::SUPPLY_IS_LIMITED);
    given()
        .supply(Shape::U5, 0)
        .taking(Colour::Red, 7)
        .plan(tile("neutral-u5"))
        .refused(&rules::SUPPLY_IS_LIMITED);
    let others = none.done().gives(0).of(WHITE).taking(Colour::Red, 1);
    others.plan(tile("village-l3")).gives(0);
    let last =
        given().supply(Shape::U5, 1).taking(Colour::Red, 7).plan(tile("neutral-u5")).gives(0);
    let others = last.done().gives(0).of(WHITE).taking(Colour::Red, 5);
    others.plan(tile("neutral-u5")).refused(&rules::SUPPLY_IS_LIMITED);
}

/// Cites: R15.
#[test]
fn r15_planned_tiles_stay_and_are_open() {
    let planned = given().taking(Colour::Red, 6).plan(tile("neutral-r6")).gives(0).done().gives(0);
    let next = planned.pass(5).of(skerry_core::Seat(0)).taking(Colour::Red, 7);
    let more = (0..7).fold(next, |position, n: usize| {
        let names = ["1", "1", "1", "2", "2", "2", "i3"];
        position.plan(tile(&alloc::format!("village-{}", names[n]))).gives(0)
    });
    assert_eq!(more.sheet().planned.iter().sum::<u8>(), 8);
    assert_eq!(more.done().gives(0).of(skerry_core::Seat(0)).sheet().planned.iter().sum::<u8>(), 8);
}

/// Cites: V48, 8.6.
#[test]
fn v48_two_cotton_markers() {
    let shown = [(Resource::Sugar, 2), (Resource::Cotton, 2), (Resource::Cotton, 3)];
    let buying = given().display(&shown).taking(Colour::Yellow, 5);
    let bought = buy(buy(buying, 2), 1);
    assert_eq!(bought.sheet().goods, [0, 2, 0, 0, 0]);
    assert_eq!(bought.ap(), 0);
    assert!(bought.game.goods[0].is_some());
    assert_eq!(&bought.game.goods[1..3], [None, None], "gaps are not filled");
    bought.act(Action::BuyGood { slot: 1 }).refused(&rules::GOOD_THERE);
    bought.act(Action::BuyGood { slot: 0 }).refused(&rules::BUY);
    bought.act(Action::BuyGood { slot: 10 }).refused(&rules::GOOD_THERE);
}

/// Cites: 8.6.1, 8.6, R9.
#[test]
fn goods_cost_what_is_printed() {
    let shown = [(Resource::Coffee, 4), (Resource::Coffee, 2)];
    let buying = given().gold(1).display(&shown).taking(Colour::Yellow, 3);
    buying.act(Action::BuyGood { slot: 0 }).refused(&rules::BUY);
    let bought = buy(buying.act(Action::BuyAp).gives(0), 0);
    assert_eq!((bought.ap(), bought.sheet().goods[Resource::Coffee.index()]), (0, 1));
    assert_eq!(buy(buying, 1).ap(), 1);
    let planning = given().display(&shown).taking(Colour::Red, 3);
    planning.act(Action::BuyGood { slot: 1 }).refused(&rules::DECISIONS);
    assert_eq!(planning.game.phase(), Phase::Act);
}
