//! Over the socket of a table, `/api/matches/{id}/socket`: playing and watching.
//!
//! The server speaks first ([`ServerMessage::Welcome`]), and whenever anything
//! is confirmed ([`ServerMessage::Advanced`]). Every request has a number that
//! comes back in its answer; every request is answered.
//!
//! A request to act, undo or commit names the decision it is about: the count of
//! actions that its seat has taken so far, drafts included; and the revision of the
//! draft, which is another after each change. So a double click, a resend or a late
//! packet has effect exactly once, also when the same decision is drafted anew.
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use crate::{
    Aim, Audience, Foreseen, Hint, Json, MatchSummary, Preview, Standing, TalkLine, TalkRules,
    TalkState, Words,
};

/// What a browser asks.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[ts(export)]
#[serde(tag = "t", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Draft an action, and with it every answer after it that is the only one left.
    Act {
        /// Number of the request.
        id: u32,
        /// One of my seats.
        seat: u8,
        /// Which of the seat's decisions this is.
        decision: u32,
        /// The draft that is meant, by its revision: in another one nothing is done. Who
        /// leaves it out means whichever there is.
        #[serde(default)]
        #[ts(optional)]
        revision: Option<u32>,
        /// In the game's own words.
        #[ts(type = "unknown")]
        action: Value,
    },
    /// What would an action bring about, or which rule forbids it? Changes nothing.
    Check {
        /// Number of the request.
        id: u32,
        /// One of my seats.
        seat: u8,
        /// In the game's own words.
        #[ts(type = "unknown")]
        action: Value,
    },
    /// Take back the last action that I chose with all that followed from it, or the whole draft.
    Undo {
        /// Number of the request.
        id: u32,
        /// One of my seats.
        seat: u8,
        /// The decision that comes after the last one of the draft.
        decision: u32,
        /// The draft that is meant, by its revision: in another one nothing is done. Who
        /// leaves it out means whichever there is.
        #[serde(default)]
        #[ts(optional)]
        revision: Option<u32>,
        /// The whole draft?
        all: bool,
    },
    /// Make my draft final.
    Commit {
        /// Number of the request.
        id: u32,
        /// One of my seats.
        seat: u8,
        /// The decision that comes after the last one of the draft.
        decision: u32,
        /// The draft that is meant, by its revision: in another one nothing is done. Who
        /// leaves it out means whichever there is.
        #[serde(default)]
        #[ts(optional)]
        revision: Option<u32>,
    },
    /// What would a strong bot do here, and why? Thinks about the decision that comes after my
    /// draft, on what I may know; [`ServerMessage::Hints`] follow. Counted once for each draft.
    Hint {
        /// Number of the request.
        id: u32,
        /// One of my seats.
        seat: u8,
        /// Which of the seat's decisions it is about.
        decision: u32,
        /// The draft that is meant, by its revision.
        revision: u32,
    },
    /// Say something to the table.
    Talk {
        /// Number of the request.
        id: u32,
        /// What.
        words: Words,
    },
    /// By the host: who may speak from now on.
    LetTalk {
        /// Number of the request.
        id: u32,
        /// Who.
        audience: Audience,
    },
    /// By the host: whoever said this may not speak, or may again.
    Mute {
        /// Number of the request.
        id: u32,
        /// The number of what was said.
        #[ts(type = "number")]
        line: u64,
        /// May not?
        is_muted: bool,
    },
    /// Commit to what I will add to the dice, for all my seats that have not yet: the hash of
    /// 64 hexadecimal digits that my browser has drawn, as docs/DICE.md says, after it was told
    /// the hash of the seed. Once everybody has committed it has no effect.
    CommitNonce {
        /// Number of the request.
        id: u32,
        /// The hash.
        commitment: String,
    },
    /// Add what I have committed to, once everybody has. It is refused before, and if it is
    /// anything else. Once the match has begun it has no effect.
    RevealNonce {
        /// Number of the request.
        id: u32,
        /// The digits.
        nonce: String,
    },
    /// Everything from scratch, after something was missed.
    Resync {
        /// Number of the request.
        id: u32,
    },
    /// Still there?
    Ping {
        /// Number of the request.
        id: u32,
    },
}

