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

use my_island::{MyIsland, Options, rulesets::RuleSetId};
use skerry_bots::eval::MyIslandEval;
use skerry_core::Game;

use crate::{
    goals::MY_ISLAND,
    harness::{Effort, measure},
    report::Report,
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
    let mut subjects = vec![chess::subject()];
    for (name, rules) in [("eternal", RuleSetId::Eternal), ("game-1", RuleSetId::Game1)] {
        for players in 2..=4 {
            let opening = opening(players, rules);
            // The goals are meant for a full table of the whole game.
            let goals = (rules == RuleSetId::Eternal && players == 4).then_some(&MY_ISLAND);
            let name = format!("my-island {name}, {players} players");
            subjects.push(games::subject(&name, opening, goals));
        }
    }
    let table = opening(4, RuleSetId::Eternal);
    subjects.push(games::listing_subject("my-island eternal, 4 players", table, &MY_ISLAND));
    subjects.extend(parts::subjects(table, &Options { players: 4, rules: RuleSetId::Eternal }));
    subjects.extend(search::subjects(table, MyIslandEval, &MY_ISLAND));
    let mut rows = measure(&mut subjects, effort);
    rows.extend(parts::spread_of_listing(table, &MY_ISLAND, effort));
    rows.push(parts::size_of_state::<MyIsland>());
    Report::new(rows)
}

fn opening(players: u8, rules: RuleSetId) -> MyIsland {
    MyIsland::setup(&Options { players, rules }).expect("two to four can play")
}
