//! What one player has: peninsula, boards, storage, cards. Questions about it; what
//! changes more than one field is done by the steps.
use crate::{
    components::{
        BUILDINGS, Boat, Boon, Building, Card, Cost, Effect, FEEDING, FEEDING_EACH, HIGH_LEVEL,
        HIGH_STEPS, HIRES, Half, Islet, Item, LOW_STEPS, Landing, Market, Milestone, Purchase,
        SLOTS, START_WORKERS, STORAGE, Ship, Spot, TRACK, Worker, cards::TYPED_SPOTS,
    },
    land::{Land, Thing},
    map,
    names::{Bank, Space},
};

/// One player's side of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Sheet {
    pub(crate) land: Land,
    /// By sand bank: 0, or number of the islet from 1, and [`HALF_B`].
    islets: [u8; 8],
    /// By landing space: 0, or number of the boat from 1, and [`FACE_DOWN`].
    landings: [u8; 5],
    /// Coin, wood, food, stone, gold, cloth.
    pub(crate) storage: Cost,
    pub(crate) market: Cost,
    /// By ship.
    pub(crate) steps: [u8; 2],
    pub(crate) anchors: [u8; 2],
    /// Double tiles not yet placed, by kind.
    pub(crate) reserve: [u8; 3],
    /// Islets not placed and boats not built, as bits.
    pub(crate) islets_left: u8,
    pub(crate) boats_left: u8,
    pub(crate) cartographer: u8,
    /// Uses of the cartographer left in this window (R28).
    pub(crate) uses: u8,
    /// Buildings not paid for, by kind.
    pub(crate) unbuilt: [u8; 3],
    /// Statues by spot: those that can be built, and those paid for and not placed (R74).
    pub(crate) crafted: [u8; 2],
    pub(crate) bound: [u8; 2],
    /// Lids on cargo ships, as bits; in the unused area; on crate spaces, as bits.
    pub(crate) on_cargo: u8,
    pub(crate) lids: u8,
    pub(crate) crates: u8,
    /// Workers by kind: available, in the slots, on royal orders.
    pub(crate) available: [u8; 2],
    pub(crate) slots: [u8; 2],
    pub(crate) assigned: [u8; 2],
    /// Milestones reached, as bits; hire spaces for workers used, and the one for points.
    pub(crate) reached: u8,
    pub(crate) hires: u8,
    pub(crate) hired_helm: bool,
    /// Log books taken, by kind.
    pub(crate) books: [u8; 10],
    /// Small cards; large cards face up and face down; as bits.
    pub(crate) small_cards: u16,
    pub(crate) face_up: u16,
    pub(crate) face_down: u16,
}

const HALF_B: u8 = 8;
const FACE_DOWN: u8 = 8;

impl Sheet {
    pub(crate) const fn new() -> Sheet {
        Sheet {
            land: Land::new(),
            islets: [0; 8],
            landings: [0; 5],
            storage: [1, 0, 0, 0, 0, 0],
            market: [0; 6],
            steps: [0; 2],
            anchors: [0; 2],
            reserve: [0; 3],
            islets_left: 0b11_1111,
            boats_left: 0b11_1111,
            cartographer: 0,
            uses: 0,
            unbuilt: BUILDINGS,
            crafted: [0; 2],
            bound: [0; 2],
            on_cargo: 0b1_1111,
            lids: 0,
            crates: 0,
            available: [START_WORKERS, 0],
            slots: SLOTS,
            assigned: [0; 2],
            reached: 0,
            hires: 0,
            hired_helm: false,
            books: [0; 10],
            small_cards: 0,
            face_up: 0,
            face_down: 0,
        }
    }

    #[inline]
    pub(crate) fn has(&self, card: Card) -> bool {
        self.small_cards & card.bit() != 0
    }

    /// The effects of the small cards.
    #[inline]
    pub(crate) fn effects(&self) -> impl Iterator<Item = Effect> {
        Card::each(self.small_cards, false).filter_map(Card::effect)
    }

    /// What cards take off a purchase.
    #[inline]
    pub(crate) fn cut(&self, purchase: Purchase) -> u8 {
        let cut = |effect| {
            if let Effect::Cut(what, cut) = effect
                && what == purchase
            {
                cut
            } else {
                0
            }
        };
        self.effects().map(cut).sum()
    }

    // Islets and boats.

    #[inline]
    pub(crate) fn islet_on(&self, bank: Bank) -> Option<(Islet, Half)> {
        let code = self.islets[bank.index()];
        let half = if code & HALF_B == 0 { Half::A } else { Half::B };
        (code != 0).then(|| (Islet::of((code & 7) - 1), half))
    }

    #[inline]
    pub(crate) fn is_free(&self, bank: Bank) -> bool {
        self.islets[bank.index()] == 0
    }

    pub(crate) fn lay_islet(&mut self, islet: Islet, bank: Bank, half: Half) {
        self.islets_left &= !islet.bit();
        self.islets[bank.index()] = (islet as u8 + 1) | if half == Half::B { HALF_B } else { 0 };
    }

