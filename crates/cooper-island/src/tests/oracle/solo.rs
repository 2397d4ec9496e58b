//! Cooper and the neutral workers (16).
use super::{
    rounds::workers,
    talk::Story,
    world::{Owner, Shape},
};

impl Story {
    /// The deck of ten cards, and how Cooper grows.
    pub(super) fn begin_round(&mut self) {
        let Some(focus) = self.world.rival.focus else { return };
        let rival = &mut self.world.rival;
        rival.deck = ('a'..='h').map(|section| (section, 1)).collect();
        *rival.deck.entry('c').or_default() += 1;
        *rival.deck.entry(focus).or_default() += 1;
        let (owned, orders) = match self.world.round {
            1 => (workers(2, 0), 0),
            2 => (workers(3, 0), 0),
            3 => (workers(2, 1), 1),
            _ => (workers(1, 2), 1),
        };
        let is_new_order = matches!(self.world.round, 3 | 4);
        rival.owned = owned.clone();
        rival.available = owned;
        if is_new_order && orders == 1 {
            let free = self.world.orders.iter().find(|(_, held)| held.is_none());
            let free = free.map(|(order, _)| *order).expect("a free order");
            self.world.orders.insert(free, Some((Owner::Cooper, Shape::Normal)));
        }
    }

    fn card(&mut self) -> char {
        let drawn = self.nature("cooper_card");
        let section = drawn.chars().next().expect("a section");
        let left = self.world.rival.deck.get_mut(&section).expect("a section");
        *left -= 1;
        section
    }

    /// The section of the card, or the next one without a worker of `owner`.
    fn place(&mut self, section: char, shape: Shape, owner: Owner) -> char {
        let mut at = section;
        while self.world.sections.get(&(at, shape)).is_some_and(|stack| stack.contains(&owner)) {
            at = if at == 'h' { 'a' } else { (at as u8 + 1) as char };
        }
        at
    }

    pub(super) fn neutral_workers(&mut self) {
        if self.world.rival.focus.is_none() {
            return;
        }
        let full = self.world.rival.deck.clone();
        let round = self.world.round - 1;
        let counts = [(Shape::Normal, [1, 1, 2, 3, 4]), (Shape::Special, [0, 0, 1, 1, 2])];
        for (shape, counts) in counts {
            for _ in 0..counts[round] {
                let section = self.card();
                let at = self.place(section, shape, Owner::Neutral);
                self.world.sections.entry((at, shape)).or_default().push(Owner::Neutral);
            }
        }
        self.world.rival.deck = full;
    }

    pub(super) fn cooper_turn(&mut self) {
        let section = self.card();
        let rival = &mut self.world.rival;
        let shape =
            if rival.available[&Shape::Special] > 0 { Shape::Special } else { Shape::Normal };
        *rival.available.get_mut(&shape).expect("a kind of worker") -= 1;
        let at = self.place(section, shape, Owner::Cooper);
        let stack = self.world.sections.entry((at, shape)).or_default();
        let below = stack.last().copied();
        stack.push(Owner::Cooper);
        if at == 'a' && shape == Shape::Normal && below.is_none() {
            self.world.cooper = Owner::Cooper;
        }
        self.cooper_acts(at, shape);
        if let Some(Owner::Seat(seat)) = below {
            self.compensate(seat);
        }
    }

    fn cooper_acts(&mut self, at: char, shape: Shape) {
        let card = self.world.harbormaster;
        let rival = &mut self.world.rival;
        let mut sails = match at {
            'b' => 1,
            'd' => 2,
            'f' => {
                rival.statues = 5.min(rival.statues + 1);
                1
            }
            'h' => {
                self.world.harbormaster.1 = false;
                2 + usize::from(card.1)
            }
            _ => {
                rival.progress += 1;
                0
            }
        };
        sails += usize::from(rival.focus == Some(at)) + usize::from(shape == Shape::Special);
        if rival.progress >= 2 {
            rival.progress -= 2;
            sails += 1;
        }
        rival.steps += sails;
    }

    /// Clean-up step 3.
    pub(super) fn cooper_bonus(&mut self) {
        self.world.rival.steps += self.world.rival.statues;
    }
}
