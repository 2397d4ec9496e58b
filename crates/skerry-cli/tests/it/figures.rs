//! What programs read: the figures of simulations, contests and counts.
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::{scratch, skerry};

fn json(args: &str) -> Value {
    serde_json::from_str(&skerry(args).good()).expect("JSON")
}

fn read<T: DeserializeOwned>(value: &Value) -> T {
    serde_json::from_value(value.clone()).expect("what it should be")
}

fn keys(value: &Value) -> Vec<&str> {
    value.as_object().expect("an object").keys().map(String::as_str).collect()
}

/// A simulation without what differs from run to run.
fn timeless(mut report: Value) -> Value {
    let fields = report.as_object_mut().expect("an object");
    for timing in ["cpu_seconds", "games_per_cpu_second", "ns_per_decision"] {
        assert!(fields.shift_remove(timing).is_some_and(|value| value.is_f64()), "{timing}");
    }
    report
}

#[test]
fn a_simulation_prints_exactly_these_keys() {
    let report = json("simulate my-island --players 3 --games 20 --seed 7 --json");
    let wanted = "game players games seed decisions chance cpu_seconds games_per_cpu_second \
                  ns_per_decision state_bytes mean_scores min_score max_score scores";
    assert_eq!(keys(&report), wanted.split_whitespace().collect::<Vec<_>>());
    assert_eq!(report["mean_scores"].as_array().map(Vec::len), Some(3));
    let scores: Vec<(i32, u64)> = read(&report["scores"]);
    assert_eq!(scores.iter().map(|(_, seats)| seats).sum::<u64>(), 60, "each seat of each match");
    let ends = [scores.first(), scores.last()].map(|end| end.map(|(points, _)| *points));
    assert_eq!(ends, ["min_score", "max_score"].map(|key| Some(read(&report[key]))));
    assert_eq!((&report["game"], &report["seed"]), (&"my-island".into(), &7.into()));
}

#[test]
fn equal_seeds_give_equal_simulations_on_any_number_of_threads() {
    let run = |seed: u8, threads: u8| {
        let bots = "--bots greedy,random --option rules=game-1";
        timeless(json(&format!(
            "simulate my-island -p 2 --games 6 --seed {seed} --threads {threads} {bots} --json"
        )))
    };
    let first = run(1, 1);
    assert_eq!(run(1, 3), first);
    assert_ne!(run(2, 1)["decisions"], first["decisions"]);
}

#[test]
fn a_contest_prints_exactly_these_keys() {
    let contest = "arena my-island --players 3 --bots mcts,greedy --iterations 20 --games 3 --json";
    let mut report = json(&format!("{contest} --threads 1"));
    assert_eq!(keys(&report), ["game", "players", "games", "seed", "bots"]);
    let wanted = "bot seats wins win_share ci95 rank_score mean_score ms_per_decision";
    for bot in report["bots"].as_array().expect("a list") {
        assert_eq!(keys(bot), wanted.split_whitespace().collect::<Vec<_>>());
        assert_eq!(bot["ci95"].as_array().map(Vec::len), Some(2));
    }
    assert_eq!(
        (&report["bots"][0]["bot"], &report["bots"][0]["seats"]),
        (&"mcts".into(), &1.into())
    );
    assert_eq!(
        (&report["bots"][1]["bot"], &report["bots"][1]["seats"]),
        (&"greedy".into(), &2.into())
    );
    let mut again = json(&format!("{contest} --threads 2"));
    for report in [&mut report, &mut again] {
        for bot in report["bots"].as_array_mut().expect("a list") {
            bot["ms_per_decision"] = Value::Null;
        }
    }
    assert_eq!(again, report);
}

const LADDER: &str = "ladder my-island -p 3 --bots greedy,random,mcts:5 --games 4 --seed 3 --json";

/// A ladder without what differs from run to run.
fn clockless(mut ladder: Value) -> Value {
    for rating in ladder["ratings"].as_array_mut().expect("a list") {
        assert!(rating["ms_per_decision"].take().is_f64());
    }
    ladder
}

#[test]
fn a_ladder_prints_exactly_these_keys() {
    let ladder = json(LADDER);
    let wanted = "game options players bots iterations seed version games ratings";
    assert_eq!(keys(&ladder), wanted.split_whitespace().collect::<Vec<_>>());
    assert_eq!(ladder["games"], 6, "rounded up, so that all have had every seat");
    let ratings = ladder["ratings"].as_array().expect("a list");
    for rating in ratings {
        assert_eq!(keys(rating), ["bot", "rating", "ci95", "share", "ms_per_decision", "games"]);
        assert_eq!(rating["games"], 12, "six with each of the others");
    }
    let last = &ratings[2];
    assert_eq!((&last["bot"], &last["rating"]), (&"random".into(), &0.0.into()), "{ladder}");
}

