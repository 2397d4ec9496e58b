//! What is in the box adds up, and the map is what the specification says.
use alloc::{collections::BTreeSet, vec, vec::Vec};

use super::position::{boats, space, spaces, tile};
use crate::{
    components::{
        Cargo, Culture, FLEETS, Fleet, ISLANDS, Kind, LANDS, SEA, SPACES, SUPPLY, Specialist,
        TILES, Tile, houses, map::ENTRIES, meeples,
    },
    map,
    names::{Island, Space},
    sets::{IslandSet, SpaceSet},
};

/// How many items have each count, ascending by count.
fn tally(counts: impl Iterator<Item = usize>) -> Vec<(usize, usize)> {
    let mut counts: Vec<_> = counts.collect();
    counts.sort_unstable();
    let mut tally: Vec<(usize, usize)> = vec![];
    for count in counts {
        match tally.last_mut() {
            Some((last, items)) if *last == count => *items += 1,
            _ => tally.push((count, 1)),
        }
    }
    tally
}

#[test]
fn pieces_add_up() {
    assert_eq!(SUPPLY.iter().map(|count| u32::from(*count)).sum::<u32>(), 80);
    assert_eq!((SPACES, ISLANDS, TILES, FLEETS), (76, 34, 28, 10));
    assert_eq!([2, 3, 4].map(houses), [10, 8, 6]);
    assert_eq!([2, 3, 4].map(meeples), [2, 1, 1]);
    assert_eq!(Specialist::ALL.len(), 18);
    assert_eq!(Culture::ALL.len(), 6);
}

/// Cites: R45.
#[test]
fn r45_prices_rise_with_the_value_of_the_cargo() {
    assert_eq!(Cargo::ALL.map(Cargo::price), [1, 2, 3, 4, 5]);
}

/// Cites: R13.
#[test]
fn r13_building_tiles_add_up() {
    let kinds = [Kind::House, Kind::TradingPost, Kind::Torii, Kind::Palace];
    let of_kind = |kind| Tile::all().filter(move |tile| tile.kind() == kind);
    assert_eq!(kinds.map(|kind| of_kind(kind).count()), [16, 5, 3, 4], "a piece for each tile");
    assert_eq!(
        tally(Tile::all().map(|tile| tile.points() as usize)),
        [(1, 4), (2, 8), (3, 5), (4, 6), (5, 3), (6, 2)]
    );
    assert_eq!(Tile::all().map(Tile::points).sum::<i16>(), 86);
    let demand = Cargo::ALL
        .map(|cargo| Tile::all().map(|it| u32::from(it.cost().count(cargo))).sum::<u32>());
    assert_eq!(demand, [20, 22, 19, 13, 7]);
    for tile in Tile::all() {
        let gold = tile.cost().count(Cargo::Gold);
        assert_eq!(gold, u8::from(!tile.kind().is_standard()), "{tile}");
        assert!((2..=4).contains(&tile.cost().len()));
    }
    assert_eq!((tile("T13").cost(), tile("T13").points()), (boats("BWS"), 3));
    assert_eq!((tile("T28").cost(), tile("T28").kind()), (boats("SCCG"), Kind::Palace));
}

#[test]
fn fleets_and_specialists_add_up() {
    let sums = Cargo::ALL.map(|cargo| Fleet::all().map(|it| it.boats().count(cargo)).sum::<u8>());
    assert_eq!(sums, [6, 5, 4, 3, 2]);
    assert!(Fleet::all().all(|fleet| (1..=3).contains(&fleet.boats().len())));
    let written: Vec<_> = Fleet::all().map(Fleet::boats).collect();
    let expected = ["S", "BB", "BW", "BS", "WW", "BC", "SC", "BWG", "WS", "CG"].map(boats);
    assert_eq!(written, expected);
    let points = Specialist::ALL.map(|it| it.points() as usize);
    assert_eq!(tally(points.into_iter()), [(0, 2), (1, 5), (2, 8), (3, 2), (4, 1)]);
    assert_eq!(points, [2, 2, 1, 1, 1, 0, 2, 2, 2, 2, 1, 2, 1, 0, 3, 4, 3, 2]);
}

#[test]
fn the_map_has_the_figures_of_the_specification() {
    let lines: usize = SEA.iter().map(|sea| sea.connected.len()).sum();
    assert_eq!((SEA.len(), lines / 2, LANDS.len()), (76, 109, 34));
    assert_eq!(76 + 34, 109 + 1, "plane and connected");
    let pairs: usize = LANDS.iter().map(|land| land.neighbours.len()).sum();
    assert_eq!(pairs / 2, 72);
    assert_eq!(tally(LANDS.iter().map(|land| land.ring.len())), [(5, 23), (6, 11)]);
    assert_eq!(tally(SEA.iter().map(|sea| sea.connected.len())), [(2, 18), (3, 50), (4, 8)]);
    assert_eq!(tally(SEA.iter().map(|sea| sea.islands.len())), [(1, 18), (2, 19), (3, 31), (4, 8)]);
    let neighbours = LANDS.iter().map(|land| land.neighbours.len());
    assert_eq!(tally(neighbours), [(2, 3), (3, 4), (4, 12), (5, 12), (6, 3)]);
    let entries: Vec<_> = ENTRIES.iter().map(|number| Space(number - 1)).collect();
    assert_eq!(entries, spaces("S02 S03 S04 S06 S07"));
}

