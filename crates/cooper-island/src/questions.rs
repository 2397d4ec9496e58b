//! What bots may ask beside the view: quick answers, without a list.
use skerry_core::Seat;

use crate::{
    action::Action,
    components::{
        Building, Card, Cargo, Cost, Form, Item, Landing, MILESTONE, Milestone, Order, Purchase,
        ROUNDS, STAGE_POINTS, STATUE_HELM, Ship, Spot, Terrain, Worker,
    },
    land::{Land, Thing},
    map, ring, scoring,
    sheet::Sheet,
    state::{CooperIsland, OrderState, Owner, Phase},
    steps,
};

/// The position of one player in numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Glance {
    /// What final scoring would give now.
    pub points: i16,
    /// Worker turns to come: in this round, and in all later ones.
    pub turns: u8,
    pub later_turns: u8,
    /// Those that are over, of this round.
    pub taken: u8,
    /// Feedings, statue bonuses and passage bonuses to come.
    pub meals: u8,
    pub statue_bonuses: u8,
    pub passage_bonuses: u8,
    /// What feeding costs, and the helm points for it.
    pub feeding: u8,
    pub feeding_helm: u8,
    /// Coin, wood, food, stone, gold, cloth: in storage; in storage and on land by value;
    /// on the marketplace.
    pub storage: Cost,
    pub worth: Cost,
    pub market: Cost,
    /// Storage spots for any item, beyond those at the start.
    pub spots: u8,
    /// Double tiles in the reserve, cartographer steps.
    pub tiles: u8,
    pub steps: u8,
    /// Levels above the first; neighbours of equal level that are not built on, each with
    /// its level; uncharted spaces; free spaces; charted spaces of the passage.
    pub levels: u16,
    pub pairs: u16,
    /// The highest level of two such neighbours that a double tile can cover, as soon as they
    /// are free; of two that are free now; of two that a shim makes equal.
    pub peak: u8,
    pub free_peak: u8,
    pub shim_peak: u8,
    /// Levels below buildings and statues; settlements that are not built on.
    pub built_levels: u8,
    pub settlements: u8,
    pub uncharted: u8,
    pub free: u8,
    pub passage: u8,
    pub has_passage: bool,
    pub statues: u8,
    /// Statues on crafting spots: plain ones, those with a helm point.
    pub crafted: [u8; 2],
    /// Buildings that can still be erected.
    pub unbuilt: [u8; 3],
    /// Boats that lie face up.
    pub boats: u8,
    pub boats_built: u8,
    /// The same boats by kind, as bits.
    pub boat_kinds: u8,
    /// Ruins that could be removed now; items that would fit into storage; steps since the
    /// last log books.
    pub ruins: u8,
    pub room: u8,
    pub since_book: u8,
    pub lids: u8,
    pub lids_taken: u8,
    /// Milestones that are reached and can be used, and those that are half reached.
    pub claims: u8,
    pub halves: u8,
    pub specials: u8,
    pub small_cards: u8,
    /// Large cards that lie face up and face down.
    pub face_up: u8,
    pub face_down: u8,
    /// How near the next stage of each own royal order is, in hundredths of a stage, times
    /// what it adds.
    pub order_progress: u16,
    /// Islets that the own ships pass on the next steps.
    pub islets_ahead: u8,
    pub anchors: u8,
}

/// So far ahead islets are looked for.
const AHEAD: u8 = 4;
/// Pairs of neighbours are counted up to this level.
const PAIR_LEVELS: u8 = 8;
/// From one log book to the next.
const BOOK_STEPS: u8 = 5;
/// Uncharted spaces at the start.
const UNCHARTED: u8 = 23;

impl CooperIsland {
    /// From 1; 0 during set-up.
    #[inline]
    pub fn round(&self) -> u8 {
        self.round
    }

    /// Whose window it is.
    #[inline]
    pub fn mover(&self) -> Seat {
        self.active
    }

    /// Is this one of the worker turns, and has its worker not been placed yet?
    #[inline]
    pub fn is_turn_open(&self) -> bool {
        self.phase == Phase::Turns && !self.has_acted
    }

    /// The part of the round, in order: income, turns, the steps of the clean-up, the end.
    #[inline]
    pub fn part(&self) -> u8 {
        self.phase as u8
    }

    /// What final scoring would give now.
    #[inline]
    pub fn points(&self, seat: Seat) -> i16 {
        scoring::points(self, seat)
    }

    #[inline]
    pub fn has_card(&self, seat: Seat, card: Card) -> bool {
        let sheet = self.sheet(seat);
        let all = if card.is_large() { sheet.face_up | sheet.face_down } else { sheet.small_cards };
        all & card.bit() != 0
    }

