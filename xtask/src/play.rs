//! `cargo xtask play`: builds Skerry and starts it.
use std::io::{IsTerminal, stdin, stdout};

use crate::shell;

pub(crate) fn run(args: &[String]) -> Result<(), String> {
    let start = ["run", "--release", "--locked", "--package", "skerry-cli", "--"];
    let args: Vec<&str> = match args {
        [] if stdin().is_terminal() && stdout().is_terminal() => vec!["play", "my-island"],
        // Without somebody at the keys there is nobody to play.
        [] => vec!["games"],
        args => args.iter().map(String::as_str).collect(),
    };
    shell::cargo(&[&start[..], &args[..]].concat())
}
