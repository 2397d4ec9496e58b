//! 6.4: a token for each fresh boat, and the duty to collect or build.
use alloc::{vec, vec::Vec};

use super::position::{Position, given, given_blocking, island, space};
use crate::{Action, components::Specialist, rules, state::Phase};

/// Every set of tokens that a run of takes can end with, as islands in order.
fn runs(position: Position) -> Vec<Vec<&'static str>> {
    let mut ends: Vec<Vec<&'static str>> = vec![];
    let mut open = vec![(position, vec![])];
    while let Some((at, islands)) = open.pop() {
        let takes = at.legal().into_iter().filter_map(|action| {
            if let Action::Take { boat, island } = action {
                Some((action, boat, island))
            } else {
                None
            }
        });
        let takes: Vec<_> = takes.collect();
        if !matches!(at.phase(), Phase::Boats | Phase::Collect) || takes.is_empty() {
            let mut islands: Vec<&'static str> = islands;
            islands.sort_unstable();
            if !ends.contains(&islands) {
                ends.push(islands);
            }
            continue;
        }
        for (action, _, island) in takes {
            let mut islands = islands.clone();
            islands.push(
                ["I01", "I02", "I07", "I08"]
                    .into_iter()
                    .find(|it| self::island(it) == island)
                    .expect("one of the four"),
            );
            open.push((at.act(action).allowed(), islands));
        }
    }
    ends.sort_unstable();
    ends
}

/// Cites: E22, R7, 6.4.
#[test]
fn e22_no_boat_stays_idle_beside_a_token() {
    let blue = given().fresh("S12:B S20:B").tokens("I02:orange I08:green");
    let both = blue.take("S12", "I02").allowed().take("S20", "I08").allowed();
    assert_eq!(both.mat().culture, [1, 1, 0, 0, 0, 0]);
    let one = blue.take("S20", "I02").allowed();
    assert_eq!((one.mat().culture, one.phase()), ([1, 0, 0, 0, 0, 0], Phase::Recruit));
    let idle = blue.take("S20", "I08").allowed();
    assert_eq!(idle.phase(), Phase::Collect, "S12 must take the token of I02");
    assert_eq!(idle.legal(), [Action::Take { boat: space("S12"), island: island("I02") }]);
    idle.pass().refused(&rules::DECISIONS);
}

/// Cites: E23, R7.
#[test]
fn e23_two_boats_take_two_tokens() {
    let blue = given().fresh("S12:B S20:B").tokens("I01:red I02:red I07:blue I08:green");
    let ends = runs(blue);
    assert!(ends.iter().all(|islands| islands.len() == 2 && islands[0] != islands[1]));
    assert_eq!(ends.len(), 6, "S12 has I01, I02, I07 and S20 has I02, I07, I08");
}

/// Cites: E24, R7, 6.4.1, 6.4.2.
#[test]
fn e24_one_token_goes_to_one_boat() {
    let blue = given().fresh("S02:B S12:B S20:B").tokens("I07:violet");
    for boat in ["S02", "S12", "S20"] {
        let after = blue.take(boat, "I07").allowed();
        assert_eq!((after.mat().culture[2], after.phase()), (1, Phase::Recruit));
    }
    blue.take("S01", "I07").refused(&rules::FRESH_BOATS_TAKE);
    blue.take("S02", "I01").refused(&rules::TOKEN_BESIDE_THE_BOAT);
    blue.take("S02", "I34").refused(&rules::TOKEN_BESIDE_THE_BOAT);
}

/// Cites: E25, SP06, SP07, R47.
#[test]
fn e25_inari_takes_one_more_and_benten_pays() {
    let blue = given().fresh("S12:B S20:B").tokens("I01:red I02:red I07:blue I08:green");
    let blue = blue.owns(&[Specialist::Inari, Specialist::Benten]);
    let after = blue.take("S12", "I01").allowed().take("S20", "I08").allowed();
    assert_eq!(after.phase(), Phase::Extra);
    let all = after.take_extra("I02").allowed();
    assert_eq!((all.mat().culture, all.mat().coins), ([0, 1, 0, 0, 0, 2], 13));
    let declined = after.pass().allowed();
    assert_eq!((declined.mat().coins, declined.phase()), (12, Phase::Recruit));
    after.take("S12", "I02").refused(&rules::DECISIONS);
    after.take_extra("I34").refused(&rules::TOKEN_BESIDE_THE_BOAT);
    blue.take_extra("I02").refused(&rules::DECISIONS);
}

/// Cites: E26, R6.
#[test]
fn e26_where_neither_is_possible_one_passes() {
    let blue = given().fresh("S01:B").houses("I01").row("T01");
    assert_eq!(blue.legal(), [Action::Pass]);
    assert_eq!(blue.pass().allowed().phase(), Phase::Recruit);
}

