//! 5, 9, 10 The end of a turn, of a round, and of the game.
use skerry_core::{Seat, Sink, Step, Violation};

use crate::{
    action::{Action, Event, Reason},
    components::{COINS_LAID, Fleet, LAST_ROUND, MAX_TURNS, ROW},
    scoring::{self, Category},
    state::{Doing, Phase, Yamatai},
};

/// Ending the own turn.
pub(super) struct End;

impl Step<Yamatai> for End {
    type Deed = ();

    #[inline]
    fn is_open(game: &Yamatai, _: Seat) -> bool {
        game.phase() == Phase::Recruit
    }

    #[inline]
    fn check(_: &Yamatai, _: Seat, (): ()) -> Result<(), Violation> {
        Ok(())
    }

    #[inline]
    fn menu(_: &Yamatai, _: Seat, out: &mut impl FnMut(Action)) {
        out(Action::EndTurn);
    }

    #[inline]
    fn apply(game: &mut Yamatai, seat: Seat, (): (), events: &mut impl Sink<Event>) {
        events.tell(|| Event::TurnEnded { seat });
        game.doing = Doing::with(Fleet(1));
        game.turn += 1;
        if game.turn < game.turns() {
            game.phases.replace(Phase::Fleet);
        } else {
            // The last turn stays the last until a new round begins.
            game.turn -= 1;
            end_round(game, events);
        }
    }
}

/// 9.1 to 9.3, and R44.
fn end_round(game: &mut Yamatai, events: &mut impl Sink<Event>) {
    if game.seats().iter().any(|seat| game.mat(seat).left == 0) {
        return end_game(game, Reason::Houses, events);
    }
    if game.supply.contains(&0) {
        return end_game(game, Reason::Boats, events);
    }
    if game.round == LAST_ROUND {
        return end_game(game, Reason::Limit, events);
    }
    for (specialist, coins) in game.hall.iter().zip(&mut game.purses) {
        *coins += if specialist.is_some() { COINS_LAID } else { 0 };
    }
    let specialists = game.hall.iter().flatten().count() as u8;
    if specialists > 0 {
        events.tell(|| Event::CoinsLaid { specialists, coins: COINS_LAID });
    }
    fill_hall(game, events);
}

/// 9.3: asks nature for a specialist while one is missing.
#[inline]
pub(super) fn fill_hall(game: &mut Yamatai, events: &mut impl Sink<Event>) {
    let missing = game.hall.iter().filter(|slot| slot.is_none()).count() as u32;
    if missing == 0 {
        fill_row(game, events);
    } else if missing > game.unseen.count_ones() {
        end_game(game, Reason::Specialists, events);
    } else {
        game.phases.replace(Phase::TurnSpecialist);
    }
}

/// 9.4: asks nature for a building tile while one is missing.
#[inline]
pub(super) fn fill_row(game: &mut Yamatai, events: &mut impl Sink<Event>) {
    let missing = ROW as u32 - game.row.count_ones();
    if missing == 0 {
        slide(game, events);
    } else if missing > game.deck.count_ones() {
        end_game(game, Reason::Tiles, events);
    } else {
        game.phases.replace(Phase::TurnTile);
    }
}

/// 9.5, 9.6: meeples go to the numbers of their fleets; what lies on the track
/// closes up to the left.
#[inline]
fn slide(game: &mut Yamatai, events: &mut impl Sink<Event>) {
    if game.round > 0 {
        game.order = next_order(game);
    }
    let mut open = [None; ROW];
    let left = game.open.into_iter().filter(Option::is_some);
    open.iter_mut().zip(left).for_each(|(slot, fleet)| *slot = fleet);
    game.open = open;
    fill_track(game, events);
}

/// Who has which turn of the next round, by the fleets taken.
#[inline]
pub(crate) fn next_order(game: &Yamatai) -> [Seat; MAX_TURNS] {
    let mut turns: [(u8, Seat); MAX_TURNS] = core::array::from_fn(|turn| {
        let fleet = game.taken[turn].map_or(u8::MAX, Fleet::number);
        (fleet, game.order[turn])
    });
    turns[..usize::from(game.turns())].sort_unstable();
    turns.map(|(_, seat)| seat)
}

/// 9.6, 9.7: asks nature for a fleet while one is missing; then what was taken lies
/// behind all others (R58).
#[inline]
pub(super) fn fill_track(game: &mut Yamatai, events: &mut impl Sink<Event>) {
    if game.open.contains(&None) {
        game.phases.replace(Phase::TurnFleet);
        return;
    }
    let taken = core::mem::take(&mut game.taken);
    game.newer |= taken.into_iter().flatten().fold(0, |set, fleet| set | fleet.bit());
    game.turn = 0;
    game.round += 1;
    game.phases.replace(Phase::Fleet);
    let round = game.round;
    events.tell(|| Event::RoundBegan { round });
}

/// 10, 11.
fn end_game(game: &mut Yamatai, reason: Reason, events: &mut impl Sink<Event>) {
    game.phases.replace(Phase::Over);
    events.tell(|| Event::GameEnded { reason });
    for seat in game.seats().iter() {
        for category in Category::ALL {
            events.tell(|| {
                let points = scoring::points_for(game, seat, category);
                Event::Scored { seat, category, points }
            });
        }
    }
    for seat in game.seats().iter() {
        events.tell(|| {
            let rank = scoring::rank(game, seat);
            Event::Ranked { seat, rank, points: scoring::points(game, seat) }
        });
    }
}
