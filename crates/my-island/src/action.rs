//! The words of the game on the wire and in the record.
use serde::{Deserialize, Serialize};
use skerry_core::{Seat, vocabulary};

use crate::{
    components::{Space, Symbol, Tile},
    goals::Goal,
    stickers::{Sticker, Target},
};

vocabulary! {
    /// What a player may do with the tile of the card that was turned up.
    ///
    /// The order of the variants and of their fields is the order of the legal list.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "my-island/"))]
    #[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
    pub enum Action {
        /// Puts the tile's first hex on `at`, turned clockwise by `rotation` times 60 degrees.
        Place { tile: Tile, rotation: u8, at: Space },
        /// Puts the tile aside and goes back one step on the score track.
        Pass,
        /// Takes no part in the rest of this game.
        Finish,
        /// Puts a sticker on for good.
        Stick { sticker: Sticker, at: Target },
        /// Puts a marker onto the shared rows.
        Pick { at: Target },
    }
}

vocabulary! {
    /// What nature may answer.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "my-island/"))]
    #[serde(tag = "draw", rename_all = "snake_case", deny_unknown_fields)]
    pub enum Chance {
        /// The top card of the deck.
        Card { tile: Tile },
    }
}

vocabulary! {
    /// What happened.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "my-island/"))]
    #[serde(tag = "event", rename_all = "snake_case")]
    pub enum Event {
        /// A card was turned up; `left` are still in the deck.
        CardRevealed { tile: Tile, left: u8 },
        /// The card after this one lies open.
        NextCardShown { tile: Tile },
        TilePlaced { seat: Seat, tile: Tile, rotation: u8, at: Space },
        /// Houses came to lie on the beach (game 1).
        HousesOnBeach { seat: Seat, houses: u8, points: i16 },
        /// A farm, village or bulwark was completed; its cube lies on `at`.
        GroupCompleted { seat: Seat, symbol: Symbol, size: u8, at: Space, points: i16 },
        /// A road now leads from this totem to the sea.
        TotemConnected { seat: Seat, totem: Space, points: i16 },
        Passed { seat: Seat, tile: Tile, points: i16 },
        Finished { seat: Seat },
        /// The marker reached the end of the track and stays there.
        TrackEnded { seat: Seat },
        /// Nobody plays on, or the deck is empty: final scoring begins.
        ScoringBegan,
        /// `seat` has the largest group of this symbol, or shares it.
        LargestGroup { seat: Seat, symbol: Symbol, size: u8, points: i16 },
        /// Beach was left visible.
        BeachVisible { seat: Seat, spaces: u8, points: i16 },
        /// Something else was worth points, or brought something about without any; `n`
        /// says how many or which.
        Scored { seat: Seat, goal: Goal, n: u8, points: i16 },
        /// A marker was put onto the shared rows.
        Picked { seat: Seat, at: Target, points: i16 },
        Stuck { seat: Seat, sticker: Sticker, at: Target },
        /// There is no place for this sticker.
        StickerLost { seat: Seat, sticker: Sticker },
        /// Progress besides that of the rank.
        ProgressMade { seat: Seat, goal: Goal, change: i16 },
        /// Final rank; `progress` is 0 outside the campaign, and alone.
        Ranked { seat: Seat, rank: u8, points: i16, progress: u8 },
    }
}

vocabulary! {
    /// What is asked of a player.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
    #[serde(tag = "ask", rename_all = "snake_case")]
    pub enum Prompt {
        /// What to do with the tile of the card; whether it fits anywhere, and whether
        /// there is a point to pass with.
        Decide { tile: Tile, fits: bool, passes: bool },
        /// The same on the last card, where passing is never better than finishing (R9).
        DecideLast { tile: Tile, fits: bool },
        /// Where to put a sticker.
        Stick { sticker: Sticker },
        /// Where to put a marker in the row of this symbol.
        Pick { symbol: Symbol },
        Wait,
    }
}
