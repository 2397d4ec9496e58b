//! `skerry analyse`: what each decision of a match has cost, and what was luck.
use std::io::Write;

use serde_json::{Value, json};
use skerry_bots::{
    Plan,
    analysis::{Played, Turned, USUAL_ITERATIONS},
};
use skerry_catalog::{Analysing, Analysis, Done, Turning, find, game_of_record};
use skerry_core::Seed;
use skerry_text::Texts;

use super::{record_file, replay};
use crate::{
    args::AnalyseArgs,
    failure::Failure,
    output::{columns, item, points, write_json},
    progress::with_bar,
    wording,
};

pub(crate) fn run(args: &AnalyseArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let said = |fault: record_file::Fault| Failure::Said(fault.text);
    let text = record_file::read(&args.file).map_err(said)?;
    let chronicle = record_file::replay(&args.file, &text).map_err(said)?;
    let plan = Plan { iterations: args.iterations.unwrap_or(USUAL_ITERATIONS), seed: args.seed };
    let game = game_of_record(&text).map_err(|fault| Failure::Said(fault.to_string()))?;
    // Nothing is drawn any more, so the seed is of no account.
    let table = game
        .resume(&text, Seed::from_number(0))
        .map_err(|fault| Failure::Said(fault.to_string()))?;
    let analysing = table.analyse(plan);
    let mut analysing = analysing
        .map_err(|unfit| Failure::Said(format!("{}: {unfit}", args.file.to_string_lossy())))?;
    let (decisions, _) = analysing.decisions();
    with_bar(decisions as u64, "decisions", |step| work(&mut *analysing, step));
    let analysis = analysing.analysis();
    if args.json {
        return Ok(write_json(out, &analysis)?);
    }
    let texts = wording::texts(find(chronicle.game)?, args.language.language);
    let names = replay::names(&texts, chronicle.players);
    for line in columns(&rows(&analysis.players, &texts, &names)) {
        writeln!(out, "{line}")?;
    }
    writeln!(out, "\n{}", texts.word("terminal-analysis-sum"))?;
    for turning in &analysis.turning_points {
        tell(turning, &analysis, (&texts, &names), out)?;
    }
    Ok(())
}

fn work(analysing: &mut dyn Analysing, step: &(dyn Fn() + Sync)) {
    let mut told = 0;
    while !analysing.is_done() {
        analysing.work();
        let (_, judged) = analysing.decisions();
        (told..judged).for_each(|_| step());
        told = judged;
    }
}

/// In hundredths, as people say it: 41 in 100.
fn hundredths(chance: f64) -> i32 {
    (chance * 100.0).round() as i32
}

fn rows(players: &[Played], texts: &Texts, names: &[String]) -> Vec<Vec<String>> {
    let headings =
        ["player", "start", "luck", "play", "result", "strong", "fine", "slip", "mistake", "lost"];
    let heading = |name: &&str| texts.word(&format!("terminal-analysis-{name}"));
    let row = |played: &Played| {
        let shares = [played.start, played.luck, played.play, played.result];
        let counts = [played.strong, played.fine, played.slip, played.mistake];
        let mut row = vec![names[played.seat.index()].clone()];
        row.extend(shares.map(|share| points(hundredths(share))));
        row.extend(counts.map(|count| count.to_string()));
        row.push(format!("{:.1}", 100.0 * played.mean_loss));
        row
    };
    let mut rows = vec![headings.iter().map(heading).collect()];
    rows.extend(players.iter().map(row));
    rows
}

fn tell(
    turning: &Turning,
    analysis: &Analysis,
    (texts, names): (&Texts, &[String]),
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let point = &turning.point;
    let kind = match point.kind {
        Turned::Strong => "strong",
        Turned::Slip => "slip",
        Turned::Mistake => "mistake",
        Turned::Luck if point.swing < 0.0 => "bad_luck",
        Turned::Luck => "luck",
    };
    let swing = hundredths(point.swing.abs());
    let args = json!({ "player": names[point.seat.index()], "swing": swing });
    let headline = texts.say(&format!("terminal-turned-{kind}"), &args);
    writeln!(out, "\n{}", item(&format!("{:>4}  ", point.entry + 1), &headline))?;
    for (id, done) in [("played", &turning.played), ("better", &turning.better)] {
        let Some(done) = done else { continue };
        let told = sentences(done, analysis.game, texts, names);
        let line = texts.say(&format!("terminal-analysis-{id}"), &json!({ "told": told }));
        writeln!(out, "{}", item("      ", &line))?;
    }
    Ok(())
}

fn sentences(done: &Done, game: &str, texts: &Texts, names: &[String]) -> String {
    let told = done.events.iter().map(|event: &Value| texts.event(game, event, names));
    told.collect::<Vec<_>>().join(" ")
}
