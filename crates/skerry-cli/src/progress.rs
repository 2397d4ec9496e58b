//! A bar for those who wait longer than a second.
use std::{
    io::IsTerminal,
    sync::{
        atomic::{AtomicU64, Ordering},
        mpsc::{self, RecvTimeoutError},
    },
    thread,
    time::Duration,
};

use indicatif::{ProgressBar, ProgressStyle};

const PATIENCE: Duration = Duration::from_secs(1);
const REFRESH: Duration = Duration::from_millis(100);

/// Does `work`, which calls its argument after each of `total` steps, which are `of` this. The bar
/// has a thread of its own, so that a step costs no more than counting it.
pub(crate) fn with_bar<T>(
    total: u64,
    of: &'static str,
    work: impl FnOnce(&(dyn Fn() + Sync)) -> T,
) -> T {
    if !std::io::stderr().is_terminal() {
        return work(&|| {});
    }
    let done = AtomicU64::new(0);
    let (finished, finish) = mpsc::channel::<()>();
    let done = &done;
    thread::scope(|scope| {
        scope.spawn(move || watch(done, (total, of), &finish));
        let result = work(&|| {
            done.fetch_add(1, Ordering::Relaxed);
        });
        drop(finished);
        result
    })
}

fn watch(done: &AtomicU64, (total, of): (u64, &str), finish: &mpsc::Receiver<()>) {
    let is_running = |time| finish.recv_timeout(time) == Err(RecvTimeoutError::Timeout);
    if !is_running(PATIENCE) {
        return;
    }
    let bar = ProgressBar::new(total);
    let template = format!("{{wide_bar}} {{pos}}/{{len}} {of}, {{eta}} left");
    let style = ProgressStyle::with_template(&template);
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    while is_running(REFRESH) {
        bar.set_position(done.load(Ordering::Relaxed));
    }
    bar.finish_and_clear();
}
