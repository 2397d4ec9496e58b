//! Finds rules, citations and messages in sources, line by line.
use std::collections::BTreeSet;

use crate::workspace::File;

/// A test, and what it proves.
#[derive(Debug, PartialEq)]
pub(super) struct Citation {
    /// `file:line` of the test.
    pub(super) place: String,
    pub(super) ids: Vec<String>,
}

/// The ids in the blocks `rules! { NAME = "5.2" in "5"; … }`.
pub(super) fn rule_ids(rules: &str) -> Vec<String> {
    let mut is_inside = false;
    let inside = rules.lines().filter(|line| {
        let line = line.trim();
        is_inside = line.ends_with("rules! {") || is_inside && line != "}";
        is_inside
    });
    inside.filter_map(|line| Some(line.split('"').nth(1)?.to_owned())).collect()
}

/// The ids of the rules by which `source` refuses an action: `Violation(&rules::NAME)`.
pub(super) fn refusing_ids(source: &str, rules: &str) -> BTreeSet<String> {
    let names = source.split("Violation(&rules::").skip(1);
    let names =
        names.filter_map(|rest| rest.split(|c: char| !(c.is_alphanumeric() || c == '_')).next());
    let id_of = |name: &str| {
        let line = rules.lines().find(|line| line.trim().starts_with(&format!("{name} = ")))?;
        Some(line.split('"').nth(1)?.to_owned())
    };
    names.filter_map(id_of).collect()
}

/// The ids that a line `Examples: E1-E38, CE1-CE46` stands for; games may use other letters.
pub(super) fn examples(readme: &str) -> Vec<String> {
    let line = readme.lines().find_map(|line| line.strip_prefix("Examples: "));
    let ranges = line.into_iter().flat_map(|line| line.trim_end_matches('.').split(", "));
    ranges.filter_map(range).flatten().collect()
}

/// The ids from the first to the last of `E1-E38`.
fn range(range: &str) -> Option<Vec<String>> {
    let split = |id: &'_ str| {
        let digits = id.find(|letter: char| !letter.is_ascii_uppercase()).filter(|at| *at > 0)?;
        Some((id[..digits].to_owned(), id[digits..].parse::<u32>().ok()?))
    };
    let (first, last) = range.split_once('-')?;
    let ((letters, first), (others, last)) = (split(first)?, split(last)?);
    let ids = (first..=last).map(|number| format!("{letters}{number}")).collect();
    (letters == others).then_some(ids)
}

/// The ids of a Fluent file's messages.
pub(super) fn message_ids(source: &str) -> BTreeSet<&str> {
    let ids = source.lines().filter_map(|line| line.split_once('=')).map(|(id, _)| id);
    ids.filter(|id| id.starts_with(|first: char| first.is_ascii_alphabetic()))
        .map(str::trim_end)
        .collect()
}

/// What tests and records cite, and citations that prove nothing.
pub(super) fn citations<'a>(files: impl Iterator<Item = &'a File>) -> (Vec<Citation>, Vec<String>) {
    let (mut found, mut strays) = (vec![], vec![]);
    for file in files {
        if file.has_ending(&["rs"]) {
            for test in cited_tests(file) {
                match test {
                    Ok(citation) => found.push(citation),
                    Err(stray) => strays.push(stray),
                }
            }
        } else if file.has_ending(&["skerry"])
            && let Some((_, first)) = file.lines().next()
            && let Some(cited) = first.strip_prefix("# Cites:")
        {
            found.push(Citation { place: format!("{}:1", file.path), ids: ids(cited) });
        }
    }
    (found, strays)
}

