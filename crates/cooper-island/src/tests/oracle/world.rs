//! The table as lists and maps, and what can be read off it.
use alloc::{
    collections::{BTreeMap, BTreeSet},
    vec,
    vec::Vec,
};

use super::table::{
    self, Building, Item, PASSAGE, RUINS, START, Space, TERRAINS, Terrain, Water, neighbours,
};

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Kind {
    Single,
    Double,
    Islet,
}

/// What stands or lies on a landscape space.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Thing {
    Cube(Item),
    Building(Building),
    Statue,
    Lid,
}

#[derive(Debug, Clone, Default)]
pub(super) struct Ground {
    /// From the bottom to the top.
    pub(super) tiles: Vec<(Terrain, Kind)>,
    pub(super) thing: Option<Thing>,
    pub(super) ruin: bool,
}

impl Ground {
    pub(super) fn level(&self) -> usize {
        self.tiles.len()
    }
    pub(super) fn top(&self) -> Option<Terrain> {
        self.tiles.last().map(|(terrain, _)| *terrain)
    }
    pub(super) fn is_charted(&self) -> bool {
        !self.tiles.is_empty()
    }
    pub(super) fn is_free(&self) -> bool {
        self.is_charted() && self.thing.is_none()
    }
    /// No tile, and no ruin.
    pub(super) fn is_open(&self) -> bool {
        !self.is_charted() && !self.ruin
    }
    pub(super) fn cube(&self) -> Option<Item> {
        let Some(Thing::Cube(item)) = self.thing else { return None };
        Some(item)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Shape {
    Normal,
    Special,
}

#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Ship {
    pub(super) position: usize,
    pub(super) steps: usize,
    pub(super) anchors: usize,
    /// The points left of a movement that is not over (R78).
    pub(super) open: Option<usize>,
}

pub(super) type Heap = BTreeMap<Item, usize>;

#[derive(Debug, Clone, Default)]
pub(super) struct Person {
    pub(super) land: BTreeMap<Space, Ground>,
    pub(super) islets: BTreeMap<&'static str, (u8, char)>,
    pub(super) ships: [Ship; 2],
    pub(super) storage: Heap,
    pub(super) market: Heap,
    pub(super) islets_left: BTreeSet<u8>,
    pub(super) boats_left: BTreeSet<u8>,
    /// Double tiles in the reserve, by kind.
    pub(super) tiles: BTreeMap<u8, usize>,
    pub(super) cartographer: usize,
    /// Landing spaces: which boat, and whether it lies face up.
    pub(super) landings: BTreeMap<u8, (u8, bool)>,
    /// Buildings still on the player board.
    pub(super) board: BTreeMap<Building, usize>,
    /// Crafting spots that hold a statue.
    pub(super) crafting: BTreeSet<u8>,
    /// Cargo ships that still carry the own lid.
    pub(super) cargo: BTreeSet<u8>,
    pub(super) lids: usize,
    pub(super) crates: BTreeSet<u8>,
    pub(super) slots: BTreeMap<Shape, usize>,
    pub(super) available: BTreeMap<Shape, usize>,
    pub(super) milestones_up: BTreeSet<u8>,
    pub(super) milestones_down: usize,
    /// Hire spaces that are used: those for workers, and the one with a helm.
    pub(super) hired: usize,
    pub(super) helm_claimed: bool,
    pub(super) small: BTreeSet<u8>,
    /// Large cards, and whether they lie face up.
    pub(super) large: BTreeMap<u8, bool>,
    pub(super) books: Vec<u8>,
    /// Cartographer uses left in the running window.
    pub(super) uses: usize,
    /// Pieces paid for and not placed (R74).
    pub(super) due: usize,
    /// Statues and lids that have been paid for and are not moved (R74).
    pub(super) bound_spots: BTreeSet<u8>,
    pub(super) bound_cargo: BTreeSet<u8>,
}

impl Person {
    pub(super) fn new(seat: usize) -> Person {
        let mut person = Person::default();
        for space in table::land().into_keys() {
            let ground = Ground { ruin: RUINS.contains(&space), ..Ground::default() };
            person.land.insert(space, ground);
        }
        person.ships.iter_mut().for_each(|ship| ship.position = 10 * seat);
        person.storage = [(Item::Coin, 1)].into();
        person.islets_left = (1..=6).collect();
        person.boats_left = (1..=6).collect();
        person.tiles = [(1, 0), (2, 0), (3, 0)].into();
        person.board = [(Building::Small, 2), (Building::Large, 2), (Building::Fortress, 1)].into();
        person.cargo = (1..=5).collect();
        person.slots = [(Shape::Normal, 2), (Shape::Special, 2)].into();
        person.available = [(Shape::Normal, 2), (Shape::Special, 0)].into();
        person.milestones_up = (1..=4).collect();
        person
    }

