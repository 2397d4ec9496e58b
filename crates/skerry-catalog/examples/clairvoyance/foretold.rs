//! A match that is known beforehand. Whoever plays *this* game sees all of it, because here
//! nothing is hidden: a [`Glimpse`](skerry_bots::Glimpse) of the game that all others play
//! tells as little as ever.
use core::ops::RangeInclusive;

use skerry_bots::{
    Evaluate,
    eval::{Line, Manner},
};
use skerry_core::{
    Aim, Choice, Dice, Effect, Game, QuickDice, Rule, Score, ScoreLine, Seat, SetupError, Sink,
    Turn, Viewer, Violation, Word, digest,
};

/// How much is seen of what is hidden.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Sight {
    /// The whole table: what others have in their hands, what lies face down.
    Table,
    /// That, and what nature will answer each time that it is asked.
    Future,
}

/// A game with its fate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Foretold<G> {
    pub(crate) game: G,
    sight: Sight,
    fate: u64,
    /// How often nature has answered.
    answers: u32,
}

impl<G: Game> Foretold<G> {
    pub(crate) fn new(game: G, fate: u64) -> Self {
        Foretold { game, sight: Sight::Future, fate, answers: 0 }
    }

    /// The same match for somebody with this sight.
    pub(crate) fn seen(self, sight: Sight) -> Self {
        Foretold { sight, ..self }
    }

    /// What nature will answer now.
    pub(crate) fn answer(&self) -> G::Chance {
        self.game.sample(&mut QuickDice::new(digest(&(self.fate, self.answers))))
    }
}

impl<G: Game> Game for Foretold<G> {
    const ID: &'static str = G::ID;
    const RULES_VERSION: u16 = G::RULES_VERSION;
    const PLAYERS: RangeInclusive<u8> = G::PLAYERS;
    const STATE_BYTES: usize = G::STATE_BYTES + 64;
    const CHOICES: &'static [Choice] = G::CHOICES;
    const RULES: &'static [&'static Rule] = G::RULES;
    const CATEGORIES: &'static [&'static str] = G::CATEGORIES;
    const EFFECTS: &'static [Word] = G::EFFECTS;
    const AIMS: &'static [&'static str] = G::AIMS;
    type Options = G::Options;
    type Action = G::Action;
    type Chance = G::Chance;
    type Event = G::Event;
    type Prompt = G::Prompt;
    type View = G::View;

    fn setup(options: &Self::Options) -> Result<Self, SetupError> {
        Ok(Foretold::new(G::setup(options)?, 0))
    }
    fn players(&self) -> u8 {
        self.game.players()
    }
    fn turn(&self) -> Turn {
        self.game.turn()
    }
    fn legal(&self, seat: Seat, out: &mut Vec<Self::Action>) {
        self.game.legal(seat, out);
    }
    fn draw_legal<D: Dice>(&self, seat: Seat, dice: &mut D) -> Self::Action {
        self.game.draw_legal(seat, dice)
    }
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Violation> {
        self.game.check(seat, action)
    }
    fn is_aside(action: &Self::Action) -> bool {
        G::is_aside(action)
    }
    fn apply<S: Sink<Self::Event>>(&mut self, seat: Seat, action: Self::Action, events: &mut S) {
        self.game.apply(seat, action, events);
    }
    fn sample<D: Dice>(&self, dice: &mut D) -> Self::Chance {
        match self.sight {
            Sight::Table => self.game.sample(dice),
            Sight::Future => self.answer(),
        }
    }
    fn is_possible(&self, chance: &Self::Chance) -> bool {
        self.game.is_possible(chance)
    }
    fn resolve<S: Sink<Self::Event>>(&mut self, chance: Self::Chance, events: &mut S) {
        self.game.resolve(chance, events);
        self.answers += 1;
    }
    fn view(&self, viewer: Viewer) -> Self::View {
        self.game.view(viewer)
    }
    fn prompt(&self, seat: Seat) -> Self::Prompt {
        self.game.prompt(seat)
    }
    fn redact(event: &Self::Event, viewer: Viewer) -> Option<Self::Event> {
        G::redact(event, viewer)
    }
    /// Nothing is to be imagined.
    fn determinize<D: Dice>(&self, _seat: Seat, _dice: &mut D) -> Self {
        *self
    }
    fn score(&self, seat: Seat) -> Score {
        self.game.score(seat)
    }
    fn rival(&self) -> Option<Score> {
        self.game.rival()
    }
    fn breakdown(&self, seat: Seat) -> Vec<ScoreLine> {
        self.game.breakdown(seat)
    }
    fn ended(&self) -> Self {
        Foretold { game: self.game.ended(), ..*self }
    }
    fn effects(&self, seat: Seat, action: &Self::Action, after: &Self) -> Vec<Effect> {
        self.game.effects(seat, action, &after.game)
    }
    fn aims(&self, seat: Seat) -> Vec<Aim> {
        self.game.aims(seat)
    }
}

/// The opinion of a game, of the same game foretold. Every method that a search asks is handed
/// on, or the two would not think alike.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Same<E>(pub(crate) E);

impl<G: Game, E: Evaluate<G>> Evaluate<Foretold<G>> for Same<E> {
    const TERMS: &'static [&'static str] = E::TERMS;

    fn value(&self, game: &Foretold<G>, seat: Seat) -> f32 {
        self.0.value(&game.game, seat)
    }
    fn terms(&self, game: &Foretold<G>, seat: Seat, tell: &mut dyn FnMut(&'static str, f32)) {
        self.0.terms(&game.game, seat, tell);
    }
    fn values(&self, game: &Foretold<G>, out: &mut [f32]) {
        self.0.values(&game.game, out);
    }
    fn rival(&self, game: &Foretold<G>) -> Option<f32> {
        self.0.rival(&game.game)
    }
    fn promise(&self, game: &Foretold<G>, seat: Seat, action: G::Action) -> f32 {
        self.0.promise(&game.game, seat, action)
    }
    fn habit(&self, game: &Foretold<G>, seat: Seat, dice: &mut impl Dice) -> G::Action {
        self.0.habit(&game.game, seat, dice)
    }
    fn propose(&self, game: &Foretold<G>, seat: Seat, most: usize) -> Vec<Line<G::Action>> {
        self.0.propose(&game.game, seat, most)
    }
    fn ponder(&self, game: &Foretold<G>, seat: Seat, most: usize) -> Vec<Line<G::Action>> {
        self.0.ponder(&game.game, seat, most)
    }
    fn is_same_turn(&self, before: &Foretold<G>, now: &Foretold<G>, seat: Seat) -> bool {
        self.0.is_same_turn(&before.game, &now.game, seat)
    }
    fn quick_turn(&self, game: &Foretold<G>, seat: Seat) -> Option<Line<G::Action>> {
        self.0.quick_turn(&game.game, seat)
    }
    fn begins_turn(&self, game: &Foretold<G>, seat: Seat) -> bool {
        self.0.begins_turn(&game.game, seat)
    }
    fn hurry(&self, game: &mut Foretold<G>, seat: Seat, dice: &mut impl Dice) {
        self.0.hurry(&mut game.game, seat, dice);
    }
    fn manner(&self) -> Manner {
        self.0.manner()
    }
    fn uncertainty(&self, game: &Foretold<G>) -> f32 {
        self.0.uncertainty(&game.game)
    }
}
