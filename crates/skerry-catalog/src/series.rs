//! Campaigns: matches of which each is set up from the one before, played by bots, and kept
//! in one file.
use serde_json::Value;
use skerry_bots::BotSpec;
use skerry_core::Seed;

use crate::{AnyGame, AnyTable, OptionsError, RecordFault, Thinking, game_of_record};

/// First line of a file with a campaign.
const FORMAT: &str = "skerry-campaign 1";
/// Before every record in it, with its number.
const HEADING: &str = "=== game ";
/// Before the first record: a board, and what it is called.
const ISLAND: &str = "island ";

/// One match of a campaign.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chapter {
    /// Its record.
    pub record: String,
    /// Points and rank of every seat.
    pub results: Vec<(i32, u8)>,
    /// Progress of every seat after it.
    pub progress: Vec<u32>,
}

/// What is wrong with a campaign.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SeriesError {
    /// It is none.
    #[error("this is no campaign: the first line must be `{FORMAT}`")]
    NotACampaign,
    /// Its records are not numbered from 1 on.
    #[error("game {found} stands where game {expected} should")]
    Number {
        /// Where.
        expected: usize,
        /// What stands there.
        found: String,
    },
    /// A record cannot have happened.
    #[error("game {number}, {fault}")]
    Record {
        /// Which.
        number: usize,
        /// Why.
        fault: RecordFault,
    },
    /// A match does not follow from the one before.
    #[error("game {number} does not follow from the one before it")]
    Broken {
        /// Which.
        number: usize,
    },
}

/// A campaign as it was checked.
#[derive(Debug)]
pub struct Verified {
    /// The game that is played.
    pub game: &'static str,
    /// Its matches, in order.
    pub chapters: Vec<Chapter>,
    /// What the next match starts from; `None` when the campaign, or the last match in
    /// the file, is not over, or nothing follows.
    pub next: Option<Value>,
}

/// Plays the match of these options to its end; every seat is a bot, the last of them for
/// all seats left.
///
/// # Errors
/// When no match can be played with these options.
///
/// # Panics
/// When a bot does what is not allowed.
pub fn play(
    game: &dyn AnyGame,
    options: &Value,
    bots: &[BotSpec],
    seed: u64,
) -> Result<Box<dyn AnyTable>, OptionsError> {
    let (mut table, _) = game.open(options, Seed::from_number(seed))?;
    while let Some(seat) = table.owing().lowest() {
        let bot = bots.get(seat.index()).or(bots.last()).copied().unwrap_or(BotSpec::Random);
        let action = table.think(seat, Thinking::once(bot, seed))();
        table.act(seat, &action).expect("bots do what is allowed");
        if !table.must_decide(seat) || !table.owing().contains(seat) {
            table.commit(seat).expect("something was drafted");
        }
    }
    Ok(table)
}

/// Plays a whole campaign; `step` is told after each match.
///
/// # Errors
/// When no match can be played with these options.
pub fn play_all(
    game: &dyn AnyGame,
    first: &Value,
    bots: &[BotSpec],
    seed: u64,
    step: &(dyn Fn() + Sync),
) -> Result<Vec<Chapter>, OptionsError> {
    let (mut chapters, mut next) = (vec![], Some(first.clone()));
    while let Some(options) = next {
        let number = chapters.len() as u64;
        let table = play(game, &options, bots, seed.wrapping_mul(1_000).wrapping_add(number))?;
        next = table.sequel();
        chapters.push(chapter(&*table));
        step();
    }
    Ok(chapters)
}

fn chapter(table: &dyn AnyTable) -> Chapter {
    let results = table.standings().iter().map(|one| (one.points, one.rank)).collect();
    Chapter { record: table.record(), results, progress: table.progress() }
}

/// All records of a campaign in one text.
pub fn write(records: &[String]) -> String {
    write_named(&[], records)
}

/// The same, with what the boards are called.
pub fn write_named(names: &[(u8, String)], records: &[String]) -> String {
    let mut text = format!("{FORMAT}\n");
    names.iter().for_each(|(board, name)| text.push_str(&format!("{ISLAND}{board} {name}\n")));
    for (number, record) in (1..).zip(records) {
        text.push_str(&format!("{HEADING}{number}\n{record}"));
        if !record.ends_with('\n') {
            text.push('\n');
        }
    }
    text
}

/// What the boards of a campaign are called, as far as its text tells.
pub fn names(text: &str) -> Vec<(u8, String)> {
    let head = text.lines().take_while(|line| !line.starts_with(HEADING));
    let names = head.filter_map(|line| {
        let (board, name) = line.strip_prefix(ISLAND)?.split_once(' ')?;
        Some((board.parse().ok()?, name.to_owned()))
    });
    names.collect()
}

/// The records of a campaign, each as it was written.
///
/// # Errors
/// When the text is no campaign.
pub fn read(text: &str) -> Result<Vec<String>, SeriesError> {
    let rest = text.strip_prefix(FORMAT).ok_or(SeriesError::NotACampaign)?;
    let mut records: Vec<String> = vec![];
    for line in rest.trim_start_matches(['\r', '\n']).lines() {
        if let Some(found) = line.strip_prefix(HEADING) {
            let expected = records.len() + 1;
            if found.trim() != expected.to_string() {
                return Err(SeriesError::Number { expected, found: found.to_owned() });
            }
            records.push(String::new());
            continue;
        }
        if records.is_empty() && line.starts_with(ISLAND) {
            continue;
        }
        let record = records.last_mut().ok_or(SeriesError::NotACampaign)?;
        record.push_str(line);
        record.push('\n');
    }
    if records.is_empty() { Err(SeriesError::NotACampaign) } else { Ok(records) }
}

/// Plays all records again, and checks that each match is set up from the one before;
/// `step` is told after each.
///
/// # Errors
/// The first match that cannot have happened, or does not follow.
pub fn verify(records: &[String], step: &(dyn Fn() + Sync)) -> Result<Verified, SeriesError> {
    let first = records.first().ok_or(SeriesError::NotACampaign)?;
    let wrong = |number, fault| SeriesError::Record { number, fault };
    let game = game_of_record(first).map_err(|fault| wrong(1, fault))?;
    let mut verified = Verified { game: game.facts().id, chapters: vec![], next: None };
    for (number, record) in (1..).zip(records) {
        let seed = Seed::from_number(0);
        let table = game.resume(record, seed).map_err(|fault| wrong(number, fault))?;
        let follows = match &verified.next {
            None => number == 1,
            Some(next) => game.may_follow(next, &table.options()).unwrap_or(false),
        };
        if !follows {
            return Err(SeriesError::Broken { number });
        }
        verified.next = table.sequel();
        let mut chapter = chapter(&*table);
        chapter.record.clone_from(record);
        verified.chapters.push(chapter);
        step();
    }
    Ok(verified)
}
