//! What a player wants to know before deciding: how groups would grow, what the
//! beach will cost, and what there is to aim at. Nothing changes here.
use alloc::{vec, vec::Vec};

use skerry_core::{Aim, Effect, Seat, Seats, Silent, Tone, Word};
use skerry_grid::HexSet;

use crate::{
    action::Action,
    components::Symbol,
    modules::{beach, groups::GROUP_SIZE},
    rulesets::RuleSet,
    scoring,
    state::{MyIsland, Phase, Player},
    steps,
};

/// Every effect that an action can have.
pub(crate) const EFFECTS: &[Word] = &[
    Word { name: "group_grows", fields: &["symbol", "from", "to", "missing"] },
    Word { name: "largest", fields: &["symbol", "size", "points"] },
    Word { name: "beach_left", fields: &["spaces", "fewer", "points"] },
    Word { name: "tile_lost", fields: &[] },
    Word { name: "no_more_tiles", fields: &["cards"] },
];

/// Everything to aim at.
pub(crate) const AIMS: &[&str] =
    &["houses", "farms", "villages", "bulwarks", "totems", "largest", "beach"];

/// Final scoring as it would be now.
pub(crate) fn ended(game: &MyIsland) -> MyIsland {
    let mut ended = *game;
    if ended.phase != Phase::Over {
        steps::score(&mut ended, &mut Silent);
        ended.phase = Phase::Over;
        ended.card = None;
        ended.owing = Seats::NONE;
    }
    ended
}

pub(crate) fn effects(
    game: &MyIsland,
    seat: Seat,
    action: &Action,
    after: &MyIsland,
) -> Vec<Effect> {
    let cards = game.deck.count_ones() as u8;
    match action {
        Action::Place { .. } => {
            let mut effects = growing(game, seat, after);
            effects.push(beach_left(game, seat, after));
            effects.extend(leading(game, seat, after));
            effects
        }
        Action::Pass => vec![Effect::new(Tone::Cost, "tile_lost"), beach_left(game, seat, after)],
        Action::Finish => {
            let tone = if cards > 0 { Tone::Warning } else { Tone::Note };
            let no_more = Effect::new(tone, "no_more_tiles").with("cards", cards);
            vec![no_more, beach_left(game, seat, after)]
        }
    }
}

/// Each group that is larger than before. `missing` is what it lacks to be a
/// farm, village or bulwark; 0 where it can be none any more, or is one now.
fn growing(game: &MyIsland, seat: Seat, after: &MyIsland) -> Vec<Effect> {
    let (rules, old, new) = (game.rule_set(), game.player(seat), after.player(seat));
    let mut effects = vec![];
    for &symbol in rules.largest_symbols {
        let all = new.symbol(symbol);
        let mut fresh = all.without(old.symbol(symbol));
        while let Some(hex) = fresh.first() {
            let (group, _) = HexSet::one(hex).flood_and_halo(all);
            fresh = fresh.without(group);
            let from = (group & old.symbol(symbol)).largest_group();
            if from > 0 {
                let can_score = rules.group_symbols.contains(&symbol) && !group.meets(new.settled);
                let missing = if can_score { GROUP_SIZE.saturating_sub(group.len()) } else { 0 };
                let grows = Effect::new(Tone::Gain, "group_grows").with("symbol", name(symbol));
                let grows = grows.with("from", from as u8).with("to", group.len() as u8);
                effects.push(grows.with("missing", missing as u8));
            }
        }
    }
    effects
}

/// Largest groups that this player did not have, or share, before (R12).
fn leading(game: &MyIsland, seat: Seat, after: &MyIsland) -> Vec<Effect> {
    let rules = game.rule_set();
    let gained = rules.largest_symbols.iter().filter(|symbol| {
        !leads(game, rules, seat, **symbol) && leads(after, rules, seat, **symbol)
    });
    gained
        .map(|symbol| {
            let size = after.player(seat).symbol(*symbol).largest_group() as u8;
            let largest = Effect::new(Tone::Gain, "largest").with("symbol", name(*symbol));
            largest.with("size", size).with("points", i32::from(rules.largest))
        })
        .collect()
}

/// R12, R29: has the largest group of this symbol, or one as large; alone there
/// is nobody to compare with.
fn leads(game: &MyIsland, rules: &RuleSet, seat: Seat, symbol: Symbol) -> bool {
    let size = |seat| game.player(seat).symbol(symbol).largest_group();
    let others = game.seats().without(seat);
    let is_largest = others.iter().all(|other| size(other) <= size(seat));
    rules.largest != 0 && !others.is_empty() && size(seat) > 0 && is_largest
}

fn beach_left(game: &MyIsland, seat: Seat, after: &MyIsland) -> Effect {
    let rules = game.rule_set();
    let visible = |game: &MyIsland| beach::visible(game.player(seat), rules);
    let (before, spaces) = (visible(game), visible(after));
    let tone = if spaces < before { Tone::Gain } else { Tone::Note };
    let left = Effect::new(tone, "beach_left").with("spaces", spaces);
    let left = left.with("fewer", before - spaces);
    left.with("points", i32::from(spaces) * i32::from(rules.visible_beach))
}

pub(crate) fn aims(game: &MyIsland, seat: Seat) -> Vec<Aim> {
    let (rules, player) = (game.rule_set(), game.player(seat));
    let sheet = scoring::breakdown(&ended(game), seat);
    let points = |category: &str| -> i32 {
        sheet.iter().filter(|line| line.category == category).map(|line| line.points).sum()
    };
    let aim = |aim: &'static str, have: u32, need: u32, worth: i16| {
        let (have, need) = (have as i32, need as i32);
        Aim { aim, have, need, worth: worth.into(), points: points(aim) }
    };
    let mut aims = vec![];
    if rules.house_on_beach != 0 {
        aims.push(aim("houses", player.tally.houses.into(), 0, rules.house_on_beach));
    }
    for &symbol in rules.group_symbols {
        let name = match symbol {
            Symbol::Field => "farms",
            Symbol::House => "villages",
            Symbol::Wall | Symbol::Path => "bulwarks",
        };
        aims.push(aim(name, largest_open(player, symbol), GROUP_SIZE, rules.group));
    }
    if rules.totem != 0 {
        let all = rules.board.totems.len() as u32;
        aims.push(aim("totems", player.totems.count_ones(), all, rules.totem));
    }
    if rules.largest != 0 && game.players > 1 {
        let symbols = rules.largest_symbols;
        let led = symbols.iter().filter(|symbol| leads(game, rules, seat, **symbol)).count();
        aims.push(aim("largest", led as u32, symbols.len() as u32, rules.largest));
    }
    let visible = beach::visible(player, rules);
    aims.push(aim("beach", visible.into(), 0, rules.visible_beach));
    aims
}

/// The largest group that can still score.
fn largest_open(player: &Player, symbol: Symbol) -> u32 {
    player.symbol(symbol).without(player.settled).largest_group()
}

/// As on the wire.
fn name(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Field => "field",
        Symbol::Wall => "wall",
        Symbol::House => "house",
        Symbol::Path => "path",
    }
}
