//! Cooper Island from outside: golden records, the laws, and perft.
mod habits;
mod laws;
mod perft;
mod replays;
mod texts;
