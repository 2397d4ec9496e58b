//! Matches, records and words of every game through the erased face.
use serde_json::{Value, json};
use skerry_core::{Nonce, Nonces, Seat, Seats, Seed, Source, Viewer};
use skerry_text::{Language, ids};

use super::*;

const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn island() -> &'static dyn AnyGame {
    find("my-island").expect("in the catalog")
}

fn table(players: i64) -> Box<dyn AnyTable> {
    let options = island().choose(Some(players), &[]).expect("fits");
    island().open(&options, Seed::from_number(1)).expect("opens").0
}

fn plain(json: &Json) -> Value {
    serde_json::from_str(json.get()).expect("it is JSON")
}

fn plain_all(all: &[Json]) -> Vec<Value> {
    all.iter().map(plain).collect()
}

#[test]
fn an_unknown_game_is_told_the_known_ones() {
    let error = find("my-iland").expect_err("a typing mistake").to_string();
    let all = games().iter().map(|game| game.facts().id).collect::<Vec<_>>().join(", ");
    let advice = format!("did you mean my-island? The games are: {all}");
    assert_eq!(error, format!("there is no game `my-iland`: {advice}"));
    let unknown = find("go").expect_err("unknown").to_string();
    assert_eq!(unknown, format!("there is no game `go`: the games are: {all}"));
}

#[test]
fn options_have_defaults_and_clear_errors() {
    let pair = |name: &str, value: &str| (name.to_owned(), value.to_owned());
    let choose =
        |players, chosen: &[_]| island().choose(players, chosen).map_err(|error| error.to_string());
    assert_eq!(choose(None, &[]), Ok(json!({ "players": 4, "rules": "eternal" })));
    let game_1 = json!({ "players": 2, "rules": "game-1" });
    assert_eq!(choose(Some(2), &[pair("rules", "game-1")]), Ok(game_1));
    let error = |players, name, value| choose(Some(players), &[pair(name, value)]).unwrap_err();
    assert_eq!(error(7, "rules", "eternal"), "7 players do not fit: my-island takes 1 to 4");
    assert_eq!(error(-1, "rules", "eternal"), "-1 players do not fit: my-island takes 1 to 4");
    let no_option = "my-island has no option `rule`: it has rules=eternal|game-1";
    assert_eq!(error(2, "rule", "eternal"), no_option);
    let no_value = "`game-99` is no value of the option rules: choose eternal or game-1";
    assert_eq!(error(2, "rules", "game-99"), no_value);
    // A game of a closed chapter can be chosen, but is offered to nobody.
    let sealed = [pair("rules", "game-9")];
    assert_eq!(choose(Some(2), &sealed), Ok(json!({ "players": 2, "rules": "game-9" })));
    let listed = island().choose_listed(Some(2), &sealed).map_err(|error| error.to_string());
    assert_eq!(listed, Err(no_value.replace("game-99", "game-9")));
    assert!(island().open(&json!({ "players": "two" }), Seed::from_number(1)).is_err());
}

#[test]
fn a_match_through_the_erased_face() {
    let mut table = table(2);
    assert_eq!((table.owing().len(), table.log().len()), (2, 1));
    let unreadable = table.act(A, &json!({ "do": "fly" })).expect_err("no such action");
    assert_eq!((unreadable.rule(), unreadable.text_id("my-island")), (None, None));
    table.act(A, &json!({ "do": "pass" })).expect("legal");
    assert_eq!(table.draft(A), [json!({ "do": "pass" })]);
    assert_eq!(table.view(Viewer::Spectator)["players"][0]["marker"], 10);
    assert_eq!(table.view(Viewer::Seat(A))["players"][0]["marker"], 9);
    assert_eq!(table.undo(A), Ok(json!({ "do": "pass" })));
    let twice = table.undo(A).expect_err("nothing left");
    assert_eq!(twice.text_id("my-island").as_deref(), Some("table-nothing_to_undo"));
    let inland = table.read_action("place tile=T01 rotation=0 at=5,2").expect("well formed");
    let refused = table.act(A, &inland).expect_err("another tile is on the card");
    assert_eq!(refused.rule().map(|rule| rule.id), Some("5.3"));
    assert_eq!(refused.text_id("my-island").as_deref(), Some("my-island-refused-5_3"));
    for seat in [A, B] {
        table.act(seat, &json!({ "do": "finish" })).expect("legal");
        table.commit(seat).expect("drafted");
    }
    assert!(table.is_over() && table.revealed_seed().is_some());
    let chronicle = island().replay(&table.record()).expect("just played");
    assert_eq!((chronicle.entries.len(), chronicle.is_over), (3, true));
    assert_eq!(chronicle.standings, table.standings());
}

