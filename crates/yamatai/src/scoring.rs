//! Who is ahead, and what points consist of (11).
use alloc::vec::Vec;

use serde::Serialize;
use skerry_core::{Score, ScoreLine, Seat};

use crate::{
    components::{BOATS_A_POINT, COINS_A_POINT, JUROJIN_HOUSES, Specialist},
    names::Boats,
    state::{Yamatai, specialists, tiles},
};

/// Where points come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "yamatai/"))]
#[serde(rename_all = "snake_case")]
pub enum Category {
    Coins,
    Prestige,
    Buildings,
    Specialists,
    Reserved,
    SetAside,
}

impl Category {
    pub const ALL: [Category; 6] = [
        Category::Coins,
        Category::Prestige,
        Category::Buildings,
        Category::Specialists,
        Category::Reserved,
        Category::SetAside,
    ];
}

/// Every category that a breakdown can have, in the order of [`Category`].
pub(crate) const CATEGORIES: &[&str] =
    &["coins", "prestige", "buildings", "specialists", "reserved", "set_aside"];

/// What one category is worth to `seat` now.
pub(crate) fn points_for(game: &Yamatai, seat: Seat, category: Category) -> i16 {
    let mat = game.mat(seat);
    match category {
        Category::Coins => (mat.coins / COINS_A_POINT) as i16,
        Category::Prestige => mat.prestige.into(),
        Category::Buildings => tiles(mat.built).map(|tile| tile.points()).sum(),
        Category::Specialists => {
            let printed: i16 = specialists(mat.specialists).map(Specialist::points).sum();
            let is_wise = mat.has(Specialist::Jurojin);
            printed + if is_wise { (game.houses_built(seat) / JUROJIN_HOUSES).into() } else { 0 }
        }
        Category::Reserved => -(mat.reserved.count_ones() as i16),
        Category::SetAside => -i16::from(Boats(mat.set_aside).len() / BOATS_A_POINT),
    }
}

pub(crate) fn points(game: &Yamatai, seat: Seat) -> i16 {
    Category::ALL.into_iter().map(|category| points_for(game, seat, category)).sum()
}

/// Points, then who acts first in this round (R29).
pub(crate) fn score(game: &Yamatai, seat: Seat) -> Score {
    let place = game.in_order().iter().position(|other| *other == seat).unwrap_or(0);
    let mut score = Score { points: points(game, seat).into(), ..Score::default() };
    score.tiebreaks[0] = -(place as i16);
    score
}

/// 1 for the best; there are no ties.
pub(crate) fn rank(game: &Yamatai, seat: Seat) -> u8 {
    let own = score(game, seat);
    1 + game.seats().iter().filter(|other| score(game, *other) > own).count() as u8
}

pub(crate) fn breakdown(game: &Yamatai, seat: Seat) -> Vec<ScoreLine> {
    let lines = CATEGORIES.iter().zip(Category::ALL);
    lines
        .map(|(name, category)| ScoreLine {
            category: name,
            points: points_for(game, seat, category).into(),
        })
        .collect()
}
