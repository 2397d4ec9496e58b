//! The sea: the frame round the map, and how far ships get.
use skerry_grid::SquareSet;

use crate::{
    components::TILE_SIDE,
    map::Map,
    names::{FRAME, Place, Square},
};

/// Spaces of the frame, as bits by their number in [`FRAME`].
pub(crate) type FrameSet = u16;

/// The frame of a map of a certain size.
#[derive(Debug)]
pub(crate) struct Frame {
    /// All squares within it.
    pub(crate) squares: SquareSet,
    /// Which spaces it has.
    pub(crate) spaces: FrameSet,
    /// The spaces next to each space.
    beside: [FrameSet; FRAME.len()],
    /// The squares that each space touches.
    touching: [SquareSet; FRAME.len()],
    /// Squares at the edge of the map.
    edge: SquareSet,
    /// The spaces that each square touches.
    touched_by: [FrameSet; SquareSet::NUMBERS as usize],
}

/// Tiles along a side of the map: the examples have two, real maps three or four.
const LEAST_TILES: u8 = 2;
const MOST_TILES: u8 = 4;
const SIZES: usize = (MOST_TILES - LEAST_TILES + 1) as usize;

static FRAMES: [[Frame; SIZES]; SIZES] = [
    [frame(2, 2), frame(2, 3), frame(2, 4)],
    [frame(3, 2), frame(3, 3), frame(3, 4)],
    [frame(4, 2), frame(4, 3), frame(4, 4)],
];

/// A side of the frame: its spaces from the west or from the north.
#[derive(Clone, Copy)]
enum Side {
    North,
    East,
    South,
    West,
}

/// The space with number `at` on a side of `tiles` tiles.
const fn space(side: Side, at: u8, tiles: u8) -> usize {
    let (first, last, between) = match side {
        Side::North => (0, 4, at as usize),
        Side::East => (4, 8, 4 + at as usize),
        Side::South => (12, 8, 12 - at as usize),
        Side::West => (0, 12, 16 - at as usize),
    };
    if at == 0 {
        first
    } else if at == tiles {
        last
    } else {
        between
    }
}

const fn frame(rows: u8, columns: u8) -> Frame {
    let mut frame = Frame {
        squares: SquareSet::rectangle(rows * TILE_SIDE, columns * TILE_SIDE),
        spaces: 0,
        beside: [0; FRAME.len()],
        touching: [SquareSet::EMPTY; FRAME.len()],
        edge: SquareSet::EMPTY,
        touched_by: [0; SquareSet::NUMBERS as usize],
    };
    let (bottom, right) = (rows * TILE_SIDE - 1, columns * TILE_SIDE - 1);
    let mut at = 0;
    while at <= right {
        frame = touch(frame, Side::North, at, columns, SquareSet::index_of(0, at));
        frame = touch(frame, Side::South, at, columns, SquareSet::index_of(bottom, at));
        at += 1;
    }
    at = 0;
    while at <= bottom {
        frame = touch(frame, Side::West, at, rows, SquareSet::index_of(at, 0));
        frame = touch(frame, Side::East, at, rows, SquareSet::index_of(at, right));
        at += 1;
    }
    close_ring(frame)
}

/// A space is as long as a tile and shifted by half a tile, so that the middle
/// square of a tile's edge touches two.
const fn touch(mut frame: Frame, side: Side, at: u8, tiles: u8, square: u16) -> Frame {
    let (tile, rest) = (at / TILE_SIDE, at % TILE_SIDE);
    let (from, to) = match rest {
        0 | 1 => (tile, tile),
        2 => (tile, tile + 1),
        _ => (tile + 1, tile + 1),
    };
    let mut number = from;
    while number <= to {
        let space = space(side, number, tiles);
        frame.spaces |= 1 << space;
        frame.touching[space] = frame.touching[space].with(square);
        frame.touched_by[square as usize] |= 1 << space;
        number += 1;
    }
    frame.edge = frame.edge.with(square);
    frame
}

