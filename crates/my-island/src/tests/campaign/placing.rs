//! What placements bring at once in the games of the campaign.
use super::{super::position::*, progress_made, scored};
use crate::{
    Action, Event, Goal, Island, Sticker, Target,
    components::Symbol,
    rules,
    rulesets::RuleSetId::*,
    state::{Phase, Star},
    stickers,
};
use alloc::vec::Vec;
use skerry_core::{Game, Turn};

/// Cites: CE6, C5.
#[test]
fn ce6_a_double_field_makes_a_farm_of_four_hexes() {
    let fields = [(2, 3), (2, 4), (1, 4)];
    let doubled = |feats: &mut crate::state::Feats| feats.doubles = set([(2, 4)]);
    given(Game5).feats(doubled).fields(fields).card("T01").place((2, 5), 0).gives(3);
    given(Game5).fields(fields).card("T01").place((2, 5), 0).gives(0);
}

/// Cites: CE9, C6, C7.
#[test]
fn ce9_fields_drive_monsters_off() {
    let position = given(Game10).fields([(6, 1), (6, 2)]).card("T01");
    let placed = position.place((7, 2), 2);
    assert_eq!(scored(&placed, Goal::Monsters), [(0, 1, 3)]);
    let after = placed.gives(3);
    let content = |lair: At| {
        after.player().content(Symbol::Field, skerry_grid::HexSet::neighbours(space(lair).index()))
    };
    assert_eq!([(7, 1), (5, 2), (8, 2)].map(content), [3, 2, 1]);
}

/// Cites: CE10, C5, C7.
#[test]
fn ce10_a_double_wall_drives_a_ship_off_alone() {
    let double = |island: &mut Island| {
        stickers::stick(island, Sticker::DoubleWall, Target::Hex(tile("T01"), 1));
    };
    given(Game11).island(double).card("T01").place((1, 3), 3).gives(3);
    given(Game11).card("T01").place((1, 3), 3).gives(0);
}

/// Cites: CE28, C29.
#[test]
fn ce28_teeth_of_a_lair() {
    let rules = Game12.rules();
    let teeth = |marks: i8| {
        let position = given(Game12).island(|island| island.teeth[0] = marks);
        crate::modules::threats::teeth(position.player(), rules, 0)
    };
    assert_eq!([1, 0, -1, -4].map(teeth), [5, 4, 3, 1]);
}

/// Cites: CE34, C36.
#[test]
fn ce34_a_pass_costs_three_in_game_6() {
    for (marker, after) in [(12, 9), (3, 0)] {
        let passed = given(Game6).marker(marker).card("T01").pass();
        assert_eq!(passed.allowed().player().marker, after);
    }
    given(Game6).marker(2).card("T01").pass().refused(&rules::PASS_NEEDS_MORE_POINTS);
    assert_eq!(given(Game6).marker(55).card("T01").pass().allowed().player().marker, 55);
}

/// Cites: CE35, CE36, C35.
#[test]
fn ce35_the_first_tile_lies_at_the_temple() {
    given(Game13).card("T01").place((0, 0), 0).refused(&rules::FIRST_TILE_AT_THE_TEMPLE);
    given(Game13).card("T01").place((5, 4), 3).allowed();
    given(Game16).card("T01").place((0, 0), 0).allowed();
    given(Game16).card("T01").place((5, 4), 3).allowed();
    given(Game16).card("T01").place((1, 1), 0).refused(&rules::FIRST_TILE_AT_THE_TEMPLE);
}

/// Cites: C11.
#[test]
fn c11_each_gate_opens_once() {
    let road = [(5, 4), (5, 5)];
    let open = given(Game22).paths(road).card("T03").place((6, 6), 3);
    assert_eq!(scored(&open, Goal::Gates), [(0, 3, 3)]);
    let open = open.gives(3);
    let again = open.card("T06").place((7, 3), 2);
    assert_eq!(scored(&again, Goal::Gates), [], "the southern gate has two spaces");
    let east = given(Game22).paths([(5, 4), (6, 4), (7, 3), (5, 5)]).card("T03").place((6, 6), 3);
    assert_eq!(scored(&east, Goal::Gates).len(), 2, "one road may open several");
    let research = given(Game13).paths(road).card("T03").place((6, 6), 3).gives(0);
    assert_eq!(research.player().feats.research, [0, 0, 0, 1]);
}

