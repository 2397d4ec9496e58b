//! One game after the other, however many ask for it.
use std::sync::Arc;

use serde_json::{Value, json};
use skerry_store::{
    CampaignId, MatchId, MatchRow, PostgresStore, Store,
    testing::{MemoryStore, Postgres},
};

use super::{hot_seat, island, pair, play_until};
use crate::{
    Node, quick,
    table::{bot, me},
};

#[tokio::test]
async fn a_chapter_from_the_first_envelope_to_the_second() {
    let node = Node::start().await;
    let mut host = node.guest("Hanna").await;
    let islands = json!([island(me(), 1, "Linga"), island(bot("easy"), 3, "Rùm")]);
    let request = json!({ "game": "my-island", "islands": islands });
    let begun = host.post("/api/campaigns", request).await.good();
    let id = begun["id"].as_str().expect("an id").to_owned();
    let facts = |campaign: &Value| {
        ["number", "chapter", "may_open", "may_go_on"].map(|name| campaign[name].clone())
    };
    assert_eq!(facts(&begun), [json!(1), json!(0), json!(true), json!(false)]);
    assert_eq!((&begun["games"], &begun["chapters"]), (&json!(24), &json!(8)));
    let next = format!("/api/campaigns/{id}/next");
    assert_eq!(host.post(&next, json!({})).await.problem(), "envelope_closed");
    assert_eq!(facts(&host.unseal(&id, 1).await), [json!(1), json!(1), json!(false), json!(true)]);
    for number in 1..=3 {
        let game = host.go_on(&id).await;
        assert_eq!(host.go_on(&id).await, game, "it is running");
        let table = host.table(&game).await;
        let place = json!({ "id": id, "number": number, "chapter": 1, "islands": [1, 3] });
        assert_eq!(table["campaign"], place);
        let options = json!({ "players": 2, "rules": format!("game-{number}") });
        assert_eq!(table["options"], options, "and nothing of the islands");
        let early = host.post(&format!("/api/campaigns/{id}/envelopes/2"), json!({})).await;
        assert_eq!(early.problem(), "chapter_not_over");
        host.play_game(&game).await;
        let rematch = host.post(&format!("/api/matches/{game}/rematch"), json!({})).await;
        assert_eq!(rematch.problem(), "in_campaign");
    }
    let campaign = host.campaign(&id).await;
    assert_eq!(facts(&campaign), [json!(4), json!(1), json!(true), json!(false)]);
    assert_eq!(host.post(&next, json!({})).await.problem(), "envelope_closed");
    let history = campaign["history"].as_array().expect("a list");
    assert_eq!(history.len(), 3);
    for (number, game) in (1..).zip(history) {
        assert_eq!(
            (&game["number"], game["ranks"].as_array().map(Vec::len)),
            (&json!(number), Some(2))
        );
        let path = format!("/api/matches/{}/replay", game["id"].as_str().expect("an id"));
        assert_eq!(host.get(&path).await.status, 200);
    }
    assert_eq!(history[2]["progress"][0], campaign["islands"][0]["progress"]);
    assert_eq!(history[2]["ranks"][1], campaign["islands"][1]["last_rank"]);
    assert!(campaign["islands"][1]["progress"].as_u64().expect("a number") >= 4, "{campaign}");
    let open = host.unseal(&id, 2).await;
    assert_eq!(facts(&open), [json!(4), json!(2), json!(false), json!(true)]);
    assert_eq!(host.get("/api/campaigns").await.good().as_array().map(Vec::len), Some(1));
}

#[tokio::test]
async fn what_cannot_be_a_campaign() {
    let node = Node::start().await;
    let mut host = node.guest("Hanna").await;
    let ask = |game: &str, islands: Value| json!({ "game": game, "islands": islands });
    let two = || json!([island(me(), 0, "A"), island(hot_seat("Ole"), 1, "B")]);
    let cases = [
        (ask("chess", two()), "no_such_game"),
        (ask("amerigo", two()), "no_such_game"),
        (ask("my-island", json!([island(me(), 0, "A")])), "bad_seats"),
        (
            ask("my-island", json!([island(me(), 0, "A"), island(hot_seat("O"), 0, "B")])),
            "bad_seats",
        ),
        (
            ask("my-island", json!([island(me(), 0, "A"), island(hot_seat("O"), 4, "B")])),
            "bad_seats",
        ),
        (ask("my-island", json!([island(me(), 0, "A"), island(me(), 1, "B")])), "bad_seats"),
        (ask("my-island", json!([island(me(), 0, ""), island(hot_seat("O"), 1, "B")])), "bad_name"),
    ];
    for (request, problem) in cases {
        let answer = host.post("/api/campaigns", request.clone()).await;
        assert_eq!(answer.problem(), problem, "{request}");
    }
    assert_eq!(host.get("/api/campaigns").await.good(), json!([]));
}

