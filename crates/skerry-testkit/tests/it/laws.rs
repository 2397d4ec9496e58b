//! Lagoon obeys every law; with a fault planted, the right law says so, and
//! shows it in a short match.
use skerry_core::{Dice, QuickDice};
use skerry_table::Record;
use skerry_testkit::{BrokenLaw, Laws, draws_are_uniform, find_broken_law, find_skewed_draw};

use crate::{
    faulty::{Faulty, fault},
    lagoon::{Action, Lagoon, Options},
};

fn any_action(dice: &mut QuickDice) -> Action {
    match dice.below(3) {
        0 => Action::Bid { coins: dice.below(8) as u8 },
        1 => Action::BuildReef { cell: dice.below(8) as u8 },
        _ => Action::StopBuilding,
    }
}

/// The law that a planted fault breaks.
fn broken<const FAULT: u8>() -> BrokenLaw {
    let laws = Laws::<Faulty<FAULT>> {
        options: Options { players: 3 },
        candidate: any_action,
        matches: 50,
        longest: 40,
        widest: 8,
    };
    *find_broken_law(&laws).expect_err("a law is broken")
}

/// The right law is named, and the match that shows it is short, legible, and
/// a record that can be saved.
#[track_caller]
fn finds<const FAULT: u8>(law: &str, decisions: usize) -> BrokenLaw {
    let broken = broken::<FAULT>();
    assert_eq!(broken.law, law, "{broken}");
    assert!(broken.decisions <= decisions, "{broken}");
    assert!(broken.to_string().starts_with(&format!("law broken: {law}\n")));
    assert!(broken.to_string().ends_with(&broken.record));
    Record::<Lagoon>::read(&broken.record).expect("a record that can be read");
    broken
}

#[test]
fn lagoon_obeys_the_laws() {
    for players in 2..=4 {
        let options = Options { players };
        draws_are_uniform::<Lagoon>(&options, 20);
        skerry_testkit::laws(&Laws::<Lagoon> {
            options,
            candidate: any_action,
            matches: 50,
            longest: 40,
            widest: 8,
        });
    }
}

#[test]
fn without_a_fault_nothing_is_found() {
    let laws = Laws::<Faulty<{ fault::NONE }>> {
        options: Options { players: 4 },
        candidate: any_action,
        matches: 20,
        longest: 40,
        widest: 8,
    };
    assert_eq!(find_broken_law(&laws), Ok(()));
}

#[test]
fn views_do_not_leak() {
    finds::<{ fault::VIEW_SHOWS_BIDS }>("views_do_not_leak", 1);
    finds::<{ fault::VIEW_SHOWS_TOKENS }>("views_do_not_leak", 0);
    finds::<{ fault::VIEW_HIDES_A_TOKEN_FROM_EQUALITY }>("views_do_not_leak", 0);
    finds::<{ fault::LEGAL_DEPENDS_ON_SECRETS }>("views_do_not_leak", 3);
    finds::<{ fault::PROMPT_SHOWS_TOKENS }>("views_do_not_leak", 0);
    finds::<{ fault::IMAGINES_ANOTHER_TURN }>("views_do_not_leak", 0);
}

#[test]
fn events_tell_no_more_than_views() {
    finds::<{ fault::EVENT_SHOWS_BID }>("events_tell_no_more_than_views", 0);
    finds::<{ fault::EVENT_SHOWS_TOKEN }>("draws_tell_no_more_than_views", 0);
}

#[test]
fn public_logs_have_no_secrets() {
    finds::<{ fault::LOG_IS_PUBLIC }>("public_logs_have_no_secrets", 0);
}

#[test]
fn own_actions_reveal_nothing() {
    finds::<{ fault::LAST_BID_REVEALS }>("own_actions_reveal_nothing", 2);
}

#[test]
fn legal_agrees_with_check() {
    finds::<{ fault::FORGETS_A_CELL }>("legal_agrees_with_check", 4);
    finds::<{ fault::FORGETS_STOP }>("legal_agrees_with_check", 3);
    finds::<{ fault::UNSORTED }>("legal_agrees_with_check", 0);
    finds::<{ fault::CHECK_ALLOWS_OFF_BOARD }>("legal_agrees_with_check", 3);
}

#[test]
fn asides_are_no_answer() {
    finds::<{ fault::STOPPING_IS_AN_ASIDE }>("asides_are_no_answer", 6);
}

#[test]
fn lists_stay_short() {
    let broken = finds::<{ fault::BIDS_ANYTHING }>("lists_stay_short", 0);
    assert!(broken.wrong.contains("more than 8"), "{broken}");
}

