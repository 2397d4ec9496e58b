//! Amerigo from outside: the laws and the size of a state.
mod laws;
mod size;
mod texts;
