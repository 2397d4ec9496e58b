//! [`Stack`]: what a game is at, and what it comes back to.
use core::{
    fmt,
    hash::{Hash, Hasher},
};

/// Steps on top of each other: the top one is asked now, and when it is popped
/// the game is back at the one below. Flat, so that a state can hold it; never
/// empty; at most `N` deep.
///
/// Only what lies on it counts: what was popped leaves no trace in `==` or in
/// the digest, and a stack of one item has the digest of that item.
#[derive(Clone, Copy)]
pub struct Stack<T, const N: usize> {
    items: [T; N],
    depth: u8,
}

impl<T: Copy, const N: usize> Stack<T, N> {
    /// With one item on it.
    pub const fn new(bottom: T) -> Self {
        const { assert!(0 < N && N <= u8::MAX as usize, "one item at least, a byte of them at most") }
        Stack { items: [bottom; N], depth: 1 }
    }

    /// What is asked now.
    #[inline]
    pub fn top(&self) -> T {
        self.items[usize::from(self.depth) - 1]
    }

    /// Goes on to something else, instead of what is on top.
    #[inline]
    pub fn replace(&mut self, item: T) {
        self.items[usize::from(self.depth) - 1] = item;
    }

    /// Interrupts what is on top.
    ///
    /// # Panics
    /// When the stack is full: its depth follows from the rules.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[usize::from(self.depth)] = item;
        self.depth += 1;
    }

    /// Comes back to what was interrupted; gives what was on top.
    #[inline]
    pub fn pop(&mut self) -> T {
        debug_assert!(self.depth > 1, "the lowest step interrupts nothing");
        let top = self.top();
        self.depth -= 1;
        top
    }

    /// Bottom first.
    #[inline]
    pub fn items(&self) -> &[T] {
        &self.items[..usize::from(self.depth)]
    }

    /// Bottom first: what is on top may change what it interrupts.
    #[inline]
    pub fn items_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.depth)]
    }
}

impl<T: Copy + PartialEq, const N: usize> PartialEq for Stack<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.items() == other.items()
    }
}

impl<T: Copy + Eq, const N: usize> Eq for Stack<T, N> {}

impl<T: Copy + Hash, const N: usize> Hash for Stack<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.items().iter().for_each(|item| item.hash(state));
    }
}

impl<T: Copy + fmt::Debug, const N: usize> fmt::Debug for Stack<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.items()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::Stack;
    use crate::digest;

    #[test]
    fn comes_back_to_what_was_interrupted() {
        let mut stack: Stack<char, 3> = Stack::new('a');
        stack.push('b');
        stack.push('c');
        stack.replace('d');
        assert_eq!((stack.top(), stack.items()), ('d', &['a', 'b', 'd'][..]));
        assert_eq!([stack.pop(), stack.pop()], ['d', 'b']);
        assert_eq!(stack.top(), 'a');
        stack.push('e');
        stack.items_mut()[0] = 'f';
        assert_eq!(stack.items(), ['f', 'e']);
    }

    #[test]
    fn what_was_popped_leaves_no_trace() {
        let fresh: Stack<u16, 2> = Stack::new(7);
        let mut used = fresh;
        used.push(9);
        assert_ne!(used, fresh);
        assert_ne!(digest(&used), digest(&fresh));
        used.pop();
        assert_eq!(used, fresh);
        assert_eq!(digest(&used), digest(&fresh));
        assert_eq!(digest(&fresh), digest(&7_u16), "one item has its own digest");
    }
}
