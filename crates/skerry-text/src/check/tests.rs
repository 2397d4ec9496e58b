//! Each kind of problem is found in sources made up for it.
use super::*;

const MOORED: Rule = Rule { id: "2.1", section: "2" };
const FULL: Rule = Rule { id: "R1", section: "2" };

/// A harbour with one word of each kind.
const HARBOUR: GameWords<'static> = GameWords {
    id: "harbour",
    events: &[Word { name: "ShipMoored", fields: &["seat", "pier", "crew"] }],
    actions: &[Word { name: "Moor", fields: &["pier"] }],
    chances: &[Word { name: "Tide", fields: &["height"] }],
    rules: &[&MOORED, &FULL],
    sealed_rules: &[],
    categories: &["ships"],
    effects: &[Word { name: "fleet_grows", fields: &["from", "to"] }],
    aims: &["fleet"],
    choices: &[Choice { name: "storm", values: &["calm", "wild"], sealed: &[] }],
    prompts: &[Word { name: "Wait", fields: &[] }],
    names: None,
};

const GOOD: &str = "\
harbour-name = Harbour
harbour-about = Ships come in.
harbour-ship_moored = { $player } moors at { $pier } with { $crew ->
    [one] one hand
   *[other] { NUMBER($crew) } { -harbour-hand }s
  }
-harbour-hand = hand
harbour-do-moor = Moor at { $pier }
harbour-draw-tide = The tide is { $height }
harbour-rule-2_1 = A ship needs a free pier.
    .title = Mooring
harbour-rule-R1 = A pier takes one ship.
    .title = One ship each
harbour-refused-2_1 = This pier is taken. Choose another.
harbour-prompt-wait = Wait for the tide.
harbour-score-ships = Ships
harbour-effect-fleet_grows = The fleet grows from { $from } to { $to }.
harbour-aim-fleet = Fleet
    .about = Five ships make a fleet.
harbour-option-storm = Weather
harbour-option-storm-calm = calm
harbour-option-storm-wild = wild
";

/// The problems of an English source when the German one is good.
fn english(source: &str) -> Vec<Problem> {
    check_words(&HARBOUR, &[(Language::En, source), (Language::De, GOOD)])
}

/// The same, for a good source with one line more.
fn with_line(line: &str) -> Vec<Problem> {
    english(&format!("{GOOD}{line}\n"))
}

fn id(id: &str) -> (Language, String) {
    (Language::En, id.to_owned())
}

#[test]
fn good_texts_have_no_problems() {
    assert_eq!(english(GOOD), []);
}

#[test]
fn a_missing_text_is_reported_for_its_language() {
    let (language, id) = id("harbour-do-moor");
    let without = GOOD.replace("harbour-do-moor = Moor at { $pier }\n", "");
    assert_eq!(english(&without), [Problem::Missing { language, id }]);
}

#[test]
fn every_language_is_asked_for() {
    let problems = check_words(&HARBOUR, &[(Language::En, GOOD)]);
    let is_german = |problem: &Problem| match problem {
        Problem::Missing { language, .. } | Problem::NotInAll { language, .. } => {
            *language == Language::De
        }
        _ => false,
    };
    assert_eq!(problems.len(), 18, "15 texts, 2 titles and an explanation");
    assert!(problems.iter().all(is_german));
}

#[test]
fn a_refusal_is_said_in_every_language_or_in_none() {
    let (language, id) = id("harbour-refused-2_1");
    let without = GOOD.replace("harbour-refused-2_1", "# harbour");
    assert_eq!(english(&without), [Problem::NotInAll { language, id }]);
    let sources = [(Language::En, without.as_str()), (Language::De, &without)];
    assert_eq!(check_words(&HARBOUR, &sources), []);
}

#[test]
fn a_rule_has_a_title() {
    let (language, id) = id("harbour-rule-R1.title");
    let without = GOOD.replace("    .title = One ship each\n", "");
    assert_eq!(english(&without), [Problem::Missing { language, id }]);
}

#[test]
fn a_title_alone_is_no_text() {
    let (language, id) = id("harbour-rule-R1");
    let without = GOOD.replace("harbour-rule-R1 = A pier takes one ship.", "harbour-rule-R1 =");
    assert_eq!(english(&without), [Problem::Missing { language, id }]);
}

#[test]
fn a_name_in_one_language_only_is_missing_in_the_other() {
    for name in ["harbour-ship-brig", "harbour-refused-R1"] {
        let problem = Problem::NotInAll { language: Language::De, id: name.to_owned() };
        assert_eq!(with_line(&format!("{name} = Text")), [problem]);
    }
}

