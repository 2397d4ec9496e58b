//! Cooper Island, for one to four players.
//!
//! This file is the table of contents; the rules live in `steps/`.
#![cfg_attr(not(feature = "ts"), no_std)]
#![deny(clippy::float_arithmetic, clippy::wildcard_enum_match_arm)]
extern crate alloc;

mod action;
pub mod components;
mod names;
pub mod rules;
mod scoring;

pub use crate::{
    action::{Action, Chance, Deed, Event, Prompt},
    names::{Bank, Boats, Cards, Orders, Source, Space, Spaces},
    scoring::Category,
};
