//! Every sentence of the game, in every language.
use my_island::{MyIsland, rules};
use skerry_text::{GameWords, Language, check_words};

const TEXTS: [(Language, &str); 2] = [
    (Language::En, include_str!("../../text/en.ftl")),
    (Language::De, include_str!("../../text/de.ftl")),
];

#[test]
fn every_word_has_its_sentence_in_every_language() {
    let words = GameWords {
        refusing: &[
            &rules::DECIDE_ONCE,
            &rules::CARD_NAMES_THE_TILE,
            &rules::STAY_ON_THE_ISLAND,
            &rules::COVER_NOTHING_TWICE,
            &rules::SIX_ROTATIONS,
            &rules::ALLOWED_TERRAIN,
            &rules::FIRST_TILE_ON_BEACH,
            &rules::MATCH_A_SYMBOL,
            &rules::PASS_NEEDS_A_POINT,
            &rules::FINISHED_IS_FINAL,
        ],
        ..GameWords::of::<MyIsland>()
    };
    assert_eq!(check_words(&words, &TEXTS), []);
}