/// Cites: E27, R6.
#[test]
fn e27_building_is_a_duty_where_it_is_possible() {
    let blue = given().boats("S02:B").fresh("S01:B").row("T01");
    blue.pass().refused(&rules::DUTY);
    blue.build("T01", "I01").allowed();
}

/// Cites: E28, R6.
#[test]
fn e28_the_player_chooses_between_collecting_and_building() {
    let blue = given().boats("S02:B").fresh("S09:W S01:B").tokens("I01:red").row("T01");
    blue.pass().refused(&rules::DUTY);
    blue.build("T01", "I01").allowed();
    blue.take("S09", "I01").allowed();
}

/// Cites: E73, R1, R56.
#[test]
fn e73_a_token_below_a_building_can_be_collected() {
    let blue = given().houses("I07").tokens("I07:violet").fresh("S13:B");
    let after = blue.take("S13", "I07").allowed();
    assert_eq!(after.mat().culture[2], 1);
    assert!(after.game.houses[0].contains(island("I07")) && after.game.tokens().is_empty());
}

/// Cites: E76, R51, SP06.
#[test]
fn e76_the_extra_token_comes_after_the_others() {
    let blue = given().fresh("S12:B S20:B").tokens("I02:orange I08:green");
    let blue = blue.owns(&[Specialist::Inari]);
    let both = blue.take("S12", "I02").allowed().take("S20", "I08").allowed();
    assert_eq!(both.phase(), Phase::Recruit, "nothing is left");
    let extra = blue.take("S20", "I02").allowed();
    assert_eq!(extra.phase(), Phase::Extra);
    assert_eq!(extra.take_extra("I08").allowed().mat().culture, [1, 1, 0, 0, 0, 0]);
    let idle = blue.take("S20", "I08").allowed();
    idle.take_extra("I02").refused(&rules::DECISIONS);
}

/// Cites: E80, R60, R61.
#[test]
fn e80_a_run_of_takes_ends_by_itself() {
    let blue = given().fleet(8).fresh("S12:B S20:B").tokens("I02:orange I08:green");
    let over = blue.take("S20", "I02").allowed();
    assert_eq!(over.phase(), Phase::Recruit);
    let run = blue.take("S12", "I02").allowed();
    assert_eq!(run.legal(), [Action::Take { boat: space("S20"), island: island("I08") }]);
    run.use_power().refused(&rules::DECISIONS);
}

/// Cites: R60, SP13.
#[test]
fn r60_nothing_else_is_done_within_a_run() {
    let blue = given().fresh("S12:B S20:B").tokens("I02:orange I08:green").pool("B");
    let run = blue.owns(&[Specialist::Bishamon]).take("S12", "I02").allowed();
    run.act(Action::Donate).refused(&rules::DECISIONS);
    run.place("S23:B").refused(&rules::DECISIONS);
    run.buy('B').refused(&rules::DECISIONS);
}

/// Cites: R8, R9.
#[test]
fn r8_r9_mountain_tokens_are_tokens_and_there_is_no_limit() {
    let names = "red red red red";
    let blue = given().culture(names).fresh("S12:B").tokens("I02:red").mountains("I02");
    let after = blue.take("S12", "I02").allowed();
    assert_eq!(after.mat().culture[5], 5);
    assert!(after.game.mountains.contains(island("I02")), "the mountain stays");
}

/// Cites: E78, R55, R43.
#[test]
fn e78_an_own_reserved_tile_is_a_duty() {
    let blue = given().boats("S02:B").fresh("S01:B").row("T28");
    assert_eq!(blue.legal(), [Action::Pass], "nothing in the row fits");
    let blue = blue.reserved("T01");
    blue.pass().refused(&rules::DUTY);
    blue.build("T01", "I01").allowed();
    let bare = given().boats("S02:B").fresh("S01:B");
    assert_eq!(bare.legal(), [Action::Pass], "without a tile nothing is built");
}

/// Cites: E81, R6, F9.
#[test]
fn e81_fleet_9_helps_but_obliges_to_nothing() {
    let blue = given().fleet(9).fresh("S02:W S12:B").row("T13");
    let build = |at| Action::Build { tile: "T13".parse().expect("a tile"), island: island(at) };
    assert_eq!(blue.legal(), [build("I01"), build("I07"), Action::Pass]);
}

/// Cites: R6, SP11.
#[test]
fn r6_kaguya_obliges_to_nothing_either() {
    let blue = given().owns(&[Specialist::Kaguya]).fresh("S02:B S12:S").row("T07");
    blue.build("T07", "I01").allowed();
    blue.pass().allowed();
}

/// Cites: R6, R1.
#[test]
fn r6_with_the_published_reading_a_token_takes_the_duty_to_build_away() {
    let list = "S02:B";
    let blue = given_blocking().boats(list).fresh("S01:B").tokens("I01:red").row("T01");
    blue.build("T01", "I01").refused(&rules::TOKENS_AND_BUILDING);
    blue.take("S01", "I01").allowed();
    blue.pass().refused(&rules::DUTY);
}
