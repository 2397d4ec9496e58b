//! What is in the box adds up as the specification says (its consistency checks).
use alloc::{collections::BTreeSet, vec::Vec};

use crate::{
    components::{
        BUILDINGS, Boat, Card, Cargo, Crate, DECK, DOUBLES_EACH, Half, Islet, LOG_BOOKS, LogBook,
        Milestone, NEUTRALS, Order, SINGLES, SLOTS, START_WORKERS, STATUES, Section, Side,
        Strategy, Terrain, Tile, cooper_cards,
        map::{EDGES, LAND, PASSAGE, RUINS, SHALLOWS, START, touch},
    },
    map,
    names::{Bank, Space},
};

fn space(name: &str) -> Space {
    name.parse().expect("a space")
}

/// Cites: 2.
#[test]
fn the_box_holds_what_the_list_says() {
    assert_eq!((Islet::ALL.len(), Boat::ALL.len(), Crate::ALL.len()), (6, 6, 5));
    assert_eq!((Milestone::ALL.len(), Cargo::ALL.len(), RUINS.len()), (4, 5, STATUES.into()));
    assert_eq!(LOG_BOOKS.iter().sum::<u8>(), 30);
    assert_eq!(LogBook::ALL.len(), LOG_BOOKS.len());
    assert_eq!((3 * DOUBLES_EACH, SINGLES), (60, 56));
    assert_eq!((Card::ALL.len(), Order::ALL.len()), (2 * DECK, 8));
    assert_eq!(START_WORKERS + SLOTS.iter().sum::<u8>(), 6);
    assert_eq!(BUILDINGS, [2, 2, 1]);
    // At most two cards of each size and player leave a deck of 15: four are always there.
    const { assert!(DECK - 2 * 4 >= 4) };
}

/// Every tile shows all four landscapes, in three pairings.
///
/// Cites: 5.5.
#[test]
fn double_tiles_show_all_four_landscapes() {
    let pairs: BTreeSet<[Terrain; 2]> =
        Tile::ALL.into_iter().flat_map(|tile| Side::ALL.map(|side| tile.halves(side))).collect();
    assert_eq!(pairs.len(), 6);
    for tile in Tile::ALL {
        let mut all = [tile.halves(Side::Front), tile.halves(Side::Back)].concat();
        all.sort_unstable();
        assert_eq!(all, Terrain::ALL);
    }
    let of = |terrain| Islet::ALL.into_iter().filter(|it| it.terrain() == terrain).count();
    assert_eq!(Terrain::ALL.map(of), [2, 2, 2, 0]);
}

/// Cites: 5.5.2, 5.6.
#[test]
fn the_peninsula_has_its_shape() {
    let hexes: BTreeSet<_> = LAND.into_iter().chain(SHALLOWS.into_iter().flatten()).collect();
    assert_eq!(hexes.len(), 24 + 16);
    let pairs = Space::all().map(|at| map::neighbours(at).count_ones()).sum::<u32>();
    assert_eq!((pairs, EDGES), (110, 55));
    assert_eq!(map::largest_group(map::ALL).count_ones(), 24);
    let ruins = RUINS.iter().fold(0, |set, ruin| set | ruin.bit());
    assert_eq!(map::largest_group(map::ALL & !ruins).count_ones(), 19, "without crossing a ruin");
    assert_eq!(RUINS, ["a3", "b2", "c5", "d3", "e4"].map(space));
    assert_eq!((START, PASSAGE), (space("c1"), ["b5", "c6", "d5"].map(space)));
    // The outline is its own mirror image; the ruins are not.
    let mirrored = LAND.map(|(q, r)| (-q, r + q));
    assert!(mirrored.iter().all(|hex| LAND.contains(hex)));
    let banks = Bank::all().flat_map(|bank| Half::ALL.map(|half| map::shore(bank, half)));
    let shores: Vec<u32> = banks.map(|shore| shore & !START.bit()).collect();
    assert!(shores.iter().all(|shore| *shore != 0));
    assert_eq!(shores.iter().map(|shore| shore.count_ones()).sum::<u32>(), 26);
    // Each flank is an unbroken chain of halves from the harbor to the bay.
    for flank in [&SHALLOWS[..4], &SHALLOWS[4..]] {
        let chain: Vec<_> = flank.iter().flatten().copied().collect();
        assert!(touch((0, 1), chain[0]));
        assert!(chain.windows(2).all(|pair| touch(pair[0], pair[1])));
    }
}