/// Cites: CE16, C9.
#[test]
fn ce16_a_group_that_jumps_to_eight_brings_both_markers() {
    let walls = [(2, 4), (3, 4), (4, 4), (5, 4), (5, 7)];
    let after = given(Game16).walls(walls).card("T30").place((4, 5), 0).gives(0);
    assert_eq!(after.player().feats.research, [0, 2, 0, 0]);
}

/// Cites: CE27, C10.
#[test]
fn ce27_a_group_with_a_cube_brings_one_marker_for_eight() {
    let walls = [(3, 4), (4, 4), (5, 4), (6, 4), (7, 4), (5, 6), (5, 7)];
    let after = given(Game16).walls(walls).card("T01").place((4, 5), 0).gives(0);
    assert_eq!(after.player().feats.research, [0, 1, 0, 0]);
}

/// Cites: C11.
#[test]
fn c11_gates_are_shown_and_which_are_open() {
    let seen = |position: Position| {
        let view = position.game.view(skerry_core::Viewer::Spectator);
        view.players[0].island.as_ref().expect("an island").ways.clone()
    };
    assert_eq!(seen(given(Game12)), []);
    let gates = seen(given(Game13));
    assert_eq!(gates.iter().map(|gate| gate.spaces.len()).collect::<Vec<_>>(), [1, 1, 2]);
    assert!(gates.iter().all(|gate| gate.kind == Some("gate") && !gate.is_done));
    let open = seen(given(Game13).feats(|feats| feats.gates = 0b010));
    assert_eq!(open.iter().map(|gate| gate.is_done).collect::<Vec<_>>(), [false, true, false]);
}

/// Cites: C14, CE42.
#[test]
fn c14_a_telescope_is_shown_from_near_to_far_without_what_it_looks_over() {
    let rock = |island: &mut Island| island.rocks[0] = space((6, 1)).index();
    let seen = |position: Position| {
        let view = position.game.view(skerry_core::Viewer::Spectator);
        let ways = view.players[0].island.as_ref().expect("an island").ways.clone();
        ways.into_iter().filter(|way| way.kind.is_none()).collect::<Vec<_>>()
    };
    let lines = seen(given(Game17).island(rock));
    assert_eq!(lines.len(), 6);
    assert_eq!(lines[3].spaces, [(5, 3), (4, 3), (3, 3), (2, 3)].map(space));
    assert_eq!(lines[4].spaces, [(6, 2), (6, 0)].map(space));
    let marked = seen(given(Game17).island(|island| island.telescopes = 1 << 3));
    assert!(marked[3].is_done && !marked[2].is_done);
    assert_eq!(seen(given(Game19)), []);
}

/// Cites: CE17, CE42, C13, C14.
#[test]
fn ce17_a_line_of_one_symbol_marks_a_telescope() {
    let marked = given(Game16).walls([(6, 2), (6, 1)]).card("T01").place((5, 0), 0).gives(3);
    assert_eq!(marked.player().island.telescopes, 1 << 4);
    let rock = |island: &mut Island| island.rocks[0] = space((6, 1)).index();
    let rocky = given(Game17).island(rock).walls([(6, 2)]).houses([(5, 1)]).card("T04");
    let marked = rocky.place((6, 0), 3).gives(3);
    assert_eq!(marked.player().island.telescopes, 1 << 4, "a rock is left out");
    let mixed = given(Game16).walls([(6, 2)]).fields([(6, 1)]).card("T01");
    mixed.place((6, 0), 0).gives(0);
}

fn palace(roofs: u8) -> Position {
    given(Game19).island(|island| {
        island.sites[0] = space((4, 4)).index();
        island.roofs[0] = roofs;
    })
}

const HALF: [At; 3] = [(3, 4), (4, 3), (5, 3)];

/// Cites: CE19.
#[test]
fn ce19_four_houses_and_six_give_a_roof_each() {
    let four = palace(0).houses(HALF).card("T02").place((2, 5), 0).gives(2);
    assert_eq!(four.player().island.roofs[0], 1);
    let six = four.card("T12").place((5, 4), 2).gives(2);
    assert_eq!(six.player().island.roofs[0], 2);
}

/// Cites: CE20, CE25, CE26, C16, C23.
#[test]
fn ce20_no_building_has_more_than_three_roofs() {
    let around = |roofs| palace(roofs).houses(HALF).card("T31").place((5, 4), 2);
    let third = around(2);
    assert_eq!(progress_made(&third, Goal::Buildings), [(0, 1)]);
    assert_eq!(third.gives(2).player().island.roofs[0], 3);
    assert_eq!(around(0).gives(4).player().island.roofs[0], 2);
    assert_eq!(around(3).gives(0).player().island.roofs[0], 3, "it scores again later");
}

