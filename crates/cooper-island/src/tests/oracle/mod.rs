//! The rules once more, told as one long story with lists and maps as the specification
//! has them. Slow, and compared with the engine at every decision.
extern crate std;

mod anytime;
mod cards;
mod compare;
mod deeds;
mod gains;
mod gifts;
mod helm;
mod nesting;
mod payment;
mod placing;
mod rounds;
mod scoring;
mod sections;
mod solo;
mod storage;
mod table;
mod talk;
mod views;
mod words;
mod world;

use alloc::{
    collections::BTreeMap,
    string::{String, ToString},
    vec,
    vec::Vec,
};

use skerry_core::{Dice, Game, QuickDice, Turn};
use skerry_table::notation;

use self::{
    gifts::Gifts,
    rounds::Start,
    talk::{Asked, Oracle},
    world::{Variant, World},
};
use crate::{
    Action, CooperIsland, Options,
    components::{Difficulty, Strategy},
    setup::StartTerrain,
};

/// Somebody who gets about: builds, sails, and uses whatever lies face up.
fn choose(legal: &[String], dice: &mut QuickDice) -> usize {
    let is_deed = |text: &&String| {
        let deeds = ["build", "erect", "supply", "remove_ruin", "helm", "use_islet", "section=b"];
        let asides = ["use_card", "claim", "turn_up", "put_lid", "section=d", "section=h"];
        deeds.iter().chain(&asides).any(|word| text.contains(word))
    };
    let is_thrifty = |text: &&String| {
        let wasteful = ["trade", "give", "pay_fee", "done", "decline", "use_lid", "store"];
        !wasteful.iter().any(|word| text.starts_with(word))
    };
    let is_end = |text: &&String| ["done", "decline", "enough"].contains(&text.as_str());
    let all = || (0..legal.len()).collect::<Vec<_>>();
    let of = |test: &dyn Fn(&&String) -> bool| {
        all().into_iter().filter(|at| test(&&legal[*at])).collect::<Vec<_>>()
    };
    let (deeds, thrifty, end) = (of(&is_deed), of(&is_thrifty), of(&is_end));
    match dice.below(24) {
        0..14 if !deeds.is_empty() => *dice.pick(&deeds),
        0..22 if !thrifty.is_empty() => *dice.pick(&thrifty),
        0..20 if !end.is_empty() => *dice.pick(&end),
        _ => *dice.pick(&all()),
    }
}

/// What happened in matches that were compared.
#[derive(Debug, Default)]
struct Seen {
    decisions: usize,
    longest: usize,
    /// How often each action was chosen, by its word; and every card, lid, deed, islet,
    /// boat, log book and reward.
    actions: BTreeMap<String, usize>,
    things: BTreeMap<String, usize>,
}

impl Seen {
    fn note(&mut self, text: &str) {
        let word = text.split(' ').next().unwrap_or_default();
        *self.actions.entry(word.to_string()).or_default() += 1;
        let whole = ["use_card", "use_lid", "do", "use_islet", "use_boat", "claim", "log_book"];
        if whole.contains(&word) || word == "islet" {
            *self.things.entry(text.to_string()).or_default() += 1;
        }
    }
}

/// Which match is compared.
#[derive(Debug, Clone)]
struct Match {
    options: Options,
    seed: u64,
    /// Players start with much of everything.
    is_rich: bool,
}

impl Match {
    fn of(players: u8, seed: u64) -> Match {
        Match { options: Options::of(players), seed, is_rich: false }
    }

    fn oracle(&self, gifts: Gifts) -> Oracle {
        let options = &self.options;
        let variant = Variant {
            redundant: options.allow_redundant_payment,
            split: options.split_bonus_gains,
            endless_singles: options.unlimited_singles,
        };
        let mut world = World::new(options.players.into(), variant);
        let focus = match options.strategy {
            Strategy::Boats => 'b',
            Strategy::Builders => 'd',
            Strategy::Statues => 'f',
            Strategy::Traders => 'h',
        };
        world.rival.focus = (options.players == 1).then_some(focus);
        world.rival.difficulty = options.difficulty as u8 + 1;
        let start = match options.start_terrain {
            StartTerrain::Meadow => Start::Meadow,
            StartTerrain::Random => Start::Common,
            StartTerrain::Chosen => Start::Chosen,
        };
        Oracle::start(move |story| story.tell(start, &gifts), world)
    }
}

