//! How things are called in the record, by their number in the specification.

const ISLETS: [&str; 6] = ["ruin", "goods", "coin", "tile", "step", "luxury"];
const BOATS: [&str; 6] = ["goods", "coin", "tile", "step", "copy", "luxury"];
const LOG_BOOKS: [&str; 10] = [
    "coin_food",
    "coin_wood",
    "coin_stone",
    "wood_food",
    "stone_food",
    "wood_stone",
    "tile",
    "step",
    "luxury",
    "goods",
];
const CRATES: [&str; 5] = ["draw", "place", "steps", "coins", "cubes"];
const ORDERS: [&str; 8] =
    ["buildings", "statues", "lids", "boats", "uncharted", "heights", "area", "copy"];
const SMALL: [&str; 15] = [
    "granary",
    "fish_market",
    "smokehouse",
    "timber_store",
    "pantry",
    "strongroom",
    "customs_house",
    "boatyard",
    "stonecutter",
    "guildhall",
    "survey_office",
    "pilot_house",
    "lighthouse",
    "chapel",
    "market_hall",
];
const LARGE: [&str; 15] = [
    "expedition_camp",
    "royal_surveyor",
    "mint",
    "depot",
    "ferry_house",
    "shipping_office",
    "great_crane",
    "packing_house",
    "sculptors_hall",
    "banquet_hall",
    "governors_house",
    "cathedral",
    "trading_company",
    "breakers_yard",
    "dockyard",
];

fn word(words: &[&'static str], number: u8) -> &'static str {
    words[usize::from(number) - 1]
}

fn number(words: &[&str], word: &str) -> u8 {
    1 + words.iter().position(|it| *it == word).expect("a known word") as u8
}

pub(super) fn islet(number: u8) -> &'static str {
    word(&ISLETS, number)
}
pub(super) fn boat(number: u8) -> &'static str {
    word(&BOATS, number)
}
pub(super) fn lid(number: u8) -> &'static str {
    word(&CRATES, number)
}
pub(super) fn order(number: u8) -> &'static str {
    word(&ORDERS, number)
}
pub(super) fn small(number: u8) -> &'static str {
    word(&SMALL, number)
}
pub(super) fn large(number: u8) -> &'static str {
    word(&LARGE, number)
}
pub(super) fn log_book(word: &str) -> u8 {
    number(&LOG_BOOKS, word)
}
pub(super) fn order_called(word: &str) -> u8 {
    number(&ORDERS, word)
}
/// A card of a deck: 0 are the small ones.
pub(super) fn card(deck: usize, number: u8) -> &'static str {
    if deck == 0 { small(number) } else { large(number) }
}
pub(super) fn card_called(deck: usize, word: &str) -> u8 {
    number(if deck == 0 { &SMALL } else { &LARGE }, word)
}
