//! Plays as a person does: looks one step ahead, misjudges what it sees,
//! overlooks some of it, is rash at times, and has a taste of its own. How much of each makes the
//! level; what a position is worth says the game, so every game has the levels.
use skerry_core::{Dice, Game, QuickDice};

use crate::{
    Bot, Evaluate, Glimpse, Luck,
    luck::liking,
    prospect::{Prospect, prospects},
};

/// How well somebody plays. Misjudging is measured in the spread of the options,
/// so that it means the same in every game and at every moment of it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Skill {
    /// How many of a hundred decisions are made by mood, without weighing anything.
    pub rash: u32,
    /// How far a value may be misjudged.
    pub slip: f32,
    /// How much one's own taste counts.
    pub taste: f32,
    /// How many of a hundred options are overlooked.
    pub overlooked: u32,
}

impl Skill {
    /// A friendly beginner.
    pub const EASY: Skill = Skill { rash: 72, slip: 2.0, taste: 0.5, overlooked: 30 };
    /// A stand-in for somebody who plays for the first time and does care, to measure
    /// the levels against: it is no person, only a rule that one can repeat.
    pub const FIRST_TIMER: Skill = Skill { rash: 40, slip: 1.5, taste: 0.5, overlooked: 25 };
    /// Somebody who has played before.
    pub const MEDIUM: Skill = Skill { rash: 5, slip: 0.5, taste: 2.0, overlooked: 15 };
}

/// One step of look-ahead, through the eyes of somebody with a skill and a character.
#[derive(Debug)]
pub struct Casual<E> {
    eval: E,
    skill: Skill,
    /// Whose taste it is.
    character: u64,
    dice: QuickDice,
}

impl<E> Casual<E> {
    /// The same decisions for the same luck.
    pub fn new(eval: E, skill: Skill, luck: Luck) -> Self {
        Casual {
            eval,
            skill: skill.of(luck.character),
            character: luck.character,
            dice: QuickDice::new(luck.seed),
        }
    }

    /// A misjudgement, from -1 to 1 and mostly small.
    fn error(&mut self) -> f32 {
        let sum: u32 = (0..3).map(|_| self.dice.below(1001)).sum();
        sum as f32 / 1500.0 - 1.0
    }

    /// What mood says.
    fn any<A: Copy>(&mut self, seen: &[Prospect<A>]) -> A {
        let count = seen.len().try_into().unwrap_or(u32::MAX);
        seen[self.dice.below(count) as usize].action
    }

    fn overlooks(&mut self) -> bool {
        self.dice.below(100) < self.skill.overlooked
    }
}

impl Skill {
    /// No two of a level are equally careless: up to a fifth more or less.
    fn of(self, character: u64) -> Skill {
        let care = 0.8 + 0.4 * (character >> 48) as f32 / 65_536.0;
        Skill { slip: self.slip * care, ..self }
    }
}

impl<G: Game, E: Evaluate<G>> Bot<G> for Casual<E> {
    fn decide(&mut self, glimpse: &Glimpse<'_, G>) -> G::Action {
        let (world, mut seen) = prospects(&self.eval, glimpse, &mut self.dice);
        let promise = |action| self.eval.promise(&world, glimpse.seat(), action);
        keep_sensible(&mut seen, promise);
        let [first, rest @ ..] = &seen[..] else { unreachable!("the best is sensible") };
        let spread = spread(rest);
        let stares = rest.first().is_none_or(|next| first.value - next.value > OBVIOUS * spread);
        if stares {
            return first.action;
        }
        if self.dice.below(100) < self.skill.rash {
            return self.any(&seen);
        }
        let mut best = (f32::NEG_INFINITY, first.action);
        for Prospect { action, value, .. } in &seen {
            let slips =
                self.skill.slip * self.error() + self.skill.taste * liking(self.character, action);
            let judged = value + spread * slips;
            if !self.overlooks() && judged > best.0 {
                best = (judged, *action);
            }
        }
        best.1
    }
}

/// What is better than all else by so many spreads stares one in the face.
const OBVIOUS: f32 = 2.5;
/// Options that are worth the same are still told apart by taste.
const LEAST_SPREAD: f32 = 0.05;

/// The best first, and nothing that would be silly: what costs something at first
/// sight, such as to pass, is done only if it is the best that can be done.
fn keep_sensible<A: Copy>(seen: &mut Vec<Prospect<A>>, promise: impl Fn(A) -> f32) {
    seen.sort_by(|a, b| a.is_loss.cmp(&b.is_loss).then(b.value.total_cmp(&a.value)));
    let mut is_first = true;
    seen.retain(|prospect| {
        std::mem::take(&mut is_first) || !prospect.is_loss && promise(prospect.action) >= 0.0
    });
}

/// How far these values lie from the one in the middle, on average.
fn spread<A>(sorted: &[Prospect<A>]) -> f32 {
    let Some(middle) = sorted.get(sorted.len() / 2) else { return LEAST_SPREAD };
    let sum: f32 = sorted.iter().map(|prospect| (prospect.value - middle.value).abs()).sum();
    (sum / sorted.len() as f32).max(LEAST_SPREAD)
}
