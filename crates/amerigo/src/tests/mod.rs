//! Every ruling and every worked example of the specification, by its number.
//!
//! `/// Cites:` above a test names what it proves; `xtask rules` reads it.
#[cfg(feature = "ts")]
mod export;
