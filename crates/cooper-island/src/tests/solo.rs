//! 16: one player against Cooper.
use skerry_core::{Game, Silent, Turn};

use super::position::{EVE, Position, given_for, given_with};
use crate::{
    Options,
    components::{Difficulty, Strategy, Worker},
    scoring,
    state::{OrderState, Owner, Phase},
};

fn against(strategy: Strategy) -> Position {
    given_with(&Options { strategy, ..Options::of(1) })
}

/// Eve has put her last worker; Cooper's card shows this section.
fn card(mut eve: Position, section: &str, workers: [u8; 2]) -> Position {
    eve.game.cooper.available = workers;
    let mut eve = eve.with(|sheet| sheet.available = [1, 0]);
    eve.game.frames = skerry_core::Stack::new(crate::state::Frame::Window);
    let mut put = eve.act("put_worker worker=normal section=b").allowed();
    assert_eq!(put.game.turn(), Turn::Chance);
    let drawn = super::position::chance(&alloc::format!("cooper_card section={section}"));
    assert!(put.game.is_possible(&drawn));
    put.game.resolve(drawn, &mut Silent);
    put
}

/// Cites: 16.
#[test]
fn cooper_sails_by_the_section_of_his_card() {
    let sails = |strategy, section: &str, workers| {
        card(against(strategy), section, workers).game.cooper.steps
    };
    use Strategy::{Boats, Builders, Traders};
    assert_eq!(sails(Builders, "d", [1, 0]), 2 + 1, "his focus");
    assert_eq!(sails(Boats, "d", [1, 0]), 2);
    assert_eq!(sails(Boats, "d", [1, 1]), 2 + 1, "the special worker goes first");
    assert_eq!(sails(Builders, "f", [1, 0]), 1);
    assert_eq!(sails(Boats, "h", [1, 0]), 2 + 1, "the harbormaster stood there");
    assert_eq!(sails(Traders, "h", [1, 0]), 2 + 1 + 1);
    assert_eq!(sails(Boats, "c", [1, 0]), 0);
    let statue = card(against(Boats), "f", [1, 0]);
    assert_eq!(statue.game.cooper.statues, 1);
    let lain = card(against(Boats), "h", [1, 0]);
    assert!(!lain.game.harbormaster_stands);
    let mut eve = against(Boats);
    eve.game.cooper.progress = 1;
    let second = card(eve, "e", [1, 0]);
    assert_eq!((second.game.cooper.progress, second.game.cooper.steps), (0, 1));
}

/// Cites: 16, R11.
#[test]
fn cooper_on_a_worker_of_the_player_brings_her_an_item() {
    let eve = card(against(Strategy::Boats), "b", [1, 0]);
    assert_eq!(eve.asked(), Some(EVE));
    assert_eq!(eve.legal().len(), 6);
    let taken = eve.act("take_item item=gold").allowed();
    assert_eq!(taken.sheet().market[4], 1);
    assert_eq!(taken.game.cooper.steps, 2, "one for the boat, one for his focus");
}

/// Cites: 16.
#[test]
fn cooper_takes_the_token_on_a_free_round_space() {
    let taken = card(against(Strategy::Boats), "a", [1, 0]);
    assert_eq!(taken.game.token, Owner::Cooper);
    let special = card(against(Strategy::Boats), "a", [0, 1]);
    assert_eq!(special.game.token, Owner::Seat(EVE));
    let mut taken = against(Strategy::Boats);
    taken.game.towers[0][0].push(Owner::Neutral);
    let stacked = card(taken, "a", [1, 0]);
    assert_eq!(stacked.game.token, Owner::Seat(EVE), "only where nobody stood");
}

