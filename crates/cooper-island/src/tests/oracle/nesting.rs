//! How deep decisions can be nested, and how long a list can get.
use alloc::vec::Vec;

use skerry_core::{Dice, Game, QuickDice, Seat, Silent, Turn};

use super::{gifts::Gifts, times};
use crate::{
    Action, CooperIsland, Options,
    state::{DEPTH, Phase},
};

/// What was met at most.
#[derive(Debug, Default)]
struct Most {
    depth: usize,
    listed: usize,
}

fn depth(game: &CooperIsland) -> usize {
    game.frames.items().len()
}

/// Somebody who interrupts whatever can be interrupted.
fn nest(game: &CooperIsland, seat: Seat, legal: &[Action], dice: &mut QuickDice) -> Action {
    let after = |action: &Action| {
        let mut next = *game;
        next.apply(seat, *action, &mut Silent);
        depth(&next)
    };
    let depths: Vec<usize> = legal.iter().map(after).collect();
    let deepest = depths.iter().max().copied().unwrap_or_default();
    let best = legal.iter().zip(depths).filter(|(_, depth)| *depth == deepest);
    *dice.pick(&best.map(|(action, _)| *action).collect::<Vec<_>>())
}

fn play(players: u8, seed: u64, most: &mut Most) {
    let mut game = CooperIsland::setup(&Options::of(players)).expect("1 to 4 can play");
    let mut dice = QuickDice::new(seed);
    let gifts = Gifts::draw(players, &mut dice);
    let mut given = false;
    while game.phase != Phase::Over {
        let Turn::Decide(seats) = game.turn() else {
            game.resolve(game.sample(&mut dice), &mut Silent);
            continue;
        };
        if game.round == 1 && !core::mem::replace(&mut given, true) {
            gifts.give(&mut game);
        }
        let seat = seats.lowest().expect("somebody decides");
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        most.listed = most.listed.max(legal.len());
        let is_eager = dice.below(4) > 0;
        let action =
            if is_eager { nest(&game, seat, &legal, &mut dice) } else { *dice.pick(&legal) };
        game.apply(seat, action, &mut Silent);
        most.depth = most.depth.max(depth(&game));
    }
}

/// Cites: R64, R77, R78.
#[test]
fn whoever_nests_as_deep_as_the_rules_allow_finds_room() {
    let mut most = Most::default();
    for seed in 0..times(8) {
        for players in 1..=4 {
            play(players, 5 * seed + u64::from(players), &mut most);
        }
    }
    // README.md says how deep and how long.
    assert!((6..=DEPTH - 8).contains(&most.depth), "{most:?} of {DEPTH}");
    assert!((30..=200).contains(&most.listed), "{most:?}");
}
