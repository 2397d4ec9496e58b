//! The worked examples that the page draws beside the rules: what they show is true.
use alloc::{format, string::String, vec::Vec};

use serde_json::Value;
use skerry_core::Game;

use super::position::{EVE, Position, action, given};
use crate::{Action, names::Spaces};

const EXAMPLES: &str = include_str!("../../../../web/src/games/cooper-island/guide/examples.json");

fn examples() -> Vec<Value> {
    serde_json::from_str(EXAMPLES).expect("a list of examples")
}

fn word(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// The position from which what is shown is done.
fn posed(example: &Value) -> Position {
    let steps = example["steps"].as_u64().unwrap_or(0) as u8;
    let posed = given()
        .land(word(&example["land"]))
        .stored(word(&example["stored"]))
        .reserve(word(&example["reserve"]))
        .cartographer(steps);
    let begin: Vec<&str> = example["begin"].as_array().into_iter().flatten().map(word).collect();
    posed.play(&begin)
}

#[test]
fn what_is_shown_as_allowed_looks_like_that_afterwards() {
    let shown: Vec<Value> = examples().into_iter().filter(|one| !one["after"].is_null()).collect();
    assert!(shown.len() >= 2);
    for example in shown {
        let after = posed(&example).act(word(&example["act"])).allowed();
        let expected = given().land(word(&example["after"]));
        for (at, space) in crate::Space::all().enumerate() {
            let wanted = expected.sheet().land.level_at(space);
            if wanted == 0 {
                continue;
            }
            let (now, then) = (&after.sheet().land, &expected.sheet().land);
            assert_eq!(now.level_at(space), wanted, "{}, space {at}", example["id"]);
            assert_eq!(now.terrain_at(space), then.terrain_at(space), "{}", example["id"]);
            assert_eq!(now.thing_at(space), then.thing_at(space), "{}", example["id"]);
        }
    }
}

#[test]
fn what_is_shown_as_refused_is_refused_by_its_rule() {
    let refused: Vec<Value> =
        examples().into_iter().filter(|one| one["refused"].is_string()).collect();
    assert!(refused.len() >= 3);
    for example in refused {
        let posed = posed(&example);
        let refusal = posed.game.check(EVE, &action(word(&example["act"])));
        let rule = refusal.expect_err("it is refused").0;
        assert_eq!(rule.id, word(&example["refused"]), "{}", example["id"]);
    }
}

#[test]
fn payments_are_exactly_those_shown() {
    for example in examples().into_iter().filter(|one| !one["pays"].is_null()) {
        let posed = posed(&example);
        let mut legal = Vec::new();
        posed.game.legal(EVE, &mut legal);
        let mut paid: Vec<String> = legal
            .iter()
            .filter_map(
                |it| if let Action::Pay { land, .. } = it { Some(written(*land)) } else { None },
            )
            .collect();
        let mut shown: Vec<String> =
            example["pays"].as_array().into_iter().flatten().map(|it| word(it).into()).collect();
        paid.sort();
        shown.sort();
        assert_eq!(paid, shown);
    }
}

fn written(land: Spaces) -> String {
    format!("{land}").replace('-', " ")
}

#[test]
fn the_passage_is_open_where_it_is_shown() {
    let shown: Vec<Value> =
        examples().into_iter().filter(|one| one["passage"] == Value::Bool(true)).collect();
    assert!(!shown.is_empty());
    for example in shown {
        assert!(posed(&example).sheet().has_passage());
    }
}