/// Cites: 16.
#[test]
fn neutral_workers_cover_each_space_once() {
    let mut eve = given_for(1).round(5).income().act("done").allowed();
    // Four normal ones, then two special ones; where one stands the next section is covered.
    for section in ["c", "c", "d", "h", "b", "b"] {
        eve = eve.draw(&alloc::format!("cooper_card section={section}"));
    }
    assert_eq!(eve.asked(), Some(EVE), "six in the fifth round");
    let stand = |worker: usize| {
        let towers = eve.game.towers[worker].into_iter().zip('a'..);
        let taken = towers.filter(|(tower, _)| tower.owners().eq([Owner::Neutral]));
        taken.map(|(_, letter)| letter).collect::<alloc::string::String>()
    };
    assert_eq!([stand(0), stand(1)], ["cdeh", "bc"]);
    assert_eq!(eve.game.cooper.cards.iter().sum::<u8>(), 10, "the cards go back");
}

/// Cites: 16, 10.3.
#[test]
fn coopers_statues_sail_in_the_clean_up() {
    let mut eve = given_for(1).market("Coin").phase(Phase::Reactivate);
    eve.game.cooper.statues = 2;
    let next = eve.act("done").allowed();
    assert_eq!((next.game.phase, next.game.cooper.steps), (Phase::Statues, 2));
}

/// Cites: 16.
#[test]
fn a_fee_for_coopers_worker_goes_to_the_supply() {
    let mut eve = given_for(1).stored("Coin");
    eve.game.towers[0][2].push(Owner::Neutral);
    let asked = eve.act("put_worker worker=normal section=c").allowed();
    let paid = asked.act("pay_fee item=coin from=stored").allowed();
    assert_eq!((paid.storage(), paid.sheet().market), ([0; 6], [0; 6]));
    let refused = asked.act("refuse").allowed();
    assert_eq!(refused.options("anchor").len(), 2);
}

/// Cites: 16.
#[test]
fn cooper_grows_and_scores() {
    let eve =
        given_with(&Options { difficulty: Difficulty::ALL[2], ..Options::of(1) }).market("Coin");
    let mut eve = eve.phase(Phase::Market);
    eve.game.finished = 0;
    let at = |round: u8, workers: [u8; 2]| {
        let mut eve = eve.round(round - 1);
        eve.game.cooper.workers = workers;
        let next = eve.act("done").allowed();
        assert_eq!(next.game.round, round);
        (next.game.cooper.workers, next.game.orders[0])
    };
    assert_eq!(at(2, [2, 0]), ([3, 0], OrderState::Free));
    let taken = OrderState::Taken(Owner::Cooper, Worker::Normal);
    assert_eq!(at(3, [3, 0]), ([2, 1], taken));
    assert_eq!(at(4, [2, 1]), ([1, 2], taken));
    assert_eq!(at(5, [1, 2]), ([1, 2], OrderState::Free));
    let mut end = eve;
    end.game.cooper.steps = 30;
    end.game.orders[0] = taken;
    end.game.orders[1] = taken;
    assert_eq!(scoring::cooper(&end.game), 30 + 8 - 6);
}

/// Cites: 16.
#[test]
fn the_player_wins_with_more_points_only() {
    let mut eve = given_for(1).steps([18, 0]);
    eve.game.cooper.steps = 30;
    assert_eq!(scoring::cooper(&eve.game), 18);
    assert_eq!(scoring::rank(&eve.game, EVE), 2, "a tie is Cooper's");
    assert_eq!(scoring::rank(&eve.steps([19, 0]).game, EVE), 1);
}

/// Cites: 16.
#[test]
fn coopers_points_are_told_line_by_line() {
    let mut eve = given_with(&Options { difficulty: Difficulty::Hard, ..Options::of(1) });
    eve.game.cooper.steps = 31;
    eve.game.orders[3] = OrderState::Taken(Owner::Cooper, Worker::Normal);
    let cooper = eve.game.view(skerry_core::Viewer::Spectator).cooper.expect("Eve plays alone");
    let lines: alloc::vec::Vec<_> =
        cooper.breakdown.iter().map(|line| (line.category, line.points)).collect();
    assert_eq!(lines, [("helm", 31), ("orders", 4), ("difficulty", -6)]);
    assert_eq!(
        cooper.breakdown.iter().map(|line| line.points).sum::<i32>(),
        i32::from(cooper.points)
    );
}