    /// What the open section, card or income still offers `seat`, who decides: deeds, islets
    /// and boats.
    pub fn offers(&self, seat: Seat, mut take: impl FnMut(Action)) {
        steps::offers(self, seat, &mut take);
    }

    /// How often a step of the clean-up is still to come for `seat`.
    fn still_due(&self, seat: Seat, step: Phase) -> u8 {
        let later = ROUNDS - self.round.clamp(1, ROUNDS);
        let is_due = match (self.phase as u8).cmp(&(step as u8)) {
            core::cmp::Ordering::Less => true,
            core::cmp::Ordering::Equal => {
                let place = (self.players + seat.0 - self.first().0) % self.players;
                place > self.finished || place == self.finished && !self.has_acted
            }
            core::cmp::Ordering::Greater => false,
        };
        later + u8::from(is_due)
    }

    /// Worker turns of `seat` to come in this round.
    fn turns_left(&self, seat: Seat) -> u8 {
        match self.phase {
            Phase::Deal | Phase::Income | Phase::Turns => self.sheet(seat).available.iter().sum(),
            Phase::Feed
            | Phase::Reactivate
            | Phase::Statues
            | Phase::Passage
            | Phase::Market
            | Phase::End
            | Phase::Over => 0,
        }
    }

    /// The position of `seat` in numbers.
    pub fn glance(&self, seat: Seat) -> Glance {
        let sheet = self.sheet(seat);
        let land = &sheet.land;
        let workers: u8 = Worker::ALL.into_iter().map(|worker| sheet.workers(worker)).sum();
        let rounds_left = ROUNDS - self.round.clamp(1, ROUNDS);
        let reached = |milestone: &Milestone| sheet.progress(*milestone) == MILESTONE - 1;
        let pairs = pairs(land);
        Glance {
            points: scoring::points(self, seat),
            turns: self.turns_left(seat),
            later_turns: workers * rounds_left,
            taken: workers - self.turns_left(seat),
            meals: self.still_due(seat, Phase::Feed),
            statue_bonuses: self.still_due(seat, Phase::Statues),
            passage_bonuses: self.still_due(seat, Phase::Passage),
            feeding: sheet.feeding(),
            feeding_helm: sheet.feeding_helm(),
            storage: sheet.storage,
            worth: Item::ALL.map(|item| sheet.worth(item)),
            market: sheet.market,
            spots: sheet.spots() - crate::components::STORAGE,
            tiles: sheet.reserve.iter().sum(),
            steps: sheet.cartographer,
            levels: (land.value(land.charted()) - land.charted().count_ones()) as u16,
            pairs: pairs.sum,
            peak: pairs.peak,
            free_peak: pairs.free_peak,
            shim_peak: pairs.shim_peak,
            built_levels: land.value(land.pieces()) as u8,
            settlements: (land.showing(Terrain::Settlement) & ground(land)).count_ones() as u8,
            uncharted: land.uncharted(),
            free: land.free().count_ones() as u8,
            passage: (land.charted() & map::TOP).count_ones() as u8,
            has_passage: sheet.has_passage(),
            statues: land.statues(),
            crafted: Spot::ALL.map(|spot| sheet.crafted[spot.index()]),
            unbuilt: Building::ALL.map(|building| sheet.unbuilt[building.index()]),
            boats: sheet.boats().count_ones() as u8,
            boats_built: sheet.boats_built(),
            boat_kinds: sheet.boats(),
            ruins: removable(sheet),
            room: sheet.spots().saturating_sub(sheet.stored()),
            since_book: sheet.steps.iter().map(|steps| steps % BOOK_STEPS).sum(),
            lids: sheet.lids,
            lids_taken: sheet.lids_taken(),
            claims: sheet.claims(),
            halves: Milestone::ALL.iter().filter(|it| reached(it)).count() as u8,
            specials: sheet.workers(Worker::Special),
            small_cards: sheet.small_cards.count_ones() as u8,
            face_up: sheet.face_up.count_ones() as u8,
            face_down: sheet.face_down.count_ones() as u8,
            order_progress: self.order_progress(seat),
            islets_ahead: self.islets_ahead(seat),
            anchors: sheet.anchors.iter().sum(),
        }
    }
}

impl CooperIsland {
    /// What the next stages of the own orders would add, as far as they are reached.
    fn order_progress(&self, seat: Seat) -> u16 {
        if self.sheet(seat).assigned == [0; 2] {
            return 0;
        }
        let is_own = |order: &Order| matches!(self.order(*order), OrderState::Taken(Owner::Seat(owner), _) if owner == seat);
        let orders = Order::ALL.into_iter().filter(|order| *order != Order::Copy).filter(is_own);
        orders.map(|order| progress(order, scoring::achieved(self.sheet(seat), order))).sum()
    }

