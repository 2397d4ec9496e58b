//! Every lesson of every game can be taken, and says all it has to say.
use core::fmt::Debug;
use std::collections::BTreeSet;

use serde_json::Value;
use skerry_bots::Evaluate;
use skerry_catalog::{
    AnyGame, AnyTable, Kept, Kind, LEARNER, Lesson, LessonFile, Move, Strayed, find,
    games::{Visitor, visit},
};
use skerry_core::{Game, Seed, Vocabulary};
use skerry_text::{Language, ids};

/// Every lesson, with where it stands.
fn lessons() -> Vec<(&'static dyn AnyGame, LessonFile, String)> {
    let of_game = |game: &&'static dyn AnyGame| {
        let game = *game;
        let place = move |file: &LessonFile| {
            format!("crates/{}/lessons/{}.skerry", game.facts().id, file.name)
        };
        game.lessons().iter().map(move |file| (game, *file, place(file))).collect::<Vec<_>>()
    };
    skerry_catalog::games().iter().flat_map(of_game).collect()
}

fn read(game: &dyn AnyGame, file: LessonFile, place: &str) -> Lesson {
    Lesson::read(game, file.text).unwrap_or_else(|fault| panic!("{place}, {fault}"))
}

fn begun(game: &dyn AnyGame, lesson: &Lesson) -> Box<dyn AnyTable> {
    let seed = Seed::from_number(1);
    let (table, _) = game.open(&lesson.options, seed).expect("its options are read");
    let (options, entries) = (table.options_line(), lesson.opening());
    let rules_version = *game.versions(&lesson.options).expect("options").end();
    let kept = Kept { rules_version, options: &options, entries: &entries };
    game.take_up(&kept, seed.into()).expect("the lesson has been replayed")
}

/// What the learner did: the lines of the file, and what stands there.
type Done = Vec<(String, Move)>;

/// Takes a lesson as somebody would who does what is asked: the first of several ways, or
/// another `way` at each place. What was done before may leave fewer.
fn take(game: &dyn AnyGame, lesson: &Lesson, place: &str, way: usize) -> Done {
    let mut table = begun(game, lesson);
    let mut done = vec![];
    while table.entries() < lesson.entries.len() {
        let drafted = table.draft(LEARNER).len();
        let entry = lesson.entries.get(table.entries() + drafted);
        let at = entry.map_or(place.to_owned(), |entry| format!("{place}, line {}", entry.number));
        // Nobody confirms a turn in which something is still owed: the page has no button for it.
        if !table.must_decide(LEARNER) {
            assert!(drafted > 0, "{at}: the learner is not asked here");
            table = confirmed(&*table, lesson, &at);
            continue;
        }
        let said = entry.filter(|entry| drafted > 0 || !entry.cards.is_empty());
        let moves = said.map_or(&[][..], |entry| &entry.moves);
        let may = |one: &&Move| way == 0 || table.check(LEARNER, &one.action).is_ok();
        let ways: Vec<&Move> = moves.iter().filter(may).collect();
        let meant = ways.get(turned(way, done.len()) % ways.len().max(1));
        let meant = *meant.unwrap_or_else(|| panic!("{at}: the learner is not told what to do"));
        let acted = table.act(LEARNER, &meant.action);
        acted.unwrap_or_else(|refused| panic!("{at}: {refused}"));
        done.push((at, meant.clone()));
    }
    done
}

/// The first for way 0, and for others hardly the same twice.
fn turned(way: usize, step: usize) -> usize {
    (way * (way + step + 31) * 2_654_435_761) >> 16
}

/// The table after the learner has confirmed, and the lesson has gone on.
fn confirmed(table: &dyn AnyTable, lesson: &Lesson, at: &str) -> Box<dyn AnyTable> {
    let lines = lesson.going_on(table);
    let lines = lines.unwrap_or_else(|strayed| panic!("{at}: {strayed}"));
    let next = table.followed_by(&lines).unwrap_or_else(|fault| panic!("{at}: {fault}"));
    let after = table.entries() + lines.len();
    assert_eq!(next.entries(), after, "{at}: something is drawn that is not in the lesson");
    next
}

/// Enough to do each thing that may be done instead of another.
const WAYS: usize = 60;

#[test]
fn every_lesson_plays_through_and_each_awaited_move_is_legal() {
    for (game, file, place) in lessons() {
        let lesson = read(game, file, &place);
        let has_ways = lesson.entries.iter().any(|entry| entry.moves.len() > 1);
        let ways = if has_ways { WAYS } else { 1 };
        let done: Done = (0..ways).flat_map(|way| take(game, &lesson, &place, way)).collect();
        assert!(!done.is_empty(), "{place} asks for nothing");
        for entry in &lesson.entries {
            let at = format!("{place}, line {}", entry.number);
            let is_asked = done.iter().any(|(line, _)| *line == at);
            for one in entry.moves.iter().filter(|_| is_asked) {
                let is_done = done.iter().any(|(line, meant)| *line == at && meant == one);
                assert!(is_done, "{at}: nobody who follows the lesson can do `{}`", one.line);
            }
        }
        assert!(!lesson.ending.is_empty(), "{place} has no last words");
    }
}

