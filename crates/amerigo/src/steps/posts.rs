//! 8.1, 9.4 Founding trading posts, and what completed islands pay.
use skerry_core::{Seat, Sink, Step, Violation};
use skerry_grid::SquareSet;

use crate::{
    action::{Action, Event},
    components::{COMPLETION_POINTS, DISCOVERY_POINTS, Marker, post_factor, time_value},
    islands::IslandId,
    names::Square,
    placement,
    scoring::Category,
    state::{Amerigo, Phase},
    steps::gold,
};

/// A ship has reached an anchor: is a post founded?
pub(super) struct Post;

pub(super) enum Deed {
    Found,
    Decline,
}

impl Step<Amerigo> for Post {
    type Deed = Deed;

    #[inline]
    fn is_open(game: &Amerigo, _: Seat) -> bool {
        game.phase() == Phase::Post
    }

    fn check(_: &Amerigo, _: Seat, deed: Deed) -> Result<(), Violation> {
        match deed {
            Deed::Found | Deed::Decline => Ok(()),
        }
    }

    #[inline]
    fn menu(_: &Amerigo, _: Seat, out: &mut impl FnMut(Action)) {
        out(Action::PlacePost);
        out(Action::NoPost);
    }

    #[inline]
    fn apply(game: &mut Amerigo, seat: Seat, deed: Deed, events: &mut impl Sink<Event>) {
        game.phases.pop();
        match deed {
            Deed::Found => found(game, seat, events),
            Deed::Decline => decline(game, seat, events),
        }
    }
}

/// R26: nobody has to.
#[inline]
fn decline(game: &mut Amerigo, seat: Seat, events: &mut impl Sink<Event>) {
    let at = game.map.post_square(game.doing.post);
    events.tell(|| Event::PostDeclined { seat, at });
}

#[inline]
fn found(game: &mut Amerigo, seat: Seat, events: &mut impl Sink<Event>) {
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
