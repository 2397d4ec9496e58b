//! 12 Final scoring.
use alloc::vec::Vec;

use skerry_core::{Game, Viewer};

use super::position::{BLUE, Position, RED, WHITE, YELLOW, given, given_on, map_of};
use crate::{
    Event,
    components::{Marker, Resource},
    scoring,
    state::Phase,
};

/// The fifth pass ends; the pirates have no strength.
#[track_caller]
fn finished(position: Position, points: i16) -> Position {
    let over = position.pass(5).end_of_pass().gives(points);
    assert_eq!(over.game.phase(), Phase::Over);
    over
}

/// Points of one category.
fn share(position: &Position, category: &str) -> i32 {
    let lines = position.game.breakdown(RED);
    lines.iter().find(|line| line.category == category).expect(category).points
}

/// Cites: V69, 12, R10, R11.
#[test]
fn v69_the_example_of_the_rulebook() {
    let markers = [Marker::Gold5, Marker::End7, Marker::EndGold];
    let red = given().gold(10).chests(1).holds(&markers).progress(16).position(12);
    let red = red.wares(Resource::Cotton, 3, 3).wares(Resource::Tobacco, 1, 0);
    let red = red.wares(Resource::Sugar, 0, 1).wares(Resource::Coconut, 2, 0);
    let red = red.wares(Resource::Coffee, 2, 1);
    for (progress, position) in [(16, 12), (19, 15)] {
        let over = finished(red.progress(progress).position(position), 72);
        assert_eq!(over.sheet().gold, 12);
        assert_eq!(share(&over, "gold"), 6 + 12);
        assert_eq!(share(&over, "goods"), 12 + 1 + 2 + 4);
        assert_eq!(share(&over, "progress"), 7 + 12 + 10);
        assert_eq!(share(&over, "order"), 6);
    }
    let outcome = red.pass(5).end_of_pass();
    let told = [
        Event::SurplusGold { seat: RED, points: 1 },
        Event::SurplusGold { seat: RED, points: 5 },
        Event::GoldScored { seat: RED, points: 12 },
        Event::GoodsScored { seat: RED, points: 19 },
        Event::ProgressScored { seat: RED, points: 29 },
        Event::OrderScored { seat: RED, points: 6 },
        Event::Ranked { seat: RED, rank: 1, points: 72 },
    ];
    for event in told {
        assert!(outcome.events().contains(&event), "{event:?}");
    }
}

/// Cites: V70, R40.
#[test]
fn v70_points_for_posts() {
    finished(given().holds(&[Marker::EndPosts]).posts_left(4), 8);
    finished(given().posts_left(4), 0);
}

/// Cites: R40.
#[test]
fn r40_posts_count_wherever_they_stand() {
    let map = map_of(3, 3, |_| 0);
    let posts: Vec<_> = map.posts().map(|post| map.post_square(post)).collect();
    let spread = [posts[0], posts[4], posts[17]]
        .into_iter()
        .fold(given_on(map, 4), |p, square| p.post((square.row(), square.column())));
    finished(spread.holds(&[Marker::EndPosts]), 3);
}

/// Cites: V71, 12.
#[test]
fn v71_the_upper_disc_breaks_a_tie() {
    let tied = given().of(BLUE).position(3).points(4).of(WHITE).position(3).points(4).of(RED);
    let over = finished(tied, 0);
    let ranks = [RED, WHITE, BLUE, YELLOW].map(|seat| scoring::rank(&over.game, seat));
    assert_eq!(ranks, [4, 1, 2, 3], "white lies on blue; yellow has taken a gold");
    let further = tied.of(BLUE).position(4).points(3);
    let ranks = finished(further.of(RED), 0);
    let ranks = [BLUE, WHITE].map(|seat| scoring::rank(&ranks.game, seat));
    assert_eq!(ranks, [1, 2], "3 points and 1 of the track: further ahead on the track");
    let view = over.game.view(Viewer::Spectator);
    assert_eq!(
        view.players.iter().map(|p| p.rank).collect::<Vec<_>>(),
        [Some(4), Some(1), Some(2), Some(3)]
    );
}

/// Cites: V72, 10.
#[test]
fn v72_unused_markers_without_gold_are_worth_nothing() {
    finished(given().holds(&[Marker::CubeVp, Marker::Sail8]), 0);
    let over = finished(given().holds(&[Marker::Gold3]), 3);
    assert_eq!(over.sheet().gold, 3, "cashed, and each gold is a point");
}

/// Cites: 12.
#[test]
fn the_highest_points_reached_on_a_track_count() {
    let reached = [(0, 0), (3, 0), (4, 1), (7, 1), (8, 3), (12, 6), (15, 6), (16, 10), (20, 15)];
    for (at, points) in reached {
        finished(given().progress(at), points);
        finished(given().position(at), points);
    }
}

/// Cites: 12.
#[test]
fn the_breakdown_adds_up() {
    let rich = given().points(20).gold(4).position(9).wares(Resource::Sugar, 2, 2);
    let over = finished(rich, 4 + 3 + 6);
    let sum: i32 = over.game.breakdown(RED).iter().map(|line| line.points).sum();
    assert_eq!((sum, over.game.score(RED).points), (33, 33));
}
