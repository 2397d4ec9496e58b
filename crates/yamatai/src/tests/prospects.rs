//! The best building in reach, which bots ask for before they lay boats.
use alloc::vec::Vec;

use skerry_core::{Game, QuickDice, Silent, Turn};

use super::position::{cargo, given, tile};
use crate::{
    Action, Yamatai,
    components::{Fleet, Specialist},
    setup::Options,
    view::Step,
};

/// Every position of some random matches in which boats are about to be laid.
fn before_boats(seed: u64) -> Vec<Yamatai> {
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
                if game.step() == Step::Boats && !game.has_placed() {
                    seen.push(game);
                }
                let action = game.draw_legal(game.mover(), &mut dice);
                game.apply(game.mover(), action, &mut Silent);
            }
        }
    }
}

#[test]
fn prospects_come_true() {
    let mut count = 0;
    for before in (0..20).flat_map(before_boats) {
        let Some(prospect) = before.best_prospect(before.mover()) else { continue };
        let mut game = before;
        for (cargo, at) in prospect.boats() {
            let action = Action::Place { cargo, at };
            game.play(game.mover(), action, &mut Silent).expect("the boat may be laid");
        }
        let points = before.points(before.mover()) + prospect.tile.points();
        let build = Action::Build { tile: prospect.tile, island: prospect.island };
        game.play(game.mover(), build, &mut Silent).expect("the tile may be built");
        assert!(game.points(before.mover()) >= points, "{prospect:?}");
        count += 1;
    }
    assert!(count > 500, "{count} prospects were looked at");
}

/// One boat is laid wherever it may: nothing that can be built then, without help, is better.
#[test]
fn nothing_that_one_boat_makes_possible_is_missed() {
    let mut count = 0;
    let is_helped = |game: &Yamatai| {
        game.fleet() == Some(Fleet::CHEAPER) || game.has(game.mover(), Specialist::Kaguya)
    };
    for before in (0..20).flat_map(before_boats).filter(|before| !is_helped(before)) {
        let (seat, mut legal) = (before.mover(), Vec::new());
        before.legal(seat, &mut legal);
        for place in legal.iter().filter(|it| matches!(it, Action::Place { .. })) {
            let mut game = before;
            game.apply(seat, *place, &mut Silent);
            let mut then = Vec::new();
            game.legal(seat, &mut then);
            for action in then {
                let Action::Build { tile, .. } = action else { continue };
                let best = before.best_prospect(seat).expect("there is one");
                let points = u16::try_from(tile.points()).expect("no tile costs points");
                assert!(best.worth >= 5 * points, "{best:?} and {tile}");
                count += 1;
            }
        }
    }
    assert!(count > 500, "{count} buildings were looked at");
}

/// Wood can start at an entry only, far from both islands, but follow stone.
#[test]
fn a_boat_is_spared_for_the_way() {
    let blue = given().fleet(1).boats("S20:S S23:S").pool("WS").row("T16");
    let prospect = blue.game.best_prospect(blue.game.mover()).expect("T16 is in reach");
    assert_eq!((prospect.tile, prospect.worth), (tile("T16"), 15));
    let cargoes: Vec<_> = prospect.boats().map(|(cargo, _)| cargo).collect();
    assert_eq!(cargoes, [cargo('S'), cargo('W')]);
    let without = given().fleet(1).boats("S20:S S23:S").pool("W").row("T16");
    assert_eq!(without.game.best_prospect(without.game.mover()), None);
}

#[test]
fn fleet_9_waives_what_the_pool_lacks() {
    let blue = given().boats("S20:S S23:S").pool("BB").row("T16");
    assert_eq!(blue.fleet(1).game.best_prospect(blue.game.mover()), None);
    let prospect = blue.fleet(9).game.best_prospect(blue.game.mover());
    assert_eq!(prospect.map(|it| it.tile), Some(tile("T16")));
}
