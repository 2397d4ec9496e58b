//! Section 11: the score track, its end, and debt.
use skerry_core::{Game, QuickDice, Silent, Turn};

use super::position::{A, B, given, given_for, row};
use crate::{
    Event,
    island::Island,
    rulesets::RuleSetId::{Eternal, Game1},
    state::{Phase, Player},
};

fn ended(event: &Event) -> Option<()> {
    matches!(event, Event::TrackEnded { .. }).then_some(())
}

/// Cites: E32, R13, 11.
#[test]
fn e32_below_zero() {
    let left = [(0, 4), (0, 5), (0, 6), (0, 7)];
    let end =
        given_for(Game1, 1).beach_left(left).marker(1).everybody_finishes().allowed().ends(&[-3]);
    assert_eq!(end.game.score(A).points, -3);
}

/// Cites: E33, R13, R34, 11.
#[test]
fn e33_debt_is_kept_against_later_plus_points() {
    let mut player = Player { marker: 2, ..Player::at_start(Eternal, Island::fresh(0)) };
    player.move_marker(A, -4, &mut Silent);
    assert_eq!(player.marker, -2);
    player.move_marker(A, 5, &mut Silent);
    assert_eq!(player.marker, 3);
}

/// Cites: R34, R7, R13.
#[test]
fn r34_only_final_scoring_leads_below_zero() {
    let mut dice = QuickDice::new(34);
    let mut below = 0;
    for number in 0..300 {
        let mut game = given_for([Eternal, Game1][number % 2], 2).game;
        while game.turn() != Turn::Over {
            assert!([A, B].iter().all(|seat| game.player(*seat).marker >= 0));
            if game.phase == Phase::Reveal {
                game.resolve(game.sample(&mut dice), &mut Silent);
            }
            let seat = game.owing.lowest().expect("somebody owes");
            // Passes whenever that is allowed, so that markers come down to 0.
            let pass = game.check(seat, &crate::Action::Pass).map(|()| crate::Action::Pass);
            let action = pass.unwrap_or_else(|_| game.draw_legal(seat, &mut dice));
            game.apply(seat, action, &mut Silent);
        }
        below += [A, B].iter().filter(|seat| game.player(**seat).marker < 0).count();
    }
    assert!(below > 0, "it does happen");
}

/// Cites: E34, R11, R14, 11.
#[test]
fn e34_the_track_ends_in_final_scoring() {
    let a = given(Eternal).beach_left([(0, 0), (15, 0), (0, 7)]).fields([(5, 4)]).marker(52);
    let b = a.of(B).beach_left([]).walls([(1, 0), (1, 1), (1, 2)]);
    let b = b.paths([(13, 0), (14, 0)]).houses(row(4, 4, 5));
    let end = b.everybody_finishes();
    assert_eq!(end.told(ended).len(), 1);
    let beach = end.told(|event| {
        let Event::BeachVisible { seat, spaces, points } = event else { return None };
        Some((*seat, *spaces, *points))
    });
    assert_eq!(beach, [(A, 3, 0)], "the beach takes nothing any more");
    end.allowed().ends(&[55, 25]);
    // One point less before, and the beach is felt.
    let end = b.of(A).marker(49).everybody_finishes();
    end.allowed().ends(&[51, 25]);
}

/// Cites: E35, R14, 11.
#[test]
fn e35_the_track_ends_during_play() {
    let ready = given(Eternal).fields([(2, 3), (2, 4), (1, 4), (1, 5)]).houses(row(4, 4, 7));
    let outcome = ready.marker(54).card("T01").place((2, 5), 0);
    assert_eq!(outcome.told(ended).len(), 1);
    let locked = outcome.gives(1);
    assert!(locked.player().is_locked);
    let passed = locked.card("T05").pass().gives(0);
    let village = passed.card("T02").place((5, 5), 3);
    assert_eq!(village.told(ended).len(), 0, "once is enough");
    let village = village.gives(0);
    assert_eq!(village.player().tally.groups, [1, 0, 1, 0]);
    let left = [(0, 0), (0, 1), (0, 2), (0, 3), (15, 0), (14, 1)];
    let end = village.beach_left(left).of(B).beach_left([]).everybody_finishes();
    assert_eq!(end.told(ended).len(), 0);
    assert_eq!(end.allowed().of(A).player().marker, 55);
}

/// Cites: E34, E35, R14, 12.
#[test]
fn e35_one_bonus_progress_for_the_end_of_the_track() {
    let position = given_for(Game1, 3).marker(54).card("T12").place((3, 7), 0).gives(1);
    let position = position.of(B).marker(53).walls([(0, 0)]).of(A);
    // First: 2 and the bonus; more houses and more passes change nothing.
    assert_eq!(position.progress(), [3, 1, 0]);
    let position = position.card("T11").place((2, 7), 3).gives(0).card("T05").pass().gives(0);
    assert_eq!(position.progress(), [3, 1, 0]);
    let end = position.of(A).beach_left([]).of(B).beach_left([]).everybody_finishes();
    assert_eq!(end.allowed().progress(), [3, 1, 0]);
}

/// Cites: R14.
#[test]
fn r14_the_marker_stays_from_fifty_five_on() {
    for (marker, points, expected) in [(54, 1, 55), (52, 3, 55), (54, 10, 55), (51, 3, 54)] {
        let mut player = Player { marker, ..Player::at_start(Eternal, Island::fresh(0)) };
        player.move_marker(A, points, &mut Silent);
        assert_eq!((player.marker, player.is_locked), (expected, expected == 55));
        player.move_marker(A, -1, &mut Silent);
        assert_eq!(player.marker, if expected == 55 { 55 } else { expected - 1 });
    }
}

/// Cites: R15, R16.
#[test]
fn r15_two_at_the_end_of_the_track_are_tied_on_points() {
    let rows = |first| [first, 8, 8, 8, 8, 8, 8, 8];
    let tied = given(Eternal).marker(55).uncovered(rows(9)).of(B).marker(55).uncovered(rows(8));
    assert_eq!((tied.ranks(), tied.progress()), ([2, 1].into(), [].into()));
    let end = given(Eternal).marker(55).everybody_finishes();
    let progress = end.told(|event| {
        let Event::Ranked { progress, .. } = event else { return None };
        Some(*progress)
    });
    assert_eq!(progress, [0, 0]);
}
