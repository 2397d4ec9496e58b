//! 8.1 Blue: sailing.
use skerry_core::{Counted, Seat, Sink, Step, Violation};

use crate::{
    action::{Action, Event},
    components::{Colour, Marker, SAIL8_STEPS},
    map::Cell,
    names::Place,
    rules,
    sea::{self, Frame, FrameSet, Waters},
    state::{Amerigo, Phase, Ship},
};

pub(super) struct Sail;

/// Ships go by their numbers.
pub(super) enum Deed {
    Place(u8, Place),
    Sail(u8, Place),
    UseSail8,
}

impl Step<Amerigo> for Sail {
    type Deed = Deed;

    #[inline]
    fn is_open(game: &Amerigo, _: Seat) -> bool {
        game.carries_out(Colour::Blue)
    }

    fn check(game: &Amerigo, seat: Seat, deed: Deed) -> Result<(), Violation> {
        match deed {
            Deed::Place(ship, at) => check_place(game, seat, ship, at),
            Deed::Sail(ship, to) => check_sail(game, seat, ship, to),
            Deed::UseSail8 => check_sail8(game, seat),
        }
    }

    fn menu(game: &Amerigo, seat: Seat, out: &mut impl FnMut(Action)) {
        let targets = targets(game, seat);
        for (ship, frame) in Ship::BOTH.into_iter().zip(targets.entries) {
            let spaces = Waters { frame, ..Waters::default() };
            spaces.iter().for_each(|at| out(Action::PlaceShip { ship: ship.number(), at }));
        }
        for (ship, reach) in Ship::BOTH.into_iter().zip(targets.journeys) {
            reach.iter().for_each(|to| out(Action::Sail { ship: ship.number(), to }));
        }
        if targets.sail8 {
            out(Action::UseSail8);
        }
    }

    #[inline]
    fn counted(game: &Amerigo, seat: Seat) -> impl Counted<Action> {
        targets(game, seat)
    }

    #[inline]
    fn apply(game: &mut Amerigo, seat: Seat, deed: Deed, events: &mut impl Sink<Event>) {
        match deed {
            Deed::Place(ship, at) => place(game, seat, ship, at, events),
            Deed::Sail(ship, to) => sail(game, seat, ship, to, events),
            Deed::UseSail8 => use_sail8(game, seat, events),
        }
    }
}

/// The ship with this number, which must still have its journey before it.
fn ship_to_sail(game: &Amerigo, number: u8) -> Result<Ship, Violation> {
    let ship = Ship::numbered(number).ok_or(Violation(&rules::ONE_JOURNEY))?;
    if game.doing.to_sail & ship.bit() == 0 {
        return Err(Violation(&rules::ONE_JOURNEY));
    }
    match game.doing.entering {
        Some(other) if other != ship => Err(Violation(&rules::ONE_SHIP_AFTER_THE_OTHER)),
        _ => Ok(ship),
    }
}

fn check_place(game: &Amerigo, seat: Seat, number: u8, at: Place) -> Result<(), Violation> {
    let ship = ship_to_sail(game, number)?;
    let is_off = game.sheet(seat).ship(ship) == Place::NOWHERE;
    let spaces = Waters { frame: Frame::of(&game.map).spaces, ..Waters::default() };
    let may_enter = is_off && spaces.contains(at);
    if may_enter { Ok(()) } else { Err(Violation(&rules::SHIPS_ENTER)) }
}

fn check_sail(game: &Amerigo, seat: Seat, number: u8, to: Place) -> Result<(), Violation> {
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

#[inline]
fn check_sail8(game: &Amerigo, seat: Seat) -> Result<(), Violation> {
    if !game.sheet(seat).has(Marker::Sail8) {
        return Err(Violation(&rules::MARKER_NEEDED));
    }
    if game.doing.to_sail == 0 { Err(Violation(&rules::WHEN_TO_USE_SAIL8)) } else { Ok(()) }
}

/// Where each ship may enter, and where each may end its journey; and whether
/// there is a marker for more steps.
#[derive(Debug, Default)]
pub(crate) struct Targets {
    entries: [FrameSet; 2],
    pub(crate) journeys: [Waters; 2],
    sail8: bool,
}

#[inline]
pub(crate) fn targets(game: &Amerigo, seat: Seat) -> Targets {
    let mut targets = Targets { sail8: check_sail8(game, seat).is_ok(), ..Targets::default() };
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

impl Counted<Action> for Targets {
    #[inline]
    fn count(&self) -> u32 {
        let entries: u32 = self.entries.iter().map(|spaces| spaces.count_ones()).sum();
        entries + self.journeys.iter().map(Waters::len).sum::<u32>() + u32::from(self.sail8)
    }

    /// Entries, then journeys, ship by ship.
    #[inline]
    fn nth(&self, mut n: u32) -> Action {
        for (ship, spaces) in Ship::BOTH.into_iter().zip(self.entries) {
            let spaces = Waters { frame: spaces, ..Waters::default() };
            if n < spaces.len() {
                return Action::PlaceShip { ship: ship.number(), at: spaces.nth(n) };
            }
            n -= spaces.len();
        }
        for (ship, waters) in Ship::BOTH.into_iter().zip(&self.journeys) {
            if n < waters.len() {
                return Action::Sail { ship: ship.number(), to: waters.nth(n) };
            }
            n -= waters.len();
        }
        Action::UseSail8
    }
}

#[inline]
fn place(game: &mut Amerigo, seat: Seat, number: u8, at: Place, events: &mut impl Sink<Event>) {
    let ship = Ship::numbered(number).expect("there is no third ship");
    game.sheet_mut(seat).ships[ship as usize] = at;
    game.doing.entering = Some(ship);
    events.tell(|| Event::ShipPlaced { seat, ship: number, at });
}

#[inline]
fn sail(game: &mut Amerigo, seat: Seat, number: u8, to: Place, events: &mut impl Sink<Event>) {
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
        game.phases.push(Phase::Post);
    }
}

#[inline]
fn use_sail8(game: &mut Amerigo, seat: Seat, events: &mut impl Sink<Event>) {
    let marker = Marker::Sail8;
    game.sheet_mut(seat).used |= marker.bit();
    game.doing.ap += SAIL8_STEPS;
    events.tell(|| Event::MarkerUsed { seat, marker });
}
