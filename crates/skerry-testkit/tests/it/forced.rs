//! What is the only answer left is given by the table, and belongs to what led to it.
use skerry_core::{Seat, Seed};
use skerry_table::{Entry, Refusal, Table};

use crate::lagoon::{Action, Event, Lagoon, Options};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

/// A table at which the first seat has won the bid and may build `reefs` reefs.
fn won(reefs: u8) -> Table<Lagoon> {
    let tables = (0..).map(|seed| {
        let opened = Table::<Lagoon>::open(Options { players: 2 }, Seed::from_number(seed));
        opened.expect("two can play").0
    });
    let mut table = tables.into_iter().find(|table| table.game().wind == reefs).expect("some wind");
    for (seat, coins) in [(A, 2), (B, 1)] {
        table.act(seat, Action::Bid { coins }).expect("legal");
        table.commit(seat).expect("drafted");
    }
    table
}

#[test]
fn the_only_answer_left_is_drafted_with_what_led_to_it() {
    let mut table = won(1);
    let events = table.act(A, Action::BuildReef { cell: 2 }).expect("legal");
    assert_eq!(events, [Event::ReefBuilt { seat: A, cell: 2 }]);
    assert_eq!(table.draft(A), [Action::BuildReef { cell: 2 }, Action::StopBuilding]);
    assert_eq!(table.forced(A), [false, true]);
    assert_eq!(table.legal(A), [], "nothing is left to decide");
}

#[test]
fn while_there_is_a_choice_nothing_follows() {
    let mut table = won(2);
    table.act(A, Action::BuildReef { cell: 2 }).expect("legal");
    assert_eq!(table.draft(A), [Action::BuildReef { cell: 2 }]);
    table.act(A, Action::BuildReef { cell: 3 }).expect("legal");
    assert_eq!(table.forced(A), [false, false, true]);
}

#[test]
fn it_is_taken_back_together_with_what_led_to_it() {
    let mut table = won(1);
    table.act(A, Action::BuildReef { cell: 2 }).expect("legal");
    assert_eq!(table.undo(A), Ok(Action::BuildReef { cell: 2 }));
    assert_eq!((table.draft(A), table.forced(A)), (&[][..], vec![]));
    assert_eq!(table.undo(A), Err(Refusal::NothingToUndo));
}

#[test]
fn what_the_player_chose_is_taken_back_alone() {
    let mut table = won(2);
    table.act(A, Action::BuildReef { cell: 2 }).expect("legal");
    table.act(A, Action::StopBuilding).expect("legal");
    assert_eq!(table.undo(A), Ok(Action::StopBuilding));
    assert_eq!(table.draft(A), [Action::BuildReef { cell: 2 }]);
}

#[test]
fn a_commit_writes_it_into_the_log() {
    let mut table = won(1);
    table.act(A, Action::BuildReef { cell: 2 }).expect("legal");
    let first = table.commit(A).expect("drafted").first_entry;
    let lines = [Action::BuildReef { cell: 2 }, Action::StopBuilding];
    let lines = lines.map(|action| Entry::Action { seat: A, action });
    assert_eq!(table.log()[first..first + 2], lines);
}

#[test]
fn nothing_is_answered_before_somebody_acts() {
    // Cut where the only answer left is still owed.
    let mut whole = won(1);
    whole.act(A, Action::BuildReef { cell: 2 }).expect("legal");
    let first = whole.commit(A).expect("drafted").first_entry;
    let (options, log) = (Options { players: 2 }, whole.log()[..=first].to_vec());
    let mut table = Table::<Lagoon>::resume(options, Seed::from_number(0), log).expect("happened");
    assert_eq!((table.draft(A), table.legal(A)), (&[][..], vec![Action::StopBuilding]));
    table.act(A, Action::StopBuilding).expect("legal");
    assert_eq!(table.forced(A), [false]);
}
