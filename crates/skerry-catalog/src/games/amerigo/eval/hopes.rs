//! What may still become points, for one seat: one number for each hope.
use amerigo::{
    Amerigo,
    components::{Colour, Marker, TRACK_POINTS, Tile},
};
use skerry_core::Seat;

/// The kinds of hopes, which is the order of the features.
#[derive(Debug, Clone, Copy)]
pub(super) enum Hope {
    Gold,
    Goods,
    Progress,
    Markers,
    Order,
    Pirates,
    Completion,
    Access,
    Plans,
    Ships,
    /// Always 1: what nobody can see yet.
    Rest,
}

/// How many hopes there are.
pub const FEATURES: usize = 11;

/// Everything but points on the track and unspent action points.
pub(super) fn all(game: &Amerigo, seat: Seat, rounds: f32) -> [f32; FEATURES] {
    let lands = Lands::of(game, seat);
    let mut hopes = [0.0; FEATURES];
    let mut set = |hope: Hope, worth| hopes[hope as usize] = worth;
    set(Hope::Gold, gold(game, seat, rounds));
    set(Hope::Goods, goods(game, seat, rounds));
    set(Hope::Progress, progress(game, game.progress(seat), rounds));
    set(Hope::Markers, markers(game, seat, rounds));
    set(Hope::Order, order(game, seat, game.position(seat), rounds));
    set(Hope::Pirates, pirates(game, seat, game.cannons(seat)));
    set(Hope::Completion, completions(game, seat, rounds));
    set(Hope::Access, access(lands.room, rounds));
    set(Hope::Plans, Plans::of(game, seat, &lands, rounds).worth);
    set(Hope::Ships, ships(game, seat, rounds));
    set(Hope::Rest, 1.0);
    hopes
}

/// A gold is a point at the end, and an action point before.
fn gold(game: &Amerigo, seat: Seat, rounds: f32) -> f32 {
    let mut gold = f32::from(game.gold(seat)) + 3.0 * f32::from(game.chests(seat));
    gold += if game.holds(seat, Marker::Gold3) { 3.0 } else { 0.0 };
    gold += if game.holds(seat, Marker::Gold5) { 5.0 } else { 0.0 };
    gold_worth(gold, rounds)
}

/// Gold is of more use the longer it can be spent.
pub(super) fn gold_worth(gold: f32, rounds: f32) -> f32 {
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
pub(super) fn progress(game: &Amerigo, position: u8, rounds: f32) -> f32 {
    let is_left = game.markers().iter().any(Option::is_some) || game.pass() < 5;
    let bonus = if is_left { 2.0 + 5.0 * share(rounds) } else { 0.0 };
    on_track(position, bonus, rounds)
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
        let late = 1.0 - 0.35 * (rounds_in_pass / 7.0);
        half * strength * risk * late
    };
    let passes_left = f32::from(5 - game.pass());
    let spare = (cannons - strength).max(0.0).min(strength + 3.0);
    let used_up = cannons.min(strength) * 0.25 * (rounds_in_pass / 7.0);
    let keeps = if passes_left > 0.0 { 0.75 * half } else { 0.0 };
    spare * keeps + used_up - loss
}

/// What the islands with own posts have to offer.
#[derive(Debug, Default)]
pub(super) struct Lands {
    /// Squares to build on, and how many of these are on large islands.
    room: f32,
    large_room: f32,
}

impl Lands {
    pub(super) fn of(game: &Amerigo, seat: Seat) -> Lands {
        let mut lands = Lands::default();
        for island in (0..game.islands()).filter(|island| game.posts_on(*island, seat) > 0) {
            let left = f32::from(game.squares_left(island));
            lands.room += left;
            lands.large_room += if game.is_large(island) { left } else { 0.0 };
        }
        lands
    }

    /// The share of large islands; a guess before there is a post.
    fn large(&self) -> f32 {
        if self.room > 0.0 { self.large_room / self.room } else { 0.3 }
    }
}

/// What all islands with own posts may pay.
fn completions(game: &Amerigo, seat: Seat, rounds: f32) -> f32 {
    let islands = (0..game.islands()).map(|island| {
        let left = f32::from(game.squares_left(island));
        completion(game, game.posts_on(island, seat), left, rounds)
    });
    islands.sum()
}

/// Room to build on is worth something as long as there is time.
pub(super) fn access(room: f32, rounds: f32) -> f32 {
    6.0 * room / (room + 10.0) * (rounds / 20.0).min(1.0)
}

/// What the posts on an island may be paid.
pub(super) fn completion(game: &Amerigo, posts: u8, left: f32, rounds: f32) -> f32 {
    if posts == 0 || left <= 0.0 {
        return 0.0;
    }
    let factor = [0.0, 1.0, 3.0, 6.0, 10.0, 15.0][usize::from(posts).min(5)];
    // Squares of one island that are covered in a round, more or less.
    let pace = 0.45;
    let likely = (1.0 - left / (rounds * pace + 0.5)).clamp(0.0, 0.95);
    let time = (f32::from(game.time()) - left / (7.0 * pace)).max(1.0);
    factor * time * likely
}

/// Planned tiles, counted one after the other: the more, the less each is worth.
#[derive(Debug)]
pub(super) struct Plans {
    pub(super) worth: f32,
    /// Action points needed to build them all, and squares they need.
    cost: f32,
    squares: f32,
    /// What there is of both.
    capacity: f32,
    room: f32,
    large: f32,
}

impl Plans {
    pub(super) fn of(game: &Amerigo, seat: Seat, lands: &Lands, rounds: f32) -> Plans {
        // A turn of building in every fourth round, and the next one is near.
        let capacity = ((rounds - 1.0) * 1.3).clamp(0.0, 14.0);
        let mut plans = Plans {
            worth: 0.0,
            cost: 0.0,
            squares: 0.0,
            capacity,
            room: lands.room.max(0.3 * rounds),
            large: lands.large(),
        };
        for tile in Tile::all() {
            for _ in 0..game.planned(seat, tile) {
                plans.add(tile);
            }
        }
        plans
    }

    /// Points, and what covering squares brings: resources and completed islands.
    pub(super) fn score(&self, tile: Tile) -> f32 {
        let small = f32::from(tile.points(false)) * (1.0 - self.large);
        let large = f32::from(tile.points(true)) * self.large;
        small + large + 0.6 * f32::from(tile.print().size())
    }

    /// What planning one more would add.
    pub(super) fn gain(&self, tile: Tile) -> f32 {
        let cost = self.cost + f32::from(tile.cost());
        let squares = self.squares + f32::from(tile.print().size());
        let in_time = ((self.capacity - cost) / 8.0 + 0.35).clamp(0.0, 1.0);
        let fits = ((self.room - squares) / 6.0 + 0.5).clamp(0.0, 1.0);
        0.6 * self.score(tile) * in_time * fits
    }

    pub(super) fn add(&mut self, tile: Tile) {
        self.worth += self.gain(tile);
        self.cost += f32::from(tile.cost());
        self.squares += f32::from(tile.print().size());
    }
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
    sum * 0.3 * share(rounds)
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
