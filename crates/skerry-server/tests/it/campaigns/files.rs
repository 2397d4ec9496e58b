//! Campaigns in files, and campaigns that go another way.
use serde_json::{Value, json};

use super::{pair, play_until};
use crate::{Node, browser::Browser, table::bot};

async fn export(browser: &mut Browser, id: &str) -> String {
    let answer = browser.get(&format!("/api/campaigns/{id}/export")).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    assert!(
        answer.header("content-disposition").is_some_and(|name| name.starts_with("attachment"))
    );
    answer.body
}

async fn import(browser: &mut Browser, file: &str, seats: Value) -> crate::browser::Answer {
    browser.post("/api/campaigns/import", json!({ "file": file, "seats": seats })).await
}

#[tokio::test]
async fn what_is_exported_is_imported_and_goes_on() {
    let node = Node::start().await;
    let (mut host, id) = pair(&node).await;
    play_until(&mut host, &id, 4).await;
    let before = host.campaign(&id).await;
    let file = export(&mut host, &id).await;
    assert!(file.starts_with("skerry-campaign 1\nisland 2 Linga\nisland 0 Rùm\n=== game 1\n"));
    let mut other = node.guest("Berta").await;
    let imported = import(&mut other, &file, json!([])).await.good();
    let again = imported["id"].as_str().expect("an id").to_owned();
    assert_ne!(again, id);
    assert_eq!((&imported["number"], &imported["chapter"]), (&json!(5), &json!(2)));
    assert_eq!((&imported["is_from_file"], &before["is_from_file"]), (&json!(true), &json!(false)));
    let names: Vec<&Value> =
        imported["islands"].as_array().expect("a list").iter().map(|one| &one["name"]).collect();
    assert_eq!(names, [&json!("Linga"), &json!("Rùm")]);
    let kinds: Vec<&Value> =
        imported["islands"].as_array().expect("a list").iter().map(|one| &one["kind"]).collect();
    assert_eq!(kinds, [&json!("person"), &json!("open")]);
    for (one, other) in history(&imported).iter().zip(history(&before)) {
        for part in ["number", "points", "ranks", "progress"] {
            assert_eq!(one[part], other[part]);
        }
    }
    assert_eq!(export(&mut other, &again).await, file, "byte for byte");
    let easy = json!({ "change": "seat", "seat": bot("easy") });
    other.post(&format!("/api/campaigns/{again}/islands/1"), easy).await.good();
    play_until(&mut other, &again, 5).await;
    assert_eq!(host.campaign(&id).await, before, "the first campaign is as it was");
    assert_eq!(other.get(&format!("/api/campaigns/{id}")).await.problem(), "no_such_campaign");
}

/// Whoever brings a whole campaign has not played it.
#[tokio::test]
async fn of_a_campaign_that_comes_whole_nobody_is_said_to_have_played_it() {
    let node = Node::start().await;
    let (mut host, id) = pair(&node).await;
    play_until(&mut host, &id, 24).await;
    let file = export(&mut host, &id).await;
    let mut other = node.guest("Berta").await;
    let imported = import(&mut other, &file, json!([])).await.good();
    assert_eq!((&imported["is_over"], &imported["is_host"]), (&json!(true), &json!(true)));
    for island in imported["islands"].as_array().expect("a list") {
        assert_eq!((&island["person"], &island["is_mine"]), (&json!(""), &json!(false)));
    }
}

fn history(campaign: &Value) -> &Vec<Value> {
    campaign["history"].as_array().expect("a list")
}

