//! How many of something each may have at the same time: sockets of a guest,
//! connections of an address, tables whose bots think.
use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

/// What each has taken.
#[derive(Debug)]
pub(crate) struct Places {
    most: u32,
    taken: Mutex<HashMap<String, u32>>,
}

impl Places {
    /// So many for each.
    pub(crate) fn new(most: u32) -> Arc<Places> {
        Arc::new(Places { most, taken: Mutex::default() })
    }

    /// One more for `who`; none if they have as many as they may.
    pub(crate) fn take(self: &Arc<Self>, who: &str) -> Option<Place> {
        let mut taken = self.taken();
        let count = taken.entry(who.to_owned()).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        Some(Place { places: Arc::clone(self), who: who.to_owned() })
    }

    fn taken(&self) -> MutexGuard<'_, HashMap<String, u32>> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Stands for one of them; given back when it is dropped.
#[derive(Debug)]
pub(crate) struct Place {
    places: Arc<Places>,
    who: String,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.places.taken();
        if let Some(count) = taken.get_mut(&self.who) {
            *count -= 1;
            if *count == 0 {
                taken.remove(&self.who);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_free_again_once_it_is_given_back() {
        let places = Places::new(2);
        let held = [places.take("a"), places.take("a")];
        assert!(held.iter().all(Option::is_some));
        assert!(places.take("a").is_none());
        assert!(places.take("b").is_some(), "that is somebody else");
        drop(held);
        assert!(places.take("a").is_some());
        assert!(places.taken().is_empty(), "who has nothing is forgotten");
    }
}
