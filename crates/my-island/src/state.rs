//! What the table looks like: data, and questions about it. Nothing changes here.
use core::num::NonZeroU16;

use skerry_core::{Seat, Seats, Turn};
use skerry_grid::HexSet;

use crate::{
    components::{Space, Symbol, TILES, TRACK_START, Tile},
    rulesets::{RuleSet, RuleSetId},
};

pub(crate) const MAX_PLAYERS: usize = 4;

/// A match at one moment. The order of the deck is not in it: a card is drawn
/// when it is turned up (R1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct MyIsland {
    pub(crate) rules: RuleSetId,
    pub(crate) players: u8,
    pub(crate) phase: Phase,
    /// Seats that have not decided on the card yet.
    pub(crate) owing: Seats,
    /// Cards not yet turned up, as bits.
    pub(crate) deck: u32,
    /// The card of this round.
    pub(crate) card: Option<Tile>,
    pub(crate) boards: [Player; MAX_PLAYERS],
}

/// Where a round stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Phase {
    /// A card is to be turned up.
    Reveal,
    /// Everybody who has not finished decides what to do with it.
    Decide,
    Over,
}

/// One player's board, marker and tiles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Player {
    /// Spaces that may be covered and are not.
    pub(crate) free: HexSet,
    /// Spaces covered by each symbol.
    pub(crate) symbols: [HexSet; 4],
    /// What cannot score again: hexes of fields, houses and walls whose group
    /// has scored (R30), and path hexes that are joined to the beach.
    pub(crate) settled: HexSet,
    /// Where cubes lie on groups that have scored.
    pub(crate) cubes: HexSet,
    /// How each placed tile lies.
    pub(crate) placed: [Option<Placed>; TILES.len()],
    /// Tiles put aside by passing, as bits.
    pub(crate) passed: u32,
    pub(crate) marker: i16,
    /// The marker has reached the end of the track and stays there (R14).
    pub(crate) is_locked: bool,
    pub(crate) has_finished: bool,
    /// Totems that have scored, as bits by their place in the board's list.
    pub(crate) totems: u8,
    pub(crate) tally: Tally,
}

/// How often each way to score or lose points has come about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Tally {
    pub(crate) houses: u8,
    /// By symbol.
    pub(crate) groups: [u8; 4],
    pub(crate) passes: u8,
    /// Largest groups won at the end, as bits by symbol.
    pub(crate) largest: u8,
    /// Visible beach spaces at the end.
    pub(crate) beach: u8,
}

/// Where a tile's first hex lies and how the tile is turned, in two bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Placed(NonZeroU16);

impl Placed {
    #[inline]
    pub(crate) fn new(at: Space, rotation: u8) -> Placed {
        Placed(NonZeroU16::MIN.saturating_add(u16::from(rotation) << 8 | u16::from(at.0)))
    }

    pub(crate) fn at(self) -> Space {
        Space((self.0.get() - 1) as u8)
    }

    pub(crate) fn rotation(self) -> u8 {
        ((self.0.get() - 1) >> 8) as u8
    }
}

impl Player {
    pub(crate) fn at_start(rules: &RuleSet) -> Player {
        Player {
            free: rules.coverable,
            symbols: [HexSet::EMPTY; 4],
            settled: HexSet::EMPTY,
            cubes: HexSet::EMPTY,
            placed: [None; TILES.len()],
            passed: 0,
            marker: TRACK_START,
            is_locked: false,
            has_finished: false,
            totems: 0,
            tally: Tally::default(),
        }
    }

    #[inline]
    pub(crate) fn covered(&self) -> HexSet {
        self.symbols[0] | self.symbols[1] | self.symbols[2] | self.symbols[3]
    }

    #[inline]
    pub(crate) fn symbol(&self, symbol: Symbol) -> HexSet {
        self.symbols[symbol.index()]
    }

    /// R7, R14: a marker on 0 leaves nothing to pay with.
    #[inline]
    pub(crate) fn may_pass(&self) -> bool {
        self.marker >= 1 || self.is_locked
    }
}

impl MyIsland {
    #[inline]
    pub(crate) fn rule_set(&self) -> &'static RuleSet {
        self.rules.rules()
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.boards[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.boards[seat.index()]
    }

    pub(crate) fn seats(&self) -> Seats {
        Seats::first(self.players)
    }

    #[inline]
    pub(crate) fn turn(&self) -> Turn {
        match self.phase {
            Phase::Reveal => Turn::Chance,
            Phase::Decide => Turn::Decide(self.owing),
            Phase::Over => Turn::Over,
        }
    }
}

/// What bots and other readers may ask of a position.
impl MyIsland {
    /// Which game of the box this is.
    pub fn rule_set_id(&self) -> RuleSetId {
        self.rules
    }

    /// Cards not yet turned up.
    pub fn cards_left(&self) -> u32 {
        self.deck.count_ones()
    }

    /// Spaces of `seat` that may be covered and are not.
    pub fn free(&self, seat: Seat) -> HexSet {
        self.player(seat).free
    }

    /// Spaces of `seat` covered by `symbol`.
    pub fn covered_with(&self, seat: Seat, symbol: Symbol) -> HexSet {
        self.player(seat).symbol(symbol)
    }

    /// Hexes of `seat` that cannot score again: groups with a cube, and paths
    /// that lead to the sea.
    pub fn settled(&self, seat: Seat) -> HexSet {
        self.player(seat).settled
    }

    /// Totems of `seat` that have not scored, as spaces.
    pub fn open_totems(&self, seat: Seat) -> HexSet {
        let totems = self.rule_set().board.totems.iter().enumerate();
        let open = totems.filter(|(bit, _)| self.player(seat).totems & (1 << bit) == 0);
        open.fold(HexSet::EMPTY, |set, (_, totem)| set.with(totem.0))
    }

    /// Where the marker of `seat` stands.
    pub fn marker(&self, seat: Seat) -> i16 {
        self.player(seat).marker
    }

    /// Has the marker of `seat` reached the end of the track?
    pub fn is_locked(&self, seat: Seat) -> bool {
        self.player(seat).is_locked
    }

    /// Takes `seat` no part any more?
    pub fn has_finished(&self, seat: Seat) -> bool {
        self.player(seat).has_finished
    }
}
