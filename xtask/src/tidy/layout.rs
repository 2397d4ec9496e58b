//! Every line knows its room: the same files in each game, a first sentence in
//! each, and none that grows without end.
use crate::workspace::{File, games};

/// What every game has, so that who knows one game knows them all.
const FILES_OF_A_GAME: [&str; 14] = [
    "README.md",
    "src/lib.rs",
    "src/rules.rs",
    "src/components.rs",
    "src/action.rs",
    "src/state.rs",
    "src/setup.rs",
    "src/scoring.rs",
    "src/view.rs",
    "src/steps/mod.rs",
    "src/steps/nature.rs",
    "text/en.ftl",
    "text/de.ftl",
    "tests/it/main.rs",
];

/// A file this long should be split.
pub(super) const MANY_LINES: usize = 400;
/// A file this long must be.
pub(super) const MOST_LINES: usize = 800;

pub(super) fn missing_files(files: &[File]) -> Vec<String> {
    let wanted = games(files)
        .into_iter()
        .flat_map(|game| FILES_OF_A_GAME.map(|name| format!("crates/{game}/{name}")));
    wanted
        .filter(|path| !files.iter().any(|file| file.path == *path))
        .map(|path| format!("{path}: every game has this file"))
        .collect()
}

/// Modules that do not say what lives in them.
pub(super) fn missing_openings(files: &[File]) -> Vec<String> {
    let modules = sources(files).filter(|file| !file.text.starts_with("//! "));
    modules
        .map(|file| format!("{}:1: open with a `//!` sentence on what lives here", file.path))
        .collect()
}

/// Files of more than `most` lines; tables and tests do not count.
pub(super) fn long_files(files: &[File], most: usize) -> Vec<String> {
    let code = sources(files).filter(|file| !is_test(file) && !file.text.starts_with("//! Table:"));
    code.map(|file| (file, lines_of_code(file)))
        .filter(|(_, lines)| *lines > most)
        .map(|(file, lines)| format!("{}: {lines} lines, more than {most}", file.path))
        .collect()
}

fn sources(files: &[File]) -> impl Iterator<Item = &File> {
    let is_source = |file: &&File| {
        let (_, rest) = file.path.split_once("crates/").unwrap_or(("", &file.path));
        file.has_ending(&["rs"]) && (rest.contains("/src/") || file.path.starts_with("xtask/src/"))
    };
    files.iter().filter(is_source)
}

pub(super) fn is_test(file: &File) -> bool {
    file.path.contains("/tests/") || file.path.ends_with("/tests.rs")
}

/// Lines above the tests, which stand last in a file.
fn lines_of_code(file: &File) -> usize {
    file.text.lines().take_while(|line| *line != "#[cfg(test)]").count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_without_a_file_is_noticed() {
        let with = |lacking: &str| {
            let names = FILES_OF_A_GAME.into_iter().filter(|name| *name != lacking);
            let mut files: Vec<_> =
                names.map(|name| File::new(&format!("crates/lagoon/{name}"), "")).collect();
            files.push(File::new("crates/lagoon/Cargo.toml", ""));
            files.push(File::new("crates/skerry-core/Cargo.toml", ""));
            missing_files(&files)
        };
        assert!(with("").is_empty());
        assert_eq!(with("src/view.rs"), ["crates/lagoon/src/view.rs: every game has this file"]);
    }

    #[test]
    fn a_module_opens_with_a_sentence() {
        let files = [
            File::new("crates/a/src/a.rs", "//! What lives here.\n"),
            File::new("crates/a/src/b/c.rs", "use x;\n"),
            File::new("xtask/src/d.rs", "\n//! Late.\n"),
            File::new("crates/a/examples/e.rs", "fn main() {}\n"),
        ];
        let wrong = missing_openings(&files);
        assert_eq!(wrong.len(), 2, "{wrong:?}");
        assert!(wrong[0].starts_with("crates/a/src/b/c.rs:1"));
        assert!(wrong[1].starts_with("xtask/src/d.rs:1"));
    }

    #[test]
    fn tests_and_tables_may_be_long() {
        let long = "x\n".repeat(5);
        let tested = format!("{}#[cfg(test)]\n{long}", "x\n".repeat(4));
        let files = [
            File::new("crates/a/src/long.rs", &long),
            File::new("crates/a/src/tested.rs", &tested),
            File::new("crates/a/src/tests/all.rs", &long),
            File::new("crates/a/src/table.rs", &format!("//! Table: weights.\n{long}")),
        ];
        assert_eq!(long_files(&files, 4), ["crates/a/src/long.rs: 5 lines, more than 4"]);
        assert!(long_files(&files, 5).is_empty());
    }
}
