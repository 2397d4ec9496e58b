//! Where events go: to people, or nowhere at all.
use alloc::vec::Vec;

/// Takes the events of an action. Events are handed over as closures, so that
/// a sink that does not listen does not even build them.
pub trait Sink<E> {
    /// Something happened.
    fn tell(&mut self, event: impl FnOnce() -> E);
}

impl<E> Sink<E> for Vec<E> {
    fn tell(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

/// Listens to nothing; search passes it and pays nothing.
#[derive(Debug, Clone, Copy, Default)]
pub struct Silent;

impl<E> Sink<E> for Silent {
    #[inline(always)]
    fn tell(&mut self, _event: impl FnOnce() -> E) {}
}
