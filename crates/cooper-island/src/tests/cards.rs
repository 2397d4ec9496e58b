//! 14: large building cards, each by what it does. Small ones stand where they change
//! something.
use super::position::{CARL, EVE, MIKE, Position, given, given_for, given_with};
use crate::{Options, rules, state::Phase};

const ONE: &str = "sail ship=one_sail";

fn uses(eve: Position, card: &str) -> Position {
    eve.act(&alloc::format!("use_card card={card}")).allowed()
}

/// Cites: V66, R73, R86, LB1, Y6.
#[test]
fn v66_the_expedition_camp_is_used_once() {
    let eve = given().land("c1=Meadow/1[]").cards("LB1 LB3");
    let open = uses(eve, "expedition_camp");
    assert_eq!(open.options("do"), ["do deed=draw"], "no tile to place yet");
    let drawn = open.play(&["do deed=draw", "* tile tile=T1"]);
    assert_eq!(drawn.options("do"), ["do deed=place"]);
    drawn.cannot("use_card card=expedition_camp");
    assert!(drawn.may("use_card card=mint"), "any other card can");
    let placed =
        drawn.play(&["do deed=place", "tile tile=T1 side=front", "lay first=b1 second=c2"]);
    assert_eq!((placed.sheet().reserve, placed.sheet().face_down.count_ones()), ([0; 3], 1));
    placed.act("use_card card=expedition_camp").refused(&rules::LARGE_CARD);
}

/// Cites: LB2, R28, R86, R87.
#[test]
fn the_royal_surveyor_brings_steps_and_a_use() {
    let eve = given().land("c1=Meadow/1[]").cards("LB2").cartographer(5).uses(0);
    assert!(!eve.may("survey"));
    let open = uses(eve, "royal_surveyor");
    let steps = open.act("do deed=steps").allowed();
    assert_eq!(steps.sheet().cartographer, 6);
    assert!(steps.may("survey"));
    let declined = open.act("done").allowed();
    assert_eq!(declined.sheet().cartographer, 5, "each part may be declined");
}

/// Cites: V91, R83, R28, R54, LB2.
#[test]
fn v91_the_cartographer_stays_closed_at_the_end() {
    let eve = given().land("c1=Meadow/1[]").cards("LB2").round(5).phase(Phase::End);
    let steps = uses(eve, "royal_surveyor").act("do deed=steps").allowed();
    assert_eq!(steps.sheet().cartographer, 4);
    assert!(!steps.may("survey"));
}

/// Cites: LB3, LB4, LB12, R61.
#[test]
fn mint_depot_and_cathedral_fill_the_marketplace() {
    let eve = given().cards("LB3 LB4 LB12");
    assert_eq!(uses(eve, "mint").sheet().market, [4, 0, 0, 0, 0, 0]);
    let cubes = uses(eve, "depot");
    assert_eq!(cubes.options("take_item").len(), 5);
    let four = ["take_item item=wood", "take_item item=food", "take_item item=cloth"];
    let cubes = cubes.play(&four).act("take_item item=cloth").allowed();
    assert_eq!(cubes.sheet().market, [0, 1, 1, 0, 0, 2]);
    let luxury = uses(eve, "cathedral");
    assert_eq!(luxury.legal(), ["take_item item=gold", "take_item item=cloth"]);
    let luxury = luxury.play(&["take_item item=gold", "take_item item=cloth"]);
    assert_eq!(luxury.sheet().market, [0, 0, 0, 0, 1, 1]);
}

/// Cites: V57, R70, R89, R42, LB5.
#[test]
fn v57_two_different_islets() {
    let eve = given().cards("LB5").islets("I3@WR1a").of(MIKE).islets("I3@WR1a I4@WL1a").of(EVE);
    let open = uses(eve, "ferry_house");
    assert_eq!(open.options("use_islet"), ["use_islet islet=coin", "use_islet islet=tile"]);
    let coin = open.act("use_islet islet=coin").allowed();
    assert_eq!(coin.options("use_islet"), ["use_islet islet=tile"]);
    coin.act("use_islet islet=coin").refused(&rules::TWO_DIFFERENT_ACTIONS);
    let both = coin.play(&["use_islet islet=tile", "* tile tile=T1"]);
    assert_eq!((both.storage()[0], both.sheet().reserve), (1, [1, 0, 0]));
    given().cards("LB5").cannot("use_card card=ferry_house");
}

