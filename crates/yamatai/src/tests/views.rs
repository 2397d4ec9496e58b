//! What is shown. That it agrees with the rules at every decision is the
//! oracle's part.
use alloc::vec::Vec;

use skerry_core::{Game, QuickDice, Silent, Turn, Viewer};

use super::position::{BLUE, ORANGE, boats, given, island, space, spaces, tile};
use crate::{
    Options, Prompt, View, Yamatai,
    components::{Fleet, Specialist},
    view::{PowerState, SiteView, Step},
};

fn view(game: &Yamatai) -> View {
    game.view(Viewer::Spectator)
}

#[test]
fn every_step_of_set_up_can_be_shown() {
    let options = Options { players: 4, culture_blocks_building: false };
    let mut game = Yamatai::setup(&options).expect("four can play");
    let (mut dice, mut steps) = (QuickDice::new(7), 0);
    assert!(view(&game).turns.is_empty(), "nobody knows the order yet");
    while game.turn() == Turn::Chance {
        let view = view(&game);
        assert_eq!((view.step, view.active), (Step::Nature, None));
        assert_eq!(game.prompt(BLUE), Prompt::Wait { seat: None });
        game.resolve(game.sample(&mut dice), &mut Silent);
        steps += 1;
    }
    assert_eq!(steps, 1 + 1 + 5 + 5 + 5);
    assert_eq!(view(&game).step, Step::Fleet);
    assert_eq!(view(&game).islands.len(), 34);
}

#[test]
fn nobody_has_secrets() {
    let game = given().pool("B").game;
    assert_eq!(game.view(Viewer::Seat(ORANGE)), game.view(Viewer::Spectator));
}

#[test]
fn the_next_order_is_shown_as_it_forms() {
    let blue = given().before_fleets([9, 2, 3, 4, 5]).take_fleet(9).pass().allowed();
    let orange = blue.moor("none").allowed().end_turn().allowed().of(ORANGE).take_fleet(2);
    let view = view(&orange.game);
    let next: Vec<_> = view.next_order.iter().map(|turn| (turn.seat, turn.fleet)).collect();
    assert_eq!(next, [(ORANGE, Fleet(2)), (BLUE, Fleet(9))]);
    assert_eq!((view.turns[0].fleet, view.turns[2].fleet), (Some(Fleet(9)), None));
    let fleets = [1, 6, 7, 8, 10].map(Fleet);
    assert_eq!((view.fleets.next, view.fleets.turned_up), (fleets.to_vec(), 4));
}

fn site(view: &View, name: &str, at: &str) -> Option<SiteView> {
    let sites = &view.doing.as_ref().expect("somebody decides").sites;
    sites.iter().find(|site| site.tile == tile(name) && site.at == island(at)).cloned()
}

/// Cites: 7.1, 7.3.
#[test]
fn sites_show_the_boats_that_pay_and_what_they_bring() {
    let blue = given().boats("S02:W S03:B").fresh("S12:B S20:S").row("T13 T20").houses("I01");
    let blue = blue.mountains("I07");
    let view = view(&blue.game);
    let built = site(&view, "T13", "I07").expect("it can be built");
    assert!(built.is_now);
    assert_eq!(built.paying, spaces("S02 S12 S20"), "fresh boats pay first");
    assert_eq!((built.missing, built.prestige, built.coins), (boats("none"), 1, 2));
    let dear = site(&view, "T20", "I07").expect("two bamboo, wood and stone");
    assert_eq!((dear.is_now, dear.missing), (true, boats("none")));
    let lacking = site(&view, "T13", "I02").expect("one boat is missing");
    assert_eq!((lacking.is_now, lacking.missing), (false, boats("W")));
    assert_eq!(site(&view, "T13", "I01"), None, "a building stands there");
}

