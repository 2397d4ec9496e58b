//! Golden records: nothing changes unnoticed.
//!
//! `SKERRY_BLESS=1 cargo test -p amerigo replays` plays those of this version
//! anew. The next run without it verifies what was written.
use amerigo::{
    Action, Amerigo, Event, Options,
    components::{CANNONS_END, Colour, ORDER_END, PROGRESS_END},
};
use skerry_core::{Dice, Game, QuickDice, Seat, Viewer};
use skerry_table::{Entry, Record, RecordErrorKind, Table};
use skerry_testkit::{Golden, course};

/// What is special about matches that were played under version 1 of the rules.
const KEPT: [&str; 4] = ["two-players", "three-players", "four-players", "skipped-round"];
/// Players, seed, and what is special about those of this version.
const GENERATED: [(u8, u64, &str); 1] = [(3, 5, "bought-points")];

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
    let kept = KEPT.map(|name| (name, golden().kept(name)));
    let generated = GENERATED.map(|(players, seed, name)| {
        (name, golden().generated(name, (Options { players }, seed), choose))
    });
    for (name, (record, game)) in kept.into_iter().chain(generated) {
        let (players, events) = (record.options.players, told(&record));
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

#[test]
fn only_versions_that_replay_are_read() {
    let text = golden().read::<Amerigo>("two-players").write();
    assert!(text.starts_with("skerry 1\ngame amerigo 1\n"), "{text}");
    for unknown in ["0", "3", "x"] {
        let other = text.replace("game amerigo 1\n", &format!("game amerigo {unknown}\n"));
        let refused = Record::<Amerigo>::read(&other).expect_err("rules that nobody knows");
        let found = unknown.to_owned();
        assert_eq!(refused.kind, RecordErrorKind::OtherVersion { found, ours: 2 });
    }
}

/// Cites: R19.
#[test]
fn bought_action_points_lapse_into_the_gold_of_the_end() {
    let record = golden().read::<Amerigo>("bought-points");
    let (_, course) = course(&record);
    let befores = course.iter().map(|(game, _)| game);
    let (mut beyond, mut paid) = (false, 0);
    // What an entry meets with is what the one before it led to.
    for ((entry, game), (_, events)) in record.log[1..].iter().zip(befores).zip(&course[1..]) {
        let Entry::Action { seat, action } = *entry else { continue };
        match action {
            Action::BuyAp => beyond |= has_no_space_left(game, seat),
            Action::Done => {
                let is_paid = events.iter().any(|it| matches!(it, Event::TrackEndPaid { .. }));
                paid += usize::from(std::mem::take(&mut beyond) && is_paid);
            }
            _ => {}
        }
    }
    assert!(paid > 0, "points were bought beyond the end, and lapsed");
}

/// Has the disc no space for another action point?
fn has_no_space_left(game: &Amerigo, seat: Seat) -> bool {
    let Some((colour, ap)) = game.acting(seat) else { return false };
    let spaces = match colour {
        Colour::Black => CANNONS_END - game.cannons(seat),
        Colour::Brown => PROGRESS_END - game.progress(seat),
        Colour::White => ORDER_END - game.position(seat),
        Colour::Blue | Colour::Red | Colour::Green | Colour::Yellow => return false,
    };
    ap >= spaces
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
    let generated = GENERATED.map(|(_, _, name)| name);
    let names = KEPT.into_iter().chain(generated).map(str::to_owned);
    golden().are_all(&names.collect::<Vec<_>>());
}
