//! 11 The pirates attack at the end of every pass.
use skerry_core::{Seat, Sink};

use crate::{
    action::Event,
    components::{Marker, PIRATE_GOLD, PIRATE_PLUS},
    scoring::Category,
    state::Amerigo,
    steps::gold,
};

/// What `seat` faces: everybody else's marker makes it worse (R31).
#[inline]
pub(crate) fn strength(game: &Amerigo, seat: Seat) -> u8 {
    let others = game.seats().without(seat);
    let worse = others.iter().filter(|other| game.sheet(*other).has(Marker::PiratePlus2)).count();
    game.pirates + PIRATE_PLUS * worse as u8
}

pub(super) fn attack(game: &mut Amerigo, events: &mut impl Sink<Event>) {
    for seat in game.seats().iter() {
        let strength = strength(game, seat);
        let sheet = game.sheet_mut(seat);
        if sheet.cannons >= strength {
            sheet.cannons -= strength;
            let cannons = sheet.cannons;
            let pays_gold = sheet.has(Marker::PirateGold);
            events.tell(|| Event::PiratesRepelled { seat, strength, cannons });
            if pays_gold {
                events.tell(|| Event::PirateGoldPaid { seat, gold: PIRATE_GOLD });
                gold::gain(game, seat, PIRATE_GOLD, events);
            }
        } else {
            sheet.cannons = 0;
            let is_half = sheet.has(Marker::PirateHalf);
            let loss = if is_half { strength.div_ceil(2) } else { strength };
            // Points never fall below 0.
            let points = -sheet.points.min(loss.into());
            sheet.score(Category::Pirates, points);
            events.tell(|| Event::PiratesPlundered { seat, strength, points });
        }
    }
}
