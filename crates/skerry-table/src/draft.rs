//! [`Draft`]: what a seat has done and not yet confirmed.
use alloc::vec::Vec;

/// Actions in order. What was the only answer left belongs to the action that
/// led to it, and is taken back together with it.
#[derive(Debug, Clone)]
pub(crate) struct Draft<A> {
    actions: Vec<A>,
    /// Where in `actions` each one begins that the player chose; those after
    /// it, up to the next, follow from it.
    chosen: Vec<usize>,
}

impl<A: Copy> Draft<A> {
    pub(crate) const EMPTY: Draft<A> = Draft { actions: Vec::new(), chosen: Vec::new() };

    pub(crate) fn actions(&self) -> &[A] {
        &self.actions
    }

    /// For each action, whether it followed from the one before.
    pub(crate) fn forced(&self) -> Vec<bool> {
        (0..self.actions.len()).map(|index| !self.chosen.contains(&index)).collect()
    }

    /// An action of the player, and all that follows from it.
    pub(crate) fn push(&mut self, action: A, forced: &[A]) {
        self.chosen.push(self.actions.len());
        self.actions.push(action);
        self.actions.extend_from_slice(forced);
    }

    /// Takes back the player's last action and what followed from it.
    pub(crate) fn undo(&mut self) -> Option<A> {
        let first = self.chosen.pop()?;
        self.actions.drain(first..).next()
    }
}

#[cfg(test)]
mod tests {
    use super::Draft;

    #[test]
    fn what_followed_is_taken_back_with_its_cause() {
        let mut draft = Draft::EMPTY;
        draft.push('a', &[]);
        draft.push('b', &['x', 'y']);
        draft.push('c', &['z']);
        assert_eq!(draft.actions(), ['a', 'b', 'x', 'y', 'c', 'z']);
        assert_eq!(draft.forced(), [false, false, true, true, false, true]);
        assert_eq!(draft.undo(), Some('c'));
        assert_eq!(draft.actions(), ['a', 'b', 'x', 'y']);
        assert_eq!([draft.undo(), draft.undo(), draft.undo()], [Some('b'), Some('a'), None]);
        assert_eq!(draft.actions(), []);
    }
}