/// Cites: R70, R39, R41, LB6.
#[test]
fn two_different_boats_and_never_the_one_that_copies() {
    let eve = given().cards("LB6").boats("BT2@P1 BT5@P2").of(MIKE).boats("BT2@P1 BT4@P3").of(EVE);
    let open = uses(eve, "shipping_office");
    assert_eq!(open.options("use_boat"), ["use_boat boat=coin", "use_boat boat=step"]);
    let both = open.play(&["use_boat boat=step", "use_boat boat=coin"]);
    assert_eq!((both.storage()[0], both.sheet().cartographer), (1, 1));
    let copies = given().cards("LB6").boats("BT5@P2");
    copies.cannot("use_card card=shipping_office");
    let down = given().cards("LB6").boats("BT2@P2").turned("BT2");
    down.cannot("use_card card=shipping_office");
}

/// Cites: V55, R68, R45, LB7, LB8.
#[test]
fn v55_a_lid_brings_one_point_and_a_moved_statue_none() {
    let eve = given().land("c1=Settlement/1[] c2=Meadow/2[statue]").cards("LB7 LB8").lids(1);
    let lid = uses(eve, "packing_house").act(ONE).allowed();
    assert_eq!((lid.sheet().steps, lid.at("c1")), ([1, 0], "Settlement/1[lid]".into()));
    let coin = lid.act("do deed=coin").allowed();
    assert_eq!(coin.sheet().market[0], 1);
    let moved = uses(eve, "great_crane");
    assert_eq!(
        (moved.at("c1"), moved.at("c2")),
        ("Settlement/1[statue]".into(), "Meadow/2[]".into())
    );
    assert_eq!(moved.sheet().steps, [0, 0]);
    let steps = moved.act("do deed=steps").allowed();
    assert_eq!(steps.sheet().cartographer, 2);
}

/// Cites: V73, R86, R87, LB7, LB8, LB10.
#[test]
fn v73_the_first_part_of_a_chain_must_be_done() {
    let full = given().land("c1=Meadow/2[statue]").cards("LB7 LB8 LB10");
    full.cannot("use_card card=great_crane");
    full.cannot("use_card card=packing_house");
    let free = full.land("c2=Meadow/1[]");
    let moved = uses(free, "great_crane");
    assert_eq!(moved.at("c2"), "Meadow/1[statue]");
    assert_eq!(moved.act("done").allowed().sheet().cartographer, 0, "the steps are declined");
    free.cannot("use_card card=packing_house");
    let hungry = uses(full, "banquet_hall").act("anchor ship=one_sail").allowed();
    assert_eq!(hungry.sheet().anchors, [1, 1]);
    let raised = hungry.play(&["do deed=helm", ONE]);
    assert_eq!((raised.sheet().anchors, raised.sheet().steps), ([0, 1], [0, 0]));
}

/// Cites: LB9, R86, R38.
#[test]
fn the_sculptors_hall_removes_a_ruin_and_builds_a_statue() {
    let eve =
        given().land("c1=Meadow/1[] b1=Meadow/1[]").cards("LB9").stored("Wood Wood Gold Gold");
    let open = uses(eve, "sculptors_hall");
    assert_eq!(open.options("do"), ["do deed=remove_ruin"]);
    let removed = open.act("do deed=remove_ruin").allowed();
    assert_eq!(removed.options("do"), ["do deed=build_statue"]);
    let built = removed.play(&["do deed=build_statue", "put space=c1", ONE]);
    assert_eq!((built.sheet().land.statues(), built.sheet().steps), (1, [1, 0]));
    given().cards("LB9").cannot("use_card card=sculptors_hall");
}

/// Cites: V56, R69, R13, R51, LB10.
#[test]
fn v56_the_banquet_hall_feeds_and_brings_a_point() {
    let eve =
        given().round(3).workers(2, 1).cards("LB10").land("c1=Meadow/4[Food] c2=Meadow/1[Food]");
    let asked = uses(eve, "banquet_hall");
    // The cube of level 4 alone is the only set without a redundant one.
    assert_eq!(asked.at("c1"), "Meadow/4[]");
    let bonus = asked.act(ONE).allowed();
    let point = bonus.play(&["do deed=helm", "sail ship=two_sail"]);
    assert_eq!(point.sheet().steps, [1, 1], "two gains");
    let due = point.phase(Phase::Feed);
    assert_eq!(due.sheet().feeding(), 4, "the clean-up asks again");
}

/// Cites: LB11, R86.
#[test]
fn the_governors_house_brings_steps_and_an_item() {
    let open = uses(given().cards("LB11").cartographer(1), "governors_house");
    assert_eq!(open.options("do"), ["do deed=steps", "do deed=item"]);
    let both = open.play(&["do deed=item", "take_item item=gold", "do deed=steps"]);
    assert_eq!((both.storage()[4], both.sheet().cartographer), (1, 4));
}

