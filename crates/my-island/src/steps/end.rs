//! 10 and 12. Final scoring and ranks.
use skerry_core::{Seat, Sink};

use crate::{action::Event, campaign, modules, scoring, state::MyIsland};

/// R11: largest groups before visible beach.
pub(crate) fn score(game: &mut MyIsland, events: &mut impl Sink<Event>) {
    events.tell(|| Event::ScoringBegan);
    modules::largest::at_end(game, events);
    modules::beach::at_end(game, events);
    for seat in game.seats().iter() {
        events.tell(|| ranked(game, seat));
    }
}

fn ranked(game: &MyIsland, seat: Seat) -> Event {
    let rank = scoring::rank(game, seat);
    let points = game.player(seat).marker;
    let progress = campaign::progress_of(game, seat).unwrap_or(0);
    Event::Ranked { seat, rank, points, progress }
}
