//! Where bots think: a few threads of low priority, so that no person's move
//! waits for a program's.
use std::{
    collections::VecDeque,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    thread,
};

/// Something to think about.
type Job = Box<dyn FnOnce() + Send>;

/// Threads that think, and what waits for them.
#[derive(Debug)]
pub(crate) struct BotPool {
    queue: Arc<Queue>,
}

#[derive(Default)]
struct Queue {
    waiting: Mutex<Waiting>,
    has_changed: Condvar,
}

impl std::fmt::Debug for Queue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Queue")
    }
}

/// Quick decisions do not queue behind deep ones.
#[derive(Default)]
struct Waiting {
    quick: VecDeque<Job>,
    deep: VecDeque<Job>,
    is_closed: bool,
}

impl BotPool {
    /// # Panics
    /// When the system has no room for another thread.
    pub(crate) fn new(threads: usize) -> BotPool {
        let queue = Arc::new(Queue::default());
        for number in 0..threads.max(1) {
            let queue = Arc::clone(&queue);
            let thread = thread::Builder::new().name(format!("bot-{number}"));
            thread.spawn(move || think(&queue)).expect("there is room for a few threads");
        }
        BotPool { queue }
    }

    /// Puts a job at the end of its line.
    pub(crate) fn submit(&self, is_quick: bool, job: Job) {
        let mut waiting = self.queue.lock();
        let line = if is_quick { &mut waiting.quick } else { &mut waiting.deep };
        line.push_back(job);
        self.queue.has_changed.notify_one();
    }
}

impl Drop for BotPool {
    fn drop(&mut self) {
        self.queue.lock().is_closed = true;
        self.queue.has_changed.notify_all();
    }
}

impl Queue {
    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next job; `None` when there will be no more.
    fn next(&self) -> Option<Job> {
        let mut waiting = self.lock();
        loop {
            if waiting.is_closed {
                return None;
            }
            if let Some(job) = waiting.quick.pop_front().or_else(|| waiting.deep.pop_front()) {
                return Some(job);
            }
            waiting = self.has_changed.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

fn think(queue: &Queue) {
    // On Linux this is about the calling thread alone. Elsewhere bots think
    // with the same priority as everything else.
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(10) {
        tracing::warn!(%error, "bots think with ordinary priority");
    }
    while let Some(job) = queue.next() {
        // A bot that fails must not take the others' place to think with it.
        if catch_unwind(AssertUnwindSafe(job)).is_err() {
            tracing::error!("a bot has failed");
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    #[test]
    fn quick_jobs_overtake_deep_ones() {
        let pool = BotPool::new(1);
        let (begin, gate) = mpsc::channel::<()>();
        let (tell, told) = mpsc::channel();
        pool.submit(true, Box::new(move || gate.recv().expect("begun")));
        for (name, is_quick) in [("deep", false), ("quick", true)] {
            let tell = tell.clone();
            pool.submit(is_quick, Box::new(move || tell.send(name).expect("heard")));
        }
        begin.send(()).expect("heard");
        assert_eq!([told.recv(), told.recv()], [Ok("quick"), Ok("deep")]);
    }
}