/// Cites: LB13, R44, R74.
#[test]
fn the_trading_company_supplies_a_ship() {
    let eve = given().round(1).cards("LB13").land("c1=Mountain/1[Gold] c2=Settlement/1[Cloth]");
    let open = uses(eve, "trading_company");
    let sailed = open.act(ONE).allowed();
    assert_eq!((sailed.sheet().lids, sailed.sheet().steps), (1, [1, 0]));
    assert!(!sailed.game.harbormaster_stands, "whatever the source of the action");
    given().cards("LB13").cannot("use_card card=trading_company");
}

/// Cites: V54, V86, R13, R40, R41, LB14.
#[test]
fn v54_v86_boats_are_turned_face_down() {
    let eve = given().cards("LB14").boats("BT1@P1 BT2@P2 BT3@P3 BT4@P4");
    let open = uses(eve, "breakers_yard");
    assert_eq!(open.options("turn_boats").len(), 4 + 6 + 4, "one to three");
    let turned = open.play(&["turn_boats boats=coin-tile", "do deed=helm", ONE]);
    assert_eq!(turned.sheet().steps, [2, 0], "one gain");
    let income = turned.income();
    assert_eq!(income.options("use_boat"), ["use_boat boat=goods", "use_boat boat=step"]);
    assert_eq!(turned.sheet().boats_built(), 4, "order 4 counts them");
    let goods = open.act("turn_boats boats=goods").allowed();
    assert_eq!(goods.sheet().spots(), 6, "the spot stays");
    let mike = goods.of(MIKE).workers(2, 1);
    let mut mike = mike.phase(Phase::Turns);
    mike.game.frames = skerry_core::Stack::new(crate::state::Frame::Window);
    let at_e = mike.act("put_worker worker=special section=e").allowed();
    assert!(!at_e.may("use_boat boat=goods"));
    assert!(at_e.may("use_boat boat=coin"));
}

/// Cites: V54, R13.
#[test]
fn the_points_of_turned_boats_can_be_split_if_the_table_says_so() {
    let options = Options { split_bonus_gains: true, ..Options::of(2) };
    let eve = given_with(&options).cards("LB14").boats("BT1@P1 BT2@P2");
    let turned = uses(eve, "breakers_yard").act("turn_boats boats=goods-coin").allowed();
    let split = turned.play(&["do deed=helm", ONE, "sail ship=two_sail"]);
    assert_eq!(split.sheet().steps, [1, 1]);
}

/// Cites: V65, R82, LB14.
#[test]
fn v65_a_boat_turned_down_loses_its_hand() {
    let eve = given().cards("LB14").boats("BT2@P2").income();
    let turned = uses(eve, "breakers_yard");
    let turned = turned.play(&["do deed=helm", ONE]);
    assert_eq!((turned.storage()[0], turned.sheet().steps), (0, [1, 0]));
    assert!(!turned.may("use_boat boat=coin"));
    let used = uses(eve.act("use_boat boat=coin").allowed(), "breakers_yard");
    let used = used.play(&["do deed=helm", ONE]);
    assert_eq!((used.storage()[0], used.sheet().steps), (1, [1, 0]));
}

/// Cites: V87, R43, R75, LB15.
#[test]
fn v87_a_boat_built_now_gives_no_hand() {
    let eve = given().cards("LB15").stored("Coin Wood Wood").income();
    let built = uses(eve, "dockyard").act("build_boat boat=coin landing=P1").allowed();
    let built = built.act("cut coin=1 wood=0 stone=0 gold=0 cloth=0").allowed();
    let income = built.play(&[ONE, "perform"]);
    assert_eq!(income.storage(), [2, 0, 0, 0, 0, 0]);
    income.cannot("use_boat boat=coin");
}

/// Cites: R75, R36, BT1.
#[test]
fn r75_a_boat_lies_there_from_the_payment_on() {
    let eve = given().cards("LB15").stored("Coin Wood Wood");
    let paid = uses(eve, "dockyard").act("build_boat boat=goods landing=P1").allowed();
    let paid = paid.act("cut coin=1 wood=0 stone=0 gold=0 cloth=0").allowed();
    assert!(paid.may(ONE));
    assert_eq!(paid.sheet().spots(), 6, "during its helm gain");
}

/// Cites: V88, R45, R46.
#[test]
fn v88_a_lid_on_land_stays_there() {
    let eve = given_for(3).land("c3=Settlement/1[]").cards("LB8").lids(3).of(CARL).of(EVE);
    let placed = uses(eve, "packing_house").play(&[ONE, "done"]);
    assert_eq!((placed.at("c3"), placed.sheet().lids), ("Settlement/1[lid]".into(), 2));
    assert_eq!(placed.sheet().lids_taken(), 3, "order 3 and the milestone count it");
    let step = placed.stored("Coin").phase(Phase::Reactivate);
    assert!(step.options("recover").is_empty());
}
