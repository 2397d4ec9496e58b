//! [`Hosted`]: what a server asks of a match, besides what any client does.
use core::fmt::Debug;

use serde_json::Value;
use skerry_bots::Evaluate;
use skerry_core::{Game, Seat, Silent, Turn, Viewer};
use skerry_table::{Entry, Replay, notation, write_entry};

use crate::{
    AnyTable, Refused, Standing,
    table::{Playing, json, read, redacted, standings},
};

/// A match that somebody keeps, stores and tells about.
pub trait Hosted {
    /// The same match once more, drafts included: what is done to the one does
    /// not touch the other.
    fn fork(&self) -> Box<dyn AnyTable>;

    /// How many entries the log has.
    fn entries(&self) -> usize;

    /// The entries from `first` on, as their lines in the record.
    fn log_from(&self, first: usize) -> Vec<String>;

    /// What the match was set up from, as in a record: `players=2 rules=eternal`.
    fn options_line(&self) -> String;

    /// How many actions of `seat` are confirmed.
    fn confirmed(&self, seat: Seat) -> u32;

    /// Whether `seat` owes a decision once its draft is done.
    fn must_decide(&self, seat: Seat) -> bool;

    /// What the whole draft of `seat` would bring about, as `seat` may know it.
    fn draft_events(&self, seat: Seat) -> Vec<Value>;

    /// What an action on top of the draft would bring about. Changes nothing.
    ///
    /// # Errors
    /// What speaks against it.
    fn preview(&self, seat: Seat, action: &Value) -> Result<Preview, Refused>;

    /// What the entries from `first` on brought about, each as `viewer` may know it.
    fn told_from(&self, first: usize, viewer: Viewer) -> Vec<Vec<Value>>;

    /// The match after the first `at` entries; `None` if it has fewer.
    fn moment(&self, at: usize, viewer: Viewer) -> Option<Moment>;
}

/// What an action would bring about.
#[derive(Debug, Clone, PartialEq)]
pub struct Preview {
    /// What would happen.
    pub events: Vec<Value>,
    /// How the seat would stand.
    pub standing: Standing,
}

/// A match at one point of its log, as one viewer may know it.
#[derive(Debug, Clone, PartialEq)]
pub struct Moment {
    /// What lay on the table.
    pub view: Value,
    /// What the last entry brought about.
    pub events: Vec<Value>,
    /// How every seat stood.
    pub standings: Vec<Standing>,
}

impl<G: Game, E: Evaluate<G> + Debug> Hosted for Playing<G, E> {
    fn fork(&self) -> Box<dyn AnyTable> {
        Box::new(Playing { table: self.table.clone(), eval: self.eval, face: self.face })
    }

    fn entries(&self) -> usize {
        self.table.log().len()
    }

    fn log_from(&self, first: usize) -> Vec<String> {
        self.table.log().iter().skip(first).map(write_entry::<G>).collect()
    }

    fn options_line(&self) -> String {
        notation::write_options(self.table.options())
    }

    fn confirmed(&self, of: Seat) -> u32 {
        let log = self.table.log().iter();
        log.filter(|entry| matches!(entry, Entry::Action { seat, .. } if *seat == of)).count()
            as u32
    }

    fn must_decide(&self, seat: Seat) -> bool {
        owes(&self.table.drafted(seat), seat)
    }

    fn draft_events(&self, seat: Seat) -> Vec<Value> {
        let (mut game, mut events) = (*self.table.game(), vec![]);
        for action in self.table.draft(seat) {
            game.apply(seat, *action, &mut events);
        }
        redacted::<G>(&events, Viewer::Seat(seat))
    }

    fn preview(&self, seat: Seat, action: &Value) -> Result<Preview, Refused> {
        let mut table = self.table.clone();
        let events = table.act(seat, read::<G>(action)?)?;
        let mut standings = standings(&table.drafted(seat));
        Ok(Preview {
            events: redacted::<G>(&events, Viewer::Seat(seat)),
            standing: standings.swap_remove(seat.index()),
        })
    }

    fn told_from(&self, first: usize, viewer: Viewer) -> Vec<Vec<Value>> {
        let mut replay = self.replay();
        let mut told = vec![];
        for (index, entry) in self.table.log().iter().enumerate() {
            if index < first {
                replay.step(entry, &mut Silent).expect("it has happened");
            } else {
                let mut events = vec![];
                replay.step(entry, &mut events).expect("it has happened");
                told.push(redacted::<G>(&events, viewer));
            }
        }
        told
    }

    fn moment(&self, at: usize, viewer: Viewer) -> Option<Moment> {
        let entries = self.table.log().get(..at)?;
        let (mut replay, mut events) = (self.replay(), vec![]);
        for entry in entries {
            events.clear();
            replay.step(entry, &mut events).expect("it has happened");
        }
        let game = replay.game();
        Some(Moment {
            view: json(&game.view(viewer)),
            events: redacted::<G>(&events, viewer),
            standings: standings(game),
        })
    }
}

impl<G: Game, E> Playing<G, E> {
    fn replay(&self) -> Replay<G> {
        Replay::new(self.table.options()).expect("the match was set up from them")
    }
}

fn owes<G: Game>(game: &G, seat: Seat) -> bool {
    match game.turn() {
        Turn::Decide(seats) => seats.contains(seat),
        Turn::Chance | Turn::Over => false,
    }
}
