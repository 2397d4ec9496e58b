//! What the games of the campaign add to the worth of a position: what is nearly done, and
//! what an island is good for in the games to come.
use my_island::{Goal, MyIsland, Prospect, components::Symbol};
use skerry_core::{Game, Seat, Turn};
use skerry_grid::HexSet;

/// What a marker on the shared rows is worth on average.
const MARKER: f32 = 3.1;
/// What one progress is worth in points. Who wins a game gains two, and a point more seldom
/// decides who that is.
const PROGRESS: f32 = 3.0;
/// Slots that it takes to leave.
const SLOTS_TO_LEAVE: u32 = 7;

/// Points that the boards of this game still promise.
pub(super) fn of_modules(game: &MyIsland, seat: Seat) -> f32 {
    let mut hope = of_marks(game, seat);
    if game.turn() == Turn::Over {
        return hope;
    }
    let rules = game.rule_set_id().rules();
    let left = game.cards_left() as f32;
    let is_done = game.has_finished(seat) || game.is_locked(seat);
    let time = if is_done { 0.0 } else { (left / 8.0).min(1.0) };
    hope += MARKER * game.markers_due(seat) as f32;
    game.prospects(seat, &mut |prospect| {
        let value = f32::from(prospect.worth) + beyond_points(game, seat, prospect.goal);
        hope += worth(&prospect, value, time);
    });
    if rules.relics[0] != 0 {
        hope += 1.4 * game.relics(seat).min(4) as f32;
    }
    if rules.circle[0] != 0 {
        hope += 0.5 * game.rows_marked(seat) as f32;
    }
    if rules.crater != 0 {
        let (open, times) = game.eruptions(seat);
        hope -= open as f32 * (0.35 + 0.3 * (times as f32 - 1.0));
    }
    if rules.trail != 0 {
        hope += game.covered_with(seat, Symbol::Path).largest_group() as f32;
    }
    if rules.jungle_road != 0 {
        hope += roads(game, seat, f32::from(rules.jungle_road), time);
    }
    hope += 0.9 * f32::from(game.groves(seat));
    hope += 0.5 * time * game.open_finds(seat).len() as f32;
    if rules.departure[0] != 0 {
        hope += leaving(game, seat);
    }
    if rules.unguarded_beach != rules.visible_beach {
        let walls = game.covered_with(seat, Symbol::Wall).halo();
        let open = (game.free(seat) & rules.board.beach).without(walls).len();
        hope -= 0.5 * open as f32;
    }
    hope
}

/// What marks on the island of `seat` are worth for the progress that they have brought, or
/// will when their chapter ends.
pub(super) fn of_marks(game: &MyIsland, seat: Seat) -> f32 {
    if !game.is_campaign() {
        return 0.0;
    }
    let (island, rules) = (game.island(seat), game.rule_set_id().rules());
    let mut progress = 0.0;
    if rules.telescope != 0 {
        progress += 2.0 * island.telescopes() as f32;
    }
    if rules.roof != 0 {
        let roofs = f32::from(game.ground_of(seat).roofs);
        progress += 0.2 * roofs + 0.4 * island.finished_buildings() as f32;
    }
    if rules.has_portal {
        progress += 0.5 * island.portal_slots() as f32;
    }
    PROGRESS * progress
}

/// What a goal is worth besides its points.
fn beyond_points(game: &MyIsland, seat: Seat, goal: Goal) -> f32 {
    let progress = match goal {
        Goal::Telescopes => 2.0,
        Goal::Buildings => 0.3,
        Goal::Portal => 0.5,
        _ => 0.0,
    };
    let for_good = if game.is_campaign() { PROGRESS * progress } else { 0.0 };
    let lacks = SLOTS_TO_LEAVE.saturating_sub(game.island(seat).portal_slots());
    let may_leave = goal == Goal::Portal && game.departure(seat) > 0 && lacks > 0;
    for_good + if may_leave { SLOT_TO_LEAVE } else { 0.0 }
}

/// What a slot is worth to who cannot leave yet.
const SLOT_TO_LEAVE: f32 = 2.0;

