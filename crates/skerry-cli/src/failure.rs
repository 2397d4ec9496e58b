//! What went wrong, as one sentence, and the exit code that goes with it.
use std::{io, process::ExitCode};

use skerry_catalog::{OptionsError, UnknownGame};

/// For bad input as for anything else: the sentence says which.
pub(crate) const FAILED: u8 = 2;

/// Why a command could not do what it was asked.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// One clear sentence.
    #[error("{0}")]
    Said(String),
    #[error(transparent)]
    UnknownGame(#[from] UnknownGame),
    #[error(transparent)]
    Options(#[from] OptionsError),
    /// Everything has been said already.
    #[error("")]
    Silent,
    #[error("cannot write the output: {0}")]
    Output(#[from] io::Error),
}

impl Failure {
    pub(crate) fn report(&self) -> ExitCode {
        match self {
            // Whoever closed the pipe has read enough: `skerry rules my-island | head -1`.
            Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                return ExitCode::SUCCESS;
            }
            Failure::Silent => {}
            said => eprintln!("error: {said}"),
        }
        ExitCode::from(FAILED)
    }
}
