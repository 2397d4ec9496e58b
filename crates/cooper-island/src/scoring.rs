//! Who is ahead, and what points consist of (11).
use alloc::vec::Vec;

use serde::Serialize;
use skerry_core::{Score, ScoreLine, Seat};

use crate::{
    components::{
        ANCHOR_POINTS, COOPER_ORDER, COPY_COSTS, Card, LEFTOVERS_A_POINT, Order, STAGE_POINTS,
        STEP_POINTS, Terrain,
        cards::{
            CATHEDRAL_PIECES, CHAPEL_POINTS, CHAPEL_STATUES, COMPANY_LIDS, GOVERNOR_BUILDINGS,
            HEIGHT, LARGE_FLAG_POINTS, LIGHTHOUSE_POINTS, MARKET_HALL_ITEMS, MARKET_HALL_POINTS,
        },
    },
    land::Thing,
    map,
    sheet::Sheet,
    state::{CooperIsland, OrderState, Owner},
};

/// Where points come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "cooper-island/"))]
#[serde(rename_all = "snake_case")]
pub enum Category {
    /// Steps sailed, which is five for each log book and what comes after.
    Helm,
    Orders,
    Flags,
    Leftovers,
    Anchors,
}

impl Category {
    pub const ALL: [Category; 5] =
        [Category::Helm, Category::Orders, Category::Flags, Category::Leftovers, Category::Anchors];
}

/// Every category that a breakdown can have, in the order of [`Category`].
pub(crate) const CATEGORIES: &[&str] = &["helm", "orders", "flags", "leftovers", "anchors"];

/// What a royal order counts.
pub(crate) fn achieved(sheet: &Sheet, order: Order) -> u8 {
    let land = &sheet.land;
    match order {
        Order::Buildings => land.buildings(),
        Order::Statues => land.statues(),
        Order::Lids => sheet.lids_taken(),
        Order::Boats => sheet.boats_built(),
        Order::Uncharted => land.uncharted(),
        Order::Heights => land.at_least(HEIGHT).count_ones() as u8,
        Order::Area => largest_area(sheet).count_ones() as u8,
        Order::Copy => 0,
    }
}

/// Where on land it lies that a royal order counts; nowhere for what lies elsewhere.
pub(crate) fn counted(sheet: &Sheet, order: Order) -> u32 {
    let land = &sheet.land;
    match order {
        Order::Buildings => land.pieces() & !land.with(Thing::Statue),
        Order::Statues => land.with(Thing::Statue),
        Order::Uncharted => map::ALL & !land.charted(),
        Order::Heights => land.at_least(HEIGHT),
        Order::Area => largest_area(sheet),
        Order::Lids | Order::Boats | Order::Copy => 0,
    }
}

/// Of one landscape, but for settlements.
fn largest_area(sheet: &Sheet) -> u32 {
    let areas = [Terrain::Forest, Terrain::Meadow, Terrain::Mountain];
    let largest = areas.map(|terrain| map::largest_group(sheet.land.showing(terrain)));
    largest.into_iter().max_by_key(|spaces| spaces.count_ones()).unwrap_or(0)
}

/// The order whose task pays for `order`: itself, or of those of others the best (R55).
pub(crate) fn task(game: &CooperIsland, seat: Seat, order: Order) -> Option<Order> {
    if order != Order::Copy {
        return Some(order);
    }
    let is_others = |order: &Order| match game.order(*order) {
        OrderState::Taken(owner, _) => owner != Owner::Seat(seat),
        OrderState::Absent | OrderState::Free => false,
    };
    let sheet = game.sheet(seat);
    Order::ALL.into_iter().filter(is_others).max_by_key(|it| stage_points(sheet, *it))
}

/// The stages of an order that have been reached, 0 to 3.
pub(crate) fn stage(sheet: &Sheet, order: Order) -> u8 {
    let have = achieved(sheet, order);
    let is_reached = |need: &&u8| match order {
        Order::Uncharted => have <= **need,
        Order::Copy => false,
        Order::Buildings
        | Order::Statues
        | Order::Lids
        | Order::Boats
        | Order::Heights
        | Order::Area => have >= **need,
    };
    order.stages().iter().take_while(is_reached).count() as u8
}

/// What the reached stage is worth.
fn stage_points(sheet: &Sheet, order: Order) -> i16 {
    match stage(sheet, order) {
        0 => 0,
        stage => STAGE_POINTS[usize::from(stage) - 1],
    }
}

/// What an order with an own worker is worth to `seat`.
pub(crate) fn order_points(game: &CooperIsland, seat: Seat, order: Order) -> i16 {
    let sheet = game.sheet(seat);
    let Some(task) = task(game, seat, order) else { return 0 };
    let costs = if order == Order::Copy { COPY_COSTS } else { 0 };
    (stage_points(sheet, task) - costs).max(0)
}

