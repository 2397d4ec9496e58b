//! Hints in every game: they can be followed, and tell what the seat may know and no more.
use std::fmt::Debug;

use skerry_bots::{Budget, Plan};
use skerry_core::{Dice, Turn};
use skerry_table::Foresight;

use super::*;
use crate::{
    Advising, Kind,
    advice::Advised,
    games::{Visitor, visit},
};

#[test]
fn the_weightiest_reasons_are_given_and_first_what_speaks_for_it() {
    let terms = vec![("room", 0.8), ("beach", -2.0), ("road", 0.1), ("groups", 0.5)];
    assert_eq!(weightiest(terms), [("room", 0.8), ("beach", -2.0)]);
    assert_eq!(weightiest(vec![("beach", -2.0), ("holes", -1.0)]), [("beach", -2.0)]);
    assert_eq!(weightiest(vec![("beach", 0.2), ("holes", -0.2)]), []);
}

/// Decisions between one that is looked at and the next.
const APART: u32 = 9;
/// How many are looked at.
const LOOKS: usize = 8;

/// Positions in which the first seat that is asked has a choice, from a match played at random.
fn positions<G: Game>(mut game: G, mut look: impl FnMut(&G, Seat)) {
    let (mut dice, mut decisions, mut looks) = (QuickDice::new(5), 0, 0);
    while looks < LOOKS {
        match game.turn() {
            Turn::Over => return,
            Turn::Chance => {
                let drawn = game.sample(&mut dice);
                game.resolve(drawn, &mut Silent);
            }
            Turn::Decide(seats) => {
                let seat = seats.lowest().expect("somebody decides");
                let mut legal = vec![];
                game.legal(seat, &mut legal);
                if decisions >= APART && legal.len() > 1 {
                    look(&game, seat);
                    (decisions, looks) = (0, looks + 1);
                }
                decisions += 1;
                game.apply(seat, *dice.pick(&legal), &mut Silent);
            }
        }
    }
}

fn advised<G: Game, E: Evaluate<G>>(game: &G, eval: E, seat: Seat) -> Advised<G, E> {
    let mut advising = Advised::new(*game, eval, seat, Plan { iterations: 60, seed: 3 });
    advising.think(Budget::Iterations(60));
    advising
}

fn hints<G: Game, E: Evaluate<G>>(game: &G, eval: E, seat: Seat) -> Vec<Hint> {
    advised(game, eval, seat).hints(3)
}

struct Followed {
    reasons: usize,
}

impl Visitor for Followed {
    fn visit<G: Game, E: Evaluate<G> + Debug>(&mut self, kind: &'static Kind<G, E>) {
        let options = kind.options(None, &[]).expect("every game has defaults");
        let opening = G::setup(&options).expect("and they can be played");
        positions(opening, |game, seat| {
            let hints = hints(game, kind.eval, seat);
            assert!((1..=3).contains(&hints.len()), "{}: {}", G::ID, hints.len());
            for hint in hints {
                let line: Vec<G::Action> =
                    serde_json::from_str(hint.actions.get()).expect("what was written is read");
                let first = Foresight::of(*game, seat, line[0]).expect("it is legal");
                let is_whole = Foresight::along(*game, seat, &line).expect("it is legal");
                assert_eq!(hint.preview.points, is_whole.points());
                assert!(
                    hint.events.get().len()
                        >= told::<G>(first.events(), Viewer::Seat(seat)).get().len()
                );
                assert!(hint.wins.is_some_and(|chance| (0.0..=1.0).contains(&chance)));
                assert!(hint.reasons.iter().all(|reason| E::TERMS.contains(&reason.term)));
                let says_so = |one: &Reason| one.points == 0 || one.is_gain == (one.points > 0);
                assert!(hint.reasons.iter().all(says_so), "for it or against it: {hint:?}");
                self.reasons += hint.reasons.len();
            }
        });
        assert!(self.reasons > 0, "{}: reasons are given", G::ID);
        self.reasons = 0;
    }
}

#[test]
fn hints_can_be_followed_and_give_reasons() {
    visit(&mut Followed { reasons: 0 });
}

struct Ordered;

impl Visitor for Ordered {
    fn visit<G: Game, E: Evaluate<G> + Debug>(&mut self, kind: &'static Kind<G, E>) {
        let options = kind.options(None, &[]).expect("every game has defaults");
        let opening = G::setup(&options).expect("and they can be played");
        positions(opening, |game, seat| {
            let advising = advised(game, kind.eval, seat);
            let ideas = advising.suggestions(3);
            let tried = ideas.iter().take_while(|idea| idea.visits >= ideas[0].visits / 2);
            let best = tried.map(|idea| idea.chances[seat.index()]).fold(0.0, f64::max);
            assert_eq!(advising.hints(3)[0].wins, Some(best), "{}", G::ID);
        });
    }
}

/// Of what was tried about as often, first what promises most to whoever asks.
#[test]
fn the_first_hint_is_the_best() {
    visit(&mut Ordered);
}

struct Blind;

impl Visitor for Blind {
    fn visit<G: Game, E: Evaluate<G> + Debug>(&mut self, kind: &'static Kind<G, E>) {
        let options = kind.options(None, &[]).expect("every game has defaults");
        let opening = G::setup(&options).expect("and they can be played");
        let mut worlds = QuickDice::new(11);
        positions(opening, |game, seat| {
            let other = game.determinize(seat, &mut worlds);
            let told = |game| format!("{:?}", hints(game, kind.eval, seat));
            assert_eq!(told(game), told(&other), "{}", G::ID);
        });
    }
}

/// What a seat cannot tell from the truth brings the same hints, to the last letter.
#[test]
fn hints_tell_nothing_that_the_seat_does_not_know() {
    visit(&mut Blind);
}
