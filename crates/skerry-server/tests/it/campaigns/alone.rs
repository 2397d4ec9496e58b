//! Games of a campaign that are played again on their own (C20, C28), and by whom.
use serde_json::{Value, json};

use super::{hot_seat, island, pair, play_until};
use crate::{
    Node,
    browser::{Answer, Browser},
    table::{bot, friend, me},
    until,
};

async fn play_alone(browser: &mut Browser, id: &str, number: u8, seats: Value) -> Answer {
    let path = format!("/api/campaigns/{id}/games/{number}");
    browser.post(&path, json!({ "seats": seats })).await
}

/// The id of the match.
async fn played_alone(browser: &mut Browser, id: &str, number: u8, seats: Value) -> String {
    let opened = play_alone(browser, id, number, seats).await.good();
    opened["id"].as_str().expect("an id").to_owned()
}

async fn envelope(browser: &mut Browser, chapter: u8) -> u16 {
    browser.get(&format!("/api/games/my-island/envelopes/{chapter}")).await.status
}

/// Cites: C20, C28.
#[tokio::test]
async fn who_has_finished_a_game_plays_it_again_with_fresh_islands() {
    let node = Node::start().await;
    let (mut host, id) = pair(&node).await;
    play_until(&mut host, &id, 4).await;
    let before = host.campaign(&id).await;
    let seats = json!([me(), hot_seat("Ole"), bot("easy")]);
    let game = played_alone(&mut host, &id, 4, seats).await;
    let table = host.table(&game).await;
    assert_eq!(table["alone"], json!({ "number": 4, "chapter": 2 }));
    assert_eq!((&table["campaign"], &table["options"]["players"]), (&Value::Null, &json!(3)));
    host.play_game(&game).await;
    // It is no game of the campaign, and leaves it as it was; and it can be looked at again.
    assert_eq!(host.campaign(&id).await, before);
    let seen = host.get(&format!("/api/matches/{game}/replay?at=1")).await.good();
    assert!(seen["view"].is_object(), "{seen}");
    let record = host.get(&format!("/api/matches/{game}/record")).await.body;
    assert!(record.contains("\noptions players=3 rules=game-4\n"), "{record}");
    skerry_catalog::find("my-island").expect("it is there").replay(&record).expect("as played");
    let next = host.post(&format!("/api/matches/{game}/rematch"), json!({})).await.good();
    assert_eq!(next["alone"]["number"], 4);
    // What everybody may play is an ordinary table.
    let first = played_alone(&mut host, &id, 1, json!([me(), bot("easy")])).await;
    assert_eq!(host.table(&first).await["alone"], Value::Null);
}

#[tokio::test]
async fn who_has_not_finished_it_is_refused_and_learns_nothing() {
    let node = Node::start().await;
    let (mut host, id) = pair(&node).await;
    play_until(&mut host, &id, 4).await;
    // Somebody else's campaign that is not as far; one who watches; one who has nothing.
    let mut behind = node.guest("Berta").await;
    let islands = json!([island(me(), 0, "Foula"), island(hot_seat("Ben"), 1, "Unst")]);
    let short = behind.begin(islands).await;
    let (mut watcher, mut stranger) = (node.guest("Sofia").await, node.guest("Theo").await);
    let history = host.campaign(&id).await["history"].clone();
    let fourth = history[3]["id"].as_str().expect("an id").to_owned();
    let (_, watch) = host.tokens(&fourth).await;
    watcher.join(&fourth, &watch).await.good();
    for number in [0, 5, 13, 24, 25] {
        let refused = play_alone(&mut host, &id, number, json!([me(), bot("easy")])).await;
        assert_eq!(refused.problem(), "not_over", "game {number}");
    }
    assert_eq!(play_alone(&mut behind, &short, 4, json!([me()])).await.problem(), "not_over");
    let game = played_alone(&mut host, &id, 4, json!([me(), friend()])).await;
    let (tokens, spectators) = host.tokens(&game).await;
    let any = host.get(&format!("/api/matches/{game}/invitations")).await.good();
    let any = any["any_seat"].as_str().expect("a token").to_owned();
    for other in [&mut behind, &mut watcher, &mut stranger] {
        let refused = play_alone(other, &id, 4, json!([me()])).await;
        assert_eq!(refused.problem(), "no_such_campaign");
        for token in [&tokens[0], &spectators, &any] {
            let wrong = other.join(&game, "nonsense").await;
            let refused = other.join(&game, token).await;
            assert_eq!((refused.status, &refused.body), (wrong.status, &wrong.body));
            let offer = format!("/api/matches/{game}/offer");
            let told = other.post(&offer, json!({ "token": token })).await;
            assert_eq!((told.status, &told.body), (wrong.status, &wrong.body));
        }
        assert_eq!(other.get(&format!("/api/matches/{game}")).await.problem(), "no_such_match");
        assert_eq!(envelope(other, 2).await, 404);
    }
    assert_eq!((envelope(&mut behind, 1).await, envelope(&mut stranger, 1).await), (200, 404));
    let mut nobody = Browser::new(node.address);
    let offer = format!("/api/matches/{game}/offer");
    let told = nobody.post(&offer, json!({ "token": tokens[0] })).await;
    assert_eq!(told.problem(), "no_such_invitation");
}

#[tokio::test]
async fn who_takes_part_in_the_campaign_may_be_invited() {
    let node = Node::start().await;
    let (mut host, mut fred) = (node.guest("Hanna").await, node.guest("Fred").await);
    let islands = json!([island(me(), 0, "Linga"), island(friend(), 1, "Rùm")]);
    let id = host.begin(islands).await;
    let token = host.campaign(&id).await["islands"][1]["invitation"].clone();
    let path = format!("/api/campaigns/{id}/join");
    fred.post(&path, json!({ "token": token })).await.good();
    for _ in 0..2 {
        let game = host.go_on(&id).await;
        let (one, other) = (host.clone(), fred.clone());
        let (mut one, mut other) = (one, other);
        tokio::join!(one.play_game(&game), other.play_game(&game));
        until(async || host.clone().table(&game).await["status"] == "over").await;
    }
    // Either of them, and the other by a link.
    let game = played_alone(&mut fred, &id, 2, json!([me(), friend()])).await;
    let (tokens, _) = fred.tokens(&game).await;
    host.join(&game, &tokens[0]).await.good();
    assert_eq!(host.table(&game).await["alone"], json!({ "number": 2, "chapter": 1 }));
    assert_eq!((envelope(&mut host, 1).await, envelope(&mut host, 2).await), (200, 404));
}
