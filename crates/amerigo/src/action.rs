//! The words of the game on the wire and in the record.
use serde::{Deserialize, Serialize};
use skerry_core::{Seat, SeatOrder, vocabulary};

use crate::{
    components::{Colour, Marker, Resource, Tile},
    names::{Cubes, Deal, Place, Square},
};

vocabulary! {
    /// What the player whose turn it is may do. A turn is a short sequence of
    /// these; it ends with `Done`, `TakeGold` or `CubeVp`.
    ///
    /// The order of the variants and of their fields is the order of the legal list.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "amerigo/"))]
    #[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
    pub enum Action {
        /// Carries out the action of a colour.
        Take { colour: Colour },
        /// Takes gold for the cubes in the field instead.
        TakeGold,
        /// Takes a point for each cube in the field, with the marker for it.
        CubeVp,
        /// Puts a ship (1 or 2) on a space of the frame, once in the game.
        PlaceShip { ship: u8, at: Place },
        /// The whole journey of a ship.
        Sail { ship: u8, to: Place },
        /// Founds the trading post that the ship's anchor square points at.
        PlacePost,
        NoPost,
        /// Uses the marker for eight more steps.
        UseSail8,
        /// Moves the disc on the track of this action.
        Advance { steps: u8 },
        /// Uses the marker that puts the order disc on top of the leader's.
        Jump,
        /// Plans a tile.
        TakeTile { tile: Tile },
        /// Takes a progress marker: slots 0 to 3 left, 4 to 7 right.
        PickMarker { slot: u8 },
        /// Builds a planned tile, turned clockwise by `rotation` quarter turns;
        /// its first square in reading order comes to lie on `at`.
        Build { tile: Tile, rotation: u8, at: Square },
        BuyGood { slot: u8 },
        /// One action point for one gold.
        BuyAp,
        CashChest,
        /// Uses a gold marker.
        CashMarker { marker: Marker },
        /// Ends the turn; action points left over lapse.
        Done,
    }
}

vocabulary! {
    /// What nature may answer.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "amerigo/"))]
    #[serde(tag = "draw", rename_all = "snake_case", deny_unknown_fields)]
    pub enum Chance {
        /// The island tiles of the map.
        Map { tiles: Deal },
        /// The order at the start, first player first.
        Order { seats: SeatOrder },
        /// The next pirate marker.
        Pirate { strength: u8 },
        /// The next progress marker.
        Marker { marker: Marker },
        /// The next goods marker.
        Good { resource: Resource, cost: u8 },
        /// Cubes that stay in the tower at set-up.
        Tower { stay: Cubes },
        /// Cubes that come out after a throw.
        Throw { out: Cubes },
    }
}

vocabulary! {
    /// What happened.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "amerigo/"))]
    #[serde(tag = "event", rename_all = "snake_case")]
    pub enum Event {
        MapLaid { islands: u8, large: u8 },
        /// The place of `seat` in the order at the start, from 1, and its gold.
        OrderDrawn { seat: Seat, place: u8, gold: u8 },
        /// `sum` is the strength of all pirates that are face up.
        PirateTurned { strength: u8, sum: u8 },
        MarkerTurned { slot: u8, marker: Marker },
        GoodTurned { slot: u8, resource: Resource, cost: u8 },
        /// So many of each colour stay inside.
        TowerFilled {
            blue: u8,
            black: u8,
            red: u8,
            brown: u8,
            green: u8,
            yellow: u8,
            white: u8,
        },
        /// A pass begins; trading posts will be worth `time` times their factor.
        PassBegan { pass: u8, time: u8 },
        /// The storage space of this colour was emptied into the tower; so many of
        /// each colour came out.
        CubesThrown {
            colour: Colour,
            thrown: u8,
            base: u8,
            blue: u8,
            black: u8,
            red: u8,
            brown: u8,
            green: u8,
            yellow: u8,
            white: u8,
        },
        /// Nothing came out, or there was nothing to throw.
        RoundSkipped { colour: Colour },
        ActionChosen { seat: Seat, colour: Colour, ap: u8 },
        GoldTaken { seat: Seat, gold: u8 },
        CubesScored { seat: Seat, points: i16 },
        ShipPlaced { seat: Seat, ship: u8, at: Place },
        ShipSailed { seat: Seat, ship: u8, to: Place, steps: u8 },
        PostPlaced { seat: Seat, at: Square },
        PostDeclined { seat: Seat, at: Square },
        PostGoldPaid { seat: Seat, gold: u8 },
        IslandDiscovered { seat: Seat, at: Square, points: i16 },
        CannonsLoaded { seat: Seat, steps: u8, cannons: u8 },
        ProgressMade { seat: Seat, steps: u8, progress: u8 },
        OrderAdvanced { seat: Seat, steps: u8, position: u8 },
        LeaderJoined { seat: Seat, position: u8 },
        MarkerTaken { seat: Seat, marker: Marker },
        MarkerUsed { seat: Seat, marker: Marker },
        TilePlanned { seat: Seat, tile: Tile },
        TileBuilt { seat: Seat, tile: Tile, rotation: u8, at: Square, points: i16 },
        ResourceTaken { seat: Seat, resource: Resource, at: Square },
        /// The last square of the island with the square `at` is covered.
        IslandCompleted { seat: Seat, at: Square, points: i16, chest: bool },
        /// A player with posts on a completed island is paid.
        PostsPaid { seat: Seat, posts: u8, points: i16 },
        GoodBought { seat: Seat, resource: Resource, cost: u8 },
        ApBought { seat: Seat, ap: u8 },
        ChestCashed { seat: Seat },
        /// The track was at its end and action points were left.
        TrackEndPaid { seat: Seat, gold: u8 },
        /// Gold above the end of the track became points.
        SurplusGold { seat: Seat, points: i16 },
        TurnEnded { seat: Seat },
        PiratesRepelled { seat: Seat, strength: u8, cannons: u8 },
        PiratesPlundered { seat: Seat, strength: u8, points: i16 },
        PirateGoldPaid { seat: Seat, gold: u8 },
        ScoringBegan,
        /// Final scoring: gold on the track, resources times goods, markers and
        /// progress track, order track.
        GoldScored { seat: Seat, points: i16 },
        GoodsScored { seat: Seat, points: i16 },
        ProgressScored { seat: Seat, points: i16 },
        OrderScored { seat: Seat, points: i16 },
        Ranked { seat: Seat, rank: u8, points: i16 },
    }
}

vocabulary! {
    /// What is asked of a player.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
    #[serde(tag = "ask", rename_all = "snake_case")]
    pub enum Prompt {
        Choose,
        /// An action with so many points; `idle` if nothing is left to do with them.
        ActBlue { ap: u8, idle: bool },
        ActBlack { ap: u8, idle: bool },
        ActRed { ap: u8, idle: bool },
        ActBrown { ap: u8, idle: bool },
        ActGreen { ap: u8, idle: bool },
        ActYellow { ap: u8, idle: bool },
        ActWhite { ap: u8, idle: bool },
        Post,
        Pick { picks: u8 },
        /// It is the turn of `seat`; without one, nature moves.
        Wait { seat: Option<Seat> },
        Over,
    }
}
