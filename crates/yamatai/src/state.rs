//! What the table looks like: data, and questions about it. Nothing changes here.
use skerry_core::{Seat, Seats, Stack, Turn};

use crate::{
    components::{
        BERTHS, BERTHS_WITH_RIU, Cargo, Culture, Fleet, LONGEST_CHAIN, MAX_PLAYERS, MAX_TURNS, ROW,
        SACRED_GROUNDS, Specialist, Tile, houses,
    },
    cost, map,
    names::{Boats, Island, Space},
    sets::{IslandSet, SpaceSet},
};

/// A match at one moment. What is face down has no order: it is drawn when it is
/// turned up (12), so the decks are sets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Yamatai {
    /// Boats on the board by colour; those placed in this turn; those of them that
    /// have taken their token.
    pub(crate) boats: [SpaceSet; 5],
    pub(crate) fresh: SpaceSet,
    pub(crate) served: SpaceSet,
    /// Standard buildings by player.
    pub(crate) houses: [IslandSet; MAX_PLAYERS],
    pub(crate) torii: IslandSet,
    pub(crate) palaces: IslandSet,
    /// Tokens on the islands by colour.
    pub(crate) culture: [IslandSet; 6],
    pub(crate) mountains: IslandSet,
    pub(crate) sacred: IslandSet,
    pub(crate) mats: [Mat; MAX_PLAYERS],
    /// Building tiles, as bits: face up, face down, turned up with fleet 4.
    pub(crate) row: u32,
    pub(crate) deck: u32,
    pub(crate) look: u32,
    /// Specialists that are face down, as bits; those face up, and the coins on them.
    pub(crate) unseen: u32,
    pub(crate) hall: [Option<Specialist>; ROW],
    pub(crate) purses: [u8; ROW],
    /// Fleets face up, in the order of the track; those face down, as bits: all of
    /// `older` lie before all of `newer` (R58).
    pub(crate) open: [Option<Fleet>; ROW],
    pub(crate) older: u16,
    pub(crate) newer: u16,
    /// The turns of this round, and the fleets taken in them.
    pub(crate) order: [Seat; MAX_TURNS],
    pub(crate) taken: [Option<Fleet>; MAX_TURNS],
    pub(crate) turn: u8,
    /// Boats neither on the board nor with players.
    pub(crate) supply: [u8; 5],
    pub(crate) players: u8,
    /// R1: the option `culture_blocks_building`.
    pub(crate) blocks: bool,
    /// From 1; 0 during set-up.
    pub(crate) round: u8,
    /// What is asked, on top of the step that it interrupts.
    pub(crate) phases: Stack<Phase, 2>,
    pub(crate) doing: Doing,
}

/// Where a match stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Phase {
    /// Nature moves: set-up, the reveals at the end of a round, the look of fleet 4.
    DealCulture,
    DealOrder,
    TurnSpecialist,
    TurnTile,
    TurnFleet,
    Look,
    /// The active player decides (6).
    Fleet,
    Boats,
    Collect,
    Extra,
    Second,
    Moor,
    Recruit,
    /// These interrupt `Boats`, `Moor` or `Recruit` (R62): the first target of a
    /// power, the second one, and what is reserved after a look.
    Power,
    PowerSecond,
    Reserve,
    Over,
}

/// What is known of a turn only while it lasts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Doing {
    /// The fleet of this turn.
    pub(crate) fleet: Fleet,
    /// Boats that can be used.
    pub(crate) pool: [u8; 5],
    pub(crate) trades: u8,
    /// R59: a boat has been placed.
    pub(crate) has_placed: bool,
    /// The boat placed last, if it is still there.
    pub(crate) last: Option<Space>,
    /// Fresh boats in the order in which they were placed.
    pub(crate) chain: [Option<Space>; LONGEST_CHAIN],
    pub(crate) power_used: bool,
    pub(crate) collected: bool,
    pub(crate) built: bool,
    pub(crate) hired: bool,
    pub(crate) donated: bool,
    /// The first target of a power: a boat, or an island.
    pub(crate) first: u8,
}

impl Doing {
    pub(crate) const fn with(fleet: Fleet) -> Doing {
        Doing {
            fleet,
            pool: [0; 5],
            trades: 0,
            has_placed: false,
            last: None,
            chain: [None; LONGEST_CHAIN],
            power_used: false,
            collected: false,
            built: false,
            hired: false,
            donated: false,
            first: 0,
        }
    }

    #[inline]
    pub(crate) fn pool(&self) -> Boats {
        Boats(self.pool)
    }

    #[inline]
    pub(crate) fn has_boats(&self) -> bool {
        self.pool != [0; 5]
    }
}

/// One player's mat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Mat {
    pub(crate) coins: u16,
    /// Prestige-point tokens.
    pub(crate) prestige: u8,
    /// Standard buildings not yet on the board.
    pub(crate) left: u8,
    /// Boats in the harbour; in the own turn they are in the pool.
    pub(crate) harbour: [u8; 5],
    pub(crate) set_aside: [u8; 5],
    pub(crate) culture: [u8; 6],
    /// Specialists, reserved tiles and built tiles, as bits.
    pub(crate) specialists: u32,
    pub(crate) reserved: u32,
    pub(crate) built: u32,
}

impl Mat {
    #[inline]
    pub(crate) fn has(&self, specialist: Specialist) -> bool {
        self.specialists & specialist.bit() != 0
    }

    #[inline]
    pub(crate) fn berths(&self) -> u8 {
        if self.has(Specialist::Riu) { BERTHS_WITH_RIU } else { BERTHS }
    }
}

