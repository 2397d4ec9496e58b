//! 6.1, 6.2: boats of a fleet, buying and selling.
use super::position::{boats, given};
use crate::{Action, Event, components::Specialist, rules, state::Phase};

/// Cites: E8, R22, 6.1.
#[test]
fn e8_boats_that_the_supply_lacks_are_forfeited() {
    let blue = given().before_fleets([10, 2, 3, 4, 5]).supply('C', 1).supply('G', 0);
    let outcome = blue.act(Action::TakeFleet { fleet: "F10".parse().expect("a fleet") });
    let missing = outcome.told(|event| {
        if let Event::BoatsMissing { clay, gold, .. } = event { Some((*clay, *gold)) } else { None }
    });
    assert_eq!(missing, [(0, 1)]);
    let after = outcome.allowed();
    assert_eq!(after.game.doing.pool(), boats("C"));
    assert_eq!((after.game.supply[3], after.game.supply[4]), (0, 0));
    assert_eq!(after.phase(), Phase::Boats);
}

/// Cites: R17.
#[test]
fn r17_boats_in_the_harbour_can_be_used() {
    let blue = given().before_fleets([10, 2, 3, 4, 5]).harbour("W").take_fleet(2);
    assert_eq!(blue.game.doing.pool(), boats("BBW"));
    assert_eq!(blue.mat().harbour, [0; 5]);
}

/// Cites: E9, R21, R45, 6.2, 6.2.1, 6.2.2.
#[test]
fn e9_one_boat_can_be_bought_for_its_price() {
    let blue = given().coins(3);
    blue.buy('C').refused(&rules::COINS_FOR_A_BOAT);
    let after = blue.buy('S').allowed();
    assert_eq!((after.mat().coins, after.game.doing.pool()), (0, boats("S")));
    after.sell('S').refused(&rules::ONE_TRADE);
    after.coins(9).buy('B').refused(&rules::ONE_TRADE);
}

/// Cites: E10, SP03, 6.2.
#[test]
fn e10_gold_is_not_traded() {
    let blue = given().pool("G");
    blue.sell('G').refused(&rules::EBISU);
    blue.buy('G').refused(&rules::EBISU);
}

/// Cites: E11, SP03.
#[test]
fn e11_ebisu_trades_gold_for_five() {
    let blue = given().pool("G").owns(&[Specialist::Ebisu]);
    let after = blue.sell('G').allowed();
    assert_eq!((after.mat().coins, after.game.supply[4]), (15, 10));
    let after = blue.buy('G').allowed();
    assert_eq!((after.mat().coins, after.game.doing.pool()), (5, boats("GG")));
    blue.coins(4).buy('G').refused(&rules::COINS_FOR_A_BOAT);
}

/// Cites: E12, R21, SP04.
#[test]
fn e12_daikoku_trades_twice() {
    let blue = given().before_fleets([4, 2, 3, 1, 5]).owns(&[Specialist::Daikoku]);
    let blue = blue.coins(2).harbour("W").take_fleet(4);
    let after = blue.sell('W').allowed();
    assert_eq!(after.mat().coins, 4);
    let after = after.buy('C').allowed();
    assert_eq!((after.mat().coins, after.game.doing.pool()), (0, boats("BSC")));
    after.sell('B').refused(&rules::ONE_TRADE);
}

/// Cites: 6.2.3.
#[test]
fn what_is_not_there_is_not_traded() {
    given().sell('B').refused(&rules::BOAT_TO_TRADE);
    given().supply('B', 0).buy('B').refused(&rules::BOAT_TO_TRADE);
}

/// Cites: E13, F8.
#[test]
fn e13_funds_can_pay_for_a_boat() {
    let after = given().fleet(8).coins(0).use_power().allowed();
    assert_eq!(after.mat().coins, 3);
    after.buy('S').allowed();
    after.buy('C').refused(&rules::COINS_FOR_A_BOAT);
    after.use_power().refused(&rules::FLEET_POWER);
}

/// Cites: E14, SP18.
#[test]
fn e14_fujin_pays_for_low_fleets() {
    let blue = given().before_fleets([5, 6, 1, 2, 3]).owns(&[Specialist::Fujin]);
    assert_eq!(blue.take_fleet(5).mat().coins, 12);
    assert_eq!(blue.take_fleet(6).mat().coins, 10);
}

/// Cites: E83, R59.
#[test]
fn e83_trading_ends_with_the_first_boat() {
    let blue = given().owns(&[Specialist::Daikoku]).trades(1).pool("B").fresh("S02:B");
    blue.buy('B').refused(&rules::END_OF_TRADING);
    blue.sell('B').refused(&rules::END_OF_TRADING);
}

/// Cites: R16.
#[test]
fn r16_coins_never_run_out() {
    let rich = given().coins(5_000).pool("C").sell('C').allowed();
    assert_eq!(rich.mat().coins, 5_004);
}
