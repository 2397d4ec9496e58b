//! `cargo xtask rules`: every rule and every worked example of each game,
//! where it is tested, and whether each language has its text.
mod scan;

use std::collections::{BTreeMap, BTreeSet};

use crate::workspace::{self, File};

/// Every language that a game speaks.
const LANGUAGES: [&str; 2] = ["en", "de"];

/// One line of the table.
#[derive(Debug, PartialEq)]
struct Row {
    id: String,
    /// `file:line` of every test that cites it.
    tests: Vec<String>,
    /// One for each language; `None` for worked examples, which have no text.
    texts: Option<[bool; LANGUAGES.len()]>,
}

/// What one game has to show.
#[derive(Debug, Default)]
struct Coverage {
    rules: Vec<Row>,
    examples: Vec<Row>,
    holes: Vec<String>,
}

pub(crate) fn run() -> Result<(), String> {
    let files = workspace::files()?;
    let mut holes = 0;
    for game in workspace::games(&files) {
        let coverage = coverage(game, &files);
        print!("{}", table(game, &coverage));
        holes += coverage.holes.len();
    }
    if holes == 0 { Ok(()) } else { Err(format!("{holes} holes in the rules")) }
}

/// Holds the rules of `game` against its tests and texts.
fn coverage(game: &str, files: &[File]) -> Coverage {
    let of_game = || files.iter().filter(|file| file.package() == Some(game));
    let text_of = |name: &str| {
        let path = format!("crates/{game}/{name}");
        of_game().find(|file| file.path == path).map_or("", |file| file.text.as_str())
    };
    let mut coverage = Coverage::default();
    let rules = scan::rule_ids(text_of("src/rules.rs"));
    let examples = scan::examples(text_of("README.md"));
    if rules.is_empty() {
        coverage.holes.push(format!("crates/{game}/src/rules.rs declares no rule"));
    }
    if examples.is_empty() {
        coverage.holes.push(format!(
            "crates/{game}/README.md lacks a line like `Examples: E1-E38` that says which worked examples there are"
        ));
    }
    let known: BTreeSet<&str> = rules.iter().chain(&examples).map(String::as_str).collect();
    let mut tests: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    let (citations, strays) = scan::citations(of_game());
    coverage.holes.extend(strays);
    for citation in &citations {
        for id in &citation.ids {
            if known.contains(id.as_str()) {
                tests.entry(id).or_default().push(citation.place.clone());
            } else {
                coverage.holes.push(format!("{}: there is no rule `{id}`", citation.place));
            }
        }
    }
    // Chapters that are opened later have texts of their own, in folders.
    let texts = LANGUAGES.map(|language| {
        let folder = format!("crates/{game}/text/");
        let files = of_game().filter(|file| {
            file.path.starts_with(&folder) && file.path.ends_with(&format!("/{language}.ftl"))
        });
        files.flat_map(|file| scan::message_ids(&file.text)).collect::<BTreeSet<&str>>()
    });
    let mut row = |id: &String, has_text: bool| {
        let tests = tests.remove(id.as_str()).unwrap_or_default();
        let message = text_id(game, "rule", id);
        let texts = texts.each_ref().map(|texts| texts.contains(message.as_str()));
        Row { id: id.clone(), tests, texts: has_text.then_some(texts) }
    };
    coverage.rules = rules.iter().map(|id| row(id, true)).collect();
    coverage.examples = examples.iter().map(|id| row(id, false)).collect();
    let missing: Vec<_> =
        coverage.rules.iter().chain(&coverage.examples).flat_map(missing).collect();
    coverage.holes.extend(missing);
    let sources = of_game().filter(|file| is_engine(&file.path));
    let refusing = sources
        .flat_map(|file| scan::refusing_ids(&file.text, text_of("src/rules.rs")))
        .map(|id| text_id(game, "refused", &id))
        .collect();
    coverage.holes.extend(refusals(game, &refusing, &texts));
    coverage
}

/// The id of a text about a rule, as in `skerry-text/src/ids.rs`.
fn text_id(game: &str, kind: &str, rule: &str) -> String {
    format!("{game}-{kind}-{}", rule.replace('.', "_"))
}

fn is_engine(path: &str) -> bool {
    path.ends_with(".rs") && path.contains("/src/") && !path.contains("/tests/")
}

/// Holds the refusals in the sources against the sentences for who is refused.
fn refusals(
    game: &str,
    refusing: &BTreeSet<String>,
    texts: &[BTreeSet<&str>; LANGUAGES.len()],
) -> Vec<String> {
    let mut holes = vec![];
    for (language, ids) in LANGUAGES.iter().zip(texts) {
        let silent = refusing.iter().filter(|id| !ids.contains(id.as_str()));
        holes.extend(silent.map(|id| format!("{id} has no sentence in {language}")));
        let prefix = format!("{game}-refused-");
        let idle = ids.iter().filter(|id| id.starts_with(&prefix) && !refusing.contains(**id));
        holes.extend(idle.map(|id| format!("{id} in {language}: nothing is refused by it")));
    }
    holes
}

