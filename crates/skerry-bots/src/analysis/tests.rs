//! The sums, on matches that are made up.
use skerry_core::Seat;

use super::{
    Judged, Quality,
    report::{Report, Turned, Whole, report},
};

fn judged(seat: u8, entry: usize, moment: usize, chances: [[f64; 2]; 2]) -> Judged<char> {
    let [before, after] = chances.map(|chances| chances.to_vec());
    let loss = before[usize::from(seat)] - after[usize::from(seat)];
    Judged {
        seat: Seat(seat),
        entry,
        end: entry + 1,
        played: vec!['p'],
        better: (loss > 0.0).then(|| vec!['b']),
        before,
        after,
        points: [10.0, 9.0],
        loss,
        edge: 0.0,
        moment,
    }
}

/// A draw, two who decide at once, a draw, and one decision more.
fn match_of_two(is_done: bool) -> Report<char> {
    let decisions = [
        judged(0, 1, 1, [[0.6, 0.4], [0.5, 0.5]]),
        judged(1, 2, 1, [[0.5, 0.5], [0.5, 0.5]]),
        judged(0, 4, 2, [[0.7, 0.3], [0.65, 0.35]]),
    ];
    let whole = Whole {
        is_chance: vec![true, false, false, true, false],
        result: vec![0.0, 1.0],
        is_alone: false,
        is_done,
    };
    report(&decisions, &whole)
}

#[test]
fn start_luck_and_play_add_up_to_the_result() {
    let report = match_of_two(true);
    for player in &report.players {
        let sum = player.start + player.luck + player.play;
        assert!((sum - player.result).abs() < 1e-12, "{player:?}");
    }
    assert_eq!([report.players[0].result, report.players[1].result], [0.0, 1.0]);
}

#[test]
fn what_nature_changes_is_luck_and_all_else_is_play() {
    let report = match_of_two(true);
    // From a half to the mean of two opinions; from there less a slip to the next estimate.
    let luck: Vec<f64> = report.luck.iter().map(|draw| draw.change[0]).collect();
    assert!((luck[0] - 0.05).abs() < 1e-9 && (luck[1] - 0.25).abs() < 1e-9, "{luck:?}");
    assert_eq!(report.luck.iter().map(|draw| draw.entry).collect::<Vec<_>>(), [0, 3]);
    assert!((report.players[0].play + 0.8).abs() < 1e-9, "{:?}", report.players[0]);
}

#[test]
fn what_is_not_done_has_no_result_yet() {
    let report = match_of_two(false);
    let last = &report.points[report.points.len() - 1];
    assert_eq!(last.entry, 5);
    assert!((last.chances[0] - 0.65).abs() < 1e-9);
}

#[test]
fn turning_points_are_the_largest_swings_in_order() {
    let turned = match_of_two(true).turning_points;
    let told: Vec<_> = turned.iter().map(|point| (point.entry, point.kind)).collect();
    let expected = [(0, Turned::Luck), (1, Turned::Mistake), (3, Turned::Luck), (4, Turned::Slip)];
    assert_eq!(told, expected);
}

#[test]
fn losses_have_words() {
    let words = [0.0, 0.009, 0.02, 0.05, 0.2].map(Quality::of);
    use Quality::{Fine, Mistake, Slip, Strong};
    assert_eq!(words, [Strong, Strong, Fine, Slip, Mistake]);
}
