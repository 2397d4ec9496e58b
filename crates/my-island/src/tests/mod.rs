//! Every ruling and every worked example of the specification, by its number.
//!
//! `/// Cites:` above a test names what it proves; `xtask rules` reads it.
mod campaign;
mod components;
mod ending;
#[cfg(feature = "ts")]
mod export;
mod foresight;
mod geometry;
mod groups;
mod guide;
mod houses;
mod naive;
mod oracle;
mod passing;
mod position;
mod ranks;
mod roads;
mod rounds;
mod track;
