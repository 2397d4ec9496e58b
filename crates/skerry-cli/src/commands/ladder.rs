//! `skerry ladder`: how good each of several bots is, by a number, from matches of each with
//! each. What was played can be kept in a file, and gone on with.
use std::{
    fs::{self, File, OpenOptions},
    io::{self, Write},
    path::{Path, PathBuf},
    sync::{Mutex, mpsc},
    thread,
};

use serde::{Deserialize, Serialize};
use serde_json::Value;
use skerry_bots::{
    BotSpec, Budget,
    arena::Contest,
    ladder::{self, Bout, Rating},
};
use skerry_catalog::AnyGame;

use super::arena::cores;
use crate::{
    args::{LadderArgs, MatchArgs},
    failure::Failure,
    machine::{processor, today},
    output::{columns, grouped, markdown_table, write_json},
    progress::with_bar,
};

/// What a ladder is about: the first line of its file. What differs in it cannot be gone on with.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
struct Terms {
    game: String,
    options: Value,
    players: u8,
    bots: Vec<String>,
    iterations: Option<u32>,
    seed: u64,
    /// Of the program: another one may play otherwise.
    version: String,
}

/// What came out of a ladder.
#[derive(Debug, Serialize)]
struct Report {
    #[serde(flatten)]
    terms: Terms,
    /// Matches that each two have played, unless it was clear sooner.
    games: u32,
    /// The best first.
    ratings: Vec<Rating>,
}

pub(crate) fn run(args: &LadderArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let (game, options) = args.setup.setup()?;
    let terms = terms(args, game, &options)?;
    let blocks = args.games.div_ceil(terms.players.into());
    let mut kept = Kept::open(args.state.as_deref(), &terms)?;
    let pairs: Vec<[usize; 2]> = ladder::pairs(args.bots.len()).collect();
    let games = u64::from(blocks) * pairs.len() as u64 * u64::from(terms.players);
    let threads = args.threads.map_or_else(cores, |threads| threads as usize);
    with_bar(games, "games", |step| {
        (0..blocks).try_for_each(|block| {
            let done = |pair| kept.has(pair, block) || ladder::is_clear(pair, block, &kept.bouts);
            let (done, left): (Vec<_>, Vec<_>) =
                pairs.iter().copied().partition(|pair| done(*pair));
            (0..done.len() * usize::from(terms.players)).for_each(|_| step());
            let meet = |pair: [usize; 2]| {
                let contest = Contest {
                    bots: &ladder::line_up(terms.players, pair.map(|at| args.bots[at])),
                    games: terms.players.into(),
                    seed: ladder::seed_of(args.seed, block),
                    budget: args.iterations.map(Budget::Iterations),
                    threads: 1,
                };
                Ok(Bout::of(pair, block, &game.contest(&options, &contest, step)?))
            };
            meet_all(left, threads, &meet, &mut |bout| kept.add(bout))
        })
    })?;
    let report = report(terms, blocks, &args.bots, kept.bouts);
    match (args.json, args.markdown) {
        (true, _) => Ok(write_json(out, &report)?),
        (_, true) => Ok(write!(out, "{}", markdown(&report, &args.setup, threads))?),
        _ => print(&report, out),
    }
}

