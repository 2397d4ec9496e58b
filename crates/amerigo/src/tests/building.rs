//! 8.5, 9 Building, networks and completed islands.
use super::position::{BLUE, Position, RED, WHITE, at, frame, given, given_on, tile, village};
use crate::{
    Action, Square,
    components::{Colour, Marker, Shape, Tile},
    islands::IslandId,
    map::Map,
    names::Deal,
    rules,
    state::Phase,
};

/// Red has a post on (3,4) and has planned the tiles of the rulebook's example.
fn example() -> Position {
    given().post((3, 4)).planned(&[tile("village-i3"), tile("neutral-2"), tile("village-i4")])
}

/// Red, whose post is on (3,4), may build a single square.
fn single(position: Position) -> Position {
    position.of(RED).planned(&[village(Shape::One)]).taking(Colour::Green, 1)
}

/// Four islands of nine squares: tile 12, four times.
fn small_islands() -> Position {
    given_on(Map::new(2, 2, &Deal::new([(11, 0); 4])), 4)
}

const ONE: Tile = Tile(Shape::One as u8);
const I3: [(u8, u8); 3] = [(4, 3), (4, 4), (4, 5)];
const I4: [(u8, u8); 4] = [(6, 3), (6, 4), (6, 5), (6, 6)];

/// Cites: V49, 8.5, 9.3.
#[test]
fn v49_a_chain_of_three_tiles() {
    let start = example().taking(Colour::Green, 4);
    let first = start.build(tile("village-i3"), &I3).gives(2);
    let outcome = first.build(tile("neutral-2"), &[(5, 4), (5, 5)]);
    assert_eq!(outcome.names(), ["tile_built", "resource_taken", "resource_taken"]);
    let second = outcome.gives(6);
    assert_eq!(second.sheet().resources, [1, 1, 0, 0, 0], "sugar and cotton");
    let third = second.build(tile("village-i4"), &I4).gives(2);
    assert_eq!((third.ap(), third.sheet().points), (0, 10));
    assert_eq!(third.sheet().planned.iter().sum::<u8>(), 0);
}

/// Cites: V50, 9.2.3.
#[test]
fn v50_without_connection_nothing_is_built() {
    example().taking(Colour::Green, 4).build(tile("village-i4"), &I4).refused(&rules::CONNECTED);
}

/// Cites: V51, 9.2.1.
#[test]
fn v51_nothing_is_built_in_the_water() {
    let start = example().taking(Colour::Green, 4);
    let partly = [(3, 5), (3, 6), (3, 7)];
    start.build(tile("village-i3"), &partly).refused(&rules::ON_LAND);
    let beyond = Action::Build { tile: tile("village-i4"), rotation: 0, at: Square::new(5, 18) };
    start.act(beyond).refused(&rules::ON_LAND);
    let beyond = Action::Build { tile: tile("village-i4"), rotation: 1, at: Square::new(18, 5) };
    start.act(beyond).refused(&rules::ON_LAND);
}

/// Cites: V52, 9.2.3.
#[test]
fn v52_a_corner_is_no_connection() {
    let start = single(given().post((3, 4)));
    start.build(ONE, &[(4, 5)]).refused(&rules::CONNECTED);
    start.build(ONE, &[(4, 4)]).gives(2);
}

/// Cites: V53, 9.2.3.
#[test]
fn v53_other_villages_do_not_conduct() {
    let blue = given().post((3, 4)).of(BLUE).post((4, 2));
    let blue = blue.built(village(Shape::Two), &[(4, 3), (4, 4)]);
    let start = single(blue.built(Tile::neutral(Shape::One), &[(5, 4)]));
    start.build(ONE, &[(5, 3)]).refused(&rules::CONNECTED);
    start.build(ONE, &[(5, 5)]).refused(&rules::CONNECTED);
}

/// Cites: V54, 9.2.3.
#[test]
fn v54_everybodys_neutral_tiles_conduct() {
    let blue = given().post((3, 4)).of(BLUE).post((4, 2)).built(ONE, &[(4, 3)]);
    let start = single(blue.built(tile("neutral-2"), &[(4, 4), (5, 4)]));
    start.build(ONE, &[(6, 4)]).gives(2);
}

/// Cites: 9.2.3.
#[test]
fn neutral_tiles_are_joined_by_a_tile_between_them() {
    let blue =
        given().post((3, 4)).of(BLUE).post((7, 4)).built(tile("neutral-2"), &[(6, 4), (5, 4)]);
    let start = blue.of(RED).planned(&[ONE, village(Shape::Two)]).taking(Colour::Green, 2);
    start.build(ONE, &[(6, 3)]).refused(&rules::CONNECTED);
    let joined = start.build(ONE, &[(4, 4)]).gives(2);
    joined.build(village(Shape::Two), &[(6, 3), (7, 3)]).gives(2);
    joined.build(village(Shape::Two), &[(5, 2), (6, 2)]).refused(&rules::CONNECTED);
}