/// `/// Cites: R6, E8, 6.5.` above a `#[test]`; other attributes and doc
/// comments may stand between them.
fn cited_tests(file: &File) -> Vec<Result<Citation, String>> {
    let lines: Vec<&str> = file.text.lines().map(str::trim).collect();
    let cites = lines.iter().enumerate();
    let cites = cites.filter_map(|(at, line)| Some((at, line.strip_prefix("/// Cites:")?)));
    let tests = cites.map(|(at, cited)| {
        let above_code = lines[at..].iter().take_while(|line| is_above_code(line));
        let code = at + above_code.clone().count();
        if !above_code.clone().any(|line| *line == "#[test]") {
            return Err(format!("{}:{}: cites rules, but not above a test", file.path, at + 1));
        }
        let mut cited = cited.to_owned();
        // A long list goes on in the next line.
        for line in &lines[at + 1..code] {
            let Some(more) = line.strip_prefix("///").filter(|_| !cited.ends_with('.')) else {
                break;
            };
            cited += more;
        }
        Ok(Citation { place: format!("{}:{}", file.path, code + 1), ids: ids(&cited) })
    });
    tests.collect()
}

fn is_above_code(line: &str) -> bool {
    line.starts_with("///") || line.starts_with("#[")
}

fn ids(cited: &str) -> Vec<String> {
    let ids = cited.trim().trim_end_matches('.').split(',').map(str::trim);
    ids.filter(|id| !id.is_empty()).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cited(text: &str) -> (Vec<Citation>, Vec<String>) {
        citations([File::new("tests/it/a.rs", text)].iter())
    }

    fn citation(place: &str, ids: &[&str]) -> Citation {
        Citation { place: place.to_owned(), ids: ids.iter().map(|id| (*id).to_owned()).collect() }
    }

    #[test]
    fn ids_come_from_the_block_alone() {
        let source = "const A: &str = \"no\";\nrules! {\n    A = \"3\" in \"3\";\n    B = \"R1\" in \"5\";\n}\nconst B: &str = \"no\";\n";
        assert_eq!(rule_ids(source), ["3", "R1"]);
    }

    #[test]
    fn examples_are_a_range() {
        assert_eq!(examples("# Game\n\nExamples: E1-E3\n"), ["E1", "E2", "E3"]);
        assert_eq!(examples("Examples: V1-V2\n"), ["V1", "V2"]);
        assert_eq!(examples("Examples: E1-V2\n"), [""; 0]);
        assert_eq!(examples("Examples: some\n"), [""; 0]);
    }

    #[test]
    fn messages_begin_in_the_first_column() {
        let source =
            "# a = b\na-rule-3 = Text.\n    .title = Title\n   [x] = 3\na-rule-5_2 =\n    Text.\n";
        assert_eq!(message_ids(source), BTreeSet::from(["a-rule-3", "a-rule-5_2"]));
    }

    #[test]
    fn a_test_is_found_below_its_citation() {
        let text = "/// Cites: R6, E8, 6.5.\n/// More.\n#[test]\n#[expect(x)]\nfn a() {}\n";
        assert_eq!(cited(text), (vec![citation("tests/it/a.rs:5", &["R6", "E8", "6.5"])], vec![]));
    }

    #[test]
    fn a_long_list_goes_on_in_the_next_line() {
        let text = "mod x {\n    /// Cites: R6,\n    /// R7.\n    /// R8 is different.\n    #[test]\n    fn a() {}\n}\n";
        assert_eq!(cited(text).0, [citation("tests/it/a.rs:6", &["R6", "R7"])]);
    }

    #[test]
    fn a_citation_without_a_test_proves_nothing() {
        for text in ["/// Cites: R6.\nfn a() {}\n", "/// Cites: R6.\n\n#[test]\nfn a() {}\n"] {
            let stray = "tests/it/a.rs:1: cites rules, but not above a test".to_owned();
            assert_eq!(cited(text), (vec![], vec![stray]));
        }
    }

    #[test]
    fn records_cite_in_their_first_line() {
        let files = [
            File::new("b.skerry", "# Cites: E2, 12\nskerry 1\n"),
            File::new("c.skerry", "skerry 1\n# Cites: E3.\n"),
        ];
        let (found, strays) = citations(files.iter());
        assert_eq!(found, [citation("b.skerry:1", &["E2", "12"])]);
        assert!(strays.is_empty());
    }
}
