//! `cargo xtask test`: everything that must pass, one step after the other.
use std::{
    ffi::OsStr,
    time::{Duration, Instant},
};

use crate::{codegen, rules, shell, tidy, web};

/// A step, and how to take it.
type Step = (&'static str, fn() -> Result<(), String>);

const STEPS: [Step; 12] = [
    ("format", || shell::cargo(&["fmt", "--all", "--check"])),
    ("clippy", clippy),
    ("tidy", tidy::run),
    ("rules", rules::run),
    ("web: install", || web::install(true)),
    ("web: check", web::check),
    ("web: unit tests", web::unit_tests),
    ("web: build", web::build),
    ("browser and database", web::provide_machinery),
    ("tests and codegen", || codegen::check_with_tests(tests)),
    ("doc tests", doc_tests),
    ("web: browser tests", web::browser_tests),
];

pub(crate) fn run() -> Result<(), String> {
    let mut taken: Vec<(&str, Duration)> = vec![];
    for (number, (name, step)) in (1..).zip(STEPS) {
        println!("\n=== {number}/{}: {name}", STEPS.len());
        let start = Instant::now();
        let outcome = step();
        taken.push((name, start.elapsed()));
        if let Err(error) = outcome {
            print_summary(&taken, "FAILED");
            return Err(format!("step {number}, {name}: {error}"));
        }
        println!("--- {name}: {:.1} s", start.elapsed().as_secs_f64());
    }
    print_summary(&taken, "passed");
    println!("All tests passed.");
    Ok(())
}

/// All steps taken; `last` is what became of the last one.
fn print_summary(taken: &[(&str, Duration)], last: &str) {
    println!();
    for (at, (name, time)) in taken.iter().enumerate() {
        let verdict = if at + 1 == taken.len() { last } else { "passed" };
        println!("{name:<20} {verdict:<7} {:>7.1} s", time.as_secs_f64());
    }
}

fn clippy() -> Result<(), String> {
    shell::cargo(&[
        "clippy",
        "--locked",
        "--workspace",
        "--all-targets",
        "--quiet",
        "--",
        "-D",
        "warnings",
    ])
}

/// nextest runs tests of all crates side by side and names the slow ones; a
/// fresh machine may not have it.
fn tests(export: (&str, &OsStr)) -> Result<(), String> {
    let args: &[&str] = if shell::has_cargo("nextest") {
        &["nextest", "run", "--locked", "--workspace", "--status-level=slow"]
    } else {
        &["test", "--locked", "--workspace", "--lib", "--bins", "--tests", "--quiet"]
    };
    // Here a missing database server is a failure, not a reason to skip its tests.
    let postgres = ("SKERRY_REQUIRE_POSTGRES", OsStr::new("1"));
    with_types(args, &[postgres, export])
}

fn doc_tests() -> Result<(), String> {
    with_types(&["test", "--locked", "--workspace", "--doc", "--quiet"], &[])
}

/// Each set of features is compiled apart, so that all tests have the same one.
fn with_types(args: &[&str], env: &[(&str, &OsStr)]) -> Result<(), String> {
    let features = codegen::features()?;
    shell::cargo_with(&[args, &["--features", &features]].concat(), env)
}
