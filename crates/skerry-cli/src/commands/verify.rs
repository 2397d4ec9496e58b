//! `skerry verify`: can these matches have happened?
use std::{io::Write, path::Path};

use serde_json::{Value, json};

use super::record_file;
use crate::{args::VerifyArgs, failure::Failure, output::write_json};

pub(crate) fn run(args: &VerifyArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let mut is_good = true;
    let mut verdicts = vec![];
    for file in &args.files {
        let verdict = verify(file);
        is_good &= verdict["ok"] == true;
        if args.json {
            verdicts.push(verdict);
        } else {
            say(&verdict, out)?;
        }
    }
    if args.json {
        write_json(out, &verdicts)?;
    }
    if is_good { Ok(()) } else { Err(Failure::Silent) }
}

fn verify(file: &Path) -> Value {
    let name = file.to_string_lossy();
    match record_file::replay(file) {
        Ok(chronicle) => json!({
            "file": name,
            "ok": true,
            "game": chronicle.game,
            "players": chronicle.players,
            "entries": chronicle.entries.len(),
            "is_over": chronicle.is_over,
        }),
        Err(fault) => json!({ "file": name, "ok": false, "line": fault.line, "error": fault.text }),
    }
}

fn say(verdict: &Value, out: &mut dyn Write) -> Result<(), Failure> {
    if verdict["ok"] != true {
        eprintln!("error: {}", verdict["error"].as_str().unwrap_or_default());
        return Ok(());
    }
    let player = if verdict["players"] == 1 { "player" } else { "players" };
    let (game, file) = (&verdict["game"], &verdict["file"]);
    writeln!(
        out,
        "ok: {}, {} {player}, {} entries ({})",
        game.as_str().unwrap_or_default(),
        verdict["players"],
        verdict["entries"],
        file.as_str().unwrap_or_default()
    )?;
    Ok(())
}
