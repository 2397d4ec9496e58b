//! What every store does, whatever it is made of.
use std::{sync::Arc, time::Duration};

use skerry_protocol::BotLevel;
use tokio::time::timeout;

use super::{
    analyses::analyses_are_kept_with_their_match,
    calls::calls_are_kept,
    campaigns::{begun_campaigns_stay, campaigns_are_kept},
    dice::{commitments_are_kept_until_all_are_there, dice_are_dealt_once},
    hints::hints_are_counted_by_seat,
    imports::files_belong_to_who_brought_them,
    presence::presence_is_shared,
    samples::{a_match, append, bot, guest, head, lines, open_seat, person, row},
    talk::talk_is_kept_beside_the_log,
    upkeep::what_nobody_needs_can_go,
};
use crate::{GuestId, GuestRow, MatchHead, MatchId, Sitter, Store, StoreError};

/// Every promise of [`Store`]. The store must be empty.
pub(super) async fn contract(store: Arc<dyn Store>) {
    assert!(store.is_well().await);
    assert!(store.unfinished_with_bots().await.unwrap().is_empty());
    guests_are_known_by_session_and_recovery(&*store).await;
    names_are_kept_as_written(&*store).await;
    recovery_codes_are_replaced(&*store).await;
    what_is_wrong_leaves_no_trace(&*store).await;
    matches_come_back_as_they_were(&*store).await;
    logs_grow_at_their_end_only(&*store).await;
    logs_may_be_long(&*store).await;
    one_of_many_appends_wins(&store).await;
    many_matches_grow_at_once(&store).await;
    one_of_many_claims_a_seat(&store).await;
    seats_change_hands(&*store).await;
    spectators_are_noted(&*store).await;
    the_first_rematch_counts(&store).await;
    lists_begin_with_the_latest_change(&*store).await;
    bots_are_found_again(&*store).await;
    talk_is_kept_beside_the_log(&store).await;
    calls_are_kept(&store).await;
    campaigns_are_kept(&store).await;
    hints_are_counted_by_seat(&*store).await;
    dice_are_dealt_once(&store).await;
    commitments_are_kept_until_all_are_there(&store).await;
    analyses_are_kept_with_their_match(&*store).await;
    files_belong_to_who_brought_them(&*store).await;
    presence_is_shared(&*store).await;
    what_nobody_needs_can_go(&*store).await;
    begun_campaigns_stay(&*store).await;
    assert!(store.is_well().await);
    let silence = timeout(Duration::from_millis(20), store.heard()).await;
    assert!(silence.is_err(), "a store does not hear itself: {silence:?}");
}

async fn guests_are_known_by_session_and_recovery(store: &dyn Store) {
    let ada = guest(store, "ada").await;
    let bob = guest(store, "bob").await;
    let found = store.guest_by_session("session-of-ada").await.unwrap().unwrap();
    let expected =
        GuestRow { id: ada.clone(), name: "ada".into(), recovery: "recovery-of-ada".into() };
    assert_eq!(found, expected);
    assert_eq!(store.guest_by_recovery("recovery-of-ada").await.unwrap(), Some(expected));
    assert_eq!(store.guest_by_session("recovery-of-ada").await.unwrap(), None);
    assert_eq!(store.guest_by_recovery("session-of-ada").await.unwrap(), None);
    assert_eq!(store.guest(&GuestId("nobody".into())).await.unwrap(), None);

    store.add_session(&ada, "phone").await.unwrap();
    store.rename_guest(&ada, "Ada Lovelace").await.unwrap();
    for session in ["session-of-ada", "phone"] {
        let found = store.guest_by_session(session).await.unwrap().unwrap();
        assert_eq!((found.id, found.name.as_str()), (ada.clone(), "Ada Lovelace"));
    }
    assert_eq!(store.guest(&ada).await.unwrap().unwrap().name, "Ada Lovelace");
    let other = store.guest_by_session("session-of-bob").await.unwrap().unwrap();
    assert_eq!((other.id, other.name.as_str()), (bob, "bob"));
}

async fn names_are_kept_as_written(store: &dyn Store) {
    let names =
        ["Zoë 🏝️", "名無しさん", "O'Brien; DROP TABLE guests --", "\u{202e}abc", " ", "%_\\\""];
    let id = guest(store, "unicode").await;
    for name in names {
        store.rename_guest(&id, name).await.unwrap();
        let found = store.guest_by_session("session-of-unicode").await.unwrap().unwrap();
        assert_eq!(found.name, name);
    }
}

