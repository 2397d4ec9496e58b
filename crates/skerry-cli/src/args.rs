//! What can be typed after `skerry`, and how a mistake in it is explained.
use std::{net::SocketAddr, ops::RangeInclusive, path::PathBuf, process::ExitCode};

use clap::{Args, Parser, Subcommand, error::ErrorKind};
use serde_json::Value;
use skerry_bots::BotSpec;
use skerry_catalog::{AnyGame, find};
use skerry_core::{Nonce, SeedHash};
use skerry_server::Network;
use skerry_text::Language;

use crate::failure::{FAILED, Failure};

/// Island board games in browser and terminal: play them, serve them, let bots compete.
#[derive(Debug, Parser)]
#[command(
    name = "skerry",
    version,
    max_term_width = 100,
    after_help = "Examples:\n  skerry play my-island\n  skerry simulate my-island --players 4 --games 20000 --json\n  skerry arena my-island --bots mcts,greedy --iterations 2000 --games 100\n  skerry replay match.skerry --lang de\n  skerry serve"
)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// List the games, how many can play them, and their options
    Games(GamesArgs),
    /// Play many matches of bots and add them up: speed and points
    Simulate(SimulateArgs),
    /// Let bots compete, their seats rotated over equal seeds
    Arena(ArenaArgs),
    /// Rate several bots by matches of each with each
    Ladder(LadderArgs),
    /// Tell what happened in a recorded match
    Replay(ReplayArgs),
    /// Look at a finished match again: what each decision cost, and what was luck
    Analyse(AnalyseArgs),
    /// Play records again and check every line of them
    Verify(VerifyArgs),
    /// Show the rules of a game, or one of them
    Rules(RulesArgs),
    /// Count the lines of play, for each number of decisions
    Perft(PerftArgs),
    /// Let bots play whole campaigns of a legacy game; keep and check campaigns
    Campaign(CampaignArgs),
    /// Play a match against bots, here in the terminal
    Play(PlayArgs),
    /// Serve the games to browsers, on this machine or to the network
    Serve(ServeArgs),
    /// Copy all matches into a new file, also while the server runs
    Backup(BackupArgs),
    /// Put such a copy where there is nothing yet
    Restore(RestoreArgs),
    /// Remove tables never begun and guests without a match, as the server does by itself
    Prune(PruneArgs),
}

/// Which match to set up.
#[derive(Debug, Args)]
pub(crate) struct MatchArgs {
    /// The game, as listed by `skerry games`
    game: String,
    /// How many play [default: 4, or as many as the game takes]
    #[arg(long, short, value_name = "N", allow_negative_numbers = true)]
    players: Option<i64>,
    /// What else the game lets you choose; may be given several times
    #[arg(long = "option", short, value_name = "NAME=VALUE", value_parser = pair)]
    options: Vec<(String, String)>,
}

impl MatchArgs {
    /// The game, and the options of a match of it.
    pub(crate) fn setup(&self) -> Result<(&'static dyn AnyGame, Value), Failure> {
        let game = find(&self.game)?;
        Ok((game, game.choose(self.players, &self.options)?))
    }

    /// The options as they were given, to say them again.
    pub(crate) fn said_options(&self) -> String {
        self.options.iter().map(|(name, value)| format!(" --option {name}={value}")).collect()
    }
}

/// In which language.
#[derive(Debug, Args)]
pub(crate) struct LanguageArgs {
    /// en or de [default: that of the environment, else en]
    #[arg(long = "lang", value_name = "LANGUAGE")]
    pub(crate) language: Option<Language>,
}

