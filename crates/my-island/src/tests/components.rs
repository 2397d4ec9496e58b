//! Table: every sum and every table of the components, counted again.
use alloc::{collections::BTreeSet, vec::Vec};

use skerry_grid::{DIRECTIONS, Hex, HexSet};

use super::position::{At, hexes, set};
use crate::{
    components::{
        Board, CAMPAIGN_SIDE, ETERNAL_SIDE, Shape, Space,
        Symbol::{self, Field, House, Path, Wall},
        TILES, Terrain, Tile,
    },
    placement,
    rulesets::RuleSetId::{Eternal, Game1},
};

const SYMBOLS: [Symbol; 4] = [Field, Wall, House, Path];

fn base() -> impl Iterator<Item = Tile> {
    (1..=28).filter_map(Tile::numbered)
}

fn count(tiles: impl Iterator<Item = Tile>, symbol: Symbol) -> usize {
    let symbols = tiles.flat_map(|tile| tile.print().symbols);
    symbols.filter(|found| **found == symbol).count()
}

fn of_shape(shape: Shape) -> impl Iterator<Item = Tile> {
    base().filter(move |tile| tile.print().shape == shape)
}

/// Cites: 3.
#[test]
fn tiles_are_six_eight_eight_and_six() {
    let shapes = [Shape::Dihex, Shape::Straight, Shape::Triangle, Shape::Rhombus, Shape::Bent];
    assert_eq!(shapes.map(|shape| of_shape(shape).count()), [6, 8, 8, 6, 0]);
    assert_eq!(base().map(|tile| tile.print().symbols.len()).sum::<usize>(), 84);
    assert_eq!(TILES.iter().map(|print| print.symbols.len()).sum::<usize>(), 96);
    assert!(TILES[28..].iter().all(|print| print.shape == Shape::Bent));
    assert_eq!((Tile::numbered(0), Tile::numbered(33)), (None, None));
}

#[test]
fn symbols_are_evenly_spread() {
    assert_eq!(SYMBOLS.map(|symbol| count(base(), symbol)), [21; 4]);
    let each = |shape| SYMBOLS.map(|symbol| count(of_shape(shape), symbol));
    assert_eq!(each(Shape::Dihex), [3; 4]);
    assert_eq!(each(Shape::Straight), [6; 4]);
    assert_eq!(each(Shape::Triangle), [6; 4]);
    assert_eq!(each(Shape::Rhombus), [6; 4]);
    assert_eq!(SYMBOLS.map(|symbol| count(Tile::in_set(u32::MAX), symbol)), [24; 4]);
}

#[test]
fn shapes_are_those_of_the_table() {
    let offsets = |shape: Shape| shape.hexes().iter().map(|hex| (hex.q, hex.r)).collect::<Vec<_>>();
    assert_eq!(offsets(Shape::Dihex), [(0, 0), (1, 0)]);
    assert_eq!(offsets(Shape::Straight), [(0, 0), (1, 0), (2, 0)]);
    assert_eq!(offsets(Shape::Triangle), [(0, 0), (1, 0), (0, 1)]);
    assert_eq!(offsets(Shape::Rhombus), [(0, 0), (1, 0), (0, 1), (1, 1)]);
    assert_eq!(offsets(Shape::Bent), [(0, 0), (1, 0), (1, 1)]);
}

#[test]
fn tiles_are_those_of_the_table() {
    let letter = |symbol: &Symbol| ["F", "W", "H", "P"][symbol.index()];
    let printed = TILES.iter().map(|print| print.symbols.iter().map(letter).collect::<Vec<_>>());
    let printed: Vec<_> = printed.map(|symbols| symbols.concat()).collect();
    assert_eq!(printed.join(" "), TILE_TABLE);
}

const TILE_TABLE: &str = "FW FH FP WH WP HP FFW FFH WWH WWP HHP HHF PPF PPW \
    FWH FHW FWP FPW FHP FPH WHP WPH HFWP PFHW WFPH PWHF FWPH WHPF FFF WWW HHH PPP";

#[test]
fn dihexes_are_all_pairs() {
    let pairs: BTreeSet<_> =
        of_shape(Shape::Dihex).map(|tile| sorted(tile.print().symbols)).collect();
    assert_eq!(pairs.len(), 6);
    assert!(pairs.iter().all(|pair| pair[0] != pair[1]));
}

