//! 9, 10, 11: the end of a round, the end of the game, and who has won.
use alloc::vec::Vec;

use skerry_core::{Game, Seat};

use super::position::{BLUE, GREY, ORANGE, Outcome, Position, VIOLET, given, given_for, tile};
use crate::{
    Action, Event, Reason,
    components::Specialist,
    scoring,
    state::{Phase, specialists},
};

fn reasons(outcome: &Outcome) -> Vec<Reason> {
    outcome.told(|event| if let Event::GameEnded { reason } = event { Some(*reason) } else { None })
}

#[track_caller]
fn ends_by(position: Position, reason: Reason) -> Outcome {
    let outcome = position.end_turn();
    assert_eq!(reasons(&outcome), [reason]);
    outcome
}

#[track_caller]
fn goes_on(position: Position) -> Position {
    let outcome = position.end_turn();
    assert_eq!(reasons(&outcome), []);
    outcome.allowed()
}

/// Cites: E64, R25, 9, 10.
#[test]
fn e64_a_colour_that_is_gone_ends_the_game() {
    let outcome = ends_by(given().supply('W', 0).at_the_end(), Reason::Boats);
    assert!(!outcome.names().contains(&"coins_laid".into()));
    let after = outcome.allowed();
    assert_eq!((after.phase(), after.game.purses), (Phase::Over, [0; 5]));
    assert_eq!(after.legal(), []);
}

/// Cites: E65, R41.
#[test]
fn e65_boats_that_came_back_count() {
    let position = given().boats("S44:W").supply('W', 0).at_the_end();
    let mut stormy = position;
    stormy.game.taken[3] = Some("F7".parse().expect("a fleet"));
    stormy.game.taken[2] = Some("F4".parse().expect("a fleet"));
    stormy.game.taken[0] = Some("F6".parse().expect("a fleet"));
    stormy.game.doing.fleet = "F7".parse().expect("a fleet");
    let boat = "S44".parse().expect("a space");
    let stormy = stormy.use_power().allowed().act(Action::Remove { boat }).allowed();
    goes_on(stormy.pass().allowed());
    ends_by(position, Reason::Boats);
}

/// Cites: E66, R26, 10.
#[test]
fn e66_the_round_is_finished_after_the_last_house() {
    let orange = given().of(ORANGE).left(1).of(BLUE).pass().allowed().end_turn().allowed();
    let orange = orange.of(ORANGE).take_fleet(2).fresh("S02:B S12:B").row("T01");
    let outcome = orange.build("T01", "I01");
    assert!(outcome.names().contains(&"last_house_built".into()));
    let mut position = outcome.allowed();
    for (seat, next) in [(ORANGE, VIOLET), (VIOLET, GREY)] {
        if position.phase() == Phase::Moor {
            position = position.moor("none").allowed();
        }
        position = position.of(seat).end_turn().allowed().of(next);
        assert_eq!((position.phase(), position.game.active()), (Phase::Fleet, next));
        let fleet = position.game.open.iter().flatten().next().expect("one is open").number();
        position = position.take_fleet(fleet).pass().allowed();
    }
    let position = position.moor("none").allowed();
    ends_by(position, Reason::Houses);
}

/// Cites: E67, 9.
#[test]
fn e67_too_few_specialists_end_the_game() {
    let mut position = given().at_the_end();
    position.game.hall[1] = None;
    position.game.hall[3] = None;
    let short = position.unseen(&[Specialist::Fujin]);
    let outcome = ends_by(short, Reason::Specialists);
    assert!(outcome.names().contains(&"coins_laid".into()), "coins are laid before");
    let enough = position.unseen(&[Specialist::Fujin, Specialist::Suijin]);
    assert_eq!(goes_on(enough).phase(), Phase::TurnSpecialist);
}

