//! The map: what is printed on each square, which maps are legal, and islands.
use skerry_grid::SquareSet;

use crate::{
    components::{CHESTS, ISLAND_TILES, LARGE, Resource, TILE_SIDE, TileRows},
    names::{Deal, Square},
};

/// Slots of the largest map.
pub(crate) const SLOTS: usize = 16;
/// Trading-post squares of a slot.
pub(crate) const POSTS_PER_TILE: u8 = 2;
/// Pieces of land of a slot at the most.
pub(crate) const PIECES_PER_TILE: u8 = 2;

/// What is printed on a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Cell {
    Sea,
    /// A ship here may found this trading post.
    Anchor(PostId),
    Land,
    Resource(Resource),
    Post(PostId),
}

/// A trading-post square, by its number on the map: two for each slot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct PostId(pub(crate) u8);

/// An island tile, turned.
#[derive(Debug, Clone, Copy)]
struct Print {
    /// Which columns of each row are land, as bits.
    land: [u8; 5],
    cells: [Cell; 25],
    /// Which of the tile's pieces of land a square belongs to.
    pieces: [u8; 25],
    /// Where the trading-post squares are, and their anchors.
    posts: [u8; POSTS_PER_TILE as usize],
    anchors: [u8; POSTS_PER_TILE as usize],
}

static PRINTS: [[Print; 4]; ISLAND_TILES.len()] = prints();

const fn prints() -> [[Print; 4]; ISLAND_TILES.len()] {
    let blank = Print {
        land: [0; 5],
        cells: [Cell::Sea; 25],
        pieces: [0; 25],
        posts: [0; 2],
        anchors: [0; 2],
    };
    let mut prints = [[blank; 4]; ISLAND_TILES.len()];
    let mut tile = 0;
    while tile < ISLAND_TILES.len() {
        let mut letters = letters(&ISLAND_TILES[tile]);
        let mut turns = 0;
        while turns < 4 {
            prints[tile][turns] = print(&letters);
            letters = turned(&letters);
            turns += 1;
        }
        tile += 1;
    }
    prints
}

type Letters = [u8; 25];

const fn letters(rows: &TileRows) -> Letters {
    let mut letters = [0; 25];
    let mut at = 0;
    while at < 25 {
        letters[at] = rows[at / 5][at % 5];
        at += 1;
    }
    letters
}

/// A quarter turn clockwise; arrows turn with the tile.
pub(crate) const fn turned(old: &Letters) -> Letters {
    let mut new = [0; 25];
    let mut at = 0;
    while at < 25 {
        let (row, column) = (at / 5, at % 5);
        new[at] = match old[(4 - column) * 5 + row] {
            b'^' => b'>',
            b'>' => b'v',
            b'v' => b'<',
            b'<' => b'^',
            other => other,
        };
        at += 1;
    }
    new
}

const fn is_land(letter: u8) -> bool {
    !matches!(letter, b'.' | b'^' | b'v' | b'<' | b'>')
}

const fn print(letters: &Letters) -> Print {
    let mut print = Print {
        land: [0; 5],
        cells: [Cell::Sea; 25],
        pieces: pieces(letters),
        posts: [0; POSTS_PER_TILE as usize],
        anchors: [0; POSTS_PER_TILE as usize],
    };
    let mut posts = 0;
    let mut at = 0;
    while at < 25 {
        if is_land(letters[at]) {
            print.land[at / 5] |= 1 << (at % 5);
        }
        print.cells[at] = match letters[at] {
            b'.' => Cell::Sea,
            b'S' => Cell::Resource(Resource::Sugar),
            b'C' => Cell::Resource(Resource::Cotton),
            b'T' => Cell::Resource(Resource::Tobacco),
            b'N' => Cell::Resource(Resource::Coconut),
            b'K' => Cell::Resource(Resource::Coffee),
            b'P' => {
                print.posts[posts as usize] = at as u8;
                posts += 1;
                Cell::Post(PostId(posts - 1))
            }
            _ => Cell::Land,
        };
        at += 1;
    }
    // Anchors last: now it is known which number their post square has.
    at = 0;
    while at < 25 {
        let target = match letters[at] {
            b'^' => at.wrapping_sub(5),
            b'v' => at + 5,
            b'<' => at.wrapping_sub(1),
            b'>' => at + 1,
            _ => 25,
        };
        if target < 25
            && let Cell::Post(post) = print.cells[target]
        {
            print.cells[at] = Cell::Anchor(post);
            print.anchors[post.0 as usize] = at as u8;
        }
        at += 1;
    }
    print
}

/// Numbers the pieces of land: 0 for the one that comes first in reading order.
const fn pieces(letters: &Letters) -> [u8; 25] {
    let mut first = 0;
    while !is_land(letters[first]) {
        first += 1;
    }
    let mut in_first = [false; 25];
    in_first[first] = true;
    let mut pass = 0;
    while pass < 25 {
        let mut at = 0;
        while at < 25 {
            let (row, column) = (at / 5, at % 5);
            let near = row > 0 && in_first[at - 5]
                || row < 4 && in_first[at + 5]
                || column > 0 && in_first[at - 1]
                || column < 4 && in_first[at + 1];
            if is_land(letters[at]) && near {
                in_first[at] = true;
            }
            at += 1;
        }
        pass += 1;
    }
    let mut pieces = [0; 25];
    let mut at = 0;
    while at < 25 {
        if is_land(letters[at]) && !in_first[at] {
            pieces[at] = 1;
        }
        at += 1;
    }
    pieces
}

/// Which island tiles lie where.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Map {
    pub(crate) rows: u8,
    pub(crate) columns: u8,
    /// Number of the tile from 0, times 4, plus quarter turns.
    slots: [u8; SLOTS],
}

