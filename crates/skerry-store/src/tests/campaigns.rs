//! Campaigns, in every store.
use std::sync::Arc;

use skerry_protocol::BotLevel;

use super::samples::{append, guest, head, lines, row};
use crate::{
    CampaignId, CampaignRow, GuestId, IslandRow, MatchHead, MatchId, MatchRow, Place, Pruned,
    Sitter, Stale, Store, StoreError,
};

const OPENED: u64 = 1_800_000_000_000;

/// What a campaign consists of is kept, and of several who change it at once one does.
pub(super) async fn campaigns_are_kept(store: &Arc<dyn Store>) {
    let (host, friend) = (guest(&**store, "skipper").await, guest(&**store, "mate").await);
    campaigns_come_back_as_they_were(&**store, &host, &friend).await;
    one_of_many_opens_the_next_game(store, &host).await;
    one_of_many_starts_a_game_again(store, &host).await;
    one_of_many_opens_the_envelope(store, &host).await;
    one_of_many_changes_an_island(store, &host, &friend).await;
    who_saw_which_game(&**store, &host, &friend).await;
    what_is_wrong_leaves_no_trace(&**store, &host).await;
}

async fn campaigns_come_back_as_they_were(store: &dyn Store, host: &GuestId, friend: &GuestId) {
    assert_eq!(store.load_campaign(&id("c-none")).await.unwrap(), None);
    assert_eq!(store.campaigns_of(friend, 9).await.unwrap(), []);
    let mut first = campaign("c-one", host);
    first.islands[1].owner = Some(friend.clone());
    let branch_of = Some(Place { campaign: first.id.clone(), number: 2 });
    let second =
        CampaignRow { branch_of, opened_at: OPENED + 1, chapter: 3, ..campaign("c-two", host) };
    let third = CampaignRow { islands: vec![], ..campaign("c-three", friend) };
    let games = [game("c-two", 1, host), game("c-two", 2, host)];
    store.add_campaign(&first, &[]).await.unwrap();
    store.add_campaign(&second, &games).await.unwrap();
    store.add_campaign(&third, &[]).await.unwrap();
    for row in [&first, &second, &third] {
        assert_eq!(store.load_campaign(&row.id).await.unwrap().as_ref(), Some(row));
    }
    assert_eq!(store.campaigns_of(host, 9).await.unwrap(), [second.clone(), first.clone()]);
    assert_eq!(store.campaigns_of(host, 1).await.unwrap(), std::slice::from_ref(&second));
    let theirs = store.campaigns_of(friend, 9).await.unwrap();
    assert_eq!((theirs.len(), theirs.contains(&first)), (2, true));
    let rows: Vec<MatchRow> = games.iter().map(|(row, _)| row.clone()).collect();
    assert_eq!(store.matches_of_campaign(&second.id).await.unwrap(), rows);
    assert_eq!(store.matches_of_campaign(&first.id).await.unwrap(), []);
    for (row, entries) in &games {
        assert_eq!(store.load_match(&row.id).await.unwrap().as_ref(), Some(row));
        assert_eq!(store.load_entries(&row.id, 0).await.unwrap(), *entries);
    }
}

async fn one_of_many_opens_the_next_game(store: &Arc<dyn Store>, host: &GuestId) {
    let row = campaign("c-next", host);
    store.add_campaign(&row, &[]).await.unwrap();
    for number in 1..=3 {
        let tasks: Vec<_> = (0..8)
            .map(|who| {
                let (store, (row, entries)) = (Arc::clone(store), game("c-next", number, host));
                let row = MatchRow { id: MatchId(format!("c-next-{number}-{who}")), ..row };
                tokio::spawn(async move { store.add_match(&row, &entries).await })
            })
            .collect();
        let mut opened = 0;
        for task in tasks {
            match task.await.unwrap() {
                Ok(()) => opened += 1,
                Err(StoreError::Conflict { .. }) => {}
                Err(other) => panic!("{other}"),
            }
        }
        assert_eq!(opened, 1, "game {number}");
        let rows = store.matches_of_campaign(&row.id).await.unwrap();
        let numbers: Vec<u8> = rows.iter().map(|row| row.place.as_ref().unwrap().number).collect();
        assert_eq!(numbers, (1..=number).collect::<Vec<u8>>());
    }
}

