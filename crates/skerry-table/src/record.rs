//! The text record of a match: a few headings, then one line per log entry.
//!
//! ```text
//! skerry 1
//! game my-island 1
//! options players=2 rules=eternal
//! seed-hash 5f3c…
//! dice 3
//! commitment a 9c1f…
//! commitment b 42e0…
//! nonce a 81d0…
//! nonce b 00f7…
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
//! What follows the log is there only when the match is over. Who is bound by a commitment
//! and has no nonce was left out of the dice; before there were commitments a record said
//! `dice 2`, and where players add nothing, there is none of this. A match that goes on from
//! another one says `since 42`: the entries before that one were played there, and drawn
//! with the dice of that match. Lines that begin with `#` are remarks.
use alloc::{
    borrow::ToOwned,
    format,
    string::{String, ToString},
    vec,
    vec::Vec,
};
use core::fmt::Write;

use skerry_core::{
    FairDice, Game, Nonces, Rule, Seat, Seed, SeedHash, Silent, Source, Turn, digest,
};

use crate::{
    Entry, EntryOf, Refusal, Replay, ReplayError, Table,
    notation::{self, ACTION, CHANCE, NotationError},
    sharing::{for_players, read_dice, read_seat, unbound, write_nonces},
};

/// Version of this format, in the first line of every record.
const FORMAT: &str = "skerry 1";

/// Everything that a record says.
#[derive(Debug, Clone)]
pub struct Record<G: Game> {
    /// Version of the rules under which the match was played.
    pub rules_version: u16,
    /// What the match was set up from.
    pub options: G::Options,
    /// Published before the first draw; hand-written records have none.
    pub seed_hash: Option<SeedHash>,
    /// What players have added to the seed, by seat; `None` if they add nothing.
    pub nonces: Option<Nonces>,
    /// The first entry that was played in this match, and not in one that it goes on from.
    pub since: usize,
    /// What happened.
    pub log: Vec<EntryOf<G>>,
    /// How it ended, if it has ended.
    pub ending: Option<Ending>,
    /// Where all this stands in the text, for messages.
    places: Places,
}

