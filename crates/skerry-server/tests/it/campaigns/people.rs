//! Who may do what, and people who come and go.
use serde_json::{Value, json};

use super::{hot_seat, island, play_until};
use crate::{
    Node,
    browser::Browser,
    table::{bot, friend, me},
};

/// A campaign of a host and a friend, a spectator of its first game, and a stranger.
struct Group {
    id: String,
    game: String,
    host: Browser,
    member: Browser,
    spectator: Browser,
    stranger: Browser,
}

async fn group(node: &Node) -> Group {
    let mut host = node.guest("Hanna").await;
    let id = host.begin(json!([island(me(), 0, "Linga"), island(friend(), 1, "Rùm")])).await;
    let token = host.campaign(&id).await["islands"][1]["invitation"].clone();
    let mut member = node.guest("Fred").await;
    member.post(&format!("/api/campaigns/{id}/join"), json!({ "token": token })).await.good();
    let game = host.go_on(&id).await;
    let (_, watch) = host.tokens(&game).await;
    let mut spectator = node.guest("Sofia").await;
    spectator.join(&game, &watch).await.good();
    let stranger = node.guest("Theo").await;
    Group { id, game, host, member, spectator, stranger }
}

/// Cites: C20.
#[tokio::test]
async fn every_route_asks_who_it_is() {
    let node = Node::start().await;
    let Group { id, mut host, mut member, mut spectator, mut stranger, .. } = group(&node).await;
    let none = "no_such_campaign";
    let rename = json!({ "change": "rename", "name": "Eigg" });
    let easy = json!({ "change": "bot", "level": "easy" });
    let more = island(bot("easy"), 0, "Muck");
    // Path, body (a GET without), and what host, member, spectator and stranger are told.
    let cases: Vec<(&str, Option<Value>, [&str; 4])> = vec![
        ("", None, ["ok", "ok", none, none]),
        ("/next", Some(json!({})), ["ok", "ok", none, none]),
        ("/again", Some(json!({})), ["ok", "ok", none, none]),
        ("/games/1", Some(json!({ "seats": [me()] })), ["not_over", "not_over", none, none]),
        ("/envelopes/1", Some(json!({})), ["ok", "ok", none, none]),
        ("/envelopes/1", None, ["ok", "ok", "ok", none]),
        ("/islands", None, ["ok", "ok", "ok", none]),
        ("/envelopes/1?lang=de", None, ["ok", "ok", "ok", none]),
        ("/envelopes/2", None, ["no_such_envelope", "no_such_envelope", "no_such_envelope", none]),
        ("/envelopes/9", None, ["no_such_envelope", "no_such_envelope", "no_such_envelope", none]),
        ("/envelopes/x", Some(json!({})), ["no_such_envelope", "no_such_envelope", none, none]),
        ("/envelopes/2", Some(json!({})), ["chapter_not_over", "chapter_not_over", none, none]),
        ("/islands/0", Some(rename.clone()), ["ok", "not_your_island", none, none]),
        ("/islands/1", Some(rename), ["ok", "ok", none, none]),
        ("/islands/7", Some(easy.clone()), ["no_such_island", "no_such_island", none, none]),
        ("/islands/0", Some(easy), ["ok", "not_your_island", none, none]),
        ("/islands/0", Some(json!({ "change": "owner" })), ["ok", "not_your_island", none, none]),
        ("/islands/1", Some(json!({ "change": "owner" })), ["not_your_island", "ok", none, none]),
        ("/islands/1", Some(json!({ "change": "absent" })), ["ok", "ok", none, none]),
        ("/islands/1", Some(json!({ "change": "present" })), ["ok", "ok", none, none]),
        (
            "/islands/1",
            Some(json!({ "change": "seat", "seat": { "kind": "friend" } })),
            ["", "not_host", none, none],
        ),
        ("/islands", Some(more), ["bad_seats", "not_host", none, none]),
        ("/branch", Some(json!({ "after": 1 })), ["not_over", "not_over", none, none]),
        ("/join", Some(json!({ "token": "wrong" })), ["no_such_invitation"; 4]),
        ("/offer", Some(json!({ "token": "wrong" })), ["no_such_invitation"; 4]),
    ];
    for (path, body, told) in cases {
        let people = [&mut host, &mut member, &mut spectator, &mut stranger];
        for (browser, wanted) in
            people.into_iter().zip(told).filter(|(_, wanted)| !wanted.is_empty())
        {
            let path = format!("/api/campaigns/{id}{path}");
            let answer = match &body {
                None => browser.get(&path).await,
                Some(body) => browser.post(&path, body.clone()).await,
            };
            assert_eq!(answer.verdict(), wanted, "{path} {body:?}");
        }
    }
    for (browser, status) in
        [(&mut host, 200), (&mut member, 200), (&mut spectator, 404), (&mut stranger, 404)]
    {
        assert_eq!(browser.get(&format!("/api/campaigns/{id}/export")).await.status, status);
    }
    let mut nobody = node.stranger();
    for path in ["", "/envelopes/1", "/export"] {
        let answer = nobody.get(&format!("/api/campaigns/{id}{path}")).await;
        assert_eq!(answer.problem(), "no_guest", "{path}");
    }
}

