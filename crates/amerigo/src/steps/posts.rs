//! 8.1, 9.4 Founding trading posts, and what completed islands pay.
use skerry_core::{Seat, Sink};
use skerry_grid::SquareSet;

use crate::{
    action::Event,
    components::{COMPLETION_POINTS, DISCOVERY_POINTS, Marker, post_factor, time_value},
    islands::IslandId,
    names::Square,
    placement,
    scoring::Category,
    state::{Amerigo, Phase},
    steps::gold,
};

/// R26: nobody has to.
#[inline]
pub(super) fn decline(game: &mut Amerigo, seat: Seat, events: &mut impl Sink<Event>) {
    let at = game.map.post_square(game.doing.post);
    game.phase = Phase::Act;
    events.tell(|| Event::PostDeclined { seat, at });
}

#[inline]
pub(super) fn found(game: &mut Amerigo, seat: Seat, events: &mut impl Sink<Event>) {
    game.phase = Phase::Act;
    let post = game.doing.post;
    let at = game.map.post_square(post);
    let island = game.islands.at(&game.map, at);
    let is_first = !game.islands.is_discovered(island);
    game.islands.add_post(island, seat.index());
    game.post_owners[usize::from(post.0)] = seat.0 + 1;
    let here = SquareSet::one(at.0);
    game.free = game.free.without(here);
    let neutral = game.neutral;
    let sheet = game.sheet_mut(seat);
    sheet.posts_left -= 1;
    sheet.network = placement::joined(sheet.network, here, neutral);
    events.tell(|| Event::PostPlaced { seat, at });
    if is_first {
        sheet.score(Category::Discovery, DISCOVERY_POINTS);
        events.tell(|| Event::IslandDiscovered { seat, at, points: DISCOVERY_POINTS });
    }
    if sheet.has(Marker::PostGold) {
        events.tell(|| Event::PostGoldPaid { seat, gold: 1 });
        gold::gain(game, seat, 1, events);
    }
    cover(game, seat, at, 1, events);
}

/// Counts freshly covered squares of the island with the square `at`; pays
/// when they were the last ones.
#[inline]
pub(super) fn cover(
    game: &mut Amerigo,
    seat: Seat,
    at: Square,
    squares: u8,
    events: &mut impl Sink<Event>,
) {
    let island = game.islands.at(&game.map, at);
    game.islands.left[island.index()] -= squares;
    if game.islands.left[island.index()] == 0 {
        complete(game, seat, at, island, events);
    }
}

fn complete(
    game: &mut Amerigo,
    seat: Seat,
    at: Square,
    island: IslandId,
    events: &mut impl Sink<Event>,
) {
    let chest = game.islands.is_large(island);
    let sheet = game.sheet_mut(seat);
    sheet.score(Category::Islands, COMPLETION_POINTS);
    sheet.chests += u8::from(chest);
    events.tell(|| Event::IslandCompleted { seat, at, points: COMPLETION_POINTS, chest });
    for owner in game.seats().iter() {
        let posts = game.islands.posts(island, owner.index());
        if posts > 0 {
            let points = post_factor(posts) * time_value(game.pass);
            game.sheet_mut(owner).score(Category::Posts, points);
            events.tell(|| Event::PostsPaid { seat: owner, posts, points });
        }
    }
}
