//! What the active player is at, and what is asked of a seat.
use alloc::vec::Vec;

use serde::Serialize;
use skerry_core::{Seat, Turn, Violation};

use super::{
    ahead::{self, CourseView, SetView, SiteView},
    outlook::{self, OfferView, Stage},
    prices::{self, PriceView},
};
use crate::{
    action::{Action, Deed, Prompt},
    components::{Boat, Card, Section},
    state::{CooperIsland, Fee, Frame, Gain, Object, Offer, Origin, Phase, Piece},
    steps,
};

/// What is known of a window only while it lasts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "cooper-island/"))]
pub struct DoingView {
    /// What is asked of who must decide.
    pub asked: Prompt,
    /// Income hands not used yet.
    pub islet_hand: bool,
    pub tile_hand: bool,
    pub boat_hands: Vec<Boat>,
    /// The section or card that is being carried out, and what it still offers.
    pub section: Option<Section>,
    pub card: Option<Card>,
    pub deeds: Vec<Deed>,
    /// What is offered and cannot be done, and why.
    pub barred: Vec<BarredView>,
    /// What all that can be bought here costs now.
    pub prices: Vec<PriceView>,
    /// What is being paid.
    pub payment: Option<PaymentView>,
    /// What refusing the fee that is due would mean.
    pub refusal: Option<RefusalView>,
    /// Every way to pay it, the least waste first; also to feed.
    pub sets: Vec<SetView>,
    /// Where the piece that waits can go.
    pub sites: Vec<SiteView>,
    /// Where helm points would lead each ship.
    pub courses: Vec<CourseView>,
    /// What a worker could do on each section, while one is to be put.
    pub offers: Vec<OfferView>,
    /// What is asked now, then what is to come, the next first.
    pub path: Vec<Stage>,
    /// How many decisions are nested.
    pub depth: u8,
}

/// A payment that is being made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "cooper-island/"))]
pub struct PaymentView {
    /// What is still to be paid: coin, wood, food, stone, gold, cloth.
    pub due: [u8; 6],
    /// How much is still to be taken off it.
    pub cut: u8,
}

/// What is offered and cannot be done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "cooper-island/"))]
pub struct BarredView {
    pub action: Action,
    /// The number of the rule by which it is refused.
    pub rule: &'static str,
}

/// A fee that is not paid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "cooper-island/"))]
pub struct RefusalView {
    /// One is taken for it.
    pub anchor: bool,
    /// Who takes an item from the supply for it.
    pub owner: Option<Seat>,
}

fn refusal(game: &CooperIsland) -> Option<RefusalView> {
    let Frame::Fee(fee) = game.frame() else { return None };
    let anchor = !steps::is_spared(game.sheet(game.active));
    Some(RefusalView { anchor, owner: steps::payee(fee, game.active) })
}

pub(super) fn doing(game: &CooperIsland) -> DoingView {
    let menu = game
        .frames
        .items()
        .iter()
        .rev()
        .find_map(|frame| if let Frame::Menu(menu) = frame { Some(*menu) } else { None });
    let origin = menu.map(|menu| menu.origin);
    let is_income = game.phase == Phase::Income;
    let hands = if is_income { game.hands } else { 0 };
    let has_payment = game.payment.object != Object::Nothing;
    let decides = if let Turn::Decide(seats) = game.turn() { seats.lowest() } else { None };
    let asked = decides.unwrap_or(game.active);
    DoingView {
        asked: prompt(game, asked),
        islet_hand: hands & steps::ISLET_HAND != 0,
        tile_hand: hands & steps::TILE_HAND != 0,
        boat_hands: Boat::ALL
            .into_iter()
            .filter(|boat| hands >> steps::BOAT_HANDS & boat.bit() != 0)
            .collect(),
        section: origin.and_then(|origin| match origin {
            Origin::Section(section) => Some(section),
            Origin::Card(_) => None,
        }),
        card: origin.and_then(|origin| match origin {
            Origin::Card(card) => Some(card),
            Origin::Section(_) => None,
        }),
        deeds: menu.map(|menu| steps::deeds_of(&menu).collect()).unwrap_or_default(),
        barred: steps::barred(game, asked)
            .into_iter()
            .map(|(action, Violation(rule))| BarredView { action, rule: rule.id })
            .collect(),
        prices: prices::views(steps::prices(game, game.active)),
        payment: has_payment
            .then_some(PaymentView { due: game.payment.due, cut: game.payment.cut }),
        refusal: refusal(game),
        sets: ahead::sets(game, asked),
        sites: ahead::sites(game),
        courses: ahead::courses(game),
        offers: outlook::offers(game),
        path: outlook::path(game),
        depth: game.frames.items().len() as u8,
    }
}

/// What is asked of `seat`.
pub(crate) fn prompt(game: &CooperIsland, seat: Seat) -> Prompt {
    match game.turn() {
        Turn::Over => Prompt::Over,
        Turn::Chance => Prompt::Wait { seat: None },
        Turn::Decide(seats) if !seats.contains(seat) => Prompt::Wait { seat: seats.lowest() },
        Turn::Decide(_) => asked(game, seat),
    }
}