/// Whether the task of a card's flag is fulfilled, and what it is worth.
pub(crate) fn flag(sheet: &Sheet, card: Card) -> Option<(bool, i16)> {
    let land = &sheet.land;
    match card {
        Card::Lighthouse => Some((land.charted() & map::TOP == map::TOP, LIGHTHOUSE_POINTS)),
        Card::Chapel => Some((land.statues() >= CHAPEL_STATUES, CHAPEL_POINTS)),
        Card::MarketHall => Some((sheet.stored() >= MARKET_HALL_ITEMS, MARKET_HALL_POINTS)),
        Card::GovernorsHouse => Some((land.buildings() >= GOVERNOR_BUILDINGS, LARGE_FLAG_POINTS)),
        Card::Cathedral => {
            let settled = land.pieces() & land.showing(Terrain::Settlement);
            Some((settled.count_ones() >= CATHEDRAL_PIECES.into(), LARGE_FLAG_POINTS))
        }
        Card::TradingCompany => Some((sheet.lids_taken() >= COMPANY_LIDS, LARGE_FLAG_POINTS)),
        Card::Granary
        | Card::FishMarket
        | Card::Smokehouse
        | Card::TimberStore
        | Card::Pantry
        | Card::Strongroom
        | Card::CustomsHouse
        | Card::Boatyard
        | Card::Stonecutter
        | Card::Guildhall
        | Card::SurveyOffice
        | Card::PilotHouse
        | Card::ExpeditionCamp
        | Card::RoyalSurveyor
        | Card::Mint
        | Card::Depot
        | Card::FerryHouse
        | Card::ShippingOffice
        | Card::GreatCrane
        | Card::PackingHouse
        | Card::SculptorsHall
        | Card::BanquetHall
        | Card::BreakersYard
        | Card::Dockyard => None,
    }
}

/// The cards whose flags count: small ones, and large ones that are face up (R56).
fn flagged(sheet: &Sheet) -> impl Iterator<Item = Card> {
    Card::each(sheet.small_cards, false).chain(Card::each(sheet.face_up, true))
}

/// R57: what is left over.
pub(crate) fn leftovers(sheet: &Sheet) -> u8 {
    let tiles: u8 = sheet.reserve.iter().sum();
    sheet.stored() + sheet.cartographer + tiles
}

/// What one category is worth to `seat` now.
pub(crate) fn points_for(game: &CooperIsland, seat: Seat, category: Category) -> i16 {
    let sheet = game.sheet(seat);
    match category {
        Category::Helm => STEP_POINTS * sheet.sailed(),
        Category::Orders => {
            let is_own = |order: &Order| match game.order(*order) {
                OrderState::Taken(owner, _) => owner == Owner::Seat(seat),
                OrderState::Absent | OrderState::Free => false,
            };
            let own = Order::ALL.into_iter().filter(is_own);
            own.map(|order| order_points(game, seat, order)).sum()
        }
        Category::Flags => {
            let flags = flagged(sheet).filter_map(|card| flag(sheet, card));
            flags.map(|(is_met, points)| if is_met { points } else { 0 }).sum()
        }
        Category::Leftovers => (leftovers(sheet) / LEFTOVERS_A_POINT).into(),
        Category::Anchors => ANCHOR_POINTS * sheet.anchors.into_iter().map(i16::from).sum::<i16>(),
    }
}

pub(crate) fn points(game: &CooperIsland, seat: Seat) -> i16 {
    Category::ALL.into_iter().map(|category| points_for(game, seat, category)).sum()
}

/// Points, then fewer uncharted spaces (R58).
pub(crate) fn score(game: &CooperIsland, seat: Seat) -> Score {
    let mut score = Score { points: points(game, seat).into(), ..Score::default() };
    score.tiebreaks[0] = -i16::from(game.sheet(seat).land.uncharted());
    score
}

/// 1 for the best; equal scores share a rank. Alone, 1 is for who has more than Cooper.
pub(crate) fn rank(game: &CooperIsland, seat: Seat) -> u8 {
    if game.is_solo() {
        return if points(game, seat) > cooper(game) { 1 } else { 2 };
    }
    let own = score(game, seat);
    1 + game.seats().iter().filter(|other| score(game, *other) > own).count() as u8
}

/// 16: what Cooper has: for steps, for orders, for the difficulty.
fn coopers(game: &CooperIsland) -> [i16; 3] {
    let is_his = |order: &&OrderState| matches!(order, OrderState::Taken(Owner::Cooper, _));
    let orders = game.orders.iter().filter(is_his).count() as i16;
    [game.cooper.steps.into(), COOPER_ORDER * orders, game.cooper.difficulty.points()]
}

pub(crate) fn cooper(game: &CooperIsland) -> i16 {
    coopers(game).into_iter().sum()
}

/// Two of the categories are the same for everybody; the difficulty is his alone.
pub(crate) fn cooper_breakdown(game: &CooperIsland) -> Vec<ScoreLine> {
    let names = ["helm", "orders", "difficulty"];
    names
        .into_iter()
        .zip(coopers(game))
        .map(|(category, points)| ScoreLine { category, points: points.into() })
        .collect()
}

/// 16: he has no seat.
pub(crate) fn rival(game: &CooperIsland) -> Option<Score> {
    game.is_solo().then(|| Score { points: cooper(game).into(), ..Score::default() })
}

pub(crate) fn breakdown(game: &CooperIsland, seat: Seat) -> Vec<ScoreLine> {
    let lines = CATEGORIES.iter().zip(Category::ALL);
    lines
        .map(|(name, category)| ScoreLine {
            category: name,
            points: points_for(game, seat, category).into(),
        })
        .collect()
}
