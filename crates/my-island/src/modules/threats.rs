//! MONSTERS and SHIPS: each is driven off once, or costs at the end (C6, C7).
use skerry_core::{Seat, Sink};
use skerry_grid::HexSet;

use crate::{
    action::Event,
    components::Symbol,
    goals::Goal,
    rulesets::RuleSet,
    sites::{LAIRS, SHIPS},
    state::{MyIsland, Player},
};

/// So many walls in front of a ship drive it off.
pub(crate) const WALLS: u32 = 2;

/// C29: the game's teeth, and the marks of this lair; at least one.
pub(crate) fn teeth(player: &Player, rules: &RuleSet, lair: usize) -> u32 {
    let teeth = i32::from(rules.teeth) + i32::from(player.island.teeth[lair]);
    teeth.max(1).unsigned_abs()
}

#[inline(never)]
pub(super) fn at_once(
    player: &mut Player,
    rules: &RuleSet,
    seat: Seat,
    events: &mut impl Sink<Event>,
) -> i16 {
    let mut points = 0;
    for (n, lair) in LAIRS.iter().enumerate() {
        let fields = player.content(Symbol::Field, HexSet::neighbours(lair.0));
        if player.feats.lairs & (1 << n) == 0 && fields >= teeth(player, rules, n) {
            player.feats.lairs |= 1 << n;
            points += player.score(seat, (Goal::Monsters, n as u8 + 1, rules.lair), events);
        }
    }
    for (n, beach) in SHIPS.iter().enumerate().filter(|_| rules.ship != 0) {
        let walls = player.content(Symbol::Wall, *beach);
        if player.feats.ships & (1 << n) == 0 && walls >= WALLS {
            player.feats.ships |= 1 << n;
            points += player.score(seat, (Goal::Ships, n as u8 + 1, rules.ship), events);
        }
    }
    points
}

pub(crate) fn at_end(game: &mut MyIsland, events: &mut impl Sink<Event>) {
    let rules = game.rule_set();
    for seat in game.seats().iter() {
        let player = game.player_mut(seat);
        let left = 3 - player.feats.lairs.count_ones() as u8;
        if left > 0 {
            player.score_now(seat, (Goal::Monsters, left, -i16::from(left) * rules.lair), events);
        }
    }
    for seat in game.seats().iter() {
        let player = game.player_mut(seat);
        let left = 3 - player.feats.ships.count_ones() as u8;
        if left > 0 && rules.ship != 0 {
            player.score_now(seat, (Goal::Ships, left, -i16::from(left) * rules.ship), events);
        }
    }
}

/// Has driven off all there are: the guardian of game 12.
pub(crate) fn is_guardian(player: &Player) -> bool {
    player.feats.lairs == 0b111 && player.feats.ships == 0b111
}
