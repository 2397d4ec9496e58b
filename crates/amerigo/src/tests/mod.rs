//! Every ruling and every worked example of the specification, by its number.
//!
//! `/// Cites:` above a test names what it proves; `xtask rules` reads it.
mod building;
mod choosing;
mod components;
mod ending;
#[cfg(feature = "ts")]
mod export;
mod foresight;
mod guide;
mod maps;
mod names;
mod oracle;
mod pirates;
mod planning;
mod position;
mod sailing;
mod setting_up;
mod tiles;
mod tower;
mod tracks;
mod views;