#[test]
fn bots_decide_alike_for_equal_seeds() {
    let table = table(3);
    let thinking = || Thinking::once("mcts:50".parse().expect("a bot"), 5);
    let decision = table.think(B, thinking())();
    assert_eq!(table.think(B, thinking())(), decision);
    assert!(table.legal(B).contains(&decision));
}

#[test]
fn a_bot_that_remembers_is_kept_until_another_is_asked() {
    let table = table(3);
    let mind = Mind::default();
    let ask = |name: &str| {
        let bot = name.parse().expect("a bot");
        table.think(B, Thinking { mind: mind.clone(), ..Thinking::once(bot, 5) })()
    };
    ask("greedy");
    assert!(mind.is_empty(), "it has nothing to remember");
    let first = ask("mcts:50");
    assert!(!mind.is_empty());
    // It goes on with its own dice; one that is built anew begins with them again.
    let draws: Vec<_> = (0..12).map(|_| ask("mcts:2")).collect();
    assert!(draws.iter().any(|draw| *draw != draws[0]), "always the first draw: {draws:?}");
    assert_eq!(ask("mcts:50"), first, "another was asked since: this one begins anew");
}

#[test]
fn a_bot_that_fails_is_not_kept() {
    let table = table(3);
    let mind = Mind::default();
    let thinking = |mind: &Mind| Thinking {
        mind: mind.clone(),
        ..Thinking::once("mcts:20".parse().expect("a bot"), 5)
    };
    table.think(B, thinking(&mind))();
    // Seat C owes nothing: what it is asked for cannot be found, and the bot panics.
    let nonsense = table.think(Seat(7), thinking(&mind));
    assert!(std::panic::catch_unwind(std::panic::AssertUnwindSafe(nonsense)).is_err());
    assert!(mind.is_empty());
}

#[test]
fn a_match_is_taken_up_from_its_record() {
    let mut table = table(2);
    table.act(A, &json!({ "do": "pass" })).expect("legal");
    table.commit(A).expect("drafted");
    let resumed = island().resume(&table.record(), Seed::from_number(1)).expect("just played");
    assert_eq!((resumed.log(), resumed.owing()), (table.log(), table.owing()));
}

