//! Matches of bots looked at again: the sums are exact, the better bots lose less, luck evens
//! out, and a blunder is found.
use core::fmt::Debug;
use std::env;

use my_island::MyIsland;
use skerry_bots::{
    Bot, BotSpec, Evaluate, Glimpse, Greedy, Plan,
    analysis::{Analyst, Happened, Report, Turned, Unfit},
};
use skerry_catalog::{
    Kind,
    games::{Visitor, my_island::eval::MyIslandEval, visit},
};
use skerry_core::{Game, QuickDice, Seat, Silent, Turn};
use skerry_table::{Entry, Record};

type Log<G> = Vec<Happened<G>>;

fn opening<G: Game, E>(kind: &Kind<G, E>, players: u8) -> G {
    let options = kind.options(Some(players.into()), &[]).expect("so many may play");
    G::setup(&options).expect("so many may play")
}

/// What happens when these bots play on from `game` to the end.
fn played<G: Game>(mut game: G, bots: &mut [Box<dyn Bot<G>>], seed: u64) -> Log<G> {
    let (mut log, mut dice) = (vec![], QuickDice::new(seed));
    loop {
        match game.turn() {
            Turn::Over => return log,
            Turn::Chance => {
                let chance = game.sample(&mut dice);
                game.resolve(chance, &mut Silent);
                log.push(Happened::Chance(chance));
            }
            Turn::Decide(seats) => {
                let before = game;
                for seat in seats.iter() {
                    let action = bots[seat.index()].decide(&Glimpse::new(&before, seat));
                    game.apply(seat, action, &mut Silent);
                    log.push(Happened::Action(seat, action));
                }
            }
        }
    }
}

fn seated<G: Game, E: Evaluate<G>>(eval: E, names: &[&str], seed: u64) -> Vec<Box<dyn Bot<G>>> {
    let build = |(name, number): (&&str, u64)| {
        let spec: BotSpec = name.parse().expect("a bot");
        spec.build(eval, None, (seed * 8 + number).into(), 1)
    };
    names.iter().zip(0..).map(build).collect()
}

fn analysed<G: Game, E: Evaluate<G>>(
    eval: E,
    opening: G,
    log: Log<G>,
    (plan, slice): (Plan, u32),
) -> Report<G::Action> {
    let mut analyst = Analyst::new(eval, opening, log, plan).expect("a match that is over");
    while !analyst.is_done() {
        let before = analyst.progress();
        analyst.work(slice);
        assert!(analyst.progress() >= before && analyst.progress() <= 1.0);
    }
    analyst.report()
}

#[test]
fn start_luck_and_play_are_the_result_and_nothing_depends_on_the_slices() {
    struct Exact;
    impl Visitor for Exact {
        fn visit<G: Game, E: Evaluate<G> + Debug>(&mut self, kind: &'static Kind<G, E>) {
            let opening = opening(kind, 2);
            let log = played(opening, &mut seated(kind.eval, &["greedy", "easy"], 4), 4);
            let plan = Plan { iterations: 6, seed: 1 };
            let report = analysed(kind.eval, opening, log.clone(), (plan, 100));
            for player in &report.players {
                let sum = player.start + player.luck + player.play;
                assert!((sum - player.result).abs() < 1e-9, "{}: {player:?}", G::ID);
                let words = [player.strong, player.fine, player.slip, player.mistake];
                assert_eq!(words.iter().sum::<usize>(), player.decisions);
                assert!(player.decisions > 0);
            }
            for point in &report.points {
                let sum: f64 = point.chances.iter().sum();
                assert!((sum - 1.0).abs() < 1e-9, "{}: {point:?}", G::ID);
            }
            assert_eq!(report.points.last().map(|point| point.entry), Some(log.len()));
            let again = analysed(kind.eval, opening, log, (plan, 1));
            assert!(report == again, "{}: another analysis in small slices", G::ID);
        }
    }
    visit(&mut Exact);
}

#[test]
fn a_running_match_is_not_analysed() {
    let opening = crate::opening(2);
    let mut log = played(opening, &mut seated(MyIslandEval, &["greedy", "greedy"], 4), 4);
    let plan = Plan { iterations: 1, seed: 1 };
    log.truncate(10);
    let unfit = Analyst::new(MyIslandEval, opening, log.clone(), plan).err();
    assert_eq!(unfit, Some(Unfit::NotOver));
    log.swap(0, 1);
    let unfit = Analyst::new(MyIslandEval, opening, log, plan).err();
    assert_eq!(unfit, Some(Unfit::Impossible(0)));
    let alone = crate::opening(1);
    let log = played(alone, &mut seated(MyIslandEval, &["greedy"], 4), 4);
    let unfit = Analyst::new(MyIslandEval, alone, log, plan).err();
    assert_eq!(unfit, Some(Unfit::NobodyToBeat));
}

