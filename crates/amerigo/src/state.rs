//! What the table looks like: data, and questions about it. Nothing changes here.
use skerry_core::{Seat, Seats, Stack, Turn};
use skerry_grid::SquareSet;

use crate::{
    components::{
        CANNONS_END, Colour, GOOD_COSTS, GOOD_SLOTS, MARKER_SLOTS, MAX_PLAYERS, Marker, ORDER_END,
        PROGRESS_END, Resource, SHAPES, TILE_KINDS, Tile, VILLAGE_SHAPES,
    },
    islands::Islands,
    map::{Map, PostId},
    names::Place,
    scoring::Category,
    sea::Frame,
};

/// A match at one moment. What is face down is not in it: pirates, progress
/// markers and goods are drawn when they are turned up (R41).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Amerigo {
    pub(crate) players: u8,
    /// What is asked, on top of the action that it interrupts.
    pub(crate) phases: Stack<Phase, 2>,
    /// 1 to 5.
    pub(crate) pass: u8,
    /// The colour of this round.
    pub(crate) round: Colour,
    pub(crate) map: Map,
    pub(crate) islands: Islands,
    /// Land squares that nothing covers.
    pub(crate) free: SquareSet,
    /// Squares covered by neutral tiles.
    pub(crate) neutral: SquareSet,
    /// Squares whose tile covers the square to the right of them, too.
    pub(crate) joined_right: SquareSet,
    /// Squares whose tile covers the square below them, too.
    pub(crate) joined_below: SquareSet,
    /// Who has founded each trading post of the map: the seat plus 1.
    pub(crate) post_owners: [u8; 32],
    pub(crate) storage: [u8; 7],
    pub(crate) tower: [u8; 7],
    pub(crate) field: [u8; 7],
    /// Action points of every action in this round.
    pub(crate) base: u8,
    /// Order discs, first in order first.
    pub(crate) order: [Seat; MAX_PLAYERS],
    /// The order of this round (R5), and whose turn it is in it.
    pub(crate) round_order: [Seat; MAX_PLAYERS],
    pub(crate) turn_index: u8,
    pub(crate) doing: Doing,
    /// Pirate markers not seen yet, by strength; and the strength of those face up.
    pub(crate) unseen_pirates: [u8; 5],
    pub(crate) pirates: u8,
    /// Progress markers not seen yet, as bits; and those on the board.
    pub(crate) unseen_markers: u32,
    pub(crate) markers: [Option<Marker>; MARKER_SLOTS],
    /// Goods not seen yet, by resource and cost; and those on the board.
    pub(crate) unseen_goods: [[u8; GOOD_COSTS.len()]; 5],
    pub(crate) goods: [Option<Good>; GOOD_SLOTS],
    pub(crate) supply: [u8; SHAPES.len()],
    pub(crate) sheets: [Sheet; MAX_PLAYERS],
}

/// Where a match stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Phase {
    /// Nature moves: set-up, the reveals of a new pass, a throw.
    DealMap,
    DealOrder,
    TurnPirate,
    TurnMarker,
    TurnGood,
    FillTower,
    Throw,
    /// The active player decides (7.5).
    Choose,
    Act,
    /// These interrupt `Act`.
    Post,
    Pick,
    Over,
}

/// What is known of a turn only while it lasts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Doing {
    /// The action that is carried out.
    pub(crate) colour: Colour,
    /// Action points left; in `Sail` the steps of a journey.
    pub(crate) ap: u8,
    /// Ships that may still sail, as bits.
    pub(crate) to_sail: u8,
    /// The ship that was just put on the frame and must be the next to sail.
    pub(crate) entering: Option<Ship>,
    /// The trading post to decide on.
    pub(crate) post: PostId,
    /// Progress markers still to be picked.
    pub(crate) picks: u8,
    /// Neutral tiles planned in this action.
    pub(crate) neutral: u8,
    pub(crate) disc: Disc,
}

/// What happened to the order disc in this action.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Disc {
    Unmoved,
    Advanced,
    Jumped,
}

impl Doing {
    pub(crate) const NOTHING: Doing = Doing {
        colour: Colour::Blue,
        ap: 0,
        to_sail: 0,
        entering: None,
        post: PostId(0),
        picks: 0,
        neutral: 0,
        disc: Disc::Unmoved,
    };
}

/// One of the two ships of a player; actions call them 1 and 2.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Ship {
    First,
    Second,
}

impl Ship {
    pub(crate) const BOTH: [Ship; 2] = [Ship::First, Ship::Second];

    #[inline]
    pub(crate) fn numbered(number: u8) -> Option<Ship> {
        match number {
            1 => Some(Ship::First),
            2 => Some(Ship::Second),
            _ => None,
        }
    }

    #[inline]
    pub(crate) fn number(self) -> u8 {
        self as u8 + 1
    }

    #[inline]
    pub(crate) fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// A goods marker.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Good {
    pub(crate) resource: Resource,
    pub(crate) cost: u8,
}

