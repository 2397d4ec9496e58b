//! Dice that say what was asked of them.
use std::collections::VecDeque;

use skerry_core::{Dice, QuickDice};

/// Numbers in the order in which they are drawn, and what each was drawn from.
#[derive(Debug, Default)]
pub struct Script {
    numbers: VecDeque<u32>,
    /// The `n` of every `below(n)`.
    pub asked: Vec<u32>,
}

impl Script {
    /// These numbers, one after the other.
    pub fn new(numbers: impl IntoIterator<Item = u32>) -> Script {
        Script { numbers: numbers.into_iter().collect(), asked: vec![] }
    }

    /// Everything was drawn, and from these many each.
    ///
    /// # Panics
    /// When it was not.
    #[track_caller]
    pub fn is_spent(&self, asked: &[u32]) {
        assert_eq!(self.asked, asked);
        assert!(self.numbers.is_empty(), "not drawn: {:?}", self.numbers);
    }
}

impl Dice for Script {
    fn next_u64(&mut self) -> u64 {
        panic!("numbers are drawn with `below`")
    }

    fn below(&mut self, n: u32) -> u32 {
        self.asked.push(n);
        let number = self.numbers.pop_front().expect("no draw is left in the script");
        assert!(number < n, "{number} is not below {n}");
        number
    }
}

/// Counts draws.
#[derive(Debug)]
pub struct Counting {
    dice: QuickDice,
    /// How many so far.
    pub draws: u32,
}

impl Counting {
    /// Quick dice of this seed.
    pub fn new(seed: u64) -> Counting {
        Counting { dice: QuickDice::new(seed), draws: 0 }
    }
}

impl Dice for Counting {
    fn next_u64(&mut self) -> u64 {
        panic!("numbers are drawn with `below`")
    }

    fn below(&mut self, n: u32) -> u32 {
        self.draws += 1;
        self.dice.below(n)
    }
}
