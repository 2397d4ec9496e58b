//! Calls to people who are not at the table: a push to their browser, or a POST to an
//! address of their own. Where these go is said by strangers, so nothing is sent to an
//! address that was not looked at: https only, and never into a private network.
//!
//! What a call says, and when, is no concern of this crate.
#![warn(missing_docs)]

mod address;
mod post;
pub mod push;
mod tls;
pub mod webhook;

pub use address::{Address, AddressError, Reach, Resolve, is_public, system};
pub use post::{Outcome, Post, Poster};
