//! What the action points that `seat` has not spent yet could bring.
use amerigo::{
    Amerigo, Step,
    components::{
        CANNONS_END, Colour, GOOD_SLOTS, ORDER_END, PROGRESS_END, Resource, TILE_KINDS,
        TRACK_END_GOLD, Tile,
    },
};
use skerry_core::Seat;

use super::hopes::{self, FEATURES, Hope};

/// Doing something is a little better than being able to do it.
const LATER: f32 = 0.93;

pub(super) fn left_over(game: &Amerigo, seat: Seat, rounds: f32, weights: &[f32; FEATURES]) -> f32 {
    let [waiting, gold, worth] = parts(game, seat, rounds, weights);
    LATER * (waiting + gold + worth)
}

/// The same apart: what is decided next, gold for what lapses, and what the points are good for.
pub(super) fn left_apart(
    game: &Amerigo,
    seat: Seat,
    rounds: f32,
    weights: &[f32; FEATURES],
) -> [f32; 3] {
    parts(game, seat, rounds, weights).map(|part| LATER * part)
}

fn parts(game: &Amerigo, seat: Seat, rounds: f32, weights: &[f32; FEATURES]) -> [f32; 3] {
    let Some((colour, ap)) = game.acting(seat) else { return [0.0; 3] };
    let waiting = match game.step() {
        Step::Post => game
            .pending_post()
            .map_or(0.0, |post| post_worth(game, seat, game.island_at(post), rounds)),
        Step::Pick => f32::from(game.pending_picks()) * best_marker(game, seat, rounds),
        Step::Nature | Step::Choose | Step::Act | Step::Over => 0.0,
    };
    let gold = hopes::gold_worth(lapsing(game, seat, (colour, ap)), rounds);
    let gold = weights[Hope::Gold as usize] * gold;
    [waiting, gold, worth(game, seat, (colour, ap), rounds, weights)]
}

/// Gold for action points that lapse at the end of a track: the same however
/// many they are, so that one more is worth its price at most once (R19).
fn lapsing(game: &Amerigo, seat: Seat, (colour, ap): (Colour, u8)) -> f32 {
    let spaces = match colour {
        Colour::Black => CANNONS_END - game.cannons(seat),
        Colour::Brown => PROGRESS_END - game.progress(seat),
        Colour::White => ORDER_END - game.position(seat),
        Colour::Blue | Colour::Red | Colour::Green | Colour::Yellow => return 0.0,
    };
    if ap > spaces { f32::from(TRACK_END_GOLD) } else { 0.0 }
}

/// What so many action points of a colour could bring.
pub(super) fn worth(
    game: &Amerigo,
    seat: Seat,
    (colour, ap): (Colour, u8),
    rounds: f32,
    weights: &[f32; FEATURES],
) -> f32 {
    let of = |hope: Hope| weights[hope as usize];
    match colour {
        Colour::Blue => of(Hope::Access) * journeys(game, seat, ap, rounds),
        Colour::Black => {
            let cannons = (game.cannons(seat) + ap).min(CANNONS_END);
            of(Hope::Pirates)
                * (hopes::pirates(game, seat, cannons)
                    - hopes::pirates(game, seat, game.cannons(seat)))
        }
        Colour::Brown => {
            let progress = (game.progress(seat) + ap).min(PROGRESS_END);
            let steps = hopes::progress(game, progress, rounds)
                - hopes::progress(game, game.progress(seat), rounds);
            let markers = crossed(game.progress(seat), progress) * best_marker(game, seat, rounds);
            of(Hope::Progress) * steps + of(Hope::Markers) * markers
        }
        Colour::White => {
            let position = (game.position(seat) + ap).min(ORDER_END);
            of(Hope::Order)
                * (hopes::order(game, seat, position, rounds)
                    - hopes::order(game, seat, game.position(seat), rounds))
        }
        Colour::Red => of(Hope::Plans) * plans(game, seat, ap, rounds),
        Colour::Green => buildings(game, seat, ap, rounds, of(Hope::Plans)),
        Colour::Yellow => of(Hope::Goods) * purchases(game, seat, ap, rounds),
    }
}

