//! The text record of a match: a few headings, then one line per log entry.
//!
//! ```text
//! skerry 1
//! game my-island 1
//! options players=2 rules=eternal
//! seed-hash 5f3c…
//!
//! * card tile=T18
//! a place tile=T18 turn=5 at=3,7
//! b pass
//!
//! score a 51
//! score b 44
//! digest 9a21bc…
//! seed 00aa…
//! ```
//!
//! What follows the log is there only when the match is over. Lines that
//! begin with `#` are remarks.
use alloc::{
    borrow::ToOwned,
    format,
    string::{String, ToString},
    vec,
    vec::Vec,
};
use core::fmt::Write;

use skerry_core::{FairDice, Game, Seat, Seed, SeedHash, Silent, Turn, digest};

use crate::{
    Entry, EntryOf, Replay, ReplayError, Table,
    notation::{self, ACTION, CHANCE, NotationError},
};

/// Version of this format, in the first line of every record.
const FORMAT: &str = "skerry 1";

/// Everything that a record says.
#[derive(Debug, Clone, PartialEq)]
pub struct Record<G: Game> {
    /// What the match was set up from.
    pub options: G::Options,
    /// Published before the first draw; hand-written records have none.
    pub seed_hash: Option<SeedHash>,
    /// What happened.
    pub log: Vec<EntryOf<G>>,
    /// How it ended, if it has ended.
    pub ending: Option<Ending>,
    /// Line in the text of each log entry, for messages; empty when not read from text.
    lines: Vec<usize>,
}

/// How a match ended.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Ending {
    /// Final points, seat by seat.
    pub points: Vec<i32>,
    /// Digest of the last state.
    pub digest: u64,
    /// The seed, now that it is spent.
    pub seed: Option<Seed>,
}

/// What is wrong with a record, and where.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {kind}")]
pub struct RecordError {
    /// Line of the text, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub kind: RecordErrorKind,
}

/// What can be wrong with a record.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RecordErrorKind {
    /// Not one of ours.
    #[error("a record begins with the line `skerry 1`")]
    NotARecord,
    /// A heading that must be there is not.
    #[error("expected the heading `{0}`")]
    Missing(&'static str),
    /// A record of something else.
    #[error("this is a record of {found}, not of {expected}")]
    OtherGame {
        /// What the record says.
        found: String,
        /// What it was read as.
        expected: &'static str,
    },
    /// Rules have changed since.
    #[error("made under version {found} of the rules, this is version {ours}")]
    OtherVersion {
        /// What the record says.
        found: String,
        /// What we play.
        ours: u16,
    },
    /// A line that says nothing we know.
    #[error(
        "`{0}` is no entry: write `a <action>` for what seat a does, or `* <draw>` for what is drawn"
    )]
    Unreadable(String),
    /// A line with the right beginning, but the wrong words.
    #[error("{0}")]
    Notation(#[from] NotationError),
    /// The match cannot have gone this way.
    #[error("{0}")]
    Replay(String),
    /// The end of the record contradicts the match.
    #[error("the record says {found}, the match says {expected}")]
    Contradiction {
        /// In the record.
        found: String,
        /// As replayed.
        expected: String,
    },
}

impl<G: Game> Record<G> {
    /// The record of a match so far; with its result if it is over.
    pub fn of(table: &Table<G>) -> Record<G> {
        let game = table.game();
        let over = game.turn() == Turn::Over;
        Record {
            options: table.options().clone(),
            seed_hash: Some(table.seed_hash()),
            log: table.log().to_vec(),
            ending: over.then(|| Ending { seed: table.revealed_seed(), ..ending_of(game) }),
            lines: vec![],
        }
    }

    /// A record of a match that was played without a seed.
    pub fn unseeded(options: G::Options, log: Vec<EntryOf<G>>) -> Record<G> {
        Record { options, seed_hash: None, log, ending: None, lines: vec![] }
    }

    /// The record as text.
    pub fn write(&self) -> String {
        let mut text = format!(
            "{FORMAT}\ngame {} {}\noptions {}\n",
            G::ID,
            G::RULES_VERSION,
            notation::write_options(&self.options)
        );
        if let Some(hash) = self.seed_hash {
            let _ = writeln!(text, "seed-hash {hash}");
        }
        text.push('\n');
        for entry in &self.log {
            text.push_str(&write_entry::<G>(entry));
            text.push('\n');
        }
        if let Some(ending) = &self.ending {
            write_ending(ending, &mut text);
        }
        text
    }