#[derive(Debug, Args)]
pub(crate) struct GamesArgs {
    #[command(flatten)]
    pub(crate) language: LanguageArgs,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  skerry simulate my-island --players 4 --games 20000 --seed 1 --json\n  skerry simulate my-island -p 2 --option rules=game-1 --bots greedy,random"
)]
pub(crate) struct SimulateArgs {
    #[command(flatten)]
    pub(crate) setup: MatchArgs,
    /// How many matches
    #[arg(long, value_name = "N", default_value = "1000", value_parser = count, allow_negative_numbers = true)]
    pub(crate) games: u32,
    /// Equal seeds give equal matches
    #[arg(long, value_name = "N", default_value = "1", value_parser = seed, allow_negative_numbers = true)]
    pub(crate) seed: u64,
    /// One bot for each seat, the last for all seats left: easy, medium, hard, expert, random, first-timer, greedy, mcts, mcts:ITERATIONS, mcts:TIMEms, mcts:TIMEms/turn, plain
    #[arg(long, value_name = "BOT", default_value = "random", value_delimiter = ',', num_args = 1..)]
    pub(crate) bots: Vec<BotSpec>,
    /// How many threads play at once; results do not depend on it
    #[arg(long, value_name = "N", default_value = "1", value_parser = threads, allow_negative_numbers = true)]
    pub(crate) threads: u32,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  skerry arena my-island --players 4 --bots mcts,greedy --iterations 2000 --games 100\n  skerry arena my-island -p 2 --bots mcts:200ms,mcts:20ms --games 50 --json"
)]
pub(crate) struct ArenaArgs {
    #[command(flatten)]
    pub(crate) setup: MatchArgs,
    /// One bot for each seat, the last for all seats left: easy, medium, hard, expert, random, first-timer, greedy, mcts, mcts:ITERATIONS, mcts:TIMEms, mcts:TIMEms/turn, plain
    #[arg(long, value_name = "BOT", required = true, value_delimiter = ',', num_args = 1..)]
    pub(crate) bots: Vec<BotSpec>,
    /// How many matches
    #[arg(long, value_name = "N", default_value = "100", value_parser = count, allow_negative_numbers = true)]
    pub(crate) games: u32,
    /// Equal seeds give equal contests, unless bots think by time
    #[arg(long, value_name = "N", default_value = "1", value_parser = seed, allow_negative_numbers = true)]
    pub(crate) seed: u64,
    /// Milliseconds per decision, for bots whose name does not say
    #[arg(long, value_name = "MS", value_parser = count, allow_negative_numbers = true, conflicts_with = "iterations")]
    pub(crate) think: Option<u32>,
    /// Iterations per decision, for bots whose name does not say [default: 1000]
    #[arg(long, value_name = "N", value_parser = count, allow_negative_numbers = true)]
    pub(crate) iterations: Option<u32>,
    /// How many matches are played at once [default: one per core]
    #[arg(long, value_name = "N", value_parser = threads, allow_negative_numbers = true)]
    pub(crate) threads: Option<u32>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
#[command(
    after_help = "400 points of rating mean ten to one; random is at 0. Each two bots share a table, every second seat\nbeing of the one. Who is left behind counts, so that one scale serves any number of players. Where nobody\nsays otherwise, hard and expert have a tenth of their time.\n\nExamples:\n  skerry ladder my-island --players 2 --games 100 --state my-island.ladder\n  skerry ladder amerigo -p 4 --bots random,greedy,mcts:100,mcts:1000 --json"
)]
pub(crate) struct LadderArgs {
    #[command(flatten)]
    pub(crate) setup: MatchArgs,
    /// Who is rated
    #[arg(long, value_name = "BOT", default_value = "random,easy,medium,greedy,plain:500,mcts:30,mcts:120,mcts:500,hard:300ms/turn,expert:500ms/turn", value_delimiter = ',', num_args = 1..)]
    pub(crate) bots: Vec<BotSpec>,
    /// How many matches each two play, unless one loses all of the first 20; rounded up, so that
    /// all have had every seat
    #[arg(long, value_name = "N", default_value = "40", value_parser = count, allow_negative_numbers = true)]
    pub(crate) games: u32,
    /// Equal seeds give equal ladders, unless bots think by time
    #[arg(long, value_name = "N", default_value = "1", value_parser = seed, allow_negative_numbers = true)]
    pub(crate) seed: u64,
    /// Iterations per decision, for bots whose name does not say
    #[arg(long, value_name = "N", value_parser = count, allow_negative_numbers = true)]
    pub(crate) iterations: Option<u32>,
    /// Keep what was played in this file, and go on with what is in it
    #[arg(long, value_name = "FILE")]
    pub(crate) state: Option<PathBuf>,
    /// How many matches are played at once [default: one per core]
    #[arg(long, value_name = "N", value_parser = threads, allow_negative_numbers = true)]
    pub(crate) threads: Option<u32>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
    /// Print a table in Markdown, with day and processor
    #[arg(long, conflicts_with = "json")]
    pub(crate) markdown: bool,
}

