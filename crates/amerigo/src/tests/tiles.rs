//! The island tiles, as the specification draws and counts them.
use alloc::{
    collections::BTreeSet,
    string::{String, ToString},
    vec::Vec,
};

use crate::components::{ISLAND_TILES, TILES_IN_BOX};

/// Section 7.3: tiles 1 to 8, then 9 to 16.
const DRAWN: [&str; 10] = [
    "..#..    .##..    .#N..    .#C..    .#K#.    ..#S.    .....    .v...",
    ">P#S.    >P#T#    .##P<    #TP<.    #P<..    .##P<    .>P#.    .P#C.",
    "##C##    #K##C    #S##.    ##S#.    #N#T.    .#C..    ..#N#    ##KP<",
    ".N#P<    ##P..    >PK..    ..#P.    ##P#.    >P#..    .PT##    .#S#.",
    "..#..    ..^..    .....    ...^.    ..^..    .##..    .^#K.    ...#.",
    ".#N..    ..#v.    .....    ...v.    .#C#.    .#N#.    ...v.    .C#..",
    ".#P<.    .#SP.    >PT#.    .#KP.    .#P<.    .>P#.    K#.P#    >P#..",
    ".##T#    #C##.    .##P<    .#S#.    .....    .....    #P<#T    .....",
    ".PK#.    >P##.    .N##.    .P##.    .P#T.    >PS##    .#...    .NP#.",
    ".^...    .....    ..#..    .^...    .^##.    .....    .....    ..^#.",
];

/// Section 7.3: land squares, pieces, land on the N/E/S/W edge, resources.
const TABLE: [(usize, &str, &str, &str); 16] = [
    (13, "13", "1/1/1/1", "S C N"),
    (14, "14", "2/2/0/2", "T K C"),
    (11, "11", "2/0/0/1", "N S K"),
    (11, "11", "2/0/0/2", "C T S"),
    (13, "13", "3/0/0/3", "K N T"),
    (11, "11", "2/0/2/0", "S C"),
    (11, "11", "0/2/2/0", "N T K"),
    (11, "11", "0/0/1/1", "C K S"),
    (11, "11", "2/1/0/0", "N T K"),
    (11, "11", "1/0/0/1", "S C"),
    (10, "10", "0/0/1/0", "T N"),
    (9, "9", "0/0/0/0", "K S"),
    (10, "5+5", "3/0/2/0", "C T"),
    (9, "4+5", "3/1/0/0", "N S"),
    (9, "5+4", "0/2/0/2", "K T"),
    (8, "4+4", "2/0/1/0", "C N"),
];

type At = (usize, usize);

/// The rows of a tile, by its number from 1.
pub(super) fn picture(number: usize) -> Vec<Vec<char>> {
    let (block, column) = ((number - 1) / 8 * 5, (number - 1) % 8);
    let rows = DRAWN[block..block + 5].iter();
    let cut = rows.map(|row| row.split_whitespace().nth(column).expect("eight tiles a row"));
    cut.map(|row| row.chars().collect()).collect()
}

fn numbers() -> core::ops::RangeInclusive<usize> {
    1..=usize::from(TILES_IN_BOX)
}

fn squares() -> impl Iterator<Item = At> + Clone {
    (0..5).flat_map(|row| (0..5).map(move |column| (row, column)))
}

fn is_land(letter: char) -> bool {
    !".^v<>".contains(letter)
}

fn land(number: usize) -> BTreeSet<At> {
    let tile = picture(number);
    squares().filter(|(row, column)| is_land(tile[*row][*column])).collect()
}

/// Squares of the tile beside this one.
fn beside((row, column): At) -> impl Iterator<Item = At> {
    squares().filter(move |(r, c)| r.abs_diff(row) + c.abs_diff(column) == 1)
}

/// Connected parts, the one with the first square first.
fn pieces(mut left: BTreeSet<At>) -> Vec<BTreeSet<At>> {
    let mut pieces = Vec::new();
    while let Some(first) = left.pop_first() {
        let (mut piece, mut open) = (BTreeSet::from([first]), Vec::from([first]));
        while let Some(square) = open.pop() {
            for next in beside(square).filter(|next| left.contains(next)).collect::<Vec<_>>() {
                left.remove(&next);
                piece.insert(next);
                open.push(next);
            }
        }
        pieces.push(piece);
    }
    pieces
}

/// Where the arrow of an anchor points.
fn target(letter: char, (row, column): At) -> Option<At> {
    match letter {
        '^' => Some((row.checked_sub(1)?, column)),
        'v' => Some((row + 1, column)),
        '<' => Some((row, column.checked_sub(1)?)),
        '>' => Some((row, column + 1)),
        _ => None,
    }
}

/// The edge squares of a side, from the west or from the north.
fn edge(side: usize) -> [At; 5] {
    core::array::from_fn(|at| [(0, at), (at, 4), (4, at), (at, 0)][side])
}

