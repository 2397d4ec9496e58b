//! The games of the campaign: rulings C1 to C41 and the vectors CE1 to CE46.
mod endings;
mod islands;
mod matrix;
mod placing;
mod research;
mod series;
mod sheets;

use alloc::{vec, vec::Vec};

use super::position::{At, Outcome};
use crate::{Event, Goal, Sticker, Target, island::Island, stickers};

/// What a goal brought the seats, in the order told.
fn scored(outcome: &Outcome, goal: Goal) -> Vec<(u8, u8, i16)> {
    outcome.told(|event| {
        let Event::Scored { seat, goal: told, n, points } = event else { return None };
        (*told == goal).then_some((seat.0, *n, *points))
    })
}

/// Progress besides that of the rank.
fn progress_made(outcome: &Outcome, goal: Goal) -> Vec<(u8, i16)> {
    outcome.told(|event| {
        let Event::ProgressMade { seat, goal: told, change } = event else { return None };
        (*told == goal).then_some((seat.0, *change))
    })
}

/// Spaces that a sticker may go on.
fn targets(island: &Island, game: u8, sticker: Sticker) -> Vec<At> {
    let mut found = vec![];
    stickers::targets(island, game, sticker, &mut |target| {
        if let Target::Space(space) = target {
            found.push((space.hex().q, space.hex().r));
        }
    });
    found
}
