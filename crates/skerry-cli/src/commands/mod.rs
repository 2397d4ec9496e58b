//! One file for each command.
pub(crate) mod analyse;
pub(crate) mod arena;
pub(crate) mod campaign;
pub(crate) mod games;
pub(crate) mod ladder;
pub(crate) mod perft;
pub(crate) mod play;
mod record_file;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod serve;
pub(crate) mod simulate;
pub(crate) mod upkeep;
pub(crate) mod verify;
