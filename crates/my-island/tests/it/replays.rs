//! Golden records: nothing changes unnoticed.
//!
//! `SKERRY_BLESS=1 cargo test -p my-island replays` plays the generated ones
//! anew. Of the two from the specification it renews the digest, never an entry.
//! The next run without it verifies what was written.
use my_island::{
    Action, Event, MyIsland, Options, PlayerView,
    components::Symbol,
    rulesets::RuleSetId::{self, Eternal, Game1},
};
use skerry_core::{Dice, Game, QuickDice, Seat, Turn, Viewer};
use skerry_table::{Entry, Record, Table, write_entry};
use skerry_testkit::{Golden, course};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

const TINA: &str = "game-1-tina";
const CAP_AND_TIE_BREAK: &str = "eternal-cap-and-tie-break";

fn golden() -> Golden {
    Golden::of(env!("CARGO_MANIFEST_DIR"))
}

fn seen(game: &MyIsland, seat: Seat) -> PlayerView {
    game.view(Viewer::Spectator).players.swap_remove(seat.index())
}

/// Tile, action, marker and event of one seat's decision, as in the tables.
struct Row<'a> {
    seat: Seat,
    tile: &'a str,
    action: &'a str,
    marker: &'a str,
    event: &'a str,
}

impl Row<'_> {
    /// The line of the record that this row stands for.
    fn entry(&self) -> String {
        let Some((at, rotation)) = self.action.split_once(" R") else {
            return format!("{} {}", self.seat, self.action);
        };
        let at = at.trim_matches(['(', ')']);
        format!("{} place tile={} rotation={rotation} at={at}", self.seat, self.tile)
    }

    #[track_caller]
    fn agrees(&self, before: &MyIsland, after: &MyIsland, events: &[Event]) {
        // The last decision of a match is followed by final scoring at once.
        let points = events.iter().take_while(|event| **event != Event::ScoringBegan);
        let names: Vec<_> = points.filter_map(name).collect();
        let is_over = after.turn() == Turn::Over;
        if !is_over {
            assert_eq!(seen(after, self.seat).marker.to_string(), self.marker, "{}", self.entry());
        }
        if let Some(reason) = self.event.strip_prefix("no legal placement") {
            assert_eq!(legal(before, self.seat), [Action::Pass, Action::Finish], "{reason}");
        } else {
            assert_eq!(names.join(", "), self.event, "{}", self.entry());
        }
    }
}

fn legal(game: &MyIsland, seat: Seat) -> Vec<Action> {
    let mut actions = vec![];
    game.legal(seat, &mut actions);
    actions
}

/// An event that scores, as the tables name it.
fn name(event: &Event) -> Option<String> {
    match event {
        Event::HousesOnBeach { houses: 1, .. } => Some("house on beach".to_owned()),
        Event::HousesOnBeach { houses, .. } => Some(format!("{houses} houses on beach")),
        Event::TotemConnected { totem, .. } => Some(format!("totem ({totem})")),
        Event::GroupCompleted { symbol, size, .. } => Some(match symbol {
            Symbol::Field => format!("farm {size}"),
            Symbol::House => format!("village {size}"),
            Symbol::Wall => format!("bulwark {size}"),
            Symbol::Path => format!("network {size}"),
        }),
        _ => None,
    }
}

