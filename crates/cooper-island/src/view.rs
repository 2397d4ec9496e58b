//! What a viewer may know, ready to be shown; what a seat imagines of the rest (R88).
mod ahead;
mod doing;
mod outlook;
mod player;
mod prices;
mod secrets;
mod storage;

use alloc::{vec, vec::Vec};

use serde::Serialize;
use skerry_core::{ScoreLine, Seat, Viewer};

pub use self::{
    ahead::{CourseView, PassedView, PointView, SetView, SiteView},
    doing::{BarredView, DoingView, PaymentView, RefusalView},
    outlook::{GoalView, OfferView, Stage, StageView},
    player::{
        CardView, IsletView, LandingView, LidsView, MealView, PlayerView, ShipView, SpaceView,
        SpotView, ThingView,
    },
    prices::{PriceView, WareView},
    secrets::{DeckView, LookView},
    storage::{Opener, StorageView},
};
pub(crate) use self::{
    doing::prompt,
    secrets::{determinize, redact},
};
use crate::{
    components::{Building, Cargo, Difficulty, Order, ROUNDS, Section, Ship, Strategy, Worker},
    names::Spaces,
    ring, scoring,
    state::{CooperIsland, OrderState, Owner, Phase, Tower},
};

/// The table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "cooper-island/"))]
pub struct View {
    /// From 1; 0 during set-up. And how many there are.
    pub round: u8,
    pub rounds: u8,
    pub step: Step,
    /// Whose window it is; others may owe an answer in it.
    pub active: Option<Seat>,
    /// What the active player is doing.
    pub doing: Option<DoingView>,
    /// Who has the Cooper token.
    pub token: Who,
    /// Where the harbormaster is, and whether he stands.
    pub harbormaster: Cargo,
    pub harbormaster_stands: bool,
    pub sections: Vec<SectionView>,
    /// In play, ascending.
    pub orders: Vec<OrderView>,
    pub cargoes: Vec<CargoView>,
    /// Double tiles in the bag by kind, single tiles, log books face down by kind.
    pub bag: [u8; 3],
    pub singles: u8,
    pub log_books: [u8; 10],
    pub small_deck: DeckView,
    pub large_deck: DeckView,
    /// Cards that somebody looks at.
    pub look: Option<LookView>,
    pub players: Vec<PlayerView>,
    pub cooper: Option<CooperView>,
}

/// What part of the game it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "cooper-island/"))]
#[serde(rename_all = "snake_case")]
pub enum Step {
    Deal,
    Income,
    Turns,
    Feed,
    Reactivate,
    Statues,
    Passage,
    Market,
    End,
    Over,
}

impl Step {
    pub(crate) fn of(phase: Phase) -> Step {
        match phase {
            Phase::Deal => Step::Deal,
            Phase::Income => Step::Income,
            Phase::Turns => Step::Turns,
            Phase::Feed => Step::Feed,
            Phase::Reactivate => Step::Reactivate,
            Phase::Statues => Step::Statues,
            Phase::Passage => Step::Passage,
            Phase::Market => Step::Market,
            Phase::End => Step::End,
            Phase::Over => Step::Over,
        }
    }
}

/// A player, or one who is none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "cooper-island/"))]
#[serde(rename_all = "snake_case")]
pub enum Who {
    Player(Seat),
    Cooper,
    Neutral,
}

impl Who {
    pub(crate) fn of(owner: Owner) -> Who {
        match owner {
            Owner::Seat(seat) => Who::Player(seat),
            Owner::Cooper => Who::Cooper,
            Owner::Neutral => Who::Neutral,
        }
    }
}

/// The workers on a section, bottom first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "cooper-island/"))]
pub struct SectionView {
    pub section: Section,
    /// On the round space, on the square one.
    pub normal: Vec<Who>,
    pub special: Vec<Who>,
}

/// A royal order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "cooper-island/"))]
pub struct OrderView {
    pub order: Order,
    pub owner: Option<Who>,
    pub worker: Option<Worker>,
    /// Once the game is over: where on the owner's land it lies that the order counts.
    pub spaces: Spaces,
}

