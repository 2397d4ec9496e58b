//! Every ruling and every worked example of the specification, by its number.
//!
//! `/// Cites:` above a test names what it proves; `xtask rules` reads it.
mod bonuses;
mod building;
mod collecting;
mod components;
mod ending;
#[cfg(feature = "ts")]
mod export;
mod foresight;
mod guide;
mod hiring;
mod mooring;
mod names;
mod oracle;
mod placing;
mod position;
mod powers;
mod prospects;
mod setting_up;
mod shifts;
mod trading;
mod views;
