//! 8.2, 8.4, 8.7, 8.8 Moving a disc: cannons, progress, order.
use skerry_core::{Seat, Sink, Violation};

use super::{carrying_out, in_phase, pick};
use crate::{
    action::{Action, Event},
    components::{Colour, Marker, TRACK_END_GOLD, markers_earned},
    rules,
    state::{Amerigo, Disc, Phase},
    steps::gold,
};

/// Steps the disc of this action can make.
#[inline]
fn most_steps(game: &Amerigo, seat: Seat) -> Option<u8> {
    let (at, end) = game.sheet(seat).track(game.doing.colour)?;
    Some(game.doing.ap.min(end - at))
}

pub(super) fn check_advance(game: &Amerigo, seat: Seat, steps: u8) -> Result<(), Violation> {
    in_phase(game, Phase::Act)?;
    let most = most_steps(game, seat).ok_or(super::WRONG_MOMENT)?;
    if (1..=most).contains(&steps) { Ok(()) } else { Err(Violation(&rules::STEPS_ON_A_TRACK)) }
}

pub(super) fn check_jump(game: &Amerigo, seat: Seat) -> Result<(), Violation> {
    carrying_out(game, Colour::White)?;
    if !game.sheet(seat).has(Marker::JumpLeader) {
        return Err(Violation(&rules::MARKER_NEEDED));
    }
    let may_jump = game.doing.disc == Disc::Unmoved && game.order[0] != seat;
    if may_jump { Ok(()) } else { Err(Violation(&rules::JUMP)) }
}

#[inline]
pub(super) fn menu(game: &Amerigo, seat: Seat, out: &mut impl FnMut(Action)) {
    for steps in 1..=most_steps(game, seat).unwrap_or(0) {
        out(Action::Advance { steps });
    }
    if check_jump(game, seat).is_ok() {
        out(Action::Jump);
    }
}

#[inline]
pub(super) fn advance(game: &mut Amerigo, seat: Seat, steps: u8, events: &mut impl Sink<Event>) {
    game.doing.ap -= steps;
    let colour = game.doing.colour;
    let sheet = game.sheet_mut(seat);
    if colour == Colour::Black {
        sheet.cannons += steps;
        let cannons = sheet.cannons;
        events.tell(|| Event::CannonsLoaded { seat, steps, cannons });
    } else if colour == Colour::Brown {
        let before = markers_earned(sheet.progress);
        sheet.progress += steps;
        let progress = sheet.progress;
        game.doing.picks = markers_earned(progress) - before;
        events.tell(|| Event::ProgressMade { seat, steps, progress });
        pick::ask(game);
    } else {
        let position = sheet.position + steps;
        move_disc(game, seat, position);
        game.doing.disc = Disc::Advanced;
        events.tell(|| Event::OrderAdvanced { seat, steps, position });
    }
}

/// Puts a disc on top of whatever lies on `position`.
#[inline]
fn move_disc(game: &mut Amerigo, seat: Seat, position: u8) {
    game.sheet_mut(seat).position = position;
    let players = usize::from(game.players);
    let mut from = 0;
    while game.order[from] != seat {
        from += 1;
    }
    let mut to = 0;
    while to < from && game.sheet(game.order[to]).position > position {
        to += 1;
    }
    game.order[..players].copy_within(to..from, to + 1);
    game.order[to] = seat;
}

#[inline]
pub(super) fn jump(game: &mut Amerigo, seat: Seat, events: &mut impl Sink<Event>) {
    let marker = Marker::JumpLeader;
    game.sheet_mut(seat).used |= marker.bit();
    events.tell(|| Event::MarkerUsed { seat, marker });
    let position = game.sheet(game.order[0]).position;
    move_disc(game, seat, position);
    game.doing.ap = 0;
    game.doing.disc = Disc::Jumped;
    events.tell(|| Event::LeaderJoined { seat, position });
}

/// 8.8: the disc is at the end and there are action points it cannot use.
#[inline]
pub(super) fn pay_end(game: &mut Amerigo, seat: Seat, events: &mut impl Sink<Event>) {
    let track = game.sheet(seat).track(game.doing.colour);
    if game.doing.ap > 0 && track.is_some_and(|(at, end)| at == end) {
        events.tell(|| Event::TrackEndPaid { seat, gold: TRACK_END_GOLD });
        gold::gain(game, seat, TRACK_END_GOLD, events);
    }
}
