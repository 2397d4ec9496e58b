//! Building cards and royal orders.
use serde::{Deserialize, Serialize};

use super::{DECK, Item, enums};

enums! {
    /// Building cards: 15 small ones (SB1 to SB15), then 15 large ones (LB1 to LB15).
    Card {
        Granary, FishMarket, Smokehouse, TimberStore, Pantry, Strongroom, CustomsHouse, Boatyard,
        Stonecutter, Guildhall, SurveyOffice, PilotHouse, Lighthouse, Chapel, MarketHall,
        ExpeditionCamp, RoyalSurveyor, Mint, Depot, FerryHouse, ShippingOffice, GreatCrane,
        PackingHouse, SculptorsHall, BanquetHall, GovernorsHouse, Cathedral, TradingCompany,
        BreakersYard, Dockyard,
    }
    /// What royal orders ask for, 1 to 8.
    Order { Buildings, Statues, Lids, Boats, Uncharted, Heights, Area, Copy }
    /// What can be paid for.
    Purchase { Boat, Building, Statue, Cargo }
}

impl Card {
    pub const ALL: [Card; 2 * DECK] = [
        Card::Granary,
        Card::FishMarket,
        Card::Smokehouse,
        Card::TimberStore,
        Card::Pantry,
        Card::Strongroom,
        Card::CustomsHouse,
        Card::Boatyard,
        Card::Stonecutter,
        Card::Guildhall,
        Card::SurveyOffice,
        Card::PilotHouse,
        Card::Lighthouse,
        Card::Chapel,
        Card::MarketHall,
        Card::ExpeditionCamp,
        Card::RoyalSurveyor,
        Card::Mint,
        Card::Depot,
        Card::FerryHouse,
        Card::ShippingOffice,
        Card::GreatCrane,
        Card::PackingHouse,
        Card::SculptorsHall,
        Card::BanquetHall,
        Card::GovernorsHouse,
        Card::Cathedral,
        Card::TradingCompany,
        Card::BreakersYard,
        Card::Dockyard,
    ];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    #[inline]
    pub const fn is_large(self) -> bool {
        self.index() >= DECK
    }

    /// Its place in the set of cards of its size.
    #[inline]
    pub(crate) const fn bit(self) -> u16 {
        1 << (self.index() % DECK)
    }

    /// The card with this place among those of its size.
    #[inline]
    pub(crate) const fn of(place: u8, is_large: bool) -> Card {
        Card::ALL[place as usize + if is_large { DECK } else { 0 }]
    }

    /// The cards of a set of bits.
    #[inline]
    pub(crate) fn each(mut left: u16, is_large: bool) -> impl Iterator<Item = Card> {
        core::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let card = Card::of(left.trailing_zeros() as u8, is_large);
            left &= left - 1;
            Some(card)
        })
    }

    /// What a small card does for good.
    pub const fn effect(self) -> Option<Effect> {
        match self {
            Card::Granary => Some(Effect::FeedingCut(1)),
            Card::FishMarket => Some(Effect::FeedCoins(2)),
            Card::Smokehouse => Some(Effect::FeedWood),
            Card::TimberStore => Some(Effect::Storage([Item::Wood, Item::Stone])),
            Card::Pantry => Some(Effect::Storage([Item::Food, Item::Coin])),
            Card::Strongroom => Some(Effect::Storage([Item::Gold, Item::Cloth])),
            Card::CustomsHouse => Some(Effect::Cut(Purchase::Cargo, 1)),
            Card::Boatyard => Some(Effect::Cut(Purchase::Boat, 1)),
            Card::Stonecutter => Some(Effect::Cut(Purchase::Statue, 1)),
            Card::Guildhall => Some(Effect::ErectHelm(1)),
            Card::SurveyOffice => Some(Effect::CartographerCut(1)),
            Card::PilotHouse => Some(Effect::NoAnchorOnRefusal),
            Card::Lighthouse => Some(Effect::Passage(2)),
            Card::Chapel => Some(Effect::StatueAnywhere),
            Card::MarketHall => Some(Effect::TradePrice(3)),
            Card::ExpeditionCamp
            | Card::RoyalSurveyor
            | Card::Mint
            | Card::Depot
            | Card::FerryHouse
            | Card::ShippingOffice
            | Card::GreatCrane
            | Card::PackingHouse
            | Card::SculptorsHall
            | Card::BanquetHall
            | Card::GovernorsHouse
            | Card::Cathedral
            | Card::TradingCompany
            | Card::BreakersYard
            | Card::Dockyard => None,
        }
    }
}

