//! GROVES and POOLS: what is still to be seen at the end.
use skerry_core::Sink;
use skerry_grid::HexSet;

use crate::{
    action::Event,
    goals::Goal,
    sites::TEMPLE,
    state::{MyIsland, Player},
    stickers::occupied,
};

pub(crate) fn at_end(game: &mut MyIsland, events: &mut impl Sink<Event>) {
    let rules = game.rule_set();
    for seat in game.seats().iter() {
        let player = game.player_mut(seat);
        let groves = groves(player).min(rules.groves);
        if groves > 0 {
            player.score_now(seat, (Goal::Groves, groves, groves.into()), events);
        }
    }
    for seat in game.seats().iter().filter(|_| rules.pool != 0) {
        let player = game.player_mut(seat);
        let pools = pools(player);
        if pools > 0 {
            let points = i16::from(pools) * rules.pool;
            player.score_now(seat, (Goal::Pools, pools, points), events);
        }
    }
}

/// C39: own palms in sight, without the temple's space.
pub(crate) fn groves(player: &Player) -> u8 {
    let palms = player.island.planted.without(HexSet::one(TEMPLE.0));
    palms.without(player.covered()).len() as u8
}

/// C15, C18: pools in sight, with nothing around them left to cover but pools.
pub(crate) fn pools(player: &Player) -> u8 {
    let pools = occupied(&player.island.pools);
    let in_sight = pools.without(player.covered());
    let is_set = |pool: &u8| !HexSet::neighbours(*pool).without(pools).meets(player.free);
    in_sight.iter().filter(is_set).count() as u8
}
