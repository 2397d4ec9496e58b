//! R88 The two things that are hidden: four cards that somebody looks at, and what a
//! player knows of the bottom of a deck.
use alloc::vec::Vec;

use serde::Serialize;
use skerry_core::{Dice, Seat, Viewer};

use crate::{
    action::Event,
    components::{Building, Card, DECK},
    state::{CooperIsland, Frame},
};

/// A building deck.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "cooper-island/"))]
pub struct DeckView {
    /// From the top, each if the viewer knows it.
    pub cards: Vec<Option<Card>>,
    /// Who put it back, for each; nobody has seen those without.
    pub buried_by: Vec<Option<Seat>>,
}

/// Cards that somebody looks at.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "cooper-island/"))]
pub struct LookView {
    pub seat: Seat,
    pub building: Building,
    pub count: u8,
    /// For who looks at them.
    pub cards: Vec<Card>,
}

/// Sizes of decks, as they stand in the state.
const SIZES: [Building; 2] = [Building::Small, Building::Large];

pub(super) fn deck(game: &CooperIsland, building: Building, viewer: Viewer) -> DeckView {
    let is_large = building == Building::Large;
    let deck = &game.decks[usize::from(is_large)];
    let unseen = deck.unseen.count_ones() as usize;
    let knows = |seat: Seat| viewer == Viewer::Seat(seat);
    let buried = || deck.buried();
    let mut cards: Vec<Option<Card>> = core::iter::repeat_n(None, unseen).collect();
    cards.extend(buried().map(|(card, seat)| knows(seat).then(|| Card::of(card, is_large))));
    let mut buried_by: Vec<Option<Seat>> = core::iter::repeat_n(None, unseen).collect();
    buried_by.extend(buried().map(|(_, seat)| Some(seat)));
    DeckView { cards, buried_by }
}

/// The size of the cards that are looked at.
fn looking(game: &CooperIsland) -> Option<Building> {
    let frame = game.frame();
    if let Frame::Keep(building) | Frame::Bury(building) = frame { Some(building) } else { None }
}

pub(super) fn look(game: &CooperIsland, viewer: Viewer) -> Option<LookView> {
    let building = looking(game)?;
    let is_large = building == Building::Large;
    let looked = game.looked[usize::from(is_large)];
    let is_own = viewer == Viewer::Seat(game.active);
    let seen = |card: &Card| is_own && card.is_large() == is_large && looked & card.bit() != 0;
    Some(LookView {
        seat: game.active,
        building,
        count: looked.count_ones() as u8,
        cards: Card::ALL.into_iter().filter(seen).collect(),
    })
}

/// What is for the eyes of one seat goes to that seat alone.
pub(crate) fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
    let (Event::CardsSeen { seat, .. } | Event::CardsOrdered { seat, .. }) = event else {
        return Some(*event);
    };
    (viewer == Viewer::Seat(*seat)).then_some(*event)
}

/// Deals all cards anew that `seat` does not know.
pub(crate) fn determinize(game: &CooperIsland, seat: Seat, dice: &mut impl Dice) -> CooperIsland {
    let mut world = *game;
    for building in SIZES {
        deal(&mut world, building, seat, dice);
    }
    world
}

fn deal(game: &mut CooperIsland, building: Building, seat: Seat, dice: &mut impl Dice) {
    let at = usize::from(building == Building::Large);
    let is_others = looking(game) == Some(building) && game.active != seat;
    let deck = &mut game.decks[at];
    let looked = if is_others { game.looked[at] } else { 0 };
    let hidden = deck.buried().filter(|(_, owner)| *owner != seat);
    let mut pool = hidden.fold(deck.unseen | looked, |set, (card, _)| set | 1 << card);
    if pool == deck.unseen {
        return;
    }
    let mut draw = || {
        let mut left = pool;
        for _ in 0..dice.below(pool.count_ones()) {
            left &= left - 1;
        }
        let card = left.trailing_zeros() as u8;
        pool &= !(1 << card);
        card
    };
    if is_others {
        let count = looked.count_ones();
        game.looked[at] = (0..count).fold(0, |set, _| set | 1 << draw());
    }
    deck.replace(&mut draw, seat);
    deck.unseen = pool;
}

const _: () = assert!(DECK <= 16, "a card is a bit of a set");
