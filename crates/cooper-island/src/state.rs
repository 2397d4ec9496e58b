//! What the table looks like: data, and questions about it. Nothing changes here.
use skerry_core::{Seat, Seats, Stack, Turn};

use crate::{
    components::{
        Boat, Boon, Building, Card, Cargo, Cost, Difficulty, Form, Islet, Landing, LogBook,
        MAX_PLAYERS, Market, Order, Purchase, Section, Ship, Side, Spot, Strategy, Tile, Worker,
    },
    deck::Deck,
    names::Space,
    setup::StartTerrain,
    sheet::Sheet,
};

/// A match at one moment. What is face down has no order: it is drawn when it is turned
/// up, but for cards that somebody has put back (R88).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct CooperIsland {
    pub(crate) sheets: [Sheet; MAX_PLAYERS],
    /// What is asked, on top of what it interrupts.
    pub(crate) frames: Stack<Frame, DEPTH>,
    /// Depths of `frames` at which something has been done aside since the last answer:
    /// then even a single answer is asked for, since what was done aside has been told.
    pub(crate) interrupted: u32,
    /// What is being paid for.
    pub(crate) payment: Payment,
    /// Small, large.
    pub(crate) decks: [Deck; 2],
    /// Cards that the active player looks at; as bits, by size.
    pub(crate) looked: [u16; 2],
    /// Who stands on each worker space, bottom first: see [`Tower`]. Round, then square.
    pub(crate) towers: [[Tower; 8]; 2],
    /// Income hands not used yet (R43): islet, double tile, six boats.
    pub(crate) hands: u8,
    pub(crate) bag: [u8; 3],
    pub(crate) singles: u8,
    pub(crate) log_books: [u8; 10],
    pub(crate) orders: [OrderState; 8],
    pub(crate) options: Variants,
    pub(crate) players: u8,
    /// From 1; 0 during set-up.
    pub(crate) round: u8,
    pub(crate) phase: Phase,
    /// Whose window it is.
    pub(crate) active: Seat,
    /// Players who have finished this phase.
    pub(crate) finished: u8,
    /// The step of the clean-up has been carried out, or the worker placed.
    pub(crate) has_acted: bool,
    /// Who has the Cooper token.
    pub(crate) token: Owner,
    /// On the cargo ship of this round.
    pub(crate) harbormaster_stands: bool,
    pub(crate) cooper: Cooper,
}

/// The deepest that decisions can be nested; see the tests for how deep they are.
pub(crate) const DEPTH: usize = 24;

/// What a table has chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Variants {
    pub(crate) start: StartTerrain,
    pub(crate) redundant: bool,
    pub(crate) split: bool,
    pub(crate) unlimited: bool,
}

/// Where a match stands; [`Frame`] says what is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Phase {
    Deal,
    Income,
    Turns,
    Feed,
    Reactivate,
    Statues,
    Passage,
    Market,
    End,
    Over,
}

/// Whose something is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Owner {
    Seat(Seat),
    /// Solo.
    Cooper,
    Neutral,
}

impl Owner {
    #[inline]
    pub(crate) fn seat(self) -> Option<Seat> {
        match self {
            Owner::Seat(seat) => Some(seat),
            Owner::Cooper | Owner::Neutral => None,
        }
    }
}

/// Workers on one space, bottom first, three bits each from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Tower(u16);

impl Tower {
    pub(crate) const EMPTY: Tower = Tower(0);

    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    const fn code(owner: Owner) -> u16 {
        match owner {
            Owner::Seat(seat) => 1 + seat.0 as u16,
            Owner::Cooper => 5,
            Owner::Neutral => 6,
        }
    }

    /// Bottom first.
    pub(crate) fn owners(self) -> impl Iterator<Item = Owner> {
        let mut left = self.0;
        core::iter::from_fn(move || {
            let code = left & 7;
            left >>= 3;
            match code {
                0 => None,
                5 => Some(Owner::Cooper),
                6 => Some(Owner::Neutral),
                seat => Some(Owner::Seat(Seat(seat as u8 - 1))),
            }
        })
    }

