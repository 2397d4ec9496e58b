//! 8.2, 8.4, 8.7, 8.8 Moving a disc: cannons, progress, order.
use skerry_core::{Seat, Sink, Step, Stepwise, Violation};

use super::pick;
use crate::{
    action::{Action, Event},
    components::{Colour, Marker, TRACK_END_GOLD, markers_earned},
    rules,
    state::{Amerigo, Disc},
    steps::gold,
};

pub(super) struct Track;

pub(super) enum Deed {
    /// So many steps.
    Advance(u8),
    Jump,
}

impl Step<Amerigo> for Track {
    type Deed = Deed;

    #[inline]
    fn is_open(game: &Amerigo, _: Seat) -> bool {
        [Colour::Black, Colour::Brown, Colour::White].into_iter().any(|it| game.carries_out(it))
    }

    fn check(game: &Amerigo, seat: Seat, deed: Deed) -> Result<(), Violation> {
        match deed {
            Deed::Advance(steps) => {
                let is_possible = (1..=most_steps(game, seat)).contains(&steps);
                if is_possible { Ok(()) } else { Err(Violation(&rules::STEPS_ON_A_TRACK)) }
            }
            Deed::Jump => check_jump(game, seat),
        }
    }

    #[inline]
    fn menu(game: &Amerigo, seat: Seat, out: &mut impl FnMut(Action)) {
        for steps in 1..=most_steps(game, seat) {
            out(Action::Advance { steps });
        }
        if check_jump(game, seat).is_ok() {
            out(Action::Jump);
        }
    }

    #[inline]
    fn apply(game: &mut Amerigo, seat: Seat, deed: Deed, events: &mut impl Sink<Event>) {
        match deed {
            Deed::Advance(steps) => advance(game, seat, steps, events),
            Deed::Jump => jump(game, seat, events),
        }
    }
}

/// Steps the disc of this action can make.
#[inline]
fn most_steps(game: &Amerigo, seat: Seat) -> u8 {
    let track = game.sheet(seat).track(game.doing.colour);
    track.map_or(0, |(at, end)| game.doing.ap.min(end - at))
}

fn check_jump(game: &Amerigo, seat: Seat) -> Result<(), Violation> {
    if game.doing.colour != Colour::White {
        return Err(Amerigo::WRONG_MOMENT);
    }
    if !game.sheet(seat).has(Marker::JumpLeader) {
        return Err(Violation(&rules::MARKER_NEEDED));
    }
    let may_jump = game.doing.disc == Disc::Unmoved && game.order[0] != seat;
    if may_jump { Ok(()) } else { Err(Violation(&rules::JUMP)) }
}

#[inline]
fn advance(game: &mut Amerigo, seat: Seat, steps: u8, events: &mut impl Sink<Event>) {
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
fn jump(game: &mut Amerigo, seat: Seat, events: &mut impl Sink<Event>) {
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
