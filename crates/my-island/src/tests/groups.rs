//! 9.2: farms, villages and bulwarks.
use alloc::{vec, vec::Vec};

use skerry_core::{Game, QuickDice, Silent, Turn};
use skerry_grid::HexSet;

use super::position::{A, At, Position, column, given, given_for, hexes, row, set};
use crate::{
    Event,
    components::{Space, Symbol},
    modules,
    modules::groups::GROUP_SIZE,
    rulesets::RuleSetId::{Eternal, Game1},
};

const FOUR_FIELDS: [At; 4] = [(2, 3), (2, 4), (1, 4), (1, 5)];
const FOUR_HOUSES: [At; 4] = [(4, 5), (5, 5), (5, 4), (6, 4)];

/// Symbol and size of each group that was completed.
fn completed(event: &Event) -> Option<(Symbol, u8)> {
    let Event::GroupCompleted { symbol, size, points: 3, .. } = event else { return None };
    Some((*symbol, *size))
}

/// Cites: E19, 9.2.
#[test]
fn e19_exactly_five() {
    let outcome = given(Eternal).fields(FOUR_FIELDS).card("T01").place((2, 5), 0);
    assert_eq!(outcome.told(completed), [(Symbol::Field, 5)]);
    let after = outcome.gives(3);
    assert_eq!(after.player().marker, 13);
    assert_eq!(hexes(after.player().cubes), [(2, 5)]);
}

/// Cites: E20, 9.2, R10.
#[test]
fn e20_from_four_to_six() {
    let outcome = given(Eternal).fields(FOUR_FIELDS).card("T07").place((2, 5), 0);
    assert_eq!(outcome.told(completed), [(Symbol::Field, 6)]);
    outcome.gives(3);
}

/// Cites: E21, R10.
#[test]
fn e21_joining_small_groups() {
    let two = given(Eternal).fields([(2, 3), (2, 4), (2, 6), (2, 7)]);
    let outcome = two.card("T01").place((2, 5), 0);
    assert_eq!(outcome.told(completed), [(Symbol::Field, 5)]);
    outcome.gives(3);
}

/// Cites: R10.
#[test]
fn r10_joining_three_small_groups_scores_once() {
    let three = given(Eternal).fields([(2, 3), (2, 4), (0, 6), (1, 6), (3, 5), (4, 5)]);
    let outcome = three.card("T01").place((2, 5), 1);
    assert_eq!(outcome.told(completed), [(Symbol::Field, 7)]);
    outcome.gives(3);
}

/// Cites: E22, R10, 9.2.
#[test]
fn e22_a_scored_group_grows_to_ten() {
    let village = given(Eternal).houses(row(4, 3, 7)).houses(row(5, 3, 5));
    let after = village.card("T11").place((6, 5), 0).gives(0);
    assert_eq!(after.player().symbol(Symbol::House).largest_group(), 10);
}

/// Cites: E23, R10.
#[test]
fn e23_two_scored_groups_merge() {
    let two = given(Eternal).walls(column(0, 2, 6)).walls(column(2, 2, 6));
    assert_eq!(two.player().cubes.len(), 2);
    let after = two.card("T04").place((1, 4), 4).gives(0);
    assert_eq!(after.player().symbol(Symbol::Wall).largest_group(), 11);
    assert_eq!(after.player().cubes.len(), 2, "nothing is taken back");
}

/// Cites: E24, R10.
#[test]
fn e24_scored_and_unscored_merge() {
    let two = given(Eternal).walls(column(0, 2, 6)).walls(column(2, 2, 5));
    assert_eq!(two.player().cubes.len(), 1);
    let after = two.card("T04").place((1, 4), 4).gives(0);
    assert_eq!(after.player().symbol(Symbol::Wall).largest_group(), 10);
    // Nor does the part without a cube score when it grows further.
    after.card("T09").place((3, 5), 0).gives(0);
}