#[test]
fn the_lists_of_the_map_agree_with_each_other() {
    for from in Space::all() {
        assert!(!map::connected(from).contains(from));
        for to in map::connected(from).iter() {
            assert!(map::connected(to).contains(from), "{from} {to}");
            let sides = map::islands_at(from).and(map::islands_at(to)).len();
            assert!((1..=2).contains(&sides), "{from} {to} borders one or two islands");
        }
        let at: IslandSet = Island::all()
            .filter(|it| map::ring(*it).contains(from))
            .fold(IslandSet::EMPTY, |all, it| all.or(IslandSet::one(it)));
        assert_eq!(at, map::islands_at(from), "{from}");
    }
    for island in Island::all() {
        let ring = LANDS[island.index()].ring;
        for (number, from) in ring.iter().enumerate() {
            let to = ring[(number + 1) % ring.len()];
            assert!(map::connected(Space(from - 1)).contains(Space(to - 1)), "{island} {from}");
        }
        for other in Island::all().filter(|other| *other != island) {
            let shared = map::ring(island).and(map::ring(other));
            let has_line = shared.iter().any(|at| !map::connected(at).and(shared).is_empty());
            assert_eq!(map::neighbours(island).contains(other), has_line, "{island} {other}");
        }
    }
}

#[test]
fn everything_can_be_reached_from_an_entry() {
    let (mut reached, mut steps) = (map::ENTRIES, 0);
    while reached.len() < 76 {
        let next = reached.or(map::beside(reached));
        assert_ne!(next, reached, "a part of the sea is cut off");
        reached = next;
        steps += 1;
    }
    assert_eq!(steps, 10);
    let all = IslandSet((1 << ISLANDS) - 1);
    assert_eq!(map::group(Island(0), all), all, "the islands are connected");
}

#[test]
fn the_border_is_that_of_the_specification() {
    let border = "S01 S02 S03 S04 S05 S06 S07 S08 S09 S10 S11 S19 S21 S22 S27 S28 S34 S35 S39 S40 \
        S45 S50 S51 S55 S56 S61 S66 S67 S68 S69 S70 S71 S72 S73 S74 S75 S76";
    assert_eq!(map::BORDER.iter().collect::<Vec<_>>(), spaces(border));
    assert_eq!(map::BORDER.len(), 37);
    assert_eq!(map::ENTRIES.without(map::BORDER), SpaceSet::EMPTY);
}

#[test]
fn islands_that_touch_at_a_corner_are_no_neighbours() {
    let corners = [
        ("S13", 7, 14),
        ("S13", 8, 13),
        ("S18", 24, 31),
        ("S18", 25, 30),
        ("S30", 8, 15),
        ("S30", 9, 14),
        ("S38", 20, 27),
        ("S38", 21, 26),
        ("S43", 10, 21),
        ("S43", 15, 16),
        ("S54", 22, 33),
        ("S54", 27, 28),
        ("S58", 16, 23),
        ("S58", 17, 22),
        ("S62", 5, 12),
        ("S62", 6, 11),
    ];
    let mut found = BTreeSet::new();
    for one in Island::all() {
        for other in Island::all().filter(|other| *other > one) {
            let shared = map::ring(one).and(map::ring(other));
            if !shared.is_empty() && !map::neighbours(one).contains(other) {
                assert_eq!(shared.len(), 1);
                found.insert((shared.nth(0), one.0 + 1, other.0 + 1));
            }
        }
    }
    let expected: BTreeSet<_> =
        corners.into_iter().map(|(at, one, other)| (space(at), one, other)).collect();
    assert_eq!(found, expected);
}

#[test]
fn the_drawing_has_no_crossing_lines() {
    let point = |space: Space| (i64::from(SEA[space.index()].x), i64::from(SEA[space.index()].y));
    let lines: Vec<(Space, Space)> = Space::all()
        .flat_map(|from| {
            map::connected(from).iter().filter(move |to| from < *to).map(move |to| (from, to))
        })
        .collect();
    let side = |a: (i64, i64), b: (i64, i64), c: (i64, i64)| {
        ((b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0)).signum()
    };
    for (number, (a, b)) in lines.iter().enumerate() {
        for (c, d) in &lines[number + 1..] {
            if [a, b].iter().any(|end| [c, d].contains(end)) {
                continue;
            }
            let [a, b, c, d] = [a, b, c, d].map(|end| point(*end));
            let cross = side(a, b, c) != side(a, b, d) && side(c, d, a) != side(c, d, b);
            assert!(!cross, "{a:?}-{b:?} {c:?}-{d:?}");
        }
    }
    for land in &LANDS {
        let ring: Vec<_> = land.ring.iter().map(|number| point(Space(number - 1))).collect();
        let middle = (i64::from(land.x), i64::from(land.y));
        let sides = (0..ring.len()).map(|at| side(ring[at], ring[(at + 1) % ring.len()], middle));
        assert!(sides.filter(|side| *side > 0).count() >= 4, "{middle:?} lies inside");
    }
}
