//! What is shown. That it agrees with the rules at every decision is the
//! oracle's part.
use alloc::{string::ToString, vec, vec::Vec};

use skerry_core::{Game, QuickDice, Silent, Turn, Viewer};

use super::position::{BLUE, RED, at, frame, given, tile, village};
use crate::{
    Amerigo, Options, View,
    components::{Colour, Marker, Resource, Shape},
    view::Step,
};

fn view(game: &Amerigo) -> View {
    game.view(Viewer::Spectator)
}

#[test]
fn before_the_deal_the_map_is_empty() {
    for players in 2..=4 {
        let game = Amerigo::setup(&Options { players }).expect("2 to 4 can play");
        let view = view(&game);
        assert_eq!((view.step, view.active), (Step::Nature, None));
        assert_eq!((view.map.rows, view.map.columns, view.map.ground.len()), (0, 0, 0));
        assert!(view.map.islands.is_empty() && view.map.frame.is_empty());
        assert!(view.map.tiles.is_empty() && view.map.posts.is_empty());
        assert_eq!(view.players.len(), usize::from(players));
        assert_eq!(view.markers_to_come.len(), 24);
    }
}

#[test]
fn every_step_of_set_up_can_be_shown() {
    let mut game = Amerigo::setup(&Options { players: 4 }).expect("four can play");
    let mut dice = QuickDice::new(7);
    let mut steps = 0;
    while game.turn() == Turn::Chance {
        assert_eq!(view(&game).step, Step::Nature);
        game.resolve(game.sample(&mut dice), &mut Silent);
        steps += 1;
    }
    assert_eq!(steps, 1 + 1 + 1 + 8 + 10 + 1 + 1, "up to the first throw");
    assert_eq!(view(&game).step, Step::Choose);
}

#[test]
fn nobody_has_secrets() {
    let game = given().field(&[(Colour::Red, 2)]).game;
    assert_eq!(game.view(Viewer::Seat(BLUE)), game.view(Viewer::Spectator));
}

/// Cites: 7.1, 7.2.
#[test]
fn offers_are_shown_with_their_action_points() {
    let cubes = [(Colour::Red, 3), (Colour::White, 1)];
    let choosing = given().holds(&[Marker::Ap2Red]).position(5).field(&cubes);
    let doing = view(&choosing.game).doing.expect("red chooses");
    let offers: Vec<_> = doing.offers.iter().map(|offer| (offer.colour, offer.ap)).collect();
    assert_eq!(offers, [(Colour::Black, 3), (Colour::Red, 5), (Colour::White, 3)]);
    assert_eq!((doing.gold, doing.colour), (2, None));
}

/// Cites: 8.1.4.
#[test]
fn journeys_are_shown_with_their_length() {
    let sailing = given().ships(at((2, 4)), frame("SE")).taking(Colour::Blue, 5);
    let doing = view(&sailing.game).doing.expect("red sails");
    let steps = |ship, to| {
        let found = doing.journeys.iter().find(|journey| (journey.ship, journey.to) == (ship, to));
        found.map(|journey| journey.steps)
    };
    assert_eq!(steps(1, frame("E1")), Some(5), "V31");
    assert_eq!(steps(1, at((4, 1))), Some(5), "V23");
    assert_eq!(steps(1, at((2, 4))), Some(0));
    assert_eq!(steps(2, frame("NE")), Some(2));
    assert_eq!(steps(1, at((4, 8))), None, "six steps");
    assert_eq!(doing.to_sail, [1, 2]);
}

#[test]
fn tiles_are_shown_one_by_one() {
    let red = given().post((3, 4)).built(village(Shape::Two), &[(4, 4), (4, 5)]);
    let red = red
        .built(village(Shape::One), &[(4, 3)])
        .built(tile("neutral-l3"), &[(5, 3), (5, 4), (6, 3)]);
    let map = view(&red.game).map;
    let shown: Vec<_> = map
        .tiles
        .iter()
        .map(|tile| (tile.owner, tile.squares.iter().map(ToString::to_string).collect::<Vec<_>>()))
        .collect();
    let squares = |names: &[&str]| names.iter().map(ToString::to_string).collect::<Vec<_>>();
    let expected = vec![
        (Some(RED), squares(&["d5"])),
        (Some(RED), squares(&["e5", "f5"])),
        (None, squares(&["d6", "e6", "d7"])),
    ];
    assert_eq!(shown, expected);
    assert_eq!(map.posts.len(), 1);
}

/// Cites: 12.
#[test]
fn the_outlook_is_what_final_scoring_adds() {
    let red = given().gold(4).progress(9).position(13).holds(&[Marker::End7, Marker::EndGold]);
    let red = red.wares(Resource::Coffee, 2, 3);
    let outlook = view(&red.game).players[0].outlook;
    let sum = outlook.gold + outlook.goods + outlook.progress + outlook.order;
    assert_eq!((outlook.gold, outlook.goods, outlook.progress, outlook.order), (4, 8, 14, 6));
    red.pass(5).end_of_pass().gives(sum);
}