#[derive(Debug, Args)]
#[command(
    args_conflicts_with_subcommands = true,
    after_help = "Examples:\n  skerry campaign --players 3 --campaigns 20 --bots greedy --json\n  skerry campaign -p 2 --campaigns 1 --save ours.campaign\n  skerry campaign verify ours.campaign\n  skerry campaign import ours.campaign --folder records\n  skerry campaign export game-1.skerry game-2.skerry --file ours.campaign"
)]
pub(crate) struct CampaignArgs {
    #[command(subcommand)]
    pub(crate) command: Option<CampaignCommand>,
    /// What bots play where no command is given.
    #[command(flatten)]
    pub(crate) played: CampaignPlayedArgs,
}

#[derive(Debug, Subcommand)]
pub(crate) enum CampaignCommand {
    /// Put the records of a campaign's matches, in order, into one file
    Export(CampaignExportArgs),
    /// Check a campaign and write the record of each of its matches into a folder
    Import(CampaignImportArgs),
    /// Play all matches of a campaign again and check that each follows from the one before
    Verify(CampaignVerifyArgs),
}

#[derive(Debug, Args)]
pub(crate) struct CampaignPlayedArgs {
    /// The game, as listed by `skerry games`
    #[arg(long, value_name = "GAME", default_value = "my-island")]
    pub(crate) game: String,
    /// How many play
    #[arg(long, short, value_name = "N", default_value = "4", value_parser = seats, allow_negative_numbers = true)]
    pub(crate) players: u32,
    /// How many campaigns
    #[arg(long, value_name = "N", default_value = "1", value_parser = count, allow_negative_numbers = true)]
    pub(crate) campaigns: u32,
    /// Equal seeds give equal campaigns
    #[arg(long, value_name = "N", default_value = "1", value_parser = seed, allow_negative_numbers = true)]
    pub(crate) seed: u64,
    /// One bot for each seat, the last for all seats left
    #[arg(long, value_name = "BOT", default_value = "greedy", value_delimiter = ',', num_args = 1..)]
    pub(crate) bots: Vec<BotSpec>,
    /// Write the last campaign to this file
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct CampaignExportArgs {
    /// Records of matches, the first game first
    #[arg(required = true, value_name = "RECORD")]
    pub(crate) records: Vec<PathBuf>,
    /// Where the campaign is written
    #[arg(long, value_name = "FILE")]
    pub(crate) file: PathBuf,
}

#[derive(Debug, Args)]
pub(crate) struct CampaignImportArgs {
    /// A campaign; `-` reads standard input
    pub(crate) file: PathBuf,
    /// The folder for the records
    #[arg(long, value_name = "FOLDER")]
    pub(crate) folder: PathBuf,
}

#[derive(Debug, Args)]
pub(crate) struct CampaignVerifyArgs {
    /// Campaigns; `-` reads standard input
    #[arg(required = true, value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct ReplayArgs {
    /// The record of a match; `-` reads standard input
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) language: LanguageArgs,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  skerry analyse match.skerry\n  skerry analyse match.skerry --iterations 2000 --json"
)]
pub(crate) struct AnalyseArgs {
    /// The record of a match that is over; `-` reads standard input
    pub(crate) file: PathBuf,
    /// Iterations for each decision: more is slower and sees more [default: 1000]
    #[arg(long, value_name = "N", value_parser = count, allow_negative_numbers = true)]
    pub(crate) iterations: Option<u32>,
    /// Equal seeds give equal analyses
    #[arg(long, value_name = "N", default_value = "1", value_parser = seed, allow_negative_numbers = true)]
    pub(crate) seed: u64,
    #[command(flatten)]
    pub(crate) language: LanguageArgs,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct VerifyArgs {
    /// Records of matches; `-` reads standard input
    #[arg(required = true, value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,
    /// The hash of the seed that you noted at the table: the dice must be those of that seed
    #[arg(long, value_name = "HASH")]
    pub(crate) seed_hash: Option<SeedHash>,
    /// What my browser has added to the dice: it must be among the numbers
    #[arg(long, value_name = "NUMBER")]
    pub(crate) nonce: Vec<Nonce>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct RulesArgs {
    /// The game, as listed by `skerry games`
    pub(crate) game: String,
    /// The number of one rule: R6
    pub(crate) id: Option<String>,
    #[command(flatten)]
    pub(crate) language: LanguageArgs,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct PerftArgs {
    #[command(flatten)]
    pub(crate) setup: MatchArgs,
    /// How many decisions
    #[arg(long, value_name = "N", value_parser = depth, allow_negative_numbers = true)]
    pub(crate) depth: u32,
    /// What nature draws with
    #[arg(long, value_name = "N", default_value = "1", value_parser = seed, allow_negative_numbers = true)]
    pub(crate) seed: u64,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  skerry play my-island\n  skerry play my-island -p 2 --bots greedy --option rules=game-1 --save match.skerry\n  skerry play my-island --from match.skerry --at 40 --seat 2\n\nType `help` during the match to see what you can do."
)]
pub(crate) struct PlayArgs {
    #[command(flatten)]
    pub(crate) setup: MatchArgs,
    /// Go on from the match of this record; `-` reads standard input
    #[arg(long, value_name = "FILE", conflicts_with_all = ["players", "options"])]
    pub(crate) from: Option<PathBuf>,
    /// After so many of its entries [default: where the record ends]
    #[arg(long, value_name = "N", requires = "from", allow_negative_numbers = true)]
    pub(crate) at: Option<usize>,
    /// Which seat is yours, from 1
    #[arg(long, value_name = "N", default_value = "1", value_parser = seats, allow_negative_numbers = true)]
    pub(crate) seat: u32,
    /// Your opponents, the last for all seats left: easy, medium, hard, expert, random, first-timer, greedy, mcts, mcts:ITERATIONS, mcts:TIMEms, mcts:TIMEms/turn, plain
    #[arg(long, value_name = "BOT", default_value = "mcts", value_delimiter = ',', num_args = 1..)]
    pub(crate) bots: Vec<BotSpec>,
    /// Play the match of this number again [default: a match nobody can foresee]
    #[arg(long, value_name = "N", value_parser = seed, allow_negative_numbers = true)]
    pub(crate) seed: Option<u64>,
    #[command(flatten)]
    pub(crate) language: LanguageArgs,
    /// Write the record of the match to this file
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
}

#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  skerry serve\n  skerry serve --listen 0.0.0.0:7878 --data games.db\n  DATABASE_URL=postgres://skerry@localhost/skerry skerry serve --behind-https\n\nRUST_LOG sets how much is logged: warn, info, debug."
)]
pub(crate) struct ServeArgs {
    /// Address and port to listen on
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:7878", value_parser = address)]
    pub(crate) listen: SocketAddr,
    /// The file in which matches are kept, or its folder [default: the database of DATABASE_URL, else skerry.db]
    #[arg(long, value_name = "FILE")]
    pub(crate) data: Option<PathBuf>,
    /// A proxy in front speaks https: cookies travel over https only
    #[arg(long)]
    pub(crate) behind_https: bool,
    /// A proxy that is believed about who the client is, if --behind-https; may be given several times [default: this machine]
    #[arg(long, value_name = "ADDRESS[/BITS]")]
    pub(crate) trust_proxy: Vec<Network>,
    /// Where programs that watch the server read /metrics [default: nowhere]
    #[arg(long, value_name = "ADDRESS", value_parser = address)]
    pub(crate) metrics: Option<SocketAddr>,
    /// Remove matches so many days after their end [default: never]
    #[arg(long, value_name = "DAYS", value_parser = count, allow_negative_numbers = true)]
    pub(crate) keep_finished: Option<u32>,
    /// How many bots think at once [default: one less than there are cores]
    #[arg(long, value_name = "N", value_parser = threads, allow_negative_numbers = true)]
    pub(crate) bot_threads: Option<u32>,
    /// Do not limit how much one client may ask
    #[arg(long)]
    pub(crate) no_limits: bool,
    /// Seconds that somebody must be away before the host may seat a bot for them
    #[arg(long, value_name = "SECONDS", default_value_t = 60)]
    pub(crate) grace: u16,
    /// Whom push services may ask about this server: mailto:… or https://…
    #[arg(long, value_name = "ADDRESS", env = "SKERRY_CONTACT")]
    pub(crate) contact: Option<String>,
    /// For tests: every match has the fate of this number, for all to guess
    #[arg(long, value_name = "NUMBER")]
    pub(crate) fate: Option<u64>,
    /// For tests: calls may go by http, and into private networks
    #[arg(long)]
    pub(crate) calls_anywhere: bool,
}

