//! What is kept, in our own words.
use std::fmt;

use skerry_protocol::BotLevel;

use crate::{Nonces, Place, StoreError};

/// A match, as in its address: 12 letters and digits, not to be guessed.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct MatchId(pub String);

/// A guest, never shown to anybody.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GuestId(pub String);

impl fmt::Display for MatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Somebody who plays without having signed up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GuestRow {
    /// Who.
    pub id: GuestId,
    /// As shown to others.
    pub name: String,
    /// Hash of the recovery code.
    pub recovery: String,
}

/// A match without its log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MatchRow {
    /// Which.
    pub id: MatchId,
    /// The game's id.
    pub game: String,
    /// Version of the rules under which it was opened.
    pub rules_version: u16,
    /// Options as in a record: `players=2 rules=eternal`.
    pub options: String,
    /// The secret seed in hexadecimal. It leaves the process only when the match is over.
    pub seed: String,
    /// What players add to it; `None` if they add nothing.
    pub nonces: Option<Nonces>,
    /// Whether anything is drawn: not before all are seated.
    pub is_dealt: bool,
    /// Who opened it.
    pub host: GuestId,
    /// Hash of the token with which one may watch.
    pub spectator_token: String,
    /// When it was opened, in milliseconds since 1970.
    pub opened_at: u64,
    /// What lists show.
    pub head: MatchHead,
    /// Who sits where, by seat.
    pub seats: Vec<SeatRow>,
    /// The match that followed.
    pub rematch: Option<MatchId>,
    /// The campaign that it belongs to.
    pub place: Option<Place>,
    /// Where entries come from that were not played in it.
    pub origin: Option<Origin>,
    /// Whether it was opened with hints for everybody.
    pub has_hints: bool,
}

/// What a match begins with: entries up to a moment of another match, or all that stood in a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Origin {
    /// Which match; none if it came as a file.
    pub id: Option<MatchId>,
    /// How many entries were not drawn with the dice of this match.
    pub at: u64,
}

impl Origin {
    /// Stands for a file; no match has such an id.
    const FILE: &'static str = "file";

    /// As it stands in the database.
    pub(crate) fn word(&self) -> String {
        format!("{} {}", self.id.as_ref().map_or(Self::FILE, |id| &id.0), self.at)
    }

    pub(crate) fn from_word(word: &str) -> Option<Origin> {
        let (id, at) = word.split_once(' ')?;
        let id = (id != Self::FILE).then(|| MatchId(id.to_owned()));
        Some(Origin { id, at: at.parse().ok()? })
    }
}

impl MatchRow {
    /// Whether it was played elsewhere and came here as a file.
    pub fn is_imported(&self) -> bool {
        self.origin.as_ref().is_some_and(|origin| origin.id.is_none())
    }
}

/// What lists show of a match, kept beside the log so that a list need not replay it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct MatchHead {
    /// Number of log entries.
    pub version: u64,
    /// Seats that owe a decision, as bits.
    pub owing: u8,
    /// Has it ended?
    pub is_over: bool,
    /// When something was last confirmed.
    pub changed_at: u64,
    /// The last event that everybody may know, as JSON.
    pub last_event: Option<String>,
}

/// A seat of a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatRow {
    /// Name shown there.
    pub name: String,
    /// Who plays it now.
    pub sitter: Sitter,
    /// The person to whom it belongs; `None` for a bot's own seat or an open one.
    pub owner: Option<GuestId>,
    /// Hash of the token that takes this seat; only while it is open.
    pub token: Option<String>,
    /// How many hints were asked for here; [`count_hint`](crate::Store::count_hint) alone counts.
    pub hints: u32,
}

/// Who plays a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Sitter {
    /// Nobody yet.
    Open,
    /// Its owner.
    Person,
    /// A program; for the owner, if the seat has one.
    Bot(BotLevel),
}

impl Sitter {
    /// As it stands in the database.
    pub(crate) fn word(&self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Person => "person",
            Self::Bot(BotLevel::Easy) => "bot_easy",
            Self::Bot(BotLevel::Medium) => "bot_medium",
            Self::Bot(BotLevel::Hard) => "bot_hard",
            Self::Bot(BotLevel::Expert) => "bot_expert",
        }
    }

    pub(crate) fn from_word(word: &str) -> Result<Self, StoreError> {
        Ok(match word {
            "open" => Self::Open,
            "person" => Self::Person,
            "bot_easy" => Self::Bot(BotLevel::Easy),
            "bot_medium" => Self::Bot(BotLevel::Medium),
            "bot_hard" => Self::Bot(BotLevel::Hard),
            "bot_expert" => Self::Bot(BotLevel::Expert),
            other => return Err(StoreError::Failed(format!("a seat is kept as {other:?}"))),
        })
    }
}
