//! 9.2 Farms, villages and bulwarks.
use skerry_core::{Seat, Sink};
use skerry_grid::HexSet;

use crate::{
    action::Event,
    components::{Space, Symbol},
    rulesets::RuleSet,
    state::Player,
};

/// So many equal symbols make a farm, a village or a bulwark.
pub(crate) const GROUP_SIZE: u32 = 5;

/// R10: a group scores when it reaches five hexes without holding a cube.
#[inline]
pub(super) fn at_once(
    player: &mut Player,
    rules: &RuleSet,
    seat: Seat,
    fresh: &[HexSet; 4],
    events: &mut impl Sink<Event>,
) -> i16 {
    let mut points = 0;
    for &symbol in rules.group_symbols {
        let mut fresh = fresh[symbol.index()];
        while let Some(hex) = fresh.first() {
            let (group, is_completed) = grow(player, symbol, hex);
            fresh = fresh.without(group);
            if is_completed {
                player.cubes = player.cubes.with(hex);
                player.tally.groups[symbol.index()] += 1;
                points += rules.group;
                if rules.has_plateau {
                    player.feats.research[symbol.index()] += 1;
                }
                let (size, at) = (player.weight(group) as u8, Space(hex));
                let points = rules.group;
                events.tell(|| Event::GroupCompleted { seat, symbol, size, at, points });
            }
        }
    }
    points
}

/// The hexes that `hex` joins, apart from those of groups that have scored,
/// and whether they make a new group that scores. Hexes whose group has a cube
/// are settled for good (R30), so only the few others need to be walked.
#[inline]
fn grow(player: &mut Player, symbol: Symbol, hex: u8) -> (HexSet, bool) {
    let all = player.symbol(symbol);
    if !HexSet::neighbours(hex).meets(all) {
        return (HexSet::one(hex), false);
    }
    let settled = player.settled_for(symbol);
    let (group, halo) = HexSet::one(hex).flood_and_halo(all.without(settled));
    let joins_scored = (halo & all).meets(settled);
    let is_completed = !joins_scored && player.weight(group) >= GROUP_SIZE;
    if joins_scored || is_completed {
        player.settle(symbol, group);
    }
    (group, is_completed)
}
