//! How much one client may ask: buckets that fill by the second.
use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
    time::Instant,
};

use crate::Rate;

/// From this many clients on, those that have been quiet are forgotten.
const MANY: usize = 10_000;

/// What one client may still ask.
#[derive(Debug)]
pub(crate) struct Bucket {
    left: f64,
    at: Instant,
}

impl Bucket {
    pub(crate) fn full(rate: Rate, now: Instant) -> Bucket {
        Bucket { left: f64::from(rate.burst), at: now }
    }

    /// Takes one, if there is one.
    pub(crate) fn take(&mut self, rate: Rate, now: Instant) -> bool {
        self.fill(rate, now);
        let is_enough = self.left >= 1.0;
        if is_enough {
            self.left -= 1.0;
        }
        is_enough
    }

    fn fill(&mut self, rate: Rate, now: Instant) {
        let seconds = now.saturating_duration_since(self.at).as_secs_f64();
        let filled = self.left + seconds * rate.per_second;
        *self = Bucket { left: filled.min(f64::from(rate.burst)), at: now };
    }
}

/// A bucket for each client.
#[derive(Debug)]
pub(crate) struct Buckets {
    rate: Rate,
    clients: Mutex<HashMap<String, Bucket>>,
}

impl Buckets {
    pub(crate) fn new(rate: Rate) -> Buckets {
        Buckets { rate, clients: Mutex::default() }
    }

    /// May this client ask once more?
    pub(crate) fn take(&self, client: &str) -> bool {
        let now = Instant::now();
        let mut clients = self.clients.lock().unwrap_or_else(PoisonError::into_inner);
        if clients.len() >= MANY {
            clients.retain(|_, bucket| {
                bucket.fill(self.rate, now);
                bucket.left < f64::from(self.rate.burst)
            });
        }
        if let Some(bucket) = clients.get_mut(client) {
            return bucket.take(self.rate, now);
        }
        let mut bucket = Bucket::full(self.rate, now);
        let may = bucket.take(self.rate, now);
        clients.insert(client.to_owned(), bucket);
        may
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let (rate, start) = (Rate { burst: 2, per_second: 1.0 }, Instant::now());
        let mut bucket = Bucket::full(rate, start);
        let taken: Vec<bool> = (0..3).map(|_| bucket.take(rate, start)).collect();
        assert_eq!(taken, [true, true, false]);
        let later = start + Duration::from_secs(1);
        assert!(bucket.take(rate, later) && !bucket.take(rate, later));
    }

    #[test]
    fn clients_do_not_share_a_bucket() {
        let buckets = Buckets::new(Rate { burst: 1, per_second: 0.0 });
        assert!(buckets.take("a") && !buckets.take("a") && buckets.take("b"));
    }
}
