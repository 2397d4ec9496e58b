//! One file per step of the rulebook, each with the same answers: which of its
//! actions may be done, all of them in order, and what they do ([`Step`]).
//! Here is the one list of them.
//!
//! [`Step`]: skerry_core::Step
mod end;
mod finish;
pub(crate) mod nature;
mod pass;
mod place;

use skerry_core::{Seat, Sink, Stepwise, Violation};

use crate::{
    action::{Action, Event},
    components::Tile,
    rules,
    state::{MyIsland, Phase},
};

pub(crate) use end::score;
pub(crate) use pass::PASS_POINTS;

skerry_core::steps! {
    MyIsland: Action, Event;
    step place::Place { Place { tile, rotation, at } => (tile, rotation, at) }
    step pass::Pass { Pass => () }
    step finish::Finish { Finish => () }
}

impl Stepwise for MyIsland {
    /// Every action fits every decision.
    const WRONG_MOMENT: Violation = Violation(&rules::DECIDE_ONCE);

    #[inline]
    fn asks(&self, seat: Seat) -> Result<(), Violation> {
        if !self.seats().contains(seat) {
            return Err(Violation(&rules::DECIDE_ONCE));
        }
        if self.player(seat).has_finished {
            return Err(Violation(&rules::FINISHED_IS_FINAL));
        }
        let is_owing = self.card.is_some() && self.owing.contains(seat);
        if is_owing { Ok(()) } else { Err(Violation(&rules::DECIDE_ONCE)) }
    }

    #[inline]
    fn settle(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        self.owing = self.owing.without(seat);
        if self.owing.is_empty() {
            end_round(self, events);
        }
    }
}

/// The card that is decided on.
#[inline]
fn card(game: &MyIsland) -> Tile {
    game.card.expect("a seat decides only while a card lies open")
}

/// Section 10: the game goes on while somebody plays and there are cards.
#[inline]
fn end_round(game: &mut MyIsland, events: &mut impl Sink<Event>) {
    game.card = None;
    let nobody_plays = game.seats().iter().all(|seat| game.player(seat).has_finished);
    if nobody_plays || game.deck == 0 {
        end::score(game, events);
        game.phase = Phase::Over;
    } else {
        game.phase = Phase::Reveal;
    }
}
