//! Where bots think: a few threads of low priority, so that no person's move
//! waits for a program's, and no host's bots for all those of another. Whatever a
//! bot does, whoever asked gets an answer: a decision, or that there will be none.
use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc, Condvar, Mutex, MutexGuard, OnceLock, PoisonError,
        atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Relaxed},
    },
    thread,
    time::{Duration, Instant},
};

use serde_json::Value;
use skerry_catalog::Thought;
use tokio::{sync::oneshot, time};

use crate::fair::{FairLine, Whose};

/// Why a bot has not decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Failure {
    /// It has panicked.
    Failed,
    /// It has not come to an end within its time.
    TooLong,
}

/// So many threads may be lost to bots that do not end before lost ones are no
/// longer replaced: each keeps a core busy whenever nothing else does.
const MOST_REPLACED: usize = 8;

/// Threads that think, and what waits for them.
#[derive(Debug)]
pub(crate) struct BotPool {
    queue: Arc<Queue>,
}

/// Something to think about. However it ends, whoever waits hears of it: when
/// the job is dropped, so is the sender.
struct Job {
    thought: Thought,
    asked_at: Instant,
    begun_at: BegunAt,
    answer: oneshot::Sender<Value>,
    is_settled: Settled,
}

/// Which line to wait in.
#[derive(Debug, Clone, Copy)]
enum Urgency {
    Quick,
    Deep,
    /// No table waits for it.
    Spare,
}

/// Since when a bot thinks. It is looked at when the time may be over: nobody is
/// woken for it.
type BegunAt = Arc<OnceLock<Instant>>;

/// Set by whoever is first: the thread that has an answer, or the one who gives
/// up waiting for it. Both hold the lock of the queue, in which the lost are counted.
type Settled = Arc<AtomicBool>;

#[derive(Default)]
struct Queue {
    waiting: Mutex<Waiting>,
    has_changed: Condvar,
    /// Threads started so far.
    started: AtomicUsize,
    /// How long jobs have waited in line, all together.
    waited_micros: AtomicU64,
}

impl std::fmt::Debug for Queue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Queue")
    }
}

/// Quick decisions do not queue behind deep ones, and what can wait is behind both.
#[derive(Default)]
struct Waiting {
    quick: FairLine<Job>,
    deep: FairLine<Job>,
    spare: FairLine<Job>,
    is_closed: bool,
    /// How many threads there should be.
    wanted: usize,
    /// Threads that take jobs, or will when they have done the one they are at.
    able: usize,
    /// Threads whose bot was given up and has not come to an end.
    lost: usize,
}

impl BotPool {
    /// # Panics
    /// When the system has no room for another thread.
    pub(crate) fn new(threads: usize) -> BotPool {
        let queue = Arc::new(Queue::default());
        let threads = threads.max(1);
        queue.lock().wanted = threads;
        for _ in 0..threads {
            queue.start_thread(&mut queue.lock()).expect("there is room for a few threads");
        }
        BotPool { queue }
    }

    /// How many threads have not come back from a bot that was given up.
    pub(crate) fn lost(&self) -> usize {
        self.queue.lock().lost
    }

    /// How long what was begun has waited in line, all together.
    pub(crate) fn waited(&self) -> Duration {
        Duration::from_micros(self.queue.waited_micros.load(Relaxed))
    }

    /// Puts a thought at the end of the line of those `whose` it is; what comes of it. The `limit` is
    /// counted from when the bot begins to think.
    pub(crate) fn decide(
        &self,
        whose: &Whose,
        is_quick: bool,
        limit: Duration,
        thought: Thought,
    ) -> impl Future<Output = Result<Value, Failure>> + Send + use<> {
        let urgency = if is_quick { Urgency::Quick } else { Urgency::Deep };
        self.ask(whose, urgency, limit, thought)
    }

    /// The same for what no table waits for: it is begun when there is nothing else to do, and
    /// should be short.
    pub(crate) fn spare(
        &self,
        whose: &Whose,
        limit: Duration,
        thought: Thought,
    ) -> impl Future<Output = Result<Value, Failure>> + Send + use<> {
        self.ask(whose, Urgency::Spare, limit, thought)
    }

    fn ask(
        &self,
        whose: &Whose,
        urgency: Urgency,
        limit: Duration,
        thought: Thought,
    ) -> impl Future<Output = Result<Value, Failure>> + Send + use<> {
        let (answer, mut answered) = oneshot::channel();
        let (begun_at, is_settled) = (BegunAt::default(), Settled::default());
        let job = Job {
            thought,
            asked_at: Instant::now(),
            begun_at: Arc::clone(&begun_at),
            answer,
            is_settled: Arc::clone(&is_settled),
        };
        self.submit(whose, urgency, job);
        let queue = Arc::clone(&self.queue);
        async move {
            let mut left = limit;
            while !left.is_zero() {
                if let Ok(answer) = time::timeout(left, &mut answered).await {
                    return answer.map_err(|_| Failure::Failed);
                }
                // What has not begun by now has all its time before it.
                let spent = begun_at.get().map_or(Duration::ZERO, Instant::elapsed);
                left = limit.saturating_sub(spent);
            }
            if queue.give_up(&is_settled) {
                return Err(Failure::TooLong);
            }
            answered.await.map_err(|_| Failure::Failed)
        }
    }

