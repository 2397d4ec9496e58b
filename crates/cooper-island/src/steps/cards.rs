//! Y6, R86 Large cards: whether one can be used, and its parts. No card has a file of its
//! own; what it consists of is done by other steps.
use skerry_core::{Seat, Sink, Step, Stepwise, Violation};

use super::{
    buy,
    deeds::{BOATS, ISLETS, bit},
    helm, milestones, place,
};
use crate::{
    action::{Action, Deed, Event},
    components::{
        ANY_CUBE, Boat, Card, Item, LUXURY, Purchase,
        cards::{CATHEDRAL_CUBES, DEPOT_CUBES, DOCKYARD_CUT, MINT_COINS, MOST_BOATS_TURNED},
    },
    land::{Thing, each},
    names::{Boats, Space},
    rules,
    state::{CooperIsland, Frame, Gain, Menu, Phase},
};

/// Begins to use one, aside.
pub(super) struct UseCard;

/// Could it change anything? (R86, R87)
#[inline]
fn is_useful(game: &CooperIsland, seat: Seat, card: Card) -> bool {
    let sheet = game.sheet(seat);
    match card {
        Card::ExpeditionCamp => game.in_bag() > 0 || place::is_possible(game, seat),
        // R83: in the end window only its steps.
        Card::RoyalSurveyor => game.phase != Phase::End || sheet.has_room_for_steps(),
        Card::FerryHouse => game.useful_islets(seat) != 0,
        Card::ShippingOffice => game.useful_boats(seat) != 0,
        Card::GreatCrane => sheet.land.pieces() != 0 && sheet.land.free() != 0,
        Card::PackingHouse => sheet.lids > 0 && game.spare() > 0,
        Card::SculptorsHall => {
            sheet.can_remove_ruin() || buy::is_possible(game, seat, Purchase::Statue, 0)
        }
        Card::GovernorsHouse => sheet.has_room_for_steps() || sheet.room() != 0,
        Card::TradingCompany => buy::is_possible(game, seat, Purchase::Cargo, 0),
        Card::BreakersYard => sheet.boats() != 0,
        Card::Dockyard => buy::is_possible(game, seat, Purchase::Boat, DOCKYARD_CUT),
        Card::Mint | Card::Depot | Card::BanquetHall | Card::Cathedral => true,
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
        | Card::Lighthouse
        | Card::Chapel
        | Card::MarketHall => false,
    }
}

/// The large cards that are face up, ascending.
#[inline]
fn face_up(game: &CooperIsland, seat: Seat) -> impl Iterator<Item = Card> {
    Card::each(game.sheet(seat).face_up, true)
}

/// Can any card be used?
#[inline]
pub(super) fn is_possible(game: &CooperIsland, seat: Seat) -> bool {
    face_up(game, seat).any(|card| is_useful(game, seat, card))
}

impl Step<CooperIsland> for UseCard {
    type Deed = Card;

    #[inline]
    fn is_open(game: &CooperIsland, _: Seat) -> bool {
        super::is_open_for_asides(game)
    }

    fn check(game: &CooperIsland, seat: Seat, card: Card) -> Result<(), Violation> {
        if !face_up(game, seat).any(|other| other == card) {
            return Err(Violation(&rules::LARGE_CARD));
        }
        is_useful(game, seat, card).then_some(()).ok_or(Violation(&rules::PARTS_OF_A_CARD))
    }

    #[inline]
    fn menu(game: &CooperIsland, seat: Seat, out: &mut impl FnMut(Action)) {
        let cards = face_up(game, seat).filter(|card| is_useful(game, seat, *card));
        cards.for_each(|card| out(Action::UseCard { card }));
    }

    #[inline]
    fn apply(game: &mut CooperIsland, seat: Seat, card: Card, events: &mut impl Sink<Event>) {
        super::interrupt(game);
        // R73: used from now on.
        let sheet = game.sheet_mut(seat);
        sheet.face_up &= !card.bit();
        sheet.face_down |= card.bit();
        events.tell(|| Event::CardUsed { seat, card });
        begin(game, seat, card);
    }
}