/// What the server says.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export)]
#[serde(tag = "t", rename_all = "snake_case")]
pub enum ServerMessage {
    /// On connecting and after a resync: everything I may know, and what
    /// happened since the version I had (the query parameter `since`).
    Welcome {
        /// Answer to this request, if it was one.
        id: Option<u32>,
        /// The table's head.
        summary: MatchSummary,
        /// What lies on it.
        table: TableState,
        /// The log: all events I may know, or those since my version.
        log: Vec<Told>,
        /// Whether `log` begins at the first entry.
        is_whole_log: bool,
        /// What went amiss at the table while it was loaded.
        remarks: Vec<Remark>,
        /// What people said, and who may.
        talk: TalkState,
        /// Hash of the server's seed, told before anybody adds to the dice and before anything
        /// is drawn.
        seed_hash: String,
        /// What players add to the dice; `None` once the match has begun, and where they add
        /// nothing.
        dice: Option<DiceState>,
        /// Another number after the server has started again, or the table was put
        /// away meanwhile: drafts do not outlive that, so whoever made one may make
        /// it again. While it is the same, a draft that is missing was taken back.
        life: u32,
    },
    /// Something was confirmed, by anybody.
    Advanced {
        /// What happened, as far as I may know.
        log: Vec<Told>,
        /// The table's head.
        summary: MatchSummary,
        /// What lies on it now. My drafts are still in it.
        table: TableState,
        /// The seed, once the match is over.
        seed: Option<String>,
    },
    /// Who sits where, who is connected, or what players add to the dice, has changed.
    Seated {
        /// The table's head.
        summary: MatchSummary,
        /// What players add to the dice, as in the welcome.
        dice: Option<DiceState>,
    },
    /// The answer to `act` and `undo`: my draft has changed.
    Drafted {
        /// The request.
        id: u32,
        /// My seat as it is now.
        seat: SeatState,
        /// What the action would bring about; empty after undo.
        #[ts(type = "unknown[]")]
        events: Vec<Value>,
    },
    /// The answer to `commit`, after it was stored. [`ServerMessage::Advanced`] has been sent before.
    Committed {
        /// The request.
        id: u32,
        /// Number of log entries now.
        #[ts(type = "number")]
        version: u64,
    },
    /// The answer to `act`, `commit` or `hint` for a decision that has been taken already, to
    /// `undo` for one that has been taken back, and to each for a draft that is no
    /// longer there: nothing has changed.
    Already {
        /// The request.
        id: u32,
        /// My seat as it is.
        seat: SeatState,
    },
    /// The answer to `check`: it is allowed.
    Allowed {
        /// The request.
        id: u32,
        /// What it would bring about.
        #[ts(type = "unknown[]")]
        events: Vec<Value>,
        /// How I would stand then.
        standing: Standing,
        /// What it would bring.
        preview: Preview,
    },
    /// No. Nothing has changed.
    Refused {
        /// The request; `None` if it could not be read.
        id: Option<u32>,
        /// Why.
        reason: Reason,
    },
    /// The answer to `ping`.
    Pong {
        /// The request.
        id: u32,
    },
    /// Bots think about the seats that owe; how long they take for a turn, however
    /// many decisions it has, in milliseconds.
    Thinking {
        /// Which seats.
        seats: Vec<u8>,
        /// At the most, all together.
        at_most_ms: u32,
        /// What they have spent of it in this turn.
        spent_ms: u32,
    },
    /// Hints that I have asked for, better ones each time. They end when all is thought through,
    /// and when the draft changes.
    Hints {
        /// My seat.
        seat: u8,
        /// The decision that they are about.
        decision: u32,
        /// The draft that they are about.
        revision: u32,
        /// The best first.
        hints: Vec<Hint>,
        /// Whether no better ones will follow.
        is_last: bool,
    },
    /// Something went amiss at the table that is no part of the match.
    Remarked {
        /// What.
        remark: Remark,
    },
    /// Somebody has said something.
    Talked {
        /// What.
        line: TalkLine,
    },
    /// Who may speak has changed.
    TalkRuled {
        /// As it is now.
        rules: TalkRules,
    },
    /// The answer to `talk`, `let_talk`, `mute`, `commit_nonce`, `reveal_nonce` and `hint`, after
    /// it was stored.
    Done {
        /// The request.
        id: u32,
    },
}

