//! Over HTTP: who one is, tables, seats, invitations, replays.
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use crate::{CampaignPlace, GameAlone, Json, LessonPlace, Told};

/// Who one is, as only oneself may see it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct Me {
    /// As shown to others.
    pub name: String,
    /// Brings this guest back on another device. Never shown to anybody else.
    pub recovery_code: String,
}

/// `POST /api/me`: become a guest, or change one's name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
#[serde(deny_unknown_fields)]
pub struct RenameRequest {
    /// 1 to 24 characters.
    pub name: String,
}

/// `POST /api/me/recover`: be, on this device, who one was on another.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
#[serde(deny_unknown_fields)]
pub struct RecoverRequest {
    /// As shown in the settings of the other device.
    pub recovery_code: String,
}

/// `GET /api/games`: what can be played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct GameInfo {
    /// As in addresses and text ids.
    pub id: String,
    /// How many are needed.
    pub min_players: u8,
    /// How many have room.
    pub max_players: u8,
    /// What else a table may choose.
    pub choices: Vec<ChoiceInfo>,
    /// Numbers of all rules, in order; their sentences are Fluent messages.
    pub rules: Vec<String>,
    /// Names of its lessons, in the order in which one takes them.
    pub lessons: Vec<String>,
}

/// An option of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct ChoiceInfo {
    /// Its name.
    pub name: String,
    /// What it may be; the first is the default.
    pub values: Vec<String>,
}

/// How well a bot plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[ts(export)]
#[serde(rename_all = "snake_case")]
pub enum BotLevel {
    /// Plays like a friendly beginner.
    Easy,
    /// Looks one step ahead.
    Medium,
    /// Thinks ahead, for a few seconds.
    Hard,
    /// Thinks ahead for longer, and keeps to what it has found.
    Expert,
}

/// `POST /api/matches`: a new table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
#[serde(deny_unknown_fields)]
pub struct NewMatch {
    /// Which game.
    pub game: String,
    /// Options by name; what is left out is the default.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// Who sits where; as many as play.
    pub seats: Vec<NewSeat>,
    /// Whether everybody may ask for hints; who plays alone against bots may in any case.
    #[serde(default)]
    pub hints: bool,
}

/// `POST /api/matches/{id}/branch`: a new table that goes on from a moment of this match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
#[serde(deny_unknown_fields)]
pub struct BranchMatch {
    /// After how many entries of its log.
    #[ts(type = "number")]
    pub at: u64,
    /// Who sits where; as many as there.
    pub seats: Vec<NewSeat>,
    /// What is done there first, before anybody is asked.
    #[serde(default)]
    pub first: Option<FirstMove>,
}

/// A turn with which a table goes on from a moment of another match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
#[serde(deny_unknown_fields)]
pub struct FirstMove {
    /// Whose turn it is.
    pub seat: u8,
    /// One action after the other, in the words of the game.
    #[ts(type = "unknown[]")]
    pub actions: Vec<Value>,
}

/// `POST /api/matches/import`: a match that was played elsewhere, to be looked at here.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
#[serde(deny_unknown_fields)]
pub struct ImportRecord {
    /// The record, as a file has it.
    pub record: String,
}

/// What is known of a match that came as a record.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct ImportInfo {
    /// Whether every draw follows from the seed that the record tells.
    pub has_checked_dice: bool,
}

/// The moment of another match from which one goes on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct OriginInfo {
    /// Which match.
    pub id: String,
    /// After how many entries of its log.
    #[ts(type = "number")]
    pub at: u64,
}

/// Who is to sit on a seat of a new table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum NewSeat {
    /// Whoever opens the table.
    Me,
    /// Somebody else on the same device.
    HotSeat {
        /// Their name.
        name: String,
    },
    /// Somebody who gets an invitation link.
    Friend,
    /// A program.
    Bot {
        /// How well it plays.
        level: BotLevel,
    },
}

/// Where a match stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Somebody has still to come: a friend to an open seat, or a player to the table, to add
    /// to the dice. Nothing is drawn yet.
    Waiting,
    /// Everybody is there.
    Running,
    /// It has come to its end.
    Over,
}

/// Who sits on a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct SeatInfo {
    /// 0-based.
    pub seat: u8,
    /// Name of the person or bot; empty while the seat is open.
    pub name: String,
    /// What sits there.
    #[serde(flatten)]
    pub kind: SeatKind,
    /// Whether somebody is connected for this seat; bots always are.
    pub is_online: bool,
    /// Whether it is one of mine.
    pub is_mine: bool,
    /// How many hints were asked for here; of others I am told when the match is over.
    pub hints: u32,
}

/// What sits on a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum SeatKind {
    /// Nobody yet.
    Open,
    /// A person.
    Person,
    /// A program. `stands_in` if it plays for a person who has left and may come back.
    Bot {
        /// How well it plays.
        level: BotLevel,
        /// For a person who may come back?
        stands_in: bool,
    },
}

