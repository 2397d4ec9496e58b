//! What a position of My Island is worth.
//!
//! Linear in a few features of the own board; the weights depend on how many
//! cards are left and were fitted to games of the bots themselves by
//! `examples/fit_my_island.rs`, which prints `weights.rs`.
mod hopes;
mod terms;
mod weights;

use my_island::{Action, MyIsland, components::Symbol, covers, rulesets::RuleSetId};
use skerry_bots::{Evaluate, eval::Line};
use skerry_core::{Game, Seat, Seats, Silent, Turn};
use skerry_grid::HexSet;

use self::weights::{ETERNAL, GAME_1};

/// The opinion about My Island.
#[derive(Debug, Clone, Copy, Default)]
pub struct MyIslandEval;

/// How many features a position has; [`features`] says which.
pub const FEATURES: usize = 23;
/// Cards left, in steps of four: each stage of the game has its own weights.
pub const STAGES: usize = 8;

/// Places for a sticker that differ by less are a matter of taste.
const NEARLY: f32 = 0.15;

/// Weights of each feature at each stage, in points.
pub type Weights = [[f32; FEATURES]; STAGES];

/// The weights in force.
pub fn weights(rules: RuleSetId) -> &'static Weights {
    if rules.number() == 1 || rules.number() == 2 { &GAME_1 } else { &ETERNAL }
}

/// The stage of the game that `game` is in.
pub fn stage(game: &MyIsland) -> usize {
    (game.cards_left() as usize).div_ceil(4).min(STAGES - 1)
}

/// The largest group of each seat and symbol, in scoring order.
type Largest = [[u32; 4]; 4];

fn largest_of_all(game: &MyIsland) -> Largest {
    let mut largest = Largest::default();
    if game.rule_set_id().rules().largest != 0 {
        for (seat, sizes) in (0..game.players()).map(Seat).zip(&mut largest) {
            *sizes =
                Symbol::SCORING_ORDER.map(|symbol| game.covered_with(seat, symbol).largest_group());
        }
    }
    largest
}

/// What can be seen on the board of `seat` and may become points.
pub fn features(game: &MyIsland, seat: Seat) -> [f32; FEATURES] {
    features_with(game, seat, &largest_of_all(game))
}

fn features_with(game: &MyIsland, seat: Seat, largest: &Largest) -> [f32; FEATURES] {
    let rules = game.rule_set_id().rules();
    let (free, beach) = (game.free(seat), rules.board.beach);
    let near = Symbol::SCORING_ORDER.map(|symbol| game.covered_with(seat, symbol).halo());
    let [fields, houses, walls, paths] = near.map(|near| near & free);
    let mut out = [0.0; FEATURES];
    out[0] = 1.0;
    out[1] = count(free & beach);
    out[2] = count(free.without(beach));
    out[3] = count(fields) + count(houses) + count(walls);
    out[4] = count(paths);
    out[5] = count(free.without(fields | houses | walls | paths));
    out[6] = count(houses & beach);
    if !rules.group_symbols.is_empty() {
        open_groups(game, seat, &mut out[7..11]);
    }
    if rules.largest != 0 {
        largest_groups(game, seat, largest, &mut out[11..15]);
    }
    if rules.totem != 0 {
        let totems = game.open_totems(seat);
        road_distances(game, seat, totems, &mut out[15..20]);
    }
    if rules.has_gates {
        gate_distances(game, seat, &mut out[15..20]);
    }
    holes(free, &mut out[20..23]);
    out
}

fn count(set: HexSet) -> f32 {
    set.len() as f32
}

/// Groups of one to four hexes that can still grow and have not scored.
fn open_groups(game: &MyIsland, seat: Seat, out: &mut [f32]) {
    let (free, settled) = (game.free(seat), game.settled(seat));
    for &symbol in game.rule_set_id().rules().group_symbols {
        let mut left = game.covered_with(seat, symbol).without(settled);
        while let Some(hex) = left.first() {
            let group = HexSet::one(hex).flood(left);
            left = left.without(group);
            if group.halo().meets(free) {
                out[(group.len() as usize).min(4) - 1] += 1.0;
            }
        }
    }
}

/// The sum of the own largest groups, and for how many symbols the own one is
/// ahead of, equal to, or one behind the others'.
fn largest_groups(game: &MyIsland, seat: Seat, largest: &Largest, out: &mut [f32]) {
    let others = Seats::first(game.players()).without(seat);
    for (symbol, own) in largest[seat.index()].iter().enumerate() {
        out[0] += *own as f32;
        match others.iter().map(|other| largest[other.index()][symbol]).max() {
            Some(best) if *own > best => out[1] += 1.0,
            Some(best) if *own == best => out[2] += 1.0,
            Some(best) if own + 1 == best => out[3] += 1.0,
            _ => {}
        }
    }
}

/// How many open totems lack one, two, three, four or five path hexes to a
/// road. Walks inland from the sea: through own paths for nothing, through free
/// spaces for one hex each.
fn road_distances(game: &MyIsland, seat: Seat, to: HexSet, out: &mut [f32]) {
    let (free, paths) = (game.free(seat), game.covered_with(seat, Symbol::Path));
    let beach = game.rule_set_id().rules().board.beach;
    let mut open = to;
    let mut reached = game.settled(seat) & paths;
    for totems in out {
        reached |= (reached.halo() | beach) & free;
        reached = reached.flood(paths);
        let near = open & reached.halo();
        *totems += count(near);
        open = open.without(near);
        if open.is_empty() {
            return;
        }
    }
}

