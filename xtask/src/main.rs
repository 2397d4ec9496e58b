//! `cargo xtask COMMAND`: the one tool for people who work on Skerry. One file
//! per command.
#![allow(clippy::print_stdout, reason = "it talks to people")]

mod bench;
mod codegen;
mod help;
mod load;
mod play;
mod rules;
mod shell;
mod test;
mod tidy;
mod web;
mod workspace;

use std::process::ExitCode;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (command, rest) = match args.split_first() {
        Some((command, rest)) => (command.as_str(), passed_on(rest)),
        None => ("help", &[][..]),
    };
    let outcome = match command {
        "play" => play::run(rest),
        "test" => test::run(),
        "bench" => bench::run(rest),
        "load" => load::run(rest),
        "codegen" => codegen::run(rest),
        "rules" => rules::run(),
        "tidy" => tidy::run(),
        "help" | "--help" | "-h" => help::run(),
        unknown => {
            eprintln!("error: there is no command `{unknown}`; `cargo xtask help` lists them");
            return ExitCode::from(2);
        }
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// What follows the command, for the program it starts; a first `--` is for us.
fn passed_on(args: &[String]) -> &[String] {
    match args {
        [dashes, rest @ ..] if dashes == "--" => rest,
        args => args,
    }
}
