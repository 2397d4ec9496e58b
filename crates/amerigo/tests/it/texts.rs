//! Every sentence of the game, in every language.
use amerigo::{
    Amerigo,
    components::{Colour, Marker, Resource, Tile},
};
use serde::Serialize;
use serde_json::{Value, json};
use skerry_text::{Language, Texts, check_texts};

const TEXTS: [(Language, &str); 2] = [
    (Language::En, include_str!("../../text/en.ftl")),
    (Language::De, include_str!("../../text/de.ftl")),
];

#[test]
fn every_word_has_its_sentence_in_every_language() {
    assert_eq!(check_texts::<Amerigo>(&TEXTS), []);
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

/// Each kind of thing with the argument that names it in sentences.
fn things() -> Vec<(&'static str, String)> {
    let colours = Colour::ALL.map(|colour| ("colour", written(colour)));
    let resources = Resource::ALL.map(|resource| ("resource", written(resource)));
    let markers = Marker::ALL.map(|marker| ("marker", written(marker)));
    let tiles = Tile::all().map(|tile| ("tile", written(tile)));
    colours.into_iter().chain(resources).chain(markers).chain(tiles).collect()
}

#[test]
fn every_thing_has_a_name_that_sentences_use() {
    for texts in languages() {
        for (kind, name) in things() {
            let named = texts.find(&format!("amerigo-{kind}-{name}"), &Value::Null);
            assert!(named.is_some(), "{kind} {name}");
            let args = json!({ kind: name });
            assert_eq!(texts.find(&format!("amerigo-any-{kind}"), &args), named, "{kind} {name}");
        }
    }
}

#[test]
fn every_marker_and_action_is_explained() {
    let markers = Marker::ALL.map(|marker| format!("amerigo-marker-{}.effect", written(marker)));
    let actions = Colour::ALL.map(|colour| format!("amerigo-action-{}.about", written(colour)));
    for texts in languages() {
        for id in markers.iter().chain(&actions) {
            assert!(texts.find(id, &Value::Null).is_some(), "{id}");
        }
        let rule = texts.rule("amerigo", "10");
        for id in &markers {
            let effect = texts.find(id, &Value::Null).expect("found above");
            assert!(rule.contains(&effect), "rule 10 lists them all: {id}");
        }
    }
}

#[test]
fn every_shape_has_a_name() {
    for tile in Tile::all().map(written) {
        let (_, shape) = tile.split_once('-').unwrap();
        let id = format!("amerigo-shape-{shape}");
        assert!(languages().iter().all(|texts| texts.find(&id, &Value::Null).is_some()), "{id}");
    }
}

#[test]
fn sentences_name_tiles_markers_and_goods() {
    let names = ["Anna".to_owned()];
    let built = json!({
        "event": "tile_built", "seat": 0, "tile": "neutral-u5", "rotation": 1, "at": "e4", "points": 15
    });
    let bought = json!({ "event": "good_bought", "seat": 0, "resource": "coconut", "cost": 3 });
    let completed = json!({
        "event": "island_completed", "seat": 0, "at": "c3", "points": 3, "chest": true
    });
    let cash = json!({ "do": "cash_marker", "marker": "gold5" });
    let [english, german] = languages();
    let told = |texts: &Texts, event: &Value| texts.event("amerigo", event, &names);
    assert_eq!(
        told(&english, &built),
        "Anna builds a neutral tile (U of five) on e4, turned by 90°: +15"
    );
    assert_eq!(
        told(&german, &built),
        "Anna baut ein Landschaftsplättchen (Fünfer-U) auf e4, gedreht um 90°: +15"
    );
    assert_eq!(
        told(&german, &bought),
        "Anna kauft für 3 Aktionspunkte einen Warenmarker: Kokosnüsse."
    );
    assert_eq!(
        told(&english, &completed),
        "Anna completes the island of c3 and takes its treasure chest: +3"
    );
    let [english, german] = languages().map(Texts::without_coordinates);
    let island = |event: &Value| {
        let mut event = event.clone();
        event["isle"] = "small".into();
        event["where"] = "ne".into();
        event
    };
    assert_eq!(
        told(&english, &island(&built)),
        "Anna builds a neutral tile (U of five) on a small island in the north-east: +15"
    );
    assert_eq!(
        told(&german, &island(&completed)),
        "Anna stellt eine kleine Insel im Nordosten fertig und bekommt die Schatztruhe: +3"
    );
    assert_eq!(
        told(&english, &completed),
        "Anna completes an island and takes its treasure chest: +3",
        "where nobody knows the map"
    );
    assert_eq!(german.action("amerigo", &cash), "Marker einsetzen: 5 Gold");
}

#[test]
fn a_prompt_says_when_nothing_is_left_to_do() {
    let [english, german] = languages();
    let asked = |texts: &Texts, step: &str, ap: u8, idle: bool| {
        texts.prompt("amerigo", step, json!({ "ap": ap, "idle": idle }), &[])
    };
    assert_eq!(
        asked(&english, "act_green", 3, false),
        "Build your tiles: you have 3 action points left."
    );
    assert_eq!(
        asked(&english, "act_green", 3, true),
        "None of your tiles can be built now: end the turn."
    );
    assert_eq!(
        asked(&german, "act_yellow", 0, true),
        "Du hast alle Aktionspunkte verbraucht: Beende den Zug."
    );
}

#[test]
fn waiting_is_told_with_and_without_a_name() {
    let names = ["Anna", "Ben", "Cleo"].map(str::to_owned);
    let [english, german] = languages();
    let told = |texts: &Texts, args| texts.prompt("amerigo", "wait", args, &names);
    for (seat, name) in names.iter().enumerate() {
        let turn = format!("It is the turn of {name}.");
        assert_eq!(told(&english, json!({ "seat": seat })), turn);
    }
    assert_eq!(told(&english, json!({})), "It is not your turn.");
    assert_eq!(told(&german, json!({})), "Du bist nicht am Zug.");
}