    fn submit(&self, whose: &Whose, urgency: Urgency, job: Job) {
        let mut waiting = self.queue.lock();
        if waiting.able == 0 {
            // Nobody is left to think: whoever asks hears it at once.
            return;
        }
        let line = match urgency {
            Urgency::Quick => &mut waiting.quick,
            Urgency::Deep => &mut waiting.deep,
            Urgency::Spare => &mut waiting.spare,
        };
        line.push(whose, job);
        self.queue.has_changed.notify_one();
    }
}

impl Drop for BotPool {
    fn drop(&mut self) {
        let mut waiting = self.queue.lock();
        waiting.is_closed = true;
        let unheard = waiting.clear();
        drop(waiting);
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
            if let Some(job) = waiting.pop() {
                return Some(job);
            }
            waiting = self.has_changed.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Gives up the bot that has not settled its job; `false` if it just has.
    ///
    /// A thread cannot be stopped from outside. One that does not come back is
    /// left to itself, at its low priority, and another takes its place, a few
    /// times; then the others must do, and if there are none, no bot thinks.
    fn give_up(self: &Arc<Self>, is_settled: &Settled) -> bool {
        let mut waiting = self.lock();
        if is_settled.swap(true, Relaxed) {
            return false;
        }
        waiting.able -= 1;
        waiting.lost += 1;
        let lost = waiting.lost;
        if lost > MOST_REPLACED {
            let left = waiting.able;
            tracing::error!(lost, left, "a bot does not come to an end: too many threads are lost");
        } else if let Err(error) = self.start_thread(&mut waiting) {
            tracing::error!(%error, lost, "a bot does not come to an end: a thread is lost");
        } else {
            tracing::error!(lost, "a bot does not come to an end: its thread is replaced");
        }
        let unheard = if waiting.able == 0 { waiting.clear() } else { vec![] };
        drop(waiting);
        drop(unheard);
        true
    }

    /// Settles a job after its bot has ended: what its thread is to do then.
    fn settle(&self, is_settled: &Settled) -> Settlement {
        let mut waiting = self.lock();
        if !is_settled.swap(true, Relaxed) {
            return Settlement::Answer;
        }
        waiting.lost -= 1;
        if waiting.able >= waiting.wanted {
            return Settlement::End;
        }
        waiting.able += 1;
        Settlement::GoOn
    }

    fn start_thread(self: &Arc<Self>, waiting: &mut Waiting) -> std::io::Result<()> {
        let number = self.started.fetch_add(1, Relaxed);
        let queue = Arc::clone(self);
        let name = format!("bot-{number}");
        thread::Builder::new().name(name).spawn(move || think(&queue))?;
        waiting.able += 1;
        Ok(())
    }
}

impl Waiting {
    /// Takes away all that waits.
    fn clear(&mut self) -> Vec<Job> {
        self.quick.drain().chain(self.deep.drain()).chain(self.spare.drain()).collect()
    }

    fn pop(&mut self) -> Option<Job> {
        self.quick.pop().or_else(|| self.deep.pop()).or_else(|| self.spare.pop())
    }
}

/// What becomes of a thread whose bot has come to an end.
enum Settlement {
    /// It answers.
    Answer,
    /// It was given up and replaced.
    End,
    /// It was given up, and there are too few to do without it.
    GoOn,
}

fn think(queue: &Queue) {
    // On Linux this is about the calling thread alone. Elsewhere bots think
    // with the same priority as everything else.
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(10) {
        tracing::warn!(%error, "bots think with ordinary priority");
    }
    while let Some(Job { thought, asked_at, begun_at, answer, is_settled }) = queue.next() {
        let now = *begun_at.get_or_init(Instant::now);
        queue.waited_micros.fetch_add((now - asked_at).as_micros() as u64, Relaxed);
        // A bot that fails must not take the others' place to think with it.
        let decision = catch_unwind(AssertUnwindSafe(thought));
        match (queue.settle(&is_settled), decision) {
            // Whoever has gone meanwhile needs no answer.
            (Settlement::Answer, Ok(action)) => drop(answer.send(action)),
            (Settlement::Answer, Err(_)) => tracing::error!("a bot has failed"),
            (Settlement::GoOn, _) => {}
            (Settlement::End, _) => return,
        }
    }
}

#[cfg(test)]
mod tests;
