//! R89 Islets and boats used by their action, whoever has them: symbols of sections C
//! and E, two large cards, the boat that copies; and the boats of the own income.
use skerry_core::{Seat, Sink, Step, Violation};

use super::{
    boon,
    deeds::{BOAT_HANDS, BOATS, ISLETS},
};
use crate::{
    action::{Action, Event},
    components::{Boat, Boon, Islet},
    rules,
    state::{CooperIsland, Frame, Menu, Offer, Origin, Phase},
};

/// Performs the action of an islet.
pub(super) struct UseIslet;
/// Takes the income of a boat.
pub(super) struct UseBoat;

/// Islets that a menu offers and that would change something, as bits.
#[inline]
pub(super) fn islets(game: &CooperIsland, seat: Seat) -> u8 {
    if let Frame::Menu(menu) = game.frame()
        && menu.deeds & ISLETS != 0
    {
        game.useful_islets(seat) & !used(&menu)
    } else {
        0
    }
}

/// R70: a card never uses the same action twice.
#[inline]
fn used(menu: &Menu) -> u8 {
    if matches!(menu.origin, Origin::Card(_)) { menu.used } else { 0 }
}

/// Boats whose income can be taken, as bits.
#[inline]
pub(super) fn boats(game: &CooperIsland, seat: Seat) -> u8 {
    if !UseBoat::is_open(game, seat) {
        return 0;
    }
    if let Frame::Menu(menu) = game.frame() {
        return game.useful_boats(seat) & !used(&menu);
    }
    if let Frame::Offer(_) = game.frame() {
        return game.useful_boats(seat);
    }
    let hands = game.hands >> BOAT_HANDS;
    let is_useful = |boat: &Boat| hands & boat.bit() != 0 && game.can_gain(seat, boat.boon());
    Boat::ALL.into_iter().filter(is_useful).fold(0, |set, boat| set | boat.bit())
}

/// What is left of a menu after one of these.
fn spend(mut menu: Menu, what: u16, bit: u8) -> Menu {
    if matches!(menu.origin, Origin::Card(_)) {
        menu.used |= bit;
        menu.left -= 1;
        if menu.left > 0 {
            return menu;
        }
        menu.used = 0;
    }
    menu.deeds &= !what;
    menu
}

impl Step<CooperIsland> for UseIslet {
    type Deed = Islet;

    #[inline]
    fn is_open(game: &CooperIsland, _: Seat) -> bool {
        matches!(game.frame(), Frame::Menu(menu) if menu.deeds & ISLETS != 0)
    }

    fn check(game: &CooperIsland, seat: Seat, islet: Islet) -> Result<(), Violation> {
        if islets(game, seat) & islet.bit() != 0 {
            return Ok(());
        }
        if game.islets() & islet.bit() == 0 {
            return Err(Violation(&rules::SYMBOL_WITHOUT_TARGET));
        }
        if game.useful_islets(seat) & islet.bit() != 0 {
            return Err(Violation(&rules::TWO_DIFFERENT_ACTIONS));
        }
        Err(Violation(&rules::NOTHING_IDLE))
    }

    #[inline]
    fn menu(game: &CooperIsland, seat: Seat, out: &mut impl FnMut(Action)) {
        let set = islets(game, seat);
        let listed = Islet::ALL.into_iter().filter(|islet| set & islet.bit() != 0);
        listed.for_each(|islet| out(Action::UseIslet { islet }));
    }

    #[inline]
    fn apply(game: &mut CooperIsland, seat: Seat, islet: Islet, events: &mut impl Sink<Event>) {
        super::answer(game);
        if let Frame::Menu(menu) = game.frame() {
            game.frames.replace(Frame::Menu(spend(menu, ISLETS, islet.bit())));
        }
        boon::perform(game, seat, islet.boon(), events);
    }
}

impl Step<CooperIsland> for UseBoat {
    type Deed = Boat;

    #[inline]
    fn is_open(game: &CooperIsland, _: Seat) -> bool {
        if let Frame::Menu(menu) = game.frame() {
            return menu.deeds & BOATS != 0;
        }
        if let Frame::Offer(offer) = game.frame() {
            return offer.boon() == Boon::Copy;
        }
        matches!(game.frame(), Frame::Window) && game.phase == Phase::Income
    }

    fn check(game: &CooperIsland, seat: Seat, boat: Boat) -> Result<(), Violation> {
        if boats(game, seat) & boat.bit() != 0 {
            return Ok(());
        }
        if matches!(game.frame(), Frame::Window) {
            let has_hand = game.hands >> BOAT_HANDS & boat.bit() != 0;
            let rule = if has_hand {
                boon::refusal(game, seat, boat.boon())
            } else {
                Violation(&rules::HANDS_ARE_COUNTED)
            };
            return Err(rule);
        }
        if boat == Boat::Copy {
            return Err(Violation(&rules::COPYING_A_BOAT));
        }
        if game.boats() & boat.bit() == 0 {
            return Err(Violation(&rules::FACE_DOWN_BOATS));
        }
        if game.useful_boats(seat) & boat.bit() != 0 {
            return Err(Violation(&rules::TWO_DIFFERENT_ACTIONS));
        }
        Err(Violation(&rules::NOTHING_IDLE))
    }

    #[inline]
    fn menu(game: &CooperIsland, seat: Seat, out: &mut impl FnMut(Action)) {
        let set = boats(game, seat);
        let listed = Boat::ALL.into_iter().filter(|boat| set & boat.bit() != 0);
        listed.for_each(|boat| out(Action::UseBoat { boat }));
    }

    #[inline]
    fn apply(game: &mut CooperIsland, seat: Seat, boat: Boat, events: &mut impl Sink<Event>) {
        super::answer(game);
        if let Frame::Menu(menu) = game.frame() {
            game.frames.replace(Frame::Menu(spend(menu, BOATS, boat.bit())));
        } else if let Frame::Offer(_) = game.frame() {
            game.frames.pop();
        } else {
            game.hands &= !(boat.bit() << BOAT_HANDS);
        }
        if boat == Boat::Copy {
            game.frames.push(Frame::Offer(Offer::Hand(boat)));
        } else {
            boon::perform(game, seat, boat.boon(), events);
        }
    }
}
