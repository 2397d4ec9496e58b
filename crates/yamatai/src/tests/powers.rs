//! 8.1, R62: what fleets can do.
use alloc::vec::Vec;

use super::position::{BLUE, GREY, ORANGE, Position, given, given_blocking, island, space, tile};
use crate::{
    Action, Chance, Tiles,
    components::{Culture, Fleet, Specialist},
    rules,
    state::{Phase, tiles},
};

fn pick(position: Position, boat: &str) -> Position {
    position.use_power().allowed().act(Action::Pick { boat: space(boat) }).allowed()
}

fn remove(position: Position, boat: &str) -> Position {
    position.act(Action::Remove { boat: space(boat) }).allowed()
}

fn look(names: &str) -> Chance {
    Chance::Look { tiles: names.parse::<Tiles>().expect("tiles") }
}

/// Cites: F1, R57, 8.1.
#[test]
fn r57_fleet_1_has_no_power() {
    given().fleet(1).use_power().refused(&rules::NO_POWER_OF_FLEET_1);
}

/// Cites: E61, F2, R32, R62.
#[test]
fn e61_sacred_ground_is_for_good() {
    let blue = given().fleet(2).boats("S30:S S20:B").fresh("S13:B").row("T04").coins(0);
    let asked = blue.use_power().allowed();
    assert_eq!(asked.phase(), Phase::Power);
    let after = asked.act(Action::Consecrate { island: island("I07") }).allowed();
    assert_eq!((after.phase(), after.game.sacred_left()), (Phase::Boats, 7));
    after.build("T04", "I07").refused(&rules::ISLAND_IS_EMPTY);
    let built = after.build("T04", "I08").allowed();
    assert_eq!((built.mat().coins, built.mat().prestige), (0, 0), "it is no building");
    after.use_power().refused(&rules::FLEET_POWER);
}

/// Cites: F2, R32.
#[test]
fn r32_sacred_ground_needs_an_island_without_token_and_building() {
    let blue = given().fleet(2).tokens("I01:red").houses("I02").sacred("I03").torii("I04");
    let asked = blue.use_power().allowed();
    for at in ["I01", "I02", "I03", "I04"] {
        let action = Action::Consecrate { island: island(at) };
        asked.act(action).refused(&rules::SACRED_GROUND);
    }
    assert_eq!(asked.legal().len(), 30);
    let used_up = given().fleet(2).sacred("I01 I02 I03 I04 I05 I06 I07 I08");
    used_up.use_power().refused(&rules::SACRED_GROUND);
}

/// Cites: E62, F3, R62.
#[test]
fn e62_an_offering_is_exchanged() {
    let blue = given().fleet(3).culture("violet orange").tokens("I20:orange");
    let blue = blue.hall(&[(Specialist::Tsuki, 0)]);
    let asked = blue.use_power().allowed();
    asked.act(Action::Exchange { island: island("I19") }).refused(&rules::EXCHANGE);
    let half = asked.act(Action::Exchange { island: island("I20") }).allowed();
    half.act(Action::Give { culture: Culture::Red }).refused(&rules::EXCHANGE);
    half.act(Action::Exchange { island: island("I20") }).refused(&rules::DECISIONS);
    let after = half.act(Action::Give { culture: Culture::Violet }).allowed();
    assert_eq!(after.mat().culture, [2, 0, 0, 0, 0, 0]);
    assert!(after.game.culture[Culture::Violet.index()].contains(island("I20")));
    let hired = after.pass().allowed().recruit(Specialist::Tsuki, "orange-orange").allowed();
    assert_eq!(hired.mat().culture, [0; 6]);
}

/// Cites: R48, R54, F3.
#[test]
fn r48_r54_what_can_be_exchanged() {
    let built = given().fleet(3).culture("red").tokens("I20:red").houses("I20");
    let half = built.use_power().allowed().act(Action::Exchange { island: island("I20") });
    let after = half.allowed().act(Action::Give { culture: Culture::Red }).allowed();
    assert_eq!((after.mat().culture[5], after.game.tokens().len()), (1, 1), "nothing has changed");
    after.use_power().refused(&rules::FLEET_POWER);
    given().fleet(3).culture("red").use_power().refused(&rules::EXCHANGE);
    given().fleet(3).tokens("I20:red").use_power().refused(&rules::EXCHANGE);
}

