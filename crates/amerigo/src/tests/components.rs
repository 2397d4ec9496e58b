//! What is in the box adds up, and is printed as the specification draws it.
use alloc::{collections::BTreeSet, vec::Vec};

use crate::components::{
    CANNONS_END, CHESTS, CUBES, Colour, GOLD_END, GOOD_COSTS, GOODS, ISLAND_TILES, LOOSE,
    MARKER_SLOTS, Marker, ORDER_END, PASSES, PIRATES, POSTS, PROGRESS_END, Resource, SETUP_STICK,
    SHAPES, STICK, Shape, TABLES, TILES_IN_BOX, TRACK_POINTS, Tile, VILLAGE_SHAPES, markers_earned,
    order_colours, post_factor, time_value, track_points,
};

type Squares = BTreeSet<(i8, i8)>;

/// Section 3.1, as it is drawn there.
const PICTURES: [(&str, Shape); 8] = [
    ("#", Shape::One),
    ("##", Shape::Two),
    ("###", Shape::I3),
    ("#.\n##", Shape::L3),
    ("####", Shape::I4),
    ("##\n##", Shape::O4),
    ("#.#\n###", Shape::U5),
    ("###\n###", Shape::R6),
];

fn drawn(picture: &str) -> Squares {
    let rows = (0..).zip(picture.lines());
    let squares =
        rows.flat_map(|(row, line)| (0..).zip(line.chars()).map(move |(c, l)| (row, c, l)));
    squares.filter(|(.., letter)| *letter == '#').map(|(row, column, _)| (row, column)).collect()
}

/// Moved so that the first square in reading order is (0,0).
fn from_first(squares: &Squares) -> Squares {
    let (row, column) = *squares.first().expect("a tile has squares");
    squares.iter().map(|(r, c)| (r - row, c - column)).collect()
}

/// A quarter turn clockwise.
fn turned(squares: &Squares) -> Squares {
    squares.iter().map(|(row, column)| (*column, -row)).collect()
}

fn printed(offsets: &[(u8, i8)]) -> Vec<(i8, i8)> {
    offsets.iter().map(|(down, right)| (*down as i8, *right)).collect()
}

/// A shape in each of its quarter turns; those that look alike once.
pub(super) fn turns(shape: Shape) -> Vec<Squares> {
    let (picture, _) = PICTURES[shape as usize];
    let mut turns: Vec<Squares> = Vec::new();
    let mut squares = drawn(picture);
    for _ in 0..4 {
        let looks = from_first(&squares);
        if !turns.contains(&looks) {
            turns.push(looks);
        }
        squares = turned(&squares);
    }
    turns
}

/// Cites: 9.1, R20.
#[test]
fn shapes_turn_as_they_are_drawn() {
    for ((_, shape), print) in PICTURES.iter().zip(&SHAPES) {
        assert_eq!(*shape, print.shape);
        let rotations: Vec<_> = print.rotations.iter().map(|offsets| printed(offsets)).collect();
        let expected: Vec<Vec<_>> =
            turns(*shape).into_iter().map(|t| t.into_iter().collect()).collect();
        assert_eq!(rotations, expected, "{shape:?}: each turn once, squares in reading order");
    }
    let turns: Vec<_> = SHAPES.iter().map(|print| print.rotations.len()).collect();
    assert_eq!(turns, [1, 2, 2, 4, 2, 1, 4, 2]);
}

/// Cites: R20.
#[test]
fn r20_every_shape_is_its_own_mirror_image() {
    for (picture, shape) in PICTURES {
        let mirrored: Squares = drawn(picture).iter().map(|(row, c)| (*row, -c)).collect();
        let turns = shape.print().rotations.iter();
        let turns: Vec<Squares> = turns.map(|o| printed(o).into_iter().collect()).collect();
        assert!(turns.contains(&from_first(&mirrored)), "{shape:?}");
    }
}

/// Cites: 8.3, 9.3.
#[test]
fn tiles_are_those_of_the_specification() {
    let size = |print: &crate::components::ShapePrint| u32::from(print.size());
    assert_eq!(
        SHAPES.iter().map(|print| print.neutral).collect::<Vec<_>>(),
        [5, 5, 5, 5, 5, 4, 4, 4]
    );
    assert_eq!(
        SHAPES.iter().map(|print| print.village).collect::<Vec<_>>(),
        [3, 3, 3, 3, 2, 2, 0, 0]
    );
    assert_eq!(SHAPES.iter().map(|print| u32::from(print.neutral)).sum::<u32>(), 37);
    assert_eq!(SHAPES.iter().map(|print| u32::from(print.village)).sum::<u32>(), 16);
    assert_eq!(SHAPES.iter().map(|print| u32::from(print.neutral) * size(print)).sum::<u32>(), 125);
    assert_eq!(SHAPES.iter().map(|print| u32::from(print.village) * size(print)).sum::<u32>(), 43);
    assert_eq!(SHAPES.iter().map(size).collect::<Vec<_>>(), [1, 2, 3, 3, 4, 4, 5, 6]);
    for tile in Tile::all() {
        let size = i16::from(tile.print().size());
        let (cost, small, large) =
            if tile.is_neutral() { (size, 2 * size, 3 * size) } else { (1, 1, 2) };
        let found = (i16::from(tile.cost()), tile.points(false), tile.points(true));
        assert_eq!(found, (cost, small, large), "{tile}");
    }
    assert_eq!(Tile::all().filter(|tile| !tile.is_neutral()).count(), VILLAGE_SHAPES);
    assert_eq!((Tile::village(Shape::U5), Tile::village(Shape::R6)), (None, None));
}

