//! The matrix of the campaign, printed from the data and held against the document.
use alloc::{
    format,
    string::{String, ToString},
    vec,
    vec::Vec,
};

use crate::{
    components::Symbol,
    rulesets::{RuleSet, RuleSetId, Start},
    stickers::Sticker,
};

const README: &str = include_str!("../../../README.md");

fn letters(symbols: &[Symbol]) -> String {
    let letter = |symbol: &Symbol| format!("{symbol:?}")[..1].to_string();
    symbols.iter().map(letter).collect::<Vec<_>>().join(",")
}

/// The rules of a game in the words of the document.
fn modules(game: u8, rules: &RuleSet) -> String {
    let mut out: Vec<String> = vec![];
    let mut push = |is_in: bool, name: &str| {
        if is_in {
            out.push(name.to_string());
        }
    };
    push(rules.house_on_beach == 1, "HOUSES");
    push(rules.has_plateau, "PLATEAU");
    let groups = format!("GROUPS({})", letters(rules.group_symbols));
    push(!rules.group_symbols.is_empty() && rules.group == 3, &groups);
    push(rules.totem == 5, "TOTEMS");
    push(rules.has_gates, "GATES");
    push(rules.find == 2, "FINDS");
    push(rules.has_big, "BIG");
    push(rules.telescope == 3, "TELESCOPES");
    push(rules.roof == 2, "BUILDINGS");
    push(rules.monument == 3, "MONUMENTS");
    push(rules.trail == 1, "TRAIL");
    push(rules.jungle_road == 4, "JUNGLE-ROAD");
    push(rules.largest == 5, &format!("LARGEST({})", letters(rules.largest_symbols)));
    push(rules.relics == [1, 2, 4, 6], "RELICS");
    push(rules.quarters == [3, 1], "QUARTERS");
    push(rules.circle == [5, 3, 1], "CIRCLE");
    push(rules.groves == 6, "GROVES");
    push(rules.pool == 2, "POOLS");
    push(rules.teeth > 0 && rules.lair == 3, &format!("MONSTERS({})", rules.teeth));
    push(rules.ship == 3, "SHIPS");
    push(rules.crater == -1, "CRATERS");
    push(rules.has_portal, "PORTAL");
    push(rules.has_star, "STAR");
    push(rules.departure == [8, 5, 3, 1], "DEPARTURE");
    let pirates = (rules.visible_beach, rules.unguarded_beach) == (-1, -2);
    push(pirates, "PIRATE-BEACH");
    push(!pirates && rules.visible_beach == -1, "BEACH");
    push(rules.pass == -3, "LEAN");
    push(rules.shows_next, "FORESIGHT");
    let start = match rules.start {
        Start::Beach => "",
        Start::Temple => "; START at the temple",
        Start::Either => "; START free",
    };
    assert!(game > 0);
    format!("{}{start}", out.join(", "))
}

fn stickers(stickers: &[Sticker]) -> String {
    if stickers.is_empty() {
        return "-".to_string();
    }
    let name = |sticker: &Sticker| format!("{sticker:?}");
    stickers.iter().map(name).collect::<Vec<_>>().join(" ")
}

fn line(rules: RuleSetId) -> String {
    let (game, set) = (rules.number(), rules.rules());
    let cover = ["", "", "B H", "B H P", "all"][set.ground.len()];
    let [first, second] = set.progress.expect("a game of the campaign");
    let [one, two, others] = set.end_stickers.map(stickers);
    format!(
        "| {game} | {} | {cover} | {} | {first}/{second} | {} | {one} | {two} | {others} |",
        set.tiles.count_ones(),
        modules(game, set),
        stickers(set.start_stickers),
    )
}

#[test]
fn the_matrix_is_that_of_the_document() {
    let printed: Vec<String> = RuleSetId::CAMPAIGN.into_iter().map(line).collect();
    let document: Vec<&str> = README
        .lines()
        .skip_while(|line| !line.starts_with("| game | tiles |"))
        .skip(2)
        .take_while(|line| line.starts_with('|'))
        .collect();
    assert_eq!(printed, document, "\n{}\n", printed.join("\n"));
}
