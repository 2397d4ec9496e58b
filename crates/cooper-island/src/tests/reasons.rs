//! Why something is not possible: the reason that a player would name, not the nearest rule.
use alloc::format;

use super::position::given;
use crate::{rules, state::Phase};

/// Cites: 5.2, R91.
#[test]
fn what_cannot_be_paid_is_said_to_cost_too_much() {
    // With something to do aside the turn does not end by itself.
    let poor = given().land("c1=Meadow/1[]").market("Wood");
    for (section, deed) in [("b", "build_boat"), ("d", "erect"), ("h", "supply")] {
        let put = format!("put_worker worker=normal section={section}");
        let wanted = format!("do deed={deed}");
        poor.act(&put).allowed().act(&wanted).refused(&rules::PAY_A_COST);
    }
}

/// Cites: R37, R38, 7F.
#[test]
fn a_ruin_out_of_reach_is_no_matter_of_crafting_spots() {
    let far = given()
        .land("c1=Meadow/1[]")
        .market("Wood")
        .act("put_worker worker=normal section=f")
        .allowed();
    far.act("do deed=remove_ruin").refused(&rules::RUIN_IN_REACH);
}

/// Cites: 7A, 5.5.
#[test]
fn section_a_is_for_drawing_or_for_placing() {
    let eve = given().land("c1=Meadow/1[]").reserve("T1");
    let drawn = eve.play(&["put_worker worker=normal section=a", "do deed=draw", "* tile tile=T3"]);
    drawn.act("do deed=place").refused(&rules::SECTION_A);
}

/// Cites: R6, R50.
#[test]
fn food_beyond_what_is_due_could_be_left_out() {
    let eve = given().cards("SB3").land("c1=Forest/2[Wood]").stored("Food Food Food");
    let asked = eve.phase(Phase::Feed).act("done").allowed();
    let more = "feed coins=0 wood=0 food=3 land=none";
    asked.act(more).refused(&rules::NOTHING_REDUNDANT);
    asked.act("feed coins=0 wood=0 food=1 land=none").refused(&rules::FOOD_IS_DUE);
}

/// Cites: R81, 5.2.
#[test]
fn what_nobody_can_eat_is_no_matter_of_what_could_be_left_out() {
    let land = "c1=Forest/3[Wood] c2=Meadow/1[Food] c3=Mountain/3[Stone]";
    let eve = given().land(land).stored("Food Food Wood Wood Coin");
    let asked = eve.phase(Phase::Feed).act("done").allowed();
    assert_eq!(asked.legal().len(), 2, "both from storage, or one of them and that of c2");
    for (meal, rule) in [
        ("coins=0 wood=2 food=0 land=none", &rules::SUBSTITUTES),
        ("coins=1 wood=0 food=1 land=none", &rules::SUBSTITUTES),
        ("coins=0 wood=0 food=0 land=c1", &rules::SUBSTITUTES),
        ("coins=0 wood=0 food=0 land=c3", &rules::SUBSTITUTES),
        ("coins=0 wood=0 food=3 land=none", &rules::PAY_A_COST),
        ("coins=0 wood=0 food=1 land=b1", &rules::PAY_A_COST),
    ] {
        asked.act(&format!("feed {meal}")).refused(rule);
    }
}

/// Cites: R84, 5.2.
#[test]
fn without_the_reduction_it_costs_too_much() {
    let eve = given().workers(2, 1).land("c1=Meadow/1[]").stored("Wood Wood Stone");
    let asked = eve.act("put_worker worker=special section=d").allowed();
    assert!(asked.may("do deed=erect"));
    asked.act("do deed=waive").refused(&rules::PAY_A_COST);
}

/// Cites: Y5, R29.
#[test]
fn where_no_single_tile_fits_it_is_no_matter_of_steps() {
    let full = given().land("c1=Meadow/2[Food] b1=Meadow/1[] d1=Meadow/1[] c2=Meadow/1[]");
    full.cartographer(1).act("survey").refused(&rules::STEPS_FOR_AN_OPTION);
    let nowhere = given().with(|sheet| sheet.land.ruins = 0).with(|sheet| sheet.crafted = [5, 0]);
    let all = crate::Space::all().map(|space| format!("{space}=Settlement/1[Cloth]"));
    let nowhere = nowhere.land(&all.collect::<alloc::vec::Vec<_>>().join(" ")).cartographer(6);
    nowhere.act("survey").refused(&rules::CARTOGRAPHER);
}

/// Cites: 10.2.
#[test]
fn coins_for_a_reactivation_are_told() {
    let eve = given().used_cards("LB3").stored("Coin Coin").phase(Phase::Reactivate);
    let turned = eve.act("turn_up card=mint");
    assert_eq!(turned.names(), ["item_paid", "item_paid", "card_turned_up"]);
}