/// Every line of the record, and everything that a row says of it.
#[track_caller]
fn follows(record: &Record<MyIsland>, rows: &[Row<'_>]) {
    let (_, told) = course(record);
    let mut before = MyIsland::setup(&record.options).expect("options of a match");
    let mut rows = rows.iter();
    for (entry, (after, events)) in record.log.iter().zip(&told) {
        if let Entry::Action { .. } = entry {
            let row = rows.next().expect("as many rows as decisions");
            assert_eq!(write_entry::<MyIsland>(entry), row.entry());
            row.agrees(&before, after, events);
        }
        before = *after;
    }
    assert!(rows.next().is_none(), "as many decisions as rows");
}

fn columns(line: &str) -> Vec<&str> {
    line.split('|').map(str::trim).collect()
}

/// Points of final scoring, in the order told.
fn final_scoring(told: &[(MyIsland, Vec<Event>)]) -> Vec<Event> {
    let (_, last) = told.last().expect("a match");
    last.iter().skip_while(|event| **event != Event::ScoringBegan).copied().collect()
}

/// Cites: E1, 9.1, R25, R26, R29.
#[test]
fn replay_1_tina_ends_on_fourteen() {
    let record = golden().written(TINA);
    let rows = TINA_TABLE.lines().map(columns);
    let rows = rows.map(|row| Row {
        seat: A,
        tile: row[1],
        action: row[2],
        marker: row[3],
        event: row[4],
    });
    follows(&record, &rows.collect::<Vec<_>>());
    let game = record.verify().expect(TINA);
    assert_eq!((seen(&game, A).marker, seen(&game, A).visible_beach), (14, 2));
    let (_, told) = course(&record);
    let beach = Event::BeachVisible { seat: A, spaces: 2, points: -2 };
    let rank = Event::Ranked { seat: A, rank: 1, points: 14, progress: 0 };
    assert_eq!(final_scoring(&told), [Event::ScoringBegan, beach, rank]);
    let mut spaces: Vec<_> =
        seen(&game, A).placed.iter().flat_map(|tile| tile.spaces.clone()).collect();
    spaces.retain(|covered| ["14,1", "0,7"].contains(&covered.space.to_string().as_str()));
    assert_eq!(spaces, [], "(14,1) and (0,7) are the visible ones");
    assert_eq!(record.log.len(), 2 * 19, "nobody plays on: no further card");
}

/// Cites: R11, R12, R14, R15, R16.
#[test]
fn replay_2_cap_and_tie_break() {
    let record = golden().written(CAP_AND_TIE_BREAK);
    let mut rows = vec![];
    for row in CAP_TABLE.lines().map(columns) {
        rows.push(Row { seat: A, tile: row[1], action: row[2], marker: row[3], event: row[4] });
        if row[5] != "-" {
            rows.push(Row { seat: B, tile: row[1], action: row[5], marker: row[6], event: row[7] });
        }
    }
    follows(&record, &rows);
    let game = record.verify().expect(CAP_AND_TIE_BREAK);
    let [a, b] = [A, B].map(|seat| seen(&game, seat));
    // Field, wall, house, path.
    assert_eq!((a.largest, a.visible_beach), ([5, 5, 6, 9], 1));
    assert_eq!((b.largest, b.visible_beach), ([9, 5, 6, 6], 0));
    assert_eq!(a.uncovered, [6, 7, 4, 3, 1, 2, 0, 1]);
    assert_eq!(b.uncovered, [8, 8, 4, 3, 0, 0, 0, 0]);
    assert_eq!([(a.marker, a.rank), (b.marker, b.rank)], [(55, Some(1)), (55, Some(2))]);
    assert_eq!((a.is_locked, b.is_locked), (true, true));
    let largest = |seat, symbol, size| Event::LargestGroup { seat, symbol, size, points: 5 };
    let ranked = |seat, rank| Event::Ranked { seat, rank, points: 55, progress: 0 };
    let expected = [
        Event::ScoringBegan,
        largest(B, Symbol::Field, 9),
        largest(A, Symbol::House, 6),
        largest(B, Symbol::House, 6),
        Event::TrackEnded { seat: B },
        largest(A, Symbol::Wall, 5),
        largest(B, Symbol::Wall, 5),
        largest(A, Symbol::Path, 9),
        Event::TrackEnded { seat: A },
        Event::BeachVisible { seat: A, spaces: 1, points: 0 },
        ranked(A, 1),
        ranked(B, 2),
    ];
    assert_eq!(final_scoring(&course(&record).1), expected);
}

/// When the players of a generated record stop.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Ending {
    LastCard,
    /// All finish in this round.
    AllFinish(u8),
}

const GENERATED: [(RuleSetId, u8, Ending); 8] = [
    (Eternal, 1, Ending::LastCard),
    (Eternal, 2, Ending::LastCard),
    (Eternal, 3, Ending::AllFinish(19)),
    (Eternal, 4, Ending::LastCard),
    (Game1, 1, Ending::AllFinish(16)),
    (Game1, 2, Ending::LastCard),
    (Game1, 3, Ending::LastCard),
    (Game1, 4, Ending::AllFinish(1)),
];

fn file_name(rules: RuleSetId, players: u8, ending: Ending) -> String {
    let rules = if rules == Eternal { "eternal" } else { "game-1" };
    let ending = match ending {
        Ending::LastCard => "last-card".to_owned(),
        Ending::AllFinish(round) => format!("all-finish-{round}"),
    };
    format!("{rules}-{players}-{ending}")
}

/// Any placement; who has none passes, and who cannot pass finishes.
fn choose(table: &Table<MyIsland>, seat: Seat, ending: Ending, dice: &mut QuickDice) -> Action {
    let actions = table.legal(seat);
    let round = table.game().view(Viewer::Spectator).round;
    if matches!(ending, Ending::AllFinish(last) if last <= round) {
        return Action::Finish;
    }
    let is_place = |action: &&Action| matches!(action, Action::Place { .. });
    let placements = actions.iter().filter(is_place).count();
    if placements > 0 { *dice.pick(&actions[..placements]) } else { actions[0] }
}

