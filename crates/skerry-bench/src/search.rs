//! Tree search: iterations per second of one thread.
use skerry_bots::{
    Budget, Evaluate, Glimpse, Mcts, Settings,
    eval::{Depth, Simulated},
};
use skerry_catalog::{Goal, Goals};
use skerry_core::{Game, QuickDice, Seat, Silent, Turn};

use crate::harness::{Subject, Told, Work};

const ITERATIONS: u32 = 500;

pub(crate) fn subjects<G: Game, E: Evaluate<G>>(
    opening: G,
    eval: E,
    goals: &Goals,
) -> Vec<Subject> {
    let usual = Settings { budget: Budget::Iterations(ITERATIONS), ..Settings::of::<G>(&eval) };
    let tree = Settings { players: Simulated::Drawing(1), depth: Depth::Tree, ..usual };
    let full = Settings { cut: None, ..tree };
    let leaf = Settings { cut: Some(0), ..tree };
    let cut = Settings { cut: Some(1), ..tree };
    let decisions = decisions(opening);
    let (first, all) = (&decisions[..1], &decisions[..]);
    let subject = |name: &str, worlds: &[G], settings, goal: Goal| {
        subject(name, worlds.to_vec(), Mcts::new(eval, settings, 1), goal)
    };
    vec![
        subject("search, full rollouts, first decision", first, full, goals.full_rollouts),
        subject("search, full rollouts, whole game", all, full, goals.full_rollouts),
        subject("search, cut after 1, first decision", first, cut, goals.cut_rollouts),
        subject("search, cut after 1, whole game", all, cut, goals.cut_rollouts),
        subject("search, value at once, whole game", all, leaf, goals.cut_rollouts),
        subject("search, as bots play, first decision", first, usual, goals.cut_rollouts),
        subject("search, as bots play, whole game", all, usual, goals.cut_rollouts),
    ]
}

fn subject<G: Game, E: Evaluate<G>>(
    name: &str,
    worlds: Vec<G>,
    mut bot: Mcts<G, E>,
    goal: Goal,
) -> Subject {
    Subject {
        name: name.to_owned(),
        unit: "iteration",
        told: Told::PerSecond,
        goal: Some(goal),
        work: Box::new(move || {
            let iterations = worlds.iter().map(|world| bot.think(&Glimpse::new(world, Seat(0))));
            Work { units: iterations.sum(), games: 0 }
        }),
    }
}

/// The positions of a random game in which the first seat decides.
fn decisions<G: Game>(opening: G) -> Vec<G> {
    let (mut game, mut dice) = (opening, QuickDice::new(3));
    let mut decisions = vec![];
    loop {
        match game.turn() {
            Turn::Decide(seats) => {
                if seats.contains(Seat(0)) {
                    decisions.push(game);
                }
                for seat in seats.iter() {
                    let action = game.draw_legal(seat, &mut dice);
                    game.apply(seat, action, &mut Silent);
                }
            }
            Turn::Chance => {
                let chance = game.sample(&mut dice);
                game.resolve(chance, &mut Silent);
            }
            Turn::Over => return decisions,
        }
    }
}
