//! 7.1 Choosing an action, or gold, or points for cubes.
use skerry_core::{Seat, Sink, Step, Violation};

use super::rounds;
use crate::{
    action::{Action, Event},
    components::{AP_MARKERS, Colour, Marker, order_colours},
    rules,
    scoring::Category,
    state::{Amerigo, Disc, Doing, Phase},
    steps::gold,
};

pub(super) struct Choose;

pub(super) enum Deed {
    Take(Colour),
    TakeGold,
    CubeVp,
}

impl Step<Amerigo> for Choose {
    type Deed = Deed;

    #[inline]
    fn is_open(game: &Amerigo, _: Seat) -> bool {
        game.phase() == Phase::Choose
    }

    fn check(game: &Amerigo, seat: Seat, deed: Deed) -> Result<(), Violation> {
        match deed {
            Deed::Take(colour) if available(game, seat) & colour.bit() == 0 => {
                Err(Violation(&rules::COLOUR_ON_OFFER))
            }
            Deed::CubeVp if !game.sheet(seat).has(Marker::CubeVp) => {
                Err(Violation(&rules::MARKER_NEEDED))
            }
            Deed::Take(_) | Deed::TakeGold | Deed::CubeVp => Ok(()),
        }
    }

    #[inline]
    fn menu(game: &Amerigo, seat: Seat, out: &mut impl FnMut(Action)) {
        let open = available(game, seat);
        for colour in Colour::ALL {
            if open & colour.bit() != 0 {
                out(Action::Take { colour });
            }
        }
        out(Action::TakeGold);
        if game.sheet(seat).has(Marker::CubeVp) {
            out(Action::CubeVp);
        }
    }

    #[inline]
    fn apply(game: &mut Amerigo, seat: Seat, deed: Deed, events: &mut impl Sink<Event>) {
        match deed {
            Deed::Take(colour) => take(game, seat, colour, events),
            Deed::TakeGold => take_gold(game, seat, events),
            Deed::CubeVp => score_cubes(game, seat, events),
        }
    }
}

/// Colours whose action `seat` may carry out in this round, as bits.
#[inline]
pub(crate) fn available(game: &Amerigo, seat: Seat) -> u8 {
    let (present, sheet) = (game.present(), game.sheet(seat));
    let mut open = present;
    if present & Colour::White.bit() != 0 {
        // On the white start space this opens nothing new.
        open |= order_colours(sheet.position);
    }
    if sheet.has(Marker::RedGreen) {
        // R22: real cubes only.
        let (red, green) = (Colour::Red.bit(), Colour::Green.bit());
        open |= if present & red != 0 { green } else { 0 };
        open |= if present & green != 0 { red } else { 0 };
    }
    open
}

/// 7.2: what the action would be carried out with.
#[inline]
pub(crate) fn action_points(game: &Amerigo, seat: Seat, colour: Colour) -> u8 {
    let held = game.sheet(seat).markers;
    let helpful = AP_MARKERS
        .iter()
        .filter(|(marker, colours, _)| held & marker.bit() != 0 && colours & colour.bit() != 0);
    game.base + helpful.map(|(_, _, points)| points).sum::<u8>()
}

/// Gold for the cubes in the field: one for three, or one for two.
#[inline]
pub(crate) fn gold_on_offer(game: &Amerigo, seat: Seat) -> u8 {
    let cubes_a_gold = if game.sheet(seat).has(Marker::Gold2For1) { 2 } else { 3 };
    game.cubes().div_ceil(cubes_a_gold)
}

#[inline]
fn take(game: &mut Amerigo, seat: Seat, colour: Colour, events: &mut impl Sink<Event>) {
    let ap = action_points(game, seat, colour);
    let to_sail = if colour == Colour::Blue { 0b11 } else { 0 };
    game.doing = Doing { colour, ap, to_sail, disc: Disc::Unmoved, ..Doing::NOTHING };
    game.phases.replace(Phase::Act);
    events.tell(|| Event::ActionChosen { seat, colour, ap });
}

#[inline]
fn take_gold(game: &mut Amerigo, seat: Seat, events: &mut impl Sink<Event>) {
    let amount = gold_on_offer(game, seat);
    events.tell(|| Event::GoldTaken { seat, gold: amount });
    gold::gain(game, seat, amount, events);
    rounds::end_turn(game, seat, events);
}

#[inline]
fn score_cubes(game: &mut Amerigo, seat: Seat, events: &mut impl Sink<Event>) {
    let points = game.cubes().into();
    let sheet = game.sheet_mut(seat);
    sheet.used |= Marker::CubeVp.bit();
    sheet.score(Category::Cubes, points);
    events.tell(|| Event::CubesScored { seat, points });
    rounds::end_turn(game, seat, events);
}
