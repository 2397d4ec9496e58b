//! What fleets 5 and 6 make it possible to build, which bots ask for when boats are laid.
use alloc::vec::Vec;

use skerry_core::{Game, QuickDice, Silent, Turn};

use crate::{
    Action, Yamatai,
    components::{Fleet, Specialist},
    setup::Options,
    view::Step,
};

/// Every position of some random matches in which boats were laid with fleet 5 or 6.
fn before_powers(seed: u64) -> Vec<Yamatai> {
    let options = Options { players: 4, culture_blocks_building: seed.is_multiple_of(2) };
    let mut game = Yamatai::setup(&options).expect("four may play");
    let (mut dice, mut seen) = (QuickDice::new(seed), Vec::new());
    loop {
        match game.turn() {
            Turn::Over => return seen,
            Turn::Chance => {
                let chance = game.sample(&mut dice);
                game.resolve(chance, &mut Silent);
            }
            Turn::Decide(_) => {
                let seat = game.mover();
                let is_fleet = matches!(game.fleet(), Some(Fleet::SWAP | Fleet::MOVE));
                let is_asked = is_fleet && game.step() == Step::Boats && game.has_fresh();
                if is_asked && !game.has(seat, Specialist::Kaguya) {
                    seen.push(game);
                }
                let action = game.draw_legal(seat, &mut dice);
                game.apply(seat, action, &mut Silent);
            }
        }
    }
}

fn legal(game: &Yamatai) -> Vec<Action> {
    let mut legal = Vec::new();
    game.legal(game.mover(), &mut legal);
    legal
}

fn buildings(game: &Yamatai) -> impl Iterator<Item = Action> {
    legal(game).into_iter().filter(|action| matches!(action, Action::Build { .. }))
}

/// Everything that can be built after the power, but not without it.
fn tried(before: &Yamatai) -> Vec<Action> {
    let mut found = Vec::new();
    let mut game = *before;
    if game.play(game.mover(), Action::UsePower, &mut Silent).is_err() {
        return found;
    }
    for first in legal(&game) {
        let mut picked = game;
        picked.apply(game.mover(), first, &mut Silent);
        for second in legal(&picked) {
            let mut after = picked;
            after.apply(game.mover(), second, &mut Silent);
            found.extend(buildings(&after));
        }
    }
    found.retain(|build| buildings(before).all(|known| known != *build));
    found.sort_unstable();
    found.dedup();
    found
}

/// Cites: F5, F6, R24.
#[test]
fn shifts_come_true_and_none_is_missed() {
    let mut count = 0;
    for before in (0..12).flat_map(before_powers) {
        let mut promised = Vec::new();
        for shift in before.shifts(before.mover()) {
            let mut game = before;
            for action in shift.actions() {
                game.play(before.mover(), action, &mut Silent).expect("what is promised is legal");
            }
            promised.push(shift.actions()[3]);
        }
        promised.sort_unstable();
        assert_eq!(promised, tried(&before));
        count += promised.len();
    }
    assert!(count > 500, "{count} buildings were looked at");
}
