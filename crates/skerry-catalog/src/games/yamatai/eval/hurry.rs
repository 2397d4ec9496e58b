//! A turn as one plays it who does not think long: the best building in reach of every
//! fleet, or boats laid anywhere and what can be collected with them.
use skerry_bots::Evaluate;
use skerry_core::{Dice, Game, Seat, Seats, Silent, Turn};
use yamatai::{Action, Step, Yamatai};

use super::{YamataiEval, rest};

/// Fleets whose boats are laid anywhere.
const TRIES: usize = 4;
/// What a boat costs that was not laid, more or less.
const IDLE: f32 = 0.5;

pub(super) fn play(eval: &YamataiEval, game: &mut Yamatai, seat: Seat, dice: &mut impl Dice) {
    let legal = Vec::with_capacity(128);
    let mut turn = Hurry { eval, seat, legal, built: None, haul: None };
    if game.step() == Step::Fleet {
        turn.list(game);
        let fleets = turn.legal.clone();
        let first = dice.below(fleets.len() as u32) as usize;
        for at in 0..fleets.len() {
            let mut next = *game;
            next.apply(seat, fleets[(first + at) % fleets.len()], &mut Silent);
            turn.try_building(next, dice);
            if at < TRIES {
                turn.try_chain(next, dice);
            }
        }
    } else {
        turn.try_building(*game, dice);
        turn.try_chain(*game, dice);
    }
    *game = turn.better_end();
    if game.turn() == Turn::Decide(Seats::one(seat)) && game.step() == Step::Recruit {
        game.apply(seat, Action::EndTurn, &mut Silent);
    }
}

struct Hurry<'a> {
    eval: &'a YamataiEval,
    seat: Seat,
    /// What is legal in the position that was looked at last.
    legal: Vec<Action>,
    /// The best building so far: how good it looked, and the position after it.
    built: Option<(f32, Yamatai)>,
    /// The boats that can collect most: how many tokens, and the position with all laid.
    haul: Option<(u32, Yamatai)>,
}

impl Hurry<'_> {
    fn list(&mut self, game: &Yamatai) {
        self.legal.clear();
        game.legal(self.seat, &mut self.legal);
    }

    /// Lays boats for the best building in reach, and others after them that would not
    /// fit into the harbour.
    fn try_building(&mut self, mut game: Yamatai, dice: &mut impl Dice) {
        if game.step() != Step::Boats || game.has_placed() {
            return;
        }
        let Some(prospect) = game.best_prospect(self.seat) else { return };
        for (cargo, at) in prospect.boats() {
            game.apply(self.seat, Action::Place { cargo, at }, &mut Silent);
        }
        let (tile, island) = (prospect.tile, prospect.island);
        while game.pool().len() > 1 {
            self.list(&game);
            self.legal.retain(|it| matches!(it, Action::Place { .. }));
            if self.legal.is_empty() {
                break;
            }
            game.apply(self.seat, *dice.pick(&self.legal), &mut Silent);
        }
        self.weigh(&game, Action::Build { tile, island });
    }

    /// Lays the boats anywhere, and looks what could be built on the way or collected at
    /// the end of it.
    fn try_chain(&mut self, mut game: Yamatai, dice: &mut impl Dice) {
        let mut boats = 0;
        loop {
            self.list(&game);
            if rest::is_funded(&game) && self.legal.contains(&Action::UsePower) {
                game.apply(self.seat, Action::UsePower, &mut Silent);
                continue;
            }
            let (mut places, mut islands) = (0, 0_u64);
            for at in 0..self.legal.len() {
                match self.legal[at] {
                    Action::Place { .. } => places += 1,
                    Action::Take { island, .. } => islands |= 1 << island.index(),
                    build @ Action::Build { .. } => self.weigh(&game, build),
                    _ => {}
                }
            }
            if places == 0 {
                let tokens = islands.count_ones().min(boats);
                if self.haul.as_ref().is_none_or(|haul| tokens > haul.0) {
                    self.haul = Some((tokens, game));
                }
                return;
            }
            let drawn = dice.below(places) as usize;
            let mut places = self.legal.iter().filter(|it| matches!(it, Action::Place { .. }));
            let place = *places.nth(drawn).expect("places were counted");
            game.apply(self.seat, place, &mut Silent);
            boats += 1;
        }
    }

    fn weigh(&mut self, game: &Yamatai, build: Action) {
        let mut next = *game;
        next.apply(self.seat, build, &mut Silent);
        let value = self.eval.value(&next, self.seat) - IDLE * f32::from(next.pool().len());
        if self.built.as_ref().is_none_or(|built| value > built.0) {
            self.built = Some((value, next));
        }
    }

    /// The end of the turn with the building or with the tokens, whichever is better.
    fn better_end(&mut self) -> Yamatai {
        let (_, mut haul) = self.haul.take().expect("every chain has an end");
        self.list(&haul);
        if self.legal.contains(&Action::Pass) {
            haul.apply(self.seat, Action::Pass, &mut Silent);
        }
        let collected = self.finish(haul);
        let built = self.built.take().map(|(_, game)| self.finish(game));
        match built {
            Some(built) if built.0 > collected.0 => built.1,
            Some(_) | None => collected.1,
        }
    }

    /// The rest of the turn: what brings most, one decision after the other.
    fn finish(&mut self, mut game: Yamatai) -> (f32, Yamatai) {
        while let Some((_, next)) = rest::next(self.eval, &game, self.seat, &mut self.legal) {
            game = next;
        }
        (self.eval.value(&game, self.seat), game)
    }
}
