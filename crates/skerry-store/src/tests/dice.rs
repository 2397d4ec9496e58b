//! What players add to the dice, and the first draws, in every store.
use std::sync::Arc;

use super::samples::{guest, head, lines, row};
use crate::{MatchId, MatchRow, Nonces, Store};

fn nonces(first: Option<&str>, second: Option<&str>) -> Nonces {
    let revealed = vec![first.map(str::to_owned), second.map(str::to_owned), None];
    let commitments = vec![Some("a1".to_owned()), Some("b1".to_owned()), None];
    Nonces { commitments: Some(commitments), is_committed: true, revealed }
}

async fn undealt(store: &dyn Store, id: &str, nonces: Option<Nonces>) -> MatchId {
    let host = guest(store, &format!("host of {id}")).await;
    let row = MatchRow { nonces, is_dealt: false, ..row(id, &host) };
    store.add_match(&row, &[]).await.unwrap();
    assert_eq!(store.load_match(&row.id).await.unwrap(), Some(row.clone()));
    row.id
}

/// What is added is kept, one after the other, until the first draw; and that is made once.
pub(super) async fn dice_are_dealt_once(store: &Arc<dyn Store>) {
    let (none, one) = (nonces(None, None), nonces(Some("aa"), None));
    let both = nonces(Some("aa"), Some("bb"));
    let id = undealt(&**store, "dice", Some(none.clone())).await;
    assert!(store.add_nonces(&id, &none, &one).await.unwrap());
    assert!(!store.add_nonces(&id, &none, &both).await.unwrap(), "they are others now");
    assert_eq!(store.load_match(&id).await.unwrap().unwrap().nonces, Some(one.clone()));
    assert!(store.add_nonces(&id, &one, &both).await.unwrap());
    let (entries, head) = (lines("draw", 0, 2), head(2, "nature"));
    for others in [None, Some(&one)] {
        assert!(!store.deal(&id, others, &entries, &head).await.unwrap());
    }
    assert!(store.load_entries(&id, 0).await.unwrap().is_empty());

    let deal = |who: u32| {
        let (store, id, both, head) = (store.clone(), id.clone(), both.clone(), head.clone());
        tokio::spawn(async move {
            let entries = lines(&format!("node-{who}"), 0, 2);
            store.deal(&id, Some(&both), &entries, &head).await.unwrap().then_some(entries)
        })
    };
    let mut dealt = vec![];
    for attempt in [1, 2, 3, 4].map(deal) {
        dealt.extend(attempt.await.unwrap());
    }
    assert_eq!(dealt.len(), 1, "one of four nodes deals");
    assert_eq!(store.load_entries(&id, 0).await.unwrap(), dealt[0]);
    let row = store.load_match(&id).await.unwrap().unwrap();
    assert_eq!((row.is_dealt, &row.head, &row.nonces), (true, &head, &Some(both.clone())));
    assert!(!store.add_nonces(&id, &both, &none).await.unwrap(), "it is too late");

    let alone = undealt(&**store, "fate", None).await;
    assert!(!store.add_nonces(&alone, &none, &one).await.unwrap(), "players add nothing");
    assert!(!store.deal(&alone, Some(&none), &entries, &head).await.unwrap());
    assert!(store.deal(&alone, None, &entries, &head).await.unwrap());
    let nowhere = MatchId("no dice".into());
    assert!(!store.add_nonces(&nowhere, &none, &one).await.unwrap());
    assert!(!store.deal(&nowhere, None, &entries, &head).await.unwrap());
}

/// Commitments come one after the other, and close once; a nonce is added to just those.
pub(super) async fn commitments_are_kept_until_all_are_there(store: &Arc<dyn Store>) {
    let none = Nonces::of_seats(3);
    let id = undealt(&**store, "commitments", Some(none.clone())).await;
    let mut one = none.clone();
    one.commitments = Some(vec![Some("cc".to_owned()), None, None]);
    let mut all = one.clone();
    all.commitments = Some(vec![Some("cc".to_owned()), Some("dd".to_owned()), None]);
    all.is_committed = true;
    assert!(store.add_nonces(&id, &none, &one).await.unwrap());
    assert!(!store.add_nonces(&id, &none, &all).await.unwrap(), "one is bound already");
    assert!(store.add_nonces(&id, &one, &all).await.unwrap());
    let open = Nonces { is_committed: false, ..all.clone() };
    let told = Nonces { revealed: vec![Some("c".to_owned()), None, None], ..all.clone() };
    assert!(!store.add_nonces(&id, &open, &told).await.unwrap(), "they are closed");
    assert!(store.add_nonces(&id, &all, &told).await.unwrap());
    assert_eq!(store.load_match(&id).await.unwrap().unwrap().nonces, Some(told.clone()));
    let (entries, head) = (lines("draw", 0, 2), head(2, "nature"));
    let open = Nonces { is_committed: false, ..told.clone() };
    let others = Nonces { commitments: none.commitments.clone(), ..told.clone() };
    for other in [&all, &open, &others] {
        assert!(!store.deal(&id, Some(other), &entries, &head).await.unwrap());
    }
    assert!(store.deal(&id, Some(&told), &entries, &head).await.unwrap());

    // As matches were kept before anybody was bound.
    let old = Nonces { commitments: None, is_committed: false, revealed: told.revealed };
    undealt(&**store, "in the open", Some(old)).await;
}
