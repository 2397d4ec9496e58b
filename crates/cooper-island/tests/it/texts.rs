//! Every sentence of the game, in every language.
use cooper_island::{
    CooperIsland,
    components::{
        Boat, Building, Card, Cargo, Crate, Islet, Item, LogBook, Market, Milestone, Order,
        Section, Strategy, Terrain, Worker,
    },
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
    assert_eq!(check_texts::<CooperIsland>(&TEXTS), []);
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

/// Kind and name of everything of these kinds.
macro_rules! all {
    ($($kind:literal: $things:expr),* $(,)?) => {
        [$($things.map(|thing| ($kind, written(thing))).to_vec()),*].concat()
    };
}

#[test]
fn every_thing_has_a_name() {
    let things = all![
        "terrain": Terrain::ALL, "item": Item::ALL, "worker": Worker::ALL,
        "building": Building::ALL, "strategy": Strategy::ALL,
    ];
    for texts in languages() {
        for (kind, name) in &things {
            let id = format!("cooper-island-{kind}-{name}");
            assert!(texts.find(&id, &Value::Null).is_some(), "{id}");
        }
    }
}

#[test]
fn every_card_and_token_says_what_it_does() {
    let things = all![
        "card": Card::ALL, "islet": Islet::ALL, "boat": Boat::ALL, "log_book": LogBook::ALL,
        "order": Order::ALL, "crate": Crate::ALL, "market": Market::ALL,
        "milestone": Milestone::ALL, "section": Section::ALL, "cargo": Cargo::ALL,
    ];
    let arguments = [("log_book", "book"), ("crate", "lid")];
    for texts in languages() {
        for (kind, name) in &things {
            let id = format!("cooper-island-{kind}-{name}");
            assert!(texts.find(&format!("{id}.effect"), &Value::Null).is_some(), "{id}");
            let argument = arguments.iter().find(|(it, _)| it == kind).map_or(*kind, |it| it.1);
            let any = if *kind == "section" { "section_name" } else { kind };
            let named = texts.find(&format!("cooper-island-any-{any}"), &json!({ argument: name }));
            assert_eq!(named, texts.find(&id, &Value::Null), "{id}");
        }
        let effect = texts.find("cooper-island-card-mint.effect", &Value::Null);
        assert_eq!(Some(texts.rule("cooper-island", "LB3")), effect, "the rule is the sentence");
    }
}

#[test]
fn printed_costs_are_told_as_they_are() {
    let [english, _] = languages();
    for cargo in Cargo::ALL {
        let cost = cargo.cost();
        let told = english.action("cooper-island", &json!({ "do": "supply", "cargo": cargo }));
        let (gold, cloth) = (cost[Item::Gold.index()], cost[Item::Cloth.index()]);
        assert!(told.contains(&format!("{gold} gold and {cloth} cloth")), "{told}");
        assert!(told.contains(&format!("for {} helm", cargo.helm())), "{told}");
    }
    for building in Building::ALL {
        let told = english.action("cooper-island", &json!({ "do": "erect", "building": building }));
        let wood = building.cost()[Item::Wood.index()];
        assert!(told.contains(&format!("{wood} wood")), "{told}");
    }
}

#[test]
fn fees_name_who_gets_them() {
    let names = ["Anna".to_owned(), "Ben".to_owned()];
    let [english, german] = languages();
    let paid = json!({ "event": "fee_paid", "seat": 0, "item": "wood", "owner": 1 });
    let told = |texts: &Texts, event| texts.event("cooper-island", event, &names);
    assert_eq!(told(&english, &paid), "Anna pays 1 wood to Ben for stacking.");
    assert_eq!(told(&german, &paid), "Anna zahlt 1 Holz an Ben fürs Stapeln.");
    let own = json!({ "event": "harbor_fee_paid", "seat": 0, "item": "coin", "owner": null });
    assert_eq!(told(&english, &own), "Anna pays 1 coin to the supply for the harbor.");
}
