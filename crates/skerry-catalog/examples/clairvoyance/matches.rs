//! Matches of one search against others of its kind, of which it may see more.
use std::sync::{
    Mutex,
    atomic::{AtomicU32, Ordering},
};

use skerry_bots::{Bot, BotSpec, Budget, Evaluate, Glimpse, arena::wilson};
use skerry_core::{Game, Score, Seat, Silent, Turn, digest};

use crate::foretold::{Foretold, Same, Sight};

/// How many matches, and how much is thought.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Terms {
    pub(crate) players: u8,
    pub(crate) games: u32,
    pub(crate) iterations: u32,
    pub(crate) seed: u64,
}

/// How the one search did: its share of each win, and its points.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Outcome(pub(crate) Vec<(f64, i32)>);

impl Outcome {
    pub(crate) fn share(&self) -> f64 {
        self.0.iter().map(|(won, _)| won).sum::<f64>() / self.0.len() as f64
    }

    pub(crate) fn interval(&self) -> [f64; 2] {
        wilson(self.share() * self.0.len() as f64, self.0.len() as f64)
    }

    pub(crate) fn points(&self) -> f64 {
        self.0.iter().map(|(_, points)| f64::from(*points)).sum::<f64>() / self.0.len() as f64
    }

    /// How much more of the same matches it won, and the standard error of that.
    pub(crate) fn gap(&self, fair: &Outcome) -> (f64, f64) {
        let more: Vec<f64> =
            self.0.iter().zip(&fair.0).map(|(own, other)| own.0 - other.0).collect();
        let count = more.len() as f64;
        let mean = more.iter().sum::<f64>() / count;
        let squares = more.iter().map(|more| (more - mean).powi(2)).sum::<f64>();
        (mean, (squares / (count - 1.0).max(1.0) / count).sqrt())
    }
}

/// One search with this sight, or a fair one, against fair ones. Each block of as many matches
/// as there are seats has one fate, and the search another seat in each of them.
pub(crate) fn compare<G: Game, E: Evaluate<G>>(
    opening: &G,
    eval: E,
    terms: &Terms,
    sight: Option<Sight>,
) -> Outcome {
    let next = AtomicU32::new(0);
    let results = Mutex::new(vec![(0.0, 0); terms.games as usize]);
    let work = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= terms.games {
                return;
            }
            let result = play(opening, eval, terms, sight, number);
            results.lock().expect("no match panics")[number as usize] = result;
        }
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| (0..threads).for_each(|_| drop(scope.spawn(work))));
    Outcome(results.into_inner().expect("no match panics"))
}

fn play<G: Game, E: Evaluate<G>>(
    opening: &G,
    eval: E,
    terms: &Terms,
    sight: Option<Sight>,
    number: u32,
) -> (f64, i32) {
    let players = u32::from(opening.players());
    let fate = digest(&(terms.seed, number / players));
    let own = Seat((number % players) as u8);
    let spec = BotSpec::Mcts(Some(Budget::Iterations(terms.iterations)));
    let luck = |seat: usize| digest(&(fate, number, seat)).into();
    let mut fair: Vec<Box<dyn Bot<G>>> =
        (0..players as usize).map(|seat| spec.build(eval, None, luck(seat), 1)).collect();
    let mut seeing = spec.build::<Foretold<G>, _>(Same(eval), None, luck(own.index()), 1);
    let mut state = Foretold::new(*opening, fate);
    loop {
        match state.turn() {
            Turn::Over => break,
            Turn::Chance => {
                fair.iter_mut().for_each(|bot| bot.rest());
                seeing.rest();
                state.resolve(state.answer(), &mut Silent);
            }
            Turn::Decide(seats) => {
                let before = state;
                for seat in seats.iter() {
                    let action = match sight.filter(|_| seat == own) {
                        Some(sight) => seeing.decide(&Glimpse::new(&before.seen(sight), seat)),
                        None => fair[seat.index()].decide(&Glimpse::new(&before.game, seat)),
                    };
                    state.apply(seat, action, &mut Silent);
                }
                let owes = |seat| matches!(state.turn(), Turn::Decide(now) if now.contains(seat));
                for seat in seats.iter().filter(|seat| !owes(*seat)) {
                    fair[seat.index()].rest();
                    if seat == own {
                        seeing.rest();
                    }
                }
            }
        }
    }
    let scores: Vec<Score> = (0..players as u8).map(|seat| state.score(Seat(seat))).collect();
    won(&scores, own)
}

/// The share that a seat has in the win, and its points.
fn won(scores: &[Score], seat: Seat) -> (f64, i32) {
    let own = &scores[seat.index()];
    let winners = scores.iter().filter(|score| *score == own).count() as f64;
    let is_best = scores.iter().all(|score| score <= own);
    (if is_best { 1.0 / winners } else { 0.0 }, own.points)
}

