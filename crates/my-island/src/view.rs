//! What everybody may know, ready to be shown.
mod marks;

use alloc::vec::Vec;

use serde::Serialize;
use skerry_core::{ScoreLine, Seat, Turn};
use skerry_grid::HexSet;

use crate::{
    action::Prompt,
    campaign,
    components::{Space, Symbol, Terrain, Tile},
    modules, placement,
    rulesets::RuleSetId,
    scoring,
    state::{MyIsland, Phase, Player},
    steps,
    stickers::{Sticker, Target},
};

/// The table: the card, the cards to come, every board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "my-island/"))]
pub struct View {
    pub rules: RuleSetId,
    /// Cards turned up so far.
    pub round: u8,
    /// Rounds at the most.
    pub rounds: u8,
    /// The card of this round.
    pub card: Option<Tile>,
    /// Cards still in the deck; their order is not known to anybody (R1).
    pub to_come: Vec<Tile>,
    pub is_over: bool,
    pub players: Vec<PlayerView>,
    /// What lies in the middle, where a game has that.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub shared: Option<SharedView>,
}

/// What all look at.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "my-island/"))]
pub struct SharedView {
    /// The card of the next round.
    pub next: Option<Tile>,
    pub rows: Vec<SharedRow>,
}

/// A row of places.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "my-island/"))]
pub struct SharedRow {
    pub symbol: Symbol,
    pub slots: Vec<SharedSlot>,
}

/// One place: what it is worth, whether something lies there, and whose it is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "my-island/"))]
pub struct SharedSlot {
    pub at: Target,
    pub value: i16,
    pub extra: bool,
    pub seat: Option<Seat>,
}

/// What is on an island besides tiles.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "my-island/"))]
pub struct IslandView {
    /// All progress so far.
    pub progress: u16,
    pub animal: u8,
    pub marks: Vec<Mark>,
    /// Ways to something on the island, and lines of sight from it.
    pub ways: Vec<Way>,
    /// Spaces whose ground is another than the printed one.
    pub ground: Vec<Ground>,
    /// Hexes of tiles that count twice.
    pub doubled: Vec<Target>,
    /// Marks that were made for good and are on no space.
    pub ticks: Vec<Target>,
    /// Stickers still to be put on.
    pub stickers: Vec<Sticker>,
}

/// Something on a space, or in the sea before it: how much of it, and whether it can be covered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "my-island/"))]
pub struct Mark {
    pub space: Space,
    pub kind: &'static str,
    pub count: u8,
    pub is_done: bool,
    pub is_closed: bool,
    /// Still to be seen, but without effect.
    pub is_faded: bool,
}

/// Spaces that bring something together: any of them, at the edge of a space, or all of them
/// in one line from it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "my-island/"))]
pub struct Way {
    pub from: Space,
    /// Those of a line from near to far.
    pub spaces: Vec<Space>,
    /// What is drawn at the edge; nothing for a line.
    pub kind: Option<&'static str>,
    pub is_done: bool,
}

/// The ground of a space.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "my-island/"))]
pub struct Ground {
    pub space: Space,
    pub terrain: Terrain,
}

/// One player's side of the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "my-island/"))]
pub struct PlayerView {
    /// Shown as 0 with a minus sign when below 0 (R13).
    pub marker: i16,
    pub is_locked: bool,
    pub has_finished: bool,
    pub must_decide: bool,
    /// What a pass takes from this player now (R14, C36).
    pub pass_cost: u8,
    pub placed: Vec<PlacedTile>,
    /// Tiles put aside by passing.
    pub passed: Vec<Tile>,
    /// Where cubes lie on completed groups.
    pub cubes: Vec<Space>,
    /// Totems with a road to the sea.
    pub totems: Vec<Space>,
    pub visible_beach: u8,
    /// Spaces without a tile in each row, from the mountains down.
    pub uncovered: Vec<u8>,
    /// Size of the largest group of field, wall, house, path.
    pub largest: [u8; 4],
    pub breakdown: Vec<ScoreLine>,
    /// Rank and progress, once the game is over; progress only where there is
    /// some to gain.
    pub rank: Option<u8>,
    pub progress: Option<u8>,
    /// Only where something can be on it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub island: Option<IslandView>,
}

