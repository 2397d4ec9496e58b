//! [`Game`]: what a rules engine must answer.
use alloc::vec::Vec;
use core::{fmt::Debug, hash::Hash, ops::RangeInclusive};

use serde::{Serialize, de::DeserializeOwned};

use crate::{
    Aim, Dice, Effect, Rule, Score, ScoreLine, Seat, Seats, Sink, Violation, Vocabulary, Word,
};

/// Who must move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Turn {
    /// Each of these seats owes one decision; they may answer in any order.
    Decide(Seats),
    /// Nature moves: it draws, rolls, or turns up what was hidden.
    Chance,
    /// The game is over.
    Over,
}

/// For whose eyes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// Somebody who plays.
    Seat(Seat),
    /// Somebody who watches.
    Spectator,
}

/// An option of a game that a table may choose, besides the number of players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Choice {
    /// Its field in the game's options.
    pub name: &'static str,
    /// What it may be; the first is the default.
    pub values: &'static [&'static str],
    /// What it may be besides, for who knows: never listed and never taken from a page.
    #[serde(skip)]
    pub sealed: &'static [&'static str],
}

impl Choice {
    /// All values, those that are not listed too.
    pub fn every_value(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.values.iter().chain(self.sealed).copied()
    }
}

/// Options no match can be set up from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// Too many players, or too few.
    #[error("{found} players do not fit: {game} takes {least} to {most}")]
    Players {
        /// The game's id.
        game: &'static str,
        /// How many were asked for.
        found: u8,
        /// How many are needed.
        least: u8,
        /// How many have room.
        most: u8,
    },
    /// What came with the options cannot be.
    #[error("{0}")]
    Options(&'static str),
}

impl SetupError {
    /// Can so many play `G`?
    ///
    /// # Errors
    /// When they are too many, or too few.
    pub fn unless_fitting<G: Game>(players: u8) -> Result<(), SetupError> {
        if G::PLAYERS.contains(&players) {
            return Ok(());
        }
        let (least, most) = (*G::PLAYERS.start(), *G::PLAYERS.end());
        Err(SetupError::Players { game: G::ID, found: players, least, most })
    }
}

