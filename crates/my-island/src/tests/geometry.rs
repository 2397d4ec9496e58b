//! Section 6: how tiles turn and where they may lie.
use alloc::{vec, vec::Vec};

use super::position::{A, At, given, row, tile};
use crate::{
    Action,
    components::{Space, Symbol},
    placement,
    rules::{
        ALLOWED_TERRAIN, CARD_NAMES_THE_TILE, COVER_NOTHING_TWICE, FIRST_TILE_ON_BEACH,
        MATCH_A_SYMBOL, SIX_ROTATIONS, STAY_ON_THE_ISLAND,
    },
    rulesets::RuleSetId::{Eternal, Game1},
};

const F: Symbol = Symbol::Field;
const W: Symbol = Symbol::Wall;
const H: Symbol = Symbol::House;
const P: Symbol = Symbol::Path;

#[track_caller]
fn lies(name: &str, (q, r): At, rotation: u8, expected: &[(Symbol, At)]) {
    let print = tile(name).print();
    let spaces = placement::spaces(print.shape, Space::new(q, r), rotation).expect("inside");
    let hexes = spaces.map(|space| (space.hex().q, space.hex().r));
    let found: Vec<_> = print.symbols.iter().copied().zip(hexes).collect();
    assert_eq!(found, expected, "{name} R{rotation}");
}

/// Cites: E4, R3.
#[test]
fn e4_a_triangle_in_its_six_rotations() {
    let at = (7, 5);
    lies("T15", at, 0, &[(F, at), (W, (8, 5)), (H, (7, 6))]);
    lies("T15", at, 1, &[(F, at), (W, (7, 6)), (H, (6, 6))]);
    lies("T15", at, 2, &[(F, at), (W, (6, 6)), (H, (6, 5))]);
    lies("T15", at, 3, &[(F, at), (W, (6, 5)), (H, (7, 4))]);
    lies("T15", at, 4, &[(F, at), (W, (7, 4)), (H, (8, 4))]);
    lies("T15", at, 5, &[(F, at), (W, (8, 4)), (H, (8, 5))]);
}

/// Cites: E5, R3.
#[test]
fn e5_a_rhombus_in_three_rotations() {
    let at = (4, 5);
    lies("T23", at, 0, &[(H, at), (F, (5, 5)), (W, (4, 6)), (P, (5, 6))]);
    lies("T23", at, 1, &[(H, at), (F, (4, 6)), (W, (3, 6)), (P, (3, 7))]);
    lies("T23", at, 3, &[(H, at), (F, (3, 5)), (W, (4, 4)), (P, (3, 4))]);
}

/// Cites: R3.
#[test]
fn r3_there_are_six_rotations_and_no_more() {
    let start = given(Eternal).card("T01");
    for rotation in 6..=u8::MAX {
        start.place((0, 0), rotation).refused(&SIX_ROTATIONS);
    }
}

/// Cites: R3.
#[test]
fn r3_no_rotation_of_a_tile_is_its_mirror_image() {
    // T15 and T16 are mirror images: no rotation of one covers like the other.
    let lay = |name, rotation| {
        let print = tile(name).print();
        let spaces = placement::spaces(print.shape, Space::new(7, 4), rotation).expect("inside");
        let mut hexes: Vec<_> = spaces.zip(print.symbols).collect();
        hexes.sort_unstable();
        hexes
    };
    for (one, other) in (0..6).flat_map(|one| (0..6).map(move |other| (one, other))) {
        assert_ne!(lay("T15", one), lay("T16", other), "R{one}, R{other}");
    }
}

/// Cites: E6, 6.1, 6.4, R5.
#[test]
fn e6_the_first_tile_covers_beach() {
    let start = given(Eternal).card("T01");
    start.place((2, 0), 0).refused(&FIRST_TILE_ON_BEACH);
    start.place((0, 0), 0).allowed();
    start.place((1, 0), 3).allowed();
    start.place((15, 0), 0).refused(&STAY_ON_THE_ISLAND);
    start.place((0, 0), 5).refused(&STAY_ON_THE_ISLAND);
}

/// Cites: E7, 6.3, 6.5, R6.
#[test]
fn e7_later_tiles_match_a_symbol() {
    let after = given(Eternal).card("T01").place((0, 0), 0).allowed().card("T02");
    after.place((0, 1), 0).allowed();
    after.place((1, 1), 0).refused(&MATCH_A_SYMBOL);
    after.place((2, 0), 0).refused(&MATCH_A_SYMBOL);
    after.place((0, 2), 0).refused(&MATCH_A_SYMBOL);
    after.place((2, 0), 3).refused(&COVER_NOTHING_TWICE);
}

/// Cites: E8, 6.5, R6.
#[test]
fn e8_own_symbols_do_not_match() {
    let wall = given(Eternal).walls([(0, 7)]);
    wall.card("T08").place((1, 7), 0).refused(&MATCH_A_SYMBOL);
    wall.card("T07").place((1, 7), 0).refused(&MATCH_A_SYMBOL);
    wall.card("T07").place((3, 7), 3).allowed();
}

