//! 8.3 Red: planning tiles.
use skerry_core::{Seat, Sink, Step, Violation};

use crate::{
    action::{Action, Event},
    components::{Colour, Marker, Tile},
    rules,
    state::Amerigo,
};

pub(super) struct Plan;

impl Step<Amerigo> for Plan {
    type Deed = Tile;

    #[inline]
    fn is_open(game: &Amerigo, _: Seat) -> bool {
        game.carries_out(Colour::Red)
    }

    fn check(game: &Amerigo, seat: Seat, tile: Tile) -> Result<(), Violation> {
        if game.supply_of(seat, tile) == 0 {
            return Err(Violation(&rules::SUPPLY_IS_LIMITED));
        }
        if tile.is_neutral() && game.doing.neutral >= neutral_allowed(game, seat) {
            return Err(Violation(&rules::ONE_NEUTRAL_TILE));
        }
        if tile.cost() > game.doing.ap { Err(Violation(&rules::PLAN)) } else { Ok(()) }
    }

    #[inline]
    fn menu(game: &Amerigo, seat: Seat, out: &mut impl FnMut(Action)) {
        let ap = game.doing.ap;
        if ap == 0 {
            return;
        }
        let may_be_neutral = game.doing.neutral < neutral_allowed(game, seat);
        for tile in Tile::all() {
            let is_open = game.supply_of(seat, tile) > 0 && tile.cost() <= ap;
            if is_open && (may_be_neutral || !tile.is_neutral()) {
                out(Action::TakeTile { tile });
            }
        }
    }

    #[inline]
    fn apply(game: &mut Amerigo, seat: Seat, tile: Tile, events: &mut impl Sink<Event>) {
        game.doing.ap -= tile.cost();
        if tile.is_neutral() {
            game.supply[tile.print().shape as usize] -= 1;
            game.doing.neutral += 1;
        } else {
            game.sheet_mut(seat).villages[tile.index()] -= 1;
        }
        game.sheet_mut(seat).planned[tile.index()] += 1;
        events.tell(|| Event::TilePlanned { seat, tile });
    }
}

/// Neutral tiles in one action.
#[inline]
fn neutral_allowed(game: &Amerigo, seat: Seat) -> u8 {
    if game.sheet(seat).has(Marker::TwoNeutral) { 2 } else { 1 }
}
