//! 7 Choosing an action: what is on offer, action points, gold; and the order.
use skerry_core::Seat;

use super::position::{BLUE, RED, WHITE, YELLOW, given, tile};
use crate::{
    Action, Event,
    components::{Colour, Marker},
    rules,
    state::Phase,
};

/// Cites: V13, 6.
#[test]
fn v13_who_is_further_ahead_is_first() {
    let placed = given().of(RED).position(5).of(WHITE).position(3).of(BLUE).position(2);
    assert_eq!(placed.game.in_order(), [RED, WHITE, BLUE, YELLOW]);
    let other = given().of(YELLOW).position(4).of(BLUE).position(9);
    assert_eq!(other.game.in_order(), [BLUE, YELLOW, RED, WHITE]);
}

/// Cites: V14, 6.
#[test]
fn v14_on_one_space_the_topmost_disc_is_first() {
    assert_eq!(given().game.in_order(), [RED, WHITE, BLUE, YELLOW]);
}

/// Cites: V15, 7.4, R11.
#[test]
fn v15_gold_above_twelve_becomes_points() {
    let cubes = [(Colour::Blue, 5), (Colour::Red, 4), (Colour::Brown, 1)];
    let given = given().of(BLUE).gold(9).points(20).field(&cubes);
    let after = given.act(Action::TakeGold).gives(1);
    assert_eq!((after.sheet().gold, after.sheet().points), (12, 21));
    assert_eq!(after.game.active(), YELLOW, "the turn is over");
}

/// Cites: V16.
#[test]
fn v16_gold_two_for_one() {
    let cubes = [(Colour::Blue, 5), (Colour::Red, 4), (Colour::Brown, 1)];
    let given = given().of(BLUE).gold(9).points(20).holds(&[Marker::Gold2For1]).field(&cubes);
    let after = given.act(Action::TakeGold).gives(2);
    assert_eq!((after.sheet().gold, after.sheet().points), (12, 22));
}

/// Cites: 7.1, R35.
#[test]
fn r35_gold_is_rounded_up_and_action_point_markers_do_not_help() {
    let helped = given().holds(&[Marker::Ap2Blue, Marker::Ap1BlueRed]);
    for (cubes, gold) in [(1, 1), (3, 1), (4, 2), (6, 2), (7, 3)] {
        let after = helped.field(&[(Colour::Blue, cubes)]).act(Action::TakeGold).gives(0);
        assert_eq!(after.sheet().gold, gold, "{cubes} cubes");
    }
    let two = given().holds(&[Marker::Gold2For1]).field(&[(Colour::Red, 5)]);
    assert_eq!(two.act(Action::TakeGold).allowed().sheet().gold, 3);
}

/// Cites: V17, 7.1, 10.
#[test]
fn v17_a_point_for_each_cube_once() {
    let cubes = [(Colour::White, 4), (Colour::Red, 3)];
    let after = given().holds(&[Marker::CubeVp]).field(&cubes).act(Action::CubeVp).gives(7);
    assert!(!after.sheet().has(Marker::CubeVp), "used");
    assert_eq!((after.game.active(), after.game.phase()), (WHITE, Phase::Choose));
    after.of(RED).field(&cubes).act(Action::CubeVp).refused(&rules::MARKER_NEEDED);
    after.of(WHITE).act(Action::CubeVp).refused(&rules::MARKER_NEEDED);
}

/// Cites: V18, R7, 7.2.
#[test]
fn v18_markers_look_at_the_action_that_is_carried_out() {
    let cubes = [(Colour::Green, 3), (Colour::Yellow, 1)];
    let holds = given().holds(&[Marker::RedGreen, Marker::Ap2Red]).field(&cubes);
    assert_eq!(holds.take(Colour::Red).allowed().ap(), 5);
    assert_eq!(holds.take(Colour::Green).allowed().ap(), 3);
    given().field(&cubes).take(Colour::Red).refused(&rules::COLOUR_ON_OFFER);
}

/// Cites: 7.2, R7, 10.
#[test]
fn every_action_point_marker_helps_its_actions() {
    let colours = Colour::ALL.map(|colour| (colour, 3));
    let helped = [
        (Marker::Ap2Blue, [5, 3, 3, 3, 3, 3, 3]),
        (Marker::Ap2Black, [3, 5, 3, 3, 3, 3, 3]),
        (Marker::Ap2Red, [3, 3, 5, 3, 3, 3, 3]),
        (Marker::Ap2Brown, [3, 3, 3, 5, 3, 3, 3]),
        (Marker::Ap2Green, [3, 3, 3, 3, 5, 3, 3]),
        (Marker::Ap2Yellow, [3, 3, 3, 3, 3, 5, 3]),
        (Marker::Ap1BlueRed, [4, 3, 4, 3, 3, 3, 3]),
        (Marker::Ap1BlackBrown, [3, 4, 3, 4, 3, 3, 3]),
        (Marker::Ap1GreenYellow, [3, 3, 3, 3, 4, 4, 3]),
    ];
    for (marker, expected) in helped {
        let chosen = given().holds(&[marker]).field(&colours);
        let found = Colour::ALL.map(|colour| chosen.take(colour).allowed().ap());
        assert_eq!(found, expected, "{marker:?}");
    }
    let both = given().holds(&[Marker::Ap2Red, Marker::Ap1BlueRed]).field(&colours);
    assert_eq!(both.take(Colour::Red).allowed().ap(), 6, "they add up");
    assert_eq!(given().field(&colours).take(Colour::Red).allowed().ap(), 3, "nobody else's help");
}

