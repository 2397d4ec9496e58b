//! 9.1 Houses on the beach (game 1).
use skerry_core::{Seat, Sink};
use skerry_grid::HexSet;

use crate::{action::Event, components::Symbol, rulesets::RuleSet, state::Player};

/// R25: each house hex on a beach space, at the moment of placing.
pub(super) fn at_once(
    player: &mut Player,
    rules: &RuleSet,
    seat: Seat,
    fresh: &[HexSet; 4],
    events: &mut impl Sink<Event>,
) -> i16 {
    let houses = (fresh[Symbol::House.index()] & rules.board.beach).len() as u8;
    let points = i16::from(houses) * rules.house_on_beach;
    player.tally.houses += houses;
    if houses > 0 {
        events.tell(|| Event::HousesOnBeach { seat, houses, points });
    }
    points
}
