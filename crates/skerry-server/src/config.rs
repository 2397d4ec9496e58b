//! What can be set: limits, how well bots play, how long a table stays loaded.
use std::time::Duration;

use skerry_bots::{BotSpec, Budget};
use skerry_calls::Poster;
use skerry_catalog::{AnyTable, Thinking, Thought};
use skerry_core::Seat;
use skerry_protocol::BotLevel;
use skerry_store::Stale;

use crate::{Network, fate::Fate};

/// How a bot comes by its decision.
pub type Think = fn(&dyn AnyTable, Seat, Thinking) -> Thought;

/// Everything that can be set; the default is what a public server wants.
#[derive(Debug, Clone)]
pub struct Config {
    /// Behind a proxy that speaks https: cookies are sent over https only.
    pub is_https: bool,
    /// Proxies whose word is taken for who the client is, if `is_https`.
    pub proxies: Vec<Network>,
    /// How long a connection may take until it has said whole what it asks for; also how
    /// long it may be idle.
    pub header_time: Duration,
    /// How long the body of a request may take.
    pub body_time: Duration,
    /// How much one client may ask.
    pub limits: Limits,
    /// How well bots play.
    pub levels: Levels,
    /// How hints grow.
    pub hints: HintPace,
    /// How many bots think at once.
    pub bot_threads: usize,
    /// A bot that has thought for ten times its level's time, and this long on
    /// top, is given up.
    pub bot_patience: Duration,
    /// Where chance comes from; anything but the system is for tests.
    pub fate: Fate,
    /// How bots think; anything but the table's own way is for tests.
    pub think: Think,
    /// Bots think only while somebody is at their table, and for this long after: whoever
    /// confirms and goes leaves an answer behind, and the next person is called.
    pub linger: Duration,
    /// So long an analysis works until it lets others: a bot at a live table waits no longer.
    pub analysis_slice: Duration,
    /// How long an analysis goes on that nobody asks for.
    pub analysis_patience: Duration,
    /// How long a table at which nobody is and no bot thinks stays loaded.
    pub idle: Duration,
    /// How long somebody must be away before the host may seat a bot for them.
    pub grace: Duration,
    /// How long a match waits, once all its players have committed to a number for the dice,
    /// for those who do not reveal it: they are left out of the dice then.
    pub reveal_time: Duration,
    /// How often a connection is asked whether somebody is still there, and the store
    /// whether they are still who they were.
    pub beat: Duration,
    /// Who is connected to a node counts as absent so long after other nodes last heard of it.
    pub lease: Duration,
    /// A connection that has been silent for longer is given up.
    pub silence: Duration,
    /// How people are called who are not at the table.
    pub calls: CallConfig,
    /// What is kept for how long.
    pub keep: Keep,
    /// Whether `/metrics` is answered where the games are; else only where it was asked for.
    pub has_open_metrics: bool,
    /// How long `/healthz` goes by the last answer of the store, if that was good.
    pub health_holds: Duration,
}

/// How long what nobody uses is kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Keep {
    /// A table at which nobody has done anything.
    pub unbegun: Duration,
    /// A guest without a match.
    pub guests: Duration,
    /// A match that is over; `None`: for ever.
    pub finished: Option<Duration>,
}

impl Default for Keep {
    fn default() -> Keep {
        const DAY: Duration = Duration::from_secs(24 * 60 * 60);
        Keep { unbegun: DAY, guests: 30 * DAY, finished: None }
    }
}

impl Keep {
    pub(crate) fn stale_at(&self, now: u64) -> Stale {
        let before = |age: Duration| now.saturating_sub(age.as_millis() as u64);
        Stale {
            unbegun: before(self.unbegun),
            guests: before(self.guests),
            finished: self.finished.map(before),
        }
    }
}

/// How people are called when it is their turn.
#[derive(Debug, Clone)]
pub struct CallConfig {
    /// How far calls reach; anything but the public internet is for tests.
    pub poster: Poster,
    /// Whom a push service may ask about this server: `mailto:…` or `https://…`.
    pub contact: Option<String>,
    /// How long somebody may take before they are called.
    pub after: Duration,
    /// When a call is tried again, once.
    pub retry: Duration,
}

impl Default for CallConfig {
    fn default() -> CallConfig {
        CallConfig {
            poster: Poster::default(),
            contact: None,
            after: Duration::from_secs(15),
            retry: Duration::from_secs(20),
        }
    }
}

/// How long a hint is thought about: slice after slice, so that there is an answer soon, and
/// nobody's bots wait for all of it.
#[derive(Debug, Clone, Copy)]
pub struct HintPace {
    /// How much is thought before hints are told, and before each time that they are told again.
    pub slice: Budget,
    /// How often they are told.
    pub slices: u32,
}

impl Default for HintPace {
    fn default() -> HintPace {
        HintPace { slice: Budget::Time(Duration::from_millis(700)), slices: 7 }
    }
}