    /// Islets placed, as bits.
    #[inline]
    pub(crate) fn islets(&self) -> u8 {
        !self.islets_left & 0b11_1111
    }

    #[inline]
    pub(crate) fn boat_on(&self, landing: Landing) -> Option<(Boat, bool)> {
        let code = self.landings[landing.index()];
        (code != 0).then(|| (Boat::of((code & 7) - 1), code & FACE_DOWN == 0))
    }

    pub(crate) fn land_boat(&mut self, boat: Boat, landing: Landing) {
        self.boats_left &= !boat.bit();
        self.landings[landing.index()] = boat as u8 + 1;
    }

    /// Boats that are face up, as bits.
    #[inline]
    pub(crate) fn boats(&self) -> u8 {
        let up = |code: &&u8| **code != 0 && **code & FACE_DOWN == 0;
        self.landings.iter().filter(up).fold(0, |set, code| set | 1 << (code - 1))
    }

    /// Boats on landing spaces, however they lie.
    #[inline]
    pub(crate) fn boats_built(&self) -> u8 {
        (!self.boats_left & 0b11_1111).count_ones() as u8
    }

    pub(crate) fn turn_boats(&mut self, boats: u8) {
        for code in &mut self.landings {
            if *code != 0 && *code & FACE_DOWN == 0 && boats >> (*code - 1) & 1 == 1 {
                *code |= FACE_DOWN;
            }
        }
    }

    // Storage.

    /// Spots that hold any item: R36, R40.
    #[inline]
    pub(crate) fn spots(&self) -> u8 {
        let boat = u8::from(self.boats_left & Boat::Goods.bit() == 0);
        STORAGE + self.land.erected(Building::Small) + boat
    }

    /// Items that fit into storage now, as bits (R63). Every card with spots holds two
    /// kinds; they overlap in food alone, so it is enough to count.
    #[inline]
    pub(crate) fn room(&self) -> u8 {
        self.room_beside(&self.storage)
    }

    /// As [`Sheet::room`], if these were stored.
    #[inline]
    pub(crate) fn room_beside(&self, stored: &Cost) -> u8 {
        let [coin, wood, food, stone, gold, cloth] = *stored;
        if self.small_cards == 0 {
            let is_full = coin + wood + food + stone + gold + cloth >= self.spots();
            return if is_full { 0 } else { crate::components::ANY_ITEM };
        }
        let spots = |card| if self.has(card) { TYPED_SPOTS } else { 0 };
        let timber = spots(Card::TimberStore);
        let strong = spots(Card::Strongroom);
        let pantry = spots(Card::Pantry);
        let larder = u8::from(self.has(Card::FishMarket)) + u8::from(self.has(Card::Smokehouse));
        let in_pantry = coin + food.saturating_sub(larder);
        let elsewhere = (wood + stone).saturating_sub(timber)
            + (gold + cloth).saturating_sub(strong)
            + in_pantry.saturating_sub(pantry);
        if elsewhere < self.spots() {
            return crate::components::ANY_ITEM;
        }
        let mut room = 0;
        if wood + stone < timber {
            room |= Item::Wood.bit() | Item::Stone.bit();
        }
        if gold + cloth < strong {
            room |= Item::Gold.bit() | Item::Cloth.bit();
        }
        if in_pantry < pantry {
            room |= Item::Coin.bit() | Item::Food.bit();
        }
        if food < larder {
            room |= Item::Food.bit();
        }
        room
    }

    #[inline]
    pub(crate) fn stored(&self) -> u8 {
        self.storage.iter().sum()
    }

    /// Cubes on land that could be stored.
    #[inline]
    pub(crate) fn storable(&self) -> u32 {
        match self.room() {
            0 => 0,
            crate::components::ANY_ITEM => self.land.cubes(),
            room => {
                let fitting = Item::CUBES.into_iter().filter(|item| room & item.bit() != 0);
                fitting.fold(0, |set, item| set | self.land.cubes_of(item))
            }
        }
    }

    /// What all of one item is worth in a payment.
    #[inline]
    pub(crate) fn worth(&self, item: Item) -> u8 {
        let land = self.land.value(self.land.cubes_of(item)) as u8;
        self.storage[item.index()] + land
    }

    // Statues and ruins.

    /// Statues that can lie on spots of this print.
    #[inline]
    pub(crate) fn crafting_spots(&self, spot: Spot) -> u8 {
        match spot {
            Spot::Plain => 1,
            Spot::Helm => self.land.erected(Building::Large),
        }
    }

    /// Is a spot of this print open and free?
    #[inline]
    pub(crate) fn has_spot(&self, spot: Spot) -> bool {
        let at = spot.index();
        self.crafted[at] + self.bound[at] < self.crafting_spots(spot)
    }

    /// Ruins that touch the landscape (R37).
    #[inline]
    pub(crate) fn ruins_in_reach(&self) -> u32 {
        self.land.ruins & map::beside(self.land.charted())
    }

