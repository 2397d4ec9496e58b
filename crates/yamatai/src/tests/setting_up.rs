//! 4, 5, 9: set-up, the order of turns, and the fleet track.
use alloc::vec::Vec;

use skerry_core::{Game, QuickDice, SeatOrder, Silent, Turn};

use super::position::{BLUE, GREY, ORANGE, VIOLET, given, given_for};
use crate::{
    Action, Chance, Options, Yamatai,
    components::{Culture, Fleet},
    rules,
    state::{Phase, fleets},
};

/// A match after set-up.
fn opened(players: u8, seed: u64) -> Yamatai {
    let options = Options { players, culture_blocks_building: false };
    let mut game = Yamatai::setup(&options).expect("2 to 4 can play");
    let mut dice = QuickDice::new(seed);
    while game.turn() == Turn::Chance {
        game.resolve(game.sample(&mut dice), &mut Silent);
    }
    game
}

fn open(game: &Yamatai) -> Vec<u8> {
    game.open.iter().flatten().map(|fleet| fleet.number()).collect()
}

fn numbers(set: u16) -> Vec<u8> {
    fleets(set).map(Fleet::number).collect()
}

/// Cites: E1, 4, 5.
#[test]
fn e1_two_players_have_two_meeples_and_ten_buildings_each() {
    let game = opened(2, 1);
    assert_eq!(game.phase(), Phase::Fleet);
    for seat in [BLUE, ORANGE] {
        assert_eq!((game.mat(seat).left, game.mat(seat).coins), (10, 10));
        assert_eq!(game.in_order().iter().filter(|turn| **turn == seat).count(), 2);
    }
    assert_eq!((game.turns(), game.row.count_ones(), open(&game).len()), (4, 5, 5));
    assert!(game.hall.iter().all(Option::is_some) && game.purses == [0; 5]);
    assert_eq!((game.unseen.count_ones(), game.deck.count_ones()), (13, 23));
    assert_eq!(game.round, 1);
}

/// Cites: E2, 4.
#[test]
fn e2_three_players_have_eight_buildings_and_four_have_six() {
    for (players, houses, turns) in [(3, 8, 3), (4, 6, 4)] {
        let game = opened(players, 2);
        assert!(game.seats().iter().all(|seat| game.mat(seat).left == houses));
        assert_eq!(game.in_order().len(), turns);
        let mut order = game.in_order().to_vec();
        order.sort_unstable();
        assert!(order.into_iter().eq(game.seats().iter()));
    }
}

/// Cites: E3, 4.
#[test]
fn e3_thirty_tokens_and_seven_mountains() {
    for seed in 0..20 {
        let game = opened(4, seed);
        assert_eq!((game.tokens().len(), game.mountains.len()), (30, 7));
        assert!(Culture::ALL.iter().all(|it| game.culture[it.index()].len() == 5));
        assert_eq!(game.mountains.without(game.tokens()).len(), 1);
    }
}

/// Cites: 12.
#[test]
fn nature_answers_only_what_is_face_down() {
    let game = Yamatai::setup(&Options { players: 2, culture_blocks_building: true });
    let game = game.expect("two can play");
    let whole = "OooooGggggVvvvvBbbbbEeeeeRrrrr^---".parse().expect("a deal");
    let lacking = "OooooGggggVvvvvBbbbbEeeeeRrrrr----".parse().expect("a deal");
    assert!(game.is_possible(&Chance::Culture { tokens: whole }));
    assert!(!game.is_possible(&Chance::Culture { tokens: lacking }));
    let mut game = game;
    game.resolve(Chance::Culture { tokens: whole }, &mut Silent);
    for (order, is_possible) in [("abab", true), ("aabb", true), ("aaab", false), ("ab", false)] {
        let seats = order.parse::<SeatOrder>().expect("an order");
        assert_eq!(game.is_possible(&Chance::Order { seats }), is_possible, "{order}");
    }
    assert!(!game.is_possible(&Chance::Fleet { fleet: Fleet(1) }), "not the moment");
}

/// Everybody takes a fleet, in turn, and does nothing else; then nature moves.
fn round_of(mut game: Yamatai, taken: &[u8]) -> Yamatai {
    for number in taken {
        let seat = game.active();
        for action in [Action::TakeFleet { fleet: Fleet(*number) }, Action::Pass] {
            game.play(seat, action, &mut Silent).expect("allowed");
        }
        if game.phase() == Phase::Moor {
            let keep = crate::Boats::NONE;
            game.play(seat, Action::Moor { keep }, &mut Silent).expect("allowed");
        }
        game.play(seat, Action::EndTurn, &mut Silent).expect("allowed");
    }
    game
}

