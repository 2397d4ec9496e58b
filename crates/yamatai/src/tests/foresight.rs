//! What is told before an action.
use alloc::vec::Vec;

use skerry_core::{Effect, Figure, Game, Silent, Tone, Turn};

use super::position::{BLUE, Position, boats, cargo, given, island, offering, space, tile};
use crate::{
    Action, Yamatai,
    components::{Fleet, Specialist},
};

fn effects(position: Position, action: Action) -> Vec<Effect> {
    let mut after = position.game;
    let seat = position.game.mover();
    after.play(seat, action, &mut Silent).expect("it is allowed");
    position.game.effects(seat, &action, &after)
}

fn effect(position: Position, action: Action, word: &str) -> Option<Effect> {
    effects(position, action).into_iter().find(|effect| effect.word == word)
}

fn figure(position: Position, action: Action, word: &str) -> Option<Figure> {
    Some(effect(position, action, word)?.figures.first()?.1)
}

fn number(position: Position, action: Action, word: &str) -> Option<i32> {
    match figure(position, action, word)? {
        Figure::Number(number) => Some(number),
        Figure::Name(name) => panic!("{word} is {name}"),
    }
}

fn name(position: Position, action: Action, word: &str) -> Option<&'static str> {
    match figure(position, action, word)? {
        Figure::Number(number) => panic!("{word} is {number}"),
        Figure::Name(name) => Some(name),
    }
}

fn take_fleet(number: u8) -> Action {
    Action::TakeFleet { fleet: Fleet(number) }
}

fn place(letter: char, at: &str) -> Action {
    Action::Place { cargo: cargo(letter), at: space(at) }
}

fn build(name: &str, at: &str) -> Action {
    Action::Build { tile: tile(name), island: island(at) }
}

#[test]
fn a_fleet_says_where_it_puts_one_in_the_next_round() {
    let mut first = given().before_fleets([9, 2, 3, 4, 5]);
    assert_eq!(number(first, take_fleet(9), "next_place"), Some(1));
    first.game.taken[0] = Some(Fleet(3));
    first.game.open[2] = None;
    first.game.turn = 1;
    assert_eq!(number(first, take_fleet(9), "next_place"), Some(2));
    assert_eq!(number(first, take_fleet(2), "next_place"), Some(1));
}

/// Cites: R22.
#[test]
fn r22_boats_that_the_supply_lacks_are_told() {
    let scarce = given().supply('B', 1).before_fleets([2, 3, 4, 5, 6]);
    assert_eq!(number(scarce, take_fleet(2), "boats_missing"), Some(1));
    assert_eq!(number(scarce, take_fleet(3), "boats_missing"), None);
    assert_eq!(name(scarce, take_fleet(3), "end_comes"), Some("boats"));
    assert_eq!(name(scarce, take_fleet(5), "end_comes"), None);
}

#[test]
fn a_boat_that_comes_back_averts_the_end() {
    let sold = given().pool("W").supply('W', 0).coins(0);
    assert!(effect(sold, Action::Sell { cargo: cargo('W') }, "end_averted").is_some());
    assert_eq!(number(sold, Action::Sell { cargo: cargo('W') }, "coins_gained"), Some(2));
    let left = given().pool("W").supply('W', 1);
    assert!(effect(left, Action::Sell { cargo: cargo('W') }, "end_averted").is_none());
}

#[test]
fn a_boat_says_what_it_reaches_or_that_it_leads_nowhere() {
    let bare = given().pool("B");
    assert!(effect(bare, place('B', "S02"), "leads_nowhere").is_some());
    let spare = given().pool("BB");
    assert!(effect(spare, place('B', "S02"), "leads_nowhere").is_none(), "the chain goes on");
    let beside = crate::map::islands_at(space("S02")).iter().next().expect("an island");
    let mut token = bare;
    token.game.culture[0].add(beside);
    assert_eq!(number(token, place('B', "S02"), "tokens_in_reach"), Some(1));
    assert!(effect(token, place('B', "S02"), "leads_nowhere").is_none());
}

/// A boat for `T02` beside an island, with the other one there already.
fn before_building() -> (Position, &'static str, &'static str) {
    let position = given().boats("S02:W").row("T02").fresh("S01:B");
    (position, "T02", "I01")
}

#[test]
fn collecting_and_building_say_what_they_give_up() {
    let (position, name_of, at) = before_building();
    let position = position.tokens("I01:orange");
    let take = Action::Take { boat: space("S01"), island: island("I01") };
    assert_eq!(name(position, build(name_of, at), "gives_up"), Some("collect"));
    assert_eq!(name(position, take, "gives_up"), Some("build"));
    let both = position.fleet(10);
    assert_eq!(name(both, build(name_of, at), "gives_up"), None);
    assert_eq!(name(both, take, "gives_up"), None);
    assert_eq!(number(position, build(name_of, at), "houses_left"), Some(5));
    assert_eq!(name(position.left(1), build(name_of, at), "end_comes"), Some("houses"));
}

