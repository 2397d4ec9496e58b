//! The testkit tested: Lagoon obeys the laws, and every fault planted in it is found.
mod faulty;
mod forced;
mod lagoon;
mod laws;