    pub(super) fn ground(&self, space: Space) -> &Ground {
        &self.land[space]
    }
    pub(super) fn ground_mut(&mut self, space: Space) -> &mut Ground {
        self.land.get_mut(space).expect("a land space")
    }

    /// The start tile with its cube.
    pub(super) fn start(&mut self, terrain: Terrain) {
        let cube = table::cubes_of(terrain, 1)[0];
        let ground = self.ground_mut(START);
        ground.tiles = vec![(terrain, Kind::Single)];
        ground.thing = Some(Thing::Cube(cube));
    }

    pub(super) fn where_is(&self, fits: impl Fn(&Ground) -> bool) -> Vec<Space> {
        self.land.iter().filter(|(_, ground)| fits(ground)).map(|(space, _)| *space).collect()
    }
    pub(super) fn free(&self) -> Vec<Space> {
        self.where_is(Ground::is_free)
    }
    pub(super) fn touches_land(&self, space: Space) -> bool {
        neighbours(space).iter().any(|other| self.ground(other).is_charted())
    }
    pub(super) fn stand(&self, fits: impl Fn(Thing) -> bool) -> usize {
        self.where_is(|ground| ground.thing.is_some_and(&fits)).len()
    }
    pub(super) fn buildings(&self) -> usize {
        self.stand(|thing| matches!(thing, Thing::Building(_)))
    }
    pub(super) fn statues(&self) -> usize {
        self.stand(|thing| thing == Thing::Statue)
    }
    pub(super) fn has_fortress(&self) -> bool {
        self.stand(|thing| thing == Thing::Building(Building::Fortress)) > 0
    }
    pub(super) fn lids_taken(&self) -> usize {
        5 - self.cargo.len()
    }
    pub(super) fn has(&self, small_card: u8) -> bool {
        self.small.contains(&small_card)
    }

    /// K0 is always open, K1 and K2 once a large building has left the board.
    pub(super) fn free_spots(&self) -> Vec<u8> {
        let open = 2 - self.board[&Building::Large];
        (0..=open as u8).filter(|spot| !self.crafting.contains(spot)).collect()
    }

    pub(super) fn ruins_at_hand(&self) -> Vec<Space> {
        let ruins = self.where_is(|ground| ground.ruin);
        ruins.into_iter().filter(|space| self.touches_land(space)).collect()
    }

    /// 10.1: the cost of feeding.
    pub(super) fn feeding(&self) -> usize {
        let normal = 2 - self.slots[&Shape::Normal];
        let special = 2 - self.slots[&Shape::Special];
        (2 + normal + 2 * special).saturating_sub(usize::from(self.has(1)))
    }

    pub(super) fn passage(&self) -> bool {
        let charted = PASSAGE.iter().filter(|space| self.ground(space).is_charted()).count();
        charted >= if self.has(13) { 2 } else { 3 }
    }

    /// Highest free level (5.8).
    pub(super) fn highest_free(&self) -> Vec<Space> {
        let free = self.free();
        let highest = free.iter().map(|space| self.ground(space).level()).max();
        free.into_iter().filter(|space| Some(self.ground(space).level()) == highest).collect()
    }

    /// 9.1: goals that hold turn their milestone (R47).
    pub(super) fn turn_milestones(&mut self) {
        let lids = self.lids_taken();
        let reached =
            [self.landings.len() >= 2, self.buildings() >= 2, self.statues() >= 2, lids >= 2];
        for (number, reached) in (1..).zip(reached) {
            if reached && self.milestones_up.remove(&number) {
                self.milestones_down += 1;
            }
        }
    }

    /// The largest connected area of one terrain (order 7).
    fn largest_area(&self) -> usize {
        let areas = TERRAINS[..3].iter().flat_map(|terrain| {
            let mut spaces: BTreeSet<Space> =
                self.where_is(|ground| ground.top() == Some(*terrain)).into_iter().collect();
            let mut sizes = vec![];
            while let Some(first) = spaces.pop_first() {
                let (mut edge, mut size) = (vec![first], 0);
                while let Some(at) = edge.pop() {
                    size += 1;
                    edge.extend(neighbours(at).iter().filter(|other| spaces.remove(*other)));
                }
                sizes.push(size);
            }
            sizes
        });
        areas.max().unwrap_or(0)
    }

