//! 5.9 Helm points: which ship gets them (D18), and its way, step by step (D19).
use skerry_core::{Seat, Sink, Step, Violation};

use crate::{
    action::{Action, Event},
    components::{Islet, Ship},
    ring::{Water, passed_half, position, water},
    rules,
    state::{CooperIsland, Fee, Frame, Offer, Voyage},
};

/// One gain of so many points; R72.
#[inline]
pub(super) fn gain(game: &mut CooperIsland, points: u8) {
    if points > 0 {
        game.frames.push(Frame::Helm(points, 1));
    }
}

/// R13: points of feeding, statues and the Breaker's Yard are one gain, unless the table
/// plays otherwise.
#[inline]
pub(super) fn gain_bonus(game: &mut CooperIsland, points: u8) {
    if points > 0 && game.options.split {
        game.frames.push(Frame::Helm(1, points));
    } else {
        gain(game, points);
    }
}

/// The ship that gets the points.
pub(super) struct Sail;

impl Step<CooperIsland> for Sail {
    type Deed = Ship;

    #[inline]
    fn is_open(game: &CooperIsland, _: Seat) -> bool {
        matches!(game.frame(), Frame::Helm(..))
    }

    fn check(_: &CooperIsland, _: Seat, _: Ship) -> Result<(), Violation> {
        Ok(())
    }

    #[inline]
    fn menu(_: &CooperIsland, _: Seat, out: &mut impl FnMut(Action)) {
        Ship::ALL.into_iter().for_each(|ship| out(Action::Sail { ship }));
    }

    #[inline]
    fn apply(game: &mut CooperIsland, seat: Seat, ship: Ship, events: &mut impl Sink<Event>) {
        super::answer(game);
        let Frame::Helm(points, times) = game.frames.pop() else {
            unreachable!("asked only while there are points")
        };
        if times > 1 {
            game.frames.push(Frame::Helm(points, times - 1));
        }
        events.tell(|| Event::HelmGained { seat, points, ship });
        let open = game.frames.items_mut().iter_mut().find_map(|frame| {
            if let Frame::Sail(voyage) = frame
                && voyage.ship == ship
            {
                Some(voyage)
            } else {
                None
            }
        });
        // R78: a ship has one movement at most.
        match open {
            Some(voyage) => voyage.points = voyage.points.saturating_add(points),
            None => game.frames.push(Frame::Sail(Voyage {
                ship,
                points,
                islets: [None; 2],
                has_book: false,
                harbor: None,
            })),
        }
    }
}

/// Which of two passed islets comes first.
pub(super) struct First;

/// The two islets between which the player chooses, if so.
#[inline]
pub(super) fn islets_to_order(game: &CooperIsland) -> Option<[Islet; 2]> {
    let Frame::Sail(Voyage { islets: [Some(one), Some(other)], .. }) = game.frame() else {
        return None;
    };
    (one != other).then(|| [one.min(other), one.max(other)])
}

impl Step<CooperIsland> for First {
    type Deed = Islet;

    #[inline]
    fn is_open(game: &CooperIsland, _: Seat) -> bool {
        islets_to_order(game).is_some()
    }

    fn check(game: &CooperIsland, _: Seat, islet: Islet) -> Result<(), Violation> {
        let is_passed = islets_to_order(game).is_some_and(|islets| islets.contains(&islet));
        is_passed.then_some(()).ok_or(Violation(&rules::ISLETS_BEFORE_LANDING))
    }

    #[inline]
    fn menu(game: &CooperIsland, _: Seat, out: &mut impl FnMut(Action)) {
        islets_to_order(game).into_iter().flatten().for_each(|islet| out(Action::First { islet }));
    }

    #[inline]
    fn apply(game: &mut CooperIsland, _: Seat, islet: Islet, _: &mut impl Sink<Event>) {
        if let Frame::Sail(mut voyage) = game.frame() {
            let other = voyage.islets.into_iter().flatten().find(|other| *other != islet);
            voyage.islets = [other, None];
            game.frames.replace(Frame::Sail(voyage));
            game.frames.push(Frame::Offer(Offer::Passed(islet)));
        }
    }
}

