//! Every sentence of the game, in every language.
use my_island::{MyIsland, components::Tile};
use serde_json::{Value, json};
use skerry_text::{Language, Texts, check_texts};

/// With all that is sealed: a sentence may name what another file holds.
macro_rules! all_texts {
    ($language:literal) => {
        concat!(
            include_str!(concat!("../../text/", $language, ".ftl")),
            include_str!(concat!("../../text/chapter-1/", $language, ".ftl")),
            include_str!(concat!("../../text/chapter-2/", $language, ".ftl")),
            include_str!(concat!("../../text/chapter-3/", $language, ".ftl")),
            include_str!(concat!("../../text/chapter-4/", $language, ".ftl")),
            include_str!(concat!("../../text/chapter-5/", $language, ".ftl")),
            include_str!(concat!("../../text/chapter-6/", $language, ".ftl")),
            include_str!(concat!("../../text/chapter-7/", $language, ".ftl")),
            include_str!(concat!("../../text/chapter-8/", $language, ".ftl")),
        )
    };
}

const TEXTS: [(Language, &str); 2] =
    [(Language::En, all_texts!("en")), (Language::De, all_texts!("de"))];

#[test]
fn every_word_has_its_sentence_in_every_language() {
    assert_eq!(check_texts::<MyIsland>(&TEXTS), []);
}

fn languages() -> [Texts; 2] {
    TEXTS.map(|(language, source)| Texts::new(language, &[source]).expect("well formed"))
}

#[test]
fn a_tile_is_called_by_what_is_drawn_on_it() {
    for texts in languages() {
        for tile in (1..=u8::MAX).map_while(Tile::numbered) {
            let symbol = |symbol| {
                let symbol = serde_json::to_value(symbol).expect("a name");
                let name = symbol.as_str().expect("a word");
                texts.word(&format!("my-island-symbol-{name}"))
            };
            let drawn: Vec<String> = tile.print().symbols.iter().map(symbol).collect();
            let args = json!({ "tile": tile.to_string() });
            assert_eq!(texts.say("my-island-any-symbols", &args), drawn.join("-"), "{tile}");
        }
    }
}

#[test]
fn a_page_names_tiles_and_a_terminal_says_what_to_type() {
    let placed = json!({
        "event": "tile_placed", "seat": 0, "tile": "T07", "rotation": 2, "at": "3,5"
    });
    let told = |texts: &Texts| texts.event("my-island", &placed, &["Anna".to_owned()]);
    let typed = languages().map(|texts| told(&texts));
    assert_eq!(
        typed,
        [
            "Anna places tile T07 at (3,5), turned by 120°.",
            "Anna legt Plättchen T07 auf (3,5), gedreht um 120°.",
        ]
    );
    let called = languages().map(|texts| told(&texts.without_coordinates()));
    assert_eq!(
        called,
        ["Anna places the field-field-wall tile.", "Anna legt das Acker-Acker-Mauer-Plättchen."]
    );
}

#[test]
fn a_prompt_offers_only_what_can_be_done() {
    let [english, german] = languages().map(Texts::without_coordinates);
    let asked = |texts: &Texts, fits: bool, passes: bool| {
        let args = json!({ "tile": "T19", "fits": fits, "passes": passes });
        texts.prompt("my-island", "decide", args, &[])
    };
    assert_eq!(asked(&english, true, true), "Place the field-house-path tile, pass, or finish.");
    assert_eq!(asked(&english, false, true), "This tile fits nowhere: pass or finish.");
    assert_eq!(
        asked(&german, false, true),
        "Dieses Plättchen passt nirgends: Passe oder höre auf."
    );
    for passes in [true, false] {
        assert!(!asked(&english, false, passes).contains("Place"));
        assert_eq!(asked(&english, true, passes).contains(", pass,"), passes);
    }
    let last = |fits: bool| json!({ "tile": "T19", "fits": fits });
    let asked = |fits| english.prompt("my-island", "decide_last", last(fits), &[]);
    assert_eq!([true, false].map(|fits| asked(fits).contains("place the")), [true, false]);
}

#[test]
fn a_pass_says_what_it_costs_and_alone_nobody_comes_first() {
    let [english, german] = languages();
    let pass = |cost: Value| english.say("my-island-do-pass", &json!({ "cost": cost }));
    assert!(pass(json!(1)).starts_with("Pass (−1):"));
    assert!(pass(json!(0)).starts_with("Pass (free):"));
    let ranked = json!({ "event": "ranked", "seat": 0, "rank": 1, "points": 31, "progress": 0 });
    let told = |texts: &Texts, names: &[&str]| {
        let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
        texts.event("my-island", &ranked, &names)
    };
    assert_eq!(told(&english, &["Anna"]), "Anna ends with 31 points.");
    assert_eq!(told(&german, &["Anna"]), "Anna kommt am Ende auf 31 Punkte.");
    assert_eq!(told(&english, &["Anna", "Ben"]), "Anna comes first with 31 points.");
}
