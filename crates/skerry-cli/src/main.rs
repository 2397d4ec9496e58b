//! `skerry`: play island games in the terminal, serve them to browsers,
//! simulate them, let bots compete, replay and check matches.
mod args;
mod commands;
mod failure;
mod machine;
mod output;
mod paint;
mod progress;
mod scoreboard;
mod wording;

use std::{io, process::ExitCode};

use args::{Cli, Command};
use failure::Failure;

/// A server allocates many small things for every message, on several threads: an
/// allocator that is made for this takes a tenth off what a move costs.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let cli = match args::parse() {
        Ok(cli) => cli,
        Err(code) => return code,
    };
    match run(cli) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run(cli: Cli) -> Result<(), Failure> {
    let out = &mut io::stdout().lock();
    match cli.command {
        Command::Games(args) => commands::games::run(&args, out),
        Command::Simulate(args) => commands::simulate::run(&args, out),
        Command::Arena(args) => commands::arena::run(&args, out),
        Command::Ladder(args) => commands::ladder::run(&args, out),
        Command::Replay(args) => commands::replay::run(&args, out),
        Command::Analyse(args) => commands::analyse::run(&args, out),
        Command::Verify(args) => commands::verify::run(&args, out),
        Command::Rules(args) => commands::rules::run(&args, out),
        Command::Perft(args) => commands::perft::run(&args, out),
        Command::Campaign(args) => commands::campaign::run(&args, out),
        Command::Play(args) => commands::play::run(&args, out),
        Command::Serve(args) => commands::serve::run(&args, out),
        Command::Backup(args) => commands::upkeep::back_up(&args, out),
        Command::Restore(args) => commands::upkeep::restore(&args, out),
        Command::Prune(args) => commands::upkeep::prune(&args, out),
    }
}
