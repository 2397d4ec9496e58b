//! CRATERS: eruption spaces that are not covered (C17, C40).
use skerry_core::Sink;
use skerry_grid::HexSet;

use crate::{
    action::Event,
    goals::Goal,
    state::{MyIsland, Player},
    stickers::occupied,
};

/// After so many cards craters are looked at, besides the end.
pub(crate) const ERUPTIONS: [u32; 2] = [16, 24];

/// Spaces around craters that could be covered and are not.
pub(crate) fn open(player: &Player) -> HexSet {
    occupied(&player.island.craters).halo() & player.free
}

#[inline(never)]
pub(crate) fn after_card(game: &mut MyIsland, events: &mut impl Sink<Event>) {
    let turned_up = (game.rule_set().tiles & !game.deck).count_ones();
    if ERUPTIONS.contains(&turned_up) {
        deduct(game, events);
    }
}

pub(crate) fn deduct(game: &mut MyIsland, events: &mut impl Sink<Event>) {
    let rules = game.rule_set();
    for seat in game.seats().iter() {
        let player = game.player_mut(seat);
        let open = open(player).len() as u8;
        if open > 0 {
            player.score_now(seat, (Goal::Craters, open, i16::from(open) * rules.crater), events);
        }
    }
}
