//! 6, 7 What a section, an income hand or a card offers, and that it is begun (D1, D11).
use alloc::vec::Vec;

use skerry_core::{Seat, Sink, Step, Violation};

use super::{
    afar, boon,
    buy::{self, Price},
    islet, place,
};
use crate::{
    action::{Action, Deed, Event},
    components::{
        ANY_ITEM, Boat, Card, Item, Purchase, SYMBOL_CUT, Section, TRACK, Worker,
        cards::{CRANE_STEPS, GOVERNOR_STEPS, SURVEYOR_STEPS},
    },
    rules,
    state::{CooperIsland, Frame, Gain, Menu, Origin, Owner, Phase},
};

/// Deeds in the order of their names.
const ALL: [Deed; 14] = [
    Deed::Islet,
    Deed::Draw,
    Deed::Place,
    Deed::Steps,
    Deed::Item,
    Deed::BuildBoat,
    Deed::Erect,
    Deed::RemoveRuin,
    Deed::BuildStatue,
    Deed::Supply,
    Deed::Token,
    Deed::Waive,
    Deed::Coin,
    Deed::Helm,
];

/// Its place in [`Menu::deeds`].
pub(super) const fn bit(deed: Deed) -> u16 {
    1 << deed as u16
}

/// Islets and boats from afar, in [`Menu::deeds`].
pub(super) const ISLETS: u16 = 1 << 14;
pub(super) const BOATS: u16 = 1 << 15;
const TILES: u16 = bit(Deed::Draw) | bit(Deed::Place);
const STATUES: u16 = bit(Deed::RemoveRuin) | bit(Deed::BuildStatue);

/// In [`Menu::used`] of a section: only one of these, not both.
const EITHER_TILES: u8 = 1;
const EITHER_STATUE: u8 = 2;

/// Income hands, in [`CooperIsland::hands`]; boats come after them.
pub(crate) const ISLET_HAND: u8 = 1;
pub(crate) const TILE_HAND: u8 = 2;
pub(crate) const BOAT_HANDS: u32 = 2;

/// What a section offers to this worker; `is_free` if nobody stood on the space.
pub(super) fn of_section(section: Section, worker: Worker, is_free: bool) -> Menu {
    let has_symbol = is_free && worker == Worker::Special;
    let with = |deeds: u16, symbol: u16| if has_symbol { deeds | symbol } else { deeds };
    let (deeds, left, used) = match section {
        Section::A => {
            let token = if is_free && worker == Worker::Normal { bit(Deed::Token) } else { 0 };
            (TILES | bit(Deed::Steps) | token, 1, if has_symbol { 0 } else { EITHER_TILES })
        }
        Section::B => (with(bit(Deed::BuildBoat), bit(Deed::Waive)), 1, 0),
        Section::C => (with(TILES, ISLETS), 1, 0),
        Section::D => (with(bit(Deed::Erect), bit(Deed::Waive)), 1, 0),
        Section::E => (with(bit(Deed::Steps) | bit(Deed::Item), BOATS), 1, 0),
        Section::F => (STATUES, 1, if has_symbol { 0 } else { EITHER_STATUE }),
        Section::G => (with(TILES, bit(Deed::Steps)), 2, EITHER_TILES),
        Section::H => (with(bit(Deed::Supply), TILES), 1, EITHER_TILES),
    };
    Menu { origin: Origin::Section(section), deeds, left, used }
}

impl Menu {
    /// Parts of a card that may be declined.
    pub(super) const fn of_card(card: Card, deeds: u16, left: u8, used: u8) -> Menu {
        Menu { origin: Origin::Card(card), deeds, left, used }
    }

    /// Without what can no longer be done once this is.
    fn without(mut self, deed: Deed) -> Menu {
        let bit = bit(deed);
        for (either, flag) in [(TILES, EITHER_TILES), (STATUES, EITHER_STATUE)] {
            if self.is_section() && bit & either != 0 && self.used & flag != 0 {
                self.deeds &= !either | bit;
            }
        }
        if self.is_section() && bit & TILES != 0 && self.left > 1 {
            self.left -= 1;
        } else {
            self.deeds &= !bit;
        }
        if matches!(deed, Deed::BuildBoat | Deed::Erect) {
            self.deeds &= !self::bit(Deed::Waive);
        }
        self
    }

