//! Vectors say what they should, and wrong ones say where they are wrong.
use std::path::Path;

use skerry_testkit::{run_vector_files, run_vectors};

use crate::lagoon::Lagoon;

const LEAD_UP: &str =
    "opening players=2\n* token value=2\n* token value=3\n* wind strength=2\ncase bids\n";

fn run(case: &str) -> Result<usize, String> {
    run_vectors::<Lagoon>(&format!("{LEAD_UP}{case}"))
}

#[test]
fn the_rules_of_lagoon() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules");
    assert_eq!(run_vector_files::<Lagoon>(folder), Ok(6));
}

#[test]
fn each_case_begins_where_the_lead_up_ends() {
    assert_eq!(run("a bid coins=5 -> ok\ncase again\na bid coins=5 -> ok"), Ok(2));
}

#[test]
fn a_refused_action_changes_nothing() {
    assert_eq!(run("a bid coins=6 -> refused 2.2\na bid coins=5 -> ok"), Ok(1));
}

#[test]
fn a_wrong_expectation_fails() {
    let wrong = |case| run(case).expect_err("this is not so");
    assert_eq!(wrong("a bid coins=6 -> ok"), "line 6, case bids: refused by rule 2.2");
    assert_eq!(wrong("a bid coins=6"), "line 6, case bids: refused by rule 2.2");
    assert_eq!(
        wrong("a bid coins=6 -> refused 2.1"),
        "line 6, case bids: refused by rule 2.2, not 2.1"
    );
    assert_eq!(
        wrong("a bid coins=5 -> refused 2.2"),
        "line 6, case bids: allowed, not refused by 2.2"
    );
    assert_eq!(wrong("points b = 1"), "line 6, case bids: seat b has 0 points, not 1");
    assert_eq!(wrong("legal b lacks bid coins=5"), "line 6, case bids: listed for seat b: true");
    assert_eq!(
        wrong("legal b contains bid coins=6"),
        "line 6, case bids: listed for seat b: false"
    );
    assert_eq!(
        wrong("a bid coins=1\n\n# Not yet all.\n* reveal"),
        "line 9, case bids: cannot be drawn here: Decide(Seats(2))"
    );
    assert_eq!(
        wrong("a bid coins=1\nb bid coins=1\n* reveal -> impossible"),
        "line 8, case bids: can be drawn here"
    );
}

#[test]
fn a_line_nobody_understands_fails() {
    let wrong = |case| run(case).expect_err("this cannot be read");
    assert!(wrong("a fly").contains("not a word of this game"));
    assert!(wrong("z bid coins=1").contains("a seat is one letter"));
    assert!(wrong("c bid coins=1").contains("2 play, and not c"));
    assert!(wrong("a bid coins=1 -> perhaps").contains("`perhaps` is nothing to expect"));
    assert!(wrong("* reveal -> perhaps").contains("`perhaps` is nothing to expect of a draw"));
    assert!(wrong("a bid coins=1 -> refused 9.9").contains("`9.9` is no rule of lagoon"));
    assert!(wrong("points a is 3").contains("write `points"));
    assert!(wrong("points a = many").contains("`many` is no number"));
    assert!(wrong("legal a has bid coins=1").contains("write `legal"));
}

#[test]
fn a_file_that_says_nothing_fails() {
    let wrong = |text| run_vectors::<Lagoon>(text).expect_err("this says nothing");
    assert_eq!(wrong("# nothing"), "no line begins a case");
    assert_eq!(wrong("case one"), "line 1, lead-up: a file begins with `opening`");
    assert_eq!(
        wrong("opening players=9"),
        "line 1, lead-up: 9 players do not fit: lagoon takes 2 to 4"
    );
    assert_eq!(wrong(LEAD_UP), "line 5, case bids: case bids expects nothing");
    assert_eq!(
        run("case next\na bid coins=1 -> ok"),
        Err("line 6, case bids: case bids expects nothing".to_owned())
    );
    assert!(run_vector_files::<Lagoon>("/nowhere").is_err());
}