/// A whole game at one moment, and the rules that move it on.
///
/// Implementors are small flat values: equal state, equal future. Everything
/// random passes through [`sample`](Game::sample) and [`resolve`](Game::resolve);
/// nothing is decided before somebody sees it. A state is not serialisable:
/// only a [`View`](Game::View) leaves the process.
pub trait Game: Copy + Eq + Hash + Debug + Send + Sync + Sized + 'static {
    /// Name in addresses, files and text ids: `"amerigo"`.
    const ID: &'static str;
    /// Raised whenever the rules change, so that a match could go another way.
    const RULES_VERSION: u16;
    /// The oldest version whose matches still go as they went: since then rules
    /// have only come to allow more.
    const REPLAYS_FROM: u16 = Self::RULES_VERSION;
    /// How many can play.
    const PLAYERS: RangeInclusive<u8>;
    /// Whether the log tells what a seat may not know, such as cards only one has
    /// looked at: then nobody gets to read it before the match is over.
    const SECRET_LOG: bool = false;
    /// Bytes that a state may take. Search copies states all the time: who needs more than
    /// a kilobyte says why.
    const STATE_BYTES: usize = 1024;
    /// What else a table may choose.
    const CHOICES: &'static [Choice];
    /// Where the track of points ends, if it ends.
    const MOST_POINTS: Option<i32> = None;
    /// Every numbered rule, in the order of the specification.
    const RULES: &'static [&'static Rule];
    /// Rules of parts that are not opened from the start: never listed for a page.
    const SEALED_RULES: &'static [&'static Rule] = &[];
    /// Every category that a breakdown of points can have.
    const CATEGORIES: &'static [&'static str];
    /// Every [`Effect`] that an action can have, and the figures that it tells.
    const EFFECTS: &'static [Word] = &[];
    /// Everything that a player can [`Aim`] at.
    const AIMS: &'static [&'static str] = &[];

    /// Players, modules, variant, campaign so far; a flat struct with a field
    /// `players` and one for each of [`CHOICES`](Game::CHOICES).
    type Options: Clone + Debug + PartialEq + Send + Serialize + DeserializeOwned;
    /// One decision of one seat, self-contained and flat.
    type Action: Vocabulary
        + Copy
        + Ord
        + Hash
        + Debug
        + Send
        + Sync
        + Serialize
        + DeserializeOwned
        + 'static;
    /// One answer of nature.
    type Chance: Vocabulary
        + Copy
        + Ord
        + Hash
        + Debug
        + Send
        + Sync
        + Serialize
        + DeserializeOwned
        + 'static;
    /// Something that happened, worth showing or telling.
    type Event: Vocabulary + Clone + Debug + PartialEq + Send + Serialize;
    /// What can be asked of a player.
    type Prompt: Vocabulary + Clone + Debug + PartialEq + Serialize;
    /// What one viewer may know. The only part of a state that can be sent.
    type View: Debug + PartialEq + Serialize;

    /// The version of the rules that a match with these options is played under. Games
    /// that are many in one have a version for each: correcting one leaves the others alone.
    fn rules_version(options: &Self::Options) -> u16 {
        let _ = options;
        Self::RULES_VERSION
    }

    /// The oldest version whose matches with these options still go as they went.
    fn replays_from(options: &Self::Options) -> u16 {
        let _ = options;
        Self::REPLAYS_FROM
    }

    /// The opening position.
    ///
    /// # Errors
    /// When no match can be played with these options.
    fn setup(options: &Self::Options) -> Result<Self, SetupError>;

    /// How many play.
    fn players(&self) -> u8;

    /// Who must move.
    fn turn(&self) -> Turn;

    /// Pushes every legal action of `seat`, ascending; none if it owes nothing.
    fn legal(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// One legal action of `seat`, each equally likely, without building the
    /// list; only when `seat` owes a decision.
    fn draw_legal<D: Dice>(&self, seat: Seat, dice: &mut D) -> Self::Action;

    /// Whether `action` is legal, and which rule forbids it if not. Agrees with
    /// [`legal`](Game::legal).
    ///
    /// # Errors
    /// The first rule, in the order of the rulebook, that the action breaks.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Violation>;

    /// Whether `action` is something done aside, such as turning treasure into
    /// money: possible under many steps, and never what the game waits for.
    fn is_aside(action: &Self::Action) -> bool {
        let _ = action;
        false
    }

    /// Carries out a legal action. Callers uphold legality; see [`play`](Game::play).
    fn apply<S: Sink<Self::Event>>(&mut self, seat: Seat, action: Self::Action, events: &mut S);

    /// Draws nature's answer; only when [`turn`](Game::turn) is [`Turn::Chance`].
    fn sample<D: Dice>(&self, dice: &mut D) -> Self::Chance;

    /// Could nature answer this now? Records from outside are checked with it.
    fn is_possible(&self, chance: &Self::Chance) -> bool;

    /// Carries out nature's answer.
    fn resolve<S: Sink<Self::Event>>(&mut self, chance: Self::Chance, events: &mut S);

    /// What `viewer` may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// What is asked of `seat` now, told with nothing that its view does not tell.
    fn prompt(&self, seat: Seat) -> Self::Prompt;

    /// The part of `event` that `viewer` may know.
    fn redact(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// A state `seat` cannot tell from this one, what it does not know drawn anew.
    fn determinize<D: Dice>(&self, seat: Seat, dice: &mut D) -> Self;

    /// How `seat` stands now; the result when the game is over.
    fn score(&self, seat: Seat) -> Score;

    /// What an opponent without a seat has, where one plays alone: who has no more
    /// points than that has not won.
    fn rival(&self) -> Option<Score> {
        None
    }

    /// What the points of `seat` consist of; the lines add up to them.
    fn breakdown(&self, seat: Seat) -> Vec<ScoreLine>;

    /// This game as if final scoring came now: over, and scored as it stands.
    #[must_use]
    fn ended(&self) -> Self {
        *self
    }

    /// What `action` would mean to `seat` besides points: `after` is this game
    /// with the action, and all that follows from it, carried out.
    fn effects(&self, seat: Seat, action: &Self::Action, after: &Self) -> Vec<Effect> {
        let _ = (seat, action, after);
        Vec::new()
    }

    /// What is worth points to `seat`, and how far it has come.
    fn aims(&self, seat: Seat) -> Vec<Aim> {
        let _ = seat;
        Vec::new()
    }

    /// What the next match of a series starts from; only legacy games have one.
    fn sequel(&self) -> Option<Self::Options> {
        None
    }

    /// What the first match of a series starts from; only legacy games have one.
    fn series(players: u8) -> Option<Self::Options> {
        let _ = players;
        None
    }

    /// Whether a match with the options `next` can be the one after a match whose
    /// [`sequel`](Game::sequel) is `sequel`: other people may sit there by then.
    fn may_follow(sequel: &Self::Options, next: &Self::Options) -> bool {
        sequel == next
    }

    /// What a series has brought `seat` so far.
    fn progress(&self, seat: Seat) -> u32 {
        let _ = seat;
        0
    }

    /// Checks, then applies. Never overridden.
    ///
    /// # Errors
    /// The rule that forbids the action; the state is then unchanged.
    fn play<S: Sink<Self::Event>>(
        &mut self,
        seat: Seat,
        action: Self::Action,
        events: &mut S,
    ) -> Result<(), Violation> {
        self.check(seat, &action)?;
        self.apply(seat, action, events);
        Ok(())
    }
}