/// However many press the button on however many nodes.
async fn one_game_is_opened(one: &Node, two: &Node) {
    let (host, id) = pair(one).await;
    let presses = (0..10).map(|n| {
        let (mut host, id) = (host.clone(), id.clone());
        host.address = if n % 2 == 0 { one.address } else { two.address };
        tokio::spawn(async move { host.go_on(&id).await })
    });
    let presses: Vec<_> = presses.collect();
    let mut opened = vec![];
    for press in presses {
        opened.push(press.await.expect("it answers"));
    }
    opened.sort();
    opened.dedup();
    assert_eq!(opened.len(), 1);
    let kept = one.store.matches_of_campaign(&CampaignId(id)).await;
    assert_eq!(kept.expect("it answers").len(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_nodes_open_the_next_game_once() {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
    let one = Node::with(Arc::clone(&store), quick()).await;
    one_game_is_opened(&one, &Node::with(store, quick()).await).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_nodes_on_postgresql_open_the_next_game_once() {
    let Some(postgres) = Postgres::start() else { return };
    let store = async || {
        let store = PostgresStore::connect(&postgres.url()).await;
        Arc::new(store.expect("the server has just been started"))
    };
    let one = Node::with(store().await, quick()).await;
    one_game_is_opened(&one, &Node::with(store().await, quick()).await).await;
}

#[tokio::test]
async fn another_device_goes_on_where_this_one_was() {
    let node = Node::start().await;
    let (mut host, id) = pair(&node).await;
    play_until(&mut host, &id, 1).await;
    let code = host.get("/api/me").await.good()["recovery_code"].clone();
    let mut phone = node.stranger();
    phone.post("/api/me/recover", json!({ "recovery_code": code })).await.good();
    assert_eq!(phone.campaign(&id).await, host.campaign(&id).await);
    let game = phone.go_on(&id).await;
    phone.play_game(&game).await;
    assert_eq!(host.campaign(&id).await["number"], 3);
}

/// The last match of a campaign, as if it had been opened under rules that are gone.
async fn outdate(node: &Node, campaign: &str, name: &str) -> MatchRow {
    let rows = node.store.matches_of_campaign(&CampaignId(campaign.to_owned())).await;
    let row = rows.expect("it answers").pop().expect("a match");
    let entries = node.store.load_entries(&row.id, 0).await.expect("it answers");
    let old = MatchRow { id: MatchId(name.to_owned()), rules_version: 999, ..row.clone() };
    node.store.replace_match(&row.id, &old, &entries).await.expect("it answers");
    old
}

/// A game whose rules have been corrected is started again with the islands as they were before it, whether it
/// runs or is over; nothing earlier is touched, and however many ask, it is done once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_under_corrected_rules_starts_again() {
    let node = Node::start().await;
    let (mut host, id) = pair(&node).await;
    play_until(&mut host, &id, 1).await;
    host.go_on(&id).await;
    let first = host.campaign(&id).await["history"].clone();
    let again = format!("/api/campaigns/{id}/again");
    let running = host.campaign(&id).await["current"]["id"].clone();
    let asked = host.post(&again, json!({})).await.good();
    assert_eq!(asked["current"]["id"], running, "there is nothing to be done again");

    let old = outdate(&node, &id, "oldrunning").await;
    let stuck = host.campaign(&id).await;
    assert_eq!(
        ["is_outdated", "may_go_on", "may_open"].map(|name| stuck[name].clone()),
        [json!(true), json!(false), json!(false)]
    );
    let presses: Vec<_> = (0..6)
        .map(|_| {
            let (mut host, again) = (host.clone(), again.clone());
            tokio::spawn(async move { host.post(&again, json!({})).await.good() })
        })
        .collect();
    for press in presses {
        assert_eq!(press.await.expect("it answers")["is_outdated"], false);
    }
    let rows = node.store.matches_of_campaign(&CampaignId(id.clone())).await.expect("it answers");
    assert_eq!(rows.len(), 2);
    assert_eq!((&rows[1].options, rows[1].head.is_over), (&old.options, false));
    assert_ne!((&rows[1].id.0, rows[1].rules_version), (&old.id.0, 999));
    assert_eq!(host.campaign(&id).await["history"], first);
    assert_eq!(host.get("/api/matches/oldrunning").await.status, 409);

    host.play_game(&rows[1].id.0).await;
    let old = outdate(&node, &id, "oldfinished").await;
    let next = format!("/api/campaigns/{id}/next");
    assert_eq!(host.post(&next, json!({})).await.problem(), "other_rules");
    let begun = host.post(&again, json!({})).await.good();
    assert_eq!((&begun["number"], &begun["is_outdated"]), (&json!(2), &json!(false)));
    let game = begun["current"]["id"].as_str().expect("a match");
    let row = node.store.load_match(&MatchId(game.to_owned())).await.expect("it answers");
    assert_eq!(row.expect("it is there").options, old.options);
    play_until(&mut host, &id, 3).await;
    assert_eq!(host.campaign(&id).await["may_open"], true);
    assert_eq!(host.get(&format!("/api/campaigns/{id}/export")).await.status, 200);
}
