//! What may be done, tried one by one.
use alloc::{vec, vec::Vec};

use super::game::{At, Oracle, are_neighbours, is_adjacent, is_connected, numbered};
use crate::{
    Action, Boats, Island, Offering, Space,
    components::{Cargo, Culture, SEA, Specialist, Tile},
};

const ENTRIES: [&str; 5] = ["S02", "S03", "S04", "S06", "S07"];

fn is_entry(space: Space) -> bool {
    ENTRIES.iter().any(|name| name.parse() == Ok(space))
}

/// At the end of a line that has an island on one side only.
fn is_border(space: Space) -> bool {
    let sides = |other: Space| {
        Island::all().filter(|it| is_adjacent(space, *it) && is_adjacent(other, *it)).count()
    };
    SEA[space.index()].connected.iter().any(|number| sides(Space(number - 1)) == 1)
}

impl Oracle {
    pub(super) fn legal(&self) -> Vec<Action> {
        let mut legal = match self.at {
            At::Nature => vec![],
            At::Fleet => {
                let open = self.open.iter().flatten();
                open.map(|fleet| Action::TakeFleet { fleet: numbered(*fleet) }).collect()
            }
            At::Boats => self.boats_menu(),
            At::Collect => self.takes(),
            At::Extra => {
                let mut extra: Vec<_> = Island::all()
                    .filter(|island| self.islands[island].culture.is_some())
                    .filter(|island| self.is_beside_fresh(*island))
                    .map(|island| Action::TakeExtra { island })
                    .collect();
                extra.push(Action::Pass);
                extra
            }
            At::Second => {
                let mut second =
                    if self.doing.collected { self.builds(true) } else { self.takes() };
                second.push(Action::Pass);
                second
            }
            At::Moor => self.moorings(),
            At::Recruit => {
                let mut hirings = self.hirings();
                hirings.push(Action::EndTurn);
                hirings
            }
            At::Power | At::PowerSecond => self.targets(),
            At::Reserve => {
                let tiles = self.row.iter().chain(&self.look);
                tiles.map(|tile| Action::Reserve { tile: *tile }).chain([Action::Pass]).collect()
            }
        };
        if matches!(self.at, At::Boats | At::Second | At::Moor | At::Recruit) {
            if self.may_use_power() {
                legal.push(Action::UsePower);
            }
            let has_bishamon = self.has(Specialist::Bishamon);
            if has_bishamon && self.me().coins >= 3 && !self.doing.donated {
                legal.push(Action::Donate);
            }
        }
        legal.sort_unstable();
        legal
    }

    fn boats_menu(&self) -> Vec<Action> {
        let mut menu = vec![];
        if !self.doing.placed && self.doing.trades > 0 {
            for (cargo, price) in Cargo::ALL.into_iter().zip([1, 2, 3, 4, 5]) {
                if cargo == Cargo::Gold && !self.has(Specialist::Ebisu) {
                    continue;
                }
                if self.supply[cargo.index()] > 0 && self.me().coins >= price {
                    menu.push(Action::Buy { cargo });
                }
                if self.doing.pool.contains(&cargo) {
                    menu.push(Action::Sell { cargo });
                }
            }
        }
        for cargo in Cargo::ALL.into_iter().filter(|cargo| self.doing.pool.contains(cargo)) {
            let open = Space::all().filter(|at| self.may_place(cargo, *at));
            menu.extend(open.map(|at| Action::Place { cargo, at }));
        }
        menu.extend(self.takes());
        menu.extend(self.builds(true));
        let has_fresh = self.boats.values().any(|boat| boat.fresh);
        if !has_fresh || self.takes().is_empty() && self.builds(false).is_empty() {
            menu.push(Action::Pass);
        }
        menu
    }

    fn may_place(&self, cargo: Cargo, at: Space) -> bool {
        if self.boats.contains_key(&at) {
            return false;
        }
        match self.doing.last {
            Some(last) => is_connected(last, at),
            None => {
                let beside = |(other, boat): (&Space, &super::game::Boat)| {
                    boat.cargo == cargo && is_connected(*other, at)
                };
                is_entry(at)
                    || self.has(Specialist::ToyoTama) && is_border(at)
                    || self.boats.iter().any(beside)
            }
        }
    }

    pub(super) fn is_beside_fresh(&self, island: Island) -> bool {
        self.boats.iter().any(|(at, boat)| boat.fresh && is_adjacent(*at, island))
    }

    pub(super) fn takes(&self) -> Vec<Action> {
        let mut takes = vec![];
        for (boat, it) in &self.boats {
            if it.fresh && !it.served {
                for (island, land) in &self.islands {
                    if land.culture.is_some() && is_adjacent(*boat, *island) {
                        takes.push(Action::Take { boat: *boat, island: *island });
                    }
                }
            }
        }
        takes
    }

    pub(super) fn builds(&self, helped: bool) -> Vec<Action> {
        let mut builds = vec![];
        for tile in self.row.iter().chain(&self.me().reserved) {
            for island in Island::all() {
                if self.may_build(*tile, island, helped) {
                    builds.push(Action::Build { tile: *tile, island });
                }
            }
        }
        builds
    }

