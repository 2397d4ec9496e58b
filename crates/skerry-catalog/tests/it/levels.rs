//! The levels in every game: each clearly better than the one below, none of
//! them silly, and no two at one table alike.
use core::fmt::Debug;

use skerry_bots::{
    Bot, BotSpec, Budget, Evaluate, Glimpse,
    arena::{Contest, contest},
};
use skerry_catalog::{
    Kind,
    games::{Visitor, visit},
};
use skerry_core::{Game, QuickDice, Seat, Silent, Turn};

fn opening<G: Game, E>(kind: &Kind<G, E>, players: u8) -> G {
    let options = kind.options(Some(players.into()), &[]).expect("so many may play");
    G::setup(&options).expect("so many may play")
}

/// The share of games that the first wins against the second, one on one.
struct Against {
    bots: [BotSpec; 2],
    games: u32,
    shares: Vec<f64>,
}

impl Visitor for Against {
    fn visit<G: Game, E: Evaluate<G> + Debug>(&mut self, kind: &'static Kind<G, E>) {
        // Few iterations: what is better already then is better with more.
        let budget = Some(Budget::Iterations(40));
        let rules = Contest { bots: &self.bots, games: self.games, seed: 5, budget, threads: 2 };
        let report = contest(&opening(kind, 2), kind.eval, &rules, &|| ());
        self.shares.push(report.bots[0].win_share);
    }
}

fn shares(bots: [BotSpec; 2], games: u32) -> Vec<f64> {
    let mut against = Against { bots, games, shares: vec![] };
    visit(&mut against);
    against.shares
}

#[test]
fn medium_beats_easy_in_every_game() {
    let shares = shares([BotSpec::Medium, BotSpec::Easy], 16);
    assert!(shares.iter().all(|share| *share >= 0.65), "{shares:?}");
}

#[test]
fn hard_beats_medium_in_every_game() {
    let shares = shares([BotSpec::Hard(None), BotSpec::Medium], 10);
    assert!(shares.iter().all(|share| *share >= 0.65), "{shares:?}");
}

#[test]
fn expert_beats_medium_in_every_game() {
    let shares = shares([BotSpec::Expert(None), BotSpec::Medium], 10);
    assert!(shares.iter().all(|share| *share >= 0.65), "{shares:?}");
}

/// `docs/BOTS.md` says how often exactly; this is wide enough for forty games.
#[test]
fn easy_wins_sometimes_against_a_first_timer_and_loses_mostly() {
    let shares = shares([BotSpec::Easy, BotSpec::FirstTimer], 40);
    assert!(shares.iter().all(|share| (0.1..0.45).contains(share)), "{shares:?}");
}

/// The first three moves of every seat, where there is something to choose.
fn first_moves<G: Game, E: Evaluate<G>>(
    kind: &Kind<G, E>,
    bot: BotSpec,
    seed: u64,
) -> Vec<Vec<G::Action>> {
    let (mut game, mut dice) = (opening(kind, *G::PLAYERS.end()), QuickDice::new(seed));
    let players = usize::from(game.players());
    let budget = Some(Budget::Iterations(30));
    let build = |seat| bot.build(kind.eval, budget, luck(seed, seat), 1);
    let mut bots: Vec<Box<dyn Bot<G>>> = (0..players).map(build).collect();
    let mut moves = vec![vec![]; players];
    while moves.iter().any(|moves: &Vec<_>| moves.len() < 3) {
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => game.resolve(game.sample(&mut dice), &mut Silent),
            Turn::Decide(seats) => {
                let before = game;
                for seat in seats.iter() {
                    let action = bots[seat.index()].decide(&Glimpse::new(&before, seat));
                    if is_choice(&before, seat) && moves[seat.index()].len() < 3 {
                        moves[seat.index()].push(action);
                    }
                    game.apply(seat, action, &mut Silent);
                }
            }
        }
    }
    moves
}

fn luck(seed: u64, seat: usize) -> skerry_bots::Luck {
    (seed * 8 + seat as u64).into()
}

fn is_choice<G: Game>(game: &G, seat: Seat) -> bool {
    let mut legal = vec![];
    game.legal(seat, &mut legal);
    legal.len() > 1
}

/// How many pairs of seats there are, and how many of them open alike.
fn alike<T: PartialEq>(openings: &[T]) -> (usize, usize) {
    let pairs = openings
        .iter()
        .enumerate()
        .flat_map(|(n, one)| openings[n + 1..].iter().map(move |other| one == other));
    pairs.fold((0, 0), |(all, same), is_same| (all + 1, same + usize::from(is_same)))
}

/// Tastes are drawn, so that now and then two agree; one pair in ten would be too many. Experts
/// go more by what they find than by taste (`docs/BOTS.md` says how often they open alike).
#[test]
fn two_bots_of_a_level_hardly_ever_open_alike() {
    struct Openings;
    impl Visitor for Openings {
        fn visit<G: Game, E: Evaluate<G> + Debug>(&mut self, kind: &'static Kind<G, E>) {
            for bot in [BotSpec::Easy, BotSpec::Medium, BotSpec::Hard(None)] {
                let tables = (0..6).map(|seed| alike(&first_moves(kind, bot, seed)));
                let (all, same) = tables.fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
                assert!(10 * same < all, "{bot} in {}: {same} of {all}", G::ID);
            }
        }
    }
    visit(&mut Openings);
}
