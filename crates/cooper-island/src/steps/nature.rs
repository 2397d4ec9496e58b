//! 2, 13, 16 What nature does: set-up, tiles, log books, building cards, Cooper's cards.
use skerry_core::{Dice, Seat, Sink};

use super::{choose, rounds, solo};
use crate::{
    action::{Chance, Event},
    components::{
        Building, Card, LOOK, LogBook, Order, START_STEPS, START_TILES, Section, Terrain, Tile,
    },
    names::{Cards, Orders},
    setup::StartTerrain,
    state::{CooperIsland, Frame, Offer, OrderState, Owner},
};

/// Royal orders in play, for two and three players; nr 8 is not drawn for two.
const fn orders_in_play(players: u8) -> (u32, u8) {
    if players == 2 { (4, !Order::Copy.bit()) } else { (6, u8::MAX) }
}

#[inline]
pub(crate) fn sample(game: &CooperIsland, dice: &mut impl Dice) -> Chance {
    match game.frame() {
        Frame::DealOrders => {
            let (count, mut left) = orders_in_play(game.players);
            let mut orders = 0;
            for _ in 0..count {
                let drawn = 1 << draw_bit(left.into(), dice);
                left &= !drawn;
                orders |= drawn;
            }
            Chance::Orders { orders: Orders(orders) }
        }
        Frame::DealStarter => Chance::Starter { seat: Seat(dice.below(game.players.into()) as u8) },
        Frame::DealTerrain => Chance::Terrain { terrain: *dice.pick(&Terrain::ALL) },
        Frame::DealTiles(_) | Frame::DrawTile => Chance::Tile { tile: Tile(draw(&game.bag, dice)) },
        Frame::DrawBook => {
            Chance::LogBook { book: LogBook::ALL[usize::from(draw(&game.log_books, dice))] }
        }
        Frame::Look(building) => Chance::Look { cards: look(game, building, dice) },
        Frame::Neutral | Frame::CooperCard => {
            Chance::CooperCard { section: Section::of(draw(&game.cooper.cards, dice)) }
        }
        Frame::Choose
        | Frame::Window
        | Frame::Menu(_)
        | Frame::Offer(_)
        | Frame::Islet
        | Frame::Moor(_)
        | Frame::Tile
        | Frame::Lay(..)
        | Frame::Chart
        | Frame::Cube(_)
        | Frame::Object(..)
        | Frame::Cut
        | Frame::Pay
        | Frame::Clear
        | Frame::Put(_)
        | Frame::Lid(..)
        | Frame::Ruin
        | Frame::Helm(..)
        | Frame::Sail(_)
        | Frame::Fee(_)
        | Frame::Answer(..)
        | Frame::Anchors(_)
        | Frame::Gain(..)
        | Frame::Keep(_)
        | Frame::Bury(_)
        | Frame::Shift
        | Frame::PutLid
        | Frame::TurnBoats
        | Frame::Feed
        | Frame::Store
        | Frame::Give(..)
        | Frame::Assign => {
            unreachable!("nature is asked only when it is its turn")
        }
    }
}

/// One of a heap of things, each equally likely: its kind.
#[inline]
fn draw(counts: &[u8], dice: &mut impl Dice) -> u8 {
    let total: u32 = counts.iter().map(|count| u32::from(*count)).sum();
    let mut drawn = dice.below(total);
    for (kind, count) in (0..).zip(counts) {
        if drawn < u32::from(*count) {
            return kind;
        }
        drawn -= u32::from(*count);
    }
    unreachable!("the heap was counted")
}

/// One bit of a set, each equally likely.
#[inline]
fn draw_bit(mut set: u32, dice: &mut impl Dice) -> u32 {
    for _ in 0..dice.below(set.count_ones()) {
        set &= set - 1;
    }
    set.trailing_zeros()
}

const fn deck(building: Building) -> usize {
    matches!(building, Building::Large) as usize
}

/// R88: unseen cards first, then those that were put back.
fn look(game: &CooperIsland, building: Building, dice: &mut impl Dice) -> Cards {
    let deck = &game.decks[deck(building)];
    let mut cards = deck.due();
    let mut left = deck.unseen;
    for _ in 0..LOOK as u32 - cards.count_ones() {
        let drawn = 1 << draw_bit(left.into(), dice);
        left &= !drawn;
        cards |= drawn;
    }
    of_bits(cards, building)
}

fn of_bits(mut bits: u16, building: Building) -> Cards {
    let mut cards = [Card::Granary; LOOK];
    for card in &mut cards {
        *card = Card::of(bits.trailing_zeros() as u8, building == Building::Large);
        bits &= bits - 1;
    }
    Cards(cards)
}

fn bits(cards: Cards) -> u16 {
    cards.iter().fold(0, |set, card| set | card.bit())
}

