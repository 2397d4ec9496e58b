//! [`Table`]: one match in progress. Log, drafts and undo, alike for every game.
use alloc::{vec, vec::Vec};

use serde::{Deserialize, Serialize};
use skerry_core::{
    FairDice, Game, Nonces, Seat, Seats, Seed, SeedHash, SetupError, Silent, Sink, Source, Turn,
    Violation,
};

use crate::{Foresight, draft::Draft, story::Story};

/// As many answers may follow from one action; a game that went on for ever by
/// itself would otherwise never let go of the table.
const MOST_FORCED: usize = 64;

/// One line of a match's log.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Entry<A, C> {
    /// What a seat did.
    Action {
        /// Who.
        seat: Seat,
        /// What.
        action: A,
    },
    /// What nature answered.
    Chance(C),
}

/// An entry of the log of a match of `G`.
pub type EntryOf<G> = Entry<<G as Game>::Action, <G as Game>::Chance>;

/// Why the table did not take a request. Nothing has changed then.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// It is not this seat's turn, or it has answered already.
    #[error("seat {0} has nothing to decide now")]
    NotYourDecision(Seat),
    /// A rule says no.
    #[error("forbidden by {0}")]
    Forbidden(#[from] Violation),
    /// The draft is empty; what is committed stands.
    #[error("nothing to undo: what is confirmed stands")]
    NothingToUndo,
    /// The draft is empty.
    #[error("nothing to confirm")]
    NothingToCommit,
}

/// Why a log cannot have happened, and from which entry on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// The options make no match.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A seat did what it may not do.
    #[error("entry {index}: {refusal}")]
    Refused {
        /// Position in the log, from 0.
        index: usize,
        /// What speaks against it.
        refusal: Refusal,
    },
    /// Nature answered what it was not asked, or what it cannot answer.
    #[error("entry {index}: this cannot be drawn here")]
    Impossible {
        /// Position in the log, from 0.
        index: usize,
    },
}

/// What a commit brought about.
#[derive(Debug, Clone, PartialEq)]
pub struct Advance<E> {
    /// Index of the first log entry it added; all up to the end of the log are new.
    pub first_entry: usize,
    /// What happened, in order; not yet redacted.
    pub events: Vec<E>,
}

/// The committed game, its log, and what each seat has drafted on top of it.
///
/// Nothing random happens in a draft: nature moves when a match is opened
/// and after a commit. So a draft
/// can always be undone, and a commit never.
#[derive(Debug, Clone)]
pub struct Table<G: Game> {
    options: G::Options,
    source: Source,
    game: G,
    log: Vec<EntryOf<G>>,
    /// What the log brought about, so that nobody need play it again to tell.
    story: Story<G::Event>,
    /// How many actions of each seat are in the log.
    confirmed: Vec<u32>,
    drafts: Vec<Draft<G::Action>>,
}

impl<G: Game> Table<G> {
    /// Sets up and lets nature move until somebody owes a decision.
    ///
    /// # Errors
    /// When no match can be played with these options.
    pub fn open(
        options: G::Options,
        source: impl Into<Source>,
    ) -> Result<(Self, Vec<G::Event>), SetupError> {
        let mut table = Table::lay(options, source)?;
        table.let_nature_move();
        let events = table.story.since(0).to_vec();
        Ok((table, events))
    }

    /// Before the first entry: nothing is drawn yet.
    ///
    /// # Errors
    /// When no match can be played with these options.
    pub fn lay(options: G::Options, source: impl Into<Source>) -> Result<Self, SetupError> {
        let game = G::setup(&options)?;
        let seats = usize::from(game.players());
        Ok(Table {
            options,
            source: source.into(),
            game,
            log: vec![],
            story: Story::new(),
            confirmed: vec![0; seats],
            drafts: vec![Draft::EMPTY; seats],
        })
    }

    /// Takes a match up again where its log ends.
    ///
    /// # Errors
    /// When the log cannot have happened.
    pub fn resume(
        options: G::Options,
        source: impl Into<Source>,
        log: Vec<EntryOf<G>>,
    ) -> Result<Self, ReplayError> {
        let mut table = Table::lay(options, source)?;
        table.follow(log)?;
        Ok(table)
    }

