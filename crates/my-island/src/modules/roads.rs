//! 9.3 Roads from a totem to the sea, and GATES, which are roads to the temple.
use skerry_core::{Seat, Sink};
use skerry_grid::HexSet;

use crate::{
    action::Event, components::Symbol, goals::Goal, rulesets::RuleSet, sites::GATES, state::Player,
};

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
        let settled = player.settled_for(Symbol::Path);
        let (network, halo) = HexSet::one(hex).flood_and_halo(paths.without(settled));
        fresh = fresh.without(network);
        let joins_sea = (halo & paths).meets(settled);
        if joins_sea || network.meets(rules.board.beach) {
            player.settle(Symbol::Path, network);
            points += connect_totems(player, rules, seat, halo, events);
            if rules.has_gates {
                points += open_gates(player, rules, seat, network, events);
            }
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

/// C11: a gate opens when a path on it leads to the sea, once a game.
#[inline(never)]
fn open_gates(
    player: &mut Player,
    rules: &RuleSet,
    seat: Seat,
    network: HexSet,
    events: &mut impl Sink<Event>,
) -> i16 {
    let mut points = 0;
    for (n, gate) in GATES.iter().enumerate() {
        if player.feats.gates & (1 << n) == 0 && network.meets(*gate) {
            player.feats.gates |= 1 << n;
            if rules.has_plateau {
                player.feats.research[Symbol::Path.index()] += 1;
            }
            points += player.score(seat, (Goal::Gates, n as u8 + 1, rules.gate), events);
        }
    }
    points
}