/// What decisions of these bots cost on average, of two at a table.
fn mean_loss<G: Game, E: Evaluate<G>>(kind: &Kind<G, E>, bot: &str, matches: u64) -> f64 {
    let opening = opening(kind, 2);
    let plan = Plan { iterations: 100, seed: 1 };
    let losses = (0..matches).map(|seed| {
        let log = played(opening, &mut seated(kind.eval, &[bot, bot], seed), seed);
        let report = analysed(kind.eval, opening, log, (plan, 100));
        report.players.iter().map(|player| player.mean_loss).sum::<f64>() / 2.0
    });
    losses.sum::<f64>() / matches as f64
}

#[test]
fn random_bots_lose_far_more_than_greedy_ones_and_these_more_than_a_search() {
    struct Better;
    impl Visitor for Better {
        fn visit<G: Game, E: Evaluate<G> + Debug>(&mut self, kind: &'static Kind<G, E>) {
            let is_slow = env::var_os("SKERRY_SLOW_TESTS").is_some();
            if !is_slow && G::ID != MyIsland::ID {
                return;
            }
            let matches = if is_slow { 6 } else { 2 };
            let losses = ["random", "greedy", "mcts:400"].map(|bot| mean_loss(kind, bot, matches));
            let [random, greedy, search] = losses;
            assert!(random > 2.0 * greedy && greedy > search, "{}: {losses:?}", G::ID);
        }
    }
    visit(&mut Better);
}

#[test]
fn luck_evens_out_for_every_seat() {
    let matches = if env::var_os("SKERRY_SLOW_TESTS").is_some() { 300 } else { 16 };
    let (opening, plan) = (crate::opening(2), Plan { iterations: 20, seed: 1 });
    let mut luck = [0.0; 2];
    for seed in 0..matches {
        let log = played(opening, &mut seated(MyIslandEval, &["greedy", "greedy"], seed), seed);
        let report = analysed(MyIslandEval, opening, log, (plan, 100));
        for player in &report.players {
            luck[player.seat.index()] += player.luck / matches as f64;
        }
    }
    // Luck decides half of a match or so: three times what chance alone makes of that.
    let bound = 1.5 / (matches as f64).sqrt();
    assert!(luck.iter().all(|mean| mean.abs() < bound), "{luck:?} of {matches}");
}

const GOLDEN: &str = include_str!("../../../my-island/tests/replays/eternal-2-last-card.skerry");

/// A golden match up to its middle, the worst thing that can be done there, and what greedy bots
/// make of the rest.
#[test]
fn a_planted_blunder_is_the_turning_point() {
    let record = Record::<MyIsland>::read(GOLDEN).expect("a golden match");
    let opening = MyIsland::setup(&record.options).expect("it was played");
    let (mut game, mut log) = (opening, vec![]);
    for entry in &record.log[..31] {
        match *entry {
            Entry::Action { seat, action } => {
                game.apply(seat, action, &mut Silent);
                log.push(Happened::Action(seat, action));
            }
            Entry::Chance(chance) => {
                game.resolve(chance, &mut Silent);
                log.push(Happened::Chance(chance));
            }
        }
    }
    let (planted, seat) = (log.len(), Seat(0));
    let mut legal = vec![];
    game.legal(seat, &mut legal);
    let value = |action: &_| {
        let mut after = game;
        after.apply(seat, *action, &mut Silent);
        MyIslandEval.value(&after, seat)
    };
    let worst = legal.iter().min_by(|a, b| value(a).total_cmp(&value(b))).expect("a choice");
    log.push(Happened::Action(seat, *worst));
    let answer = Greedy::new(MyIslandEval, 1).decide(&Glimpse::new(&game, Seat(1)));
    game.apply(seat, *worst, &mut Silent);
    game.apply(Seat(1), answer, &mut Silent);
    log.push(Happened::Action(Seat(1), answer));
    log.extend(played(game, &mut seated(MyIslandEval, &["greedy", "greedy"], 1), 1));

    let plan = Plan { iterations: 150, seed: 1 };
    let report = analysed(MyIslandEval, opening, log, (plan, 100));
    let largest = report.turning_points.iter().filter(|point| point.kind == Turned::Mistake);
    let largest = largest.min_by(|a, b| a.swing.total_cmp(&b.swing)).expect("a mistake");
    assert_eq!((largest.entry, largest.seat), (planted, seat), "{:?}", report.turning_points);
    let judged = &report.decisions[largest.decision.expect("a decision")];
    assert_eq!(judged.played, [*worst]);
    assert!(judged.better.as_ref().is_some_and(|better| better != &judged.played));
}