    #[inline]
    pub(crate) fn contains(self, owner: Owner) -> bool {
        let code = Tower::code(owner);
        (0..4).any(|place| self.0 >> (3 * place) & 7 == code)
    }

    #[inline]
    pub(crate) fn top(self) -> Option<Owner> {
        self.owners().last()
    }

    #[inline]
    pub(crate) fn push(&mut self, owner: Owner) {
        let height = (16 - self.0.leading_zeros()).div_ceil(3);
        self.0 |= Tower::code(owner) << (3 * height);
    }
}

/// A royal order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum OrderState {
    Absent,
    Free,
    Taken(Owner, Worker),
}

/// Solo: what Cooper has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Cooper {
    pub(crate) strategy: Strategy,
    pub(crate) difficulty: Difficulty,
    /// Cards of his deck by section; those revealed for neutral workers.
    pub(crate) cards: [u8; 8],
    pub(crate) revealed: [u8; 8],
    /// Neutral workers still to be placed; his own available workers; all his own that go
    /// onto sections.
    pub(crate) neutrals: [u8; 2],
    pub(crate) available: [u8; 2],
    pub(crate) workers: [u8; 2],
    pub(crate) steps: u8,
    pub(crate) statues: u8,
    pub(crate) progress: u8,
    /// The turn before this one was his.
    pub(crate) has_moved: bool,
}

/// What is bought.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Object {
    Nothing,
    Boat(Boat, Landing),
    Building(Building),
    Statue(Form, Spot),
    Cargo(Cargo),
}

/// A payment that is being made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Payment {
    pub(crate) object: Object,
    /// What is still to be paid, and how much comes off it.
    pub(crate) due: Cost,
    pub(crate) cut: u8,
}

impl Payment {
    pub(crate) const NONE: Payment = Payment { object: Object::Nothing, due: [0; 6], cut: 0 };
}

/// A piece that has been paid for and is not on the peninsula yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Piece {
    Building(Building),
    Statue(Spot),
}

/// Something that may be performed or declined (D3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Offer {
    Placed(Islet),
    Passed(Islet),
    Built(Boat),
    Book(LogBook),
    /// The income of the boat that copies.
    Hand(Boat),
}

impl Offer {
    #[inline]
    pub(crate) fn boon(self) -> Boon {
        match self {
            Offer::Placed(islet) | Offer::Passed(islet) => islet.boon(),
            Offer::Built(boat) | Offer::Hand(boat) => boat.boon(),
            Offer::Book(book) => book.boon(),
        }
    }
}

/// Where a list of deeds comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Origin {
    Section(Section),
    Card(Card),
}

/// Deeds that a section or a card still offers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Menu {
    pub(crate) origin: Origin,
    /// As bits: see `steps::deeds`.
    pub(crate) deeds: u16,
    /// How often something can be done: places or draws of section G, islets or boats.
    pub(crate) left: u8,
    /// Islets or boats used, as bits (R70); helm points of a card.
    pub(crate) used: u8,
}

impl Menu {
    #[inline]
    pub(crate) fn is_card(&self) -> bool {
        matches!(self.origin, Origin::Card(_))
    }
}

/// What lies ahead on the way of a ship in the middle of a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Voyage {
    pub(crate) ship: Ship,
    /// Points left.
    pub(crate) points: u8,
    /// Islets passed and not offered yet.
    pub(crate) islets: [Option<Islet>; 2],
    /// A log book is due; a harbor fee is due.
    pub(crate) has_book: bool,
    pub(crate) harbor: Option<Seat>,
}

/// Whom a fee is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Fee {
    Worker(Owner),
    /// The ship that has entered a harbor, and its owner.
    Harbor(Ship, Seat),
}

/// Where gained items go.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Gain {
    Storage,
    /// R76: to storage, where there is room for some of them only.
    Scarce,
    Market,
}