/// Cites: C20, C22.
#[tokio::test]
async fn a_match_tells_which_island_lies_where_also_to_who_only_watches() {
    let node = Node::start().await;
    let Group { id, game, mut spectator, .. } = group(&node).await;
    let told = spectator.get(&format!("/api/matches/{game}")).await.good();
    assert_eq!(told["campaign"]["islands"], json!([0, 1]));
    let names = spectator.get(&format!("/api/campaigns/{id}/islands")).await.good();
    let wanted = json!([{ "animal": 0, "name": "Linga" }, { "animal": 1, "name": "Rùm" }]);
    assert_eq!(names, wanted);

    let mut host = node.guest("Hanna").await;
    let islands =
        [island(bot("easy"), 3, "Eigg"), island(me(), 2, "Muck"), island(bot("easy"), 0, "Canna")];
    let id = host.begin(json!(islands)).await;
    let absent = json!({ "change": "absent" });
    host.post(&format!("/api/campaigns/{id}/islands/0"), absent).await.good();
    let game = host.go_on(&id).await;
    let told = host.get(&format!("/api/matches/{game}")).await.good();
    assert_eq!(told["campaign"]["islands"], json!([2, 0]), "as it was, one seat further up");
    let seats = host.table(&game).await["seats"].clone();
    let islands = host.campaign(&id).await["islands"].clone();
    for (seat, island) in [(0, 1), (1, 2)] {
        assert_eq!(seats[seat]["name"], islands[island]["person"], "who plays it sits there");
        assert_eq!(seats[seat]["is_mine"], islands[island]["is_mine"]);
    }
}

/// Cites: C20.
#[tokio::test]
async fn a_newcomer_takes_the_island_as_it_stands() {
    let node = Node::start().await;
    let Group { id, game, mut host, mut member, mut stranger, .. } = group(&node).await;
    let seat = json!({ "change": "seat", "seat": { "kind": "friend" } });
    let path = format!("/api/campaigns/{id}/islands/1");
    let open = host.post(&path, seat).await.good();
    let token = open["islands"][1]["invitation"].clone();
    assert_eq!(open["islands"][1]["kind"], "open");
    let rename = |name: &str| json!({ "change": "rename", "name": name });
    let renamed = host.post(&path, rename("Eigg")).await.good();
    assert_eq!(renamed["islands"][1]["invitation"], token, "a link that was sent still leads here");
    host.post(&path, rename("Rùm")).await.good();
    assert!(stranger.campaign_of(&id).await.is_none());
    let offer = format!("/api/campaigns/{id}/offer");
    let offered = node.stranger().post(&offer, json!({ "token": token })).await.good();
    let wanted = json!({ "game": "my-island", "host": "Hanna", "island": "Rùm", "animal": 1,
        "number": 1, "is_member": false });
    assert_eq!(offered, wanted);
    // Until the game is over its seats are as they were.
    assert!(member.campaign_of(&id).await.is_none(), "the island is another's now");
    assert_eq!(member.table(&game).await["seats"][1]["is_mine"], true);
    let (theirs, own) = tokio::join!(member.play_game(&game), host.play_game(&game));
    assert!(theirs.len() > 100 && own.len() > 100);
    let next = format!("/api/campaigns/{id}/next");
    assert_eq!(host.post(&next, json!({})).await.problem(), "islands_open");
    let join = format!("/api/campaigns/{id}/join");
    let taken = stranger.post(&join, json!({ "token": token })).await.good();
    assert_eq!(
        (&taken["islands"][1]["person"], &taken["islands"][1]["is_mine"]),
        (&json!("Theo"), &json!(true))
    );
    assert_eq!(taken["islands"][1]["invitation"], Value::Null);
    let again = member.post(&join, json!({ "token": token })).await;
    assert_eq!(again.problem(), "no_such_invitation", "it works once");
    let second = stranger.go_on(&id).await;
    assert_eq!(stranger.table(&second).await["seats"][1]["is_mine"], true);
    assert_eq!(member.get(&format!("/api/matches/{second}")).await.problem(), "no_such_match");
    assert_eq!(member.get(&format!("/api/matches/{game}/replay")).await.status, 200, "theirs");
    assert_eq!(stranger.get(&format!("/api/matches/{game}/replay")).await.status, 200, "all games");
}

