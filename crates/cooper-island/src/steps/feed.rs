//! 10.1, R50, R81 Feeding: what is paid (D22), and what follows from it.
use alloc::vec::Vec;

use skerry_core::{Counted, Seat, Sink, Step, Violation};

use super::{helm, pay};
use crate::{
    action::{Action, Event},
    components::{Cost, Effect, Item, ROUNDS},
    names::Spaces,
    payment::{Payment, Purse},
    rules,
    sheet::Sheet,
    state::{CooperIsland, Frame, Phase},
};

/// The payment.
pub(super) struct Feed;

/// What food alone is worth.
fn food(sheet: &Sheet) -> u8 {
    sheet.worth(Item::Food)
}

/// All payments, until `stop` says so.
fn payments(game: &CooperIsland, seat: Seat, stop: &mut impl FnMut(Payment) -> bool) -> bool {
    let sheet = game.sheet(seat);
    let cost = sheet.feeding();
    let purse = Purse::feeding(sheet, cost, game.options.redundant);
    let is_short = food(sheet) < cost;
    (purse.worth() >= cost.into() && purse.find(stop))
        || is_short && purse.find_short(&mut |given, _| stop(given))
}

/// The feeding of the clean-up.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Meal {
    /// Still to come in this round.
    Due,
    /// Done for this round; the next is that of the next round.
    Done,
    /// There will be none any more.
    Over,
}

/// Whether `seat` has still to feed in this round.
pub(crate) fn meal(game: &CooperIsland, seat: Seat) -> Meal {
    let is_due = match game.phase {
        Phase::Deal | Phase::Income | Phase::Turns => true,
        Phase::Feed => {
            let place = |seat: Seat| (seat.0 + game.players - game.first().0) % game.players;
            let is_active = seat == game.active;
            // R80: said to be wanted, and carried out.
            let has_fed =
                is_active && game.has_acted && !game.frames.items().contains(&Frame::Feed);
            place(seat) >= place(game.active) && !has_fed
        }
        Phase::Reactivate | Phase::Statues | Phase::Passage | Phase::Market => false,
        Phase::End | Phase::Over => false,
    };
    match (is_due, game.round < ROUNDS) {
        (true, _) => Meal::Due,
        (false, true) => Meal::Done,
        (false, false) => Meal::Over,
    }
}

/// What all that could be fed with is worth.
pub(crate) fn worth(game: &CooperIsland, seat: Seat) -> u16 {
    let sheet = game.sheet(seat);
    Purse::feeding(sheet, sheet.feeding(), game.options.redundant).worth()
}

/// How much would be missing, with all that could be given.
pub(crate) fn missing(game: &CooperIsland, seat: Seat) -> u8 {
    u16::from(game.sheet(seat).feeding()).saturating_sub(worth(game, seat)) as u8
}

fn action(given: Payment) -> Action {
    let [coins, wood, food, ..] = given.stored;
    Action::Feed { coins, wood, food, land: Spaces(given.land) }
}

/// What a feeding payment is worth.
pub(crate) fn value(sheet: &Sheet, given: &Payment) -> u16 {
    let [coins, wood, food, ..] = given.stored;
    let worth = |effect| if let Effect::FeedCoins(value) = effect { value } else { 0 };
    let coins = u16::from(coins) * u16::from(sheet.effects().map(worth).sum::<u8>());
    coins + u16::from(wood) + u16::from(food) + sheet.land.value(given.land) as u16
}

/// Is it all food, or what cards allow besides?
fn may_feed(sheet: &Sheet, stored: &Cost, land: Spaces) -> bool {
    let takes_coins = sheet.effects().any(|effect| matches!(effect, Effect::FeedCoins(_)));
    let takes_wood = sheet.effects().any(|effect| effect == Effect::FeedWood);
    let wood = if takes_wood { sheet.land.cubes_of(Item::Wood) } else { 0 };
    (takes_coins || stored[Item::Coin.index()] == 0)
        && (takes_wood || stored[Item::Wood.index()] == 0)
        && land.0 & !(sheet.land.cubes_of(Item::Food) | wood) == 0
}

struct Payments<'a> {
    game: &'a CooperIsland,
    seat: Seat,
    count: u32,
}

impl Counted<Action> for Payments<'_> {
    #[inline]
    fn count(&self) -> u32 {
        self.count
    }

    fn nth(&self, mut n: u32) -> Action {
        let mut found = None;
        payments(self.game, self.seat, &mut |given| {
            found = Some(action(given));
            n = n.wrapping_sub(1);
            n == u32::MAX
        });
        found.expect("the payments were counted")
    }
}

impl Step<CooperIsland> for Feed {
    type Deed = (Cost, Spaces);

    #[inline]
    fn is_open(game: &CooperIsland, _: Seat) -> bool {
        matches!(game.frame(), Frame::Feed)
    }

    fn check(
        game: &CooperIsland,
        seat: Seat,
        (stored, land): (Cost, Spaces),
    ) -> Result<(), Violation> {
        let wanted = action(Payment { stored, land: land.0 });
        if payments(game, seat, &mut |given| action(given) == wanted) {
            return Ok(());
        }
        let sheet = game.sheet(seat);
        let mut parts = Item::ALL.into_iter().zip(stored);
        let is_there = parts.all(|(item, count)| count <= sheet.storage[item.index()])
            && land.0 & !sheet.land.cubes() == 0;
        if !is_there {
            return Err(Violation(&rules::PAY_A_COST));
        }
        if !may_feed(sheet, &stored, land) {
            return Err(Violation(&rules::SUBSTITUTES));
        }
        let is_enough = value(sheet, &Payment { stored, land: land.0 }) >= sheet.feeding().into();
        let is_food = stored[Item::Coin.index()] == 0 && stored[Item::Wood.index()] == 0;
        Err(match (is_enough, is_food) {
            (true, _) => Violation(&rules::NOTHING_REDUNDANT),
            (false, true) => Violation(&rules::FOOD_IS_DUE),
            (false, false) => Violation(&rules::SUBSTITUTES),
        })
    }

    fn menu(game: &CooperIsland, seat: Seat, out: &mut impl FnMut(Action)) {
        let mut all = Vec::new();
        payments(game, seat, &mut |given| {
            all.push(action(given));
            false
        });
        all.sort_unstable();
        all.into_iter().for_each(out);
    }

    #[inline]
    fn counted(game: &CooperIsland, seat: Seat) -> impl Counted<Action> {
        let mut count = 0;
        payments(game, seat, &mut |_| {
            count += 1;
            false
        });
        Payments { game, seat, count }
    }

    #[inline]
    fn apply(
        game: &mut CooperIsland,
        seat: Seat,
        (stored, land): (Cost, Spaces),
        events: &mut impl Sink<Event>,
    ) {
        game.frames.pop();
        let given = Payment { stored, land: land.0 };
        let sheet = game.sheet(seat);
        let (cost, points) = (sheet.feeding(), sheet.feeding_helm());
        let missing = u16::from(cost).saturating_sub(value(sheet, &given)) as u8;
        pay::take(game, seat, &given, events);
        if missing == 0 {
            events.tell(|| Event::Fed { seat, cost });
            helm::gain_bonus(game, points);
        } else {
            events.tell(|| Event::FeedingShort { seat, cost, missing });
            game.frames.push(Frame::Anchors(missing));
        }
    }
}
