//! Guests, their sessions and their recovery codes.
use serde_json::json;

use crate::{
    Node,
    table::{bot, me},
};

#[tokio::test]
async fn a_name_is_enough() {
    let node = Node::start().await;
    let mut anna = node.stranger();
    assert_eq!(anna.get("/api/me").await.problem(), "no_guest");
    let answer = anna.post("/api/me", json!({ "name": " Anna " })).await;
    assert_eq!(answer.good()["name"], "Anna");
    let cookie = answer.header("set-cookie").expect("a session");
    for part in ["HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!cookie.contains("Secure"), "there is no https here");
    let again = anna.post("/api/me", json!({ "name": "Anne" })).await;
    assert_eq!((&again.good()["name"], again.header("set-cookie")), (&json!("Anne"), None));
    assert_eq!(anna.get("/api/me").await.good()["name"], "Anne");
    for name in ["", " ", "a\nb", &"x".repeat(25)] {
        assert_eq!(anna.post("/api/me", json!({ "name": name })).await.problem(), "bad_name");
    }
    anna.cookie = Some(format!("skerry={}", "ab".repeat(32)));
    assert_eq!(anna.get("/api/me").await.problem(), "no_guest");
}

#[tokio::test]
async fn behind_https_the_cookie_is_secure() {
    let config = skerry_server::Config { is_https: true, ..crate::quick() };
    let node = Node::with(Node::start().await.store, config).await;
    let answer = node.stranger().post("/api/me", json!({ "name": "Anna" })).await;
    let cookie = answer.header("set-cookie").expect("a session");
    assert!(cookie.contains("; Secure") && cookie.starts_with("__Host-skerry="), "{cookie}");
    assert!(cookie.contains("; Path=/;") && !cookie.contains("Domain"), "{cookie}");
    assert_eq!(answer.header("strict-transport-security"), Some("max-age=31536000"));
}

#[tokio::test]
async fn who_was_here_before_https_is_still_known_and_gets_the_new_cookie() {
    let plain = Node::start().await;
    let mut anna = plain.guest("Anna").await;
    let answer = anna.get("/api/me").await;
    assert_eq!(
        (answer.header("set-cookie"), answer.header("strict-transport-security")),
        (None, None)
    );
    let config = skerry_server::Config { is_https: true, ..crate::quick() };
    let node = Node::with(plain.store.clone(), config).await;
    anna.address = node.address;
    let answer = anna.get("/api/me").await;
    assert_eq!(answer.good()["name"], "Anna");
    assert!(answer.head.contains("skerry=; Path=/; Max-Age=0"), "{}", answer.head);
    assert!(anna.cookie.as_ref().is_some_and(|cookie| cookie.starts_with("__Host-skerry=")));
    let again = anna.get("/api/me").await;
    assert_eq!((&again.good()["name"], again.header("set-cookie")), (&json!("Anna"), None));
}

#[tokio::test]
async fn a_seat_is_taken_back_on_another_device() {
    let node = Node::start().await;
    let mut phone = node.guest("Anna").await;
    let code = phone.get("/api/me").await.good()["recovery_code"].as_str().map(str::to_owned);
    let code = code.expect("a code");
    assert_eq!(code.len(), 19, "{code}");
    let id = phone.open(json!([me(), bot("easy")])).await;
    let mut laptop = node.stranger();
    let wrong = json!({ "recovery_code": "AAAA-AAAA-AAAA-AAAA" });
    assert_eq!(laptop.post("/api/me/recover", wrong).await.problem(), "no_such_code");
    let sloppy = json!({ "recovery_code": code.to_lowercase().replace('-', " ") });
    assert_eq!(laptop.post("/api/me/recover", sloppy).await.good()["name"], "Anna");
    assert_eq!(laptop.table(&id).await["seats"][0]["is_mine"], true);
    assert_eq!(phone.table(&id).await["seats"][0]["is_mine"], true);
    assert_ne!(phone.cookie, laptop.cookie);
    assert_eq!(laptop.get("/api/me").await.good()["recovery_code"], "", "it was typed there");
    let (_line, welcome) = laptop.listen(&id).await;
    assert_eq!(welcome["table"]["seats"][0]["seat"], 0);
}

#[tokio::test]
async fn a_leaked_code_is_replaced() {
    let node = Node::start().await;
    let mut owner = node.guest("Anna").await;
    let leaked = owner.get("/api/me").await.good()["recovery_code"].clone();
    let id = owner.open(json!([me(), bot("easy")])).await;
    let mut thief = node.stranger();
    thief.post("/api/me/recover", json!({ "recovery_code": leaked })).await.good();
    let (mut listening, _) = thief.listen(&id).await;
    let old = owner.clone();

    let answer = owner.post("/api/me/recovery", json!({})).await;
    let fresh = answer.good()["recovery_code"].clone();
    assert_eq!(answer.good()["name"], "Anna");
    assert!(fresh != leaked && fresh.as_str().is_some_and(|code| code.len() == 19), "{fresh}");
    assert!(answer.header("set-cookie").expect("a session").contains("HttpOnly"));
    assert_ne!(owner.cookie, old.cookie);

    // The thief, and whoever has the old cookie or the old code, is nobody now.
    while listening.read().await.is_some() {}
    for mut gone in [thief, old] {
        assert_eq!(gone.get("/api/me").await.problem(), "no_guest");
        assert_eq!(gone.get(&format!("/api/matches/{id}")).await.problem(), "no_guest");
        assert_eq!(gone.post("/api/me/recovery", json!({})).await.problem(), "no_guest");
        assert_eq!(gone.dial(&id, "", None).await.err(), Some(401));
    }
    let mut late = node.stranger();
    let tried = late.post("/api/me/recover", json!({ "recovery_code": leaked })).await;
    assert_eq!(tried.problem(), "no_such_code");

    // The owner still sits there, and gets back with the new code.
    assert_eq!(owner.get("/api/me").await.good()["recovery_code"], fresh);
    assert_eq!(owner.table(&id).await["seats"][0]["is_mine"], true);
    late.post("/api/me/recover", json!({ "recovery_code": fresh })).await.good();
    assert_eq!(late.table(&id).await["seats"][0]["is_mine"], true);
}

/// Nobody replaces a code that is not theirs: without a session there is none,
/// another guest has another, and another site may not ask.
#[tokio::test]
async fn a_code_is_replaced_by_its_owner_only() {
    let node = Node::start().await;
    let mut anna = node.guest("Anna").await;
    let code = anna.get("/api/me").await.good()["recovery_code"].clone();
    assert_eq!(node.stranger().post("/api/me/recovery", json!({})).await.problem(), "no_guest");
    node.guest("Theo").await.post("/api/me/recovery", json!({})).await.good();
    let other = "origin: http://elsewhere.example\r\ncontent-type: application/json\r\n";
    let elsewhere = anna.send("POST", "/api/me/recovery", other, "{}").await;
    assert_eq!(elsewhere.problem(), "other_site");
    let form = anna.send("POST", "/api/me/recovery", "content-type: text/plain\r\n", "").await;
    assert_eq!(form.problem(), "not_json");
    assert_eq!(anna.get("/api/me").await.good()["recovery_code"], code);
}

#[tokio::test]
async fn the_store_holds_no_secret_of_a_guest() {
    let node = Node::start().await;
    let anna = node.guest("Anna").await;
    let cookie = anna.cookie.expect("a session");
    let session = cookie.strip_prefix("skerry=").expect("ours");
    assert!(node.store.guest_by_session(session).await.expect("it answers").is_none());
}
