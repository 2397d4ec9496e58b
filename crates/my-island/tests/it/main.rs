//! My Island from outside: golden records, the laws, perft, and a second
//! implementation of the rules to compare with.
mod laws;
mod oracle;
mod perft;
mod replays;
mod size;
