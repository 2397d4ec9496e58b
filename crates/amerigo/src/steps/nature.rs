//! 3, 6, 13 What nature does: the deal, the reveals, the tower.
use skerry_core::{Dice, Seat, SeatOrder, Sink};

use super::rounds;
use crate::{
    action::{Chance, Event},
    components::{
        CUBES, Colour, GOOD_COSTS, LOOSE, MAX_PLAYERS, Marker, Resource, SETUP_STICK, STICK,
        TILES_IN_BOX, time_value,
    },
    islands::Islands,
    map::{self, Map},
    names::{Cubes, Deal},
    setup,
    state::{Amerigo, Good, Phase},
};

/// A legal map needs about two tries; so many without one would be a fault.
const MOST_TRIES: u32 = 10_000;
/// Marker places filled at set-up, and later on.
const ALL_AREAS: usize = 8;
const LEFT_AREA: usize = 4;

#[inline]
pub(crate) fn sample(game: &Amerigo, dice: &mut impl Dice) -> Chance {
    match game.phase() {
        Phase::DealMap => Chance::Map { tiles: deal_map(game.players, dice) },
        Phase::DealOrder => {
            let mut seats = [Seat(0), Seat(1), Seat(2), Seat(3)];
            let seats = &mut seats[..usize::from(game.players)];
            dice.shuffle(seats);
            Chance::Order { seats: SeatOrder::new(seats.iter().copied()) }
        }
        Phase::TurnPirate => {
            Chance::Pirate { strength: draw_from(&game.unseen_pirates, dice) as u8 }
        }
        Phase::TurnMarker => Chance::Marker { marker: draw_marker(game, dice) },
        Phase::TurnGood => {
            let at = draw_from(game.unseen_goods.as_flattened(), dice);
            let resource = Resource::ALL[at / GOOD_COSTS.len()];
            Chance::Good { resource, cost: GOOD_COSTS[at % GOOD_COSTS.len()] }
        }
        Phase::FillTower => {
            let stuck = |_| cubes_below(CUBES, SETUP_STICK, dice);
            Chance::Tower { stay: Cubes(Colour::ALL.map(stuck)) }
        }
        Phase::Throw => Chance::Throw { out: throw(game, dice) },
        Phase::Choose | Phase::Act | Phase::Post | Phase::Pick | Phase::Over => {
            unreachable!("nature is asked only when it is its turn")
        }
    }
}

/// 3.1: deals until the map is legal.
pub(crate) fn deal_map(players: u8, dice: &mut impl Dice) -> Deal {
    let (rows, columns) = setup::map_size(players);
    for _ in 0..MOST_TRIES {
        let mut tiles: [u8; TILES_IN_BOX as usize] = core::array::from_fn(|tile| tile as u8);
        dice.shuffle(&mut tiles);
        let tiles = tiles.into_iter().take(usize::from(rows * columns));
        let deal = Deal::new(tiles.map(|tile| (tile, dice.below(4) as u8)));
        let map = Map::new(rows, columns, &deal);
        if map::check(map.land(), map.height(), map.width()).is_ok() {
            return deal;
        }
    }
    unreachable!("there are legal maps in abundance")
}

/// R41: one of the unseen items, each equally likely; `counts` says how many
/// there are of each sort.
#[inline]
fn draw_from(counts: &[u8], dice: &mut impl Dice) -> usize {
    let mut drawn = dice.below(counts.iter().map(|count| u32::from(*count)).sum());
    let mut sort = 0;
    while drawn >= counts[sort].into() {
        drawn -= u32::from(counts[sort]);
        sort += 1;
    }
    sort
}

#[inline]
fn draw_marker(game: &Amerigo, dice: &mut impl Dice) -> Marker {
    let mut unseen = game.unseen_markers;
    for _ in 0..dice.below(unseen.count_ones()) {
        unseen &= unseen - 1;
    }
    Marker::ALL[unseen.trailing_zeros() as usize]
}

/// How many of `cubes` draws of a number below ten thousand lie below `chance`.
#[inline]
fn cubes_below(cubes: u8, chance: u32, dice: &mut impl Dice) -> u8 {
    (0..cubes).filter(|_| dice.below(10_000) < chance).count() as u8
}

/// 13: what falls out of the tower when the cubes of this round are thrown in.
#[inline]
fn throw(game: &Amerigo, dice: &mut impl Dice) -> Cubes {
    let thrown = game.storage[game.round.index()];
    let mut out = game.tower.map(|inside| cubes_below(inside, LOOSE[usize::from(thrown)], dice));
    let jam = dice.below(STICK.len() as u32) as usize;
    let stuck = cubes_below(thrown, STICK[jam], dice);
    out[game.round.index()] += thrown - stuck;
    Cubes(out)
}

pub(crate) fn is_possible(game: &Amerigo, chance: &Chance) -> bool {
    match (game.phase(), *chance) {
        (Phase::DealMap, Chance::Map { tiles }) => is_legal_deal(game.players, &tiles),
        (Phase::DealOrder, Chance::Order { seats }) => {
            seats.seats().count() == usize::from(game.players)
                && game.seats().iter().all(|seat| seats.seats().any(|other| other == seat))
        }
        (Phase::TurnPirate, Chance::Pirate { strength }) => {
            game.unseen_pirates.get(usize::from(strength)).is_some_and(|count| *count > 0)
        }
        (Phase::TurnMarker, Chance::Marker { marker }) => game.unseen_markers & marker.bit() != 0,
        (Phase::TurnGood, Chance::Good { resource, cost }) => GOOD_COSTS
            .iter()
            .position(|printed| *printed == cost)
            .is_some_and(|cost| game.unseen_goods[resource.index()][cost] > 0),
        (Phase::FillTower, Chance::Tower { .. }) => true,
        (Phase::Throw, Chance::Throw { out }) => {
            let inside = |colour: Colour| {
                let thrown = if colour == game.round { game.storage[colour.index()] } else { 0 };
                game.tower[colour.index()] + thrown
            };
            Colour::ALL.iter().all(|colour| out.0[colour.index()] <= inside(*colour))
        }
        _ => false,
    }
}