#[tokio::test]
async fn what_cannot_have_happened_is_refused_and_leaves_no_trace() {
    let node = Node::start().await;
    let (mut host, id) = pair(&node).await;
    play_until(&mut host, &id, 2).await;
    let file = export(&mut host, &id).await;
    let mut other = node.guest("Berta").await;
    let without_first = file.replacen("=== game 1\n", "=== game 2\n", 1);
    let second = file.find("=== game 2\n").expect("two games");
    let twice = format!(
        "{}{}",
        &file[..second],
        file[file.find("=== game 1").expect("one")..second].replacen("game 1", "game 2", 1)
    );
    let seedless: String = file
        .lines()
        .filter(|line| !line.starts_with("seed "))
        .map(|line| format!("{line}\n"))
        .collect();
    let other_points = file.replacen("finish", "pass", 1);
    let other_word = file.replacen("finish", "stick sticker=nothing", 1);
    for wrong in [
        "",
        "skerry-campaign 1\n",
        "hello",
        &without_first,
        &twice,
        &seedless,
        &other_points,
        &other_word,
    ] {
        let answer = import(&mut other, wrong, json!([])).await;
        assert_eq!(answer.problem(), "bad_campaign", "{wrong}");
        assert!(answer.body.len() < 200, "no more than which game: {}", answer.body);
    }
    let larger = "x".repeat(1024 * 1024);
    assert_eq!(import(&mut other, &larger, json!([])).await.problem(), "too_large");
    assert_eq!(other.get("/api/campaigns").await.good(), json!([]));
    assert_eq!(other.get("/api/matches").await.good(), json!([]));
}

#[tokio::test]
async fn a_branch_goes_its_own_way() {
    let node = Node::start().await;
    let (mut host, id) = pair(&node).await;
    play_until(&mut host, &id, 4).await;
    let (before, file) = (host.campaign(&id).await, export(&mut host, &id).await);
    let path = format!("/api/campaigns/{id}/branch");
    for after in [0, 5, 200] {
        assert_eq!(host.post(&path, json!({ "after": after })).await.problem(), "not_over");
    }
    let branch = host.post(&path, json!({ "after": 2 })).await.good();
    assert_eq!(branch["branch_of"], json!({ "id": id, "after": 2 }));
    assert_eq!(branch["is_from_file"], false);
    assert_eq!((&branch["number"], &branch["chapter"]), (&json!(3), &json!(1)));
    assert_eq!(history(&branch).len(), 2);
    let other = branch["id"].as_str().expect("an id").to_owned();
    let replay = history(&branch)[1]["id"].as_str().expect("an id").to_owned();
    assert_eq!(host.get(&format!("/api/matches/{replay}/replay")).await.status, 200);
    play_until(&mut host, &other, 3).await;
    assert_eq!(host.campaign(&id).await, before, "the first campaign is as it was");
    assert_eq!(export(&mut host, &id).await, file);
    let all = host.get("/api/campaigns").await.good();
    assert_eq!(all.as_array().map(Vec::len), Some(2));
    assert_eq!(all[0]["id"], json!(other), "the one that was played last");
}

#[tokio::test]
async fn a_file_has_the_games_that_are_over_and_no_other() {
    let node = Node::start().await;
    let (mut host, id) = pair(&node).await;
    play_until(&mut host, &id, 1).await;
    let file = export(&mut host, &id).await;
    host.go_on(&id).await;
    assert_eq!(export(&mut host, &id).await, file, "the second game has just begun");
}

#[tokio::test]
async fn an_invitation_is_for_one_campaign_and_not_for_its_branch() {
    let node = Node::start().await;
    let (mut host, id) = pair(&node).await;
    play_until(&mut host, &id, 1).await;
    let friend = json!({ "change": "seat", "seat": { "kind": "friend" } });
    let asked = host.post(&format!("/api/campaigns/{id}/islands/1"), friend).await.good();
    let branch = host.post(&format!("/api/campaigns/{id}/branch"), json!({ "after": 1 })).await;
    let (branch, invitation) = (branch.good(), &asked["islands"][1]["invitation"]);
    assert!(invitation.is_string() && branch["islands"][1]["invitation"].is_string());
    assert_ne!(&branch["islands"][1]["invitation"], invitation);
    let other = branch["id"].as_str().expect("an id");
    let mut guest = node.guest("Greta").await;
    let path = format!("/api/campaigns/{other}/join");
    let joined = guest.post(&path, json!({ "token": invitation })).await;
    assert_eq!(joined.problem(), "no_such_invitation");
}