#[test]
fn simultaneous_answers_commute() {
    finds::<{ fault::LAST_ANSWER_WINS }>("simultaneous_answers_commute", 1);
    let broken = finds::<{ fault::DRAFT_DEPENDS_ON_OTHERS }>("simultaneous_answers_commute", 0);
    assert!(broken.wrong.starts_with("once others have answered"), "{broken}");
}

#[test]
fn turns_and_ends_are_sound() {
    finds::<{ fault::NEVER_ENDS }>("games_end", 0);
    finds::<{ fault::STRANGER_OWES }>("turns_are_sound", 0);
}

#[test]
fn draws_are_fair_and_listed() {
    finds::<{ fault::DRAW_IS_ILLEGAL }>("drawn_actions_are_listed", 3);
    let options = Options { players: 2 };
    let skewed = find_skewed_draw::<Faulty<{ fault::DRAW_IS_BIASED }>>(&options, 20)
        .expect_err("reefs are drawn too seldom");
    assert!(skewed.wrong.contains("is drawn"), "{skewed}");
    let illegal = find_skewed_draw::<Faulty<{ fault::DRAW_IS_ILLEGAL }>>(&options, 20)
        .expect_err("a cell off the board is drawn");
    assert_eq!(illegal.wrong, "BuildReef { cell: 6 } is drawn, but not legal");
}

#[test]
fn breakdowns_add_up() {
    finds::<{ fault::BREAKDOWN_IS_SHORT }>("breakdown_adds_up", 4);
    finds::<{ fault::UNKNOWN_CATEGORY }>("breakdown_adds_up", 0);
}

#[test]
fn ends_can_be_foreseen() {
    finds::<{ fault::ENDS_TWICE }>("ends_can_be_foreseen", 0);
    finds::<{ fault::UNKNOWN_AIM }>("ends_can_be_foreseen", 0);
    finds::<{ fault::AIM_OF_NO_RULE }>("ends_can_be_foreseen", 0);
}

#[test]
fn previews_come_true() {
    finds::<{ fault::ACTS_ON_A_WHIM }>("previews_come_true", 0);
    finds::<{ fault::UNKNOWN_EFFECT }>("previews_come_true", 0);
}

#[test]
fn previews_reveal_nothing() {
    finds::<{ fault::EFFECT_SHOWS_TOKENS }>("previews_reveal_nothing", 0);
    finds::<{ fault::END_SHOWS_TOKENS }>("previews_reveal_nothing", 0);
    finds::<{ fault::AIM_SHOWS_TOKENS }>("previews_reveal_nothing", 0);
}

#[test]
fn refusals_change_nothing() {
    finds::<{ fault::REFUSAL_CHANGES_STATE }>("refusals_change_nothing", 0);
    finds::<{ fault::CITES_NO_RULE }>("refusals_change_nothing", 0);
}

#[test]
fn nature_keeps_to_its_own_rules() {
    let broken = finds::<{ fault::SAMPLE_IS_IMPOSSIBLE }>("draws_are_possible", 0);
    assert!(broken.wrong.contains("cannot be drawn here"), "{broken}");
}

#[test]
fn draws_follow_from_the_seed() {
    // Which law notices depends on how a die falls that nobody records.
    let broken = broken::<{ fault::ROLLS_ITS_OWN_DICE }>();
    let laws = ["record_replays", "resumed_matches_go_on_alike"];
    assert!(laws.contains(&broken.law), "{broken}");
}

#[test]
fn imagined_worlds_forget_the_truth() {
    finds::<{ fault::IMAGINES_THE_TRUTH }>("imagined_worlds_forget_the_truth", 0);
}

#[test]
fn imagined_worlds_play_on() {
    let broken = finds::<{ fault::IMAGINES_NONSENSE }>("imagined_worlds_play_on", 0);
    assert!(broken.wrong.contains("index out of bounds"), "{broken}");
}

#[test]
fn a_panic_is_a_broken_law_too() {
    let broken = broken::<{ fault::STOP_PANICS }>();
    assert!(broken.wrong.contains("nobody may stop"), "{broken}");
    assert!(broken.wrong.contains("faulty.rs"), "the place is named: {broken}");
    assert!(broken.decisions <= 3, "{broken}");
}

#[test]
fn the_same_failure_every_time() {
    let once = broken::<{ fault::LAST_ANSWER_WINS }>();
    assert_eq!(once, broken::<{ fault::LAST_ANSWER_WINS }>());
}