async fn recovery_codes_are_replaced(store: &dyn Store) {
    let leaky = guest(store, "leaky").await;
    let other = guest(store, "careful").await;
    store.add_session(&leaky, "of-a-thief").await.unwrap();
    store.replace_recovery(&leaky, "fresh-code", "fresh-session").await.unwrap();
    for gone in ["session-of-leaky", "of-a-thief"] {
        assert_eq!(store.guest_by_session(gone).await.unwrap(), None, "{gone}");
    }
    assert_eq!(store.guest_by_recovery("recovery-of-leaky").await.unwrap(), None);
    let expected =
        Some(GuestRow { id: leaky.clone(), name: "leaky".into(), recovery: "fresh-code".into() });
    assert_eq!(store.guest_by_recovery("fresh-code").await.unwrap(), expected);
    assert_eq!(store.guest_by_session("fresh-session").await.unwrap(), expected);

    // Whole or not at all: what is somebody else's is not taken, and nobody is locked out.
    failed(store.replace_recovery(&leaky, "recovery-of-careful", "s").await);
    failed(store.replace_recovery(&leaky, "newer", "session-of-careful").await);
    failed(store.replace_recovery(&GuestId("nobody".into()), "newer", "s").await);
    assert_eq!(store.guest_by_session("fresh-session").await.unwrap(), expected);
    assert_eq!(store.guest_by_recovery("newer").await.unwrap(), None);
    assert_eq!(store.guest_by_session("s").await.unwrap(), None);
    assert_eq!(store.guest_by_session("session-of-careful").await.unwrap().unwrap().id, other);
}

async fn what_is_wrong_leaves_no_trace(store: &dyn Store) {
    let nobody = GuestId("nobody".into());
    failed(store.add_session(&nobody, "lost").await);
    assert_eq!(store.guest_by_session("lost").await.unwrap(), None);
    failed(store.rename_guest(&nobody, "x").await);

    // The session is taken: the guest is not added either.
    let eve = GuestRow { id: GuestId("eve".into()), name: "eve".into(), recovery: "r-eve".into() };
    failed(store.add_guest(&eve, "session-of-ada").await);
    assert_eq!(store.guest_by_recovery("r-eve").await.unwrap(), None);
    let found = store.guest_by_session("session-of-ada").await.unwrap().unwrap();
    assert_eq!(found.name, "Ada Lovelace");

    // A seat belongs to nobody we know: no match, no entries.
    let ada = found.id;
    let mut wrong = row("wrong", &ada);
    wrong.seats[1] = person("?", &nobody);
    wrong.head.version = 2;
    failed(store.add_match(&wrong, &lines("opening", 0, 2)).await);
    assert_eq!(store.load_match(&wrong.id).await.unwrap(), None);
    assert!(store.load_entries(&wrong.id, 0).await.unwrap().is_empty());

    // A head that does not fit the log.
    failed(store.add_match(&row("wrong", &ada), &lines("opening", 0, 2)).await);
    assert_eq!(store.load_match(&wrong.id).await.unwrap(), None);

    let missing = MatchId("missing".into());
    failed(append(store, &missing, 0, 1, "a").await);
    failed(store.add_spectator(&missing, &ada).await);
    failed(store.link_rematch(&missing, &wrong.id).await);
    assert!(!store.seat(&missing, 0, &Sitter::Open, &person("a", &ada)).await.unwrap());
    assert!(!store.is_spectator(&missing, &ada).await.unwrap());
    assert!(store.load_entries(&missing, 0).await.unwrap().is_empty());
}

