//! The basic procedures that sections, hands and cards grant (5.4, 5.5, 5.13 to 5.17).
use alloc::{collections::BTreeSet, format, string::String, vec, vec::Vec};

use super::{
    payment::{Given, Price, remainders},
    table::{self, BUILDINGS, Building, Cost, ITEMS, Item, Space, Terrain},
    talk::{Options, Story},
    words,
    world::{Kind, Person, Thing, World},
};

pub(super) fn spot_word(spot: u8) -> &'static str {
    if spot == 0 { "plain" } else { "helm" }
}

/// Spots of equal print are one choice (R94).
fn distinct(spots: impl IntoIterator<Item = u8>) -> Vec<u8> {
    let mut seen = BTreeSet::new();
    spots.into_iter().filter(|spot| seen.insert(spot_word(*spot))).collect()
}

impl World {
    fn affords(&self, seat: usize, cost: &Cost, cut: usize, is_piece: bool) -> bool {
        remainders(cost, cut).into_iter().any(|cost| {
            self.people[seat].can_pay(&Price { cost, is_piece }, self.variant.redundant)
        })
    }

    pub(super) fn boats_to_build(&self, seat: usize, cut: usize) -> Options<(u8, u8)> {
        let person = &self.people[seat];
        let cut = cut + usize::from(person.has(8));
        let free = (1..=5).filter(|landing| !person.landings.contains_key(landing));
        let free: Vec<u8> =
            free.filter(|it| self.affords(seat, &table::landing(*it).0, cut, false)).collect();
        let both = person.boats_left.iter().flat_map(|boat| free.iter().map(|it| (*boat, *it)));
        let word = |(boat, it): (u8, u8)| {
            (format!("build_boat boat={} landing=P{it}", words::boat(boat)), (boat, it))
        };
        both.map(word).collect()
    }

    pub(super) fn buildings_to_erect(&self, seat: usize, cut: usize) -> Options<Building> {
        let left = BUILDINGS.into_iter().filter(|it| self.people[seat].board[it] > 0);
        let left = left.filter(|it| self.affords(seat, &table::building(*it).0, cut, true));
        left.map(|it| (format!("erect building={it}"), it)).collect()
    }

    pub(super) fn statues_to_build(&self, seat: usize) -> Options<(u8, u8)> {
        let person = &self.people[seat];
        let cut = usize::from(person.has(9));
        let forms = [(1, "stone"), (2, "gold")].into_iter();
        let forms = forms.filter(|(form, _)| self.affords(seat, &table::statue(*form), cut, true));
        let loose = person.crafting.difference(&person.bound_spots).copied();
        let spots = distinct(loose);
        let both = forms.flat_map(|(form, word)| {
            let name = move |spot: &u8| {
                (format!("build_statue form={word} spot={}", spot_word(*spot)), (form, *spot))
            };
            spots.iter().map(name).collect::<Vec<_>>()
        });
        both.collect()
    }

    /// R8, R44: what a cargo ship costs less.
    fn cargo_cut(&self, seat: usize, card: u8) -> usize {
        usize::from(self.people[seat].has(7)) + usize::from(self.harbormaster == (card, true))
    }

    pub(super) fn ships_to_supply(&self, seat: usize) -> Options<u8> {
        let person = &self.people[seat];
        let cards = person.cargo.difference(&person.bound_cargo).copied();
        let cards = cards.filter(|card| {
            self.affords(seat, &table::cargo(*card).0, self.cargo_cut(seat, *card), false)
        });
        cards.map(|card| (format!("supply cargo=C{card}"), card)).collect()
    }

    pub(super) fn ruins_to_remove(&self, seat: usize) -> Options<(Space, u8)> {
        let person = &self.people[seat];
        let spots = distinct(person.free_spots());
        let both = person.ruins_at_hand().into_iter().flat_map(|space| {
            let word = move |spot: &u8| {
                (format!("remove_ruin space={space} spot={}", spot_word(*spot)), (space, *spot))
            };
            spots.iter().map(word).collect::<Vec<_>>()
        });
        both.collect()
    }
}

impl Story {
    pub(super) fn draw_tile(&mut self) {
        let tile = self.nature("tile")[1..].parse().expect("a tile");
        *self.world.bag.get_mut(&tile).expect("a kind of tile") -= 1;
        *self.me().tiles.get_mut(&tile).expect("a kind of tile") += 1;
    }

