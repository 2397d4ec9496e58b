//! D25 Ending a window, a section or a card; in the clean-up that carries the step out
//! (10, R80).
use skerry_core::{Seat, Sink, Step, Violation};

use super::{afar, clean_up, deeds, helm};
use crate::{
    action::{Action, Event},
    state::{CooperIsland, Frame, Phase},
};

/// Says that nothing more is wanted.
pub(super) struct Done;

impl Step<CooperIsland> for Done {
    type Deed = ();

    #[inline]
    fn is_open(game: &CooperIsland, _: Seat) -> bool {
        // In a turn a worker must be placed.
        matches!(game.frame(), Frame::Menu(_))
            || matches!(game.frame(), Frame::Window) && game.phase != Phase::Turns
    }

    fn check(_: &CooperIsland, _: Seat, (): ()) -> Result<(), Violation> {
        Ok(())
    }

    #[inline]
    fn menu(_: &CooperIsland, _: Seat, out: &mut impl FnMut(Action)) {
        out(Action::Done);
    }

    #[inline]
    fn apply(game: &mut CooperIsland, seat: Seat, (): (), events: &mut impl Sink<Event>) {
        super::answer(game);
        if !matches!(game.frame(), Frame::Window) {
            game.frames.pop();
            return;
        }
        game.has_acted = true;
        let sheet = game.sheet(seat);
        match game.phase {
            Phase::Feed => game.frames.push(Frame::Feed),
            Phase::Statues => {
                let points = sheet.land.statues();
                if points > 0 {
                    events.tell(|| Event::StatueBonus { seat, points });
                }
                helm::gain_bonus(game, points);
            }
            Phase::Passage => {
                if sheet.has_passage() {
                    events.tell(|| Event::PassageBonus { seat, points: 1 });
                    helm::gain(game, 1);
                }
            }
            Phase::Market => {
                let items =
                    sheet.market.iter().fold(0, |all: u8, count| all.saturating_add(*count));
                game.sheet_mut(seat).market = [0; 6];
                if items > 0 {
                    events.tell(|| Event::MarketCleared { seat, items });
                }
            }
            Phase::Deal
            | Phase::Income
            | Phase::Turns
            | Phase::Reactivate
            | Phase::End
            | Phase::Over => {}
        }
    }
}

/// Is there nothing in this window or menu but to end it, asides not counted?
#[inline]
pub(super) fn is_idle(game: &CooperIsland, seat: Seat) -> bool {
    if let Frame::Menu(_) = game.frame() {
        return deeds::is_idle(game, seat)
            && afar::islets(game, seat) == 0
            && afar::boats(game, seat) == 0;
    }
    match game.phase {
        Phase::Income => deeds::is_idle(game, seat) && afar::boats(game, seat) == 0,
        Phase::Reactivate => !clean_up::is_possible(game, seat),
        Phase::Feed | Phase::Statues | Phase::Passage | Phase::Market | Phase::End => true,
        Phase::Deal | Phase::Turns | Phase::Over => false,
    }
}
