//! Sizes, rates, other sites, headers, pages.
use std::sync::Arc;

use serde_json::json;
use skerry_server::{Config, Limits, Network, Rate};
use skerry_store::testing::MemoryStore;

use crate::{
    Node, quick,
    table::{Company, company, me},
};

async fn limited(limits: Limits) -> Node {
    Node::with(Arc::new(MemoryStore::new()), Config { limits, ..quick() }).await
}

fn few(burst: u32) -> Rate {
    Rate { burst, per_second: 0.0 }
}

#[tokio::test]
async fn too_many_requests_are_refused() {
    let node = limited(Limits { requests: few(3), ..Limits::none() }).await;
    let mut anna = node.guest("Anna").await;
    assert_eq!(anna.get("/api/me").await.status, 200);
    assert_eq!(anna.get("/api/games").await.status, 200);
    assert_eq!(anna.get("/api/me").await.problem(), "too_fast");
    let node = limited(Limits { newcomers: few(1), ..Limits::none() }).await;
    let mut anna = node.guest("Anna").await;
    assert_eq!(
        node.stranger().post("/api/me", json!({ "name": "Ben" })).await.problem(),
        "too_fast"
    );
    let code = json!({ "recovery_code": "AAAA" });
    assert_eq!(node.stranger().post("/api/me/recover", code).await.problem(), "too_fast");
    anna.post("/api/me", json!({ "name": "Anne" })).await.good();
    let node = limited(Limits { tables: few(1), ..Limits::none() }).await;
    let mut anna = node.guest("Anna").await;
    anna.open(json!([me()])).await;
    let open = json!({ "game": "my-island", "seats": [me()] });
    assert_eq!(anna.post("/api/matches", open).await.problem(), "too_fast");
}

#[tokio::test]
async fn too_many_messages_and_sockets_are_refused() {
    let node = limited(Limits { messages: few(2), sockets: 2, ..Limits::none() }).await;
    let Company { id, host, friend, .. } = company(&node).await;
    let (mut line, _) = host.listen(&id).await;
    for answer in ["pong", "pong", "refused"] {
        assert_eq!(line.ask(json!({ "t": "ping" })).await["t"], answer);
    }
    let refused = line.ask(json!({ "t": "ping" })).await;
    assert_eq!(refused["reason"]["text"], "problem-too_fast");
    let (_second, _) = host.listen(&id).await;
    assert_eq!(host.dial(&id, "", None).await.err(), Some(429));
    let (_friend, _) = friend.listen(&id).await;
}

#[tokio::test]
async fn what_cannot_be_read_counts_as_well() {
    for nonsense in [None, Some("x".repeat(20_000))] {
        let node = limited(Limits { messages: few(2), ..Limits::none() }).await;
        let Company { id, host, .. } = company(&node).await;
        let (mut line, _) = host.listen(&id).await;
        for wanted in ["problem-un", "problem-un", "problem-too_fast"] {
            match &nonsense {
                None => line.say_bytes(vec![1, 2, 3]).await,
                Some(text) => line.say(text).await,
            }
            let text = line.hear("refused").await["reason"]["text"].clone();
            let text = text.as_str().expect("an id").replace("too_large", "unreadable");
            assert!(text.starts_with(wanted), "{text}");
        }
    }
}

/// Three requests of one who says to be somebody else each time.
async fn forwarded(proxies: Vec<Network>) -> Vec<String> {
    let limits = Limits { requests: few(2), ..Limits::none() };
    let config = Config { limits, is_https: true, proxies, ..quick() };
    let node = Node::with(Arc::new(MemoryStore::new()), config).await;
    let mut verdicts = vec![];
    for who in 1..4 {
        let header = format!("x-forwarded-for: 203.0.113.{who}\r\n");
        verdicts.push(node.stranger().send("GET", "/api/games", &header, "").await.verdict());
    }
    verdicts
}

#[tokio::test]
async fn only_a_proxy_is_believed_about_who_asks() {
    assert_eq!(forwarded(vec![]).await, ["ok", "ok", "too_fast"]);
    assert_eq!(forwarded(Network::HERE.to_vec()).await, ["ok", "ok", "ok"]);
}