fn next_round(mut game: Yamatai, turned_up: &[u8]) -> Yamatai {
    let mut turned_up = turned_up.iter();
    let mut dice = QuickDice::new(5);
    while game.turn() == Turn::Chance {
        let chance = if game.phase() == Phase::TurnFleet {
            let number = turned_up.next().expect("one more fleet");
            Chance::Fleet { fleet: Fleet(*number) }
        } else {
            game.sample(&mut dice)
        };
        assert!(game.is_possible(&chance), "{chance:?}");
        game.resolve(chance, &mut Silent);
    }
    assert_eq!(turned_up.next(), None);
    game
}

/// The track of E6, with the rows full.
fn track(players: u8) -> Yamatai {
    let position = given_for(players, false).before_fleets([4, 9, 2, 7, 5]);
    let mut game = position.game;
    for (slot, specialist) in game.hall.iter_mut().zip(crate::components::Specialist::ALL) {
        *slot = Some(specialist);
        game.unseen &= !specialist.bit();
    }
    game.row = 0b11111;
    game.deck &= !game.row;
    game
}

/// Cites: E4, 9.
#[test]
fn e4_low_fleets_act_first_in_the_next_round() {
    let game = next_round(round_of(track(4), &[9, 2, 5, 4]), &[1, 10, 3, 8]);
    assert_eq!(game.in_order(), [ORANGE, GREY, VIOLET, BLUE]);
    assert_eq!((game.round, game.phase(), game.active()), (2, Phase::Fleet, ORANGE));
}

/// Cites: E5, R23, 5.
#[test]
fn e5_with_two_players_both_meeples_go_to_their_fleets() {
    let mut game = given_for(2, false).before_fleets([7, 3, 1, 10, 2]).game;
    game.hall = track(2).hall;
    game.unseen = track(2).unseen;
    (game.row, game.deck) = (track(2).row, track(2).deck);
    let game = round_of(game, &[7, 3, 1, 10]);
    let game = next_round(game, &[4, 5, 6, 8]);
    assert_eq!(game.in_order(), [BLUE, ORANGE, BLUE, ORANGE], "spots 1, 3, 7 and 10");
}

/// Cites: E6, R28, R58, 9.
#[test]
fn e6_the_track_slides_and_is_turned_up() {
    let ended = round_of(track(4), &[9, 2, 5, 4]);
    assert!(!ended.is_possible(&Chance::Fleet { fleet: Fleet(9) }), "it was just taken");
    let game = next_round(ended, &[1, 10, 3, 8]);
    assert_eq!(open(&game), [7, 1, 10, 3, 8]);
    assert_eq!((numbers(game.older), numbers(game.newer)), ([6].into(), [2, 4, 5, 9].into()));
}

/// Cites: E7, R58.
#[test]
fn e7_with_three_players_two_fleets_stay_open() {
    let game = next_round(round_of(track(3), &[9, 2, 5]), &[1, 10, 3]);
    assert_eq!(open(&game), [4, 7, 1, 10, 3]);
    assert_eq!((numbers(game.older), numbers(game.newer)), ([6, 8].into(), [2, 5, 9].into()));
}

/// Cites: E79, R58.
#[test]
fn e79_older_fleets_come_before_newer_ones() {
    let game = next_round(round_of(track(4), &[9, 2, 5, 4]), &[1, 10, 3, 8]);
    let ended = round_of(game, &[1, 10, 3, 8]);
    let first = |game: &Yamatai, number| game.is_possible(&Chance::Fleet { fleet: Fleet(number) });
    assert!(first(&ended, 6) && !first(&ended, 9), "all of the older ones come first");
    let game = next_round(ended, &[6, 9, 2, 5]);
    assert_eq!(open(&game), [7, 6, 9, 2, 5]);
    assert_eq!((numbers(game.older), numbers(game.newer)), ([4].into(), [1, 3, 8, 10].into()));
}

/// Cites: 6.1, R42.
#[test]
fn r42_any_open_fleet_can_be_taken_and_there_are_always_some() {
    let blue = given().before_fleets([4, 9, 2, 7, 5]);
    assert_eq!(blue.legal().len(), 5);
    blue.act(Action::TakeFleet { fleet: Fleet(1) }).refused(&rules::TAKE_A_FLEET);
    blue.pass().refused(&rules::DECISIONS);
    let after = blue.take_fleet(9);
    assert_eq!(open(&after.game), [4, 2, 7, 5], "its place stays empty");
    let game = round_of(track(4), &[9, 2, 5]);
    assert_eq!(open(&game), [4, 7], "two are left for the last turn");
    let fourth = given().of(GREY);
    assert_eq!(fourth.legal(), [], "it is not grey's turn");
    fourth.pass().refused(&rules::ONE_MEEPLE_AFTER_THE_OTHER);
}
