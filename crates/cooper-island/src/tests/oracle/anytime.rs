//! What can be done at any time, and claims (8, 9).
use alloc::{format, string::String, vec, vec::Vec};

use super::{
    table::{CUBES, ITEMS, Item, Space, Terrain},
    talk::{Options, Story, Window},
    words,
    world::{Owner, Person, Shape, Thing, World},
};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Aside {
    Store,
    Fetch(Item),
    Trade(Market),
    Lid(u8),
    Survey,
    Card(u8),
    ClaimHelm,
    Hire(Shape),
}

/// COMPONENTS 8.5.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Market {
    Cloth,
    Gold,
    Any,
}

impl Market {
    fn takes(self, item: Item) -> bool {
        match self {
            Market::Cloth => item == Item::Cloth,
            Market::Gold => item == Item::Gold,
            Market::Any => true,
        }
    }
    fn gives(self) -> Vec<Item> {
        match self {
            Market::Cloth => vec![Item::Coin],
            Market::Gold => CUBES.to_vec(),
            Market::Any => ITEMS.to_vec(),
        }
    }
    fn price(self, person: &Person) -> usize {
        match self {
            Market::Any if person.has(15) => 3,
            Market::Any => 4,
            Market::Cloth | Market::Gold => 2,
        }
    }
}

/// Something that can be given: an item, where it lies, and its value.
#[derive(Debug, Clone, Copy)]
struct Gift {
    item: Item,
    from: Option<Space>,
    value: usize,
}

impl Gift {
    fn word(self) -> String {
        format!("give item={} from={}", self.item, self.from.unwrap_or("stored"))
    }
}

impl Person {
    /// Everything a trade takes: by item, stored ones first.
    fn gifts(&self, market: Market) -> Vec<Gift> {
        let mut gifts = vec![];
        for item in ITEMS.into_iter().filter(|item| market.takes(*item)) {
            let stored = self.storage.get(&item).copied().unwrap_or(0);
            gifts.extend(vec![Gift { item, from: None, value: 1 }; stored]);
            for space in self.cubes_on_land(item) {
                let value = self.ground(space).level();
                gifts.push(Gift { item, from: Some(space), value });
            }
        }
        gifts
    }
}

fn worth(gifts: &[Gift]) -> usize {
    gifts.iter().map(|gift| gift.value).sum()
}

impl World {
    fn trades(&self, seat: usize) -> Options<Aside> {
        let person = &self.people[seat];
        let all = [(Market::Cloth, "cloth"), (Market::Gold, "gold"), (Market::Any, "any")];
        let open = all.into_iter().filter(|(it, _)| worth(&person.gifts(*it)) >= it.price(person));
        open.map(|(it, word)| (format!("trade market={word}"), Aside::Trade(it))).collect()
    }

    /// Y4: lids that can change something.
    fn lids(&self, seat: usize) -> Options<Aside> {
        let person = &self.people[seat];
        let is_useful = |lid: &u8| match lid {
            1 => self.bag.values().sum::<usize>() > 0,
            2 => !self.tiles_to_lay(seat).is_empty(),
            3 => person.cartographer < 6,
            _ => true,
        };
        let free = (1..=5).filter(|lid| person.lids > 0 && !person.crates.contains(lid));
        let free = free.filter(is_useful);
        free.map(|lid| (format!("use_lid lid={}", words::lid(lid)), Aside::Lid(lid))).collect()
    }

    /// 9.
    fn claims(&self, seat: usize) -> Options<Aside> {
        let person = &self.people[seat];
        if person.milestones_down == 0 {
            return vec![];
        }
        let mut claims = vec![];
        if !person.helm_claimed {
            claims.push(("claim reward=helm".into(), Aside::ClaimHelm));
        }
        for (shape, word) in [(Shape::Normal, "normal"), (Shape::Special, "special")] {
            if person.hired < 3 && person.slots[&shape] > 0 {
                claims.push((format!("claim reward={word}"), Aside::Hire(shape)));
            }
        }
        claims
    }
}

impl Story {
    pub(super) fn asides(&self) -> Options<Aside> {
        let (world, me) = (&self.world, self.acting);
        let person = &world.people[me];
        let mut asides = vec![];
        if !person.storable().is_empty() {
            asides.push(("store".into(), Aside::Store));
        }
        for (item, count) in &person.market {
            if *count > 0 && person.has_room(&[*item]) {
                asides.push((format!("fetch item={item}"), Aside::Fetch(*item)));
            }
        }
        asides.extend(world.trades(me));
        asides.extend(world.lids(me));
        if !world.charts(me).is_empty() {
            asides.push(("survey".into(), Aside::Survey));
        }
        let cards = person.large.iter().filter(|(card, is_up)| **is_up && self.is_usable(**card));
        asides.extend(cards.map(|(card, _)| {
            (format!("use_card card={}", words::large(*card)), Aside::Card(*card))
        }));
        if self.window == Window::Turn {
            asides.extend(world.claims(me));
        }
        asides
    }

