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

fn asked(texts: &Texts, step: &str, args: Value) -> String {
    texts.prompt("cooper-island", step, args, &["Anna".to_owned(), "Ben".to_owned()])
}

#[test]
fn whoever_may_refuse_a_fee_is_told_what_that_costs() {
    let [english, german] = languages();
    let stacked = json!({ "owner": 1, "anchor": true });
    assert_eq!(
        asked(&english, "fee", stacked.clone()),
        "You stack onto a worker of Ben: pay a coin or a cube, or refuse the fee and take an anchor."
    );
    let told = asked(&german, "fee", stacked);
    assert!(told.ends_with(", oder verweigere die Gebühr und nimm einen Anker."), "{told}");
    let spared = asked(&english, "fee", json!({ "owner": null, "anchor": false }));
    assert!(spared.ends_with("to the supply, or refuse the fee, which costs you no anchor."));
    let home = json!({ "owner": 0, "at_home": true, "anchor": true });
    let told = asked(&english, "harbor_fee", home.clone());
    assert!(told.starts_with("Your own harbor: pay a coin or a cube to the supply, or"), "{told}");
    let told = asked(&german, "harbor_fee", home);
    assert!(told.starts_with("Dein eigener Hafen: Zahle eine Münze oder einen Würfel an den Vor"));
    let far = json!({ "owner": 1, "at_home": false, "anchor": true });
    assert!(asked(&english, "harbor_fee", far).starts_with("The harbor of Ben: pay a coin or a"));
}

#[test]
fn numbers_and_their_words_agree() {
    let [english, german] = languages();
    let pay = |item: &str, due: u8| json!({ "item": item, "due": due });
    for (due, told, german_told) in
        [(1, "Pay 1 coin.", "Zahle 1 Münze."), (2, "Pay 2 coins.", "Zahle 2 Münzen.")]
    {
        assert_eq!(asked(&english, "pay", pay("coin", due)), told);
        assert_eq!(asked(&german, "pay", pay("coin", due)), german_told);
    }
    assert_eq!(asked(&english, "pay", pay("wood", 1)), "Pay 1 wood.");
    let short = |missing: u8| {
        let event = json!({ "event": "feeding_short", "seat": 0, "cost": 3, "missing": missing });
        german.event("cooper-island", &event, &["Anna".to_owned()])
    };
    assert_eq!(short(1), "Anna braucht 3 Nahrung, es fehlt 1.");
    assert_eq!(short(2), "Anna braucht 3 Nahrung, es fehlen 2.");
}

#[test]
fn sections_are_called_by_their_capital_letter() {
    let [english, german] = languages();
    let put = json!({ "do": "put_worker", "worker": "normal", "section": "a" });
    let told = |texts: &Texts| texts.action("cooper-island", &put);
    assert_eq!(told(&english), "Put a normal worker on section A (Explore)");
    assert!(told(&german).contains("Bereich A (Erkunden)"), "{}", told(&german));
    let covered = json!({
        "event": "cooper_placed", "worker": "normal", "section": "e", "covered": true,
    });
    let told = german.event("cooper-island", &covered, &["Anna".to_owned()]);
    assert!(told.ends_with("auf Bereich E (Vermessen), auf deinen Arbeiter."), "{told}");
}

#[test]
fn actions_say_all_that_they_bring() {
    let [english, german] = languages();
    let told = |texts: &Texts, action: Value| texts.action("cooper-island", &action);
    let boat = |boat: &str| json!({ "do": "build_boat", "boat": boat, "landing": "P1" });
    assert!(told(&english, boat("goods")).contains("food; and one more storage spot for good)"));
    assert!(told(&german, boat("goods")).contains("; dazu auf Dauer ein Lagerplatz mehr)"));
    assert!(told(&english, boat("coin")).contains("(income: 1 coin) for"));
    let lid = |lid: &str| json!({ "do": "use_lid", "lid": lid });
    let coins = told(&english, lid("coins"));
    assert_eq!(coins, "Use a crate lid: 2 coins onto the marketplace");
    assert!(told(&german, lid("cubes")).ends_with("2 Würfel deiner Wahl auf den Marktplatz"));
    assert_eq!(told(&english, lid("steps")), "Use a crate lid: 2 cartographer steps");
}

#[test]
fn where_nothing_can_be_reactivated_the_question_says_so() {
    for (texts, nothing) in languages().iter().zip(["no used card", "nichts Genutztes"]) {
        for used in [false, true] {
            let told = asked(texts, "reactivate", json!({ "used": used }));
            assert_eq!(told.contains(nothing), !used, "{told}");
        }
    }
}
