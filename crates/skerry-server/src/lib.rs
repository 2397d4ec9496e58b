//! HTTP, sockets, sessions, and one actor per live match. Knows no game and
//! speaks no SQL: games come from the catalog, matches are kept by a store.
#![warn(missing_docs)]

mod address;
mod analyses;
mod app;
mod bots;
mod calls;
mod campaigns;
mod config;
mod error;
mod fair;
mod fate;
mod guard;
mod http;
mod identity;
mod imports;
mod lessons;
mod limits;
mod listen;
mod matches;
mod metrics;
mod places;
mod serve;
mod socket;
mod upkeep;
mod wire;

pub use address::Network;
pub use app::{App, app};
pub use config::{CallConfig, Config, HintPace, Keep, Levels, Limits, Rate, Think};
pub use fate::Fate;
pub use listen::listen;
pub use serve::{ServeError, ServeOptions, serve};
pub use skerry_calls::Reach;
pub use skerry_store::Pruned;
pub use upkeep::{Contents, Kept, UpkeepError};
