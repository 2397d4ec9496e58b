//! One player's side of the table.
use alloc::vec::Vec;

use serde::Serialize;
use skerry_core::{ScoreLine, Seat};

use super::{
    outlook::{self, GoalView, StageView},
    storage::{self, Opener, StorageView},
};
use crate::{
    components::{
        Boat, Building, Card, Cargo, Crate, Half, Islet, Item, Landing, Market, Milestone, Ship,
        Spot, Terrain,
    },
    land::Thing,
    names::{Bank, Space},
    ring, scoring,
    sheet::Sheet,
    state::{CooperIsland, Phase},
    steps::{self, Meal},
};

/// What one player has.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "cooper-island/"))]
pub struct PlayerView {
    /// What final scoring would give now.
    pub points: i16,
    pub breakdown: Vec<ScoreLine>,
    /// All 24 spaces.
    pub land: Vec<SpaceView>,
    /// Placed.
    pub islets: Vec<IsletView>,
    /// All five, with boats or without.
    pub landings: Vec<LandingView>,
    /// Coin, wood, food, stone, gold, cloth.
    pub storage: [u8; 6],
    /// All that are open, with what lies there.
    pub spots: Vec<StorageView>,
    /// What would open more, once for each.
    pub openers: Vec<Opener>,
    /// Items for which there is room.
    pub room: Vec<Item>,
    pub market: [u8; 6],
    /// What an item costs in each trade.
    pub prices: [u8; 3],
    pub ships: Vec<ShipView>,
    /// Log books taken by kind.
    pub log_books: [u8; 10],
    /// Double tiles not placed, by kind.
    pub reserve: [u8; 3],
    pub islets_left: Vec<Islet>,
    pub boats_left: Vec<Boat>,
    pub cartographer: u8,
    /// Uses of the cartographer left in this window.
    pub uses: u8,
    /// Small, large, fortress.
    pub unbuilt: [u8; 3],
    pub crafting: Vec<SpotView>,
    pub lids: LidsView,
    /// Normal and special workers: available, still in the slots.
    pub workers: [u8; 2],
    pub slots: [u8; 2],
    /// Whether this round's feeding is still to come.
    pub meal: MealView,
    /// What feeding costs now, and the helm points for paying it in full.
    pub feeding: u8,
    pub feeding_helm: u8,
    /// What all that could be fed with is worth, and how much would be missing; nothing is
    /// once this round's feeding is done.
    pub food: u16,
    pub food_missing: u8,
    /// How far the royal orders in play have come, whoever holds them.
    pub stages: Vec<StageView>,
    pub goals: Vec<GoalView>,
    pub milestones: Vec<Milestone>,
    /// Reached ones that can still be claimed.
    pub claims: u8,
    /// Hire spaces used: for workers, for helm points.
    pub hires: u8,
    pub hired_helm: bool,
    pub small_cards: Vec<Card>,
    pub large_cards: Vec<CardView>,
    pub has_passage: bool,
    pub uncharted: u8,
    /// Items in storage, cartographer steps and double tiles.
    pub leftovers: u8,
    /// Once the game is over.
    pub rank: Option<u8>,
}

/// The feeding of the clean-up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "cooper-island/"))]
#[serde(rename_all = "snake_case")]
pub enum MealView {
    /// Still to come in this round.
    Due,
    /// Done for this round.
    Done,
    /// There is none any more.
    Over,
}

impl MealView {
    fn of(meal: Meal) -> MealView {
        match meal {
            Meal::Due => MealView::Due,
            Meal::Done => MealView::Done,
            Meal::Over => MealView::Over,
        }
    }
}

/// A land space.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "cooper-island/"))]
pub struct SpaceView {
    pub space: Space,
    /// 0 for an uncharted space.
    pub level: u8,
    pub terrain: Option<Terrain>,
    pub thing: Option<ThingView>,
    pub ruin: bool,
}

/// What lies or stands on a space.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "cooper-island/"))]
#[serde(rename_all = "snake_case")]
pub enum ThingView {
    Wood,
    Food,
    Stone,
    Gold,
    Cloth,
    Small,
    Large,
    Fortress,
    Statue,
    Lid,
}

impl ThingView {
    fn of(thing: Thing) -> ThingView {
        match thing {
            // No coin ever lies on land.
            Thing::Cube(Item::Wood | Item::Coin) => ThingView::Wood,
            Thing::Cube(Item::Food) => ThingView::Food,
            Thing::Cube(Item::Stone) => ThingView::Stone,
            Thing::Cube(Item::Gold) => ThingView::Gold,
            Thing::Cube(Item::Cloth) => ThingView::Cloth,
            Thing::Building(Building::Small) => ThingView::Small,
            Thing::Building(Building::Large) => ThingView::Large,
            Thing::Building(Building::Fortress) => ThingView::Fortress,
            Thing::Statue => ThingView::Statue,
            Thing::Lid => ThingView::Lid,
        }
    }
}

/// A placed islet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "cooper-island/"))]
pub struct IsletView {
    pub islet: Islet,
    pub bank: Bank,
    pub half: Half,
}

/// A landing space.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "cooper-island/"))]
pub struct LandingView {
    pub landing: Landing,
    pub coins: u8,
    pub wood: u8,
    pub helm: u8,
    pub boat: Option<Boat>,
    pub face_up: bool,
}

/// A ship.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "cooper-island/"))]
pub struct ShipView {
    pub ship: Ship,
    pub steps: u8,
    pub anchors: u8,
    /// On the ring, clockwise from the harbor of the first seat.
    pub position: u8,
}

