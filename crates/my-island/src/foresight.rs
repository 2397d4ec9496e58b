//! What a player wants to know before deciding: how groups would grow, what the
//! beach will cost, and what there is to aim at. Nothing changes here.
use alloc::{vec, vec::Vec};

use skerry_core::{Aim, Effect, Rule, Seat, Seats, Silent, Tone, Word};
use skerry_grid::HexSet;

use crate::{
    action::Action,
    components::Symbol,
    goals::Goal,
    modules::{beach, craters, groups::GROUP_SIZE, palms, paths},
    rules,
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
pub(crate) const AIMS: &[&str] = &[
    "houses",
    "farms",
    "villages",
    "bulwarks",
    "farm_research",
    "village_research",
    "bulwark_research",
    "totems",
    "largest",
    "largest_two",
    "finds",
    "gates",
    "monsters",
    "ships",
    "telescopes",
    "buildings",
    "monuments",
    "departure",
    "ruins",
    "circle",
    "trail",
    "jungle_road",
    "relics",
    "quarters",
    "groves",
    "pools",
    "craters",
    "beach",
    "pirates",
];

/// Final scoring as it would be now.
pub(crate) fn ended(game: &MyIsland) -> MyIsland {
    let mut ended = *game;
    if !matches!(ended.phase, Phase::Over | Phase::EndStickers) {
        steps::score(&mut ended, &mut Silent);
        ended.phase = Phase::Over;
        (ended.card, ended.next) = (None, None);
        ended.owing = Seats::NONE;
    }
    ended.phase = Phase::Over;
    ended.owing = Seats::NONE;
    ended
}

pub(crate) fn effects(
    game: &MyIsland,
    seat: Seat,
    action: &Action,
    after: &MyIsland,
) -> Vec<Effect> {
    let cards = game.cards_left() as u8;
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
        Action::Stick { .. } | Action::Pick { .. } => vec![],
    }
}

/// Each group that is larger than before. `missing` is what it lacks to be a
/// farm, village or bulwark; 0 where it can be none any more, or is one now.
fn growing(game: &MyIsland, seat: Seat, after: &MyIsland) -> Vec<Effect> {
    let (rules, old, new) = (game.rule_set(), game.player(seat), after.player(seat));
    let mut effects = vec![];
    let (largest, groups) = (rules.largest_symbols, rules.group_symbols);
    let symbols = if largest.len() > groups.len() { largest } else { groups };
    for &symbol in symbols {
        let all = new.symbol(symbol);
        let mut fresh = all.without(old.symbol(symbol));
        while let Some(hex) = fresh.first() {
            let (group, _) = HexSet::one(hex).flood_and_halo(all);
            fresh = fresh.without(group);
            let from = largest_within(old, group & old.symbol(symbol));
            if from > 0 {
                let settled = new.settled_for(symbol);
                let can_score = rules.group_symbols.contains(&symbol) && !group.meets(settled);
                let weight = new.weight(group);
                let missing = if can_score { GROUP_SIZE.saturating_sub(weight) } else { 0 };
                let grows = Effect::new(Tone::Gain, "group_grows").with("symbol", name(symbol));
                let grows = grows.with("from", from as u8).with("to", weight as u8);
                effects.push(grows.with("missing", missing as u8));
            }
        }
    }
    effects
}

/// The weight of the largest group among some hexes.
fn largest_within(player: &Player, hexes: HexSet) -> u32 {
    let (mut left, mut most) = (hexes, 0);
    while let Some(hex) = left.first() {
        let group = HexSet::one(hex).flood(left);
        left = left.without(group);
        most = most.max(player.weight(group));
    }
    most
}

/// Largest groups that this player did not have, or share, before (R12).
fn leading(game: &MyIsland, seat: Seat, after: &MyIsland) -> Vec<Effect> {
    let rules = game.rule_set();
    let gained = rules.largest_symbols.iter().filter(|symbol| {
        !leads(game, rules, seat, **symbol) && leads(after, rules, seat, **symbol)
    });
    gained
        .map(|symbol| {
            let size = after.player(seat).largest(*symbol) as u8;
            let largest = Effect::new(Tone::Gain, "largest").with("symbol", name(*symbol));
            largest.with("size", size).with("points", i32::from(rules.largest))
        })
        .collect()
}

/// R12, R29: has the largest group of this symbol, or one as large; alone there
/// is nobody to compare with.
fn leads(game: &MyIsland, rules: &RuleSet, seat: Seat, symbol: Symbol) -> bool {
    let size = |seat| game.player(seat).largest(symbol);
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
    left.with("points", i32::from(beach::cost(after.player(seat), rules)))
}

