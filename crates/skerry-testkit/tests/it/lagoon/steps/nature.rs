//! What nature may answer, and what its answer brings about. Turning up what
//! was hidden is nature's too: a player must not learn from what it can undo.
use skerry_core::{Dice, Seat, Sink};

use super::{Event, Lagoon, SeatStep, TableStep, round};
use crate::lagoon::action::Chance;

pub(crate) fn sample(game: &Lagoon, dice: &mut impl Dice) -> Chance {
    let drawn = 1 + dice.below(3) as u8;
    match game.next {
        TableStep::DrawToken { .. } => Chance::Token { value: drawn },
        TableStep::DrawWind => Chance::Wind { strength: drawn },
        TableStep::AwardRound | TableStep::TurnUpTokens => Chance::Reveal,
        TableStep::Nothing => unreachable!("nature is asked only what it can answer"),
    }
}

pub(crate) fn is_possible(game: &Lagoon, chance: &Chance) -> bool {
    match (game.next, *chance) {
        (TableStep::DrawToken { .. }, Chance::Token { value }) => (1..=3).contains(&value),
        (TableStep::DrawWind, Chance::Wind { strength }) => (1..=3).contains(&strength),
        (TableStep::AwardRound | TableStep::TurnUpTokens, Chance::Reveal) => true,
        _ => false,
    }
}

pub(crate) fn resolve(game: &mut Lagoon, chance: Chance, events: &mut impl Sink<Event>) {
    match (chance, game.next) {
        (Chance::Token { value }, TableStep::DrawToken { seat }) => {
            game.player_mut(seat).token = value;
            events.tell(|| Event::TokenDrawn { seat, value: Some(value) });
            let next = Seat(seat.0 + 1);
            let is_last = !game.seats.contains(next);
            game.next =
                if is_last { TableStep::DrawWind } else { TableStep::DrawToken { seat: next } };
        }
        (Chance::Wind { strength }, TableStep::DrawWind) => {
            game.wind = strength;
            game.next = TableStep::AwardRound;
            for seat in game.seats.iter() {
                game.player_mut(seat).owes = Some(SeatStep::Bid);
            }
            events.tell(|| Event::WindRose { strength });
        }
        (Chance::Reveal, TableStep::AwardRound) => round::award(game, events),
        (Chance::Reveal, TableStep::TurnUpTokens) => game.next = TableStep::Nothing,
        (chance, step) => unreachable!("{chance:?} in answer to {step:?}"),
    }
}
