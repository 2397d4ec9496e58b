//! `skerry replay`: what happened in a recorded match.
use std::io::Write;

use serde_json::json;
use skerry_catalog::{Chronicle, Passage, find};
use skerry_text::{Texts, ids};

use super::record_file;
use crate::{
    args::ReplayArgs,
    failure::Failure,
    output::{item, write_json},
    scoreboard, wording,
};

pub(crate) fn run(args: &ReplayArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let said = |fault: record_file::Fault| Failure::Said(fault.text);
    let text = record_file::read(&args.file).map_err(said)?;
    let chronicle = record_file::replay(&args.file, &text).map_err(said)?;
    if args.json {
        return Ok(write_json(out, &chronicle)?);
    }
    let texts = wording::texts(find(chronicle.game)?, args.language.language);
    let names = names(&texts, chronicle.players);
    tell(&chronicle, &texts, &names, out)?;
    writeln!(out)?;
    let Chronicle { game, standings, .. } = &chronicle;
    let rival = chronicle.rival.clone().map(|it| scoreboard::Rival::named(it, &texts, game));
    for line in scoreboard::lines(&texts, game, &names, standings, rival.as_ref()) {
        writeln!(out, "{line}")?;
    }
    writeln!(out)?;
    if !chronicle.is_over {
        writeln!(out, "{}", texts.word("terminal-unfinished"))?;
        return Ok(());
    }
    for line in scoreboard::result(&texts, &names, standings, rival.as_ref()) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// Everybody by number: a record does not say who played.
pub(super) fn names(texts: &Texts, players: u8) -> Vec<String> {
    let name = |number| texts.say(&ids::table("seat"), &json!({ "number": number }));
    (1..=players).map(name).collect()
}

fn tell(
    chronicle: &Chronicle,
    texts: &Texts,
    names: &[String],
    out: &mut dyn Write,
) -> Result<(), Failure> {
    writeln!(out, "{}", texts.game_name(chronicle.game))?;
    let mut was_chance = false;
    for passage in &chronicle.entries {
        // What nature draws begins something new: a round in most games.
        if passage.is_chance && !was_chance {
            writeln!(out)?;
        }
        was_chance = passage.is_chance;
        tell_passage(passage, &|event| texts.event(chronicle.game, event, names), out)?;
    }
    Ok(())
}

fn tell_passage(
    passage: &Passage,
    say: &dyn Fn(&serde_json::Value) -> String,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let mut number = passage.number.to_string();
    for event in &passage.events {
        writeln!(out, "{}", item(&format!("{number:>4}  "), &say(event)))?;
        number.clear();
    }
    Ok(())
}
