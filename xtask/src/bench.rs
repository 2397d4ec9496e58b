//! `cargo xtask bench`: builds the benchmarks as Skerry is built and runs them.
use crate::shell;

pub(crate) fn run(args: &[String]) -> Result<(), String> {
    let start = ["run", "--profile", "bench", "--locked", "--package", "skerry-bench", "--"];
    let args = args.iter().map(String::as_str).collect::<Vec<_>>();
    shell::cargo(&[&start[..], &args[..]].concat())
}
