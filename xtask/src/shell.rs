//! Other programs: cargo, above all.
use std::{
    env,
    ffi::OsStr,
    path::Path,
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
    cargo_with(args, &[])
}

/// As [`cargo`], with environment variables.
pub(crate) fn cargo_with(args: &[&str], env: &[(&str, &OsStr)]) -> Result<(), String> {
    run(command().args(args).envs(env.iter().copied()))
}

/// Runs a program, its output going where ours goes.
pub(crate) fn run(command: &mut Command) -> Result<(), String> {
    let args = command.get_args().map(|arg| arg.to_string_lossy().into_owned());
    let words: Vec<_> = [program_name(command)].into_iter().chain(args).collect();
    let line = words.join(" ");
    let status = command.status().map_err(|error| format!("{line}: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("`{line}` failed")) }
}

fn program_name(command: &Command) -> String {
    let name = Path::new(command.get_program()).file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
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
