//! 2: the opening position, for all numbers of players and every start landscape.
use alloc::vec::Vec;

use skerry_core::{Dice, Game, QuickDice, Seat, Silent, Turn};

use super::position::{chance, given};
use crate::{
    Chance, CooperIsland, Options,
    components::Terrain,
    setup::StartTerrain,
    state::{OrderState, Owner, Phase},
};

/// Nature answers until somebody decides.
fn dealt(options: &Options, seed: u64) -> CooperIsland {
    let mut game = CooperIsland::setup(options).expect("1 to 4 can play");
    let mut dice = QuickDice::new(seed);
    while game.turn() == Turn::Chance {
        let drawn = game.sample(&mut dice);
        assert!(game.is_possible(&drawn));
        game.resolve(drawn, &mut Silent);
    }
    game
}

/// Cites: V59, 2, 4.
#[test]
fn v59_the_opening_position() {
    for (players, orders) in [(1, 7), (2, 4), (3, 6), (4, 8)] {
        for seed in 0..20 {
            let game = dealt(&Options::of(players), seed);
            let in_play: Vec<bool> =
                game.orders.iter().map(|order| *order != OrderState::Absent).collect();
            assert_eq!(in_play.iter().filter(|it| **it).count(), orders);
            assert!(players > 2 || !in_play[7], "order 8 is not for one or two");
            let Owner::Seat(first) = game.token else { panic!("a player begins") };
            let from_first = (0..players).map(|step| Seat((first.0 + step) % players));
            let markers: Vec<u8> = from_first.map(|seat| game.sheet(seat).cartographer).collect();
            assert_eq!(markers, [3, 3, 4, 4][..players.into()]);
            for seat in game.seats().iter() {
                let sheet = game.sheet(seat);
                assert_eq!((sheet.land.uncharted(), sheet.reserve.iter().sum::<u8>()), (23, 2));
                assert_eq!(sheet.storage, [1, 0, 0, 0, 0, 0]);
                assert_eq!((sheet.available, sheet.slots), ([2, 0], [2, 2]));
            }
            assert_eq!((game.in_bag(), game.singles), (60 - 2 * players, 56 - players));
            assert_eq!((game.round, game.phase, game.active), (1, Phase::Income, first));
        }
    }
}

/// Cites: 2.
#[test]
fn one_landscape_for_all_or_one_for_each() {
    let random = Options { start_terrain: StartTerrain::Random, ..Options::of(3) };
    let seen: alloc::collections::BTreeSet<Terrain> = (0..40)
        .map(|seed| {
            let game = dealt(&random, seed);
            let start = "c1".parse().expect("a space");
            let all: Vec<_> =
                game.seats().iter().map(|seat| game.sheet(seat).land.terrain_at(start)).collect();
            assert!(all.iter().all(|terrain| *terrain == all[0]));
            let cube = game.sheet(Seat(0)).land.cube_at(start);
            assert_eq!(cube, all[0].map(Terrain::cube));
            all[0].expect("charted")
        })
        .collect();
    assert_eq!(seen.len(), 4);
    let chosen = Options { start_terrain: StartTerrain::Chosen, ..Options::of(3) };
    let mut game = dealt(&chosen, 5);
    let Owner::Seat(first) = game.token else { panic!("a player begins") };
    for step in 0..3 {
        let seat = Seat((first.0 + step) % 3);
        assert_eq!(game.turn(), Turn::Decide(skerry_core::Seats::one(seat)));
        let mut legal = alloc::vec![];
        game.legal(seat, &mut legal);
        assert_eq!(legal.len(), 4);
        game.play(seat, legal[usize::from(step)], &mut Silent).expect("legal");
    }
    let start = "c1".parse().expect("a space");
    let laid = (0..3).map(|step| {
        game.sheet(Seat((first.0 + step) % 3)).land.terrain_at(start).expect("charted")
    });
    assert!(laid.eq(Terrain::ALL[..3].iter().copied()));
    assert_eq!(game.phase, Phase::Income);
}

/// Cites: 2, 13.
#[test]
fn nature_draws_orders_that_can_be_in_play() {
    let two = CooperIsland::setup(&Options::of(2)).expect("two can play");
    assert!(two.is_possible(&chance("orders orders=buildings-statues-lids-boats")));
    assert!(!two.is_possible(&chance("orders orders=buildings-statues-lids-copy")));
    assert!(!two.is_possible(&chance("orders orders=buildings-statues-lids")));
    let three = CooperIsland::setup(&Options::of(3)).expect("three can play");
    assert!(three.is_possible(&chance("orders orders=buildings-statues-lids-boats-area-copy")));
    let mut dice = QuickDice::new(3);
    let seeds: alloc::collections::BTreeSet<Chance> =
        (0..50).map(|_| two.sample(&mut dice)).collect();
    assert!(seeds.len() > 15 && dice.below(2) < 2);
}

/// Cites: 5.4, R31.
#[test]
fn tiles_come_from_the_bag() {
    let game = given().bag([1, 0, 0]).act("put_worker worker=normal section=c").allowed();
    let drawing = game.act("do deed=draw").allowed();
    assert!(!drawing.game.is_possible(&chance("tile tile=T2")));
    let drawn = drawing.draw("tile tile=T1");
    assert_eq!((drawn.sheet().reserve, drawn.game.in_bag()), ([1, 0, 0], 0));
}
