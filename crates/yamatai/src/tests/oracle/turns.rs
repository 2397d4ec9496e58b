//! What actions do.
use super::game::{At, Boat, Doing, Oracle, Wanted, are_neighbours, fleet_boats};
use crate::{
    Action, Island, Reason, Space,
    components::{Kind, Specialist, Tile},
};

fn remove<T: PartialEq>(list: &mut alloc::vec::Vec<T>, item: &T) {
    let at = list.iter().position(|other| other == item).expect("it is there");
    list.remove(at);
}

impl Oracle {
    pub(super) fn apply(&mut self, action: Action) {
        match action {
            Action::TakeFleet { .. }
            | Action::Buy { .. }
            | Action::Sell { .. }
            | Action::Place { .. } => self.handle_boats(action),
            Action::Take { .. } | Action::TakeExtra { .. } | Action::Build { .. } => {
                self.collect_or_build(action);
            }
            Action::Release { .. } | Action::Moor { .. } | Action::Recruit { .. } => {
                self.moor_or_hire(action);
            }
            Action::Donate => {
                self.doing.donated = true;
                self.me_mut().coins -= 3;
                self.me_mut().prestige += 1;
            }
            Action::Pass => self.pass(),
            Action::EndTurn => self.end_turn(),
            Action::UsePower
            | Action::Consecrate { .. }
            | Action::Exchange { .. }
            | Action::Give { .. }
            | Action::Reserve { .. }
            | Action::Pick { .. }
            | Action::SwapWith { .. }
            | Action::MoveTo { .. }
            | Action::Remove { .. } => self.power(action),
        }
    }

    fn handle_boats(&mut self, action: Action) {
        if let Action::TakeFleet { fleet } = action {
            self.take_fleet(fleet.number());
        }
        if let Action::Buy { cargo } = action {
            self.doing.trades -= 1;
            self.supply[cargo.index()] -= 1;
            self.doing.pool.push(cargo);
            self.me_mut().coins -= cargo.index() as i32 + 1;
        }
        if let Action::Sell { cargo } = action {
            self.doing.trades -= 1;
            self.supply[cargo.index()] += 1;
            remove(&mut self.doing.pool, &cargo);
            self.me_mut().coins += cargo.index() as i32 + 1;
        }
        if let Action::Place { cargo, at } = action {
            remove(&mut self.doing.pool, &cargo);
            self.boats.insert(at, Boat { cargo, fresh: true, served: false });
            self.doing.placed = true;
            self.doing.last = Some(at);
        }
    }

    fn collect_or_build(&mut self, action: Action) {
        if let Action::Take { boat, island } = action {
            self.boats.get_mut(&boat).expect("a boat").served = true;
            self.collect(island);
            let is_idle = self.takes().is_empty();
            let is_extra = self.has(Specialist::Inari)
                && Island::all()
                    .any(|it| self.islands[&it].culture.is_some() && self.is_beside_fresh(it));
            match (is_idle, is_extra) {
                (false, _) => self.at = At::Collect,
                (true, true) => self.at = At::Extra,
                (true, false) => self.collected(),
            }
        }
        if let Action::TakeExtra { island } = action {
            self.collect(island);
            self.collected();
        }
        if let Action::Build { tile, island } = action {
            self.build(tile, island);
        }
    }

    fn moor_or_hire(&mut self, action: Action) {
        if let Action::Release { cargo } = action {
            remove(&mut self.doing.pool, &cargo);
            self.supply[cargo.index()] += 1;
            self.me_mut().coins += 1;
            if self.doing.pool.is_empty() {
                self.at = At::Recruit;
            }
        }
        if let Action::Moor { keep } = action {
            for cargo in core::mem::take(&mut self.doing.pool) {
                let moored = self.me().harbour.iter().filter(|it| **it == cargo).count();
                let is_kept = moored < usize::from(keep.count(cargo));
                let me = self.me_mut();
                if is_kept { me.harbour.push(cargo) } else { me.aside.push(cargo) }
            }
            self.at = At::Recruit;
        }
        if let Action::Recruit { specialist, offering } = action {
            self.doing.hired = true;
            let place = self.hall.iter_mut().find(|it| it.is_some_and(|it| it.0 == specialist));
            let (_, coins) = place.expect("it waits").take().expect("it waits");
            let me = self.me_mut();
            for (culture, count) in crate::components::Culture::ALL.iter().zip(offering.tokens()) {
                (0..count).for_each(|_| remove(&mut me.culture, culture));
            }
            me.coins += i32::from(coins);
            me.coins += if specialist == Specialist::Okuni { 3 } else { 0 };
            me.specialists.insert(specialist);
        }
    }

    fn take_fleet(&mut self, fleet: u8) {
        let place = self.open.iter_mut().find(|place| **place == Some(fleet));
        *place.expect("it is open") = None;
        self.taken.push(fleet);
        self.doing = Doing { fleet, ..Doing::default() };
        self.doing.pool = core::mem::take(&mut self.me_mut().harbour);
        for cargo in fleet_boats(fleet) {
            if self.supply[cargo.index()] > 0 {
                self.supply[cargo.index()] -= 1;
                self.doing.pool.push(cargo);
            }
        }
        if self.has(Specialist::Fujin) && fleet <= 5 {
            self.me_mut().coins += 2;
        }
        self.doing.trades = if self.has(Specialist::Daikoku) { 2 } else { 1 };
        self.at = At::Boats;
    }

    fn collect(&mut self, island: Island) {
        let culture = self.islands.get_mut(&island).expect("an island").culture.take();
        self.me_mut().culture.push(culture.expect("a token"));
        if self.has(Specialist::Benten) {
            self.me_mut().coins += 1;
        }
    }

