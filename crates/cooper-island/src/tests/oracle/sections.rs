//! The worker phase: placing, fees, and what the eight sections offer (7).
use alloc::{format, string::String, vec, vec::Vec};

use super::{
    gains::boat_words,
    helm::fees,
    table::ITEMS,
    talk::{Options, Story},
    words,
    world::{Owner, Shape, World},
};

/// One of the actions that hands, sections and cards offer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Deed {
    Draw,
    Place,
    Steps(usize),
    Item,
    Boat {
        cut: usize,
    },
    Erect {
        cut: usize,
    },
    Ruin,
    Statue,
    Supply,
    Token,
    /// Do without the reduction of a symbol (R84).
    Waive {
        boat: bool,
    },
    /// Any placed islet, any boat that lies face up.
    AnyIslet,
    AnyBoat,
}

/// A deed, and which islet or boat it is done with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Doing {
    Deed(Deed),
    Islet(u8),
    Boat(u8),
    End,
}

impl World {
    /// R87: can it change anything?
    pub(super) fn can_do(&self, seat: usize, deed: Deed) -> bool {
        let person = &self.people[seat];
        match deed {
            Deed::Draw => self.bag.values().sum::<usize>() > 0,
            Deed::Place => !self.tiles_to_lay(seat).is_empty(),
            Deed::Steps(_) => person.cartographer < 6,
            Deed::Item => ITEMS.into_iter().any(|item| person.has_room(&[item])),
            Deed::Boat { cut } => !self.boats_to_build(seat, cut).is_empty(),
            Deed::Erect { cut } => !self.buildings_to_erect(seat, cut).is_empty(),
            Deed::Ruin => !self.ruins_to_remove(seat).is_empty(),
            Deed::Statue => !self.statues_to_build(seat).is_empty(),
            Deed::Supply => !self.ships_to_supply(seat).is_empty(),
            Deed::Token => self.cooper != Owner::Seat(seat),
            Deed::Waive { boat: true } => !self.boats_to_build(seat, 0).is_empty(),
            Deed::Waive { boat: false } => !self.buildings_to_erect(seat, 0).is_empty(),
            Deed::AnyIslet => !self.islets_to_use(seat).is_empty(),
            Deed::AnyBoat => !self.boats_to_use(seat).is_empty(),
        }
    }

    /// How the deeds that are left can be chosen.
    pub(super) fn doings(&self, seat: usize, left: &[Deed]) -> Options<Doing> {
        let mut options: Options<Doing> = vec![];
        for deed in left {
            let word = match deed {
                Deed::Draw => "draw",
                Deed::Place => "place",
                Deed::Steps(_) => "steps",
                Deed::Item => "item",
                Deed::Boat { .. } => "build_boat",
                Deed::Erect { .. } => "erect",
                Deed::Ruin => "remove_ruin",
                Deed::Statue => "build_statue",
                Deed::Supply => "supply",
                Deed::Token => "token",
                Deed::Waive { .. } => "waive",
                Deed::AnyIslet => {
                    let islets = self.islets_to_use(seat).into_iter();
                    let word =
                        |it| (format!("use_islet islet={}", words::islet(it)), Doing::Islet(it));
                    options.extend(islets.map(word));
                    continue;
                }
                Deed::AnyBoat => {
                    let boats = boat_words(self.boats_to_use(seat)).into_iter();
                    options.extend(boats.map(|(word, boat)| (word, Doing::Boat(boat))));
                    continue;
                }
            };
            let is_new = !options.iter().any(|(_, doing)| *doing == Doing::Deed(*deed));
            if is_new && self.can_do(seat, *deed) {
                options.push((format!("do deed={word}"), Doing::Deed(*deed)));
            }
        }
        options
    }
}

/// What a section offers: its deeds, and whether one of a pair excludes the other.
fn offers(section: char, shape: Shape, has_symbol: bool) -> (Vec<Deed>, bool) {
    let round = has_symbol && shape == Shape::Normal;
    let square = has_symbol && shape == Shape::Special;
    let cut = if square { 2 } else { 0 };
    let mut deeds = match section {
        'a' => vec![Deed::Draw, Deed::Place, Deed::Steps(1)],
        'b' => vec![Deed::Boat { cut }],
        'c' => vec![Deed::Draw, Deed::Place],
        'd' => vec![Deed::Erect { cut }],
        'e' => vec![Deed::Steps(3), Deed::Item],
        'f' => vec![Deed::Ruin, Deed::Statue],
        'g' => vec![Deed::Draw, Deed::Draw, Deed::Place, Deed::Place],
        _ => vec![Deed::Supply],
    };
    match section {
        'a' if round => deeds.push(Deed::Token),
        'b' | 'd' if square => deeds.push(Deed::Waive { boat: section == 'b' }),
        'c' if square => deeds.push(Deed::AnyIslet),
        'e' if square => deeds.push(Deed::AnyBoat),
        'g' if square => deeds.push(Deed::Steps(1)),
        'h' if square => deeds.extend([Deed::Draw, Deed::Place]),
        _ => {}
    }
    let is_either = match section {
        'a' | 'f' => !square,
        'g' | 'h' => true,
        _ => false,
    };
    (deeds, is_either)
}

