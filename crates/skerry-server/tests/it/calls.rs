//! Calls to who is not at the table, received by a push service and a webhook of our own.
use std::{
    net::SocketAddr,
    sync::{
        Arc, Mutex,
        atomic::{AtomicU16, Ordering::SeqCst},
    },
    time::Duration,
};

use axum::{
    Router,
    body::Bytes,
    extract::State,
    http::{HeaderMap, StatusCode, Uri},
};
use data_encoding::{BASE64URL_NOPAD, HEXLOWER};
use ring::{
    aead, agreement, hkdf, hmac,
    rand::SystemRandom,
    signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey},
};
use serde_json::{Value, json};
use skerry_calls::{Poster, Reach};
use skerry_server::{CallConfig, Config, Limits, Rate};
use skerry_store::{GuestId, PushRow, Store, testing::MemoryStore};
use tokio::net::TcpListener;

use crate::{
    Node,
    browser::Browser,
    quick,
    table::{Company, company, pass},
    until,
};

/// What was posted to it, and what it says to that.
#[derive(Debug, Clone)]
struct Service {
    address: SocketAddr,
    heard: Arc<Mutex<Vec<(String, HeaderMap, Bytes)>>>,
    status: Arc<AtomicU16>,
}

impl Service {
    async fn start() -> Service {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let status = Arc::new(AtomicU16::new(201));
        let service = Service { address, heard: Arc::default(), status };
        let router = Router::new().fallback(hear).with_state(service.clone());
        tokio::spawn(async move { axum::serve(listener, router).await });
        service
    }

    fn url(&self, path: &str) -> String {
        format!("http://{}/{path}", self.address)
    }

    fn say(&self, status: u16) {
        self.status.store(status, SeqCst);
    }

    fn note(&self, posted: (String, HeaderMap, Bytes)) {
        self.heard.lock().expect("nobody panics here").push(posted);
    }

    fn count(&self) -> usize {
        self.heard.lock().expect("nobody panics here").len()
    }

    /// Waits until so much has been posted, and returns the last of it.
    async fn posted(&self, count: usize) -> (String, HeaderMap, Bytes) {
        until(async || self.count() >= count).await;
        assert_eq!(self.count(), count);
        self.heard.lock().expect("nobody panics here")[count - 1].clone()
    }
}

