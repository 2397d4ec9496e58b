//! How fast the games and bots are: CPU time per decision and per part of it,
//! beside random chess in the same run.
//!
//! Time is the CPU time of the measuring thread, which an otherwise busy
//! machine hardly touches; the usual harnesses measure wall-clock time. All
//! subjects take turns, round after round, so that a machine that gets slower
//! gets slower for all of them, and the ratio to chess stands.
#![allow(clippy::print_stdout, reason = "printing is what it is for")]

mod chess;
mod full;
mod games;
mod goals;
mod harness;
mod parts;
mod report;
mod search;

use std::process::ExitCode;

use skerry_catalog::games::visit;

use crate::{
    full::{FullTables, Lists},
    games::RandomGames,
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
    let (mut random, mut full) = (RandomGames::default(), FullTables::default());
    visit(&mut random);
    visit(&mut full);
    let mut subjects = vec![chess::subject()];
    subjects.extend(random.subjects);
    subjects.extend(full.subjects);
    let mut rows = measure(&mut subjects, effort);
    let mut lists = Lists { effort, rows: vec![] };
    visit(&mut lists);
    rows.extend(lists.rows);
    Report::new(rows)
}
