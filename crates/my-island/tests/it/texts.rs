//! Every sentence of the game, in every language.
use my_island::MyIsland;
use skerry_text::{Language, check_texts};

const TEXTS: [(Language, &str); 2] = [
    (Language::En, include_str!("../../text/en.ftl")),
    (Language::De, include_str!("../../text/de.ftl")),
];

#[test]
fn every_word_has_its_sentence_in_every_language() {
    assert_eq!(check_texts::<MyIsland>(&TEXTS), []);
}
