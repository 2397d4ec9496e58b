//! 3 Set-up, draw by draw.
use alloc::{vec, vec::Vec};

use skerry_core::{Game, QuickDice, SeatOrder, Silent, Stack, Turn, Viewer};
use skerry_testkit::Script;

use super::position::{RED, given};
use crate::{
    Amerigo, Chance, Cubes, Event, Options,
    components::{CUBES, Colour, Marker, Resource},
    state::Phase,
};

/// Carries out what nature draws until somebody decides or the next throw comes.
fn set_up(players: u8, script: &mut Script) -> (Amerigo, Vec<Event>) {
    let mut game = Amerigo::setup(&Options { players }).expect("2 to 4 can play");
    let mut events = vec![];
    while game.phase() != Phase::Throw {
        let chance = game.sample(script);
        assert!(game.is_possible(&chance), "{chance:?}");
        game.resolve(chance, &mut events);
    }
    (game, events)
}

/// A deal that leaves tiles 1 to 9 in order, unturned.
fn plain_map() -> impl Iterator<Item = u32> {
    (1..16).rev().chain([0; 9])
}

/// Cites: 3, 6, 13, R41.
#[test]
fn set_up_draws_in_the_order_of_the_specification() {
    let order = [0];
    let pirate = [2];
    let markers = [23, 0, 0, 0, 0, 0, 0, 0];
    let goods = [0, 1, 4, 26, 25, 0];
    // Blue, black …: two of seven stay of each colour, all of white.
    let tower = [[3599, 3600, 9999, 0, 9999, 9999, 9999]; 6].concat();
    let tower = tower.into_iter().chain([0; 7]);
    let draws = plain_map().chain(order).chain(pirate).chain(markers).chain(goods).chain(tower);
    let mut script = Script::new(draws);
    let (game, events) = set_up(2, &mut script);
    let asked = (2..=16).rev().chain([4; 9]).chain([2, 6]).chain((17..=24).rev());
    let asked = asked.chain((25..=30).rev()).chain([10_000; 49]);
    script.is_spent(&asked.collect::<Vec<_>>());

    let view = game.view(Viewer::Spectator);
    let sizes: Vec<u8> = view.map.islands.iter().map(|island| island.size).collect();
    assert_eq!(sizes.iter().map(|size| u32::from(*size)).sum::<u32>(), 13 + 22 + 22 + 49, "V3");
    assert_eq!(game.in_order(), [skerry_core::Seat(1), RED], "0 swaps the two");
    assert_eq!(view.players.iter().map(|p| p.gold).collect::<Vec<_>>(), [1, 0]);
    assert_eq!((view.pirates, view.pirates_to_come), (1, vec![0, 0, 2, 3, 4]), "0 0 1 2 3 4");
    let first_seven = Marker::ALL[..7].iter().copied();
    let shown: Vec<_> = [Marker::EndGold].into_iter().chain(first_seven).map(Some).collect();
    assert_eq!(view.markers, shown);
    // S2 S2 S3 S3 S4 S4 C2 …: the first, the then second, and so on.
    let goods: Vec<_> =
        view.goods.iter().flatten().map(|good| (good.resource, good.cost)).collect();
    let sugar = |cost| (Resource::Sugar, cost);
    let (cotton, coffee) = ((Resource::Cotton, 2), (Resource::Coffee, 4));
    assert_eq!(goods, [sugar(2), sugar(3), cotton, coffee, coffee, sugar(2)]);
    assert_eq!(view.cubes.tower, [2, 2, 2, 2, 2, 2, 7]);
    assert_eq!(view.cubes.storage, [5, 5, 5, 5, 5, 5, 0]);
    assert_eq!(events.last(), Some(&Event::PassBegan { pass: 1, time: 5 }));
}