impl Default for Config {
    fn default() -> Config {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Config {
            is_https: false,
            proxies: Network::HERE.to_vec(),
            header_time: Duration::from_secs(30),
            body_time: Duration::from_secs(15),
            limits: Limits::default(),
            levels: Levels::default(),
            hints: HintPace::default(),
            bot_threads: cores.saturating_sub(1).max(1),
            bot_patience: Duration::from_secs(10),
            fate: Fate::Secret,
            think: |table, seat, thinking| table.think(seat, thinking),
            linger: Duration::from_secs(120),
            analysis_slice: Duration::from_millis(20),
            analysis_patience: Duration::from_secs(30),
            idle: Duration::from_secs(120),
            grace: Duration::from_secs(60),
            reveal_time: Duration::from_secs(60),
            beat: Duration::from_secs(5),
            lease: Duration::from_secs(30),
            silence: Duration::from_secs(30),
            calls: CallConfig::default(),
            keep: Keep::default(),
            has_open_metrics: false,
            health_holds: Duration::from_secs(1),
        }
    }
}

/// How much one client may ask.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// Requests of one address.
    pub requests: Rate,
    /// New guests and recovery codes of one address.
    pub newcomers: Rate,
    /// New tables of one guest.
    pub tables: Rate,
    /// New tables of one address.
    pub tables_of_address: Rate,
    /// Tables of one guest at which nobody has done anything yet.
    pub unbegun: u32,
    /// Matches of one guest that came as records.
    pub imported: u32,
    /// Messages on one socket.
    pub messages: Rate,
    /// What one guest says at tables.
    pub talk: Rate,
    /// Calls to one guest.
    pub calls: Rate,
    /// Addresses for calls that one guest gives.
    pub addresses: Rate,
    /// Connections of one address at the same time, but for proxies.
    pub connections: u32,
    /// Sockets of one guest at the same time.
    pub sockets: u32,
    /// Tables of one guest whose bots think at the same time; the others' wait.
    pub bot_tables: u32,
    /// The same for all guests of one address.
    pub bot_tables_of_address: u32,
    /// Analyses that one guest may have made at the same time.
    pub analyses: u32,
    /// The same for all guests of one address.
    pub analyses_of_address: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            requests: Rate { burst: 300, per_second: 50.0 },
            newcomers: Rate { burst: 60, per_second: 1.0 },
            tables: Rate { burst: 30, per_second: 1.0 },
            tables_of_address: Rate { burst: 60, per_second: 0.2 },
            unbegun: 24,
            imported: 100,
            messages: Rate { burst: 100, per_second: 30.0 },
            talk: Rate { burst: 6, per_second: 0.25 },
            calls: Rate { burst: 30, per_second: 0.02 },
            addresses: Rate { burst: 20, per_second: 0.05 },
            connections: 512,
            sockets: 32,
            bot_tables: 6,
            bot_tables_of_address: 24,
            analyses: 2,
            analyses_of_address: 8,
        }
    }
}

impl Limits {
    /// Nothing is limited but sizes: for load tests, or behind a proxy that does it.
    pub fn none() -> Limits {
        let any = Rate { burst: u32::MAX, per_second: f64::from(u32::MAX) };
        Limits {
            requests: any,
            newcomers: any,
            tables: any,
            tables_of_address: any,
            unbegun: u32::MAX,
            imported: u32::MAX,
            messages: any,
            talk: any,
            calls: any,
            addresses: any,
            connections: u32::MAX,
            sockets: u32::MAX,
            bot_tables: u32::MAX,
            bot_tables_of_address: u32::MAX,
            analyses: u32::MAX,
            analyses_of_address: u32::MAX,
        }
    }
}

/// So many at once, and so many more each second.
#[derive(Debug, Clone, Copy)]
pub struct Rate {
    /// At once.
    pub burst: u32,
    /// Each second.
    pub per_second: f64,
}

/// Which bot plays at which level.
#[derive(Debug, Clone, Copy)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Levels {
    pub easy: BotSpec,
    pub medium: BotSpec,
    pub hard: BotSpec,
    pub expert: BotSpec,
}

impl Default for Levels {
    fn default() -> Levels {
        Levels {
            easy: BotSpec::Easy,
            medium: BotSpec::Medium,
            hard: BotSpec::Hard(None),
            expert: BotSpec::Expert(None),
        }
    }
}

impl Levels {
    /// Who decides on a seat of this level, and who if that one does not: the
    /// level's bot, once more with other luck, and then ever simpler ones.
    pub(crate) fn ladder(&self, level: BotLevel) -> Vec<BotSpec> {
        let own = self.bot(level);
        let simpler: &[BotSpec] = match own {
            BotSpec::Hard(_) | BotSpec::Expert(_) | BotSpec::Mcts(_) | BotSpec::Plain(_) => {
                &[BotSpec::Greedy, BotSpec::Random]
            }
            BotSpec::Greedy | BotSpec::Medium | BotSpec::Easy | BotSpec::FirstTimer => {
                &[BotSpec::Random]
            }
            BotSpec::Random => &[],
        };
        [&[own, own], simpler].concat()
    }

    fn bot(&self, level: BotLevel) -> BotSpec {
        match level {
            BotLevel::Easy => self.easy,
            BotLevel::Medium => self.medium,
            BotLevel::Hard => self.hard,
            BotLevel::Expert => self.expert,
        }
    }

    /// How long a turn takes at the most, or about, for who does not go by the clock.
    pub(crate) fn time(&self, level: BotLevel) -> Duration {
        self.bot(level).turn_time().unwrap_or(Duration::from_millis(50))
    }
}
