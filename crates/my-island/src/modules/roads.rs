//! 9.3 Roads from a totem to the sea (Eternal game).
use skerry_core::{Seat, Sink};
use skerry_grid::HexSet;

use crate::{action::Event, components::Symbol, rulesets::RuleSet, state::Player};

/// A path hex is settled once its network covers a beach space. A totem
/// scores, once (R23), when a path hex next to it becomes settled.
#[inline]
pub(super) fn at_once(
    player: &mut Player,
    rules: &RuleSet,
    seat: Seat,
    fresh: &[HexSet; 4],
    events: &mut impl Sink<Event>,
) -> i16 {
    let mut fresh = fresh[Symbol::Path.index()];
    let mut points = 0;
    while let Some(hex) = fresh.first() {
        let paths = player.symbol(Symbol::Path);
        let (network, halo) = HexSet::one(hex).flood_and_halo(paths.without(player.settled));
        fresh = fresh.without(network);
        let joins_sea = (halo & paths).meets(player.settled);
        if joins_sea || network.meets(rules.board.beach) {
            player.settled |= network;
            points += connect_totems(player, rules, seat, halo, events);
        }
    }
    points
}

/// `reached` are the spaces next to paths that now lead to the sea.
fn connect_totems(
    player: &mut Player,
    rules: &RuleSet,
    seat: Seat,
    reached: HexSet,
    events: &mut impl Sink<Event>,
) -> i16 {
    let mut points = 0;
    for (bit, totem) in rules.board.totems.iter().enumerate() {
        if reached.contains(totem.0) && player.totems & (1 << bit) == 0 {
            player.totems |= 1 << bit;
            points += rules.totem;
            events.tell(|| Event::TotemConnected { seat, totem: *totem, points: rules.totem });
        }
    }
    points
}