#[test]
fn a_text_nothing_asks_for_is_reported() {
    for name in [
        "harbour-ship_sunk",
        "harbour-do-sink",
        "harbour-draw-rain",
        "harbour-rule-7",
        "harbour-refused-7",
        "harbour-prompt-sail",
        "harbour-score-fish",
        "harbour-option-storm-mild",
        "island-name",
        "-hull",
    ] {
        let (language, id) = id(name);
        let problems = with_line(&format!("{name} = Text"));
        assert_eq!(problems, [Problem::Unasked { language, id }]);
    }
}

#[test]
fn an_attribute_nothing_asks_for_is_reported() {
    let (language, id) = id("harbour-option-storm-wild.hint");
    assert_eq!(with_line("    .hint = Hold fast"), [Problem::Unasked { language, id }]);
}

#[test]
fn known_names_and_prompts_are_demanded_exactly() {
    let prompts = [Word { name: "Moor", fields: &["ship"] }];
    let words = GameWords { prompts: &prompts, names: Some(&["ship-brig"]), ..HARBOUR };
    let good = GOOD.replace("prompt-wait = Wait for the tide.", "prompt-moor = Moor { $pier }");
    let source = format!("{good}harbour-ship-sloop = Sloop\n");
    let (language, id) = (Language::En, |id: &str| id.to_owned());
    let sources = [(Language::En, source.as_str()), (Language::De, &source)];
    let problems = check_words(&words, &sources);
    let moor = id("harbour-prompt-moor");
    let expected = [
        Problem::Missing { language, id: id("harbour-ship-brig") },
        Problem::Unasked { language, id: id("harbour-ship-sloop") },
        Problem::UnknownVariable { language, id: moor, variable: id("pier") },
    ];
    assert_eq!(problems[..3], expected);
    assert_eq!(problems.len(), 6, "the same again in German");
}

/// The English text of the event, in place of the good one.
fn with_event(text: &str) -> Vec<Problem> {
    let (before, rest) = GOOD.split_once("harbour-ship_moored").unwrap();
    let (_, after) = rest.split_once("  }\n").unwrap();
    english(&format!("{before}harbour-ship_moored = {text}\n{after}"))
}

#[test]
fn a_variable_its_word_does_not_have_is_found_wherever_it_stands() {
    for text in [
        "{ $cargo }",
        "{ { $cargo } }",
        "{ NUMBER($cargo) }",
        "{ $cargo ->\n   *[one] one\n  }",
        "{ $crew ->\n   *[one] { $cargo }\n  }",
        "{ $crew ->\n    [one] one\n   *[other] { $pier ->\n       *[a] { $cargo }\n    }\n  }",
    ] {
        let (language, id) = id("harbour-ship_moored");
        let variable = "cargo".to_owned();
        let unknown = Problem::UnknownVariable { language, id, variable };
        assert_eq!(with_event(text), [unknown], "{text}");
    }
}

#[test]
fn a_variable_in_a_title_is_found() {
    let (language, id) = id("harbour-rule-R1");
    let source = GOOD.replace("One ship each", "One ship for { $player }");
    let variable = "player".to_owned();
    assert_eq!(english(&source), [Problem::UnknownVariable { language, id, variable }]);
}

#[test]
fn only_words_with_a_seat_have_a_player() {
    let (language, id) = id("harbour-draw-tide");
    let source = GOOD.replace("{ $height }", "{ $player }");
    let variable = "player".to_owned();
    assert_eq!(english(&source), [Problem::UnknownVariable { language, id, variable }]);
}

#[test]
fn a_reference_leads_somewhere() {
    for reference in ["harbour-nowhere", "-harbour-nobody", "harbour-name.title", "SHOUT()"] {
        let (language, id) = id("harbour-ship_moored");
        let unknown = Problem::UnknownReference { language, id, reference: reference.to_owned() };
        assert_eq!(with_event(&format!("{{ {reference} }}")), [unknown]);
    }
}

#[test]
fn an_unreadable_line_is_reported_with_its_number() {
    let problems = with_line("harbour-ship-brig = { $");
    let [Problem::Syntax { language: Language::En, line, .. }] = &problems[..] else {
        panic!("{problems:?}");
    };
    assert_eq!(*line, 1 + GOOD.lines().count());
}

#[test]
fn an_id_is_defined_once() {
    for name in ["harbour-name", "-harbour-hand"] {
        let (language, id) = id(name);
        let problems = with_line(&format!("{name} = Again"));
        assert_eq!(problems, [Problem::Duplicate { language, id }]);
    }
}

