//! Whether there are as many lines of play as a file says, a line each:
//! `options / seed / depth / count`.
use std::{env, fs, path::Path};

use skerry_core::{Game, Seed, perft};
use skerry_table::{Table, notation};

/// Checks that the counts of the file at `path` are right; with `SKERRY_BLESS`
/// set it writes them anew.
///
/// # Panics
/// When a count is wrong, or a line cannot be read.
pub fn perft_file<G: Game>(path: &Path) {
    let text = fs::read_to_string(path).expect("the file with the counts");
    let mut counted = String::new();
    for line in text.lines() {
        if line.starts_with('#') || line.is_empty() {
            counted += &format!("{line}\n");
            continue;
        }
        let (options, seed, depth, _) = parse::<G>(line);
        let game = G::setup(&options).expect(line);
        let lines = perft(game, &Seed::from_number(seed), depth).pop().expect("a depth");
        let options = notation::write_options(&options);
        counted += &format!("{options} / {seed} / {depth} / {lines}\n");
    }
    if env::var_os("SKERRY_BLESS").is_some() {
        fs::write(path, counted).expect("the file with the counts");
    } else {
        assert_eq!(counted, text, "SKERRY_BLESS=1 writes the new counts");
    }
}

/// Counts again through a table that is asked to do `everything` that can be
/// written down, for the lines of the file with at most `most` lines of play;
/// gives how many were compared.
///
/// # Panics
/// When the list of legal actions and the checks disagree.
pub fn perft_by_trying<G: Game>(path: &Path, everything: &[G::Action], most: u64) -> usize {
    let text = fs::read_to_string(path).expect("the file with the counts");
    let mut compared = 0;
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let (options, seed, depth, count) = parse::<G>(line);
        let count: u64 = count.parse().expect(line);
        if count <= most {
            let (table, _) = Table::<G>::open(options, Seed::from_number(seed)).expect(line);
            assert_eq!(trying(&table, everything, depth), count, "{line}");
            compared += 1;
        }
    }
    compared
}

fn parse<G: Game>(line: &str) -> (G::Options, u64, usize, &str) {
    let fields: Vec<_> = line.split('/').map(str::trim).collect();
    let [options, seed, depth, count] = fields[..] else { panic!("four fields: {line}") };
    let options = notation::read_options(options).expect(line);
    (options, seed.parse().expect(line), depth.parse().expect(line), count)
}

fn trying<G: Game>(table: &Table<G>, everything: &[G::Action], depth: usize) -> u64 {
    let Some(seat) = table.owing().lowest() else { return u64::from(depth == 0) };
    if depth == 0 {
        return 1;
    }
    let mut table = table.clone();
    let mut lines = 0;
    for action in everything {
        if table.act(seat, *action).is_ok() {
            let mut next = table.clone();
            next.commit(seat).expect("just drafted");
            // What follows by itself is a decision too, of which there is one.
            let left = depth.checked_sub(table.draft(seat).len());
            lines += left.map_or(1, |left| trying(&next, everything, left));
            table.undo(seat).expect("just drafted");
        }
    }
    lines
}
