//! 4 Legal maps, islands and the frame; how lucky a deal has to be.
use alloc::{collections::BTreeSet, string::ToString, vec, vec::Vec};

use skerry_core::{Game, QuickDice, Silent};
use skerry_grid::SquareSet;
use skerry_testkit::{Counting, Script};

use super::position::{At, RED, at, given_on, map_of};
use crate::{
    Action, Amerigo, Chance, Event, Options, Square,
    components::{Colour, ISLAND_TILES},
    map::{self, Map, MapFault},
    names::Deal,
    steps::nature::deal_map,
};

fn check(map: &Map) -> Result<(), MapFault> {
    map::check(map.land(), map.height(), map.width())
}

fn set(squares: impl IntoIterator<Item = At>) -> SquareSet {
    let squares = squares.into_iter().map(|(row, column)| SquareSet::index_of(row, column));
    squares.fold(SquareSet::EMPTY, SquareSet::with)
}

/// Sizes of the islands, smallest first, and how many are large.
fn islands(map: Map) -> (Vec<u8>, usize) {
    let view = given_on(map, 2).game.view(skerry_core::Viewer::Spectator).map;
    let mut sizes: Vec<u8> = view.islands.iter().map(|island| island.size).collect();
    sizes.sort_unstable();
    (sizes, view.islands.iter().filter(|island| island.is_large).count())
}

/// 2 x 2 blocks with land on one diagonal and water on the other.
fn corners(land: SquareSet, rows: u8, columns: u8) -> Vec<At> {
    let is_land = |row, column| land.contains(SquareSet::index_of(row, column));
    let mut found = vec![];
    for (row, column) in (1..rows).flat_map(|row| (1..columns).map(move |c| (row - 1, c - 1))) {
        let falling = [is_land(row, column), is_land(row + 1, column + 1)];
        let rising = [is_land(row, column + 1), is_land(row + 1, column)];
        if falling[0] == falling[1] && rising[0] == rising[1] && falling[0] != rising[0] {
            found.push((row, column));
        }
    }
    found
}

/// Walks over the water from every square at the edge.
fn has_enclosed_water(land: SquareSet, rows: u8, columns: u8) -> bool {
    let all = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
    let is_land = |(row, column): At| land.contains(SquareSet::index_of(row, column));
    let water: BTreeSet<At> = all.filter(|at| !is_land(*at)).collect();
    let is_edge = |(row, column): At| row % (rows - 1) == 0 || column % (columns - 1) == 0;
    let mut open: Vec<At> = water.iter().copied().filter(|at| is_edge(*at)).collect();
    let mut reached = BTreeSet::new();
    while let Some((row, column)) = open.pop() {
        if !water.contains(&(row, column)) || !reached.insert((row, column)) {
            continue;
        }
        open.extend([(row + 1, column), (row, column + 1)]);
        open.extend([(row.wrapping_sub(1), column), (row, column.wrapping_sub(1))]);
    }
    reached != water
}

/// Cites: V3, 4.
#[test]
fn v3_the_first_nine_tiles_make_a_legal_map() {
    let map = map_of(3, 3, |_| 0);
    assert_eq!(check(&map), Ok(()));
    assert_eq!(islands(map), (vec![13, 22, 22, 49], 3));
}

/// Cites: V4, R1.
#[test]
fn v4_all_tiles_unturned_touch_by_a_corner_once() {
    let map = map_of(4, 4, |_| 0);
    assert_eq!(check(&map), Err(MapFault::Corner(Square::new(17, 9))));
    assert_eq!(corners(map.land(), 20, 20), [(17, 9)]);
    assert!(!has_enclosed_water(map.land(), 20, 20));
}

/// Cites: V5.
#[test]
fn v5_all_tiles_turned_slot_by_slot_make_a_legal_map() {
    let map = map_of(4, 4, |slot| slot % 4);
    assert_eq!(check(&map), Ok(()));
    assert_eq!(islands(map), (vec![4, 4, 5, 5, 9, 9, 9, 10, 11, 11, 11, 14, 26, 44], 2));
}

