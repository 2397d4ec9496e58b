//! The peninsula: spaces, sand banks, ruins. Everything follows from where the hexes lie.
use crate::names::Space;

/// Land spaces of a peninsula.
pub const SPACES: usize = 24;
/// Pairs of neighbouring land spaces.
pub const EDGES: usize = 55;
/// Sand banks: four on the left, four on the right.
pub const BANKS: usize = 8;

/// Column and row of each land space on flat-topped hexes (axial `q`, `r`), column by
/// column from the left, each from the harbor upwards.
pub const LAND: [(i8, i8); SPACES] = [
    (-2, 0),
    (-2, -1),
    (-2, -2),
    (-2, -3),
    (-1, 0),
    (-1, -1),
    (-1, -2),
    (-1, -3),
    (-1, -4),
    (0, 0),
    (0, -1),
    (0, -2),
    (0, -3),
    (0, -4),
    (0, -5),
    (1, -1),
    (1, -2),
    (1, -3),
    (1, -4),
    (1, -5),
    (2, -2),
    (2, -3),
    (2, -4),
    (2, -5),
];

/// The two halves of each sand bank, `a` and `b`: left 1 to 4, right 1 to 4.
pub const SHALLOWS: [[(i8, i8); 2]; BANKS] = [
    [(-1, 1), (-2, 1)],
    [(-3, 1), (-3, 0)],
    [(-3, -1), (-3, -2)],
    [(-3, -3), (-2, -4)],
    [(1, 0), (2, -1)],
    [(3, -2), (3, -3)],
    [(3, -4), (3, -5)],
    [(3, -6), (2, -6)],
];

/// Spaces per column, from the left.
pub(crate) const COLUMNS: [u8; 5] = [4, 5, 6, 5, 4];

/// c1, charted from the start.
pub const START: Space = Space(9);
/// a3, b2, c5, d3, e4.
pub const RUINS: [Space; 5] = [Space(2), Space(5), Space(13), Space(17), Space(23)];
/// b5, c6, d5: the top of the peninsula.
pub const PASSAGE: [Space; 3] = [Space(8), Space(14), Space(19)];

/// Whether two hexes touch.
pub(crate) const fn touch(one: (i8, i8), other: (i8, i8)) -> bool {
    matches!(
        (other.0 - one.0, other.1 - one.1),
        (0, -1) | (1, -1) | (1, 0) | (0, 1) | (-1, 1) | (-1, 0)
    )
}