/// Joins each space with the next one there is.
const fn close_ring(mut frame: Frame) -> Frame {
    let mut space = 0;
    while space < FRAME.len() {
        if frame.spaces >> space & 1 != 0 {
            let mut next = (space + 1) % FRAME.len();
            while frame.spaces >> next & 1 == 0 {
                next = (next + 1) % FRAME.len();
            }
            frame.beside[space] |= 1 << next;
            frame.beside[next] |= 1 << space;
        }
        space += 1;
    }
    frame
}

impl Frame {
    #[inline]
    pub(crate) fn of(map: &Map) -> &'static Frame {
        &FRAMES[usize::from(map.rows - LEAST_TILES)][usize::from(map.columns - LEAST_TILES)]
    }
}

/// Where a ship can get.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Waters {
    pub(crate) squares: SquareSet,
    pub(crate) frame: FrameSet,
}

impl Waters {
    #[inline]
    pub(crate) fn one(place: Place) -> Waters {
        match (place.as_square(), place.as_frame()) {
            (Some(Square(at)), _) => Waters { squares: SquareSet::one(at), frame: 0 },
            (None, Some(space)) => Waters { squares: SquareSet::EMPTY, frame: 1 << space },
            (None, None) => Waters::default(),
        }
    }

    #[inline]
    pub(crate) fn contains(&self, place: Place) -> bool {
        match (place.as_square(), place.as_frame()) {
            (Some(Square(at)), _) => self.squares.contains(at),
            (None, Some(space)) => self.frame >> space & 1 != 0,
            (None, None) => false,
        }
    }

    #[inline]
    pub(crate) fn len(&self) -> u32 {
        self.squares.len() + self.frame.count_ones()
    }

    /// Squares in reading order, then the frame.
    #[inline]
    pub(crate) fn nth(&self, n: u32) -> Place {
        let squares = self.squares.len();
        if n < squares {
            return Place(self.squares.nth(n));
        }
        let mut frame = self.frame;
        for _ in squares..n {
            frame &= frame - 1;
        }
        Place::frame(frame.trailing_zeros() as u8)
    }

    /// In the order of [`nth`](Waters::nth), which is that of places.
    pub(crate) fn iter(self) -> impl Iterator<Item = Place> {
        let frame = (0..FRAME.len() as u8).filter(move |space| self.frame >> space & 1 != 0);
        self.squares.iter().map(Place).chain(frame.map(Place::frame))
    }

    /// One step further in every direction.
    #[inline]
    fn spread(self, frame: &Frame, water: SquareSet) -> Waters {
        let mut next = Waters { squares: self.squares.spread() & water, frame: self.frame };
        for square in (self.squares & frame.edge).iter() {
            next.frame |= frame.touched_by[usize::from(square)];
        }
        let mut spaces = self.frame;
        while spaces != 0 {
            let space = spaces.trailing_zeros() as usize;
            spaces &= spaces - 1;
            next.frame |= frame.beside[space];
            next.squares |= frame.touching[space] & water;
        }
        next
    }
}

/// Everything at most `steps` away from a place. Ships do not block the way.
#[inline]
pub(crate) fn within(frame: &Frame, water: SquareSet, from: Place, steps: u8) -> Waters {
    flow(frame, water, Waters::one(from), steps)
}

/// The same from nowhere: from any space of the frame.
pub(crate) fn within_any(
    frame: &Frame,
    water: SquareSet,
    from: Option<Place>,
    steps: u8,
) -> Waters {
    let anywhere = Waters { frame: frame.spaces, ..Waters::default() };
    flow(frame, water, from.map_or(anywhere, Waters::one), steps)
}

#[inline]
fn flow(frame: &Frame, water: SquareSet, from: Waters, steps: u8) -> Waters {
    let mut reached = from;
    for _ in 0..steps {
        let next = reached.spread(frame, water);
        if next == reached {
            break;
        }
        reached = next;
    }
    reached
}

/// How many steps a journey takes; only between places of one sea.
pub(crate) fn distance(frame: &Frame, water: SquareSet, from: Place, to: Place) -> u8 {
    let mut reached = Waters::one(from);
    let mut steps = 0;
    while !reached.contains(to) {
        reached = reached.spread(frame, water);
        steps += 1;
    }
    steps
}
