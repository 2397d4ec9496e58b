//! [`Story`]: what every entry of a log brought about.
use alloc::vec::Vec;

/// The events of a match, entry by entry; not yet redacted.
#[derive(Debug, Clone)]
pub(crate) struct Story<E> {
    events: Vec<E>,
    /// For each entry, where its events end.
    ends: Vec<usize>,
}

impl<E> Story<E> {
    pub(crate) fn new() -> Self {
        Story { events: Vec::new(), ends: Vec::new() }
    }

    /// Takes down what one more entry brings about.
    pub(crate) fn tell(&mut self, entry: impl FnOnce(&mut Vec<E>)) {
        entry(&mut self.events);
        self.ends.push(self.events.len());
    }

    /// The same for an entry that may turn out to be impossible, and then tells
    /// nothing.
    pub(crate) fn try_tell<X>(
        &mut self,
        entry: impl FnOnce(&mut Vec<E>) -> Result<(), X>,
    ) -> Result<(), X> {
        let before = self.events.len();
        let done = entry(&mut self.events);
        match done {
            Ok(()) => self.ends.push(self.events.len()),
            Err(_) => self.events.truncate(before),
        }
        done
    }

    /// What the entries from `first` on brought about, in order.
    pub(crate) fn since(&self, first: usize) -> &[E] {
        &self.events[self.start(first)..]
    }

    /// What one entry brought about; nothing if there is no such entry.
    pub(crate) fn of(&self, entry: usize) -> &[E] {
        self.ends.get(entry).map_or(&[], |end| &self.events[self.start(entry)..*end])
    }

    fn start(&self, entry: usize) -> usize {
        match entry.checked_sub(1) {
            None => 0,
            Some(before) => self.ends.get(before).copied().unwrap_or(self.events.len()),
        }
    }
}
