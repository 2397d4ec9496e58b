//! Whether actions drawn at random are drawn fairly: a chi-squared test.
use std::fmt;

use skerry_core::{Dice, Game, QuickDice, Seat, Seed};
use skerry_table::{Record, Table};

use crate::scene::legal_of;

/// As many draws for each action of a list.
const DRAWS_EACH: usize = 40;
/// How far out a fair draw lies once in a million times, in standard deviations.
const ONCE_IN_A_MILLION: f64 = 4.753;

/// A position in which not every legal action is drawn equally often.
#[derive(Debug, Clone, PartialEq)]
pub struct Skewed {
    /// Whose draws are unfair.
    pub seat: Seat,
    /// What is wrong.
    pub wrong: String,
    /// The match up to there, as a record.
    pub record: String,
}

impl fmt::Display for Skewed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Skewed { seat, wrong, record } = self;
        write!(f, "actions of seat {seat} are not drawn fairly\n{wrong}\n\n{record}")
    }
}

/// Holds [`Game::draw_legal`] to its word at `states` positions of random
/// matches: every legal action is equally likely. The same draws every time.
///
/// # Panics
/// When some action is drawn so often or so seldom as a fair draw would give
/// less than once in a million times.
#[track_caller]
pub fn draws_are_uniform<G: Game>(options: &G::Options, states: u32) {
    if let Err(skewed) = find_skewed_draw::<G>(options, states) {
        panic!("{skewed}");
    }
}

/// As [`draws_are_uniform`], for those who want to look at the failure.
///
/// # Errors
/// The first position with unfair draws.
///
/// # Panics
/// When no match can be set up with these options.
pub fn find_skewed_draw<G: Game>(options: &G::Options, states: u32) -> Result<(), Box<Skewed>> {
    let mut dice = QuickDice::new(0xFA1);
    let mut judged = 0;
    for number in 0..u64::from(states) {
        let (mut table, _) = Table::<G>::open(options.clone(), Seed::from_number(number))
            .expect("draws are tested with options that make a match");
        while judged < states {
            let owing: Vec<_> = table.owing().iter().collect();
            if owing.is_empty() {
                break;
            }
            let seat = *dice.pick(&owing);
            let actions = legal_of(table.game(), seat);
            // Not at every state: neighbours are much alike.
            if actions.len() > 1 && dice.below(4) == 0 {
                judge(&table, seat, &actions, &mut dice)?;
                judged += 1;
            }
            let action = *dice.pick(&actions);
            table.act(seat, action).expect("listed actions are legal");
            table.commit(seat).expect("a drafted action can be committed");
        }
    }
    Ok(())
}

fn judge<G: Game>(
    table: &Table<G>,
    seat: Seat,
    actions: &[G::Action],
    dice: &mut QuickDice,
) -> Result<(), Box<Skewed>> {
    let skewed = |wrong| Box::new(Skewed { seat, wrong, record: Record::of(table).write() });
    let mut counts = vec![0_u32; actions.len()];
    for _ in 0..DRAWS_EACH * actions.len() {
        let drawn = table.game().draw_legal(seat, dice);
        let index = actions
            .binary_search(&drawn)
            .map_err(|_| skewed(format!("{drawn:?} is drawn, but not legal")))?;
        counts[index] += 1;
    }
    let expected = DRAWS_EACH as f64;
    let squares = counts.iter().map(|count| (f64::from(*count) - expected).powi(2));
    let chi2 = squares.sum::<f64>() / expected;
    if chi2 <= bound(actions.len() - 1) {
        return Ok(());
    }
    let far = |index: &usize| counts[*index].abs_diff(DRAWS_EACH as u32);
    let worst = (0..counts.len()).max_by_key(far).expect("lists of one are not judged");
    Err(skewed(format!(
        "{chi2:.0} is too much for {} actions: {:?} is drawn {} times, not about {DRAWS_EACH}",
        actions.len(),
        actions[worst],
        counts[worst]
    )))
}

/// The value that chi-squared exceeds once in a million times, as Wilson and
/// Hilferty approximate it.
fn bound(freedom: usize) -> f64 {
    let freedom = freedom as f64;
    let spread = 2.0 / (9.0 * freedom);
    freedom * (1.0 - spread + ONCE_IN_A_MILLION * spread.sqrt()).powi(3)
}

#[cfg(test)]
mod tests {
    use super::bound;

    #[test]
    fn bounds_are_at_least_those_of_the_tables() {
        for (freedom, exact) in [(1, 23.93), (5, 35.89), (10, 46.86), (100, 182.13)] {
            let near = bound(freedom);
            assert!((exact..exact + 4.0).contains(&near), "{freedom}: {near}, not {exact}");
        }
    }
}
