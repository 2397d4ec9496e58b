//! The law suite: random matches, each state judged by every law, and the
//! shortest match to whatever is wrong.
use std::{
    cell::{Cell, RefCell},
    env, fmt,
};

use proptest::{
    collection::vec,
    prelude::any,
    test_runner::{Config, RngAlgorithm, TestCaseError, TestError, TestRng, TestRunner},
};
use skerry_core::{Game, QuickDice, Seat, Seed};
use skerry_table::{Record, Table};

use crate::{
    laws::{Named, at_every_state, once_a_match},
    quiet,
    scene::Scene,
};

/// Tries to make a failing match shorter; enough to shorten one of a hundred
/// decisions, and no wait for one of a thousand.
const SHRINKS: u32 = 4_000;

/// What the laws need to know about a game.
#[derive(Debug, Clone)]
pub struct Laws<G: Game> {
    /// What every match is set up from.
    pub options: G::Options,
    /// Draws any well-formed action, legal or not, *without asking the game*:
    /// only an independent source can notice a legal action that the game's
    /// list forgets. It should often hit what is legal and often just miss it.
    pub candidate: fn(&mut QuickDice) -> G::Action,
    /// How many matches; a hundred times as many if `SKERRY_SLOW_TESTS` is set.
    pub matches: u32,
    /// No match takes more decisions than this.
    pub longest: usize,
    /// No list of legal actions has more entries than this. About 200 is what a
    /// page, a terminal and a bot can cope with; who needs more says why.
    pub widest: usize,
}

/// A law that does not hold, and the shortest match found that shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BrokenLaw {
    /// Its name.
    pub law: &'static str,
    /// What is wrong.
    pub wrong: String,
    /// How many decisions it takes to get there.
    pub decisions: usize,
    /// The match as a record, ready to save; empty if it could not even begin.
    pub record: String,
}

impl fmt::Display for BrokenLaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let BrokenLaw { law, wrong, decisions, record } = self;
        writeln!(f, "law broken: {law}\n{wrong}\n")?;
        write!(f, "the shortest match found that shows it, {decisions} decisions:\n\n{record}")
    }
}

/// Plays random matches and judges every state by every law.
///
/// The same matches are played every time. A match is a list of numbers, each
/// standing for one of the seats that owe and one of its legal actions, so
/// that a failure shrinks to a short match of plain choices.
///
/// ```text
/// #[test]
/// fn obeys_the_laws() {
///     for players in 2..=4 {
///         skerry_testkit::laws::<Yamatai>(&Laws {
///             options: Options { players },
///             candidate: any_action,
///             matches: 50,
///             longest: 400,
///             widest: 200,
///         });
///     }
/// }
/// ```
///
/// # Panics
/// When a law is broken: with its name, what is wrong, and the shortest match
/// that shows it, as a record ready to save.
#[track_caller]
pub fn laws<G: Game>(laws: &Laws<G>) {
    if let Err(broken) = find_broken_law(laws) {
        panic!("{broken}");
    }
}

/// As [`laws`], for those who want to look at the failure.
///
/// # Errors
/// The law that is broken.
///
/// # Panics
/// When no match can be set up with these options.
pub fn find_broken_law<G: Game>(laws: &Laws<G>) -> Result<(), Box<BrokenLaw>> {
    let times = if env::var_os("SKERRY_SLOW_TESTS").is_some() { 100 } else { 1 };
    let config = Config {
        cases: laws.matches * times,
        failure_persistence: None,
        max_shrink_iters: SHRINKS,
        ..Config::default()
    };
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let found: RefCell<Option<Box<BrokenLaw>>> = RefCell::new(None);
    // Shrinking keeps to the law it started with, and is quick about it.
    let only: Cell<Option<&'static str>> = Cell::new(None);
    let input = (any::<u16>(), vec(any::<u16>(), 0..=laws.longest));
    let outcome = TestRunner::new_with_rng(config, rng).run(&input, |(salt, choices)| {
        let walk = Walk { laws, salt, only: only.get() };
        walk.take(&choices).map_err(|broken| {
            only.set(Some(broken.law));
            found.replace(Some(broken));
            TestCaseError::fail("a law is broken")
        })
    });
    match (outcome, found.into_inner()) {
        (Err(TestError::Fail(_, (salt, choices))), Some(broken)) => {
            Err(Walk { laws, salt, only: only.get() }.shorten(choices, broken))
        }
        (Ok(()), _) => Ok(()),
        (Err(error), _) => panic!("the laws could not be judged: {error}"),
    }
}

