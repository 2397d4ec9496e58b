//! One file per step of the rulebook, each with the same answers: which of its actions
//! may be done, all of them in order, and what they do ([`Step`]). Here is the one list of
//! them, and what follows from every action.
//!
//! [`Step`]: skerry_core::Step
mod afar;
mod boon;
mod buy;
mod cards;
mod chart;
mod choose;
mod clean_up;
mod deeds;
mod fee;
mod feed;
mod helm;
mod islet;
mod keep;
mod lids;
mod milestones;
pub(crate) mod nature;
mod pay;
mod place;
mod put;
mod rounds;
mod ruin;
mod solo;
mod store;
mod trade;
mod window;
mod worker;

pub(crate) use self::{
    buy::{Price, Ware},
    clean_up::is_left as is_reactivation_left,
    deeds::{BOAT_HANDS, ISLET_HAND, TILE_HAND, barred, deeds_of, prices, prospect},
    fee::{is_spared, payee},
    feed::{Meal, meal, missing as food_missing, value as feeding_value, worth as feeding_worth},
    helm::{Ahead, ahead},
    put::worth as sites,
};
use skerry_core::{Counted, Seat, Sink, Step, Stepwise, Turn, Violation};

use crate::{
    action::{Action, Event},
    rules,
    state::{CooperIsland, Frame, Object, Phase},
};

skerry_core::steps! {
    CooperIsland: Action, Event;
    step choose::Choose { Choose { terrain } => terrain }
    step worker::PutWorker { PutWorker { worker, section } => (worker, section) }
    step deeds::Do { Do { deed } => deed }
    step afar::UseIslet { UseIslet { islet } => islet }
    step afar::UseBoat { UseBoat { boat } => boat }
    step boon::Respond { Perform => boon::Deed::Perform, Decline => boon::Deed::Decline }
    step islet::PlaceIslet {
        Islet { islet } => islet::Deed::Choose(islet),
        Moor { bank, half, space } => islet::Deed::Moor(bank, half, space),
    }
    step place::Place {
        Tile { tile, side } => place::Deed::Choose(tile, side),
        Lay { first, second } => place::Deed::Lay(first, second),
    }
    step chart::Chart { Chart { space, terrain } => (space, terrain) }
    step place::Cube { Cube { item } => item }
    step buy::Choose {
        BuildBoat { boat, landing } => Object::Boat(boat, landing),
        Erect { building } => Object::Building(building),
        BuildStatue { form, spot } => Object::Statue(form, spot),
        Supply { cargo } => Object::Cargo(cargo),
    }
    step pay::Cut {
        Cut { coin, wood, stone, gold, cloth } => [coin, wood, 0, stone, gold, cloth],
    }
    step pay::Pay { Pay { item, stored, land } => (item, stored, land) }
    step put::Put { Put { space } => space }
    step ruin::RemoveRuin { RemoveRuin { space, spot } => (space, spot) }
    step helm::Sail { Sail { ship } => ship }
    step helm::First { First { islet } => islet }
    step fee::Settle {
        PayFee { item, from } => fee::Deed::Pay(item, from),
        Refuse => fee::Deed::Refuse,
    }
    step fee::Anchor { Anchor { ship } => ship }
    step boon::Take { TakeItem { item } => item }
    step keep::Keep {
        Keep { card } => keep::Deed::Keep(card),
        Bury { first, second, third } => keep::Deed::Bury([first, second, third]),
    }
    step cards::FirstPart {
        Shift { from, to } => cards::Part::Shift(from, to),
        PutLid { space } => cards::Part::PutLid(space),
        TurnBoats { boats } => cards::Part::TurnBoats(boats),
    }
    step milestones::Assign { Assign { worker, order } => (worker, order) }
    step feed::Feed {
        Feed { coins, wood, food, land } => ([coins, wood, food, 0, 0, 0], land),
    }
    step clean_up::Reactivate {
        TurnUp { card } => clean_up::Deed::TurnUp(card),
        Recover { lid } => clean_up::Deed::Recover(lid),
    }
    step store::From { From { space } => space }
    step trade::Give {
        Give { item, from } => trade::Deed::Give(item, from),
        Enough => trade::Deed::Enough,
    }
    step window::Done { Done => () }
    aside store::Store { Store => () }
    aside store::Fetch { Fetch { item } => item }
    aside trade::Trade { Trade { market } => market }
    aside lids::UseLid { UseLid { lid } => lid }
    aside chart::Survey { Survey => () }
    aside cards::UseCard { UseCard { card } => card }
    aside milestones::Claim { Claim { reward } => reward }
}

impl Stepwise for CooperIsland {
    const WRONG_MOMENT: Violation = Violation(&rules::DECISIONS);

    #[inline]
    fn asks(&self, seat: Seat) -> Result<(), Violation> {
        match self.turn() {
            Turn::Decide(seats) if seats.contains(seat) => Ok(()),
            Turn::Decide(_) | Turn::Chance | Turn::Over => {
                Err(Violation(&rules::ONE_AFTER_THE_OTHER))
            }
        }
    }

    #[inline]
    fn settle(&mut self, _: Seat, events: &mut impl Sink<Event>) {
        settle(self, events);
    }
}

/// The depth of what is asked, as a bit.
#[inline]
fn depth(game: &CooperIsland) -> u32 {
    1 << (game.frames.items().len() - 1)
}

/// What is asked is interrupted by something aside.
#[inline]
fn interrupt(game: &mut CooperIsland) {
    game.interrupted |= depth(game);
}

/// What is asked is answered.
#[inline]
fn answer(game: &mut CooperIsland) {
    game.interrupted &= depth(game) - 1;
}

