//! 5.13, 5.14, 5.16, 5.17 What is bought: boats, buildings, statues, cargo ships (D12,
//! D13, D16, D17), each only if all of it can be paid (R91).
use alloc::{vec, vec::Vec};

use skerry_core::{Seat, Sink, Step, Stepwise, Violation};

use super::{pay, put};
use crate::{
    action::{Action, Event},
    components::{Boat, Building, Cargo, Cost, Form, Item, Landing, Purchase, Spot},
    rules,
    sheet::Sheet,
    state::{CooperIsland, Frame, Object, Payment, Piece},
};

impl Object {
    #[inline]
    pub(super) fn cost(self) -> Cost {
        match self {
            Object::Nothing => [0; 6],
            Object::Boat(_, landing) => landing.cost(),
            Object::Building(building) => building.cost(),
            Object::Statue(form, _) => form.cost(),
            Object::Cargo(cargo) => cargo.cost(),
        }
    }

    #[inline]
    fn purchase(self) -> Purchase {
        match self {
            Object::Boat(..) | Object::Nothing => Purchase::Boat,
            Object::Building(_) => Purchase::Building,
            Object::Statue(..) => Purchase::Statue,
            Object::Cargo(_) => Purchase::Cargo,
        }
    }

    /// A piece needs a free space.
    #[inline]
    pub(super) fn is_piece(self) -> bool {
        matches!(self, Object::Building(_) | Object::Statue(..))
    }
}

/// What everything of each item is worth.
type Means = Cost;

#[inline]
fn means(sheet: &Sheet) -> Means {
    Item::ALL.map(|item| sheet.worth(item))
}

/// R71: cards and the harbormaster add to what a symbol or card takes off.
#[inline]
fn cut(game: &CooperIsland, seat: Seat, object: Object, base: u8) -> u8 {
    let harbormaster = matches!(object, Object::Cargo(cargo) if is_favoured(game, cargo));
    base + game.sheet(seat).cut(object.purchase()) + u8::from(harbormaster)
}

/// R44: the harbormaster stands on it.
#[inline]
pub(super) fn is_favoured(game: &CooperIsland, cargo: Cargo) -> bool {
    game.has_harbormaster() && game.harbormaster() == cargo
}

/// What can be bought.
#[derive(Clone, Copy)]
pub(crate) enum Ware {
    Landing(Landing),
    Building(Building),
    Statue(Form),
    Cargo(Cargo),
}

/// What something costs a player, and the helm points for it.
pub(crate) struct Price {
    pub(crate) ware: Ware,
    /// As it is printed.
    pub(crate) cost: Cost,
    /// How much comes off.
    pub(crate) cut: u8,
    /// What is left of it, where all of it comes off in the same way.
    pub(crate) due: Option<Cost>,
    pub(crate) helm: u8,
    /// Is it there, can it be paid, and has it room?
    pub(crate) is_possible: bool,
}

/// What is there of a kind, with so much off: what it would cost `seat` now.
pub(crate) fn prices(
    game: &CooperIsland,
    seat: Seat,
    (purchase, base): (Purchase, u8),
) -> Vec<Price> {
    let sheet = game.sheet(seat);
    // Which boat, and which of the crafting spots, is nothing to the price.
    let landings = || Landing::ALL.into_iter().filter(|it| sheet.boat_on(*it).is_none());
    let wares: Vec<Object> = match purchase {
        Purchase::Boat => landings().map(|landing| Object::Boat(Boat::Goods, landing)).collect(),
        Purchase::Statue => Form::ALL.map(|form| Object::Statue(form, Spot::Plain)).to_vec(),
        Purchase::Building | Purchase::Cargo => {
            let mut all = vec![];
            there(sheet, purchase, &mut |object| {
                all.push(object);
                false
            });
            all
        }
    };
    wares.into_iter().filter_map(|object| price(game, seat, object, base)).collect()
}

