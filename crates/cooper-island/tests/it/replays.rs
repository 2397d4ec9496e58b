//! Golden records: nothing changes unnoticed.
//!
//! `SKERRY_BLESS=1 cargo test -p cooper-island replays` plays them anew. The next run
//! without it verifies what was written.
use cooper_island::{
    Action, CooperIsland, Event, Options, StartTerrain,
    components::{Difficulty, Strategy},
};
use skerry_core::{Game, QuickDice, Seat, Viewer};
use skerry_table::{Record, Table};
use skerry_testkit::{Golden, course};

use crate::habits::{self, Habit};

/// A match: options, seed, and what the table is after.
struct Match {
    name: &'static str,
    options: Options,
    seed: u64,
    habit: Habit,
}

const fn played(name: &'static str, players: u8, seed: u64, habit: Habit) -> Match {
    Match { name, options: Options::of(players), seed, habit }
}

const MATCHES: [Match; 7] = [
    played("two", 2, 1, Habit::Build),
    played("three", 3, 2, Habit::Build),
    played("four", 4, 3, Habit::Build),
    played("solo", 1, 4, Habit::Build),
    Match {
        options: Options {
            start_terrain: StartTerrain::Chosen,
            split_bonus_gains: true,
            unlimited_singles: true,
            ..Options::of(2)
        },
        ..played("two-settlers", 2, 5, Habit::Settle)
    },
    Match {
        options: Options {
            start_terrain: StartTerrain::Random,
            allow_redundant_payment: true,
            ..Options::of(4)
        },
        ..played("four-traders", 4, 6, Habit::Trade)
    },
    Match {
        options: Options {
            strategy: Strategy::Statues,
            difficulty: Difficulty::Expert,
            ..Options::of(1)
        },
        ..played("solo-expert", 1, 7, Habit::Settle)
    },
];

fn golden() -> Golden {
    Golden::of(env!("CARGO_MANIFEST_DIR"))
}

/// Everything that was told.
fn told(record: &Record<CooperIsland>) -> Vec<Event> {
    course(record).1.into_iter().flat_map(|(_, events)| events).collect()
}

/// Cites: 4, 11, 16.
#[test]
fn matches_end_after_five_rounds() {
    for Match { name, options, seed, habit } in MATCHES {
        let players = options.players;
        let choose = |table: &Table<CooperIsland>, seat: Seat, dice: &mut QuickDice| -> Action {
            let view = table.game().view(Viewer::Spectator);
            habits::choose(habit, &table.legal(seat), &view, dice)
        };
        let (record, game) = golden().generated::<CooperIsland>(name, (options, seed), choose);
        let events = told(&record);
        let rounds = events.iter().filter_map(|event| {
            if let Event::RoundBegan { round } = event { Some(*round) } else { None }
        });
        assert_eq!(rounds.collect::<Vec<_>>(), [1, 2, 3, 4, 5], "{name}");
        let view = game.view(Viewer::Spectator);
        assert_eq!(view.players.len(), usize::from(players), "{name}");
        for (seat, player) in (0..).map(Seat).zip(&view.players) {
            assert!(player.rank.is_some(), "{name}");
            let books = player.log_books.iter().sum::<u8>();
            let legs: u8 = player.ships.iter().map(|ship| ship.steps / 5).sum();
            assert_eq!(books, legs, "{name}: a log book for every five steps");
            assert_eq!(game.score(seat).points, i32::from(player.points), "{name}");
        }
    }
}

#[test]
fn every_record_of_the_folder_is_verified() {
    let names = MATCHES.map(|played| played.name.to_owned());
    golden().are_all(&names);
}
