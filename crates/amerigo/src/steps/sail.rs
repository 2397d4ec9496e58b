//! 8.1 Blue: sailing.
use alloc::vec::Vec;

use skerry_core::{Dice, Seat, Sink, Violation};

use super::{carrying_out, from_menu};
use crate::{
    action::{Action, Event},
    components::{Colour, Marker, SAIL8_STEPS},
    map::Cell,
    names::Place,
    rules,
    sea::{self, Frame, FrameSet, Waters},
    state::{Amerigo, Phase, Ship},
};

/// The ship with this number, which must still have its journey before it.
fn ship_to_sail(game: &Amerigo, number: u8) -> Result<Ship, Violation> {
    carrying_out(game, Colour::Blue)?;
    let ship = Ship::numbered(number).ok_or(Violation(&rules::ONE_JOURNEY))?;
    if game.doing.to_sail & ship.bit() == 0 {
        return Err(Violation(&rules::ONE_JOURNEY));
    }
    match game.doing.entering {
        Some(other) if other != ship => Err(Violation(&rules::ONE_SHIP_AFTER_THE_OTHER)),
        _ => Ok(ship),
    }
}

pub(super) fn check_place(
    game: &Amerigo,
    seat: Seat,
    number: u8,
    at: Place,
) -> Result<(), Violation> {
    let ship = ship_to_sail(game, number)?;
    let is_off = game.sheet(seat).ship(ship) == Place::NOWHERE;
    let spaces = Waters { frame: Frame::of(&game.map).spaces, ..Waters::default() };
    let may_enter = is_off && spaces.contains(at);
    if may_enter { Ok(()) } else { Err(Violation(&rules::SHIPS_ENTER)) }
}

pub(super) fn check_sail(
    game: &Amerigo,
    seat: Seat,
    number: u8,
    to: Place,
) -> Result<(), Violation> {
    let ship = ship_to_sail(game, number)?;
    let from = game.sheet(seat).ship(ship);
    if from == Place::NOWHERE {
        return Err(Violation(&rules::SHIPS_ENTER));
    }
    if !sea::within(Frame::of(&game.map), game.water(), from, game.doing.ap).contains(to) {
        return Err(Violation(&rules::FAR_ENOUGH));
    }
    let is_taken = to != from && Waters { squares: game.ships_at_sea(), frame: 0 }.contains(to);
    if is_taken { Err(Violation(&rules::SQUARE_TAKEN)) } else { Ok(()) }
}

pub(super) fn check_sail8(game: &Amerigo, seat: Seat) -> Result<(), Violation> {
    carrying_out(game, Colour::Blue)?;
    if !game.sheet(seat).has(Marker::Sail8) {
        return Err(Violation(&rules::MARKER_NEEDED));
    }
    if game.doing.to_sail == 0 { Err(Violation(&rules::WHEN_TO_USE_SAIL8)) } else { Ok(()) }
}

/// Where each ship may enter, and where each may end its journey.
#[derive(Debug, Default)]
pub(crate) struct Targets {
    entries: [FrameSet; 2],
    pub(crate) journeys: [Waters; 2],
}

#[inline]
pub(crate) fn targets(game: &Amerigo, seat: Seat) -> Targets {
    let mut targets = Targets::default();
    let frame = Frame::of(&game.map);
    let water = game.water();
    for ship in Ship::BOTH {
        let may_move = game.doing.to_sail & ship.bit() != 0
            && game.doing.entering.is_none_or(|entering| entering == ship);
        if !may_move {
            continue;
        }
        let from = game.sheet(seat).ship(ship);
        if from == Place::NOWHERE {
            targets.entries[ship as usize] = frame.spaces;
            continue;
        }
        let mut reach = sea::within(frame, water, from, game.doing.ap);
        reach.squares = reach.squares.without(game.ships_at_sea());
        // A ship may stay where it is (R13).
        reach.squares |= Waters::one(from).squares;
        targets.journeys[ship as usize] = reach;
    }
    targets
}