/// One player's sheet, supply and pieces.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Sheet {
    pub(crate) points: i16,
    /// What the points consist of.
    pub(crate) tally: [i16; Category::ALL.len()],
    /// Own posts, own villages, and neutral tiles joined to them: a tile next
    /// to one of these squares is connected.
    pub(crate) network: SquareSet,
    pub(crate) ships: [Place; 2],
    pub(crate) gold: u8,
    pub(crate) cannons: u8,
    pub(crate) progress: u8,
    /// Where the order disc lies on the special-action track.
    pub(crate) position: u8,
    pub(crate) posts_left: u8,
    pub(crate) chests: u8,
    pub(crate) villages: [u8; VILLAGE_SHAPES],
    pub(crate) planned: [u8; TILE_KINDS],
    pub(crate) resources: [u8; 5],
    /// Bought goods; the printed one of each kind is not counted.
    pub(crate) goods: [u8; 5],
    /// Progress markers, as bits, and those of them that are used up.
    pub(crate) markers: u32,
    pub(crate) used: u32,
}

impl Sheet {
    pub(crate) fn at_start() -> Sheet {
        Sheet {
            points: 0,
            tally: [0; Category::ALL.len()],
            network: SquareSet::EMPTY,
            ships: [Place::NOWHERE; 2],
            gold: 0,
            cannons: 0,
            progress: 0,
            position: 0,
            posts_left: crate::components::POSTS,
            chests: 0,
            villages: core::array::from_fn(|shape| SHAPES[shape].village),
            planned: [0; TILE_KINDS],
            resources: [0; 5],
            goods: [0; 5],
            markers: 0,
            used: 0,
        }
    }

    /// Holds the marker and has not used it up.
    #[inline]
    pub(crate) fn has(&self, marker: Marker) -> bool {
        self.markers & !self.used & marker.bit() != 0
    }

    #[inline]
    pub(crate) fn planned(&self, tile: Tile) -> u8 {
        self.planned[tile.index()]
    }

    #[inline]
    pub(crate) fn ship(&self, ship: Ship) -> Place {
        self.ships[ship as usize]
    }

    /// Where the disc of this action's track stands, and where the track ends.
    #[inline]
    pub(crate) fn track(&self, colour: Colour) -> Option<(u8, u8)> {
        match colour {
            Colour::Black => Some((self.cannons, CANNONS_END)),
            Colour::Brown => Some((self.progress, PROGRESS_END)),
            Colour::White => Some((self.position, ORDER_END)),
            Colour::Blue | Colour::Red | Colour::Green | Colour::Yellow => None,
        }
    }
}

impl Amerigo {
    #[inline]
    pub(crate) fn sheet(&self, seat: Seat) -> &Sheet {
        &self.sheets[seat.index()]
    }

    #[inline]
    pub(crate) fn sheet_mut(&mut self, seat: Seat) -> &mut Sheet {
        &mut self.sheets[seat.index()]
    }

    pub(crate) fn seats(&self) -> Seats {
        Seats::first(self.players)
    }

    /// Players in order, first player first.
    #[inline]
    pub(crate) fn in_order(&self) -> &[Seat] {
        &self.order[..usize::from(self.players)]
    }

    /// Whose turn it is.
    #[inline]
    pub(crate) fn active(&self) -> Seat {
        self.round_order[usize::from(self.turn_index)]
    }

    /// Where the match stands.
    #[inline]
    pub(crate) fn phase(&self) -> Phase {
        self.phases.top()
    }

    /// Is the action of this colour being carried out, and not interrupted?
    #[inline]
    pub(crate) fn carries_out(&self, colour: Colour) -> bool {
        self.phase() == Phase::Act && self.doing.colour == colour
    }

    #[inline]
    pub(crate) fn turn(&self) -> Turn {
        match self.phase() {
            Phase::DealMap
            | Phase::DealOrder
            | Phase::TurnPirate
            | Phase::TurnMarker
            | Phase::TurnGood
            | Phase::FillTower
            | Phase::Throw => Turn::Chance,
            Phase::Choose | Phase::Act | Phase::Post | Phase::Pick => {
                Turn::Decide(Seats::one(self.active()))
            }
            Phase::Over => Turn::Over,
        }
    }

    /// All land. Whatever covers land is neutral or belongs to somebody's network.
    #[inline]
    pub(crate) fn land(&self) -> SquareSet {
        let networks = self.sheets.iter().fold(self.neutral, |all, sheet| all | sheet.network);
        networks | self.free
    }

    #[inline]
    pub(crate) fn water(&self) -> SquareSet {
        Frame::of(&self.map).squares.without(self.land())
    }

    /// Squares of village tiles of `seat`.
    pub(crate) fn villages(&self, seat: Seat) -> SquareSet {
        let network = self.sheet(seat).network.without(self.neutral);
        self.map
            .posts()
            .filter(|post| self.post_owners[usize::from(post.0)] != 0)
            .fold(network, |left, post| left.without(SquareSet::one(self.map.post_square(post).0)))
    }

    pub(crate) fn post_owner(&self, post: PostId) -> Option<Seat> {
        self.post_owners[usize::from(post.0)].checked_sub(1).map(Seat)
    }

    /// Squares on which ships lie.
    #[inline]
    pub(crate) fn ships_at_sea(&self) -> SquareSet {
        let ships = self.sheets.iter().flat_map(|sheet| sheet.ships);
        let squares = ships.filter_map(Place::as_square);
        squares.fold(SquareSet::EMPTY, |set, square| set.with(square.0))
    }

    /// Cubes in the field.
    #[inline]
    pub(crate) fn cubes(&self) -> u8 {
        self.field.iter().sum()
    }

    /// Colours with cubes in the field, as bits.
    #[inline]
    pub(crate) fn present(&self) -> u8 {
        let colours = self.field.iter().enumerate();
        colours.fold(0, |set, (colour, cubes)| set | u8::from(*cubes > 0) << colour)
    }
}
