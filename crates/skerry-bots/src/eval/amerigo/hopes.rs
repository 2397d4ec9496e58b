//! What may still become points, for one seat.
use amerigo::{
    Amerigo,
    components::{Colour, Marker, TRACK_POINTS, Tile},
};
use skerry_core::Seat;

/// Everything but points on the track and unspent action points.
pub(super) fn all(game: &Amerigo, seat: Seat, rounds: f32) -> f32 {
    gold(game, seat, rounds)
        + goods(game, seat, rounds)
        + progress(game, seat, game.progress(seat), rounds)
        + markers(game, seat, rounds)
        + order(game, seat, game.position(seat), rounds)
        + pirates(game, seat, game.cannons(seat))
        + lands(game, seat, rounds)
        + ships(game, seat, rounds)
}

/// A gold is a point at the end, and an action point before.
fn gold(game: &Amerigo, seat: Seat, rounds: f32) -> f32 {
    let mut gold = f32::from(game.gold(seat)) + 3.0 * f32::from(game.chests(seat));
    gold += if game.holds(seat, Marker::Gold3) { 3.0 } else { 0.0 };
    gold += if game.holds(seat, Marker::Gold5) { 5.0 } else { 0.0 };
    gold * (1.0 + 0.4 * share(rounds))
}

/// How much of the game is left, from 1 to 0.
pub(super) fn share(rounds: f32) -> f32 {
    rounds / 35.0
}

/// Resources times goods, with what each may still grow by.
fn goods(game: &Amerigo, seat: Seat, rounds: f32) -> f32 {
    let pairs = game.resources(seat).into_iter().zip(game.goods(seat));
    pairs.map(|(resources, goods)| product(resources, goods, rounds)).sum()
}

pub(super) fn product(resources: u8, goods: u8, rounds: f32) -> f32 {
    let (more_resources, more_goods) = (1.6 * share(rounds), 0.7 * share(rounds));
    let resources = f32::from(resources) + more_resources;
    let goods = 1.0 + f32::from(goods) + more_goods;
    resources * goods - more_resources * (1.0 + more_goods)
}

/// Points reached on a track, and the way to the next ones as far as gone.
fn on_track(position: u8, bonus: f32, rounds: f32) -> f32 {
    let reached = TRACK_POINTS.iter().rev().find(|(at, _)| position >= *at);
    let (from, points) = reached.map_or((0, 0), |(at, points)| (*at, *points));
    let Some((at, next)) = TRACK_POINTS.iter().find(|(at, _)| position < *at) else {
        return f32::from(points);
    };
    let gone = f32::from(position - from) / f32::from(at - from);
    let worth = f32::from(next - points) + bonus;
    f32::from(points) + gone * worth * (rounds / 12.0).min(0.85)
}

/// A marker is worth more the longer it can be used.
pub(super) fn progress(game: &Amerigo, seat: Seat, position: u8, rounds: f32) -> f32 {
    let is_left = game.markers().iter().any(Option::is_some) || game.pass() < 5;
    let bonus = if is_left { 2.0 + 5.0 * share(rounds) } else { 0.0 };
    let half_way = game.holds(seat, Marker::Ap2Brown);
    on_track(position, bonus, rounds) + if half_way { 0.5 * share(rounds) } else { 0.0 }
}

fn markers(game: &Amerigo, seat: Seat, rounds: f32) -> f32 {
    let held = Marker::ALL.into_iter().filter(|marker| game.holds(seat, *marker));
    held.map(|marker| marker_worth(game, seat, marker, rounds)).sum()
}

/// What a marker in hand may still bring; gold markers count as gold.
pub(super) fn marker_worth(game: &Amerigo, seat: Seat, marker: Marker, rounds: f32) -> f32 {
    let left = share(rounds);
    match marker {
        Marker::Ap2Blue => 6.0 * left,
        Marker::Ap2Black => 7.0 * left,
        Marker::Ap2Red => 12.0 * left,
        Marker::Ap2Brown => 10.0 * left,
        Marker::Ap2Green => 13.0 * left,
        Marker::Ap2Yellow => 8.0 * left,
        Marker::Ap1BlueRed => 9.0 * left,
        Marker::Ap1BlackBrown => 8.0 * left,
        Marker::Ap1GreenYellow => 10.0 * left,
        Marker::Sail8 => 3.0 * left,
        Marker::PiratePlus2 => 6.0 * left,
        Marker::PirateHalf => 6.0 * left,
        Marker::PirateGold => 7.0 * left,
        Marker::TwoNeutral => 6.0 * left,
        Marker::RedGreen => 12.0 * left,
        Marker::JumpLeader => 4.0 * left,
        Marker::Gold3 | Marker::Gold5 => 0.0,
        Marker::PostGold => 0.7 * f32::from(game.posts_left(seat)) * left,
        Marker::Gold2For1 => 5.0 * left,
        Marker::CubeVp => 3.0 + 5.0 * left.min(0.3),
        Marker::EndPosts => f32::from(12 - game.posts_left(seat)) + 4.0 * left,
        Marker::End7 => 7.0,
        Marker::EndGold => f32::from(game.gold(seat)) * (1.0 - 0.5 * left) + 3.0 * left,
    }
}

