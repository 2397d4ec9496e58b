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

/// Cites: 10.2.
#[test]
fn coins_for_a_reactivation_are_told() {
    let eve = given().used_cards("LB3").stored("Coin Coin").phase(Phase::Reactivate);
    let turned = eve.act("turn_up card=mint");
    assert_eq!(turned.names(), ["item_paid", "item_paid", "card_turned_up"]);
}
