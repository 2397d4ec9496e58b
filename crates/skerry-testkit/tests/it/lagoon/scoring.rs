//! Who is ahead, and by what.
use skerry_core::{Score, ScoreLine, Seat, TIEBREAKS};

use super::state::Lagoon;

pub(crate) fn score(game: &Lagoon, seat: Seat) -> Score {
    let mut tiebreaks = [0; TIEBREAKS];
    tiebreaks[0] = i16::from(game.player(seat).coins);
    Score { points: breakdown(game, seat).iter().map(|line| line.points).sum(), tiebreaks }
}

pub(crate) fn breakdown(game: &Lagoon, seat: Seat) -> Vec<ScoreLine> {
    let player = game.player(seat);
    let points = player.reefs.count_ones() as i32 * i32::from(player.token);
    vec![ScoreLine { category: "reefs", points }]
}
