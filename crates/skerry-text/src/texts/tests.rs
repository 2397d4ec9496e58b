//! Sentences with numbers, names and plurals, in both languages.
use super::*;

const ENGLISH: &str = "\
harbour-name = Harbour
harbour-ship_moored = { $player } moors with { $crew ->
    [0] nobody
    [one] { $crew } hand
   *[other] { $crew } hands
  }{ $cargo ->
    [fish] , smelling
   *[none] { \"\" }
  }.
harbour-storm = { $seat }: { $points }, { $safe ->
    [true] safe
   *[false] lost
  }
harbour-toll_paid = { $player } pays { $owner ->
    [one] { $owner_name }
    [other] { $owner_name }
   *[none] nobody
  }.
harbour-do-moor = Moor at { $pier }
harbour-draw-tide = { $height }
harbour-rule-2_1 = A ship needs a free pier.
    .title = Mooring
harbour-rule-R1 = A pier takes one ship.
    .title = One ship each
harbour-refused-2_1 = Rule 2.1: this pier is taken. Choose another.
";

const GERMAN: &str = "\
harbour-ship_moored = { $player } legt an, { $crew ->
    [0] ohne Besatzung
    [one] mit { $crew } Matrosen an Bord
   *[other] mit { $crew } Leuten an Bord
  }.
";

fn english() -> Texts {
    Texts::new(Language::En, &[ENGLISH]).unwrap()
}

fn german() -> Texts {
    Texts::new(Language::De, &[GERMAN]).unwrap()
}

fn names() -> Vec<String> {
    ["Anna", "Ben", "Cleo"].map(str::to_owned).into()
}

fn moored(crew: u8) -> Value {
    json!({ "event": "ship_moored", "seat": 1, "crew": crew, "cargo": "coal" })
}

#[test]
fn an_event_is_told_with_names_and_plurals() {
    let told = |crew| english().event("harbour", &moored(crew), &names());
    assert_eq!(told(0), "Ben moors with nobody.");
    assert_eq!(told(1), "Ben moors with 1 hand.");
    assert_eq!(told(7), "Ben moors with 7 hands.");
    let told = |crew| german().event("harbour", &moored(crew), &names());
    assert_eq!(told(0), "Ben legt an, ohne Besatzung.");
    assert_eq!(told(1), "Ben legt an, mit 1 Matrosen an Bord.");
    assert_eq!(told(7), "Ben legt an, mit 7 Leuten an Bord.");
}

#[test]
fn an_event_selects_by_word() {
    let fish = json!({ "event": "ship_moored", "seat": 0, "crew": 2, "cargo": "fish" });
    let told = english().event("harbour", &fish, &names());
    assert_eq!(told, "Anna moors with 2 hands, smelling.");
}

#[test]
fn a_seat_without_a_name_has_a_number() {
    assert_eq!(english().event("harbour", &moored(0), &[]), "Player 2 moors with nobody.");
    assert_eq!(german().event("harbour", &moored(0), &[]), "Spieler 2 legt an, ohne Besatzung.");
}

#[test]
fn an_owner_is_told_by_name_too() {
    let paid = json!({ "event": "toll_paid", "seat": 0, "owner": 1 });
    assert_eq!(english().event("harbour", &paid, &names()), "Anna pays Ben.");
    let to_nobody = json!({ "event": "toll_paid", "seat": 0, "owner": null });
    assert_eq!(english().event("harbour", &to_nobody, &names()), "Anna pays nobody.");
}

#[test]
fn arguments_keep_their_kind() {
    let storm = |points: i32, safe: bool| {
        let storm = json!({ "event": "storm", "seat": 2, "points": points, "safe": safe });
        english().event("harbour", &storm, &names())
    };
    assert_eq!(storm(-3, true), "2: \u{2212}3, safe");
    assert_eq!(storm(1200, false), "2: 1200, lost");
}

