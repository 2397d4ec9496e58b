//! [`Mind`]: what a bot keeps from one decision of a match to the next.
use core::{any::Any, fmt};
use std::sync::{Arc, Mutex, PoisonError};

use skerry_bots::{Bot, BotSpec};
use skerry_core::Game;

/// A place for a bot between two decisions: the plan of its turn, and what it remembers. Whoever
/// thinks takes the bot out and puts it back when it has decided, so one that fails is gone by
/// itself; and whoever does not wait any longer makes a new place.
#[derive(Clone, Default)]
pub struct Mind(Arc<Mutex<Option<Box<dyn Any + Send>>>>);

/// Who it is.
struct Resting<G: Game> {
    spec: BotSpec,
    bot: Box<dyn Bot<G>>,
}

impl Mind {
    /// Whether nobody is kept here.
    pub fn is_empty(&self) -> bool {
        self.slot().is_none()
    }

    pub(crate) fn take<G: Game>(&self, spec: BotSpec) -> Option<Box<dyn Bot<G>>> {
        let resting = self.slot().take()?.downcast::<Resting<G>>().ok()?;
        (resting.spec == spec).then_some(resting.bot)
    }

    pub(crate) fn keep<G: Game>(&self, spec: BotSpec, bot: Box<dyn Bot<G>>) {
        *self.slot() = Some(Box::new(Resting { spec, bot }));
    }

    fn slot(&self) -> std::sync::MutexGuard<'_, Option<Box<dyn Any + Send>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl fmt::Debug for Mind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Mind")
    }
}
