//! Bots by name: the levels `easy`, `medium`, `hard` and `expert`; `random`, `first-timer`,
//! `greedy`, `mcts`, `mcts:2000`, `mcts:500ms`, `mcts:500ms/turn`, and `plain` likewise.
use core::{fmt, str::FromStr};
use std::time::Duration;

use skerry_core::Game;

use crate::{
    Bot, Budget, Casual, Evaluate, Greedy, Luck, Mcts, Plain, Random, Settings, Skill, share,
};

/// Which bot, and how long it may think.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BotSpec {
    /// Anything legal.
    Random,
    /// A stand-in for somebody who plays for the first time.
    FirstTimer,
    /// The level of a friendly beginner.
    Easy,
    /// The level of somebody who has played before.
    Medium,
    /// One step ahead.
    Greedy,
    /// Tree search; without a budget it takes what the contest gives.
    Mcts(Option<Budget>),
    /// The level of somebody who thinks ahead: tree search with a taste of its own.
    Hard,
    /// The level of somebody who takes the time that it needs.
    Expert,
    /// Tree search without an opinion about the game, to measure against.
    Plain(Option<Budget>),
}

/// A word that names no bot.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "there is no bot `{0}`: choose easy, medium, hard, expert, random, first-timer, greedy, mcts, mcts:ITERATIONS (mcts:2000), mcts:TIMEms (mcts:500ms), mcts:TIMEms/turn, or plain in place of mcts"
)]
pub struct BotSpecError(String);

/// What a search gets when nobody says otherwise.
const USUAL_BUDGET: Budget = Budget::Iterations(1000);
/// What the level hard takes for a turn when nobody says otherwise.
pub const HARD_TURN: Duration = Duration::from_secs(3);
/// What the level expert takes for a turn when nobody says otherwise.
pub const EXPERT_TURN: Duration = Duration::from_secs(5);

impl BotSpec {
    /// A bot for one seat, with `budget` unless its name says otherwise. Equal
    /// seeds decide equally.
    pub fn build<G: Game, E: Evaluate<G>>(
        self,
        eval: E,
        budget: Option<Budget>,
        luck: Luck,
        threads: usize,
    ) -> Box<dyn Bot<G>> {
        match self {
            BotSpec::Random => Box::new(Random::new(luck.seed)),
            BotSpec::FirstTimer => Box::new(Casual::new(eval, Skill::FIRST_TIMER, luck)),
            BotSpec::Easy => Box::new(Casual::new(eval, Skill::EASY, luck)),
            BotSpec::Medium => Box::new(Casual::new(eval, Skill::MEDIUM, luck)),
            BotSpec::Greedy => Box::new(Greedy::new(eval, luck.seed)),
            BotSpec::Mcts(own) => {
                let budget = own.or(budget).unwrap_or(USUAL_BUDGET);
                let settings = Settings { budget, threads, ..Settings::of::<G>(&eval) };
                Box::new(Mcts::new(eval, settings, luck.seed))
            }
            BotSpec::Hard | BotSpec::Expert => {
                let usual = if self == BotSpec::Hard { HARD_TURN } else { EXPERT_TURN };
                let settings = Settings {
                    budget: budget.unwrap_or(Budget::Turn(usual)),
                    threads,
                    character: Some(luck.character),
                    rethinks: self == BotSpec::Hard,
                    ..Settings::of::<G>(&eval)
                };
                Box::new(Mcts::new(eval, settings, luck.seed))
            }
            BotSpec::Plain(own) => {
                Box::new(Plain::new(own.or(budget).unwrap_or(USUAL_BUDGET), luck.seed))
            }
        }
    }
}

impl BotSpec {
    /// How long a turn may take, for a bot that goes by the clock.
    pub fn turn_time(self) -> Option<Duration> {
        match self {
            BotSpec::Hard => Some(HARD_TURN),
            BotSpec::Expert => Some(EXPERT_TURN),
            BotSpec::Mcts(Some(Budget::Time(time) | Budget::Turn(time)))
            | BotSpec::Plain(Some(Budget::Time(time) | Budget::Turn(time))) => Some(time),
            BotSpec::Mcts(Some(Budget::Iterations(_)) | None)
            | BotSpec::Plain(Some(Budget::Iterations(_)) | None)
            | BotSpec::Random
            | BotSpec::FirstTimer
            | BotSpec::Easy
            | BotSpec::Medium
            | BotSpec::Greedy => None,
        }
    }

    /// How long it thinks, if its name says so.
    pub fn own_budget(self) -> Option<Budget> {
        match self {
            BotSpec::Mcts(own) | BotSpec::Plain(own) => own,
            BotSpec::Random
            | BotSpec::FirstTimer
            | BotSpec::Easy
            | BotSpec::Medium
            | BotSpec::Greedy
            | BotSpec::Hard
            | BotSpec::Expert => None,
        }
    }