    /// Reads a record. Whether the match can have gone that way is for
    /// [`verify`](Record::verify) to say.
    ///
    /// # Errors
    /// The first line that cannot be read.
    pub fn read(text: &str) -> Result<Record<G>, RecordError> {
        let mut lines = Lines::new(text);
        let (line, first) = lines.next_or(RecordErrorKind::NotARecord)?;
        if first != FORMAT {
            return Err(RecordErrorKind::NotARecord.at(line));
        }
        read_game_heading::<G>(&mut lines)?;
        let (line, options) = lines.next_or(RecordErrorKind::Missing("options"))?;
        let options = options
            .strip_prefix("options ")
            .ok_or_else(|| RecordErrorKind::Missing("options").at(line))?;
        let options = notation::read_options(options)
            .map_err(|error| RecordErrorKind::from(error).at(line))?;
        let mut record = Record::unseeded(options, vec![]);
        for (line, text) in lines {
            record.read_line(text).map_err(|kind| kind.at(line))?;
            if record.lines.len() < record.log.len() {
                record.lines.push(line);
            }
        }
        Ok(record)
    }

    fn read_line(&mut self, text: &str) -> Result<(), RecordErrorKind> {
        let unreadable = || RecordErrorKind::Unreadable(text.to_owned());
        let (head, rest) = text.split_once(' ').ok_or_else(unreadable)?;
        match head {
            "seed-hash" => self.seed_hash = Some(rest.parse().map_err(|_| unreadable())?),
            "score" => {
                let points = &mut self.ending.get_or_insert_default().points;
                let (seat, number) = rest.split_once(' ').ok_or_else(unreadable)?;
                if seat.parse() != Ok(Seat(points.len() as u8)) {
                    return Err(unreadable());
                }
                points.push(number.parse().map_err(|_| unreadable())?);
            }
            "digest" => {
                let digest = u64::from_str_radix(rest, 16).map_err(|_| unreadable())?;
                self.ending.get_or_insert_default().digest = digest;
            }
            "seed" => {
                let seed = rest.parse().map_err(|_| unreadable())?;
                self.ending.get_or_insert_default().seed = Some(seed);
            }
            "*" => self.log.push(Entry::Chance(notation::read(CHANCE, rest)?)),
            seat => {
                let seat: Seat = seat.parse().map_err(|_| unreadable())?;
                self.log.push(Entry::Action { seat, action: notation::read(ACTION, rest)? });
            }
        }
        Ok(())
    }

    /// Plays the record again, checking every entry, then what it says about
    /// the end, then that every draw is what the seed gives.
    ///
    /// # Errors
    /// The first line that cannot have happened.
    pub fn verify(&self) -> Result<G, RecordError> {
        let end = self.lines.last().map_or(0, |line| line + 1);
        let mut replay =
            Replay::<G>::new(&self.options).map_err(|error| replay_kind(error.into()).at(3))?;
        for (index, entry) in self.log.iter().enumerate() {
            replay
                .step(entry, &mut Silent)
                .map_err(|error| replay_kind(error).at(self.line(index)))?;
        }
        let game = *replay.game();
        if let Some(ending) = &self.ending {
            self.verify_ending(&game, ending).map_err(|kind| kind.at(end))?;
            if let Some(seed) = &ending.seed {
                self.verify_draws(seed)?;
            }
        }
        Ok(game)
    }

    fn verify_ending(&self, game: &G, ending: &Ending) -> Result<(), RecordErrorKind> {
        if game.turn() != Turn::Over {
            return Err(contradiction("that the match is over", "that it goes on"));
        }
        let played = ending_of(game);
        if played.points != ending.points {
            return Err(contradiction(
                &format!("points {:?}", ending.points),
                &format!("{:?}", played.points),
            ));
        }
        if played.digest != ending.digest {
            return Err(contradiction(
                &format!("digest {:016x}", ending.digest),
                &format!("{:016x}", played.digest),
            ));
        }
        match (self.seed_hash, &ending.seed) {
            (Some(hash), Some(seed)) if seed.hash() != hash => {
                Err(contradiction(&format!("seed-hash {hash}"), &seed.hash().to_string()))
            }
            _ => Ok(()),
        }
    }

