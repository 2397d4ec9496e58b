//! FINDS: spaces that are worth something when a tile covers them.
use skerry_core::{Seat, Sink};
use skerry_grid::HexSet;

use crate::{action::Event, goals::Goal, rulesets::RuleSet, state::Player};

#[inline(never)]
pub(super) fn at_once(
    player: &mut Player,
    rules: &RuleSet,
    seat: Seat,
    fresh: &[HexSet; 4],
    events: &mut impl Sink<Event>,
) -> i16 {
    let fresh = fresh[0] | fresh[1] | fresh[2] | fresh[3];
    let n = (player.island.finds() & fresh).len() as u8;
    if n == 0 {
        return 0;
    }
    player.score(seat, (Goal::Finds, n, i16::from(n) * rules.find), events)
}
