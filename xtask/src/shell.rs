//! Other programs: cargo, above all.
use std::{
    env,
    process::{Command, Stdio},
};

use crate::workspace;

/// The cargo that started us, in the workspace's root.
fn command() -> Command {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(workspace::root());
    cargo
}

/// Runs `cargo ARGS`, its output going where ours goes.
pub(crate) fn cargo(args: &[&str]) -> Result<(), String> {
    let status = command().args(args).status().map_err(|error| format!("cargo: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("`cargo {}` failed", args.join(" "))) }
}

/// Runs `cargo ARGS` and gives what it prints.
pub(crate) fn cargo_output(args: &[&str]) -> Result<String, String> {
    let output = command()
        .args(args)
        .stderr(Stdio::inherit())
        .output()
        .map_err(|error| format!("cargo: {error}"))?;
    if !output.status.success() {
        return Err(format!("`cargo {}` failed", args.join(" ")));
    }
    String::from_utf8(output.stdout).map_err(|_| "cargo printed something odd".to_owned())
}

/// Is this subcommand of cargo installed?
pub(crate) fn has_cargo(subcommand: &str) -> bool {
    let silent = command()
        .args([subcommand, "--version"])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    silent.is_ok_and(|status| status.success())
}