impl Browser {
    async fn campaign_of(&mut self, id: &str) -> Option<Value> {
        let answer = self.get(&format!("/api/campaigns/{id}")).await;
        (answer.status == 200).then(|| answer.good())
    }
}

/// Cites: C22, C33.
#[tokio::test]
async fn an_island_is_away_another_comes_and_a_bot_plays_for_an_evening() {
    let node = Node::start().await;
    let mut host = node.guest("Hanna").await;
    let id = host.begin(json!([island(me(), 2, "Linga"), island(bot("easy"), 0, "Rùm")])).await;
    play_until(&mut host, &id, 1).await;
    let add = format!("/api/campaigns/{id}/islands");
    let joined = host.post(&add, island(bot("easy"), 3, "Canna")).await.good();
    let progress = |campaign: &Value| -> Vec<u64> {
        let islands = campaign["islands"].as_array().expect("a list").iter();
        islands.map(|one| one["progress"].as_u64().expect("a number")).collect()
    };
    let now = progress(&joined);
    assert_eq!(now, [0, 2, 0], "a copy of the island that is last (C33)");
    let path = |island: u8| format!("/api/campaigns/{id}/islands/{island}");
    let away = host.post(&path(1), json!({ "change": "absent" })).await.good();
    assert_eq!(away["islands"][1]["is_absent"], true);
    let hard = host.post(&path(0), json!({ "change": "bot", "level": "hard" })).await.good();
    let chosen = &hard["islands"][0];
    assert_eq!((&chosen["level"], &chosen["stands_in"]), (&json!("hard"), &json!(true)));
    host.post(&path(0), json!({ "change": "bot", "level": "easy" })).await.good();
    let game = host.go_on(&id).await;
    let table = host.table(&game).await;
    assert_eq!(table["options"]["players"], 2);
    assert_eq!(table["seats"][0]["stands_in"], true);
    host.play_game(&game).await;
    let campaign = host.campaign(&id).await;
    let result = &campaign["history"][1];
    assert_eq!((&result["ranks"][1], &result["points"][1]), (&Value::Null, &Value::Null));
    assert_eq!(progress(&campaign)[1], now[1], "who is away keeps what they have (C22)");
    assert_eq!(result["progress"][1], json!(now[1]));
    assert_eq!(campaign["history"][0]["progress"][2], Value::Null, "it came later");
    let here = host.post(&path(1), json!({ "change": "present" })).await.good();
    assert_eq!(here["islands"][1]["is_absent"], false);
    let back = host.post(&path(0), json!({ "change": "owner" })).await.good();
    assert_eq!(back["islands"][0]["kind"], "person");
    let game = host.go_on(&id).await;
    assert_eq!(host.table(&game).await["options"]["players"], 3);
    host.play_game(&game).await;
    assert_eq!(host.campaign(&id).await["history"].as_array().map(Vec::len), Some(3));
    for island in [0, 1] {
        host.post(&path(island), json!({ "change": "absent" })).await.good();
    }
    host.unseal(&id, 2).await;
    let alone = host.post(&format!("/api/campaigns/{id}/next"), json!({})).await;
    assert_eq!(alone.problem(), "bad_seats", "nobody plays a campaign alone");
    host.post(&add, island(bot("easy"), 1, "Muck")).await.good();
    assert_eq!(host.post(&add, island(bot("easy"), 1, "Eigg")).await.problem(), "no_island_left");
}

/// Between equals the last game decides, whoever played the islands.
#[tokio::test]
async fn the_last_rank_of_an_island_is_that_of_the_last_game() {
    let node = Node::start().await;
    let mut host = node.guest("Hanna").await;
    let id = host.begin(json!([island(me(), 2, "Linga"), island(bot("easy"), 0, "Rùm")])).await;
    play_until(&mut host, &id, 1).await;
    let ranks = |campaign: &Value| [0, 1].map(|at| campaign["islands"][at]["last_rank"].clone());
    assert_eq!(ranks(&host.campaign(&id).await), [json!(2), json!(1)]);
    let path = |island: u8| format!("/api/campaigns/{id}/islands/{island}");
    host.post(&path(0), json!({ "change": "bot", "level": "easy" })).await.good();
    let ole = json!({ "change": "seat", "seat": hot_seat("Ole") });
    host.post(&path(1), ole).await.good();
    play_until(&mut host, &id, 2).await;
    assert_eq!(ranks(&host.campaign(&id).await), [json!(1), json!(2)]);
}
