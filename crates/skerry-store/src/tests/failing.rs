//! The store that fails does so as told.
use std::sync::Arc;

use super::{
    contract::contract,
    samples::{a_match, append, guest},
};
use crate::{
    Store, StoreError,
    testing::{FailingStore, MemoryStore},
};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn it_keeps_the_contract_until_told_to_fail() {
    contract(Arc::new(FailingStore::new(Arc::new(MemoryStore::new())))).await;
}

#[tokio::test]
async fn it_fails_as_told() {
    let store = FailingStore::new(Arc::new(MemoryStore::new()));
    let host = guest(&store, "host").await;
    let id = a_match(&store, "m", &host, 0).await;

    store.refuse_appends(1);
    assert!(append(&store, &id, 0, 1, "a").await.is_err());
    append(&store, &id, 0, 1, "a").await.unwrap();

    store.lose_answers(1);
    let lost = append(&store, &id, 1, 1, "a").await;
    assert!(matches!(lost, Err(StoreError::Failed(_))));
    let again = append(&store, &id, 1, 1, "a").await;
    assert!(matches!(again, Err(StoreError::Conflict { index: 1, .. })), "it was written");

    store.refuse_every(2);
    append(&store, &id, 2, 1, "a").await.unwrap();
    assert!(append(&store, &id, 3, 1, "a").await.is_err());
    append(&store, &id, 3, 1, "a").await.unwrap();
    store.refuse_every(0);

    store.set_down(true);
    assert!(!store.is_well().await);
    assert!(store.load_match(&id).await.is_err());
    store.set_down(false);
    assert_eq!(store.load_entries(&id, 0).await.unwrap().len(), 4);
}