#[test]
fn straight_tiles_double_each_symbol_twice() {
    let [mut doubled, mut single] = [[0; 4]; 2];
    for tile in of_shape(Shape::Straight) {
        let [a, b, c] = *tile.print().symbols else { panic!("three hexes") };
        assert!(a == b && b != c, "{tile}");
        doubled[a.index()] += 1;
        single[c.index()] += 1;
    }
    assert_eq!((doubled, single), ([2; 4], [2; 4]));
}

#[test]
fn triangles_are_all_triples_in_both_handednesses() {
    let mut seen = BTreeSet::new();
    for tile in of_shape(Shape::Triangle) {
        let symbols = tile.print().symbols;
        let least = (0..3).min_by_key(|at| symbols[*at]).expect("three hexes");
        // Read clockwise from the least symbol: a triple in one of two orders.
        let clockwise = [0, 1, 2].map(|step| symbols[(least + step) % 3]);
        assert_eq!(clockwise.iter().collect::<BTreeSet<_>>().len(), 3, "{tile}");
        assert!(seen.insert(clockwise), "{tile} is there twice");
    }
    assert_eq!(seen.len(), 8);
}

#[test]
fn rhombi_have_all_symbols_and_each_pair_once_in_the_middle() {
    let mut middles = BTreeSet::new();
    for tile in of_shape(Shape::Rhombus) {
        assert_eq!(sorted(tile.print().symbols), SYMBOLS, "{tile}");
        let [_, b, c, _] = *tile.print().symbols else { panic!("four hexes") };
        assert!(middles.insert(sorted(&[b, c])), "{tile}");
    }
    assert_eq!(middles.len(), 6);
}

fn sorted(symbols: &[Symbol]) -> Vec<Symbol> {
    let mut symbols = symbols.to_vec();
    symbols.sort_unstable();
    symbols
}

/// A tile as it lies, moved so that its least hex is the origin.
fn lying(tile: Tile, rotation: u8) -> Vec<(At, Symbol)> {
    let print = tile.print();
    let turned = print.shape.hexes().iter().map(|hex| hex.turned(rotation));
    let mut hexes: Vec<_> =
        turned.zip(print.symbols).map(|(hex, symbol)| ((hex.r, hex.q), *symbol)).collect();
    hexes.sort_unstable();
    let (r, q) = hexes[0].0;
    hexes.iter().map(|((row, column), symbol)| ((row - r, column - q), *symbol)).collect()
}

/// Cites: R3.
#[test]
fn r3_every_tile_has_six_rotations_and_no_tile_is_there_twice() {
    let mut seen = BTreeSet::new();
    for (tile, rotation) in base().flat_map(|tile| (0..6).map(move |turns| (tile, turns))) {
        assert!(seen.insert(lying(tile, rotation)), "{tile} R{rotation} lies like another");
    }
    assert_eq!(seen.len(), 28 * 6);
}

/// Cites: R3.
#[test]
fn r3_a_placement_has_one_name() {
    // Over the whole board no two placements of a tile cover alike.
    for tile in base() {
        let print = tile.print();
        let mut seen = BTreeSet::new();
        for (at, rotation) in (0..128).flat_map(|at| (0..6).map(move |turns| (Space(at), turns))) {
            let Some(spaces) = placement::spaces(print.shape, at, rotation) else { continue };
            let mut covered: Vec<_> = spaces.zip(print.symbols).collect();
            covered.sort_unstable();
            assert!(seen.insert(covered), "{tile} {at:?} R{rotation}");
        }
    }
}

/// Beach, heath, palms and jungle of each row.
fn terrain_by_row(board: &Board) -> [[usize; 4]; 8] {
    let mut rows = [[0; 4]; 8];
    for space in board.island().iter().map(Space) {
        rows[space.hex().r as usize][board.terrain(space).expect("on the island") as usize] += 1;
    }
    rows
}

fn sums(rows: [[usize; 4]; 8]) -> [usize; 4] {
    [0, 1, 2, 3].map(|kind| rows.iter().map(|row| row[kind]).sum())
}

