//! 10 and 12. Final scoring and ranks.
use skerry_core::{Seat, Sink};

use crate::{action::Event, campaign, modules, scoring, state::MyIsland};

/// R11: what adds before what deducts, in the order of the specification.
pub(crate) fn score(game: &mut MyIsland, events: &mut impl Sink<Event>) {
    events.tell(|| Event::ScoringBegan);
    let rules = game.rule_set();
    if rules.trail != 0 || rules.jungle_road != 0 {
        modules::paths::at_end(game, events);
    }
    modules::largest::at_end(game, events);
    if rules.has_plateau {
        modules::plateau::at_end(game, events);
    }
    if rules.has_temple() {
        modules::palms::at_end(game, events);
    }
    if rules.teeth > 0 {
        modules::threats::at_end(game, events);
    }
    if rules.crater != 0 {
        modules::craters::deduct(game, events);
    }
    modules::beach::at_end(game, events);
    for seat in game.seats().iter() {
        events.tell(|| ranked(game, seat));
    }
    campaign::gain_progress(game, events);
}

fn ranked(game: &MyIsland, seat: Seat) -> Event {
    let rank = scoring::rank(game, seat);
    let points = game.player(seat).marker;
    let progress = campaign::progress_of(game, seat).unwrap_or(0);
    Event::Ranked { seat, rank, points, progress }
}