/// A tile on a board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "my-island/"))]
pub struct PlacedTile {
    pub tile: Tile,
    pub rotation: u8,
    pub at: Space,
    pub spaces: Vec<CoveredSpace>,
}

/// A space and what covers it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "my-island/"))]
pub struct CoveredSpace {
    pub space: Space,
    pub symbol: Symbol,
}

pub(crate) fn view(game: &MyIsland) -> View {
    let tiles = game.rule_set().tiles;
    View {
        rules: game.rules,
        round: (tiles.count_ones() - game.cards_left()) as u8,
        rounds: tiles.count_ones() as u8,
        card: game.card,
        to_come: Tile::in_set(game.deck).collect(),
        is_over: game.turn() == Turn::Over,
        players: game.seats().iter().map(|seat| player_view(game, seat)).collect(),
        shared: marks::shared(game),
    }
}

/// What is asked of `seat` now.
pub(crate) fn prompt(game: &MyIsland, seat: Seat) -> Prompt {
    let player = game.player(seat);
    if !game.owing.contains(seat) {
        return Prompt::Wait;
    }
    if let Some(sticker) = player.feats.due() {
        return Prompt::Stick { sticker };
    }
    if player.holds_star() {
        return Prompt::Stick { sticker: Sticker::Star };
    }
    if let Some(symbol) = steps::research::due(game, seat).filter(|_| game.phase == Phase::Research)
    {
        return Prompt::Pick { symbol };
    }
    let Some(tile) = game.card else { return Prompt::Wait };
    let spots = placement::spots(player, game.rule_set(), tile.print());
    let fits = spots.iter().any(|anchors| !anchors.is_empty());
    if game.cards_left() == 0 {
        return Prompt::DecideLast { tile, fits };
    }
    Prompt::Decide { tile, fits, passes: player.may_pass(game.rule_set()) }
}

fn player_view(game: &MyIsland, seat: Seat) -> PlayerView {
    let (rules, player) = (game.rule_set(), game.player(seat));
    let is_over = game.turn() == Turn::Over;
    let totems = rules.board.totems.iter().enumerate();
    let totems = totems.filter(|(bit, _)| player.totems & (1 << bit) != 0);
    PlayerView {
        marker: player.marker,
        is_locked: player.is_locked,
        has_finished: player.has_finished,
        must_decide: game.owing.contains(seat),
        pass_cost: if player.is_locked { 0 } else { rules.pass.unsigned_abs() as u8 },
        placed: placed_tiles(player),
        passed: Tile::in_set(player.passed).collect(),
        cubes: spaces(player.cubes),
        totems: totems.map(|(_, totem)| *totem).collect(),
        visible_beach: modules::beach::visible(player, rules),
        uncovered: scoring::uncovered_by_row(game, player).to_vec(),
        largest: Symbol::ALL.map(|symbol| player.largest(symbol) as u8),
        breakdown: scoring::breakdown(game, seat),
        rank: is_over.then(|| scoring::rank(game, seat)),
        progress: campaign::progress_of(game, seat).filter(|_| is_over),
        island: marks::island(game, seat),
    }
}

fn placed_tiles(player: &Player) -> Vec<PlacedTile> {
    let tiles = (0..).map(Tile).zip(player.placed);
    tiles
        .filter_map(|(tile, placed)| {
            let (at, rotation) = (placed?.at(), placed?.rotation());
            let print = tile.print();
            let spaces = placement::covered_by(print.shape, at, rotation).zip(print.symbols);
            let spaces = spaces.map(|(space, symbol)| CoveredSpace { space, symbol: *symbol });
            Some(PlacedTile { tile, rotation, at, spaces: spaces.collect() })
        })
        .collect()
}

fn spaces(set: HexSet) -> Vec<Space> {
    set.iter().map(Space).collect()
}