/// Stopped anywhere, also in the middle of a line, and gone on with.
#[test]
fn a_ladder_that_was_stopped_goes_on_to_the_same_table() {
    let whole = clockless(json(LADDER));
    let file = scratch("stopped.ladder");
    let kept = format!("{LADDER} --state {}", file.display());
    assert_eq!(clockless(json(&kept)), whole);
    let played = std::fs::read_to_string(&file).expect("kept");
    assert_eq!(
        played.lines().count(),
        7,
        "what it is about, and two blocks of each of three pairs"
    );
    let third: usize = played.split_inclusive('\n').take(3).map(str::len).sum();
    for stopped in [third, third + 10, played.len() - 1] {
        std::fs::write(&file, &played[..stopped]).expect("stopped");
        assert_eq!(clockless(json(&kept)), whole);
        let again = std::fs::read_to_string(&file).expect("kept");
        assert_eq!(again.lines().count(), 7);
        assert!(again.starts_with(&played[..third]), "what was played is not played again");
    }
    let other = skerry(&kept.replace("--seed 3", "--seed 4")).bad();
    assert!(other.contains("is about another ladder"), "{other}");
    assert!(skerry("ladder my-island --bots greedy,greedy").bad().contains("each of them once"));
    assert!(skerry("ladder my-island -p 1").bad().contains("two players at least"));
}

/// Who loses all of twenty games need not be met for a hundred.
#[test]
fn a_ladder_does_not_ask_what_is_clear() {
    let ladder = json("ladder my-island -p 2 --bots greedy,random --games 40 --seed 3 --json");
    assert_eq!(ladder["ratings"][0]["share"], 1.0, "{ladder}");
    assert_eq!((&ladder["games"], &ladder["ratings"][0]["games"]), (&40.into(), &20.into()));
}

/// Table and command stand in `docs/BOTS.md`: who gives the command gets the table.
#[test]
fn a_ladder_writes_the_table_of_the_docs() {
    let asked = LADDER.replace("--json", "--option rules=game-1 --threads 1 --markdown");
    let text = skerry(&asked).good();
    let (head, table) = text.split_once("| bot |").expect("a table");
    assert!(head.starts_with("Measured on 20") && head.contains("my-island, 3 players"), "{head}");
    assert!(head.contains(", one thread of "), "{head}");
    let again = head.lines().find(|line| line.starts_with("skerry ladder ")).expect("a command");
    let without_time = |text: &str| -> Vec<String> {
        let table = text.lines().filter(|line| line.starts_with('|'));
        table.map(|line| line.rsplitn(3, '|').nth(2).unwrap_or("").to_owned()).collect()
    };
    let repeated = skerry(again.trim_start_matches("skerry ")).good();
    assert_eq!(without_time(&repeated), without_time(&text));
    assert!(
        table.starts_with(" rating | 95 % | share | games | ms/decision |\n|---|---|"),
        "{table}"
    );
    assert_eq!(table.lines().count(), 5, "head, rule and three bots: {table}");
    let both = skerry(&format!("{asked} --json")).bad();
    assert!(both.contains("cannot be used with"), "{both}");
}

#[test]
fn tables_are_for_people() {
    let table = skerry("simulate my-island --games 3").good();
    assert!(table.contains("ns per decision") && !table.contains('{'), "{table}");
    let table = skerry("arena my-island --bots random --games 2").good();
    assert!(table.starts_with("my-island, 4 players, 2 games, seed 1\nbot "), "{table}");
}

#[test]
fn lines_of_play_are_counted_for_each_depth() {
    let report = json("perft my-island --players 2 --seed 2 --depth 2 --json");
    assert_eq!(report["lines"], serde_json::json!([172, 29584]));
    let table = skerry("perft my-island --players 2 --seed 2 --depth 1").good();
    assert!(table.starts_with("depth  lines\n1        172\n"), "{table}");
}

const GOLDEN: &str = "../my-island/tests/replays/eternal-2-last-card.skerry";

#[test]
fn an_analysis_prints_exactly_these_keys() {
    let analysis = json(&format!("analyse {GOLDEN} --iterations 4 --seed 3 --json"));
    let of = |value: &Value, wanted: &str| {
        assert_eq!(keys(value), wanted.split_whitespace().collect::<Vec<_>>());
    };
    of(
        &analysis,
        "game rules_version iterations seed entries chances decisions luck players turning_points",
    );
    of(&analysis["chances"][0], "entry chances");
    of(&analysis["decisions"][0], "seat entry end quality loss chances points");
    of(&analysis["luck"][0], "entry end change");
    of(
        &analysis["players"][0],
        "seat start luck play result decisions mean_loss strong fine slip mistake",
    );
    let turning = &analysis["turning_points"][0];
    of(turning, "entry end seat kind swing decision played better gains reasons");
    let decided = analysis["turning_points"].as_array().expect("a list").iter();
    let mut decided = decided.filter(|turning| !turning["better"].is_null());
    of(&decided.next().expect("something could be better")["better"], "actions events");
    assert_eq!((&analysis["iterations"], &analysis["seed"]), (&4.into(), &3.into()));
    assert_eq!(json(&format!("analyse {GOLDEN} --iterations 4 --seed 3 --json")), analysis);
}

#[test]
fn an_analysis_is_told_in_both_languages() {
    let told = skerry(&format!("analyse {GOLDEN} --iterations 4")).good();
    assert!(told.contains("start") && told.contains("add up to the result"), "{told}");
    assert!(told.contains("in 100") && told.contains("Better: "), "{told}");
    let told = skerry(&format!("analyse {GOLDEN} --iterations 4 --lang de")).good();
    assert!(told.contains("Glück") && told.contains("Besser: "), "{told}");
}

#[test]
fn a_match_that_is_not_over_is_not_analysed() {
    let begun = "skerry 1\ngame my-island 1\noptions players=2 rules=eternal\n\n* card tile=T25\n";
    let run = crate::skerry_reading("analyse -", begun);
    assert_eq!(run.code, Some(2), "{run:?}");
    assert!(run.stderr.contains("not over yet"), "{run:?}");
}
