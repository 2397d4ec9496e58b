//! Every ruling and every worked example of the specification, by its number.
//!
//! `/// Cites:` above a test names what it proves; `xtask rules` reads it.
mod anytime;
mod cards;
mod cleaning;
mod components;
mod ending;
mod memory;
mod milestones;
mod oracle;
mod paying;
mod placing;
mod position;
mod sailing;
mod setting_up;
mod solo;
mod working;
