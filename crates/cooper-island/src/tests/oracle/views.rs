//! What viewers are shown, held against the table of the second implementation.
use alloc::{vec, vec::Vec};

use skerry_core::{Game, Seat, Viewer};

use super::{
    table::{self, ITEMS},
    talk::Moment,
    world::World,
};
use crate::{CooperIsland, PlayerView, View, components::Card};

/// For everybody at the table, and for who watches.
pub(super) fn agree(moment: &Moment, game: &CooperIsland) {
    let world = &moment.world;
    for seat in 0..world.people.len() {
        decks_agree(moment, &game.view(Viewer::Seat(Seat(seat as u8))), Some(seat));
    }
    let view = game.view(Viewer::Spectator);
    decks_agree(moment, &view, None);
    assert_eq!((usize::from(view.round), view.players.len()), (world.round, world.people.len()));
    cargoes_agree(world, &view);
    for (number, shown) in view.players.iter().enumerate() {
        player_agrees(world, number, shown);
    }
}

fn cargoes_agree(world: &World, view: &View) {
    for (card, shown) in (1..).zip(&view.cargoes) {
        for (seat, person) in (0..).map(Seat).zip(&world.people) {
            let waits = person.cargo.contains(&card) && !person.bound_cargo.contains(&card);
            assert_eq!(shown.lids.contains(&seat), waits, "cargo ship {card}");
        }
        let (cost, helm) = table::cargo(card);
        let printed = [cost[&table::Item::Gold], cost[&table::Item::Cloth], helm];
        assert_eq!([shown.gold, shown.cloth, shown.helm].map(usize::from), printed);
    }
}

/// R88: who knows which card.
fn decks_agree(moment: &Moment, view: &View, viewer: Option<usize>) {
    let decks = moment.world.decks.iter().zip([&view.small_deck, &view.large_deck]).enumerate();
    for (size, (deck, shown)) in decks {
        let mut known = vec![None; deck.unseen.len()];
        known.extend(deck.bottom.iter().map(|(card, who)| {
            let knows = viewer.is_some_and(|viewer| who.contains(&viewer));
            knows.then(|| Card::of(card - 1, size == 1))
        }));
        assert_eq!(shown.cards, known, "as {viewer:?} sees it");
    }
    let looked = &moment.world.looked_at;
    let shown = view.look.as_ref();
    assert_eq!(shown.map_or(0, |look| usize::from(look.count)), looked.len());
    let cards = shown.map_or(0, |look| look.cards.len());
    let is_own = shown.is_some_and(|look| viewer == Some(look.seat.index()));
    assert_eq!(cards, if is_own { looked.len() } else { 0 });
}

fn player_agrees(world: &World, number: usize, shown: &PlayerView) {
    let (person, sheet) = (&world.people[number], world.sheet(number));
    assert_eq!(i32::from(shown.points), sheet.points());
    let parts: Vec<i32> = shown.breakdown.iter().map(|line| line.points).collect();
    assert_eq!(parts, [sheet.sailed, sheet.orders, sheet.flags, sheet.leftovers, sheet.anchors]);
    let room = ITEMS.into_iter().filter(|item| person.has_room(&[*item])).map(|item| item as u8);
    assert!(shown.room.iter().map(|item| *item as u8).eq(room), "R63");
    let positions = shown.ships.iter().map(|ship| usize::from(ship.position));
    assert!(positions.eq(person.ships.iter().map(|ship| ship.position)));
    for (kind, count) in (1..).zip(shown.log_books) {
        let taken = person.books.iter().filter(|book| **book == kind).count();
        assert_eq!(usize::from(count), taken, "R96: log book {kind}");
    }
    let uncharted = person.where_is(|ground| !ground.is_charted()).len();
    assert_eq!((usize::from(shown.uncharted), shown.has_passage), (uncharted, person.passage()));
    let tiles: usize = person.tiles.values().sum();
    let leftovers = person.storage.values().sum::<usize>() + person.cartographer + tiles;
    assert_eq!(usize::from(shown.leftovers), leftovers);
    assert_eq!(usize::from(shown.lids.taken), person.lids_taken());
    assert_eq!(usize::from(shown.feeding), person.feeding());
    let price = if person.has(15) { 3 } else { 4 };
    assert_eq!(shown.prices, [2, 2, price]);
}