#[test]
fn tiles_are_printed_as_they_are_drawn() {
    for number in numbers() {
        let rows: Vec<String> = picture(number).into_iter().map(String::from_iter).collect();
        let printed = ISLAND_TILES[number - 1].map(|row| String::from_utf8_lossy(row).to_string());
        assert_eq!(rows, printed, "tile {number}");
    }
}

#[test]
fn tiles_have_what_the_table_says() {
    for (number, (size, parts, edges, resources)) in (1..).zip(TABLE) {
        let (tile, land) = (picture(number), land(number));
        assert_eq!(land.len(), size, "tile {number}");
        let mut found: Vec<_> = pieces(land.clone()).iter().map(BTreeSet::len).collect();
        let mut listed: Vec<usize> =
            parts.split('+').map(|part| part.parse().expect("a number")).collect();
        found.sort_unstable();
        listed.sort_unstable();
        assert_eq!(found, listed, "tile {number}");
        let on_edge = |side| edge(side).iter().filter(|at| land.contains(at)).count().to_string();
        assert_eq!([0, 1, 2, 3].map(on_edge).join("/"), edges, "tile {number}");
        let letters = squares().map(|(row, column)| tile[row][column]);
        let found: Vec<_> =
            letters.filter(|l| "SCTNK".contains(*l)).map(|l| l.to_string()).collect();
        assert_eq!(found.join(" "), resources, "tile {number}");
    }
}

/// Cites: 3.
#[test]
fn tiles_add_up() {
    let all: String = numbers().flat_map(|number| picture(number).concat()).collect();
    let count = |letters: &str| all.chars().filter(|letter| letters.contains(*letter)).count();
    assert_eq!((count("#PSCTNK"), count(".^v<>")), (172, 228));
    assert_eq!((count("P"), count("^v<>"), count("SCTNK")), (32, 32, 40));
    for kind in ["S", "C", "T", "N", "K"] {
        assert_eq!(count(kind), 8, "{kind}");
    }
}

/// Cites: R1, R2.
#[test]
fn tiles_are_designed_by_the_rules_of_section_7_2() {
    for number in numbers() {
        let (tile, land) = (picture(number), land(number));
        for corner in [(0, 0), (0, 4), (4, 0), (4, 4)] {
            assert!(!land.contains(&corner), "tile {number}: corners are water");
        }
        for side in 0..4 {
            let [_, a, b, c, _] = edge(side).map(|at| land.contains(&at));
            assert!(b || !(a && c), "tile {number}: no land-water-land at an edge");
        }
        for piece in pieces(land.clone()) {
            let has_post = piece.iter().any(|(row, column)| tile[*row][*column] == 'P');
            assert!(piece.len() >= 4 && has_post, "tile {number}: every piece can be settled");
        }
        let water: BTreeSet<At> = squares().filter(|at| !land.contains(at)).collect();
        for lake in pieces(water) {
            let is_open = lake.iter().any(|(row, column)| row % 4 == 0 || column % 4 == 0);
            assert!(is_open, "tile {number}: no lake");
        }
        for (row, column) in squares().filter(|(row, column)| *row < 4 && *column < 4) {
            let is = |r, c| land.contains(&(row + r, column + c));
            let is_corner = is(0, 0) == is(1, 1) && is(0, 1) == is(1, 0) && is(0, 0) != is(0, 1);
            assert!(!is_corner, "tile {number}: no corner contact");
        }
    }
}

/// Cites: 8.1.6.
#[test]
fn every_post_square_has_its_one_anchor() {
    for number in numbers() {
        let tile = picture(number);
        let with = |letters: &'static str| {
            let tile = &tile;
            squares().filter(move |(row, column)| letters.contains(tile[*row][*column]))
        };
        assert!(with("P").all(|(row, column)| (1..4).contains(&row) && (1..4).contains(&column)));
        let targets: BTreeSet<_> =
            with("^v<>").map(|at| target(tile[at.0][at.1], at).expect("on the tile")).collect();
        assert_eq!(targets, with("P").collect(), "tile {number}");
        assert_eq!((with("P").count(), with("^v<>").count()), (2, 2), "tile {number}");
        for anchor in with("^v<>") {
            let posts = beside(anchor).filter(|(row, column)| tile[*row][*column] == 'P');
            assert_eq!(posts.count(), 1, "tile {number}: anchors touch one post square");
        }
        assert!((2..=3).contains(&with("SCTNK").count()), "tile {number}");
    }
}

#[test]
fn all_outlines_differ() {
    let mut seen: Vec<BTreeSet<At>> = Vec::new();
    for number in numbers() {
        let mut turned = land(number);
        for _ in 0..4 {
            turned = turned.into_iter().map(|(row, column)| (column, 4 - row)).collect();
            assert!(!seen.contains(&turned), "tile {number}");
        }
        seen.push(turned);
    }
}
