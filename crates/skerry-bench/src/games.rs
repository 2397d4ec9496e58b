//! Whole random games.
use core::fmt::Debug;

use skerry_bots::Evaluate;
use skerry_catalog::{Goals, Kind, games::Visitor};
use skerry_core::{Choice, Dice, Game, QuickDice, Silent, Turn, playout};

use crate::harness::{Subject, Told, Work};

const GAMES_IN_A_GO: u64 = 16;

/// Every game in every variant, with two players and more.
#[derive(Default)]
pub(crate) struct RandomGames {
    pub(crate) subjects: Vec<Subject>,
}

impl Visitor for RandomGames {
    fn visit<G: Game, E: Evaluate<G> + Debug>(&mut self, kind: &'static Kind<G, E>) {
        for (nth, variant) in variants(G::CHOICES).iter().enumerate() {
            let values = variant.iter().map(|(_, value)| value.as_str());
            let name = [G::ID].into_iter().chain(values).collect::<Vec<_>>().join(" ");
            for players in 2.max(*G::PLAYERS.start())..=most::<G>() {
                let options = kind.options(Some(players.into()), variant).expect("can be chosen");
                let opening = G::setup(&options).expect("can be played");
                // The goals are meant for a full table of the whole game.
                let goals = (nth == 0 && players == most::<G>()).then_some(&kind.goals);
                let name = format!("{name}, {players} players");
                self.subjects.push(subject(&name, opening, goals));
            }
        }
    }
}

/// How many can play.
pub(crate) fn most<G: Game>() -> u8 {
    *G::PLAYERS.end()
}

/// Everything that can be chosen, as pairs of name and value; the default is the first.
fn variants(choices: &[Choice]) -> Vec<Vec<(String, String)>> {
    choices.iter().fold(vec![vec![]], |variants, choice| {
        let with = |variant: &Vec<_>, value: &str| {
            let chosen = (choice.name.to_owned(), value.to_owned());
            variant.iter().cloned().chain([chosen]).collect()
        };
        let values = |variant| choice.values.iter().map(move |value| with(variant, value));
        variants.iter().flat_map(values).collect()
    })
}

/// Random games as rollouts play them: each action drawn without a list.
fn subject<G: Game>(name: &str, opening: G, goals: Option<&Goals>) -> Subject {
    let mut dice = QuickDice::new(1);
    Subject {
        name: name.to_owned(),
        unit: "decision",
        told: Told::WithGames(goals.map(|goals| goals.games)),
        goal: goals.map(|goals| goals.decision),
        work: Box::new(move || {
            let decisions = (0..GAMES_IN_A_GO).map(|_| {
                let mut game = opening;
                playout(&mut game, &mut dice).decisions
            });
            Work { units: decisions.sum(), games: GAMES_IN_A_GO }
        }),
    }
}

/// Random games that build every legal list, as the chess does.
pub(crate) fn listing_subject<G: Game>(name: &str, opening: G, goals: &Goals) -> Subject {
    let mut dice = QuickDice::new(1);
    let mut legal = vec![];
    Subject {
        name: format!("{name}, with legal list"),
        unit: "decision",
        told: Told::Nanoseconds,
        goal: Some(goals.listing),
        work: Box::new(move || {
            let decisions =
                (0..GAMES_IN_A_GO).map(|_| play_by_list(opening, &mut legal, &mut dice));
            Work { units: decisions.sum(), games: GAMES_IN_A_GO }
        }),
    }
}

fn play_by_list<G: Game>(mut game: G, legal: &mut Vec<G::Action>, dice: &mut QuickDice) -> u64 {
    let mut decisions = 0;
    loop {
        match game.turn() {
            Turn::Decide(seats) => {
                for seat in seats.iter() {
                    legal.clear();
                    game.legal(seat, legal);
                    game.apply(seat, *dice.pick(legal), &mut Silent);
                    decisions += 1;
                }
            }
            Turn::Chance => {
                let chance = game.sample(dice);
                game.resolve(chance, &mut Silent);
            }
            Turn::Over => return decisions,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_meets_every_other_and_defaults_come_first() {
        let choices = [
            Choice { name: "map", values: &["old", "new"], sealed: &[] },
            Choice { name: "wind", values: &["on", "off"], sealed: &[] },
        ];
        let values = |variant: &Vec<(String, String)>| {
            variant.iter().map(|(_, value)| value.clone()).collect::<Vec<_>>().join(" ")
        };
        let variants: Vec<_> = variants(&choices).iter().map(values).collect();
        assert_eq!(variants, ["old on", "old off", "new on", "new off"]);
        assert_eq!(super::variants(&[]), [vec![]]);
    }
}