/// Cites: R23.
#[test]
fn r23_every_own_post_is_a_source() {
    let start = single(given().post((3, 4)).of(BLUE).built(ONE, &[(4, 4)]).of(RED).post((7, 4)));
    start.build(ONE, &[(6, 4)]).gives(2);
    start.build(ONE, &[(3, 3)]).gives(2);
    start.build(ONE, &[(5, 4)]).refused(&rules::CONNECTED);
    let late = given().of(BLUE).post((4, 2)).built(tile("neutral-i3"), &I3).of(RED);
    let start = single(late.post((3, 4)));
    start.build(ONE, &[(4, 6)]).gives(2);
}

/// Cites: V82, R24.
#[test]
fn v82_without_an_own_post_nobody_builds_on_an_island() {
    let red = given().post((3, 4)).built(Tile::neutral(Shape::One), &[(4, 4)]);
    let blue = red.of(BLUE).planned(&[ONE]).taking(Colour::Green, 1);
    blue.build(ONE, &[(5, 4)]).refused(&rules::OWN_POST_NEEDED);
    assert_eq!(blue.legal(), [Action::Done]);
}

/// Cites: V55, R25, 9.2.2.
#[test]
fn v55_an_empty_post_square_may_be_covered() {
    let start = given().post((3, 4)).planned(&[tile("village-i3")]).taking(Colour::Green, 1);
    let built = start.build(tile("village-i3"), &[(4, 2), (4, 3), (4, 4)]).gives(2).done().gives(0);
    let sailing = built.of(RED).ships(at((4, 1)), frame("SE")).taking(Colour::Blue, 1);
    let arrived = sailing.sail(1, at((4, 1))).gives(0);
    assert_eq!(arrived.game.phase(), Phase::Act, "the anchor is dead");
}

/// Cites: 9.2.2.
#[test]
fn nothing_is_covered_twice() {
    let start = single(given().post((3, 4)).of(BLUE).post((4, 2)).built(ONE, &[(4, 3)]));
    start.build(ONE, &[(3, 4)]).refused(&rules::COVER_NOTHING_TWICE);
    start.build(ONE, &[(4, 2)]).refused(&rules::COVER_NOTHING_TWICE);
    start.build(ONE, &[(4, 3)]).refused(&rules::COVER_NOTHING_TWICE);
}

/// Cites: 8.5, 8.5.1, 9.1, R20.
#[test]
fn only_planned_tiles_that_are_paid_in_a_printed_rotation() {
    let start = example().taking(Colour::Green, 1);
    start.build(ONE, &[(4, 4)]).refused(&rules::ONLY_PLANNED_TILES);
    start.build(tile("neutral-2"), &[(4, 4), (5, 4)]).refused(&rules::BUILD);
    let turned =
        |rotation| Action::Build { tile: tile("village-i3"), rotation, at: Square::new(4, 4) };
    start.act(turned(0)).gives(2);
    start.act(turned(1)).gives(2);
    start.act(turned(2)).refused(&rules::ROTATIONS);
    let planning = example().taking(Colour::Red, 4);
    planning.build(tile("village-i3"), &I3).refused(&rules::DECISIONS);
    let bought = example().gold(1).taking(Colour::Green, 1).act(Action::BuyAp).gives(0);
    bought.build(tile("neutral-2"), &[(4, 4), (5, 4)]).gives(6);
}

/// Cites: R21, 9.3.
#[test]
fn r21_tiles_conduct_at_once_and_later_alike() {
    let first = example().taking(Colour::Green, 4).build(tile("village-i3"), &I3).gives(2);
    let at_once = first.build(tile("neutral-2"), &[(5, 4), (5, 5)]).gives(6);
    let later = first.done().gives(0).of(RED).taking(Colour::Green, 2);
    let later = later.build(tile("neutral-2"), &[(5, 4), (5, 5)]).gives(6);
    assert_eq!(at_once.sheet().network, later.sheet().network);
    assert_eq!(at_once.sheet().points, later.sheet().points, "no tile scores twice");
}

/// Red has posts on (3,4) and (4,2), blue on (7,4); (5,6) and (5,7) are free.
fn nearly_full() -> Position {
    let posts = given().post((3, 4)).post((4, 2)).of(BLUE).post((7, 4)).of(RED);
    posts.paved_but(&[(5, 6), (5, 7)])
}

/// Cites: V56, 9.4, R28.
#[test]
fn v56_the_last_squares_complete_an_island() {
    let start = nearly_full().pass(2).planned(&[village(Shape::Two)]).taking(Colour::Green, 1);
    let outcome = start.build(village(Shape::Two), &[(5, 6), (5, 7)]);
    let told = ["tile_built", "island_completed", "posts_paid", "posts_paid"];
    assert_eq!(outcome.names(), told, "R28");
    let after = outcome.gives(2 + 3 + 3 * 4);
    assert_eq!(after.all_points(), [17, 0, 4, 0]);
    assert_eq!((after.sheet().chests, after.sheet_of(BLUE).chests), (1, 0));
    after.act(Action::CashChest).gives(0);
}