async fn matches_come_back_as_they_were(store: &dyn Store) {
    let host = guest(store, "host").await;
    let mut whole = row("whole", &host);
    whole.rules_version = u16::MAX;
    whole.head = MatchHead { is_over: true, owing: u8::MAX, ..head(3, "🎲 \"x\"") };
    whole.seats = vec![
        person("Zoë 🏝️", &host),
        open_seat("t1"),
        bot(BotLevel::Easy),
        bot(BotLevel::Medium),
        bot(BotLevel::Hard),
        bot(BotLevel::Expert),
    ];
    whole.seats[4].owner = Some(host.clone());
    whole.rematch = Some(MatchId("later".into()));
    let entries = vec!["* tile=3".to_owned(), String::new(), "a 'läge' 🏝️\n\"".to_owned()];
    store.add_match(&whole, &entries).await.unwrap();
    assert_eq!(store.load_match(&whole.id).await.unwrap(), Some(whole.clone()));
    assert_eq!(store.load_entries(&whole.id, 0).await.unwrap(), entries);

    let bare = row("bare", &host);
    store.add_match(&bare, &[]).await.unwrap();
    assert_eq!(store.load_match(&bare.id).await.unwrap(), Some(bare.clone()));

    // An id is used once.
    let again = store.add_match(&row("whole", &host), &[]).await;
    assert!(matches!(again, Err(StoreError::Conflict { index: 0, .. })), "{again:?}");
    assert_eq!(store.load_match(&whole.id).await.unwrap(), Some(whole.clone()));
    assert_eq!(store.load_entries(&whole.id, 0).await.unwrap(), entries);
}

async fn logs_grow_at_their_end_only(store: &dyn Store) {
    let host = guest(store, "grow").await;
    let id = a_match(store, "grow", &host, 2).await;
    append(store, &id, 2, 2, "a").await.unwrap();
    assert_eq!(store.load_match(&id).await.unwrap().unwrap().head, head(4, "a"));
    let log = ["opening 0", "opening 1", "a 2", "a 3"];
    assert_eq!(store.load_entries(&id, 0).await.unwrap(), log);
    assert_eq!(store.load_entries(&id, 3).await.unwrap(), log[3..]);
    assert!(store.load_entries(&id, 4).await.unwrap().is_empty());
    assert!(store.load_entries(&id, 99).await.unwrap().is_empty());

    for first in [0, 2, 3] {
        match append(store, &id, first, 3, "late").await {
            Err(StoreError::Conflict { id: of, index }) => {
                assert_eq!((of, index), (id.clone(), first))
            }
            other => panic!("entry {first} is taken, but: {other:?}"),
        }
    }
    failed(append(store, &id, 5, 1, "gap").await);
    failed(store.append(&id, 4, &lines("a", 4, 1), &head(4, "a")).await);
    assert_eq!(store.load_entries(&id, 0).await.unwrap(), log);
    assert_eq!(store.load_match(&id).await.unwrap().unwrap().head, head(4, "a"));

    let over = MatchHead { is_over: true, owing: 0, last_event: None, ..head(5, "a") };
    store.append(&id, 4, &lines("a", 4, 1), &over).await.unwrap();
    assert_eq!(store.load_match(&id).await.unwrap().unwrap().head, over);
}

async fn logs_may_be_long(store: &dyn Store) {
    let host = guest(store, "long").await;
    let id = a_match(store, "long", &host, 500).await;
    append(store, &id, 500, 500, "a").await.unwrap();
    let log = store.load_entries(&id, 0).await.unwrap();
    assert_eq!(log[..500], lines("opening", 0, 500));
    assert_eq!(log[500..], lines("a", 500, 500));
    assert_eq!(store.load_entries(&id, 998).await.unwrap(), ["a 998", "a 999"]);
}

/// Eight nodes answer the same decision: one is applied, whole.
async fn one_of_many_appends_wins(store: &Arc<dyn Store>) {
    let host = guest(&**store, "race").await;
    let id = a_match(&**store, "race", &host, 0).await;
    for round in 0..5 {
        let first = round * 3;
        let results = together(8, |n| {
            let (store, id) = (Arc::clone(store), id.clone());
            async move { (n, append(&*store, &id, first, 3, &format!("n{n}")).await) }
        })
        .await;
        let (won, lost): (Vec<_>, Vec<_>) = results.into_iter().partition(|(_, r)| r.is_ok());
        assert_eq!(won.len(), 1, "one of eight wins");
        for (_, result) in lost {
            assert!(matches!(result, Err(StoreError::Conflict { .. })), "{result:?}");
        }
        let winner = format!("n{}", won[0].0);
        assert_eq!(store.load_entries(&id, first).await.unwrap(), lines(&winner, first, 3));
        let now = store.load_match(&id).await.unwrap().unwrap();
        assert_eq!(now.head, head(first + 3, &winner));
    }
}

