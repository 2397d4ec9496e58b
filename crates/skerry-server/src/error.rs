//! [`ApiError`]: everything a request can be told instead of an answer, and
//! the one place where that becomes HTTP.
use axum::{
    Json,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use skerry_protocol::Problem;
use skerry_store::StoreError;

/// Why a request was not answered. What a stranger may not know reads like
/// what does not exist.
#[derive(Debug, Clone, thiserror::Error)]
pub(crate) enum ApiError {
    #[error("send a name to /api/me first")]
    NoGuest,
    #[error("there is no such match")]
    NoSuchMatch,
    #[error("there is no such campaign")]
    NoSuchCampaign,
    #[error("there is no such envelope, or it is closed")]
    NoSuchEnvelope,
    #[error("the campaign has no such island")]
    NoSuchIsland,
    #[error("{0}")]
    NoSuchGame(String),
    #[error("the game has no such lesson")]
    NoSuchLesson,
    #[error("the table has no such seat")]
    NoSuchSeat,
    #[error("there is no such invitation, or it has been used")]
    NoSuchInvitation,
    #[error("every seat of the table is taken")]
    NoSeatLeft,
    #[error("nobody has this recovery code")]
    NoSuchCode,
    #[error("the log is shorter than that")]
    NoSuchEntry,
    #[error("here a socket is opened: ask for an upgrade to one")]
    NotSocket,
    #[error("there is nothing at this address")]
    NoSuchPage,
    #[error("{0}")]
    Unreadable(String),
    #[error("the request is too large")]
    TooLarge,
    #[error("send the header `Content-Type: application/json`")]
    NotJson,
    #[error("the request comes from a page of another site")]
    OtherSite,
    #[error("a name has 1 to 24 letters and no line breaks")]
    BadName,
    #[error("{0}")]
    BadOptions(String),
    #[error("{0}")]
    BadSeats(&'static str),
    #[error("{0}")]
    BadCampaign(String),
    #[error(transparent)]
    Brought(#[from] Brought),
    #[error("only the host of the table may do this")]
    NotHost,
    #[error("the seat belongs to somebody else")]
    NotYourSeat,
    #[error("the person on this seat is connected")]
    StillHere,
    #[error("the person on this seat has only just left")]
    JustLeft,
    #[error("somebody has changed this seat just now")]
    SeatChanged,
    #[error("the island belongs to somebody else")]
    NotYourIsland,
    #[error("somebody has changed this island just now")]
    IslandChanged,
    #[error("the campaign has all islands that there are")]
    NoIslandLeft,
    #[error("an island still waits for whom it was offered")]
    IslandsOpen,
    #[error("the envelope of the next game is closed")]
    EnvelopeClosed,
    #[error("the chapter before is not over")]
    ChapterNotOver,
    #[error("the campaign is over")]
    CampaignOver,
    #[error("the match is part of a campaign, which opens the next one")]
    InCampaign,
    #[error("{0}")]
    Nonce(#[from] NonceFault),
    #[error("the match is not over")]
    NotOver,
    #[error("who plays alone against nobody cannot win or lose")]
    NobodyToBeat,
    #[error("the match is over there: nothing is left to play")]
    IsOver,
    #[error("the lesson goes on with another move")]
    Strayed,
    #[error("the match was made under another version of the rules")]
    OtherRules,
    #[error("the host has switched table talk off")]
    TalkOff,
    #[error("only who plays may speak at this table")]
    TalkOfPlayers,
    #[error("the host has muted you")]
    Muted,
    #[error("say 1 to 300 characters that can be seen")]
    BadWords,
    #[error("nobody else has said such a line lately")]
    NoSuchLine,
    #[error("too much was said in a short time")]
    TalkTooFast,
    #[error("an address for calls is of the form https://…, with the keys of its browser")]
    BadAddress,
    #[error("there is nobody at this address")]
    NoSuchAddress,
    #[error("calls go to the public internet only")]
    PrivateAddress,
    #[error("too many requests")]
    TooFast,
    #[error("the request took too long to arrive")]
    TooSlow,
    #[error("too many tables that were never begun")]
    TooManyTables,
    #[error("too many connections of one guest")]
    TooManyWindows,
    #[error("the store does not answer")]
    NotStored,
    #[error("the server is at fault")]
    Broken,
}

/// What can be wrong with what somebody adds to the dice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub(crate) enum NonceFault {
    #[error("what is added to the dice has 64 hexadecimal digits")]
    Unreadable,
    #[error("a number for the dice is revealed once everybody has committed to theirs")]
    TooEarly,
    #[error("this is not the number for the dice that was committed to here")]
    NotCommitted,
}

impl NonceFault {
    fn word(self) -> &'static str {
        match self {
            NonceFault::Unreadable => "bad_nonce",
            NonceFault::TooEarly => "nonce_too_early",
            NonceFault::NotCommitted => "other_nonce",
        }
    }
}

impl ApiError {
    /// The status, and the last part of the text id.
    fn parts(&self) -> (StatusCode, &'static str) {
        use StatusCode as Http;
        match self {
            ApiError::NoGuest => (Http::UNAUTHORIZED, "no_guest"),
            ApiError::NoSuchMatch => (Http::NOT_FOUND, "no_such_match"),
            ApiError::NoSuchCampaign => (Http::NOT_FOUND, "no_such_campaign"),
            ApiError::NoSuchEnvelope => (Http::NOT_FOUND, "no_such_envelope"),
            ApiError::NoSuchIsland => (Http::NOT_FOUND, "no_such_island"),
            ApiError::NoSuchGame(_) => (Http::NOT_FOUND, "no_such_game"),
            ApiError::NoSuchLesson => (Http::NOT_FOUND, "no_such_lesson"),
            ApiError::NoSuchSeat => (Http::NOT_FOUND, "no_such_seat"),
            ApiError::NoSuchInvitation => (Http::NOT_FOUND, "no_such_invitation"),
            ApiError::NoSeatLeft => (Http::CONFLICT, "no_seat_left"),
            ApiError::NoSuchCode => (Http::NOT_FOUND, "no_such_code"),
            ApiError::NoSuchEntry => (Http::NOT_FOUND, "no_such_entry"),
            ApiError::NotSocket => (Http::UPGRADE_REQUIRED, "not_socket"),
            ApiError::NoSuchPage => (Http::NOT_FOUND, "no_such_page"),
            ApiError::Unreadable(_) => (Http::BAD_REQUEST, "unreadable"),
            ApiError::TooLarge => (Http::PAYLOAD_TOO_LARGE, "too_large"),
            ApiError::NotJson => (Http::UNSUPPORTED_MEDIA_TYPE, "not_json"),
            ApiError::OtherSite => (Http::FORBIDDEN, "other_site"),
            ApiError::BadName => (Http::BAD_REQUEST, "bad_name"),
            ApiError::BadOptions(_) => (Http::BAD_REQUEST, "bad_options"),
            ApiError::BadSeats(_) => (Http::BAD_REQUEST, "bad_seats"),
            ApiError::BadCampaign(_) => (Http::BAD_REQUEST, "bad_campaign"),
            ApiError::Brought(brought) => brought.parts(),
            ApiError::NotHost => (Http::FORBIDDEN, "not_host"),
            ApiError::NotYourSeat => (Http::FORBIDDEN, "not_your_seat"),
            ApiError::StillHere => (Http::CONFLICT, "still_here"),
            ApiError::JustLeft => (Http::CONFLICT, "just_left"),
            ApiError::SeatChanged => (Http::CONFLICT, "seat_changed"),
            ApiError::NotYourIsland => (Http::FORBIDDEN, "not_your_island"),
            ApiError::IslandChanged => (Http::CONFLICT, "island_changed"),
            ApiError::NoIslandLeft => (Http::CONFLICT, "no_island_left"),
            ApiError::IslandsOpen => (Http::CONFLICT, "islands_open"),
            ApiError::EnvelopeClosed => (Http::CONFLICT, "envelope_closed"),
            ApiError::ChapterNotOver => (Http::CONFLICT, "chapter_not_over"),
            ApiError::CampaignOver => (Http::CONFLICT, "campaign_over"),
            ApiError::InCampaign => (Http::CONFLICT, "in_campaign"),
            ApiError::Nonce(fault) => (Http::BAD_REQUEST, fault.word()),
            ApiError::NotOver => (Http::CONFLICT, "not_over"),
            ApiError::NobodyToBeat => (Http::CONFLICT, "nobody_to_beat"),
            ApiError::IsOver => (Http::CONFLICT, "is_over"),
            ApiError::Strayed => (Http::CONFLICT, "strayed"),
            ApiError::OtherRules => (Http::CONFLICT, "other_rules"),
            ApiError::TalkOff => (Http::FORBIDDEN, "talk_off"),
            ApiError::TalkOfPlayers => (Http::FORBIDDEN, "talk_of_players"),
            ApiError::Muted => (Http::FORBIDDEN, "muted"),
            ApiError::BadWords => (Http::BAD_REQUEST, "bad_words"),
            ApiError::NoSuchLine => (Http::NOT_FOUND, "no_such_line"),
            ApiError::TalkTooFast => (Http::TOO_MANY_REQUESTS, "talk_too_fast"),
            ApiError::BadAddress => (Http::BAD_REQUEST, "bad_address"),
            ApiError::NoSuchAddress => (Http::BAD_REQUEST, "no_such_address"),
            ApiError::PrivateAddress => (Http::FORBIDDEN, "private_address"),
            ApiError::TooFast => (Http::TOO_MANY_REQUESTS, "too_fast"),
            ApiError::TooSlow => (Http::REQUEST_TIMEOUT, "too_slow"),
            ApiError::TooManyTables => (Http::TOO_MANY_REQUESTS, "too_many_tables"),
            ApiError::TooManyWindows => (Http::TOO_MANY_REQUESTS, "too_many_windows"),
            ApiError::NotStored => (Http::SERVICE_UNAVAILABLE, "not_stored"),
            ApiError::Broken => (Http::INTERNAL_SERVER_ERROR, "broken"),
        }
    }

    /// The id of the sentence for the player.
    pub(crate) fn text(&self) -> String {
        problem(self.parts().1)
    }
}

/// Why no match begins with what somebody brings: a record, or a turn.
#[derive(Debug, Clone, thiserror::Error)]
pub(crate) enum Brought {
    #[error("line {0}: this file is no record of a match")]
    NoRecord(usize),
    #[error("line {0}: the match cannot have gone that way")]
    BadRecord(usize),
    #[error("the record was made under another version of the rules")]
    OfOtherRules,
    #[error("games of a campaign come with the file of their campaign")]
    OfCampaign,
    #[error("too many matches of one guest that came as records")]
    TooMany,
    #[error("the match cannot go on like that: {0}")]
    NoTurn(String),
}

impl Brought {
    fn parts(&self) -> (StatusCode, &'static str) {
        use StatusCode as Http;
        match self {
            Brought::NoRecord(_) => (Http::BAD_REQUEST, "no_record"),
            Brought::BadRecord(_) => (Http::BAD_REQUEST, "bad_record"),
            Brought::OfOtherRules => (Http::CONFLICT, "record_of_other_rules"),
            Brought::OfCampaign => (Http::CONFLICT, "record_of_campaign"),
            Brought::TooMany => (Http::TOO_MANY_REQUESTS, "too_many_records"),
            Brought::NoTurn(_) => (Http::CONFLICT, "cannot_begin"),
        }
    }
}

/// The text id of a problem: `problem-no_such_match`.
pub(crate) fn problem(word: &str) -> String {
    format!("problem-{word}")
}

impl From<StoreError> for ApiError {
    /// The cause is logged here, once, and shown to nobody.
    fn from(error: StoreError) -> ApiError {
        tracing::error!(%error, "the store failed");
        ApiError::NotStored
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let (status, word) = self.parts();
        let problem = Problem { problem: word.to_owned(), detail: self.to_string() };
        (status, Json(problem)).into_response()
    }
}
