//! What nobody needs any more goes, and nothing else, in every store.
use super::samples::{a_match, append, guest, head, lines, row};
use crate::{GuestId, MatchId, Pruned, Stale, Store};

const OPENED: u64 = 1_800_000_000_000;
const LATER: u64 = OPENED + 1_000_000;

/// Everything that other tests have left may go: they are done.
pub(super) async fn what_nobody_needs_can_go(store: &dyn Store) {
    let all = Stale { unbegun: LATER, guests: 0, finished: Some(LATER) };
    store.prune(&all, &[], false).await.unwrap();

    let host = guest(store, "tidy").await;
    let ids = tables(store, &host).await;
    let [empty, spared, begun, over] = &ids;
    let (idle, plays) = (guest(store, "idle").await, guest(store, "fresh").await);
    for (who, at) in [(&host, 10), (&idle, 10), (&plays, 5000)] {
        store.seen(who, at + DAY).await.unwrap();
    }
    assert_eq!(store.unbegun_of(&host).await.unwrap(), 2);

    let spare = [spared.clone()];
    let none = Stale { unbegun: OPENED, guests: 10 + DAY, finished: Some(OPENED) };
    assert_eq!(store.prune(&none, &spare, false).await.unwrap(), Pruned::default());
    let stale = Stale { unbegun: LATER, guests: 1000 + DAY, finished: None };
    let wanted = Pruned { unbegun: 1, guests: 1, finished: 0 };
    assert_eq!(store.prune(&stale, &spare, true).await.unwrap(), wanted, "what would go");
    assert!(store.load_match(empty).await.unwrap().is_some(), "and is still there");
    assert_eq!(store.prune(&stale, &spare, false).await.unwrap(), wanted);
    assert!(store.load_match(empty).await.unwrap().is_none());
    assert!(store.load_entries(empty, 0).await.unwrap().is_empty());
    assert!(store.guest_by_session("session-of-idle").await.unwrap().is_none());
    for id in [spared, begun, over] {
        assert!(store.load_match(id).await.unwrap().is_some(), "{id}");
        assert_eq!(store.load_entries(id, 0).await.unwrap().len(), 1 + usize::from(id != spared));
    }
    for kept in ["tidy", "fresh"] {
        let found = store.guest_by_session(&format!("session-of-{kept}")).await.unwrap();
        assert!(found.is_some(), "{kept}");
    }
    let stale = Stale { finished: Some(LATER), ..stale };
    let wanted = Pruned { unbegun: 1, guests: 0, finished: 1 };
    assert_eq!(store.prune(&stale, &[], false).await.unwrap(), wanted);
    assert!(store.load_match(over).await.unwrap().is_none());
    assert!(store.load_match(begun).await.unwrap().is_some());
}

const DAY: u64 = 24 * 60 * 60 * 1000;

/// One that was never begun, another, one that was, and one that is over.
async fn tables(store: &dyn Store, host: &GuestId) -> [MatchId; 4] {
    let empty = a_match(store, "tidy-empty", host, 1).await;
    let spared = a_match(store, "tidy-spared", host, 1).await;
    let begun = a_match(store, "tidy-begun", host, 1).await;
    append(store, &begun, 1, 1, "a").await.unwrap();
    let mut over = row("tidy-over", host);
    over.head = crate::MatchHead { is_over: true, ..head(2, "a") };
    store.add_match(&over, &lines("a", 0, 2)).await.unwrap();
    [empty, spared, begun, over.id]
}