/// Line numbers of what a record says; 0 when it was not read from a text.
#[derive(Debug, Clone, Default)]
struct Places {
    options: usize,
    nonces: Vec<usize>,
    entries: Vec<usize>,
    scores: Vec<usize>,
    digest: usize,
    seed: usize,
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
    #[error("{}", without_index(.0))]
    Replay(#[from] ReplayError),
    /// The end of the record contradicts the match.
    #[error("the record says {found}, but it should be {expected}")]
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
            rules_version: G::rules_version(table.options()),
            options: table.options().clone(),
            seed_hash: Some(table.seed_hash()),
            nonces: table.nonces().cloned(),
            since: table.first_entry(),
            log: table.log().to_vec(),
            ending: over.then(|| Ending { seed: table.revealed_seed(), ..ending_of(game) }),
            places: Places::default(),
        }
    }

    /// A record of a match that was played without a seed.
    pub fn unseeded(options: G::Options, log: Vec<EntryOf<G>>) -> Record<G> {
        let rules_version = G::rules_version(&options);
        let places = Places::default();
        let (seed_hash, nonces, ending) = (None, None, None);
        Record { rules_version, options, seed_hash, nonces, since: 0, log, ending, places }
    }

    /// The record as text.
    pub fn write(&self) -> String {
        let mut text = format!(
            "{FORMAT}\ngame {} {}\noptions {}\n",
            G::ID,
            self.rules_version,
            notation::write_options(&self.options)
        );
        if let Some(hash) = self.seed_hash {
            let _ = writeln!(text, "seed-hash {hash}");
        }
        if let Some(nonces) = &self.nonces {
            write_nonces(nonces, &mut text);
        }
        if self.since > 0 {
            let _ = writeln!(text, "since {}", self.since);
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
        let (heading, version) = read_game_heading::<G>(&mut lines)?;
        let (line, options) = lines.next_or(RecordErrorKind::Missing("options"))?;
        let options = options
            .strip_prefix("options ")
            .ok_or_else(|| RecordErrorKind::Missing("options").at(line))?;
        let options = notation::read_options(options)
            .map_err(|error| RecordErrorKind::from(error).at(line))?;
        let rules_version =
            known_version::<G>(&version, &options).map_err(|kind| kind.at(heading))?;
        let mut record = Record { rules_version, ..Record::unseeded(options, vec![]) };
        record.places.options = line;
        for (line, text) in lines {
            record.read_line(line, text).map_err(|kind| kind.at(line))?;
        }
        Ok(record)
    }

    fn read_line(&mut self, line: usize, text: &str) -> Result<(), RecordErrorKind> {
        let unreadable = || RecordErrorKind::Unreadable(text.to_owned());
        let (head, rest) = text.split_once(' ').ok_or_else(unreadable)?;
        match head {
            "seed-hash" => self.seed_hash = Some(rest.parse().map_err(|_| unreadable())?),
            "dice" => self.nonces = Some(read_dice(rest).ok_or_else(unreadable)?),
            "commitment" => {
                let nonces = self.nonces.as_mut().and_then(|nonces| nonces.commitments.as_mut());
                nonces.and_then(|bound| read_seat(rest, bound)).ok_or_else(unreadable)?;
            }
            "nonce" => {
                let nonces = self.nonces.as_mut().ok_or_else(unreadable)?;
                read_seat(rest, &mut nonces.revealed).ok_or_else(unreadable)?;
                self.places.nonces.push(line);
            }
            "since" => self.since = rest.parse().map_err(|_| unreadable())?,
            "score" => {
                let points = &mut self.ending.get_or_insert_default().points;
                let (seat, number) = rest.split_once(' ').ok_or_else(unreadable)?;
                if seat.parse() != Ok(Seat(points.len() as u8)) {
                    return Err(unreadable());
                }
                points.push(number.parse().map_err(|_| unreadable())?);
                self.places.scores.push(line);
            }
            "digest" => {
                let digest = u64::from_str_radix(rest, 16).map_err(|_| unreadable())?;
                self.ending.get_or_insert_default().digest = digest;
                self.places.digest = line;
            }
            "seed" => {
                let seed = rest.parse().map_err(|_| unreadable())?;
                self.ending.get_or_insert_default().seed = Some(seed);
                self.places.seed = line;
            }
            _ => {
                self.log.push(read_entry::<G>(text)?);
                self.places.entries.push(line);
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
        let mut replay = Replay::<G>::new(&self.options).map_err(|error| {
            RecordErrorKind::from(ReplayError::from(error)).at(self.places.options)
        })?;
        self.verify_commitments()?;
        let source = self.source(replay.game().players());
        for (index, entry) in self.log.iter().enumerate() {
            let line = self.places.entries.get(index).copied().unwrap_or_default();
            let before = *replay.game();
            replay
                .step(entry, &mut Silent)
                .map_err(|error| RecordErrorKind::from(error).at(line))?;
            let own = source.as_ref().filter(|source| index >= source.first_entry());
            if let (Entry::Chance(chance), Some(source)) = (entry, own) {
                verify_draw(&before, chance, FairDice::for_entry(source.mixed(), index))
                    .map_err(|kind| kind.at(line))?;
            }
        }
        if let Some(ending) = &self.ending {
            self.verify_ending(replay.game(), ending)?;
        }
        Ok(*replay.game())
    }

    /// Where the dice came from, if the record tells.
    fn source(&self, players: u8) -> Option<Source> {
        let seed = self.ending.as_ref()?.seed?;
        let source = match &self.nonces {
            None => seed.into(),
            Some(nonces) => Source::shared(seed, for_players(nonces, usize::from(players))),
        };
        Some(source.since(self.since))
    }

    /// Whoever was bound has added what they were bound to, or nothing.
    fn verify_commitments(&self) -> Result<(), RecordError> {
        let Some((at, seat)) = unbound(self.nonces.as_ref(), self.seed_hash) else {
            return Ok(());
        };
        let line = self.places.nonces.get(at).copied().unwrap_or_default();
        let expected = format!("the one that seat {seat} had committed to");
        Err(contradiction("another nonce", &expected).at(line))
    }

    fn verify_ending(&self, game: &G, ending: &Ending) -> Result<(), RecordError> {
        let Places { scores, digest, seed, .. } = &self.places;
        let first_score = scores.first().copied().unwrap_or(*digest);
        if game.turn() != Turn::Over {
            let kind = contradiction("that the match is over", "going on");
            return Err(kind.at(first_score));
        }
        let played = ending_of(game);
        for (at, points) in played.points.iter().enumerate() {
            if ending.points.get(at) != Some(points) {
                let found = ending.points.get(at).map_or("nothing".to_owned(), i32::to_string);
                let line = scores.get(at).or(scores.last()).copied().unwrap_or(*digest);
                let expected = format!("{points} points for seat {}", Seat(at as u8));
                return Err(contradiction(&found, &expected).at(line));
            }
        }
        if played.digest != ending.digest {
            let [found, expected] =
                [ending.digest, played.digest].map(|digest| format!("digest {digest:016x}"));
            return Err(contradiction(&found, &expected).at(*digest));
        }
        match (self.seed_hash, &ending.seed) {
            (Some(hash), Some(spent)) if spent.hash() != hash => {
                let found = format!("a seed with the hash {}", spent.hash());
                Err(contradiction(&found, &format!("seed-hash {hash}")).at(*seed))
            }
            _ => Ok(()),
        }
    }
}

fn verify_draw<G: Game>(
    game: &G,
    chance: &G::Chance,
    mut dice: FairDice,
) -> Result<(), RecordErrorKind> {
    let drawn = game.sample(&mut dice);
    if drawn == *chance {
        return Ok(());
    }
    Err(contradiction(&notation::write(CHANCE, chance), &notation::write(CHANCE, &drawn)))
}

/// A log entry from its line in a record.
///
/// # Errors
/// When the line is no entry of this game.
pub fn read_entry<G: Game>(line: &str) -> Result<EntryOf<G>, RecordErrorKind> {
    let unreadable = || RecordErrorKind::Unreadable(line.to_owned());
    let (head, rest) = line.split_once(' ').ok_or_else(unreadable)?;
    if head == "*" {
        return Ok(Entry::Chance(notation::read(CHANCE, rest)?));
    }
    let seat: Seat = head.parse().map_err(|_| unreadable())?;
    Ok(Entry::Action { seat, action: notation::read(ACTION, rest)? })
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

/// The line that names the game, and the version of the rules in it.
fn read_game_heading<G: Game>(lines: &mut Lines<'_>) -> Result<(usize, String), RecordError> {
    let (line, text) = lines.next_or(RecordErrorKind::Missing("game"))?;
    let words: Vec<_> = text.split_whitespace().collect();
    let ["game", game, version] = words[..] else {
        return Err(RecordErrorKind::Missing("game").at(line));
    };
    if game != G::ID {
        return Err(RecordErrorKind::OtherGame { found: game.to_owned(), expected: G::ID }.at(line));
    }
    Ok((line, version.to_owned()))
}

/// The version, if matches played under it with these options still go as they went.
fn known_version<G: Game>(version: &str, options: &G::Options) -> Result<u16, RecordErrorKind> {
    let ours = G::rules_version(options);
    let known = G::replays_from(options)..=ours;
    let found = version.parse().ok().filter(|version| known.contains(version));
    found.ok_or_else(|| RecordErrorKind::OtherVersion { found: version.to_owned(), ours })
}

/// The line says where; the number of the entry would only confuse.
fn without_index(error: &ReplayError) -> String {
    match error {
        ReplayError::Setup(error) => error.to_string(),
        ReplayError::Refused { refusal, .. } => refusal.to_string(),
        ReplayError::Impossible { .. } => "this cannot be drawn here".to_owned(),
    }
}

fn contradiction(found: &str, expected: &str) -> RecordErrorKind {
    RecordErrorKind::Contradiction { found: found.to_owned(), expected: expected.to_owned() }
}

impl RecordError {
    /// The rule that was broken, if it is that.
    pub fn rule(&self) -> Option<&'static Rule> {
        match self.kind {
            RecordErrorKind::Replay(ReplayError::Refused {
                refusal: Refusal::Forbidden(violation),
                ..
            }) => Some(violation.0),
            _ => None,
        }
    }
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
