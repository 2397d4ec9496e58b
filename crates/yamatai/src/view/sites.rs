//! Where each building tile in reach could stand, which boats pay for it, and what
//! it would bring.
use alloc::vec::Vec;

use serde::Serialize;
use skerry_core::Seat;

use crate::{
    components::{Cargo, Tile},
    cost, map,
    names::{Boats, Island, Space},
    state::{Phase, Yamatai, tiles},
    steps::{
        bonus::{self, Bonus},
        build,
    },
};

/// A tile on an island.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "yamatai/"))]
pub struct SiteView {
    pub tile: Tile,
    pub at: Island,
    /// It can be built there now.
    pub is_now: bool,
    /// The boats that pay for it.
    pub paying: Vec<Space>,
    /// The boat that is missing; fleet 9 may make up for it.
    pub missing: Boats,
    /// What the building would bring at once.
    pub prestige: u8,
    pub coins: u16,
}

/// Sites of `seat`, while there is something to be planned: those where at most one
/// boat is missing.
pub(super) fn sites(game: &Yamatai, seat: Seat) -> Vec<SiteView> {
    let is_planning = matches!(game.phase(), Phase::Fleet | Phase::Boats | Phase::Second);
    if !is_planning || game.doing.built {
        return Vec::new();
    }
    let mat = game.mat(seat);
    let fitting =
        tiles(game.row | mat.reserved).filter(|tile| !tile.kind().is_standard() || mat.left > 0);
    let at_all =
        |tile| game.empty_islands().iter().filter_map(move |at| site(game, seat, tile, at));
    fitting.flat_map(at_all).collect()
}

fn site(game: &Yamatai, seat: Seat, tile: Tile, at: Island) -> Option<SiteView> {
    let help = build::help(game, seat);
    let (around, price) = (game.boats_around(at), tile.print().packed);
    if cost::missing(around, price, help.bamboo) > 1 {
        return None;
    }
    let (paying, missing) = payment(game, tile, at, help.bamboo);
    let has_fresh = !map::ring(at).and(game.fresh).is_empty();
    let bonus: Bonus = bonus::bonus(game, seat, tile, at);
    Some(SiteView {
        tile,
        at,
        is_now: has_fresh && help.covers(around, price),
        paying,
        missing,
        prestige: bonus.prestige(),
        coins: bonus.coins(),
    })
}

/// The boats that pay, fresh ones first, and those that are missing. One bamboo too
/// many stands in for wood, stone or clay if it may.
fn payment(game: &Yamatai, tile: Tile, at: Island, bamboo: bool) -> (Vec<Space>, Boats) {
    let ring = map::ring(at);
    let (mut paying, mut missing) = (Vec::new(), Boats::NONE);
    for (cargo, wanted) in tile.cost().0.into_iter().enumerate() {
        let boats = in_turn(game, game.boats[cargo].and(ring));
        missing.0[cargo] = wanted.saturating_sub(boats.len() as u8);
        paying.extend(boats.into_iter().take(wanted.into()));
    }
    let replaced = [Cargo::Wood, Cargo::Stone, Cargo::Clay].map(Cargo::index);
    let lacking = replaced.into_iter().find(|cargo| missing.0[*cargo] > 0);
    let spare = in_turn(game, game.boats[Cargo::Bamboo.index()].and(ring));
    let spare = spare.into_iter().nth(tile.cost().count(Cargo::Bamboo).into());
    if let (true, Some(cargo), Some(spare)) = (bamboo, lacking, spare) {
        missing.0[cargo] -= 1;
        paying.push(spare);
    }
    paying.sort_unstable();
    (paying, missing)
}

/// Fresh boats first.
fn in_turn(game: &Yamatai, boats: crate::sets::SpaceSet) -> Vec<Space> {
    boats.and(game.fresh).iter().chain(boats.without(game.fresh).iter()).collect()
}
