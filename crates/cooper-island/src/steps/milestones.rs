//! 9 Milestones: they turn face down by themselves (R47), and are claimed aside for helm
//! points or a worker (D21).
use skerry_core::{Seat, Sink, Step, Violation};

use super::helm;
use crate::{
    action::{Action, Event},
    components::{HIRE_HELM, MILESTONE, Milestone, Order, Reward, Worker},
    rules,
    state::{CooperIsland, Frame, OrderState, Owner, Phase},
};

/// Turns those that have been reached.
pub(super) fn check(game: &mut CooperIsland, seat: Seat, events: &mut impl Sink<Event>) {
    let sheet = game.sheet_mut(seat);
    for milestone in Milestone::ALL {
        if sheet.reached & milestone.bit() == 0 && sheet.progress(milestone) >= MILESTONE {
            sheet.reached |= milestone.bit();
            events.tell(|| Event::MilestoneReached { seat, milestone });
        }
    }
}

/// Claims one.
pub(super) struct Claim;

/// Is there one that could be claimed now?
#[inline]
pub(super) fn is_possible(game: &CooperIsland, seat: Seat) -> bool {
    game.phase == Phase::Turns && game.sheet(seat).claims() > 0
}

#[inline]
fn can_have(game: &CooperIsland, seat: Seat, reward: Reward) -> bool {
    let sheet = game.sheet(seat);
    match reward {
        Reward::Helm => !sheet.hired_helm,
        Reward::Normal => sheet.can_hire(Worker::Normal),
        Reward::Special => sheet.can_hire(Worker::Special),
    }
}

impl Step<CooperIsland> for Claim {
    type Deed = Reward;

    #[inline]
    fn is_open(game: &CooperIsland, _: Seat) -> bool {
        super::is_open_for_asides(game)
    }

    fn check(game: &CooperIsland, seat: Seat, reward: Reward) -> Result<(), Violation> {
        if game.phase != Phase::Turns {
            return Err(Violation(&rules::CLAIMS_IN_OWN_TURN));
        }
        let can_have = is_possible(game, seat) && can_have(game, seat, reward);
        can_have.then_some(()).ok_or(Violation(&rules::MILESTONES))
    }

    #[inline]
    fn menu(game: &CooperIsland, seat: Seat, out: &mut impl FnMut(Action)) {
        if is_possible(game, seat) {
            let rewards = Reward::ALL.into_iter().filter(|reward| can_have(game, seat, *reward));
            rewards.for_each(|reward| out(Action::Claim { reward }));
        }
    }

    #[inline]
    fn apply(game: &mut CooperIsland, seat: Seat, reward: Reward, events: &mut impl Sink<Event>) {
        super::interrupt(game);
        events.tell(|| Event::MilestoneClaimed { seat, reward });
        match reward {
            Reward::Helm => {
                game.sheet_mut(seat).hired_helm = true;
                helm::gain(game, HIRE_HELM);
            }
            Reward::Normal => hire(game, seat, Worker::Normal),
            Reward::Special => {
                hire(game, seat, Worker::Special);
                game.frames.push(Frame::Assign);
            }
        }
    }
}

fn hire(game: &mut CooperIsland, seat: Seat, worker: Worker) {
    let sheet = game.sheet_mut(seat);
    sheet.hires += 1;
    sheet.slots[worker.index()] -= 1;
    sheet.available[worker.index()] += 1;
}

/// A worker for a royal order, after a special one has been taken.
pub(super) struct Assign;

impl Step<CooperIsland> for Assign {
    type Deed = (Worker, Order);

    #[inline]
    fn is_open(game: &CooperIsland, _: Seat) -> bool {
        matches!(game.frame(), Frame::Assign)
    }

    fn check(
        game: &CooperIsland,
        seat: Seat,
        (worker, order): (Worker, Order),
    ) -> Result<(), Violation> {
        if game.sheet(seat).available[worker.index()] == 0 {
            return Err(Violation(&rules::ANY_AVAILABLE_WORKER));
        }
        let is_free = game.order(order) == OrderState::Free;
        is_free.then_some(()).ok_or(Violation(&rules::ANY_AVAILABLE_WORKER))
    }

    #[inline]
    fn menu(game: &CooperIsland, seat: Seat, out: &mut impl FnMut(Action)) {
        let orders = game.free_orders();
        let sheet = game.sheet(seat);
        for worker in Worker::ALL.into_iter().filter(|it| sheet.available[it.index()] > 0) {
            let free = Order::ALL.into_iter().filter(|order| orders & order.bit() != 0);
            free.for_each(|order| out(Action::Assign { worker, order }));
        }
    }

    #[inline]
    fn apply(
        game: &mut CooperIsland,
        seat: Seat,
        (worker, order): (Worker, Order),
        events: &mut impl Sink<Event>,
    ) {
        game.frames.pop();
        let sheet = game.sheet_mut(seat);
        sheet.available[worker.index()] -= 1;
        sheet.assigned[worker.index()] += 1;
        game.orders[order.index()] = OrderState::Taken(Owner::Seat(seat), worker);
        events.tell(|| Event::OrderTaken { seat, worker, order });
    }
}
