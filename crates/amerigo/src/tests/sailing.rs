//! 8.1 Sailing and trading posts.
use alloc::vec::Vec;

use super::position::{
    BLUE, Position, RED, WHITE, YELLOW, at, frame, given, given_on, map_of, village,
};
use crate::{
    Action, Event, Place,
    components::{Colour, Marker, Shape},
    islands::IslandId,
    rules,
    state::Phase,
};

/// Red sails; both ships are on the map.
fn at_sea(first: (u8, u8), ap: u8) -> Position {
    given().ships(at(first), frame("SE")).taking(Colour::Blue, ap)
}

fn posts_on_the_island(position: &Position) -> u8 {
    position.game.islands.posts(IslandId(0), RED.index())
}

/// The ship's moves that are legal.
fn moves(position: &Position, ship: u8) -> Vec<Action> {
    let is_of_ship = |action: &Action| {
        matches!(action, Action::PlaceShip { ship: other, .. } | Action::Sail { ship: other, .. }
            if *other == ship)
    };
    position.legal().into_iter().filter(is_of_ship).collect()
}

/// V73 up to the second ship.
fn first_ship_has_founded(start: Position) -> Position {
    let entered = start.enter(1, "N1").gives(0);
    let arrived = entered.sail(1, at((2, 4))).gives(0);
    arrived.act(Action::PlacePost).gives(3)
}

/// Cites: V22, 8.1, 8.1.3, 8.1.6.
#[test]
fn v22_the_first_sailing_discovers_an_island() {
    let entered = given().taking(Colour::Blue, 4).enter(1, "N1").gives(0);
    let outcome = entered.sail(1, at((2, 4)));
    let sailed = Event::ShipSailed { seat: RED, ship: 1, to: at((2, 4)), steps: 3 };
    assert_eq!(outcome.events(), [sailed]);
    let founding = outcome.allowed().act(Action::PlacePost);
    assert_eq!(founding.names(), ["post_placed", "island_discovered"]);
    let founded = founding.gives(3);
    assert_eq!((founded.sheet().posts_left, founded.ap()), (11, 4));
    let second = founded.enter(2, "W1").gives(0);
    second.sail(2, at((5, 1))).gives(0);
    let far = founded.enter(2, "S1").gives(0);
    far.sail(2, at((4, 8))).gives(0);
    far.sail(2, at((4, 7))).refused(&rules::FAR_ENOUGH);
}

/// Cites: V23, 8.1.6.
#[test]
fn v23_a_second_post_discovers_nothing() {
    let sailing = given().post((3, 4)).ships(at((2, 4)), frame("SE")).taking(Colour::Blue, 5);
    let outcome = sailing.sail(1, at((4, 1)));
    let sailed = Event::ShipSailed { seat: RED, ship: 1, to: at((4, 1)), steps: 5 };
    assert_eq!(outcome.events(), [sailed]);
    let founded = outcome.allowed().act(Action::PlacePost).gives(0);
    assert_eq!(posts_on_the_island(&founded), 2);
}

/// Cites: 8.1.6.
#[test]
fn rule_8_1_6_the_first_post_on_an_island_discovers_it_however_late() {
    let mut position = given_on(map_of(3, 3, |_| 0), 2);
    let (map, islands) = (position.game.map, position.game.islands);
    let mut discovered = Vec::new();
    // On every square for one, until red has no more posts, and then white.
    for (number, post) in (0..).zip(map.posts()) {
        let (seat, anchor) =
            (if number < 12 { RED } else { WHITE }, Place::square(map.anchor(post)));
        let anchored = position.of(seat).pass(1 + number % 5).ships(anchor, frame("SE"));
        let arrived = anchored.taking(Colour::Blue, 1).sail(1, anchor).gives(0);
        let island = islands.at(&map, map.post_square(post));
        let is_first = !discovered.contains(&island);
        position = arrived.act(Action::PlacePost).gives(if is_first { 3 } else { 0 });
        discovered.extend(Some(island).filter(|_| is_first));
    }
    assert_eq!((discovered.len(), position.sheet_of(RED).posts_left), (4, 0));
    assert!(position.sheet_of(WHITE).posts_left < 12, "some are white's");
}

