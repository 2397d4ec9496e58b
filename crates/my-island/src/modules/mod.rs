//! What is worth points, one file each. A rule set says which of them are in
//! force and how much they are worth.
pub(crate) mod beach;
pub(crate) mod buildings;
pub(crate) mod craters;
pub(crate) mod finds;
pub(crate) mod groups;
pub(crate) mod houses;
pub(crate) mod largest;
pub(crate) mod palms;
pub(crate) mod paths;
pub(crate) mod plateau;
pub(crate) mod portal;
pub(crate) mod roads;
pub(crate) mod telescopes;
pub(crate) mod threats;

use skerry_core::{Seat, Sink};
use skerry_grid::HexSet;

use crate::{
    action::Event,
    components::{Symbol, TRACK_END},
    goals::Goal,
    rulesets::RuleSet,
    state::Player,
};

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
    if rules.teeth > 0 || rules.has_gates {
        return at_once_inland(player, rules, seat, fresh, events);
    }
    let mut points = 0;
    if rules.house_on_beach != 0 {
        points += houses::at_once(player, rules, seat, fresh, events);
    }
    if !rules.group_symbols.is_empty() {
        points += groups::at_once(player, rules, seat, fresh, events);
    }
    if rules.totem != 0 {
        points += roads::at_once(player, rules, seat, fresh, events);
    }
    points
}

/// The same from game 10 on, when the jungle is open: much more is asked there, and nobody
/// builds on sand any more. In the order of C1.
#[inline(never)]
fn at_once_inland(
    player: &mut Player,
    rules: &RuleSet,
    seat: Seat,
    fresh: &[HexSet; 4],
    events: &mut impl Sink<Event>,
) -> i16 {
    let mut points = 0;
    if rules.find != 0 {
        points += finds::at_once(player, rules, seat, fresh, events);
    }
    points += groups::at_once(player, rules, seat, fresh, events);
    if rules.has_big {
        plateau::big(player, seat, fresh, events);
    }
    points += roads::at_once(player, rules, seat, fresh, events);
    if rules.teeth > 0 {
        points += threats::at_once(player, rules, seat, events);
    }
    if rules.has_gates {
        points += telescopes::at_once(player, rules, seat, events);
        points += buildings::at_once(player, rules, seat, events);
    }
    points
}

impl Player {
    /// Notes what a goal has brought, and tells it; the points are moved by who asked.
    pub(crate) fn score(
        &mut self,
        seat: Seat,
        (goal, n, points): (Goal, u8, i16),
        events: &mut impl Sink<Event>,
    ) -> i16 {
        self.feats.points[goal as usize] += points as i8;
        events.tell(|| Event::Scored { seat, goal, n, points });
        points
    }

    /// The same at the end, where every line moves the marker by itself.
    pub(crate) fn score_now(
        &mut self,
        seat: Seat,
        scored: (Goal, u8, i16),
        events: &mut impl Sink<Event>,
    ) {
        let points = self.score(seat, scored, events);
        self.move_marker(seat, points, events);
    }

    /// What a symbol counts on some spaces, doubles twice.
    pub(crate) fn content(&self, symbol: Symbol, spaces: HexSet) -> u32 {
        self.weight(self.symbol(symbol) & spaces)
    }

    /// DEPARTURE: has this player left?
    pub(crate) fn has_left(&self) -> bool {
        self.feats.points[Goal::Departure as usize] != 0
    }
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
