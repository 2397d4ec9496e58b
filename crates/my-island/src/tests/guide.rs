//! The worked examples that the page draws beside the rules: what they show is true.
use alloc::vec::Vec;

use serde_json::Value;

use super::position::{A, At, Position, given, given_for, row, set};
use crate::{
    Event,
    components::Symbol,
    rulesets::RuleSetId::{self, Eternal, Game1},
};
use skerry_core::Seat;

const EXAMPLES: &str = include_str!("../../../../web/src/games/my-island/guide/examples.json");

fn examples() -> Vec<Value> {
    serde_json::from_str(EXAMPLES).expect("a list of examples")
}

fn strings(list: &Value) -> Vec<&str> {
    list.as_array().into_iter().flatten().filter_map(Value::as_str).collect()
}

/// Of `3,5`.
fn hex(written: &str) -> At {
    let (q, r) = written.split_once(',').expect("q,r");
    (q.parse().expect("a column"), r.parse().expect("a row"))
}

fn hexes(list: &Value) -> Vec<At> {
    strings(list).into_iter().map(hex).collect()
}

fn number(value: &Value) -> Option<i16> {
    value.as_i64().map(|number| number.try_into().expect("a small number"))
}

/// Of `T07 2,5 R0`.
fn lying(written: &str) -> (&str, At, u8) {
    let mut words = written.split(' ');
    let tile = words.next().expect("a tile");
    let at = hex(words.next().expect("a space"));
    let turns = words.next().and_then(|turns| turns.strip_prefix('R')).expect("turns");
    (tile, at, turns.parse().expect("so many turns"))
}

fn side(board: &Value) -> RuleSetId {
    match board["side"].as_str() {
        Some("eternal") => Eternal,
        Some("game-1") => Game1,
        other => panic!("no side {other:?}"),
    }
}

/// What lies on a board, for the chosen seat.
fn covered(position: Position, board: &Value) -> Position {
    let given = &board["given"];
    let start = position
        .fields(hexes(&given["field"]))
        .walls(hexes(&given["wall"]))
        .houses(hexes(&given["house"]))
        .paths(hexes(&given["path"]));
    strings(&board["tiles"]).into_iter().fold(start, |position, written| {
        let (tile, at, turns) = lying(written);
        position.card(tile).place(at, turns).allowed()
    })
}

fn posed(board: &Value) -> Position {
    let start = given(side(board));
    covered(start.marker(number(&board["marker"]).unwrap_or(10)), board)
}

fn boards() -> Vec<Value> {
    examples().iter().filter_map(|one| one["boards"].as_array()).flatten().cloned().collect()
}

/// Cites: 6.1, 6.2, 6.3, 6.4, 6.5, R6, 9.1, 9.2, 9.3.
#[test]
fn a_tile_in_a_picture_is_refused_or_scores_as_it_says() {
    let asked: Vec<Value> =
        boards().into_iter().filter(|board| board["place"].is_string()).collect();
    assert!(asked.len() > 15, "there are fewer pictures than there were");
    for board in asked {
        let (tile, at, turns) = lying(board["place"].as_str().expect("a tile"));
        let outcome = posed(&board).card(tile).place(at, turns);
        if let Some(rule) = board["refused"].as_str() {
            assert_eq!(outcome.refusal.map(|refusal| refusal.0.id), Some(rule), "{board}");
            continue;
        }
        let points = number(&board["points"]).expect("points");
        outcome.gives(points);
        let shown: i16 = areas(&board).iter().map(|(_, points)| points).sum();
        assert_eq!(shown, points, "{board}");
    }
}

/// The areas that score, and for how much.
fn areas(board: &Value) -> Vec<(Vec<At>, i16)> {
    let areas = board["scores"].as_array().into_iter().flatten();
    areas.map(|area| (hexes(&area["spaces"]), number(&area["points"]).expect("points"))).collect()
}

/// Cites: 7, R7, R14.
#[test]
fn a_marker_in_a_picture_moves_as_it_says() {
    let markers: Vec<Value> = examples().iter().map(|one| one["marker"].clone()).collect();
    let markers: Vec<Value> = markers.into_iter().filter(Value::is_object).collect();
    assert!(markers.len() > 2);
    for marker in markers {
        let before = number(&marker["before"]).expect("a place on the track");
        let outcome = given(Eternal).marker(before).card("T27").pass();
        match marker["refused"].as_str() {
            Some(rule) => assert_eq!(outcome.refusal.map(|refusal| refusal.0.id), Some(rule)),
            None => {
                let after = number(&marker["after"]).expect("a place on the track");
                assert_eq!(outcome.allowed().player().marker, after);
            }
        }
    }
}

/// Cites: 10, R16, R26.
#[test]
fn a_finished_island_in_a_picture_is_one() {
    for board in boards() {
        let position = posed(&board);
        let player = *position.player();
        if board["tiles"].is_array() && board["totems"].is_array() {
            assert_eq!(player.totems.count_ones() as usize, hexes(&board["totems"]).len());
            assert_eq!(player.cubes.len() as usize, hexes(&board["cubes"]).len());
        }
        if board["marks"].is_array() {
            let top = set(row(0, 0, 15)).without(player.covered());
            assert_eq!(top, set(hexes(&board["marks"])), "the top row");
        }
        if let Some(end) = number(&board["ends"]) {
            let visible: Vec<At> =
                areas(&board).into_iter().flat_map(|(spaces, _)| spaces).collect();
            let beach = position.game.rule_set().board.beach.without(player.covered());
            assert_eq!(beach, set(visible), "the bare beach");
            let ended = position.card("T12").everybody_finishes().after;
            assert_eq!(ended.player().marker, end);
        }
    }
}

/// Cites: 10, R12.
#[test]
fn the_largest_farms_in_a_picture_are_paid() {
    let largest = examples().into_iter().find(|one| one["id"] == "largest").expect("an example");
    let boards = largest["boards"].as_array().cloned().unwrap_or_default();
    let start = given_for(Eternal, boards.len() as u8);
    let (position, _) = boards.iter().fold((start, A), |(position, seat), board| {
        (covered(position.of(seat), board), Seat(seat.0 + 1))
    });
    let paid = position.everybody_finishes().told(|event| {
        let Event::LargestGroup { seat, symbol: Symbol::Field, points, .. } = event else {
            return None;
        };
        Some((seat.0, *points))
    });
    let shown: Vec<(u8, i16)> = (0..)
        .zip(&boards)
        .flat_map(|(seat, board)| areas(board).into_iter().map(move |(_, points)| (seat, points)))
        .collect();
    assert_eq!(paid, shown);
}
