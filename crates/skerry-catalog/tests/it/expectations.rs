//! What an opinion promises: points that come, on average. People read it in hints, and who
//! compares positions far apart needs it. Searches that play every match to its end tell how it
//! ended instead; the opinions of their games may promise what they like.
use core::fmt::Debug;

use skerry_bots::{
    Bot, Evaluate, Glimpse, Greedy,
    eval::{Depth, Manner},
};
use skerry_catalog::{
    Kind,
    games::{Visitor, visit},
};
use skerry_core::{Game, QuickDice, Seat, Silent, Turn};

const MATCHES: u64 = 8;
const STAGES: usize = 4;

/// How many points too many are promised in each quarter of a match, as a share of the points
/// that are reached.
struct Promises(Vec<(&'static str, [f64; STAGES])>);

impl Visitor for Promises {
    fn visit<G: Game, E: Evaluate<G> + Debug>(&mut self, kind: &'static Kind<G, E>) {
        if plays_to_the_end(kind.eval.manner()) {
            return;
        }
        let options = kind.options(Some((*G::PLAYERS.end()).into()), &[]).expect("they may play");
        let opening = G::setup(&options).expect("they may play");
        let (mut excess, mut reached) = ([0.0; STAGES], 0.0);
        for seed in 0..MATCHES {
            let (promised, points) = one_match(opening, kind.eval, seed);
            for (at, of_all) in promised.iter().enumerate() {
                for (value, points) in of_all.iter().zip(&points) {
                    let share = (value - points) / promised.len() as f64;
                    excess[at * STAGES / promised.len()] += share * STAGES as f64;
                }
            }
            reached += points.iter().sum::<f64>();
        }
        self.0.push((G::ID, excess.map(|sum| sum / reached)));
    }
}

fn plays_to_the_end(manner: Manner) -> bool {
    match manner.depth {
        Depth::Tree => manner.cut.is_none(),
        Depth::Match => true,
        Depth::Ahead(_) => false,
    }
}

/// What every seat was promised at each decision, and what it reached.
fn one_match<G: Game, E: Evaluate<G>>(
    mut game: G,
    eval: E,
    seed: u64,
) -> (Vec<Vec<f64>>, Vec<f64>) {
    let seats: Vec<Seat> = (0..game.players()).map(Seat).collect();
    let bot = |seat: &Seat| Greedy::new(eval, 100 * seed + u64::from(seat.0));
    let mut bots: Vec<Greedy<E>> = seats.iter().map(bot).collect();
    let (mut dice, mut promised) = (QuickDice::new(seed), vec![]);
    loop {
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => game.resolve(game.sample(&mut dice), &mut Silent),
            Turn::Decide(deciding) => {
                let value = |seat: &Seat| f64::from(eval.value(&game, *seat));
                promised.push(seats.iter().map(value).collect());
                let before = game;
                for seat in deciding.iter() {
                    let action = bots[seat.index()].decide(&Glimpse::new(&before, seat));
                    game.apply(seat, action, &mut Silent);
                }
            }
        }
    }
    (promised, seats.iter().map(|seat| f64::from(game.score(*seat).points)).collect())
}

#[test]
fn what_is_promised_comes_true_on_average() {
    let mut promises = Promises(vec![]);
    visit(&mut promises);
    let is_true = |(_, excess): &(&str, [f64; STAGES])| excess.iter().all(|it| it.abs() < 0.1);
    assert!(!promises.0.is_empty() && promises.0.iter().all(is_true), "{:?}", promises.0);
}
