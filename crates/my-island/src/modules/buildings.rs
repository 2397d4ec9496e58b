//! BUILDINGS and MONUMENTS: symbols around palace, citadel and granary (C16, C23).
use skerry_core::{Seat, Sink};
use skerry_grid::HexSet;

use crate::{
    action::Event, goals::Goal, island::MAX_ROOFS, rulesets::RuleSet, sites::BUILDINGS,
    state::Player, stickers::NOWHERE,
};

/// Matching content around a building for each roof of a game.
pub(crate) const STEPS: [u32; 2] = [4, 6];

#[inline(never)]
pub(super) fn at_once(
    player: &mut Player,
    rules: &RuleSet,
    seat: Seat,
    events: &mut impl Sink<Event>,
) -> i16 {
    let mut points = 0;
    for n in 0..BUILDINGS.len() {
        if player.island.sites[n] == NOWHERE {
            continue;
        }
        if rules.roof != 0 {
            points += roofs(player, rules, seat, n, events);
        }
        let is_new = rules.monument != 0 && player.feats.monuments & (1 << n) == 0;
        if is_new && player.island.roofs[n] >= MAX_ROOFS && around(player, n) >= STEPS[0] {
            player.feats.monuments |= 1 << n;
            points += player.score(seat, (Goal::Monuments, n as u8 + 1, rules.monument), events);
        }
    }
    points
}

/// What the building counts on its neighbours.
pub(crate) fn around(player: &Player, building: usize) -> u32 {
    let spaces = HexSet::neighbours(player.island.sites[building]);
    player.content(BUILDINGS[building], spaces)
}

fn roofs(
    player: &mut Player,
    rules: &RuleSet,
    seat: Seat,
    building: usize,
    events: &mut impl Sink<Event>,
) -> i16 {
    let (content, mut points) = (around(player, building), 0);
    for (step, needed) in STEPS.iter().enumerate() {
        let bit = 1 << (2 * building + step);
        if content < *needed || player.feats.steps & bit != 0 {
            continue;
        }
        player.feats.steps |= bit;
        if player.island.roofs[building] < MAX_ROOFS {
            player.island.roofs[building] += 1;
            points += player.score(seat, (Goal::Buildings, building as u8 + 1, rules.roof), events);
            if player.island.roofs[building] == MAX_ROOFS {
                player.feats.gained += 1;
                events.tell(|| Event::ProgressMade { seat, goal: Goal::Buildings, change: 1 });
            }
        }
    }
    points
}
