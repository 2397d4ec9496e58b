//! Calls, in every store.
use std::sync::Arc;

use super::samples::{a_match, guest};
use crate::{CallsRow, GuestId, PushRow, Store, WebhookRow};

pub(super) async fn calls_are_kept(store: &Arc<dyn Store>) {
    let (one, other) =
        tokio::join!(store.keep_secret("key", "first"), store.keep_secret("key", "second"));
    assert_eq!(one.unwrap(), other.unwrap(), "nodes that start at once agree");
    let kept = store.keep_secret("key", "third").await.unwrap();
    assert!(["first", "second"].contains(&&*kept));

    let ada = guest(&**store, "called").await;
    let bob = guest(&**store, "uncalled").await;
    let id = a_match(&**store, "calls", &ada, 0).await;
    assert_eq!(store.load_calls(&ada).await.unwrap(), CallsRow::default());
    for n in [1, 2, 3] {
        store.add_push(&ada, &push(n), 2).await.unwrap();
    }
    assert_eq!(store.load_calls(&ada).await.unwrap().pushes, [push(2), push(3)]);
    // The same browser again: newer keys. Somebody else in it: it is theirs now.
    let renewed = PushRow { auth: "new".into(), added_at: 9, ..push(2) };
    store.add_push(&ada, &renewed, 2).await.unwrap();
    assert_eq!(store.load_calls(&ada).await.unwrap().pushes, [push(3), renewed]);
    store.add_push(&bob, &push(3), 2).await.unwrap();
    assert_eq!(store.load_calls(&ada).await.unwrap().pushes.len(), 1);
    store.forget_push(&ada, "https://push.example/3").await.unwrap();
    assert_eq!(
        store.load_calls(&bob).await.unwrap().pushes,
        [push(3)],
        "nobody forgets for others"
    );
    store.forget_push(&bob, "https://push.example/3").await.unwrap();
    assert_eq!(store.load_calls(&bob).await.unwrap(), CallsRow::default());

    for url in ["https://a.example", "https://b.example"] {
        let webhook = WebhookRow { url: url.into(), secret: "hush".into() };
        store.set_webhook(&ada, Some(&webhook)).await.unwrap();
        assert_eq!(store.load_calls(&ada).await.unwrap().webhook, Some(webhook));
    }
    store.set_webhook(&ada, None).await.unwrap();
    assert_eq!(store.load_calls(&ada).await.unwrap().webhook, None);
    for is_quiet in [false, true, true, false] {
        store.set_quiet(&ada, &id, is_quiet).await.unwrap();
        let quiet = store.load_calls(&ada).await.unwrap().quiet;
        assert_eq!(quiet.contains(&id), is_quiet);
    }
    let nobody = GuestId("nobody".into());
    assert!(store.add_push(&nobody, &push(4), 2).await.is_err());
    assert!(store.set_quiet(&nobody, &id, true).await.is_err());
}

fn push(number: u64) -> PushRow {
    PushRow {
        endpoint: format!("https://push.example/{number}"),
        p256dh: "key".into(),
        auth: "auth".into(),
        device: "Firefox, Linux".into(),
        added_at: number,
    }
}
