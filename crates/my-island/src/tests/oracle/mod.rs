//! The rules once more, slowly, and compared move by move: what can be done,
//! what everybody sees, what is told, and what the score sheets say.
mod rules;
mod seen;
mod told;

use alloc::{collections::BTreeSet, format, vec, vec::Vec};

use skerry_core::{Dice, Game, QuickDice, Seat, Silent, Turn, Viewer};

use self::{
    rules::{Move, Oracle, Player, Sheet},
    told::number,
};
use super::position::{Position, given_for};
use crate::{
    Action, Chance, Event, MyIsland,
    rulesets::RuleSetId::{self, Eternal, Game1},
};

/// How players choose, so that matches go to different corners of the rules.
#[derive(Clone, Copy)]
enum Temper {
    /// Makes points and large groups.
    Gathers,
    /// Does anything, and soon gives up.
    Wanders,
    /// Passes as often as not: markers come down to 0.
    Idles,
}

impl Temper {
    fn choose(
        self,
        game: &MyIsland,
        oracle: &Oracle,
        (seat, actions): (Seat, &[Action]),
        dice: &mut QuickDice,
    ) -> Action {
        let promise = |action: &Action| {
            let mut after = *game;
            after.apply(seat, *action, &mut Silent);
            8 * after.score(seat).points + oracle.contacts(seat.index(), *action)
        };
        // The last of the list is to finish.
        let others = &actions[..actions.len() - 1];
        match self {
            _ if others.is_empty() => Action::Finish,
            Temper::Gathers => {
                let some: Vec<_> = (0..24).map(|_| *dice.pick(others)).collect();
                *some.iter().max_by_key(|action| promise(action)).expect("24 of them")
            }
            Temper::Wanders if dice.below(20) == 0 => Action::Finish,
            Temper::Idles if dice.below(2) == 0 && others.contains(&Action::Pass) => Action::Pass,
            Temper::Wanders | Temper::Idles => *dice.pick(others),
        }
    }
}

/// Plays a match on both and compares after every decision.
fn compare(rules: RuleSetId, players: u8, seed: u64) -> Corners {
    let mut dice = QuickDice::new(seed);
    let mut game = given_for(rules, players).game;
    let mut oracle = Oracle::new(rules, players);
    let temper = [Temper::Gathers, Temper::Wanders, Temper::Idles][seed as usize % 3];
    if seed.is_multiple_of(6) {
        // Near the end of the track, which is seldom reached from 10.
        game.boards.iter_mut().for_each(|player| player.marker = 40);
        oracle.players.iter_mut().for_each(|player| player.marker = 40);
    }
    while !oracle.is_over {
        turn_up(&mut game, &mut oracle, &mut dice);
        for seat in (0..players).map(Seat) {
            if oracle.owing.contains(&seat.index()) {
                decide(&mut game, &mut oracle, seat, temper, &mut dice);
            }
        }
    }
    assert_eq!(game.turn(), Turn::Over);
    let any = |corner: fn(&Player) -> bool| oracle.players.iter().any(corner);
    Corners {
        track_ended: any(|player| player.locked),
        locked_pass: any(|player| player.has_passed_locked),
        two_totems: any(|player| player.totems.len() > 1),
        below_zero: any(|player| player.marker < 0),
        last_card: oracle.deck.is_empty(),
    }
}

/// What a match has shown; a comparison that never gets there proves little.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Corners {
    track_ended: bool,
    locked_pass: bool,
    two_totems: bool,
    below_zero: bool,
    last_card: bool,
}

/// Compares many matches; says which corners they have shown.
fn compare_many(rules: RuleSetId, seeds: core::ops::Range<u64>) -> Corners {
    let mut shown = Corners::default();
    for (players, seed) in
        (1..=4).flat_map(|players| seeds.clone().map(move |seed| (players, seed)))
    {
        let corners = compare(rules, players, seed);
        shown.track_ended |= corners.track_ended;
        shown.locked_pass |= corners.locked_pass;
        shown.two_totems |= corners.two_totems;
        shown.below_zero |= corners.below_zero;
        shown.last_card |= corners.last_card;
    }
    shown
}

