//! Single decisions: legal, repeatable, and made from what the seat may know.
use my_island::{Action, MyIsland, Options, rulesets::RuleSetId};
use skerry_bots::{Bot, BotSpec, Budget, Evaluate, Glimpse, Greedy, Mcts, Settings, WHIM};
use skerry_catalog::games::my_island::eval::MyIslandEval;
use skerry_core::{Game, QuickDice, Seat, Silent, Turn};

use crate::opening;

/// The Eternal game after `rounds` rounds of greedy play, a card lying open.
fn after(rounds: u32) -> MyIsland {
    let (mut game, mut dice) = (opening(2), QuickDice::new(7));
    let mut bot = Greedy::new(MyIslandEval, 7);
    let mut cards = 0;
    loop {
        match game.turn() {
            Turn::Chance => {
                cards += 1;
                let chance = game.sample(&mut dice);
                game.resolve(chance, &mut Silent);
            }
            Turn::Decide(_) if cards > rounds => return game,
            Turn::Decide(seats) => {
                for seat in seats.iter() {
                    let action = bot.decide(&Glimpse::new(&game, seat));
                    game.apply(seat, action, &mut Silent);
                }
            }
            Turn::Over => unreachable!("greedy does not finish early"),
        }
    }
}

fn mcts(budget: Budget, threads: usize, seed: u64) -> Mcts<MyIsland, MyIslandEval> {
    Mcts::new(
        MyIslandEval,
        Settings { budget, threads, ..Settings::of::<MyIsland>(&MyIslandEval) },
        seed,
    )
}

#[test]
fn every_bot_decides_within_the_rules() {
    for rounds in [0, 6, 14, 22] {
        let game = after(rounds);
        for name in ["random", "greedy", "mcts:60"] {
            let spec: BotSpec = name.parse().expect("a bot");
            let mut bot = spec.build(MyIslandEval, None, 3.into(), 1);
            let action = bot.decide(&Glimpse::new(&game, Seat(1)));
            assert_eq!(game.check(Seat(1), &action), Ok(()), "{name} after {rounds} rounds");
        }
    }
}

#[test]
fn a_search_depends_on_seed_and_iterations_alone() {
    let game = after(8);
    let glimpse = Glimpse::new(&game, Seat(0));
    // Three trees: enough to be shared among threads in different ways.
    let decide = |threads, seed| mcts(Budget::Iterations(9000), threads, seed).decide(&glimpse);
    let expected = decide(1, 5);
    for threads in [1, 2, 3, 8] {
        assert_eq!(decide(threads, 5), expected, "{threads} threads");
    }
}

#[test]
fn a_search_keeps_to_its_iterations() {
    let game = after(3);
    let glimpse = Glimpse::new(&game, Seat(0));
    assert_eq!(mcts(Budget::Iterations(500), 1, 1).think(&glimpse), 500);
}

/// On a busy machine the time can be over before the search has begun.
#[test]
fn a_search_thinks_at_least_once() {
    let game = after(3);
    let no_time = Budget::Time(std::time::Duration::ZERO);
    assert!(mcts(no_time, 2, 1).think(&Glimpse::new(&game, Seat(0))) > 0);
}

/// An opinion that has no doubt about any position.
#[derive(Clone, Copy)]
struct Sure;

impl Evaluate<MyIsland> for Sure {
    fn value(&self, game: &MyIsland, seat: Seat) -> f32 {
        game.score(seat).points as f32
    }
    fn promise(&self, game: &MyIsland, seat: Seat, action: Action) -> f32 {
        MyIslandEval.promise(game, seat, action)
    }
    fn uncertainty(&self, _game: &MyIsland) -> f32 {
        0.0
    }
}

#[test]
fn a_search_bears_an_opinion_without_doubt() {
    let game = after(3);
    let settings =
        Settings { budget: Budget::Iterations(200), ..Settings::of::<MyIsland>(&MyIslandEval) };
    let action = Mcts::new(Sure, settings, 1).decide(&Glimpse::new(&game, Seat(0)));
    assert_eq!(game.check(Seat(0), &action), Ok(()));
}

#[test]
fn greedy_takes_the_best_next_position() {
    let game = after(12);
    let mut legal = vec![];
    game.legal(Seat(0), &mut legal);
    let value = |action: &Action| {
        let mut next = game;
        next.apply(Seat(0), *action, &mut Silent);
        MyIslandEval.value(&next, Seat(0))
    };
    let chosen = Greedy::new(MyIslandEval, 1).decide(&Glimpse::new(&game, Seat(0)));
    let best = legal.iter().map(value).fold(f32::NEG_INFINITY, f32::max);
    assert!(value(&chosen) >= best - WHIM);
}

/// At a table of bots nobody wants to see the same board three times.
#[test]
fn greedy_bots_do_not_play_alike() {
    let game = opening(4);
    let mut bots: Vec<_> = (0..4).map(|seed| Greedy::new(MyIslandEval, seed)).collect();
    let (mut end, mut dice) = (game, QuickDice::new(1));
    while end.turn() != Turn::Over {
        if end.turn() == Turn::Chance {
            let chance = end.sample(&mut dice);
            end.resolve(chance, &mut Silent);
        } else if let Turn::Decide(seats) = end.turn() {
            for seat in seats.iter() {
                let action = bots[seat.index()].decide(&Glimpse::new(&end, seat));
                end.apply(seat, action, &mut Silent);
            }
        }
    }
    let boards: std::collections::BTreeSet<_> =
        (0..4).map(|seat| format!("{:?}", end.free(Seat(seat)))).collect();
    assert_eq!(boards.len(), 4, "four islands");
}

/// The games begin with stickers of which each seat has several to put on; whoever is last
/// has nobody to wait for, and what it chose is looked at with other eyes.
#[test]
fn bots_put_stickers_where_they_are_worth_most() {
    for rules in [RuleSetId::Game17, RuleSetId::Game19, RuleSetId::Game24] {
        let mut game = MyIsland::setup(&Options::single(2, rules)).expect("a single game");
        while let Turn::Decide(seats) = game.turn() {
            let seat = seats.lowest().expect("somebody has stickers");
            let best = MyIslandEval.propose(&game, seat, usize::MAX);
            let mut legal = vec![];
            game.legal(seat, &mut legal);
            assert!(best.len() < legal.len(), "{rules:?}: one place is as good as any other");
            for name in ["greedy", "mcts:40"] {
                for seed in 0..4_u64 {
                    let spec: BotSpec = name.parse().expect("a bot");
                    let mut bot = spec.build(MyIslandEval, None, seed.into(), 1);
                    let action = bot.decide(&Glimpse::new(&game, seat));
                    let is_among = best.iter().any(|line| line.actions == [action]);
                    assert!(is_among, "{name} in {rules:?}: {action:?}");
                }
            }
            game.apply(seat, best[0].actions[0], &mut Silent);
        }
    }
}