fn is_legal_deal(players: u8, deal: &Deal) -> bool {
    let (rows, columns) = setup::map_size(players);
    if deal.len != rows * columns {
        return false;
    }
    let used = deal.tiles().fold(0_u16, |used, (tile, _)| used | 1 << tile);
    let map = Map::new(rows, columns, deal);
    used.count_ones() == u32::from(deal.len)
        && map::check(map.land(), map.height(), map.width()).is_ok()
}

#[inline]
pub(crate) fn resolve(game: &mut Amerigo, chance: Chance, events: &mut impl Sink<Event>) {
    match chance {
        Chance::Map { tiles } => lay_map(game, &tiles, events),
        Chance::Order { seats } => set_order(game, seats, events),
        Chance::Pirate { strength } => {
            game.unseen_pirates[usize::from(strength)] -= 1;
            game.pirates += strength;
            game.phases.replace(Phase::TurnMarker);
            let sum = game.pirates;
            events.tell(|| Event::PirateTurned { strength, sum });
        }
        Chance::Marker { marker } => turn_marker(game, marker, events),
        Chance::Good { resource, cost } => turn_good(game, Good { resource, cost }, events),
        Chance::Tower { stay } => {
            game.tower = stay.0;
            game.storage = stay.0.map(|inside| CUBES - inside);
            let [blue, black, red, brown, green, yellow, white] = stay.0;
            events.tell(|| Event::TowerFilled { blue, black, red, brown, green, yellow, white });
            begin_pass(game, events);
        }
        Chance::Throw { out } => come_out(game, out, events),
    }
}

fn come_out(game: &mut Amerigo, out: Cubes, events: &mut impl Sink<Event>) {
    let colour = game.round;
    let thrown = core::mem::take(&mut game.storage[colour.index()]);
    game.tower[colour.index()] += thrown;
    for (inside, out) in game.tower.iter_mut().zip(out.0) {
        *inside -= out;
    }
    game.field = out.0;
    let base = out.0.into_iter().max().unwrap_or(0);
    let [blue, black, red, brown, green, yellow, white] = out.0;
    events.tell(|| Event::CubesThrown {
        colour,
        thrown,
        base,
        blue,
        black,
        red,
        brown,
        green,
        yellow,
        white,
    });
    rounds::begin_turns(game, events);
}

/// 3.1, 3.2.
pub(crate) fn lay_map(game: &mut Amerigo, deal: &Deal, events: &mut impl Sink<Event>) {
    let (rows, columns) = setup::map_size(game.players);
    game.map = Map::new(rows, columns, deal);
    game.islands = Islands::of(&game.map);
    game.free = game.map.land();
    game.phases.replace(Phase::DealOrder);
    let islands = &game.islands;
    events.tell(|| Event::MapLaid {
        islands: islands.count,
        large: islands.large.count_ones() as u8,
    });
}

/// 3.3: who lies deeper in the stack starts with more gold.
fn set_order(game: &mut Amerigo, seats: SeatOrder, events: &mut impl Sink<Event>) {
    for (above, seat) in (0..).zip(seats.seats()) {
        debug_assert!(usize::from(above) < MAX_PLAYERS, "at most four players");
        game.order[usize::from(above)] = seat;
        game.sheet_mut(seat).gold = above;
        events.tell(|| Event::OrderDrawn { seat, place: above + 1, gold: above });
    }
    game.round_order = game.order;
    game.phases.replace(Phase::TurnPirate);
}

/// Markers fill both areas at set-up, the left one later on.
#[inline]
fn turn_marker(game: &mut Amerigo, marker: Marker, events: &mut impl Sink<Event>) {
    let places = if game.pass == 1 { ALL_AREAS } else { LEFT_AREA };
    let slot = game.markers.iter().position(Option::is_none).expect("asked only while empty");
    game.unseen_markers &= !marker.bit();
    game.markers[slot] = Some(marker);
    events.tell(|| Event::MarkerTurned { slot: slot as u8, marker });
    if slot + 1 == places {
        game.phases.replace(Phase::TurnGood);
    }
}

#[inline]
fn turn_good(game: &mut Amerigo, good: Good, events: &mut impl Sink<Event>) {
    let slot = game.goods.iter().position(Option::is_none).expect("asked only while empty");
    let cost = usize::from(good.cost - GOOD_COSTS[0]);
    game.unseen_goods[good.resource.index()][cost] -= 1;
    game.goods[slot] = Some(good);
    events.tell(|| {
        let Good { resource, cost } = good;
        Event::GoodTurned { slot: slot as u8, resource, cost }
    });
    if slot + 1 < setup::good_slots(game.players) {
        return;
    }
    if game.pass == 1 {
        game.phases.replace(Phase::FillTower);
    } else {
        begin_pass(game, events);
    }
}

fn begin_pass(game: &mut Amerigo, events: &mut impl Sink<Event>) {
    let pass = game.pass;
    events.tell(|| Event::PassBegan { pass, time: time_value(pass) as u8 });
    rounds::begin_round(game, events);
}
