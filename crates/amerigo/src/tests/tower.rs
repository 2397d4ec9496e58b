//! 13 The tower, 6 rounds without cubes.
use alloc::{vec, vec::Vec};

use skerry_core::{Dice, Game, QuickDice, Silent, Stack, Turn};

use super::position::{YELLOW, given};
use crate::{
    Action, Amerigo, Chance, Cubes, Event, Options,
    components::{CUBES, Colour},
    state::Phase,
};

/// What is in the tower in V2.
const V2: [u8; 7] = [3, 3, 2, 4, 3, 2, 4];
const NO: u32 = 9_999;

/// Cites: V10, 13, 7.1, 6.
#[test]
fn v10_four_blue_cubes_are_thrown() {
    let inside = [NO, NO, NO, 0, NO, NO, 0, NO, NO, NO, NO, NO, 0, 0, NO, NO, NO, NO, NO, NO, NO];
    let numbers = [&inside[..], &[0], &[NO; 4]].concat();
    let asked = [&[10_000; 21][..], &[4], &[10_000; 4]].concat();
    let thrown = given().throwing(Colour::Blue, V2).draws(&numbers, &asked);
    assert_eq!(thrown.game.field, [4, 1, 1, 0, 2, 0, 0]);
    assert_eq!(thrown.game.base, 4);
    assert_eq!(thrown.game.tower, [3, 2, 1, 4, 1, 2, 4]);
    assert_eq!(thrown.game.storage, [0, 4, 5, 3, 4, 5, 3]);
    let colours = [Colour::Blue, Colour::Black, Colour::Red, Colour::Green];
    assert_eq!(thrown.available(), colours);
    for colour in colours {
        assert_eq!(thrown.take(colour).allowed().ap(), 4);
    }
}

/// Cites: 7.2, 13, R8.
#[test]
fn rule_7_2_a_colour_that_was_not_thrown_can_have_most_cubes() {
    let throwing = given().throwing(Colour::Blue, V2);
    let outcome = throwing.comes_out("2blue,1red,4brown,3white");
    let told = outcome.events().iter().find_map(|event| {
        let Event::CubesThrown { base, .. } = event else { return None };
        Some(*base)
    });
    assert_eq!(told, Some(4), "brown has most, in the round of blue");
    let thrown = outcome.allowed();
    for colour in [Colour::Blue, Colour::Red, Colour::Brown, Colour::White] {
        assert_eq!(thrown.take(colour).allowed().ap(), 4, "{colour:?}");
    }
    // None of the round's own colour came out.
    let foreign = throwing.comes_out("2black,1green").allowed();
    assert_eq!(foreign.available(), [Colour::Black, Colour::Green]);
    assert_eq!(foreign.take(Colour::Green).allowed().ap(), 2);
}

/// Cites: 13.
#[test]
fn four_cubes_loosen_others_as_the_table_says() {
    // 1682 of 10,000 fall when four are thrown; jam 1 holds 2700 of 10,000.
    let inside = [1_681; 21];
    let numbers = [&inside[..], &[1], &[2_699, 2_700, 2_699, 2_700]].concat();
    let asked = [&[10_000; 21][..], &[4], &[10_000; 4]].concat();
    let all = given().throwing(Colour::Blue, V2).draws(&numbers, &asked);
    assert_eq!(all.game.field, [3 + 2, 3, 2, 4, 3, 2, 4], "all that was inside, two of four");
    let numbers = [&[1_682; 21][..], &[2], &[3_899, 3_900, 3_899, 3_900]].concat();
    let none = given().throwing(Colour::Blue, V2).draws(&numbers, &asked);
    assert_eq!(none.game.field, [2, 0, 0, 0, 0, 0, 0]);
}

/// Cites: V11, R32, 6.
#[test]
fn v11_an_empty_storage_space_is_skipped_without_a_draw() {
    let mut last = given().of(YELLOW).field(&[(Colour::Blue, 3)]);
    last.game.tower[Colour::Black.index()] = CUBES;
    last.game.storage[Colour::Black.index()] = 0;
    let outcome = last.act(Action::TakeGold);
    let skipped = Event::RoundSkipped { colour: Colour::Black };
    assert!(outcome.events().contains(&skipped), "{:?}", outcome.events());
    let next = outcome.allowed();
    assert_eq!((next.game.phase(), next.game.round), (Phase::Throw, Colour::Red));
    assert_eq!(next.game.tower[Colour::Black.index()], CUBES, "they stay");
}

/// Cites: V12, R32.
#[test]
fn v12_a_round_in_which_nothing_comes_out_is_skipped() {
    let mut tower = [0; 7];
    tower[Colour::Blue.index()] = 6;
    let numbers = [NO, NO, NO, NO, NO, NO, 3, 0];
    let asked = [10_000, 10_000, 10_000, 10_000, 10_000, 10_000, 4, 10_000];
    let next = given().throwing(Colour::Blue, tower).draws(&numbers, &asked);
    assert_eq!(next.game.tower, [7, 0, 0, 0, 0, 0, 0]);
    assert_eq!((next.game.storage[0], next.game.field, next.game.base), (0, [0; 7], 0));
    assert_eq!((next.game.phase(), next.game.round), (Phase::Throw, Colour::Black));
}