impl Map {
    pub(crate) fn new(rows: u8, columns: u8, deal: &Deal) -> Map {
        Map { rows, columns, slots: deal.slots }
    }

    /// Before the tiles are dealt.
    pub(crate) const EMPTY: Map = Map { rows: 0, columns: 0, slots: [0; SLOTS] };

    /// Rows of squares.
    #[inline]
    pub(crate) fn height(&self) -> u8 {
        self.rows * TILE_SIDE
    }

    /// Columns of squares.
    #[inline]
    pub(crate) fn width(&self) -> u8 {
        self.columns * TILE_SIDE
    }

    #[inline]
    fn print(&self, slot: u8) -> &'static Print {
        let slot = self.slots[usize::from(slot)];
        &PRINTS[usize::from(slot / 4)][usize::from(slot % 4)]
    }

    /// The slot of a square, and the number of the square in it.
    #[inline]
    fn locate(&self, square: Square) -> (u8, usize) {
        let (row, column) = (square.row(), square.column());
        let slot = row / TILE_SIDE * self.columns + column / TILE_SIDE;
        (slot, usize::from(row % TILE_SIDE * TILE_SIDE + column % TILE_SIDE))
    }

    /// What is printed on a square of the map.
    #[inline]
    pub(crate) fn cell(&self, square: Square) -> Cell {
        let (slot, at) = self.locate(square);
        let in_slot = |post: PostId| PostId(slot * POSTS_PER_TILE + post.0);
        match self.print(slot).cells[at] {
            Cell::Anchor(post) => Cell::Anchor(in_slot(post)),
            Cell::Post(post) => Cell::Post(in_slot(post)),
            print @ (Cell::Sea | Cell::Land | Cell::Resource(_)) => print,
        }
    }

    /// Which of the pieces of land of all slots a land square belongs to.
    #[inline]
    pub(crate) fn piece(&self, square: Square) -> usize {
        let (slot, at) = self.locate(square);
        usize::from(slot * PIECES_PER_TILE + self.print(slot).pieces[at])
    }

    /// Trading-post squares of the map.
    pub(crate) fn posts(&self) -> impl Iterator<Item = PostId> {
        (0..self.rows * self.columns * POSTS_PER_TILE).map(PostId)
    }

    #[inline]
    pub(crate) fn post_square(&self, post: PostId) -> Square {
        let slot = post.0 / POSTS_PER_TILE;
        self.square_in(slot, self.print(slot).posts[usize::from(post.0 % POSTS_PER_TILE)])
    }

    /// The sea square from which a trading post is founded.
    pub(crate) fn anchor(&self, post: PostId) -> Square {
        let slot = post.0 / POSTS_PER_TILE;
        self.square_in(slot, self.print(slot).anchors[usize::from(post.0 % POSTS_PER_TILE)])
    }

    #[inline]
    fn square_in(&self, slot: u8, at: u8) -> Square {
        let (row, column) = (slot / self.columns * TILE_SIDE, slot % self.columns * TILE_SIDE);
        Square::new(row + at / TILE_SIDE, column + at % TILE_SIDE)
    }

    /// All land squares.
    pub(crate) fn land(&self) -> SquareSet {
        let mut land = SquareSet::EMPTY;
        for slot in 0..self.rows * self.columns {
            let (top, left) = (slot / self.columns * TILE_SIDE, slot % self.columns * TILE_SIDE);
            for (row, columns) in (top..).zip(self.print(slot).land) {
                land = land.with_row(row, left, columns.into());
            }
        }
        land
    }
}

/// What speaks against a map.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum MapFault {
    /// Land touches land by a corner only (R1), in the block with this
    /// north-western square.
    Corner(Square),
    /// Water without a way to the frame (R2).
    EnclosedWater,
    /// There are more large islands than chests (R4).
    TooManyLarge,
}

/// Section 4. `rows` and `columns` of squares.
pub(crate) fn check(land: SquareSet, rows: u8, columns: u8) -> Result<(), MapFault> {
    let all = SquareSet::rectangle(rows, columns);
    let blocks = SquareSet::rectangle(rows - 1, columns - 1);
    let water = all.without(land);
    let falling = land & land.seen_from(1, 1) & water.seen_from(0, 1) & water.seen_from(1, 0);
    let rising = water & water.seen_from(1, 1) & land.seen_from(0, 1) & land.seen_from(1, 0);
    if let Some(at) = ((falling | rising) & blocks).first() {
        return Err(MapFault::Corner(Square(at)));
    }
    let inner = SquareSet::rectangle(rows - 1, columns - 1) & inside_top_left();
    let edge = all.without(inner);
    if (water & edge).flood(water) != water {
        return Err(MapFault::EnclosedWater);
    }
    let large = islands(land).filter(|island| island.len() >= LARGE).count();
    if large as u32 > CHESTS { Err(MapFault::TooManyLarge) } else { Ok(()) }
}

/// Everything but the first row and the first column.
fn inside_top_left() -> SquareSet {
    const INSIDE: SquareSet = {
        let mut set = SquareSet::EMPTY;
        let mut row = 1;
        while row < skerry_grid::SIDE {
            set = set.with_row(row, 1, (1 << (skerry_grid::SIDE - 1)) - 1);
            row += 1;
        }
        set
    };
    INSIDE
}

/// Each island, in reading order of its first square.
pub(crate) fn islands(land: SquareSet) -> impl Iterator<Item = SquareSet> {
    let mut left = land;
    core::iter::from_fn(move || {
        let island = SquareSet::one(left.first()?).flood(left);
        left = left.without(island);
        Some(island)
    })
}