fn asked(game: &CooperIsland, seat: Seat) -> Prompt {
    let sheet = game.sheet(seat);
    match game.frame() {
        Frame::Choose => Prompt::ChooseTerrain,
        Frame::Window => window(game, seat),
        Frame::Menu(menu) => match menu.origin {
            Origin::Card(card) => Prompt::Card { card },
            Origin::Section(_) if steps::is_exhausted(game, seat) => Prompt::End,
            Origin::Section(section) => Prompt::Section { section },
        },
        Frame::Offer(offer) => offered(offer),
        Frame::Islet => Prompt::Islet,
        Frame::Moor(islet) => Prompt::Moor { islet },
        Frame::Tile => Prompt::Tile,
        Frame::Lay(tile, side) => Prompt::Lay { tile, side },
        Frame::Chart => Prompt::Chart { steps: sheet.cartographer },
        Frame::Cube(space) => Prompt::Cube { space },
        Frame::Object(purchase, _) => match purchase {
            crate::components::Purchase::Boat => Prompt::BuildBoat,
            crate::components::Purchase::Building => Prompt::Erect,
            crate::components::Purchase::Statue => Prompt::BuildStatue,
            crate::components::Purchase::Cargo => Prompt::Supply,
        },
        Frame::Cut => Prompt::Cut { cut: game.payment.cut },
        Frame::Pay => {
            let at = game.payment.due.iter().position(|due| *due > 0).unwrap_or(0);
            let item = crate::components::Item::of(at as u8);
            Prompt::Pay { item, due: game.payment.due[at] }
        }
        Frame::Clear => Prompt::Clear,
        Frame::Put(Piece::Building(building)) => Prompt::PutBuilding { building },
        Frame::Put(Piece::Statue(_)) => Prompt::PutStatue,
        Frame::Ruin => Prompt::RemoveRuin,
        Frame::Helm(points, _) => Prompt::Sail { points },
        Frame::Sail(_) => Prompt::First,
        Frame::Fee(fee) => asked_for(fee, game, seat),
        Frame::Answer(_, from) => Prompt::Compensation { from },
        Frame::Anchors(_) => Prompt::Anchor,
        Frame::Gain(_, left, Gain::Storage | Gain::Market) => Prompt::TakeItem { left },
        Frame::Gain(_, left, Gain::Scarce) => Prompt::KeepItem { left },
        Frame::Keep(_) => Prompt::Keep,
        Frame::Bury(_) => Prompt::Bury,
        Frame::Shift => Prompt::Shift,
        Frame::PutLid => Prompt::PutLid,
        Frame::TurnBoats => Prompt::TurnBoats,
        Frame::Feed => Prompt::Feed { cost: sheet.feeding() },
        Frame::Store => Prompt::Store,
        Frame::Give(market, value, _) => Prompt::Give { market, value },
        Frame::Assign => Prompt::Assign,
        Frame::DealOrders
        | Frame::DealStarter
        | Frame::DealTerrain
        | Frame::DealTiles(_)
        | Frame::DrawTile
        | Frame::DrawBook
        | Frame::Look(_)
        | Frame::Neutral
        | Frame::CooperCard
        | Frame::Lid(..) => Prompt::Wait { seat: None },
    }
}

fn asked_for(fee: Fee, game: &CooperIsland, seat: Seat) -> Prompt {
    let anchor = !steps::is_spared(game.sheet(seat));
    match fee {
        Fee::Worker(owner) => Prompt::Fee { owner: owner.seat(), anchor },
        Fee::Harbor(_, owner) => Prompt::HarborFee { owner, at_home: owner == seat, anchor },
    }
}

fn window(game: &CooperIsland, seat: Seat) -> Prompt {
    let sheet = game.sheet(seat);
    match game.phase {
        Phase::Income => Prompt::Income,
        Phase::Turns => Prompt::Turn,
        Phase::Feed => Prompt::FeedWindow { cost: sheet.feeding() },
        Phase::Reactivate => Prompt::Reactivate { used: steps::is_reactivation_left(game, seat) },
        Phase::Statues => Prompt::StatueWindow { points: sheet.land.statues() },
        Phase::Passage => Prompt::PassageWindow { points: u8::from(sheet.has_passage()) },
        Phase::Market => {
            let items = sheet.market.iter().fold(0, |all: u8, count| all.saturating_add(*count));
            Prompt::MarketWindow { items }
        }
        Phase::End => Prompt::EndWindow,
        Phase::Deal | Phase::Over => Prompt::Over,
    }
}

fn offered(offer: Offer) -> Prompt {
    match offer {
        Offer::Placed(islet) => Prompt::PlacedIslet { islet },
        Offer::Passed(islet) => Prompt::PassedIslet { islet },
        Offer::Built(Boat::Copy) | Offer::Hand(_) => Prompt::Copy,
        Offer::Built(boat) => Prompt::BuiltBoat { boat },
        Offer::Book(book) => Prompt::LogBook { book },
    }
}