async fn one_of_many_starts_a_game_again(store: &Arc<dyn Store>, host: &GuestId) {
    let row = campaign("c-again", host);
    store.add_campaign(&row, &[]).await.unwrap();
    let (old, entries) = game("c-again", 1, host);
    store.add_match(&old, &entries).await.unwrap();
    let tasks: Vec<_> = (0..6)
        .map(|who| {
            let (store, old, (row, entries)) =
                (Arc::clone(store), old.id.clone(), game("c-again", 1, host));
            let row = MatchRow { id: MatchId(format!("c-again-1-{who}")), ..row };
            tokio::spawn(async move { store.replace_match(&old, &row, &entries).await })
        })
        .collect();
    let mut started = 0;
    for task in tasks {
        match task.await.unwrap() {
            Ok(()) => started += 1,
            Err(StoreError::Conflict { .. }) => {}
            Err(other) => panic!("{other}"),
        }
    }
    assert_eq!(started, 1);
    let rows = store.matches_of_campaign(&row.id).await.unwrap();
    assert!(rows.len() == 1 && rows[0].id != old.id, "{rows:?}");
    let put_away = store.load_match(&old.id).await.unwrap().unwrap();
    assert_eq!((put_away.place, put_away.head.is_over, put_away.head.owing), (None, true, 0));
    assert_eq!(store.load_entries(&old.id, 0).await.unwrap(), entries, "its log stays");
    let other = MatchRow { id: MatchId("c-again-2".to_owned()), ..game("c-again", 2, host).0 };
    let wrong = store.replace_match(&rows[0].id, &other, &entries).await;
    assert!(matches!(wrong, Err(StoreError::Conflict { .. })), "it is in another place");
    assert_eq!(store.matches_of_campaign(&row.id).await.unwrap(), rows);
}

async fn one_of_many_opens_the_envelope(store: &Arc<dyn Store>, host: &GuestId) {
    let row = campaign("c-envelope", host);
    store.add_campaign(&row, &[]).await.unwrap();
    assert!(!store.open_envelope(&row.id, 2).await.unwrap(), "one after the other");
    assert!(!store.open_envelope(&id("c-none"), 1).await.unwrap());
    for chapter in 1..=2 {
        let tasks: Vec<_> = (0..6)
            .map(|_| {
                let (store, id) = (Arc::clone(store), row.id.clone());
                tokio::spawn(async move { store.open_envelope(&id, chapter).await.unwrap() })
            })
            .collect();
        let mut opened = 0;
        for task in tasks {
            opened += u32::from(task.await.unwrap());
        }
        assert_eq!(opened, 1);
        assert_eq!(store.load_campaign(&row.id).await.unwrap().unwrap().chapter, chapter);
    }
    assert!(!store.open_envelope(&row.id, 1).await.unwrap(), "it is open");
}

async fn one_of_many_changes_an_island(store: &Arc<dyn Store>, host: &GuestId, friend: &GuestId) {
    let row = campaign("c-islands", host);
    store.add_campaign(&row, &[]).await.unwrap();
    let taken = IslandRow {
        person: "Zoë".to_owned(),
        sitter: Sitter::Person,
        owner: Some(friend.clone()),
        token: None,
        ..row.islands[1].clone()
    };
    let tasks: Vec<_> = (0..6)
        .map(|_| {
            let (store, id, taken) = (Arc::clone(store), row.id.clone(), taken.clone());
            tokio::spawn(async move { store.change_island(&id, 1, &taken).await.unwrap() })
        })
        .collect();
    let mut changed = 0;
    for task in tasks {
        changed += u32::from(task.await.unwrap());
    }
    assert_eq!(changed, 1, "an invitation works once");
    let now = store.load_campaign(&row.id).await.unwrap().unwrap();
    assert_eq!(now.islands[1], IslandRow { revision: 1, ..taken });
    assert_eq!((&now.islands[0], &now.islands[2]), (&row.islands[0], &row.islands[2]));
    let away = IslandRow { is_absent: true, name: "Rùm".to_owned(), ..now.islands[1].clone() };
    assert!(store.change_island(&row.id, 1, &away).await.unwrap());
    assert!(!store.change_island(&row.id, 3, &away).await.unwrap(), "there is none");
    let more = island(3, None);
    assert!(store.add_island(&row.id, 3, &more).await.unwrap());
    assert!(!store.add_island(&row.id, 3, &more).await.unwrap());
    assert!(!store.add_island(&row.id, 4, &more).await.unwrap(), "its animal is taken");
    let now = store.load_campaign(&row.id).await.unwrap().unwrap();
    assert_eq!(now.islands[1], IslandRow { revision: 2, ..away });
    assert_eq!(now.islands[3], more);
}

