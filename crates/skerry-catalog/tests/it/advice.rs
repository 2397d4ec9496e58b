//! What bots say they would do, in every game: repeatable, within the rules, and true to what
//! the seat may know.
use core::fmt::Debug;

use skerry_bots::{Advice, Advisor, Bot, Budget, Evaluate, Glimpse, Greedy, Plan, eval::Line};
use skerry_catalog::{
    Kind,
    games::{Visitor, visit},
};
use skerry_core::{Game, QuickDice, Seat, Silent, Turn};

const PLAN: Plan = Plan { iterations: 120, seed: 9 };

/// A match of `players` after some decisions of greedy bots in which there was a choice, and
/// who has one next.
fn midway<G: Game, E: Evaluate<G>>(kind: &Kind<G, E>, players: u8, choices: u32) -> (G, Seat) {
    let options = kind.options(Some(players.into()), &[]).expect("so many may play");
    let (mut game, mut dice) = (G::setup(&options).expect("so many may play"), QuickDice::new(3));
    let mut bot = Greedy::new(kind.eval, 3);
    let mut left = choices;
    loop {
        match game.turn() {
            Turn::Over => unreachable!("that is not the end yet"),
            Turn::Chance => game.resolve(game.sample(&mut dice), &mut Silent),
            Turn::Decide(seats) => {
                let seat = seats.lowest().expect("somebody owes");
                let mut legal = vec![];
                game.legal(seat, &mut legal);
                if legal.len() > 1 && left == 0 {
                    return (game, seat);
                }
                left -= u32::from(legal.len() > 1);
                let action = bot.decide(&Glimpse::new(&game, seat));
                game.apply(seat, action, &mut Silent);
            }
        }
    }
}

fn advice<G: Game, E: Evaluate<G>>(
    kind: &Kind<G, E>,
    (game, seat): &(G, Seat),
    slices: u32,
) -> Advice<G::Action> {
    let glimpse = Glimpse::new(game, *seat);
    let mut advisor = Advisor::new(kind.eval, &glimpse, &[], PLAN);
    while !advisor.is_done() {
        advisor.think(&glimpse, Budget::Iterations(PLAN.iterations / slices));
    }
    advisor.advice()
}

#[test]
fn advice_is_the_same_for_the_same_seed_however_often_it_is_asked_for() {
    struct Repeated;
    impl Visitor for Repeated {
        fn visit<G: Game, E: Evaluate<G> + Debug>(&mut self, kind: &'static Kind<G, E>) {
            let at = midway(kind, 2, 12);
            let whole = advice(kind, &at, 1);
            assert_eq!(whole.iterations, PLAN.iterations);
            assert_eq!(whole, advice(kind, &at, 1), "{}", G::ID);
            assert_eq!(whole, advice(kind, &at, 6), "{} in slices", G::ID);
        }
    }
    visit(&mut Repeated);
}

#[test]
fn advice_keeps_to_the_rules_and_its_chances_are_shares() {
    struct Sound;
    impl Visitor for Sound {
        fn visit<G: Game, E: Evaluate<G> + Debug>(&mut self, kind: &'static Kind<G, E>) {
            let at = midway(kind, *G::PLAYERS.end(), 20);
            for option in advice(kind, &at, 1).options {
                let sum: f64 = option.chances.iter().sum();
                assert_eq!(option.chances.len(), usize::from(*G::PLAYERS.end()));
                assert!((sum - 1.0).abs() < 1e-9, "{}: {sum}", G::ID);
                assert!(option.visits > 0 && option.points.is_finite());
                let mut game = at.0;
                for action in option.line {
                    let played = game.play(at.1, action, &mut Silent);
                    played.unwrap_or_else(|rule| panic!("{}: {action:?}: {rule}", G::ID));
                }
            }
        }
    }
    visit(&mut Sound);
}

/// What somebody did need not be what a bot thinks of.
#[test]
fn any_turn_can_be_weighed() {
    struct Weighed;
    impl Visitor for Weighed {
        fn visit<G: Game, E: Evaluate<G> + Debug>(&mut self, kind: &'static Kind<G, E>) {
            let (game, seat) = midway(kind, 2, 12);
            let glimpse = Glimpse::new(&game, seat);
            let mut legal = vec![];
            glimpse.legal(&mut legal);
            for action in legal.into_iter().take(6) {
                let line = Line { actions: vec![action], value: 0.0, ends_turn: false };
                let mut advisor = Advisor::new(kind.eval, &glimpse, &[line], PLAN);
                advisor.think(&glimpse, Budget::Iterations(40));
                let best = advisor.advice().options.remove(0);
                let weighed = advisor.weigh(&glimpse, &[action], 30);
                let weighed = weighed.unwrap_or_else(|| panic!("{}: {action:?}", G::ID));
                assert_eq!((&weighed.line[..], weighed.visits >= 30), (&[action][..], true));
                let after = advisor.advice().options.remove(0);
                assert_eq!(after.line, best.line, "{}: asking makes no move better", G::ID);
            }
        }
    }
    visit(&mut Weighed);
}

/// Alone against a rival a chance is the chance to beat it, which may be none.
#[test]
fn who_plays_alone_is_told_the_chance_to_beat_the_rival() {
    struct Alone(u32);
    impl Visitor for Alone {
        fn visit<G: Game, E: Evaluate<G> + Debug>(&mut self, kind: &'static Kind<G, E>) {
            if !G::PLAYERS.contains(&1) {
                return;
            }
            let at = midway(kind, 1, 12);
            let best = advice(kind, &at, 1).options.remove(0);
            if at.0.rival().is_some() {
                self.0 += 1;
                assert!(best.chances[0] > 0.0 && best.chances[0] < 1.0, "{best:?}");
            } else {
                assert_eq!(best.chances, [1.0], "{}", G::ID);
            }
        }
    }
    let mut alone = Alone(0);
    visit(&mut alone);
    assert!(alone.0 > 0, "some game has a rival");
}
