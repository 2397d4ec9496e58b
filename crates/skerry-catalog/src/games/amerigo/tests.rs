//! What bots think of Amerigo, besides what holds in every game.
use amerigo::{
    Action, Amerigo, Options,
    components::{CANNONS_END, Colour, ORDER_END, PROGRESS_END},
};
use skerry_bots::{Bot, Evaluate, Glimpse, Greedy};
use skerry_core::{Game, QuickDice, Seat, Silent, Turn};

use super::AmerigoEval;

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

/// At the end of a track one action point that lapses pays for itself; any more
/// are gold thrown away (R19).
#[test]
fn nobody_buys_action_points_to_let_them_lapse_in_vain() {
    let mut bots: Vec<_> = (0..3).map(|seed| Greedy::new(EVAL, seed)).collect();
    let mut gained = 0;
    for seed in 0..4 {
        let (mut game, mut dice) = (opening(3), QuickDice::new(seed));
        while game.turn() != Turn::Over {
            if game.turn() == Turn::Chance {
                let chance = game.sample(&mut dice);
                game.resolve(chance, &mut Silent);
                continue;
            }
            let seat = game.mover();
            let action = bots[seat.index()].decide(&Glimpse::new(&game, seat));
            if let (Action::BuyAp, Some((ap, spaces))) = (action, on_track(&game, seat)) {
                assert!(ap <= spaces, "seed {seed}: {ap} points for {spaces} spaces, and one more");
                gained += u32::from(ap == spaces);
            }
            game.apply(seat, action, &mut Silent);
        }
    }
    assert!(gained > 0, "nobody saw what there was to gain");
}

/// The action points of who moves a disc, and the spaces before it.
fn on_track(game: &Amerigo, seat: Seat) -> Option<(u8, u8)> {
    let (colour, ap) = game.acting(seat)?;
    match colour {
        Colour::Black => Some((ap, CANNONS_END - game.cannons(seat))),
        Colour::Brown => Some((ap, PROGRESS_END - game.progress(seat))),
        Colour::White => Some((ap, ORDER_END - game.position(seat))),
        Colour::Blue | Colour::Red | Colour::Green | Colour::Yellow => None,
    }
}