/// Cites: 5.5.2.
#[test]
fn neighbours_are_those_of_the_table() {
    let table = [
        ("a1", "a2 b1 b2"),
        ("a4", "a3 b4 b5"),
        ("b2", "a1 a2 b1 b3 c2 c3"),
        ("b5", "a4 b4 c5 c6"),
        ("c1", "b1 c2 d1"),
        ("c4", "b3 b4 c3 c5 d3 d4"),
        ("c6", "b5 c5 d5"),
        ("d1", "c1 c2 d2 e1"),
        ("d3", "c3 c4 d2 d4 e2 e3"),
        ("e1", "d1 d2 e2"),
        ("e4", "d4 d5 e3"),
    ];
    for (at, expected) in table {
        let expected = expected.split(' ').fold(0, |set, name| set | space(name).bit());
        assert_eq!(map::neighbours(space(at)), expected, "{at}");
    }
    let shore = |bank: &str, half| map::shore(bank.parse().expect("a bank"), half);
    let spaces = |list: &str| list.split(' ').fold(0, |set, name| set | space(name).bit());
    assert_eq!(shore("WL2", Half::B), spaces("a1 a2"));
    assert_eq!(shore("WL4", Half::B), spaces("a4 b5"));
    assert_eq!(shore("WR3", Half::A), spaces("e2 e3"));
    assert_eq!(shore("WR4", Half::B), spaces("d5 e4"));
}

/// Cites: 5.13, 5.14, 5.16, 5.17.
#[test]
fn prices_are_printed() {
    use crate::components::{Building, Form, Landing};
    let landings = Landing::ALL.map(|it| (it.cost()[0], it.cost()[1], it.helm()));
    assert_eq!(landings, [(1, 2, 1), (1, 3, 1), (2, 3, 2), (2, 4, 2), (3, 5, 3)]);
    let cargoes = Cargo::ALL.map(|it| (it.cost()[4], it.cost()[5], it.helm()));
    assert_eq!(cargoes, [(1, 2, 1), (2, 2, 2), (3, 2, 2), (2, 4, 3), (5, 2, 3)]);
    let buildings = Building::ALL.map(|it| (it.cost(), it.helm()));
    let expected = [([1, 2, 0, 2, 0, 0], 1), ([2, 4, 0, 4, 0, 0], 2), ([0, 6, 0, 3, 3, 3], 4)];
    assert_eq!(buildings, expected);
    assert_eq!(Form::ALL.map(Form::cost), [[0, 3, 0, 3, 0, 0], [0, 2, 0, 0, 2, 0]]);
}

/// Cites: O1, O2, O3, O4, O5, O6, O7.
#[test]
fn stages_of_orders_are_printed() {
    let stages = Order::ALL.map(Order::stages);
    let expected = [[2, 3, 4], [2, 3, 5], [3, 4, 5], [3, 4, 5], [6, 3, 1], [2, 4, 6], [6, 8, 10]];
    assert_eq!(stages[..7], expected);
}

/// Cites: 16.
#[test]
fn cooper_has_ten_cards() {
    for strategy in Strategy::ALL {
        let cards = Section::ALL.map(|section| cooper_cards(strategy, section));
        assert_eq!(cards.iter().sum::<u8>(), 10);
        assert_eq!(cards[Section::C.index()], 2);
        assert_eq!(cards[strategy.focus().index()], 2);
    }
    assert_eq!(NEUTRALS.map(|[normal, _]| normal), [1, 1, 2, 3, 4]);
    assert_eq!(NEUTRALS.map(|[_, special]| special), [0, 0, 1, 1, 2]);
}