/// Where matches are kept.
#[derive(Debug, Args)]
pub(crate) struct DataArgs {
    /// The file in which matches are kept, or its folder [default: the database of DATABASE_URL, else skerry.db]
    #[arg(long, value_name = "FILE")]
    pub(crate) data: Option<PathBuf>,
}

#[derive(Debug, Args)]
#[command(
    after_help = "A copy of skerry.db made by other means may be empty: what was played last stands in skerry.db-wal.\nPostgreSQL is copied with pg_dump."
)]
pub(crate) struct BackupArgs {
    /// The new file
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) data: DataArgs,
}

#[derive(Debug, Args)]
pub(crate) struct RestoreArgs {
    /// A file that `skerry backup` has made
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) data: DataArgs,
}

#[derive(Debug, Args)]
pub(crate) struct PruneArgs {
    #[command(flatten)]
    pub(crate) data: DataArgs,
    /// Only say what would go; the server may run meanwhile
    #[arg(long)]
    pub(crate) dry_run: bool,
    /// Remove matches so many days after their end, too [default: never]
    #[arg(long, value_name = "DAYS", value_parser = count, allow_negative_numbers = true)]
    pub(crate) keep_finished: Option<u32>,
}

fn address(text: &str) -> Result<SocketAddr, String> {
    text.parse().map_err(|_| "write an address and a port, as in 127.0.0.1:7878".to_owned())
}