/// What a small card does for good.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Effect {
    /// Feeding costs so much less.
    FeedingCut(u8),
    /// Coins count as so much food; and a spot for food.
    FeedCoins(u8),
    /// Wood counts as food; and a spot for food.
    FeedWood,
    /// Two spots for either of these.
    Storage([Item; 2]),
    /// A purchase costs so much less.
    Cut(Purchase, u8),
    /// Buildings bring so many helm points more.
    ErectHelm(u8),
    /// Options 3 and 4 take so many steps less.
    CartographerCut(u8),
    NoAnchorOnRefusal,
    /// So many spaces at the top are enough.
    Passage(u8),
    StatueAnywhere,
    /// The third trade needs so much value.
    TradePrice(u8),
}

impl Effect {
    /// Storage spots on the card, and what alone may lie there.
    pub(crate) fn spots(&self) -> (u8, &[Item]) {
        match self {
            Effect::FeedCoins(_) | Effect::FeedWood => (1, &[Item::Food]),
            Effect::Storage(items) => (TYPED_SPOTS, items),
            Effect::FeedingCut(_)
            | Effect::Cut(..)
            | Effect::ErectHelm(_)
            | Effect::CartographerCut(_)
            | Effect::NoAnchorOnRefusal
            | Effect::Passage(_)
            | Effect::StatueAnywhere
            | Effect::TradePrice(_) => (0, &[]),
        }
    }
}

/// Two spots come with each card that stores two kinds of items.
pub(crate) const TYPED_SPOTS: u8 = 2;

/// Flag tasks: what must be reached, and the points.
pub(crate) const LIGHTHOUSE_POINTS: i16 = 3;
pub(crate) const CHAPEL_STATUES: u8 = 3;
pub(crate) const CHAPEL_POINTS: i16 = 2;
pub(crate) const MARKET_HALL_ITEMS: u8 = 6;
pub(crate) const MARKET_HALL_POINTS: i16 = 1;
pub(crate) const GOVERNOR_BUILDINGS: u8 = 4;
pub(crate) const CATHEDRAL_PIECES: u8 = 3;
pub(crate) const COMPANY_LIDS: u8 = 4;
pub(crate) const LARGE_FLAG_POINTS: i16 = 3;

/// What large cards bring: coins, cubes, steps, how many boats can be turned at most,
/// what a boat costs less.
pub(crate) const MINT_COINS: u8 = 4;
pub(crate) const DEPOT_CUBES: u8 = 4;
pub(crate) const CATHEDRAL_CUBES: u8 = 2;
pub(crate) const SURVEYOR_STEPS: u8 = 4;
pub(crate) const CRANE_STEPS: u8 = 2;
pub(crate) const GOVERNOR_STEPS: u8 = 3;
pub(crate) const MOST_BOATS_TURNED: u32 = 3;
pub(crate) const DOCKYARD_CUT: u8 = 1;

impl Order {
    pub const ALL: [Order; 8] = [
        Order::Buildings,
        Order::Statues,
        Order::Lids,
        Order::Boats,
        Order::Uncharted,
        Order::Heights,
        Order::Area,
        Order::Copy,
    ];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    #[inline]
    pub(crate) const fn bit(self) -> u8 {
        1 << self as u8
    }

    /// What each stage needs: at least so many, of [`Order::Uncharted`] at most so many.
    pub const fn stages(self) -> [u8; 3] {
        match self {
            Order::Buildings => [2, 3, 4],
            Order::Statues => [2, 3, 5],
            Order::Lids | Order::Boats => [3, 4, 5],
            Order::Uncharted => [6, 3, 1],
            Order::Heights => [2, 4, 6],
            Order::Area => [6, 8, 10],
            Order::Copy => [u8::MAX; 3],
        }
    }
}

/// The level that [`Order::Heights`] counts from.
pub(crate) const HEIGHT: u8 = 5;
