//! Panics turned into text, without a word on the screen.
//!
//! A failing match is tried hundreds of times while it is made shorter; if
//! each try printed its panic, nobody would find the one that matters.
use std::{
    cell::{Cell, RefCell},
    panic::{self, AssertUnwindSafe},
    sync::Once,
};

thread_local! {
    static IS_QUIET: Cell<bool> = const { Cell::new(false) };
    static LAST_WORDS: RefCell<String> = const { RefCell::new(String::new()) };
}
static HOOK: Once = Once::new();

/// Runs `attempt`; if it panics, says what it said and where. Other threads
/// panic as loudly as ever.
pub(crate) fn catch<T>(attempt: impl FnOnce() -> T) -> Result<T, String> {
    HOOK.call_once(|| {
        let loud = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            if IS_QUIET.get() {
                LAST_WORDS.set(info.to_string());
            } else {
                loud(info);
            }
        }));
    });
    let before = IS_QUIET.replace(true);
    let outcome = panic::catch_unwind(AssertUnwindSafe(attempt));
    IS_QUIET.set(before);
    outcome.map_err(|_| LAST_WORDS.take())
}
