//! Many tables at once on a real server process: how many moves it takes, how
//! long each takes, and what a table weighs. Reports; asserts nothing.
#![allow(clippy::print_stdout, reason = "printing is what it is for")]

mod analysts;
mod client;
mod nodes;
mod server;
mod spectators;

use std::{
    path::PathBuf,
    process::ExitCode,
    sync::Arc,
    time::{Duration, Instant},
};

use clap::Parser;
use tokio::sync::Barrier;

use crate::{analysts::Analysts, client::Client, nodes::Nodes, server::Server};

/// What to measure.
#[derive(Debug, Parser)]
struct Args {
    /// The program to put under load.
    #[arg(long, env = "SKERRY_BIN", default_value = "target/release/skerry")]
    skerry: PathBuf,
    /// Tables with one person, one bot and one socket each.
    #[arg(long, default_value_t = 1000)]
    tables: usize,
    /// Moves of each person.
    #[arg(long, default_value_t = 10)]
    moves: usize,
    /// How long a person looks at the board before each move, in milliseconds.
    #[arg(long, default_value_t = 2000)]
    pause: u64,
    /// How deeply the bots think: easy, medium or hard.
    #[arg(long, default_value = "easy")]
    level: String,
    /// Tables that are opened and then left alone, to be weighed.
    #[arg(long, default_value_t = 10_000)]
    idle: usize,
    /// Processes that share one PostgreSQL: that of DATABASE_URL, or one of our own. None is
    /// one process with a SQLite file.
    #[arg(long, default_value_t = 0)]
    nodes: usize,
    /// People who have one finished match after the other analysed while the others play.
    #[arg(long, default_value_t = 0)]
    analysts: usize,
    /// Spectators at one table, in a measurement of its own.
    #[arg(long, default_value_t = 500)]
    spectators: usize,
}

#[tokio::main]
async fn main() -> ExitCode {
    match run(&Args::parse()).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

async fn run(args: &Args) -> Result<(), String> {
    if args.tables > 0 {
        play(args).await?;
    }
    if args.spectators > 0 {
        spectators::watch(args).await?;
    }
    if args.idle > 0 {
        weigh(args).await?;
    }
    Ok(())
}

/// Everybody plays, each at their own pace; tables take turns at the nodes.
async fn play(args: &Args) -> Result<(), String> {
    let nodes = Nodes::start(&args.skerry, args.nodes).await?;
    let everybody_sits = Arc::new(Barrier::new(args.tables + args.analysts + 1));
    let analysts = Analysts::start(args.analysts, |number| nodes.address(number), &everybody_sits);
    let people: Vec<_> = (0..args.tables)
        .map(|number| {
            let (address, ready) = (nodes.address(number), Arc::clone(&everybody_sits));
            let (moves, pause) = (args.moves, args.pause);
            let level = args.level.clone();
            let turn = pause * number as u64 / args.tables as u64;
            tokio::spawn(async move {
                let mut client = Client::new(address);
                let opened = client.sit_down(&level).await;
                ready.wait().await;
                opened?;
                // Not everybody moves in the same moment.
                tokio::time::sleep(Duration::from_millis(turn)).await;
                client.play(moves, Duration::from_millis(pause)).await
            })
        })
        .collect();
    everybody_sits.wait().await;
    let (start, spent) = (Instant::now(), nodes.spent()?);
    let mut times = vec![];
    let mut failed = 0;
    for person in people {
        match person.await.map_err(|error| error.to_string())? {
            Ok(taken) => times.extend(taken),
            Err(error) => {
                failed += 1;
                eprintln!("a table failed: {error}");
            }
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    drop(analysts);
    times.sort_unstable();
    let Args { tables, level, .. } = args;
    println!("{tables} tables with one {level} bot and a socket each, {failed} failed");
    println!("  kept in          {nodes}");
    println!("  meanwhile        {} matches are analysed at a time", args.analysts);
    println!("  moves            {} ({:.0} per second)", times.len(), times.len() as f64 / seconds);
    for (name, share) in [("p50", 0.50), ("p90", 0.90), ("p99", 0.99), ("slowest", 1.0)] {
        println!("  {name:<16} {:.1} ms from `commit` to `committed`", quantile(&times, share));
    }
    for ((name, before), (_, after)) in spent.into_iter().zip(nodes.spent()?) {
        let cpu = (after - before).as_secs_f64();
        let each = cpu * 1e3 / times.len().max(1) as f64;
        println!("  {name:<16} {:.2} cores, {each:.2} ms per move", cpu / seconds);
    }
    println!("  memory           {:.1} MiB", mib(nodes.memory()?));
    Ok(())
}

/// Tables at which nobody sits: those that are only kept, and those that
/// somebody has looked at a moment ago.
async fn weigh(args: &Args) -> Result<(), String> {
    let server = Server::start(&args.skerry).await?;
    let mut client = Client::new(server.address);
    client.become_guest().await?;
    let empty = server.memory()?;
    let each = |bytes: u64| bytes.saturating_sub(empty) as f64 / args.idle.max(1) as f64 / 1024.0;
    let mut tables = vec![];
    for _ in 0..args.idle {
        tables.push(client.open_for_friends().await?);
    }
    println!("{} idle tables", args.idle);
    let kept = server.memory()?;
    println!("  kept             {:.1} MiB ({:.1} KiB per table)", mib(kept), each(kept));
    for id in tables {
        client.look_at(&id).await?;
    }
    let loaded = server.memory()?;
    println!("  loaded           {:.1} MiB ({:.1} KiB per table)", mib(loaded), each(loaded));
    Ok(())
}

fn mib(bytes: u64) -> f64 {
    bytes as f64 / (1024.0 * 1024.0)
}

/// In milliseconds; of sorted times.
fn quantile(times: &[Duration], share: f64) -> f64 {
    let at = ((times.len() as f64 * share).ceil() as usize).clamp(1, times.len().max(1)) - 1;
    times.get(at).map_or(0.0, |time| time.as_secs_f64() * 1e3)
}