/// Cites: E25, R10, R31.
#[test]
fn e25_two_kinds_at_once() {
    let both = given(Eternal).fields(FOUR_FIELDS).houses(FOUR_HOUSES);
    let outcome = both.card("T02").place((2, 5), 0);
    assert_eq!(outcome.told(completed), [(Symbol::Field, 5), (Symbol::House, 5)]);
    assert_eq!(outcome.gives(6).player().marker, 16);
}

/// Cites: R10.
#[test]
fn r10_two_new_groups_of_one_symbol_both_score() {
    // No tile of the box has equal symbols apart, so the hexes are given directly.
    let apart = [(8, 3), (8, 4), (9, 3), (9, 4)];
    let mut game = given(Eternal).fields(FOUR_FIELDS).fields(apart).fields([(2, 5), (10, 4)]).game;
    let player = game.player_mut(A);
    (player.settled, player.cubes) = (HexSet::EMPTY, HexSet::EMPTY);
    let fresh = [set([(2, 5), (10, 4)]), HexSet::EMPTY, HexSet::EMPTY, HexSet::EMPTY];
    let mut events = vec![];
    let points = modules::at_once(player, Eternal.rules(), A, &fresh, &mut events);
    let groups: Vec<_> = events.iter().filter_map(completed).collect();
    assert_eq!((points, groups), (6, vec![(Symbol::Field, 5), (Symbol::Field, 5)]));
}

/// Cites: 9.2.
#[test]
fn rule_9_2_paths_make_no_group_and_game_1_none_at_all() {
    let paths = given(Eternal).paths(row(4, 3, 6));
    paths.card("T03").place((8, 4), 3).gives(0);
    given(Game1).fields(FOUR_FIELDS).card("T01").place((2, 5), 0).gives(0);
    let walls = given(Eternal).walls(FOUR_FIELDS).card("T05").place((2, 5), 0);
    assert_eq!(walls.told(completed), [(Symbol::Wall, 5)]);
}

/// Cites: R30, 9.2.
#[test]
fn r30_a_group_has_scored_if_and_only_if_a_cube_lies_on_it() {
    let mut dice = QuickDice::new(30);
    for _ in 0..200 {
        let mut position = given_for(Eternal, 1);
        while position.game.turn() != Turn::Over {
            position.game.resolve(position.game.sample(&mut dice), &mut Silent);
            let action = position.game.draw_legal(A, &mut dice);
            position.game.apply(A, action, &mut Silent);
            cubes_tell_what_has_scored(&position);
        }
    }
}

fn cubes_tell_what_has_scored(position: &Position) {
    let player = position.player();
    for symbol in [Symbol::Field, Symbol::House, Symbol::Wall] {
        let all = player.symbol(symbol);
        for hex in all.iter() {
            let group = HexSet::one(hex).flood(all);
            let has_cube = group.meets(player.cubes);
            assert!(has_cube || group.len() < GROUP_SIZE, "{:?}", Space(hex));
            assert_eq!(player.settled.contains(hex), has_cube, "{:?}", Space(hex));
        }
    }
    let scored: u8 = player.tally.groups.iter().sum();
    assert_eq!(player.cubes.len(), u32::from(scored));
}

/// Cites: 9.2.
#[test]
fn rule_9_2_cubes_are_not_limited() {
    // Sixteen farms are more than there are yellow cubes; the tally holds them all.
    let mut game = given(Eternal).game;
    let player = game.player_mut(A);
    for number in 1..=16 {
        (player.settled, player.symbols) = (HexSet::EMPTY, [HexSet::EMPTY; 4]);
        let farm = set(row(5, 2, 6));
        player.symbols[Symbol::Field.index()] = farm;
        let fresh = [set([(6, 5)]), HexSet::EMPTY, HexSet::EMPTY, HexSet::EMPTY];
        let points = modules::at_once(player, Eternal.rules(), A, &fresh, &mut Silent);
        assert_eq!((points, player.tally.groups[0]), (3, number));
    }
}
