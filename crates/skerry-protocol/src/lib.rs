//! What browsers and server say to each other. Every type here is written out
//! as TypeScript too (`cargo xtask codegen`), so that neither side can change
//! a word without the other.
//!
//! Views, actions and events are a game's own words: JSON here, typed in the
//! game's own TypeScript file. What the server says is written, never read, in
//! Rust; so the words of games go through it as text.
#![warn(missing_docs)]

mod analysis;
mod calls;
mod campaign;
mod hints;
mod lesson;
mod lobby;
mod preview;
mod socket;
mod talk;

/// JSON, written already.
pub type Json = Box<serde_json::value::RawValue>;

pub use analysis::{
    Analysis, AnalysisState, ChancesAt, Deed, JudgedDecision, LuckAndPlay, LuckyDraw, Quality,
    Turned, TurningPoint,
};
pub use calls::{
    Calls, CallsOfMatch, Device, ForgetPush, PushRequest, WebhookMade, WebhookRequest,
};
pub use campaign::{
    Branch, BranchRequest, CampaignOffer, CampaignPlace, CampaignSummary, ChangeIsland, Envelope,
    GameAlone, GameResult, ImportCampaign, IslandInfo, IslandName, NewCampaign, NewIsland,
    PlayAlone,
};
pub use hints::{Hint, Why};
pub use lesson::{LessonCard, LessonMove, LessonPlace, LessonScript};
pub use lobby::{
    BotLevel, BranchMatch, ChoiceInfo, FirstMove, GameInfo, Glance, ImportInfo, ImportRecord,
    Invitation, Invitations, JoinRequest, MatchSummary, Me, NewMatch, NewSeat, Offer, OriginInfo,
    Problem, RecoverRequest, RenameRequest, ReplaceSeat, ReplayView, SeatInfo, SeatKind, Standing,
    StandingLine, Status,
};
pub use preview::{Aim, Effect, Foreseen, Preview, Tone};
pub use socket::{
    ClientMessage, DiceState, Reason, Remark, SeatState, ServerMessage, TableState, Told,
};
pub use talk::{Audience, Muted, Phrase, TalkLine, TalkRules, TalkState, Words};
