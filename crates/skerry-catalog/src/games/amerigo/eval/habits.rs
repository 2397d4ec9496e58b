//! How simulated players decide: by habit, in a few steps of thought.
use amerigo::{
    Action, Amerigo, Step,
    components::{CANNONS_END, Colour, Marker, ORDER_END, PROGRESS_END, TILE_KINDS, Tile},
};
use skerry_core::{Dice, Seat};

use super::{
    glance,
    hopes::{self, FEATURES, Hope},
    rounds_left, spending,
};

/// Up to so many points simulated players misjudge an action by.
const MOOD: f32 = 1.5;
/// Below this a tile or a good is not worth its action points.
const WORTH_TAKING: f32 = 0.3;
/// Spots that are looked at for a tile.
const SPOTS: u32 = 3;

pub(super) fn decide(
    game: &Amerigo,
    seat: Seat,
    weights: &[f32; FEATURES],
    dice: &mut impl Dice,
) -> Action {
    let rounds = rounds_left(game);
    match game.step() {
        Step::Post => Action::PlacePost,
        Step::Pick => pick(game, seat, rounds),
        Step::Choose => choose(game, seat, rounds, weights, dice),
        Step::Act | Step::Nature | Step::Over => match game.acting(seat) {
            Some((Colour::Blue, _)) => sail(game, seat, rounds, dice),
            Some((Colour::Green, ap)) => build(game, seat, ap, dice),
            Some((Colour::Red, ap)) => plan(game, seat, ap, rounds),
            Some((Colour::Yellow, ap)) => buy(game, seat, ap, rounds),
            Some((Colour::Black, ap)) => advance(ap, game.cannons(seat), CANNONS_END),
            Some((Colour::Brown, ap)) => advance(ap, game.progress(seat), PROGRESS_END),
            Some((Colour::White, ap)) => advance(ap, game.position(seat), ORDER_END),
            None => Action::Done,
        },
    }
}

fn mood(dice: &mut impl Dice) -> f32 {
    MOOD * dice.below(1024) as f32 / 1024.0
}

fn choose(
    game: &Amerigo,
    seat: Seat,
    rounds: f32,
    weights: &[f32; FEATURES],
    dice: &mut impl Dice,
) -> Action {
    let gold = f32::from(game.gold_on_offer(seat)) * (1.0 + 0.4 * hopes::share(rounds));
    let mut best = (gold * weights[Hope::Gold as usize] + mood(dice), Action::TakeGold);
    for colour in game.colours_on_offer(seat) {
        let ap = game.action_points(seat, colour);
        let worth = spending::worth(game, seat, (colour, ap), rounds, weights);
        let worth = worth + mood(dice);
        if worth > best.0 {
            best = (worth, Action::Take { colour });
        }
    }
    let is_better = f32::from(game.cubes_in_field()) > best.0.max(5.0);
    if is_better && game.holds(seat, Marker::CubeVp) { Action::CubeVp } else { best.1 }
}

fn pick(game: &Amerigo, seat: Seat, rounds: f32) -> Action {
    let shown = (0..).zip(game.markers());
    let rated = shown.filter_map(|(slot, marker)| {
        let marker = marker?;
        let gold = marker.gold().map_or(0.0, f32::from);
        Some((gold + hopes::marker_worth(game, seat, marker, rounds), slot))
    });
    let best = rated.max_by(|a, b| a.0.total_cmp(&b.0));
    Action::PickMarker { slot: best.map_or(0, |(_, slot)| slot) }
}

fn advance(ap: u8, at: u8, end: u8) -> Action {
    match ap.min(end - at) {
        0 => Action::Done,
        steps => Action::Advance { steps },
    }
}

/// Each ship to the best trading post it can reach, else anywhere.
fn sail(game: &Amerigo, seat: Seat, rounds: f32, dice: &mut impl Dice) -> Action {
    let next = game.entering().or_else(|| (1..=2).find(|ship| game.is_to_sail(*ship)));
    let Some(ship) = next else { return Action::Done };
    if game.ships(seat)[usize::from(ship - 1)].is_none() {
        let at = game.frame().nth(dice.below(game.frame().count() as u32) as usize);
        return at.map_or(Action::Done, |at| Action::PlaceShip { ship, at });
    }
    let targets = game.journeys(seat, ship);
    let anchors = game.open_anchors().filter(|(anchor, _)| targets.contains(anchor.index()));
    let rated = anchors.map(|(anchor, post)| {
        (spending::post_worth(game, seat, game.island_at(post), rounds), anchor)
    });
    let best = rated.max_by(|a, b| a.0.total_cmp(&b.0)).filter(|_| game.posts_left(seat) > 0);
    match best {
        Some((_, anchor)) => Action::Sail { ship, to: amerigo::Place::square(anchor) },
        None if targets.is_empty() => Action::Done,
        None => {
            let to = targets.nth(dice.below(targets.len()));
            Action::Sail { ship, to: amerigo::Place::square(amerigo::Square::numbered(to)) }
        }
    }
}

fn plan(game: &Amerigo, seat: Seat, ap: u8, rounds: f32) -> Action {
    let plans = hopes::Plans::of(game, seat, &hopes::Lands::of(game, seat), rounds);
    let supply: [u8; TILE_KINDS] =
        core::array::from_fn(|kind| game.supply_of(seat, Tile::numbered(kind)));
    let may_be_neutral = game.neutral_tiles_left(seat) > 0;
    match spending::best_plan(&plans, &supply, ap, may_be_neutral) {
        Some((gain, tile)) if gain > WORTH_TAKING => Action::TakeTile { tile },
        _ => Action::Done,
    }
}

fn buy(game: &Amerigo, seat: Seat, ap: u8, rounds: f32) -> Action {
    let (resources, goods) = (game.resources(seat), game.goods(seat));
    match spending::best_good(&resources, &goods, &game.goods_on_display(), ap, rounds) {
        Some((slot, gain)) if gain > WORTH_TAKING => Action::BuyGood { slot: slot as u8 },
        _ => Action::Done,
    }
}

/// The dearest tile that fits, on the best of a few spots.
fn build(game: &Amerigo, seat: Seat, ap: u8, dice: &mut impl Dice) -> Action {
    let contact = game.contact(seat);
    if contact.is_empty() {
        return Action::Done;
    }
    let dearest_first = (0..TILE_KINDS).rev().map(Tile::numbered);
    for tile in dearest_first.filter(|tile| game.planned(seat, *tile) > 0 && tile.cost() <= ap) {
        let turns = tile.print().rotations.len() as u8;
        let first = dice.below(turns.into()) as u8;
        for rotation in (0..turns).map(|turn| (first + turn) % turns) {
            let spots = game.spots(tile, rotation, contact);
            if spots.is_empty() {
                continue;
            }
            let drawn = (0..SPOTS).map(|_| {
                let at = amerigo::Square::numbered(spots.nth(dice.below(spots.len())));
                (glance::building(game, tile, rotation, at), at)
            });
            if let Some((_, at)) = drawn.max_by(|a, b| a.0.total_cmp(&b.0)) {
                return Action::Build { tile, rotation, at };
            }
        }
    }
    Action::Done
}
