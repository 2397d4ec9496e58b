//! Bots by name: `random`, `greedy`, `mcts`, `mcts:2000`, `mcts:500ms`.
use core::{fmt, str::FromStr};
use std::time::Duration;

use skerry_core::Game;

use crate::{Bot, Budget, Evaluate, Greedy, Mcts, Random, Settings};

/// Which bot, and how long it may think.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BotSpec {
    /// Anything legal.
    Random,
    /// One step ahead.
    Greedy,
    /// Tree search; without a budget it takes what the contest gives.
    Mcts(Option<Budget>),
}

/// A word that names no bot.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "there is no bot `{0}`: choose random, greedy, mcts, mcts:ITERATIONS (mcts:2000) or mcts:TIMEms (mcts:500ms)"
)]
pub struct BotSpecError(String);

/// What a search gets when nobody says otherwise.
const USUAL_BUDGET: Budget = Budget::Iterations(1000);

impl BotSpec {
    /// A bot for one seat, with `budget` unless its name says otherwise. Equal
    /// seeds decide equally.
    pub fn build<G: Game, E: Evaluate<G>>(
        self,
        eval: E,
        budget: Option<Budget>,
        seed: u64,
        threads: usize,
    ) -> Box<dyn Bot<G>> {
        match self {
            BotSpec::Random => Box::new(Random::new(seed)),
            BotSpec::Greedy => Box::new(Greedy::new(eval, seed)),
            BotSpec::Mcts(own) => {
                let budget = own.or(budget).unwrap_or(USUAL_BUDGET);
                let settings = Settings { budget, threads, ..Settings::of::<G>(&eval) };
                Box::new(Mcts::new(eval, settings, seed))
            }
        }
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BotSpec::Random => f.write_str("random"),
            BotSpec::Greedy => f.write_str("greedy"),
            BotSpec::Mcts(None) => f.write_str("mcts"),
            BotSpec::Mcts(Some(Budget::Iterations(n))) => write!(f, "mcts:{n}"),
            BotSpec::Mcts(Some(Budget::Time(time))) => write!(f, "mcts:{}ms", time.as_millis()),
        }
    }
}

impl FromStr for BotSpec {
    type Err = BotSpecError;

    fn from_str(text: &str) -> Result<BotSpec, BotSpecError> {
        let unknown = || BotSpecError(text.to_owned());
        match text.split_once(':') {
            None if text == "random" => Ok(BotSpec::Random),
            None if text == "greedy" => Ok(BotSpec::Greedy),
            None if text == "mcts" => Ok(BotSpec::Mcts(None)),
            Some(("mcts", budget)) => {
                let (digits, is_time) = match budget.strip_suffix("ms") {
                    Some(digits) => (digits, true),
                    None => (budget, false),
                };
                let number: u32 = digits.parse().ok().filter(|n| *n > 0).ok_or_else(unknown)?;
                Ok(BotSpec::Mcts(Some(if is_time {
                    Budget::Time(Duration::from_millis(number.into()))
                } else {
                    Budget::Iterations(number)
                })))
            }
            _ => Err(unknown()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_is_read_as_it_is_written() {
        for name in ["random", "greedy", "mcts", "mcts:2000", "mcts:500ms"] {
            assert_eq!(name.parse::<BotSpec>().map(|spec| spec.to_string()), Ok(name.to_owned()));
        }
        for unknown in ["", "grady", "mcts:", "mcts:0", "mcts:-3", "mcts:5s", "greedy:3"] {
            assert_eq!(unknown.parse::<BotSpec>(), Err(BotSpecError(unknown.to_owned())));
        }
    }
}