pub(crate) fn aims(game: &MyIsland, seat: Seat) -> Vec<Aim> {
    let (rules, player) = (game.rule_set(), game.player(seat));
    let sheet = scoring::breakdown(&ended(game), seat);
    let points = |aim: &str| -> i32 {
        sheet.iter().filter(|line| counts_for(line.category, aim)).map(|line| line.points).sum()
    };
    let aim = |aim: &'static str, have: u32, need: u32, worth: i16| {
        let (have, need) = (have as i32, need as i32);
        let (worth, points) = (worth.into(), points(aim));
        Aim { aim, rule: rule_of(aim), have, need, worth, points }
    };
    let mut aims = vec![];
    if rules.house_on_beach != 0 {
        aims.push(aim("houses", player.tally.houses.into(), 0, rules.house_on_beach));
    }
    for &symbol in rules.group_symbols {
        aims.push(aim(
            group_aim(rules, symbol),
            largest_open(player, symbol),
            GROUP_SIZE,
            rules.group,
        ));
    }
    if rules.totem != 0 {
        let all = rules.board.totems.len() as u32;
        aims.push(aim("totems", player.totems.count_ones(), all, rules.totem));
    }
    if rules.largest != 0 && game.players > 1 {
        let symbols = rules.largest_symbols;
        let led = symbols.iter().filter(|symbol| leads(game, rules, seat, **symbol)).count();
        let name = if symbols.len() == 2 { "largest_two" } else { "largest" };
        aims.push(aim(name, led as u32, symbols.len() as u32, rules.largest));
    }
    for (goal, name) in Goal::SCORING.into_iter().filter(|(goal, _)| in_force(rules, *goal)) {
        let (have, need, worth) = reached(game, seat, goal);
        aims.push(aim(name, have, need, worth));
    }
    let visible = beach::visible(player, rules);
    let name = if scoring::is_in_force(rules, Goal::Pirates) { "pirates" } else { "beach" };
    aims.push(aim(name, visible.into(), 0, rules.unguarded_beach));
    aims
}

/// What completing a group is called where it brings points, and where it brings a marker.
fn group_aim(rules: &RuleSet, symbol: Symbol) -> &'static str {
    match (symbol, rules.has_plateau) {
        (Symbol::Field, false) => "farms",
        (Symbol::Field, true) => "farm_research",
        (Symbol::House, false) => "villages",
        (Symbol::House, true) => "village_research",
        (Symbol::Wall | Symbol::Path, false) => "bulwarks",
        (Symbol::Wall | Symbol::Path, true) => "bulwark_research",
    }
}

/// Does a line of the score show what this aim has brought?
fn counts_for(category: &str, aim: &str) -> bool {
    match aim {
        "largest_two" => category == "largest",
        "pirates" => matches!(category, "beach" | "pirates"),
        _ => category == aim,
    }
}

/// The rule that says what an aim is worth; those of the campaign stand on its overview sheets.
fn rule_of(aim: &str) -> Option<&'static Rule> {
    match aim {
        "houses" => Some(&rules::HOUSES),
        "farms" | "villages" | "bulwarks" => Some(&rules::GROUPS),
        "totems" => Some(&rules::ROADS),
        "largest" | "largest_two" => Some(&rules::LARGEST_TIES),
        "beach" | "pirates" => Some(&rules::BEACH_AT_THE_END),
        _ => None,
    }
}

/// Has this goal a line of its own among the aims?
fn in_force(rules: &RuleSet, goal: Goal) -> bool {
    goal != Goal::Pirates && scoring::is_in_force(rules, goal)
}

/// How far a seat has come with a goal, what there is of it, and what each is worth.
fn reached(game: &MyIsland, seat: Seat, goal: Goal) -> (u32, u32, i16) {
    let (rules, player) = (game.rule_set(), game.player(seat));
    let feats = &player.feats;
    match goal {
        Goal::Finds => {
            let finds = player.island.finds();
            ((finds & player.covered()).len(), finds.len(), rules.find)
        }
        Goal::Gates => (feats.gates.count_ones(), 3, rules.gate),
        Goal::Monsters => (feats.lairs.count_ones(), 3, rules.lair),
        Goal::Ships => (feats.ships.count_ones(), 3, rules.ship),
        Goal::Telescopes => (player.island.telescopes(), 6, rules.telescope),
        Goal::Buildings => (player.island.finished_buildings() as u32, 3, rules.roof),
        Goal::Monuments => {
            let finished = player.island.finished_buildings() as u32;
            (feats.monuments.count_ones(), finished, rules.monument)
        }
        Goal::Departure => {
            let worth = rules.departure[usize::from(game.departed.min(3))];
            (player.island.portal_slots(), 7, worth)
        }
        Goal::Ruins => (feats.ruins.count_ones(), 0, 0),
        Goal::Circle => {
            let rows = Symbol::SCORING_ORDER.into_iter();
            let rows = rows.filter(|row| steps::research::markers(game, seat, *row) > 0);
            (rows.count() as u32, 4, rules.circle[0])
        }
        Goal::Trail => (player.largest(Symbol::Path), 0, rules.trail),
        Goal::JungleRoad => (paths::roads(player, rules).into(), 0, rules.jungle_road),
        Goal::Relics => (steps::research::relics(game, seat) as u32, 4, rules.relics[0]),
        Goal::Quarters => (feats.ruins.count_ones(), 0, rules.quarters[0]),
        Goal::Groves => (palms::groves(player).into(), rules.groves.into(), 1),
        Goal::Pools => (palms::pools(player).into(), 2, rules.pool),
        Goal::Craters => (craters::open(player).len(), 0, rules.crater),
        Goal::Pirates | Goal::Big | Goal::Star | Goal::Portal | Goal::Guardian => (0, 0, 0),
    }
}

/// The largest group that can still score.
fn largest_open(player: &Player, symbol: Symbol) -> u32 {
    largest_within(player, player.symbol(symbol).without(player.settled_for(symbol)))
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