/// Cites: 12, 8.4, 8.7.
#[test]
fn tracks_are_those_of_the_specification() {
    assert_eq!((GOLD_END, CANNONS_END, PROGRESS_END, ORDER_END), (12, 12, 20, 20));
    assert_eq!(TRACK_POINTS, [(4, 1), (8, 3), (12, 6), (16, 10), (20, 15)]);
    for position in 0..=20 {
        let reached = TRACK_POINTS.iter().filter(|(at, _)| *at <= position);
        let best = reached.clone().map(|(_, points)| *points).max().unwrap_or(0);
        assert_eq!(track_points(position), best);
        assert_eq!(usize::from(markers_earned(position)), reached.count());
    }
    let colours = "white yellow green brown red black blue yellow green brown red black blue \
                   yellow green brown red black blue yellow any";
    for (position, name) in (0..).zip(colours.split_whitespace()) {
        let colour =
            Colour::ALL.into_iter().find(|c| alloc::format!("{c:?}").to_lowercase() == name);
        assert_eq!(order_colours(position), colour.map_or(0x7F, Colour::bit), "{position}");
    }
    assert_eq!([0, 1, 2, 3, 4, 5, 6, 12].map(post_factor), [0, 1, 3, 6, 10, 15, 15, 15]);
    assert_eq!([1, 2, 3, 4, 5].map(time_value), [5, 4, 3, 2, 1]);
}

/// Cites: 3.
#[test]
fn markers_goods_and_pirates_add_up() {
    assert_eq!((Marker::ALL.len(), MARKER_SLOTS), (24, 8));
    assert_eq!(MARKER_SLOTS + 4 * usize::from(PASSES - 1), Marker::ALL.len());
    assert_eq!(Marker::ALL.iter().collect::<BTreeSet<_>>().len(), 24);
    let once: Vec<_> = Marker::ALL.into_iter().filter(|marker| marker.is_used_once()).collect();
    let expected =
        [Marker::Sail8, Marker::JumpLeader, Marker::Gold3, Marker::Gold5, Marker::CubeVp];
    assert_eq!(once, expected);
    let gold: Vec<_> = Marker::ALL.into_iter().filter_map(Marker::gold).collect();
    assert_eq!(gold, [3, 5]);
    let points = |marker: Marker| Colour::ALL.map(|colour| marker.action_points(colour));
    assert_eq!(points(Marker::Ap1GreenYellow), [0, 0, 0, 0, 1, 1, 0]);
    assert_eq!(points(Marker::Ap2Yellow), [0, 0, 0, 0, 0, 2, 0]);
    assert_eq!(points(Marker::Sail8), [0; 7]);
    let values =
        (0..).zip(PIRATES).flat_map(|(value, count)| core::iter::repeat_n(value, count.into()));
    assert_eq!(values.collect::<Vec<u8>>(), [0, 0, 1, 2, 3, 4]);
    assert_eq!(GOOD_COSTS, [2, 3, 4]);
    assert_eq!(GOODS, [[2, 2, 2], [2, 4, 2], [3, 4, 3]]);
    for (of_kind, (rows, columns, shown)) in GOODS.iter().zip(TABLES) {
        let all = of_kind.iter().sum::<u8>() * Resource::ALL.len() as u8;
        assert_eq!(all, PASSES * shown, "a fifth in each pass");
        assert!(rows * columns <= TILES_IN_BOX);
        let cost: u8 = of_kind.iter().zip(GOOD_COSTS).map(|(count, cost)| count * cost).sum();
        assert_eq!(cost, 3 * of_kind.iter().sum::<u8>(), "3 on average");
    }
    assert_eq!(TABLES, [(3, 3, 6), (3, 4, 8), (4, 4, 10)]);
    assert_eq!((CUBES, POSTS, CHESTS), (7, 12, 5));
}

/// Cites: 13.
#[test]
fn tower_constants_follow_the_formula() {
    assert_eq!(SETUP_STICK, 3_600);
    assert_eq!(STICK, [1_500, 2_700, 3_900, 5_100]);
    // 1 - (1 - 0.045)^n of 10,000, rounded.
    let stays = |cubes| {
        let thousands = 1_000_u128.pow(cubes);
        (955_u128.pow(cubes) * 10_000 + thousands / 2) / thousands
    };
    let expected: Vec<_> = (0..=7).map(|cubes| 10_000 - stays(cubes) as u32).collect();
    assert_eq!(expected, LOOSE);
}

#[test]
fn four_more_tiles_make_up_fixture_a() {
    const FIXTURE_A: [&str; 10] = [
        "..........",
        "..........",
        "....v.....",
        "...#P#....",
        ".>P####...",
        "..##SC##..",
        "..#####...",
        "...#P#....",
        "....^.....",
        "..........",
    ];
    assert_eq!(ISLAND_TILES.len(), usize::from(TILES_IN_BOX) + 4);
    let view = super::position::given().game;
    let view = skerry_core::Game::view(&view, skerry_core::Viewer::Spectator).map;
    assert_eq!(view.ground, FIXTURE_A);
    assert_eq!(view.islands.iter().map(|i| (i.size, i.is_large)).collect::<Vec<_>>(), [(22, true)]);
    let frame: Vec<_> = view.frame.iter().map(alloc::string::ToString::to_string).collect();
    assert_eq!(frame, ["NW", "N1", "NE", "E1", "SE", "S1", "SW", "W1"]);
}
