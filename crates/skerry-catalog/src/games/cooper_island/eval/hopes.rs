//! What may still become points, each in units of its own.
use cooper_island::{CooperIsland, Glance, components::Cost};
use skerry_core::Seat;

/// How many hopes there are.
pub const FEATURES: usize = NAMES.len();

/// What they are about.
pub const NAMES: [&str; 54] = [
    "turns to come",
    "statues, for every clean-up",
    "points for feeding",
    "special workers, for every round",
    "coins",
    "wood",
    "stone",
    "gold",
    "cloth",
    "food for the next meal",
    "other food",
    "things on the marketplace",
    "double tiles",
    "cartographer steps",
    "levels",
    "neighbours of equal level",
    "charted spaces",
    "free spaces",
    "half milestones",
    "milestones to use",
    "progress of royal orders",
    "large cards face up",
    "small cards, for every round",
    "unused lids",
    "statues on crafting spots",
    "storage spots, for every round",
    "islets ahead",
    "boats, for every income",
    "food that is missing",
    "the passage",
    "purchases within reach",
    "large cards face down",
    "turns of this round",
    "the highest pair",
    "the highest free pair",
    "the highest pair with a shim",
    "levels built over",
    "settlements",
    "a boat within reach",
    "a building within reach",
    "a statue within reach",
    "a cargo ship within reach",
    "boat of coins, for every income",
    "boat of tiles, for every income",
    "boat of steps, for every income",
    "boat that copies, for every income",
    "boat of gold and cloth, for every income",
    "room in storage",
    "steps since the last log books",
    "leftovers on the way to a point",
    "what can hardly be spent",
    "food for later meals",
    "ruins that can be removed",
    "levels of pairs, for every turn",
];

/// Beyond what one purchase needs things are worth less: about a third.
const EXCESS: f32 = 0.35;
/// What one purchase needs of each item.
const NEEDED: Cost = [3, 6, 0, 4, 4, 4];

pub(super) fn all(game: &CooperIsland, seat: Seat, glance: &Glance) -> [f32; FEATURES] {
    let mut hopes = [0.0; FEATURES];
    let (first, more) = hopes.split_at_mut(FIRST);
    let reach = reach(game, seat, glance);
    first.copy_from_slice(&well_known(game, glance, &reach));
    more.copy_from_slice(&closer(game, glance, &reach));
    hopes
}

/// How many of them are told at a glance.
const FIRST: usize = 32;

/// With few turns to come there is no time left to use what one has.
fn time(glance: &Glance) -> f32 {
    (f32::from(glance.turns + glance.later_turns) / 4.0).min(1.0)
}

fn rounds_left(game: &CooperIsland) -> f32 {
    f32::from(5 - game.round().min(5))
}

fn well_known(game: &CooperIsland, glance: &Glance, reach: &Reach) -> [f32; FIRST] {
    let of = f32::from;
    let rounds = rounds_left(game);
    let turns = of(glance.turns) + of(glance.later_turns);
    let time = time(glance);
    let useful = |item: usize| {
        let (worth, needed) = (glance.worth[item], NEEDED[item]);
        (of(worth.min(needed)) + EXCESS * of(worth.saturating_sub(needed))) * time
    };
    let meals = if glance.meals > 0 { 1.0 } else { 0.0 };
    let food = glance.worth[2];
    let missing = of(glance.feeding.saturating_sub(food)) * meals;
    let marketed: u8 = glance.market.iter().sum();
    let hires = of(glance.halves) * time;
    [
        turns,
        of(glance.statues) * of(glance.statue_bonuses),
        of(glance.feeding_helm) * of(glance.meals),
        of(glance.specials) * rounds,
        useful(0),
        useful(1),
        useful(3),
        useful(4),
        useful(5),
        of(food.min(glance.feeding)) * meals,
        of(food.saturating_sub(glance.feeding)) * time,
        of(marketed) * time,
        of(glance.tiles.min(3)) * time,
        of(glance.steps) * time,
        of_wide(glance.levels) * time,
        of_wide(glance.pairs) * time,
        of(24 - glance.uncharted) * time,
        of(glance.free) * time,
        hires,
        of(glance.claims) * time,
        of_wide(glance.order_progress) / 100.0 * time,
        of(glance.face_up),
        of(glance.small_cards) * rounds,
        of(glance.lids),
        of(glance.crafted[0] + glance.crafted[1]) * time,
        of(glance.spots) * rounds,
        of(glance.islets_ahead) * time,
        of(glance.boats) * rounds,
        // The nearer the meal, the surer the anchors.
        missing / (1.0 + of(glance.turns)),
        if glance.has_passage { of(glance.passage_bonuses) } else { 0.0 },
        (reach.best[0] + 0.5 * reach.best[1]) * time,
        of(glance.face_down) * rounds,
    ]
}

/// What takes a closer look.
fn closer(game: &CooperIsland, glance: &Glance, reach: &Reach) -> [f32; FEATURES - FIRST] {
    let of = f32::from;
    let rounds = rounds_left(game);
    let turns = of(glance.turns) + of(glance.later_turns);
    let time = time(glance);
    let boat = |kind: u8| of(glance.boat_kinds >> kind & 1) * rounds;
    let reach = reach.of.map(|hope| hope * time);
    let stock: u8 = glance.worth.iter().sum();
    let later = of(glance.feeding) * of(glance.meals.saturating_sub(1));
    let stored: u8 = glance.storage.iter().sum();
    let left = of((stored + glance.steps + glance.tiles) % 5) / 5.0;
    [
        of(glance.turns),
        of(glance.peak) * time,
        of(glance.free_peak) * time,
        of(glance.shim_peak) * time,
        of(glance.built_levels) * time,
        of(glance.settlements) * time,
        reach[0],
        reach[1],
        reach[2],
        reach[3],
        boat(1),
        boat(2),
        boat(3),
        boat(4),
        boat(5),
        of(glance.room.min(3)) * time,
        of(glance.since_book),
        left,
        (of(stock) - 6.0 * turns).max(0.0),
        of(glance.worth[2].saturating_sub(glance.feeding)).min(later),
        of(glance.ruins) * time,
        of(glance.peak) * turns.min(8.0) / 8.0,
    ]
}

fn of_wide(number: u16) -> f32 {
    f32::from(number)
}

/// Kinds of purchases: boats, buildings, statues, cargo ships.
const KINDS: usize = 4;

/// What can still be bought, by how near it is to being paid and what it brings: the best
/// two, and the best of each kind.
struct Reach {
    best: [f32; 2],
    of: [f32; KINDS],
}

fn reach(game: &CooperIsland, seat: Seat, glance: &Glance) -> Reach {
    let mut reach = Reach { best: [0.0; 2], of: [0.0; KINDS] };
    game.purchases(seat, |purchase, cost, helm| {
        let (mut total, mut missing) = (0_u8, 0_u8);
        for (due, worth) in cost.iter().zip(glance.worth) {
            total += due;
            missing += due.saturating_sub(worth);
        }
        let share = 1.0 - f32::from(missing) / f32::from(total.max(1));
        let hope = f32::from(helm) * share * share;
        let of = &mut reach.of[purchase as usize];
        *of = of.max(hope);
        let best = &mut reach.best;
        if hope > best[0] {
            *best = [hope, best[0]];
        } else if hope > best[1] {
            best[1] = hope;
        }
    });
    reach
}
