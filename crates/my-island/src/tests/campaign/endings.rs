//! Final scoring in the games of the campaign.
use skerry_core::Game;

use super::{super::position::*, progress_made, scored};
use crate::{
    Event, Goal, Island, Options,
    campaign::all_islands,
    rulesets::RuleSetId::*,
    state::{Feats, Phase},
};

/// Cites: CE4.
#[test]
fn ce4_the_longest_trail_counts() {
    let paths = [
        (2, 5),
        (3, 5),
        (4, 5),
        (5, 5),
        (6, 5),
        (7, 5),
        (8, 5),
        (1, 0),
        (2, 0),
        (1, 1),
        (2, 1),
        (13, 0),
    ];
    let end = given(Game2).paths(paths).everybody_finishes();
    assert_eq!(scored(&end, Goal::Trail), [(0, 7, 7)]);
}

/// Cites: CE5, C8.
#[test]
fn ce5_each_road_from_the_beach_to_the_jungle_counts_once() {
    let paths =
        [(0, 0), (1, 0), (2, 0), (3, 0), (15, 0), (14, 0), (13, 0), (12, 0), (0, 7), (4, 3)];
    let end = given(Game3).paths(paths).everybody_finishes();
    assert_eq!(scored(&end, Goal::JungleRoad), [(0, 2, 8)]);
}

/// Cites: CE7.
#[test]
fn ce7_pirates_take_two_where_no_wall_stands() {
    let left = [(0, 0), (15, 0), (7, 7)];
    let beach = hexes(Game8.rules().board.beach.without(set(left)));
    let end = given(Game8).fields(beach).walls([(1, 0)]).everybody_finishes();
    let told = end.told(|event| {
        let Event::BeachVisible { seat, spaces, points } = event else { return None };
        (seat.0 == 0).then_some((*spaces, *points))
    });
    assert_eq!(told, [(3, -5)]);
}

/// Cites: R26.
#[test]
fn what_pirates_will_take_is_told_with_the_beach() {
    let left = [(0, 0), (15, 0), (7, 7)];
    let beach = hexes(Game8.rules().board.beach.without(set(left)));
    let game = given(Game8).fields(beach).walls([(1, 0)]).game;
    let aims = game.aims(A);
    let told = aims.iter().find(|aim| aim.aim == "pirates").expect("an aim of game 8");
    assert_eq!((told.have, told.worth, told.points), (3, -2, -5));
}

/// Cites: CE31, C30.
#[test]
fn ce31_the_largest_group_is_the_heaviest() {
    let doubled = |feats: &mut Feats| feats.doubles = set([(2, 5)]);
    let table = given_for(Game9, 3).walls(row(5, 2, 6));
    let table = table.of(B).feats(doubled).walls(row(5, 2, 5)).of(C).walls(row(5, 2, 4));
    let end = table.everybody_finishes();
    let told = end.told(|event| {
        let Event::LargestGroup { seat, size, points, .. } = event else { return None };
        Some((seat.0, *size, *points))
    });
    assert_eq!(told, [(0, 5, 5), (1, 5, 5)]);
}

/// Cites: CE11, C7.
#[test]
fn ce11_a_guardian_has_driven_all_off() {
    let all = |feats: &mut Feats| (feats.lairs, feats.ships) = (0b111, 0b111);
    let end = given(Game12).feats(all).everybody_finishes();
    assert_eq!(progress_made(&end, Goal::Guardian), [(0, 1)]);
    assert_eq!(scored(&end, Goal::Monsters), [(1, 3, -9)]);
    assert_eq!(scored(&end, Goal::Ships), [(1, 3, -9)]);
}

/// Cites: C15, C18.
#[test]
fn c15_a_pool_counts_in_sight_with_everything_around_it_covered() {
    let pool = |island: &mut Island| island.pools[0] = space((4, 5)).index();
    let around = [(5, 5), (4, 6), (3, 6), (3, 5), (4, 4), (5, 4)];
    let pools = |position: Position| {
        scored(&position.everybody_finishes(), Goal::Pools).first().map(|(_, _, points)| *points)
    };
    assert_eq!(pools(given(Game17).island(pool).fields(around)), Some(2));
    assert_eq!(pools(given(Game17).island(pool).fields(&around[..5])), None);
    assert_eq!(pools(given(Game17).island(pool).fields(around).fields([(4, 5)])), None, "covered");
    let rocky = |island: &mut Island| {
        island.pools[0] = space((4, 5)).index();
        island.rocks[0] = space((5, 4)).index();
    };
    assert_eq!(
        pools(given(Game17).island(rocky).fields(&around[..5])),
        Some(2),
        "a rock is no gap"
    );
}

/// Cites: CE39, C39.
#[test]
fn ce39_planted_palms_in_sight_are_groves() {
    let palms = |island: &mut Island| island.planted = set([(4, 0), (4, 2), (9, 2), (6, 3)]);
    let end = given(Game21).island(palms).fields([(4, 2)]).everybody_finishes();
    assert_eq!(scored(&end, Goal::Groves)[0], (0, 2, 2));
}

/// Cites: C39.
#[test]
fn c39_a_palm_under_a_rock_still_is_a_grove() {
    let rocky = |island: &mut Island| {
        island.planted = set([(4, 0), (9, 2)]);
        island.rocks[0] = space((9, 2)).index();
    };
    let end = given(Game21).island(rocky).everybody_finishes();
    assert_eq!(scored(&end, Goal::Groves)[0], (0, 2, 2));
}

