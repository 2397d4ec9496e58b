//! `skerry serve`: the games in the browser.
use std::{env, io::Write, net::SocketAddr, time::Duration};

use skerry_server::{Config, Fate, Limits, Reach, ServeOptions, serve};

use super::upkeep::keep;
use crate::{args::ServeArgs, failure::Failure};

pub(crate) fn run(args: &ServeArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let usual = Config::default();
    let mut calls = usual.calls;
    calls.contact = args.contact.clone();
    if args.calls_anywhere {
        calls.poster.reach = Reach::Anywhere;
    }
    let config = Config {
        is_https: args.behind_https,
        proxies: if args.trust_proxy.is_empty() { usual.proxies } else { args.trust_proxy.clone() },
        keep: keep(args.keep_finished),
        limits: if args.no_limits { Limits::none() } else { usual.limits },
        bot_threads: args.bot_threads.map_or(usual.bot_threads, |threads| threads as usize),
        grace: Duration::from_secs(args.grace.into()),
        fate: args.fate.map_or(Fate::Secret, Fate::Known),
        calls,
        ..usual
    };
    let options = ServeOptions {
        listen: args.listen,
        data: args.data.clone(),
        database_url: env::var("DATABASE_URL").ok(),
        metrics: args.metrics,
        config,
    };
    let ready = |address| {
        // Who starts the server in the background need not read this.
        let _ = writeln!(out, "Skerry is ready: open {} in a browser", page(address));
        let _ = out.flush();
    };
    serve(options, ready).map_err(|error| Failure::Said(error.to_string()))
}

/// What to open: an address that stands for all of this machine's is no place to go to.
fn page(address: SocketAddr) -> String {
    if address.ip().is_unspecified() {
        format!("http://localhost:{}", address.port())
    } else {
        format!("http://{address}")
    }
}
