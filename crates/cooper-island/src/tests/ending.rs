//! 11: the end, royal orders, flags, leftovers and ties.
use skerry_core::{Game, Viewer};
use skerry_testkit::Posed;

use super::position::{EVE, MIKE, Position, given, given_for};
use crate::{
    components::Order,
    scoring::{self, Category},
    state::Phase,
};

fn part(position: &Position, category: Category) -> i16 {
    scoring::points_for(&position.game, position.seat(), category)
}

/// Cites: V15, R57, 11.
#[test]
fn v15_a_final_score() {
    let land = "b5=Forest/1[] c6=Forest/1[] d5=Forest/1[]";
    let eve = given().land(land).steps([6, 12]).cards("SB13").order(4, EVE);
    let eve = eve.boats("BT1@P1 BT2@P2 BT3@P3 BT4@P4").stored("Coin Wood Wood Food Stone Gold");
    let eve = eve.cartographer(3).reserve("T1 T2");
    assert_eq!(part(&eve, Category::Helm), 18);
    assert_eq!(part(&eve, Category::Orders), 5);
    assert_eq!(part(&eve, Category::Flags), 3);
    assert_eq!(part(&eve, Category::Leftovers), 2);
    assert_eq!(scoring::points(&eve.game, EVE), 28);
}

/// Cites: V51, R55, O4, O8.
#[test]
fn v51_the_order_that_copies() {
    let eve = given_for(3).order(8, EVE).order(4, MIKE);
    let four = eve.boats("BT1@P1 BT2@P2 BT3@P3 BT4@P4");
    assert_eq!(part(&four, Category::Orders), 4);
    assert_eq!(part(&eve.boats("BT1@P1 BT2@P2"), Category::Orders), 0);
    let mike = eve.of(MIKE).boats("BT1@P1 BT2@P2 BT3@P3");
    assert_eq!(part(&mike, Category::Orders), 3, "Mike scores it normally");
    // Her own orders are not copied.
    let own = given_for(3).order(8, EVE).order(4, EVE).boats("BT1@P1 BT2@P2 BT3@P3");
    assert_eq!(part(&own, Category::Orders), 3);
}

/// Cites: R55, O1, O8.
#[test]
fn at_the_end_an_order_shows_where_it_counts() {
    let land = "c1=Meadow/2[small] c2=Meadow/1[statue] c3=Forest/1[Wood]";
    let eve = given_for(3).land(land).order(1, EVE).order(8, EVE).order(2, MIKE);
    let shown = |position: &Position, order| {
        let orders = position.game.view(Viewer::Spectator).orders;
        orders
            .into_iter()
            .find(|one| one.order == order)
            .map(|one| alloc::format!("{}", one.spaces))
    };
    assert_eq!(shown(&eve, Order::Buildings), Some("none".into()), "not before the end");
    let over = eve.phase(Phase::Over);
    assert_eq!(shown(&over, Order::Buildings), Some("c1".into()));
    assert_eq!(shown(&over, Order::Copy), Some("c2".into()), "as the order that is copied");
    assert_eq!(shown(&over, Order::Statues), Some("none".into()), "Mike has none");
}