    fn verify_draws(&self, seed: &Seed) -> Result<(), RecordError> {
        let mut replay =
            Replay::<G>::new(&self.options).map_err(|error| replay_kind(error.into()).at(3))?;
        for (index, entry) in self.log.iter().enumerate() {
            if let Entry::Chance(chance) = entry {
                let drawn = replay.game().sample(&mut FairDice::for_entry(seed, index));
                if drawn != *chance {
                    let found = notation::write(CHANCE, chance);
                    let expected = notation::write(CHANCE, &drawn);
                    return Err(contradiction(&found, &expected).at(self.line(index)));
                }
            }
            replay
                .step(entry, &mut Silent)
                .map_err(|error| replay_kind(error).at(self.line(index)))?;
        }
        Ok(())
    }

    fn line(&self, index: usize) -> usize {
        self.lines.get(index).copied().unwrap_or(index + 1)
    }
}

/// One log entry as its line in a record.
pub fn write_entry<G: Game>(entry: &EntryOf<G>) -> String {
    match entry {
        Entry::Action { seat, action } => format!("{seat} {}", notation::write(ACTION, action)),
        Entry::Chance(chance) => format!("* {}", notation::write(CHANCE, chance)),
    }
}

fn write_ending(ending: &Ending, text: &mut String) {
    text.push('\n');
    for (seat, points) in (0..).map(Seat).zip(&ending.points) {
        let _ = writeln!(text, "score {seat} {points}");
    }
    let _ = writeln!(text, "digest {:016x}", ending.digest);
    if let Some(seed) = &ending.seed {
        let _ = writeln!(text, "seed {}", seed.reveal());
    }
}

fn ending_of<G: Game>(game: &G) -> Ending {
    let points = (0..game.players()).map(|seat| game.score(Seat(seat)).points).collect();
    Ending { points, digest: digest(game), seed: None }
}

fn read_game_heading<G: Game>(lines: &mut Lines<'_>) -> Result<(), RecordError> {
    let (line, text) = lines.next_or(RecordErrorKind::Missing("game"))?;
    let words: Vec<_> = text.split_whitespace().collect();
    let ["game", game, version] = words[..] else {
        return Err(RecordErrorKind::Missing("game").at(line));
    };
    if game != G::ID {
        return Err(RecordErrorKind::OtherGame { found: game.to_owned(), expected: G::ID }.at(line));
    }
    if version.parse() != Ok(G::RULES_VERSION) {
        let found = version.to_owned();
        return Err(RecordErrorKind::OtherVersion { found, ours: G::RULES_VERSION }.at(line));
    }
    Ok(())
}

fn replay_kind(error: ReplayError) -> RecordErrorKind {
    RecordErrorKind::Replay(match error {
        ReplayError::Setup(error) => error.to_string(),
        ReplayError::Refused { refusal, .. } => refusal.to_string(),
        ReplayError::Impossible { .. } => "this cannot be drawn here".to_owned(),
    })
}

fn contradiction(found: &str, expected: &str) -> RecordErrorKind {
    RecordErrorKind::Contradiction { found: found.to_owned(), expected: expected.to_owned() }
}

impl RecordErrorKind {
    fn at(self, line: usize) -> RecordError {
        RecordError { line, kind: self }
    }
}

/// The lines that say something, with their numbers from 1.
struct Lines<'a>(core::iter::Enumerate<core::str::Lines<'a>>);

impl<'a> Lines<'a> {
    fn new(text: &'a str) -> Self {
        Lines(text.lines().enumerate())
    }

    fn next_or(&mut self, missing: RecordErrorKind) -> Result<(usize, &'a str), RecordError> {
        self.next().ok_or_else(|| missing.at(1))
    }
}

impl<'a> Iterator for Lines<'a> {
    type Item = (usize, &'a str);
    fn next(&mut self) -> Option<Self::Item> {
        self.0
            .by_ref()
            .map(|(index, line)| (index + 1, line.trim()))
            .find(|(_, line)| !line.is_empty() && !line.starts_with('#'))
    }
}