fn pair(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').ok_or("write name=value, as in rules=game-1")?;
    Ok((name.to_owned(), value.to_owned()))
}

fn count(text: &str) -> Result<u32, String> {
    within(text, 1..=1_000_000_000)
}

fn seats(text: &str) -> Result<u32, String> {
    within(text, 1..=255)
}

fn threads(text: &str) -> Result<u32, String> {
    within(text, 1..=256)
}

fn depth(text: &str) -> Result<u32, String> {
    within(text, 1..=20)
}

fn within(text: &str, range: RangeInclusive<u32>) -> Result<u32, String> {
    let number = text.parse().ok().filter(|number| range.contains(number));
    let (least, most) = (range.start(), range.end());
    number.ok_or_else(|| format!("it must be a whole number from {least} to {most}"))
}

fn seed(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| format!("it must be a whole number from 0 to {}", u64::MAX))
}

/// A line-up that leaves nobody standing.
pub(crate) fn check_seats(bots: &[BotSpec], seats: u8) -> Result<(), Failure> {
    if bots.len() <= usize::from(seats) {
        return Ok(());
    }
    let (named, plural) = (bots.len(), if seats == 1 { "" } else { "s" });
    let text = format!("{named} bots are named, but there is room for {seats} bot{plural} only");
    Err(Failure::Said(text))
}

/// Reads the command line; what goes wrong is told here.
pub(crate) fn parse() -> Result<Cli, ExitCode> {
    Cli::try_parse().map_err(|error| match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            // A reader who has seen enough may close the pipe.
            let _ = error.print();
            ExitCode::SUCCESS
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let _ = error.print();
            ExitCode::from(FAILED)
        }
        ErrorKind::ValueValidation => {
            eprintln!("{}", one_sentence(&error.to_string()));
            ExitCode::from(FAILED)
        }
        _ => {
            eprintln!("{} (`skerry --help` tells more)", one_sentence(&error.to_string()));
            ExitCode::from(FAILED)
        }
    })
}

/// The first paragraphs of clap's message, up to where it repeats the usage.
fn one_sentence(message: &str) -> String {
    let end = ["\n\nUsage:", "\n\nFor more information"].iter().filter_map(|end| message.find(end));
    let said = &message[..end.min().unwrap_or(message.len())];
    let parts: Vec<&str> = said.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    parts.join("; ").replace(":; ", ": ")
}
