//! 7 Building: which tile on which island.
use skerry_core::{Counted, Seat, Sink, Step, Violation};

use super::{bonus, collect, moor};
use crate::{
    action::{Action, Event},
    components::{Fleet, ISLANDS, Kind, Specialist, TILES, Tile},
    cost::Help,
    map,
    names::Island,
    rules,
    sets::IslandSet,
    state::{Phase, Yamatai, tiles},
};

pub(super) struct Build;

impl Step<Yamatai> for Build {
    type Deed = (Tile, Island);

    #[inline]
    fn is_open(game: &Yamatai, _: Seat) -> bool {
        matches!(game.phase(), Phase::Boats | Phase::Second)
    }

    fn check(game: &Yamatai, seat: Seat, (tile, at): (Tile, Island)) -> Result<(), Violation> {
        if (game.row | game.mat(seat).reserved) & tile.bit() == 0 {
            return Err(Violation(&rules::TILE_IN_REACH));
        }
        if game.built_on().or(game.sacred).contains(at) {
            return Err(Violation(&rules::ISLAND_IS_EMPTY));
        }
        if !game.empty_islands().contains(at) {
            return Err(Violation(&rules::TOKENS_AND_BUILDING));
        }
        if map::ring(at).and(game.fresh).is_empty() {
            return Err(Violation(&rules::FRESH_BOAT_BESIDE));
        }
        if !help(game, seat).covers(game.boats_around(at), tile.print().packed) {
            return Err(Violation(&rules::COST_IS_COVERED));
        }
        if tile.kind().is_standard() && game.mat(seat).left == 0 {
            return Err(Violation(&rules::BUILDING_LEFT));
        }
        if game.doing.built {
            return Err(Violation(&rules::ONE_BUILDING_A_TURN));
        }
        Ok(())
    }

    #[inline]
    fn menu(game: &Yamatai, seat: Seat, out: &mut impl FnMut(Action)) {
        let sites = Sites::of(game, seat);
        sites.each(help(game, seat), |tile, islands| {
            islands.iter().for_each(|island| out(Action::Build { tile, island }));
        });
    }

    #[inline]
    fn counted(game: &Yamatai, seat: Seat) -> impl Counted<Action> {
        let (sites, help) = (Sites::of(game, seat), help(game, seat));
        let mut count = 0;
        sites.each(help, |_, islands| count += islands.len());
        Builds { sites, help, count }
    }

    #[inline]
    fn apply(
        game: &mut Yamatai,
        seat: Seat,
        (tile, at): (Tile, Island),
        events: &mut impl Sink<Event>,
    ) {
        if game.doing.fleet == Fleet::CHEAPER && !without_waiver(game, seat, tile, at) {
            game.doing.power_used = true;
            events.tell(|| Event::PowerUsed { seat, fleet: Fleet::CHEAPER });
        }
        put(game, seat, tile, at);
        events.tell(|| Event::TileBuilt { seat, tile, island: at });
        bonus::pay(game, seat, tile, at, events);
        if tile.kind().is_standard() && game.mat(seat).left == 0 {
            events.tell(|| Event::LastHouseBuilt { seat });
        }
        finish(game);
    }
}

/// Could the tile be paid for without the power of fleet 9?
fn without_waiver(game: &Yamatai, seat: Seat, tile: Tile, at: Island) -> bool {
    let help = Help { waives: false, ..help(game, seat) };
    help.covers(game.boats_around(at), tile.print().packed)
}

/// 7.2.
#[inline]
fn put(game: &mut Yamatai, seat: Seat, tile: Tile, at: Island) {
    game.row &= !tile.bit();
    let mat = game.mat_mut(seat);
    mat.reserved &= !tile.bit();
    mat.built |= tile.bit();
    match tile.kind() {
        Kind::House | Kind::TradingPost => {
            mat.left -= 1;
            game.houses[seat.index()].add(at);
        }
        Kind::Torii => game.torii.add(at),
        Kind::Palace => game.palaces.add(at),
    }
}

