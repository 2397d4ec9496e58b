//! Dice that say what was asked of them.
use alloc::{collections::VecDeque, vec, vec::Vec};

use skerry_core::Dice;

/// Numbers in the order in which they are drawn, and what each was drawn from.
#[derive(Debug, Default)]
pub(super) struct Script {
    numbers: VecDeque<u32>,
    /// The `n` of every `below(n)`.
    pub(super) asked: Vec<u32>,
}

impl Script {
    pub(super) fn new(numbers: impl IntoIterator<Item = u32>) -> Script {
        Script { numbers: numbers.into_iter().collect(), asked: vec![] }
    }

    /// Everything was drawn, and from these many each.
    #[track_caller]
    pub(super) fn is_spent(&self, asked: &[u32]) {
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
