//! `cargo xtask load`: many tables at once on a real server.
use crate::shell;

pub(crate) fn run(args: &[String]) -> Result<(), String> {
    shell::cargo(&["build", "--release", "--locked", "--package", "skerry-cli"])?;
    let start = ["run", "--release", "--locked", "--package", "skerry-load", "--"];
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    shell::cargo(&[&start[..], &args[..]].concat())
}