/// Cites: V24, R9, 8.1.4.
#[test]
fn v24_gold_buys_a_step() {
    let short = given().post((3, 4)).gold(1).ships(at((2, 4)), frame("SE")).taking(Colour::Blue, 4);
    short.sail(1, at((4, 1))).refused(&rules::FAR_ENOUGH);
    let bought = short.act(Action::BuyAp).allowed();
    let arrived = bought.sail(1, at((4, 1))).allowed();
    assert_eq!((arrived.sheet().gold, arrived.game.phase()), (0, Phase::Post));
}

/// Cites: V25, 8.1.5.
#[test]
fn v25_ships_do_not_block_but_do_not_share_a_square() {
    let met = given().of(BLUE).ships(at((2, 3)), frame("SE")).of(RED);
    let sailing = met.ships(at((2, 4)), at((1, 5))).taking(Colour::Blue, 2);
    sailing.sail(1, at((2, 3))).refused(&rules::SQUARE_TAKEN);
    sailing.sail(1, at((1, 5))).refused(&rules::SQUARE_TAKEN);
    sailing.sail(1, at((2, 2))).gives(0);
}

/// Cites: V26, 8.1.5.
#[test]
fn v26_the_frame_has_room_for_all() {
    let crowd = [WHITE, BLUE, YELLOW]
        .into_iter()
        .fold(given(), |position, seat| position.of(seat).ships(frame("N1"), frame("SE")));
    let sailing = crowd.of(RED).ships(at((1, 4)), frame("N1")).taking(Colour::Blue, 2);
    sailing.sail(1, frame("N1")).gives(0);
    given().taking(Colour::Blue, 1).enter(1, "SE").gives(0);
}

/// Cites: V27, R13.
#[test]
fn v27_who_stays_on_an_anchor_may_found_a_post() {
    let outcome = at_sea((2, 4), 1).sail(1, at((2, 4)));
    let stayed = Event::ShipSailed { seat: RED, ship: 1, to: at((2, 4)), steps: 0 };
    assert_eq!(outcome.events(), [stayed]);
    outcome.allowed().act(Action::PlacePost).gives(3);
}

/// Cites: V28, R25.
#[test]
fn v28_a_covered_post_square_takes_no_post() {
    let owner = given().of(BLUE).post((4, 2)).built(village(Shape::Two), &[(4, 3), (4, 4)]);
    let covered = owner.built(village(Shape::One), &[(3, 4)]).of(RED);
    let sailing = covered.ships(at((1, 4)), frame("SE")).taking(Colour::Blue, 2);
    let arrived = sailing.sail(1, at((2, 4))).gives(0);
    assert_eq!(arrived.game.phase(), Phase::Act, "ships may stop there");
    arrived.act(Action::PlacePost).refused(&rules::DECISIONS);
    let taken = given().of(BLUE).post((3, 4)).of(RED).ships(at((2, 4)), frame("SE"));
    let arrived = taken.taking(Colour::Blue, 2).sail(1, at((2, 4))).gives(0);
    assert_eq!(arrived.game.phase(), Phase::Act, "nor does one that has a post");
}

/// Cites: V29, R11, 10.
#[test]
fn v29_post_gold_above_twelve_is_a_point() {
    let full = given().gold(12).holds(&[Marker::PostGold]).ships(at((2, 4)), frame("SE"));
    let arrived = full.taking(Colour::Blue, 2).sail(1, at((2, 4))).gives(0);
    let founded = arrived.act(Action::PlacePost).gives(3 + 1);
    assert_eq!(founded.sheet().gold, 12);
    let poor = full.gold(3).taking(Colour::Blue, 2).sail(1, at((2, 4))).gives(0);
    assert_eq!(poor.act(Action::PlacePost).gives(3).sheet().gold, 4);
}