    /// Islets on the next water spaces of both ships.
    fn islets_ahead(&self, seat: Seat) -> u8 {
        let sheet = self.sheet(seat);
        let mut islets = 0;
        for ship in Ship::ALL {
            let steps = sheet.steps[ship.index()];
            let mut position = ring::position(self.players, seat, ship, steps);
            for more in 0..=AHEAD {
                let water = ring::water(self.players, position);
                position = ring::next(self.players, ship, position);
                let ring::Water::Bank(owner, bank) = water else { continue };
                let passed = self.sheet(owner).islet_on(bank).is_some_and(|(_, half)| {
                    // Where the ship is, only what lies on its way out is still ahead.
                    more > 0 || half == ring::passed_half(ship, bank, false)
                });
                islets += u8::from(passed);
            }
        }
        islets
    }
}

/// In hundredths: what the next stage adds, times the share of the way to it that is done.
fn progress(order: Order, counted: u8) -> u16 {
    let stages = order.stages();
    let is_fewer = order == Order::Uncharted;
    let is_reached = |stage: &u8| if is_fewer { counted <= *stage } else { counted >= *stage };
    let at = stages.iter().take_while(|stage| is_reached(stage)).count();
    let Some(next) = stages.get(at) else { return 0 };
    let below = if at == 0 { if is_fewer { UNCHARTED } else { 0 } } else { stages[at - 1] };
    let (done, way) = (below.abs_diff(counted), below.abs_diff(*next));
    let adds = STAGE_POINTS[at] - if at == 0 { 0 } else { STAGE_POINTS[at - 1] };
    u16::from(done.min(way)) * 100 / u16::from(way.max(1)) * adds.unsigned_abs()
}

/// Ruins for which there is a crafting spot.
fn removable(sheet: &Sheet) -> u8 {
    let used: u8 = sheet.crafted.iter().chain(&sheet.bound).sum();
    let spots: u8 = Spot::ALL.into_iter().map(|spot| sheet.crafting_spots(spot)).sum();
    spots.saturating_sub(used).min(sheet.ruins_in_reach().count_ones() as u8)
}

/// Landscape on which nothing is built.
fn ground(land: &Land) -> u32 {
    land.charted() & !land.pieces() & !land.with(Thing::Lid)
}

/// Neighbours on which nothing is built, as in [`Glance`].
#[derive(Default)]
struct Pairs {
    sum: u16,
    peak: u8,
    free_peak: u8,
    shim_peak: u8,
}

fn pairs(land: &Land) -> Pairs {
    let (ground, free) = (ground(land), land.free());
    // No double tile covers two settlements.
    let other = ground & !land.showing(Terrain::Settlement);
    let (from, to) = (map::from(ground), map::to(ground));
    let coverable = from & map::to(other) | map::from(other) & to;
    let (equal, near) = land.level_ways();
    let (equal, near) = (equal & from & to, near & coverable);
    let (coverable, free) = (equal & coverable, map::from(free) & map::to(free));
    let mut pairs = Pairs::default();
    for level in 1..=PAIR_LEVELS.min(land.most_level()) {
        let spaces = land.on_level(level);
        if spaces == 0 {
            continue;
        }
        let ways = map::from(spaces);
        pairs.sum += u16::from(level) * ((equal & ways).count_ones() / 2) as u16;
        let higher = |found: bool, before: u8| if found { level } else { before };
        pairs.peak = higher(coverable & ways != 0, pairs.peak);
        pairs.free_peak = higher(coverable & free & ways != 0, pairs.free_peak);
        pairs.shim_peak = higher(near & ways != 0, pairs.shim_peak);
    }
    pairs
}

impl CooperIsland {
    /// What `seat` could still buy, each with its cost and its helm points, whether there
    /// is enough for it or not.
    pub fn purchases(&self, seat: Seat, mut take: impl FnMut(Purchase, Cost, u8)) {
        let sheet = self.sheet(seat);
        for landing in Landing::ALL.into_iter().filter(|it| sheet.boat_on(*it).is_none()) {
            take(Purchase::Boat, landing.cost(), landing.helm());
        }
        for building in Building::ALL {
            if sheet.unbuilt[building.index()] > 0 {
                take(Purchase::Building, building.cost(), building.helm());
            }
        }
        if sheet.crafted != [0, 0] {
            for form in Form::ALL {
                let helm = STATUE_HELM + self.still_due(seat, Phase::Statues);
                take(Purchase::Statue, form.cost(), helm);
            }
        }
        for cargo in Cargo::ALL.into_iter().filter(|it| sheet.on_cargo & it.bit() != 0) {
            take(Purchase::Cargo, cargo.cost(), cargo.helm());
        }
    }
}