/// Cites: V57, 9.4, 8.1.6.
#[test]
fn v57_a_post_can_complete_an_island() {
    let red = given().post((3, 4)).post((4, 2)).paved_but(&[(7, 4)]).pass(3);
    let blue = red.of(BLUE).ships(at((8, 4)), frame("SE")).taking(Colour::Blue, 1);
    let arrived = blue.sail(1, at((8, 4))).gives(0);
    let after = arrived.act(Action::PlacePost).gives(3 + 3);
    assert_eq!(after.all_points(), [9, 0, 6, 0]);
    assert_eq!((after.sheet().chests, after.sheet_of(RED).chests), (1, 0));
}

/// Cites: R29.
#[test]
fn r29_a_post_can_discover_and_complete() {
    let empty = given().paved_but(&[(7, 4)]);
    let sailing = empty.ships(at((8, 4)), frame("SE")).taking(Colour::Blue, 1);
    let arrived = sailing.sail(1, at((8, 4))).gives(0);
    let founding = arrived.act(Action::PlacePost);
    let told = ["post_placed", "island_discovered", "island_completed", "posts_paid"];
    assert_eq!(founding.names(), told);
    founding.gives(3 + 3 + 5);
}

/// Cites: V58, 9.3.
#[test]
fn v58_points_of_a_tile_depend_on_the_island() {
    let u5 = tile("neutral-u5");
    let small = small_islands().post((3, 1)).planned(&[u5]).taking(Colour::Green, 5);
    small.build(u5, &[(1, 1), (1, 3), (2, 1), (2, 2), (2, 3)]).gives(10);
    let large = given().post((3, 4)).planned(&[u5]).taking(Colour::Green, 5);
    large.build(u5, &[(4, 3), (4, 4), (4, 5), (5, 3), (5, 5)]).gives(15);
}

/// Cites: V59, R27, 9.4.
#[test]
fn v59_five_posts_and_more_are_worth_fifteen() {
    // Tile 1 has land on all sides; three of them are one island with six posts.
    let deal = Deal::new([(0, 0), (0, 0), (0, 0), (11, 0)]);
    let posts = [(1, 1), (3, 3), (1, 6), (3, 8), (6, 1), (8, 3)];
    for count in 1..=6 {
        let mut position = given_on(Map::new(2, 2, &deal), 4);
        for (number, post) in posts.into_iter().enumerate() {
            let owner = if number < count { RED } else { WHITE };
            position = position.of(owner).post(post);
        }
        let start = single(position.of(RED).paved_but(&[(0, 2)]));
        let after = start.build(ONE, &[(0, 2)]).allowed();
        let factors = [0, 1, 3, 6, 10, 15, 15];
        let points = [2 + 3 + 5 * factors[count], 5 * factors[6 - count], 0, 0];
        assert_eq!(after.all_points(), points, "{count} posts");
        assert_eq!(after.game.islands.posts(IslandId(0), RED.index()), count as u8);
    }
}

/// Cites: V83, 9.4.
#[test]
fn v83_a_small_island_has_no_chest() {
    // Three post squares need more than nine squares: tile 11, and a piece of 16.
    let deal = Deal::new([(10, 0), (11, 0), (15, 0), (11, 0)]);
    let blue = given_on(Map::new(2, 2, &deal), 4).of(BLUE).post((1, 1)).post((2, 3));
    let start = single(blue.of(RED).post((6, 1)).paved_but(&[(5, 1)]).pass(5));
    let after = start.build(ONE, &[(5, 1)]).gives(1 + 3 + 1);
    assert_eq!(after.all_points(), [5, 0, 3, 0]);
    assert_eq!(after.sheet().chests, 0);
}

/// Cites: 8.5, 9.2.3.
#[test]
fn several_islands_in_one_action() {
    let posts = small_islands().post((3, 1)).post((8, 6));
    let two = [village(Shape::O4), village(Shape::Two)];
    let start = posts.planned(&two).taking(Colour::Green, 2);
    let one = start.build(two[0], &[(2, 2), (2, 3), (3, 2), (3, 3)]).gives(1);
    let both = one.build(two[1], &[(7, 6), (7, 7)]).gives(1);
    assert_eq!(both.sheet().resources, [2, 0, 0, 0, 0], "two of sugar");
}

/// Cites: 9.4.
#[test]
fn an_island_is_completed_once() {
    let full = nearly_full().planned(&[village(Shape::Two)]).taking(Colour::Green, 1);
    let after = full.build(village(Shape::Two), &[(5, 6), (5, 7)]).allowed();
    assert_eq!(after.game.islands.left[0], 0);
    assert_eq!(after.holds(&[Marker::End7]).done().gives(0).sheet_of(RED).chests, 1);
}
