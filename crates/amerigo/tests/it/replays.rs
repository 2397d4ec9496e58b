//! Golden records: nothing changes unnoticed.
//!
//! `SKERRY_BLESS=1 cargo test -p amerigo replays` plays them anew. The next run
//! without it verifies what was written.
use std::{env, fs, path::PathBuf};

use amerigo::{Action, Amerigo, Event, Options};
use skerry_core::{Dice, Game, QuickDice, Seat, Seed, Viewer, digest};
use skerry_table::{Record, Replay, Table};

/// Players, seed, and what is special about the match.
const GENERATED: [(u8, u64, &str); 4] = [
    (2, 2, "two-players"),
    (3, 3, "three-players"),
    (4, 4, "four-players"),
    (2, SKIPPED, "skipped-round"),
];
/// A seed with which nothing comes out of the tower once.
const SKIPPED: u64 = 7;

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/replays/{name}.skerry"))
}

fn is_blessing() -> bool {
    env::var_os("SKERRY_BLESS").is_some()
}

#[track_caller]
fn read(name: &str) -> Record<Amerigo> {
    let text = fs::read_to_string(path(name)).expect(name);
    Record::read(&text).unwrap_or_else(|error| panic!("{name}: {error}"))
}

fn generate(players: u8, seed: u64) -> Record<Amerigo> {
    let (mut table, _) =
        Table::open(Options { players }, Seed::from_number(seed)).expect("a match");
    let mut dice = QuickDice::new(seed);
    while let Some(seat) = table.owing().lowest() {
        let action = choose(&table, seat, &mut dice);
        table.act(seat, action).expect("a listed action");
        table.commit(seat).expect("just drafted");
    }
    Record::of(&table)
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

/// Everything that was told, and the end.
fn play(record: &Record<Amerigo>) -> (Amerigo, Vec<Event>) {
    let mut replay = Replay::<Amerigo>::new(&record.options).expect("options of a match");
    let mut events = vec![];
    for entry in &record.log {
        replay.step(entry, &mut events).expect("a match that can have happened");
    }
    (*replay.game(), events)
}

fn count(events: &[Event], is_counted: impl Fn(&Event) -> bool) -> usize {
    events.iter().filter(|event| is_counted(event)).count()
}

/// Cites: 6, 6.2, 11, 12.
#[test]
fn generated_records_still_replay() {
    for (players, seed, name) in GENERATED {
        if is_blessing() {
            fs::write(path(name), generate(players, seed).write()).expect(name);
        }
        let record = read(name);
        let game = record.verify().unwrap_or_else(|error| panic!("{name}: {error}"));
        let (replayed, events) = play(&record);
        assert_eq!(digest(&game), digest(&replayed), "{name}");
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
    let (_, events) = play(&read("skipped-round"));
    let skipped = events.iter().position(|event| matches!(event, Event::RoundSkipped { .. }));
    let skipped = skipped.expect("a skipped round");
    let next = events[skipped..].iter().find(|event| matches!(event, Event::CubesThrown { .. }));
    assert!(next.is_some(), "the next colour is thrown");
    let turns = count(&events[..skipped], |event| matches!(event, Event::TurnEnded { .. }));
    assert_eq!(turns % 2, 0, "nobody has a turn in it");
}

#[test]
fn every_record_of_the_folder_is_verified() {
    let mut names: Vec<_> = GENERATED.iter().map(|(_, _, name)| (*name).to_owned()).collect();
    names.sort();
    let folder = path("any").parent().expect("a folder").to_owned();
    let files = fs::read_dir(folder)
        .expect("the folder")
        .filter_map(|file| file.ok()?.path().file_stem()?.to_str().map(str::to_owned));
    let mut files: Vec<_> = files.collect();
    files.sort();
    assert_eq!(files, names);
}
