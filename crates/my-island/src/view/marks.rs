//! What is on islands besides tiles, and what lies in the middle.
use alloc::{vec, vec::Vec};

use skerry_core::Seat;
use skerry_grid::HexSet;

use super::{Ground, IslandView, Mark, SharedRow, SharedSlot, SharedView, Way, spaces};
use crate::{
    components::{CAMPAIGN_SIDE, CAMPAIGN_SIDE_WITH_TOTEMS, Space, Symbol, Terrain, Tile},
    island::{MAX_ROOFS, listed},
    modules::threats,
    rulesets::RuleSetId,
    sites::{BUILDINGS, GATES, LAIRS, MOST_RUINS, TEMPLE, ruins},
    state::{MyIsland, Player, Star},
    stickers::{NOWHERE, Target, telescope},
};

fn is_plain(game: &MyIsland) -> bool {
    !game.is_campaign && game.rules <= RuleSetId::Game1
}

pub(super) fn shared(game: &MyIsland) -> Option<SharedView> {
    let rules = game.rule_set();
    if !rules.has_plateau && !rules.shows_next {
        return None;
    }
    let slot = |symbol: Symbol, n: usize, value: i16, relic: bool| {
        let bit = 1 << (symbol.index() * MOST_RUINS + n);
        let owner = |seat: &Seat| game.player(*seat).feats.ruins & bit != 0;
        SharedSlot {
            at: Target::Slot(symbol, n as u8 + 1),
            value,
            extra: relic && rules.relics[0] != 0,
            seat: game.seats().iter().find(owner),
        }
    };
    let row = |symbol| {
        let row = ruins(game.players).iter().enumerate();
        let slots = row.map(|(n, (value, relic))| slot(symbol, n, *value, *relic)).collect();
        SharedRow { symbol, slots }
    };
    let rows = Symbol::SCORING_ORDER.into_iter().filter(|_| rules.has_plateau).map(row).collect();
    Some(SharedView { next: game.next, rows })
}

pub(super) fn island(game: &MyIsland, seat: Seat) -> Option<IslandView> {
    if is_plain(game) {
        return None;
    }
    let player = game.player(seat);
    let island = &player.island;
    let lenses = (0..6).filter(|way| island.telescopes & (1 << way) != 0).map(Target::Way);
    let tiers = Symbol::ALL.into_iter().flat_map(|symbol| {
        let tiers = [6, 9, 12].into_iter().enumerate();
        let is_ticked = move |(tier, _): &(usize, u8)| {
            island.portal & crate::stickers::portal_bit(symbol, *tier) != 0
        };
        tiers.filter(is_ticked).map(move |(_, tier)| Target::Slot(symbol, tier))
    });
    let doubled = island.doubled.iter().filter(|hex| **hex != NOWHERE);
    Some(IslandView {
        progress: island.progress,
        animal: island.animal,
        marks: marks(game, player),
        ways: gates(game, player).chain(telescopes(game, player)).collect(),
        ground: ground(player),
        doubled: doubled.map(|hex| Target::Hex(Tile(hex >> 2), hex & 3)).collect(),
        ticks: lenses.chain(tiers).collect(),
        stickers: player.feats.owed.iter().flatten().copied().collect(),
    })
}

/// The gates of this game, and which of them are open.
fn gates(game: &MyIsland, player: &Player) -> impl Iterator<Item = Way> {
    let open = player.feats.gates;
    let gates = GATES.iter().enumerate().filter(|_| game.rule_set().has_gates);
    gates.map(move |(n, gate)| Way {
        from: TEMPLE,
        spaces: spaces(*gate),
        kind: Some("gate"),
        is_done: open & (1 << n) != 0,
    })
}

/// Where each telescope looks, without what it looks over.
fn telescopes(game: &MyIsland, player: &Player) -> impl Iterator<Item = Way> {
    let island = player.island;
    let ways = (0..6).filter(|_| game.rule_set().telescope != 0);
    ways.filter_map(move |way| {
        let mut line = spaces(telescope(&island, way)?);
        line.sort_by_key(|space| {
            let (here, there) = (TEMPLE.hex(), space.hex());
            here.q.abs_diff(there.q) + here.r.abs_diff(there.r)
        });
        let is_done = island.telescopes & (1 << way) != 0;
        Some(Way { from: TEMPLE, spaces: line, kind: None, is_done })
    })
}

