//! What the active player is doing, and what is asked.
use alloc::vec::Vec;

use serde::Serialize;
use skerry_core::{Game, Seat};

use super::{SiteView, Step, sites};
use crate::{
    action::{Action, Prompt},
    components::{Fleet, Power},
    names::{Boats, Island, Space},
    state::{Phase, Yamatai},
    steps::{build, collect, pass, place, recruit},
};

/// What the active player is doing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "yamatai/"))]
pub struct DoingView {
    /// This turn's fleet, once it is taken.
    pub fleet: Option<Fleet>,
    /// Boats that can be used.
    pub pool: Boats,
    /// Boats that may still be bought or sold.
    pub trades: u8,
    /// Fresh boats in the order in which they were placed.
    pub chain: Vec<Space>,
    /// The boat that the next one must be connected to.
    pub last: Option<Space>,
    pub power: PowerState,
    /// The boat or the island that a power was begun with.
    pub first_boat: Option<Space>,
    pub first_island: Option<Island>,
    /// Why `Pass` is not allowed while boats are placed (R6).
    pub duty: DutyView,
    pub collected: bool,
    pub built: bool,
    pub hired: bool,
    /// Where each tile in reach could be built, now or with one boat more.
    pub sites: Vec<SiteView>,
}

/// What has become of the power of this turn's fleet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "yamatai/"))]
#[serde(rename_all = "snake_case")]
pub enum PowerState {
    /// There is none.
    None,
    /// It can be begun now.
    Ready,
    /// Not now, or it has no target.
    Waiting,
    /// It works by building, or by collecting and building.
    ByItself,
    Used,
}

/// What must be done with fresh boats; both, if the player may choose.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "yamatai/"))]
pub struct DutyView {
    pub collect: bool,
    pub build: bool,
}

pub(super) fn doing(game: &Yamatai) -> DoingView {
    let (seat, doing) = (game.active(), &game.doing);
    let has_fleet = game.phase() != Phase::Fleet;
    let is_second = game.phase() == Phase::PowerSecond;
    let power = doing.fleet.power();
    let has_boat = is_second && matches!(power, Power::Swap | Power::Move);
    let has_island = is_second && power == Power::Exchange;
    let is_resolving = game.phase() == Phase::Boats && !game.fresh.is_empty();
    DoingView {
        fleet: has_fleet.then_some(doing.fleet),
        pool: doing.pool(),
        trades: if doing.has_placed { 0 } else { doing.trades },
        chain: doing.chain.iter().copied().flatten().collect(),
        last: doing.last,
        power: if has_fleet { power_state(game, seat) } else { PowerState::None },
        first_boat: has_boat.then_some(Space(doing.first)),
        first_island: has_island.then_some(Island(doing.first)),
        duty: DutyView {
            collect: is_resolving && collect::is_possible(game),
            build: is_resolving && build::is_due(game, seat),
        },
        collected: doing.collected,
        built: doing.built,
        hired: doing.hired,
        sites: sites::sites(game, seat),
    }
}

fn power_state(game: &Yamatai, seat: Seat) -> PowerState {
    let power = game.doing.fleet.power();
    if power == Power::None {
        PowerState::None
    } else if game.doing.power_used {
        PowerState::Used
    } else if matches!(power, Power::Cheaper | Power::Both) {
        PowerState::ByItself
    } else if game.check(seat, &Action::UsePower).is_ok() {
        PowerState::Ready
    } else {
        PowerState::Waiting
    }
}

/// What is asked of `seat` now.
pub(crate) fn prompt(game: &Yamatai, seat: Seat) -> Prompt {
    let step = Step::of(game.phase());
    if step == Step::Nature {
        return Prompt::Wait { seat: None };
    }
    if step != Step::Over && seat != game.active() {
        return Prompt::Wait { seat: Some(game.active()) };
    }
    let (doing, pool) = (&game.doing, game.doing.pool().len());
    match step {
        Step::Fleet => Prompt::Fleet,
        Step::Boats if game.fresh.is_empty() => {
            Prompt::Boats { pool, trades: if doing.has_placed { 0 } else { doing.trades } }
        }
        Step::Boats if pass::is_due(game, seat) => Prompt::Resolve { pool: placeable(game, seat) },
        Step::Boats => Prompt::Stuck { pool: placeable(game, seat) },
        Step::Collect => Prompt::Collect,
        Step::Extra => Prompt::Extra,
        Step::Second if doing.built => Prompt::SecondCollect,
        Step::Second => Prompt::SecondBuild,
        Step::Moor => Prompt::Moor { pool, berths: game.mat(seat).berths() },
        Step::Recruit if recruit::is_possible(game, seat) => Prompt::Recruit,
        Step::Recruit => Prompt::End,
        Step::Reserve => Prompt::Reserve,
        Step::Power | Step::PowerSecond => target(doing.fleet.power(), step == Step::PowerSecond),
        Step::Nature | Step::Over => Prompt::Over,
    }
}

/// Boats that can still be placed: none where the chain has no space left (R3).
fn placeable(game: &Yamatai, seat: Seat) -> u8 {
    let is_walled_in = place::spaces(game, seat).0.iter().all(|spaces| spaces.is_empty());
    if is_walled_in { 0 } else { game.doing.pool().len() }
}

fn target(power: Power, is_second: bool) -> Prompt {
    match (power, is_second) {
        (Power::SacredGround, _) => Prompt::Consecrate,
        (Power::Exchange, false) => Prompt::Exchange,
        (Power::Exchange, true) => Prompt::Give,
        (Power::Swap, false) => Prompt::PickToSwap,
        (Power::Swap, true) => Prompt::SwapWith,
        (Power::Move, false) => Prompt::PickToMove,
        (Power::Move, true) => Prompt::MoveTo,
        (Power::Storm, true) => Prompt::RemoveAnother,
        (Power::Storm | Power::None | Power::Plans | Power::Funds, _)
        | (Power::Cheaper | Power::Both, _) => Prompt::Remove,
    }
}
