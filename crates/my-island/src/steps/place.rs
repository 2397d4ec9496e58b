//! 6. Placing the tile that the card shows.
use alloc::vec::Vec;

use skerry_core::{Seat, Sink, Violation};
use skerry_grid::HexSet;

use crate::{
    action::{Action, Event},
    components::{Space, Tile},
    modules,
    placement::{self, ROTATIONS},
    rules,
    state::{MyIsland, Placed},
};

/// A tile, how it is turned, and where its first hex lies.
pub(super) type Placement = (Tile, u8, Space);

/// One refusal after the other, in the order of section 6.
pub(super) fn check(
    game: &MyIsland,
    seat: Seat,
    card: Tile,
    (tile, rotation, at): Placement,
) -> Result<(), Violation> {
    let (player, rules) = (game.player(seat), game.rule_set());
    if tile != card {
        return Err(Violation(&rules::CARD_NAMES_THE_TILE));
    }
    if rotation >= ROTATIONS {
        return Err(Violation(&rules::SIX_ROTATIONS));
    }
    let print = tile.print();
    let spaces = placement::spaces(print.shape, at, rotation);
    let spaces = spaces.ok_or(Violation(&rules::STAY_ON_THE_ISLAND))?;
    let all_in = |set: HexSet| spaces.clone().all(|space| set.contains(space.0));
    let covered = player.covered();
    if !all_in(rules.board.island()) {
        return Err(Violation(&rules::STAY_ON_THE_ISLAND));
    }
    if !all_in(rules.coverable) {
        return Err(Violation(&rules::ALLOWED_TERRAIN));
    }
    if !all_in(!covered) {
        return Err(Violation(&rules::COVER_NOTHING_TWICE));
    }
    if covered.is_empty() {
        let on_beach = spaces.clone().any(|space| rules.board.beach.contains(space.0));
        return if on_beach { Ok(()) } else { Err(Violation(&rules::FIRST_TILE_ON_BEACH)) };
    }
    let touches = spaces
        .zip(print.symbols)
        .any(|(space, symbol)| HexSet::neighbours(space.0).meets(player.symbol(*symbol)));
    if touches { Ok(()) } else { Err(Violation(&rules::MATCH_A_SYMBOL)) }
}

pub(super) fn legal(game: &MyIsland, seat: Seat, card: Tile, out: &mut Vec<Action>) {
    let spots = placement::spots(game.player(seat), game.rule_set(), card.print());
    for (rotation, anchors) in (0..).zip(spots) {
        out.extend(anchors.iter().map(|at| Action::Place { tile: card, rotation, at: Space(at) }));
    }
}

/// The placement with number `n` in the order of the legal list.
#[inline]
pub(super) fn nth(tile: Tile, spots: &[HexSet; 6], counts: &[u32; 6], n: u32) -> Action {
    let (mut rotation, mut n) = (0, n);
    while n >= counts[rotation] {
        n -= counts[rotation];
        rotation += 1;
    }
    Action::Place { tile, rotation: rotation as u8, at: Space(spots[rotation].nth(n)) }
}

#[inline]
pub(super) fn apply(
    game: &mut MyIsland,
    seat: Seat,
    (tile, rotation, at): Placement,
    events: &mut impl Sink<Event>,
) {
    let rules = game.rule_set();
    let print = tile.print();
    let player = game.player_mut(seat);
    let mut fresh = [HexSet::EMPTY; 4];
    for (space, symbol) in placement::covered_by(print.shape, at, rotation).zip(print.symbols) {
        fresh[symbol.index()] |= HexSet::one(space.0);
    }
    for (covered, fresh) in player.symbols.iter_mut().zip(fresh) {
        *covered |= fresh;
        player.free = player.free.without(fresh);
    }
    player.placed[usize::from(tile.0)] = Some(Placed::new(at, rotation));
    events.tell(|| Event::TilePlaced { seat, tile, rotation, at });
    let points = modules::at_once(player, rules, seat, &fresh, events);
    player.move_marker(seat, points, events);
}
