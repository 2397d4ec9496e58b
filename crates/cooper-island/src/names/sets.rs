//! Sets of spaces, boats, orders and cards, written with a hyphen between their names:
//! `c3-d2`, or `none`.
use core::{fmt, str::FromStr};

use skerry_core::UnknownName;

use super::Space;
use crate::components::{Boat, Card, LOOK, Order};

/// Land spaces.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "cooper-island/", type = "string")
)]
pub struct Spaces(pub(crate) u32);

/// Income boats.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "cooper-island/", type = "string")
)]
pub struct Boats(pub(crate) u8);

/// Royal orders.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "cooper-island/", type = "string")
)]
pub struct Orders(pub(crate) u8);

/// Four building cards of one size, ascending.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "cooper-island/", type = "string")
)]
pub struct Cards(pub(crate) [Card; LOOK]);

impl Spaces {
    pub const NONE: Spaces = Spaces(0);

    #[inline]
    pub const fn contains(self, space: Space) -> bool {
        self.0 >> space.0 & 1 == 1
    }

    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// In ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Space> {
        let mut left = self.0;
        core::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let space = Space(left.trailing_zeros() as u8);
            left &= left - 1;
            Some(space)
        })
    }

    /// The one with number `n` in ascending order, which must be there.
    #[inline]
    pub(crate) fn nth(self, n: u32) -> Space {
        let mut left = self.0;
        for _ in 0..n {
            left &= left - 1;
        }
        Space(left.trailing_zeros() as u8)
    }
}

impl FromIterator<Space> for Spaces {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Spaces {
        Spaces(spaces.into_iter().fold(0, |set, space| set | space.bit()))
    }
}

impl Boats {
    #[inline]
    pub const fn contains(self, boat: Boat) -> bool {
        self.0 & boat.bit() != 0
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Boat> {
        Boat::ALL.into_iter().filter(move |boat| self.contains(*boat))
    }

    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl FromIterator<Boat> for Boats {
    fn from_iter<I: IntoIterator<Item = Boat>>(boats: I) -> Boats {
        Boats(boats.into_iter().fold(0, |set, boat| set | boat.bit()))
    }
}

impl Orders {
    #[inline]
    pub const fn contains(self, order: Order) -> bool {
        self.0 & order.bit() != 0
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Order> {
        Order::ALL.into_iter().filter(move |order| self.contains(*order))
    }
}

impl FromIterator<Order> for Orders {
    fn from_iter<I: IntoIterator<Item = Order>>(orders: I) -> Orders {
        Orders(orders.into_iter().fold(0, |set, order| set | order.bit()))
    }
}

impl Cards {
    /// Four different cards of one size; `None` if they are not.
    pub fn new(mut cards: [Card; LOOK]) -> Option<Cards> {
        cards.sort_unstable();
        let is_sound = cards.windows(2).all(|pair| pair[0] < pair[1])
            && cards[0].is_large() == cards[LOOK - 1].is_large();
        is_sound.then_some(Cards(cards))
    }

    /// In ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> {
        self.0.into_iter()
    }
}

/// How boats, orders and cards are called, as `serde` does.
macro_rules! words {
    ($($function:ident($thing:ident) -> { $($name:ident = $word:literal),* $(,)? })*) => { $(
        const fn $function(thing: $thing) -> &'static str {
            match thing { $($thing::$name => $word),* }
        }
    )* };
}
words! {
    boat_word(Boat) -> {
        Goods = "goods", Coin = "coin", Tile = "tile", Step = "step", Copy = "copy",
        Luxury = "luxury",
    }
    order_word(Order) -> {
        Buildings = "buildings", Statues = "statues", Lids = "lids", Boats = "boats",
        Uncharted = "uncharted", Heights = "heights", Area = "area", Copy = "copy",
    }
    card_word(Card) -> {
        Granary = "granary", FishMarket = "fish_market", Smokehouse = "smokehouse",
        TimberStore = "timber_store", Pantry = "pantry", Strongroom = "strongroom",
        CustomsHouse = "customs_house", Boatyard = "boatyard", Stonecutter = "stonecutter",
        Guildhall = "guildhall", SurveyOffice = "survey_office", PilotHouse = "pilot_house",
        Lighthouse = "lighthouse", Chapel = "chapel", MarketHall = "market_hall",
        ExpeditionCamp = "expedition_camp", RoyalSurveyor = "royal_surveyor", Mint = "mint",
        Depot = "depot", FerryHouse = "ferry_house", ShippingOffice = "shipping_office",
        GreatCrane = "great_crane", PackingHouse = "packing_house",
        SculptorsHall = "sculptors_hall", BanquetHall = "banquet_hall",
        GovernorsHouse = "governors_house", Cathedral = "cathedral",
        TradingCompany = "trading_company", BreakersYard = "breakers_yard",
        Dockyard = "dockyard",
    }
}

/// Names with hyphens between them.
fn joined<T: fmt::Display>(
    f: &mut fmt::Formatter<'_>,
    names: impl Iterator<Item = T>,
) -> fmt::Result {
    let mut hyphen = "";
    for name in names {
        write!(f, "{hyphen}{name}")?;
        hyphen = "-";
    }
    f.write_str(if hyphen.is_empty() { "none" } else { "" })
}

/// The things of a list in ascending order, none twice.
fn listed<T: Copy + PartialOrd>(
    text: &str,
    unknown: UnknownName,
    mut read: impl FnMut(&str) -> Option<T>,
    mut take: impl FnMut(T),
) -> Result<(), UnknownName> {
    if text == "none" {
        return Ok(());
    }
    let mut last = None;
    for name in text.split('-') {
        let thing = read(name).ok_or(unknown)?;
        if last >= Some(thing) {
            return Err(unknown);
        }
        last = Some(thing);
        take(thing);
    }
    Ok(())
}

impl fmt::Display for Spaces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        joined(f, self.iter())
    }
}

impl FromStr for Spaces {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<Spaces, UnknownName> {
        let mut spaces = Spaces::NONE;
        let read = |name: &str| name.parse::<Space>().ok();
        listed(text, UnknownName("set of spaces"), read, |space| spaces.0 |= space.bit())?;
        Ok(spaces)
    }
}

impl fmt::Display for Boats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        joined(f, self.iter().map(boat_word))
    }
}

impl FromStr for Boats {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<Boats, UnknownName> {
        let mut boats = Boats(0);
        let read = |name: &str| Boat::ALL.into_iter().find(|boat| boat_word(*boat) == name);
        listed(text, UnknownName("set of boats"), read, |boat| boats.0 |= boat.bit())?;
        Ok(boats)
    }
}

impl fmt::Display for Orders {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        joined(f, self.iter().map(order_word))
    }
}

impl FromStr for Orders {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<Orders, UnknownName> {
        let mut orders = Orders(0);
        let read = |name: &str| Order::ALL.into_iter().find(|order| order_word(*order) == name);
        listed(text, UnknownName("set of royal orders"), read, |order| orders.0 |= order.bit())?;
        Ok(orders)
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        joined(f, self.iter().map(card_word))
    }
}

impl FromStr for Cards {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<Cards, UnknownName> {
        let unknown = UnknownName("set of four building cards");
        let (mut cards, mut count) = ([Card::Granary; LOOK], 0);
        let read = |name: &str| Card::ALL.into_iter().find(|card| card_word(*card) == name);
        listed(text, unknown, read, |card| {
            if count < LOOK {
                cards[count] = card;
            }
            count += 1;
        })?;
        Cards::new(cards).filter(|_| count == LOOK).ok_or(unknown)
    }
}
