//! Every sentence of the game, in every language.
use serde::Serialize;
use serde_json::{Value, json};
use skerry_text::{Language, Texts, check_texts};
use yamatai::{
    Yamatai,
    components::{Cargo, Culture, Fleet, Specialist, Tile},
};

const TEXTS: [(Language, &str); 2] = [
    (Language::En, include_str!("../../text/en.ftl")),
    (Language::De, include_str!("../../text/de.ftl")),
];

#[test]
fn every_word_has_its_sentence_in_every_language() {
    assert_eq!(check_texts::<Yamatai>(&TEXTS), []);
}

fn languages() -> [Texts; 2] {
    TEXTS.map(|(language, source)| Texts::new(language, &[source]).expect("well formed"))
}

fn written(thing: impl Serialize) -> String {
    serde_json::to_value(thing)
        .ok()
        .and_then(|name| Some(name.as_str()?.to_owned()))
        .expect("a name")
}

#[test]
fn every_thing_has_a_name() {
    let cargoes = Cargo::ALL.map(|cargo| ("cargo", written(cargo)));
    let cultures = Culture::ALL.map(|culture| ("culture", written(culture)));
    let specialists = Specialist::ALL.map(|specialist| ("specialist", written(specialist)));
    let things = cargoes.into_iter().chain(cultures).chain(specialists);
    for texts in languages() {
        for (kind, name) in things.clone() {
            let named = texts.find(&format!("yamatai-{kind}-{name}"), &Value::Null);
            assert!(named.is_some(), "{kind} {name}");
            let args = json!({ kind: name });
            assert_eq!(texts.find(&format!("yamatai-any-{kind}"), &args), named, "{kind} {name}");
        }
    }
}

#[test]
fn every_power_building_and_specialist_says_what_it_does() {
    let fleets = Fleet::all().map(|fleet| format!("yamatai-fleet-{fleet}.effect"));
    let tiles = Tile::all().map(|tile| format!("yamatai-tile-{tile}.effect"));
    let specialists =
        Specialist::ALL.map(|it| format!("yamatai-specialist-{}.effect", written(it)));
    let ids: Vec<String> = fleets.chain(tiles).chain(specialists).collect();
    for texts in languages() {
        for id in &ids {
            assert!(texts.find(id, &Value::Null).is_some(), "{id}");
        }
        let effect = texts.find("yamatai-fleet-F7.effect", &Value::Null);
        assert_eq!(Some(texts.rule("yamatai", "F7")), effect, "the rule is the sentence");
    }
}

#[test]
fn payments_and_moored_boats_are_told_in_words() {
    let [english, german] = languages();
    let paid = json!({ "do": "recruit", "specialist": "toyo_tama", "offering": "orange-blue-red" });
    assert_eq!(
        english.action("yamatai", &paid),
        "Hire Toyo Tama for tokens in orange, blue and red"
    );
    assert_eq!(
        german.action("yamatai", &paid),
        "Toyo Tama anwerben für Plättchen in Orange, Blau und Rot"
    );
    let kept = json!({ "do": "moor", "keep": "BBG" });
    let told = "Moor 2 bamboo and gold";
    assert_eq!(english.action("yamatai", &kept), told);
    let none = json!({ "do": "moor", "keep": "none" });
    assert_eq!(
        german.action("yamatai", &none),
        "Kein Schiff festmachen; alle kommen neben den Hafen"
    );
}

#[test]
fn sentences_name_what_was_built_and_where() {
    let names = ["Anna".to_owned()];
    let built = json!({ "event": "tile_built", "seat": 0, "tile": "T18", "island": "I10" });
    let [english, german] = languages();
    assert_eq!(
        english.event("yamatai", &built, &names),
        "Anna builds a trading post of wood, stone and clay (T18) on I10."
    );
    assert_eq!(
        german.event("yamatai", &built, &names),
        "Anna baut einen Handelsposten aus Holz, Stein und Lehm (T18) auf I10."
    );
}
