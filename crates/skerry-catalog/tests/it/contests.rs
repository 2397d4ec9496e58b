//! Simulations and contests: repeatable, fair to the seats, and telling.
use skerry_bots::{
    BotSpec,
    arena::{self, Contest, contest},
    simulate::{self, Simulation, simulate},
};
use skerry_catalog::games::my_island::eval::MyIslandEval;

use crate::opening;

fn simulation(bots: &[BotSpec], threads: usize) -> simulate::Report {
    let simulation = Simulation { games: 40, seed: 3, bots, threads };
    let report = simulate(&opening(3), MyIslandEval, &simulation, &|| ());
    simulate::Report { cpu_seconds: 0.0, games_per_cpu_second: 0.0, ns_per_decision: 0.0, ..report }
}

#[test]
fn a_simulation_is_repeatable_on_any_number_of_threads() {
    for bots in [vec![], vec![BotSpec::Greedy, BotSpec::Random]] {
        let once = simulation(&bots, 1);
        assert_eq!(simulation(&bots, 3), once);
        assert!(once.decisions > once.chance && once.min_score < once.max_score);
        assert_eq!((once.mean_scores.len(), once.players, once.games), (3, 3, 40));
    }
}

fn play(bots: &[&str], players: u8, games: u32) -> arena::Report {
    let bots: Vec<BotSpec> = bots.iter().map(|name| name.parse().expect("a bot")).collect();
    let rules = Contest { bots: &bots, games, seed: 1, budget: None, threads: 2 };
    contest(&opening(players), MyIslandEval, &rules, &|| ())
}

#[test]
fn greedy_beats_random_clearly() {
    let report = play(&["greedy", "random"], 4, 60);
    assert!(report.bots[0].win_share >= 0.95, "{report:?}");
}

#[test]
fn search_beats_greedy_with_few_iterations() {
    let report = play(&["mcts:200", "greedy"], 4, 24);
    let [mcts, greedy] = &report.bots[..] else { panic!("two names: {report:?}") };
    assert_eq!((mcts.seats, greedy.seats), (1, 3));
    // Half would be as good as greedy. Wins alone are few, and so a matter of luck.
    assert!(mcts.rank_score > 0.6 && mcts.mean_score > greedy.mean_score + 2.0, "{report:?}");
}

/// Whoever plays against itself gets the same from every seat, because seats
/// rotate over equal draws; and all wins are shared out.
#[test]
fn equal_names_are_one_entry_and_wins_add_up() {
    let report = play(&["greedy", "greedy", "random"], 3, 30);
    assert_eq!(report.bots.len(), 2);
    let wins: f64 = report.bots.iter().map(|bot| bot.wins).sum();
    assert!((wins - 30.0).abs() < 1e-9, "{report:?}");
    let shares: f64 = report.bots.iter().map(|bot| bot.win_share).sum();
    assert!((shares - 1.0).abs() < 1e-9);
    for bot in &report.bots {
        assert!(bot.ci95[0] <= bot.win_share && bot.win_share <= bot.ci95[1]);
    }
}

#[test]
fn a_contest_is_repeatable() {
    let results = |report: arena::Report| {
        report.bots.into_iter().map(|bot| (bot.bot, bot.wins, bot.mean_score)).collect::<Vec<_>>()
    };
    assert_eq!(
        results(play(&["mcts:20", "greedy"], 2, 6)),
        results(play(&["mcts:20", "greedy"], 2, 6))
    );
}