/// Cites: O1, O2, O3, O4, O5, O6, O7, R85.
#[test]
fn every_order_has_three_stages() {
    let points = |number, position: Position| part(&position.order(number, EVE), Category::Orders);
    let b =
        ["c1=Meadow/1[small]", "c2=Meadow/1[small]", "c3=Meadow/1[large]", "c4=Meadow/1[fortress]"];
    let buildings = |count: usize| given().land(&b[..count].join(" "));
    assert_eq!([1, 2, 3, 4].map(|it| points(1, buildings(it))), [0, 3, 5, 8]);
    let s = ["c1", "c2", "c3", "c4", "d4"].map(|at| alloc::format!("{at}=Meadow/1[statue]"));
    let statues = |count: usize| given().land(&s[..count].join(" "));
    assert_eq!([1, 2, 3, 4, 5].map(|it| points(2, statues(it))), [0, 3, 5, 5, 8]);
    assert_eq!([2, 3, 4, 5].map(|it| points(3, given().lids(it))), [0, 3, 5, 8]);
    let boats = "BT1@P1 BT2@P2 BT3@P3 BT4@P4 BT6@P5";
    let boats = |count: usize| given().boats(&boats[..7 * count - 1]);
    assert_eq!([2, 3, 4, 5].map(|it| points(4, boats(it))), [0, 3, 5, 8]);
    let all = "a1 a2 a4 b1 b3 b4 b5 c1 c2 c3 c4 c6 d1 d2 d4 d5 e1 e2 e3 b2 c5 d3 e4 a3";
    let all: alloc::vec::Vec<_> = all.split(' ').collect();
    let charted = |left: usize, level: u8, kind: &str| {
        let spaces = all[..24 - left].iter().map(|at| alloc::format!("{at}={kind}/{level}[]"));
        let land = spaces.collect::<alloc::vec::Vec<_>>().join(" ");
        given().with(|sheet| sheet.land.ruins = 0).with(|sheet| sheet.crafted = [5, 0]).land(&land)
    };
    assert_eq!(
        [7, 6, 4, 3, 2, 1, 0].map(|it| points(5, charted(it, 1, "Settlement"))),
        [0, 3, 3, 5, 5, 8, 8]
    );
    assert_eq!(
        [23, 22, 21, 20, 19, 18].map(|it| points(6, charted(it, 5, "Settlement"))),
        [0, 3, 3, 5, 5, 8]
    );
    assert_eq!(points(6, charted(0, 4, "Settlement")), 0, "level 5 or more");
    let row = |spaces: &str, kind: &str| {
        let land = spaces.split(' ').map(|at| alloc::format!("{at}={kind}/1[]"));
        given().land(&land.collect::<alloc::vec::Vec<_>>().join(" "))
    };
    let ten = "c1 c2 c3 c4 d1 d2 b1 a1 a2 b3";
    assert_eq!(
        [14, 17, 20, 23, 26, 29].map(|it| points(7, row(&ten[..it], "Forest"))),
        [0, 3, 3, 5, 5, 8]
    );
    assert_eq!(points(7, row(ten, "Settlement")), 0, "never settlements");
}

/// Cites: R56, SB13, SB14, SB15, LB11, LB12, LB13.
#[test]
fn r56_flags_of_cards() {
    let flags = |position: &Position| part(position, Category::Flags);
    let tops = "b5=Forest/1[] c6=Forest/1[]";
    assert_eq!(flags(&given().cards("SB13").land(tops)), 0);
    assert_eq!(flags(&given().cards("SB13").land(tops).land("d5=Forest/1[]")), 3);
    let two = "c1=Meadow/1[statue] c2=Meadow/1[statue]";
    assert_eq!(flags(&given().cards("SB14").land(two)), 0);
    assert_eq!(flags(&given().cards("SB14").land(two).land("c3=Meadow/1[statue]")), 2);
    let hall = given().cards("SB15").boats("BT1@P1");
    assert_eq!(flags(&hall.stored("Coin Coin Coin Coin Coin")), 0);
    assert_eq!(flags(&hall.stored("Coin Coin Coin Coin Coin Wood")), 1);
    let three = "c1=Meadow/1[small] c2=Meadow/1[small] c3=Meadow/1[large]";
    assert_eq!(flags(&given().cards("LB11").land(three)), 0);
    let four = given().land(three).land("c4=Meadow/1[fortress]");
    assert_eq!(flags(&four.cards("LB11")), 3);
    assert_eq!(flags(&four.used_cards("LB11")), 0, "face down");
    let two = "c1=Settlement/1[small] c2=Settlement/1[statue] c3=Meadow/1[statue]";
    assert_eq!(flags(&given().cards("LB12").land(two)), 0);
    assert_eq!(flags(&given().cards("LB12").land(two).land("c4=Settlement/1[statue]")), 3);
    assert_eq!(flags(&given().cards("LB12").land(two).land("c4=Settlement/1[Cloth]")), 0);
    assert_eq!(flags(&given().cards("LB13").lids(3)), 0);
    assert_eq!(flags(&given().cards("LB13").lids(4)), 3);
}

