//! [`Hosted`]: what a server asks of a match, besides what any client does. What
//! is to be sent is written as JSON at once, without a [`Value`] in between.
use core::fmt::Debug;

use serde::Serialize;
use serde_json::{
    Value,
    value::{RawValue, to_raw_value},
};
use skerry_bots::Evaluate;
use skerry_core::{Aim, Game, Seat, Silent, Turn, Viewer};
use skerry_table::{Entry, Refusal, Replay, notation, read_entry, write_entry};

use crate::{
    AnyTable, Prompt, RecordFault, Refused, Standing,
    preview::{self, Allowed, Foreseen, Preview},
    record::broken_entry,
    table::{Playing, read, redacted, standings},
};

/// JSON, written already.
pub type Json = Box<RawValue>;

/// A match that somebody keeps, stores and tells about.
pub trait Hosted {
    /// The same match once more, drafts included: what is done to the one does
    /// not touch the other.
    fn fork(&self) -> Box<dyn AnyTable>;

    /// The match with these further entries, each as its line in the record.
    /// Nothing is drafted in it.
    ///
    /// # Errors
    /// When the match cannot have gone that way.
    fn followed_by(&self, entries: &[String]) -> Result<Box<dyn AnyTable>, RecordFault>;

    /// The match after a turn of `seat`, with all that follows from it; nature moves behind it.
    ///
    /// # Errors
    /// What speaks against one of the actions, or that there is none.
    fn played_on(&self, seat: Seat, turn: &[Value]) -> Result<Box<dyn AnyTable>, Refused>;

    /// How many entries the log has.
    fn entries(&self) -> usize;

    /// How often nature has answered.
    fn draws(&self) -> usize;

    /// The entries from `first` on, as their lines in the record.
    fn log_from(&self, first: usize) -> Vec<String>;

    /// What the match was set up from, as in a record: `players=2 rules=eternal`.
    fn options_line(&self) -> String;

    /// How many actions of `seat` are confirmed.
    fn confirmed(&self, seat: Seat) -> u32;

    /// How many actions `seat` has drafted.
    fn drafted(&self, seat: Seat) -> u32;

    /// Whether `seat` owes a decision once its draft is done.
    fn must_decide(&self, seat: Seat) -> bool;

    /// Makes the draft of `seat` final and lets nature move, like
    /// [`commit`](AnyTable::commit); what happened can be asked for.
    ///
    /// # Errors
    /// When there is nothing to confirm.
    fn confirm(&mut self, seat: Seat) -> Result<(), Refused>;

    /// The confirmed position, as everybody may see it.
    fn position(&self) -> Json;

    /// What whoever plays `seat` is shown.
    fn place(&self, seat: Seat) -> Place;

    /// What an action on top of the draft would bring about. Changes nothing.
    ///
    /// # Errors
    /// What speaks against it.
    fn preview(&self, seat: Seat, action: &Value) -> Result<Allowed, Refused>;

    /// What the entries from `first` on brought about, each as `viewer` may
    /// know it: a list of events.
    fn told_from(&self, first: usize, viewer: Viewer) -> Vec<Json>;

    /// The last event that everybody may know.
    fn last_event(&self) -> Option<Json>;

    /// The match after the first `at` entries; `None` if it has fewer.
    fn moment(&self, at: usize, viewer: Viewer) -> Option<Moment>;
}

/// A seat, as whoever plays it is shown it.
#[derive(Debug, Clone)]
pub struct Place {
    /// Whether it owes a decision, draft considered.
    pub must_decide: bool,
    /// The position with its draft in it, as it may see it.
    pub view: Json,
    /// What the game waits for: a list of actions.
    pub legal: Json,
    /// What it may do aside before that: a list of actions.
    pub asides: Json,
    /// What it has drafted: a list of actions.
    pub draft: Json,
    /// For each of them, whether it was the only answer left, so that the table gave it.
    pub forced: Vec<bool>,
    /// What the whole draft would bring about: a list of events.
    pub draft_events: Json,
    /// What is asked of it.
    pub prompt: Prompt,
    /// What some of its actions would bring: those of which there are few.
    pub foreseen: Vec<Foreseen>,
    /// What it can aim at, and how far it has come.
    pub aims: Vec<Aim>,
}

/// A match at one point of its log, as one viewer may know it.
#[derive(Debug, Clone)]
pub struct Moment {
    /// What lay on the table.
    pub view: Json,
    /// What the last entry brought about: a list of events.
    pub events: Json,
    /// How every seat stood.
    pub standings: Vec<Standing>,
}

impl<G: Game, E: Evaluate<G> + Debug> Hosted for Playing<G, E> {
    fn fork(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }

    fn followed_by(&self, entries: &[String]) -> Result<Box<dyn AnyTable>, RecordFault> {
        let mut fork = self.clone();
        let (first, mut read) = (self.entries(), vec![]);
        for (index, line) in (first..).zip(entries) {
            read.push(read_entry::<G>(line).map_err(|kind| broken_entry::<G>(index, kind))?);
        }
        let followed = fork.table.follow(read);
        followed.map_err(|error| broken_entry::<G>(first, error.into()))?;
        Ok(Box::new(fork))
    }

