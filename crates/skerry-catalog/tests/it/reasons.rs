//! What bots give as their reasons: nothing of an opinion is left unexplained, in any language.
use std::{fmt::Debug, fs};

use skerry_bots::{Evaluate, eval::POINTS};
use skerry_catalog::{
    Kind,
    games::{Visitor, visit},
};
use skerry_core::{Game, QuickDice, Seat, Silent, Turn};
use skerry_text::{Language, check_reasons};

/// What rounding may make of a sum.
const ROUNDING: f32 = 0.01;

/// One game after the other, as far as it was asked for.
struct Everything;

impl Visitor for Everything {
    fn visit<G: Game, E: Evaluate<G> + Debug>(&mut self, kind: &'static Kind<G, E>) {
        assert!((6..=15).contains(&E::TERMS.len()), "{}: terms that can be grasped", G::ID);
        for options in choices::<G>() {
            for players in G::PLAYERS {
                if let Ok(options) = kind.options(Some(players.into()), &options) {
                    let opening = G::setup(&options).expect("options of the game");
                    explain_a_match(&kind.eval, opening, u64::from(players));
                }
            }
        }
        let sentences = sentences(G::ID);
        let sources = sentences.each_ref().map(|(language, source)| (*language, source.as_str()));
        assert_eq!(check_reasons(G::ID, E::TERMS, &sources), [], "{}", G::ID);
    }
}

/// Nothing chosen, and each thing that can be chosen.
fn choices<G: Game>() -> Vec<Vec<(String, String)>> {
    let pairs = G::CHOICES.iter().flat_map(|choice| {
        choice.every_value().map(|value| vec![(choice.name.to_owned(), value.to_owned())])
    });
    std::iter::once(vec![]).chain(pairs).collect()
}

fn explain_a_match<G: Game, E: Evaluate<G>>(eval: &E, mut game: G, seed: u64) {
    let mut dice = QuickDice::new(seed);
    loop {
        for seat in (0..game.players()).map(Seat) {
            explain(eval, &game, seat);
        }
        match game.turn() {
            Turn::Over => return,
            Turn::Chance => {
                let drawn = game.sample(&mut dice);
                game.resolve(drawn, &mut Silent);
            }
            Turn::Decide(seats) => {
                let seat = seats.lowest().expect("somebody decides");
                let action = game.draw_legal(seat, &mut dice);
                game.apply(seat, action, &mut Silent);
            }
        }
    }
}

fn explain<G: Game, E: Evaluate<G>>(eval: &E, game: &G, seat: Seat) {
    let (value, mut sum) = (eval.value(game, seat), 0.0);
    eval.terms(game, seat, &mut |term, points| {
        assert!(term == POINTS || E::TERMS.contains(&term), "{}: {term}", G::ID);
        sum += points;
    });
    assert!((value - sum).abs() < ROUNDING, "{}: {value} is told as {sum}", G::ID);
}

/// What stands beside a game's opinion.
fn sentences(game: &str) -> [(Language, String); Language::ALL.len()] {
    let folder = format!("{}/src/games/{}", env!("CARGO_MANIFEST_DIR"), game.replace('-', "_"));
    Language::ALL.map(|language| {
        let source = fs::read_to_string(format!("{folder}/eval/{language}.ftl"));
        (language, source.expect("every language has a file"))
    })
}

#[test]
fn opinions_are_told_in_full_in_whole_matches_and_in_every_language() {
    visit(&mut Everything);
}