fn turn_up(game: &mut MyIsland, oracle: &mut Oracle, dice: &mut QuickDice) {
    assert_eq!(game.turn(), Turn::Chance);
    let (chance, mut events) = (game.sample(dice), vec![]);
    let Chance::Card { tile } = chance;
    game.resolve(chance, &mut events);
    oracle.turn_up(number(tile));
    assert_eq!(events, [Event::CardRevealed { tile, left: oracle.deck.len() as u8 }]);
    oracle.agrees(&game.view(Viewer::Spectator));
}

fn decide(
    game: &mut MyIsland,
    oracle: &mut Oracle,
    seat: Seat,
    temper: Temper,
    dice: &mut QuickDice,
) {
    let mut actions = vec![];
    game.legal(seat, &mut actions);
    assert!(actions.is_sorted(), "the list ascends");
    let listed: BTreeSet<_> = actions.iter().copied().map(Move::from).collect();
    assert_eq!(listed.len(), actions.len(), "nothing is listed twice");
    assert_eq!(listed, oracle.legal(seat.index()));
    let action = temper.choose(game, oracle, (seat, &actions), dice);
    let mut events = vec![];
    game.play(seat, action, &mut events).expect("listed actions are legal");
    oracle.play(seat.index(), action.into());
    let view = game.view(Viewer::Spectator);
    oracle.agrees_with(&events, &view);
    oracle.agrees(&view);
}

/// Cites: 5, 6.1, 6.2, 6.3, 6.4, 6.5, 7, 8, 9.2, 9.3, 10, 11, 12.
#[test]
fn the_eternal_game_agrees_with_a_second_implementation() {
    let shown = compare_many(Eternal, 0..24);
    let all = Corners {
        track_ended: true,
        locked_pass: true,
        two_totems: true,
        below_zero: true,
        last_card: true,
    };
    assert_eq!(shown, all);
}

/// Cites: 5, 6.1, 6.2, 6.3, 6.4, 6.5, 7, 8, 9.1, 10, 11, 12.
#[test]
fn game_1_agrees_with_a_second_implementation() {
    let shown = compare_many(Game1, 1000..1024);
    assert!(shown.below_zero && shown.last_card, "{shown:?}");
}

/// Cites: 6.5, 9.2, 9.3, R10, R21, R22, R23.
#[test]
fn crowded_boards_agree_with_a_second_implementation() {
    let mut dice = QuickDice::new(0);
    let mut merged = 0;
    for _ in 0..150 {
        let mut oracle = Oracle::new(Eternal, 2);
        let position = crowded(&mut oracle, &mut dice);
        oracle.turn_up(1 + dice.below(28) as usize);
        let position = position.card(&format!("T{:02}", oracle.card));
        let listed: BTreeSet<_> = position.legal().into_iter().map(Move::from).collect();
        assert_eq!(listed, oracle.legal(0));
        for action in position.legal() {
            let (mut game, mut oracle, mut events) = (position.game, oracle.clone(), vec![]);
            game.apply(Seat(0), action, &mut events);
            oracle.play(0, action.into());
            let view = game.view(Viewer::Spectator);
            oracle.agrees_with(&events, &view);
            oracle.agrees_on(0, &view.players[0]);
            merged += u32::from(oracle.has_merged(action));
        }
    }
    assert!(merged > 50, "groups with and without a cube grew together {merged} times");
}

/// A board on which half of the spaces are covered at random, mostly with one symbol.
fn crowded(oracle: &mut Oracle, dice: &mut QuickDice) -> Position {
    let often = *dice.pick(&['F', 'W', 'H', 'P']);
    let player = &mut oracle.players[0];
    for (at, _) in oracle.ground.iter().filter(|(_, kind)| "BHP".contains(**kind)) {
        if dice.below(2) == 0 {
            let symbol = *dice.pick(&['F', 'W', 'H', 'P', often, often, often]);
            player.covered.insert(*at, symbol);
        }
    }
    player.has_begun = true;
    let covered = player.covered.clone();
    let with = |symbol: char| -> Vec<_> {
        let hexes = covered.iter().filter(|(_, shown)| **shown == symbol);
        hexes.map(|((q, r), _)| (*q as i8, *r as i8)).collect()
    };
    // What would have scored has scored, long ago.
    oracle.complete_groups(0);
    oracle.connect_totems(0);
    oracle.told.clear();
    oracle.players[0].sheet = Sheet::default();
    given_for(Eternal, 2).fields(with('F')).walls(with('W')).houses(with('H')).paths(with('P'))
}