/// Cites: CE40, C17, C40.
#[test]
fn ce40_craters_erupt_after_the_16th_and_24th_card() {
    let crater = |island: &mut Island| {
        island.craters[0] = space((3, 3)).index();
        island.ready_for = 22;
    };
    let around: [At; 6] = [(4, 3), (3, 4), (2, 4), (2, 3), (3, 2), (4, 2)];
    let start = given(Game22).of(B).island(|island| island.craters[0] = space((8, 4)).index());
    let start = start.of(A).island(crater).marker(20);
    let after = |position: Position, card: u32, covered: usize| {
        let mut position = position.fields(&around[..covered]);
        // So many cards are turned up with this one.
        position.game.deck = (!0_u32) << card;
        position.game.deck |= 1;
        let position = position.card("T01");
        let position = position.of(B).marker(10).pass().allowed();
        position.of(A).finish()
    };
    let sixteenth = after(start, 16, 2);
    assert_eq!(scored(&sixteenth, Goal::Craters)[0], (0, 4, -4));
    assert_eq!(sixteenth.after.player().marker, 16);
    let other = after(start, 17, 2);
    assert_eq!(scored(&other, Goal::Craters), []);
    let twenty_fourth = after(start.marker(16), 24, 5);
    assert_eq!(twenty_fourth.after.player().marker, 15);
    let two = |island: &mut Island| {
        crater(island);
        island.craters[1] = space((5, 3)).index();
    };
    let both = given(Game22).island(two);
    assert_eq!(crate::modules::craters::open(both.player()).len(), 10, "shared ones count once");
}

/// Cites: CE41, C41.
#[test]
fn ce41_who_leaves_on_the_same_card_gets_the_same() {
    let mut table = given_for(Game24, 4);
    for (seat, slots) in [(A, 8), (B, 7), (C, 7), (D, 6)] {
        table = table.of(seat).island(|island| island.portal = (1 << slots) - 1);
    }
    let gains = |position: Position, seat| {
        let outcome = position.of(seat).finish();
        let points = scored(&outcome, Goal::Departure).first().map_or(0, |(_, _, points)| *points);
        (outcome.allowed(), points)
    };
    let table = table.card("T01");
    let (table, a) = gains(table, A);
    let (table, b) = gains(table, B);
    let table = table.of(C).pass().allowed().of(D).pass().allowed().card("T02");
    let (table, c) = gains(table, C);
    let table = table.of(D).pass().allowed().card("T03");
    let (_, d) = gains(table, D);
    assert_eq!([a, b, c, d], [8, 8, 3, 0]);
}

/// Cites: CE24, C34.
#[test]
fn ce24_the_last_game_brings_double_progress() {
    let end = given(Game24).marker(41).walls([(0, 0)]).of(B).walls([(0, 0)]).everybody_finishes();
    let told = end.told(|event| {
        let Event::Ranked { seat, progress, .. } = event else { return None };
        Some((seat.0, *progress))
    });
    assert_eq!(told, [(0, 4), (1, 0)]);
}

fn islands(change: impl Fn(&mut Island)) -> [Island; 2] {
    [0, 1].map(|animal| {
        let mut island = Island::fresh(animal);
        change(&mut island);
        island
    })
}

/// Cites: CE18, C14, C19.
#[test]
fn ce18_dark_telescopes_cost_progress() {
    let marked = islands(|island| (island.telescopes, island.progress) = (0b1111, 13));
    let end = campaign(Game18, &marked).everybody_finishes();
    assert_eq!(progress_made(&end, Goal::Telescopes), [(0, -4), (1, -4)]);
    assert_eq!(end.after.player().island.progress, 9);
    let poor = campaign(Game18, &islands(|island| island.progress = 3)).everybody_finishes();
    assert_eq!(poor.after.player().island.progress, 0, "never below 0");
}

/// Cites: C22.
#[test]
fn c22_who_is_away_in_game_18_keeps_all_progress() {
    let dark = [0, 1, 2].map(|animal| Island { progress: 13, ..Island::fresh(animal) });
    let options = Options::campaign(2, Game18, &dark);
    let end = of_campaign(&options).everybody_finishes();
    let after = all_islands(&end.after.game);
    assert_eq!(after[2].progress(), 13, "away");
    assert!(after[..2].iter().all(|island| island.progress() < 13), "there");
}

/// Cites: CE22.
#[test]
fn ce22_two_slots_are_one_progress() {
    let ticked = islands(|island| island.portal = 0b1_1111_1111);
    let end = campaign(Game24, &ticked).everybody_finishes();
    assert_eq!(progress_made(&end, Goal::Portal), [(0, 4), (1, 4)]);
    assert_eq!(end.after.game.phase, Phase::Over);
}

/// Cites: C24.
#[test]
fn c24_stickers_after_a_game_bring_no_points() {
    let built = islands(|island| {
        island.sites = [(4, 4), (8, 4), (5, 1)].map(|at| space(at).index());
        (island.roofs, island.ready_for) = ([2, 0, 0], 18);
    });
    let mut position = campaign(
        Game19,
        &built.map(|island| Island { ready_for: 19, ..island }).map(|island| Island {
            ready_for: 18,
            sites: [u8::MAX; 3],
            ..island
        }),
    );
    position = position.island(|island| {
        island.sites = [(4, 4), (8, 4), (5, 1)].map(|at| space(at).index());
    });
    let end = position.everybody_finishes().allowed();
    assert_eq!(end.game.phase, Phase::EndStickers, "both are Others: nobody has placed");
    let before = (end.player().marker, end.player().island.progress);
    let roof = end.stick(crate::Sticker::Roof, (4, 4));
    assert_eq!(progress_made(&roof, Goal::Buildings), [(0, 1)], "a third roof brings its progress");
    let after = roof.allowed();
    assert_eq!((after.player().marker, after.player().island.progress), (before.0, before.1 + 1));
}