/// Cites: E68, R10, 9.
#[test]
fn e68_the_row_is_filled_from_the_last_tiles() {
    let exact = given().row("T01 T02").deck("T03 T04 T05");
    let mut position = exact.at_the_end();
    position.game.deck = position.game.row & !(tile("T01").bit() | tile("T02").bit());
    position.game.row &= !position.game.deck;
    let mut after = goes_on(position);
    for _ in 0..3 {
        assert_eq!(after.phase(), Phase::TurnTile);
        after = after.draw(crate::Chance::Tile { tile: next_tile(&after) });
    }
    assert_eq!((after.game.row.count_ones(), after.game.deck), (5, 0));
    assert_eq!(after.phase(), Phase::TurnFleet, "and the game goes on");
    let mut short = position;
    short.game.mats[3].reserved |= tile("T05").bit();
    short.game.deck &= !tile("T05").bit();
    ends_by(short, Reason::Tiles);
}

fn next_tile(position: &Position) -> crate::components::Tile {
    crate::state::tiles(position.game.deck).next().expect("one is left")
}

/// Cites: R44.
#[test]
fn r44_the_game_ends_after_round_40() {
    ends_by(given().round(40).at_the_end(), Reason::Limit);
    goes_on(given().round(39).at_the_end());
}

/// Cites: R25.
#[test]
fn r25_the_last_house_is_looked_at_before_boats_and_rows() {
    let all = given().left(0).supply('W', 0).round(40).unseen(&[]).at_the_end();
    ends_by(all, Reason::Houses);
    let others = given().supply('W', 0).round(40).at_the_end();
    ends_by(others, Reason::Boats);
}

/// Cites: E69, R31, 11.
#[test]
fn e69_scoring_adds_everything_up() {
    let blue = given().coins(23).prestige(5).built("T03 T13 T17 T28");
    let blue = blue.owns(&[Specialist::Riu, Specialist::Tsuki]).reserved("T01").set_aside("BBBWW");
    let lines = blue.game.breakdown(BLUE);
    let points: Vec<_> = lines.iter().map(|line| line.points).collect();
    assert_eq!(points, [4, 5, 15, 6, -1, -2]);
    assert_eq!(blue.game.score(BLUE).points, 27);
}

/// Cites: E70, SP14.
#[test]
fn e70_jurojin_counts_standard_buildings() {
    let blue = given_for(2, false).coins(0).owns(&[Specialist::Jurojin]).left(3);
    assert_eq!(blue.game.score(BLUE).points, 3);
    let torii = blue.torii("I01");
    assert_eq!(torii.game.score(BLUE).points, 3, "and no others");
}

fn rank(position: &Position, seat: Seat) -> u8 {
    scoring::rank(&position.game, seat)
}

/// Cites: E71, R29.
#[test]
fn e71_a_tie_goes_to_who_acted_earlier() {
    let mut position = given().coins(50).of(ORANGE).coins(50);
    position.game.order = [GREY, BLUE, VIOLET, ORANGE];
    assert_eq!([BLUE, ORANGE].map(|seat| rank(&position, seat)), [1, 2]);
    assert_eq!([GREY, VIOLET].map(|seat| rank(&position, seat)), [3, 4]);
}

/// Cites: E72, R29.
#[test]
fn e72_with_two_players_the_earliest_turn_counts() {
    let mut position = given_for(2, false);
    position.game.order = [ORANGE, BLUE, BLUE, ORANGE];
    assert_eq!([BLUE, ORANGE].map(|seat| rank(&position, seat)), [2, 1]);
}

/// Cites: R30, R31.
#[test]
fn r30_totals_can_be_negative() {
    let blue = given().coins(4).reserved("T01 T02").set_aside("BBB");
    assert_eq!(blue.game.score(BLUE).points, -3);
}

/// Cites: R10, 9.
#[test]
fn r10_a_round_ends_with_coins_on_specialists_and_full_rows() {
    let mut position = given().at_the_end();
    position.game.hall[2] = None;
    position.game.row &= position.game.row - 1;
    position.game.deck |= tile("T01").bit();
    let after = goes_on(position);
    assert_eq!(after.game.purses, [2, 2, 0, 2, 2]);
    let specialist = specialists(after.game.unseen).next().expect("one is left");
    let after = after.draw(crate::Chance::Specialist { specialist });
    assert_eq!((after.game.hall[2], after.game.purses[2]), (Some(specialist), 0));
    assert_eq!(after.phase(), Phase::TurnTile);
}
