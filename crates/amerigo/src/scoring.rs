//! Who is ahead, and what points consist of.
use alloc::vec::Vec;

use skerry_core::{Score, ScoreLine, Seat};

use crate::{
    components::{END_7_POINTS, Marker, POSTS, track_points},
    state::{Amerigo, Sheet},
};

/// Where points come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Category {
    Discovery,
    Tiles,
    Islands,
    Posts,
    Cubes,
    Pirates,
    Gold,
    Goods,
    Progress,
    Order,
}

impl Category {
    pub(crate) const ALL: [Category; 10] = [
        Category::Discovery,
        Category::Tiles,
        Category::Islands,
        Category::Posts,
        Category::Cubes,
        Category::Pirates,
        Category::Gold,
        Category::Goods,
        Category::Progress,
        Category::Order,
    ];
}

/// Every category that a breakdown can have, in the order of [`Category`].
pub(crate) const CATEGORIES: &[&str] = &[
    "discovery",
    "tiles",
    "islands",
    "posts",
    "cubes",
    "pirates",
    "gold",
    "goods",
    "progress",
    "order",
];

impl Sheet {
    #[inline]
    pub(crate) fn score(&mut self, category: Category, points: i16) {
        self.points += points;
        self.tally[category as usize] += points;
    }
}

/// What final scoring would pay for the position as it is, chests and gold
/// markers not counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Last {
    pub(crate) gold: i16,
    pub(crate) goods: i16,
    pub(crate) progress: i16,
    pub(crate) order: i16,
}

pub(crate) fn last(game: &Amerigo, seat: Seat) -> Last {
    let sheet = game.sheet(seat);
    let products = sheet.resources.iter().zip(sheet.goods);
    let mut progress = track_points(sheet.progress);
    if sheet.has(Marker::End7) {
        progress += END_7_POINTS;
    }
    if sheet.has(Marker::EndGold) {
        progress += i16::from(sheet.gold);
    }
    if sheet.has(Marker::EndPosts) {
        progress += i16::from(POSTS - sheet.posts_left);
    }
    Last {
        gold: sheet.gold.into(),
        goods: products.map(|(have, goods)| i16::from(*have) * i16::from(1 + goods)).sum(),
        progress,
        order: track_points(sheet.position),
    }
}

/// Points, then who is first in order.
pub(crate) fn score(game: &Amerigo, seat: Seat) -> Score {
    let place = game.in_order().iter().position(|other| *other == seat).unwrap_or(0);
    let mut score = Score { points: game.sheet(seat).points.into(), ..Score::default() };
    score.tiebreaks[0] = -(place as i16);
    score
}

/// 1 for the best; there are no ties.
pub(crate) fn rank(game: &Amerigo, seat: Seat) -> u8 {
    let own = score(game, seat);
    1 + game.seats().iter().filter(|other| score(game, *other) > own).count() as u8
}

pub(crate) fn breakdown(game: &Amerigo, seat: Seat) -> Vec<ScoreLine> {
    let lines = CATEGORIES.iter().zip(game.sheet(seat).tally);
    lines.map(|(category, points)| ScoreLine { category, points: points.into() }).collect()
}