/// Cites: R6.
#[test]
fn r6_one_match_is_enough_and_other_contacts_may_differ() {
    // W touches W at (0,6); F touches H and P on every other side.
    let around = given(Eternal).walls([(0, 6)]).houses([(1, 5), (2, 5)]).paths([(2, 6)]);
    around.card("T01").place((1, 6), 2).allowed();
    around.card("T02").place((1, 6), 2).refused(&MATCH_A_SYMBOL);
}

/// Cites: E9, 6.2, R4.
#[test]
fn e9_jungle_and_totems_stay_uncovered() {
    let field = given(Eternal).fields([(4, 0)]);
    field.card("T03").place((5, 0), 0).refused(&ALLOWED_TERRAIN);
    field.card("T01").place((4, 1), 0).refused(&ALLOWED_TERRAIN);
    field.card("T03").place((3, 1), 3).allowed();
}

/// Cites: R4, 9.3.
#[test]
fn r4_one_hex_on_closed_ground_blocks_the_tile() {
    // Only the third hex would lie on the totem (5,3).
    let field = given(Eternal).fields([(2, 3)]);
    field.card("T08").place((3, 3), 0).refused(&ALLOWED_TERRAIN);
    field.card("T08").place((3, 3), 1).allowed();
}

/// Cites: E10, 6.2, R4.
#[test]
fn e10_palms_are_closed_in_game_1() {
    let field = given(Game1).fields([(2, 0)]);
    field.card("T03").place((2, 1), 0).refused(&ALLOWED_TERRAIN);
    field.card("T03").place((2, 1), 3).allowed();
    let eternal = given(Eternal).fields([(2, 0)]);
    eternal.card("T03").place((2, 1), 0).allowed();
}

/// Cites: 6.1.
#[test]
fn rule_6_1_no_hex_leaves_the_island() {
    // Beyond each shore and into the mountains; (15,1) and (9,7) are in the
    // window of the board, but sea.
    let first = given(Eternal).card("T01");
    for (at, rotation) in [
        ((0, 3), 3),
        ((0, 3), 2),
        ((14, 1), 0),
        ((14, 1), 1),
        ((8, 7), 0),
        ((4, 7), 1),
        ((4, 7), 2),
        ((15, 0), 0),
        ((15, 0), 1),
        ((0, 0), 4),
        ((15, 1), 3),
        ((9, 7), 3),
        ((15, 7), 0),
    ] {
        first.place(at, rotation).refused(&STAY_ON_THE_ISLAND);
    }
}

/// Cites: 6.3.
#[test]
fn rule_6_3_nothing_is_covered_twice() {
    let line = given(Eternal).fields(row(7, 2, 4)).card("T08");
    for (at, rotation) in [((2, 7), 0), ((4, 7), 3), ((0, 7), 0), ((5, 7), 3), ((1, 7), 0)] {
        line.place(at, rotation).refused(&COVER_NOTHING_TWICE);
    }
    line.place((5, 7), 0).allowed();
}

/// Cites: 6.4, 6.5.
#[test]
fn rule_6_4_a_later_tile_need_not_cover_beach() {
    let inland = given(Eternal).fields([(1, 2)]).card("T01");
    inland.place((2, 2), 0).allowed();
    inland.place((0, 7), 0).refused(&MATCH_A_SYMBOL);
}

/// Cites: 5.3.
#[test]
fn rule_5_3_the_card_names_the_tile() {
    let at = Space::new(0, 0);
    let start = given(Eternal).card("T01");
    for number in 2..=32 {
        let tile = crate::components::Tile::numbered(number).expect("up to 32");
        start.act(Action::Place { tile, rotation: 0, at }).refused(&CARD_NAMES_THE_TILE);
    }
    let placed = start.place((0, 0), 0).allowed();
    assert_eq!(placed.player().placed.iter().flatten().count(), 1);
}

/// Cites: R32.
#[test]
fn r32_a_placement_that_scores_nothing_is_legal() {
    given(Game1).card("T01").place((0, 0), 0).gives(0);
    // Four fields wait for a fifth; the tile may lie elsewhere.
    let waiting = given(Eternal).fields([(2, 3), (2, 4), (1, 4), (1, 5)]).walls([(7, 7)]);
    waiting.card("T01").place((2, 5), 0).gives(3);
    waiting.card("T01").place((5, 7), 0).gives(0);
}

/// Cites: R27, 7, 8.
#[test]
fn r27_who_cannot_place_may_pass_or_finish() {
    let stuck = given(Eternal).walls([(0, 0)]).card("T02");
    assert_eq!(stuck.legal(), vec![Action::Pass, Action::Finish]);
    let broke = stuck.marker(0);
    assert_eq!(broke.legal(), vec![Action::Finish]);
    let free = given(Eternal).card("T02");
    assert!(free.legal().len() > 2 && free.legal().ends_with(&[Action::Pass, Action::Finish]));
    assert!(free.game.owing.contains(A));
}
