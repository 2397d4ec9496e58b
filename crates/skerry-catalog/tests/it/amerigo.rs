//! What bots think of Amerigo.
use amerigo::{Amerigo, Options};
use skerry_bots::{
    BotSpec, Evaluate,
    arena::{Contest, contest},
};
use skerry_catalog::games::amerigo::eval::AmerigoEval;
use skerry_core::{Game, QuickDice, Seat, Silent, Turn};

const EVAL: AmerigoEval = AmerigoEval::FITTED;

fn opening(players: u8) -> Amerigo {
    Amerigo::setup(&Options { players }).expect("two to four can play")
}

/// A match in which everybody follows the habits of simulated players.
fn played_by_habit(players: u8, seed: u64) -> Amerigo {
    let (mut game, mut dice) = (opening(players), QuickDice::new(seed));
    loop {
        match game.turn() {
            Turn::Decide(_) => {
                let seat = game.mover();
                let action = EVAL.habit(&game, seat, &mut dice);
                let played = game.play(seat, action, &mut Silent);
                played.unwrap_or_else(|rule| panic!("seed {seed}: {action:?} breaks {rule}"));
            }
            Turn::Chance => {
                let chance = game.sample(&mut dice);
                game.resolve(chance, &mut Silent);
            }
            Turn::Over => return game,
        }
    }
}

#[test]
fn habits_are_legal_and_lead_to_points() {
    for players in 2..=4 {
        let games: Vec<_> = (0..20).map(|seed| played_by_habit(players, seed)).collect();
        let points = games.iter().flat_map(|game| {
            (0..players).map(move |seat| f64::from(game.score(Seat(seat)).points))
        });
        let mean = points.sum::<f64>() / f64::from(20 * u32::from(players));
        assert!(mean > 70.0, "{players} players: {mean} points on average");
    }
}

#[test]
fn the_value_of_a_finished_match_is_its_result() {
    let game = played_by_habit(3, 5);
    for seat in (0..3).map(Seat) {
        assert_eq!(EVAL.value(&game, seat), game.score(seat).points as f32);
    }
}

#[test]
fn greedy_bots_beat_random_ones() {
    let bots = [BotSpec::Greedy, BotSpec::Random];
    let rules = Contest { bots: &bots, games: 40, seed: 3, budget: None, threads: 1 };
    let report = contest(&opening(4), EVAL, &rules, &|| ());
    assert!(report.bots[0].wins >= 38.0, "{report:?}");
}
