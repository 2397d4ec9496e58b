//! The words of the game on the wire and in the record.
//!
//! How a match is asked, word by word:
//!
//! - No decision has a single answer: with one legal action the engine carries it out
//!   (R90). What is done aside counts as an answer there. Of several things that
//!   must all be given in a trade each is asked for, since their order is told; and after
//!   something done aside what it interrupted is asked for, too.
//! - Asides (`Store` to `Claim`) are possible at the windows, in a section, between the
//!   parts of a card, at `Perform`/`Decline`, `Put`, `Sail`, and at fees; nowhere else (R77).
//! - Income: `Do` islet or place, `UseBoat`, `Done`. `Do islet` leads to `Islet`, `Moor`.
//! - A turn: `PutWorker`, then the fee, then `Do`, `UseIslet`, `UseBoat`; `Done` ends the
//!   section and the turn. `Do place` leads to `Tile`, `Lay`, `Cube`; the other deeds to the
//!   action of their name. None of them can be broken off, so each is offered only if it can
//!   be completed as things lie now.
//! - A purchase: the object, `Cut`, `Pay` for each component, perhaps `From` (R33); then, for
//!   a piece, `Put` (here asides are possible again), the helm gain, the cards.
//! - An islet, boat or log book is offered with `Perform` and `Decline`; `Perform` is missing
//!   if it could change nothing. The boat that copies has `UseBoat` instead of `Perform`.
//!   `UseIslet` and `UseBoat` need no `Perform` after them.
//! - Items of choice: `TakeItem` one by one, in any order. Where not all fit into storage,
//!   `TakeItem` says which are kept (R62, R76).
//! - Large cards: first parts joined by "then" are asked at once (`Shift`, `PutLid`, `Feed`,
//!   `TurnBoats`); parts that may be declined with `Do`, `UseIslet`, `UseBoat` and `Done`.
//!   Cards with a single action go straight to it.
//! - Clean-up steps 1 to 4 and 6 and the end window are asked only if there is something
//!   besides `Done`; `Done` then carries the step out.
use serde::{Deserialize, Serialize};
use skerry_core::{Seat, vocabulary};

use crate::{
    components::{
        Boat, Building, Card, Cargo, Crate, Form, Half, Islet, Item, Landing, LogBook, Market,
        Milestone, Order, Reward, Section, Ship, Side, Spot, Terrain, Tile, Worker,
    },
    names::{Bank, Boats, Cards, Orders, Source, Space, Spaces},
    scoring::Category,
};