/// The same for gates, on which the road itself must lie: one that is built over stays shut.
fn gate_distances(game: &MyIsland, seat: Seat, out: &mut [f32]) {
    let (free, paths) = (game.free(seat), game.covered_with(seat, Symbol::Path));
    let beach = game.rule_set_id().rules().board.beach;
    let mut shut = game.shut_gates(seat);
    let mut reached = game.settled(seat) & paths;
    for gates in out {
        reached |= (reached.halo() | beach) & free;
        reached = reached.flood(paths);
        for gate in shut.iter_mut().filter(|gate| gate.meets(reached)) {
            *gates += GATE;
            *gate = HexSet::EMPTY;
        }
    }
}

/// What a gate is worth, of what a totem is worth.
const GATE: f32 = 0.6;

/// Free regions of one, two and three spaces: few tiles will fit there.
fn holes(free: HexSet, out: &mut [f32]) {
    let mut left = free;
    while let Some(hex) = left.first() {
        let region = HexSet::one(hex).flood(left);
        left = left.without(region);
        if region.len() <= 3 {
            out[region.len() as usize - 1] += 1.0;
        }
    }
}

impl Evaluate<MyIsland> for MyIslandEval {
    fn value(&self, game: &MyIsland, seat: Seat) -> f32 {
        value_with(game, seat, &largest_of_all(game))
    }

    const TERMS: &'static [&'static str] = &terms::ALL;

    fn terms(&self, game: &MyIsland, seat: Seat, tell: &mut dyn FnMut(&'static str, f32)) {
        terms::tell_all(game, seat, tell);
    }

    fn values(&self, game: &MyIsland, out: &mut [f32]) {
        let largest = largest_of_all(game);
        for (seat, value) in (0..).map(Seat).zip(out) {
            *value = value_with(game, seat, &largest);
        }
    }

    fn promise(&self, game: &MyIsland, seat: Seat, action: Action) -> f32 {
        match action {
            Action::Place { tile, rotation, at } => {
                let beach = game.rule_set_id().rules().board.beach;
                covers(tile, rotation, at).fold(0.5, |promise, (space, symbol)| {
                    let equal = HexSet::neighbours(space.index()) & game.covered_with(seat, symbol);
                    promise + count(equal) + if beach.contains(space.index()) { 0.7 } else { 0.0 }
                })
            }
            Action::Stick { .. } | Action::Pick { .. } => 0.0,
            Action::Pass => -1.0,
            // The nearer the end, the less there is to wait for.
            Action::Finish => -0.4 * game.cards_left() as f32,
        }
    }

    /// Stickers: a few moves later nothing tells a good place from another, so only places
    /// that are nearly the best are considered. Tiles are weighed one by one.
    fn propose(&self, game: &MyIsland, seat: Seat, most: usize) -> Vec<Line<Action>> {
        if !game.is_sticking() {
            return vec![];
        }
        let mut legal = vec![];
        game.legal(seat, &mut legal);
        let after = |action: Action| {
            let mut next = *game;
            next.apply(seat, action, &mut Silent);
            let value = hopes::of_island(&next, seat);
            Line { actions: vec![action], value, ends_turn: true }
        };
        let mut lines: Vec<_> = legal.into_iter().map(after).collect();
        lines.sort_by(|one, other| other.value.total_cmp(&one.value));
        let best = lines.first().map_or(0.0, |line| line.value);
        lines.retain(|line| line.value > best - NEARLY);
        lines.truncate(most);
        lines
    }

    fn uncertainty(&self, game: &MyIsland) -> f32 {
        1.0 + 0.25 * game.cards_left() as f32
    }
}

fn value_with(game: &MyIsland, seat: Seat, largest: &Largest) -> f32 {
    let marker = f32::from(game.marker(seat)) + row_bonus(game, seat);
    if game.is_sticking() {
        return marker + hopes::of_marks(game, seat);
    }
    let is_plain = game.rule_set_id() <= RuleSetId::Game1;
    let marker = if is_plain { marker } else { marker + hopes::of_modules(game, seat) };
    if game.turn() == Turn::Over || game.is_locked(seat) {
        return marker;
    }
    if game.has_finished(seat) {
        return marker + of_finished(game, seat, largest);
    }
    let weights = &weights(game.rule_set_id())[stage(game)];
    let features = features_with(game, seat, largest);
    marker + weights.iter().zip(features).map(|(weight, feature)| weight * feature).sum::<f32>()
}

/// Ties are broken by the spaces covered next to the mountains, and at the end
/// of the track good players often tie: worth less than a point, but something.
fn row_bonus(game: &MyIsland, seat: Seat) -> f32 {
    let covered = Symbol::SCORING_ORDER.map(|symbol| game.covered_with(seat, symbol));
    let [top, second] = [HexSet::row(0), HexSet::row(1)]
        .map(|row| covered.iter().map(|covered| count(*covered & row)).sum::<f32>());
    0.06 * top + 0.005 * second
}

/// Who has finished can only lose beach, and wait for the largest groups.
fn of_finished(game: &MyIsland, seat: Seat, largest: &Largest) -> f32 {
    let [beach, hope] = finished(game, seat, largest);
    beach + hope
}

/// The beach of who has finished, and the hope for the largest groups.
fn finished(game: &MyIsland, seat: Seat, largest: &Largest) -> [f32; 2] {
    let rules = game.rule_set_id().rules();
    let beach = count(game.free(seat) & rules.board.beach) * f32::from(rules.visible_beach);
    let mut standing = [0.0; 4];
    if rules.largest != 0 {
        largest_groups(game, seat, largest, &mut standing);
    }
    let hope = 1.0 / (1.0 + 0.15 * game.cards_left() as f32);
    [beach, f32::from(rules.largest) * hope * (0.9 * standing[1] + 0.8 * standing[2])]
}
