//! 7 Putting a worker onto a section (D7).
use skerry_core::{Seat, Sink, Step, Violation};

use super::deeds;
use crate::{
    action::{Action, Event},
    components::{Section, Worker},
    rules,
    state::{CooperIsland, Fee, Frame, Owner, Phase},
};

/// An available worker, and where it goes.
pub(super) struct PutWorker;

impl Step<CooperIsland> for PutWorker {
    type Deed = (Worker, Section);

    #[inline]
    fn is_open(game: &CooperIsland, _: Seat) -> bool {
        game.phase == Phase::Turns && matches!(game.frame(), Frame::Window)
    }

    fn check(
        game: &CooperIsland,
        seat: Seat,
        (worker, section): (Worker, Section),
    ) -> Result<(), Violation> {
        if game.sheet(seat).available[worker.index()] == 0 {
            return Err(Violation(&rules::WORKER_AVAILABLE));
        }
        if game.tower(worker, section).contains(Owner::Seat(seat)) {
            return Err(Violation(&rules::ONE_WORKER_A_SPACE));
        }
        Ok(())
    }

    #[inline]
    fn menu(game: &CooperIsland, seat: Seat, out: &mut impl FnMut(Action)) {
        let sheet = game.sheet(seat);
        for worker in Worker::ALL.into_iter().filter(|it| sheet.available[it.index()] > 0) {
            for section in Section::ALL {
                if !game.tower(worker, section).contains(Owner::Seat(seat)) {
                    out(Action::PutWorker { worker, section });
                }
            }
        }
    }

    #[inline]
    fn apply(
        game: &mut CooperIsland,
        seat: Seat,
        (worker, section): (Worker, Section),
        events: &mut impl Sink<Event>,
    ) {
        super::answer(game);
        let below = game.tower(worker, section).top();
        game.towers[worker.index()][section.index()].push(Owner::Seat(seat));
        game.sheet_mut(seat).available[worker.index()] -= 1;
        game.has_acted = true;
        let covered = below.and_then(Owner::seat);
        events.tell(|| Event::WorkerPlaced { seat, worker, section, covered });
        let menu = deeds::of_section(section, worker, below.is_none());
        game.frames.push(Frame::Menu(menu));
        // R9: the fee comes before any action.
        if let Some(owner) = below {
            game.frames.push(Frame::Fee(Fee::Worker(owner)));
        }
    }
}
