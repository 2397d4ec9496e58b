//! Whole random games.
use skerry_bots::playout;
use skerry_core::{Dice, Game, QuickDice, Silent, Turn};

use crate::{
    goals::Goals,
    harness::{Subject, Told, Work},
};

const GAMES_IN_A_GO: u64 = 16;

/// Random games as rollouts play them: each action drawn without a list.
pub(crate) fn subject<G: Game>(name: &str, opening: G, goals: Option<&Goals>) -> Subject {
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
