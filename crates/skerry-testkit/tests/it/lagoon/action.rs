//! The words of the game on the wire and in the record.
use serde::{Deserialize, Serialize};
use skerry_core::{Seat, vocabulary};

vocabulary! {
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
    pub(crate) enum Action {
        Bid { coins: u8 },
        BuildReef { cell: u8 },
        StopBuilding,
    }
}

vocabulary! {
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[serde(tag = "draw", rename_all = "snake_case", deny_unknown_fields)]
    pub(crate) enum Chance {
        Token {
            value: u8,
        },
        Wind {
            strength: u8,
        },
        /// No draw, but not to be taken back either: what was hidden is turned up.
        Reveal,
    }
}

vocabulary! {
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
    #[serde(tag = "event", rename_all = "snake_case")]
    pub(crate) enum Event {
        TokenDrawn { seat: Seat, value: Option<u8> },
        WindRose { strength: u8 },
        BidPlaced { seat: Seat, coins: Option<u8> },
        RoundWon { seat: Seat, coins: u8 },
        ReefBuilt { seat: Seat, cell: u8 },
    }
}

vocabulary! {
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
    #[serde(tag = "ask", rename_all = "snake_case")]
    pub(crate) enum Prompt {
        Bid { coins: u8 },
        Build { left: u8 },
        Wait,
    }
}
