//! My Island from outside: golden records, the laws, and perft.
mod laws;
mod perft;
mod replays;
mod sealed;
mod texts;