/// A table as lists show it, and the head of the table's page.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export)]
pub struct MatchSummary {
    /// As in its address.
    pub id: String,
    /// Which game.
    pub game: String,
    /// As it was set up: the number of players, and what was chosen.
    #[ts(type = "Record<string, string | number>")]
    pub options: Value,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// Where it stands.
    pub status: Status,
    /// Seats that owe a decision; before the match begins, those whose players have still to
    /// come to the table.
    pub owing: Vec<u8>,
    /// Number of log entries.
    #[ts(type = "number")]
    pub version: u64,
    /// When it was opened, in milliseconds since 1970.
    #[ts(type = "number")]
    pub opened_at: u64,
    /// When something was last confirmed.
    #[ts(type = "number")]
    pub changed_at: u64,
    /// The last event everybody may know.
    #[ts(type = "unknown")]
    pub last_event: Option<Json>,
    /// Whether I opened it: I may invite and replace.
    pub is_host: bool,
    /// The match that followed this one, once somebody asked for a rematch.
    pub rematch: Option<String>,
    /// The campaign that it belongs to.
    pub campaign: Option<CampaignPlace>,
    /// The game of a campaign that it plays again on its own.
    pub alone: Option<GameAlone>,
    /// The match from which it goes on.
    pub origin: Option<OriginInfo>,
    /// It was not played here: it came as a record.
    pub imported: Option<ImportInfo>,
    /// The lesson that it is.
    pub lesson: Option<LessonPlace>,
    /// Whether who plays here may ask for hints.
    pub has_hints: bool,
}

/// `GET /api/matches/{id}/invitations`, for the host only.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct Invitations {
    /// One for each open seat.
    pub seats: Vec<Invitation>,
    /// For whichever seat is still open, so that one link does for several friends; none
    /// once all are taken.
    pub any_seat: Option<String>,
    /// For whoever wants to watch.
    pub spectator: String,
}

/// An invitation to a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct Invitation {
    /// Which seat.
    pub seat: u8,
    /// The secret part of the link `/join/{match}#{token}`: after the hash, so
    /// that it is sent to no server and in no referrer.
    pub token: String,
}

/// `POST /api/matches/{id}/join`: take a seat, or watch; `…/offer`: only look.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
#[serde(deny_unknown_fields)]
pub struct JoinRequest {
    /// From the link.
    pub token: String,
}

/// `POST /api/matches/{id}/offer`: what a link is for. Whoever has the link may know this
/// much before taking a name.
#[derive(Debug, Clone, PartialEq, Serialize, TS)]
#[ts(export)]
pub struct Offer {
    /// Which game.
    pub game: String,
    /// As it was set up: the number of players, and what was chosen.
    #[ts(type = "Record<string, string | number>")]
    pub options: Value,
    /// The name of who opened the table, and invites.
    pub host: String,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// Where it stands.
    pub status: Status,
    /// The seat that the link is for; none if it is for watching.
    pub seat: Option<u8>,
    /// Whether I sit at this table already.
    pub is_seated: bool,
}

/// `GET /api/matches/{id}/glance`: how a table stands and what was done last, for who
/// looks at it from afar.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export)]
pub struct Glance {
    /// Number of log entries.
    #[ts(type = "number")]
    pub version: u64,
    /// The position as everybody may see it.
    #[ts(type = "unknown")]
    pub view: Json,
    /// How every seat stands.
    pub standings: Vec<Standing>,
    /// The last entries of the log, as far as I may know.
    pub log: Vec<Told>,
}

/// `POST /api/matches/{id}/seats/{seat}`: who is to play a seat from now on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
#[serde(tag = "with", rename_all = "snake_case", deny_unknown_fields)]
pub enum ReplaceSeat {
    /// By the host: a bot stands in for a person who has left, or fills an open seat.
    Bot {
        /// How well it plays.
        level: BotLevel,
    },
    /// By the person whose seat it is: back again.
    Owner,
}

/// `GET /api/matches/{id}/replay?at=N`: the table after N log entries.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export)]
pub struct ReplayView {
    /// How many entries there are.
    #[ts(type = "number")]
    pub entries: u64,
    /// After how many of them this is.
    #[ts(type = "number")]
    pub at: u64,
    /// What I may know of it.
    #[ts(type = "unknown")]
    pub view: Json,
    /// What the last of these entries brought about.
    #[ts(type = "unknown[]")]
    pub events: Json,
    /// How every seat stood.
    pub standings: Vec<Standing>,
}

/// How a seat stands; the result when the match is over.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct Standing {
    /// Who.
    pub seat: u8,
    /// 1 for the best.
    pub rank: u8,
    /// The sum of the lines.
    pub points: i32,
    /// What the points consist of.
    pub lines: Vec<StandingLine>,
    /// What they would be if the game ended now; the same once it is over.
    pub points_at_end: i32,
}

/// A line of a breakdown.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct StandingLine {
    /// Suffix of its text id.
    pub category: String,
    /// Its share.
    pub points: i32,
}

/// What went wrong with a request: a text id for people, and a word for
/// programs. Sent with every status from 400 on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct Problem {
    /// As in `problem-no_such_match`.
    pub problem: String,
    /// What a programmer would want to read, in English; no internals.
    pub detail: String,
}
