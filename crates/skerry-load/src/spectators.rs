//! One table that many watch: what it costs to tell them all.
use std::time::{Duration, Instant};

use tokio::sync::mpsc;

use crate::{Args, client::Client, quantile, server::Server};

/// One person plays alone; everybody hears of each move before the next.
pub(crate) async fn watch(args: &Args) -> Result<(), String> {
    let server = Server::start(&args.skerry).await?;
    let mut player = Client::new(server.address);
    let token = player.sit_down_alone().await?;
    let (tell, mut told) = mpsc::unbounded_channel();
    for _ in 0..args.spectators {
        let mut spectator = Client::new(server.address);
        spectator.watch(player.table(), &token).await?;
        let tell = tell.clone();
        tokio::spawn(async move { spectator.listen(&tell).await });
    }
    let (mut confirmed, mut heard) = (vec![], vec![]);
    let mut cpu = Duration::ZERO;
    for _ in 0..args.moves {
        player.draft().await?;
        let (start, before) = (Instant::now(), server.cpu_exactly()?);
        confirmed.push(player.commit().await?);
        for _ in 0..args.spectators {
            told.recv().await.ok_or("all spectators have gone")??;
        }
        heard.push(start.elapsed());
        cpu += server.cpu_exactly()?.saturating_sub(before);
    }
    confirmed.sort_unstable();
    heard.sort_unstable();
    println!("{} spectators at one table, {} commits", args.spectators, confirmed.len());
    for (name, times) in [("until committed", &confirmed), ("until all heard", &heard)] {
        let [half, most] = [0.5, 1.0].map(|share| quantile(times, share));
        println!("  {name:<16} p50 {half:.1} ms, slowest {most:.1} ms");
    }
    let each = cpu.as_secs_f64() * 1e3 / confirmed.len().max(1) as f64;
    println!("  processor        {each:.2} ms per commit");
    Ok(())
}