    fn may_build(&self, tile: Tile, island: Island, helped: bool) -> bool {
        let land = &self.islands[&island];
        let is_blocked = self.blocks && land.culture.is_some();
        if land.building.is_some() || land.sacred || is_blocked || !self.is_beside_fresh(island) {
            return false;
        }
        if tile.kind().is_standard() && self.me().left == 0 {
            return false;
        }
        let around = self.boats.iter().filter(|(at, _)| is_adjacent(**at, island));
        let mut around: Vec<Cargo> = around.map(|(_, boat)| boat.cargo).collect();
        let mut lacking = vec![];
        for cargo in Cargo::ALL {
            for _ in 0..tile.cost().count(cargo) {
                match around.iter().position(|other| *other == cargo) {
                    Some(at) => drop(around.remove(at)),
                    None => lacking.push(cargo),
                }
            }
        }
        if helped && self.has(Specialist::Kaguya) && around.contains(&Cargo::Bamboo) {
            let replaced = [Cargo::Wood, Cargo::Stone, Cargo::Clay];
            if let Some(at) = lacking.iter().position(|cargo| replaced.contains(cargo)) {
                lacking.remove(at);
            }
        }
        lacking.len() <= usize::from(helped && self.doing.fleet == 9)
    }

    fn moorings(&self) -> Vec<Action> {
        let berths = if self.has(Specialist::Riu) { 3 } else { 1 };
        let pool = &self.doing.pool;
        let mut kept = vec![];
        // Every subset of the pool, as bits.
        for subset in 0..1_u32 << pool.len() {
            let mut counts = [0; 5];
            let chosen = (0..pool.len()).filter(|at| subset >> at & 1 == 1);
            chosen.for_each(|at| counts[pool[at].index()] += 1);
            let keep = Boats(counts);
            if keep.len() <= berths && !kept.contains(&Action::Moor { keep }) {
                kept.push(Action::Moor { keep });
            }
        }
        if self.has(Specialist::Suijin) {
            let some = Cargo::ALL.into_iter().filter(|cargo| pool.contains(cargo));
            kept.extend(some.map(|cargo| Action::Release { cargo }));
        }
        kept
    }

    fn hirings(&self) -> Vec<Action> {
        let mut hirings = vec![];
        if self.doing.hired {
            return hirings;
        }
        let owned = Culture::ALL.map(|it| self.me().culture.iter().filter(|c| **c == it).count());
        for (specialist, _) in self.hall.iter().flatten() {
            for colours in 1..64_u8 {
                let offering = Offering::of(colours);
                let is_owned = (0..6).all(|it| usize::from(offering.tokens()[it]) <= owned[it]);
                let is_price = match colours.count_ones() {
                    1 | 3 => true,
                    2 => self.has(Specialist::Fukuroku),
                    _ => false,
                };
                if is_owned && is_price {
                    hirings.push(Action::Recruit { specialist: *specialist, offering });
                }
            }
        }
        hirings
    }

    fn may_use_power(&self) -> bool {
        if self.doing.used {
            return false;
        }
        let has_token = self.islands.values().any(|land| land.culture.is_some());
        match self.doing.fleet {
            2 => !self.holy_sites().is_empty(),
            3 => has_token && !self.me().culture.is_empty(),
            4 => !self.row.is_empty() || !self.deck.is_empty(),
            5 => self.boats.len() >= 2,
            6 => self.boats.keys().any(|boat| !self.havens(*boat).is_empty()),
            7 => !self.boats.is_empty(),
            8 => true,
            _ => false,
        }
    }

    fn holy_sites(&self) -> Vec<Action> {
        if self.islands.values().filter(|land| land.sacred).count() == 8 {
            return vec![];
        }
        let sites = self
            .islands
            .iter()
            .filter(|(_, land)| land.building.is_none() && land.culture.is_none() && !land.sacred);
        sites.map(|(island, _)| Action::Consecrate { island: *island }).collect()
    }

    fn havens(&self, boat: Space) -> Vec<Action> {
        let is_haven = |at: &Space| {
            let beside = self.boats.keys().any(|other| *other != boat && is_connected(*other, *at));
            !self.boats.contains_key(at) && (is_entry(*at) || beside)
        };
        Space::all().filter(is_haven).map(|at| Action::MoveTo { at }).collect()
    }

    fn targets(&self) -> Vec<Action> {
        let boats = self.boats.keys().copied();
        match (self.doing.fleet, self.at == At::PowerSecond) {
            (2, _) => self.holy_sites(),
            (3, false) => {
                let islands = self.islands.iter().filter(|(_, land)| land.culture.is_some());
                islands.map(|(island, _)| Action::Exchange { island: *island }).collect()
            }
            (3, true) => {
                let owned = Culture::ALL.into_iter().filter(|it| self.me().culture.contains(it));
                owned.map(|culture| Action::Give { culture }).collect()
            }
            (5, false) => boats.map(|boat| Action::Pick { boat }).collect(),
            (5, true) => boats
                .filter(|boat| Some(*boat) != self.doing.first_boat)
                .map(|boat| Action::SwapWith { boat })
                .collect(),
            (6, false) => boats
                .filter(|boat| !self.havens(*boat).is_empty())
                .map(|boat| Action::Pick { boat })
                .collect(),
            (6, true) => self.havens(self.doing.first_boat.expect("a boat was picked")),
            (_, false) => boats.map(|boat| Action::Remove { boat }).collect(),
            (_, true) => boats.map(|boat| Action::Remove { boat }).chain([Action::Pass]).collect(),
        }
    }

    /// The group that a building of `number` on `island` belongs to.
    pub(super) fn group(&self, island: Island, number: usize) -> usize {
        let mut group = vec![island];
        loop {
            let next = self.islands.iter().find(|(at, land)| {
                let is_own = matches!(land.building, Some((kind, owner)) if kind.is_standard() && owner == number);
                is_own && !group.contains(at) && group.iter().any(|it| are_neighbours(*it, **at))
            });
            match next {
                Some((at, _)) => group.push(*at),
                None => return group.len(),
            }
        }
    }
}