pub(super) fn best_marker(game: &Amerigo, seat: Seat, rounds: f32) -> f32 {
    let shown = game.markers().into_iter().flatten();
    let worths = shown.map(|marker| {
        marker.gold().map_or(0.0, f32::from) + hopes::marker_worth(game, seat, marker, rounds)
    });
    worths.fold(0.0, f32::max)
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
    // Who has not chosen the action yet has both journeys before him.
    let is_open = |ship| game.acting(seat).is_none() || game.is_to_sail(ship);
    for (_, from) in (1..).zip(game.ships(seat)).filter(|(ship, _)| is_open(*ship)) {
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
    let posts = game.posts_on(island, seat);
    let left = f32::from(game.squares_left(island));
    let hope = hopes::completion(game, posts + 1, left - 1.0, rounds)
        - hopes::completion(game, posts, left, rounds);
    let access = if posts == 0 { hopes::access(left, rounds) } else { 0.0 };
    discovery + hope + access
}

/// The most promising tiles that can be paid, one after the other.
fn plans(game: &Amerigo, seat: Seat, ap: u8, rounds: f32) -> f32 {
    let lands = hopes::Lands::of(game, seat);
    let mut plans = hopes::Plans::of(game, seat, &lands, rounds);
    let before = plans.worth;
    let (mut left, mut neutral) = (ap, game.neutral_tiles_left(seat));
    let mut supply: [u8; TILE_KINDS] =
        core::array::from_fn(|kind| game.supply_of(seat, Tile::numbered(kind)));
    while let Some((_, tile)) = best_plan(&plans, &supply, left, neutral > 0) {
        plans.add(tile);
        supply[tile.index()] -= 1;
        left -= tile.cost();
        neutral -= u8::from(tile.is_neutral());
    }
    plans.worth - before
}

/// What it would add for each action point, and the tile that adds most.
pub(super) fn best_plan(
    plans: &hopes::Plans,
    supply: &[u8; TILE_KINDS],
    ap: u8,
    may_be_neutral: bool,
) -> Option<(f32, Tile)> {
    let affordable = Tile::all().filter(|tile| {
        supply[tile.index()] > 0 && tile.cost() <= ap && (may_be_neutral || !tile.is_neutral())
    });
    let rated = affordable.map(|tile| (plans.gain(tile) / f32::from(tile.cost()), tile));
    rated.max_by(|a, b| a.0.total_cmp(&b.0))
}

/// Planned tiles, the dearest first: what building adds to having planned them.
fn buildings(game: &Amerigo, seat: Seat, ap: u8, rounds: f32, hope: f32) -> f32 {
    if game.contact(seat).is_empty() {
        return 0.0;
    }
    let lands = hopes::Lands::of(game, seat);
    let plans = hopes::Plans::of(game, seat, &lands, rounds);
    let (mut left, mut gain, mut all) = (ap, 0.0, 0.0);
    let kinds: [Tile; TILE_KINDS] = core::array::from_fn(|at| Tile::numbered(TILE_KINDS - 1 - at));
    for tile in kinds {
        let may_build =
            tile.cost() <= left && game.planned(seat, tile) > 0 && game.fits(seat, tile);
        for _ in 0..game.planned(seat, tile) {
            all += plans.score(tile);
            if may_build && tile.cost() <= left {
                left -= tile.cost();
                gain += plans.score(tile);
            }
        }
    }
    // What is built counts in full; the hope for it is gone.
    if all > 0.0 { gain - hope * plans.worth * gain / all } else { 0.0 }
}

/// The best goods that can be paid, one after the other.
fn purchases(game: &Amerigo, seat: Seat, ap: u8, rounds: f32) -> f32 {
    let mut goods = game.goods(seat);
    let mut shown = game.goods_on_display();
    let (mut left, mut sum) = (ap, 0.0);
    while let Some((slot, gain)) = best_good(&game.resources(seat), &goods, &shown, left, rounds) {
        let Some((resource, cost)) = shown[slot].take() else { return sum };
        goods[resource.index()] += 1;
        left -= cost;
        sum += gain;
    }
    sum
}

/// The slot with the good that brings most for its cost, and what it brings.
pub(super) fn best_good(
    resources: &[u8; 5],
    goods: &[u8; 5],
    shown: &[Option<(Resource, u8)>; GOOD_SLOTS],
    ap: u8,
    rounds: f32,
) -> Option<(usize, f32)> {
    let gain = |kind: usize| {
        hopes::product(resources[kind], goods[kind] + 1, rounds)
            - hopes::product(resources[kind], goods[kind], rounds)
    };
    let affordable = shown.iter().enumerate().filter_map(|(slot, good)| {
        let (resource, cost) = (*good)?;
        let gain = gain(resource.index());
        (cost <= ap).then_some((slot, gain / f32::from(cost), gain))
    });
    let best = affordable.max_by(|a, b| a.1.total_cmp(&b.1));
    best.map(|(slot, _, gain)| (slot, gain))
}
