//! Golden records: nothing changes unnoticed.
//!
//! `SKERRY_BLESS=1 cargo test -p yamatai replays` plays them anew. The next run
//! without it verifies what was written.
use skerry_core::{Game, QuickDice, Seat, Viewer};
use skerry_table::{Record, Table};
use skerry_testkit::{Golden, course};
use yamatai::{Action, Event, Options, Reason, Yamatai};

use crate::habits::{self, Habit};

/// A match: players, the option of R1, seed, what the table is after, and how it ends.
struct Match {
    name: &'static str,
    options: Options,
    seed: u64,
    habit: Habit,
    reason: Reason,
}

const fn played(name: &'static str, players: u8, seed: u64, habit: Habit, reason: Reason) -> Match {
    let options = Options { players, culture_blocks_building: false };
    Match { name, options, seed, habit, reason }
}

const MATCHES: [Match; 6] = [
    played("last-building", 4, 10, Habit::Build, Reason::Houses),
    played("no-boats", 4, 0, Habit::Sail, Reason::Boats),
    played("no-tiles", 3, 89, Habit::Plan, Reason::Tiles),
    played("no-specialists", 2, 110, Habit::Hire, Reason::Specialists),
    played("limit", 3, 1, Habit::Idle, Reason::Limit),
    Match {
        options: Options { players: 2, culture_blocks_building: true },
        ..played("published-reading", 2, 0, Habit::Build, Reason::Boats)
    },
];

fn golden() -> Golden {
    Golden::of(env!("CARGO_MANIFEST_DIR"))
}

/// Everything that was told.
fn told(record: &Record<Yamatai>) -> Vec<Event> {
    course(record).1.into_iter().flat_map(|(_, events)| events).collect()
}

/// Cites: 10, 11, R44.
#[test]
fn a_match_for_each_way_to_end() {
    for Match { name, options, seed, habit, reason } in MATCHES {
        let players = options.players;
        let choose = |table: &Table<Yamatai>, seat: Seat, dice: &mut QuickDice| -> Action {
            let view = table.game().view(Viewer::Spectator);
            habits::choose(habit, &table.legal(seat), &view, dice)
        };
        let (record, game) = golden().generated::<Yamatai>(name, (options, seed), choose);
        let events = told(&record);
        let ended = events.iter().filter_map(|event| {
            if let Event::GameEnded { reason } = event { Some(*reason) } else { None }
        });
        assert_eq!(ended.collect::<Vec<_>>(), [reason], "{name}");
        let turns = events.iter().filter(|event| matches!(event, Event::TurnEnded { .. })).count();
        let view = game.view(Viewer::Spectator);
        let in_a_round = if players == 3 { 3 } else { 4 };
        assert_eq!(turns, usize::from(view.round) * in_a_round, "{name}");
        let mut ranks: Vec<_> = view.players.iter().filter_map(|player| player.rank).collect();
        ranks.sort_unstable();
        assert_eq!(ranks, (1..=players).collect::<Vec<_>>(), "{name}: no ties");
    }
}

#[test]
fn every_record_of_the_folder_is_verified() {
    let names = MATCHES.map(|played| played.name.to_owned());
    golden().are_all(&names);
}
