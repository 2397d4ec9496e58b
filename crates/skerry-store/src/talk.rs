//! Table talk as it is kept: beside the log of a match, never in it.
use async_trait::async_trait;
use skerry_protocol::{Audience, Phrase, Words};

use crate::{GuestId, MatchId, StoreError};

/// What was said at a table, and who may speak.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TalkRow {
    /// As the host wants it.
    pub audience: Audience,
    /// Who may not, whatever the audience.
    pub muted: Vec<GuestId>,
    /// In order.
    pub lines: Vec<LineRow>,
}

/// Something that was said.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LineRow {
    /// Its number at this table, counted from 0.
    pub number: u64,
    /// Who said it.
    pub guest: GuestId,
    /// From which seat; `None` for who watches.
    pub seat: Option<u8>,
    /// What the speaker was called.
    pub name: String,
    /// In milliseconds since 1970.
    pub said_at: u64,
    /// What was said.
    pub words: Words,
}

/// Where table talk is kept.
#[async_trait]
pub trait TalkStore {
    /// Who may speak, and what was said from line `first` on: of that the last `most` lines.
    async fn load_talk(&self, id: &MatchId, first: u64, most: u32) -> Result<TalkRow, StoreError>;

    /// Adds a line. Tells the other nodes.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] when there is a line with this number already.
    async fn add_line(&self, id: &MatchId, line: &LineRow) -> Result<(), StoreError>;

    /// Who may speak from now on. Tells the other nodes.
    async fn set_audience(&self, id: &MatchId, audience: Audience) -> Result<(), StoreError>;

    /// Whether a guest may not speak. Tells the other nodes.
    async fn mute(&self, id: &MatchId, guest: &GuestId, is_muted: bool) -> Result<(), StoreError>;
}

/// As it stands in the database.
pub(crate) fn audience_word(audience: Audience) -> &'static str {
    match audience {
        Audience::Off => "off",
        Audience::Players => "players",
        Audience::Everybody => "everybody",
    }
}

pub(crate) fn audience_of(word: &str) -> Result<Audience, StoreError> {
    Ok(match word {
        "off" => Audience::Off,
        "players" => Audience::Players,
        "everybody" => Audience::Everybody,
        other => return Err(StoreError::Failed(format!("an audience is kept as {other:?}"))),
    })
}

/// Whether it is a phrase, and the phrase or the text.
pub(crate) fn words_kept(words: &Words) -> (bool, &str) {
    match words {
        Words::Phrase { phrase } => (true, phrase.word()),
        Words::Text { text } => (false, text),
    }
}

pub(crate) fn words_of(is_phrase: bool, words: &str) -> Result<Words, StoreError> {
    if !is_phrase {
        return Ok(Words::Text { text: words.to_owned() });
    }
    let phrase = Phrase::ALL.into_iter().find(|phrase| phrase.word() == words);
    let phrase = phrase.ok_or_else(|| StoreError::Failed(format!("no phrase {words:?}")))?;
    Ok(Words::Phrase { phrase })
}
