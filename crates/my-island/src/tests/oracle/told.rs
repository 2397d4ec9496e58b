//! What happened, in the words of the second implementation, and how the
//! engine's events read in them.
use alloc::{string::ToString, vec::Vec};

use super::rules::{At, Oracle};
use crate::{
    Event, View,
    components::{Space, Symbol, Tile},
};

/// In the order in which one placement tells them (R31).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Told {
    Placed {
        seat: usize,
        tile: usize,
        rotation: usize,
        at: At,
    },
    Houses {
        seat: usize,
        houses: i32,
        points: i32,
    },
    /// Where its cube lies is checked with the view.
    Group {
        seat: usize,
        symbol: char,
        size: usize,
        points: i32,
    },
    Totem {
        seat: usize,
        at: At,
        points: i32,
    },
    TrackEnded {
        seat: usize,
    },
    Passed {
        seat: usize,
        tile: usize,
        points: i32,
    },
    Finished {
        seat: usize,
    },
    Scoring,
    Largest {
        seat: usize,
        symbol: char,
        size: usize,
        points: i32,
    },
    Beach {
        seat: usize,
        spaces: i32,
        points: i32,
    },
    Ranked {
        seat: usize,
        rank: u8,
        points: i32,
        progress: u8,
    },
}

pub(super) fn at(space: Space) -> At {
    (space.hex().q.into(), space.hex().r.into())
}

pub(super) fn number(tile: Tile) -> usize {
    tile.to_string()[1..].parse().expect("a number")
}

pub(super) fn letter(symbol: Symbol) -> char {
    match symbol {
        Symbol::Field => 'F',
        Symbol::Wall => 'W',
        Symbol::House => 'H',
        Symbol::Path => 'P',
    }
}

fn told(event: &Event) -> Told {
    match *event {
        Event::CardRevealed { .. } => unreachable!("nature is looked at by itself"),
        Event::NextCardShown { .. }
        | Event::Scored { .. }
        | Event::Picked { .. }
        | Event::Stuck { .. }
        | Event::StickerLost { .. }
        | Event::ProgressMade { .. } => unreachable!("only later games know that"),
        Event::TilePlaced { seat, tile, rotation, at: space } => {
            let (tile, rotation) = (number(tile), rotation.into());
            Told::Placed { seat: seat.index(), tile, rotation, at: at(space) }
        }
        Event::HousesOnBeach { seat, houses, points } => {
            Told::Houses { seat: seat.index(), houses: houses.into(), points: points.into() }
        }
        Event::GroupCompleted { seat, symbol, size, points, at: _ } => {
            let (symbol, size, points) = (letter(symbol), size.into(), points.into());
            Told::Group { seat: seat.index(), symbol, size, points }
        }
        Event::TotemConnected { seat, totem, points } => {
            Told::Totem { seat: seat.index(), at: at(totem), points: points.into() }
        }
        Event::Passed { seat, tile, points } => {
            Told::Passed { seat: seat.index(), tile: number(tile), points: points.into() }
        }
        Event::Finished { seat } => Told::Finished { seat: seat.index() },
        Event::TrackEnded { seat } => Told::TrackEnded { seat: seat.index() },
        Event::ScoringBegan => Told::Scoring,
        Event::LargestGroup { seat, symbol, size, points } => {
            let (symbol, size, points) = (letter(symbol), size.into(), points.into());
            Told::Largest { seat: seat.index(), symbol, size, points }
        }
        Event::BeachVisible { seat, spaces, points } => {
            Told::Beach { seat: seat.index(), spaces: spaces.into(), points: points.into() }
        }
        Event::Ranked { seat, rank, points, progress } => {
            Told::Ranked { seat: seat.index(), rank, points: points.into(), progress }
        }
    }
}

impl Oracle {
    /// Is what was told what has happened?
    pub(super) fn agrees_with(&mut self, events: &[Event], view: &View) {
        let scoring = |told: &Told| *told == Told::Scoring;
        let mut expected = core::mem::take(&mut self.told);
        let mut heard: Vec<_> = events.iter().map(told).collect();
        let begins = heard.iter().position(scoring).unwrap_or(heard.len());
        let kinds = heard[..begins].iter().map(core::mem::discriminant).collect::<Vec<_>>();
        // Groups that one placement completes may be told in any order.
        heard[..begins].sort();
        let sorted = heard[..begins].iter().map(core::mem::discriminant).collect::<Vec<_>>();
        assert_eq!(kinds, sorted, "houses, groups, roads, and then the end of the track");
        let begins = expected.iter().position(scoring).unwrap_or(expected.len());
        expected[..begins].sort();
        assert_eq!(heard, expected);
        for event in events {
            if let Event::GroupCompleted { seat, symbol, at: cube, .. } = event {
                let player = &self.players[seat.index()];
                assert_eq!(player.covered.get(&at(*cube)), Some(&letter(*symbol)));
                assert!(view.players[seat.index()].cubes.contains(cube), "no cube on {cube}");
            }
        }
    }
}