/// Cites: 6.2.
#[test]
fn terrain_of_the_campaign_side_row_by_row() {
    let rows = terrain_by_row(&CAMPAIGN_SIDE);
    let expected = [
        [2, 4, 2, 8],
        [2, 4, 2, 7],
        [2, 4, 2, 6],
        [2, 4, 4, 3],
        [2, 4, 6, 0],
        [4, 7, 0, 0],
        [8, 2, 0, 0],
        [9, 0, 0, 0],
    ];
    assert_eq!((rows, sums(rows)), (expected, [31, 29, 16, 24]));
    assert_eq!(Game1.rules().coverable.len(), 60);
}

/// Cites: 6.2.
#[test]
fn terrain_of_the_eternal_side_row_by_row() {
    let rows = terrain_by_row(&ETERNAL_SIDE);
    let expected = [
        [2, 4, 4, 6],
        [2, 4, 2, 7],
        [2, 4, 4, 4],
        [2, 4, 5, 2],
        [2, 4, 6, 0],
        [4, 7, 0, 0],
        [8, 2, 0, 0],
        [9, 0, 0, 0],
    ];
    assert_eq!((rows, sums(rows)), (expected, [31, 29, 21, 19]));
    assert_eq!(Eternal.rules().coverable.len(), 81);
}

/// Cites: 6.1.
#[test]
fn both_sides_are_the_half_hexagon() {
    for board in [&CAMPAIGN_SIDE, &ETERNAL_SIDE] {
        let island: Vec<_> = (0..8).flat_map(|r| (0..=15 - r).map(move |q| (q, r))).collect();
        assert_eq!(hexes(board.island()), island);
        assert_eq!(board.island().len(), 100);
    }
}

#[test]
fn every_space_is_as_the_table_says() {
    let terrain = |board: &Board, at: At| {
        let kind = board.terrain(Space::new(at.0, at.1)).expect("on the island");
        ["B", "H", "P", "J"][kind as usize]
    };
    let mut totems = Vec::new();
    for line in SPACES.lines() {
        let [q, r, campaign, eternal, mark] = line.split(',').collect::<Vec<_>>()[..] else {
            panic!("five columns: {line}")
        };
        let at = (q.parse().expect(line), r.parse().expect(line));
        assert_eq!(terrain(&CAMPAIGN_SIDE, at), campaign, "{line}");
        assert_eq!(terrain(&ETERNAL_SIDE, at), eternal, "{line}");
        if mark.starts_with("totem") {
            totems.push((mark, Space::new(at.0, at.1)));
        }
    }
    assert_eq!(SPACES.lines().count(), 100);
    totems.sort_unstable();
    let listed: Vec<_> = totems.into_iter().map(|(_, space)| space).collect();
    assert_eq!(ETERNAL_SIDE.totems, listed);
}

#[test]
fn both_sides_are_their_own_mirror_image() {
    let mirror = |(q, r): At| (15 - r - q, r);
    for board in [&CAMPAIGN_SIDE, &ETERNAL_SIDE] {
        for kinds in [board.beach, board.heath, board.palms, board.jungle] {
            assert_eq!(set(hexes(kinds).into_iter().map(mirror)), kinds);
        }
    }
    let totems = ETERNAL_SIDE.totems.iter().fold(HexSet::EMPTY, |set, totem| set.with(totem.0));
    assert_eq!(set(hexes(totems).into_iter().map(mirror)), totems);
}

/// Cites: R4, 9.3.
#[test]
fn r4_totems_stand_on_jungle_at_its_edge() {
    // Totem, neighbours that can be covered, fewest path hexes to the sea.
    let table: [(At, [At; 4], usize); 4] = [
        ((4, 1), [(4, 0), (3, 1), (3, 2), (4, 2)], 4),
        ((10, 1), [(11, 0), (11, 1), (10, 2), (9, 2)], 4),
        ((5, 3), [(4, 3), (4, 4), (5, 4), (6, 3)], 3),
        ((7, 3), [(6, 3), (6, 4), (7, 4), (8, 3)], 3),
    ];
    let coverable = Eternal.rules().coverable;
    for (totem, (at, neighbours, fewest)) in ETERNAL_SIDE.totems.iter().zip(table) {
        assert_eq!(*totem, Space::new(at.0, at.1));
        assert_eq!(ETERNAL_SIDE.terrain(*totem), Some(Terrain::Jungle));
        let around = DIRECTIONS.map(|step| Hex::new(at.0, at.1).plus(step));
        let around = set(around.map(|hex| (hex.q, hex.r))) & coverable;
        assert_eq!(around, set(neighbours), "{totem}");
        assert_eq!(fewest_paths(around, coverable), fewest, "{totem}");
    }
    assert!(CAMPAIGN_SIDE.totems.is_empty());
}

