//! What lies ahead of a decision: where helm points would lead, what a piece would bring,
//! how much a payment wastes.
use alloc::{vec, vec::Vec};

use serde::Serialize;
use skerry_core::{Game, Seat};

use crate::{
    action::Action,
    components::{Islet, Ship},
    names::{Space, Spaces},
    payment::Payment,
    ring::Water,
    state::{CooperIsland, Frame},
    steps,
};

/// So many helm points are looked ahead: more than any one gain brings.
const POINTS: u8 = 10;

/// Where a ship would go.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "cooper-island/"))]
pub struct CourseView {
    pub ship: Ship,
    /// What its next helm points do, one by one, as things lie now.
    pub points: Vec<PointView>,
}

/// What one helm point does for a ship.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "cooper-island/"))]
pub struct PointView {
    /// Where the ship is then, on the ring.
    pub position: u8,
    /// It removes an anchor instead of sailing.
    pub anchor: bool,
    /// Islets that it passes.
    pub islets: Vec<PassedView>,
    /// It reaches a log book, in a bay or a harbor.
    pub book: bool,
    /// In whose harbor a fee is due.
    pub harbor: Option<Seat>,
}

/// An islet that is passed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "cooper-island/"))]
pub struct PassedView {
    pub islet: Islet,
    pub owner: Seat,
}

/// Where the piece that waits can go, and the helm points for it there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "cooper-island/"))]
pub struct SiteView {
    pub space: Space,
    pub helm: u8,
}

/// A way to pay what is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "cooper-island/"))]
pub struct SetView {
    pub action: Action,
    /// What it is worth, and how much of that is more than is due.
    pub worth: u8,
    pub lost: u8,
}

pub(super) fn courses(game: &CooperIsland) -> Vec<CourseView> {
    let point = |ahead: steps::Ahead| PointView {
        position: ahead.position,
        anchor: ahead.is_anchored,
        islets: ahead
            .islets
            .into_iter()
            .flatten()
            .map(|(islet, owner)| PassedView { islet, owner })
            .collect(),
        book: !ahead.is_anchored && !matches!(ahead.water, Water::Bank(..)),
        harbor: match ahead.water {
            Water::Harbor(owner) if !ahead.is_anchored => Some(owner),
            Water::Harbor(_) | Water::Bay | Water::Bank(..) => None,
        },
    };
    let course = |ship| CourseView {
        ship,
        points: steps::ahead(game, game.active, ship, POINTS).map(point).collect(),
    };
    Ship::ALL.map(course).to_vec()
}

pub(super) fn sites(game: &CooperIsland) -> Vec<SiteView> {
    steps::sites(game, game.active).map(|(space, helm)| SiteView { space, helm }).collect()
}

/// The payments that are possible: those that lose least first, of those the ones that
/// give away the fewest things.
pub(super) fn sets(game: &CooperIsland, seat: Seat) -> Vec<SetView> {
    if !matches!(game.frame(), Frame::Pay | Frame::Feed) {
        return vec![];
    }
    let mut all = vec![];
    game.legal(seat, &mut all);
    let mut sets: Vec<(u16, SetView)> = all
        .into_iter()
        .filter_map(|action| {
            let (given, worth, due) = given(game, seat, &action)?;
            let lost = worth.saturating_sub(due) as u8;
            Some((given, SetView { action, worth: worth as u8, lost }))
        })
        .collect();
    sets.sort_by_key(|(given, set)| (set.lost, *given));
    sets.into_iter().map(|(_, set)| set).collect()
}

/// How many things are given, what they are worth, and what is due.
fn given(game: &CooperIsland, seat: Seat, action: &Action) -> Option<(u16, u16, u16)> {
    let sheet = game.sheet(seat);
    let count = |stored: u8, land: Spaces| u16::from(stored) + land.0.count_ones() as u16;
    if let Action::Pay { item, stored, land } = *action {
        let worth = u16::from(stored) + sheet.land.value(land.0) as u16;
        return Some((count(stored, land), worth, game.payment.due[item.index()].into()));
    }
    let Action::Feed { coins, wood, food, land } = *action else { return None };
    let given = Payment { stored: [coins, wood, food, 0, 0, 0], land: land.0 };
    let worth = steps::feeding_value(sheet, &given);
    Some((count(coins + wood + food, land), worth, sheet.feeding().into()))
}
