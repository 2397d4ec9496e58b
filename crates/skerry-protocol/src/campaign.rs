//! Over HTTP: campaigns, their islands, their envelopes.
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{BotLevel, Json, MatchSummary, NewSeat, SeatKind};

/// `POST /api/campaigns`: a new campaign.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
#[serde(deny_unknown_fields)]
pub struct NewCampaign {
    /// Which game.
    pub game: String,
    /// Who takes part; as many islands as people.
    pub islands: Vec<NewIsland>,
}

/// An island of a new campaign; `POST /api/campaigns/{id}/islands`: one more.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
#[serde(deny_unknown_fields)]
pub struct NewIsland {
    /// Who plays it.
    pub seat: NewSeat,
    /// Which of the game's islands it is, from 0; no two are the same.
    pub animal: u8,
    /// What it is called, 1 to 24 characters.
    pub name: String,
}

/// A campaign as lists and its page show it.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export)]
pub struct CampaignSummary {
    /// As in its address.
    pub id: String,
    /// Which game.
    pub game: String,
    /// The game that is running, or the next one; the last once the campaign is over.
    pub number: u8,
    /// How many games there are.
    pub games: u8,
    /// Envelopes that are open.
    pub chapter: u8,
    /// How many envelopes there are.
    pub chapters: u8,
    /// Whether the next envelope may be opened now.
    pub may_open: bool,
    /// Whether the next game may be opened now.
    pub may_go_on: bool,
    /// Whether the rules of the last game have been corrected since it was opened: it can only
    /// be started again, with the islands as they were before it.
    pub is_outdated: bool,
    /// Whose islands take part; results come in the same order.
    pub islands: Vec<IslandInfo>,
    /// The game that is running.
    pub current: Option<MatchSummary>,
    /// Games that are over, in order.
    pub history: Vec<GameResult>,
    /// When it began, in milliseconds since 1970.
    #[ts(type = "number")]
    pub opened_at: u64,
    /// Whether I began it: I may invite and replace.
    pub is_host: bool,
    /// Whether the last game is over.
    pub is_over: bool,
    /// What it was branched from.
    pub branch_of: Option<Branch>,
    /// Whether its first games came from a file.
    pub is_from_file: bool,
}

/// An island of a campaign, and who plays it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct IslandInfo {
    /// What it is called.
    pub name: String,
    /// Which of the game's islands it is.
    pub animal: u8,
    /// Name of the person or bot; empty while it is open.
    pub person: String,
    /// Who plays it.
    #[serde(flatten)]
    pub kind: SeatKind,
    /// Whether it is one of mine.
    pub is_mine: bool,
    /// Whether it does not take part in the next game.
    pub is_absent: bool,
    /// Progress so far.
    pub progress: u32,
    /// Its rank in the last game in which it took part.
    pub last_rank: Option<u8>,
    /// While it is open, for the host only: the secret part of the link
    /// `/campaign/{id}/join#{token}`.
    pub invitation: Option<String>,
}

/// How a game of a campaign ended, by island; nothing where an island took no part.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct GameResult {
    /// The match, as in its address.
    pub id: String,
    /// Which game of the campaign.
    pub number: u8,
    /// Points.
    pub points: Vec<Option<i32>>,
    /// 1 for the best.
    pub ranks: Vec<Option<u8>>,
    /// Progress after it; nothing for an island that came later.
    pub progress: Vec<Option<u32>>,
}

/// Where a campaign went its own way.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct Branch {
    /// The campaign that it has its first games from.
    pub id: String,
    /// How many games.
    pub after: u8,
}

/// The campaign that a match belongs to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct CampaignPlace {
    /// As in its address.
    pub id: String,
    /// Which game of it the match is.
    pub number: u8,
    /// The envelopes up to this one tell all about it.
    pub chapter: u8,
    /// Which of the game's islands lies at each seat.
    pub islands: Vec<u8>,
}

/// `GET /api/campaigns/{id}/islands`: what the islands are called, for whoever sees a match of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct IslandName {
    /// Which of the game's islands it is.
    pub animal: u8,
    /// What it is called.
    pub name: String,
}

/// Which game of a campaign a match plays again on its own.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct GameAlone {
    /// Which.
    pub number: u8,
    /// The envelopes up to this one tell all about it: `GET /api/games/{game}/envelopes/{chapter}`
    /// for whoever has opened them in a campaign.
    pub chapter: u8,
}

/// `POST /api/campaigns/{id}/games/{number}`: a game that is over once more, on its own and with
/// fresh islands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
#[serde(deny_unknown_fields)]
pub struct PlayAlone {
    /// Who plays.
    pub seats: Vec<NewSeat>,
}

/// `POST /api/campaigns/{id}/islands/{island}`: who plays an island from the next game on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
#[serde(tag = "change", rename_all = "snake_case", deny_unknown_fields)]
pub enum ChangeIsland {
    /// By the host: it belongs to somebody else for good, who takes it as it stands.
    Seat {
        /// To whom.
        seat: NewSeat,
    },
    /// By the host, or by whose it is: a bot plays for them until they are back.
    Bot {
        /// How well it plays.
        level: BotLevel,
    },
    /// By the person whose island it is: back again.
    Owner,
    /// By the host, or by whose it is: it takes no part in the next game.
    Absent,
    /// It takes part again.
    Present,
    /// By the host, or by whose it is: another name.
    Rename {
        /// 1 to 24 characters.
        name: String,
    },
}

/// `POST /api/campaigns/{id}/branch`: what if we had…? Another campaign with the same
/// first games.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
#[serde(deny_unknown_fields)]
pub struct BranchRequest {
    /// After which game it goes its own way.
    pub after: u8,
}

/// `POST /api/campaigns/import`: a campaign from a file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
#[serde(deny_unknown_fields)]
pub struct ImportCampaign {
    /// As `GET /api/campaigns/{id}/export` wrote it.
    pub file: String,
    /// Who plays the islands from now on, in the order of their first game. Without them
    /// the first is mine, and the others wait for whom I invite.
    #[serde(default)]
    pub seats: Vec<NewSeat>,
}

/// `POST /api/campaigns/{id}/offer`: what an invitation is for. Whoever has the link may
/// know this much before taking a name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct CampaignOffer {
    /// Which game.
    pub game: String,
    /// The name of who invites.
    pub host: String,
    /// The name of the island that waits.
    pub island: String,
    /// Which of the game's islands it is.
    pub animal: u8,
    /// The game that is running, or the next one.
    pub number: u8,
    /// Whether I take part already.
    pub is_member: bool,
}

/// `GET /api/campaigns/{id}/envelopes/{n}?lang=de`: what an open envelope holds.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export)]
pub struct Envelope {
    /// Which chapter.
    pub chapter: u8,
    /// Its sentences, as Fluent source.
    pub texts: String,
    /// Its drawings, by name.
    #[ts(type = "Record<string, unknown>")]
    pub sprites: Json,
    /// Its tiles, beyond those that lie in the box from the start.
    #[ts(type = "unknown[]")]
    pub tiles: Json,
}