/// Many matches grow at the same time, and at each two want the same entry.
async fn many_matches_grow_at_once(store: &Arc<dyn Store>) {
    const MATCHES: usize = 40;
    let host = guest(&**store, "crowd").await;
    let mut ids = vec![];
    for n in 0..MATCHES {
        ids.push(a_match(&**store, &format!("crowd-{n}"), &host, 0).await);
    }
    for first in 0..4 {
        let results = together(2 * MATCHES, |n| {
            let (store, id) = (Arc::clone(store), ids[n / 2].clone());
            async move { append(&*store, &id, first, 1, &format!("w{n}")).await }
        })
        .await;
        for (n, (pair, id)) in results.chunks(2).zip(&ids).enumerate() {
            let winner = match pair {
                [Ok(()), Err(StoreError::Conflict { id: of, .. })] if of == id => 2 * n,
                [Err(StoreError::Conflict { id: of, .. }), Ok(())] if of == id => 2 * n + 1,
                other => panic!("one of two wins, but: {other:?}"),
            };
            let entries = store.load_entries(id, first).await.unwrap();
            assert_eq!(entries, lines(&format!("w{winner}"), first, 1));
        }
    }
}

async fn one_of_many_claims_a_seat(store: &Arc<dyn Store>) {
    let host = guest(&**store, "claimed").await;
    let id = a_match(&**store, "claimed", &host, 0).await;
    let mut friends = Vec::new();
    for n in 0..6 {
        friends.push(guest(&**store, &format!("claims-{n}")).await);
    }
    let results = together(6, |n| {
        let (store, id, friend) = (Arc::clone(store), id.clone(), friends[n].clone());
        async move {
            let seat = person(&format!("friend {n}"), &friend);
            (n, store.seat(&id, 1, &Sitter::Open, &seat).await.unwrap())
        }
    })
    .await;
    let winners: Vec<usize> = results.iter().filter(|(_, won)| *won).map(|(n, _)| *n).collect();
    assert_eq!(winners.len(), 1, "an invitation works once");
    let n = winners[0];
    let seats = store.load_match(&id).await.unwrap().unwrap().seats;
    let expected =
        [person("Ada", &host), person(&format!("friend {n}"), &friends[n]), bot(BotLevel::Hard)];
    assert_eq!(seats, expected);
    assert_eq!(store.matches_of(&friends[n], 9).await.unwrap().len(), 1);
    assert!(store.matches_of(&friends[(n + 1) % 6], 9).await.unwrap().is_empty());
}

/// A bot stands in for somebody who has left, and goes when they come back.
async fn seats_change_hands(store: &dyn Store) {
    let host = guest(store, "hands").await;
    let id = a_match(store, "hands", &host, 0).await;
    let mut stand_in = bot(BotLevel::Medium);
    stand_in.owner = Some(host.clone());
    assert!(store.seat(&id, 0, &Sitter::Person, &stand_in).await.unwrap());
    assert_eq!(store.load_match(&id).await.unwrap().unwrap().seats[0], stand_in);
    let back = person("Ada again", &host);
    assert!(!store.seat(&id, 0, &Sitter::Bot(BotLevel::Easy), &back).await.unwrap());
    assert!(!store.seat(&id, 0, &Sitter::Person, &back).await.unwrap());
    assert!(store.seat(&id, 0, &Sitter::Bot(BotLevel::Medium), &back).await.unwrap());
    assert_eq!(store.load_match(&id).await.unwrap().unwrap().seats[0], back);
    assert!(!store.seat(&id, 3, &Sitter::Open, &back).await.unwrap(), "there are three seats");
    failed(store.seat(&id, 1, &Sitter::Open, &person("?", &GuestId("nobody".into()))).await);
    assert_eq!(store.load_match(&id).await.unwrap().unwrap().seats[1], open_seat("token"));
}

async fn spectators_are_noted(store: &dyn Store) {
    let host = guest(store, "watched").await;
    let fan = guest(store, "fan").await;
    let id = a_match(store, "watched", &host, 0).await;
    let other = a_match(store, "unwatched", &host, 0).await;
    assert!(!store.is_spectator(&id, &fan).await.unwrap());
    store.add_spectator(&id, &fan).await.unwrap();
    store.add_spectator(&id, &fan).await.unwrap();
    assert!(store.is_spectator(&id, &fan).await.unwrap());
    assert!(!store.is_spectator(&other, &fan).await.unwrap());
    assert!(!store.is_spectator(&id, &host).await.unwrap());
    failed(store.add_spectator(&id, &GuestId("nobody".into())).await);
    assert!(store.matches_of(&fan, 9).await.unwrap().is_empty(), "who watches does not sit");
}