/// Cites: 3.
#[test]
fn everybody_starts_with_the_same() {
    for players in 2..=4 {
        let mut game = Amerigo::setup(&Options { players }).expect("2 to 4 can play");
        let mut dice = QuickDice::new(5);
        while game.turn() == Turn::Chance {
            game.resolve(game.sample(&mut dice), &mut Silent);
        }
        let view = game.view(Viewer::Spectator);
        let shown = [6, 8, 10][usize::from(players) - 2];
        assert_eq!((view.pass, view.time, view.goods.len()), (1, 5, shown));
        assert_eq!(
            view.goods_to_come.iter().map(|good| usize::from(good.count)).sum::<usize>(),
            4 * shown
        );
        assert_eq!((view.markers.iter().flatten().count(), view.markers_to_come.len()), (8, 16));
        assert_eq!(view.pirates_to_come.len(), 5);
        assert_eq!(view.supply.iter().map(|tiles| tiles.count).sum::<u8>(), 37);
        assert_eq!(view.map.frame.len(), [12, 14, 16][usize::from(players) - 2]);
        let tiles = [(3, 3), (3, 4), (4, 4)][usize::from(players) - 2];
        assert_eq!((view.map.rows, view.map.columns), (5 * tiles.0, 5 * tiles.1));
        for player in view.players {
            assert_eq!(
                (player.points, player.cannons, player.progress, player.position),
                (0, 0, 0, 0)
            );
            assert_eq!((player.posts_left, player.posts_placed, player.chests), (12, 0, 0));
            assert_eq!(
                (player.ships, player.resources, player.goods),
                (vec![None, None], [0; 5], [1; 5])
            );
            assert_eq!(player.villages.iter().map(|tiles| tiles.count).sum::<u8>(), 16);
            assert!(player.planned.is_empty() && player.markers.is_empty());
        }
    }
}

#[test]
fn one_or_five_cannot_play() {
    for players in [0, 1, 5] {
        assert!(Amerigo::setup(&Options { players }).is_err());
    }
}

/// Cites: V1, 3.
#[test]
fn v1_who_lies_deeper_has_more_gold() {
    let mut game = Amerigo::setup(&Options { players: 4 }).expect("four can play");
    game.phases = Stack::new(Phase::DealOrder);
    // Red, white, blue, yellow are seats 2, 0, 3, 1.
    let seats: SeatOrder = "cadb".parse().expect("an order");
    assert!(game.is_possible(&Chance::Order { seats }));
    game.resolve(Chance::Order { seats }, &mut Silent);
    let gold: Vec<u8> = seats.seats().map(|seat| game.sheet(seat).gold).collect();
    assert_eq!(gold, [0, 1, 2, 3]);
    assert_eq!(game.in_order(), seats.seats().collect::<Vec<_>>());
    for wrong in ["cad", "cadd", "abc"] {
        let seats = wrong.parse().expect("an order");
        game.phases = Stack::new(Phase::DealOrder);
        assert!(!game.is_possible(&Chance::Order { seats }), "{wrong}");
    }
}

/// Cites: V2, 3, 13.
#[test]
fn v2_cubes_that_come_out_at_set_up_go_to_their_storage() {
    let mut game = given().game;
    game.phases = Stack::new(Phase::FillTower);
    let stay: Cubes = "3blue,3black,2red,4brown,3green,2yellow,4white".parse().expect("cubes");
    game.resolve(Chance::Tower { stay }, &mut Silent);
    assert_eq!(game.storage, [4, 4, 5, 3, 4, 5, 3]);
    assert_eq!(game.storage.iter().sum::<u8>(), 28);
    assert_eq!((game.phase(), game.round), (Phase::Throw, Colour::Blue));
    assert!(game.storage.iter().zip(stay.by_colour()).all(|(out, inside)| out + inside == CUBES));
}

/// Cites: R41, 6.2, V68.
#[test]
fn r41_in_pass_five_everything_that_is_left_is_turned_up() {
    for players in 2..=4 {
        let mut game = Amerigo::setup(&Options { players }).expect("2 to 4 can play");
        let mut dice = QuickDice::new(41);
        let (mut markers, mut goods) = (vec![], vec![]);
        let mut pass = 0;
        while game.turn() != Turn::Over {
            if game.turn() == Turn::Chance {
                let chance = game.sample(&mut dice);
                if let Chance::Marker { marker } = chance {
                    markers.push(marker);
                } else if let Chance::Good { resource, cost } = chance {
                    goods.push((resource, cost));
                }
                game.resolve(chance, &mut Silent);
            } else {
                if pass != game.pass {
                    pass = game.pass;
                    let view = game.view(Viewer::Spectator);
                    assert!(view.goods.iter().all(Option::is_some), "the display is full");
                    assert!(view.markers[..4].iter().all(Option::is_some), "the left area is full");
                }
                game.apply(game.active(), crate::Action::TakeGold, &mut Silent);
            }
        }
        markers.sort_unstable();
        assert_eq!(markers, Marker::ALL, "each exactly once");
        assert_eq!(goods.len(), 5 * [6, 8, 10][usize::from(players) - 2]);
        assert_eq!((game.unseen_markers, game.unseen_goods), (0, [[0; 3]; 5]));
        assert_eq!(game.unseen_pirates.iter().sum::<u8>(), 1, "one pirate is never seen");
    }
}
