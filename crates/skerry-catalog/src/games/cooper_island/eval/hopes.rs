//! What may still become points, each in units of its own.
use cooper_island::{CooperIsland, Glance, components::Cost};
use skerry_core::Seat;

/// How many hopes there are.
pub const FEATURES: usize = NAMES.len();

/// What they are about.
pub const NAMES: [&str; 32] = [
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
];

/// Beyond what one purchase needs things are worth less: about a third.
const EXCESS: f32 = 0.35;
/// What one purchase needs of each item.
const NEEDED: Cost = [3, 6, 0, 4, 4, 4];

pub(super) fn all(game: &CooperIsland, seat: Seat, glance: &Glance) -> [f32; FEATURES] {
    let of = f32::from;
    let rounds = of(5 - game.round().min(5));
    let turns = of(glance.turns) + of(glance.later_turns);
    // With few turns to come there is no time left to use what one has.
    let time = (turns / 4.0).min(1.0);
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
        within_reach(game, seat, glance) * time,
        of(glance.face_down) * rounds,
    ]
}

fn of_wide(number: u16) -> f32 {
    f32::from(number)
}

/// The two purchases that are nearest to being paid, by what they bring.
fn within_reach(game: &CooperIsland, seat: Seat, glance: &Glance) -> f32 {
    let mut best = [0.0_f32; 2];
    game.purchases(seat, |cost, helm| {
        let (mut total, mut missing) = (0_u8, 0_u8);
        for (due, worth) in cost.iter().zip(glance.worth) {
            total += due;
            missing += due.saturating_sub(worth);
        }
        let share = 1.0 - f32::from(missing) / f32::from(total.max(1));
        let hope = f32::from(helm) * share * share;
        if hope > best[0] {
            best = [hope, best[0]];
        } else if hope > best[1] {
            best[1] = hope;
        }
    });
    best[0] + 0.5 * best[1]
}
