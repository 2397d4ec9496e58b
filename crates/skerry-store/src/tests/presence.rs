//! Who is connected where, in every store.
use super::samples::{a_match, guest};
use crate::{PresenceRow, Store};

pub(super) async fn presence_is_shared(store: &dyn Store) {
    let (ada, bob) = (guest(store, "present").await, guest(store, "absent").await);
    let id = a_match(store, "presence", &ada, 0).await;
    assert_eq!(store.presence(&id).await.unwrap(), []);
    assert!(store.arrive(&id, &ada, "one").await.is_err(), "a node needs a lease");
    store.lease("one", 1000, 0).await.unwrap();
    store.lease("two", 1100, 0).await.unwrap();
    store.arrive(&id, &ada, "one").await.unwrap();
    store.arrive(&id, &ada, "two").await.unwrap();
    store.arrive(&id, &bob, "two").await.unwrap();
    store.arrive(&id, &bob, "two").await.unwrap();
    store.depart(&id, &ada, "two", 900).await.unwrap();
    let row = |guest, node: &str, left_at, leased_until| {
        let node = node.to_owned();
        PresenceRow { guest, node, left_at, leased_until }
    };
    let both = row(bob.clone(), "two", None, 1100);
    let (here, left) =
        (row(ada.clone(), "one", None, 1000), row(ada.clone(), "two", Some(900), 1100));
    assert_eq!(store.presence(&id).await.unwrap(), [both.clone(), here, left.clone()]);
    assert_eq!((both.until(), left.until()), (1100, 900));
    // Who comes back is here; a node that does not renew its lease is not.
    store.arrive(&id, &ada, "two").await.unwrap();
    store.lease("two", 5000, 2000).await.unwrap();
    let two = [row(bob.clone(), "two", None, 5000), row(ada.clone(), "two", None, 5000)];
    assert_eq!(store.presence(&id).await.unwrap(), two);
    store.depart(&id, &bob, "two", 2500).await.unwrap();
    store.lease("two", 6000, 3000).await.unwrap();
    assert_eq!(store.presence(&id).await.unwrap(), [row(ada, "two", None, 6000)]);
}
