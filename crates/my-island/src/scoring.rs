//! Who is ahead, and what points consist of.
use alloc::{vec, vec::Vec};

use skerry_core::{Score, ScoreLine, Seat};

use crate::{
    components::{ROWS, Symbol, TRACK_START},
    goals::Goal,
    rulesets::RuleSet,
    state::{MyIsland, Player},
};

/// Points, then row by row from the mountains the spaces left uncovered; fewer
/// is better (R16).
pub(crate) fn score(game: &MyIsland, seat: Seat) -> Score {
    let player = game.player(seat);
    let uncovered = uncovered_by_row(game, player);
    Score { points: player.marker.into(), tiebreaks: uncovered.map(|spaces| -i16::from(spaces)) }
}

/// R16: spaces of each row without a tile, of whatever terrain.
pub(crate) fn uncovered_by_row(game: &MyIsland, player: &Player) -> [u8; ROWS as usize] {
    let uncovered = game.rule_set().board.island().without(player.covered());
    let mut rows = [0; ROWS as usize];
    for space in uncovered.iter() {
        rows[usize::from(space / 16)] += 1;
    }
    rows
}

/// R17, R35: 1 for the best; who is equal in points and in every row shares
/// the better rank.
pub(crate) fn rank(game: &MyIsland, seat: Seat) -> u8 {
    let own = score(game, seat);
    1 + game.seats().iter().filter(|other| score(game, *other) > own).count() as u8
}

/// What the marker's place consists of. Points beyond the end of the track,
/// and deductions it no longer feels, are a line of their own (R14).
pub(crate) fn breakdown(game: &MyIsland, seat: Seat) -> Vec<ScoreLine> {
    let (rules, player) = (game.rule_set(), game.player(seat));
    let tally = &player.tally;
    let groups = |symbol: Symbol| i16::from(tally.groups[symbol.index()]) * rules.group;
    let largest = tally.largest.count_ones() as i16 * rules.largest;
    let mut lines = vec![line("start", TRACK_START)];
    if rules.house_on_beach != 0 {
        lines.push(line("houses", i16::from(tally.houses) * rules.house_on_beach));
    }
    if rules.group != 0 {
        for &symbol in rules.group_symbols {
            let name = match symbol {
                Symbol::Field => "farms",
                Symbol::House => "villages",
                Symbol::Wall | Symbol::Path => "bulwarks",
            };
            lines.push(line(name, groups(symbol)));
        }
    }
    if rules.totem != 0 {
        lines.push(line("totems", player.totems.count_ones() as i16 * rules.totem));
    }
    if rules.largest != 0 {
        lines.push(line("largest", largest));
    }
    let in_force = Goal::SCORING.into_iter().filter(|(goal, _)| is_in_force(rules, *goal));
    lines
        .extend(in_force.map(|(goal, name)| line(name, player.feats.points[goal as usize].into())));
    lines.push(line("passes", i16::from(tally.passes) * rules.pass));
    lines.push(line("beach", i16::from(tally.beach) * rules.visible_beach));
    let beyond = i32::from(player.marker) - lines.iter().map(|line| line.points).sum::<i32>();
    if player.is_locked {
        lines.push(ScoreLine { category: "track_end", points: beyond });
    }
    lines
}

/// Whether a game knows this goal, so that its score sheet has a line for it.
pub(crate) fn is_in_force(rules: &RuleSet, goal: Goal) -> bool {
    match goal {
        Goal::Finds => rules.find != 0,
        Goal::Gates => rules.gate != 0,
        Goal::Monsters => rules.teeth != 0,
        Goal::Ships => rules.ship != 0,
        Goal::Telescopes => rules.telescope != 0,
        Goal::Buildings => rules.roof != 0,
        Goal::Monuments => rules.monument != 0,
        Goal::Departure => rules.departure[0] != 0,
        Goal::Ruins => rules.has_plateau,
        Goal::Circle => rules.circle[0] != 0,
        Goal::Trail => rules.trail != 0,
        Goal::JungleRoad => rules.jungle_road != 0,
        Goal::Relics => rules.relics[0] != 0,
        Goal::Quarters => rules.quarters[0] != 0,
        Goal::Groves => rules.groves != 0,
        Goal::Pools => rules.pool != 0,
        Goal::Craters => rules.crater != 0,
        Goal::Pirates => rules.unguarded_beach != rules.visible_beach,
        Goal::Big => rules.has_big,
        Goal::Star => rules.has_star,
        Goal::Portal => rules.has_portal,
        Goal::Guardian => rules.ship != 0 && rules.teeth == 4,
    }
}

fn line(category: &'static str, points: i16) -> ScoreLine {
    ScoreLine { category, points: points.into() }
}

/// Every category that a breakdown can have.
pub(crate) const CATEGORIES: &[&str] = &[
    "start",
    "houses",
    "farms",
    "villages",
    "bulwarks",
    "totems",
    "largest",
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
    "pirates",
    "passes",
    "beach",
    "track_end",
];