    fn is_section(&self) -> bool {
        matches!(self.origin, Origin::Section(_))
    }

    /// Cartographer steps at most.
    fn steps(&self) -> u8 {
        match self.origin {
            Origin::Section(Section::E) => 3,
            Origin::Section(_) => 1,
            Origin::Card(Card::RoyalSurveyor) => SURVEYOR_STEPS,
            Origin::Card(Card::GreatCrane) => CRANE_STEPS,
            Origin::Card(_) => GOVERNOR_STEPS,
        }
    }

    /// What the symbol takes off a cost, as long as it is not waived.
    pub(super) fn cut(&self) -> u8 {
        if self.deeds & bit(Deed::Waive) != 0 { SYMBOL_CUT } else { 0 }
    }
}

/// The deeds of a menu, possible or not.
pub(crate) fn deeds_of(menu: &Menu) -> impl Iterator<Item = Deed> {
    let deeds = menu.deeds;
    ALL.into_iter().filter(move |deed| deeds & bit(*deed) != 0)
}

/// What a worker could do on a section.
pub(crate) struct Prospect {
    pub(crate) possible: Vec<Deed>,
    pub(crate) missing: Vec<Deed>,
    /// What all that can be bought there would cost.
    pub(crate) prices: Vec<(Deed, Price)>,
    /// Is there an islet, or a boat, that the symbol lets one use?
    pub(crate) islets: bool,
    pub(crate) boats: bool,
}

/// What this worker could do there as things lie now, before a fee.
pub(crate) fn prospect(
    game: &CooperIsland,
    seat: Seat,
    worker: Worker,
    section: Section,
) -> Prospect {
    let is_free = game.tower(worker, section).is_empty();
    let mut there = *game;
    there.frames.push(Frame::Menu(of_section(section, worker, is_free)));
    let can = possible(&there, seat);
    let all = offered(&there) & !bit(Deed::Waive);
    let named = |set: u16| ALL.into_iter().filter(move |deed| set & bit(*deed) != 0).collect();
    Prospect {
        possible: named(all & can),
        missing: named(all & !can),
        prices: prices(&there, seat),
        islets: afar::islets(&there, seat) != 0,
        boats: afar::boats(&there, seat) != 0,
    }
}

/// What everything costs `seat` that can be bought where the game is: in the open menu, or
/// while it is chosen what to buy.
pub(crate) fn prices(game: &CooperIsland, seat: Seat) -> Vec<(Deed, Price)> {
    let cut = cut(game);
    let all = [
        (Deed::BuildBoat, Purchase::Boat, cut),
        (Deed::Erect, Purchase::Building, cut),
        (Deed::BuildStatue, Purchase::Statue, 0),
        (Deed::Supply, Purchase::Cargo, 0),
    ];
    let base = |(deed, purchase, cut): (Deed, Purchase, u8)| {
        if let Frame::Menu(menu) = game.frame() {
            return (menu.deeds & bit(deed) != 0).then_some(cut);
        }
        let Frame::Object(chosen, base) = game.frame() else { return None };
        (chosen == purchase).then_some(base)
    };
    all.into_iter()
        .filter_map(|kind| Some((kind.0, kind.1, base(kind)?)))
        .flat_map(|(deed, purchase, base)| {
            let prices = buy::prices(game, seat, (purchase, base));
            prices.into_iter().map(move |price| (deed, price))
        })
        .collect()
}

/// What is offered and not possible, and why not.
pub(crate) fn barred(game: &CooperIsland, seat: Seat) -> Vec<(Action, Violation)> {
    if let Frame::Offer(_) = game.frame() {
        return boon::barred(game, seat).into_iter().collect();
    }
    let is_asked = matches!(game.frame(), Frame::Menu(_)) || is_income(game);
    let idle = if is_asked { offered(game) & !possible(game, seat) } else { 0 };
    let idle = ALL.into_iter().filter(|deed| idle & bit(*deed) & !bit(Deed::Waive) != 0);
    let idle = idle.map(|deed| (Action::Do { deed }, refusal(game, seat, deed)));
    let hands = if is_income(game) { game.hands >> BOAT_HANDS } else { 0 };
    let hands = hands & !afar::boats(game, seat);
    let hands = Boat::ALL.into_iter().filter(|boat| hands & boat.bit() != 0);
    let hands =
        hands.map(|boat| (Action::UseBoat { boat }, boon::refusal(game, seat, boat.boon())));
    idle.chain(hands).collect()
}

