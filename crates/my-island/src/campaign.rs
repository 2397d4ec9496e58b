//! What outlasts a game of the campaign: progress, and who wins in the end.
use alloc::vec::Vec;

use skerry_core::Seat;

use crate::{scoring, state::MyIsland};

/// Progress for a rank: First and, from three players on, Second (section 12).
pub fn rank_progress(rewards: [u8; 2], rank: u8, players: u8) -> u8 {
    match rank {
        1 => rewards[0],
        2 if players >= 3 => rewards[1],
        _ => 0,
    }
}

/// What `seat` gains in this game: by rank, and one for reaching the end of
/// the track (R14). `None` where there is no progress to gain: outside the
/// campaign (R15), and for whoever practises alone (R29).
pub(crate) fn progress_of(game: &MyIsland, seat: Seat) -> Option<u8> {
    let rewards = game.rule_set().progress.filter(|_| game.players > 1)?;
    let rank = scoring::rank(game, seat);
    Some(rank_progress(rewards, rank, game.players) + u8::from(game.player(seat).is_locked))
}

/// R18: a plain counter without an upper limit that never drops below 0.
pub fn add_progress(progress: u16, change: i16) -> u16 {
    progress.saturating_add_signed(change)
}

/// Who wins the campaign: most progress, then the better rank in the last game;
/// who is equal in both shares the victory (R19).
pub fn champions(progress: &[u16], last_ranks: &[u8]) -> Vec<Seat> {
    let standing = |seat: usize| (progress[seat], core::cmp::Reverse(last_ranks[seat]));
    let seats = 0..progress.len().min(last_ranks.len());
    let best = seats.clone().map(standing).max();
    seats.filter(|seat| Some(standing(*seat)) == best).map(|seat| Seat(seat as u8)).collect()
}