/// What is asked or carried out next; when it is done, what lies below it goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Frame {
    // Nature.
    DealOrders,
    DealStarter,
    DealTerrain,
    /// So many tiles have been drawn.
    DealTiles(u8),
    DrawTile,
    DrawBook,
    Look(Building),
    Neutral,
    CooperCard,
    // Players.
    Choose,
    /// What is possible follows from the phase.
    Window,
    Menu(Menu),
    Offer(Offer),
    Islet,
    Moor(Islet),
    Tile,
    Lay(Tile, Side),
    Chart,
    Cube(Space),
    /// What to buy, with so much off.
    Object(Purchase, u8),
    Cut,
    Pay,
    /// R33: cubes must be stored.
    Clear,
    Put(Piece),
    /// Carried out: a lid comes off its cargo ship; whether the harbormaster stood there.
    Lid(Cargo, bool),
    Ruin,
    /// So many points, so many times.
    Helm(u8, u8),
    Sail(Voyage),
    Fee(Fee),
    /// Another player takes an item; who refused.
    Answer(Seat, Option<Seat>),
    /// So many anchors are to be taken.
    Anchors(u8),
    /// One item of a set, so many times, and where it goes.
    Gain(u8, u8, Gain),
    Keep(Building),
    Bury(Building),
    Shift,
    PutLid,
    TurnBoats,
    Feed,
    Store,
    /// Value given so far; whether there was a choice of what to give.
    Give(Market, u8, bool),
    Assign,
}

impl CooperIsland {
    #[inline]
    pub(crate) fn sheet(&self, seat: Seat) -> &Sheet {
        &self.sheets[seat.index()]
    }

    #[inline]
    pub(crate) fn sheet_mut(&mut self, seat: Seat) -> &mut Sheet {
        &mut self.sheets[seat.index()]
    }

    #[inline]
    pub(crate) fn frame(&self) -> Frame {
        self.frames.top()
    }

    #[inline]
    pub(crate) fn seats(&self) -> Seats {
        Seats::first(self.players)
    }

    #[inline]
    pub(crate) fn is_solo(&self) -> bool {
        self.players == 1
    }

    #[inline]
    pub(crate) fn turn(&self) -> Turn {
        if self.phase == Phase::Over {
            return Turn::Over;
        }
        match self.frame() {
            Frame::DealOrders
            | Frame::DealStarter
            | Frame::DealTerrain
            | Frame::DealTiles(_)
            | Frame::DrawTile
            | Frame::DrawBook
            | Frame::Look(_)
            | Frame::Neutral
            | Frame::CooperCard => Turn::Chance,
            Frame::Answer(seat, _) => Turn::Decide(Seats::one(seat)),
            Frame::Choose
            | Frame::Window
            | Frame::Menu(_)
            | Frame::Offer(_)
            | Frame::Islet
            | Frame::Moor(_)
            | Frame::Tile
            | Frame::Lay(..)
            | Frame::Chart
            | Frame::Cube(_)
            | Frame::Object(..)
            | Frame::Cut
            | Frame::Pay
            | Frame::Clear
            | Frame::Put(_)
            | Frame::Lid(..)
            | Frame::Ruin
            | Frame::Helm(..)
            | Frame::Sail(_)
            | Frame::Fee(_)
            | Frame::Anchors(_)
            | Frame::Gain(..)
            | Frame::Keep(_)
            | Frame::Bury(_)
            | Frame::Shift
            | Frame::PutLid
            | Frame::TurnBoats
            | Frame::Feed
            | Frame::Store
            | Frame::Give(..)
            | Frame::Assign => Turn::Decide(Seats::one(self.active)),
        }
    }

    /// The cargo ship on which the harbormaster is.
    #[inline]
    pub(crate) fn harbormaster(&self) -> Cargo {
        Cargo(self.round.max(1) - 1)
    }

    /// He stands there and helps; after the last round he has left the last ship (10.7).
    #[inline]
    pub(crate) fn has_harbormaster(&self) -> bool {
        self.harbormaster_stands && !matches!(self.phase, Phase::End | Phase::Over)
    }

