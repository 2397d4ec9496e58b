//! What bots can do in every game of the catalog.
use core::fmt::Debug;

use skerry_bots::{
    BotSpec, Evaluate, Glimpse,
    arena::{Contest, contest},
};
use skerry_catalog::{
    Kind,
    games::{Visitor, visit},
};
use skerry_core::{Dice, Game, QuickDice, Seat, Silent, Turn, playout};

/// A full table of the game, nothing chosen.
fn opening<G: Game, E>(kind: &Kind<G, E>) -> G {
    let options = kind.options(Some((*G::PLAYERS.end()).into()), &[]).expect("a full table");
    G::setup(&options).expect("a full table")
}

#[test]
fn the_value_of_a_finished_match_is_its_result() {
    struct Finished;
    impl Visitor for Finished {
        fn visit<G: Game, E: Evaluate<G> + Debug>(&mut self, kind: &'static Kind<G, E>) {
            for seed in 0..4 {
                let mut game = opening(kind);
                playout(&mut game, &mut QuickDice::new(seed));
                for seat in (0..game.players()).map(Seat) {
                    let value = kind.eval.value(&game, seat);
                    let points = game.score(seat).points as f32;
                    // What breaks ties may add a little, but never a whole point.
                    assert!((points..points + 1.0).contains(&value), "{}: {value}", G::ID);
                }
            }
        }
    }
    visit(&mut Finished);
}

#[test]
fn every_bot_decides_within_the_rules() {
    struct Deciding;
    impl Visitor for Deciding {
        fn visit<G: Game, E: Evaluate<G> + Debug>(&mut self, kind: &'static Kind<G, E>) {
            let names = ["random", "first-timer", "easy", "medium", "greedy", "mcts:30"];
            let bots = names.map(|name| {
                let spec: BotSpec = name.parse().expect("a bot");
                spec.build(kind.eval, None, 3.into(), 1)
            });
            let (mut game, mut bots, mut dice) = (opening(kind), bots, QuickDice::new(5));
            loop {
                match game.turn() {
                    Turn::Over => break,
                    Turn::Chance => game.resolve(game.sample(&mut dice), &mut Silent),
                    Turn::Decide(seats) => {
                        let seat = seats.lowest().expect("somebody owes");
                        let bot = &mut bots[dice.below(names.len() as u32) as usize];
                        let action = bot.decide(&Glimpse::new(&game, seat));
                        let played = game.play(seat, action, &mut Silent);
                        played.unwrap_or_else(|rule| panic!("{}: {action:?}: {rule}", G::ID));
                    }
                }
            }
        }
    }
    visit(&mut Deciding);
}

#[test]
fn greedy_beats_random() {
    struct Contests;
    impl Visitor for Contests {
        fn visit<G: Game, E: Evaluate<G> + Debug>(&mut self, kind: &'static Kind<G, E>) {
            let bots = [BotSpec::Greedy, BotSpec::Random];
            let rules = Contest { bots: &bots, games: 40, seed: 3, budget: None, threads: 1 };
            let report = contest(&opening(kind), kind.eval, &rules, &|| ());
            assert!(report.bots[0].win_share >= 0.9, "{report:?}");
        }
    }
    visit(&mut Contests);
}
