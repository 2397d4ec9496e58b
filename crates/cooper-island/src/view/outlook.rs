//! What a player can still count on: what each section offers, which decisions are to
//! come, how feeding, royal orders and goals stand.
use alloc::{vec, vec::Vec};
use core::iter;

use serde::Serialize;
use skerry_core::Seat;

use super::{
    Who,
    prices::{self, PriceView},
};
use crate::{
    action::Deed,
    components::{Building, MILESTONE, Milestone, Order, Purchase, STAGE_POINTS, Section, Worker},
    scoring,
    sheet::Sheet,
    state::{CooperIsland, Frame, Object, OrderState, Owner, Phase},
    steps,
};

/// What a worker could do on a section.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "cooper-island/"))]
pub struct OfferView {
    pub worker: Worker,
    pub section: Section,
    /// To whom a fee would be due.
    pub fee: Option<Who>,
    /// What would be possible as things lie now; of what the section offers, the rest is not.
    pub deeds: Vec<Deed>,
    pub missing: Vec<Deed>,
    /// What all that can be bought there would cost.
    pub prices: Vec<PriceView>,
    /// The symbol lets one use somebody's islet, or boat, and there is one to use.
    pub islets: bool,
    pub boats: bool,
}

/// A decision of those that follow from each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "cooper-island/"))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// A part of the round; always last.
    Window,
    Section,
    Card,
    /// What to do with an islet, a boat or a log book.
    Offer,
    Islet,
    Tile,
    Cube,
    /// What to buy.
    Object,
    Pay,
    /// To make room.
    Clear,
    Put,
    Lid,
    Ruin,
    Sail,
    Fee,
    Anchor,
    Item,
    /// Building cards.
    Cards,
    Draw,
    LogBook,
    Feed,
    Store,
    Trade,
    Order,
    /// The first part of a large card.
    Part,
}

/// How far a player has come with a royal order, whoever holds it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "cooper-island/"))]
pub struct StageView {
    pub order: Order,
    pub have: u8,
    /// Stages reached, 0 to 3, and what each needs.
    pub stage: u8,
    pub needs: Vec<u8>,
    /// What it would be worth with an own worker on it.
    pub points: i16,
    /// What the next stage is worth.
    pub next: Option<i16>,
}

/// A goal that becomes a milestone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "cooper-island/"))]
pub struct GoalView {
    pub milestone: Milestone,
    pub have: u8,
    pub need: u8,
}

/// What each available worker could do, if one is to be put now.
pub(super) fn offers(game: &CooperIsland) -> Vec<OfferView> {
    let is_asked = game.phase == Phase::Turns && game.frame() == Frame::Window && !game.has_acted;
    if !is_asked {
        return vec![];
    }
    let seat = game.active;
    let mut offers = vec![];
    for worker in Worker::ALL.into_iter().filter(|it| game.sheet(seat).available[it.index()] > 0) {
        let is_own = |section: &Section| game.tower(worker, *section).contains(Owner::Seat(seat));
        let open = Section::ALL.into_iter().filter(|section| !is_own(section));
        offers.extend(open.map(|section| offer(game, seat, worker, section)));
    }
    offers
}

fn offer(game: &CooperIsland, seat: Seat, worker: Worker, section: Section) -> OfferView {
    let prospect = steps::prospect(game, seat, worker, section);
    OfferView {
        worker,
        section,
        fee: game.tower(worker, section).top().map(Who::of),
        deeds: prospect.possible,
        missing: prospect.missing,
        prices: prices::views(prospect.prices),
        islets: prospect.islets,
        boats: prospect.boats,
    }
}

/// What is asked now, then what is to come, the next first.
pub(super) fn path(game: &CooperIsland) -> Vec<Stage> {
    let frames = game.frames.items().iter().rev();
    frames
        .flat_map(|frame| iter::once(stage(*frame)).chain(then(game, *frame).iter().copied()))
        .collect()
}