/// What is left after `done`.
fn strike(left: &mut Vec<Deed>, done: Deed, is_either: bool) {
    let at = left.iter().position(|deed| *deed == done).expect("it was offered");
    left.remove(at);
    let pairs = [(Deed::Draw, Deed::Place), (Deed::Ruin, Deed::Statue)];
    let others = pairs.into_iter().flat_map(|(one, other)| [(one, other), (other, one)]);
    let other = others.into_iter().find(|(one, _)| *one == done).map(|(_, other)| other);
    left.retain(|deed| !(is_either && Some(*deed) == other));
    if matches!(done, Deed::Boat { .. } | Deed::Erect { .. }) {
        left.retain(|deed| !matches!(deed, Deed::Waive { .. }));
    }
    if matches!(done, Deed::Waive { .. }) {
        for deed in left {
            if let Deed::Boat { cut } | Deed::Erect { cut } = deed {
                *cut = 0;
            }
        }
    }
}

impl Story {
    pub(super) fn carry_out(&mut self, doing: Doing) {
        match doing {
            Doing::Islet(islet) => self.perform(&super::gains::islet_boon(islet)),
            Doing::Boat(boat) => self.income_of(boat),
            Doing::End | Doing::Deed(Deed::Waive { .. } | Deed::AnyIslet | Deed::AnyBoat) => {}
            Doing::Deed(Deed::Draw) => self.draw_tile(),
            Doing::Deed(Deed::Place) => self.place_tile(),
            Doing::Deed(Deed::Steps(steps)) => self.gain_steps(steps),
            Doing::Deed(Deed::Item) => self.gain_any_item(),
            Doing::Deed(Deed::Boat { cut }) => self.build_boat(cut),
            Doing::Deed(Deed::Erect { cut }) => self.erect(cut),
            Doing::Deed(Deed::Ruin) => self.remove_ruin(),
            Doing::Deed(Deed::Statue) => self.build_statue(),
            Doing::Deed(Deed::Supply) => self.supply(),
            Doing::Deed(Deed::Token) => self.world.cooper = Owner::Seat(self.acting),
        }
    }

    /// 7.2 to 7.5.
    pub(super) fn turn(&mut self) {
        let me = self.acting;
        self.me().uses = 1;
        let (section, shape) = self.decide(|world| world.places_for_workers(me));
        *self.me().available.get_mut(&shape).expect("a kind of worker") -= 1;
        let stack = self.world.sections.entry((section, shape)).or_default();
        let below = stack.last().copied();
        stack.push(Owner::Seat(me));
        if let Some(owner) = below {
            self.worker_fee(owner);
        }
        let (mut left, is_either) = offers(section, shape, below.is_none());
        loop {
            let options = |world: &World| {
                let mut options = world.doings(me, &left);
                options.push(("done".into(), Doing::End));
                options
            };
            let doing = self.decide(options);
            match doing {
                Doing::End => break,
                Doing::Deed(deed) => strike(&mut left, deed, is_either),
                Doing::Islet(_) => strike(&mut left, Deed::AnyIslet, is_either),
                Doing::Boat(_) => strike(&mut left, Deed::AnyBoat, is_either),
            }
            self.carry_out(doing);
        }
    }

    /// 7.3, R9; in the solo game nobody is compensated.
    fn worker_fee(&mut self, owner: Owner) {
        let me = self.acting;
        let fee = self.decide(|world| fees(&world.people[me]));
        match (self.take_fee(fee), owner) {
            (Some(item), Owner::Seat(seat)) => {
                *self.world.people[seat].market.entry(item).or_default() += 1;
            }
            (Some(_), Owner::Cooper | Owner::Neutral) => {}
            (None, owner) => {
                if let Owner::Seat(seat) = owner {
                    self.compensate(seat);
                }
                if !self.me().has(12) {
                    self.anchors(1);
                }
            }
        }
    }
}

impl World {
    /// D7.
    fn places_for_workers(&self, seat: usize) -> Options<(char, Shape)> {
        let mut options = vec![];
        for (shape, word) in [(Shape::Normal, "normal"), (Shape::Special, "special")] {
            for section in 'a'..='h' {
                let stack = self.sections.get(&(section, shape));
                let has_own = stack.is_some_and(|stack| stack.contains(&Owner::Seat(seat)));
                if self.people[seat].available[&shape] > 0 && !has_own {
                    let text: String = format!("put_worker worker={word} section={section}");
                    options.push((text, (section, shape)));
                }
            }
        }
        options
    }
}
