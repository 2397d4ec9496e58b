//! What the sealed envelopes hold is not in what the browser is made of: no sentence, no
//! message, no word of theirs, no line of their drawings, and none of their tiles.
use std::{
    fs,
    path::{Path, PathBuf},
};

/// Chapters whose envelopes are closed when a campaign begins.
const CLOSED: std::ops::RangeInclusive<u8> = 2..=8;
/// A sentence of fewer words may also be said of something else.
const FEWEST_WORDS: usize = 3;
/// What everybody may read of: the end of the track, how points are given, what does not fit.
const ELSEWHERE: [&str; 7] = [
    "on 55 it stays",
    "ties count for all",
    "bei Gleichstand alle",
    "3 points at once",
    "sofort 3 Punkte",
    "finds no place for",
    "findet keinen Platz für",
];

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Every file below `folder`, but for tests: they are not built into the page.
fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("can be listed").path();
        let name = path.file_name().and_then(|name| name.to_str()).expect("a plain name");
        if path.is_dir() {
            files(&path, found);
        } else if !name.contains(".test.") && !name.ends_with(".png") && !name.ends_with(".woff2") {
            found.push(path);
        }
    }
}

/// What stands in a chapter's texts and must stand nowhere else: ids, and whole sentences.
fn lexicon(source: &str) -> Vec<String> {
    let mut words = vec![];
    for line in source.lines().filter(|line| !line.starts_with('#')) {
        let (id, text) = line.split_once('=').unwrap_or(("", line));
        if id.starts_with("my-island-") && id.trim_end() != "my-island-any-further" {
            words.push(id.trim_end().to_owned());
        }
        let pieces = text.split(['{', '}', '[', ']', '.', ':', ';']).map(str::trim);
        let is_sentence = |piece: &&str| {
            let is_plain = !piece.contains(['$', '*']) && !piece.starts_with("my-island-");
            is_plain
                && !ELSEWHERE.contains(piece)
                && piece.split_whitespace().count() >= FEWEST_WORDS
        };
        words.extend(pieces.filter(is_sentence).map(str::to_owned));
    }
    words
}

/// Every line that the drawings of a chapter consist of.
fn lines(sprites: &str) -> impl Iterator<Item = String> + '_ {
    let after = sprites.split("\"d\": \"").skip(1);
    after.filter_map(|rest| rest.split_once('"')).map(|(line, _)| line.to_owned())
}

/// The words of all closed chapters in both languages, and the lines of their drawings.
fn sealed_words() -> Vec<String> {
    let text = root().join("crates/my-island/text");
    let mut words: Vec<String> = (29..=32).map(|tile| format!("T{tile}")).collect();
    for (chapter, language) in CLOSED.flat_map(|chapter| [(chapter, "en"), (chapter, "de")]) {
        let path = text.join(format!("chapter-{chapter}/{language}.ftl"));
        if path.exists() {
            words.extend(lexicon(&read(&path)));
        }
    }
    for chapter in CLOSED {
        words.extend(lines(&read(&text.join(format!("chapter-{chapter}/sprites.json")))));
    }
    words
}

/// Each word of `words` that stands in one of `sources`, and where.
fn leaks<'a>(words: &'a [String], sources: &'a [(String, String)]) -> Vec<(&'a str, &'a str)> {
    let stands = |(name, text): &'a (String, String)| {
        let found = words.iter().filter(move |word| is_in(text, word));
        found.map(move |word| (word.as_str(), name.as_str()))
    };
    sources.iter().flat_map(stands).collect()
}

/// Is `word` in `text`, and not merely part of a longer one?
fn is_in(text: &str, word: &str) -> bool {
    let part = |c: char| c.is_alphanumeric() || c == '-' || c == '_';
    text.match_indices(word)
        .any(|(at, _)| !text[..at].ends_with(part) && !text[at + word.len()..].starts_with(part))
}

/// My Island's part of what the page is built of, and all that games share in it.
fn page_sources() -> Vec<(String, String)> {
    let root = root();
    let mut found = vec![];
    let folders = ["web/src/games/my-island", "web/src/lib", "web/src/routes"];
    folders.iter().for_each(|folder| files(&root.join(folder), &mut found));
    let is_others = |path: &&PathBuf| {
        let protocol = root.join("web/src/lib/protocol");
        path.strip_prefix(protocol).is_ok_and(|rest| {
            ["amerigo", "yamatai", "cooper-island"].iter().any(|game| rest.starts_with(game))
        })
    };
    let texts = ["crates/my-island/text", "crates/skerry-catalog/src/games/my_island/eval"];
    let own =
        texts.map(|folder| ["en", "de"].map(|name| root.join(folder).join(format!("{name}.ftl"))));
    let all = found.iter().filter(|path| !is_others(path)).chain(own.as_flattened());
    all.map(|path| (path.display().to_string(), read(path))).collect()
}

#[test]
fn nothing_of_a_closed_chapter_is_in_the_page() {
    let (words, sources) = (sealed_words(), page_sources());
    assert!(words.len() > 8 && sources.len() > 50, "there is something to look for, and in");
    assert_eq!(leaks(&words, &sources), []);
}

#[test]
fn a_planted_sentence_is_found() {
    let words = sealed_words();
    let mut sources = page_sources();
    let planted = words.last().expect("something is sealed").clone();
    sources[0].1.push_str(&format!("\n// {planted}\n"));
    assert_eq!(leaks(&words, &sources).len(), 1);
}

/// What a chapter scores, in its own words.
fn scored_in(source: &str) -> impl Iterator<Item = &str> {
    let aims = source.lines().filter_map(|line| line.strip_prefix("my-island-aim-"));
    aims.filter_map(|aim| aim.split_once(" = ")).map(|(_, name)| name)
}

/// A rule that lists everything at once would tell in chapter 5 what chapter 8 is about.
#[test]
fn rules_of_a_chapter_name_nothing_that_later_ones_score() {
    let source = |chapter: u8, language: &str| {
        read(&root().join(format!("crates/my-island/text/chapter-{chapter}/{language}.ftl")))
    };
    for (later, language) in CLOSED.flat_map(|chapter| [(chapter, "en"), (chapter, "de")]) {
        let later_source = source(later, language).to_lowercase();
        for earlier in 1..later {
            let rules = source(earlier, language).to_lowercase();
            let rules = rules.lines().filter(|line| line.starts_with("my-island-rule-"));
            let told = rules.filter(|rule| scored_in(&later_source).any(|name| is_in(rule, name)));
            let told: Vec<&str> = told.collect();
            assert!(told.is_empty(), "chapter {earlier} tells of chapter {later}: {told:?}");
        }
    }
}
