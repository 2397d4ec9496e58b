//! Games are pure: no operating system, no hash order, no floating point.
use super::layout::is_test;
use crate::workspace::{File, games, is_game};

/// Crates besides the games that do without the standard library.
const NO_STD: [&str; 3] = ["skerry-core", "skerry-grid", "skerry-table"];

/// How a crate says so. The feature `ts` writes types out as TypeScript, which
/// needs the standard library; nothing that plays is ever built with it.
const SAYS_NO_STD: [&str; 2] = ["#![no_std]", "#![cfg_attr(not(feature = \"ts\"), no_std)]"];

/// What no game may use, and why.
const FORBIDDEN: [(&str, &str); 5] = [
    ("std", "a game asks nothing of the operating system"),
    ("HashMap", "its order differs from run to run"),
    ("HashSet", "its order differs from run to run"),
    ("f32", "results must be equal on every machine"),
    ("f64", "results must be equal on every machine"),
];

pub(super) fn impurities(files: &[File]) -> Vec<String> {
    let mut wrong = vec![];
    for package in games(files).into_iter().chain(NO_STD) {
        let path = format!("crates/{package}/src/lib.rs");
        let lib = files.iter().find(|file| file.path == path);
        if lib.is_some_and(|lib| !lib.text.lines().any(|line| SAYS_NO_STD.contains(&line))) {
            // Games write types out.
            let says = SAYS_NO_STD[usize::from(is_game(package))];
            wrong.push(format!("{path}: say `{says}`"));
        }
    }
    let sources = files.iter().filter(|file| {
        file.package().is_some_and(is_game)
            && file.path.contains("/src/")
            && file.has_ending(&["rs"])
            && !is_test(file)
    });
    for file in sources {
        for (number, line) in file.lines() {
            let code = line.split("//").next().unwrap_or("");
            let used = FORBIDDEN.iter().filter(|(word, _)| has_word(code, word));
            wrong
                .extend(used.map(|(word, why)| format!("{}:{number}: `{word}`: {why}", file.path)));
        }
    }
    wrong
}

/// Is `word` there, and not as a part of a longer one?
fn has_word(code: &str, word: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    code.split(|c| !is_part(c)).any(|found| found == word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_uses_no_std_no_hash_and_no_float() {
        let files = [
            File::new("crates/lagoon/Cargo.toml", ""),
            File::new("crates/lagoon/src/lib.rs", "//! Lagoon.\n#![no_std]\n"),
            File::new("crates/lagoon/src/a.rs", "use std::io;\nlet a: HashMap<f64, u8>; // f32\n"),
            File::new("crates/lagoon/src/b.rs", "no_std; stdin; HashMapping; 0xf32\n"),
            File::new("crates/lagoon/src/tests/a.rs", "use std::io;\n"),
            File::new("crates/skerry-bots/src/a.rs", "let a: f32;\n"),
        ];
        let found = impurities(&files);
        let places: Vec<_> = found.iter().map(|wrong| &wrong[..27]).collect();
        let [first, second] = ["crates/lagoon/src/a.rs:1: `", "crates/lagoon/src/a.rs:2: `"];
        assert_eq!(places, [first, second, second], "{found:?}");
    }

    #[test]
    fn pure_crates_do_without_the_standard_library() {
        let files = [
            File::new("crates/lagoon/Cargo.toml", ""),
            File::new("crates/lagoon/src/lib.rs", "//! Lagoon.\n// #![no_std]\n"),
            File::new("crates/skerry-core/src/lib.rs", "//! Core.\n"),
        ];
        let found = impurities(&files);
        let [lagoon, core] = &found[..] else { panic!("{found:?}") };
        assert!(lagoon.contains("feature = \"ts\"") && core.ends_with("say `#![no_std]`"));
    }
}