/// Goes on with a ship's way; false if the player must say how.
pub(super) fn go_on(
    game: &mut CooperIsland,
    mut voyage: Voyage,
    events: &mut impl Sink<Event>,
) -> bool {
    let seat = game.active;
    // R15: islets first, then the bay or harbor.
    match voyage.islets {
        [Some(one), Some(other)] if one != other => return false,
        [Some(islet), rest] | [rest, Some(islet)] => {
            voyage.islets = [rest, None];
            game.frames.replace(Frame::Sail(voyage));
            game.frames.push(Frame::Offer(Offer::Passed(islet)));
        }
        [None, None] if voyage.has_book => {
            voyage.has_book = false;
            game.frames.replace(Frame::Sail(voyage));
            // R17: without a token there is no action.
            if game.books_left() > 0 {
                game.frames.push(Frame::DrawBook);
            }
        }
        [None, None] => {
            if let Some(owner) = voyage.harbor.take() {
                game.frames.replace(Frame::Sail(voyage));
                game.frames.push(Frame::Fee(Fee::Harbor(voyage.ship, owner)));
            } else if voyage.points > 0 {
                voyage.points -= 1;
                spend(game, seat, &mut voyage, events);
                game.frames.replace(Frame::Sail(voyage));
            } else {
                game.frames.pop();
            }
        }
    }
    true
}

/// One point: an anchor, or a step.
fn spend(game: &mut CooperIsland, seat: Seat, voyage: &mut Voyage, events: &mut impl Sink<Event>) {
    let (ship, players) = (voyage.ship, game.players);
    let sheet = game.sheet_mut(seat);
    if sheet.anchors[ship.index()] > 0 {
        sheet.anchors[ship.index()] -= 1;
        events.tell(|| Event::AnchorRaised { seat, ship });
        return;
    }
    let steps = &mut sheet.steps[ship.index()];
    let from = position(players, seat, ship, *steps);
    *steps = steps.saturating_add(1);
    let steps = *steps;
    let to = position(players, seat, ship, steps);
    events.tell(|| Event::ShipSailed { seat, ship, steps });
    let passes = [(from, false), (to, true)];
    voyage.islets = passes.map(|(at, enters)| passed(game, (seat, ship), at, enters, events));
    match water(players, to) {
        Water::Harbor(owner) => {
            voyage.has_book = true;
            voyage.harbor = Some(owner);
            events.tell(|| Event::HarborEntered { seat, ship, owner });
        }
        Water::Bay => {
            voyage.has_book = true;
            events.tell(|| Event::BayEntered { seat, ship });
        }
        Water::Bank(..) => {}
    }
}

/// The islet that is passed when this place is entered or left.
fn passed(
    game: &CooperIsland,
    (seat, ship): (Seat, Ship),
    at: u8,
    enters: bool,
    events: &mut impl Sink<Event>,
) -> Option<Islet> {
    let (islet, owner) = islet_at(game, ship, at, enters)?;
    events.tell(|| Event::IsletPassed { seat, islet, owner });
    Some(islet)
}

/// The islet that a ship passes when it enters or leaves this place, and whose it is.
#[inline]
fn islet_at(game: &CooperIsland, ship: Ship, at: u8, enters: bool) -> Option<(Islet, Seat)> {
    let Water::Bank(owner, bank) = water(game.players, at) else { return None };
    let (islet, half) = game.sheet(owner).islet_on(bank)?;
    (half == passed_half(ship, bank, enters)).then_some((islet, owner))
}

/// What one more helm point would do for a ship, as things lie now.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Ahead {
    /// Where it is then.
    pub(crate) position: u8,
    /// The point removes an anchor, and the ship stays.
    pub(crate) is_anchored: bool,
    /// Islets that it passes, and whose they are.
    pub(crate) islets: [Option<(Islet, Seat)>; 2],
    pub(crate) water: Water,
}

/// What the next so many helm points would do, one after the other.
pub(crate) fn ahead(
    game: &CooperIsland,
    seat: Seat,
    ship: Ship,
    points: u8,
) -> impl Iterator<Item = Ahead> {
    let sheet = game.sheet(seat);
    let (anchors, steps) = (sheet.anchors[ship.index()], sheet.steps[ship.index()]);
    let at = move |sailed: u8| position(game.players, seat, ship, steps.saturating_add(sailed));
    (0..points).map(move |point| {
        let is_anchored = point < anchors;
        let sailed = (point + 1).saturating_sub(anchors);
        let (from, to) = (at(sailed.saturating_sub(1)), at(sailed));
        let passes = [(from, false), (to, true)];
        let islets = if is_anchored {
            [None; 2]
        } else {
            passes.map(|(at, enters)| islet_at(game, ship, at, enters))
        };
        Ahead { position: to, is_anchored, islets, water: water(game.players, to) }
    })
}