#[test]
fn boats_without_a_berth_are_told_before_and_while_mooring() {
    let three = given().pool("BWS");
    assert_eq!(number(three, Action::Pass, "beside_harbour"), Some(2));
    assert_eq!(number(three.owns(&[Specialist::Riu]), Action::Pass, "beside_harbour"), None);
    let suijin = three.owns(&[Specialist::Suijin]);
    assert_eq!(number(suijin, Action::Pass, "beside_harbour"), None);
    let mooring = three.mooring();
    let all = Action::Moor { keep: boats("none") };
    assert_eq!(number(mooring, all, "set_aside"), Some(3));
    assert!(effect(mooring, all, "berth_empty").is_some());
    let one = Action::Moor { keep: boats("S") };
    assert!(effect(mooring, one, "berth_empty").is_none());
}

/// Cites: R49.
#[test]
fn r49_the_look_of_fleet_4_makes_final_what_came_before() {
    let plans = given().fleet(4).pool("B");
    let told = effect(plans, Action::UsePower, "look_is_final").expect("a warning");
    assert_eq!(told.tone, Tone::Warning);
    assert!(effect(plans.deck("").row("T01"), Action::UsePower, "look_is_final").is_none());
    let funds = given().fleet(8).pool("B");
    assert_eq!(number(funds, Action::UsePower, "coins_gained"), Some(3));
    assert!(effect(funds, Action::UsePower, "look_is_final").is_none());
}

#[test]
fn the_end_of_a_turn_says_what_is_left_undone() {
    let hall = [(Specialist::Okuni, 4)];
    let rich = given().hall(&hall).culture("red red").recruiting();
    assert_eq!(name(rich, Action::EndTurn, "gives_up"), Some("hire"));
    let hire = Action::Recruit { specialist: Specialist::Okuni, offering: offering("red-red") };
    assert_eq!(number(rich, hire, "coins_gained"), Some(4 + 3));
    let funds = given().fleet(8).recruiting();
    let told = effect(funds, Action::EndTurn, "gives_up").expect("coins for nothing");
    assert_eq!((told.tone, told.figures[0].1), (Tone::Warning, Figure::Name("power")));
    assert!(effect(given().recruiting(), Action::EndTurn, "gives_up").is_none());
}

#[test]
fn the_end_of_the_game_and_of_a_round_are_told() {
    let last = given().left(0).at_the_end();
    assert!(effect(last, Action::EndTurn, "game_ends").is_some());
    let round = given().at_the_end();
    assert!(effect(round, Action::EndTurn, "game_ends").is_none());
    assert!(effect(round, Action::EndTurn, "round_ends").is_some());
}

#[test]
fn a_second_token_is_enough_for_a_specialist() {
    let hall = [(Specialist::Okuni, 0)];
    let one = given().hall(&hall).culture("red").fresh("S02:B").tokens("I01:red I02:red");
    let boat = space("S02");
    let at = crate::map::islands_at(boat).and(one.game.tokens()).iter().next().expect("one");
    let take = Action::Take { boat, island: at };
    assert!(effect(one, take, "hiring_possible").is_some());
    assert!(effect(one.culture("red"), take, "hiring_possible").is_none(), "as before");
}

#[test]
fn swapping_equal_boats_warns() {
    let mut swap = given().fleet(5).boats("S02:W S06:W S07:B");
    for action in [Action::UsePower, Action::Pick { boat: space("S02") }] {
        swap.game.play(BLUE, action, &mut Silent).expect("it is allowed");
    }
    let with = |at| Action::SwapWith { boat: space(at) };
    assert!(effect(swap, with("S06"), "nothing_changes").is_some());
    assert!(effect(swap, with("S07"), "nothing_changes").is_none());
}

fn aim(game: &Yamatai, name: &str) -> Option<(i32, i32, i32, i32)> {
    let aim = game.aims(BLUE).into_iter().find(|aim| aim.aim == name)?;
    Some((aim.have, aim.need, aim.worth, aim.points))
}

#[test]
fn aims_say_how_far_one_has_come() {
    let hall = [(Specialist::Tsuki, 0), (Specialist::Riu, 0)];
    let game = given().hall(&hall).coins(12).prestige(2).culture("red blue").set_aside("BBB");
    assert_eq!(aim(&game.game, "coins"), Some((12, 15, 1, 2)));
    assert_eq!(aim(&game.game, "prestige"), Some((2, 0, 1, 2)));
    assert_eq!(aim(&game.game, "set_aside"), Some((3, 4, -1, -1)));
    assert_eq!(aim(&game.game, "hiring"), Some((2, 3, 4, 0)), "three colours are nearest");
    assert_eq!(aim(&game.culture("red").game, "hiring"), Some((2, 2, 4, 0)));
    let mixed = game.owns(&[Specialist::Fukuroku]);
    assert_eq!(aim(&mixed.game, "hiring"), Some((2, 2, 4, 0)));
    assert_eq!(aim(&game.game, "jurojin"), None);
    let wise = game.owns(&[Specialist::Jurojin]).left(3);
    assert_eq!(aim(&wise.game, "jurojin"), Some((3, 4, 1, 1)));
    assert_eq!(aim(&wise.game, "specialists"), Some((1, 0, 0, 0)));
    assert_eq!(aim(&wise.game, "buildings"), Some((3, 6, 0, 0)));
}

#[test]
fn the_game_can_be_ended_in_the_middle_of_a_turn() {
    let game = given().fleet(5).boats("S02:W S06:W").pool("BB").game;
    let ended = game.ended();
    assert_eq!((ended.turn(), ended.score(BLUE).points), (Turn::Over, game.score(BLUE).points));
    assert_eq!(ended.ended(), ended);
}