    pub(super) fn act_aside(&mut self, aside: Aside) {
        let me = self.acting;
        match aside {
            Aside::Store => {
                let word = |space: Space| (format!("from space={space}"), space);
                let options = self.me().storable().into_iter().map(word).collect();
                let space = self.choose(me, options);
                self.me().store(space);
            }
            Aside::Fetch(item) => {
                *self.me().market.get_mut(&item).expect("on the market") -= 1;
                *self.me().storage.entry(item).or_default() += 1;
            }
            Aside::Trade(market) => self.trade(market),
            Aside::Lid(lid) => self.use_lid(lid),
            Aside::Survey => self.survey(),
            Aside::Card(card) => self.use_card(card),
            Aside::ClaimHelm => {
                self.me().milestones_down -= 1;
                self.me().helm_claimed = true;
                self.gain_helm(2);
            }
            Aside::Hire(shape) => self.hire(shape),
        }
    }

    /// R92: one after the other, until it is enough.
    fn trade(&mut self, market: Market) {
        let (me, price) = (self.acting, market.price(self.me()));
        let (mut value, mut was_chosen) = (0, false);
        loop {
            let mut options: Options<Option<Gift>> = vec![];
            for gift in self.me().gifts(market) {
                if !options.iter().any(|(word, _)| *word == gift.word()) {
                    options.push((gift.word(), Some(gift)));
                }
            }
            if value >= price {
                options.push(("enough".into(), None));
            }
            // Of two things that must both be given the second is asked for, too.
            let is_asked = was_chosen && options[0].1.is_some();
            was_chosen |= options.len() > 1;
            let given = if is_asked { self.pick(me, options) } else { self.choose(me, options) };
            let Some(gift) = given else { break };
            value += gift.value;
            match gift.from {
                None => *self.me().storage.get_mut(&gift.item).expect("stored") -= 1,
                Some(space) => self.me().ground_mut(space).thing = None,
            }
        }
        self.take_to_market(value / price, &market.gives());
    }

    fn use_lid(&mut self, lid: u8) {
        self.me().lids -= 1;
        self.me().crates.insert(lid);
        match lid {
            1 => self.draw_tile(),
            2 => self.place_tile(),
            3 => self.gain_steps(2),
            4 => self.take_to_market(2, &[Item::Coin]),
            _ => self.take_to_market(2, &CUBES),
        }
    }

    /// Y5, options 2 to 4.
    fn survey(&mut self) {
        let me = self.acting;
        let word = |(space, terrain, steps): (Space, Terrain, usize)| {
            (format!("chart space={space} terrain={terrain}"), (space, terrain, steps))
        };
        let options = self.world.charts(me).into_iter().map(word).collect();
        let (space, terrain, steps) = self.choose(me, options);
        self.me().uses -= 1;
        self.me().cartographer -= steps;
        self.world.put_single(me, space, terrain);
        self.put_cubes(&[space]);
    }

    fn hire(&mut self, shape: Shape) {
        let me = self.acting;
        let person = self.me();
        person.milestones_down -= 1;
        person.hired += 1;
        *person.slots.get_mut(&shape).expect("a kind of worker") -= 1;
        *person.available.get_mut(&shape).expect("a kind of worker") += 1;
        if shape == Shape::Normal {
            return;
        }
        let kinds = [(Shape::Normal, "normal"), (Shape::Special, "special")];
        let kinds = kinds.into_iter().filter(|(shape, _)| person.available[shape] > 0);
        let kinds: Vec<_> = kinds.collect();
        let free = self.world.orders.iter().filter(|(_, held)| held.is_none());
        let both =
            free.flat_map(|(order, _)| kinds.iter().map(|(shape, it)| (*order, *shape, *it)));
        let word = |(order, shape, it): (u8, Shape, &str)| {
            (format!("assign worker={it} order={}", words::order(order)), (order, shape))
        };
        let options = both.map(word).collect();
        let (order, given) = self.choose(me, options);
        *self.me().available.get_mut(&given).expect("a kind of worker") -= 1;
        self.world.orders.insert(order, Some((Owner::Seat(me), given)));
    }

    /// LB7.
    pub(super) fn pieces(&self) -> Vec<Space> {
        self.world.people[self.acting]
            .where_is(|ground| matches!(ground.thing, Some(Thing::Building(_) | Thing::Statue)))
    }
}