/// The menu that is open, if one is.
#[inline]
pub(super) fn menu(game: &CooperIsland) -> Option<Menu> {
    if let Frame::Menu(menu) = game.frame() { Some(menu) } else { None }
}

#[inline]
fn is_income(game: &CooperIsland) -> bool {
    game.phase == Phase::Income && matches!(game.frame(), Frame::Window)
}

/// What the open menu or the hands offer, possible or not, as bits.
#[inline]
fn offered(game: &CooperIsland) -> u16 {
    if let Frame::Menu(menu) = game.frame() {
        return menu.deeds & !(ISLETS | BOATS);
    }
    let hand = |hand, deed| if game.hands & hand != 0 { bit(deed) } else { 0 };
    hand(ISLET_HAND, Deed::Islet) | hand(TILE_HAND, Deed::Place)
}

/// Would this change anything now? (R87)
#[inline]
fn can_do(game: &CooperIsland, seat: Seat, deed: Deed) -> bool {
    let sheet = game.sheet(seat);
    match deed {
        Deed::Islet => islet::is_possible(game, seat),
        Deed::Draw => game.in_bag() > 0,
        Deed::Place => place::is_possible(game, seat),
        Deed::Steps => sheet.has_room_for_steps(),
        Deed::Item => sheet.room() != 0,
        Deed::BuildBoat => buy::is_possible(game, seat, Purchase::Boat, cut(game)),
        Deed::Erect => buy::is_possible(game, seat, Purchase::Building, cut(game)),
        Deed::RemoveRuin => sheet.can_remove_ruin(),
        Deed::BuildStatue => buy::is_possible(game, seat, Purchase::Statue, 0),
        Deed::Supply => buy::is_possible(game, seat, Purchase::Cargo, 0),
        Deed::Token => game.token != Owner::Seat(seat),
        Deed::Waive => buy::is_possible(game, seat, reduced(game), 0),
        Deed::Coin | Deed::Helm => true,
    }
}

/// What the symbol of the open section makes cheaper.
#[inline]
fn reduced(game: &CooperIsland) -> Purchase {
    let is_boat = offered(game) & bit(Deed::BuildBoat) != 0;
    if is_boat { Purchase::Boat } else { Purchase::Building }
}

#[inline]
fn cut(game: &CooperIsland) -> u8 {
    menu(game).map_or(0, |menu| menu.cut())
}

/// The deeds that are possible now, as bits.
#[inline]
fn possible(game: &CooperIsland, seat: Seat) -> u16 {
    let mut left = offered(game);
    let mut all = 0;
    while left != 0 {
        let deed = ALL[left.trailing_zeros() as usize];
        left &= left - 1;
        if can_do(game, seat, deed) {
            all |= bit(deed);
        }
    }
    all
}

/// Can nothing be done with what is offered?
#[inline]
pub(super) fn is_idle(game: &CooperIsland, seat: Seat) -> bool {
    possible(game, seat) == 0
}

/// Why something that is offered is not possible.
fn refusal(game: &CooperIsland, seat: Seat, deed: Deed) -> Violation {
    match deed {
        Deed::Islet => islet::refusal(game, seat),
        Deed::Draw => Violation(&rules::EMPTY_BAG),
        Deed::Place => Violation(&rules::PLACE_A_TILE),
        Deed::Steps => Violation(&rules::CARTOGRAPHER_STEPS),
        Deed::Item => Violation(&rules::ROOM_IN_STORAGE),
        Deed::BuildBoat => buy::refusal(game, seat, Purchase::Boat, cut(game)),
        Deed::Erect => buy::refusal(game, seat, Purchase::Building, cut(game)),
        Deed::RemoveRuin if game.sheet(seat).ruins_in_reach() == 0 => {
            Violation(&rules::RUIN_IN_REACH)
        }
        Deed::RemoveRuin => Violation(&rules::NO_CRAFTING_SPOT),
        Deed::BuildStatue => buy::refusal(game, seat, Purchase::Statue, 0),
        Deed::Supply => buy::refusal(game, seat, Purchase::Cargo, 0),
        Deed::Waive => buy::refusal(game, seat, reduced(game), 0),
        Deed::Token | Deed::Coin | Deed::Helm => Violation(&rules::NOTHING_IDLE),
    }
}