    /// Whether it is the better for being kept from one decision of a match to the next: it has
    /// a plan for its turn, and knows how much of its time is spent.
    pub fn remembers(self) -> bool {
        match self {
            BotSpec::Mcts(_) | BotSpec::Hard | BotSpec::Expert | BotSpec::Plain(_) => true,
            BotSpec::Random
            | BotSpec::FirstTimer
            | BotSpec::Easy
            | BotSpec::Medium
            | BotSpec::Greedy => false,
        }
    }

    /// The bot and its budget for one decision of a turn of which some time is spent.
    pub fn for_decision(self, spent: Duration) -> (BotSpec, Option<Budget>) {
        let budget = self.turn_time().map(|turn| Budget::Time(share(turn, spent)));
        match self {
            BotSpec::Mcts(Some(Budget::Time(_) | Budget::Turn(_))) => (BotSpec::Mcts(None), budget),
            BotSpec::Plain(Some(Budget::Time(_) | Budget::Turn(_))) => {
                (BotSpec::Plain(None), budget)
            }
            other => (other, budget),
        }
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BotSpec::Random => f.write_str("random"),
            BotSpec::FirstTimer => f.write_str("first-timer"),
            BotSpec::Easy => f.write_str("easy"),
            BotSpec::Medium => f.write_str("medium"),
            BotSpec::Greedy => f.write_str("greedy"),
            BotSpec::Hard => f.write_str("hard"),
            BotSpec::Expert => f.write_str("expert"),
            BotSpec::Mcts(None) => f.write_str("mcts"),
            BotSpec::Mcts(Some(budget)) => write!(f, "mcts:{budget}"),
            BotSpec::Plain(None) => f.write_str("plain"),
            BotSpec::Plain(Some(budget)) => write!(f, "plain:{budget}"),
        }
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Iterations(n) => write!(f, "{n}"),
            Budget::Time(time) => write!(f, "{}ms", time.as_millis()),
            Budget::Turn(time) => write!(f, "{}ms/turn", time.as_millis()),
        }
    }
}

impl FromStr for BotSpec {
    type Err = BotSpecError;

    fn from_str(text: &str) -> Result<BotSpec, BotSpecError> {
        let unknown = || BotSpecError(text.to_owned());
        match text.split_once(':') {
            None if text == "random" => Ok(BotSpec::Random),
            None if text == "first-timer" => Ok(BotSpec::FirstTimer),
            None if text == "easy" => Ok(BotSpec::Easy),
            None if text == "medium" => Ok(BotSpec::Medium),
            None if text == "greedy" => Ok(BotSpec::Greedy),
            None if text == "hard" => Ok(BotSpec::Hard),
            None if text == "expert" => Ok(BotSpec::Expert),
            None if text == "mcts" => Ok(BotSpec::Mcts(None)),
            None if text == "plain" => Ok(BotSpec::Plain(None)),
            Some(("mcts", budget)) => {
                Ok(BotSpec::Mcts(Some(read_budget(budget).ok_or_else(unknown)?)))
            }
            Some(("plain", budget)) => {
                Ok(BotSpec::Plain(Some(read_budget(budget).ok_or_else(unknown)?)))
            }
            _ => Err(unknown()),
        }
    }
}

/// `2000`, `500ms` or `500ms/turn`.
fn read_budget(text: &str) -> Option<Budget> {
    let number = |digits: &str| digits.parse().ok().filter(|n: &u32| *n > 0);
    let time = |digits| Some(Duration::from_millis(number(digits)?.into()));
    if let Some(digits) = text.strip_suffix("ms/turn") {
        time(digits).map(Budget::Turn)
    } else if let Some(digits) = text.strip_suffix("ms") {
        time(digits).map(Budget::Time)
    } else {
        number(text).map(Budget::Iterations)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_is_read_as_it_is_written() {
        let levels = ["easy", "medium", "hard", "expert", "first-timer"];
        let others = ["random", "greedy", "mcts", "mcts:2000", "mcts:500ms", "mcts:500ms/turn"];
        let others = [&others[..], &["plain", "plain:300", "plain:20ms"]].concat();
        for name in [&levels[..], &others].concat() {
            assert_eq!(name.parse::<BotSpec>().map(|spec| spec.to_string()), Ok(name.to_owned()));
        }
        for unknown in [
            "",
            "grady",
            "mcts:",
            "mcts:0",
            "mcts:-3",
            "mcts:5s",
            "mcts:5/turn",
            "greedy:3",
            "hard:3",
            "plain:0",
        ] {
            assert_eq!(unknown.parse::<BotSpec>(), Err(BotSpecError(unknown.to_owned())));
        }
    }
}
