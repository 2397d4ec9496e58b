//! Matches that go on from a moment with a turn that somebody names.
use std::fs;

use skerry_catalog::{AnyGame, AnyTable, Refused, games};
use skerry_core::{Seat, Seed};

/// The golden records of a game.
fn golden(game: &dyn AnyGame) -> Vec<String> {
    let folder = format!("{}/../{}/tests/replays", env!("CARGO_MANIFEST_DIR"), game.facts().id);
    let files = fs::read_dir(folder).expect("every game has golden records");
    let read = |file: std::io::Result<fs::DirEntry>| {
        fs::read_to_string(file.expect("a file").path()).expect("text")
    };
    files.map(read).collect()
}

/// Where a seat does several things in a row: after how many entries, who, and how many.
fn rows(lines: &[String]) -> Vec<(usize, Seat, usize)> {
    let seat = |line: &String| line.split_once(' ').and_then(|(who, _)| who.parse::<Seat>().ok());
    let mut rows: Vec<(usize, Seat, usize)> = vec![];
    for (at, line) in lines.iter().enumerate() {
        match (rows.last_mut(), seat(line)) {
            (Some((first, who, count)), Some(seat)) if *who == seat && *first + *count == at => {
                *count += 1;
            }
            (_, Some(seat)) => rows.push((at, seat, 1)),
            (_, None) => {}
        }
    }
    rows
}

fn branched(game: &dyn AnyGame, record: &str, at: usize) -> Box<dyn AnyTable> {
    let branch = game.branch(record, at, Seed::from_number(1));
    branch.expect("a golden record").expect("it has so many entries")
}

/// A row may go beyond one turn, into another of the same seat without anything drawn between.
#[test]
fn every_turn_of_golden_matches_can_be_played_again_from_where_it_began() {
    for game in games() {
        for record in golden(*game) {
            let told = game.replay(&record).expect("a golden record");
            let lines: Vec<String> = told.entries.into_iter().map(|entry| entry.line).collect();
            for (at, seat, count) in rows(&lines) {
                let table = branched(*game, &record, at);
                let action = |line: &String| {
                    let (_, words) = line.split_once(' ').expect("who, and what");
                    table.read_action(words).expect("it was read before")
                };
                let turn: Vec<_> = lines[at..at + count].iter().map(action).collect();
                let after = table.played_on(seat, &turn).expect("it was played");
                assert_eq!(after.log()[..at + count], lines[..at + count], "{}", game.facts().id);
                assert!(after.draft(seat).is_empty() && table.entries() == at);
            }
        }
    }
}

#[test]
fn no_turn_and_a_turn_too_long_are_refused() {
    for game in games() {
        let record = &golden(*game)[0];
        let told = game.replay(record).expect("a golden record");
        let lines: Vec<String> = told.entries.into_iter().map(|entry| entry.line).collect();
        let (at, seat, count) = rows(&lines)[0];
        let table = branched(*game, record, at);
        assert!(matches!(table.played_on(seat, &[]), Err(Refused::Refusal(_))));
        let (_, words) = lines[at].split_once(' ').expect("who, and what");
        let action = table.read_action(words).expect("it was read before");
        let too_long = vec![action.clone(); count + 40];
        assert!(table.played_on(seat, &too_long).is_err(), "{}", game.facts().id);
        assert!(table.played_on(Seat(200), &[action]).is_err());
    }
}