/// Why something is not offered: mostly it does not belong here, but of two things there
/// may be a choice.
fn withdrawn(game: &CooperIsland, deed: Deed) -> Violation {
    let section = menu(game).and_then(|menu| match menu.origin {
        Origin::Section(section) => Some(section),
        Origin::Card(_) => None,
    });
    let is = |deeds: u16| bit(deed) & deeds != 0;
    match section {
        Some(Section::A) if is(TILES) => Violation(&rules::SECTION_A),
        Some(Section::F) if is(STATUES) => Violation(&rules::SECTION_F),
        Some(Section::G) if is(TILES) => Violation(&rules::TWICE_THE_SAME),
        _ => Violation(&rules::DECISIONS),
    }
}

/// Begins one of them.
pub(super) struct Do;

impl Step<CooperIsland> for Do {
    type Deed = Deed;

    #[inline]
    fn is_open(game: &CooperIsland, _: Seat) -> bool {
        matches!(game.frame(), Frame::Menu(_)) || is_income(game)
    }

    fn check(game: &CooperIsland, seat: Seat, deed: Deed) -> Result<(), Violation> {
        if offered(game) & bit(deed) == 0 {
            return Err(withdrawn(game, deed));
        }
        if can_do(game, seat, deed) { Ok(()) } else { Err(refusal(game, seat, deed)) }
    }

    #[inline]
    fn menu(game: &CooperIsland, seat: Seat, out: &mut impl FnMut(Action)) {
        let mut left = possible(game, seat);
        while left != 0 {
            out(Action::Do { deed: ALL[left.trailing_zeros() as usize] });
            left &= left - 1;
        }
    }

    #[inline]
    fn apply(game: &mut CooperIsland, seat: Seat, deed: Deed, events: &mut impl Sink<Event>) {
        super::answer(game);
        let Some(menu) = menu(game) else {
            return use_hand(game, deed);
        };
        game.frames.replace(Frame::Menu(menu.without(deed)));
        match deed {
            Deed::Islet => game.frames.push(Frame::Islet),
            Deed::Draw => game.frames.push(Frame::DrawTile),
            Deed::Place => game.frames.push(Frame::Tile),
            Deed::Steps => gain_steps(game, seat, menu.steps(), events),
            Deed::Item => game.frames.push(Frame::Gain(ANY_ITEM, 1, Gain::Storage)),
            Deed::BuildBoat => game.frames.push(Frame::Object(Purchase::Boat, menu.cut())),
            Deed::Erect => game.frames.push(Frame::Object(Purchase::Building, menu.cut())),
            Deed::RemoveRuin => game.frames.push(Frame::Ruin),
            Deed::BuildStatue => game.frames.push(Frame::Object(Purchase::Statue, 0)),
            Deed::Supply => game.frames.push(Frame::Object(Purchase::Cargo, 0)),
            Deed::Token => {
                game.token = Owner::Seat(seat);
                events.tell(|| Event::TokenTaken { seat });
            }
            Deed::Waive => {}
            Deed::Coin => game.frames.push(Frame::Gain(Item::Coin.bit(), 1, Gain::Market)),
            Deed::Helm => super::helm::gain_bonus(game, menu.used),
        }
    }
}

/// The islet or the double tile of the income.
fn use_hand(game: &mut CooperIsland, deed: Deed) {
    if deed == Deed::Islet {
        game.hands &= !ISLET_HAND;
        game.frames.push(Frame::Islet);
    } else {
        game.hands &= !TILE_HAND;
        game.frames.push(Frame::Tile);
    }
}

/// 5.7: as many as fit.
#[inline]
pub(super) fn gain_steps(
    game: &mut CooperIsland,
    seat: Seat,
    most: u8,
    events: &mut impl Sink<Event>,
) {
    let sheet = game.sheet_mut(seat);
    let steps = most.min(TRACK - sheet.cartographer);
    sheet.cartographer += steps;
    if steps > 0 {
        events.tell(|| Event::StepsGained { seat, steps });
    }
}