#[test]
fn actions_and_chances_are_found_by_their_tags() {
    let texts = english();
    assert_eq!(texts.action("harbour", &json!({ "do": "moor", "pier": "4,1" })), "Moor at 4,1");
    assert_eq!(texts.chance("harbour", &json!({ "draw": "tide", "height": 3 })), "3");
}

#[test]
fn a_missing_text_is_shown_as_its_id() {
    let texts = english();
    assert_eq!(texts.action("harbour", &json!({ "do": "sink" })), "harbour-do-sink");
    assert_eq!(texts.action("harbour", &json!("sink")), "harbour-do-");
    assert_eq!(texts.game_name("harbour"), "Harbour");
    assert_eq!(texts.about("harbour"), "harbour-about");
    assert_eq!(texts.find("harbour-rule-2_1.hint", &Value::Null), None);
}

#[test]
fn an_argument_that_is_null_or_nested_is_left_out() {
    let texts = english();
    for height in [Value::Null, json!([1])] {
        let tide = json!({ "draw": "tide", "height": height });
        assert_eq!(texts.chance("harbour", &tide), "{$height}");
    }
}

#[test]
fn a_refusal_says_what_would_be_right_or_else_the_rule() {
    let texts = english();
    assert_eq!(texts.rule_title("harbour", "2.1"), "Mooring");
    assert_eq!(texts.rule("harbour", "2.1"), "A ship needs a free pier.");
    let refusal = "Rule 2.1: this pier is taken. Choose another.";
    assert_eq!(texts.refusal("harbour", "2.1"), refusal);
    assert_eq!(texts.refusal("harbour", "R1"), "Rule R1: A pier takes one ship.");
}

#[test]
fn the_table_speaks_both_languages() {
    let (english, german) = (english(), german());
    assert_eq!(english.list(&names()), "Anna, Ben and Cleo");
    assert_eq!(german.list(&names()), "Anna, Ben und Cleo");
    let winner = |texts: &Texts, names: &[String]| {
        let args = json!({ "names": texts.list(names), "count": names.len() });
        texts.say("table-winner", &args)
    };
    assert_eq!(winner(&english, &names()[..1]), "Anna wins.");
    assert_eq!(winner(&german, &names()[..2]), "Anna und Ben teilen sich den Sieg.");
    let rank = |texts: &Texts, points: i32| {
        texts.say("table-rank", &json!({ "rank": 2, "player": "Ben", "points": points }))
    };
    assert_eq!(rank(&english, 1), "2. Ben: 1 point");
    assert_eq!(rank(&german, -4), "2. Ben: \u{2212}4 Punkte");
}

#[test]
fn a_bad_source_is_refused() {
    let syntax = Texts::new(Language::En, &["harbour-a = A\nharbour-b = { $\n"]).unwrap_err();
    let is_placed = matches!(syntax, SourceError::Syntax { source_index: 1, line: 2, .. });
    assert!(is_placed, "{syntax}");
    let twice = Texts::new(Language::En, &["table-list = again"]).unwrap_err();
    let id = "table-list".to_owned();
    assert_eq!(twice, SourceError::Duplicate { source_index: 1, id });
}

#[test]
fn texts_can_be_shared_between_threads() {
    fn is_shared<T: Send + Sync>() {}
    is_shared::<Texts>();
}

#[test]
fn places_are_named_as_they_are_typed_or_as_people_call_them() {
    let source = "harbour-moored = Moored{ $coordinates ->
    [shown] {\" \"}at { $pier }
   *[hidden] { \"\" }
  }, { $players }.";
    let texts = || Texts::new(Language::En, &[source]).unwrap();
    let moored = json!({ "event": "moored", "pier": "P7" });
    assert_eq!(texts().event("harbour", &moored, &names()), "Moored at P7, 3.");
    assert_eq!(texts().without_coordinates().event("harbour", &moored, &[]), "Moored, 0.");
}