/// What follows from a frame, and is no frame yet.
fn then(game: &CooperIsland, frame: Frame) -> &'static [Stage] {
    if let Frame::Object(purchase, _) = frame {
        return match purchase {
            Purchase::Boat => &[Stage::Pay, Stage::Sail, Stage::Offer],
            Purchase::Building => &[Stage::Pay, Stage::Put, Stage::Sail, Stage::Cards],
            Purchase::Statue => &[Stage::Pay, Stage::Put, Stage::Sail],
            Purchase::Cargo => &[Stage::Pay, Stage::Sail, Stage::Lid],
        };
    }
    if matches!(frame, Frame::Cut | Frame::Pay) {
        return match game.payment.object {
            Object::Nothing => &[],
            Object::Boat(..) => &[Stage::Sail, Stage::Offer],
            Object::Building(Building::Fortress) | Object::Statue(..) => &[Stage::Put, Stage::Sail],
            Object::Building(Building::Small | Building::Large) => {
                &[Stage::Put, Stage::Sail, Stage::Cards]
            }
            Object::Cargo(_) => &[Stage::Sail, Stage::Lid],
        };
    }
    if matches!(frame, Frame::Put(_)) { &[Stage::Sail] } else { &[] }
}

fn stage(frame: Frame) -> Stage {
    match frame {
        Frame::DealOrders
        | Frame::DealStarter
        | Frame::DealTerrain
        | Frame::DealTiles(_)
        | Frame::Neutral
        | Frame::CooperCard
        | Frame::Choose
        | Frame::Window => Stage::Window,
        Frame::DrawTile => Stage::Draw,
        Frame::DrawBook => Stage::LogBook,
        Frame::Look(_) | Frame::Keep(_) | Frame::Bury(_) => Stage::Cards,
        Frame::Menu(menu) if menu.is_card() => Stage::Card,
        Frame::Menu(_) => Stage::Section,
        Frame::Offer(_) => Stage::Offer,
        Frame::Islet | Frame::Moor(_) => Stage::Islet,
        Frame::Tile | Frame::Lay(..) | Frame::Chart => Stage::Tile,
        Frame::Cube(_) => Stage::Cube,
        Frame::Object(..) => Stage::Object,
        Frame::Cut | Frame::Pay => Stage::Pay,
        Frame::Clear => Stage::Clear,
        Frame::Put(_) => Stage::Put,
        Frame::Lid(..) => Stage::Lid,
        Frame::Ruin => Stage::Ruin,
        Frame::Helm(..) | Frame::Sail(_) => Stage::Sail,
        Frame::Fee(_) => Stage::Fee,
        Frame::Anchors(_) => Stage::Anchor,
        Frame::Answer(..) | Frame::Gain(..) => Stage::Item,
        Frame::Shift | Frame::PutLid | Frame::TurnBoats => Stage::Part,
        Frame::Feed => Stage::Feed,
        Frame::Store => Stage::Store,
        Frame::Give(..) => Stage::Trade,
        Frame::Assign => Stage::Order,
    }
}

/// How `seat` stands with every order in play.
pub(super) fn stages(game: &CooperIsland, seat: Seat) -> Vec<StageView> {
    let sheet = game.sheet(seat);
    let in_play = |order: &Order| game.order(*order) != OrderState::Absent;
    let view = |order: Order| {
        let stage = scoring::stage(sheet, order);
        let is_copy = order == Order::Copy;
        let next = STAGE_POINTS.get(usize::from(stage)).copied().filter(|_| !is_copy);
        StageView {
            order,
            have: scoring::achieved(sheet, order),
            stage,
            needs: if is_copy { vec![] } else { order.stages().to_vec() },
            points: scoring::order_points(game, seat, order),
            next,
        }
    };
    Order::ALL.into_iter().filter(in_play).map(view).collect()
}

pub(super) fn goals(sheet: &Sheet) -> Vec<GoalView> {
    let goal = |milestone| GoalView {
        milestone,
        have: sheet.progress(milestone).min(MILESTONE),
        need: MILESTONE,
    };
    Milestone::ALL.map(goal).to_vec()
}