    /// Double tiles in the bag.
    #[inline]
    pub(crate) fn in_bag(&self) -> u8 {
        self.bag.iter().sum()
    }

    /// Log books face down.
    #[inline]
    pub(crate) fn books_left(&self) -> u8 {
        self.log_books.iter().sum()
    }

    /// Islets that anybody has placed, as bits (R89).
    #[inline]
    pub(crate) fn islets(&self) -> u8 {
        self.seats().iter().fold(0, |set, seat| set | self.sheet(seat).islets())
    }

    /// Boats of anybody that are face up and can be copied, as bits (R39, R41, R89).
    #[inline]
    pub(crate) fn boats(&self) -> u8 {
        let all = self.seats().iter().fold(0, |set, seat| set | self.sheet(seat).boats());
        all & !Boat::Copy.bit()
    }

    /// Pieces paid for and not placed (R74).
    #[inline]
    pub(crate) fn pieces_waiting(&self) -> u8 {
        let is_piece = |frame: &&Frame| matches!(frame, Frame::Put(_));
        self.frames.items().iter().filter(is_piece).count() as u8
    }

    /// Free landscape spaces of the active player beyond those that pieces wait for.
    #[inline]
    pub(crate) fn spare(&self) -> u8 {
        let free = self.sheet(self.active).land.free().count_ones() as u8;
        free.saturating_sub(self.pieces_waiting())
    }

    /// Single tiles are limited to those of the box (R30).
    #[inline]
    pub(crate) fn has_single(&self) -> bool {
        self.singles > 0 || self.options.unlimited
    }

    /// Can a shim be put below a tile now? (R24, R28, R29, R30)
    #[inline]
    pub(crate) fn has_shim(&self) -> bool {
        let sheet = self.sheet(self.active);
        sheet.uses > 0 && sheet.cartographer >= crate::components::SHIM_STEPS && self.has_single()
    }

    /// Could `seat` get anything from this now? (R87)
    #[inline]
    pub(crate) fn can_gain(&self, seat: Seat, boon: Boon) -> bool {
        match boon {
            Boon::Draw => self.in_bag() > 0,
            Boon::Copy => self.useful_boats(seat) != 0,
            Boon::Items(_) | Boon::Step | Boon::RemoveRuin => self.sheet(seat).can_gain(boon),
        }
    }

    /// Boats whose income would change something, as bits.
    #[inline]
    pub(crate) fn useful_boats(&self, seat: Seat) -> u8 {
        let boats = self.boats();
        let is_useful =
            |boat: &Boat| boats & boat.bit() != 0 && self.can_gain_plain(seat, boat.boon());
        Boat::ALL.into_iter().filter(is_useful).fold(0, |set, boat| set | boat.bit())
    }

    /// Islets whose action would change something, as bits.
    #[inline]
    pub(crate) fn useful_islets(&self, seat: Seat) -> u8 {
        let islets = self.islets();
        let is_useful =
            |islet: &Islet| islets & islet.bit() != 0 && self.can_gain_plain(seat, islet.boon());
        Islet::ALL.into_iter().filter(is_useful).fold(0, |set, islet| set | islet.bit())
    }

    #[inline]
    fn can_gain_plain(&self, seat: Seat, boon: Boon) -> bool {
        match boon {
            Boon::Draw => self.in_bag() > 0,
            Boon::Items(_) | Boon::Step | Boon::RemoveRuin | Boon::Copy => {
                self.sheet(seat).can_gain(boon)
            }
        }
    }

    /// Who holds an order, if it is taken.
    pub(crate) fn order(&self, order: Order) -> OrderState {
        self.orders[order.index()]
    }

    /// Royal orders without a worker, as bits.
    #[inline]
    pub(crate) fn free_orders(&self) -> u8 {
        let is_free = |order: &Order| self.order(*order) == OrderState::Free;
        Order::ALL.into_iter().filter(is_free).fold(0, |set, order| set | order.bit())
    }

    #[inline]
    pub(crate) fn tower(&self, worker: Worker, section: Section) -> Tower {
        self.towers[worker.index()][section.index()]
    }
}
