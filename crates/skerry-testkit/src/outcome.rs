//! [`Outcome`]: what came of an action in a position that a rule test describes.
use core::fmt::Debug;

use skerry_core::{Game, Rule, Seat, Violation};

use crate::scene::{json, legal_of};

/// A position that is being described; what is said holds for the chosen seat.
pub trait Posed: Copy + Debug {
    /// Of which game.
    type Game: Game;

    /// As far as it is described.
    fn game(&mut self) -> &mut Self::Game;

    /// The chosen seat.
    fn seat(&self) -> Seat;

    /// The points it has so far.
    fn points(&self) -> i16;

    /// Does everything hold that holds in any state, however it was reached?
    fn is_sound(&self) -> bool;
}

/// What came of an action.
#[derive(Debug)]
pub struct Outcome<P: Posed> {
    /// In which position it was taken.
    pub before: P,
    /// Which position came of it.
    pub after: P,
    /// What was told.
    pub events: Vec<<P::Game as Game>::Event>,
    /// What forbade it.
    pub refusal: Option<Violation>,
}

impl<P: Posed> Outcome<P> {
    /// The chosen seat does this, or is refused.
    ///
    /// # Panics
    /// When there can be no such position, or the list of legal actions says
    /// otherwise.
    #[track_caller]
    pub fn of(before: P, action: <P::Game as Game>::Action) -> Outcome<P> {
        assert!(before.is_sound(), "no match leads to this: {before:?}");
        let (mut after, mut events) = (before, vec![]);
        let seat = before.seat();
        let is_listed = legal_of(after.game(), seat).contains(&action);
        let refusal = after.game().play(seat, action, &mut events).err();
        assert_eq!(is_listed, refusal.is_none(), "the list says otherwise: {action:?}");
        Outcome { before, after, events, refusal }
    }

    /// It was legal and brought the chosen seat so many points.
    ///
    /// # Panics
    /// When that is not so.
    #[track_caller]
    pub fn gives(self, points: i16) -> P {
        assert_eq!(self.refusal, None);
        let gained = self.after.points() - self.before.points();
        assert_eq!(gained, points, "{:?}", self.events);
        self.after
    }

    /// It was legal.
    ///
    /// # Panics
    /// When that is not so.
    #[track_caller]
    pub fn allowed(self) -> P {
        assert_eq!(self.refusal, None);
        self.after
    }

    /// This rule forbade it, and nothing has changed.
    ///
    /// # Panics
    /// When that is not so.
    #[track_caller]
    pub fn refused(mut self, rule: &'static Rule) {
        assert_eq!(self.refusal, Some(Violation(rule)));
        assert_eq!(self.after.game(), self.before.game());
    }

    /// What was told.
    pub fn events(&self) -> &[<P::Game as Game>::Event] {
        &self.events
    }

    /// What was told, as seen by `pick`.
    pub fn told<T>(&self, pick: impl Fn(&<P::Game as Game>::Event) -> Option<T>) -> Vec<T> {
        self.events.iter().filter_map(pick).collect()
    }

    /// What was told, by name.
    ///
    /// # Panics
    /// When an event does not say what it is.
    pub fn names(&self) -> Vec<String> {
        let name = |event| {
            let event: serde_json::Value =
                serde_json::from_str(&json(event)).expect("just written");
            event["event"].as_str().expect("a word").to_owned()
        };
        self.events.iter().map(name).collect()
    }
}