/// Points of the track, and a little for choosing before others.
pub(super) fn order(game: &Amerigo, seat: Seat, position: u8, rounds: f32) -> f32 {
    let behind = f32::from(skerry_core::Game::players(game)) - 1.0;
    let early = behind - game.place_in_order(seat) as f32;
    on_track(position, 0.5 * share(rounds), rounds) + 0.8 * early * share(rounds)
}

/// What the next attack will cost, and cannons that outlast it.
pub(super) fn pirates(game: &Amerigo, seat: Seat, cannons: u8) -> f32 {
    let strength = f32::from(game.pirates_against(seat));
    let cannons = f32::from(cannons);
    let rounds_in_pass = 7.0 - game.round().index() as f32;
    let missing = (strength - cannons).max(0.0);
    let half = if game.holds(seat, Marker::PirateHalf) { 0.5 } else { 1.0 };
    let loss = if missing == 0.0 {
        0.0
    } else {
        // The whole strength is lost, however little is missing.
        let risk = 0.35 + 0.65 * missing / strength;
        let late = 1.0 - 0.5 * (rounds_in_pass / 7.0);
        half * strength * risk * late
    };
    let passes_left = f32::from(5 - game.pass());
    let spare = (cannons - strength).max(0.0).min(strength + 3.0);
    let used_up = cannons.min(strength) * 0.25 * (rounds_in_pass / 7.0);
    let keeps = if passes_left > 0.0 { 0.75 * half } else { 0.0 };
    spare * keeps + used_up - loss
}

/// Islands with own posts, and planned tiles that may be built on them.
fn lands(game: &Amerigo, seat: Seat, rounds: f32) -> f32 {
    let mut room = 0.0;
    let mut large_room = 0.0;
    let mut hope = 0.0;
    for island in 0..game.islands() {
        let posts = game.posts_on(island, seat);
        let left = f32::from(game.squares_left(island));
        if posts == 0 || left == 0.0 {
            continue;
        }
        room += left;
        large_room += if game.is_large(island) { left } else { 0.0 };
        hope += completion(game, posts, left, rounds);
    }
    let large = if room > 0.0 { large_room / room } else { 0.3 };
    let access = 0.5 * room.min(24.0) * share(rounds).min(0.5);
    hope + access + plans(game, seat, room, large, rounds)
}

/// What the posts on an island may be paid.
fn completion(game: &Amerigo, posts: u8, left: f32, rounds: f32) -> f32 {
    let factor = [0.0, 1.0, 3.0, 6.0, 10.0, 15.0][usize::from(posts).min(5)];
    let players = f32::from(skerry_core::Game::players(game));
    let pace = 0.22 + 0.05 * players;
    let likely = (1.0 - left / (rounds * pace * 2.4 + 0.5)).clamp(0.0, 0.95);
    let passes = left / (pace * 2.4 * 7.0 + 0.1);
    let time = (f32::from(game.time()) - passes).max(1.0);
    factor * time * likely
}

/// Planned tiles: what they would score, less what cannot be built in time.
fn plans(game: &Amerigo, seat: Seat, room: f32, large: f32, rounds: f32) -> f32 {
    let mut space = room.max(3.0 * share(rounds));
    // Building takes turns: about three squares of neutral tiles, or four
    // villages, in every third one.
    let mut effort = (rounds - 0.5).max(0.0) * 1.7;
    let mut sum = 0.0;
    for tile in Tile::all() {
        for _ in 0..game.planned(seat, tile) {
            let size = f32::from(tile.print().size());
            let fits = (space / size).clamp(0.0, 1.0);
            let in_time = (effort / f32::from(tile.cost())).clamp(0.0, 1.0);
            let points = f32::from(tile.points(false)) * (1.0 - large)
                + f32::from(tile.points(true)) * large;
            sum += (points * 0.72 + 0.45 * size) * fits * in_time;
            space -= size;
            effort -= f32::from(tile.cost());
        }
    }
    sum
}

/// Anchors in reach of the ships.
fn ships(game: &Amerigo, seat: Seat, rounds: f32) -> f32 {
    if game.posts_left(seat) == 0 {
        return 0.0;
    }
    let mut sum = 0.0;
    for from in game.ships(seat).into_iter().flatten() {
        let near = game.sea_within(Some(from), 4);
        let open = game.open_anchors().filter(|(anchor, _)| near.contains(anchor.index()));
        sum += (open.count() as f32).min(3.0);
    }
    sum * 0.9 * share(rounds)
}

/// A colour's share of the attention at first sight, per action point.
pub(super) fn ap_worth(colour: Colour) -> f32 {
    match colour {
        Colour::Blue => 1.0,
        Colour::Black => 0.9,
        Colour::Red => 1.2,
        Colour::Brown => 1.3,
        Colour::Green => 1.8,
        Colour::Yellow => 1.0,
        Colour::White => 1.0,
    }
}