/// What follows a building: with fleet 10 the collection, if there is one.
#[inline]
fn finish(game: &mut Yamatai) {
    game.doing.built = true;
    let doing = &game.doing;
    if doing.fleet == Fleet::BOTH && !doing.collected && collect::is_possible(game) {
        game.phases.replace(Phase::Second);
    } else {
        game.doing.power_used |= game.doing.fleet == Fleet::BOTH && game.doing.collected;
        moor::begin(game);
    }
}

/// What helps `seat` to pay in this turn.
#[inline]
pub(crate) fn help(game: &Yamatai, seat: Seat) -> Help {
    Help {
        waives: game.doing.fleet == Fleet::CHEAPER,
        bamboo: game.mat(seat).has(Specialist::Kaguya),
    }
}

/// Can anything be built, with whatever helps?
#[inline]
pub(crate) fn is_possible(game: &Yamatai, seat: Seat) -> bool {
    Sites::of(game, seat).is_any(help(game, seat))
}

/// Tiles that could be built somewhere, as bits, with whatever helps.
pub(crate) fn in_reach(game: &Yamatai, seat: Seat) -> u32 {
    let mut tiles = 0;
    Sites::of(game, seat).each(help(game, seat), |tile, islands| {
        tiles |= if islands.is_empty() { 0 } else { tile.bit() };
    });
    tiles
}

/// R6: can anything be built without fleet 9 and Kaguya?
#[inline]
pub(crate) fn is_due(game: &Yamatai, seat: Seat) -> bool {
    Sites::of(game, seat).is_any(Help::NONE)
}

/// Standard tiles, as bits: the first 21.
const STANDARD: u32 = (1 << 21) - 1;
const _: () = assert!(TILES == 28, "and seven with a torii or a palace");

/// Tiles that `seat` may build, as bits, wherever it can pay for them.
#[inline]
pub(crate) fn tiles_in_reach(game: &Yamatai, seat: Seat) -> u32 {
    let mat = game.mat(seat);
    let tiles = game.row | mat.reserved;
    if mat.left == 0 { tiles & !STANDARD } else { tiles }
}

/// Islands on which could be built, the boats around each, and the tiles in reach.
struct Sites {
    islands: IslandSet,
    around: [u32; ISLANDS],
    tiles: u32,
}

impl Sites {
    #[inline]
    fn of(game: &Yamatai, seat: Seat) -> Sites {
        let mut sites = Sites {
            islands: IslandSet::EMPTY,
            around: [0; ISLANDS],
            tiles: tiles_in_reach(game, seat),
        };
        if game.fresh.is_empty() || game.doing.built {
            return sites;
        }
        sites.islands = map::islands_around(game.fresh).and(game.empty_islands());
        for island in sites.islands.iter() {
            sites.around[island.index()] = game.boats_around(island);
        }
        sites
    }

    /// Every tile in reach, with the islands on which its cost is covered.
    #[inline]
    fn each(&self, help: Help, mut out: impl FnMut(Tile, IslandSet)) {
        if self.islands.is_empty() {
            return;
        }
        for tile in tiles(self.tiles) {
            let cost = tile.print().packed;
            let mut fitting = IslandSet::EMPTY;
            for island in self.islands.iter() {
                if help.covers(self.around[island.index()], cost) {
                    fitting.add(island);
                }
            }
            out(tile, fitting);
        }
    }

    #[inline]
    fn is_any(&self, help: Help) -> bool {
        let mut is_any = false;
        self.each(help, |_, islands| is_any |= !islands.is_empty());
        is_any
    }
}

/// The menu, counted.
struct Builds {
    sites: Sites,
    help: Help,
    count: u32,
}

impl Counted<Action> for Builds {
    #[inline]
    fn count(&self) -> u32 {
        self.count
    }

    #[inline]
    fn nth(&self, n: u32) -> Action {
        let (mut before, mut found) = (0, None);
        self.sites.each(self.help, |tile, islands| {
            if (before..before + islands.len()).contains(&n) {
                found = Some(Action::Build { tile, island: islands.nth(n - before) });
            }
            before += islands.len();
        });
        found.expect("the sites were counted")
    }
}
