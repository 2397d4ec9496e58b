//! What everybody may know, ready to be shown.
use alloc::vec::Vec;

use serde::Serialize;
use skerry_core::{ScoreLine, Seat, Turn};
use skerry_grid::HexSet;

use crate::{
    action::Prompt,
    campaign,
    components::{Space, Symbol, Tile},
    modules, placement,
    rulesets::RuleSetId,
    scoring,
    state::{MyIsland, Player},
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
        round: (tiles & !game.deck).count_ones() as u8,
        rounds: tiles.count_ones() as u8,
        card: game.card,
        to_come: Tile::in_set(game.deck).collect(),
        is_over: game.turn() == Turn::Over,
        players: game.seats().iter().map(|seat| player_view(game, seat)).collect(),
    }
}

/// What is asked of `seat` now.
pub(crate) fn prompt(game: &MyIsland, seat: Seat) -> Prompt {
    let card = game.card.filter(|_| game.owing.contains(seat));
    let Some(tile) = card else { return Prompt::Wait };
    let player = game.player(seat);
    let spots = placement::spots(player, game.rule_set(), tile.print());
    let fits = spots.iter().any(|anchors| !anchors.is_empty());
    if game.deck == 0 {
        return Prompt::DecideLast { tile, fits };
    }
    Prompt::Decide { tile, fits, passes: player.may_pass() }
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
        placed: placed_tiles(player),
        passed: Tile::in_set(player.passed).collect(),
        cubes: spaces(player.cubes),
        totems: totems.map(|(_, totem)| *totem).collect(),
        visible_beach: modules::beach::visible(player, rules),
        uncovered: scoring::uncovered_by_row(game, player).to_vec(),
        largest: player.symbols.map(|symbol| symbol.largest_group() as u8),
        breakdown: scoring::breakdown(game, seat),
        rank: is_over.then(|| scoring::rank(game, seat)),
        progress: campaign::progress_of(game, seat).filter(|_| is_over),
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
