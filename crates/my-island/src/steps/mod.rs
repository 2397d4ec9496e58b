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
pub(crate) mod research;
mod stick;

use skerry_core::{Seat, Sink, Stepwise, Violation};

use crate::{
    action::{Action, Event},
    components::Tile,
    modules, rules,
    state::{MyIsland, Phase},
};

pub(crate) use end::score;
pub(crate) use stick::{STAR_NEEDS, begin_stickers};

skerry_core::steps! {
    MyIsland: Action, Event;
    step place::Place { Place { tile, rotation, at } => (tile, rotation, at) }
    step pass::Pass { Pass => () }
    step finish::Finish { Finish => () }
    step stick::Stick { Stick { sticker, at } => (sticker, at) }
    step research::Pick { Pick { at } => at }
}

impl Stepwise for MyIsland {
    /// A tile, a sticker, a marker: each has its moment.
    const WRONG_MOMENT: Violation = Violation(&rules::DECIDE_ONCE);

    #[inline]
    fn asks(&self, seat: Seat) -> Result<(), Violation> {
        if !self.seats().contains(seat) {
            return Err(Violation(&rules::DECIDE_ONCE));
        }
        if self.owing.contains(seat) {
            return Ok(());
        }
        if self.player(seat).has_finished {
            return Err(Violation(&rules::FINISHED_IS_FINAL));
        }
        Err(Violation(&rules::DECIDE_ONCE))
    }

    #[inline]
    fn settle(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        match self.phase {
            Phase::Decide => {
                if self.player(seat).holds_star() {
                    return;
                }
                self.owing = self.owing.without(seat);
                if self.owing.is_empty() {
                    end_decisions(self, events);
                }
            }
            Phase::Research => end_research(self, events),
            Phase::StartStickers | Phase::EndStickers => stick::settle(self, seat),
            Phase::Reveal | Phase::Over => {}
        }
    }
}

/// Whether a tile is asked for, and not the star.
#[inline]
fn asks_for_tile(game: &MyIsland, seat: Seat) -> bool {
    game.phase == Phase::Decide && !game.player(seat).holds_star()
}

/// All have decided: markers they have won come next (C26).
#[inline]
fn end_decisions(game: &mut MyIsland, events: &mut impl Sink<Event>) {
    if game.rule_set().has_plateau {
        research::begin(game);
        end_research(game, events);
    } else {
        end_round(game, events);
    }
}

fn end_research(game: &mut MyIsland, events: &mut impl Sink<Event>) {
    if research::proceed(game, events) {
        end_round(game, events);
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
    let rules = game.rule_set();
    if rules.crater != 0 {
        modules::craters::after_card(game, events);
        game.departed = game.boards.iter().filter(|player| player.has_left()).count() as u8;
    }
    let nobody_plays = game.seats().iter().all(|seat| game.player(seat).has_finished);
    let is_last = game.deck == 0 && game.next.is_none();
    if nobody_plays || is_last {
        end::score(game, events);
        stick::end_stickers(game, events);
    } else if let Some(last) = game.next.filter(|_| game.deck == 0) {
        // C37: the last card has been seen already.
        game.next = None;
        nature::begin_round(game, last, events);
    } else {
        game.phase = Phase::Reveal;
    }
}
