//! The words of the game on the wire and in the record.
use serde::{Deserialize, Serialize};
use skerry_core::{Seat, SeatOrder, vocabulary};

use crate::{
    components::{Cargo, Culture, Fleet, Specialist, Tile},
    names::{Boats, Island, Offering, Space, Tiles, Tokens},
    scoring::Category,
};

vocabulary! {
    /// What the player whose turn it is may do. A turn is a short sequence of
    /// these, from `TakeFleet` to `EndTurn`.
    ///
    /// The order of the variants and of their fields is the order of the legal list.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "yamatai/"))]
    #[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
    pub enum Action {
        TakeFleet { fleet: Fleet },
        Buy { cargo: Cargo },
        Sell { cargo: Cargo },
        /// Puts a boat of the pool on a sea space.
        Place { cargo: Cargo, at: Space },
        /// A fresh boat takes the culture token of an island.
        Take { boat: Space, island: Island },
        /// Inari's token.
        TakeExtra { island: Island },
        Build { tile: Tile, island: Island },
        /// Suijin: a boat that is not moored goes back for a coin.
        Release { cargo: Cargo },
        /// What stays in the harbour; the rest goes beside it.
        Moor { keep: Boats },
        Recruit { specialist: Specialist, offering: Offering },
        /// Begins the power of this turn's fleet; its targets follow one by one.
        UsePower,
        /// Fleet 2: lays sacred ground.
        Consecrate { island: Island },
        /// Fleet 3: the token to take, then the own one to give.
        Exchange { island: Island },
        Give { culture: Culture },
        /// Fleet 4, after the look.
        Reserve { tile: Tile },
        /// Fleets 5 and 6: the first boat, then what it is swapped with or moved to.
        Pick { boat: Space },
        SwapWith { boat: Space },
        MoveTo { at: Space },
        /// Fleet 7.
        Remove { boat: Space },
        /// Bishamon: three coins for a prestige point.
        Donate,
        Pass,
        EndTurn,
    }
}

vocabulary! {
    /// What nature may answer.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "yamatai/"))]
    #[serde(tag = "draw", rename_all = "snake_case", deny_unknown_fields)]
    pub enum Chance {
        /// The culture tokens, island by island.
        Culture { tokens: Tokens },
        /// The order of the first round.
        Order { seats: SeatOrder },
        /// The next specialist.
        Specialist { specialist: Specialist },
        /// The next building tile of the row.
        Tile { tile: Tile },
        /// The next fleet that is turned up.
        Fleet { fleet: Fleet },
        /// What fleet 4 turns up.
        Look { tiles: Tiles },
    }
}

vocabulary! {
    /// What happened.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "yamatai/"))]
    #[serde(tag = "event", rename_all = "snake_case")]
    pub enum Event {
        /// So many islands have a token, so many are mountains.
        CultureLaid { tokens: u8, mountains: u8 },
        /// `seat` has the turn with number `place` of the first round, from 1.
        OrderDrawn { seat: Seat, place: u8 },
        SpecialistTurned { slot: u8, specialist: Specialist },
        TileTurned { tile: Tile },
        FleetTurned { fleet: Fleet },
        RoundBegan { round: u8 },
        /// So many boats of each cargo came with it.
        FleetTaken {
            seat: Seat,
            fleet: Fleet,
            bamboo: u8,
            wood: u8,
            stone: u8,
            clay: u8,
            gold: u8,
        },
        /// R22: the supply had too few.
        BoatsMissing { seat: Seat, bamboo: u8, wood: u8, stone: u8, clay: u8, gold: u8 },
        BoatBought { seat: Seat, cargo: Cargo, coins: u16 },
        BoatSold { seat: Seat, cargo: Cargo, coins: u16 },
        BoatPlaced { seat: Seat, cargo: Cargo, at: Space, is_first: bool },
        TokenTaken { seat: Seat, culture: Culture, island: Island },
        /// Inari's token.
        ExtraTaken { seat: Seat, culture: Culture, island: Island },
        TileBuilt { seat: Seat, tile: Tile, island: Island },
        /// Prestige points for neighbouring torii and palaces.
        NeighboursHonoured { seat: Seat, prestige: u8 },
        /// A prestige point for building on a mountain.
        MountainHonoured { seat: Seat, prestige: u8 },
        GroupPaid { seat: Seat, size: u8, coins: u16, doubled: bool },
        /// A specialist brings coins.
        SpecialistPaid { seat: Seat, specialist: Specialist, coins: u16 },
        /// A specialist brings prestige points.
        SpecialistHonoured { seat: Seat, specialist: Specialist, prestige: u8 },
        /// R26: this was the last standard building of `seat`.
        LastHouseBuilt { seat: Seat },
        PowerUsed { seat: Seat, fleet: Fleet },
        GroundConsecrated { seat: Seat, island: Island },
        TokensExchanged { seat: Seat, given: Culture, taken: Culture, island: Island },
        /// A tile of the deck that fleet 4 turned up.
        TileShown { seat: Seat, tile: Tile },
        TileReserved { seat: Seat, tile: Tile },
        NothingReserved { seat: Seat },
        BoatsSwapped { seat: Seat, from: Space, to: Space },
        /// Two boats of equal colour were swapped: everything looks as before.
        NothingSwapped { seat: Seat },
        BoatMoved { seat: Seat, cargo: Cargo, from: Space, to: Space },
        BoatRemoved { seat: Seat, cargo: Cargo, at: Space },
        FundsPaid { seat: Seat, coins: u16 },
        /// The player neither collects nor builds, or not twice.
        Passed { seat: Seat },
        BoatsMoored { seat: Seat, bamboo: u8, wood: u8, stone: u8, clay: u8, gold: u8 },
        BoatsSetAside { seat: Seat, bamboo: u8, wood: u8, stone: u8, clay: u8, gold: u8 },
        BoatReleased { seat: Seat, cargo: Cargo, coins: u16 },
        SpecialistHired { seat: Seat, specialist: Specialist, offering: Offering, coins: u16 },
        TurnEnded { seat: Seat },
        /// Coins on every specialist that was not hired.
        CoinsLaid { specialists: u8, coins: u8 },
        GameEnded { reason: Reason },
        Scored { seat: Seat, category: Category, points: i16 },
        Ranked { seat: Seat, rank: u8, points: i16 },
    }
}

/// Why a game is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "yamatai/"))]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// Somebody has put out the last standard building.
    Houses,
    /// A colour of boats is gone from the supply.
    Boats,
    /// Not every place has a specialist.
    Specialists,
    /// The row of building tiles cannot be filled.
    Tiles,
    /// R44.
    Limit,
}

vocabulary! {
    /// What is asked of a player.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
    #[serde(tag = "ask", rename_all = "snake_case")]
    pub enum Prompt {
        Fleet,
        /// No boat has been placed yet; so many can be.
        Boats { pool: u8, trades: u8 },
        /// Boats have been placed: collect or build.
        Resolve { pool: u8 },
        /// R6: boats have been placed, and neither is possible.
        Stuck { pool: u8 },
        Collect,
        Extra,
        /// Fleet 10: the other of collecting and building.
        SecondCollect,
        SecondBuild,
        Moor { pool: u8, berths: u8 },
        Recruit,
        /// Nothing is left but ending the turn.
        End,
        Consecrate,
        Exchange,
        Give,
        Reserve,
        PickToSwap,
        SwapWith,
        PickToMove,
        MoveTo,
        Remove,
        RemoveAnother,
        /// It is the turn of `seat`; without one, nature moves.
        Wait { seat: Option<Seat> },
        Over,
    }
}
