//! Table talk: what people at a table say to each other. It is kept with the match and
//! is no part of it: no record has it, no rule knows it.
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What is said. Text is plain text: whoever shows it must not read it as anything else.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Words {
    /// One of the sentences that everybody reads in a language of their own.
    Phrase {
        /// Which.
        phrase: Phrase,
    },
    /// In one's own words, one line of 300 characters at the most.
    Text {
        /// As it was typed, without what cannot be seen.
        text: String,
    },
}

/// A sentence that is ready: `talk-hello`, in every language.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the texts say it")]
pub enum Phrase {
    Hello,
    GoodLuck,
    NiceMove,
    Oops,
    Thanks,
    OneMoment,
    YourTurn,
    WellPlayed,
    OnceMore,
    Goodbye,
}

impl Phrase {
    /// In the order in which they are offered.
    pub const ALL: [Phrase; 10] = [
        Phrase::Hello,
        Phrase::GoodLuck,
        Phrase::NiceMove,
        Phrase::Oops,
        Phrase::Thanks,
        Phrase::OneMoment,
        Phrase::YourTurn,
        Phrase::WellPlayed,
        Phrase::OnceMore,
        Phrase::Goodbye,
    ];

    /// As on the wire, in text ids and where it is kept.
    pub fn word(self) -> &'static str {
        match self {
            Phrase::Hello => "hello",
            Phrase::GoodLuck => "good_luck",
            Phrase::NiceMove => "nice_move",
            Phrase::Oops => "oops",
            Phrase::Thanks => "thanks",
            Phrase::OneMoment => "one_moment",
            Phrase::YourTurn => "your_turn",
            Phrase::WellPlayed => "well_played",
            Phrase::OnceMore => "once_more",
            Phrase::Goodbye => "goodbye",
        }
    }
}

/// Who may speak at a table. Everybody who may see it reads along.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[ts(export)]
#[serde(rename_all = "snake_case")]
pub enum Audience {
    /// Nobody.
    Off,
    /// Whoever was asked to a seat, and the host; not who only watches.
    #[default]
    Players,
    /// Whoever watches, too.
    Everybody,
}

/// Something that was said.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct TalkLine {
    /// Its number at this table.
    #[ts(type = "number")]
    pub line: u64,
    /// Where the speaker sits; `None` for who watches.
    pub seat: Option<u8>,
    /// What the speaker was called.
    pub name: String,
    /// In milliseconds since 1970.
    #[ts(type = "number")]
    pub said_at: u64,
    /// What was said.
    pub words: Words,
}

/// Who may speak, as far as it concerns me.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct TalkRules {
    /// As the host wants it.
    pub audience: Audience,
    /// Whether I may.
    pub may_talk: bool,
    /// Whether the host has silenced me.
    pub is_muted: bool,
    /// Whom the host has silenced; only the host is told.
    pub muted: Vec<Muted>,
}

/// Somebody who may not speak.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct Muted {
    /// Something that they said.
    #[ts(type = "number")]
    pub line: u64,
    /// Their name there.
    pub name: String,
}

/// The talk of a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct TalkState {
    /// The last of what was said.
    pub lines: Vec<TalkLine>,
    /// Who may speak.
    pub rules: TalkRules,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn phrases_are_written_everywhere_alike() {
        for phrase in Phrase::ALL {
            let json = serde_json::to_string(&phrase).expect("plain data");
            assert_eq!(json, format!("\"{}\"", phrase.word()));
        }
    }
}