#[tokio::test]
async fn every_message_is_answered_whatever_it_is() {
    let node = Node::start().await;
    let Company { id, host, .. } = company(&node).await;
    let (mut line, _) = host.listen(&id).await;
    for (text, wanted) in [
        ("", json!(null)),
        ("{", json!(null)),
        ("[1,2]", json!(null)),
        ("{\"id\":7}", json!(7)),
        ("{\"id\":8,\"t\":\"fly\"}", json!(8)),
        ("{\"id\":9,\"t\":\"ping\",\"more\":1}", json!(9)),
        ("{\"id\":-1,\"t\":\"ping\"}", json!(null)),
        ("{\"id\":99999999999,\"t\":\"ping\"}", json!(null)),
    ] {
        line.say(text).await;
        let refused = line.hear("refused").await;
        assert_eq!(
            (&refused["reason"]["text"], &refused["id"]),
            (&json!("problem-unreadable"), &wanted),
            "{text}"
        );
    }
    line.say_bytes(vec![1, 2, 3]).await;
    assert_eq!(line.hear("refused").await["reason"]["text"], "problem-unreadable");
    line.say(&"x".repeat(20_000)).await;
    assert_eq!(line.hear("refused").await["reason"]["text"], "problem-too_large");
    assert_eq!(line.ask(json!({ "t": "ping" })).await["t"], "pong", "the line is still open");
    line.say(&"x".repeat(100_000)).await;
    assert_eq!(line.hear("refused").await["reason"]["text"], "problem-too_large");
    assert!(line.read().await.is_none(), "that was too much");
    let metrics = node.stranger().get("/metrics").await.body;
    assert!(metrics.contains("skerry_refusals_total 11\n"), "{metrics}");
}

#[tokio::test]
async fn other_sites_change_nothing() {
    let node = Node::start().await;
    let mut anna = node.guest("Anna").await;
    let own = format!("origin: http://{}\r\n", node.address);
    let json = "content-type: application/json\r\n";
    let body = "{\"name\":\"Eve\"}";
    for (headers, wanted) in [
        (format!("{json}origin: https://evil.example\r\n"), "other_site"),
        (format!("{json}origin: null\r\n"), "other_site"),
        (format!("{json}sec-fetch-site: cross-site\r\n"), "other_site"),
        ("content-type: text/plain\r\n".to_owned(), "not_json"),
        ("content-type: application/x-www-form-urlencoded\r\n".to_owned(), "not_json"),
        (String::new(), "not_json"),
        (format!("content-type: Application/JSON; charset=utf-8\r\n{own}"), "ok"),
    ] {
        assert_eq!(anna.get("/api/me").await.good()["name"], "Anna");
        assert_eq!(
            anna.send("POST", "/api/me", &headers, body).await.verdict(),
            wanted,
            "{headers}"
        );
    }
    assert_eq!(anna.get("/api/me").await.good()["name"], "Eve");
    let id = anna.open(json!([me()])).await;
    assert_eq!(anna.dial(&id, "", Some("https://evil.example")).await.err(), Some(403));
    assert!(anna.dial(&id, "", Some(&format!("http://{}", node.address))).await.is_ok());
}

#[tokio::test]
async fn sizes_methods_and_headers() {
    let node = Node::start().await;
    let mut anna = node.guest("Anna").await;
    let large = anna.post("/api/me", json!({ "name": "x".repeat(70_000) })).await;
    assert_eq!((large.status, large.problem().as_str()), (413, "too_large"));
    let json = "content-type: application/json\r\n";
    assert_eq!(anna.send("DELETE", "/api/me", json, "").await.problem(), "no_such_page");
    let id = anna.open(json!([me()])).await;
    let socket = anna.get(&format!("/api/matches/{id}/socket")).await;
    assert_eq!((socket.status, socket.problem().as_str()), (426, "not_socket"));
    for path in ["/api/nothing", "/api/", "/assets/nothing.js"] {
        assert_eq!(anna.get(path).await.problem(), "no_such_page", "{path}");
    }
    for path in ["/api/me", "/api/nothing", "/healthz", "/", "/table/abc"] {
        let answer = anna.get(path).await;
        let policy = answer.header("content-security-policy").expect("a policy");
        assert!(policy.contains("script-src 'self';") && policy.contains("frame-ancestors 'none'"));
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"));
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(answer.header("x-frame-options"), Some("DENY"));
        assert!(answer.header("permissions-policy").is_some());
    }
    assert_eq!(anna.get("/api/me").await.header("cache-control"), Some("no-store"));
}

#[tokio::test]
async fn every_page_is_the_web_app_or_says_how_to_build_it() {
    let node = Node::start().await;
    for path in ["/", "/table/abc", "/join/abc"] {
        let page = node.stranger().get(path).await;
        assert!(page.header("content-type").is_some_and(|kind| kind.starts_with("text/html")));
        let is_built = page.status == 200 && page.body.contains("<script");
        let says_how = page.status == 503 && page.body.contains("cargo xtask play");
        assert!(is_built || says_how, "{page:?}");
    }
}

#[tokio::test]
async fn what_happens_is_counted() {
    let node = Node::start().await;
    let Company { id, host, .. } = company(&node).await;
    let (mut line, _) = host.listen(&id).await;
    line.play(0, 0, json!({ "do": "pass" })).await;
    let metrics = node.stranger().get("/metrics").await.body;
    for wanted in [
        "skerry_live_matches 1\n",
        "skerry_connections 1\n",
        "skerry_commit_seconds_count 1\n",
        "skerry_bot_queue 0\n",
    ] {
        assert!(metrics.contains(wanted), "{wanted} in {metrics}");
    }
}