async fn who_saw_which_game(store: &dyn Store, host: &GuestId, friend: &GuestId) {
    let row = campaign("c-seen", host);
    let mut games = [1, 2, 3].map(|number| game("c-seen", number, host));
    games[0].0.seats[1].owner = Some(friend.clone());
    store.add_campaign(&row, &games).await.unwrap();
    let stranger = guest(store, "landlubber").await;
    assert_eq!(store.last_seen_game(&row.id, host).await.unwrap(), Some(3));
    assert_eq!(store.last_seen_game(&row.id, friend).await.unwrap(), Some(1));
    assert_eq!(store.last_seen_game(&row.id, &stranger).await.unwrap(), None);
    store.add_spectator(&games[1].0.id, &stranger).await.unwrap();
    assert_eq!(store.last_seen_game(&row.id, &stranger).await.unwrap(), Some(2));
}

async fn what_is_wrong_leaves_no_trace(store: &dyn Store, host: &GuestId) {
    let nobody = GuestId("nobody".into());
    assert!(store.add_campaign(&campaign("c-wrong", &nobody), &[]).await.is_err());
    let row = campaign("c-wrong", host);
    let (twice, entries) = game("c-one", 1, host);
    let twice = [(twice.clone(), entries.clone()), (twice, entries)];
    assert!(store.add_campaign(&row, &twice).await.is_err());
    assert_eq!(store.load_campaign(&row.id).await.unwrap(), None);
    assert_eq!(store.load_match(&twice[0].0.id).await.unwrap(), None);
    let (lost, entries) = game("c-none", 1, host);
    assert!(store.add_match(&lost, &entries).await.is_err(), "a match of no campaign");
}

/// Upkeep does not take what a campaign consists of; what has never begun goes.
pub(super) async fn begun_campaigns_stay(store: &dyn Store) {
    let later = OPENED + 1_000_000;
    let host = guest(store, "keeper").await;
    store.seen(&host, 10).await.unwrap();
    let rows = ["c-empty", "c-unbegun", "c-begun"].map(|name| campaign(name, &host));
    for row in &rows {
        store.add_campaign(row, &[]).await.unwrap();
    }
    let (first, entries) = game("c-unbegun", 1, &host);
    store.add_match(&first, &entries).await.unwrap();
    let (mut over, entries) = game("c-begun", 1, &host);
    over.head = MatchHead { is_over: true, ..head(over.head.version, "a") };
    store.add_match(&over, &entries).await.unwrap();
    let (next, entries) = game("c-begun", 2, &host);
    store.add_match(&next, &entries).await.unwrap();
    let stale = Stale { unbegun: later, guests: 1000, finished: Some(later) };
    let pruned = store.prune(&stale, &[], false).await.unwrap();
    assert_eq!(pruned, Pruned { unbegun: 1, guests: 0, finished: 0 });
    let [empty, unbegun, begun] = rows.map(|row| row.id);
    assert_eq!(store.load_campaign(&empty).await.unwrap(), None);
    assert_eq!(store.load_campaign(&unbegun).await.unwrap(), None);
    assert_eq!(store.matches_of_campaign(&begun).await.unwrap().len(), 2);
    assert_eq!(store.load_entries(&over.id, 0).await.unwrap().len(), 2);
    append(store, &next.id, 2, 1, "a").await.unwrap();
}

fn id(name: &str) -> CampaignId {
    CampaignId(name.to_owned())
}

/// Two people and a bot, the second still to come.
fn campaign(name: &str, host: &GuestId) -> CampaignRow {
    let bot = IslandRow { sitter: Sitter::Bot(BotLevel::Easy), token: None, ..island(0, None) };
    CampaignRow {
        id: id(name),
        game: "my-island".to_owned(),
        host: host.clone(),
        opened_at: OPENED,
        chapter: 0,
        branch_of: None,
        islands: vec![island(2, Some(host)), island(1, None), bot],
    }
}

fn island(animal: u8, owner: Option<&GuestId>) -> IslandRow {
    let is_open = owner.is_none();
    IslandRow {
        animal,
        name: format!("O'Brien's {animal}"),
        person: if is_open { String::new() } else { "Ada".to_owned() },
        sitter: if is_open { Sitter::Open } else { Sitter::Person },
        owner: owner.cloned(),
        token: is_open.then(|| "token".to_owned()),
        is_absent: false,
        revision: 0,
    }
}

/// A game of a campaign with a log of two entries.
fn game(name: &str, number: u8, host: &GuestId) -> (MatchRow, Vec<String>) {
    let mut row = row(&format!("{name}-game-{number}"), host);
    row.head.version = 2;
    row.place = Some(Place { campaign: id(name), number });
    (row, lines("opening", 0, 2))
}