/// Cites: V19, R8, 7.1.
#[test]
fn v19_the_last_space_opens_every_action() {
    let last = given().position(20).field(&[(Colour::White, 2), (Colour::Black, 4)]);
    assert_eq!(last.available(), Colour::ALL);
    for colour in Colour::ALL {
        assert_eq!(last.take(colour).allowed().ap(), 4, "white does not join black");
    }
}

/// Cites: V20, 7.1, 8.7.
#[test]
fn v20_white_cubes_take_the_colour_under_the_disc() {
    let green = given().position(8).field(&[(Colour::White, 2), (Colour::Black, 4)]);
    assert_eq!(green.available(), [Colour::Black, Colour::Green, Colour::White]);
    green.take(Colour::Red).refused(&rules::COLOUR_ON_OFFER);
    let start = given().field(&[(Colour::White, 2), (Colour::Black, 4)]);
    assert_eq!(start.available(), [Colour::Black, Colour::White], "the start space is white");
}

/// Cites: V21, 8.7.
#[test]
fn v21_without_white_cubes_the_disc_opens_nothing() {
    let red = given().position(4).field(&[(Colour::Red, 5)]);
    assert_eq!(red.available(), [Colour::Red]);
    let last = given().position(20).field(&[(Colour::Red, 5)]);
    assert_eq!(last.available(), [Colour::Red]);
}

/// Cites: V41, 8.7.
#[test]
fn v41_white_cubes_for_planning() {
    let red = given().of(WHITE).position(4).field(&[(Colour::White, 5)]);
    let planning = red.take(Colour::Red).allowed();
    assert_eq!(planning.ap(), 5);
    let planned = planning.plan(tile("neutral-i4")).allowed();
    assert_eq!(planned.sheet().position, 4, "the disc stays");
}

/// Cites: V87, R22.
#[test]
fn v87_position_and_marker_are_separate_ways() {
    let cubes = [(Colour::Red, 3), (Colour::White, 2)];
    let player = given().position(2).holds(&[Marker::RedGreen]).field(&cubes);
    assert_eq!(player.available(), [Colour::Red, Colour::Green, Colour::White]);
    assert_eq!(player.take(Colour::Green).allowed().ap(), 3);
}

/// Cites: R22, 7.1, 10.
#[test]
fn r22_red_and_green_stand_for_each_other_in_every_round() {
    for round in Colour::ALL {
        let mut player = given().holds(&[Marker::RedGreen]);
        player.game.round = round;
        let red = player.field(&[(Colour::Yellow, 2), (Colour::Red, 1)]);
        assert_eq!(red.available(), [Colour::Red, Colour::Green, Colour::Yellow], "{round:?}");
        assert_eq!(red.take(Colour::Green).allowed().ap(), 2, "{round:?}");
        let green = player.field(&[(Colour::Black, 3), (Colour::Green, 1)]);
        assert_eq!(green.available(), [Colour::Black, Colour::Red, Colour::Green], "{round:?}");
        assert_eq!(green.take(Colour::Red).allowed().ap(), 3, "{round:?}");
        let neither = player.field(&[(Colour::Black, 3)]);
        assert_eq!(neither.available(), [Colour::Black], "{round:?}");
    }
}

/// Cites: V88, R22.
#[test]
fn v88_converted_white_is_not_converted_again() {
    let cubes = [(Colour::White, 3), (Colour::Blue, 1)];
    let player = given().position(2).holds(&[Marker::RedGreen]).field(&cubes);
    assert_eq!(player.available(), [Colour::Blue, Colour::Green, Colour::White]);
    player.take(Colour::Red).refused(&rules::COLOUR_ON_OFFER);
}

/// Cites: R6, R47, 7.5.
#[test]
fn r6_who_has_chosen_may_let_everything_lapse() {
    let choosing = given().field(&[(Colour::Yellow, 3), (Colour::Green, 2), (Colour::Black, 1)]);
    choosing.done().refused(&rules::DECISIONS);
    for colour in [Colour::Yellow, Colour::Green, Colour::Black] {
        let idle = choosing.take(colour).allowed().done().gives(0);
        assert_eq!((idle.sheet().gold, idle.game.active()), (0, WHITE), "{colour:?}");
    }
    let building = choosing.take(Colour::Green).allowed();
    assert_eq!(building.legal(), [Action::Done], "R47: nothing is planned");
}