/// The tiles of a set, ascending.
#[inline]
pub(crate) fn tiles(mut set: u32) -> impl Iterator<Item = Tile> {
    core::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let tile = Tile(set.trailing_zeros() as u8);
        set &= set - 1;
        Some(tile)
    })
}

/// The specialists of a set, ascending.
#[inline]
pub(crate) fn specialists(mut set: u32) -> impl Iterator<Item = Specialist> {
    core::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let specialist = Specialist::ALL[set.trailing_zeros() as usize];
        set &= set - 1;
        Some(specialist)
    })
}

/// The fleets of a set, ascending.
#[inline]
pub(crate) fn fleets(set: u16) -> impl Iterator<Item = Fleet> {
    Fleet::all().filter(move |fleet| set & fleet.bit() != 0)
}

impl Yamatai {
    #[inline]
    pub(crate) fn mat(&self, seat: Seat) -> &Mat {
        &self.mats[seat.index()]
    }

    #[inline]
    pub(crate) fn mat_mut(&mut self, seat: Seat) -> &mut Mat {
        &mut self.mats[seat.index()]
    }

    pub(crate) fn seats(&self) -> Seats {
        Seats::first(self.players)
    }

    /// Turns in a round: 4, 3 and 4 for 2, 3 and 4 players.
    #[inline]
    pub(crate) fn turns(&self) -> u8 {
        if self.players == 3 { 3 } else { 4 }
    }

    /// The seats of this round's turns, first to last.
    #[inline]
    pub(crate) fn in_order(&self) -> &[Seat] {
        &self.order[..usize::from(self.turns())]
    }

    /// Whose turn it is.
    #[inline]
    pub(crate) fn active(&self) -> Seat {
        self.order[usize::from(self.turn)]
    }

    /// Where the match stands.
    #[inline]
    pub(crate) fn phase(&self) -> Phase {
        self.phases.top()
    }

    #[inline]
    pub(crate) fn turn(&self) -> Turn {
        match self.phase() {
            Phase::DealCulture
            | Phase::DealOrder
            | Phase::TurnSpecialist
            | Phase::TurnTile
            | Phase::TurnFleet
            | Phase::Look => Turn::Chance,
            Phase::Fleet
            | Phase::Boats
            | Phase::Collect
            | Phase::Extra
            | Phase::Second
            | Phase::Moor
            | Phase::Recruit
            | Phase::Power
            | Phase::PowerSecond
            | Phase::Reserve => Turn::Decide(Seats::one(self.active())),
            Phase::Over => Turn::Over,
        }
    }

    /// Spaces with a boat.
    #[inline]
    pub(crate) fn occupied(&self) -> SpaceSet {
        self.boats.iter().fold(SpaceSet::EMPTY, |all, boats| all.or(*boats))
    }

    /// Spaces without one.
    #[inline]
    pub(crate) fn free(&self) -> SpaceSet {
        SpaceSet((1 << crate::components::SPACES) - 1).without(self.occupied())
    }

    pub(crate) fn cargo_at(&self, space: Space) -> Option<Cargo> {
        Cargo::ALL.into_iter().find(|cargo| self.boats[cargo.index()].contains(space))
    }

    /// Islands with a culture token.
    #[inline]
    pub(crate) fn tokens(&self) -> IslandSet {
        self.culture.iter().fold(IslandSet::EMPTY, |all, tokens| all.or(*tokens))
    }

    pub(crate) fn culture_at(&self, island: Island) -> Option<Culture> {
        Culture::ALL.into_iter().find(|culture| self.culture[culture.index()].contains(island))
    }

    /// Islands with a torii or a palace.
    #[inline]
    pub(crate) fn prestigious(&self) -> IslandSet {
        self.torii.or(self.palaces)
    }

    /// Islands with a building of whatever kind.
    #[inline]
    pub(crate) fn built_on(&self) -> IslandSet {
        self.houses.iter().fold(self.prestigious(), |all, houses| all.or(*houses))
    }

    /// Islands on which somebody may build: without a building and sacred ground, and
    /// without a token if the option asks for it (R1).
    #[inline]
    pub(crate) fn empty_islands(&self) -> IslandSet {
        let mut taken = self.built_on().or(self.sacred);
        if self.blocks {
            taken = taken.or(self.tokens());
        }
        IslandSet((1 << crate::components::ISLANDS) - 1).without(taken)
    }

    #[inline]
    pub(crate) fn sacred_left(&self) -> u8 {
        SACRED_GROUNDS - self.sacred.len() as u8
    }

    /// The boats next to an island by colour, as [`cost`] counts them.
    #[inline]
    pub(crate) fn boats_around(&self, island: Island) -> u32 {
        let ring = map::ring(island);
        cost::pack(self.boats.map(|boats| boats.and(ring).len() as u8))
    }

    /// Fleets that are face up, as bits.
    #[inline]
    pub(crate) fn open_fleets(&self) -> u16 {
        self.open.iter().flatten().fold(0, |set, fleet| set | fleet.bit())
    }

    /// Specialists that are face up, as bits.
    #[inline]
    pub(crate) fn in_hall(&self) -> u32 {
        self.hall.iter().flatten().fold(0, |set, specialist| set | specialist.bit())
    }

    /// Standard buildings of `seat` on the board.
    pub(crate) fn houses_built(&self, seat: Seat) -> u8 {
        houses(self.players) - self.mat(seat).left
    }
}