#[cfg(test)]
mod tests {
    use cooper_island::CooperIsland;
    use my_island::{MyIsland, rulesets::RuleSetId};
    use skerry_bots::Greedy;
    use skerry_catalog::games::{
        cooper_island::eval::CooperIslandEval, my_island::eval::MyIslandEval,
        yamatai::eval::YamataiEval,
    };
    use skerry_core::QuickDice;
    use yamatai::Yamatai;

    use super::*;

    const TERMS: Terms = Terms { players: 2, games: 4, iterations: 40, seed: 3 };

    fn island() -> MyIsland {
        let options = my_island::Options::single(2, RuleSetId::Eternal);
        MyIsland::setup(&options).expect("two may play")
    }

    fn island_of(sight: Option<Sight>) -> Outcome {
        compare(&island(), MyIslandEval, &TERMS, sight)
    }

    /// All lies open in My Island except the cards to come: to see the table is nothing.
    #[test]
    fn who_sees_what_all_see_plays_as_all_do() {
        let fair = island_of(None);
        assert_eq!(island_of(Some(Sight::Table)), fair);
        assert_ne!(island_of(Some(Sight::Future)), fair);
        assert_eq!(fair.gap(&fair), (0.0, 0.0));
    }

    /// What is foretold happens, whoever plays and whatever they do.
    #[test]
    fn what_is_foretold_comes_true() {
        let mut one = Foretold::new(island(), 9);
        let mut other = one;
        let (mut dice, mut cards) = (QuickDice::new(1), 0);
        while one.turn() == Turn::Chance || other.turn() == Turn::Chance {
            // The dice of whoever imagines it have no say.
            let told = one.sample(&mut dice);
            assert_eq!(told, one.answer());
            assert_eq!(told, other.sample(&mut QuickDice::new(77)));
            for game in [&mut one, &mut other] {
                game.resolve(told, &mut Silent);
                while let Turn::Decide(seats) = game.turn() {
                    let seat = seats.lowest().expect("somebody decides");
                    let action = game.draw_legal(seat, &mut dice);
                    game.apply(seat, action, &mut Silent);
                }
            }
            cards += 1;
            if one.turn() == Turn::Over || other.turn() == Turn::Over {
                break;
            }
        }
        assert!(cards > 3, "{cards}");
    }

    /// In Cooper Island cards are hidden: imagined tables differ, the one that is seen does not.
    /// Not in every match does anybody build, and so look at cards: they play until one does.
    #[test]
    fn who_sees_the_table_sees_the_true_one() {
        let mut hidden = (0..20).map(imagined_otherwise);
        assert!(hidden.any(|hidden| hidden > 0), "somebody has looked at cards");
    }

    /// How often the other one imagined a table that is not the true one.
    fn imagined_otherwise(seed: u64) -> u32 {
        let game = CooperIsland::setup(&cooper_island::Options::of(2)).expect("two may play");
        let (mut state, mut dice) = (Foretold::new(game, seed), QuickDice::new(seed));
        let mut builder = Greedy::new(CooperIslandEval::FITTED, seed);
        let mut hidden = 0;
        loop {
            match state.turn() {
                Turn::Over => return hidden,
                Turn::Chance => state.resolve(state.answer(), &mut Silent),
                Turn::Decide(seats) => {
                    let seat = seats.lowest().expect("somebody decides");
                    let other = Seat(1 - seat.0);
                    let imagined = Glimpse::new(&state.game, other).imagine(&mut dice);
                    hidden += u32::from(imagined != state.game);
                    assert_eq!(Glimpse::new(&state, other).imagine(&mut dice), state);
                    let action = builder.decide(&Glimpse::new(&state.game, seat));
                    state.apply(seat, action, &mut Silent);
                }
            }
        }
    }

    /// The searches think alike in every respect but what they see.
    #[test]
    fn a_game_foretold_is_searched_as_the_game_is() {
        let options = yamatai::Options { players: 2, culture_blocks_building: false };
        let game = Yamatai::setup(&options).expect("two may play");
        let terms = Terms { iterations: 4, games: 2, ..TERMS };
        let shares =
            [None, Some(Sight::Table)].map(|sight| compare(&game, YamataiEval, &terms, sight));
        assert_eq!(shares[0], shares[1]);
    }

    #[test]
    fn a_win_is_shared_by_the_best() {
        let scores = [5, 9, 9].map(|points| Score { points, ..Score::default() });
        assert_eq!(won(&scores, Seat(1)), (0.5, 9));
        assert_eq!(won(&scores, Seat(0)), (0.0, 5));
    }
}
