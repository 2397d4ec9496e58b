//! Section 12: ranks, ties and progress.
use alloc::vec::Vec;

use super::position::{A, B, C, D, Position, given, given_for};
use crate::{
    campaign::{Tier, add_progress, champions, rank_progress},
    rulesets::RuleSetId::{Eternal, Game1},
    scoring,
};

const ROWS: [u8; 8] = [10, 11, 10, 9, 8, 4, 3, 2];

/// Players of a campaign game with these markers and uncovered spaces per row.
fn standing(players: &[(i16, [u8; 8])]) -> Position {
    let seats = [A, B, C, D].into_iter().zip(players);
    let table = given_for(Game1, players.len() as u8);
    seats.fold(table, |table, (seat, (marker, rows))| {
        table.of(seat).marker(*marker).uncovered(*rows)
    })
}

/// Cites: E36, R16, 12.
#[test]
fn e36_the_top_row_decides_whatever_the_next_says() {
    let first_39 = [6, 8, 5, 0, 0, 0, 0, 0];
    let second_39 = [7, 2, 0, 0, 0, 0, 0, 0];
    let four = standing(&[(44, ROWS), (39, first_39), (39, second_39), (20, ROWS)]);
    assert_eq!((four.ranks(), four.progress()), ([1, 2, 3, 4].into(), [2, 1, 0, 0].into()));
}

/// Cites: E37, 12.
#[test]
fn e37_two_players_have_no_second() {
    let two = standing(&[(31, ROWS), (28, ROWS)]);
    assert_eq!((two.ranks(), two.progress()), ([1, 2].into(), [2, 0].into()));
}

/// Cites: E38, R17, 12.
#[test]
fn e38_two_firsts_leave_no_second() {
    let three = standing(&[(40, ROWS), (40, ROWS), (12, ROWS)]);
    assert_eq!((three.ranks(), three.progress()), ([1, 1, 3].into(), [2, 2, 0].into()));
}

/// Cites: R17.
#[test]
fn r17_two_players_may_both_be_first() {
    let two = standing(&[(40, ROWS), (40, ROWS)]);
    assert_eq!((two.ranks(), two.progress()), ([1, 1].into(), [2, 2].into()));
}

/// Cites: R16.
#[test]
fn r16_each_row_decides_in_its_turn() {
    for row in 0..8 {
        let mut better = [3; 8];
        better[row] = 2;
        // Rows further down speak for the other player, and are not heard.
        let mut worse = [3; 8];
        worse[row + 1..].fill(0);
        let two = standing(&[(30, worse), (30, better)]);
        assert_eq!(two.ranks(), [2, 1], "row {row}");
    }
}

/// Cites: R16.
#[test]
fn r16_spaces_count_whatever_their_terrain() {
    let empty = given(Eternal);
    let rows = scoring::uncovered_by_row(&empty.game, empty.player());
    assert_eq!(rows, [16, 15, 14, 13, 12, 11, 10, 9]);
    let tile = given(Eternal).card("T23").place((2, 6), 0).allowed();
    let rows = scoring::uncovered_by_row(&tile.game, tile.player());
    assert_eq!(rows, [16, 15, 14, 13, 12, 11, 8, 7]);
}

/// Cites: R16, 12.
#[test]
fn r16_points_come_before_rows() {
    let two = standing(&[(31, [16, 15, 14, 13, 12, 11, 10, 9]), (30, [0; 8])]);
    assert_eq!(two.ranks(), [1, 2]);
}

/// Cites: R35, R16.
#[test]
fn r35_rows_decide_a_tie_for_second() {
    let mut better = ROWS;
    better[7] -= 1;
    let three = standing(&[(40, ROWS), (30, ROWS), (30, better)]);
    assert_eq!((three.ranks(), three.progress()), ([1, 3, 2].into(), [2, 0, 1].into()));
}

/// Cites: R35, R17.
#[test]
fn r35_two_seconds_and_ties_among_others() {
    let four = standing(&[(40, ROWS), (30, ROWS), (30, ROWS), (20, ROWS)]);
    assert_eq!((four.ranks(), four.progress()), ([1, 2, 2, 4].into(), [2, 1, 1, 0].into()));
    let four = standing(&[(40, ROWS), (30, ROWS), (20, ROWS), (20, ROWS)]);
    assert_eq!((four.ranks(), four.progress()), ([1, 2, 3, 3].into(), [2, 1, 0, 0].into()));
}

/// Cites: 12.
#[test]
fn rule_12_progress_by_rank_and_number_of_players() {
    let tiers = [Tier::First, Tier::Second, Tier::Other];
    assert_eq!(tiers.map(|tier| rank_progress([2, 1], tier)), [2, 1, 0]);
    let progress = |markers: &[i16]| {
        let players: Vec<_> = markers.iter().map(|marker| (*marker, ROWS)).collect();
        standing(&players).progress()
    };
    assert_eq!(progress(&[40, 30, 20, 10]), [2, 1, 0, 0]);
    assert_eq!(progress(&[40, 30, 20]), [2, 1, 0]);
    assert_eq!(progress(&[40, 30]), [2, 0], "with two there is no Second");
}

/// Cites: R18.
#[test]
fn r18_progress_has_no_upper_limit_and_never_drops_below_zero() {
    for (progress, change, expected) in
        [(0, 2, 2), (9, 2, 11), (60, 3, 63), (1000, 2, 1002), (1, -1, 0), (1, -3, 0), (0, -1, 0)]
    {
        assert_eq!(add_progress(progress, change), expected);
    }
}

/// Cites: R19.
#[test]
fn r19_the_last_game_decides_between_equal_progress() {
    assert_eq!(champions(&[30, 41, 40], &[1, 3, 2]), [B], "most progress, whatever the last rank");
    assert_eq!(champions(&[41, 41, 40], &[3, 2, 1]), [B], "equal: the better last rank");
    assert_eq!(champions(&[41, 41, 41], &[2, 1, 1]), [B, C], "still equal: shared");
    assert_eq!(champions(&[41, 41, 12], &[2, 3, 1]), [A], "only the tied are compared");
}