    /// COMPONENTS 12: the stage reached of orders 1 to 7, from 0.
    pub(super) fn stage(&self, order: u8) -> usize {
        let stages = table::stages(order);
        let uncharted = self.where_is(|ground| !ground.is_charted()).len();
        let count = match order {
            1 => self.buildings(),
            2 => self.statues(),
            3 => self.lids_taken(),
            4 => self.landings.len(),
            5 => return stages.iter().filter(|most| uncharted <= **most).count(),
            6 => self.where_is(|ground| ground.level() >= 5).len(),
            _ => self.largest_area(),
        };
        stages.iter().filter(|least| count >= **least).count()
    }
}

/// Who put a worker on a section: in the solo game also Cooper and nobody.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Owner {
    Seat(usize),
    Cooper,
    Neutral,
}

/// R88: cards without an order, then cards of which some know the place.
#[derive(Debug, Clone, Default)]
pub(super) struct Deck {
    pub(super) unseen: BTreeSet<u8>,
    pub(super) bottom: Vec<(u8, BTreeSet<usize>)>,
}

/// 15.2.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Variant {
    pub(super) redundant: bool,
    pub(super) split: bool,
    pub(super) endless_singles: bool,
}

#[derive(Debug, Clone)]
pub(super) struct World {
    pub(super) variant: Variant,
    pub(super) round: usize,
    pub(super) cooper: Owner,
    pub(super) starter: usize,
    /// Which cargo ship the harbormaster is at, and whether he stands.
    pub(super) harbormaster: (u8, bool),
    pub(super) bag: BTreeMap<u8, usize>,
    pub(super) singles: usize,
    pub(super) pile: BTreeMap<u8, usize>,
    /// Small cards, large cards.
    pub(super) decks: [Deck; 2],
    /// The cards somebody looks at (D14).
    pub(super) looked_at: BTreeSet<u8>,
    pub(super) orders: BTreeMap<u8, Option<(Owner, Shape)>>,
    pub(super) sections: BTreeMap<(char, Shape), Vec<Owner>>,
    pub(super) people: Vec<Person>,
    /// Cooper, in the solo game.
    pub(super) rival: Rival,
}

/// 16: what Cooper has.
#[derive(Debug, Clone, Default)]
pub(super) struct Rival {
    /// His focus; none if he does not play.
    pub(super) focus: Option<char>,
    /// 1 to 4.
    pub(super) difficulty: u8,
    pub(super) steps: usize,
    pub(super) progress: usize,
    pub(super) statues: usize,
    /// Workers he can place in this round.
    pub(super) available: BTreeMap<Shape, usize>,
    /// All his workers but those on orders.
    pub(super) owned: BTreeMap<Shape, usize>,
    pub(super) deck: BTreeMap<char, usize>,
}

impl World {
    pub(super) fn new(players: usize, variant: Variant) -> World {
        let deck = Deck { unseen: (1..=15).collect(), bottom: vec![] };
        World {
            variant,
            cooper: Owner::Seat(0),
            harbormaster: (1, true),
            bag: [(1, 20), (2, 20), (3, 20)].into(),
            // Those of the start spaces are taken from the beginning.
            singles: 56 - players,
            pile: table::log_books(),
            decks: [deck.clone(), deck],
            round: 0,
            starter: 0,
            looked_at: BTreeSet::new(),
            orders: BTreeMap::new(),
            sections: BTreeMap::new(),
            people: (0..players).map(Person::new).collect(),
            rival: Rival::default(),
        }
    }

    pub(super) fn ring(&self) -> usize {
        10 * self.people.len()
    }

    pub(super) fn order_from(&self, first: usize) -> Vec<usize> {
        (0..self.people.len()).map(|step| (first + step) % self.people.len()).collect()
    }

    /// COMPONENTS 3: islets that a ship passes on its way to the next place.
    pub(super) fn passed(&self, ship: usize, from: usize, to: usize) -> Vec<u8> {
        // Half a of a left bank comes first clockwise, half b of a right bank.
        let early = |bank: &str| if bank.starts_with("WL") { 'a' } else { 'b' };
        let at = |position, is_entered: bool| {
            let Water::Bank(owner, bank) = table::water(position, self.people.len()) else {
                return None;
            };
            let (islet, half) = *self.people[owner].islets.get(bank)?;
            let clockwise = ship == 0;
            let is_early = half == early(bank);
            (is_early == (clockwise == is_entered)).then_some(islet)
        };
        at(from, false).into_iter().chain(at(to, true)).collect()
    }
}
