//! `skerry games`: what there is to play.
use std::io::Write;

use serde_json::{Value, json};
use skerry_catalog::{AnyGame, games};

use crate::{
    args::GamesArgs,
    failure::Failure,
    output::{paragraphs, write_json},
    wording,
};

pub(crate) fn run(args: &GamesArgs, out: &mut dyn Write) -> Result<(), Failure> {
    if args.json {
        let list: Vec<Value> = games().iter().map(|game| facts(*game)).collect();
        return Ok(write_json(out, &list)?);
    }
    for game in games() {
        let (facts, texts) = (game.facts(), wording::texts(*game, args.language.language));
        let (least, most) = (facts.players.start(), facts.players.end());
        let players = texts.say("terminal-players", &json!({ "least": least, "most": most }));
        writeln!(out, "{}  {}, {players}", facts.id, texts.game_name(facts.id))?;
        writeln!(out, "{}", paragraphs(&texts.about(facts.id), 4, 88))?;
        for choice in facts.choices {
            writeln!(out, "    {}:", texts.option(facts.id, choice.name))?;
            for value in choice.values {
                let meaning = texts.option_value(facts.id, choice.name, value);
                writeln!(out, "        --option {}={value}  {meaning}", choice.name)?;
            }
        }
    }
    Ok(())
}

fn facts(game: &dyn AnyGame) -> Value {
    let facts = game.facts();
    json!({
        "game": facts.id,
        "rules_version": facts.rules_version,
        "players": [facts.players.start(), facts.players.end()],
        "options": facts.choices,
        "rules": facts.rules.iter().map(|rule| rule.id).collect::<Vec<_>>(),
    })
}
