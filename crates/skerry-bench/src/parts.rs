//! The parts of a decision, each by itself, at positions of random games.
use std::hint::black_box;

use cpu_time::ThreadTime;
use skerry_catalog::{Goal, Goals};
use skerry_core::{Dice, Game, QuickDice, Seat, Silent, Turn, Viewer};

use crate::{
    goals,
    harness::{Effort, Subject, Told, Work, percentile},
    report::Row,
};

/// Few enough to stay in the cache, as the states of a rollout do.
const POSITIONS: usize = 128;
/// Between two looks at the clock.
const PASSES: usize = 16;

/// A position in which `seat` owes a decision, and one that is legal.
#[derive(Debug, Clone, Copy)]
struct Scene<G: Game> {
    game: G,
    seat: Seat,
    action: G::Action,
}

/// Positions from everywhere in random games, the same every time.
fn scenes<G: Game>(opening: G) -> Vec<Scene<G>> {
    let mut dice = QuickDice::new(7);
    let mut scenes = vec![];
    while scenes.len() < POSITIONS {
        let mut game = opening;
        loop {
            match game.turn() {
                Turn::Decide(seats) => {
                    for seat in seats.iter() {
                        let action = game.draw_legal(seat, &mut dice);
                        if dice.below(8) == 0 {
                            scenes.push(Scene { game, seat, action });
                        }
                        game.apply(seat, action, &mut Silent);
                    }
                }
                Turn::Chance => {
                    let chance = game.sample(&mut dice);
                    game.resolve(chance, &mut Silent);
                }
                Turn::Over => break,
            }
        }
    }
    scenes.truncate(POSITIONS);
    scenes
}

pub(crate) fn subjects<G: Game>(opening: G, options: &G::Options) -> Vec<Subject> {
    let scenes = scenes(opening);
    let part = |name: &str, goal: Option<Goal>, call: fn(&Scene<G>, &mut Scratch<G>)| {
        part(&scenes, name, goal, call)
    };
    vec![
        part("list the legal actions", None, |scene, scratch| {
            scratch.legal.clear();
            scene.game.legal(scene.seat, &mut scratch.legal);
            black_box(scratch.legal.len());
        }),
        part("draw a legal action", None, |scene, scratch| {
            black_box(scene.game.draw_legal(scene.seat, &mut scratch.dice));
        }),
        part("check a legal action", None, |scene, _| {
            black_box(scene.game.check(scene.seat, &scene.action).is_ok());
        }),
        part("copy the state", Some(goals::COPY), |scene, scratch| {
            scratch.game = scene.game;
            black_box(&scratch.game);
        }),
        part("copy the state and apply an action", None, |scene, scratch| {
            scratch.game = scene.game;
            scratch.game.apply(scene.seat, scene.action, &mut Silent);
            black_box(&scratch.game);
        }),
        part("imagine a world (determinize)", Some(goals::DETERMINIZE), |scene, scratch| {
            scratch.game = scene.game.determinize(scene.seat, &mut scratch.dice);
            black_box(&scratch.game);
        }),
        part(
            "act as a table does: check, events, view",
            Some(goals::CHECKED_ACT),
            |scene, scratch| {
                scratch.game = scene.game;
                let mut events: Vec<G::Event> = vec![];
                let verdict = scratch.game.play(scene.seat, scene.action, &mut events);
                black_box((verdict.is_ok(), events, scratch.game.view(Viewer::Seat(scene.seat))));
            },
        ),
        setup::<G>(options.clone()),
    ]
}

/// What a part may write to.
struct Scratch<G: Game> {
    game: G,
    legal: Vec<G::Action>,
    dice: QuickDice,
}

fn part<G: Game>(
    scenes: &[Scene<G>],
    name: &str,
    goal: Option<Goal>,
    call: fn(&Scene<G>, &mut Scratch<G>),
) -> Subject {
    let scenes = scenes.to_vec();
    let mut scratch = Scratch { game: scenes[0].game, legal: vec![], dice: QuickDice::new(1) };
    Subject {
        name: name.to_owned(),
        unit: "call",
        told: Told::Nanoseconds,
        goal,
        work: Box::new(move || {
            for _ in 0..PASSES {
                scenes.iter().for_each(|scene| call(black_box(scene), &mut scratch));
            }
            Work { units: (PASSES * scenes.len()) as u64, games: 0 }
        }),
    }
}

fn setup<G: Game>(options: G::Options) -> Subject {
    Subject {
        name: "set up a game".to_owned(),
        unit: "call",
        told: Told::Nanoseconds,
        goal: Some(goals::SETUP),
        work: Box::new(move || {
            for _ in 0..POSITIONS * PASSES {
                black_box(&G::setup(black_box(&options)));
            }
            Work { units: (POSITIONS * PASSES) as u64, games: 0 }
        }),
    }
}

/// Time to list the legal actions, position by position.
pub(crate) fn spread_of_listing<G: Game>(opening: G, goals: &Goals, effort: Effort) -> [Row; 2] {
    let mut legal = vec![];
    let mut times: Vec<f64> = scenes(opening)
        .iter()
        .map(|scene| {
            let samples = (0..effort.rounds).map(|_| {
                let start = ThreadTime::now();
                for _ in 0..POSITIONS * PASSES {
                    legal.clear();
                    black_box(scene).game.legal(scene.seat, &mut legal);
                    black_box(legal.len());
                }
                start.elapsed().as_nanos() as f64 / (POSITIONS * PASSES) as f64
            });
            let mut samples: Vec<f64> = samples.collect();
            samples.sort_by(f64::total_cmp);
            percentile(&samples, 0.5)
        })
        .collect();
    times.sort_by(f64::total_cmp);
    let row = |name: &str, share, goal| {
        Row::single(name, "ns/call", percentile(&times, share), Some(goal))
    };
    [
        row("legal list, median position", 0.5, goals.list_median),
        row("legal list, slowest in a hundred", 0.99, goals.list_p99),
    ]
}

pub(crate) fn size_of_state<G: Game>() -> Row {
    Row::single("size of a state", "bytes", size_of::<G>() as f64, Some(goals::STATE_BYTES))
}
