//! Where bots think: a few threads of low priority, so that no person's move
//! waits for a program's. Whatever a bot does, whoever asked gets an answer: a
//! decision, or that there will be none.
use std::{
    collections::VecDeque,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc, Condvar, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed},
    },
    thread,
    time::Duration,
};

use serde_json::Value;
use skerry_catalog::Thought;
use tokio::{sync::oneshot, time};

/// Why a bot has not decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Failure {
    /// It has panicked.
    Failed,
    /// It has not come to an end within its time.
    TooLong,
}

/// Threads that think, and what waits for them.
#[derive(Debug)]
pub(crate) struct BotPool {
    queue: Arc<Queue>,
}

/// Something to think about. However it ends, whoever waits hears of it: when
/// the job is dropped, so are the senders.
struct Job {
    thought: Thought,
    begun: oneshot::Sender<()>,
    answer: oneshot::Sender<Value>,
    is_settled: Settled,
}

/// Set by whoever is first: the thread that has an answer, or the one who gives
/// up waiting for it.
type Settled = Arc<AtomicBool>;

#[derive(Default)]
struct Queue {
    waiting: Mutex<Waiting>,
    has_changed: Condvar,
    threads: AtomicUsize,
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
        for _ in 0..threads.max(1) {
            start_thread(&queue).expect("there is room for a few threads");
        }
        BotPool { queue }
    }

    /// Puts a thought at the end of its line; what comes of it. The `limit` is
    /// counted from when the bot begins to think.
    pub(crate) fn decide(
        &self,
        is_quick: bool,
        limit: Duration,
        thought: Thought,
    ) -> impl Future<Output = Result<Value, Failure>> + Send + use<> {
        let (begun, beginning) = oneshot::channel();
        let (answer, answered) = oneshot::channel();
        let is_settled = Settled::default();
        self.submit(is_quick, Job { thought, begun, answer, is_settled: Arc::clone(&is_settled) });
        let queue = Arc::clone(&self.queue);
        async move {
            beginning.await.map_err(|_| Failure::Failed)?;
            let mut answered = answered;
            if let Ok(answer) = time::timeout(limit, &mut answered).await {
                return answer.map_err(|_| Failure::Failed);
            }
            if is_settled.swap(true, Relaxed) {
                return answered.await.map_err(|_| Failure::Failed);
            }
            queue.replace_thread();
            Err(Failure::TooLong)
        }
    }

    fn submit(&self, is_quick: bool, job: Job) {
        let mut waiting = self.queue.lock();
        let line = if is_quick { &mut waiting.quick } else { &mut waiting.deep };
        line.push_back(job);
        self.queue.has_changed.notify_one();
    }
}