impl Targets {
    #[inline]
    fn count(&self) -> u32 {
        let entries: u32 = self.entries.iter().map(|spaces| spaces.count_ones()).sum();
        entries + self.journeys.iter().map(Waters::len).sum::<u32>()
    }

    /// In the order of the legal list: entries, then journeys, ship by ship.
    #[inline]
    fn nth(&self, mut n: u32) -> Action {
        for (ship, spaces) in Ship::BOTH.into_iter().zip(self.entries) {
            let spaces = Waters { frame: spaces, ..Waters::default() };
            if n < spaces.len() {
                return Action::PlaceShip { ship: ship.number(), at: spaces.nth(n) };
            }
            n -= spaces.len();
        }
        let [first, second] = &self.journeys;
        let (ship, waters, n) = if n < first.len() {
            (Ship::First, first, n)
        } else {
            (Ship::Second, second, n - first.len())
        };
        Action::Sail { ship: ship.number(), to: waters.nth(n) }
    }
}

pub(super) fn legal(game: &Amerigo, seat: Seat, out: &mut Vec<Action>) {
    let targets = targets(game, seat);
    for (ship, frame) in Ship::BOTH.into_iter().zip(targets.entries) {
        let spaces = Waters { frame, ..Waters::default() };
        out.extend(spaces.iter().map(|at| Action::PlaceShip { ship: ship.number(), at }));
    }
    for (ship, reach) in Ship::BOTH.into_iter().zip(targets.journeys) {
        out.extend(reach.iter().map(|to| Action::Sail { ship: ship.number(), to }));
    }
}

/// Any legal action of a sailing player; `in_menu` of them are no journeys.
#[inline]
pub(super) fn draw(game: &Amerigo, seat: Seat, in_menu: u32, dice: &mut impl Dice) -> Action {
    let targets = targets(game, seat);
    let count = targets.count();
    let drawn = dice.below(count + in_menu);
    if drawn < count { targets.nth(drawn) } else { from_menu(game, seat, drawn - count) }
}

#[inline]
pub(super) fn menu(game: &Amerigo, seat: Seat, out: &mut impl FnMut(Action)) {
    if check_sail8(game, seat).is_ok() {
        out(Action::UseSail8);
    }
}

#[inline]
pub(super) fn place(
    game: &mut Amerigo,
    seat: Seat,
    number: u8,
    at: Place,
    events: &mut impl Sink<Event>,
) {
    let ship = Ship::numbered(number).expect("there is no third ship");
    game.sheet_mut(seat).ships[ship as usize] = at;
    game.doing.entering = Some(ship);
    events.tell(|| Event::ShipPlaced { seat, ship: number, at });
}

#[inline]
pub(super) fn sail(
    game: &mut Amerigo,
    seat: Seat,
    number: u8,
    to: Place,
    events: &mut impl Sink<Event>,
) {
    let ship = Ship::numbered(number).expect("there is no third ship");
    events.tell(|| {
        let from = game.sheet(seat).ship(ship);
        let steps = sea::distance(Frame::of(&game.map), game.water(), from, to);
        Event::ShipSailed { seat, ship: number, to, steps }
    });
    game.sheet_mut(seat).ships[ship as usize] = to;
    game.doing.to_sail &= !ship.bit();
    game.doing.entering = None;
    ask_for_post(game, seat, to);
}

/// On an anchor whose post square is free the player may found a post.
#[inline]
fn ask_for_post(game: &mut Amerigo, seat: Seat, at: Place) {
    let Some(square) = at.as_square() else { return };
    if let Cell::Anchor(post) = game.map.cell(square)
        && game.sheet(seat).posts_left > 0
        && game.free.contains(game.map.post_square(post).0)
    {
        game.doing.post = post;
        game.phase = Phase::Post;
    }
}

#[inline]
pub(super) fn use_sail8(game: &mut Amerigo, seat: Seat, events: &mut impl Sink<Event>) {
    let marker = Marker::Sail8;
    game.sheet_mut(seat).used |= marker.bit();
    game.doing.ap += SAIL8_STEPS;
    events.tell(|| Event::MarkerUsed { seat, marker });
}
