//! PLATEAU, BIG, RELICS and QUARTERS: what the shared rows bring; the markers themselves are
//! put in `steps/research.rs`.
use skerry_core::{Seat, Sink};
use skerry_grid::HexSet;

use crate::{
    action::Event,
    components::Symbol,
    goals::Goal,
    state::{MyIsland, Player},
    steps::research,
};

/// Weight of a group that gets another marker.
pub(crate) const BIG: u32 = 8;

/// C9, C10: a group of eight that holds nothing of one that had its marker.
#[inline(never)]
pub(super) fn big(
    player: &mut Player,
    seat: Seat,
    fresh: &[HexSet; 4],
    events: &mut impl Sink<Event>,
) {
    for symbol in [Symbol::Field, Symbol::House, Symbol::Wall] {
        let mut fresh = fresh[symbol.index()];
        while let Some(hex) = fresh.first() {
            let group = HexSet::one(hex).flood(player.symbol(symbol));
            fresh = fresh.without(group);
            let (weight, had) = (player.weight(group), group.meets(player.feats.big));
            if had || weight >= BIG {
                player.feats.big |= group;
            }
            if !had && weight >= BIG {
                player.feats.research[symbol.index()] += 1;
                player.score(seat, (Goal::Big, weight as u8, 0), events);
            }
        }
    }
}

pub(crate) fn at_end(game: &mut MyIsland, events: &mut impl Sink<Event>) {
    let rules = game.rule_set();
    for seat in game.seats().iter().filter(|_| rules.relics[0] != 0) {
        let relics = research::relics(game, seat);
        if relics > 0 {
            let points = rules.relics[relics.min(4) - 1];
            game.player_mut(seat).score_now(seat, (Goal::Relics, relics as u8, points), events);
        }
    }
    // R29: alone there is nobody to compare with.
    if rules.quarters[0] == 0 || game.players < 2 {
        return;
    }
    for symbol in Symbol::SCORING_ORDER {
        let most = game.seats().iter().map(|seat| research::markers(game, seat, symbol)).max();
        let most = most.unwrap_or(0);
        let has_most = |seat: &Seat| research::markers(game, *seat, symbol) == most && most > 0;
        let leaders = game
            .seats()
            .iter()
            .filter(has_most)
            .fold(skerry_core::Seats::NONE, |leaders, seat| leaders.with(seat));
        let points = rules.quarters[usize::from(leaders.iter().count() > 1)];
        for seat in leaders.iter() {
            game.player_mut(seat).score_now(seat, (Goal::Quarters, most as u8, points), events);
        }
    }
}
