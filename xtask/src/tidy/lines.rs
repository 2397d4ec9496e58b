//! House rules that hold for any line of any file.
use crate::workspace::File;

/// What no test and no code may contain. Written apart, or this file would
/// not pass either.
const UNFINISHED: [&str; 4] = [
    concat!("to", "do!("),
    concat!("db", "g!("),
    concat!("#[", "ignore"),
    concat!("should", "_panic"),
];

/// Folders of whoever wrote the line, which nobody else has.
const MACHINE_PATHS: [&str; 4] =
    [concat!("/wo", "rk/"), concat!("/ro", "ot/"), concat!("/ho", "me/"), concat!("/Us", "ers/")];

/// Where crates come from: written like this, whatever mirror served them.
const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

pub(super) fn untidy_lines(files: &[File]) -> Vec<String> {
    let mut wrong = vec![];
    for file in files.iter().filter(|file| file.has_ending(&["rs", "ftl", "md", "toml", "vec"])) {
        if !file.text.is_empty() && !file.text.ends_with('\n') {
            wrong.push(format!("{}: end the last line", file.path));
        }
        for (number, line) in file.lines() {
            let found = untidiness(line, file.has_ending(&["rs"]));
            wrong.extend(found.map(|what| format!("{}:{number}: {what}", file.path)));
        }
    }
    wrong
}

fn untidiness(line: &str, is_rust: bool) -> Option<String> {
    if line.ends_with([' ', '\t', '\r']) {
        return Some("space at the end of the line".to_owned());
    }
    if line.contains('\t') {
        return Some("a tab".to_owned());
    }
    let unfinished = UNFINISHED.iter().find(|word| is_rust && line.contains(**word))?;
    Some(format!("`{unfinished}` is not for the repository"))
}

/// What would tell on the machine a file was written on, or fail on any other.
pub(super) fn machine_traces(files: &[File]) -> Vec<String> {
    let mut wrong = vec![];
    for file in files {
        for (number, line) in file.lines() {
            let place = || format!("{}:{number}", file.path);
            if let Some(path) = MACHINE_PATHS.iter().find(|path| line.contains(**path)) {
                wrong.push(format!("{}: `{path}` exists on one machine only", place()));
            }
            let source = line.strip_prefix("source = \"").filter(|_| file.path == "Cargo.lock");
            if source.is_some_and(|source| source.trim_end_matches('"') != REGISTRY) {
                wrong.push(format!("{}: not the public registry", place()));
            }
            let is_config = file.path.ends_with(".cargo/config.toml");
            if is_config && (line.starts_with("[source") || line.starts_with("[registr")) {
                wrong.push(format!("{}: leave the registry to each machine", place()));
            }
        }
    }
    wrong
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn untidy_lines_are_noticed() {
        let files = [
            File::new("a.rs", concat!("a \n\tb\nto", "do!()\nok\n")),
            File::new("b.md", concat!("Never write #[", "ignore].\nno end")),
        ];
        let found = untidy_lines(&files);
        let places: Vec<_> = found.iter().filter_map(|wrong| wrong.split_once(": ")).collect();
        assert_eq!(
            places,
            [
                ("a.rs:1", "space at the end of the line"),
                ("a.rs:2", "a tab"),
                ("a.rs:3", concat!("`to", "do!(` is not for the repository")),
                ("b.md", "end the last line"),
            ]
        );
    }

    #[test]
    fn traces_of_a_machine_are_noticed() {
        let files = [
            File::new("README.md", concat!("see /wo", "rk/x\nsee https://example.org/network/x\n")),
            File::new(".cargo/config.toml", "[alias]\n[source.crates-io]\n"),
            File::new("Cargo.lock", &format!("source = \"{REGISTRY}\"\nsource = \"sparse+x\"\n")),
        ];
        let found = machine_traces(&files);
        let places: Vec<_> = found.iter().filter_map(|wrong| wrong.split(": ").next()).collect();
        assert_eq!(places, ["README.md:1", ".cargo/config.toml:2", "Cargo.lock:2"]);
    }
}
