//! Fixed places of the campaign side: marks that are printed from the first game and
//! explained later, the shared rows, and what lies around them.
use skerry_grid::HexSet;

use crate::components::{Space, Symbol};

/// Crosses.
pub(crate) const LAIRS: [Space; 3] = [Space::new(7, 1), Space::new(5, 2), Space::new(8, 2)];

/// The sun.
pub(crate) const TEMPLE: Space = Space::new(6, 3);

/// Waves: the beach spaces in front of each.
pub(crate) const SHIPS: [HexSet; 3] = [
    hexes(&[(0, 2), (0, 3), (0, 4)]),
    hexes(&[(3, 7), (4, 7), (5, 7)]),
    hexes(&[(13, 2), (12, 3), (11, 4)]),
];

/// West, east and south of the sun.
pub(crate) const GATES: [HexSet; 3] =
    [hexes(&[(5, 3)]), hexes(&[(7, 3)]), hexes(&[(5, 4), (6, 4)])];

/// The lines from the sun in the six directions, from the east clockwise.
pub(crate) const TELESCOPES: [HexSet; 6] = [
    hexes(&[(7, 3), (8, 3), (9, 3), (10, 3)]),
    hexes(&[(6, 4), (6, 5), (6, 6), (6, 7)]),
    hexes(&[(5, 4), (4, 5), (3, 6), (2, 7)]),
    hexes(&[(5, 3), (4, 3), (3, 3), (2, 3)]),
    hexes(&[(6, 2), (6, 1), (6, 0)]),
    hexes(&[(7, 2), (8, 1), (9, 0)]),
];

/// Rings and crosses: jungle on which no palms can be stuck.
pub(crate) const GROUND_MARKS: HexSet =
    hexes(&[(4, 1), (10, 1), (5, 3), (7, 3), (7, 1), (5, 2), (8, 2)]);

/// The five spaces that are palms on the other side of the board.
pub(crate) const ETERNAL_PALMS: [Space; 5] =
    [Space::new(4, 0), Space::new(11, 0), Space::new(4, 2), Space::new(9, 2), Space::new(6, 3)];

/// Every space of the board.
pub(crate) const LAND: HexSet = land();

/// What each building counts on its neighbours.
pub(crate) const BUILDINGS: [Symbol; 3] = [Symbol::House, Symbol::Wall, Symbol::Field];

/// Worth of a place in the rows of the shared board, and whether something lies on it.
pub(crate) type Ruin = (i16, bool);

/// Places in a row at the most.
pub(crate) const MOST_RUINS: usize = 7;

/// A row of the shared board, by the number of players.
pub(crate) fn ruins(players: u8) -> &'static [Ruin] {
    match players {
        0..=2 => &[(4, false), (3, false), (3, true), (2, false)],
        3 => &[(5, false), (4, false), (4, true), (3, false), (2, false)],
        _ => &[(5, false), (4, false), (4, true), (3, false), (3, true), (2, false), (2, false)],
    }
}

const fn hexes(at: &[(i8, i8)]) -> HexSet {
    let mut set = HexSet::EMPTY;
    let mut n = 0;
    while n < at.len() {
        set = set.with(Space::new(at[n].0, at[n].1).0);
        n += 1;
    }
    set
}

const fn land() -> HexSet {
    let mut land = HexSet::EMPTY;
    let mut space = 0;
    while space < 128 {
        if space % 16 + space / 16 <= 15 {
            land = land.with(space);
        }
        space += 1;
    }
    land
}