/// What is known of what players add to the dice, before anything is drawn: of the numbers
/// themselves nothing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct DiceState {
    /// What each browser has committed to, by seat; `None` where a program sits, and where
    /// somebody has still to come.
    pub commitments: Vec<Option<String>>,
    /// Whether everybody has: nobody can any more, and each reveals their number now.
    pub is_committed: bool,
}

/// Why something is refused.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct Reason {
    /// Id of the sentence for the player: `my-island-refused-R6`, `table-nothing_to_undo`, `problem-not_your_seat`.
    pub text: String,
    /// The rule that says so, if one does.
    pub rule: Option<String>,
    /// For a programmer, in English; no internals.
    pub detail: String,
}

/// What happened at one log entry.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export)]
pub struct Told {
    /// Position of the entry in the log, from 0.
    #[ts(type = "number")]
    pub entry: u64,
    /// What it brought about, as far as I may know.
    #[ts(type = "unknown[]")]
    pub events: Json,
}

/// What went amiss at the table: shown in the log, but no part of the match,
/// and forgotten when the table is put away.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct Remark {
    /// The number of log entries at that moment.
    #[ts(type = "number")]
    pub entry: u64,
    /// The seat that it is about.
    pub seat: u8,
    /// Id of the sentence, which names the `player`: `table-bot_thinks_again`.
    pub text: String,
}

/// What lies on the table, as far as I may know.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export)]
pub struct TableState {
    /// The confirmed position as everybody may see it.
    #[ts(type = "unknown")]
    pub view: Json,
    /// My seats: one, several on a shared device, none for a spectator and before the match
    /// begins.
    pub seats: Vec<SeatState>,
    /// How every seat stands.
    pub standings: Vec<Standing>,
}

/// One of my seats.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export)]
pub struct SeatState {
    /// Which.
    pub seat: u8,
    /// The number of the decision to take next.
    pub decision: u32,
    /// Which draft this is: another number after every change of it.
    pub revision: u32,
    /// Whether a decision is owed, draft considered.
    pub must_decide: bool,
    /// The position with my draft in it, as I may see it.
    #[ts(type = "unknown")]
    pub view: Json,
    /// What the game waits for: I may do one of these.
    #[ts(type = "unknown[]")]
    pub legal: Json,
    /// What I may do aside before that, as often as it is here.
    #[ts(type = "unknown[]")]
    pub asides: Json,
    /// What I have done and not yet confirmed.
    #[ts(type = "unknown[]")]
    pub draft: Json,
    /// For each action of the draft, whether nothing else was left, so that the table gave it.
    pub forced: Vec<bool>,
    /// What the whole draft would bring about.
    #[ts(type = "unknown[]")]
    pub draft_events: Json,
    /// What is asked of me: suffix of a text id, and its arguments.
    pub prompt: String,
    /// Arguments of the prompt's sentence.
    #[ts(type = "Record<string, string | number>")]
    pub prompt_args: Value,
    /// What my actions would bring, as far as there are few of a sort; `check` answers for the rest.
    pub foreseen: Vec<Foreseen>,
    /// What I can aim at, and how far I have come.
    pub aims: Vec<Aim>,
}