/// R77: where anytime actions can be inserted.
#[inline]
fn is_open_for_asides(game: &CooperIsland) -> bool {
    matches!(
        game.frame(),
        Frame::Window
            | Frame::Menu(_)
            | Frame::Offer(_)
            | Frame::Put(_)
            | Frame::Helm(..)
            | Frame::Fee(_)
    )
}

/// Could anything be done aside?
#[inline]
fn has_aside(game: &CooperIsland, seat: Seat) -> bool {
    let sheet = game.sheet(seat);
    milestones::is_possible(game, seat)
        || store::fetchable(game, seat) != 0
        || sheet.storable() != 0
        || crate::components::Market::ALL.into_iter().any(|market| sheet.can_trade(market))
        || chart::is_possible(game, seat)
        || cards::is_possible(game, seat)
        || lids::is_possible(game, seat)
}

/// Carries out whatever nobody has to decide, until somebody has to, or nature.
fn settle(game: &mut CooperIsland, events: &mut impl Sink<Event>) {
    while game.phase != Phase::Over {
        game.interrupted &= (1 << game.frames.items().len()) - 1;
        if goes_on(game, events) {
            continue;
        }
        let Some(action) = forced(game) else { return };
        // This settles what follows, too.
        return apply(game, game.active, action, events);
    }
}

/// Carries out what is on top and asks nothing; false if it asks something.
#[inline]
fn goes_on(game: &mut CooperIsland, events: &mut impl Sink<Event>) -> bool {
    let frame = game.frame();
    if let Frame::Sail(voyage) = frame {
        return helm::go_on(game, voyage, events);
    }
    if let Frame::Anchors(_) = frame {
        return fee::go_on(game, events);
    }
    if let Frame::Lid(cargo, is_favoured) = frame {
        lids::take_off(game, (cargo, is_favoured), events);
        return true;
    }
    if matches!(frame, Frame::Window) && game.has_acted {
        rounds::go_on(game, events);
        return true;
    }
    // A card of which every part is done; a section stays open to end the turn.
    if let Frame::Menu(menu) = frame
        && menu.deeds == 0
        && menu.is_card()
    {
        game.frames.pop();
        return true;
    }
    false
}

/// R90: the only thing that can be done, if there is only one.
#[inline]
fn forced(game: &CooperIsland) -> Option<Action> {
    let seat = game.active;
    if game.interrupted & depth(game) != 0 {
        return None;
    }
    match game.frame() {
        Frame::Window | Frame::Menu(_) => {
            (window::is_idle(game, seat) && !has_aside(game, seat)).then_some(Action::Done)
        }
        Frame::Offer(_) => {
            let is_idle = !boon::can_perform(game, seat) && afar::boats(game, seat) == 0;
            (is_idle && !has_aside(game, seat)).then_some(Action::Decline)
        }
        Frame::Fee(_) => {
            let is_poor = fee::is_poor(game.sheet(seat));
            (is_poor && !has_aside(game, seat)).then_some(Action::Refuse)
        }
        Frame::Put(_) => only::<put::Put>(game, seat).filter(|_| !has_aside(game, seat)),
        Frame::Islet | Frame::Moor(_) => only::<islet::PlaceIslet>(game, seat),
        Frame::Tile | Frame::Lay(..) => only::<place::Place>(game, seat),
        Frame::Chart => only::<chart::Chart>(game, seat),
        Frame::Object(..) => only::<buy::Choose>(game, seat),
        Frame::Cut => only::<pay::Cut>(game, seat),
        Frame::Pay => only::<pay::Pay>(game, seat),
        Frame::Clear | Frame::Store => only::<store::From>(game, seat),
        Frame::Ruin => only::<ruin::RemoveRuin>(game, seat),
        Frame::Gain(..) => only::<boon::Take>(game, seat),
        Frame::Shift | Frame::PutLid | Frame::TurnBoats => only::<cards::FirstPart>(game, seat),
        Frame::Feed => only::<feed::Feed>(game, seat),
        // Of two things that must both be given the player says which is first, and both
        // are told: the second is not given by itself.
        Frame::Give(_, _, was_chosen) => only::<trade::Give>(game, seat)
            .filter(|action| !was_chosen || *action == Action::Enough),
        Frame::Assign => only::<milestones::Assign>(game, seat),
        Frame::DealOrders
        | Frame::DealStarter
        | Frame::DealTerrain
        | Frame::DealTiles(_)
        | Frame::DrawTile
        | Frame::DrawBook
        | Frame::Look(_)
        | Frame::Neutral
        | Frame::CooperCard
        | Frame::Choose
        | Frame::Cube(_)
        | Frame::Lid(..)
        | Frame::Helm(..)
        | Frame::Sail(_)
        | Frame::Answer(..)
        | Frame::Anchors(_)
        | Frame::Keep(_)
        | Frame::Bury(_) => None,
    }
}

/// Is there nothing left that the open menu offers, as things lie now?
pub(crate) fn is_exhausted(game: &CooperIsland, seat: Seat) -> bool {
    window::is_idle(game, seat)
}

/// What the open menu or the hands of the income offer: a part of the legal list.
pub(crate) fn offers(game: &CooperIsland, seat: Seat, out: &mut impl FnMut(Action)) {
    if deeds::Do::is_open(game, seat) {
        deeds::Do::menu(game, seat, out);
    }
    if afar::UseIslet::is_open(game, seat) {
        afar::UseIslet::menu(game, seat, out);
    }
    if afar::UseBoat::is_open(game, seat) {
        afar::UseBoat::menu(game, seat, out);
    }
}

/// The only answer of a step, if it has one.
#[inline]
fn only<S: Step<CooperIsland>>(game: &CooperIsland, seat: Seat) -> Option<Action> {
    let counted = S::counted(game, seat);
    (counted.count() == 1).then(|| counted.nth(0))
}