/// Cites: V52, R58.
#[test]
fn v52_a_tie_is_broken_by_uncharted_spaces() {
    let tie = |eve: usize, mike: usize| {
        let all = ["c1", "c2", "c3", "c4", "d1", "d2", "b1", "a1", "a2", "b3"];
        let land = |count: usize| {
            let spaces = all[..count].iter().map(|at| alloc::format!("{at}=Forest/1[]"));
            spaces.collect::<alloc::vec::Vec<_>>().join(" ")
        };
        let game = given().steps([24, 0]).land(&land(eve)).of(MIKE).steps([0, 24]);
        let game = game.land(&land(mike));
        [EVE, MIKE].map(|seat| scoring::rank(&game.game, seat))
    };
    assert_eq!(tie(2, 4), [2, 1]);
    assert_eq!(tie(4, 4), [1, 1], "shared");
    let ahead = given().steps([25, 0]).of(MIKE).steps([24, 0]).land("c1=Forest/1[]");
    assert_eq!([EVE, MIKE].map(|seat| scoring::rank(&ahead.game, seat)), [1, 2]);
}

/// Cites: V53, R57.
#[test]
fn v53_leftovers_are_added_up_first() {
    let eve = given().stored("Coin Wood Food Gold").cartographer(3).reserve("T1 T3");
    let eve = eve.market("Coin Coin Coin").land("c1=Meadow/4[Food] d1=Meadow/1[Food]");
    assert_eq!(part(&eve, Category::Leftovers), 1);
    assert_eq!(part(&eve.cartographer(4), Category::Leftovers), 2);
}

/// Cites: V90, R59.
#[test]
fn v90_totals_may_be_negative() {
    let eve = given().anchors([2, 1]).stored("Coin Wood Food Gold");
    assert_eq!(scoring::points(&eve.game, EVE), -3);
}

/// Cites: R54, R28, R95, R17.
#[test]
fn r54_the_end_window() {
    let eve = given().round(5).land("c1=Meadow/1[Food]").cartographer(6).market("Coin");
    let eve = eve.stored("Wood Wood Wood").phase(Phase::End);
    assert!(eve.may("store") && eve.may("fetch item=coin"));
    assert!(!eve.may("survey"));
    let stored = eve.play(&["store", "fetch item=coin"]);
    assert_eq!(part(&stored, Category::Leftovers), 2, "5 items and 6 steps");
    let over = stored.act("done").allowed();
    assert_eq!(over.game.phase, Phase::Over);
}

/// Cites: R44, R54, 10.7, LB13.
#[test]
fn in_the_end_window_the_harbormaster_has_left_the_last_ship() {
    let land = "d2=Mountain/5[Gold] c3=Settlement/1[Cloth]";
    let eve = given().round(5).cards("LB13").land(land);
    let supply = "use_card card=trading_company";
    assert!(eve.phase(Phase::Market).may(supply), "until the clean-up is over he helps");
    eve.phase(Phase::End).cannot(supply);
    assert!(eve.phase(Phase::End).land("c3=Settlement/2[Cloth]").may(supply), "at the full price");
}

/// Cites: 11, R1.
#[test]
fn the_fifth_round_is_the_last() {
    let eve = given().round(5).market("Coin").phase(Phase::Market);
    let mut eve = eve;
    eve.game.finished = 0b00;
    let over = eve.act("done").allowed();
    assert_eq!(over.game.phase, Phase::Over, "nobody has anything to do in the end window");
    let early = given().round(4).market("Coin").phase(Phase::Market).act("done").allowed();
    assert_eq!(early.game.round, 5);
}