    fn collected(&mut self) {
        self.doing.collected = true;
        self.boats.values_mut().for_each(|boat| boat.served = false);
        if self.doing.fleet == 10 && !self.doing.built && !self.builds(true).is_empty() {
            self.at = At::Second;
        } else {
            self.moor();
        }
    }

    fn build(&mut self, tile: Tile, island: Island) {
        let number = self.active();
        self.row.remove(&tile);
        self.me_mut().reserved.remove(&tile);
        self.me_mut().built.insert(tile);
        self.islands.get_mut(&island).expect("an island").building = Some((tile.kind(), number));
        if tile.kind().is_standard() {
            self.me_mut().left -= 1;
        }
        if tile.kind().is_standard() || self.has(Specialist::Awashima) {
            self.bonuses(tile, island, number);
        }
        self.doing.built = true;
        if self.doing.fleet == 10 && !self.doing.collected && !self.takes().is_empty() {
            self.at = At::Second;
        } else {
            self.moor();
        }
    }

    fn bonuses(&mut self, tile: Tile, island: Island, number: usize) {
        let is_prestigious = |(at, land): &(&Island, &super::game::Land)| {
            are_neighbours(island, **at)
                && matches!(land.building, Some((Kind::Torii | Kind::Palace, _)))
        };
        let neighbours = self.islands.iter().filter(is_prestigious).count() as i32;
        let mut prestige = neighbours;
        prestige += i32::from(neighbours > 0 && self.has(Specialist::Uzume));
        if self.islands[&island].mountain {
            prestige += 1 + i32::from(self.has(Specialist::Oyama));
        }
        let size = self.group(island, number) as i32;
        let mut coins = 0;
        if size >= 2 {
            coins = if tile.kind() == Kind::TradingPost { 2 * size } else { size };
            coins += if self.has(Specialist::Hotei) { 2 } else { 0 };
        }
        self.me_mut().prestige += prestige;
        self.me_mut().coins += coins;
    }

    fn moor(&mut self) {
        for boat in self.boats.values_mut() {
            (boat.fresh, boat.served) = (false, false);
        }
        self.doing.last = None;
        self.at = if self.doing.pool.is_empty() { At::Recruit } else { At::Moor };
    }

    fn pass(&mut self) {
        match self.at {
            At::Extra => self.collected(),
            At::PowerSecond => self.at = self.back,
            At::Reserve => self.close(),
            At::Nature
            | At::Fleet
            | At::Boats
            | At::Collect
            | At::Second
            | At::Moor
            | At::Recruit
            | At::Power => self.moor(),
        }
    }

    fn close(&mut self) {
        let look = core::mem::take(&mut self.look);
        self.deck.extend(look);
        self.at = self.back;
    }

    fn end_turn(&mut self) {
        if self.turn + 1 < self.order.len() {
            self.turn += 1;
            self.at = At::Fleet;
            return;
        }
        self.at = At::Nature;
        if self.people.iter().any(|person| person.left == 0) {
            return self.end(Reason::Houses);
        }
        if self.supply.contains(&0) {
            return self.end(Reason::Boats);
        }
        if self.round == 40 {
            return self.end(Reason::Limit);
        }
        for place in self.hall.iter_mut().flatten() {
            place.1 += 2;
        }
        self.prepare();
    }

    fn power(&mut self, action: Action) {
        if action == Action::UsePower {
            self.doing.used = true;
            match self.doing.fleet {
                8 => self.me_mut().coins += 3,
                4 if self.deck.is_empty() => (self.back, self.at) = (self.at, At::Reserve),
                4 => {
                    (self.back, self.at) = (self.at, At::Nature);
                    self.wanted = Wanted::Look;
                }
                _ => (self.back, self.at) = (self.at, At::Power),
            }
        }
        if let Action::Consecrate { island } = action {
            self.islands.get_mut(&island).expect("an island").sacred = true;
            self.at = self.back;
        }
        if let Action::Exchange { island } = action {
            self.doing.first_island = Some(island);
            self.at = At::PowerSecond;
        }
        if let Action::Give { culture } = action {
            let island = self.doing.first_island.expect("an island was chosen");
            let land = self.islands.get_mut(&island).expect("an island");
            let taken = land.culture.replace(culture).expect("a token");
            remove(&mut self.me_mut().culture, &culture);
            self.me_mut().culture.push(taken);
            self.at = self.back;
        }
        if let Action::Reserve { tile } = action {
            self.row.remove(&tile);
            self.look.remove(&tile);
            self.me_mut().reserved.insert(tile);
            self.close();
        }
        if let Action::Pick { boat } = action {
            self.doing.first_boat = Some(boat);
            self.at = At::PowerSecond;
        }
        if let Action::SwapWith { boat } = action {
            self.relocate(boat, true);
        }
        if let Action::MoveTo { at } = action {
            self.relocate(at, false);
        }
        if let Action::Remove { boat } = action {
            let removed = self.boats.remove(&boat).expect("a boat");
            self.supply[removed.cargo.index()] += 1;
            if self.doing.last == Some(boat) {
                self.doing.last = None;
            }
            self.at = if self.at == At::Power { At::PowerSecond } else { self.back };
        }
    }

    /// R24: the piece takes its freshness along.
    fn relocate(&mut self, to: Space, is_swap: bool) {
        let from = self.doing.first_boat.expect("a boat was picked");
        let boat = self.boats.remove(&from).expect("a boat");
        let other = self.boats.remove(&to);
        assert_eq!(other.is_some(), is_swap);
        self.boats.insert(to, boat);
        if let Some(other) = other {
            self.boats.insert(from, other);
        }
        self.doing.last = match self.doing.last {
            Some(last) if last == from => Some(to),
            Some(last) if last == to && is_swap => Some(from),
            last => last,
        };
        self.at = self.back;
    }
}
