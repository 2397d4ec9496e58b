//! A line in which nobody waits behind all that another has asked for: whoever
//! waits is served in turn, one thing each.
use std::collections::VecDeque;

/// What waits, by whose it is.
#[derive(Debug)]
pub(crate) struct FairLine<Who, What> {
    /// Whoever is first is served next; nobody is in it twice, or waits for nothing.
    turns: VecDeque<(Who, VecDeque<What>)>,
}

impl<Who, What> Default for FairLine<Who, What> {
    fn default() -> Self {
        FairLine { turns: VecDeque::new() }
    }
}

impl<Who: PartialEq, What> FairLine<Who, What> {
    /// Behind everything else of the same person.
    pub(crate) fn push(&mut self, who: Who, what: What) {
        match self.turns.iter_mut().find(|(waiting, _)| *waiting == who) {
            Some((_, things)) => things.push_back(what),
            None => self.turns.push_back((who, VecDeque::from([what]))),
        }
    }

    /// The first thing of whoever has waited longest; they go to the end of the line.
    pub(crate) fn pop(&mut self) -> Option<What> {
        let (who, mut things) = self.turns.pop_front()?;
        let next = things.pop_front();
        if !things.is_empty() {
            self.turns.push_back((who, things));
        }
        next
    }

    /// Takes away all that waits.
    pub(crate) fn drain(&mut self) -> impl Iterator<Item = What> {
        self.turns.drain(..).flat_map(|(_, things)| things)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_is_served_in_turn_however_much_they_ask() {
        let mut line = FairLine::default();
        for number in 1..=3 {
            line.push('a', number);
        }
        line.push('b', 10);
        line.push('c', 20);
        line.push('b', 11);
        let served: Vec<_> = std::iter::from_fn(|| line.pop()).collect();
        assert_eq!(served, [1, 10, 20, 2, 11, 3]);
        line.push('a', 4);
        assert_eq!((line.drain().collect::<Vec<_>>(), line.pop()), (vec![4], None));
    }
}