vocabulary! {
    /// What a player may do. What is done besides, at nearly every moment (8), comes
    /// last, from `Store` on; the decisions inside such an action come before it.
    ///
    /// The order of the variants and of their fields is the order of the legal list.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "cooper-island/"))]
    #[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
    pub enum Action {
        /// Set-up with chosen start landscapes (D27).
        Choose { terrain: Terrain },
        /// Puts an available worker on a section (D7).
        PutWorker { worker: Worker, section: Section },
        /// Begins one of the actions that a section, an income hand or a card offers
        /// (D1, D11).
        Do { deed: Deed },
        /// Uses an islet from afar, by what it brings: symbol of section C, Ferry House.
        UseIslet { islet: Islet },
        /// Takes the income of a boat: an own one in the income phase; any one with the
        /// symbol of section E, the Shipping Office, or the boat that copies (D1, D3).
        UseBoat { boat: Boat },
        /// What an islet, a boat or a log book offers (D3).
        Perform,
        /// Lets it go.
        Decline,
        /// The islet to place, then where: land half on `space`, the other half on `half`
        /// of the sand bank (D2).
        Islet { islet: Islet },
        Moor { bank: Bank, half: Half, space: Space },
        /// The double tile to place and its side, then where: the first landscape of the
        /// side lies on `first` (D4). Whether a shim is needed follows (R93).
        Tile { tile: Tile, side: Side },
        Lay { first: Space, second: Space },
        /// A single tile of the cartographer; the option follows from the space (R93).
        Chart { space: Space, terrain: Terrain },
        /// Stone or gold on a high mountain (D5).
        Cube { item: Item },
        /// What is paid for (D12, D13, D16, D17).
        BuildBoat { boat: Boat, landing: Landing },
        Erect { building: Building },
        BuildStatue { form: Form, spot: Spot },
        Supply { cargo: Cargo },
        /// How much of each component a reduction takes off (R8, R84).
        Cut { coin: u8, wood: u8, stone: u8, gold: u8, cloth: u8 },
        /// One component of a cost: so many from storage, and cubes on these spaces (R91).
        Pay { item: Item, stored: u8, land: Spaces },
        /// A building or statue that has been paid for comes onto the peninsula.
        Put { space: Space },
        /// A ruin becomes a statue on a crafting spot (D15).
        RemoveRuin { space: Space, spot: Spot },
        /// The ship that gets the helm points (D18).
        Sail { ship: Ship },
        /// Which of two passed islets comes first (D19).
        First { islet: Islet },
        /// A fee for a covered worker or a harbor (D8, D20).
        PayFee { item: Item, from: Source },
        Refuse,
        /// Which ship gets an anchor on a tie (D10).
        Anchor { ship: Ship },
        /// An item to take: one of a choice (D6), or after a refused fee (D9).
        TakeItem { item: Item },
        /// The card to keep of the four, then the others under the deck, the first on
        /// top of them (D14).
        Keep { card: Card },
        Bury { first: Card, second: Card, third: Card },
        /// Great Crane: a building or statue goes elsewhere.
        Shift { from: Space, to: Space },
        /// Packing House: an unused lid goes onto the peninsula.
        PutLid { space: Space },
        /// Breaker's Yard: boats are turned face down.
        TurnBoats { boats: Boats },
        /// A worker goes onto a royal order, after a special one has been hired (D21).
        Assign { worker: Worker, order: Order },
        /// The feeding payment: coins and wood only with the cards that allow them (D22).
        Feed { coins: u8, wood: u8, food: u8, land: Spaces },
        /// Clean-up step 2 (D23).
        TurnUp { card: Card },
        Recover { lid: Crate },
        /// The cube that goes from the land to storage.
        From { space: Space },
        /// Something given in a trade; `Enough` ends giving (R92).
        Give { item: Item, from: Source },
        Enough,
        /// Ends a window, a section, or a card; in a step of the clean-up it carries the
        /// step out (D25).
        Done,
        /// Begins to store a cube from the land (Y1); `From` follows.
        Store,
        /// An item from the marketplace to storage (Y2).
        Fetch { item: Item },
        /// Begins a trade (Y3); `Give` follows.
        Trade { market: Market },
        /// A lid goes from the unused area onto a crate space (Y4).
        UseLid { lid: Crate },
        /// Begins to place a single tile (Y5); `Chart` follows.
        Survey,
        /// Uses a large card (Y6).
        UseCard { card: Card },
        /// Turns a reached milestone into helm points or a worker (9).
        Claim { reward: Reward },
    }
}

/// One of the actions that sections, income hands and cards offer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "cooper-island/"))]
#[serde(rename_all = "snake_case")]
pub enum Deed {
    /// Place an islet.
    Islet,
    /// Draw a double tile.
    Draw,
    /// Place a double tile.
    Place,
    /// Gain cartographer steps.
    Steps,
    /// Gain an item of choice.
    Item,
    BuildBoat,
    Erect,
    RemoveRuin,
    BuildStatue,
    Supply,
    /// Take the Cooper token.
    Token,
    /// Do without the reduction of a symbol (R84).
    Waive,
    /// Packing House: a coin into the marketplace.
    Coin,
    /// Banquet Hall, Breaker's Yard: the helm points.
    Helm,
}

vocabulary! {
    /// What nature may answer.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "cooper-island/"))]
    #[serde(tag = "draw", rename_all = "snake_case", deny_unknown_fields)]
    pub enum Chance {
        /// The royal orders in play, with two or three players.
        Orders { orders: Orders },
        /// The starting player.
        Starter { seat: Seat },
        /// The start landscape of all.
        Terrain { terrain: Terrain },
        /// A double tile of the bag.
        Tile { tile: Tile },
        LogBook { book: LogBook },
        /// Four building cards, for the eyes of one player.
        Look { cards: Cards },
        /// Solo: the section of a neutral worker or of Cooper's.
        CooperCard { section: Section },
    }
}

