//! `skerry arena`: which bot plays better.
use std::{io::Write, thread, time::Duration};

use skerry_bots::{
    Budget,
    arena::{Contest, Report, Standing},
};

use crate::{
    args::{ArenaArgs, check_seats},
    failure::Failure,
    output::{columns, grouped, write_json},
    progress::with_bar,
};

pub(crate) fn run(args: &ArenaArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let (game, options) = args.setup.setup()?;
    check_seats(&args.bots, game.players(&options)?)?;
    let by_time = args.think.map(|ms| Budget::Time(Duration::from_millis(ms.into())));
    let contest = Contest {
        bots: &args.bots,
        games: args.games,
        seed: args.seed,
        budget: by_time.or(args.iterations.map(Budget::Iterations)),
        threads: args.threads.map_or_else(cores, |threads| threads as usize),
    };
    let report =
        with_bar(args.games.into(), "games", |step| game.contest(&options, &contest, step))?;
    if args.json {
        return Ok(write_json(out, &report)?);
    }
    print(&report, out)
}

pub(super) fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

fn print(report: &Report, out: &mut dyn Write) -> Result<(), Failure> {
    let (games, seed) = (grouped(report.games.into()), report.seed);
    writeln!(out, "{}, {} players, {games} games, seed {seed}", report.game, report.players)?;
    let head =
        ["bot", "seats", "wins", "share", "95 %", "rank score", "mean points", "ms/decision"];
    let mut rows = vec![head.map(str::to_owned).to_vec()];
    rows.extend(report.bots.iter().map(row));
    for line in columns(&rows) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

fn row(standing: &Standing) -> Vec<String> {
    let percent = |share: f64| format!("{:.1} %", share * 100.0);
    let [low, high] = standing.ci95.map(|share| format!("{:.1}", share * 100.0));
    vec![
        standing.bot.clone(),
        standing.seats.to_string(),
        format!("{:.1}", standing.wins),
        percent(standing.win_share),
        format!("{low} to {high}"),
        format!("{:.3}", standing.rank_score),
        format!("{:.2}", standing.mean_score),
        format!("{:.3}", standing.ms_per_decision),
    ]
}
