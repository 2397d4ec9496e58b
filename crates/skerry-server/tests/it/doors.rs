//! Every route and every message, against everybody who might try it.
use serde_json::{Value, json};

use crate::{
    Node,
    browser::Browser,
    table::{Company, company, pass},
};

/// A request, and what each is told: who has no session, a stranger, a
/// spectator, another player, the host.
struct Door {
    path: &'static str,
    body: Option<Value>,
    verdicts: [&'static str; 5],
}

fn doors() -> Vec<Door> {
    let none = "no_guest";
    let hidden = "no_such_match";
    let get = |path, verdicts| Door { path, body: None, verdicts };
    let post = |path, body, verdicts| Door { path, body: Some(body), verdicts };
    let bot = json!({ "with": "bot", "level": "easy" });
    vec![
        get("", [none, hidden, "ok", "ok", "ok"]),
        get("/invitations", [none, hidden, "not_host", "not_host", "ok"]),
        get("/replay", [none, hidden, "ok", "ok", "ok"]),
        get("/replay?at=1", [none, hidden, "ok", "ok", "ok"]),
        get("/replay?at=2", [none, hidden, "no_such_entry", "no_such_entry", "no_such_entry"]),
        get("/replay?at=-1", [none, "unreadable", "unreadable", "unreadable", "unreadable"]),
        get("/glance", [none, hidden, "ok", "ok", "ok"]),
        get("/record", [none, hidden, "record", "record", "record"]),
        post("/offer", json!({ "token": "wrong" }), ["no_such_invitation"; 5]),
        post(
            "/join",
            json!({ "token": "wrong" }),
            [
                none,
                "no_such_invitation",
                "no_such_invitation",
                "no_such_invitation",
                "no_such_invitation",
            ],
        ),
        post(
            "/join",
            json!({ "tokens": 1 }),
            [none, "unreadable", "unreadable", "unreadable", "unreadable"],
        ),
        post(
            "/seats/9",
            bot.clone(),
            [none, hidden, "no_such_seat", "no_such_seat", "no_such_seat"],
        ),
        post(
            "/seats/x",
            bot.clone(),
            [none, "no_such_seat", "no_such_seat", "no_such_seat", "no_such_seat"],
        ),
        post("/seats/0", bot, [none, hidden, "not_host", "not_host", "ok"]),
        post(
            "/seats/0",
            json!({ "with": "owner" }),
            [none, hidden, "not_your_seat", "not_your_seat", "ok"],
        ),
        post("/calls", json!({ "is_quiet": true }), [none, hidden, "ok", "ok", "ok"]),
        post("/rematch", json!({}), [none, hidden, "not_your_seat", "not_over", "not_over"]),
        post("", json!({}), ["no_such_page"; 5]),
        get("/secrets", ["no_such_page"; 5]),
    ]
}

#[tokio::test]
async fn every_route_knows_who_may_pass() {
    let node = Node::start().await;
    let Company { id, host, friend, spectator, stranger } = company(&node).await;
    for door in doors() {
        let people =
            [node.stranger(), stranger.clone(), spectator.clone(), friend.clone(), host.clone()];
        for (mut browser, wanted) in people.into_iter().zip(door.verdicts) {
            let path = format!("/api/matches/{id}{}", door.path);
            let answer = match &door.body {
                Some(body) => browser.post(&path, body.clone()).await,
                None => browser.get(&path).await,
            };
            let verdict = match answer.body.starts_with("skerry 1") {
                true => "record".to_owned(),
                false => answer.verdict(),
            };
            assert_eq!(verdict, wanted, "{}", door.path);
        }
    }
}

#[tokio::test]
async fn what_is_hidden_looks_like_what_is_not_there() {
    let node = Node::start().await;
    let Company { id, mut stranger, .. } = company(&node).await;
    for path in ["", "/invitations", "/replay", "/glance", "/record"] {
        let hidden = stranger.get(&format!("/api/matches/{id}{path}")).await;
        let nothing = stranger.get(&format!("/api/matches/0123456789ab{path}")).await;
        assert_eq!((hidden.status, hidden.body), (nothing.status, nothing.body), "{path}");
    }
    let join = json!({ "token": "wrong" });
    let hidden = stranger.post(&format!("/api/matches/{id}/join"), join.clone()).await;
    let nothing = stranger.post("/api/matches/0123456789ab/join", join).await;
    assert_eq!((hidden.status, hidden.body), (nothing.status, nothing.body));
    assert_eq!(stranger.dial(&id, "", None).await.err(), Some(404));
    assert_eq!(stranger.dial("0123456789ab", "", None).await.err(), Some(404));
    assert_eq!(node.stranger().dial(&id, "", None).await.err(), Some(401));
    assert_eq!(stranger.get("/api/matches").await.good(), json!([]));
}

#[tokio::test]
async fn every_message_knows_whose_seat_it_is() {
    let node = Node::start().await;
    let Company { id, host, friend, spectator, .. } = company(&node).await;
    let messages = [
        json!({ "t": "act", "decision": 0, "action": pass() }),
        json!({ "t": "check", "action": pass() }),
        json!({ "t": "undo", "decision": 1, "all": true }),
        json!({ "t": "commit", "decision": 1 }),
    ];
    let own = ["drafted", "refused", "drafted", "refused"];
    for (message, own) in messages.iter().zip(own) {
        for (browser, seat, is_own) in people(&host, &friend, &spectator) {
            let (mut line, _) = browser.listen(&id).await;
            let mut message = message.clone();
            message["seat"] = json!(seat);
            let answer = line.ask(message).await;
            if is_own {
                assert_eq!(answer["t"], own, "{answer}");
                continue;
            }
            let wanted = if seat == 7 { "problem-no_such_seat" } else { "problem-not_your_seat" };
            assert_eq!(answer["reason"]["text"], wanted, "{answer}");
        }
    }
    let (mut line, welcome) = spectator.listen(&id).await;
    assert_eq!(
        (&welcome["table"]["seats"], &welcome["summary"]["version"]),
        (&json!([]), &json!(1))
    );
    assert_eq!(line.ask(json!({ "t": "resync" })).await["t"], "welcome");
    assert_eq!(line.ask(json!({ "t": "ping" })).await["t"], "pong");
}

/// Who tries which seat, and whether it is theirs.
fn people<'a>(
    host: &'a Browser,
    friend: &'a Browser,
    spectator: &'a Browser,
) -> [(&'a Browser, u8, bool); 7] {
    [
        (spectator, 0, false),
        (spectator, 1, false),
        (friend, 0, false),
        (friend, 7, false),
        (host, 1, false),
        (host, 7, false),
        (friend, 1, true),
    ]
}

#[tokio::test]
async fn tables_are_opened_by_guests_with_sense() {
    let node = Node::start().await;
    let table = |game: &str, seats: Value| json!({ "game": game, "seats": seats });
    let me = json!({ "kind": "me" });
    let open = table("my-island", json!([me]));
    assert_eq!(node.stranger().post("/api/matches", open.clone()).await.problem(), "no_guest");
    let mut anna = node.guest("Anna").await;
    let mut with_option = open.clone();
    with_option["options"] = json!({ "rules": "game-1" });
    let mut with_nonsense = open.clone();
    with_nonsense["options"] = json!({ "rules": "chess" });
    let tries = [
        (open, "ok"),
        (with_option, "ok"),
        (with_nonsense, "bad_options"),
        (table("go", json!([me])), "no_such_game"),
        (table("my-island", json!([])), "bad_options"),
        (table("my-island", json!([me, me])), "bad_seats"),
        (table("my-island", json!(vec![json!({ "kind": "friend" }); 9])), "bad_options"),
        (table("my-island", json!([{ "kind": "hot_seat", "name": "" }])), "bad_name"),
        (table("my-island", json!([{ "kind": "boss" }])), "unreadable"),
        (json!([1]), "unreadable"),
    ];
    for (request, wanted) in tries {
        let answer = anna.post("/api/matches", request.clone()).await;
        assert_eq!(answer.verdict(), wanted, "{request}");
    }
    let list = anna.get("/api/matches").await.good();
    assert_eq!(list.as_array().map(Vec::len), Some(2));
    let options = json!({ "players": 1, "rules": "game-1" });
    assert!(list.as_array().is_some_and(|list| list.iter().any(|one| one["options"] == options)));
    let games = anna.get("/api/games").await.good();
    let mut games = games.as_array().expect("a list").iter();
    let island = games.find(|game| game["id"] == "my-island").expect("it is there");
    assert_eq!((&island["min_players"], &island["max_players"]), (&json!(1), &json!(4)));
    assert!(island["rules"].as_array().is_some_and(|rules| rules.contains(&json!("R6"))));
}