async fn the_first_rematch_counts(store: &Arc<dyn Store>) {
    let host = guest(&**store, "again").await;
    let id = a_match(&**store, "again", &host, 0).await;
    let links = together(4, |n| {
        let (store, id) = (Arc::clone(store), id.clone());
        async move { store.link_rematch(&id, &MatchId(format!("next{n}"))).await.unwrap() }
    })
    .await;
    assert!(links.iter().all(|link| *link == links[0]), "{links:?}");
    let late = store.link_rematch(&id, &MatchId("late".into())).await.unwrap();
    assert_eq!(late, links[0]);
    assert_eq!(store.load_match(&id).await.unwrap().unwrap().rematch, Some(late));
}

async fn lists_begin_with_the_latest_change(store: &dyn Store) {
    let host = guest(store, "lists").await;
    let friend = guest(store, "friend").await;
    for (id, changed_at) in [("l1", 10), ("l2", 30), ("l3", 20), ("l4", 20)] {
        let mut row = row(id, &host);
        row.head.changed_at = changed_at;
        store.add_match(&row, &[]).await.unwrap();
    }
    assert_eq!(ids(store, &host, 9).await, ["l2", "l3", "l4", "l1"]);
    assert_eq!(ids(store, &host, 2).await, ["l2", "l3"]);
    assert!(ids(store, &host, 0).await.is_empty());
    append(store, &MatchId("l1".into()), 0, 1, "a").await.unwrap();
    assert_eq!(ids(store, &host, 9).await, ["l1", "l2", "l3", "l4"]);

    // With all seats in order, even where somebody has two of them.
    let l3 = MatchId("l3".into());
    assert!(store.seat(&l3, 1, &Sitter::Open, &person("hot seat", &host)).await.unwrap());
    let expected = store.load_match(&l3).await.unwrap().unwrap();
    assert_eq!(expected.seats.len(), 3);
    assert_eq!(store.matches_of(&host, 9).await.unwrap()[2], expected);
    assert!(ids(store, &friend, 9).await.is_empty());
}

async fn bots_are_found_again(store: &dyn Store) {
    let host = guest(store, "bots").await;
    let with_bot = a_match(store, "zz-bot", &host, 0).await;
    let mut alone = row("zz-alone", &host);
    alone.seats.truncate(2);
    store.add_match(&alone, &[]).await.unwrap();
    let found = || async {
        let ids = store.unfinished_with_bots().await.unwrap();
        assert!(ids.is_sorted());
        ids.into_iter().filter(|id| id.0.starts_with("zz-")).collect::<Vec<_>>()
    };
    assert_eq!(found().await, std::slice::from_ref(&with_bot));
    assert!(store.seat(&alone.id, 1, &Sitter::Open, &bot(BotLevel::Easy)).await.unwrap());
    assert_eq!(found().await, [alone.id.clone(), with_bot.clone()]);
    let over = MatchHead { is_over: true, ..head(1, "a") };
    store.append(&with_bot, 0, &lines("a", 0, 1), &over).await.unwrap();
    assert_eq!(found().await, [alone.id]);
}

async fn ids(store: &dyn Store, guest: &GuestId, most: u32) -> Vec<String> {
    store.matches_of(guest, most).await.unwrap().into_iter().map(|row| row.id.0).collect()
}

/// Runs `count` of something at the same time.
async fn together<F: Future<Output: Send> + Send + 'static>(
    count: usize,
    make: impl Fn(usize) -> F,
) -> Vec<F::Output> {
    let tasks: Vec<_> = (0..count).map(|n| tokio::spawn(make(n))).collect();
    let mut results = Vec::new();
    for task in tasks {
        results.push(task.await.unwrap());
    }
    results
}

fn failed<T: std::fmt::Debug>(result: Result<T, StoreError>) {
    assert!(matches!(result, Err(StoreError::Failed(_))), "{result:?}");
}