    /// Adds what has happened elsewhere to the log. Drafts are put away: they
    /// were made for another position.
    ///
    /// # Errors
    /// The first entry that cannot have happened; those before it are added.
    pub fn follow(
        &mut self,
        entries: impl IntoIterator<Item = EntryOf<G>>,
    ) -> Result<(), ReplayError> {
        self.drafts.fill(Draft::EMPTY);
        let mut replay = Replay { game: self.game, index: self.log.len() };
        for entry in entries {
            self.story.try_tell(|events| replay.step(&entry, events))?;
            self.game = replay.game;
            self.note(entry);
        }
        // A log may end just before nature's answer, if it was cut there.
        self.let_nature_move();
        Ok(())
    }

    /// What the match was set up from.
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// The committed game.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Everything that has happened.
    pub fn log(&self) -> &[EntryOf<G>] {
        &self.log
    }

    /// What an entry of the log brought about, in order; not yet redacted.
    pub fn events(&self, entry: usize) -> &[G::Event] {
        self.story.of(entry)
    }

    /// How many actions of `seat` are committed.
    pub fn confirmed(&self, seat: Seat) -> u32 {
        self.confirmed.get(seat.index()).copied().unwrap_or_default()
    }

    /// What `seat` has drafted and not yet committed.
    pub fn draft(&self, seat: Seat) -> &[G::Action] {
        self.drafts.get(seat.index()).map_or(&[], Draft::actions)
    }

    /// For each action of the draft of `seat`, whether it was the only answer
    /// left, so that the table gave it.
    pub fn forced(&self, seat: Seat) -> Vec<bool> {
        self.drafts.get(seat.index()).map_or(vec![], Draft::forced)
    }

    /// What players have added to the seed, by seat; `None` if they add nothing.
    pub fn nonces(&self) -> Option<&Nonces> {
        self.source.nonces()
    }

    /// The first entry that belongs to this match alone: those before it were played in
    /// another one, from which it goes on.
    pub fn first_entry(&self) -> usize {
        self.source.first_entry()
    }

    /// What may be published of the seed from the start.
    pub fn seed_hash(&self) -> SeedHash {
        self.source.hash()
    }

    /// The seed itself, once nothing can be drawn with it any more.
    pub fn revealed_seed(&self) -> Option<Seed> {
        (self.game.turn() == Turn::Over).then(|| self.source.seed())
    }

    /// Seats that owe a decision in the committed game.
    pub fn owing(&self) -> Seats {
        owing(&self.game)
    }

    /// The game as `seat` would have it: committed state plus its own draft.
    pub fn drafted(&self, seat: Seat) -> G {
        let mut game = self.game;
        for action in self.draft(seat) {
            game.apply(seat, *action, &mut Silent);
        }
        game
    }

    /// What `seat` may do next, on top of its draft.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = vec![];
        if seat.0 < self.game.players() {
            self.drafted(seat).legal(seat, &mut actions);
        }
        actions
    }

    /// Adds `action` to the draft of `seat`, and every answer after it that is
    /// the only one left; returns what all this would bring about. Nothing is
    /// answered before somebody has acted.
    ///
    /// # Errors
    /// When `seat` owes nothing, or a rule forbids the action.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<Vec<G::Event>, Refusal> {
        let (_, forced, events) = followed(self.drafted(seat), seat, action)?;
        self.drafts[seat.index()].push(action, &forced);
        Ok(events)
    }

    /// What [`act`](Table::act) would bring. Changes nothing, and nature does not
    /// move: nothing is told that the seat could not work out for itself.
    ///
    /// # Errors
    /// When `seat` owes nothing, or a rule forbids the action.
    pub fn foresee(&self, seat: Seat, action: G::Action) -> Result<Foresight<G>, Refusal> {
        Foresight::of(self.drafted(seat), seat, action)
    }

    /// Takes back the last action that `seat` chose, together with what
    /// followed from it.
    ///
    /// # Errors
    /// When the draft is empty.
    pub fn undo(&mut self, seat: Seat) -> Result<G::Action, Refusal> {
        let draft = self.drafts.get_mut(seat.index());
        draft.and_then(Draft::undo).ok_or(Refusal::NothingToUndo)
    }

    /// Makes the draft of `seat` final, then lets nature move. The other seats'
    /// drafts stand: simultaneous answers commute.
    ///
    /// # Errors
    /// When the draft is empty.
    pub fn commit(&mut self, seat: Seat) -> Result<Advance<G::Event>, Refusal> {
        if self.draft(seat).is_empty() {
            return Err(Refusal::NothingToCommit);
        }
        let first_entry = self.log.len();
        let draft = core::mem::replace(&mut self.drafts[seat.index()], Draft::EMPTY);
        for action in draft.actions().iter().copied() {
            let game = &mut self.game;
            self.story.tell(|events| game.apply(seat, action, events));
            self.note(Entry::Action { seat, action });
        }
        self.let_nature_move();
        Ok(Advance { first_entry, events: self.story.since(first_entry).to_vec() })
    }

    fn let_nature_move(&mut self) {
        while self.game.turn() == Turn::Chance {
            let mut dice = FairDice::for_entry(self.source.mixed(), self.log.len());
            let chance = self.game.sample(&mut dice);
            let game = &mut self.game;
            self.story.tell(|events| game.resolve(chance, events));
            self.note(Entry::Chance(chance));
        }
    }

    fn note(&mut self, entry: EntryOf<G>) {
        if let Entry::Action { seat, .. } = entry {
            self.confirmed[seat.index()] += 1;
        }
        self.log.push(entry);
    }
}