    /// 5.5.
    pub(super) fn place_tile(&mut self) {
        let me = self.acting;
        let tiles = |world: &World| {
            let word = |(tile, side): (u8, u8)| {
                let face = if side == 1 { "front" } else { "back" };
                (format!("tile tile=T{tile} side={face}"), (tile, side))
            };
            world.tiles_to_lay(me).into_iter().map(word).collect()
        };
        let options = tiles(&self.world);
        let (tile, side) = self.choose(me, options);
        let word = |lay: super::placing::Lay| {
            (format!("lay first={} second={}", lay.first, lay.second), lay)
        };
        let lays = self.world.lays(me, tile, side).into_iter().map(word).collect();
        let lay = self.choose(me, lays);
        *self.me().tiles.get_mut(&tile).expect("a kind of tile") -= 1;
        let (first, second) = table::halves(tile, side);
        if let Some(space) = lay.shim {
            self.me().cartographer -= 1;
            self.me().uses -= 1;
            self.world.put_single(me, space, Terrain::Forest);
        }
        for (space, terrain) in [(lay.first, first), (lay.second, second)] {
            self.me().ground_mut(space).tiles.push((terrain, Kind::Double));
        }
        self.put_cubes(&[lay.first, lay.second]);
    }

    /// One on each new tile (1); what leaves no choice (D5) first.
    pub(super) fn put_cubes(&mut self, spaces: &[Space]) {
        let mut waiting: Vec<(Space, Vec<Item>)> = vec![];
        for space in spaces {
            let ground = self.me().ground(space);
            let cubes = table::cubes_of(ground.top().expect("a tile"), ground.level());
            waiting.push((space, cubes));
        }
        waiting.sort_by_key(|(_, cubes)| cubes.len());
        for (space, cubes) in waiting {
            let options = cubes.into_iter().map(|item| (format!("cube item={item}"), item));
            let cube = self.choose(self.acting, options.collect());
            self.me().ground_mut(space).thing = Some(Thing::Cube(cube));
        }
    }

    /// R91: the reduction, then component by component.
    fn pay(&mut self, cost: &Cost, cut: usize, is_piece: bool) {
        let (me, redundant) = (self.acting, self.world.variant.redundant);
        let cost = {
            let payable = remainders(cost, cut).into_iter().filter(|left| {
                let price = Price { cost: left.clone(), is_piece };
                self.world.people[me].can_pay(&price, redundant)
            });
            let word = |left: Cost| (cut_word(cost, &left), left);
            let options = payable.map(word).collect();
            self.choose(me, options)
        };
        let price = Price { cost, is_piece };
        for (at, item) in ITEMS.into_iter().enumerate() {
            let need = price.cost.get(&item).copied().unwrap_or(0);
            let person = self.me().clone();
            let sets = person.sets(item, need, redundant).into_iter().filter(|given| {
                let mut after = person.clone();
                after.give(given);
                after.can_pay_from(at + 1, &price, redundant)
            });
            let options = sets.map(|given| (pay_word(&given), given)).collect();
            let given = self.choose(me, options);
            self.me().give(&given);
        }
        while is_piece && self.me().free().len() <= self.me().due {
            let word = |space: Space| (format!("from space={space}"), space);
            let options = self.me().forced_stores().into_iter().map(word).collect();
            let space = self.choose(me, options);
            self.me().store(space);
        }
    }

    pub(super) fn build_boat(&mut self, cut: usize) {
        let me = self.acting;
        let options = self.world.boats_to_build(me, cut);
        let (boat, landing) = self.choose(me, options);
        let (cost, helm) = table::landing(landing);
        let cut = cut + usize::from(self.me().has(8));
        self.pay(&cost, cut, false);
        self.me().boats_left.remove(&boat);
        self.me().landings.insert(landing, (boat, true));
        self.gain_helm(helm);
        self.offer(super::gains::boat_boon(boat));
    }

    /// 5.8: where a piece that has been paid for goes.
    fn put(&mut self, thing: Thing) -> bool {
        let me = self.acting;
        self.me().due += 1;
        let spaces = |world: &World| {
            let person = &world.people[me];
            let is_anywhere = thing == Thing::Statue && person.has(14);
            let spaces = if is_anywhere { person.free() } else { person.highest_free() };
            spaces.into_iter().map(|space| (format!("put space={space}"), space)).collect()
        };
        let space = self.decide(spaces);
        self.me().due -= 1;
        let ground = self.me().ground_mut(space);
        ground.thing = Some(thing);
        ground.top() == Some(Terrain::Settlement)
    }

    pub(super) fn erect(&mut self, cut: usize) {
        let me = self.acting;
        let options = self.world.buildings_to_erect(me, cut);
        let building = self.choose(me, options);
        let (cost, helm) = table::building(building);
        self.pay(&cost, cut, true);
        let on_settlement = self.put(Thing::Building(building));
        *self.me().board.get_mut(&building).expect("a building") -= 1;
        let bonus = usize::from(self.me().has(10));
        self.gain_helm(helm + usize::from(on_settlement) + bonus);
        match building {
            Building::Small => self.draw_cards(0),
            Building::Large => self.draw_cards(1),
            Building::Fortress => {}
        }
    }