vocabulary! {
    /// What happened.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "cooper-island/"))]
    #[serde(tag = "event", rename_all = "snake_case")]
    pub enum Event {
        /// This royal order is in play.
        OrderShown { order: Order },
        /// `seat` begins and has the Cooper token.
        StarterDrawn { seat: Seat },
        /// The start landscape of `seat`, with its cube.
        StartTerrain { seat: Seat, terrain: Terrain },
        RoundBegan { round: u8 },
        IncomeBegan { seat: Seat },
        TileDrawn { seat: Seat, tile: Tile },
        IsletPlaced { seat: Seat, islet: Islet, bank: Bank, half: Half, space: Space },
        /// A double tile; `first` has the first landscape of its side. `level` is the new
        /// level of both, `shim` says whether a single tile was put below.
        TilePlaced {
            seat: Seat,
            tile: Tile,
            side: Side,
            first: Space,
            second: Space,
            level: u8,
            shim: bool,
        },
        /// A single tile of the cartographer.
        Charted { seat: Seat, space: Space, terrain: Terrain, level: u8, steps: u8 },
        CubePlaced { seat: Seat, item: Item, space: Space },
        /// An item from the supply, to storage.
        ItemGained { seat: Seat, item: Item },
        /// An item from the supply, to the marketplace.
        ItemMarketed { seat: Seat, item: Item },
        /// R62: no room for it.
        ItemForfeited { seat: Seat, item: Item },
        StepsGained { seat: Seat, steps: u8 },
        /// `covered` says whose worker lies below, if a player's.
        WorkerPlaced { seat: Seat, worker: Worker, section: Section, covered: Option<Seat> },
        TokenTaken { seat: Seat },
        /// A worker fee goes to `owner`; without one (solo) to the supply.
        FeePaid { seat: Seat, item: Item, owner: Option<Seat> },
        FeeRefused { seat: Seat, owner: Option<Seat> },
        /// A harbor fee goes to `owner`; in the own harbor to the supply.
        HarborFeePaid { seat: Seat, item: Item, owner: Option<Seat> },
        HarborFeeRefused { seat: Seat, owner: Option<Seat> },
        /// After a refused fee, or from Cooper in the solo game.
        ItemClaimed { seat: Seat, item: Item },
        AnchorTaken { seat: Seat, ship: Ship },
        /// A helm point has removed it.
        AnchorRaised { seat: Seat, ship: Ship },
        /// An item was paid from storage, or as the cube on `from`.
        ItemPaid { seat: Seat, item: Item, from: Source },
        BoatBuilt { seat: Seat, boat: Boat, landing: Landing },
        BuildingErected { seat: Seat, building: Building, space: Space },
        StatueBuilt { seat: Seat, space: Space },
        RuinRemoved { seat: Seat, space: Space, spot: Spot },
        CargoSupplied { seat: Seat, cargo: Cargo },
        HarbormasterLaid { cargo: Cargo },
        HelmGained { seat: Seat, points: u8, ship: Ship },
        /// One step; `steps` is how many the ship has sailed in all.
        ShipSailed { seat: Seat, ship: Ship, steps: u8 },
        IsletPassed { seat: Seat, islet: Islet, owner: Seat },
        BayEntered { seat: Seat, ship: Ship },
        HarborEntered { seat: Seat, ship: Ship, owner: Seat },
        LogBookTaken { seat: Seat, book: LogBook },
        /// Four cards of a deck, face down for all others.
        CardsDrawn { seat: Seat, building: Building },
        /// For the eyes of `seat` alone.
        CardsSeen { seat: Seat, cards: Cards },
        CardKept { seat: Seat, card: Card },
        /// The other three are under the deck.
        CardsBuried { seat: Seat, building: Building },
        /// For the eyes of `seat` alone.
        CardsOrdered { seat: Seat, first: Card, second: Card, third: Card },
        CardUsed { seat: Seat, card: Card },
        LidUsed { seat: Seat, lid: Crate },
        /// A lid on the peninsula (Packing House).
        LidPlaced { seat: Seat, space: Space },
        /// Great Crane.
        PieceMoved { seat: Seat, from: Space, to: Space },
        /// Breaker's Yard.
        BoatTurned { seat: Seat, boat: Boat },
        /// What an islet, a boat or a log book offered.
        Declined { seat: Seat },
        Traded { seat: Seat, market: Market, items: u8 },
        /// From the land to storage.
        Stored { seat: Seat, item: Item, space: Space },
        /// From the marketplace to storage.
        Fetched { seat: Seat, item: Item },
        MilestoneReached { seat: Seat, milestone: Milestone },
        MilestoneClaimed { seat: Seat, reward: Reward },
        OrderTaken { seat: Seat, worker: Worker, order: Order },
        CleanUpBegan { round: u8 },
        /// The feeding cost was paid in full.
        Fed { seat: Seat, cost: u8 },
        /// So much food is missing.
        FeedingShort { seat: Seat, cost: u8, missing: u8 },
        CardTurnedUp { seat: Seat, card: Card },
        LidRecovered { seat: Seat, lid: Crate },
        StatueBonus { seat: Seat, points: u8 },
        PassageBonus { seat: Seat, points: u8 },
        WorkersReturned,
        /// So many items left the marketplace of `seat`.
        MarketCleared { seat: Seat, items: u8 },
        /// He stands on this cargo ship.
        HarbormasterMoved { cargo: Cargo },
        /// Solo: a neutral worker covers a space.
        NeutralPlaced { worker: Worker, section: Section },
        /// Solo: Cooper's worker; `covered` says whether it lies on one of the player's.
        CooperPlaced { worker: Worker, section: Section, covered: bool },
        CooperTookToken,
        /// Solo: his ship; `steps` is how many it has sailed in all.
        CooperSailed { points: u8, steps: u8 },
        CooperProgressed { cubes: u8 },
        /// Solo: he has one more statue.
        CooperCarved { statues: u8 },
        /// Solo: he takes one more worker.
        CooperHired { worker: Worker },
        CooperTookOrder { order: Order },
        GameEnded,
        Scored { seat: Seat, category: Category, points: i16 },
        /// Solo: what Cooper has.
        CooperScored { points: i16 },
        Ranked { seat: Seat, rank: u8, points: i16 },
    }
}