/// A match in which everything is compared.
fn compare(of: &Match, seen: &mut Seen) {
    let mut game = CooperIsland::setup(&of.options).expect("1 to 4 can play");
    let mut dice = QuickDice::new(of.seed);
    let gifts = if of.is_rich { Gifts::draw(of.options.players, &mut dice) } else { Gifts::none() };
    let oracle = of.oracle(gifts.clone());
    let (mut given, mut told) = (false, vec![]);
    loop {
        let moment = oracle.next();
        match game.turn() {
            Turn::Over => {
                assert_eq!(moment.asked, Asked::Over);
                compare::results_agree(&moment.world, &game);
                compare::told_agree(&moment.world, &told);
                if !of.is_rich {
                    compare::tiles_add_up(&moment.world);
                }
                return;
            }
            Turn::Chance => {
                assert!(matches!(moment.asked, Asked::Nature(_)), "{:?}", moment.asked);
                compare::agrees(&moment.world, &game);
                let chance = game.sample(&mut dice);
                let text = notation::write("draw", &chance);
                seen.note(&text);
                oracle.answer(text);
                game.resolve(chance, &mut told);
            }
            Turn::Decide(seats) => {
                let seat = seats.lowest().expect("somebody decides");
                if game.round == 1 && !core::mem::replace(&mut given, true) {
                    gifts.give(&mut game);
                }
                let mut legal: Vec<Action> = vec![];
                game.legal(seat, &mut legal);
                let texts: Vec<String> =
                    legal.iter().map(|action| notation::write("do", action)).collect();
                let mut sorted = texts.clone();
                sorted.sort();
                let asked = Asked::Decision(seat.index(), sorted);
                assert_eq!(asked, moment.asked, "decision {} of {of:?}", seen.decisions);
                compare::agrees(&moment.world, &game);
                views::agree(&moment, &game);
                let at = choose(&texts, &mut dice);
                seen.decisions += 1;
                seen.longest = seen.longest.max(legal.len());
                seen.note(&texts[at]);
                oracle.answer(texts[at].clone());
                game.apply(seat, legal[at], &mut told);
            }
        }
    }
}

/// `UseCard` as it is written in records.
fn snake(name: &str) -> String {
    let mut word = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !word.is_empty() {
            word.push('_');
        }
        word.extend(letter.to_lowercase());
    }
    word
}

fn times(few: u64) -> u64 {
    if option_env!("SKERRY_SLOW_TESTS").is_some() { 40 * few } else { few }
}

/// Cites: 4, 6, 7, 8, 9, 10, 11, R1, R2, R90.
#[test]
fn two_to_four_players_play_by_the_rules_of_the_specification() {
    let mut seen = Seen::default();
    for seed in 0..times(4) {
        for players in 2..=4 {
            let mut of = Match::of(players, 10 * seed + u64::from(players));
            of.options.allow_redundant_payment = seed % 4 == 3;
            compare(&of, &mut seen);
        }
    }
    assert!(seen.decisions > 2_000, "{seen:?}");
}

/// Cites: 16.
#[test]
fn the_solo_game_is_played_by_the_rules_of_the_specification() {
    let mut seen = Seen::default();
    for seed in 0..times(8) {
        let strategy = Strategy::ALL[seed as usize % 4];
        let difficulty = Difficulty::ALL[seed as usize % 4];
        let options = Options { strategy, difficulty, ..Options::of(1) };
        compare(&Match { options, seed, is_rich: seed % 2 == 1 }, &mut seen);
    }
    assert!(seen.decisions > 800, "{seen:?}");
}

/// Players that start with much use everything there is.
///
/// Cites: 8, R33, R74, R77, R78, R86, R91.
#[test]
fn rich_players_do_everything_that_the_specification_allows() {
    let mut seen = Seen::default();
    for seed in 0..times(6) {
        for players in 2..=4 {
            let start_terrain = [StartTerrain::Meadow, StartTerrain::Random, StartTerrain::Chosen];
            let options = Options {
                start_terrain: start_terrain[seed as usize % 3],
                allow_redundant_payment: false,
                split_bonus_gains: seed % 2 == 1,
                unlimited_singles: seed % 3 == 1,
                ..Options::of(players)
            };
            compare(&Match { options, seed: 7 * seed, is_rich: true }, &mut seen);
        }
    }
    let words = <Action as skerry_core::Vocabulary>::WORDS.iter().map(|word| snake(word.name));
    let missing: Vec<String> = words.filter(|word| !seen.actions.contains_key(word)).collect();
    assert!(missing.is_empty(), "never chosen: {missing:?} of {seen:?}");
    for (word, least) in [("use_card", 15), ("use_lid", 5), ("use_islet", 6), ("use_boat", 6)] {
        let kinds = seen.things.keys().filter(|text| text.starts_with(word)).count();
        assert_eq!(kinds, least, "{word}: {seen:?}");
    }
}