fn ground(player: &Player) -> Vec<Ground> {
    let of =
        |set: HexSet, terrain| set.iter().map(move |space| Ground { space: Space(space), terrain });
    let palms = of(player.island.planted.without(CAMPAIGN_SIDE.palms), Terrain::Palms);
    let jungle = of(player.island.overgrown.without(CAMPAIGN_SIDE.jungle), Terrain::Jungle);
    palms.chain(jungle).collect()
}

/// Where each ship lies: in the sea before the middle one of the spaces it faces.
const SHIPS_AT: [Space; 3] = [Space::new(0, 3), Space::new(4, 7), Space::new(12, 3)];

/// When stickers of one kind stop counting: they are pale from the game after.
const LAST_OF_TOTEMS: u8 = 12;
const LAST_OF_POOLS: u8 = 18;

fn marks(game: &MyIsland, player: &Player) -> Vec<Mark> {
    let mut marks = fixed(game, player);
    let (number, island) = (game.rules.number(), &player.island);
    let mark = |space: Space, kind, count, is_done| {
        let is_closed = !player.coverable().contains(space.0);
        Mark { space, kind, count, is_done, is_closed, is_faded: false }
    };
    let covered = player.covered();
    marks.extend(listed(&island.finds).map(|at| mark(at, "find", 1, covered.contains(at.0))));
    marks.extend(listed(&island.rocks).map(|at| mark(at, "rock", 1, false)));
    let are_old = number > LAST_OF_POOLS;
    let pools = listed(&island.pools).map(|at| mark(at, "pool", 1, false));
    marks.extend(pools.map(|pool| Mark { is_faded: are_old, ..pool }));
    for (n, kind) in (0..BUILDINGS.len()).zip(["palace", "citadel", "granary"]) {
        let site = island.sites[n];
        if site != NOWHERE {
            let roofs = island.roofs[n];
            let is_faded = !island.standing_sites(number).contains(site);
            let mark = mark(Space(site), kind, roofs, roofs >= MAX_ROOFS);
            marks.push(Mark { is_faded, ..mark });
        }
    }
    marks.extend(listed(&island.craters).map(|at| mark(at, "crater", 1, false)));
    if let Star::On(at) = player.feats.star {
        marks.push(mark(at, "star", 1, true));
    }
    // What was stuck on later lies over what has faded.
    marks.sort_by_key(|mark| !mark.is_faded);
    marks
}

/// What lies at the same place on every island.
fn fixed(game: &MyIsland, player: &Player) -> Vec<Mark> {
    let (rules, number, feats) = (game.rule_set(), game.rules.number(), &player.feats);
    let mark = |space: Space, kind, count, is_done| {
        let is_closed = !player.coverable().contains(space.0);
        let is_faded = number > LAST_OF_TOTEMS && kind != "temple";
        Mark { space, kind, count, is_done, is_closed, is_faded }
    };
    let has = |bits: u8, n: usize| bits & (1 << n) != 0;
    let mut marks = vec![];
    if number >= 7 {
        let totems = CAMPAIGN_SIDE_WITH_TOTEMS.totems.iter().enumerate();
        marks.extend(totems.map(|(n, at)| mark(*at, "totem", 1, has(player.totems, n))));
    }
    if number >= 10 {
        marks.extend(LAIRS.iter().enumerate().map(|(n, lair)| {
            let teeth = threats::teeth(player, rules, n) as u8;
            mark(*lair, "lair", teeth, has(feats.lairs, n))
        }));
    }
    if rules.ship != 0 {
        let ships = SHIPS_AT.iter().enumerate();
        marks.extend(ships.map(|(n, at)| mark(*at, "ship", 1, has(feats.ships, n))));
    }
    if rules.has_temple() {
        marks.push(mark(TEMPLE, "temple", feats.gates.count_ones() as u8, false));
    }
    marks
}