fn price(game: &CooperIsland, seat: Seat, object: Object, base: u8) -> Option<Price> {
    let sheet = game.sheet(seat);
    let (ware, helm) = match object {
        Object::Boat(_, landing) => (Ware::Landing(landing), landing.helm()),
        Object::Building(building) => {
            (Ware::Building(building), put::helm(sheet, Piece::Building(building)))
        }
        Object::Statue(form, spot) => (Ware::Statue(form), put::helm(sheet, Piece::Statue(spot))),
        Object::Cargo(cargo) => (Ware::Cargo(cargo), cargo.helm()),
        Object::Nothing => return None,
    };
    let cost = object.cost();
    let cut = cut(game, seat, object, base).min(cost.iter().sum());
    let is_there = match object {
        Object::Boat(..) => sheet.boats_left != 0,
        Object::Statue(..) => sheet.crafted != [0; 2],
        Object::Building(_) | Object::Cargo(_) | Object::Nothing => true,
    };
    let is_possible = is_there && can_buy(game, seat, &means(sheet), (object, base));
    Some(Price { ware, cost, cut, due: pay::remainder(&cost, cut), helm, is_possible })
}

/// Does what is missing come off?
#[inline]
fn is_affordable(means: &Means, cost: Cost, cut: u8) -> bool {
    let missing = cost.into_iter().zip(means).map(|(cost, means)| cost.saturating_sub(*means));
    missing.sum::<u8>() <= cut
}

#[inline]
fn can_buy(game: &CooperIsland, seat: Seat, means: &Means, (object, base): (Object, u8)) -> bool {
    let cut = cut(game, seat, object, base);
    is_affordable(means, object.cost(), cut)
        && (!object.is_piece() || pay::has_room(game, seat, object, cut))
}

/// Everything of a kind that is there to be bought, until `stop` says so.
#[inline]
fn there(sheet: &Sheet, purchase: Purchase, stop: &mut impl FnMut(Object) -> bool) -> bool {
    match purchase {
        Purchase::Boat => {
            let boats = Boat::ALL.into_iter().filter(|boat| sheet.boats_left & boat.bit() != 0);
            let free = |landing: &Landing| sheet.boat_on(*landing).is_none();
            let landings = || Landing::ALL.into_iter().filter(free);
            boats
                .flat_map(|boat| landings().map(move |landing| Object::Boat(boat, landing)))
                .any(stop)
        }
        Purchase::Building => {
            let left = |building: &Building| sheet.unbuilt[building.index()] > 0;
            Building::ALL.into_iter().filter(left).map(Object::Building).any(stop)
        }
        Purchase::Statue => {
            let crafted = |spot: &Spot| sheet.crafted[spot.index()] > 0;
            let spots = || Spot::ALL.into_iter().filter(crafted);
            Form::ALL
                .into_iter()
                .flat_map(|form| spots().map(move |spot| Object::Statue(form, spot)))
                .any(stop)
        }
        Purchase::Cargo => {
            let waits = |cargo: &Cargo| sheet.on_cargo & cargo.bit() != 0;
            Cargo::ALL.into_iter().filter(waits).any(|cargo| stop(Object::Cargo(cargo)))
        }
    }
}

/// Everything of a kind that can be bought, until `stop` says so.
#[inline]
fn find(
    game: &CooperIsland,
    seat: Seat,
    (purchase, base): (Purchase, u8),
    stop: &mut impl FnMut(Object) -> bool,
) -> bool {
    let sheet = game.sheet(seat);
    let means = means(sheet);
    there(sheet, purchase, &mut |object| {
        can_buy(game, seat, &means, (object, base)) && stop(object)
    })
}

/// Can anything of this kind be bought, with so much off?
#[inline]
pub(super) fn is_possible(game: &CooperIsland, seat: Seat, purchase: Purchase, base: u8) -> bool {
    find(game, seat, (purchase, base), &mut |_| true)
}

