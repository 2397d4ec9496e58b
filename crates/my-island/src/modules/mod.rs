//! What is worth points, one file each. A rule set says which of them are in
//! force and how much they are worth.
pub(crate) mod beach;
pub(crate) mod groups;
pub(crate) mod houses;
pub(crate) mod largest;
pub(crate) mod roads;

use skerry_core::{Seat, Sink};
use skerry_grid::HexSet;

use crate::{action::Event, components::TRACK_END, rulesets::RuleSet, state::Player};

/// Everything a placement earns at once, as one sum (R31); `fresh` are the
/// hexes it has just covered, by symbol.
#[inline]
pub(crate) fn at_once(
    player: &mut Player,
    rules: &RuleSet,
    seat: Seat,
    fresh: &[HexSet; 4],
    events: &mut impl Sink<Event>,
) -> i16 {
    let mut points = 0;
    if rules.house_on_beach != 0 {
        points += houses::at_once(player, rules, seat, fresh, events);
    }
    if rules.group != 0 {
        points += groups::at_once(player, rules, seat, fresh, events);
    }
    if rules.totem != 0 {
        points += roads::at_once(player, rules, seat, fresh, events);
    }
    points
}

impl Player {
    /// Section 11: the marker keeps a debt (R13) and stays at the end of the
    /// track once it has got there (R14).
    #[inline]
    pub(crate) fn move_marker(&mut self, seat: Seat, points: i16, events: &mut impl Sink<Event>) {
        if self.is_locked {
            return;
        }
        self.marker += points;
        if self.marker >= TRACK_END {
            self.marker = TRACK_END;
            self.is_locked = true;
            events.tell(|| Event::TrackEnded { seat });
        }
    }
}