/// Cites: E63, F4, R38, R49.
#[test]
fn e63_a_short_deck_is_turned_up_as_a_whole() {
    let blue = given().fleet(4).row("T09").deck("T03 T05");
    let looking = blue.use_power().allowed();
    assert_eq!(looking.phase(), Phase::Look);
    let shown = looking.draw(look("T03,T05"));
    assert_eq!(shown.legal().len(), 3 + 1, "three tiles and pass");
    shown.act(Action::Reserve { tile: tile("T01") }).refused(&rules::LOOK_IN_THE_OPEN);
    let after = shown.act(Action::Reserve { tile: tile("T09") }).allowed();
    assert_eq!((after.mat().reserved, after.game.row), (tile("T09").bit(), 0));
    assert_eq!(tiles(after.game.deck).collect::<Vec<_>>(), [tile("T03"), tile("T05")]);
    assert_eq!(after.phase(), Phase::Boats);
}

/// Cites: F4, R33, R49.
#[test]
fn r49_three_tiles_are_turned_up_and_one_may_be_reserved() {
    let blue = given().fleet(4).row("T09");
    let shown = blue.use_power().allowed().draws(&[0, 0, 0], &[27, 26, 25]);
    assert_eq!(tiles(shown.game.look).collect::<Vec<_>>(), [tile("T01"), tile("T02"), tile("T03")]);
    shown.buy('B').refused(&rules::DECISIONS);
    shown.use_power().refused(&rules::DECISIONS);
    let declined = shown.pass().allowed();
    assert_eq!((declined.game.look, declined.mat().reserved), (0, 0));
    assert_eq!(declined.game.deck.count_ones(), 27);
    declined.use_power().refused(&rules::FLEET_POWER);
    let reserved = shown.act(Action::Reserve { tile: tile("T01") }).allowed();
    let ready = reserved.pool("BB").place("S02:B").allowed().place("S01:B").allowed();
    ready.build("T01", "I01").allowed();
    assert!(!looking_possible(&shown, "T01,T02"), "as many as there are");
}

fn looking_possible(shown: &Position, names: &str) -> bool {
    use skerry_core::Game;
    shown.game.is_possible(&look(names))
}

/// Cites: R38, R49.
#[test]
fn r38_with_an_empty_deck_only_the_row_is_left() {
    let blue = given().fleet(4).row("T09").deck("");
    let asked = blue.use_power().allowed();
    assert_eq!(asked.phase(), Phase::Reserve, "nature has nothing to answer");
    asked.act(Action::Reserve { tile: tile("T09") }).allowed();
    given().fleet(4).deck("").use_power().refused(&rules::PLANS);
}

/// Cites: E85, R49, R62.
#[test]
fn e85_after_the_look_the_chain_goes_on() {
    let blue = given().fleet(4).fresh("S02:B S12:B").pool("W").row("T09");
    let after = blue.use_power().allowed().draws(&[0, 0, 0], &[27, 26, 25]).pass().allowed();
    assert_eq!(after.game.doing.last, Some(space("S12")));
    after.place("S20:W").allowed();
    after.buy('B').refused(&rules::END_OF_TRADING);
}

/// Cites: E57, F5, R24, R62.
#[test]
fn e57_freshness_goes_with_the_boat() {
    let blue = given().fleet(5).boats("S44:W").fresh("S12:C").tokens("I01:red I26:blue");
    let half = pick(blue, "S12");
    half.act(Action::SwapWith { boat: space("S12") }).refused(&rules::SWAP_BOATS);
    half.pass().refused(&rules::DECISIONS);
    let after = half.act(Action::SwapWith { boat: space("S44") }).allowed();
    assert_eq!(after.game.fresh.iter().collect::<Vec<_>>(), [space("S44")]);
    assert_eq!(after.game.doing.last, Some(space("S44")));
    assert_eq!(after.game.cargo_at(space("S44")), Some(crate::components::Cargo::Clay));
    after.take("S44", "I26").allowed();
    after.take("S12", "I01").refused(&rules::FRESH_BOATS_TAKE);
    given().fleet(5).boats("S44:W").use_power().refused(&rules::SWAP_BOATS);
}