/// Cites: V30, R14.
#[test]
fn v30_eight_more_steps_for_both_ships() {
    let both = given().holds(&[Marker::Sail8]).ships(frame("NW"), frame("SE"));
    let used = both.taking(Colour::Blue, 4).act(Action::UseSail8).gives(0);
    assert_eq!(used.ap(), 12);
    assert!(!used.sheet().has(Marker::Sail8));
    used.act(Action::UseSail8).refused(&rules::MARKER_NEEDED);
    let arrived = used.sail(1, at((4, 7))).gives(0);
    arrived.sail(2, at((5, 1))).gives(0);
    both.taking(Colour::Blue, 4).sail(1, at((4, 7))).refused(&rules::FAR_ENOUGH);
}

/// Cites: R14.
#[test]
fn r14_the_marker_helps_whoever_has_yet_to_sail() {
    let holder = given().holds(&[Marker::Sail8]).ships(frame("NW"), frame("SE"));
    let one = holder.taking(Colour::Blue, 1).sail(1, frame("N1")).gives(0);
    let second = one.act(Action::UseSail8).gives(0);
    assert!(moves(&second, 1).is_empty(), "the first has finished");
    let both = second.sail(2, frame("NW")).gives(0);
    assert_eq!(both.legal(), [Action::Done]);
    let late = one.sail(2, frame("SE")).gives(0);
    late.act(Action::UseSail8).refused(&rules::WHEN_TO_USE_SAIL8);
    holder.taking(Colour::Black, 3).act(Action::UseSail8).refused(&rules::DECISIONS);
}

/// Cites: V31, 8.1.4.
#[test]
fn v31_the_way_to_e1_leads_round_the_frame() {
    let sailing = at_sea((2, 4), 5).sail(1, frame("E1"));
    let sailed = Event::ShipSailed { seat: RED, ship: 1, to: frame("E1"), steps: 5 };
    assert_eq!(sailing.events(), [sailed]);
    at_sea((2, 4), 4).sail(1, frame("E1")).refused(&rules::FAR_ENOUGH);
}

/// Cites: V73, R12, R9, R42, 8.1.1.
#[test]
fn v73_the_second_ship_must_enter() {
    let start = given().gold(2).taking(Colour::Blue, 4);
    let founded = first_ship_has_founded(start);
    let entries = ["NW", "N1", "NE", "E1", "SE", "S1", "SW", "W1"];
    let mut expected: Vec<_> =
        entries.map(|name| Action::PlaceShip { ship: 2, at: frame(name) }).to_vec();
    expected.push(Action::BuyAp);
    assert_eq!(founded.legal(), expected);
    founded.done().refused(&rules::BOTH_SHIPS_ENTER);
    founded.sail(1, at((2, 3))).refused(&rules::ONE_JOURNEY);
    let with_chest = founded.chests(1);
    assert!(with_chest.may(Action::CashChest), "free moves");
}

/// Cites: V74, R9.
#[test]
fn v74_action_points_bought_late_help_the_second_ship() {
    let founded = first_ship_has_founded(given().gold(2).taking(Colour::Blue, 4));
    let short = founded.act(Action::BuyAp).allowed();
    short.enter(2, "N1").gives(0).sail(2, at((8, 4))).refused(&rules::FAR_ENOUGH);
    let bought = short.act(Action::BuyAp).allowed();
    let entered = bought.enter(2, "N1").gives(0);
    assert_eq!((entered.ap(), entered.sheet().gold), (6, 0));
    assert!(moves(&entered, 1).is_empty(), "the first stays where it is");
    let arrived = entered.sail(2, at((8, 4))).gives(0);
    assert_eq!(arrived.sheet().ships, [at((2, 4)), at((8, 4))]);
}

/// Cites: V75, R42, R14.
#[test]
fn v75_when_both_have_sailed_there_is_nothing_to_buy() {
    let holder = given().gold(3).chests(1).holds(&[Marker::Sail8]);
    let sailing = holder.ships(frame("NW"), frame("SE")).taking(Colour::Blue, 4);
    let sailed = sailing.sail(2, frame("SE")).gives(0).sail(1, frame("NW")).gives(0);
    assert_eq!(sailed.legal(), [Action::CashChest, Action::Done]);
    sailed.act(Action::BuyAp).refused(&rules::WHEN_TO_BUY_AP);
}