/// What a card consists of.
fn begin(game: &mut CooperIsland, seat: Seat, card: Card) {
    let parts = |deeds, left| Frame::Menu(Menu::of_card(card, deeds, left, 0));
    let steps = bit(Deed::Steps);
    let frame = match card {
        Card::ExpeditionCamp => parts(bit(Deed::Draw) | bit(Deed::Place), 0),
        Card::RoyalSurveyor => {
            if game.phase != Phase::End {
                game.sheet_mut(seat).uses += 1;
            }
            parts(steps, 0)
        }
        Card::Mint => Frame::Gain(Item::Coin.bit(), MINT_COINS, Gain::Market),
        Card::Depot => Frame::Gain(ANY_CUBE, DEPOT_CUBES, Gain::Market),
        Card::FerryHouse => parts(ISLETS, 2),
        Card::ShippingOffice => parts(BOATS, 2),
        Card::GreatCrane => {
            game.frames.push(parts(steps, 0));
            Frame::Shift
        }
        Card::PackingHouse => {
            game.frames.push(parts(bit(Deed::Coin), 0));
            Frame::PutLid
        }
        Card::SculptorsHall => parts(bit(Deed::RemoveRuin) | bit(Deed::BuildStatue), 0),
        Card::BanquetHall => {
            game.frames.push(Frame::Menu(Menu::of_card(card, bit(Deed::Helm), 0, 1)));
            Frame::Feed
        }
        Card::GovernorsHouse => parts(steps | bit(Deed::Item), 0),
        Card::Cathedral => Frame::Gain(LUXURY, CATHEDRAL_CUBES, Gain::Market),
        Card::TradingCompany => Frame::Object(Purchase::Cargo, 0),
        Card::BreakersYard => Frame::TurnBoats,
        Card::Dockyard => Frame::Object(Purchase::Boat, DOCKYARD_CUT),
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
        | Card::Lighthouse
        | Card::Chapel
        | Card::MarketHall => unreachable!("small cards are not used"),
    };
    game.frames.push(frame);
}

/// The first parts of cards that must be done.
pub(super) struct FirstPart;

pub(super) enum Part {
    Shift(Space, Space),
    PutLid(Space),
    TurnBoats(Boats),
}

/// Sets of one to three of these boats, ascending.
fn boat_sets(boats: u8) -> impl Iterator<Item = Boats> {
    let sets = 1..=boats;
    sets.filter(move |set| set & !boats == 0 && set.count_ones() <= MOST_BOATS_TURNED).map(Boats)
}

impl Step<CooperIsland> for FirstPart {
    type Deed = Part;

    #[inline]
    fn is_open(game: &CooperIsland, _: Seat) -> bool {
        matches!(game.frame(), Frame::Shift | Frame::PutLid | Frame::TurnBoats)
    }

    fn check(game: &CooperIsland, seat: Seat, part: Part) -> Result<(), Violation> {
        let sheet = game.sheet(seat);
        let (fits, rule) = match (game.frame(), part) {
            (Frame::Shift, Part::Shift(from, to)) => (
                sheet.land.pieces() & from.bit() != 0 && sheet.land.free() & to.bit() != 0,
                Violation(&rules::CRANE),
            ),
            (Frame::PutLid, Part::PutLid(space)) => {
                (sheet.land.free() & space.bit() != 0, Violation(&rules::LID_ON_LAND))
            }
            (Frame::TurnBoats, Part::TurnBoats(boats)) => (
                boat_sets(sheet.boats()).any(|other| other == boats),
                Violation(&rules::BREAKERS_YARD),
            ),
            _ => return Err(CooperIsland::WRONG_MOMENT),
        };
        fits.then_some(()).ok_or(rule)
    }

    #[inline]
    fn menu(game: &CooperIsland, seat: Seat, out: &mut impl FnMut(Action)) {
        let sheet = game.sheet(seat);
        let frame = game.frame();
        if matches!(frame, Frame::Shift) {
            for from in each(sheet.land.pieces()) {
                each(sheet.land.free()).for_each(|to| out(Action::Shift { from, to }));
            }
        } else if matches!(frame, Frame::PutLid) {
            each(sheet.land.free()).for_each(|space| out(Action::PutLid { space }));
        } else {
            boat_sets(sheet.boats()).for_each(|boats| out(Action::TurnBoats { boats }));
        }
    }

    #[inline]
    fn apply(game: &mut CooperIsland, seat: Seat, part: Part, events: &mut impl Sink<Event>) {
        game.frames.pop();
        match part {
            Part::Shift(from, to) => {
                let land = &mut game.sheet_mut(seat).land;
                let thing = land.thing_at(from).expect("only pieces are moved");
                land.clear(from.bit());
                land.put(to, thing);
                events.tell(|| Event::PieceMoved { seat, from, to });
            }
            Part::PutLid(space) => {
                let sheet = game.sheet_mut(seat);
                sheet.lids -= 1;
                sheet.land.put(space, Thing::Lid);
                events.tell(|| Event::LidPlaced { seat, space });
                milestones::check(game, seat, events);
                helm::gain(game, 1);
            }
            Part::TurnBoats(boats) => turn(game, seat, boats, events),
        }
    }
}

/// LB14, R82: hands of these boats are lost.
fn turn(game: &mut CooperIsland, seat: Seat, boats: Boats, events: &mut impl Sink<Event>) {
    game.sheet_mut(seat).turn_boats(boats.0);
    if game.phase == Phase::Income {
        game.hands &= !(boats.0 << super::deeds::BOAT_HANDS);
    }
    for boat in Boat::ALL.into_iter().filter(|boat| boats.contains(*boat)) {
        events.tell(|| Event::BoatTurned { seat, boat });
    }
    let menu = Menu::of_card(Card::BreakersYard, bit(Deed::Helm), 0, boats.len());
    game.frames.push(Frame::Menu(menu));
}
