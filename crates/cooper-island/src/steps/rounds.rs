//! 4 The flow: whose window is next, which phase comes after, rounds and the end.
use skerry_core::{Seat, Sink};

use super::{deeds, solo};
use crate::{
    action::Event,
    components::{ROUNDS, Worker},
    scoring::{self, Category},
    state::{CooperIsland, Owner, Phase, Tower},
};

impl CooperIsland {
    /// R1: clockwise from who has the Cooper token.
    pub(crate) fn first(&self) -> Seat {
        self.token.seat().unwrap_or(Seat(0))
    }

    fn after(&self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.players)
    }
}

/// Begins a phase that everybody goes through.
fn begin(game: &mut CooperIsland, phase: Phase, events: &mut impl Sink<Event>) {
    game.phase = phase;
    game.finished = 0;
    game.active = game.first();
    open(game, events);
}

/// Opens a window for the active player.
fn open(game: &mut CooperIsland, events: &mut impl Sink<Event>) {
    let seat = game.active;
    game.has_acted = false;
    game.hands = 0;
    if game.phase == Phase::Income {
        let boats = game.sheet(seat).boats() << deeds::BOAT_HANDS;
        game.hands = deeds::ISLET_HAND | deeds::TILE_HAND | boats;
        game.sheet_mut(seat).uses = 1;
        events.tell(|| Event::IncomeBegan { seat });
    }
}

pub(super) fn begin_round(game: &mut CooperIsland, events: &mut impl Sink<Event>) {
    game.round += 1;
    let round = game.round;
    events.tell(|| Event::RoundBegan { round });
    if game.is_solo() {
        solo::begin_round(game, events);
    }
    begin(game, Phase::Income, events);
}

/// The window of the active player has been used.
pub(super) fn go_on(game: &mut CooperIsland, events: &mut impl Sink<Event>) {
    if game.phase == Phase::Turns {
        return next_turn(game, events);
    }
    let seat = game.active;
    // R28: the whole clean-up is one window.
    let goes_on =
        matches!(game.phase, Phase::Feed | Phase::Reactivate | Phase::Statues | Phase::Passage);
    if !goes_on {
        game.sheet_mut(seat).uses = 0;
    }
    game.finished += 1;
    if game.finished < game.players {
        game.active = game.after(seat);
        return open(game, events);
    }
    match game.phase {
        Phase::Income => begin_turns(game, events),
        Phase::Feed => begin(game, Phase::Reactivate, events),
        Phase::Reactivate => {
            if game.is_solo() {
                solo::sail_for_statues(game, events);
            }
            begin(game, Phase::Statues, events);
        }
        Phase::Statues => begin(game, Phase::Passage, events),
        Phase::Passage => {
            return_workers(game, events);
            begin(game, Phase::Market, events);
        }
        Phase::Market => end_round(game, events),
        Phase::End => end(game, events),
        Phase::Deal | Phase::Turns | Phase::Over => {}
    }
}

fn begin_turns(game: &mut CooperIsland, events: &mut impl Sink<Event>) {
    game.hands = 0;
    if game.is_solo() {
        return solo::place_neutrals(game);
    }
    game.phase = Phase::Turns;
    game.active = game.first();
    begin_turn(game, events);
}

/// 7: the next player with an available worker, from the active one on.
fn begin_turn(game: &mut CooperIsland, events: &mut impl Sink<Event>) {
    for _ in 0..game.players {
        if game.sheet(game.active).has_worker() {
            return open_turn(game);
        }
        game.active = game.after(game.active);
    }
    begin_clean_up(game, events);
}

pub(super) fn open_turn(game: &mut CooperIsland) {
    let seat = game.active;
    game.has_acted = false;
    game.sheet_mut(seat).uses = 1;
}

fn next_turn(game: &mut CooperIsland, events: &mut impl Sink<Event>) {
    let seat = game.active;
    game.sheet_mut(seat).uses = 0;
    if game.is_solo() {
        return solo::next_turn(game, events);
    }
    game.active = game.after(seat);
    begin_turn(game, events);
}

pub(super) fn begin_clean_up(game: &mut CooperIsland, events: &mut impl Sink<Event>) {
    let round = game.round;
    for seat in game.seats().iter() {
        game.sheet_mut(seat).uses = 1;
    }
    events.tell(|| Event::CleanUpBegan { round });
    begin(game, Phase::Feed, events);
}

/// 10.5: not those on royal orders.
fn return_workers(game: &mut CooperIsland, events: &mut impl Sink<Event>) {
    game.towers = [[Tower::EMPTY; 8]; 2];
    for seat in game.seats().iter() {
        let sheet = game.sheet_mut(seat);
        sheet.available = Worker::ALL.map(|worker| sheet.workers(worker));
    }
    game.cooper.available = [0; 2];
    events.tell(|| Event::WorkersReturned);
}

/// 10.7: after the fifth cargo ship the game ends.
fn end_round(game: &mut CooperIsland, events: &mut impl Sink<Event>) {
    game.harbormaster_stands = true;
    if game.round == ROUNDS {
        return begin(game, Phase::End, events);
    }
    let cargo = crate::components::Cargo(game.round);
    events.tell(|| Event::HarbormasterMoved { cargo });
    begin_round(game, events);
}

fn end(game: &mut CooperIsland, events: &mut impl Sink<Event>) {
    game.phase = Phase::Over;
    game.hands = 0;
    events.tell(|| Event::GameEnded);
    for seat in game.seats().iter() {
        for category in Category::ALL {
            let points = scoring::points_for(game, seat, category);
            events.tell(|| Event::Scored { seat, category, points });
        }
    }
    if game.is_solo() {
        let points = scoring::cooper(game);
        events.tell(|| Event::CooperScored { points });
    }
    for seat in game.seats().iter() {
        let (rank, points) = (scoring::rank(game, seat), scoring::points(game, seat));
        events.tell(|| Event::Ranked { seat, rank, points });
    }
}

/// Who has the token begins the worker phase, Cooper too.
pub(super) fn is_coopers_turn_first(game: &CooperIsland) -> bool {
    game.token == Owner::Cooper
}