/// Why nothing of this kind can be: none is there, none can be paid, or none has room.
pub(super) fn refusal(game: &CooperIsland, seat: Seat, purchase: Purchase, base: u8) -> Violation {
    let sheet = game.sheet(seat);
    let means = means(sheet);
    if !there(sheet, purchase, &mut |_| true) {
        return gone(purchase);
    }
    let can_pay =
        |object: Object| is_affordable(&means, object.cost(), cut(game, seat, object, base));
    if there(sheet, purchase, &mut { can_pay }) {
        Violation(&rules::ROOM_FOR_A_PIECE)
    } else {
        Violation(&rules::PAY_A_COST)
    }
}

/// None of its kind is there.
fn gone(purchase: Purchase) -> Violation {
    match purchase {
        Purchase::Boat => Violation(&rules::BUILD_A_BOAT),
        Purchase::Building => Violation(&rules::ERECT_A_BUILDING),
        Purchase::Statue => Violation(&rules::BUILD_A_STATUE),
        Purchase::Cargo => Violation(&rules::SUPPLY_A_SHIP),
    }
}

/// Chooses what to buy.
pub(super) struct Choose;

impl Step<CooperIsland> for Choose {
    type Deed = Object;

    #[inline]
    fn is_open(game: &CooperIsland, _: Seat) -> bool {
        matches!(game.frame(), Frame::Object(..))
    }

    fn check(game: &CooperIsland, seat: Seat, object: Object) -> Result<(), Violation> {
        let Frame::Object(purchase, base) = game.frame() else {
            return Err(CooperIsland::WRONG_MOMENT);
        };
        if object.purchase() != purchase {
            return Err(CooperIsland::WRONG_MOMENT);
        }
        let sheet = game.sheet(seat);
        is_there(sheet, object)?;
        let cut = cut(game, seat, object, base);
        if !is_affordable(&means(sheet), object.cost(), cut) {
            return Err(Violation(&rules::PAY_A_COST));
        }
        if object.is_piece() && !pay::has_room(game, seat, object, cut) {
            return Err(Violation(&rules::ROOM_FOR_A_PIECE));
        }
        Ok(())
    }

    #[inline]
    fn menu(game: &CooperIsland, seat: Seat, out: &mut impl FnMut(Action)) {
        if let Frame::Object(purchase, base) = game.frame() {
            find(game, seat, (purchase, base), &mut |object| {
                out(action(object));
                false
            });
        }
    }

    #[inline]
    fn apply(game: &mut CooperIsland, seat: Seat, object: Object, events: &mut impl Sink<Event>) {
        let base = if let Frame::Object(_, base) = game.frame() { base } else { 0 };
        let due = object.cost();
        let total: u8 = due.iter().sum();
        let cut = cut(game, seat, object, base).min(total);
        game.payment = Payment { object, due, cut };
        game.frames.replace(if cut > 0 { Frame::Cut } else { Frame::Pay });
        pay::go_on(game, seat, events);
    }
}

fn action(object: Object) -> Action {
    match object {
        Object::Boat(boat, landing) => Action::BuildBoat { boat, landing },
        Object::Building(building) => Action::Erect { building },
        Object::Statue(form, spot) => Action::BuildStatue { form, spot },
        Object::Cargo(cargo) => Action::Supply { cargo },
        Object::Nothing => unreachable!("nothing is never bought"),
    }
}

/// Is it there to be bought?
fn is_there(sheet: &Sheet, object: Object) -> Result<(), Violation> {
    let is_there = match object {
        Object::Boat(boat, landing) => {
            sheet.boats_left & boat.bit() != 0 && sheet.boat_on(landing).is_none()
        }
        Object::Building(building) => sheet.unbuilt[building.index()] > 0,
        Object::Statue(_, spot) => sheet.crafted[spot.index()] > 0,
        Object::Cargo(cargo) => sheet.on_cargo & cargo.bit() != 0,
        Object::Nothing => false,
    };
    if is_there { Ok(()) } else { Err(gone(object.purchase())) }
}
