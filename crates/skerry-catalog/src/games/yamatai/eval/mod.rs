//! What a position of Yamataï is worth.
//!
//! Points so far, with coins and boats beside the harbour counted exactly, and hopes:
//! tokens that pay for specialists, boats in the harbour, specialists that go on
//! working, a place in the next round. Each hope shrinks as the game runs out.
mod habits;
mod hurry;
mod powers;
mod rest;
mod terms;
mod turns;

use skerry_bots::{
    Evaluate,
    eval::{Depth, Line, Manner, Simulated},
};
use skerry_core::{Dice, Game, Seat, Turn};
use yamatai::{
    Action, Step, Yamatai,
    components::{SUPPLY, Specialist, houses},
};

use self::turns::Care;

/// The opinion about Yamataï.
#[derive(Debug, Clone, Copy)]
pub struct YamataiEval;

/// What a specialist brings besides its points, over a whole game.
const WORK: [f32; 18] =
    [1.0, 2.0, 0.5, 0.8, 1.0, 1.5, 1.5, 1.0, 1.5, 1.5, 1.5, 1.0, 2.0, 2.5, 0.0, 0.0, 1.0, 2.0];

impl Evaluate<Yamatai> for YamataiEval {
    fn value(&self, game: &Yamatai, seat: Seat) -> f32 {
        let points = f32::from(game.points(seat));
        if game.turn() == Turn::Over || game.round() == 0 {
            return points;
        }
        points + hopes(game, seat, left(game)).into_iter().sum::<f32>()
    }

    const TERMS: &'static [&'static str] = &terms::ALL;

    fn terms(&self, game: &Yamatai, seat: Seat, tell: &mut dyn FnMut(&'static str, f32)) {
        terms::tell_all(game, seat, tell);
    }

    fn promise(&self, game: &Yamatai, _: Seat, action: Action) -> f32 {
        habits::promise(game, action)
    }

    fn hurry(&self, game: &mut Yamatai, seat: Seat, dice: &mut impl Dice) {
        hurry::play(self, game, seat, dice);
    }

    fn propose(&self, game: &Yamatai, seat: Seat, most: usize) -> Vec<Line<Action>> {
        turns::propose(self, game, seat, (most, Care::Quick))
    }

    fn ponder(&self, game: &Yamatai, seat: Seat, most: usize) -> Vec<Line<Action>> {
        turns::propose(self, game, seat, (most, Care::Thorough))
    }

    fn is_same_turn(&self, _before: &Yamatai, now: &Yamatai, _seat: Seat) -> bool {
        now.step() != Step::Fleet
    }

    fn manner(&self) -> Manner {
        Manner { cut: Some(0), players: Simulated::Drawing(1), depth: Depth::Match }
    }

    fn uncertainty(&self, game: &Yamatai) -> f32 {
        1.0 + 7.0 * left(game)
    }
}

/// How much of the game is still to come, from 1 to 0, by the nearest of its ends.
fn left(game: &Yamatai) -> f32 {
    let all = f32::from(houses(game.players()));
    let seats = (0..game.players()).map(Seat);
    let houses = seats.map(|seat| f32::from(game.houses_left(seat)) / all).fold(1.0, f32::min);
    let supply = game.supply().into_iter().zip(SUPPLY);
    let supply = supply.map(|(left, all)| f32::from(left) / f32::from(all)).fold(1.0, f32::min);
    let tiles = f32::from(game.tiles_left()) / 23.0;
    houses.min(supply).min(tiles).max(0.0)
}

/// How many hopes there are; [`hopes`] says which.
const HOPES: usize = 7;

fn hopes(game: &Yamatai, seat: Seat, left: f32) -> [f32; HOPES] {
    let harbour = game.harbour(seat).by_cargo();
    let worth = [0.25, 0.35, 0.45, 0.6, 0.9];
    let boats: f32 = harbour.iter().zip(worth).map(|(n, it)| f32::from(*n) * it).sum();
    let work: f32 = game.specialists(seat).map(|it| WORK[it.index()]).sum();
    let fleet = game.latest_fleet(seat).map_or(0.0, |fleet| f32::from(fleet.number()));
    [
        // Coins and boats between two points.
        f32::from(game.coins(seat) % 5) / 5.0 * 0.9,
        -f32::from(game.set_aside(seat) % 2) / 2.0,
        left.min(0.6) * boats,
        culture(game.culture(seat), game.has(seat, Specialist::Fukuroku)) * left.sqrt(),
        f32::from(game.reserved(seat)) * 1.6 * left,
        work * left,
        // First or last in the next round makes two points and a half.
        -0.22 * fleet * left.min(0.5) * 2.0,
    ]
}

/// What tokens are worth: each hiring they pay for, and a start for another.
fn culture(tokens: [u8; 6], is_mixed: bool) -> f32 {
    let count: u8 = tokens.iter().sum();
    if is_mixed {
        return f32::from(count) * 1.1;
    }
    let pairs: u8 = tokens.iter().map(|count| count / 2).sum();
    let singles = tokens.iter().filter(|count| *count % 2 == 1).count() as u8;
    let triples = singles / 3;
    f32::from(pairs) * 2.3 + f32::from(triples) * 2.1 + f32::from(singles % 3) * 0.6
}
