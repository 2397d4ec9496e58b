//! PORTAL: a table of symbols and tiers that is ticked for good.
use skerry_core::{Seat, Sink};
use skerry_grid::HexSet;

use crate::{action::Event, components::Symbol, goals::Goal, state::Player, stickers::portal_bit};

/// Weights that tick a slot.
pub(crate) const TIERS: [u32; 3] = [6, 9, 12];

/// Looks at the groups that hold hexes of `fresh`, by symbol.
pub(crate) fn tick(
    player: &mut Player,
    seat: Seat,
    fresh: &[HexSet; 4],
    events: &mut impl Sink<Event>,
) {
    for symbol in Symbol::SCORING_ORDER {
        let fresh = fresh[symbol.index()];
        // Most placements tick nothing: what all hexes together do not weigh, no group does.
        if fresh.is_empty() || player.weight(player.symbol(symbol)) < open(player, symbol) {
            continue;
        }
        let heaviest = heaviest(player, symbol, fresh);
        for (tier, needed) in TIERS.iter().enumerate() {
            let bit = portal_bit(symbol, tier);
            if heaviest >= *needed && player.island.portal & bit == 0 {
                player.island.portal |= bit;
                player.score(seat, (Goal::Portal, *needed as u8, 0), events);
            }
        }
    }
}

/// The lowest weight that would tick something.
fn open(player: &Player, symbol: Symbol) -> u32 {
    let is_open = |tier: &usize| player.island.portal & portal_bit(symbol, *tier) == 0;
    (0..TIERS.len()).find(is_open).map_or(u32::MAX, |tier| TIERS[tier])
}

/// The weight of the heaviest group that holds one of these hexes.
fn heaviest(player: &Player, symbol: Symbol, mut hexes: HexSet) -> u32 {
    let mut most = 0;
    while let Some(hex) = hexes.first() {
        let group = HexSet::one(hex).flood(player.symbol(symbol));
        hexes = hexes.without(group);
        most = most.max(player.weight(group));
    }
    most
}
