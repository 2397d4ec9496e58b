//! Guests and matches to try things with. Names are made from one word, so
//! that tests do not meet in one database.
use skerry_protocol::BotLevel;

use crate::{
    GuestId, GuestRow, MatchHead, MatchId, MatchRow, Origin, SeatRow, Sitter, Store, StoreError,
};

/// A guest that the store knows; the session is `session-of-NAME`.
pub(super) async fn guest(store: &dyn Store, name: &str) -> GuestId {
    let row = GuestRow {
        id: GuestId(format!("guest-{name}")),
        name: name.to_owned(),
        recovery: format!("recovery-of-{name}"),
    };
    store.add_guest(&row, &format!("session-of-{name}")).await.unwrap();
    row.id
}

/// `host` sits on the first seat, the second is open, a bot has the third.
pub(super) fn row(id: &str, host: &GuestId) -> MatchRow {
    MatchRow {
        id: MatchId(id.to_owned()),
        game: "my-island".to_owned(),
        rules_version: 3,
        options: "players=3 rules=eternal".to_owned(),
        seed: "00ff".repeat(16),
        nonces: None,
        is_dealt: true,
        host: host.clone(),
        spectator_token: format!("spectators-of-{id}"),
        opened_at: 1_800_000_000_000,
        head: MatchHead { changed_at: 1_800_000_000_000, ..MatchHead::default() },
        seats: vec![person("Ada", host), open_seat("token"), bot(BotLevel::Hard)],
        rematch: None,
        place: None,
        origin: Some(Origin { id: Some(MatchId("0123456789ab".to_owned())), at: 42 }),
        has_hints: true,
    }
}

/// A match with a log of so many entries.
pub(super) async fn a_match(store: &dyn Store, id: &str, host: &GuestId, length: u64) -> MatchId {
    let mut row = row(id, host);
    row.head.version = length;
    store.add_match(&row, &lines("opening", 0, length)).await.unwrap();
    row.id
}

/// Adds `count` entries at `first`.
pub(super) async fn append(
    store: &dyn Store,
    id: &MatchId,
    first: u64,
    count: u64,
    who: &str,
) -> Result<(), StoreError> {
    let head = head(first + count, who);
    store.append(id, first, &lines(who, first, count), &head).await
}

/// A head whose last event names `who`.
pub(super) fn head(version: u64, who: &str) -> MatchHead {
    MatchHead {
        version,
        owing: 0b1000_0101,
        is_over: false,
        changed_at: 1_800_000_000_000 + version,
        last_event: Some(format!("{{\"by\":\"{who}\"}}")),
    }
}

/// Entries that say where they belong.
pub(super) fn lines(who: &str, first: u64, count: u64) -> Vec<String> {
    (first..first + count).map(|index| format!("{who} {index}")).collect()
}

pub(super) fn person(name: &str, owner: &GuestId) -> SeatRow {
    let owner = Some(owner.clone());
    SeatRow { name: name.to_owned(), sitter: Sitter::Person, owner, token: None, hints: 0 }
}

pub(super) fn open_seat(token: &str) -> SeatRow {
    let token = Some(token.to_owned());
    SeatRow { name: String::new(), sitter: Sitter::Open, owner: None, token, hints: 0 }
}

pub(super) fn bot(level: BotLevel) -> SeatRow {
    SeatRow {
        name: "Bot".to_owned(),
        sitter: Sitter::Bot(level),
        owner: None,
        token: None,
        hints: 0,
    }
}