/// Cites: V6.
#[test]
fn v6_arrows_turn_with_the_tile() {
    let rows = ISLAND_TILES[6];
    let letters = core::array::from_fn(|at| rows[at / 5][at % 5]);
    let turned = map::turned(&letters);
    assert_eq!(&turned, b".....>P.v.#T#P.K#N#..##..");
    let back = (0..3).fold(turned, |letters, _| map::turned(&letters));
    assert_eq!(back, letters, "four quarter turns");
}

/// Cites: V7, R2.
#[test]
fn v7_a_lake_is_illegal() {
    let block = (1..4).flat_map(|row| (1..4).map(move |column| (row, column)));
    let ring: Vec<At> = block.filter(|at| *at != (2, 2)).collect();
    assert_eq!(map::check(set(ring.iter().copied()), 5, 5), Err(MapFault::EnclosedWater));
    let bay = ring.into_iter().filter(|at| *at != (2, 1));
    assert_eq!(map::check(set(bay), 5, 5), Ok(()), "ships get in");
}

/// Cites: R1.
#[test]
fn r1_corners_are_illegal_even_on_one_island() {
    let hook = [(1, 1), (1, 2), (1, 3), (2, 3), (3, 3), (3, 2), (2, 1)];
    assert_eq!(map::check(set(hook), 5, 5), Err(MapFault::Corner(Square::new(2, 1))));
    let rising = [(1, 2), (2, 1)];
    assert_eq!(map::check(set(rising), 5, 5), Err(MapFault::Corner(Square::new(1, 1))));
}

/// Cites: R4, 4.
#[test]
fn r4_there_are_chests_for_five_large_islands() {
    let large = |number: u8| {
        let (top, left) = (1 + number / 2 * 5, 1 + number % 2 * 6);
        (top..top + 4).flat_map(move |row| (left..left + 5).map(move |column| (row, column)))
    };
    assert_eq!(map::check(set((0..5).flat_map(large)), 20, 20), Ok(()));
    assert_eq!(map::check(set((0..6).flat_map(large)), 20, 20), Err(MapFault::TooManyLarge));
}

/// Cites: V8.
#[test]
fn v8_twenty_squares_make_an_island_large() {
    let mut dice = QuickDice::new(8);
    let mut seen = BTreeSet::new();
    while seen.len() < 2 {
        let map = Map::new(4, 4, &deal_map(4, &mut dice));
        let view = given_on(map, 4).game.view(skerry_core::Viewer::Spectator).map;
        for island in view.islands.iter().filter(|island| [19, 20].contains(&island.size)) {
            assert_eq!(island.is_large, island.size == 20);
            seen.insert(island.size);
        }
    }
}

/// Cites: V9, 8.1.
#[test]
fn v9_a_square_touches_the_frame_space_beside_it() {
    // Tile 11 has water along its northern edge.
    let map = Map::new(3, 3, &Deal::new([(10, 0); 9]));
    let open = given_on(map, 2);
    let spaces = |square: At| {
        let sailing = open.of(RED).ships(at(square), at((5, 5))).taking(Colour::Blue, 1);
        let targets = sailing.legal().into_iter().filter_map(|action| {
            let Action::Sail { ship: 1, to } = action else { return None };
            to.as_square().is_none().then(|| to.to_string())
        });
        targets.collect::<Vec<_>>()
    };
    assert_eq!(spaces((0, 2)), ["NW", "N1"]);
    assert_eq!(spaces((0, 4)), ["N1"]);
    assert_eq!(spaces((0, 7)), ["N1", "N2"]);
    assert_eq!(spaces((0, 14)), ["NE"]);
    let entering = open.of(RED).taking(Colour::Blue, 1);
    let is_entry = |action: &&Action| matches!(action, Action::PlaceShip { ship: 1, .. });
    assert_eq!(entering.legal().iter().filter(is_entry).count(), 12);
}

/// Cites: 3, 4, R3.
#[test]
fn an_illegal_deal_is_dealt_again() {
    let unshuffled = || (1..16).rev();
    let first = unshuffled().chain([0; 16]);
    let second = unshuffled().chain((0..16).map(|slot| slot % 4));
    let mut script = Script::new(first.chain(second));
    let deal = deal_map(4, &mut script);
    assert_eq!(deal, Deal::new((0..16).map(|slot| (slot, slot % 4))), "V4 is illegal, V5 legal");
    let one_try = (2..=16).rev().chain([4; 16]);
    script.is_spent(&one_try.clone().chain(one_try).collect::<Vec<_>>());
}