/// Who has the slots can leave as long as there are cards; who lacks some may still get them.
fn leaving(game: &MyIsland, seat: Seat) -> f32 {
    let left = game.cards_left() as f32;
    if game.has_finished(seat) || left == 0.0 {
        return 0.0;
    }
    let lacks = SLOTS_TO_LEAVE.saturating_sub(game.island(seat).portal_slots());
    let points = f32::from(game.departure(seat));
    if lacks == 0 {
        0.95 * points
    } else {
        points * 0.7_f32.powi(lacks as i32) * (left / 10.0).min(1.0)
    }
}

/// The nearer it is and the more can still be added, the more it is worth; what cannot be
/// reached any more is worth nothing, or is lost already.
fn worth(prospect: &Prospect, value: f32, time: f32) -> f32 {
    let Prospect { goal, have, need, open, .. } = *prospect;
    let lacks = need.saturating_sub(have);
    if goal == Goal::Pools {
        let share = have as f32 / need.max(1) as f32;
        return value * if lacks == 0 { 1.0 } else { 0.7 * share * share * time };
    }
    if lacks > 2 * open {
        return 0.0;
    }
    let share = have as f32 / need.max(1) as f32;
    let room = (open as f32 / (lacks.max(1) + 1) as f32).min(1.0);
    value * 0.75 * share * share.sqrt() * room * time
}

/// Paths that lead from the beach to the jungle, and those that nearly do.
fn roads(game: &MyIsland, seat: Seat, points: f32, time: f32) -> f32 {
    let (free, jungle) = (game.free(seat), game.jungle(seat));
    let beach = game.rule_set_id().rules().board.beach;
    let (mut left, mut hope) = (game.covered_with(seat, Symbol::Path), 0.0);
    while let Some(hex) = left.first() {
        let group = HexSet::one(hex).flood(left);
        left = left.without(group);
        let to_sea = lacking(group, free, |reached| reached.meets(beach));
        let to_jungle = lacking(group, free, |reached| reached.halo().meets(jungle));
        let share = ROAD_LACKS.get(to_sea + to_jungle).copied().unwrap_or(0.0);
        hope += if to_sea + to_jungle == 0 { points } else { share * points * time };
    }
    hope
}

/// What a road is worth that lacks so many hexes.
const ROAD_LACKS: [f32; 4] = [1.0, 0.5, 0.25, 0.1];

/// How many free spaces a group must grow over until it is there.
fn lacking(group: HexSet, free: HexSet, is_there: impl Fn(HexSet) -> bool) -> usize {
    let mut reached = group;
    for steps in 0..ROAD_LACKS.len() {
        if is_there(reached) {
            return steps;
        }
        reached |= reached.halo() & free;
    }
    ROAD_LACKS.len()
}

/// What stickers and marks promise for the games to come: while they are put on, nothing
/// else changes.
pub(super) fn of_island(game: &MyIsland, seat: Seat) -> f32 {
    let island = game.island(seat);
    let ground = game.ground_of(seat);
    let near_sea = |space: u8| {
        let hex = HexSet::hex_at(space);
        let (q, r) = (f32::from(hex.q), f32::from(hex.r));
        q.min(15.0 - q - r).min(7.0 - r)
    };
    let mut value = 0.0;
    // Palms where much can be built around them.
    for space in ground.palms.iter() {
        value += 1.0 + 0.1 * (HexSet::neighbours(space) & ground.open).len() as f32;
    }
    // Finds where tiles come soon: not far from the sea, with open land around.
    for space in ground.finds.iter() {
        value += 2.0 - 0.25 * near_sea(space);
    }
    // Rocks and craters where little is lost.
    for space in ground.closed.iter() {
        value -= 1.0 + 0.15 * (HexSet::neighbours(space) & ground.open).len() as f32;
        value -= 0.1 * (4.0 - near_sea(space)).max(0.0);
    }
    // Sites and pools in the midst of open land, away from the edge of what is built on.
    for space in ground.sites.iter() {
        value += 0.3 * (HexSet::neighbours(space) & ground.open).len() as f32;
        value -= 0.2 * (near_sea(space) - 2.0).abs();
    }
    value += 0.4 * island.telescopes() as f32 + 0.5 * f32::from(ground.roofs);
    value += 2.0 * island.finished_buildings() as f32 + 0.3 * island.portal_slots() as f32;
    // Doubles on small tiles, which fit everywhere; fields that are already beside fewer teeth.
    let (sizes, doubled) = ground.doubled;
    value += doubled as f32 - 0.1 * sizes as f32;
    value - 0.3 * f32::from(ground.worst_teeth)
}
