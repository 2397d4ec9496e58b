//! The web app's own tools, and what a fresh machine lacks for its tests.
use std::process::{Command, Stdio};

use crate::{shell, workspace};

/// Installs what `package-lock.json` says, if it is not there already. Without
/// the test tools, when only a build is wanted.
pub(crate) fn install(for_tests: bool) -> Result<(), String> {
    if !has("npm") {
        return Err("npm is missing: install Node.js 20 or newer".to_owned());
    }
    let args: &[&str] = if for_tests { &["ci"] } else { &["ci", "--omit=dev"] };
    // A registry that is asked for many packages at once may refuse at first.
    npm(args).or_else(|_| npm(args))
}

pub(crate) fn build() -> Result<(), String> {
    npm(&["run", "build"])
}

pub(crate) fn check() -> Result<(), String> {
    npm(&["run", "check"])?;
    npm(&["run", "lint"])
}

pub(crate) fn unit_tests() -> Result<(), String> {
    npm(&["run", "test"])
}

/// Whole games in a real browser, against the server that the Rust tests built.
pub(crate) fn browser_tests() -> Result<(), String> {
    // Here a missing database server is a failure, not a reason to skip its test.
    let mut e2e = in_web("npm");
    run(e2e.args(["run", "e2e"]).env("SKERRY_REQUIRE_POSTGRES", "1"))
}

/// A browser and a database server, from Debian's packages where they are missing.
pub(crate) fn provide_machinery() -> Result<(), String> {
    let mut missing = vec![];
    if !has("chromium") {
        missing.push("chromium");
    }
    if !has_postgres_server() {
        missing.push("postgresql");
    }
    if missing.is_empty() {
        return Ok(());
    }
    if !has("apt-get") {
        return Err(format!("install {} for the tests", missing.join(" and ")));
    }
    run(Command::new("apt-get").args(["update", "-qq"]))?;
    let install = ["install", "-y", "-qq", "--no-install-recommends"];
    run(Command::new("apt-get")
        .args(install)
        .args(&missing)
        .env("DEBIAN_FRONTEND", "noninteractive"))
    .map_err(|error| format!("{error}; install {} by hand", missing.join(" and ")))
}

/// Debian keeps each version of the server in a folder of its own; the client
/// alone, which many machines have, is not enough.
fn has_postgres_server() -> bool {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    versions.into_iter().any(|version| version.path().join("bin/initdb").exists())
}

fn npm(args: &[&str]) -> Result<(), String> {
    run(in_web("npm").args(args))
}

fn in_web(program: &str) -> Command {
    let mut command = Command::new(program);
    command.current_dir(workspace::root().join("web"));
    command
}

fn run(command: &mut Command) -> Result<(), String> {
    shell::run(command)
}

fn has(program: &str) -> bool {
    let silent =
        Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    silent.is_ok_and(|status| status.success())
}