#[test]
fn every_kind_of_action_is_learned_or_left_out_by_name() {
    struct Kinds;
    impl Visitor for Kinds {
        fn visit<G: Game, E: Evaluate<G> + Debug>(&mut self, _: &'static Kind<G, E>) {
            let (mut learned, mut left_out) = (BTreeSet::new(), BTreeSet::new());
            for (game, file, place) in lessons() {
                if game.facts().id == G::ID {
                    let lesson = read(game, file, &place);
                    let verb =
                        |(_, one): (String, Move)| one.action["do"].as_str().map(str::to_owned);
                    learned.extend(take(game, &lesson, &place, 0).into_iter().filter_map(verb));
                    left_out.extend(lesson.left_out);
                }
            }
            if learned.is_empty() {
                return;
            }
            let all = G::Action::WORDS.iter().map(|word| ids::snake_case(word.name));
            let all: BTreeSet<String> = all.collect();
            let both: BTreeSet<String> = learned.union(&left_out).cloned().collect();
            assert_eq!(both, all, "lessons of {}", G::ID);
            let twice: Vec<_> = learned.intersection(&left_out).collect();
            assert_eq!(twice, [] as [&String; 0], "{}: learned, and named as left out", G::ID);
        }
    }
    visit(&mut Kinds);
}

#[test]
fn every_sentence_is_there_in_every_language_and_none_is_left_over() {
    for game in skerry_catalog::games() {
        let id = game.facts().id;
        let mut said = BTreeSet::new();
        for (_, file, place) in lessons().into_iter().filter(|one| one.0.facts().id == id) {
            let lesson = read(*game, file, &place);
            let cards = lesson.entries.iter().flat_map(|entry| &entry.cards);
            said.extend(cards.chain(&lesson.ending).map(|card| ids::lesson(id, &card.say)));
        }
        for language in [Language::En, Language::De] {
            let texts = game.texts(language, &[]);
            for sentence in &said {
                let found = texts.find(sentence, &Value::Null);
                assert!(found.is_some(), "{language}: {sentence} is missing");
            }
        }
        let path = format!("{}/../{id}/text/en.ftl", env!("CARGO_MANIFEST_DIR"));
        let source = std::fs::read_to_string(path).expect("a game has its sentences");
        let prefix = ids::lesson(id, "");
        let written = source.lines().filter_map(|line| line.split_once(" = "));
        let written = written.map(|(name, _)| name).filter(|name| name.starts_with(&prefix));
        let unsaid: Vec<_> = written.filter(|name| !said.contains(*name)).collect();
        assert_eq!(unsaid, [] as [&str; 0], "nobody says this");
    }
}

#[test]
fn what_is_explained_of_the_scoring_is_there() {
    for (game, file, place) in lessons() {
        let lesson = read(game, file, &place);
        let played = lesson.opening().len();
        let lines = lesson.entries.iter().skip(played).map(|entry| entry.line.clone());
        let end = begun(game, &lesson).followed_by(&lines.collect::<Vec<_>>());
        let standings = end.expect("it has been replayed").standings();
        let counted: Vec<&str> = standings[0].breakdown.iter().map(|line| line.category).collect();
        let points = lesson.ending.iter().flat_map(|card| &card.points);
        let explained: Vec<&str> = points.filter_map(|at| at.strip_prefix("score:")).collect();
        assert!(!explained.is_empty(), "{place}: the scoring is not explained");
        for category in explained {
            assert!(counted.contains(&category), "{place}: nothing counts for `{category}`");
        }
    }
}

#[test]
fn what_the_lesson_does_not_ask_for_is_refused() {
    let game = find("my-island").expect("in the catalog");
    let file = game.lessons()[0];
    let lesson = read(game, file, file.name);
    let mut table = begun(game, &lesson);
    let meant = &lesson.entries[table.entries()].moves[0].action;
    let other = table.legal(LEARNER).into_iter().find(|action| action != meant);
    table.act(LEARNER, &other.expect("there is more than one place")).expect("it is legal");
    assert_eq!(lesson.going_on(&*table), Err(Strayed));
}

#[test]
fn a_lesson_that_no_longer_works_is_named_by_its_line() {
    let game = find("my-island").expect("in the catalog");
    let text = game.lessons()[0].text;
    let fault = |text: &str| Lesson::read(game, text).expect_err("it is broken").to_string();
    let moved = text.replacen("at=2,7", "at=12,0", 1);
    assert_eq!(fault(&moved), "line 13: forbidden by rule R6");
    assert!(fault(&text.replacen("# say welcome", "# tell welcome", 1)).starts_with("line 7: "));
    let misplaced = text.replacen("* card", "# say first\n* card", 1);
    assert!(fault(&misplaced).starts_with("line 6: `say` stands before what the learner"));
    let mistyped = text.replacen("a finish\n", "a finish\n# or finnish\n", 1);
    assert!(fault(&mistyped).contains("line 9"), "{}", fault(&mistyped));
}