    /// D14, R88.
    fn draw_cards(&mut self, deck: usize) {
        let me = self.acting;
        let seen = self.nature("look");
        let cards: BTreeSet<u8> = seen.split('-').map(|it| words::card_called(deck, it)).collect();
        let pile = &mut self.world.decks[deck];
        let fresh = pile.unseen.len().min(4);
        let known = pile.bottom.drain(..4 - fresh).map(|(card, _)| card).collect::<BTreeSet<u8>>();
        assert!(known.is_subset(&cards), "what lies on top is drawn");
        for card in cards.difference(&known) {
            assert!(pile.unseen.remove(card), "card {card} is in the deck");
        }
        let word = |card: u8| words::card(deck, card);
        self.world.looked_at = cards.clone();
        let options = cards.iter().map(|card| (format!("keep card={}", word(*card)), *card));
        let kept = self.choose(me, options.collect());
        let rest: Vec<u8> = cards.into_iter().filter(|card| *card != kept).collect();
        self.world.looked_at = rest.iter().copied().collect();
        match deck {
            0 => drop(self.me().small.insert(kept)),
            _ => drop(self.me().large.insert(kept, true)),
        }
        let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
        let options = orders.into_iter().map(|order: [usize; 3]| {
            let [one, two, three] = order.map(|at| rest[at]);
            let text =
                format!("bury first={} second={} third={}", word(one), word(two), word(three));
            (text, [one, two, three])
        });
        let buried = self.choose(me, options.collect());
        self.world.looked_at.clear();
        let known = buried.map(|card| (card, BTreeSet::from([me])));
        self.world.decks[deck].bottom.extend(known);
    }

    pub(super) fn build_statue(&mut self) {
        let me = self.acting;
        let options = self.world.statues_to_build(me);
        let (form, spot) = self.choose(me, options);
        let cut = usize::from(self.me().has(9));
        self.pay(&table::statue(form), cut, true);
        self.me().bound_spots.insert(spot);
        let on_settlement = self.put(Thing::Statue);
        self.me().bound_spots.remove(&spot);
        self.me().crafting.remove(&spot);
        self.gain_helm(1 + usize::from(on_settlement));
    }

    pub(super) fn remove_ruin(&mut self) {
        let me = self.acting;
        let options = self.world.ruins_to_remove(me);
        let (space, spot) = self.choose(me, options);
        self.me().ground_mut(space).ruin = false;
        self.me().crafting.insert(spot);
        self.gain_helm(usize::from(spot > 0));
    }

    pub(super) fn supply(&mut self) {
        let me = self.acting;
        let options = self.world.ships_to_supply(me);
        let card = self.choose(me, options);
        let (cost, helm) = table::cargo(card);
        self.pay(&cost, self.world.cargo_cut(me, card), false);
        self.me().bound_cargo.insert(card);
        self.gain_helm(helm);
        self.me().bound_cargo.remove(&card);
        self.me().cargo.remove(&card);
        self.me().lids += 1;
        if self.world.harbormaster == (card, true) {
            self.world.harbormaster.1 = false;
        }
    }
}

/// What a reduction takes off.
fn cut_word(cost: &Cost, left: &Cost) -> String {
    let off = |item: Item| cost.get(&item).unwrap_or(&0) - left.get(&item).unwrap_or(&0);
    let [coin, wood, stone, gold, cloth] =
        [Item::Coin, Item::Wood, Item::Stone, Item::Gold, Item::Cloth].map(off);
    format!("cut coin={coin} wood={wood} stone={stone} gold={gold} cloth={cloth}")
}

/// Names with hyphens between them.
pub(super) fn joined_words(names: &[&str]) -> String {
    if names.is_empty() { "none".into() } else { names.join("-") }
}

fn joined(spaces: &BTreeSet<Space>) -> String {
    joined_words(&spaces.iter().copied().collect::<Vec<_>>())
}

fn pay_word(given: &Given) -> String {
    format!("pay item={} stored={} land={}", given.item, given.stored, joined(&given.land))
}

impl Person {
    /// R81: a feeding payment as it is written.
    pub(super) fn meal_word(&self, meal: &[Given]) -> String {
        let stored = |item| {
            meal.iter().filter(|given| given.item == item).map(|given| given.stored).sum::<usize>()
        };
        let land = meal.iter().flat_map(|given| given.land.iter().copied()).collect();
        let [coins, wood, food] = [Item::Coin, Item::Wood, Item::Food].map(stored);
        format!("feed coins={coins} wood={wood} food={food} land={}", joined(&land))
    }
}
