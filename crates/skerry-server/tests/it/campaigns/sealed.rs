//! Nothing of an envelope that is closed is on the wire. What to look for is generated from
//! the chapters' own files, and every byte of a session is read.
use std::{collections::BTreeSet, fs, path::PathBuf};

use serde_json::{Value, json};

use super::{island, last_of};
use crate::{
    Node,
    browser::{Answer, Browser, Line},
    table::{bot, me},
};

const CHAPTERS: u8 = 8;
/// A piece of fewer words may also be said of something else.
const FEWEST_WORDS: usize = 3;

fn text(path: &str) -> String {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../my-island/text");
    let path = folder.join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// What stands in a source of texts: ids, whole sentences, and the words of stickers, goals,
/// prompts and events, as they would stand in JSON.
fn words_of(source: &str) -> BTreeSet<String> {
    let mut words = BTreeSet::new();
    for line in source.lines().filter(|line| !line.starts_with('#')) {
        let (id, text) = line.split_once('=').unwrap_or(("", line));
        if let Some(rest) = id.trim_end().strip_prefix("my-island-") {
            words.insert(id.trim_end().to_owned());
            let word = rest.rsplit('-').next().unwrap_or(rest);
            if word.parse::<u8>().is_err() {
                words.extend([format!("\"{word}\""), format!("`{word}`")]);
            }
        }
        let pieces = text.split(['{', '}', '[', ']', '.', ':', ';']).map(str::trim);
        let is_sentence = |piece: &&str| {
            let is_plain = !piece.contains(['$', '*', '"']) && !piece.starts_with("my-island-");
            is_plain && piece.split_whitespace().count() >= FEWEST_WORDS
        };
        words.extend(pieces.filter(is_sentence).map(str::to_owned));
    }
    words
}

/// Names and paths of drawings, as they would stand in JSON.
fn drawn_in(source: &Value, words: &mut BTreeSet<String>) {
    match source {
        Value::Object(fields) => fields.iter().for_each(|(name, value)| {
            if value.is_object() && name.parse::<u8>().is_err() {
                words.insert(format!("\"{name}\""));
            }
            drawn_in(value, words);
        }),
        Value::Array(items) => items.iter().for_each(|item| drawn_in(item, words)),
        Value::String(path) if path.len() > 12 => {
            words.insert(path.clone());
        }
        Value::String(_) | Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

fn words_of_chapter(chapter: u8) -> BTreeSet<String> {
    let mut words: BTreeSet<String> = ["en", "de"]
        .iter()
        .flat_map(|language| words_of(&text(&format!("chapter-{chapter}/{language}.ftl"))))
        .collect();
    let sprites = serde_json::from_str(&text(&format!("chapter-{chapter}/sprites.json")));
    drawn_in(&sprites.expect("JSON"), &mut words);
    if chapter == 4 {
        words.extend((29..=32).map(|tile| format!("\"T{tile}\"")));
    }
    words
}

/// What fields of views are called: the page has their names from the start.
fn fields_of_views() -> BTreeSet<String> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/protocol");
    let types = fs::read_dir(folder.join("my-island")).expect("types of the game");
    let mut fields = BTreeSet::new();
    for file in types {
        let source = fs::read_to_string(file.expect("can be listed").path()).expect("text");
        let names = source.split(':').map(|before| {
            before.rsplit(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or_default()
        });
        fields.extend(names.filter(|name| !name.is_empty()).map(|name| format!("\"{name}\"")));
    }
    fields
}

/// All that is said in chapters after `open`, and in none before.
fn sealed_after(open: u8) -> Vec<String> {
    let mut known: BTreeSet<String> =
        ["en.ftl", "de.ftl"].iter().flat_map(|file| words_of(&text(file))).collect();
    (1..=open).for_each(|chapter| known.extend(words_of_chapter(chapter)));
    known.extend(fields_of_views());
    let sealed = (open + 1..=CHAPTERS).flat_map(words_of_chapter);
    sealed.filter(|word| !known.contains(word)).collect()
}

/// Which of the words stand in what was heard.
fn leaks<'a>(words: &'a [String], heard: &str) -> Vec<&'a str> {
    words.iter().map(String::as_str).filter(|word| is_in(heard, word)).collect()
}

/// Is `word` in `text`, and not merely part of a longer one?
fn is_in(text: &str, word: &str) -> bool {
    let part = |c: char| c.is_alphanumeric() || c == '-' || c == '_';
    text.match_indices(word)
        .any(|(at, _)| !text[..at].ends_with(part) && !text[at + word.len()..].starts_with(part))
}

/// Somebody who writes down every byte.
struct Tape {
    browser: Browser,
    heard: String,
}

impl Tape {
    fn note(&mut self, answer: Answer) -> Answer {
        self.heard.push_str(&answer.head);
        self.heard.push_str(&answer.body);
        answer
    }

    async fn get(&mut self, path: &str) -> Answer {
        let answer = self.browser.get(path).await;
        self.note(answer)
    }

    async fn post(&mut self, path: &str, body: Value) -> Answer {
        let answer = self.browser.post(path, body).await;
        self.note(answer)
    }

    /// Everything that can be asked about a campaign and one of its games.
    async fn look_around(&mut self, id: &str, game: &str, open: u8) {
        for path in ["/api/games", "/api/matches", "/api/campaigns", "/api/me", "/metrics"] {
            self.get(path).await;
        }
        for part in ["", "/replay", "/replay?at=3", "/glance", "/record", "/invitations"] {
            self.get(&format!("/api/matches/{game}{part}")).await;
        }
        for part in ["", "/export"] {
            self.get(&format!("/api/campaigns/{id}{part}")).await;
        }
        for chapter in 0..=CHAPTERS + 1 {
            for language in ["en", "de", "xx"] {
                let path = format!("/api/campaigns/{id}/envelopes/{chapter}?lang={language}");
                let is_open = (1..=open).contains(&chapter);
                assert_eq!(self.get(&path).await.status, if is_open { 200 } else { 404 }, "{path}");
            }
        }
        for chapter in 0..=CHAPTERS + 1 {
            let path = format!("/api/games/my-island/envelopes/{chapter}");
            let is_open = (1..=open).contains(&chapter);
            assert_eq!(self.get(&path).await.status, if is_open { 200 } else { 404 }, "{path}");
        }
        for number in 0..=25 {
            let path = format!("/api/campaigns/{id}/games/{number}");
            let told = self.post(&path, json!({ "seats": [me()] })).await;
            let is_over = (1..=3 * open).contains(&number);
            assert_eq!(told.status, if is_over { 200 } else { 409 }, "{path}");
        }
        let early = format!("/api/campaigns/{id}/envelopes/{}", open + 2);
        assert!(self.post(&early, json!({})).await.status >= 400);
        for number in 1..=24 {
            let options = json!({ "rules": format!("game-{number}") });
            let single = json!({ "game": "my-island", "options": options, "seats": [me()] });
            let opened = self.post("/api/matches", single).await;
            assert_eq!(opened.status == 200, number == 1, "game {number} on its own");
        }
        let odd =
            json!({ "game": "my-island", "options": { "rules": "nonsense" }, "seats": [me()] });
        assert_eq!(self.post("/api/matches", odd).await.problem(), "bad_options");
        let file = "skerry-campaign 1\n=== game 1\nskerry 1\ngame my-island rules 1\n\
             options players=2 rules=nonsense\n";
        self.post("/api/campaigns/import", json!({ "file": file })).await;
    }

    /// Asks for what is not there: refusals must not tell what would be.
    async fn try_nonsense(line: &mut Line, seat: u8, decision: u64) {
        for action in [
            json!({ "do": "stick", "sticker": "nonsense", "at": "3,3" }),
            json!({ "do": "stick", "sticker": "palm", "at": "nonsense" }),
            json!({ "do": "nonsense" }),
            json!({ "do": "pick", "at": "nonsense" }),
            json!({ "do": "pick", "at": "F1" }),
            json!({ "do": "stick", "sticker": "spark", "at": "F6" }),
            json!({ "do": "place", "tile": "T99", "rotation": 0, "at": "3,3" }),
        ] {
            let told = line.act(seat, decision, action.clone()).await;
            assert_eq!(told["t"], "refused", "{told}");
            line.ask(json!({ "t": "check", "seat": seat, "action": action })).await;
        }
    }

    /// Plays a game in which a bot plays on.
    async fn play(&mut self, game: &str) {
        let (mut line, _) = self.browser.listen(game).await;
        let mut has_tried = false;
        loop {
            let now = line.ask(json!({ "t": "resync" })).await;
            line.heard.clear();
            if now["summary"]["status"] == "over" {
                break;
            }
            let state = &now["table"]["seats"][0];
            if state["must_decide"] != true {
                line.hear("advanced").await;
                continue;
            }
            let decision = state["decision"].as_u64().expect("a number");
            if !has_tried {
                Tape::try_nonsense(&mut line, 0, decision).await;
                has_tried = true;
            }
            line.play(0, decision, last_of(&state["legal"])).await;
        }
        self.heard.push_str(&line.bytes);
    }
}

/// All chapters in the slow suite, the first in every run.
fn chapters() -> u8 {
    if std::env::var_os("SKERRY_SLOW_TESTS").is_some() { CHAPTERS - 1 } else { 1 }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_of_a_closed_chapter_is_on_the_wire() {
    let node = Node::start().await;
    let mut browser = node.guest("Hanna").await;
    let id = browser.begin(json!([island(me(), 0, "Linga"), island(bot("easy"), 1, "Rùm")])).await;
    let mut tape = Tape { browser, heard: String::new() };
    for chapter in 1..=chapters() {
        if chapter > 1 {
            tape.post(&format!("/api/campaigns/{id}/envelopes/{chapter}"), json!({})).await.good();
        }
        let words = sealed_after(chapter);
        assert!(words.len() > 40, "there is something to look for");
        for number in 1..=3 {
            let opened = tape.post(&format!("/api/campaigns/{id}/next"), json!({})).await.good();
            let game = opened["current"]["id"].as_str().expect("a match").to_owned();
            tape.play(&game).await;
            if number == 3 {
                tape.look_around(&id, &game, chapter).await;
            }
        }
        assert_eq!(leaks(&words, &tape.heard), [""; 0], "while chapter {chapter} is played");
        // What is open is told: the tape is of the right session.
        assert!(tape.heard.contains(&format!("my-island-chapter-{chapter} = ")));
        // And the checker bites: one sentence of the last chapter after all that was heard.
        let planted = words.iter().rfind(|word| word.contains(' ')).expect("a sentence");
        tape.heard.push_str(&format!(" {planted}"));
        assert!(leaks(&words, &tape.heard).contains(&planted.as_str()));
        tape.heard.clear();
    }
}

#[tokio::test]
async fn an_envelope_is_for_its_readers_and_no_cache_between() {
    let node = Node::start().await;
    let (mut host, id) = super::pair(&node).await;
    let path = |language: &str| format!("/api/campaigns/{id}/envelopes/1?lang={language}");
    let (english, german) = (host.get(&path("en")).await, host.get(&path("de")).await);
    let envelope = english.good();
    assert_eq!(envelope["chapter"], 1);
    assert_eq!(envelope["texts"], json!(text("chapter-1/en.ftl")));
    assert_eq!(german.good()["texts"], json!(text("chapter-1/de.ftl")));
    assert_eq!(
        envelope["sprites"],
        serde_json::from_str::<Value>(&text("chapter-1/sprites.json")).expect("JSON")
    );
    assert_eq!(envelope["tiles"], json!([]));
    assert_eq!(english.header("cache-control"), Some("private, no-cache"));
    let tag = english.header("etag").expect("a tag").to_owned();
    assert_ne!(Some(tag.as_str()), german.header("etag"));
    let known = format!("if-none-match: {tag}\r\n");
    let again = host.send("GET", &path("en"), &known, "").await;
    assert_eq!((again.status, again.body.as_str()), (304, ""));
    assert_eq!(host.send("GET", &path("de"), &known, "").await.status, 200);
    let mut stranger = node.guest("Theo").await;
    let refused = stranger.send("GET", &path("en"), &known, "").await;
    assert_eq!((refused.status, refused.header("etag")), (404, None));
    assert_eq!(refused.header("cache-control"), Some("no-store"));
}
