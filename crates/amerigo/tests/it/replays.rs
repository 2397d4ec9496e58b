//! Golden records: nothing changes unnoticed.
//!
//! `SKERRY_BLESS=1 cargo test -p amerigo replays` plays them anew. The next run
//! without it verifies what was written.
use amerigo::{Action, Amerigo, Event, Options};
use skerry_core::{Dice, Game, QuickDice, Seat, Viewer};
use skerry_table::{Record, Table};
use skerry_testkit::{Golden, course};

/// Players, seed, and what is special about the match.
const GENERATED: [(u8, u64, &str); 4] = [
    (2, 2, "two-players"),
    (3, 3, "three-players"),
    (4, 4, "four-players"),
    (2, SKIPPED, "skipped-round"),
];
/// A seed with which nothing comes out of the tower once.
const SKIPPED: u64 = 7;

fn golden() -> Golden {
    Golden::of(env!("CARGO_MANIFEST_DIR"))
}

/// Posts and buildings first, then anything but waiting.
fn choose(table: &Table<Amerigo>, seat: Seat, dice: &mut QuickDice) -> Action {
    let actions = table.legal(seat);
    let with = |is_wanted: fn(&Action) -> bool| -> Vec<Action> {
        actions.iter().copied().filter(is_wanted).collect()
    };
    let lasting = with(|action| matches!(action, Action::PlacePost | Action::Build { .. }));
    let busy = with(|action| !matches!(action, Action::Done | Action::NoPost | Action::TakeGold));
    let sort = [lasting, busy].into_iter().find(|sort| !sort.is_empty());
    *dice.pick(&sort.unwrap_or(actions))
}

/// Everything that was told.
fn told(record: &Record<Amerigo>) -> Vec<Event> {
    course(record).1.into_iter().flat_map(|(_, events)| events).collect()
}

fn count(events: &[Event], is_counted: impl Fn(&Event) -> bool) -> usize {
    events.iter().filter(|event| is_counted(event)).count()
}

/// Cites: 6, 6.2, 11, 12.
#[test]
fn generated_records_still_replay() {
    for (players, seed, name) in GENERATED {
        let (record, game) = golden().generated(name, (Options { players }, seed), choose);
        let events = told(&record);
        let view = game.view(Viewer::Spectator);
        assert_eq!((view.pass, view.players.len()), (5, usize::from(players)), "{name}");
        let rounds = count(&events, |event| {
            matches!(event, Event::CubesThrown { base: 1.., .. } | Event::RoundSkipped { .. })
        });
        assert_eq!(rounds, 35, "{name}");
        let skipped = count(&events, |event| matches!(event, Event::RoundSkipped { .. }));
        let turns = count(&events, |event| matches!(event, Event::TurnEnded { .. }));
        assert_eq!(turns, (35 - skipped) * usize::from(players), "{name}");
        let attacks = count(&events, |event| {
            matches!(event, Event::PiratesRepelled { .. } | Event::PiratesPlundered { .. })
        });
        assert_eq!(attacks, 5 * usize::from(players), "{name}");
        let mut ranks: Vec<_> = view.players.iter().filter_map(|player| player.rank).collect();
        ranks.sort_unstable();
        assert_eq!(ranks, (1..=players).collect::<Vec<_>>(), "{name}: no ties");
    }
}

/// Cites: R32.
#[test]
fn a_match_goes_on_after_a_skipped_round() {
    let events = told(&golden().read("skipped-round"));
    let skipped = events.iter().position(|event| matches!(event, Event::RoundSkipped { .. }));
    let skipped = skipped.expect("a skipped round");
    let next = events[skipped..].iter().find(|event| matches!(event, Event::CubesThrown { .. }));
    assert!(next.is_some(), "the next colour is thrown");
    let turns = count(&events[..skipped], |event| matches!(event, Event::TurnEnded { .. }));
    assert_eq!(turns % 2, 0, "nobody has a turn in it");
}

#[test]
fn every_record_of_the_folder_is_verified() {
    golden().are_all(&GENERATED.map(|(_, _, name)| name.to_owned()));
}
