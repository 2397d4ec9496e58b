//! One file per step of the rulebook, each with the same functions: `check`
//! (may it be done?), `menu` (all that may, in order), `apply` (what it does).
//! Sailing and building have too many targets for a menu; they have `legal`
//! and `nth` besides.
pub(crate) mod build;
mod buy;
pub(crate) mod choose;
mod end;
pub(crate) mod gold;
pub(crate) mod nature;
mod pick;
pub(crate) mod pirates;
mod plan;
pub(crate) mod posts;
mod rounds;
pub(crate) mod sail;
mod track;

use alloc::vec::Vec;

use skerry_core::{Dice, Seat, Sink, Violation};

use crate::{
    action::{Action, Event},
    components::Colour,
    rules,
    state::{Amerigo, Phase},
};

/// Why an action does not fit the moment.
const WRONG_MOMENT: Violation = Violation(&rules::DECISIONS);

pub(crate) fn check(game: &Amerigo, seat: Seat, action: &Action) -> Result<(), Violation> {
    if !owes(game, seat) {
        return Err(Violation(&rules::ONE_TURN_EACH));
    }
    match *action {
        Action::Take { colour } => choose::check_take(game, seat, colour),
        Action::TakeGold => in_phase(game, Phase::Choose),
        Action::CubeVp => choose::check_cubes(game, seat),
        Action::PlaceShip { ship, at } => sail::check_place(game, seat, ship, at),
        Action::Sail { ship, to } => sail::check_sail(game, seat, ship, to),
        Action::PlacePost | Action::NoPost => in_phase(game, Phase::Post),
        Action::UseSail8 => sail::check_sail8(game, seat),
        Action::Advance { steps } => track::check_advance(game, seat, steps),
        Action::Jump => track::check_jump(game, seat),
        Action::TakeTile { tile } => plan::check(game, seat, tile),
        Action::PickMarker { slot } => pick::check(game, slot),
        Action::Build { tile, rotation, at } => build::check(game, seat, (tile, rotation, at)),
        Action::BuyGood { slot } => buy::check(game, slot),
        Action::BuyAp => gold::check_ap(game, seat),
        Action::CashChest => gold::check_chest(game, seat),
        Action::CashMarker { marker } => gold::check_marker(game, seat, marker),
        Action::Done => rounds::check_done(game, seat),
    }
}

#[inline]
fn owes(game: &Amerigo, seat: Seat) -> bool {
    let decides = matches!(game.phase, Phase::Choose | Phase::Act | Phase::Post | Phase::Pick);
    decides && game.active() == seat
}

fn in_phase(game: &Amerigo, phase: Phase) -> Result<(), Violation> {
    if game.phase == phase { Ok(()) } else { Err(WRONG_MOMENT) }
}

/// Is this the action that is being carried out?
fn carrying_out(game: &Amerigo, colour: Colour) -> Result<(), Violation> {
    in_phase(game, Phase::Act)?;
    if game.doing.colour == colour { Ok(()) } else { Err(WRONG_MOMENT) }
}

pub(crate) fn legal(game: &Amerigo, seat: Seat, out: &mut Vec<Action>) {
    if !owes(game, seat) {
        return;
    }
    if game.phase == Phase::Act {
        match game.doing.colour {
            Colour::Blue => sail::legal(game, seat, out),
            Colour::Green => build::legal(game, seat, out),
            Colour::Black | Colour::Red | Colour::Brown | Colour::Yellow | Colour::White => {}
        }
    }
    menu(game, seat, &mut |action| out.push(action));
}

/// Everything but journeys and buildings, in the order of the legal list.
#[inline]
fn menu(game: &Amerigo, seat: Seat, out: &mut impl FnMut(Action)) {
    match game.phase {
        Phase::Choose => choose::menu(game, seat, out),
        Phase::Post => {
            out(Action::PlacePost);
            out(Action::NoPost);
        }
        Phase::Pick => pick::menu(game, out),
        Phase::Act => match game.doing.colour {
            Colour::Blue => sail::menu(game, seat, out),
            Colour::Red => plan::menu(game, seat, out),
            Colour::Yellow => buy::menu(game, out),
            Colour::Black | Colour::Brown | Colour::White => track::menu(game, seat, out),
            Colour::Green => {}
        },
        Phase::DealMap
        | Phase::DealOrder
        | Phase::TurnPirate
        | Phase::TurnMarker
        | Phase::TurnGood
        | Phase::FillTower
        | Phase::Throw
        | Phase::Over => {}
    }
    gold::menu(game, seat, out);
    if rounds::check_done(game, seat).is_ok() {
        out(Action::Done);
    }
}

/// Counts the legal actions, draws a number and finds the action with that
/// number: uniform, with a single draw and no list.
#[inline]
pub(crate) fn draw_legal(game: &Amerigo, seat: Seat, dice: &mut impl Dice) -> Action {
    let mut in_menu = 0;
    menu(game, seat, &mut |_| in_menu += 1);
    if game.phase == Phase::Act {
        match game.doing.colour {
            Colour::Blue => return sail::draw(game, seat, in_menu, dice),
            Colour::Green => return build::draw(game, seat, in_menu, dice),
            Colour::Black | Colour::Red | Colour::Brown | Colour::Yellow | Colour::White => {}
        }
    }
    from_menu(game, seat, dice.below(in_menu))
}

/// The action with number `n` of the menu.
#[inline]
fn from_menu(game: &Amerigo, seat: Seat, mut n: u32) -> Action {
    let mut found = Action::Done;
    menu(game, seat, &mut |action| {
        if n == 0 {
            found = action;
        }
        n = n.wrapping_sub(1);
    });
    found
}

#[inline]
pub(crate) fn apply(game: &mut Amerigo, seat: Seat, action: Action, events: &mut impl Sink<Event>) {
    match action {
        Action::Take { colour } => choose::take(game, seat, colour, events),
        Action::TakeGold => choose::take_gold(game, seat, events),
        Action::CubeVp => choose::score_cubes(game, seat, events),
        Action::PlaceShip { ship, at } => sail::place(game, seat, ship, at, events),
        Action::Sail { ship, to } => sail::sail(game, seat, ship, to, events),
        Action::PlacePost => posts::found(game, seat, events),
        Action::NoPost => posts::decline(game, seat, events),
        Action::UseSail8 => sail::use_sail8(game, seat, events),
        Action::Advance { steps } => track::advance(game, seat, steps, events),
        Action::Jump => track::jump(game, seat, events),
        Action::TakeTile { tile } => plan::apply(game, seat, tile, events),
        Action::PickMarker { slot } => pick::apply(game, seat, slot, events),
        Action::Build { tile, rotation, at } => {
            build::apply(game, seat, (tile, rotation, at), events);
        }
        Action::BuyGood { slot } => buy::apply(game, seat, slot, events),
        Action::BuyAp => gold::buy_ap(game, seat, events),
        Action::CashChest => gold::cash_chest(game, seat, events),
        Action::CashMarker { marker } => gold::cash_marker(game, seat, marker, events),
        Action::Done => rounds::done(game, seat, events),
    }
}
