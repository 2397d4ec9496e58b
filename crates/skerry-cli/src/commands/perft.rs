//! `skerry perft`: how many lines of play there are.
use std::{io::Write, time::Instant};

use serde_json::json;
use skerry_core::Seed;

use crate::{
    args::PerftArgs,
    failure::Failure,
    output::{columns, grouped, write_json},
};

pub(crate) fn run(args: &PerftArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let (game, options) = args.setup.setup()?;
    let seed = Seed::from_number(args.seed);
    let start = Instant::now();
    let lines = game.perft(&options, &seed, args.depth as usize)?;
    let seconds = start.elapsed().as_secs_f64();
    let per_second = lines.iter().sum::<u64>() as f64 / seconds;
    if args.json {
        return Ok(write_json(
            out,
            &json!({
                "game": game.facts().id,
                "players": game.players(&options)?,
                "seed": args.seed,
                "lines": lines,
                "seconds": seconds,
                "lines_per_second": per_second,
            }),
        )?);
    }
    let mut rows = vec![vec!["depth".to_owned(), "lines".to_owned()]];
    rows.extend((1..).zip(&lines).map(|(depth, lines)| vec![depth.to_string(), grouped(*lines)]));
    for line in columns(&rows) {
        writeln!(out, "{line}")?;
    }
    writeln!(out, "{seconds:.3} seconds, {} lines per second", grouped(per_second as u64))?;
    Ok(())
}