#[test]
fn a_problem_reads_as_a_sentence() {
    let (language, id) = id("harbour-do-moor");
    let problem = Problem::UnknownVariable { language, id, variable: "crew".to_owned() };
    assert_eq!(problem.to_string(), "en: harbour-do-moor has no $crew");
}

/// What the table can say, and with which arguments.
const TABLE: &[Word] = &[
    Word { name: "not_your_decision", fields: &[] },
    Word { name: "nothing_to_undo", fields: &[] },
    Word { name: "nothing_to_commit", fields: &[] },
    Word { name: "refused", fields: &["rule", "text"] },
    Word { name: "bot_thinks_again", fields: &["player"] },
    Word { name: "bot_gives_way", fields: &["player"] },
    Word { name: "bot_too_slow", fields: &["player"] },
    Word { name: "nonce_left_out", fields: &["player"] },
    Word { name: "your_turn", fields: &[] },
    Word { name: "waiting_for", fields: &["names"] },
    Word { name: "game_over", fields: &[] },
    Word { name: "winner", fields: &["names", "count"] },
    Word { name: "rank", fields: &["rank", "player", "points"] },
    Word { name: "list", fields: &["most", "last"] },
    Word { name: "seat", fields: &["number"] },
];

/// What can be wrong with a request to the server, and is told beside what was asked.
const PROBLEMS: &[&str] = &[
    "no_such_code",
    "unreadable",
    "too_large",
    "not_json",
    "other_site",
    "bad_name",
    "bad_options",
    "bad_seats",
    "not_host",
    "not_your_seat",
    "bot_plays",
    "still_here",
    "just_left",
    "seat_changed",
    "bad_nonce",
    "nonce_too_early",
    "other_nonce",
    "not_dealt",
    "not_over",
    "is_over",
    "cannot_begin",
    "no_record",
    "bad_record",
    "record_of_other_rules",
    "record_of_campaign",
    "too_many_records",
    "no_such_lesson",
    "strayed",
    "out_of_step",
    "hints_off",
    "nobody_to_beat",
    "talk_off",
    "talk_of_players",
    "muted",
    "bad_words",
    "no_such_line",
    "talk_too_fast",
    "bad_address",
    "no_such_address",
    "private_address",
    "not_socket",
    "too_many_tables",
    "too_slow",
];

/// What can be wrong with a whole page, so that it has a title.
const TITLED: &[&str] = &[
    "no_guest",
    "no_such_match",
    "no_such_game",
    "no_such_seat",
    "no_such_invitation",
    "no_seat_left",
    "no_such_entry",
    "no_such_page",
    "no_such_campaign",
    "no_such_envelope",
    "no_such_island",
    "bad_campaign",
    "not_your_island",
    "island_changed",
    "no_island_left",
    "islands_open",
    "envelope_closed",
    "chapter_not_over",
    "campaign_over",
    "in_campaign",
    "other_rules",
    "too_fast",
    "too_many_windows",
    "not_stored",
    "broken",
];

#[test]
fn the_texts_of_the_table_are_complete() {
    let mut demand = Demand { prefix: "table-".to_owned(), ..Demand::default() };
    demand.words(TABLE, ids::table);
    for name in PROBLEMS {
        demand.words(&[Word { name, fields: &[] }], |word| format!("problem-{word}"));
    }
    for name in TITLED {
        let wanted = Wanted { attributes: &["title"], ..Wanted::default() };
        demand.wanted.insert(format!("problem-{name}"), wanted);
    }
    assert_eq!(compare(&demand, &Language::ALL.map(|of| (of, of.table_texts()))), []);
}

#[test]
fn every_reason_has_a_sentence_for_what_is_gained_and_for_what_is_lost() {
    let good = "harbour-why-room = More ships find room.\n    .loss = Fewer ships find room.\n";
    let english = |source: &str| {
        check_reasons("harbour", &["room"], &[(Language::En, source), (Language::De, good)])
    };
    let (language, id) = (Language::En, |id: &str| id.to_owned());
    assert_eq!(english(good), []);
    let half = "harbour-why-room = More ships find room.\n";
    assert_eq!(english(half), [Problem::Missing { language, id: id("harbour-why-room.loss") }]);
    let surplus = format!("{good}harbour-why-tide = The tide helps.\n");
    assert_eq!(english(&surplus), [Problem::Unasked { language, id: id("harbour-why-tide") }]);
}
