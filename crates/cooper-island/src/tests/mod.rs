//! Every ruling and every worked example of the specification, by its number.
//!
//! `/// Cites:` above a test names what it proves; `xtask rules` reads it.
mod ahead;
mod anytime;
mod cards;
mod cleaning;
mod components;
mod ending;
#[cfg(feature = "ts")]
mod export;
mod guide;
mod memory;
mod milestones;
mod oracle;
mod outlook;
mod paying;
mod placing;
mod position;
mod reasons;
mod sailing;
mod setting_up;
mod solo;
mod working;