vocabulary! {
    /// What is asked of a player.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "cooper-island/"))]
    #[serde(tag = "ask", rename_all = "snake_case")]
    pub enum Prompt {
        ChooseTerrain,
        /// Use a hand, or end the income.
        Income,
        /// Which islet, then where.
        Islet,
        Moor { islet: Islet },
        /// Which double tile and side, then where.
        Tile,
        Lay { tile: Tile, side: Side },
        /// Where a single tile goes.
        Chart { steps: u8 },
        Cube { space: Space },
        /// Put a worker.
        Turn,
        Section { section: Section },
        /// The section has nothing left; end the turn.
        End,
        /// A fee for a covered worker, to `owner` if it is a player's; is an anchor the
        /// price of refusing?
        Fee { owner: Option<Seat>, anchor: bool },
        /// A fee in the harbor of `owner`, to the supply `at_home`.
        HarborFee { owner: Seat, at_home: bool, anchor: bool },
        Anchor,
        /// Perform what was placed, passed, built or taken, or decline.
        PlacedIslet { islet: Islet },
        PassedIslet { islet: Islet },
        BuiltBoat { boat: Boat },
        LogBook { book: LogBook },
        /// Which boat is copied.
        Copy,
        BuildBoat,
        Erect,
        BuildStatue,
        Supply,
        /// How to distribute a reduction.
        Cut { cut: u8 },
        /// How to pay a component.
        Pay { item: Item, due: u8 },
        /// R33: a cube must be stored to make room.
        Clear,
        PutBuilding { building: Building },
        PutStatue,
        RemoveRuin,
        Sail { points: u8 },
        /// Which of two islets comes first.
        First,
        /// Take an item of a choice; so many are to come.
        TakeItem { left: u8 },
        /// Which items to keep; there is room for so many.
        KeepItem { left: u8 },
        /// Take an item of choice into the marketplace: `from` has refused a fee; without
        /// one it is Cooper's worker on the own one.
        Compensation { from: Option<Seat> },
        Keep,
        Bury,
        /// Which part of a card comes next.
        Card { card: Card },
        Shift,
        PutLid,
        TurnBoats,
        /// The windows of the clean-up, each with what `Done` does.
        FeedWindow { cost: u8 },
        Feed { cost: u8 },
        /// Is there anything used that could be?
        Reactivate { used: bool },
        StatueWindow { points: u8 },
        PassageWindow { points: u8 },
        MarketWindow { items: u8 },
        EndWindow,
        /// Which cube is stored.
        Store,
        /// What is given in a trade; so much value so far.
        Give { market: Market, value: u8 },
        Assign,
        /// It is the turn of `seat`; without one, nature moves.
        Wait { seat: Option<Seat> },
        Over,
    }
}
