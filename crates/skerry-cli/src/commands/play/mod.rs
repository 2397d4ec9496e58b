//! `skerry play`: a whole match against bots, here in the terminal.
mod input;
mod list;
mod session;
mod turn;

use std::{
    fs,
    io::{self, Write},
    path::Path,
};

use serde_json::Value;
use skerry_catalog::{AnyGame, AnyTable, Told};
use skerry_core::Seed;

use super::record_file;
use crate::{
    args::{PlayArgs, check_seats},
    failure::Failure,
};
use session::Session;
use turn::Decision;

pub(crate) fn run(args: &PlayArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let (seed, bot_seed) = seeds(args.seed)?;
    let (game, options) = args.setup.setup()?;
    let (table, told) = opened(game, &options, args, seed)?;
    // Whoever plays alone needs no bots; the default names one all the same.
    let opponents = table.players() - 1;
    if opponents > 0 {
        check_seats(&args.bots, opponents)?;
    }
    if args.seat > u32::from(table.players()) {
        let players = table.players();
        return Err(Failure::Said(format!("there is no seat {}: {players} play", args.seat)));
    }
    if let Some(file) = &args.save {
        check_writable(file)?;
    }
    let mut session = Session::new(game, table, args, bot_seed, out);
    session.open(&told)?;
    let is_finished = play(&mut session)?;
    session.close(is_finished)?;
    if let Some(file) = &args.save {
        fs::write(file, session.table.record()).map_err(|error| unwritable(file, &error))?;
        session.say("terminal-saved", &serde_json::json!({ "file": file.to_string_lossy() }))?;
    }
    Ok(())
}

/// A new match, or one that goes on from another.
fn opened(
    game: &dyn AnyGame,
    options: &Value,
    args: &PlayArgs,
    seed: Seed,
) -> Result<(Box<dyn AnyTable>, Told), Failure> {
    let Some(file) = &args.from else { return Ok(game.open(options, seed)?) };
    let said = |fault: record_file::Fault| Failure::Said(fault.text);
    let record = record_file::read(file).map_err(said)?;
    let entries = record_file::replay(file, &record).map_err(said)?.entries.len();
    let at = args.at.unwrap_or(entries);
    let branch = game.branch(&record, at, seed);
    let branch = branch.map_err(|fault| Failure::Said(fault.to_string()))?;
    let name = file.display();
    let table = branch.ok_or_else(|| {
        Failure::Said(format!("{name}: there are {entries} entries, so nothing stands after {at}"))
    })?;
    if table.is_over() {
        return Err(Failure::Said(format!(
            "{name}: the match is over there; name an earlier --at"
        )));
    }
    Ok((table, Told::default()))
}

/// Plays until the match is over, or the player leaves; says whether it is over.
fn play(session: &mut Session<'_>) -> Result<bool, Failure> {
    while !session.table.is_over() {
        // Everybody decides on the same position, as people at a table do:
        // bots choose before they could see what the player confirms.
        let bots = session.draft_for_bots();
        if session.table.owing().contains(session.me) {
            match turn::decide(session)? {
                Decision::Made => {}
                Decision::Left => return Ok(false),
            }
        }
        for seat in bots {
            session.commit(seat)?;
        }
    }
    Ok(true)
}

/// The secret of the match, and a number for the bots: unforeseeable, unless
/// the player names one.
fn seeds(number: Option<u64>) -> Result<(Seed, u64), Failure> {
    if let Some(number) = number {
        return Ok((Seed::from_number(number), number));
    }
    let (mut secret, mut bots) = ([0; 32], [0; 8]);
    for bytes in [&mut secret[..], &mut bots[..]] {
        getrandom::fill(bytes).map_err(|error| {
            Failure::Said(format!("the system gives no random numbers: {error}"))
        })?;
    }
    Ok((Seed::from_bytes(secret), u64::from_le_bytes(bots)))
}

/// Better to hear before a match than after it that it cannot be saved.
fn check_writable(file: &Path) -> Result<(), Failure> {
    let opened = fs::OpenOptions::new().append(true).create(true).open(file);
    opened.map(|_| ()).map_err(|error| unwritable(file, &error))
}

fn unwritable(file: &Path, error: &io::Error) -> Failure {
    Failure::Said(format!("cannot write the record to {}: {error}", file.display()))
}
