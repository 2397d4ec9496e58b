//! 12 Final scoring.
use skerry_core::{Seat, Sink};

use crate::{
    action::Event,
    components::{CHEST_GOLD, Marker},
    scoring::{self, Category},
    state::Amerigo,
    steps::gold,
};

pub(crate) fn score(game: &mut Amerigo, events: &mut impl Sink<Event>) {
    events.tell(|| Event::ScoringBegan);
    for seat in game.seats().iter() {
        cash(game, seat, events);
        let last = scoring::last(game, seat);
        let sheet = game.sheet_mut(seat);
        sheet.score(Category::Gold, last.gold);
        sheet.score(Category::Goods, last.goods);
        sheet.score(Category::Progress, last.progress);
        sheet.score(Category::Order, last.order);
        events.tell(|| Event::GoldScored { seat, points: last.gold });
        events.tell(|| Event::GoodsScored { seat, points: last.goods });
        events.tell(|| Event::ProgressScored { seat, points: last.progress });
        events.tell(|| Event::OrderScored { seat, points: last.order });
    }
    for seat in game.seats().iter() {
        events.tell(|| {
            let rank = scoring::rank(game, seat);
            Event::Ranked { seat, rank, points: game.sheet(seat).points }
        });
    }
}

/// Chests and gold markers that are left (R10, R11).
fn cash(game: &mut Amerigo, seat: Seat, events: &mut impl Sink<Event>) {
    for _ in 0..game.sheet(seat).chests {
        events.tell(|| Event::ChestCashed { seat });
        gold::gain(game, seat, CHEST_GOLD, events);
    }
    game.sheet_mut(seat).chests = 0;
    for marker in [Marker::Gold3, Marker::Gold5] {
        if game.sheet(seat).has(marker) {
            game.sheet_mut(seat).used |= marker.bit();
            events.tell(|| Event::MarkerUsed { seat, marker });
            gold::gain(game, seat, marker.gold().unwrap_or(0), events);
        }
    }
}
