//! Table talk, in every store.
use std::sync::Arc;

use skerry_protocol::{Audience, Phrase, Words};

use super::samples::{a_match, guest};
use crate::{GuestId, LineRow, MatchId, Store, StoreError, TalkRow};

/// What everybody may do is written down as it was; of two who say line 7, one does.
pub(super) async fn talk_is_kept_beside_the_log(store: &Arc<dyn Store>) {
    let host = guest(&**store, "talkative").await;
    let fan = guest(&**store, "heckler").await;
    let id = a_match(&**store, "talk", &host, 2).await;
    let other = a_match(&**store, "silence", &host, 0).await;
    let before = (store.load_match(&id).await.unwrap(), store.load_entries(&id, 0).await.unwrap());
    assert_eq!(store.load_talk(&id, 0, 9).await.unwrap(), TalkRow::default());

    let phrase = Words::Phrase { phrase: Phrase::WellPlayed };
    let odd = Words::Text { text: "Zoë's <b>\"🏝️\"</b>; DROP TABLE talk --".to_owned() };
    let lines = [line(0, &host, Some(0), phrase), line(1, &fan, None, odd)];
    for line in &lines {
        store.add_line(&id, line).await.unwrap();
    }
    assert_eq!(store.load_talk(&id, 0, 9).await.unwrap().lines, lines);
    assert_eq!(store.load_talk(&id, 1, 9).await.unwrap().lines, lines[1..]);
    assert_eq!(
        store.load_talk(&id, 0, 1).await.unwrap().lines,
        lines[1..],
        "the last, not the first"
    );
    let again = store.add_line(&id, &lines[1]).await;
    assert!(matches!(again, Err(StoreError::Conflict { index: 1, .. })), "{again:?}");
    let nobody = GuestId("nobody".into());
    let text = || Words::Text { text: "x".to_owned() };
    assert!(store.add_line(&id, &line(2, &nobody, None, text())).await.is_err());
    let nowhere = MatchId("nowhere".into());
    assert!(store.add_line(&nowhere, &line(0, &host, None, text())).await.is_err());

    hosts_say_who_may(&**store, &id, &fan).await;
    assert_eq!(store.load_talk(&other, 0, 9).await.unwrap(), TalkRow::default());
    let after = (store.load_match(&id).await.unwrap(), store.load_entries(&id, 0).await.unwrap());
    assert_eq!(after, before, "no part of the match");
}

async fn hosts_say_who_may(store: &dyn Store, id: &MatchId, fan: &GuestId) {
    for audience in [Audience::Everybody, Audience::Off, Audience::Off, Audience::Players] {
        store.set_audience(id, audience).await.unwrap();
        assert_eq!(store.load_talk(id, 0, 0).await.unwrap().audience, audience);
    }
    for is_muted in [false, true, true, false] {
        store.mute(id, fan, is_muted).await.unwrap();
        let muted = store.load_talk(id, 0, 9).await.unwrap().muted;
        assert_eq!(muted.contains(fan), is_muted);
        assert_eq!(muted.len(), usize::from(is_muted));
    }
    assert!(store.mute(id, &GuestId("nobody".into()), true).await.is_err());
}

fn line(number: u64, guest: &GuestId, seat: Option<u8>, words: Words) -> LineRow {
    let said_at = 1_800_000_000_000 + number;
    LineRow { number, guest: guest.clone(), seat, name: "Ada".to_owned(), said_at, words }
}
