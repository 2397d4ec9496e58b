//! How fast the games and bots are: CPU time per decision and per part of it,
//! beside random chess in the same run.
//!
//! Time is the CPU time of the measuring thread, which an otherwise busy
//! machine hardly touches; the usual harnesses measure wall-clock time. All
//! subjects take turns, round after round, so that a machine that gets slower
//! gets slower for all of them, and the ratio to chess stands.
#![allow(clippy::print_stdout, reason = "printing is what it is for")]

mod chess;
mod games;
mod goals;
mod harness;
mod parts;
mod report;
mod search;

use std::process::ExitCode;

use amerigo::Amerigo;
use my_island::{MyIsland, rulesets::RuleSetId};
use skerry_bots::Evaluate;
use skerry_catalog::games::{amerigo::eval::AmerigoEval, my_island::eval::MyIslandEval};
use skerry_core::Game;

use crate::{
    goals::{AMERIGO, Goals, MY_ISLAND},
    harness::{Effort, Subject, measure},
    report::{Report, Row},
};

const USAGE: &str = "usage: cargo xtask bench [-- [--json] [--quick]]";

fn main() -> ExitCode {
    let (mut is_json, mut effort) = (false, Effort::FULL);
    for arg in std::env::args().skip(1) {
        match arg.as_str() {
            "--json" => is_json = true,
            "--quick" => effort = Effort::QUICK,
            _ => {
                eprintln!("error: `{arg}` means nothing here\n{USAGE}");
                return ExitCode::from(2);
            }
        }
    }
    let report = run(effort);
    if is_json {
        println!("{}", report.to_json());
    } else {
        print!("{report}");
    }
    ExitCode::SUCCESS
}

fn run(effort: Effort) -> Report {
    let amerigo = |players| amerigo::Options { players };
    let island = |players, rules| my_island::Options { players, rules };
    let mut subjects = vec![chess::subject()];
    for players in 2..=4 {
        let name = format!("amerigo, {players} players");
        let goals = (players == 4).then_some(&AMERIGO);
        subjects.push(games::subject(&name, opening::<Amerigo>(&amerigo(players)), goals));
    }
    for (name, rules) in [("eternal", RuleSetId::Eternal), ("game-1", RuleSetId::Game1)] {
        for players in 2..=4 {
            let opening = opening::<MyIsland>(&island(players, rules));
            // The goals are meant for a full table of the whole game.
            let goals = (rules == RuleSetId::Eternal && players == 4).then_some(&MY_ISLAND);
            let name = format!("my-island {name}, {players} players");
            subjects.push(games::subject(&name, opening, goals));
        }
    }
    let eternal = island(4, RuleSetId::Eternal);
    subjects.extend(full_table::<Amerigo, _>(&amerigo(4), AmerigoEval::FITTED, &AMERIGO));
    subjects.extend(full_table::<MyIsland, _>(&eternal, MyIslandEval, &MY_ISLAND));
    let mut rows = measure(&mut subjects, effort);
    rows.extend(lists_and_size::<Amerigo>(&amerigo(4), &AMERIGO, effort));
    rows.extend(lists_and_size::<MyIsland>(&eternal, &MY_ISLAND, effort));
    Report::new(rows)
}

fn opening<G: Game>(options: &G::Options) -> G {
    G::setup(options).expect("two to four can play")
}

/// What is measured with four players: lists, the parts of a decision, search.
fn full_table<G: Game, E: Evaluate<G>>(
    options: &G::Options,
    eval: E,
    goals: &Goals,
) -> Vec<Subject> {
    let table = opening::<G>(options);
    let mut subjects = vec![games::listing_subject("4 players", table, goals)];
    subjects.extend(parts::subjects(table, options));
    subjects.extend(search::subjects(table, eval, goals));
    for subject in &mut subjects {
        subject.name = format!("{}, {}", G::ID, subject.name);
    }
    subjects
}

fn lists_and_size<G: Game>(options: &G::Options, goals: &Goals, effort: Effort) -> Vec<Row> {
    let mut rows = parts::spread_of_listing(opening::<G>(options), goals, effort).to_vec();
    rows.push(parts::size_of_state::<G>());
    for row in &mut rows {
        row.name = format!("{}, {}", G::ID, row.name);
    }
    rows
}