async fn hear(
    State(service): State<Service>,
    uri: Uri,
    headers: HeaderMap,
    body: Bytes,
) -> (StatusCode, [(&'static str, String); 1]) {
    let status = service.status.load(SeqCst);
    service.note((uri.path().to_owned(), headers, body));
    if status == 0 {
        std::future::pending::<()>().await;
    }
    let elsewhere = ("location", service.url("elsewhere"));
    (StatusCode::from_u16(status).expect("a status"), [elsewhere])
}

/// Calls reach this machine, and at once.
fn near() -> Config {
    let calls = CallConfig {
        poster: Poster { reach: Reach::Anywhere, ..Poster::default() },
        contact: Some("mailto:keeper@example.org".to_owned()),
        after: Duration::from_millis(5),
        retry: Duration::from_millis(5),
    };
    Config { calls, ..quick() }
}

async fn near_node() -> Node {
    Node::with(Arc::new(MemoryStore::new()), near()).await
}

/// What a browser keeps to itself.
struct Keys {
    own: agreement::EphemeralPrivateKey,
    public: Vec<u8>,
}

const AUTH: [u8; 16] = [9; 16];

impl Keys {
    fn new() -> Keys {
        let own =
            agreement::EphemeralPrivateKey::generate(&agreement::ECDH_P256, &SystemRandom::new());
        let own = own.expect("randomness");
        let public = own.compute_public_key().expect("a key").as_ref().to_vec();
        Keys { own, public }
    }

    fn request(&self, endpoint: &str) -> Value {
        let (p256dh, auth) = (BASE64URL_NOPAD.encode(&self.public), BASE64URL_NOPAD.encode(&AUTH));
        json!({ "endpoint": endpoint, "p256dh": p256dh, "auth": auth, "name": "Test\u{202e}er" })
    }

    /// RFC 8291, as the browser does it.
    fn read(self, body: &[u8]) -> Value {
        let (salt, server) = (&body[..16], &body[21..86]);
        let theirs = agreement::UnparsedPublicKey::new(&agreement::ECDH_P256, server);
        let info = [b"WebPush: info\0".as_slice(), &self.public, server].concat();
        let material = agreement::agree_ephemeral(self.own, &theirs, |shared| {
            expanded::<32>(&AUTH, shared, &info)
        });
        let material = material.expect("a point of the curve");
        let key = expanded::<16>(salt, &material, b"Content-Encoding: aes128gcm\0");
        let nonce = expanded::<12>(salt, &material, b"Content-Encoding: nonce\0");
        let key = aead::UnboundKey::new(&aead::AES_128_GCM, &key).expect("a key");
        let nonce = aead::Nonce::assume_unique_for_key(nonce);
        let mut sealed = body[86..].to_vec();
        let opened =
            aead::LessSafeKey::new(key).open_in_place(nonce, aead::Aad::empty(), &mut sealed);
        let opened = opened.expect("it is for this browser");
        assert_eq!(opened.last(), Some(&2), "the last record");
        serde_json::from_slice(&opened[..opened.len() - 1]).expect("JSON")
    }
}

fn expanded<const N: usize>(salt: &[u8], secret: &[u8], info: &[u8]) -> [u8; N] {
    struct Length(usize);
    impl hkdf::KeyType for Length {
        fn len(&self) -> usize {
            self.0
        }
    }
    let mut bytes = [0; N];
    let derived = hkdf::Salt::new(hkdf::HKDF_SHA256, salt).extract(secret);
    let expanded = derived.expand(&[info], Length(N)).expect("short enough").fill(&mut bytes);
    expanded.expect("short enough");
    bytes
}

/// Everybody plays once; then it is the host's turn, who has gone. `decision` counts the rounds.
async fn round(host: &Browser, friend: &Browser, id: &str, decision: u64) {
    host_plays(host, id, decision).await;
    friend_plays(friend, id, decision).await;
}

async fn host_plays(host: &Browser, id: &str, decision: u64) {
    let (mut line, _) = host.listen(id).await;
    line.play(0, decision, pass()).await;
    line.close().await;
}

async fn friend_plays(friend: &Browser, id: &str, decision: u64) {
    let (mut other, _) = friend.listen(id).await;
    other.hear_if(|message| message["summary"]["seats"][0]["is_online"] == false).await;
    other.play(1, decision, pass()).await;
}

#[tokio::test]
async fn a_browser_is_called_with_what_only_it_can_read() {
    let (node, service) = (near_node().await, Service::start().await);
    let Company { id, mut host, friend, .. } = company(&node).await;
    let keys = Keys::new();
    let calls = host.post("/api/me/calls/push", keys.request(&service.url("anna"))).await.good();
    assert_eq!(calls["devices"][0]["name"], "Tester");
    round(&host, &friend, &id, 0).await;
    let (path, headers, body) = service.posted(1).await;
    let header = |name: &str| headers[name].to_str().expect("text").to_owned();
    assert_eq!(
        (path.as_str(), header("content-encoding"), header("host")),
        ("/anna", "aes128gcm".to_owned(), service.address.to_string())
    );
    assert!(header("ttl").parse::<u32>().is_ok() && header("topic").len() <= 32);
    assert!(!String::from_utf8_lossy(&body).contains(&id), "nobody reads along");
    assert_eq!(keys.read(&body), json!({ "match": id, "game": "my-island" }));
    let token = header("authorization");
    let (token, key) =
        token.strip_prefix("vapid t=").and_then(|rest| rest.split_once(", k=")).expect("VAPID");
    assert_eq!(calls["key"], key);
    let decoded = |text: &str| BASE64URL_NOPAD.decode(text.as_bytes()).expect("base64");
    let (said, signature) = token.rsplit_once('.').expect("a signature");
    let signer = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, decoded(key));
    signer.verify(said.as_bytes(), &decoded(signature)).expect("signed by the server");
    let claims: Value =
        serde_json::from_slice(&decoded(said.split_once('.').expect("claims").1)).expect("JSON");
    assert_eq!(
        (&claims["aud"], &claims["sub"]),
        (&json!(format!("http://{}", service.address)), &json!("mailto:keeper@example.org"))
    );
}

#[tokio::test]
async fn who_is_here_or_wants_quiet_is_not_called() {
    let (node, service) = (near_node().await, Service::start().await);
    let Company { id, mut host, friend, .. } = company(&node).await;
    host.post("/api/me/calls/push", Keys::new().request(&service.url("x"))).await.good();
    let (mut line, _) = host.listen(&id).await;
    let (mut other, _) = friend.listen(&id).await;
    line.play(0, 0, pass()).await;
    other.play(1, 0, pass()).await;
    tokio::time::sleep(Duration::from_millis(60)).await;
    // Whoever has answered before leaving is not called late, however slow this machine is.
    line.play(0, 1, pass()).await;
    line.close().await;
    other.close().await;
    let quiet = format!("/api/matches/{id}/calls");
    let calls = host.post(&quiet, json!({ "is_quiet": true })).await.good();
    assert_eq!(calls["quiet"], json!([id]));
    friend_plays(&friend, &id, 1).await;
    tokio::time::sleep(Duration::from_millis(60)).await;
    host_plays(&host, &id, 2).await;
    let calls = host.post(&quiet, json!({ "is_quiet": false })).await.good();
    assert_eq!(calls["quiet"], json!([]));
    friend_plays(&friend, &id, 2).await;
    service.posted(1).await;
}

#[tokio::test]
async fn what_is_gone_is_forgotten_and_what_is_busy_is_tried_once_more() {
    let (node, service) = (near_node().await, Service::start().await);
    let Company { id, mut host, friend, .. } = company(&node).await;
    host.post("/api/me/calls/push", Keys::new().request(&service.url("x"))).await.good();
    service.say(503);
    round(&host, &friend, &id, 0).await;
    service.posted(2).await;
    service.say(400);
    round(&host, &friend, &id, 1).await;
    service.posted(3).await;
    service.say(410);
    round(&host, &friend, &id, 2).await;
    service.posted(4).await;
    let path = "/api/me/calls";
    until(async || host.clone().get(path).await.good()["devices"] == json!([])).await;
    round(&host, &friend, &id, 3).await;
    let metrics = node.stranger().get("/metrics").await.body;
    assert!(metrics.contains("skerry_calls_failed_total 3\n"), "{metrics}");
    assert_eq!(service.count(), 4);
}

#[tokio::test]
async fn a_service_that_never_answers_holds_up_no_table() {
    let (node, service) = (near_node().await, Service::start().await);
    let Company { id, mut host, friend, .. } = company(&node).await;
    host.post("/api/me/calls/push", Keys::new().request(&service.url("x"))).await.good();
    service.say(0);
    for decision in 0..3 {
        round(&host, &friend, &id, decision).await;
        service.posted(decision as usize + 1).await;
    }
}

#[tokio::test]
async fn nobody_is_called_all_the_time() {
    let limits = Limits { calls: Rate { burst: 1, per_second: 0.0 }, ..Limits::none() };
    let node = Node::with(Arc::new(MemoryStore::new()), Config { limits, ..near() }).await;
    let service = Service::start().await;
    let Company { id, mut host, friend, .. } = company(&node).await;
    host.post("/api/me/calls/push", Keys::new().request(&service.url("x"))).await.good();
    round(&host, &friend, &id, 0).await;
    service.posted(1).await;
    round(&host, &friend, &id, 1).await;
    let dropped = "skerry_calls_dropped_total 1\n";
    until(async || node.stranger().get("/metrics").await.body.contains(dropped)).await;
    assert_eq!(service.count(), 1);
}

#[tokio::test]
async fn private_networks_are_not_called() {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
    let node = Node::with(Arc::clone(&store), Config { calls: soon(), ..quick() }).await;
    let service = Service::start().await;
    let Company { id, mut host, friend, .. } = company(&node).await;
    for (address, wanted) in [
        (service.url("x"), "bad_address"),
        ("https://127.0.0.1/x".to_owned(), "private_address"),
        ("https://localhost/x".to_owned(), "private_address"),
        ("https://[::ffff:169.254.169.254]/x".to_owned(), "private_address"),
        ("https://2130706433/x".to_owned(), "private_address"),
        ("https://nobody.invalid/x".to_owned(), "no_such_address"),
    ] {
        let push = Keys::new().request(&address);
        assert_eq!(host.post("/api/me/calls/push", push).await.problem(), wanted, "{address}");
        let webhook = json!({ "url": address });
        assert_eq!(host.post("/api/me/calls/webhook", webhook).await.problem(), wanted);
    }
    assert_eq!(host.get("/api/me/calls").await.good()["devices"], json!([]));
    // Even if it got into the store: it is not gone to, but forgotten.
    let row = store.load_match(&skerry_store::MatchId(id.clone())).await.expect("it answers");
    let guest: GuestId = row.expect("it is there").host;
    let keys = Keys::new().request("");
    let text = |name: &str| keys[name].as_str().expect("text").to_owned();
    let push = PushRow {
        endpoint: service.url("x"),
        p256dh: text("p256dh"),
        auth: text("auth"),
        device: String::new(),
        added_at: 0,
    };
    store.add_push(&guest, &push, 9).await.expect("it is kept");
    round(&host, &friend, &id, 0).await;
    until(async || host.clone().get("/api/me/calls").await.good()["devices"] == json!([])).await;
    assert_eq!(service.count(), 0);
}

fn soon() -> CallConfig {
    CallConfig { poster: Poster::default(), ..near().calls }
}

#[tokio::test]
async fn a_webhook_is_posted_to_signed_and_never_elsewhere() {
    let (node, service) = (near_node().await, Service::start().await);
    let Company { id, mut host, friend, .. } = company(&node).await;
    let url = service.url("hook");
    let made = host.post("/api/me/calls/webhook", json!({ "url": url })).await.good();
    let secret = made["secret"].as_str().expect("a secret, this once").to_owned();
    let shown = host.get("/api/me/calls").await;
    assert_eq!(shown.good()["webhook"], url);
    assert!(!shown.body.contains(&secret));
    service.say(302);
    round(&host, &friend, &id, 0).await;
    let (path, headers, body) = service.posted(1).await;
    assert_eq!(
        (path.as_str(), &headers["content-type"]),
        ("/hook", &"application/json".parse().expect("a value"))
    );
    let said: Value = serde_json::from_slice(&body).expect("JSON");
    let wanted = json!({
        "event": "your_turn", "match": id, "game": "my-island", "seat": 0, "path": format!("/table/{id}")
    });
    assert_eq!(said, wanted, "and nothing of what lies on the table");
    let signature = headers["skerry-signature"].to_str().expect("text");
    let (time, tag) = signature.split_once(",v1=").expect("time and tag");
    let signed = format!("{}.{}", &time[2..], String::from_utf8_lossy(&body));
    let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes());
    let tag = HEXLOWER.decode(tag.as_bytes()).expect("hexadecimal");
    hmac::verify(&key, signed.as_bytes(), &tag).expect("signed with the secret");
    service.say(410);
    round(&host, &friend, &id, 1).await;
    until(async || host.clone().get("/api/me/calls").await.good()["webhook"].is_null()).await;
    assert_eq!(service.count(), 2, "a redirect leads nowhere");
    host.post("/api/me/calls/webhook", json!({ "url": url })).await.good();
    let none = host.post("/api/me/calls/webhook", json!({ "url": null })).await.good();
    assert_eq!((&none["secret"], &none["calls"]["webhook"]), (&json!(null), &json!(null)));
}

