//! Hints are counted, in every store.
use skerry_protocol::BotLevel;

use super::samples::{guest, row};
use crate::{MatchId, MatchRow, SeatRow, Sitter, Store};

/// Whoever takes a seat finds what was counted there, and changes nothing about it.
pub(super) async fn hints_are_counted_by_seat(store: &dyn Store) {
    let host = guest(store, "hinted").await;
    let row = MatchRow { has_hints: false, ..row("hints", &host) };
    store.add_match(&row, &[]).await.unwrap();
    assert_eq!(store.load_match(&row.id).await.unwrap(), Some(row.clone()));
    for counted in 1..=3 {
        assert_eq!(store.count_hint(&row.id, 0).await.unwrap(), counted);
    }
    assert_eq!(store.count_hint(&row.id, 2).await.unwrap(), 1);
    let stand_in = SeatRow { sitter: Sitter::Bot(BotLevel::Easy), ..row.seats[0].clone() };
    assert!(store.seat(&row.id, 0, &Sitter::Person, &stand_in).await.unwrap());
    let seats = store.load_match(&row.id).await.unwrap().unwrap().seats;
    assert_eq!(seats.iter().map(|seat| seat.hints).collect::<Vec<_>>(), [3, 0, 1]);
    let nowhere = MatchId("no hints".into());
    assert!(store.count_hint(&row.id, 7).await.is_err());
    assert!(store.count_hint(&nowhere, 0).await.is_err());
}
