//! What the engine and the second implementation must agree on, and what always holds.
use alloc::{collections::BTreeSet, string::ToString, vec::Vec};

use skerry_core::{Game, Seat};

use super::{
    table::{Building, ITEMS, RUINS},
    world::{Heap, Kind, Owner, Person, Shape, Thing, World},
};
use crate::{
    CooperIsland, Event,
    components::{self, Landing, Section, Worker},
    land,
    names::Bank,
    scoring::{self, Category},
    sheet::Sheet,
    state::{self, OrderState},
};

fn heap(heap: &Heap) -> [u8; 6] {
    ITEMS.map(|item| heap.get(&item).copied().unwrap_or(0) as u8)
}

fn is_owner(owner: state::Owner, told: Owner) -> bool {
    match (owner, told) {
        (state::Owner::Seat(seat), Owner::Seat(other)) => seat.index() == other,
        (state::Owner::Cooper, Owner::Cooper) | (state::Owner::Neutral, Owner::Neutral) => true,
        _ => false,
    }
}

/// Everything that lies on the table.
pub(super) fn agrees(world: &World, game: &CooperIsland) {
    assert_eq!((game.round as usize, game.singles as usize), (world.round, world.singles));
    let bag: Vec<u8> = world.bag.values().map(|count| *count as u8).collect();
    assert_eq!(game.bag[..], bag);
    let pile: Vec<u8> = world.pile.values().map(|count| *count as u8).collect();
    assert_eq!(game.log_books[..], pile);
    if world.round > 0 {
        let card = (game.harbormaster().index() as u8 + 1, game.has_harbormaster());
        assert_eq!(card, world.harbormaster);
        assert!(is_owner(game.token, world.cooper));
    }
    for (deck, told) in game.decks.iter().zip(&world.decks) {
        let unseen = told.unseen.iter().fold(0, |set, card| set | 1 << (card - 1));
        assert_eq!(deck.unseen, unseen);
        let bottom: Vec<(u8, BTreeSet<usize>)> =
            deck.buried().map(|(card, seat)| (card + 1, [seat.index()].into())).collect();
        assert_eq!(bottom, told.bottom);
    }
    let looked = world.looked_at.iter().fold(0, |set, card| set | 1 << (card - 1));
    assert_eq!(game.looked[0] | game.looked[1], looked);
    for order in components::Order::ALL {
        let told = world.orders.get(&(order.index() as u8 + 1));
        let agrees = match (game.order(order), told) {
            (OrderState::Absent, None) | (OrderState::Free, Some(None)) => true,
            (OrderState::Taken(owner, worker), Some(Some((other, shape)))) => {
                is_owner(owner, *other) && worker as u8 == *shape as u8
            }
            _ => world.round == 0,
        };
        assert!(agrees, "order {order:?}");
    }
    sections_agree(world, game);
    for (number, person) in world.people.iter().enumerate() {
        let seat = Seat(number as u8);
        if world.round == 0 {
            // The deal goes its own way; what comes of it is compared.
            continue;
        }
        person_agrees(person, game.sheet(seat));
        assert_eq!(i32::from(scoring::points(game, seat)), world.sheet(number).points());
        holds(person);
    }
    cooper_agrees(world, game);
}

fn sections_agree(world: &World, game: &CooperIsland) {
    for (worker, shape) in [(Worker::Normal, Shape::Normal), (Worker::Special, Shape::Special)] {
        for (section, letter) in Section::ALL.into_iter().zip('a'..='h') {
            let told = world.sections.get(&(letter, shape)).cloned().unwrap_or_default();
            let owners: Vec<_> = game.tower(worker, section).owners().collect();
            assert_eq!(owners.len(), told.len(), "{letter}");
            assert!(owners.into_iter().zip(told).all(|(owner, told)| is_owner(owner, told)));
        }
    }
}

fn cooper_agrees(world: &World, game: &CooperIsland) {
    let (rival, cooper) = (&world.rival, &game.cooper);
    if rival.focus.is_none() {
        return;
    }
    assert_eq!(
        (cooper.steps as usize, cooper.statues as usize, cooper.progress as usize),
        (rival.steps, rival.statues, rival.progress)
    );
    let orders = world.orders.values().flatten().filter(|(owner, _)| *owner == Owner::Cooper);
    let points = rival.steps as i32 + 4 * orders.count() as i32
        - [12, 9, 6, 3][usize::from(rival.difficulty) - 1];
    assert_eq!(i32::from(scoring::cooper(game)), points);
}