/// Cites: R34, 7.5.
#[test]
fn r34_one_action_a_turn() {
    let cubes = [(Colour::Black, 4), (Colour::Brown, 4)];
    let loaded = given().field(&cubes).take(Colour::Black).allowed().advance(1).allowed();
    loaded.take(Colour::Brown).refused(&rules::DECISIONS);
    loaded.act(Action::TakeGold).refused(&rules::DECISIONS);
    loaded.holds(&[Marker::CubeVp]).act(Action::CubeVp).refused(&rules::DECISIONS);
}

/// Cites: 6.1, R5.
#[test]
fn r5_everybody_has_one_turn_in_the_order_of_the_start() {
    let white = [(Colour::White, 4)];
    let mut round = given().field(&white);
    round.game.round = Colour::White;
    for seat in [RED, WHITE, BLUE, YELLOW] {
        assert_eq!(round.game.active(), seat);
        let other = Seat((seat.0 + 1) % 4);
        round.of(other).act(Action::TakeGold).refused(&rules::ONE_TURN_EACH);
        let moving = round.of(seat).take(Colour::White).allowed();
        round = moving.advance(4).allowed().done().allowed();
    }
    assert_eq!(round.game.in_order(), [YELLOW, BLUE, WHITE, RED], "from the next round on");
    assert_eq!(round.game.phase(), Phase::TurnPirate, "the round of the last colour was over");
}

/// Cites: 6.1.
#[test]
fn nobody_acts_while_nature_does() {
    let throwing = given().throwing(Colour::Red, [0; 7]);
    throwing.act(Action::TakeGold).refused(&rules::ONE_TURN_EACH);
    assert_eq!(throwing.legal(), []);
}

/// Cites: 7.3, R10, 7.4.
#[test]
fn r10_chests_and_gold_markers_are_cashed_at_any_decision_of_the_own_turn() {
    let rich = given().chests(1).holds(&[Marker::Gold3, Marker::Gold5]);
    let choosing = rich.field(&[(Colour::Red, 4)]);
    let cash = |marker| Action::CashMarker { marker };
    let first = choosing.act(Action::CashChest).gives(0);
    assert_eq!((first.sheet().gold, first.sheet().chests), (3, 0));
    assert_eq!(first.game.phase(), Phase::Choose, "the state does not change");
    first.act(Action::CashChest).refused(&rules::FREE_MOVES);
    let acting = first.take(Colour::Red).allowed().act(cash(Marker::Gold5)).gives(0);
    assert_eq!((acting.sheet().gold, acting.ap()), (8, 4));
    acting.act(cash(Marker::Gold5)).refused(&rules::FREE_MOVES);
    let full = acting.gold(11).act(cash(Marker::Gold3)).gives(2);
    assert_eq!(full.sheet().gold, 12, "R11");
    choosing.act(cash(Marker::Sail8)).refused(&rules::FREE_MOVES);
    choosing.of(WHITE).act(Action::CashChest).refused(&rules::ONE_TURN_EACH);
}

/// Cites: R11, 7.3, 7.4.
#[test]
fn r11_a_chest_on_a_nearly_full_track_pays_the_rest_in_points() {
    for (gold, full, points) in [(8, 11, 0), (9, 12, 0), (10, 12, 1), (11, 12, 2), (12, 12, 3)] {
        let choosing = given().chests(1).gold(gold).field(&[(Colour::Red, 4)]);
        let outcome = choosing.act(Action::CashChest);
        let surplus = outcome.events().iter().find_map(|event| {
            let Event::SurplusGold { points, .. } = event else { return None };
            Some(*points)
        });
        assert_eq!(surplus, Some(points).filter(|points| *points > 0));
        let after = outcome.gives(points);
        assert_eq!((after.sheet().gold, after.sheet().chests), (full, 0), "from {gold}");
    }
}

/// Cites: 7.2, R9, R42.
#[test]
fn r42_action_points_are_bought_while_an_action_is_carried_out() {
    let rich = given().gold(2).field(&[(Colour::Red, 3), (Colour::Yellow, 1), (Colour::Green, 1)]);
    rich.act(Action::BuyAp).refused(&rules::DECISIONS);
    for colour in [Colour::Red, Colour::Yellow, Colour::Green] {
        let acting = rich.take(colour).allowed().act(Action::BuyAp).gives(0);
        assert_eq!((acting.ap(), acting.sheet().gold), (4, 1));
        let acting = acting.act(Action::BuyAp).allowed();
        assert_eq!((acting.ap(), acting.sheet().gold), (5, 0));
        acting.act(Action::BuyAp).refused(&rules::ACTION_POINTS);
    }
}