/// A cargo ship, and whose lids lie on it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "cooper-island/"))]
pub struct CargoView {
    pub cargo: Cargo,
    pub gold: u8,
    pub cloth: u8,
    pub helm: u8,
    pub lids: Vec<Seat>,
}

/// Solo: what Cooper has.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "cooper-island/"))]
pub struct CooperView {
    pub strategy: Strategy,
    pub focus: Section,
    pub difficulty: Difficulty,
    /// Normal and special ones.
    pub available: [u8; 2],
    /// Cards of his deck by section.
    pub cards: [u8; 8],
    pub steps: u8,
    /// Where his ship is on the ring.
    pub position: u8,
    pub statues: u8,
    pub progress: u8,
    /// What he would have if the game ended now, and what it consists of.
    pub points: i16,
    pub breakdown: Vec<ScoreLine>,
}

pub(crate) fn view(game: &CooperIsland, viewer: Viewer) -> View {
    let is_on = !matches!(game.phase, Phase::Deal | Phase::Over);
    View {
        round: game.round,
        rounds: ROUNDS,
        step: Step::of(game.phase),
        active: is_on.then_some(game.active),
        doing: is_on.then(|| doing::doing(game)),
        token: Who::of(game.token),
        harbormaster: game.harbormaster(),
        harbormaster_stands: game.has_harbormaster(),
        sections: Section::ALL.map(|section| section_view(game, section)).to_vec(),
        orders: orders(game),
        cargoes: Cargo::ALL.map(|cargo| cargo_view(game, cargo)).to_vec(),
        bag: game.bag,
        singles: game.singles,
        log_books: game.log_books,
        small_deck: secrets::deck(game, Building::Small, viewer),
        large_deck: secrets::deck(game, Building::Large, viewer),
        look: secrets::look(game, viewer),
        players: game.seats().iter().map(|seat| player::player(game, seat)).collect(),
        cooper: game.is_solo().then(|| cooper(game)),
    }
}

fn section_view(game: &CooperIsland, section: Section) -> SectionView {
    let workers = |tower: Tower| tower.owners().map(Who::of).collect();
    SectionView {
        section,
        normal: workers(game.tower(Worker::Normal, section)),
        special: workers(game.tower(Worker::Special, section)),
    }
}

fn orders(game: &CooperIsland) -> Vec<OrderView> {
    let mut orders = vec![];
    for order in Order::ALL {
        let (owner, worker) = match game.order(order) {
            OrderState::Absent => continue,
            OrderState::Free => (None, None),
            OrderState::Taken(owner, worker) => (Some(Who::of(owner)), Some(worker)),
        };
        let spaces =
            if game.phase == Phase::Over { counted(game, order, owner) } else { Spaces::NONE };
        orders.push(OrderView { order, owner, worker, spaces });
    }
    orders
}

fn counted(game: &CooperIsland, order: Order, owner: Option<Who>) -> Spaces {
    let Some(Who::Player(seat)) = owner else { return Spaces::NONE };
    let task = scoring::task(game, seat, order);
    Spaces(task.map_or(0, |task| scoring::counted(game.sheet(seat), task)))
}

fn cargo_view(game: &CooperIsland, cargo: Cargo) -> CargoView {
    let [.., gold, cloth] = cargo.cost();
    let waits = |seat: &Seat| game.sheet(*seat).on_cargo & cargo.bit() != 0;
    let lids = game.seats().iter().filter(waits).collect();
    CargoView { cargo, gold, cloth, helm: cargo.helm(), lids }
}

fn cooper(game: &CooperIsland) -> CooperView {
    let cooper = &game.cooper;
    CooperView {
        strategy: cooper.strategy,
        focus: cooper.strategy.focus(),
        difficulty: cooper.difficulty,
        available: cooper.available,
        cards: cooper.cards,
        steps: cooper.steps,
        position: ring::position(game.players, Seat(0), Ship::OneSail, cooper.steps),
        statues: cooper.statues,
        progress: cooper.progress,
        points: scoring::cooper(game),
        breakdown: scoring::cooper_breakdown(game),
    }
}