fn person_agrees(person: &Person, sheet: &Sheet) {
    for (name, ground) in &person.land {
        let at: crate::Space = name.parse().expect("a land space");
        let top = sheet.land.terrain_at(at).map(|terrain| terrain as u8);
        assert_eq!(
            (top, sheet.land.level_at(at) as usize),
            (ground.top().map(|terrain| terrain as u8), ground.level()),
            "{name}"
        );
        assert_eq!(sheet.land.ruins & at.bit() != 0, ground.ruin, "{name}");
        let thing = ground.thing.map(|thing| match thing {
            Thing::Cube(item) => land::Thing::Cube(components::Item::of(item as u8)),
            Thing::Building(it) => land::Thing::Building(components::Building::of(it as u8)),
            Thing::Statue => land::Thing::Statue,
            Thing::Lid => land::Thing::Lid,
        });
        assert_eq!(sheet.land.thing_at(at), thing, "{name}");
    }
    for bank in Bank::all() {
        let told = person.islets.get(bank.to_string().as_str());
        let islet = sheet.islet_on(bank).map(|(islet, half)| {
            (islet.index() as u8 + 1, if half.index() == 0 { 'a' } else { 'b' })
        });
        assert_eq!(islet.as_ref(), told, "{bank}");
    }
    for landing in Landing::ALL {
        let boat = sheet.boat_on(landing).map(|(boat, is_up)| (boat.index() as u8 + 1, is_up));
        assert_eq!(boat.as_ref(), person.landings.get(&(landing.index() as u8 + 1)));
    }
    boards_agree(person, sheet);
    assert_eq!((sheet.storage, sheet.market), (heap(&person.storage), heap(&person.market)));
    for (ship, told) in person.ships.iter().enumerate() {
        assert_eq!(
            (sheet.steps[ship] as usize, sheet.anchors[ship] as usize),
            (told.steps, told.anchors)
        );
    }
}

fn boards_agree(person: &Person, sheet: &Sheet) {
    let set = |numbers: &BTreeSet<u8>| numbers.iter().fold(0, |set, it| set | 1 << (it - 1));
    let count = |shapes: &alloc::collections::BTreeMap<Shape, usize>| {
        [Shape::Normal, Shape::Special].map(|shape| shapes[&shape] as u8)
    };
    assert_eq!(
        (sheet.islets_left, sheet.boats_left),
        (set(&person.islets_left), set(&person.boats_left))
    );
    let tiles: Vec<u8> = person.tiles.values().map(|count| *count as u8).collect();
    assert_eq!(
        (sheet.reserve[..].to_vec(), sheet.cartographer as usize),
        (tiles, person.cartographer)
    );
    assert_eq!((sheet.crates, sheet.lids as usize), (set(&person.crates), person.lids));
    let cargo: BTreeSet<u8> = person.cargo.difference(&person.bound_cargo).copied().collect();
    assert_eq!(sheet.on_cargo, set(&cargo));
    assert_eq!((sheet.available, sheet.slots), (count(&person.available), count(&person.slots)));
    let turned: Vec<u8> = (1..=4).filter(|it| !person.milestones_up.contains(it)).collect();
    let reached = turned.iter().fold(0, |set, it| set | 1 << (it - 1));
    assert_eq!((sheet.reached, sheet.claims() as usize), (reached, person.milestones_down));
    assert_eq!((sheet.hires as usize, sheet.hired_helm), (person.hired, person.helm_claimed));
    let cards = |up: bool| {
        let cards = person.large.iter().filter(|(_, is_up)| **is_up == up);
        cards.fold(0, |set: u16, (card, _)| set | 1 << (card - 1))
    };
    let small = person.small.iter().fold(0, |set: u16, card| set | 1 << (card - 1));
    assert_eq!(
        (sheet.small_cards, sheet.face_up, sheet.face_down),
        (small, cards(true), cards(false))
    );
    assert_eq!(
        (sheet.feeding() as usize, sheet.has_passage()),
        (person.feeding(), person.passage())
    );
    let crafted = [
        person.crafting.contains(&0) as usize,
        person.crafting.iter().filter(|it| **it > 0).count(),
    ];
    let shown = [0, 1].map(|at| (sheet.crafted[at] + sheet.bound[at]) as usize);
    assert_eq!(shown, crafted);
}

