//! `skerry verify`: can these matches have happened?
use std::{io::Write, path::Path};

use serde::Serialize;
use serde_json::{Value, json};
use skerry_core::{Nonce, Seed};

use super::record_file::{self, Fault};
use crate::{args::VerifyArgs, failure::Failure, output::write_json};

pub(crate) fn run(args: &VerifyArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let mut is_good = true;
    let mut verdicts = vec![];
    for file in &args.files {
        let verdict = verify(file, args);
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

/// Plays a record again; and says whether its dice follow from the seed that it tells.
fn verify(file: &Path, args: &VerifyArgs) -> Value {
    let name = file.to_string_lossy();
    let fault = |fault: Fault, dice: Dice| {
        let Fault { line, text } = fault;
        json!({ "file": name, "ok": false, "dice": dice, "line": line, "error": text })
    };
    let text = match record_file::read(file) {
        Ok(text) => text,
        Err(unread) => return fault(unread, Dice::Unchecked),
    };
    let chronicle = match record_file::replay(file, &text) {
        Ok(chronicle) => chronicle,
        Err(broken) => {
            // If it could have happened with other dice, it is the dice that are wrong.
            let has_other_dice = record_file::replay(file, &without_dice(&text)).is_ok();
            return fault(broken, if has_other_dice { Dice::Wrong } else { Dice::Unchecked });
        }
    };
    let hash = seed(&text).map(|seed| seed.hash());
    if let (Some(noted), Some(hash)) = (args.seed_hash, hash)
        && noted != hash
    {
        let text = format!("{name}: the seed has the hash {hash}, not the one that was noted");
        return fault(Fault { line: None, text }, Dice::Wrong);
    }
    let added = nonces(&text);
    if let Some(missing) = args.nonce.iter().find(|nonce| !added.contains(nonce)) {
        let text = format!("{name}: {missing} is not among what players have added");
        return fault(Fault { line: None, text }, Dice::Wrong);
    }
    json!({
        "file": name,
        "ok": true,
        "dice": if hash.is_some() { Dice::Checked } else { Dice::Unchecked },
        "seed_hash": hash.map(|hash| hash.to_string()),
        "nonces": added.iter().map(Nonce::to_string).collect::<Vec<_>>(),
        "game": chronicle.game,
        "players": chronicle.players,
        "entries": chronicle.entries.len(),
        "is_over": chronicle.is_over,
    })
}

/// What is known of the dice of a match.
#[derive(Debug, Clone, Copy, Serialize)]
#[serde(rename_all = "snake_case")]
enum Dice {
    /// Every draw follows from the seed that the record tells.
    Checked,
    /// It tells no seed, or could not be read as far.
    Unchecked,
    /// They do not follow from it, or it is another seed than was promised.
    Wrong,
}

fn seed(text: &str) -> Option<Seed> {
    text.lines().find_map(|line| line.strip_prefix("seed ")?.trim().parse().ok())
}

/// What players have added to the dice.
fn nonces(text: &str) -> Vec<Nonce> {
    let added = text.lines().filter_map(|line| line.strip_prefix("nonce ")?.split_once(' '));
    added.filter_map(|(_, nonce)| nonce.trim().parse().ok()).collect()
}

/// Nothing of what the dice were made of.
fn without_dice(text: &str) -> String {
    let is_of_dice =
        |line: &&str| ["seed ", "nonce ", "commitment "].iter().any(|head| line.starts_with(head));
    text.lines().filter(|line| !is_of_dice(line)).map(|line| format!("{line}\n")).collect()
}

fn say(verdict: &Value, out: &mut dyn Write) -> Result<(), Failure> {
    let word = |name: &str| verdict[name].as_str().unwrap_or_default();
    if verdict["ok"] != true {
        let dice = if word("dice") == "wrong" { " (dice wrong)" } else { "" };
        eprintln!("error: {}{dice}", word("error"));
        return Ok(());
    }
    let player = if verdict["players"] == 1 { "player" } else { "players" };
    writeln!(
        out,
        "ok: {}, {} {player}, {} entries, dice {} ({})",
        word("game"),
        verdict["players"],
        verdict["entries"],
        word("dice"),
        word("file"),
    )?;
    Ok(())
}