/// Cites: SP11, F9.
#[test]
fn sites_show_what_helps() {
    let blue = given().fresh("S02:B S12:S S20:C").row("T18").owns(&[Specialist::Kaguya]);
    let helped = site(&view(&blue.game), "T18", "I07").expect("bamboo stands for wood");
    assert_eq!((helped.is_now, helped.missing), (true, boats("none")));
    assert_eq!(helped.paying, spaces("S02 S12 S20"));
    let waived = given().fleet(9).fresh("S02:W S12:B").row("T13");
    let waived = site(&view(&waived.game), "T13", "I07").expect("one boat may be missing");
    assert_eq!((waived.is_now, waived.missing), (true, boats("S")));
}

/// Cites: R3.
#[test]
fn boats_for_which_the_chain_has_no_space_are_not_asked_for() {
    let open = given().fresh("S01:B").pool("W");
    assert_eq!(open.game.prompt(BLUE), Prompt::Stuck { pool: 1 });
    let walled_in = given().boats("S02:B S09:W").fresh("S01:B").pool("W");
    assert_eq!(walled_in.game.prompt(BLUE), Prompt::Stuck { pool: 0 });
    let duty = given().boats("S02:B S09:W").fresh("S01:B").pool("W").tokens("I01:red");
    assert_eq!(duty.game.prompt(BLUE), Prompt::Resolve { pool: 0 });
}

/// Cites: R6.
#[test]
fn the_duty_is_shown_and_asked_for() {
    let blue = given().boats("S02:B").fresh("S09:W S01:B").tokens("I01:red").row("T01");
    let doing = view(&blue.game).doing.expect("blue decides");
    assert_eq!((doing.duty.collect, doing.duty.build), (true, true));
    assert_eq!(blue.game.prompt(BLUE), Prompt::Resolve { pool: 0 });
    assert_eq!(blue.game.prompt(ORANGE), Prompt::Wait { seat: Some(BLUE) });
    let stuck = given().fresh("S01:B");
    assert_eq!(stuck.game.prompt(BLUE), Prompt::Stuck { pool: 0 });
    let doing = view(&stuck.game).doing.expect("blue decides");
    assert_eq!((doing.duty.collect, doing.duty.build), (false, false));
    assert_eq!(doing.chain, [space("S01")]);
}

#[test]
fn the_state_of_a_power_is_shown() {
    let state = |position: super::position::Position| {
        view(&position.game).doing.expect("blue decides").power
    };
    assert_eq!(state(given().fleet(1)), PowerState::None);
    assert_eq!(state(given().fleet(8)), PowerState::Ready);
    assert_eq!(state(given().fleet(7)), PowerState::Waiting, "there is no boat");
    assert_eq!(state(given().fleet(9)), PowerState::ByItself);
    assert_eq!(state(given().fleet(8).use_power().allowed()), PowerState::Used);
}

/// Cites: 10.
#[test]
fn gauges_show_how_near_every_end_is() {
    let blue = given().supply('W', 3).left(2).row("T01 T02").hall(&[(Specialist::Riu, 4)]);
    let ends = view(&blue.game).ends;
    assert_eq!((ends.supply[1], ends.houses), (3, [2, 6, 6, 6].into()));
    assert_eq!((ends.tiles_left, ends.tiles_missing), (26, 3));
    assert_eq!((ends.specialists_left, ends.specialists_missing), (17, 4));
    assert_eq!(ends.last_round, 40);
}

#[test]
fn every_moment_has_its_question() {
    let swap = given().fleet(5).boats("S44:W S12:C").use_power().allowed();
    assert_eq!(swap.game.prompt(BLUE), Prompt::PickToSwap);
    let blue = given().pool("BW");
    assert_eq!(blue.game.prompt(BLUE), Prompt::Boats { pool: 2, trades: 1 });
    assert_eq!(blue.mooring().game.prompt(BLUE), Prompt::Moor { pool: 2, berths: 1 });
    let rich = given().culture("red red").hall(&[(Specialist::Riu, 0)]).recruiting();
    assert_eq!(rich.game.prompt(BLUE), Prompt::Recruit);
    assert_eq!(given().recruiting().game.prompt(BLUE), Prompt::End);
}
