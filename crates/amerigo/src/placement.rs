//! Where a tile can lie, and how networks grow.
use skerry_grid::{SIDE, SquareSet};

use crate::{
    components::{Offsets, Tile},
    names::Square,
    state::Amerigo,
};

/// The squares of a tile, or nothing if it would reach beyond every map or has
/// no such rotation.
pub(crate) fn squares(tile: Tile, rotation: u8, at: Square) -> Option<SquareSet> {
    let offsets = tile.print().rotations.get(usize::from(rotation))?;
    offsets.iter().try_fold(SquareSet::EMPTY, |set, (down, right)| {
        let row = at.row() + down;
        let column = at.column().checked_add_signed(*right)?;
        (row < SIDE && column < SIDE).then(|| set.with(SquareSet::index_of(row, column)))
    })
}

/// Where the first square of a shape can lie: all of it on `free` squares, at
/// least one of it in `contact`, which is a part of `free`.
#[inline]
pub(crate) fn spots(offsets: Offsets, free: SquareSet, contact: SquareSet) -> SquareSet {
    let mut fitting = free;
    let mut touching = contact;
    for &(down, right) in &offsets[1..] {
        fitting &= free.seen_from(down, right);
        touching |= contact.seen_from(down, right);
    }
    fitting & touching
}

/// Free squares that are connected for the owner of `network`.
#[inline]
pub(crate) fn contact(game: &Amerigo, network: SquareSet) -> SquareSet {
    network.spread() & game.free
}

/// A network that takes in `fresh` squares, and neutral tiles that are now
/// joined to it through them. Own villages are always in it already.
#[inline]
pub(crate) fn joined(network: SquareSet, fresh: SquareSet, neutral: SquareSet) -> SquareSet {
    let mut network = network | fresh;
    let mut front = fresh;
    loop {
        front = (front.spread() & neutral).without(network);
        if front.is_empty() {
            return network;
        }
        network |= front;
    }
}
