//! Markers on the shared rows.
use alloc::vec::Vec;

use super::{super::position::*, scored};
use crate::{
    Action, Event, Goal, Target,
    components::Symbol::{Field, House, Path, Wall},
    rules,
    rulesets::RuleSetId::{self, *},
    sites::MOST_RUINS,
    state::{Feats, Phase},
};
use skerry_core::{Game, Seat};

/// These seats have won markers; then everybody finishes, and research begins.
fn researching(rules: RuleSetId, players: u8, markers: &[(Seat, [u8; 4])]) -> Position {
    let start = given_for(rules, players);
    let start = markers.iter().fold(start, |position, (seat, markers)| {
        position.of(*seat).feats(|feats| feats.research = *markers)
    });
    start.everybody_finishes().allowed()
}

/// The bits of the first `n` places of a row.
fn first_ruins(symbol: crate::components::Symbol, n: usize) -> u32 {
    ((1 << n) - 1) << (symbol.index() * MOST_RUINS)
}

fn pick(position: Position, symbol: crate::components::Symbol, n: u8) -> Outcome {
    position.act(Action::Pick { at: Target::Slot(symbol, n) })
}

/// Cites: CE12, C2.
#[test]
fn ce12_who_is_behind_chooses_first() {
    let mut start = given_for(Game13, 4);
    for (seat, progress) in [(A, 9), (B, 6)] {
        start = start.of(seat).island(|island| island.progress = progress);
        start = start.feats(|feats| feats.research = [1, 0, 0, 0]);
    }
    let research = start.everybody_finishes().allowed();
    assert_eq!(research.game.owing, skerry_core::Seats::one(B));
    pick(research.of(A), Field, 1).refused(&rules::FINISHED_IS_FINAL);
    let next = pick(research.of(B), Field, 1).gives(5);
    pick(next.of(A), Field, 1).refused(&rules::FREE_RUINS);
    let last = next.of(A);
    assert_eq!(pick(last, Field, 2).after.player().feats.points[Goal::Ruins as usize], 4);
}

/// Cites: CE13, CE32, C27.
#[test]
fn ce13_without_a_free_ruin_there_is_a_point() {
    let full = |feats: &mut Feats| feats.ruins = first_ruins(Field, 4) | first_ruins(Wall, 4);
    let start = given(Game14).of(B).feats(full).of(A);
    let farm = start.feats(|feats| feats.research = [1, 0, 0, 0]).everybody_finishes();
    assert_eq!(scored(&farm, Goal::Ruins), [(0, 0, 1)]);
    let locked = start.marker(55).feats(|feats| feats.research = [0, 1, 0, 0]);
    let locked = locked.everybody_finishes().allowed();
    assert_eq!((locked.player().marker, locked.player().feats.ruins), (55, 0));
}

/// Cites: CE14.
#[test]
fn ce14_three_relics_bring_four_points() {
    let relics = |feats: &mut Feats| {
        let third = |symbol: crate::components::Symbol| 1 << (symbol.index() * MOST_RUINS + 2);
        feats.ruins = third(Field) | third(Wall) | third(House);
    };
    let end = given(Game14).feats(relics).everybody_finishes();
    assert_eq!(scored(&end, Goal::Relics), [(0, 3, 4)]);
}

/// Cites: CE15.
#[test]
fn ce15_the_most_markers_in_a_quarter() {
    let quarters = |counts: [usize; 4]| {
        let mut table = given_for(Game15, 4);
        for (seat, n) in [A, B, C, D].into_iter().zip(counts) {
            table = table.of(seat).feats(|feats| feats.ruins = first_ruins(Wall, n));
        }
        let end = table.everybody_finishes();
        scored(&end, Goal::Quarters).iter().map(|(seat, _, points)| (*seat, *points)).collect()
    };
    let shared: Vec<(u8, i16)> = quarters([2, 2, 1, 0]);
    assert_eq!(shared, [(0, 1), (1, 1)]);
    assert_eq!(quarters([3, 2, 1, 0]), [(0, 3)]);
}

/// Cites: CE29, C26.
#[test]
fn ce29_seats_in_turn_from_the_number_of_the_game() {
    let all = [A, B, C, D].map(|seat| (seat, [1, 0, 0, 0]));
    let mut position = researching(Game13, 4, &all);
    let mut order = alloc::vec![];
    while position.game.phase == Phase::Research {
        let seat = position.game.owing.iter().next().expect("somebody");
        order.push(seat.0);
        let first = position.of(seat).legal()[0];
        position = position.of(seat).act(first).allowed();
    }
    assert_eq!(order, [1, 2, 3, 0]);
}

/// Cites: CE38, C38.
#[test]
fn ce38_the_first_to_have_all_quarters_gets_most() {
    let three = |feats: &mut Feats| {
        feats.ruins = 0;
        feats.research = [0, 0, 0, 1];
    };
    let mut table = given_for(Game20, 3);
    for (n, seat) in [A, B, C].into_iter().enumerate() {
        let ruins = [Field, Wall, House].map(|symbol| 1 << (symbol.index() * MOST_RUINS + n));
        table = table.of(seat).feats(three).feats(|feats| feats.ruins = ruins.iter().sum());
        table = table.island(|island| island.progress = n as u16);
    }
    let mut position = table.everybody_finishes().allowed();
    let mut told = alloc::vec![];
    while position.game.phase == Phase::Research {
        let seat = position.game.owing.iter().next().expect("somebody");
        let first = position.of(seat).legal()[0];
        let outcome = position.of(seat).act(first);
        told.extend(scored(&outcome, Goal::Circle));
        position = outcome.allowed();
    }
    assert_eq!(told, [(0, 1, 5), (1, 2, 3), (2, 3, 1)]);
    let _ = Path;
}

/// Cites: C12.
#[test]
fn c12_the_plateau_is_empty_in_every_game() {
    for rules in [Game13, Game14, Game21] {
        let game = given_for(rules, 4).game;
        assert!(game.boards.iter().all(|player| player.feats.ruins == 0));
        let view = game.view(skerry_core::Viewer::Spectator);
        let rows = view.shared.expect("a plateau").rows;
        assert!(rows.iter().flat_map(|row| &row.slots).all(|slot| slot.seat.is_none()));
        assert_eq!(rows.iter().map(|row| row.slots.len()).collect::<Vec<_>>(), [7; 4]);
    }
    let told = researching(Game13, 2, &[(A, [1, 0, 0, 0])]).legal();
    assert_eq!(told.len(), 4, "4, 3, 3 and 2");
    let _ = Event::ScoringBegan;
}

/// Cites: C2.
#[test]
fn c2_of_two_ruins_that_are_alike_either_may_be_chosen() {
    // In game 13 nothing lies on the third one that counts.
    let position = researching(Game13, 2, &[(A, [1, 0, 0, 0])]);
    for n in [2, 3] {
        let picked = pick(position, Field, n).allowed();
        let taken = first_ruins(Field, n.into()) & !first_ruins(Field, usize::from(n) - 1);
        assert_eq!(picked.of(A).player().feats.ruins, taken);
    }
}