/// Lets pairs meet, so many at once; each result is kept as soon as it is there.
fn meet_all(
    pairs: Vec<[usize; 2]>,
    threads: usize,
    meet: &(dyn Fn([usize; 2]) -> Result<Bout, Failure> + Sync),
    keep: &mut dyn FnMut(Bout) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let left = Mutex::new(pairs.into_iter());
    let next = || left.lock().expect("no match panics").next();
    let (told, results) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            let told = told.clone();
            scope.spawn(move || {
                while let Some(pair) = next() {
                    // Nobody listens any more when a result could not be kept.
                    if told.send(meet(pair)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(told);
        results.into_iter().try_for_each(|bout| keep(bout?))
    })
}

fn terms(args: &LadderArgs, game: &dyn AnyGame, options: &Value) -> Result<Terms, Failure> {
    let players = game.players(options)?;
    if players < 2 {
        return Err(Failure::Said("a ladder needs two players at least".to_owned()));
    }
    let is_double = |(at, bot): (usize, &BotSpec)| args.bots[..at].contains(bot);
    if args.bots.len() < 2 || args.bots.iter().enumerate().any(is_double) {
        return Err(Failure::Said("name two bots at least, and each of them once".to_owned()));
    }
    Ok(Terms {
        game: game.facts().id.to_owned(),
        options: options.clone(),
        players,
        bots: args.bots.iter().map(BotSpec::to_string).collect(),
        iterations: args.iterations,
        seed: args.seed,
        version: env!("CARGO_PKG_VERSION").to_owned(),
    })
}

/// Those of the first blocks only: a file may hold more than was asked for.
fn report(terms: Terms, blocks: u32, bots: &[BotSpec], mut bouts: Vec<Bout>) -> Report {
    bouts.retain(|bout| bout.block < blocks);
    bouts.sort_by_key(|bout| (bout.block, bout.pair));
    let mut ratings = ladder::ratings(bots, &bouts);
    ratings.sort_by(|a, b| b.rating.total_cmp(&a.rating));
    Report { games: blocks * u32::from(terms.players), terms, ratings }
}

/// What was played, in memory and in its file, if it has one.
struct Kept {
    bouts: Vec<Bout>,
    file: Option<(PathBuf, File)>,
}

impl Kept {
    /// Goes on with a file, or begins it. A last line that is broken off was being written when
    /// the program was stopped: it is played again.
    fn open(path: Option<&Path>, terms: &Terms) -> Result<Kept, Failure> {
        let Some(path) = path else { return Ok(Kept { bouts: vec![], file: None }) };
        let failed = |error| cannot_keep(path, &error);
        let text = match fs::read_to_string(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            read => read.map_err(failed)?,
        };
        let mut file = OpenOptions::new().create(true).append(true).open(path).map_err(failed)?;
        let mut lines = text.split_inclusive('\n');
        let Some(first) = lines.next() else {
            write_line(&mut file, terms).map_err(failed)?;
            return Ok(Kept { bouts: vec![], file: Some((path.to_owned(), file)) });
        };
        if serde_json::from_str(first).ok().as_ref() != Some(terms) {
            return Err(another_ladder(path));
        }
        let (mut bouts, mut good) = (vec![], first.len());
        for line in lines.filter(|line| line.ends_with('\n')) {
            let Ok(bout) = serde_json::from_str(line) else { return Err(another_ladder(path)) };
            bouts.push(bout);
            good += line.len();
        }
        file.set_len(good as u64).map_err(failed)?;
        Ok(Kept { bouts, file: Some((path.to_owned(), file)) })
    }

    fn has(&self, pair: [usize; 2], block: u32) -> bool {
        self.bouts.iter().any(|bout| (bout.pair, bout.block) == (pair, block))
    }

    fn add(&mut self, bout: Bout) -> Result<(), Failure> {
        if let Some((path, file)) = &mut self.file {
            write_line(file, &bout).map_err(|error| cannot_keep(path, &error))?;
        }
        self.bouts.push(bout);
        Ok(())
    }
}

/// In one piece: whoever is stopped leaves at most the last line broken off.
fn write_line(file: &mut File, value: &impl Serialize) -> io::Result<()> {
    let mut line = serde_json::to_string(value).map_err(io::Error::other)?;
    line.push('\n');
    file.write_all(line.as_bytes())
}

fn another_ladder(path: &Path) -> Failure {
    Failure::Said(format!(
        "{} is about another ladder: name another file, or the same game, options, bots, budget and seed",
        path.display()
    ))
}

fn cannot_keep(path: &Path, error: &io::Error) -> Failure {
    Failure::Said(format!("cannot keep results in {}: {error}", path.display()))
}

fn print(report: &Report, out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out, "{}", what(report))?;
    for line in columns(&rows(report)) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// As in `docs/BOTS.md`: when and on what it was measured, how to do it again, and the table.
fn markdown(report: &Report, setup: &MatchArgs, threads: usize) -> String {
    let Terms { game, players, bots, iterations, seed, version, .. } = &report.terms;
    let budget = iterations.map_or(String::new(), |count| format!(" --iterations {count}"));
    let again = format!(
        "skerry ladder {game} -p {players}{} --games {} --seed {seed}{budget} --bots {} --markdown",
        setup.said_options(),
        report.games,
        bots.join(",")
    );
    format!(
        "Measured on {} with version {version}, {} of {}: {}.\n\n```sh\n{again}\n```\n\n{}",
        today(),
        if threads == 1 { "one thread".to_owned() } else { format!("{threads} threads") },
        processor(),
        what(report),
        markdown_table(&rows(report)),
    )
}

fn what(report: &Report) -> String {
    let Terms { game, players, seed, .. } = &report.terms;
    let games = grouped(report.games.into());
    format!("{game}, {players} players, {games} games of each two bots, seed {seed}")
}

fn rows(report: &Report) -> Vec<Vec<String>> {
    let head = ["bot", "rating", "95 %", "share", "games", "ms/decision"];
    let mut rows = vec![head.map(str::to_owned).to_vec()];
    rows.extend(report.ratings.iter().map(|rating| {
        let [low, high] = rating.ci95;
        vec![
            rating.bot.clone(),
            format!("{:.0}", rating.rating),
            format!("{low:.0} to {high:.0}"),
            format!("{:.1} %", rating.share * 100.0),
            grouped(rating.games.into()),
            format!("{:.2}", rating.ms_per_decision),
        ]
    }));
    rows
}