#[test]
fn a_match_is_kept_as_options_and_entries() {
    let mut table = table(2);
    table.act(A, &json!({ "do": "pass" })).expect("legal");
    let place = table.place(A);
    assert_eq!((table.confirmed(A), table.drafted(A), place.must_decide), (0, 1, false));
    assert_eq!((place.draft.get(), place.legal.get()), (r#"[{"do":"pass"}]"#, "[]"));
    assert_eq!(plain(&place.view), table.view(Viewer::Seat(A)));
    let mut fork = table.fork();
    fork.confirm(A).expect("drafted");
    assert_eq!((fork.entries(), table.entries(), fork.confirmed(A)), (2, 1, 1));
    let (options, entries) = (fork.options_line(), fork.log_from(0));
    assert_eq!(
        (options.as_str(), fork.log_from(1)),
        ("players=2 rules=eternal", vec!["a pass".into()])
    );
    let kept = Kept { rules_version: 1, options: &options, entries: &entries };
    let taken_up = island().take_up(&kept, Seed::from_number(1).into()).expect("just played");
    assert_eq!(taken_up.log(), fork.log());
    let followed = table.followed_by(&entries[1..]).expect("just played");
    assert_eq!((followed.log(), followed.drafted(A)), (fork.log(), 0));
    let wrong = table.followed_by(&["b fly".to_owned()]).expect_err("no action");
    assert!(wrong.to_string().starts_with("line 2:"), "{wrong}");
    for other in [taken_up, followed] {
        let told = |table: &dyn AnyTable| plain_all(&table.told_from(0, Viewer::Spectator));
        assert_eq!(told(&*other), told(&*fork), "also what happened before");
        assert_eq!(other.confirmed(A), 1);
    }
    assert_eq!(island().read_options(&options), Ok(fork.options()));
    let kept = Kept { rules_version: 0, ..kept };
    assert!(
        island().take_up(&kept, Seed::from_number(1).into()).is_err(),
        "made under other rules"
    );
}

/// A match of two to which the first has added, over at once; its record.
fn shared(nonce: &str) -> String {
    let nonce: Nonce = nonce.parse().expect("64 digits");
    played_with(vec![Some(nonce), None])
}

fn played_with(nonces: impl Into<Nonces>) -> String {
    let source = Source::shared(Seed::from_number(1), nonces);
    let kept = Kept { rules_version: 1, options: "players=2 rules=eternal", entries: &[] };
    let mut table = island().take_up(&kept, source).expect("it begins");
    for decision in [["pass"; 8].as_slice(), &["finish"]].concat() {
        for seat in [A, B] {
            table.act(seat, &json!({ "do": decision })).expect("legal");
            table.commit(seat).expect("drafted");
        }
    }
    table.record()
}

#[test]
fn what_players_add_is_in_the_record_and_in_the_dice() {
    let (own, other) = ("5e".repeat(32), "a7".repeat(32));
    let record = shared(&own);
    assert!(record.contains(&format!("\ndice 2\nnonce a {own}\n\n")), "{record}");
    assert!(island().replay(&record).expect("every draw follows").is_over);
    let line = format!("nonce a {own}\n");
    for wrong in [
        record.replace(&own, &other),
        record.replace(&line, ""),
        record.replace(&line, &format!("nonce b {own}\n")),
        record.replace(&line, &format!("{line}nonce h {other}\n")),
        record.replace(&format!("dice 2\n{line}"), ""),
    ] {
        assert!(island().replay(&wrong).is_err(), "{wrong}");
    }
    let cards = |record: &str| {
        record.lines().filter(|line| line.starts_with('*')).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_ne!(cards(&record), cards(&shared(&other)));
    assert_eq!(cards(&record), cards(&shared(&own)));
}

#[test]
fn what_players_commit_to_is_in_the_record_and_in_the_dice() {
    let hash = Seed::from_number(1).hash();
    let [own, other] = ["5e", "a7"].map(|pair| pair.repeat(32).parse::<Nonce>().expect("digits"));
    let [bound, unheard] = [own, other].map(|nonce| nonce.commitment(hash));
    let commitments = Some(vec![Some(bound), Some(unheard)]);
    let record = played_with(Nonces { commitments, revealed: vec![Some(own), None] });
    let lines =
        format!("\ndice 3\ncommitment a {bound}\ncommitment b {unheard}\nnonce a {own}\n\n");
    assert!(record.contains(&lines), "{record}");
    assert!(island().replay(&record).expect("every draw follows").is_over);
    let line = format!("nonce a {own}\n");
    for wrong in [
        record.replace(&own.to_string(), &other.to_string()),
        record.replace(&line, ""),
        record.replace(&line, &format!("{line}nonce b {own}\n")),
        record.replace(&line, &format!("{line}nonce b {other}\n")),
        record.replace(&format!("commitment b {unheard}\n"), ""),
        record.replace(&format!("commitment a {bound}\n"), ""),
        record.replace("dice 3", "dice 2"),
        record.replace("dice 3", "dice 4"),
        record.replace(&format!("seed-hash {hash}\n"), ""),
    ] {
        assert_ne!(wrong, record);
        assert!(island().replay(&wrong).is_err(), "{wrong}");
    }
}

#[test]
fn a_table_that_is_laid_has_nothing_drawn() {
    for game in games() {
        let options = game.choose(None, &[]).expect("the defaults fit");
        let table = game.lay(&options, Seed::from_number(1).into()).expect("it is laid");
        assert_eq!((table.entries(), table.owing(), table.is_over()), (0, Seats::NONE, false));
        assert!(!table.position().get().is_empty());
    }
}

#[test]
fn a_match_of_older_rules_is_taken_up_where_the_game_still_replays_it() {
    let amerigo = find("amerigo").expect("in the catalog");
    let options = amerigo.choose(Some(2), &[]).expect("fits");
    let table = amerigo.open(&options, Seed::from_number(1)).expect("opens").0;
    let (options, entries) = (table.options_line(), table.log_from(0));
    for (rules_version, is_taken_up) in [(0, false), (1, true), (2, true), (3, false)] {
        let kept = Kept { rules_version, options: &options, entries: &entries };
        let taken_up = amerigo.take_up(&kept, Seed::from_number(1).into());
        assert_eq!(taken_up.is_ok(), is_taken_up, "version {rules_version}");
    }
}

#[test]
fn every_moment_can_be_seen_again() {
    let mut table = table(2);
    let opening = table.view(Viewer::Spectator);
    let preview = table.preview(A, &json!({ "do": "pass" })).expect("legal");
    assert_eq!((preview.events.len(), preview.standing.seat), (1, A));
    table.act(A, &json!({ "do": "pass" })).expect("legal");
    table.commit(A).expect("drafted");
    let told = plain_all(&table.told_from(0, Viewer::Spectator));
    assert_eq!((told.len(), &told[1]), (2, &Value::from(preview.events.clone())));
    assert_eq!(table.last_event().map(|event| plain(&event)), preview.events.last().cloned());
    let moment = table.moment(1, Viewer::Spectator).expect("one entry");
    assert_eq!((plain(&moment.view), plain(&moment.events)), (opening, told[0].clone()));
    let now = table.moment(2, Viewer::Seat(B)).expect("two entries");
    let seen = table.view(Viewer::Seat(B));
    assert_eq!((plain(&now.view), now.standings), (seen, table.standings()));
    assert_eq!(plain(&table.position()), table.view(Viewer::Spectator));
    assert!(table.moment(3, Viewer::Spectator).is_none());
}

#[test]
fn a_broken_record_says_where_and_why() {
    let text = "skerry 1\ngame my-island 1\noptions players=1 rules=eternal\n\n* card tile=T01\n";
    let fault =
        |text: &str| game_of_record(text).and_then(|game| game.replay(text)).expect_err("broken");
    let forbidden = fault(&format!("{text}a place tile=T01 rotation=0 at=5,2\n"));
    assert_eq!(forbidden.to_string(), "line 6: forbidden by rule R4");
    assert!(matches!(forbidden, RecordFault::Broken { rule: Some(rule), .. } if rule.id == "R4"));
    let unknown = fault(&text.replace("my-island", "my-iland"));
    assert!(unknown.to_string().starts_with("line 2: there is no game `my-iland`"), "{unknown}");
    assert_eq!(fault("").to_string(), "line 1: a record begins with the line `skerry 1`");
}

#[test]
fn a_board_shows_tiles_totems_and_drafts() {
    let mut table = table(2);
    let texts = island().texts(Language::En, &[]);
    let empty = table.board(A, A, &texts).plain();
    assert_eq!(empty.matches('^').count(), 4);
    let offers = table.offers(A);
    table.act(A, &offers[0].action).expect("legal");
    let hexes = table.board(A, A, &texts).plain().matches('[').count();
    assert!((2..=4).contains(&hexes), "{}", table.board(A, A, &texts).plain());
    assert_eq!(table.board(B, A, &texts).plain(), empty, "a draft is nobody else's business");
    let spot = offers[0].spot.clone().expect("a placement");
    let typed = format!("{} {}", spot.place, spot.way);
    assert_eq!(table.expand(A, &typed), Some(offers[0].notation.clone()));
}

#[test]
fn every_sign_and_rule_has_a_text_in_every_language() {
    for game in games() {
        let (facts, options) = (game.facts(), game.choose(None, &[]).expect("defaults fit"));
        let (table, _) = game.open(&options, Seed::from_number(1)).expect("opens");
        for texts in Language::ALL.map(|language| game.texts(language, &[])) {
            let says = |id: &str| texts.find(id, &json!(null)).is_some();
            let signs = table.legend().iter().map(|entry| format!("{}-{}", facts.id, entry.text));
            assert_eq!(signs.filter(|id| !says(id)).collect::<Vec<_>>(), [""; 0]);
            let rules = facts.rules.iter().map(|rule| ids::rule_title(facts.id, rule.id));
            assert_eq!(rules.filter(|id| !says(id)).collect::<Vec<_>>(), [""; 0]);
        }
    }
}

#[test]
fn lines_of_play_are_counted() {
    let options = island().choose(Some(2), &[]).expect("fits");
    let lines = island().perft(&options, &Seed::from_number(2), 2).expect("fits");
    assert_eq!(lines, [172, 29584]);
}

#[test]
fn amerigos_board_and_offers_name_things_in_every_language() {
    let game = find("amerigo").expect("in the catalog");
    let options = game.choose(Some(3), &[]).expect("fits");
    let (mut table, _) = game.open(&options, Seed::from_number(1)).expect("opens");
    let first = table.owing().lowest().expect("somebody begins");
    for language in Language::ALL {
        let texts = game.texts(language, &[]);
        let drawings = [
            table.board(first, first, &texts),
            table.offer(first, &texts),
            table.supply(first, &texts),
        ];
        for line in drawings
            .iter()
            .flat_map(|drawing| drawing.plain().lines().map(str::to_owned).collect::<Vec<_>>())
        {
            assert!(!line.contains("amerigo-"), "a text is missing: {line}");
            assert!(line.chars().count() <= 98, "{line}");
        }
        for offer in table.offers(first) {
            let naming = offer.naming.expect("choices are named");
            let sentence = texts.say(&format!("amerigo-{}", naming.text), &naming.args);
            assert!(!sentence.contains(['{', '$']) && !sentence.contains("amerigo-"), "{sentence}");
        }
    }
    let offers = table.offers(first);
    table.act(first, &offers[0].action).expect("legal");
    assert_eq!(table.examples().rule, "8.1");
    let journey = json!({ "steps": 2, "anchor": true });
    let [english, german] = Language::ALL
        .map(|language| game.texts(language, &[]).say("amerigo-way-1.listed", &journey));
    assert_eq!(english, "ship 1 (2 steps, anchor)");
    assert_eq!(german, "Schiff 1 (2 Felder, Anker)");
}

#[test]
fn the_last_card_of_my_island_offers_no_pass() {
    let options = island().choose(Some(1), &[]).expect("fits");
    let (mut table, _) = island().open(&options, Seed::from_number(9)).expect("opens");
    let passes = |table: &dyn AnyTable| {
        table.offers(A).iter().any(|offer| offer.action == json!({ "do": "pass" }))
    };
    while !table.view(Viewer::Seat(A))["to_come"].as_array().expect("a list").is_empty() {
        let marker =
            table.view(Viewer::Seat(A))["players"][0]["marker"].as_i64().expect("a number");
        assert_eq!(passes(&*table), marker > 0);
        let offers = table.offers(A);
        table.act(A, &offers[0].action).expect("legal");
        table.commit(A).expect("something was done");
        if table.is_over() {
            panic!("nobody finished before the last card");
        }
    }
    assert!(!passes(&*table));
    assert_eq!(table.check(A, &json!({ "do": "pass" })), Ok(()), "it is allowed all the same");
}

/// Answers whatever is asked as idly as it can be.
fn idle(table: &dyn AnyTable) -> Value {
    let legal = table.legal(A);
    let is_idle =
        |action: &&Value| ["done", "decline", "refuse"].iter().any(|it| action["do"] == *it);
    legal.iter().find(is_idle).or(legal.first()).expect("somebody is asked").clone()
}

#[test]
fn who_has_no_more_points_than_the_rival_has_not_won() {
    let game = find("cooper-island").expect("in the catalog");
    let expert = ("difficulty".to_owned(), "expert".to_owned());
    let options = game.choose(Some(1), &[expert]).expect("one can play");
    let (mut table, _) = game.open(&options, Seed::from_number(1)).expect("opens");
    assert_eq!(table.standings()[0].rank, 1, "nobody has sailed yet");
    while !table.is_over() {
        table.act(A, &idle(&*table)).expect("legal");
        if !table.place(A).must_decide {
            table.commit(A).expect("drafted");
        }
    }
    let view = table.view(Viewer::Spectator);
    assert!(view["cooper"]["points"].as_i64() > view["players"][0]["points"].as_i64());
    assert_eq!(table.standings()[0].rank, 2);
}
