//! What people read: rules, games and help.
use std::process::Command;

use crate::skerry;

#[test]
fn every_rule_has_its_text_in_both_languages() {
    let games = skerry("games --json").good();
    let games: serde_json::Value = serde_json::from_str(&games).expect("JSON");
    for game in games.as_array().expect("a list") {
        let id = game["game"].as_str().expect("an id");
        let texts = ["en", "de"].map(|lang| skerry(&format!("rules {id} --lang {lang}")).good());
        for text in &texts {
            assert!(!text.contains(&format!("{id}-rule-")), "a gap in {text}");
            for rule in game["rules"].as_array().expect("a list") {
                let heading = format!("{} ", rule.as_str().expect("an id"));
                assert!(text.lines().any(|line| line.starts_with(&heading)), "{heading}");
            }
        }
        assert_ne!(texts[0], texts[1]);
    }
}

#[test]
fn one_rule_can_be_asked_for() {
    let rule = skerry("rules my-island r6 --lang de").good();
    assert!(rule.starts_with("R6 ") && rule.lines().all(|line| !line.starts_with("R7")), "{rule}");
    let json = skerry("rules my-island 5.2 --json").good();
    let rules: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!((&rules[0]["id"], rules.as_array().map(Vec::len)), (&"5.2".into(), Some(1)));
}

#[test]
fn the_games_are_listed() {
    let list = skerry("games --lang en").good();
    assert!(list.lines().any(|line| line == "my-island  My Island, 1 to 4 players"), "{list}");
    assert!(list.contains("--option rules=game-1  Campaign, game 1"), "{list}");
}

#[test]
fn help_helps() {
    insta::assert_snapshot!("help", skerry("--help").good());
    insta::assert_snapshot!("help_simulate", skerry("simulate --help").good());
    insta::assert_snapshot!("help_arena", skerry("arena --help").good());
    insta::assert_snapshot!("help_play", skerry("play --help").good());
}

#[test]
fn a_closed_pipe_is_no_accident() {
    for args in [&["rules", "my-island"][..], &["games", "--json"], &["--help"]] {
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        let mut command = Command::new(env!("CARGO_BIN_EXE_skerry"));
        let output = command.args(args).stdout(writer).output().expect("it runs");
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{args:?}");
        assert_eq!(output.status.code(), Some(0), "{args:?}");
    }
}