/// Cites: F5.
#[test]
fn boats_of_equal_colour_can_be_swapped() {
    let blue = given().fleet(5).boats("S44:C").fresh("S12:C");
    let after = pick(blue, "S44").act(Action::SwapWith { boat: space("S12") }).allowed();
    assert_eq!(after.game.fresh.iter().collect::<Vec<_>>(), [space("S44")]);
    assert_eq!(after.game.boats, blue.game.boats);
}

/// Cites: F6, R24, R62.
#[test]
fn fleet_6_moves_a_boat_to_an_entry_or_beside_another() {
    let blue = given().fleet(6).boats("S44:W").fresh("S12:C").pool("B");
    let half = pick(blue, "S12");
    let targets: Vec<_> = half.legal();
    let expected = ["S02", "S03", "S04", "S06", "S07", "S33", "S38", "S49"];
    assert_eq!(targets, expected.map(|at| Action::MoveTo { at: space(at) }));
    half.act(Action::MoveTo { at: space("S20") }).refused(&rules::MOVE_A_BOAT);
    let after = half.act(Action::MoveTo { at: space("S38") }).allowed();
    assert_eq!(after.game.doing.last, Some(space("S38")), "the chain goes on there");
    assert_eq!(after.game.fresh.iter().collect::<Vec<_>>(), [space("S38")]);
    after.place("S48:B").allowed();
    given().fleet(6).use_power().refused(&rules::MOVE_A_BOAT);
}

/// Cites: E58, F7, R24, R41.
#[test]
fn e58_removed_boats_take_nothing() {
    let blue = given().fleet(7).boats("S44:W").fresh("S02:B S12:B S20:B");
    let blue = blue.tokens("I01:red I02:red I07:red I08:red");
    let after = remove(remove(blue.use_power().allowed(), "S12"), "S44");
    assert_eq!((after.game.supply[0], after.game.supply[1]), (20, 19));
    after.take("S12", "I02").refused(&rules::FRESH_BOATS_TAKE);
    let over = after.take("S02", "I01").allowed().take("S20", "I08").allowed();
    assert_eq!(over.mat().culture[5], 2);
}

/// Cites: E59, R24, R59.
#[test]
fn e59_when_the_last_boat_is_removed_the_chain_begins_anew() {
    let blue = given().fleet(7).fresh("S02:B").pool("W");
    let after = remove(blue.use_power().allowed(), "S02").pass().allowed();
    assert_eq!(after.game.doing.last, None);
    after.place("S12:W").refused(&rules::FIRST_BOAT);
    after.place("S07:W").allowed();
    after.buy('B').refused(&rules::END_OF_TRADING);
}

/// Cites: E77, R53, F7.
#[test]
fn e77_without_fresh_boats_one_passes_or_places_anew() {
    let blue = given().fleet(7).fresh("S02:B").tokens("I01:red");
    let after = remove(blue.use_power().allowed(), "S02").pass().allowed();
    assert_eq!(after.legal(), [Action::Pass]);
    let more = remove(blue.pool("W").use_power().allowed(), "S02").pass().allowed();
    assert!(more.legal().contains(&Action::Pass));
    more.place("S02:W").allowed();
    more.buy('B').refused(&rules::END_OF_TRADING);
}

/// Cites: E84, R62, F7.
#[test]
fn e84_after_the_first_boat_a_second_or_pass() {
    let blue = given().fleet(7).boats("S44:W S12:B").pool("W");
    let asked = blue.use_power().allowed();
    asked.pass().refused(&rules::DECISIONS);
    asked.act(Action::Remove { boat: space("S01") }).refused(&rules::STORM);
    let half = remove(asked, "S12");
    assert_eq!(half.legal(), [Action::Remove { boat: space("S44") }, Action::Pass]);
    given().fleet(7).use_power().refused(&rules::STORM);
}

/// Cites: E60, F10, R39, R50.
#[test]
fn e60_collecting_then_building() {
    let list = "S20:B S13:S";
    for (blue, is_blocking) in [(given(), false), (given_blocking(), true)] {
        let blue = blue.fleet(10).fresh(list).tokens("I08:violet").row("T04");
        let outcome = blue.build("T04", "I08");
        if is_blocking {
            outcome.refused(&rules::TOKENS_AND_BUILDING);
        } else {
            outcome.allowed();
        }
        let second = blue.take("S20", "I08").allowed();
        assert_eq!(second.phase(), Phase::Second);
        second.take("S13", "I08").refused(&rules::SECOND_IS_OPTIONAL);
        second.use_power().refused(&rules::POWERS_STEP_BY_STEP);
        assert_eq!(second.pass().allowed().phase(), Phase::Recruit, "it may be declined");
        let built = second.build("T04", "I08").allowed();
        assert_eq!((built.phase(), built.mat().left), (Phase::Recruit, 5));
    }
}

