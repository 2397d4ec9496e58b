//! `skerry campaign`: whole campaigns of a legacy game, played by bots, kept in one file,
//! and checked.
use std::{fs, io::Write, path::Path};

use serde::Serialize;
use serde_json::{Value, json};
use skerry_catalog::{
    find,
    series::{self, Chapter, Verified},
};

use super::record_file;
use crate::{
    args::{
        CampaignArgs, CampaignCommand, CampaignExportArgs, CampaignImportArgs, CampaignPlayedArgs,
        CampaignVerifyArgs, check_seats,
    },
    failure::Failure,
    output::{columns, write_json},
    progress::with_bar,
};

/// Matches of a campaign, for the bar.
const GAMES: u64 = 24;

pub(crate) fn run(args: &CampaignArgs, out: &mut dyn Write) -> Result<(), Failure> {
    match &args.command {
        None => simulate(&args.played, out),
        Some(CampaignCommand::Export(args)) => export(args, out),
        Some(CampaignCommand::Import(args)) => import(args, out),
        Some(CampaignCommand::Verify(args)) => verify(args, out),
    }
}

/// One game of the campaign, over all that were played.
#[derive(Debug, Serialize)]
struct GameFigures {
    game: usize,
    mean: f64,
    p10: i32,
    p90: i32,
    share_at_end_of_track: f64,
    /// How often somebody who led before it came first.
    share_won_by_leader: Option<f64>,
    mean_progress: f64,
}

#[derive(Debug, Serialize)]
struct Figures {
    game: String,
    players: u8,
    campaigns: u32,
    seed: u64,
    games: Vec<GameFigures>,
    /// Best to last, on average.
    final_progress: Vec<f64>,
    mean_lead: f64,
}

fn simulate(args: &CampaignPlayedArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let game = find(&args.game)?;
    let players = args.players as u8;
    check_seats(&args.bots, players)?;
    let first = game.series(players).ok_or_else(|| {
        let id = &args.game;
        Failure::Said(format!("{id} has no campaign for {players} players"))
    })?;
    let total = u64::from(args.campaigns) * GAMES;
    let campaigns = with_bar(total, "games", |step| {
        let seeds = (0..args.campaigns).map(|n| args.seed.wrapping_mul(10_000) + u64::from(n));
        let played = seeds.map(|seed| series::play_all(game, &first, &args.bots, seed, step));
        played.collect::<Result<Vec<_>, _>>()
    })?;
    if let (Some(file), Some(last)) = (&args.save, campaigns.last()) {
        let records: Vec<_> = last.iter().map(|chapter| chapter.record.clone()).collect();
        write_file(file, &series::write(&records))?;
    }
    let most = game.facts().most_points;
    let figures = Figures {
        game: args.game.clone(),
        players,
        campaigns: args.campaigns,
        seed: args.seed,
        games: (0..longest(&campaigns)).map(|n| figures_of(&campaigns, n, most)).collect(),
        final_progress: final_progress(&campaigns),
        mean_lead: mean_lead(&campaigns),
    };
    if args.json {
        return Ok(write_json(out, &figures)?);
    }
    columns(&rows(&figures)).iter().try_for_each(|line| writeln!(out, "{line}"))?;
    let means: Vec<_> = figures.final_progress.iter().map(|mean| format!("{mean:.1}")).collect();
    writeln!(out, "progress, best to last: {}", means.join(" / "))?;
    writeln!(out, "mean lead: {:.1}", figures.mean_lead)?;
    Ok(())
}

fn longest(campaigns: &[Vec<Chapter>]) -> usize {
    campaigns.iter().map(Vec::len).max().unwrap_or(0)
}

fn figures_of(campaigns: &[Vec<Chapter>], n: usize, most: Option<i32>) -> GameFigures {
    let chapters: Vec<&Chapter> = campaigns.iter().filter_map(|all| all.get(n)).collect();
    let mut points: Vec<i32> =
        chapters.iter().flat_map(|one| &one.results).map(|(points, _)| *points).collect();
    points.sort_unstable();
    let at_end = points.iter().filter(|points| Some(**points) == most).count();
    let before = campaigns.iter().filter_map(|all| n.checked_sub(1).and_then(|n| all.get(n)));
    let led: Vec<bool> = before.zip(&chapters).map(|(old, new)| has_leader_won(old, new)).collect();
    let won = led.iter().filter(|has_won| **has_won).count();
    let progress: Vec<u32> = chapters.iter().flat_map(|one| one.progress.clone()).collect();
    GameFigures {
        game: n + 1,
        mean: mean(points.iter().map(|points| f64::from(*points))),
        p10: quantile(&points, 10),
        p90: quantile(&points, 90),
        share_at_end_of_track: at_end as f64 / points.len() as f64,
        share_won_by_leader: (!led.is_empty()).then(|| won as f64 / led.len() as f64),
        mean_progress: mean(progress.into_iter().map(f64::from)),
    }
}

/// The least of `sorted` that so many percent do not exceed.
fn quantile(sorted: &[i32], percent: usize) -> i32 {
    sorted[(sorted.len() * percent).div_ceil(100).max(1) - 1]
}

fn has_leader_won(before: &Chapter, after: &Chapter) -> bool {
    let most = before.progress.iter().max();
    let leads = before.progress.iter().map(|progress| Some(progress) == most);
    leads.zip(&after.results).any(|(leads, (_, rank))| leads && *rank == 1)
}

fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = values.fold((0.0, 0.0), |(sum, count), value| (sum + value, count + 1.0));
    if count == 0.0 { 0.0 } else { sum / count }
}

/// Progress at the end of each campaign, best first.
fn endings(campaigns: &[Vec<Chapter>]) -> Vec<Vec<u32>> {
    let sorted = |all: &Vec<Chapter>| {
        let mut progress = all.last().map(|last| last.progress.clone()).unwrap_or_default();
        progress.sort_unstable_by(|one, other| other.cmp(one));
        progress
    };
    campaigns.iter().map(sorted).collect()
}

fn final_progress(campaigns: &[Vec<Chapter>]) -> Vec<f64> {
    let endings = endings(campaigns);
    let places = endings.first().map_or(0, Vec::len);
    (0..places).map(|place| mean(endings.iter().map(|one| f64::from(one[place])))).collect()
}

fn mean_lead(campaigns: &[Vec<Chapter>]) -> f64 {
    mean(endings(campaigns).iter().map(|one| f64::from(one[0]) - f64::from(one[1])))
}

fn rows(figures: &Figures) -> Vec<Vec<String>> {
    let head = ["game", "mean", "10 %", "90 %", "at the end", "leader won", "progress"];
    let row = |one: &GameFigures| {
        let leader = one.share_won_by_leader.map(|share| format!("{:.0} %", 100.0 * share));
        vec![
            one.game.to_string(),
            format!("{:.1}", one.mean),
            one.p10.to_string(),
            one.p90.to_string(),
            format!("{:.0} %", 100.0 * one.share_at_end_of_track),
            leader.unwrap_or_default(),
            format!("{:.1}", one.mean_progress),
        ]
    };
    let head = head.map(str::to_owned).to_vec();
    [head].into_iter().chain(figures.games.iter().map(row)).collect()
}

fn export(args: &CampaignExportArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let records = args.records.iter().map(|file| read_file(file)).collect::<Result<Vec<_>, _>>()?;
    let verified = checked(&records, &args.file)?;
    write_file(&args.file, &series::write(&records))?;
    Ok(writeln!(out, "{}: {}", args.file.display(), told(&verified))?)
}

fn import(args: &CampaignImportArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let records = campaign_of(&args.file)?;
    let verified = checked(&records, &args.file)?;
    fs::create_dir_all(&args.folder).map_err(|error| unusable(&args.folder, &error))?;
    for (number, record) in (1..).zip(&records) {
        write_file(&args.folder.join(format!("game-{number:02}.skerry")), record)?;
    }
    Ok(writeln!(out, "{}: {}", args.folder.display(), told(&verified))?)
}

fn verify(args: &CampaignVerifyArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let mut is_good = true;
    let mut verdicts: Vec<Value> = vec![];
    for file in &args.files {
        let found = campaign_of(file).and_then(|records| checked(&records, file));
        is_good &= found.is_ok();
        let name = file.to_string_lossy();
        match (&found, args.json) {
            (Ok(verified), false) => writeln!(out, "ok: {} ({name})", told(verified))?,
            (Err(error), false) => eprintln!("error: {error}"),
            (Ok(verified), true) => verdicts.push(json!({
                "file": name,
                "ok": true,
                "game": verified.game,
                "games": verified.chapters.len(),
                "progress": verified.chapters.last().map(|last| &last.progress),
            })),
            (Err(error), true) => {
                verdicts.push(json!({ "file": name, "ok": false, "error": error.to_string() }));
            }
        }
    }
    if args.json {
        write_json(out, &verdicts)?;
    }
    if is_good { Ok(()) } else { Err(Failure::Silent) }
}

fn told(verified: &Verified) -> String {
    let progress = verified.chapters.last().map(|last| {
        let progress: Vec<_> = last.progress.iter().map(u32::to_string).collect();
        progress.join(" / ")
    });
    let games = verified.chapters.len();
    let game = verified.game;
    format!("{game}, {games} games, progress {}", progress.unwrap_or_default())
}

fn checked(records: &[String], file: &Path) -> Result<Verified, Failure> {
    let verified = with_bar(records.len() as u64, "games", |step| series::verify(records, step));
    verified.map_err(|error| Failure::Said(format!("{}: {error}", file.display())))
}

fn campaign_of(file: &Path) -> Result<Vec<String>, Failure> {
    let text = read_file(file)?;
    series::read(&text).map_err(|error| Failure::Said(format!("{}: {error}", file.display())))
}

fn read_file(file: &Path) -> Result<String, Failure> {
    record_file::read(file).map_err(|fault| Failure::Said(fault.text))
}

fn write_file(file: &Path, text: &str) -> Result<(), Failure> {
    fs::write(file, text).map_err(|error| unusable(file, &error))
}

fn unusable(file: &Path, error: &std::io::Error) -> Failure {
    Failure::Said(format!("{}: {error}", file.display()))
}

#[cfg(test)]
mod tests {
    use super::quantile;

    #[test]
    fn of_two_the_better_is_at_ninety_percent() {
        assert_eq!([10, 90].map(|percent| quantile(&[18, 20], percent)), [18, 20]);
        let hundred: Vec<i32> = (1..=100).collect();
        assert_eq!([0, 10, 90, 100].map(|percent| quantile(&hundred, percent)), [1, 10, 90, 100]);
    }
}
