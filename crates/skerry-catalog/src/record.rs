//! Records of any game: which game it is, whether it can have gone that way,
//! and what happened in it.
use serde::Serialize;
use serde_json::Value;
use skerry_core::{Game, Rule, Source, Turn, Viewer};
use skerry_table::{
    Entry, Record, RecordError, RecordErrorKind, Replay, Table, notation, read_entry, write_entry,
};

use crate::{
    AnyGame, Face, Rival, Standing, UnknownGame, find, games,
    table::{json, standings},
};

/// A match as its record tells it.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Chronicle {
    /// The game's id.
    pub game: &'static str,
    /// How many played.
    pub players: u8,
    /// What the match was set up from.
    pub options: Value,
    /// Everything that happened.
    pub entries: Vec<Passage>,
    /// Whether the match has come to its end.
    pub is_over: bool,
    /// Seat by seat; final when the match is over.
    pub standings: Vec<Standing>,
    /// Whom a lone player played against.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rival: Option<Rival>,
}

/// One entry of a log.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Passage {
    /// From 1.
    pub number: usize,
    /// Its line in the record.
    pub line: String,
    /// Whether nature did it.
    pub is_chance: bool,
    /// What it brought about.
    pub events: Vec<Value>,
}

/// A match as a store keeps it.
#[derive(Debug, Clone, Copy)]
pub struct Kept<'a> {
    /// Version of the rules under which it was opened.
    pub rules_version: u16,
    /// As in a record: `players=2 rules=eternal`.
    pub options: &'a str,
    /// The log, each entry as its line in a record.
    pub entries: &'a [String],
}

/// The table of a kept match. Line 0 of a fault is the options, and line 1 the
/// first entry.
pub(crate) fn taken_up<G: Game>(kept: &Kept<'_>, source: Source) -> Result<Table<G>, RecordFault> {
    let broken = |kind| broken_line::<G>(RecordError { line: 0, kind });
    let options: G::Options =
        notation::read_options(kept.options).map_err(|error| broken(error.into()))?;
    let ours = G::rules_version(&options);
    if !(G::replays_from(&options)..=ours).contains(&kept.rules_version) {
        let found = kept.rules_version.to_string();
        return Err(broken(RecordErrorKind::OtherVersion { found, ours }));
    }
    let entries = kept.entries.iter().enumerate();
    let read = |(index, line): (usize, &String)| {
        read_entry::<G>(line).map_err(|kind| broken_entry::<G>(index, kind))
    };
    let log = entries.map(read).collect::<Result<_, _>>()?;
    Table::resume(options, source, log).map_err(|error| broken(error.into()))
}

/// An entry that cannot be read, or cannot have happened.
pub(crate) fn broken_entry<G: Game>(index: usize, kind: RecordErrorKind) -> RecordFault {
    broken_line::<G>(RecordError { line: index + 1, kind })
}

fn broken_line<G: Game>(error: RecordError) -> RecordFault {
    let rule = error.rule();
    RecordFault::Broken { error, game: G::ID, rule }
}

/// What is wrong with a record.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RecordFault {
    /// A record of something we do not play.
    #[error("line {line}: {unknown}")]
    UnknownGame {
        /// Where it says so.
        line: usize,
        /// What it says.
        unknown: UnknownGame,
    },
    /// It cannot be read, or cannot have happened.
    #[error("{error}")]
    Broken {
        /// Where, and what is wrong.
        error: RecordError,
        /// The game it is a record of.
        game: &'static str,
        /// The rule that was broken, if it is that.
        rule: Option<&'static Rule>,
    },
}

impl RecordFault {
    /// Whether the text is not even laid out as a record is.
    pub fn is_no_record(&self) -> bool {
        use RecordErrorKind as Kind;
        matches!(self, RecordFault::Broken { error, .. }
            if matches!(error.kind, Kind::NotARecord | Kind::Missing(_)))
    }

    /// Whether the match was played by rules that are not ours any more.
    pub fn is_of_other_rules(&self) -> bool {
        matches!(self, RecordFault::Broken { error, .. }
            if matches!(error.kind, RecordErrorKind::OtherVersion { .. }))
    }
}

/// The game that a record is of. A text that does not even say so is left to
/// any game's [`replay`](AnyGame::replay) to refuse.
///
/// # Errors
/// When it is of a game that we do not know.
pub fn game_of_record(text: &str) -> Result<&'static dyn AnyGame, RecordFault> {
    let lines = (1..).zip(text.lines());
    let mut headings =
        lines.filter_map(|(number, line)| Some((number, line.trim().strip_prefix("game ")?)));
    let Some((line, heading)) = headings.next() else { return Ok(games()[0]) };
    let id = heading.split_whitespace().next().unwrap_or_default();
    find(id).map_err(|unknown| RecordFault::UnknownGame { line, unknown })
}

/// A record that can have happened, and the state it leads to.
pub(crate) fn verified<G: Game>(text: &str) -> Result<(Record<G>, G), RecordFault> {
    let record = Record::<G>::read(text).map_err(broken_line::<G>)?;
    let game = record.verify().map_err(broken_line::<G>)?;
    Ok((record, game))
}

pub(crate) fn chronicle<G: Game>(text: &str, face: &dyn Face<G>) -> Result<Chronicle, RecordFault> {
    let (record, game) = verified::<G>(text)?;
    let mut replay = Replay::<G>::new(&record.options).expect("verified");
    let passages = (1..).zip(&record.log).map(|(number, entry)| {
        let mut events = vec![];
        replay.step(entry, &mut events).expect("verified");
        Passage {
            number,
            line: write_entry::<G>(entry),
            is_chance: matches!(entry, Entry::Chance(_)),
            events: events.iter().map(json).collect(),
        }
    });
    Ok(Chronicle {
        game: G::ID,
        players: game.players(),
        options: json(&record.options),
        entries: passages.collect(),
        is_over: game.turn() == Turn::Over,
        standings: standings(&game),
        rival: face.rival(&game.view(Viewer::Spectator)),
    })
}