/// Cites: V76, R43.
#[test]
fn v76_after_a_post_the_journey_is_over() {
    let founded = at_sea((2, 4), 5).sail(1, at((2, 4))).allowed().act(Action::PlacePost).gives(3);
    founded.sail(1, at((4, 1))).refused(&rules::ONE_JOURNEY);
    let left = at_sea((2, 4), 5).sail(1, at((2, 4))).allowed().act(Action::NoPost).gives(0);
    left.sail(1, at((4, 1))).refused(&rules::ONE_JOURNEY);
}

/// Cites: R12, 8.1.2, 8.1.3.
#[test]
fn r12_one_ship_after_the_other() {
    let start = given().taking(Colour::Blue, 3);
    start.done().refused(&rules::BOTH_SHIPS_ENTER);
    start.sail(1, frame("N1")).refused(&rules::SHIPS_ENTER);
    start.act(Action::PlaceShip { ship: 1, at: at((0, 0)) }).refused(&rules::SHIPS_ENTER);
    start.enter(1, "N2").refused(&rules::SHIPS_ENTER);
    start.enter(3, "N1").refused(&rules::ONE_JOURNEY);
    let entered = start.enter(2, "N1").gives(0);
    entered.enter(1, "N1").refused(&rules::ONE_SHIP_AFTER_THE_OTHER);
    entered.enter(2, "NW").refused(&rules::SHIPS_ENTER);
    entered.done().refused(&rules::BOTH_SHIPS_ENTER);
    let both = entered.sail(2, frame("N1")).gives(0).enter(1, "SW").gives(0);
    let over = both.done().gives(0);
    assert_eq!(over.sheet().ships, [frame("SW"), frame("N1")], "who has entered may stay");
}

/// Cites: 8.1.2, 8.1.
#[test]
fn either_ship_may_go_first_and_the_other_may_stay() {
    let second = at_sea((2, 4), 2).sail(2, frame("E1")).gives(0);
    second.done().gives(0);
    let first = second.sail(1, at((2, 2))).gives(0);
    assert_eq!(first.legal(), [Action::Done]);
    at_sea((2, 4), 2).done().gives(0);
}

/// Cites: 8.1.4.
#[test]
fn ships_stay_at_sea() {
    at_sea((2, 4), 3).sail(1, at((3, 4))).refused(&rules::FAR_ENOUGH);
    at_sea((2, 4), 3).sail(1, at((11, 4))).refused(&rules::FAR_ENOUGH);
    at_sea((2, 4), 3).sail(1, frame("N2")).refused(&rules::FAR_ENOUGH);
}

/// Cites: R26, 8.1.6, 7.5.
#[test]
fn r26_nobody_has_to_found_a_post() {
    let asked = at_sea((2, 4), 3).sail(1, at((2, 4))).allowed();
    assert_eq!(asked.legal(), [Action::PlacePost, Action::NoPost]);
    assert_eq!(asked.gold(1).legal(), [Action::PlacePost, Action::NoPost], "R42: not now");
    asked.done().refused(&rules::DECISIONS);
    let left = asked.act(Action::NoPost).gives(0);
    assert_eq!((left.sheet().posts_left, left.game.phase()), (12, Phase::Act));
    left.act(Action::NoPost).refused(&rules::DECISIONS);
}

/// Cites: 8.1.6.
#[test]
fn who_has_no_post_left_is_not_asked() {
    let sailing = given().posts_left(0).ships(at((2, 4)), frame("SE")).taking(Colour::Blue, 3);
    let arrived = sailing.sail(1, at((2, 4))).gives(0);
    assert_eq!(arrived.game.phase(), Phase::Act);
}

/// Cites: 8.1.6.
#[test]
fn everybody_may_join_a_discovered_island() {
    let discovered = given().of(BLUE).post((3, 4)).of(RED);
    let sailing = discovered.ships(at((8, 4)), frame("SE")).taking(Colour::Blue, 1);
    sailing.sail(1, at((8, 4))).allowed().act(Action::PlacePost).gives(0);
}
