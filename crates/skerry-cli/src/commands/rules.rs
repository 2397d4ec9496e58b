//! `skerry rules`: the rules of a game in our own words.
use std::io::Write;

use serde_json::{Value, json};
use skerry_catalog::{AnyGame, find, nearest};
use skerry_core::Rule;

use crate::{args::RulesArgs, failure::Failure, output::write_json, wording};

pub(crate) fn run(args: &RulesArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let game = find(&args.game)?;
    let (id, texts) = (game.facts().id, wording::texts(game, args.language.language));
    let rules = chosen(game, args.id.as_deref())?;
    if args.json {
        let rule = |rule: &&Rule| {
            let (title, text) = (texts.rule_title(id, rule.id), texts.rule(id, rule.id));
            json!({ "id": rule.id, "section": rule.section, "title": title, "text": text })
        };
        return Ok(write_json(out, &rules.iter().map(rule).collect::<Vec<Value>>())?);
    }
    for rule in rules {
        for line in wording::rule_lines(&texts, id, rule) {
            writeln!(out, "{line}")?;
        }
    }
    Ok(())
}

fn chosen(game: &dyn AnyGame, id: Option<&str>) -> Result<Vec<&'static Rule>, Failure> {
    let facts = game.facts();
    let Some(id) = id else { return Ok(facts.rules.to_vec()) };
    let found = facts.rules.iter().find(|rule| rule.id.eq_ignore_ascii_case(id));
    found.map(|rule| vec![*rule]).ok_or_else(|| {
        let known: Vec<&str> = facts.rules.iter().map(|rule| rule.id).collect();
        let similar = similar(id, &known);
        Failure::Said(format!("{} has no rule `{id}`: {similar}", facts.id))
    })
}

/// Rules that begin alike, or are one mistake away; else how to see them all.
fn similar(id: &str, known: &[&str]) -> String {
    let same_section = |known: &&&str| {
        let section = |id: &str| id.split('.').next().map(str::to_lowercase);
        section(known) == section(id)
    };
    let mut found: Vec<&str> = known.iter().filter(same_section).copied().collect();
    if found.is_empty() {
        found.extend(nearest(id, known));
    }
    match (found.is_empty(), known) {
        (false, _) => format!("did you mean {}?", found.join(" or ")),
        (true, [first, .., last]) => format!("rules are numbered from {first} to {last}"),
        (true, _) => format!("its rules are {}", known.join(", ")),
    }
}
