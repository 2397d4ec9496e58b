//! 6.6, 8.2: specialists and what they cost.
use alloc::{string::ToString, vec::Vec};

use super::position::{Position, given};
use crate::{Action, components::Specialist, rules, state::Phase};

fn payments(position: &Position) -> Vec<alloc::string::String> {
    let paid = |action| {
        if let Action::Recruit { offering, .. } = action {
            Some(offering.to_string())
        } else {
            None
        }
    };
    position.legal().into_iter().filter_map(paid).collect()
}

fn hall(specialist: Specialist, coins: u8) -> Position {
    given().hall(&[(specialist, coins)]).recruiting()
}

/// Cites: E54, R19, 6.6.
#[test]
fn e54_two_equal_tokens_or_three_different_ones() {
    let blue = hall(Specialist::Tsuki, 0).culture("orange orange green violet");
    let mut paid = payments(&blue);
    paid.sort();
    assert_eq!(paid, ["orange-green-violet", "orange-orange"]);
    blue.recruit(Specialist::Tsuki, "orange-green").refused(&rules::PAYMENT);
    blue.recruit(Specialist::Tsuki, "green-green").refused(&rules::PAYMENT);
    let after = blue.recruit(Specialist::Tsuki, "orange-orange").allowed();
    assert_eq!(after.mat().culture, [0, 1, 1, 0, 0, 0]);
}

/// Cites: E55, SP12.
#[test]
fn e55_fukuroku_takes_any_two_tokens() {
    let blue = hall(Specialist::Tsuki, 0).culture("orange green");
    assert_eq!(payments(&blue), [""; 0]);
    let wise = blue.owns(&[Specialist::Fukuroku]);
    assert_eq!(payments(&wise), ["orange-green"]);
    wise.recruit(Specialist::Tsuki, "orange-green").allowed();
}

/// Cites: E56, 9, 6.6.
#[test]
fn e56_coins_gather_on_those_who_are_not_hired() {
    let mut position = given().at_the_end();
    for round in [2, 3] {
        position.game.round = round - 1;
        let mut after = position.end_turn().allowed();
        let mut dice = skerry_core::QuickDice::new(3);
        use skerry_core::{Game, Turn};
        while after.game.turn() == Turn::Chance {
            let chance = after.game.sample(&mut dice);
            after = after.draw(chance);
        }
        assert_eq!(after.game.round, round);
        position = after.at_the_end();
    }
    let (specialist, coins) = (position.game.hall[0].expect("full"), position.mat().coins);
    let blue = position.culture("red red");
    let after = blue.recruit(specialist, "red-red").allowed();
    let instant = if specialist == Specialist::Okuni { 3 } else { 0 };
    assert_eq!(after.mat().coins, coins + 4 + instant);
    assert_eq!((after.game.hall[0], after.game.purses[0]), (None, 0), "the gap stays");
}

/// Cites: 6.6.1, 6.6.2.
#[test]
fn one_specialist_of_the_row_a_turn() {
    let blue = given().hall(&[(Specialist::Tsuki, 0), (Specialist::Riu, 0)]).recruiting();
    let blue = blue.culture("red red blue blue");
    blue.recruit(Specialist::Inari, "red-red").refused(&rules::SPECIALIST_IN_THE_ROW);
    let after = blue.recruit(Specialist::Riu, "red-red").allowed();
    after.recruit(Specialist::Tsuki, "blue-blue").refused(&rules::ONE_SPECIALIST_A_TURN);
    assert_eq!(after.legal(), [Action::EndTurn]);
}

/// Cites: R20, SP13.
#[test]
fn r20_bishamon_works_in_the_turn_he_was_hired() {
    let blue = hall(Specialist::Bishamon, 2).culture("red red").coins(1);
    blue.act(Action::Donate).refused(&rules::BISHAMON);
    let hired = blue.recruit(Specialist::Bishamon, "red-red").allowed();
    let after = hired.act(Action::Donate).allowed();
    assert_eq!((after.mat().coins, after.mat().prestige), (0, 1));
    after.coins(9).act(Action::Donate).refused(&rules::BISHAMON);
    hired.coins(2).act(Action::Donate).refused(&rules::BISHAMON);
}

/// Cites: R20, SP01, 8.2.
#[test]
fn r20_riu_helps_from_the_next_turn_on() {
    let after = hall(Specialist::Riu, 0).culture("red red");
    let after = after.recruit(Specialist::Riu, "red-red").allowed();
    assert_eq!((after.mat().berths(), after.phase()), (3, Phase::Recruit), "mooring is over");
}

/// Cites: SP15.
#[test]
fn okuni_brings_three_coins_besides_those_on_the_tile() {
    let blue = hall(Specialist::Okuni, 4).culture("red red").coins(0);
    assert_eq!(blue.recruit(Specialist::Okuni, "red-red").allowed().mat().coins, 7);
}

/// Cites: SP16.
#[test]
fn tsuki_brings_points_and_nothing_else() {
    let blue = hall(Specialist::Tsuki, 0).culture("red red").coins(0);
    blue.recruit(Specialist::Tsuki, "red-red").gives(4);
}
