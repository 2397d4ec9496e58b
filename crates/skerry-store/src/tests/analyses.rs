//! What came out of looking at a match again, in every store.
use super::samples::{a_match, guest};
use crate::{AnalysisKey, MatchId, Stale, Store};

/// One for each version of the rules and each budget; it goes with its match.
pub(super) async fn analyses_are_kept_with_their_match(store: &dyn Store) {
    let host = guest(store, "analyst").await;
    let id = a_match(store, "analysed", &host, 2).await;
    let key = AnalysisKey { rules_version: 3, iterations: 400 };
    assert_eq!(store.analysis(&id, key).await.unwrap(), None);
    store.keep_analysis(&id, key, "{\"older\": 1}").await.unwrap();
    store.keep_analysis(&id, key, "{\"luck\": 1}").await.unwrap();
    assert_eq!(store.analysis(&id, key).await.unwrap().as_deref(), Some("{\"luck\": 1}"));
    for other in [AnalysisKey { rules_version: 4, ..key }, AnalysisKey { iterations: 50, ..key }] {
        assert_eq!(store.analysis(&id, other).await.unwrap(), None);
    }
    let nowhere = MatchId("analysed nowhere".into());
    assert!(store.keep_analysis(&nowhere, key, "{}").await.is_err(), "there is no such match");

    let unbegun = Stale { unbegun: 1_800_000_000_001, guests: 0, finished: None };
    store.prune(&unbegun, &[], false).await.unwrap();
    assert_eq!(store.load_match(&id).await.unwrap(), None);
    assert_eq!(store.analysis(&id, key).await.unwrap(), None, "it goes with its match");
}
