//! What it would be worth to see everything: the same search as bots use, once fair and once
//! cheating, each against fair ones on all other seats, at the same matches.
//!
//! `cargo run -p skerry-catalog --example clairvoyance -- my-island --players 4 --games 40 --iterations 500`
//!
//! Nobody cheats anywhere else: what cheats plays another game, [`foretold`], of which only
//! this example knows.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "printing is what it is for")]

mod foretold;
mod matches;

use core::fmt::Debug;
use std::process::ExitCode;

use skerry_bots::Evaluate;
use skerry_catalog::{
    Kind,
    games::{Visitor, visit},
};
use skerry_core::Game;

use crate::{
    foretold::Sight,
    matches::{Outcome, Terms, compare},
};

const USAGE: &str = "usage: cargo run -p skerry-catalog --example clairvoyance -- GAME [--players N] [--games N] [--iterations N] [--seed N]";

fn main() -> ExitCode {
    let Some((game, terms)) = read(std::env::args().skip(1)) else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    let mut measuring = Measuring { game: &game, terms, is_found: false };
    visit(&mut measuring);
    if !measuring.is_found {
        eprintln!("error: there is no game `{game}` for so many players\n{USAGE}");
        return ExitCode::from(2);
    }
    ExitCode::SUCCESS
}

fn read(mut words: impl Iterator<Item = String>) -> Option<(String, Terms)> {
    let mut terms = Terms { players: 4, games: 40, iterations: 500, seed: 1 };
    let game = words.next()?;
    while let Some(word) = words.next() {
        let number = words.next()?.parse::<u32>().ok().filter(|number| *number > 0)?;
        match word.as_str() {
            "--players" => terms.players = number.try_into().ok()?,
            "--games" => terms.games = number,
            "--iterations" => terms.iterations = number,
            "--seed" => terms.seed = number.into(),
            _ => return None,
        }
    }
    Some((game, terms))
}

struct Measuring<'a> {
    game: &'a str,
    terms: Terms,
    is_found: bool,
}

impl Visitor for Measuring<'_> {
    fn visit<G: Game, E: Evaluate<G> + Debug>(&mut self, kind: &'static Kind<G, E>) {
        let options = kind.options(Some(self.terms.players.into()), &[]);
        let Some(opening) = options.ok().and_then(|options| G::setup(&options).ok()) else {
            return;
        };
        if G::ID != self.game {
            return;
        }
        self.is_found = true;
        let Terms { players, games, iterations, seed } = self.terms;
        println!("{}, {players} players, {games} games, mcts:{iterations}, seed {seed}", G::ID);
        let fair = compare(&opening, kind.eval, &self.terms, None);
        println!("{}", row("fair", &fair));
        for (name, sight) in [("sees the table", Sight::Table), ("and the future", Sight::Future)] {
            let cheating = compare(&opening, kind.eval, &self.terms, Some(sight));
            let (gap, error) = cheating.gap(&fair);
            let (gap, error) = (100.0 * gap, 100.0 * 1.96 * error);
            println!("{}, gap {gap:+.1} points \u{b1} {error:.1}", row(name, &cheating));
        }
    }
}

fn row(name: &str, outcome: &Outcome) -> String {
    let [low, high] = outcome.interval().map(|share| 100.0 * share);
    let (share, points) = (100.0 * outcome.share(), outcome.points());
    format!("{name:<14}  {share:5.1} % won ({low:.1} to {high:.1}), {points:.1} points")
}
