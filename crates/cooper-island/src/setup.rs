//! The opening position: everything that needs no luck.
use serde::{Deserialize, Serialize};
use skerry_core::{Choice, Seat, SetupError, Stack};

use crate::{
    components::{
        DOUBLES_EACH, Difficulty, LOG_BOOKS, MAX_PLAYERS, Order, SINGLES, START_STEPS,
        START_WORKERS, Section, Strategy, cooper_cards,
    },
    deck::Deck,
    sheet::Sheet,
    state::{Cooper, CooperIsland, Frame, OrderState, Owner, Payment, Phase, Tower, Variants},
};

/// What every peninsula starts with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "cooper-island/"))]
#[serde(rename_all = "snake_case")]
pub enum StartTerrain {
    #[default]
    Meadow,
    /// One drawn landscape for all.
    Random,
    /// Everybody chooses, the starting player first.
    Chosen,
}

/// What a match is set up from.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "cooper-island/"))]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// 1 to 4; one plays against Cooper.
    pub players: u8,
    #[serde(default)]
    pub start_terrain: StartTerrain,
    /// Solo: what Cooper is after.
    #[serde(default = "first_strategy")]
    pub strategy: Strategy,
    #[serde(default = "first_difficulty")]
    pub difficulty: Difficulty,
    /// R6: whether more may be paid than is needed.
    #[serde(default)]
    pub allow_redundant_payment: bool,
    /// R13: whether the points of feeding, statues and the Breaker's Yard can go to
    /// different ships.
    #[serde(default)]
    pub split_bonus_gains: bool,
    /// R30: whether single tiles never run out.
    #[serde(default)]
    pub unlimited_singles: bool,
}

const fn first_strategy() -> Strategy {
    Strategy::Boats
}

const fn first_difficulty() -> Difficulty {
    Difficulty::Easy
}

impl Options {
    /// For so many players, with everything else as it is usually.
    pub const fn of(players: u8) -> Options {
        Options {
            players,
            start_terrain: StartTerrain::Meadow,
            strategy: first_strategy(),
            difficulty: first_difficulty(),
            allow_redundant_payment: false,
            split_bonus_gains: false,
            unlimited_singles: false,
        }
    }
}

/// What a table may choose.
pub(crate) const CHOICES: &[Choice] = &[
    Choice { name: "start_terrain", values: &["meadow", "random", "chosen"], sealed: &[] },
    Choice { name: "strategy", values: &["boats", "builders", "statues", "traders"], sealed: &[] },
    Choice { name: "difficulty", values: &["easy", "medium", "hard", "expert"], sealed: &[] },
    Choice { name: "allow_redundant_payment", values: FALSE_OR_TRUE, sealed: &[] },
    Choice { name: "split_bonus_gains", values: FALSE_OR_TRUE, sealed: &[] },
    Choice { name: "unlimited_singles", values: FALSE_OR_TRUE, sealed: &[] },
];
const FALSE_OR_TRUE: &[&str] = &["false", "true"];

pub(crate) fn setup(options: &Options) -> Result<CooperIsland, SetupError> {
    SetupError::unless_fitting::<CooperIsland>(options.players)?;
    let mut sheets = [Sheet::new(); MAX_PLAYERS];
    sheets[0].cartographer = START_STEPS[0];
    let is_solo = options.players == 1;
    let mut frames = Stack::new(Frame::Window);
    frames.push(match options.players {
        1 => Frame::DealTiles(0),
        4 => Frame::DealStarter,
        _ => Frame::DealOrders,
    });
    Ok(CooperIsland {
        sheets,
        frames,
        interrupted: 0,
        payment: Payment::NONE,
        decks: [Deck::new(); 2],
        looked: [0; 2],
        towers: [[Tower::EMPTY; 8]; 2],
        hands: 0,
        bag: [DOUBLES_EACH; 3],
        singles: SINGLES - options.players,
        log_books: LOG_BOOKS,
        orders: orders(options.players),
        options: Variants {
            start: options.start_terrain,
            redundant: options.allow_redundant_payment,
            split: options.split_bonus_gains,
            unlimited: options.unlimited_singles,
        },
        players: options.players,
        round: 0,
        phase: Phase::Deal,
        active: Seat(0),
        finished: 0,
        has_acted: false,
        token: Owner::Seat(Seat(0)),
        harbormaster_stands: true,
        cooper: cooper(options, is_solo),
    })
}

/// Solo 1 to 7, with four players all; with two and three nature chooses.
fn orders(players: u8) -> [OrderState; 8] {
    let mut orders = [OrderState::Free; 8];
    match players {
        1 => orders[Order::Copy.index()] = OrderState::Absent,
        4 => {}
        _ => orders = [OrderState::Absent; 8],
    }
    orders
}

/// Without a solo game nothing of him is in play.
fn cooper(options: &Options, is_solo: bool) -> Cooper {
    let mut cooper = Cooper {
        strategy: first_strategy(),
        difficulty: first_difficulty(),
        cards: [0; 8],
        revealed: [0; 8],
        neutrals: [0; 2],
        available: [0; 2],
        workers: [0; 2],
        steps: 0,
        statues: 0,
        progress: 0,
        has_moved: false,
    };
    if is_solo {
        cooper.strategy = options.strategy;
        cooper.difficulty = options.difficulty;
        cooper.workers = [START_WORKERS, 0];
        cooper.cards = Section::ALL.map(|section| cooper_cards(options.strategy, section));
    }
    cooper
}