    fn played_on(&self, seat: Seat, turn: &[Value]) -> Result<Box<dyn AnyTable>, Refused> {
        let mut fork = self.clone();
        for (at, action) in turn.iter().enumerate() {
            let action = read::<G>(action)?;
            match fork.table.draft(seat).get(at) {
                None => drop(fork.table.act(seat, action)?),
                // The only one that was left: the table has given it.
                Some(given) if *given == action => {}
                Some(_) => return Err(Refusal::NotYourDecision(seat).into()),
            }
        }
        fork.table.commit(seat)?;
        Ok(Box::new(fork))
    }

    fn entries(&self) -> usize {
        self.table.log().len()
    }

    fn draws(&self) -> usize {
        self.table.log().iter().filter(|entry| matches!(entry, Entry::Chance(_))).count()
    }

    fn log_from(&self, first: usize) -> Vec<String> {
        self.table.log().iter().skip(first).map(write_entry::<G>).collect()
    }

    fn options_line(&self) -> String {
        notation::write_options(self.table.options())
    }

    fn confirmed(&self, seat: Seat) -> u32 {
        self.table.confirmed(seat)
    }

    fn drafted(&self, seat: Seat) -> u32 {
        self.table.draft(seat).len() as u32
    }

    fn must_decide(&self, seat: Seat) -> bool {
        owes(&self.table.drafted(seat), seat)
    }

    fn confirm(&mut self, seat: Seat) -> Result<(), Refused> {
        self.table.commit(seat)?;
        Ok(())
    }

    fn position(&self) -> Json {
        written(&self.table.game().view(Viewer::Spectator))
    }

    fn place(&self, seat: Seat) -> Place {
        let draft = self.table.draft(seat);
        let (mut game, mut events, mut legal) = (*self.table.game(), vec![], vec![]);
        for action in draft {
            game.apply(seat, *action, &mut events);
        }
        game.legal(seat, &mut legal);
        let foreseen = preview::of_few(&game, seat, &legal);
        let (asides, legal): (Vec<_>, Vec<_>) = legal.into_iter().partition(G::is_aside);
        Place {
            must_decide: owes(&game, seat),
            view: written(&game.view(Viewer::Seat(seat))),
            legal: written(&legal),
            asides: written(&asides),
            draft: written(&draft),
            forced: self.table.forced(seat),
            draft_events: told::<G>(&events, Viewer::Seat(seat)),
            prompt: Prompt::of(&game.prompt(seat)),
            foreseen,
            aims: game.aims(seat),
        }
    }

    fn preview(&self, seat: Seat, action: &Value) -> Result<Allowed, Refused> {
        let foreseen = self.table.foresee(seat, read::<G>(action)?)?;
        let mut standings = standings(foreseen.after());
        Ok(Allowed {
            events: redacted::<G>(foreseen.events(), Viewer::Seat(seat)),
            standing: standings.swap_remove(seat.index()),
            preview: Preview::of(&foreseen),
        })
    }

    fn told_from(&self, first: usize, viewer: Viewer) -> Vec<Json> {
        let entries = first..self.entries();
        entries.map(|entry| told::<G>(self.table.events(entry), viewer)).collect()
    }

    fn last_event(&self) -> Option<Json> {
        let entries = (0..self.entries()).rev();
        let mut events = entries.flat_map(|entry| self.table.events(entry).iter().rev());
        let known = events.find_map(|event| G::redact(event, Viewer::Spectator));
        known.map(|event| written(&event))
    }

    fn moment(&self, at: usize, viewer: Viewer) -> Option<Moment> {
        let entries = self.table.log().get(..at)?;
        let options = self.table.options();
        let mut replay = Replay::<G>::new(options).expect("the match was set up from them");
        for entry in entries {
            replay.step(entry, &mut Silent).expect("it has happened");
        }
        let last = at.checked_sub(1).map_or(&[][..], |last| self.table.events(last));
        let game = replay.game();
        Some(Moment {
            view: written(&game.view(viewer)),
            events: told::<G>(last, viewer),
            standings: standings(game),
        })
    }
}

/// # Panics
/// When a game's own types cannot be written as JSON, which the laws exclude.
pub(crate) fn written<T: Serialize + ?Sized>(value: &T) -> Json {
    to_raw_value(value).expect("words and views of games are plain data")
}

pub(crate) fn told<G: Game>(events: &[G::Event], viewer: Viewer) -> Json {
    let known: Vec<_> = events.iter().filter_map(|event| G::redact(event, viewer)).collect();
    written(&known)
}

pub(crate) fn owes<G: Game>(game: &G, seat: Seat) -> bool {
    match game.turn() {
        Turn::Decide(seats) => seats.contains(seat),
        Turn::Chance | Turn::Over => false,
    }
}
