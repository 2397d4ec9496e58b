//! Bots by name: the levels `easy`, `medium`, `hard` and `expert`; `random`, `first-timer`,
//! `greedy`, `mcts`, `mcts:2000`, `mcts:500ms`, `mcts:500ms/turn`, and `plain`, `hard` and
//! `expert` likewise.
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
    /// The level of somebody who thinks ahead: tree search with a taste of its own, in its own
    /// time unless its name or a contest says otherwise.
    Hard(Option<Budget>),
    /// The level of somebody who takes the time that it needs.
    Expert(Option<Budget>),
    /// Tree search without an opinion about the game, to measure against.
    Plain(Option<Budget>),
}

/// A word that names no bot.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "there is no bot `{0}`: choose easy, medium, hard, expert, random, first-timer, greedy, mcts, mcts:ITERATIONS (mcts:2000), mcts:TIMEms (mcts:500ms), mcts:TIMEms/turn, or plain, hard or expert in place of mcts"
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
            BotSpec::Hard(own) => {
                let settings = Settings {
                    budget: own.or(budget).unwrap_or(Budget::Turn(HARD_TURN)),
                    threads,
                    character: Some(luck.character),
                    rethinks: true,
                    ..Settings::of::<G>(&eval)
                };
                Box::new(Mcts::new(eval, settings, luck.seed))
            }
            BotSpec::Expert(own) => {
                let settings = Settings {
                    budget: own.or(budget).unwrap_or(Budget::Turn(EXPERT_TURN)),
                    threads,
                    character: Some(luck.character),
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
        match (self, self.own_budget()) {
            (_, Some(Budget::Time(time) | Budget::Turn(time))) => Some(time),
            (_, Some(Budget::Iterations(_))) => None,
            (BotSpec::Hard(None), None) => Some(HARD_TURN),
            (BotSpec::Expert(None), None) => Some(EXPERT_TURN),
            (_, None) => None,
        }
    }

    /// How long it thinks, if its name says so.
    pub fn own_budget(self) -> Option<Budget> {
        match self {
            BotSpec::Mcts(own)
            | BotSpec::Plain(own)
            | BotSpec::Hard(own)
            | BotSpec::Expert(own) => own,
            BotSpec::Random
            | BotSpec::FirstTimer
            | BotSpec::Easy
            | BotSpec::Medium
            | BotSpec::Greedy => None,
        }
    }

    /// Whether it is the better for being kept from one decision of a match to the next: it has
    /// a plan for its turn, a tree to go on with, and knows how much of its time is spent.
    pub fn remembers(self) -> bool {
        match self {
            BotSpec::Mcts(_) | BotSpec::Hard(_) | BotSpec::Expert(_) | BotSpec::Plain(_) => true,
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
        (if budget.is_some() { self.with(None) } else { self }, budget)
    }

    /// The same bot with another budget in its name, if that can say one.
    fn with(self, own: Option<Budget>) -> BotSpec {
        match self {
            BotSpec::Mcts(_) => BotSpec::Mcts(own),
            BotSpec::Plain(_) => BotSpec::Plain(own),
            BotSpec::Hard(_) => BotSpec::Hard(own),
            BotSpec::Expert(_) => BotSpec::Expert(own),
            BotSpec::Random
            | BotSpec::FirstTimer
            | BotSpec::Easy
            | BotSpec::Medium
            | BotSpec::Greedy => self,
        }
    }

    /// What it is called, without its budget.
    fn name(self) -> &'static str {
        match self {
            BotSpec::Random => "random",
            BotSpec::FirstTimer => "first-timer",
            BotSpec::Easy => "easy",
            BotSpec::Medium => "medium",
            BotSpec::Greedy => "greedy",
            BotSpec::Hard(_) => "hard",
            BotSpec::Expert(_) => "expert",
            BotSpec::Mcts(_) => "mcts",
            BotSpec::Plain(_) => "plain",
        }
    }
}

/// Every bot, without a budget.
const BOTS: [BotSpec; 9] = [
    BotSpec::Random,
    BotSpec::FirstTimer,
    BotSpec::Easy,
    BotSpec::Medium,
    BotSpec::Greedy,
    BotSpec::Hard(None),
    BotSpec::Expert(None),
    BotSpec::Mcts(None),
    BotSpec::Plain(None),
];

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())?;
        self.own_budget().map_or(Ok(()), |budget| write!(f, ":{budget}"))
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
        let (name, budget) = match text.split_once(':') {
            None => (text, None),
            Some((name, budget)) => (name, Some(read_budget(budget))),
        };
        let bot = BOTS.into_iter().find(|bot| bot.name() == name);
        let spec = match budget {
            None => bot,
            Some(budget) => bot.zip(budget).map(|(bot, budget)| bot.with(Some(budget))),
        };
        // Not every bot has a budget to name.
        let is_said = |spec: &BotSpec| budget.is_none() || spec.own_budget().is_some();
        spec.filter(is_said).ok_or_else(|| BotSpecError(text.to_owned()))
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
        let others =
            [&others[..], &["plain", "plain:300", "plain:20ms", "hard:40", "expert:500ms/turn"]]
                .concat();
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
            "easy:3",
            "hard:0",
            "plain:0",
        ] {
            assert_eq!(unknown.parse::<BotSpec>(), Err(BotSpecError(unknown.to_owned())));
        }
    }
}