/// Cites: C1.
#[test]
fn c1_the_points_of_a_placement_are_one_sum_in_order() {
    let find = |island: &mut Island| {
        island.finds[0] = space((2, 5)).index();
        island.sites[0] = space((4, 4)).index();
    };
    let houses = [(3, 4), (4, 3), (5, 3), (6, 2)];
    let placed = given(Game19).marker(50).island(find).houses(houses).card("T02").place((2, 5), 0);
    let told: alloc::vec::Vec<_> = placed.told(|event| {
        let Event::Scored { goal, .. } = event else { return None };
        Some(*goal)
    });
    assert_eq!(told, [Goal::Finds, Goal::Buildings]);
    assert_eq!(placed.gives(4).player().marker, 54);
}

/// Cites: CE21, CE30.
#[test]
fn ce21_groups_tick_slots_for_good() {
    let ticked = |island: &mut Island| island.portal = stickers::portal_bit(Symbol::Field, 0);
    let fields = [(2, 5), (3, 5), (4, 5), (5, 5), (6, 5), (7, 5), (8, 5), (2, 4)];
    let nine = given(Game22).island(ticked).fields(fields).card("T01").place((3, 4), 5).gives(0);
    let expected = stickers::portal_bit(Symbol::Field, 0) | stickers::portal_bit(Symbol::Field, 1);
    assert_eq!(nine.player().island.portal, expected);
    let houses = [(3, 4), (4, 4), (5, 4), (6, 4), (6, 7)];
    let eight = given(Game22).houses(houses).card("T31").place((5, 5), 0);
    assert_eq!(scored(&eight, Goal::Big), []);
    let eight = eight.gives(3);
    assert_eq!(eight.player().island.portal, stickers::portal_bit(Symbol::House, 0));
}

/// Cites: CE23, C25, C26.
#[test]
fn ce23_four_equal_neighbours_of_the_observatory_bring_the_star() {
    let around = given(Game23).paths([(7, 3), (6, 4), (5, 4)]).fields([(5, 3)]);
    let won = around.card("T03").place((5, 2), 0).allowed();
    assert_eq!(won.player().feats.star, Star::InHand);
    assert!(won.game.owing.contains(A), "it is placed at once");
    let legal = won.legal();
    let is_star = |action: &Action| matches!(action, Action::Stick { sticker: Sticker::Star, .. });
    assert!(!legal.is_empty() && legal.iter().all(is_star));
    let placed = won.stick(Sticker::Star, (7, 2)).allowed();
    assert!(placed.player().symbols.iter().all(|symbol| symbol.contains(space((7, 2)).index())));
    assert!(!placed.game.owing.contains(A));
    let next = placed.card("T04").place((8, 2), 5).allowed();
    assert_eq!(next.player().feats.star, Star::On(space((7, 2))), "once a game");
}

/// Cites: CE37, C37.
#[test]
fn ce37_the_next_card_lies_open_until_the_last() {
    let mut game = given(Game18).game;
    let mut dice = skerry_core::QuickDice::new(3);
    let (mut draws, mut rounds) = (0, 0);
    while game.turn() != Turn::Over {
        match game.turn() {
            Turn::Chance => {
                let chance = game.sample(&mut dice);
                game.resolve(chance, &mut skerry_core::Silent);
                draws += 1;
                if rounds == 0 && draws == 1 {
                    assert_eq!(game.turn(), Turn::Chance, "two cards before the first round");
                }
            }
            Turn::Decide(seats) => {
                let seat = seats.iter().next().expect("somebody");
                if game.phase == Phase::Decide && seat == A {
                    rounds += 1;
                    assert_eq!(game.next.is_some(), rounds < 32, "round {rounds}");
                }
                let mut legal = alloc::vec![];
                game.legal(seat, &mut legal);
                let keeps = |action: &&Action| **action != Action::Finish;
                let action = *legal.iter().find(keeps).unwrap_or(&legal[0]);
                game.boards.iter_mut().for_each(|player| player.marker = player.marker.max(5));
                game.apply(seat, action, &mut skerry_core::Silent);
            }
            Turn::Over => {}
        }
    }
    assert_eq!((draws, rounds), (32, 32));
}