/// Crafting spots of one print.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "cooper-island/"))]
pub struct SpotView {
    pub spot: Spot,
    /// How many are open; how many have a statue; how many of those are paid for.
    pub open: u8,
    pub statues: u8,
    pub bound: u8,
}

/// Where the lids are, but for those on the peninsula.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "cooper-island/"))]
pub struct LidsView {
    pub on_cargo: Vec<Cargo>,
    pub unused: u8,
    pub crates: Vec<Crate>,
    /// Taken from cargo ships, wherever they are now.
    pub taken: u8,
}

/// A large card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "cooper-island/"))]
pub struct CardView {
    pub card: Card,
    pub face_up: bool,
}

pub(super) fn player(game: &CooperIsland, seat: Seat) -> PlayerView {
    let sheet = game.sheet(seat);
    let meal = steps::meal(game, seat);
    let has = |card: &Card| !card.is_large() && sheet.small_cards & card.bit() != 0;
    PlayerView {
        points: scoring::points(game, seat),
        breakdown: scoring::breakdown(game, seat),
        land: Space::all().map(|space| space_view(sheet, space)).collect(),
        islets: islets(sheet),
        landings: Landing::ALL.map(|landing| landing_view(sheet, landing)).to_vec(),
        storage: sheet.storage,
        spots: storage::spots(sheet),
        openers: storage::openers(sheet),
        room: Item::ALL.into_iter().filter(|item| sheet.room() & item.bit() != 0).collect(),
        market: sheet.market,
        prices: Market::ALL.map(|market| sheet.price(market)),
        ships: Ship::ALL.map(|ship| ship_view(game, seat, ship)).to_vec(),
        log_books: sheet.books,
        reserve: sheet.reserve,
        islets_left: Islet::ALL
            .into_iter()
            .filter(|it| sheet.islets_left & it.bit() != 0)
            .collect(),
        boats_left: Boat::ALL.into_iter().filter(|it| sheet.boats_left & it.bit() != 0).collect(),
        cartographer: sheet.cartographer,
        uses: sheet.uses,
        unbuilt: sheet.unbuilt,
        crafting: Spot::ALL.map(|spot| spot_view(sheet, spot)).to_vec(),
        lids: lids(sheet),
        workers: sheet.available,
        slots: sheet.slots,
        meal: MealView::of(meal),
        feeding: sheet.feeding(),
        feeding_helm: sheet.feeding_helm(),
        food: steps::feeding_worth(game, seat),
        food_missing: if meal == Meal::Due { steps::food_missing(game, seat) } else { 0 },
        stages: outlook::stages(game, seat),
        goals: outlook::goals(sheet),
        milestones: Milestone::ALL.into_iter().filter(|it| sheet.reached & it.bit() != 0).collect(),
        claims: sheet.claims(),
        hires: sheet.hires,
        hired_helm: sheet.hired_helm,
        small_cards: Card::ALL.into_iter().filter(has).collect(),
        large_cards: large_cards(sheet),
        has_passage: sheet.has_passage(),
        uncharted: sheet.land.uncharted(),
        leftovers: scoring::leftovers(sheet),
        rank: (game.phase == Phase::Over).then(|| scoring::rank(game, seat)),
    }
}

fn space_view(sheet: &Sheet, space: Space) -> SpaceView {
    SpaceView {
        space,
        level: sheet.land.level_at(space),
        terrain: sheet.land.terrain_at(space),
        thing: sheet.land.thing_at(space).map(ThingView::of),
        ruin: sheet.land.ruins & space.bit() != 0,
    }
}

fn islets(sheet: &Sheet) -> Vec<IsletView> {
    let placed = |bank| {
        let (islet, half) = sheet.islet_on(bank)?;
        Some(IsletView { islet, bank, half })
    };
    Bank::all().filter_map(placed).collect()
}

fn landing_view(sheet: &Sheet, landing: Landing) -> LandingView {
    let [coins, wood, ..] = landing.cost();
    let boat = sheet.boat_on(landing);
    LandingView {
        landing,
        coins,
        wood,
        helm: landing.helm(),
        boat: boat.map(|(boat, _)| boat),
        face_up: boat.is_some_and(|(_, face_up)| face_up),
    }
}

fn ship_view(game: &CooperIsland, seat: Seat, ship: Ship) -> ShipView {
    let sheet = game.sheet(seat);
    let steps = sheet.steps[ship.index()];
    ShipView {
        ship,
        steps,
        anchors: sheet.anchors[ship.index()],
        position: ring::position(game.players, seat, ship, steps),
    }
}

fn spot_view(sheet: &Sheet, spot: Spot) -> SpotView {
    let (crafted, bound) = (sheet.crafted[spot.index()], sheet.bound[spot.index()]);
    SpotView { spot, open: sheet.crafting_spots(spot), statues: crafted + bound, bound }
}

fn lids(sheet: &Sheet) -> LidsView {
    LidsView {
        on_cargo: Cargo::ALL.into_iter().filter(|it| sheet.on_cargo & it.bit() != 0).collect(),
        unused: sheet.lids,
        crates: Crate::ALL.into_iter().filter(|it| sheet.crates & it.bit() != 0).collect(),
        taken: sheet.lids_taken(),
    }
}

fn large_cards(sheet: &Sheet) -> Vec<CardView> {
    let owned = |card: Card| {
        let is_owned = card.is_large() && (sheet.face_up | sheet.face_down) & card.bit() != 0;
        is_owned.then(|| CardView { card, face_up: sheet.face_up & card.bit() != 0 })
    };
    Card::ALL.into_iter().filter_map(owned).collect()
}
