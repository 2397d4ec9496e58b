//! Matches that came as files, in every store.
use super::samples::{a_match, guest, row};
use crate::{MatchHead, Origin, SeatRow, Store};

/// Nobody sits there: whoever brought it finds it, and nobody else.
pub(super) async fn files_belong_to_who_brought_them(store: &dyn Store) {
    let (host, other) = (guest(store, "importer").await, guest(store, "no importer").await);
    let mut file = row("from-a-file", &host);
    let seats = file.seats.into_iter().map(|seat| SeatRow { owner: None, ..seat });
    file.seats = seats.collect();
    file.origin = Some(Origin { id: None, at: 7 });
    file.head = MatchHead { is_over: true, ..file.head };
    store.add_match(&file, &[]).await.unwrap();
    assert!(file.is_imported());
    assert_eq!(store.load_match(&file.id).await.unwrap().as_ref(), Some(&file));
    let played = a_match(store, "of-the-importer", &host, 1).await;
    let mut found = store.matches_of(&host, 9).await.unwrap();
    found.sort_by(|one, other| one.id.cmp(&other.id));
    let ids: Vec<_> = found.iter().map(|row| (&*row.id.0, row.is_imported())).collect();
    assert_eq!(ids, [("from-a-file", true), (&*played.0, false)]);
    assert_eq!(store.matches_of(&other, 9).await.unwrap(), []);
    assert_eq!(store.imported_of(&host).await.unwrap(), 1);
    assert_eq!(store.imported_of(&other).await.unwrap(), 0);
}