#[tokio::test]
async fn calls_are_their_owners_and_nodes_share_a_key() {
    let store = Arc::new(MemoryStore::new());
    let one = Node::with(store.clone(), near()).await;
    let two = Node::with(store, near()).await;
    let mut anna = one.guest("Anna").await;
    let mut ben = two.guest("Ben").await;
    let key = anna.get("/api/me/calls").await.good()["key"].clone();
    assert_eq!(ben.get("/api/me/calls").await.good()["key"], key);
    let endpoint = "http://127.0.0.1:9/anna";
    anna.post("/api/me/calls/push", Keys::new().request(endpoint)).await.good();
    ben.post("/api/me/calls/push/forget", json!({ "endpoint": endpoint })).await.good();
    assert_eq!(anna.get("/api/me/calls").await.good()["devices"][0]["endpoint"], endpoint);
    for wrong in [json!({ "p256dh": "AA" }), json!({ "auth": "AA" }), json!({ "auth": "?" })] {
        let mut request = Keys::new().request(endpoint);
        for (name, value) in wrong.as_object().expect("an object") {
            request[name] = value.clone();
        }
        assert_eq!(anna.post("/api/me/calls/push", request).await.problem(), "bad_address");
    }
    for path in ["", "/push", "/push/forget", "/webhook"] {
        let path = format!("/api/me/calls{path}");
        let mut nobody = one.stranger();
        let answer = match path.ends_with("calls") {
            true => nobody.get(&path).await,
            false => nobody.post(&path, json!({})).await,
        };
        assert_eq!(answer.problem(), "no_guest");
    }
    // Whoever replaces the recovery code sends other devices away, and calls with them.
    anna.post("/api/me/recovery", json!({})).await.good();
    assert_eq!(anna.get("/api/me/calls").await.good()["devices"], json!([]));
}
