//! 6. Placing the tile that the card shows.
use skerry_core::{Counted, Seat, Sink, Step, Violation};
use skerry_grid::HexSet;

use super::card;
use crate::{
    action::{Action, Event},
    components::{Space, Tile},
    modules,
    placement::{self, ROTATIONS},
    rules,
    rulesets::{RuleSet, Start},
    state::{MyIsland, Placed, Player},
};

pub(super) struct Place;

/// A tile, how it is turned, and where its first hex lies.
pub(super) type Placement = (Tile, u8, Space);

impl Step<MyIsland> for Place {
    type Deed = Placement;

    #[inline]
    fn is_open(game: &MyIsland, seat: Seat) -> bool {
        super::asks_for_tile(game, seat)
    }

    /// One refusal after the other, in the order of section 6.
    fn check(
        game: &MyIsland,
        seat: Seat,
        (tile, rotation, at): Placement,
    ) -> Result<(), Violation> {
        let (player, rules) = (game.player(seat), game.rule_set());
        if tile != card(game) {
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
        if !all_in(player.coverable()) {
            return Err(Violation(&rules::ALLOWED_TERRAIN));
        }
        if !all_in(!covered) {
            return Err(Violation(&rules::COVER_NOTHING_TWICE));
        }
        if covered.is_empty() {
            return check_first(rules, spaces);
        }
        let touches = spaces
            .zip(print.symbols)
            .any(|(space, symbol)| HexSet::neighbours(space.0).meets(player.symbol(*symbol)));
        if touches { Ok(()) } else { Err(Violation(&rules::MATCH_A_SYMBOL)) }
    }

    fn menu(game: &MyIsland, seat: Seat, out: &mut impl FnMut(Action)) {
        let tile = card(game);
        let spots = placement::spots(game.player(seat), game.rule_set(), tile.print());
        for (rotation, anchors) in (0..).zip(spots) {
            anchors.iter().for_each(|at| out(Action::Place { tile, rotation, at: Space(at) }));
        }
    }

    #[inline]
    fn counted(game: &MyIsland, seat: Seat) -> impl Counted<Action> {
        let tile = card(game);
        let spots = placement::spots(game.player(seat), game.rule_set(), tile.print());
        Spots { tile, spots, counts: spots.map(|anchors| anchors.len()) }
    }

    #[inline]
    fn apply(
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
        if player.island.has_doubled() {
            double(player, (tile, rotation, at));
        }
        events.tell(|| Event::TilePlaced { seat, tile, rotation, at });
        let points = modules::at_once(player, rules, seat, &fresh, events);
        player.move_marker(seat, points, events);
        if rules.has_portal {
            after_placement(player, rules, seat, &fresh, events);
        }
    }
}

/// Notes which of the hexes just covered counts twice.
#[inline(never)]
fn double(player: &mut Player, (tile, rotation, at): Placement) {
    let Some(hex) = player.island.doubled_hex(tile) else { return };
    let mut spaces = placement::covered_by(tile.print().shape, at, rotation);
    if let Some(space) = spaces.nth(hex.into()) {
        player.feats.doubles = player.feats.doubles.with(space.0);
    }
}

/// Games 22 to 24: the star, then the portal, which waits for a star that is won (C1).
#[inline(never)]
fn after_placement(
    player: &mut Player,
    rules: &RuleSet,
    seat: Seat,
    fresh: &[HexSet; 4],
    events: &mut impl Sink<Event>,
) {
    if rules.has_star {
        super::stick::win_star(player, seat, events);
    }
    if !player.holds_star() {
        modules::portal::tick(player, seat, fresh, events);
    }
}

/// R5, C35: what the first tile covers.
fn check_first(set: &RuleSet, mut spaces: impl Iterator<Item = Space>) -> Result<(), Violation> {
    if spaces.any(|space| set.first().contains(space.0)) {
        return Ok(());
    }
    match set.start {
        Start::Beach => Err(Violation(&rules::FIRST_TILE_ON_BEACH)),
        Start::Temple | Start::Either => Err(Violation(&rules::FIRST_TILE_AT_THE_TEMPLE)),
    }
}

/// Where a tile may lie, rotation by rotation.
struct Spots {
    tile: Tile,
    spots: [HexSet; ROTATIONS as usize],
    counts: [u32; ROTATIONS as usize],
}

impl Counted<Action> for Spots {
    #[inline]
    fn count(&self) -> u32 {
        self.counts.iter().sum()
    }

    #[inline]
    fn nth(&self, mut n: u32) -> Action {
        let mut rotation = 0;
        while n >= self.counts[rotation] {
            n -= self.counts[rotation];
            rotation += 1;
        }
        let at = Space(self.spots[rotation].nth(n));
        Action::Place { tile: self.tile, rotation: rotation as u8, at }
    }
}
