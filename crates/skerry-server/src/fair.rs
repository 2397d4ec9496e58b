//! A line in which nobody waits behind all that another has asked for: whoever
//! waits is served in turn, one thing each. Those who come from one address take
//! turns among themselves, and have one turn together.
use std::collections::VecDeque;

/// Whose something is, from the outermost circle to the person: all of an address
/// share a turn, then all of a host.
pub(crate) type Whose = [String; 2];

/// What waits, by whose it is.
#[derive(Debug)]
pub(crate) struct FairLine<What> {
    /// What waits here, the oldest first.
    here: VecDeque<What>,
    /// Whoever is first is served next; nobody is in it twice, or waits for nothing.
    turns: VecDeque<(String, FairLine<What>)>,
}

impl<What> Default for FairLine<What> {
    fn default() -> Self {
        FairLine { here: VecDeque::new(), turns: VecDeque::new() }
    }
}

impl<What> FairLine<What> {
    /// Behind everything else of the same person.
    pub(crate) fn push(&mut self, whose: &[String], what: What) {
        let Some((who, within)) = whose.split_first() else {
            return self.here.push_back(what);
        };
        match self.turns.iter_mut().find(|(waiting, _)| waiting == who) {
            Some((_, line)) => line.push(within, what),
            None => {
                let mut line = FairLine::default();
                line.push(within, what);
                self.turns.push_back((who.clone(), line));
            }
        }
    }

    /// The first thing of whoever has waited longest; they go to the end of the line.
    pub(crate) fn pop(&mut self) -> Option<What> {
        if let Some(what) = self.here.pop_front() {
            return Some(what);
        }
        let (who, mut line) = self.turns.pop_front()?;
        let next = line.pop();
        if !line.is_empty() {
            self.turns.push_back((who, line));
        }
        next
    }

    fn is_empty(&self) -> bool {
        self.here.is_empty() && self.turns.is_empty()
    }

    /// Takes away all that waits.
    pub(crate) fn drain(&mut self) -> impl Iterator<Item = What> {
        std::iter::from_fn(|| self.pop())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn served(asked: &[([&str; 2], u32)]) -> Vec<u32> {
        let mut line = FairLine::default();
        for (whose, what) in asked {
            line.push(&whose.map(str::to_owned), *what);
        }
        line.drain().collect()
    }

    #[test]
    fn each_is_served_in_turn_however_much_they_ask() {
        let [a, b, c] = [["1", "a"], ["2", "b"], ["3", "c"]];
        let asked = [(a, 1), (a, 2), (a, 3), (b, 10), (c, 20), (b, 11)];
        assert_eq!(served(&asked), [1, 10, 20, 2, 11, 3]);
    }

    #[test]
    fn many_guests_of_one_address_have_one_turn_together() {
        let guests = ["a", "b", "c", "d"];
        let mut asked: Vec<_> = guests.iter().zip(1..).map(|(who, n)| (["1", *who], n)).collect();
        asked.extend([(["2", "e"], 10), (["2", "e"], 11)]);
        assert_eq!(served(&asked), [1, 10, 2, 11, 3, 4]);
    }
}
