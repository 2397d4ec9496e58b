//! 6 The flow of turns, rounds and passes.
use skerry_core::{Seat, Sink, Step, Violation};

use super::{end, pirates, track};
use crate::{
    action::{Action, Event},
    components::{Colour, GOOD_SLOTS, PASSES},
    names::Place,
    rules,
    state::{Amerigo, Doing, Phase},
};

/// Ending the own turn: possible during every action.
pub(super) struct End;

impl Step<Amerigo> for End {
    type Deed = ();

    #[inline]
    fn is_open(game: &Amerigo, _: Seat) -> bool {
        game.phase() == Phase::Act
    }

    /// R12: nobody stops while a ship of his is off the map.
    #[inline]
    fn check(game: &Amerigo, seat: Seat, (): ()) -> Result<(), Violation> {
        let is_sailing = game.doing.colour == Colour::Blue;
        if is_sailing && game.sheet(seat).ships.contains(&Place::NOWHERE) {
            return Err(Violation(&rules::BOTH_SHIPS_ENTER));
        }
        Ok(())
    }

    #[inline]
    fn menu(game: &Amerigo, seat: Seat, out: &mut impl FnMut(Action)) {
        if End::check(game, seat, ()).is_ok() {
            out(Action::Done);
        }
    }

    #[inline]
    fn apply(game: &mut Amerigo, seat: Seat, (): (), events: &mut impl Sink<Event>) {
        track::pay_end(game, seat, events);
        end_turn(game, seat, events);
    }
}

#[inline]
pub(super) fn end_turn(game: &mut Amerigo, seat: Seat, events: &mut impl Sink<Event>) {
    events.tell(|| Event::TurnEnded { seat });
    game.doing = Doing::NOTHING;
    game.turn_index += 1;
    if game.turn_index < game.players {
        game.phases.replace(Phase::Choose);
        return;
    }
    game.turn_index = 0;
    for (stored, cubes) in game.storage.iter_mut().zip(&mut game.field) {
        *stored += core::mem::take(cubes);
    }
    game.base = 0;
    next_round(game, events);
}

/// The cubes have come out: everybody gets a turn, unless there are none (R32).
#[inline]
pub(super) fn begin_turns(game: &mut Amerigo, events: &mut impl Sink<Event>) {
    game.base = game.field.into_iter().max().unwrap_or(0);
    if game.base == 0 {
        let colour = game.round;
        events.tell(|| Event::RoundSkipped { colour });
        next_round(game, events);
    } else {
        game.round_order = game.order;
        game.phases.replace(Phase::Choose);
    }
}

fn next_round(game: &mut Amerigo, events: &mut impl Sink<Event>) {
    match Colour::ALL.get(game.round.index() + 1) {
        Some(colour) => {
            game.round = *colour;
            begin_round(game, events);
        }
        None => end_pass(game, events),
    }
}

/// A round without cubes to throw is skipped (R32).
pub(super) fn begin_round(game: &mut Amerigo, events: &mut impl Sink<Event>) {
    if game.storage[game.round.index()] > 0 {
        game.phases.replace(Phase::Throw);
    } else {
        let colour = game.round;
        events.tell(|| Event::RoundSkipped { colour });
        next_round(game, events);
    }
}

fn end_pass(game: &mut Amerigo, events: &mut impl Sink<Event>) {
    pirates::attack(game, events);
    if game.pass == PASSES {
        end::score(game, events);
        game.phases.replace(Phase::Over);
    } else {
        prepare_pass(game);
    }
}

/// What was left lies aside, and nature turns up what comes next.
fn prepare_pass(game: &mut Amerigo) {
    game.pass += 1;
    game.round = Colour::Blue;
    let [a, b, c, d, ..] = game.markers;
    game.markers = [None, None, None, None, a, b, c, d];
    game.goods = [None; GOOD_SLOTS];
    game.phases.replace(Phase::TurnPirate);
}