impl Drop for BotPool {
    fn drop(&mut self) {
        let unheard = std::mem::replace(
            &mut *self.queue.lock(),
            Waiting { is_closed: true, ..Waiting::default() },
        );
        self.queue.has_changed.notify_all();
        // Whoever waits for these hears that nothing comes.
        drop(unheard);
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

    /// A thread cannot be stopped from outside. One that does not come back is
    /// left to itself, at its low priority, and another takes its place; it ends
    /// when its thought does, or with the process.
    fn replace_thread(self: &Arc<Self>) {
        match start_thread(self) {
            Ok(()) => tracing::error!("a bot does not come to an end: its thread is replaced"),
            Err(error) => {
                tracing::error!(%error, "a bot does not come to an end: a thread is lost")
            }
        }
    }
}

fn start_thread(queue: &Arc<Queue>) -> std::io::Result<()> {
    let number = queue.threads.fetch_add(1, Relaxed);
    let queue = Arc::clone(queue);
    thread::Builder::new().name(format!("bot-{number}")).spawn(move || think(&queue)).map(drop)
}

fn think(queue: &Queue) {
    // On Linux this is about the calling thread alone. Elsewhere bots think
    // with the same priority as everything else.
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(10) {
        tracing::warn!(%error, "bots think with ordinary priority");
    }
    while let Some(Job { thought, begun, answer, is_settled }) = queue.next() {
        // Whoever has gone meanwhile needs no answer.
        let _ = begun.send(());
        // A bot that fails must not take the others' place to think with it.
        let decision = catch_unwind(AssertUnwindSafe(thought));
        if is_settled.swap(true, Relaxed) {
            // Given up, and this thread has been replaced.
            return;
        }
        match decision {
            Ok(action) => drop(answer.send(action)),
            Err(_) => tracing::error!("a bot has failed"),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use serde_json::json;

    use super::*;

    const LONG: Duration = Duration::from_secs(60);
    const SHORT: Duration = Duration::from_millis(20);

    fn answering(word: &'static str) -> Thought {
        Box::new(move || json!(word))
    }

    #[tokio::test]
    async fn quick_jobs_overtake_deep_ones() {
        let pool = BotPool::new(1);
        let (begin, gate) = mpsc::channel::<()>();
        let (tell, told) = mpsc::channel();
        let first = pool.decide(
            true,
            LONG,
            Box::new(move || {
                gate.recv().expect("begun");
                json!("first")
            }),
        );
        let thinks = |name: &'static str| -> Thought {
            let tell = tell.clone();
            Box::new(move || {
                tell.send(name).expect("heard");
                json!(name)
            })
        };
        let deep = pool.decide(false, LONG, thinks("deep"));
        let quick = pool.decide(true, LONG, thinks("quick"));
        begin.send(()).expect("heard");
        let (first, deep, quick) = tokio::join!(first, deep, quick);
        assert_eq!([first, deep, quick], ["first", "deep", "quick"].map(|name| Ok(json!(name))));
        assert_eq!([told.recv(), told.recv()], [Ok("quick"), Ok("deep")]);
    }

    #[tokio::test]
    async fn a_bot_that_fails_is_told_of_and_the_next_one_thinks() {
        let pool = BotPool::new(1);
        // Without the report of a panic, which would be made at low priority.
        let panics = || std::panic::resume_unwind(Box::new("a bot that panics"));
        let fails = pool.decide(true, LONG, Box::new(panics));
        let next = pool.decide(true, LONG, answering("next"));
        assert_eq!(fails.await, Err(Failure::Failed));
        assert_eq!(next.await, Ok(json!("next")));
    }

    #[tokio::test]
    async fn a_bot_that_does_not_end_is_given_up_and_its_thread_replaced() {
        let pool = BotPool::new(1);
        let (end, gate) = mpsc::channel::<()>();
        let endless = pool.decide(
            true,
            SHORT,
            Box::new(move || {
                gate.recv().expect("it ends at last");
                json!("late")
            }),
        );
        let next = pool.decide(true, LONG, answering("next"));
        assert_eq!(endless.await, Err(Failure::TooLong));
        assert_eq!(next.await, Ok(json!("next")), "another thread has taken its place");
        end.send(()).expect("it still thinks");
        // The late one is gone: what comes now is answered once, by the one that is left.
        assert_eq!(pool.decide(true, LONG, answering("more")).await, Ok(json!("more")));
    }

    #[tokio::test]
    async fn what_is_never_begun_is_told_of_too() {
        let pool = BotPool::new(1);
        let (begun, gate) = mpsc::channel::<()>();
        let (end, wait) = mpsc::channel::<()>();
        let busy = pool.decide(
            true,
            LONG,
            Box::new(move || {
                begun.send(()).expect("heard");
                wait.recv().expect("it may end");
                json!("busy")
            }),
        );
        gate.recv().expect("it thinks");
        let unheard = pool.decide(true, LONG, answering("never"));
        drop(pool);
        end.send(()).expect("it still thinks");
        assert_eq!(busy.await, Ok(json!("busy")));
        assert_eq!(unheard.await, Err(Failure::Failed));
    }
}