/// Cites: R32, 6, 11.
#[test]
fn a_skipped_white_round_still_ends_the_pass() {
    let tower = [7; 7];
    let mut last = given().of(YELLOW).field(&[]).throwing(Colour::Yellow, tower);
    (last.game.field[5], last.game.tower[5], last.game.base) = (2, 5, 2);
    last.game.phases = Stack::new(Phase::Choose);
    last.game.turn_index = 3;
    let next = last.act(Action::TakeGold);
    assert!(next.names().contains(&"pirates_repelled".into()), "{:?}", next.names());
    let next = next.allowed();
    assert_eq!((next.game.pass, next.game.phase()), (2, Phase::TurnPirate));
}

/// Cites: 13, 6.
#[test]
fn only_outcomes_of_the_tower_are_possible() {
    let game = given().throwing(Colour::Blue, V2).game;
    let may = |cubes: &str| {
        let out: Cubes = cubes.parse().expect("cubes");
        game.is_possible(&Chance::Throw { out })
    };
    assert!(may("7blue,3black,2red,4brown,3green,2yellow,4white"), "everything");
    assert!(may("none"));
    assert!(!may("4black"), "three are inside, the others in storage");
}

/// Everybody takes gold; told are all throws and skips.
fn throws(players: u8, dice: &mut impl Dice) -> Vec<Event> {
    let mut game = Amerigo::setup(&Options { players }).expect("2 to 4 can play");
    let mut events = vec![];
    loop {
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => game.resolve(game.sample(dice), &mut events),
            Turn::Decide(_) => game.apply(game.active(), Action::TakeGold, &mut Silent),
        }
    }
    let is_of_tower = |event: &Event| {
        matches!(
            event,
            Event::TowerFilled { .. } | Event::CubesThrown { .. } | Event::RoundSkipped { .. }
        )
    };
    events.into_iter().filter(is_of_tower).collect()
}

/// What was counted in many games.
#[derive(Debug, Default)]
struct Calibration {
    inside: u32,
    throws: u32,
    out: u32,
    four_to_nine: u32,
    bases: [u32; 8],
    colours: u32,
    skipped: u32,
}

impl Calibration {
    fn note(&mut self, event: &Event) {
        if let Event::TowerFilled { blue, black, red, brown, green, yellow, white } = *event {
            let stay = [blue, black, red, brown, green, yellow, white];
            self.inside += stay.into_iter().map(u32::from).sum::<u32>();
        } else if let Event::RoundSkipped { .. } = event {
            self.skipped += 1;
        } else if let Event::CubesThrown {
            blue,
            black,
            red,
            brown,
            green,
            yellow,
            white,
            base,
            ..
        } = *event
        {
            self.note_throw([blue, black, red, brown, green, yellow, white], base);
        }
    }

    fn note_throw(&mut self, out: [u8; 7], base: u8) {
        let cubes = out.into_iter().map(u32::from).sum::<u32>();
        self.throws += 1;
        self.out += cubes;
        self.four_to_nine += u32::from((4..=9).contains(&cubes));
        self.bases[usize::from(base)] += 1;
        self.colours += out.iter().filter(|cubes| **cubes > 0).count() as u32;
    }
}

fn calibrate(games: u64) -> Calibration {
    let mut seen = Calibration::default();
    for seed in 0..games {
        for event in throws(2, &mut QuickDice::new(seed)) {
            seen.note(&event);
        }
    }
    seen
}

/// Cites: 13.
#[test]
fn the_tower_is_as_sticky_as_the_specification_says() {
    const GAMES: u32 = 2_000;
    let seen = calibrate(GAMES.into());
    // In thousandths.
    let near = |what: &str, (sum, of): (u32, u32), expected: u32, by: u32| {
        let found = sum * 1_000 / of;
        assert!(found.abs_diff(expected) <= by, "{what}: {found}, expected {expected}");
    };
    near("inside after set-up", (seen.inside, GAMES), 17_700, 300);
    near("out per throw", (seen.out, seen.throws), 6_600, 100);
    near("throws with 4 to 9", (seen.four_to_nine, seen.throws), 840, 15);
    let sum = (0..).zip(seen.bases).map(|(base, count)| base * count).sum();
    near("base", (sum, seen.throws), 4_400, 100);
    for (base, share) in (1..).zip([20, 90, 170, 230, 240, 180, 80]) {
        near("base of so many", (seen.bases[base], seen.throws), share, 15);
    }
    near("colours on offer", (seen.colours, seen.throws), 2_800, 100);
    near("skipped rounds a game", (seen.skipped, GAMES), 20, 15);
    assert!(seen.throws <= 35 * GAMES && seen.throws + seen.skipped >= 35 * GAMES);
}

/// Cites: R33, 13.
#[test]
fn r33_cubes_move_when_they_are_thrown_and_when_a_round_ends() {
    let mut game = Amerigo::setup(&Options { players: 3 }).expect("three can play");
    let mut dice = QuickDice::new(33);
    while game.turn() != Turn::Over {
        let before = game;
        let was_throw = matches!(game.phase(), Phase::Throw | Phase::FillTower);
        if game.turn() == Turn::Chance {
            game.resolve(game.sample(&mut dice), &mut Silent);
        } else {
            let action = game.draw_legal(game.active(), &mut dice);
            game.apply(game.active(), action, &mut Silent);
        }
        assert!(was_throw || game.tower == before.tower);
        if game.turn() != Turn::Chance || was_throw {
            let sum = |at: usize| game.storage[at] + game.tower[at] + game.field[at];
            assert!((0..7).all(|colour| sum(colour) == CUBES), "{game:?}");
        }
    }
}