/// A log played again, entry by entry, each one checked. The seed plays no
/// part: chance is in the log.
#[derive(Debug, Clone)]
pub struct Replay<G: Game> {
    game: G,
    index: usize,
}

impl<G: Game> Replay<G> {
    /// Before the first entry.
    ///
    /// # Errors
    /// When no match can be played with these options.
    pub fn new(options: &G::Options) -> Result<Self, SetupError> {
        Ok(Replay { game: G::setup(options)?, index: 0 })
    }

    /// The game after the entries so far.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Plays one more entry.
    ///
    /// # Errors
    /// When it cannot have happened here; the game is then unchanged.
    pub fn step(
        &mut self,
        entry: &EntryOf<G>,
        events: &mut impl Sink<G::Event>,
    ) -> Result<(), ReplayError> {
        let index = self.index;
        match *entry {
            Entry::Action { seat, action } => {
                play_if_owing(&mut self.game, seat, action, events)
                    .map_err(|refusal| ReplayError::Refused { index, refusal })?
            }
            Entry::Chance(chance) => {
                if self.game.turn() != Turn::Chance || !self.game.is_possible(&chance) {
                    return Err(ReplayError::Impossible { index });
                }
                self.game.resolve(chance, events);
            }
        }
        self.index += 1;
        Ok(())
    }
}

/// A game, the answers that were the only ones left, and what happened.
pub(crate) type Followed<G> = (G, Vec<<G as Game>::Action>, Vec<<G as Game>::Event>);

fn owing<G: Game>(game: &G) -> Seats {
    match game.turn() {
        Turn::Decide(seats) => seats,
        Turn::Chance | Turn::Over => Seats::NONE,
    }
}

/// The game after `action` and every answer after it that is the only one
/// left; these answers; and what all this brings about.
pub(crate) fn followed<G: Game>(
    mut game: G,
    seat: Seat,
    action: G::Action,
) -> Result<Followed<G>, Refusal> {
    let mut events = vec![];
    play_if_owing(&mut game, seat, action, &mut events)?;
    let mut forced = vec![];
    while let Some(only) = only_answer(&game, seat).filter(|_| forced.len() < MOST_FORCED) {
        game.apply(seat, only, &mut events);
        forced.push(only);
    }
    Ok((game, forced, events))
}

/// What `seat` must answer because nothing else is left. Where it could also
/// do something aside, it has a choice.
fn only_answer<G: Game>(game: &G, seat: Seat) -> Option<G::Action> {
    let mut answers = vec![];
    if owing(game).contains(seat) {
        game.legal(seat, &mut answers);
    }
    match answers[..] {
        [only] if !G::is_aside(&only) => Some(only),
        _ => None,
    }
}

fn play_if_owing<G: Game>(
    game: &mut G,
    seat: Seat,
    action: G::Action,
    events: &mut impl Sink<G::Event>,
) -> Result<(), Refusal> {
    if !owing(game).contains(seat) {
        return Err(Refusal::NotYourDecision(seat));
    }
    Ok(game.play(seat, action, events)?)
}