/// 15.1, of one player; the totals of tiles come with [`tiles_add_up`].
fn holds(person: &Person) {
    let ruins = person.where_is(|ground| ground.ruin);
    assert!(ruins.iter().all(|space| RUINS.contains(space)));
    assert!(person.land.values().all(|ground| ground.thing.is_none() || ground.is_charted()));
    assert!(person.land.values().all(|ground| !ground.ruin || !ground.is_charted()));
    assert_eq!(ruins.len() + person.crafting.len() + person.statues(), 5);
    let lids = person.lids + person.crates.len() + person.stand(|thing| thing == Thing::Lid);
    assert_eq!(lids + person.cargo.len(), 5);
    assert!(person.cartographer <= 6 && person.has_room(&[]));
    let standing = person.buildings() + person.board.values().sum::<usize>();
    assert_eq!(standing, 5);
    assert_eq!(
        person.board[&Building::Small] + person.stand(|it| it == Thing::Building(Building::Small)),
        2
    );
}

/// 15.1: the tiles, log books and cards of the box.
pub(super) fn tiles_add_up(world: &World) {
    let placed = |kind: Kind| {
        let tiles = world.people.iter().flat_map(|person| person.land.values());
        tiles.flat_map(|ground| &ground.tiles).filter(|(_, it)| *it == kind).count()
    };
    let reserves: usize = world.people.iter().flat_map(|person| person.tiles.values()).sum();
    assert_eq!(world.bag.values().sum::<usize>() + reserves + placed(Kind::Double) / 2, 60);
    assert_eq!(world.singles + placed(Kind::Single), 56);
    let books: usize = world.people.iter().map(|person| person.books.len()).sum();
    assert_eq!(world.pile.values().sum::<usize>() + books, 30);
    for person in &world.people {
        let legs: usize = person.ships.iter().map(|ship| ship.steps / 5).sum();
        assert!(person.books.len() == legs || world.pile.values().sum::<usize>() == 0);
    }
}

/// What was told at the end, and of log books on the way.
pub(super) fn told_agree(world: &World, told: &[Event]) {
    let (mut points, mut ranks, mut books) = (0, 0, 0);
    for event in told {
        if let Event::Scored { points: part, .. } = event {
            points += i32::from(*part);
        }
        if let Event::Ranked { seat, rank, .. } = event
            && world.rival.focus.is_none()
        {
            assert_eq!(usize::from(*rank), world.rank(seat.index()));
            ranks += 1;
        }
        books += usize::from(matches!(event, Event::LogBookTaken { .. }));
    }
    let sum: i32 = (0..world.people.len()).map(|seat| world.sheet(seat).points()).sum();
    assert_eq!(points, sum);
    assert!(world.rival.focus.is_some() || ranks == world.people.len());
    assert_eq!(books, world.people.iter().map(|person| person.books.len()).sum::<usize>());
}

/// Score sheets and ranks.
pub(super) fn results_agree(world: &World, game: &CooperIsland) {
    agrees(world, game);
    assert_eq!(world.round, 5);
    for number in 0..world.people.len() {
        let (seat, sheet) = (Seat(number as u8), world.sheet(number));
        let parts =
            Category::ALL.map(|category| i32::from(scoring::points_for(game, seat, category)));
        let told = [sheet.sailed, sheet.orders, sheet.flags, sheet.leftovers, sheet.anchors];
        assert_eq!(parts, told, "{sheet:?}");
        let sum: i32 = game.breakdown(seat).iter().map(|line| line.points).sum();
        assert_eq!(sum, sheet.points(), "the breakdown adds up");
        let rank = match world.rival.focus {
            None => world.rank(number),
            // 16: only with more than Cooper.
            Some(_) => 1 + usize::from(sheet.points() <= i32::from(scoring::cooper(game))),
        };
        assert_eq!(usize::from(scoring::rank(game, seat)), rank);
    }
}