pub(crate) fn is_possible(game: &CooperIsland, chance: &Chance) -> bool {
    match (game.frame(), *chance) {
        (Frame::DealOrders, Chance::Orders { orders }) => {
            let (count, all) = orders_in_play(game.players);
            orders.0.count_ones() == count && orders.0 & !all == 0
        }
        (Frame::DealStarter, Chance::Starter { seat }) => game.seats().contains(seat),
        (Frame::DealTerrain, Chance::Terrain { .. }) => true,
        (Frame::DealTiles(_) | Frame::DrawTile, Chance::Tile { tile }) => {
            game.bag[tile.index()] > 0
        }
        (Frame::DrawBook, Chance::LogBook { book }) => game.log_books[book.index()] > 0,
        (Frame::Look(building), Chance::Look { cards }) => {
            let deck = &game.decks[deck(building)];
            let due = deck.due();
            let is_size = cards.iter().all(|card| card.is_large() == (building == Building::Large));
            let bits = bits(cards);
            let fits = bits & due == due && bits & !due & !deck.unseen == 0;
            is_size && fits && bits.count_ones() as usize == LOOK
        }
        (Frame::Neutral | Frame::CooperCard, Chance::CooperCard { section }) => {
            game.cooper.cards[section.index()] > 0
        }
        _ => false,
    }
}

#[inline]
pub(crate) fn resolve(game: &mut CooperIsland, chance: Chance, events: &mut impl Sink<Event>) {
    match chance {
        Chance::Orders { orders } => {
            for order in orders.iter() {
                game.orders[order.index()] = OrderState::Free;
                events.tell(|| Event::OrderShown { order });
            }
            game.frames.replace(Frame::DealStarter);
        }
        Chance::Starter { seat } => begin_with(game, seat, events),
        Chance::Terrain { terrain } => {
            game.frames.pop();
            start_alike(game, terrain, events);
        }
        Chance::Tile { tile } => draw_tile(game, tile, events),
        Chance::LogBook { book } => {
            let seat = game.active;
            game.log_books[book.index()] -= 1;
            game.sheet_mut(seat).books[book.index()] += 1;
            game.frames.replace(Frame::Offer(Offer::Book(book)));
            events.tell(|| Event::LogBookTaken { seat, book });
        }
        Chance::Look { cards } => {
            let seat = game.active;
            if let Frame::Look(building) = game.frame() {
                let deck = deck(building);
                game.looked[deck] = bits(cards);
                game.decks[deck].take(bits(cards));
                game.frames.replace(Frame::Keep(building));
                events.tell(|| Event::CardsDrawn { seat, building });
                events.tell(|| Event::CardsSeen { seat, cards });
            }
        }
        Chance::CooperCard { section } => {
            if matches!(game.frame(), Frame::Neutral) {
                solo::place_neutral(game, section, events);
            } else {
                solo::act(game, section, events);
            }
        }
    }
    super::settle(game, events);
}

/// 2.8: who begins, and where the cartographers start.
fn begin_with(game: &mut CooperIsland, seat: Seat, events: &mut impl Sink<Event>) {
    game.token = Owner::Seat(seat);
    for place in 0..game.players {
        let seat = Seat((seat.0 + place) % game.players);
        game.sheet_mut(seat).cartographer = START_STEPS[usize::from(place >= 2)];
    }
    events.tell(|| Event::StarterDrawn { seat });
    game.frames.replace(Frame::DealTiles(0));
}

fn draw_tile(game: &mut CooperIsland, tile: Tile, events: &mut impl Sink<Event>) {
    game.bag[tile.index()] -= 1;
    let is_dealt = if let Frame::DealTiles(drawn) = game.frame() { Some(drawn) } else { None };
    let seat = is_dealt.map_or(game.active, |drawn| Seat(drawn / START_TILES));
    game.sheet_mut(seat).reserve[tile.index()] += 1;
    events.tell(|| Event::TileDrawn { seat, tile });
    game.frames.pop();
    let Some(drawn) = is_dealt else { return };
    if drawn + 1 < game.players * START_TILES {
        return game.frames.push(Frame::DealTiles(drawn + 1));
    }
    match game.options.start {
        StartTerrain::Meadow => start_alike(game, Terrain::Meadow, events),
        StartTerrain::Random => game.frames.push(Frame::DealTerrain),
        StartTerrain::Chosen => {
            game.active = game.token.seat().unwrap_or(Seat(0));
            game.frames.push(Frame::Choose);
        }
    }
}

fn start_alike(game: &mut CooperIsland, terrain: Terrain, events: &mut impl Sink<Event>) {
    for seat in game.seats().iter() {
        choose::chart(game, seat, terrain, events);
    }
    rounds::begin_round(game, events);
}
