//! 4, 9, 12 What nature does: the deal, and everything that is turned up.
use skerry_core::{Dice, Seat, SeatOrder, Sink};

use super::rounds;
use crate::{
    action::{Chance, Event},
    components::{Fleet, LOOK, MAX_TURNS, Specialist, Tile, meeples},
    names::{Island, Tiles, Tokens},
    state::{Phase, Yamatai},
};

#[inline]
pub(crate) fn sample(game: &Yamatai, dice: &mut impl Dice) -> Chance {
    match game.phase() {
        Phase::DealCulture => {
            let mut tokens = Tokens::in_box();
            dice.shuffle(&mut tokens);
            Chance::Culture { tokens: Tokens(tokens) }
        }
        Phase::DealOrder => {
            let mut seats = [Seat(0); MAX_TURNS];
            let seats = &mut seats[..usize::from(game.turns())];
            for (turn, seat) in (0..).zip(seats.iter_mut()) {
                *seat = Seat(turn / meeples(game.players));
            }
            dice.shuffle(seats);
            Chance::Order { seats: SeatOrder::new(seats.iter().copied()) }
        }
        Phase::TurnSpecialist => {
            Chance::Specialist { specialist: Specialist::ALL[draw(game.unseen, dice) as usize] }
        }
        Phase::TurnTile => Chance::Tile { tile: Tile(draw(game.deck, dice)) },
        Phase::TurnFleet => Chance::Fleet { fleet: Fleet(draw(game.older.into(), dice)) },
        Phase::Look => {
            let mut left = game.deck;
            for _ in 0..LOOK.min(game.deck.count_ones() as usize) {
                left &= !Tile(draw(left, dice)).bit();
            }
            Chance::Look { tiles: Tiles(game.deck & !left) }
        }
        Phase::Fleet
        | Phase::Boats
        | Phase::Collect
        | Phase::Extra
        | Phase::Second
        | Phase::Moor
        | Phase::Recruit
        | Phase::Power
        | Phase::PowerSecond
        | Phase::Reserve
        | Phase::Over => unreachable!("nature is asked only when it is its turn"),
    }
}

/// One bit of a set, each equally likely.
#[inline]
fn draw(mut set: u32, dice: &mut impl Dice) -> u8 {
    for _ in 0..dice.below(set.count_ones()) {
        set &= set - 1;
    }
    set.trailing_zeros() as u8
}

pub(crate) fn is_possible(game: &Yamatai, chance: &Chance) -> bool {
    match (game.phase(), *chance) {
        (Phase::DealCulture, Chance::Culture { tokens }) => tokens.is_whole(),
        (Phase::DealOrder, Chance::Order { seats }) => {
            let count = |seat| seats.seats().filter(|other| *other == seat).count();
            seats.seats().count() == usize::from(game.turns())
                && game.seats().iter().all(|seat| count(seat) == usize::from(meeples(game.players)))
        }
        (Phase::TurnSpecialist, Chance::Specialist { specialist }) => {
            game.unseen & specialist.bit() != 0
        }
        (Phase::TurnTile, Chance::Tile { tile }) => game.deck & tile.bit() != 0,
        (Phase::TurnFleet, Chance::Fleet { fleet }) => game.older & fleet.bit() != 0,
        (Phase::Look, Chance::Look { tiles }) => {
            let seen = LOOK.min(game.deck.count_ones() as usize);
            tiles.0 & !game.deck == 0 && tiles.0.count_ones() as usize == seen
        }
        _ => false,
    }
}

#[inline]
pub(crate) fn resolve(game: &mut Yamatai, chance: Chance, events: &mut impl Sink<Event>) {
    match chance {
        Chance::Culture { tokens } => lay_culture(game, &tokens, events),
        Chance::Order { seats } => {
            for ((place, slot), seat) in (1..).zip(&mut game.order).zip(seats.seats()) {
                *slot = seat;
                events.tell(|| Event::OrderDrawn { seat, place });
            }
            game.phases.replace(Phase::TurnSpecialist);
        }
        Chance::Specialist { specialist } => {
            let slot = game.hall.iter().position(Option::is_none);
            let slot = slot.expect("asked only while one is missing");
            game.unseen &= !specialist.bit();
            game.hall[slot] = Some(specialist);
            events.tell(|| Event::SpecialistTurned { slot: slot as u8, specialist });
            rounds::fill_hall(game, events);
        }
        Chance::Tile { tile } => {
            game.deck &= !tile.bit();
            game.row |= tile.bit();
            events.tell(|| Event::TileTurned { tile });
            rounds::fill_row(game, events);
        }
        Chance::Fleet { fleet } => turn_fleet(game, fleet, events),
        Chance::Look { tiles } => {
            game.deck &= !tiles.0;
            game.look = tiles.0;
            game.phases.replace(Phase::Reserve);
            let seat = game.active();
            for tile in tiles.iter() {
                events.tell(|| Event::TileShown { seat, tile });
            }
        }
    }
}

/// 4.5: tokens on their islands; blank ones are removed, mountains stay.
fn lay_culture(game: &mut Yamatai, tokens: &Tokens, events: &mut impl Sink<Event>) {
    for island in Island::all() {
        let (culture, is_mountain) = tokens.at(island);
        if let Some(culture) = culture {
            game.culture[culture.index()].add(island);
        }
        if is_mountain {
            game.mountains.add(island);
        }
    }
    game.phases.replace(Phase::DealOrder);
    let (tokens, mountains) = (game.tokens().len() as u8, game.mountains.len() as u8);
    events.tell(|| Event::CultureLaid { tokens, mountains });
}

/// R58: when the older fleets are used up, the newer ones are next.
#[inline]
fn turn_fleet(game: &mut Yamatai, fleet: Fleet, events: &mut impl Sink<Event>) {
    game.older &= !fleet.bit();
    if game.older == 0 {
        game.older = core::mem::take(&mut game.newer);
    }
    let slot = game.open.iter_mut().find(|slot| slot.is_none());
    *slot.expect("asked only while one is missing") = Some(fleet);
    events.tell(|| Event::FleetTurned { fleet });
    rounds::fill_track(game, events);
}
