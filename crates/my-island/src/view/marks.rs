//! What is on islands besides tiles, and what lies in the middle.
use alloc::{vec, vec::Vec};

use skerry_core::Seat;
use skerry_grid::HexSet;

use super::{Ground, IslandView, Mark, SharedRow, SharedSlot, SharedView};
use crate::{
    components::{CAMPAIGN_SIDE, Space, Symbol, Terrain, Tile},
    island::{MAX_ROOFS, listed},
    modules::threats,
    rulesets::RuleSetId,
    sites::{BUILDINGS, LAIRS, MOST_RUINS, TEMPLE, ruins},
    state::{MyIsland, Player, Star},
    stickers::{NOWHERE, Target},
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
    let ways = (0..6).filter(|way| island.telescopes & (1 << way) != 0).map(Target::Way);
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
        ground: ground(player),
        doubled: doubled.map(|hex| Target::Hex(Tile(hex >> 2), hex & 3)).collect(),
        ticks: ways.chain(tiers).collect(),
        stickers: player.feats.owed.iter().flatten().copied().collect(),
    })
}

fn ground(player: &Player) -> Vec<Ground> {
    let of =
        |set: HexSet, terrain| set.iter().map(move |space| Ground { space: Space(space), terrain });
    let palms = of(player.island.planted.without(CAMPAIGN_SIDE.palms), Terrain::Palms);
    let jungle = of(player.island.overgrown.without(CAMPAIGN_SIDE.jungle), Terrain::Jungle);
    palms.chain(jungle).collect()
}

fn marks(game: &MyIsland, player: &Player) -> Vec<Mark> {
    let (rules, number) = (game.rule_set(), game.rules.number());
    let (island, feats) = (&player.island, &player.feats);
    let mark = |space: Space, kind, count: u8, is_done| {
        let is_closed = !player.coverable().contains(space.0);
        Mark { space, kind, count, is_done, is_closed }
    };
    let mut marks = vec![];
    if rules.teeth > 0 {
        marks.extend(LAIRS.iter().enumerate().map(|(n, lair)| {
            let teeth = threats::teeth(player, rules, n) as u8;
            mark(*lair, "lair", teeth, feats.lairs & (1 << n) != 0)
        }));
    }
    if rules.has_temple() {
        marks.push(mark(TEMPLE, "temple", feats.gates.count_ones() as u8, false));
    }
    let covered = player.covered();
    marks.extend(listed(&island.finds).map(|at| mark(at, "find", 1, covered.contains(at.0))));
    marks.extend(listed(&island.rocks).map(|at| mark(at, "rock", 1, false)));
    if rules.pool != 0 {
        marks.extend(listed(&island.pools).map(|at| mark(at, "pool", 1, false)));
    }
    for (n, kind) in (0..BUILDINGS.len()).zip(["palace", "citadel", "granary"]) {
        let site = island.sites[n];
        if site != NOWHERE && island.standing_sites(number).contains(site) {
            let roofs = island.roofs[n];
            marks.push(mark(Space(site), kind, roofs, roofs >= MAX_ROOFS));
        }
    }
    marks.extend(listed(&island.craters).map(|at| mark(at, "crater", 1, false)));
    if let Star::On(at) = feats.star {
        marks.push(mark(at, "star", 1, true));
    }
    marks
}