    #[inline]
    pub(crate) fn can_remove_ruin(&self) -> bool {
        Spot::ALL.into_iter().any(|spot| self.has_spot(spot)) && self.ruins_in_reach() != 0
    }

    // Cartographer.

    /// Steps that a single tile on this space costs (8.4).
    #[inline]
    pub(crate) fn chart_steps(&self, space: Space) -> u8 {
        let cut = |effect| if let Effect::CartographerCut(cut) = effect { cut } else { 0 };
        match self.land.level_at(space) {
            0 => crate::components::EDGE_STEPS,
            level => {
                let steps = if level < HIGH_LEVEL { LOW_STEPS } else { HIGH_STEPS };
                steps - self.effects().map(cut).sum::<u8>()
            }
        }
    }

    #[inline]
    pub(crate) fn has_room_for_steps(&self) -> bool {
        self.cartographer < TRACK
    }

    // Workers, feeding, milestones.

    /// What feeding costs now.
    #[inline]
    pub(crate) fn feeding(&self) -> u8 {
        let taken = |worker: Worker| SLOTS[worker.index()] - self.slots[worker.index()];
        let cost: u8 = Worker::ALL.into_iter().map(|it| taken(it) * FEEDING_EACH[it.index()]).sum();
        let cut = |effect| if let Effect::FeedingCut(cut) = effect { cut } else { 0 };
        (FEEDING + cost).saturating_sub(self.effects().map(cut).sum())
    }

    /// Helm points for feeding in full: uncovered slots on the right.
    #[inline]
    pub(crate) fn feeding_helm(&self) -> u8 {
        SLOTS[Worker::Special.index()] - self.slots[Worker::Special.index()]
    }

    /// All own workers that go onto sections.
    #[inline]
    pub(crate) fn workers(&self, worker: Worker) -> u8 {
        let at = worker.index();
        let start = if worker == Worker::Normal { START_WORKERS } else { 0 };
        start + SLOTS[at] - self.slots[at] - self.assigned[at]
    }

    #[inline]
    pub(crate) fn has_worker(&self) -> bool {
        self.available != [0, 0]
    }

    /// Reached milestones that are not claimed.
    #[inline]
    pub(crate) fn claims(&self) -> u8 {
        self.reached.count_ones() as u8 - self.hires - u8::from(self.hired_helm)
    }

    #[inline]
    pub(crate) fn can_hire(&self, worker: Worker) -> bool {
        self.hires < HIRES && self.slots[worker.index()] > 0
    }

    /// How many there are of what a milestone counts.
    pub(crate) fn progress(&self, milestone: Milestone) -> u8 {
        match milestone {
            Milestone::Boats => self.boats_built(),
            Milestone::Buildings => self.land.buildings(),
            Milestone::Statues => self.land.statues(),
            Milestone::Lids => self.lids_taken(),
        }
    }

    /// Lids taken from cargo ships, wherever they are now (R45, R75).
    #[inline]
    pub(crate) fn lids_taken(&self) -> u8 {
        let on_land = self.land.with(Thing::Lid).count_ones() as u8;
        self.lids + self.crates.count_ones() as u8 + on_land
    }

    #[inline]
    pub(crate) fn has_passage(&self) -> bool {
        let wanted = |effect| if let Effect::Passage(spaces) = effect { spaces.into() } else { 3 };
        let wanted = self.effects().map(wanted).min().unwrap_or(3);
        (self.land.charted() & map::TOP).count_ones() >= wanted
    }

    // Trades.

    /// What one item costs there.
    #[inline]
    pub(crate) fn price(&self, market: Market) -> u8 {
        let price = |effect| if let Effect::TradePrice(price) = effect { price } else { u8::MAX };
        match market {
            Market::Any => self.effects().map(price).min().unwrap_or(u8::MAX).min(market.price()),
            Market::Cloth | Market::Gold => market.price(),
        }
    }

    /// Could at least one item be had there?
    #[inline]
    pub(crate) fn can_trade(&self, market: Market) -> bool {
        let worth: u16 = match market {
            Market::Cloth => self.worth(Item::Cloth).into(),
            Market::Gold => self.worth(Item::Gold).into(),
            Market::Any => u16::from(self.stored()) + self.land.value(self.land.cubes()) as u16,
        };
        worth >= self.price(market).into()
    }

    /// Could this change anything? Copying needs to know all boats, and is asked elsewhere.
    #[inline]
    pub(crate) fn can_gain(&self, boon: Boon) -> bool {
        match boon {
            Boon::Items(sets) => sets.iter().any(|set| self.room() & set != 0),
            Boon::Step => self.has_room_for_steps(),
            Boon::RemoveRuin => self.can_remove_ruin(),
            Boon::Draw | Boon::Copy => false,
        }
    }

    /// Steps of both ships: what helm points are worth at the end.
    #[inline]
    pub(crate) fn sailed(&self) -> i16 {
        i16::from(self.steps[Ship::OneSail.index()]) + i16::from(self.steps[Ship::TwoSail.index()])
    }
}
