//! What the action points that `seat` has not spent yet could bring.
use amerigo::{
    Amerigo, Step,
    components::{CANNONS_END, Colour, ORDER_END, PROGRESS_END, Tile},
};
use skerry_core::Seat;

use super::hopes;

/// Doing something is a little better than being able to do it.
const LATER: f32 = 0.93;

pub(super) fn left_over(game: &Amerigo, seat: Seat, rounds: f32) -> f32 {
    let Some((colour, ap)) = game.acting(seat) else { return 0.0 };
    let waiting = match game.step() {
        Step::Post => 0.3,
        Step::Pick => 3.0,
        Step::Nature | Step::Choose | Step::Act | Step::Over => 0.0,
    };
    let worth = match colour {
        Colour::Blue => journeys(game, seat, ap, rounds),
        Colour::Black => {
            let cannons = (game.cannons(seat) + ap).min(CANNONS_END);
            hopes::pirates(game, seat, cannons) - hopes::pirates(game, seat, game.cannons(seat))
        }
        Colour::Brown => {
            let progress = (game.progress(seat) + ap).min(PROGRESS_END);
            hopes::progress(game, seat, progress, rounds)
                - hopes::progress(game, seat, game.progress(seat), rounds)
                + crossed(game.progress(seat), progress) * (2.0 + 5.0 * hopes::share(rounds))
        }
        Colour::White => {
            let position = (game.position(seat) + ap).min(ORDER_END);
            hopes::order(game, seat, position, rounds)
                - hopes::order(game, seat, game.position(seat), rounds)
                + 0.5 * hopes::share(rounds)
        }
        Colour::Red => plans(game, seat, ap, rounds),
        Colour::Green => buildings(game, seat, ap),
        Colour::Yellow => purchases(game, seat, ap, rounds),
    };
    waiting + LATER * worth
}

/// Spaces with a marker between two positions of the progress track.
fn crossed(from: u8, to: u8) -> f32 {
    f32::from(to / 4 - from / 4)
}

/// The best post that each ship could found.
fn journeys(game: &Amerigo, seat: Seat, ap: u8, rounds: f32) -> f32 {
    if game.posts_left(seat) == 0 {
        return 0.0;
    }
    let mut sum = 0.0;
    for (number, from) in (1..).zip(game.ships(seat)) {
        if !game.is_to_sail(number) {
            continue;
        }
        let reach = game.sea_within(from, ap);
        let posts = game.open_anchors().filter(|(anchor, _)| reach.contains(anchor.index()));
        let best = posts.map(|(_, post)| post_worth(game, seat, game.island_at(post), rounds));
        sum += best.fold(0.2, f32::max);
    }
    sum
}

/// A new post: discovery, access, and a higher factor.
pub(super) fn post_worth(game: &Amerigo, seat: Seat, island: u8, rounds: f32) -> f32 {
    let discovery = if game.is_discovered(island) { 0.0 } else { 3.0 };
    let left = f32::from(game.squares_left(island));
    let access = if game.posts_on(island, seat) == 0 { 0.3 * left.min(12.0) } else { 0.6 };
    let more = f32::from(game.posts_on(island, seat)) * f32::from(game.time()) * 0.6;
    discovery + (access + more) * (rounds / 20.0).min(1.0)
}

/// Villages, and the largest neutral tile that can be paid.
fn plans(game: &Amerigo, seat: Seat, ap: u8, rounds: f32) -> f32 {
    if rounds < 2.0 {
        return 0.0;
    }
    let village = 1.9;
    let alone = f32::from(ap.min(5)) * village;
    if game.neutral_tiles_left(seat) == 0 {
        return alone;
    }
    let size = f32::from(ap.min(6));
    alone.max(size * 2.1 + (f32::from(ap) - size) * village)
}

/// Planned tiles in the order of what they bring for their cost.
fn buildings(game: &Amerigo, seat: Seat, ap: u8) -> f32 {
    if game.contact(seat).is_empty() {
        return 0.0;
    }
    let (mut left, mut sum) = (ap, 0.0);
    for tile in Tile::all() {
        for _ in 0..game.planned(seat, tile) {
            if tile.cost() <= left {
                left -= tile.cost();
                // The hope for the tile is counted among the plans.
                sum += 0.7 * f32::from(tile.points(false)) + 0.45 * f32::from(tile.print().size());
            }
        }
    }
    sum
}

/// The best goods that can be paid, one after the other.
fn purchases(game: &Amerigo, seat: Seat, ap: u8, rounds: f32) -> f32 {
    let (resources, mut goods) = (game.resources(seat), game.goods(seat));
    let mut shown = game.goods_on_display();
    let (mut left, mut sum) = (ap, 0.0);
    loop {
        let gain = |kind: usize, goods: u8| {
            hopes::product(resources[kind], goods + 1, rounds)
                - hopes::product(resources[kind], goods, rounds)
        };
        let options = shown.iter().enumerate().filter_map(|(slot, good)| {
            let (resource, cost) = (*good)?;
            let gain = gain(resource.index(), goods[resource.index()]);
            (cost <= left).then_some((slot, gain / f32::from(cost), gain))
        });
        let Some((slot, _, gain)) = options.max_by(|a, b| a.1.total_cmp(&b.1)) else { return sum };
        let Some((resource, cost)) = shown[slot].take() else { return sum };
        goods[resource.index()] += 1;
        left -= cost;
        sum += gain;
    }
}