/// Hexes of the shortest road from one of `start` to the beach.
fn fewest_paths(start: HexSet, coverable: HexSet) -> usize {
    let (mut reached, mut paths) = (start, 1);
    while !reached.meets(ETERNAL_SIDE.beach) {
        reached |= reached.halo() & coverable;
        paths += 1;
    }
    paths
}

#[test]
fn spaces_and_tiles_are_read_as_they_are_written() {
    use alloc::string::ToString;
    for space in (0..128).map(Space) {
        assert_eq!(space.to_string().parse(), Ok(space));
    }
    for tile in Tile::in_set(u32::MAX) {
        assert_eq!(tile.to_string().parse(), Ok(tile));
    }
    for broken in ["", "T", "T0", "T00", "T33", "T1", "T001", "t01", "T+1", "1"] {
        assert!(broken.parse::<Tile>().is_err(), "{broken}");
    }
    for broken in
        ["", "1", "1,", ",1", "16,0", "0,8", "-1,0", "1,1,1", "1, 1", "300,0", "+1,0", "1,+0"]
    {
        assert!(broken.parse::<Space>().is_err(), "{broken}");
    }
}

/// `q,r,campaign,eternal,mark` of all 100 spaces.
const SPACES: &str = "\
0,0,B,B,
1,0,H,H,
2,0,H,H,
3,0,P,P,
4,0,J,P,
5,0,J,J,
6,0,J,J,
7,0,J,J,
8,0,J,J,
9,0,J,J,
10,0,J,J,
11,0,J,P,
12,0,P,P,
13,0,H,H,
14,0,H,H,
15,0,B,B,
0,1,B,B,
1,1,H,H,
2,1,H,H,
3,1,P,P,
4,1,J,J,totem1
5,1,J,J,
6,1,J,J,
7,1,J,J,lair1
8,1,J,J,
9,1,J,J,
10,1,J,J,totem2
11,1,P,P,
12,1,H,H,
13,1,H,H,
14,1,B,B,
0,2,B,B,shipW
1,2,H,H,
2,2,H,H,
3,2,P,P,
4,2,J,P,
5,2,J,J,lair2
6,2,J,J,
7,2,J,J,
8,2,J,J,lair3
9,2,J,P,
10,2,P,P,
11,2,H,H,
12,2,H,H,
13,2,B,B,shipE
0,3,B,B,shipW
1,3,H,H,
2,3,H,H,
3,3,P,P,
4,3,P,P,
5,3,J,J,totem3
6,3,J,P,temple
7,3,J,J,totem4
8,3,P,P,
9,3,P,P,
10,3,H,H,
11,3,H,H,
12,3,B,B,shipE
0,4,B,B,shipW
1,4,H,H,
2,4,H,H,
3,4,P,P,
4,4,P,P,
5,4,P,P,
6,4,P,P,
7,4,P,P,
8,4,P,P,
9,4,H,H,
10,4,H,H,
11,4,B,B,shipE
0,5,B,B,
1,5,B,B,
2,5,H,H,
3,5,H,H,
4,5,H,H,
5,5,H,H,
6,5,H,H,
7,5,H,H,
8,5,H,H,
9,5,B,B,
10,5,B,B,
0,6,B,B,
1,6,B,B,
2,6,B,B,
3,6,H,H,
4,6,B,B,
5,6,B,B,
6,6,H,H,
7,6,B,B,
8,6,B,B,
9,6,B,B,
0,7,B,B,
1,7,B,B,
2,7,B,B,
3,7,B,B,shipS
4,7,B,B,shipS
5,7,B,B,shipS
6,7,B,B,
7,7,B,B,
8,7,B,B,";