/// What a row lacks.
fn missing(row: &Row) -> Vec<String> {
    let kind = if row.texts.is_some() { "rule" } else { "example" };
    let mut missing = vec![];
    if row.tests.is_empty() {
        missing.push(format!("{kind} {} is not tested", row.id));
    }
    for (language, has_text) in LANGUAGES.iter().zip(row.texts.iter().flatten()) {
        if !has_text {
            missing.push(format!("{kind} {} has no text in {language}", row.id));
        }
    }
    missing
}

fn table(game: &str, coverage: &Coverage) -> String {
    let rows = || coverage.rules.iter().chain(&coverage.examples);
    let where_tested = |row: &Row| match &row.tests[..] {
        [] => "nowhere".to_owned(),
        [only] => only.clone(),
        [first, rest @ ..] => format!("{first} and {} more", rest.len()),
    };
    let wide = rows().map(|row| where_tested(row).len()).max().unwrap_or(0).max(12);
    let mut out =
        format!("{game}\n{:<6}{:<wide$}  {}\n", "rule", "where tested", LANGUAGES.join("   "));
    for row in rows() {
        let mark = |has: &bool| if *has { "yes  " } else { "NO   " };
        let texts: String = row.texts.iter().flatten().map(mark).collect();
        let line = format!("{:<6}{:<wide$}  {texts}", row.id, where_tested(row));
        out += line.trim_end();
        out.push('\n');
    }
    let sum = format!("{} rules, {} examples", coverage.rules.len(), coverage.examples.len());
    if coverage.holes.is_empty() {
        out += &format!("{game}: {sum}: no hole\n");
    } else {
        out += &format!("{game}: {sum}: {} holes\n", coverage.holes.len());
        out.extend(coverage.holes.iter().map(|hole| format!("  {hole}\n")));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str =
        "rules! {\n    SETUP = \"3\" in \"3\";\n    DECIDE_ONCE = \"5.2\" in \"5\";\n}\n";
    const TEXT: &str =
        "lagoon-rule-3 = Set up.\nlagoon-rule-5_2 = Decide once.\nlagoon-refused-5_2 = No.\n";
    const TESTS: &str =
        "/// Cites: 3, E1.\n#[test]\nfn a() {}\n\n/// Cites: 5.2, E2.\n#[test]\nfn b() {}\n";

    fn lagoon(tests: &str, german: &str) -> Vec<String> {
        let files = [
            File::new("crates/lagoon/README.md", "# Lagoon\n\nExamples: E1-E2\n"),
            File::new("crates/lagoon/src/rules.rs", RULES),
            File::new("crates/lagoon/src/steps/bid.rs", "Err(Violation(&rules::DECIDE_ONCE))"),
            File::new("crates/lagoon/src/tests/all.rs", tests),
            File::new("crates/lagoon/text/en.ftl", TEXT),
            File::new("crates/lagoon/text/de.ftl", german),
        ];
        coverage("lagoon", &files).holes
    }

    #[test]
    fn a_whole_game_has_no_hole() {
        assert_eq!(lagoon(TESTS, TEXT), [""; 0]);
    }

    #[test]
    fn a_missing_test_is_a_hole() {
        let holes = lagoon(&TESTS.replace("5.2, E2", "3"), TEXT);
        assert_eq!(holes, ["rule 5.2 is not tested", "example E2 is not tested"]);
    }

    #[test]
    fn a_missing_text_is_a_hole() {
        let holes = lagoon(TESTS, "lagoon-rule-3 = Aufbau.\nlagoon-refused-5_2 = Nein.\n");
        assert_eq!(holes, ["rule 5.2 has no text in de"]);
    }

    #[test]
    fn a_refusal_without_a_sentence_is_a_hole() {
        let holes = lagoon(TESTS, &TEXT.replace("refused", "allowed"));
        assert_eq!(holes, ["lagoon-refused-5_2 has no sentence in de"]);
    }

    #[test]
    fn a_sentence_for_what_is_never_refused_is_a_hole() {
        let holes = lagoon(TESTS, &format!("{TEXT}lagoon-refused-3 = Nein.\n"));
        assert_eq!(holes, ["lagoon-refused-3 in de: nothing is refused by it"]);
    }

    #[test]
    fn an_unknown_rule_is_a_hole() {
        let holes = lagoon(&TESTS.replace("3, E1", "3, E1, E3"), TEXT);
        assert_eq!(holes, ["crates/lagoon/src/tests/all.rs:3: there is no rule `E3`"]);
    }

    #[test]
    fn a_game_says_what_its_rules_and_examples_are() {
        let holes = coverage("lagoon", &[]).holes;
        assert_eq!(holes.len(), 2, "{holes:?}");
    }

    #[test]
    fn the_table_names_tests_and_texts() {
        let row = |id: &str, tests: &[&str], texts| Row {
            id: id.to_owned(),
            tests: tests.iter().map(|test| (*test).to_owned()).collect(),
            texts,
        };
        let coverage = Coverage {
            rules: vec![row("3", &["a.rs:1", "b.rs:7"], Some([true, false]))],
            examples: vec![row("E1", &[], None)],
            holes: vec!["a hole".to_owned()],
        };
        let expected = "lagoon\n\
            rule  where tested       en   de\n\
            3     a.rs:1 and 1 more  yes  NO\n\
            E1    nowhere\n\
            lagoon: 1 rules, 1 examples: 1 holes\n  a hole\n";
        assert_eq!(table("lagoon", &coverage), expected);
    }
}