/// Cites: E74, R50, R1.
#[test]
fn e74_building_then_collecting_the_token_of_the_island() {
    let blue = given().fleet(10).fresh("S20:B S13:S").tokens("I08:violet").row("T04");
    for boat in ["S20", "S13"] {
        let after = blue.build("T04", "I08").allowed().take(boat, "I08").allowed();
        assert_eq!((after.mat().culture[2], after.phase()), (1, Phase::Recruit));
    }
}

/// Cites: R50, R61, SP06, SP07.
#[test]
fn r50_specialists_work_in_the_collecting_part() {
    let wise = [Specialist::Inari, Specialist::Benten];
    let blue = given().fleet(10).owns(&wise).fresh("S20:B").boats("S13:S").row("T04").coins(0);
    let blue = blue.tokens("I08:violet I02:red");
    let second = blue.build("T04", "I08").allowed();
    let extra = second.take("S20", "I08").allowed();
    assert_eq!(extra.phase(), Phase::Extra);
    let after = extra.take_extra("I02").allowed();
    assert_eq!((after.mat().coins, after.phase()), (2, Phase::Recruit));
    let none = given().fleet(10).fresh("S20:B").boats("S13:S").row("T04");
    assert_eq!(none.build("T04", "I08").allowed().phase(), Phase::Recruit, "nothing to collect");
}

/// Cites: E82, R6, F5.
#[test]
fn e82_an_unused_power_is_no_duty() {
    let blue = given().fleet(5).boats("S44:S").fresh("S02:W S12:B").row("T07");
    blue.pass().allowed();
    let after = pick(blue, "S12").act(Action::SwapWith { boat: space("S44") }).allowed();
    after.pass().refused(&rules::DUTY);
    after.build("T07", "I01").allowed();
    after.build("T07", "I07").allowed();
}

/// Cites: 8.1, R23.
#[test]
fn r23_powers_can_be_used_until_the_turn_ends() {
    let blue = given().fleet(8).pool("B");
    blue.use_power().allowed();
    let mooring = blue.pass().allowed();
    mooring.use_power().allowed();
    let recruiting = mooring.moor("B").allowed();
    assert_eq!(recruiting.use_power().allowed().mat().coins, 13);
    let next = recruiting.end_turn().allowed().of(ORANGE);
    assert_eq!(next.phase(), Phase::Fleet);
    next.use_power().refused(&rules::DECISIONS);
    let other = next.take_fleet(2);
    assert_eq!(other.game.doing.fleet, Fleet(2), "only the fleet of this turn has a power");
    other.of(BLUE).use_power().refused(&rules::ONE_MEEPLE_AFTER_THE_OTHER);
}

/// Cites: R24.
#[test]
fn r24_after_mooring_no_boat_is_fresh() {
    let blue = given().fleet(6).fresh("S02:B").pass().allowed();
    assert_eq!(blue.phase(), Phase::Recruit);
    let after = pick(blue, "S02").act(Action::MoveTo { at: space("S07") }).allowed();
    assert!(after.game.fresh.is_empty());
    assert_eq!((after.phase(), after.game.doing.last), (Phase::Recruit, None));
}

/// Cites: F3, F4, R62.
#[test]
fn while_a_power_is_carried_out_nothing_else_can_be_done() {
    let blue = given().fleet(2).pool("B").owns(&[Specialist::Bishamon]).use_power().allowed();
    blue.act(Action::Donate).refused(&rules::DECISIONS);
    blue.place("S02:B").refused(&rules::DECISIONS);
    blue.pass().refused(&rules::DECISIONS);
    blue.of(GREY).pass().refused(&rules::ONE_MEEPLE_AFTER_THE_OTHER);
    blue.act(Action::Exchange { island: island("I01") }).refused(&rules::DECISIONS);
    blue.act(Action::Give { culture: Culture::Red }).refused(&rules::DECISIONS);
    blue.act(Action::Remove { boat: space("S01") }).refused(&rules::DECISIONS);
}
