//! `skerry simulate`: how fast a game runs, and what points it gives.
use std::io::Write;

use skerry_bots::simulate::{Report, Simulation};

use crate::{
    args::{SimulateArgs, check_seats},
    failure::Failure,
    output::{columns, grouped, write_json},
    progress::with_bar,
};

pub(crate) fn run(args: &SimulateArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let (game, options) = args.setup.setup()?;
    check_seats(&args.bots, game.players(&options)?)?;
    let simulation = Simulation {
        games: args.games,
        seed: args.seed,
        bots: &args.bots,
        threads: args.threads as usize,
    };
    let report =
        with_bar(args.games.into(), "games", |step| game.simulate(&options, &simulation, step))?;
    if args.json {
        return Ok(write_json(out, &report)?);
    }
    for line in columns(&rows(&report)) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

fn rows(report: &Report) -> Vec<Vec<String>> {
    let row = |name: &str, value: String| vec![name.to_owned(), value];
    let whole = |number: f64| grouped(number.round() as u64);
    let means = report.mean_scores.iter().map(|mean| format!("{mean:.2}"));
    let parts = [0.1, 0.25, 0.5, 0.75, 0.9].map(|share| report.scores.quantile(share).to_string());
    vec![
        row("game", report.game.to_owned()),
        row("players", report.players.to_string()),
        row("games", grouped(report.games.into())),
        row("seed", report.seed.to_string()),
        row("decisions", grouped(report.decisions)),
        row("draws of nature", grouped(report.chance)),
        row("CPU seconds", format!("{:.3}", report.cpu_seconds)),
        row("games per CPU second", whole(report.games_per_cpu_second)),
        row("ns per decision", format!("{:.1}", report.ns_per_decision)),
        row("bytes of a state", grouped(report.state_bytes as u64)),
        row("mean points by seat", means.collect::<Vec<_>>().join(" ")),
        row("fewest points", report.min_score.to_string()),
        row("most points", report.max_score.to_string()),
        row("10, 25, 50, 75, 90 % got at most", parts.join(" ")),
    ]
}
