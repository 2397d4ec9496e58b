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
    state::{MyIsland, Placed},
};

pub(super) struct Place;

/// A tile, how it is turned, and where its first hex lies.
pub(super) type Placement = (Tile, u8, Space);

impl Step<MyIsland> for Place {
    type Deed = Placement;

    #[inline]
    fn is_open(_: &MyIsland, _: Seat) -> bool {
        true
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
        events.tell(|| Event::TilePlaced { seat, tile, rotation, at });
        let points = modules::at_once(player, rules, seat, &fresh, events);
        player.move_marker(seat, points, events);
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