/// One random match, on its way.
struct Walk<'a, G: Game> {
    laws: &'a Laws<G>,
    salt: u16,
    only: Option<&'static str>,
}

impl<G: Game> Walk<'_, G> {
    /// Plays the match that `choices` stand for and judges all of it.
    fn take(&self, choices: &[u16]) -> Result<(), Box<BrokenLaw>> {
        let seed = Seed::from_number(u64::from(self.salt));
        let opened = quiet::catch(|| Table::<G>::open(self.laws.options.clone(), seed));
        let (mut table, _) = opened
            .map_err(|wrong| self.broken("moves_do_not_panic", wrong, None))?
            .expect("the laws are judged with options that make a match");
        for choice in choices {
            self.judge(&table, seed, &at_every_state())?;
            let Some((seat, action)) = chosen(&table, *choice) else { break };
            let before = table.clone();
            let moved = quiet::catch(|| table.act(seat, action).and_then(|_| table.commit(seat)));
            match moved {
                Ok(Ok(_)) => {}
                // Another law has refused it, or is not to be judged now.
                Ok(Err(_)) => return Ok(()),
                Err(wrong) => {
                    let wrong = format!("{seat} {action:?}\n{wrong}");
                    return self.unless_ignored("moves_do_not_panic", wrong, &before);
                }
            }
        }
        self.judge(&table, seed, &at_every_state())?;
        self.judge(&table, seed, &once_a_match())
    }

    /// Leaves out whole stretches of a match as long as the law stays broken;
    /// proptest leaves out single choices, and a round is more than one.
    fn shorten(&self, mut choices: Vec<u16>, mut broken: Box<BrokenLaw>) -> Box<BrokenLaw> {
        let mut length = choices.len();
        while length > 0 {
            let starts = 0..=choices.len().saturating_sub(length);
            let without = |start: usize| {
                let rest = choices.iter().skip(start + length);
                choices.iter().take(start).chain(rest).copied().collect::<Vec<_>>()
            };
            let shorter = starts.map(without).find_map(|shorter| {
                let broken = self.take(&shorter).err()?;
                Some((shorter, broken))
            });
            match shorter {
                Some(found) => {
                    (choices, broken) = found;
                    length = length.min(choices.len());
                }
                // Every length when it is short, fewer of the long ones.
                None => length -= 1 + length / 8,
            }
        }
        broken
    }

    fn judge(
        &self,
        table: &Table<G>,
        seed: Seed,
        named: &[Named<G>],
    ) -> Result<(), Box<BrokenLaw>> {
        let scene = Scene { table, laws: self.laws, seed, salt: self.salt };
        for (name, law) in named {
            if self.only.is_some_and(|only| only != *name) {
                continue;
            }
            let verdict = quiet::catch(|| law(&scene)).and_then(|verdict| verdict);
            verdict.map_err(|wrong| self.broken(name, wrong, Some(table)))?;
        }
        Ok(())
    }

    fn unless_ignored(
        &self,
        law: &'static str,
        wrong: String,
        table: &Table<G>,
    ) -> Result<(), Box<BrokenLaw>> {
        if self.only.is_some_and(|only| only != law) {
            return Ok(());
        }
        Err(self.broken(law, wrong, Some(table)))
    }

    fn broken(&self, law: &'static str, wrong: String, table: Option<&Table<G>>) -> Box<BrokenLaw> {
        let record = table.map_or_else(String::new, |table| Record::of(table).write());
        let log = table.map_or(&[][..], Table::log).iter();
        let decisions =
            log.filter(|entry| matches!(entry, skerry_table::Entry::Action { .. })).count();
        Box::new(BrokenLaw { law, wrong, decisions, record })
    }
}

/// The seat and the action that `choice` stands for; `None` if nobody can act.
fn chosen<G: Game>(table: &Table<G>, choice: u16) -> Option<(Seat, G::Action)> {
    let owing: Vec<_> = table.owing().iter().collect();
    let choice = usize::from(choice);
    let seat = *owing.get(choice.checked_rem(owing.len())?)?;
    let actions = table.legal(seat);
    let index = (choice / owing.len()).checked_rem(actions.len())?;
    Some((seat, actions[index]))
}