/// Draws of one try: the shuffle, and a turn for each slot.
fn tries(players: u8, seed: u64) -> u32 {
    let slots = [9, 12, 16][usize::from(players) - 2];
    let mut dice = Counting::new(seed);
    let _ = deal_map(players, &mut dice);
    assert_eq!(dice.draws % (15 + slots), 0, "whole tries");
    dice.draws / (15 + slots)
}

/// Cites: 3, R3, R4.
#[test]
fn a_legal_map_needs_about_two_tries() {
    // A thousand deals need 1,000 times the mean.
    for (players, expected) in [(2, 1_500), (3, 1_700), (4, 2_200)] {
        let sum: u32 = (0..1_000).map(|seed| tries(players, seed)).sum();
        assert!(sum.abs_diff(expected) < 150, "{players} players: {sum} tries");
    }
}

/// Cites: 3.
#[test]
fn an_unlucky_deal_ends_with_a_legal_map() {
    let (seed, needed) = UNLUCKY;
    assert_eq!(tries(4, seed), needed);
    let map = Map::new(4, 4, &deal_map(4, &mut QuickDice::new(seed)));
    assert_eq!(check(&map), Ok(()));
    assert_eq!(corners(map.land(), 20, 20), []);
}
/// A seed, and how many tries it takes.
const UNLUCKY: (u64, u32) = (1_740, 15);

/// Cites: R3.
#[test]
fn r3_any_tile_can_lie_anywhere_in_any_way() {
    let mut seen = BTreeSet::new();
    let mut dice = QuickDice::new(3);
    for _ in 0..2_000 {
        let deal = deal_map(2, &mut dice);
        assert_eq!(deal.tiles().map(|(tile, _)| tile).collect::<BTreeSet<_>>().len(), 9);
        seen.extend(deal.tiles().zip(0..).map(|((tile, turns), slot)| (tile, turns, slot)));
    }
    assert_eq!(seen.len(), 16 * 4 * 9, "tiles, turns and slots");
}

/// Cites: 3, 4.
#[test]
fn records_with_an_illegal_map_are_refused() {
    let game = Amerigo::setup(&Options { players: 4 }).expect("four can play");
    let deal = |turns: fn(u8) -> u8| Deal::new((0..16).map(|slot| (slot, turns(slot))));
    let map = |tiles| Chance::Map { tiles };
    assert!(game.is_possible(&map(deal(|slot| slot % 4))));
    assert!(!game.is_possible(&map(deal(|_| 0))), "V4");
    assert!(!game.is_possible(&map(Deal::new([(11, 0); 16]))), "there is one tile 12");
    assert!(!game.is_possible(&map(Deal::new((0..9).map(|slot| (slot, 0))))), "for two players");
    assert!(!game.is_possible(&Chance::Pirate { strength: 0 }), "the map comes first");
}

/// Cites: 3.
#[test]
fn every_resource_square_and_large_island_gets_its_marker() {
    for players in 2..=4 {
        let mut dice = QuickDice::new(u64::from(players));
        let mut game = Amerigo::setup(&Options { players }).expect("2 to 4 can play");
        let chance = game.sample(&mut dice);
        let mut events: Vec<Event> = vec![];
        game.resolve(chance, &mut events);
        let view = game.view(skerry_core::Viewer::Spectator).map;
        let letters = view.ground.concat();
        let resources = letters.chars().filter(|letter| "SCTNK".contains(*letter)).count();
        assert_eq!(view.resources.len(), resources);
        let large = view.islands.iter().filter(|island| island.is_large).count() as u8;
        let islands = view.islands.len() as u8;
        assert_eq!(events, [Event::MapLaid { islands, large }]);
        let mut again = game;
        let order = again.sample(&mut dice);
        again.resolve(order, &mut Silent);
        assert_ne!(again, game, "the order is drawn next");
    }
}
