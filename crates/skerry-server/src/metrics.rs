//! What is counted, and how it is told to Prometheus.
use std::{
    fmt::Write,
    sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed},
    time::Duration,
};

/// Upper bounds of the histogram of commits, in milliseconds.
const BOUNDS: [u64; 9] = [1, 2, 5, 10, 20, 50, 100, 500, 2000];

/// Counters of the whole process.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    pub(crate) live_matches: AtomicI64,
    pub(crate) connections: AtomicI64,
    /// Decisions that bots think about, or wait in line with.
    pub(crate) bot_queue: AtomicI64,
    /// Tables whose bots wait because their host or address has too many.
    pub(crate) bot_tables_waiting: AtomicI64,
    /// How long decisions have waited in line, all together.
    pub(crate) bot_wait_micros: AtomicU64,
    /// Threads whose bot does not end.
    pub(crate) bot_threads_lost: AtomicI64,
    pub(crate) bot_decisions: AtomicU64,
    pub(crate) bot_failures: AtomicU64,
    /// Connections that were not taken: too many of one address, or in all.
    pub(crate) connections_refused: AtomicU64,
    pub(crate) refusals: AtomicU64,
    pub(crate) store_failures: AtomicU64,
    pub(crate) conflicts: AtomicU64,
    pub(crate) calls: AtomicU64,
    pub(crate) calls_failed: AtomicU64,
    /// There were too many already.
    pub(crate) calls_dropped: AtomicU64,
    commits: [AtomicU64; BOUNDS.len() + 1],
    commit_micros: AtomicU64,
}

impl Metrics {
    /// A commit, from the request until everybody was told.
    pub(crate) fn committed(&self, took: Duration) {
        let fits = |bound: &u64| took <= Duration::from_millis(*bound);
        let bucket = BOUNDS.iter().position(fits).unwrap_or(BOUNDS.len());
        self.commits[bucket].fetch_add(1, Relaxed);
        self.commit_micros.fetch_add(took.as_micros() as u64, Relaxed);
    }

    /// As Prometheus reads it.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        let gauges = [
            ("skerry_live_matches", &self.live_matches),
            ("skerry_connections", &self.connections),
            ("skerry_bot_queue", &self.bot_queue),
            ("skerry_bot_tables_waiting", &self.bot_tables_waiting),
            ("skerry_bot_threads_lost", &self.bot_threads_lost),
        ];
        for (name, gauge) in gauges {
            let _ = writeln!(text, "# TYPE {name} gauge\n{name} {}", gauge.load(Relaxed));
        }
        let counters = [
            ("skerry_bot_decisions_total", &self.bot_decisions),
            ("skerry_bot_failures_total", &self.bot_failures),
            ("skerry_connections_refused_total", &self.connections_refused),
            ("skerry_refusals_total", &self.refusals),
            ("skerry_store_failures_total", &self.store_failures),
            ("skerry_conflicts_total", &self.conflicts),
            ("skerry_calls_total", &self.calls),
            ("skerry_calls_failed_total", &self.calls_failed),
            ("skerry_calls_dropped_total", &self.calls_dropped),
        ];
        for (name, counter) in counters {
            let _ = writeln!(text, "# TYPE {name} counter\n{name} {}", counter.load(Relaxed));
        }
        const WAIT: &str = "skerry_bot_wait_seconds_total";
        let waited = self.bot_wait_micros.load(Relaxed) as f64 / 1e6;
        let _ = writeln!(text, "# TYPE {WAIT} counter\n{WAIT} {waited}");
        self.write_commits(&mut text);
        text
    }

    fn write_commits(&self, text: &mut String) {
        const NAME: &str = "skerry_commit_seconds";
        let _ = writeln!(text, "# TYPE {NAME} histogram");
        let mut sum = 0;
        for (bucket, count) in self.commits.iter().enumerate() {
            sum += count.load(Relaxed);
            let bound = BOUNDS.get(bucket).map(|ms| (*ms as f64 / 1000.0).to_string());
            let bound = bound.unwrap_or_else(|| "+Inf".to_owned());
            let _ = writeln!(text, "{NAME}_bucket{{le=\"{bound}\"}} {sum}");
        }
        let seconds = self.commit_micros.load(Relaxed) as f64 / 1e6;
        let _ = writeln!(text, "{NAME}_sum {seconds}\n{NAME}_count {sum}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_histogram_adds_up() {
        let metrics = Metrics::default();
        for ms in [0, 3, 30, 9000] {
            metrics.committed(Duration::from_millis(ms));
        }
        let text = metrics.text();
        for line in ["{le=\"0.005\"} 2", "{le=\"0.05\"} 3", "{le=\"+Inf\"} 4", "_count 4"] {
            assert!(
                text.contains(&format!(
                    "skerry_commit_seconds{}{line}",
                    if line.starts_with('{') { "_bucket" } else { "" }
                )),
                "{text}"
            );
        }
    }
}