/// Cites: R28, 10.
#[test]
fn generated_records_still_replay() {
    for (rules, players, ending) in GENERATED {
        let name = file_name(rules, players, ending);
        let setup = (Options::single(players, rules), u64::from(players));
        let (_, game) =
            golden().generated(&name, setup, |table, seat, dice| choose(table, seat, ending, dice));
        let view = game.view(Viewer::Spectator);
        let everybody_finished = view.players.iter().all(|player| player.has_finished);
        match ending {
            Ending::LastCard => assert_eq!((view.round, everybody_finished), (28, false), "{name}"),
            Ending::AllFinish(round) => {
                assert_eq!((view.round, everybody_finished), (round, true), "{name}");
            }
        }
    }
}

#[test]
fn every_record_of_the_folder_is_verified() {
    let mut names: Vec<_> = GENERATED.iter().map(|(r, n, e)| file_name(*r, *n, *e)).collect();
    names.extend([TINA, CAP_AND_TIE_BREAK].map(str::to_owned));
    golden().are_all(&names);
}

/// Number, tile, action, marker after it, event.
const TINA_TABLE: &str = "\
1 | T05 | (0,3) R1 | 10 |
2 | T04 | (0,2) R4 | 11 | house on beach
3 | T25 | (1,4) R1 | 12 | house on beach
4 | T23 | (1,6) R0 | 13 | house on beach
5 | T20 | (4,7) R3 | 14 | house on beach
6 | T15 | (6,6) R2 | 15 | house on beach
7 | T26 | (8,6) R2 | 16 | house on beach
8 | T02 | (1,0) R3 | 17 | house on beach
9 | T09 | (10,5) R3 | 17 |
10 | T21 | (11,4) R4 | 17 |
11 | T22 | (13,1) R1 | 17 |
12 | T14 | (15,0) R3 | 17 |
13 | T17 | (1,2) R4 | 17 |
14 | T27 | pass | 16 | no legal placement
15 | T08 | (3,5) R0 | 16 |
16 | T13 | (2,2) R1 | 16 |
17 | T03 | (9,6) R2 | 16 |
18 | T19 | (10,3) R1 | 16 |
19 | T12 | finish | 16 | no legal placement for this 3-hex tile";

/// Number and tile, then action, marker and event of A and of B.
const CAP_TABLE: &str = "\
1 | T18 | (3,7) R5 | 10 |  | (4,7) R5 | 10 |
2 | T11 | (5,7) R4 | 10 |  | (3,7) R5 | 10 |
3 | T26 | (1,6) R0 | 10 |  | (6,4) R0 | 15 | totem (7,3)
4 | T24 | (6,4) R0 | 15 | totem (7,3) | (6,6) R0 | 15 |
5 | T20 | (0,5) R0 | 15 |  | (4,4) R0 | 20 | totem (5,3)
6 | T21 | (7,6) R2 | 15 |  | (2,6) R1 | 20 |
7 | T06 | (7,7) R0 | 18 | village 5 | (3,5) R1 | 23 | village 5
8 | T16 | (9,5) R1 | 18 |  | (8,6) R0 | 23 |
9 | T02 | (10,5) R5 | 18 |  | (9,5) R0 | 23 |
10 | T22 | (12,2) R0 | 18 |  | (1,6) R4 | 23 |
11 | T15 | (0,4) R4 | 18 |  | (10,4) R5 | 26 | farm 5
12 | T23 | (15,0) R2 | 18 |  | (0,3) R0 | 26 |
13 | T04 | (0,2) R4 | 18 |  | (13,2) R2 | 26 |
14 | T28 | (2,3) R4 | 18 |  | (13,1) R2 | 29 | village 5
15 | T08 | (8,4) R0 | 21 | farm 5 | (0,0) R1 | 29 |
16 | T09 | (8,3) R0 | 21 |  | (0,5) R1 | 32 | bulwark 5
17 | T07 | (3,6) R4 | 21 |  | (1,2) R4 | 35 | farm 5
18 | T05 | (6,3) R2 | 26 | totem (5,3) | (14,1) R5 | 35 |
19 | T12 | (2,0) R3 | 26 |  | (8,5) R5 | 35 |
20 | T17 | (12,0) R0 | 26 |  | (3,3) R2 | 35 |
21 | T13 | (4,3) R1 | 29 | farm 5 | (2,2) R0 | 40 | totem (4,1)
22 | T14 | (4,2) R2 | 34 | totem (4,1) | (14,0) R3 | 40 |
23 | T27 | pass | 33 |  | (8,4) R4 | 40 |
24 | T19 | (1,1) R0 | 36 | village 6 | (2,0) R0 | 40 |
25 | T01 | (3,0) R0 | 36 |  | (4,3) R2 | 40 |
26 | T03 | (11,0) R1 | 41 | totem (10,1) | (10,2) R5 | 45 | totem (10,1)
27 | T10 | (11,2) R3 | 44 | bulwark 5 | finish | 45 |
28 | T25 | finish | 44 |  | - | 45 |";
