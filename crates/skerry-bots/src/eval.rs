//! What a position is worth: each game brings its own opinion.
use skerry_core::{Dice, Game, Seat, Silent};

/// How the search plays on after it has left its tree.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Manner {
    /// Decisions of the own seat before the position is judged; `None` plays to the end.
    pub cut: Option<u32>,
    /// How the players of a simulation decide.
    pub players: Simulated,
    /// What is compared.
    pub depth: Depth,
}

/// How far the tree of a search reaches.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Depth {
    /// As far as it grows.
    Tree,
    /// To the end of the match, all turns after the own one being played
    /// [quickly](Evaluate::hurry): what a turn leaves behind shows in what comes of it.
    Match,
    /// To the end of the own turn and of so many own turns after it, which are played as they
    /// look best at a [quick look](Evaluate::quick_turn) while the others
    /// [hurry](Evaluate::hurry): for games in which a turn is so many small decisions that in
    /// the middle of the next one an opinion means little. What a turn prepares shows in what
    /// the seat makes of it.
    Ahead(u8),
}

/// Players of a simulation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Simulated {
    /// Draw so many legal actions and take the most promising.
    Drawing(u8),
    /// Follow the habits of the game's opinion.
    ByHabit,
}

/// Decisions of one seat in a row: a turn, or what is left of it.
#[derive(Debug, Clone, PartialEq)]
pub struct Line<A> {
    /// One after the other; at least one.
    pub actions: Vec<A>,
    /// What it leads to, in points.
    pub value: f32,
    /// Whether that ends the turn; if not, nature moves in the midst of it.
    pub ends_turn: bool,
}

/// The term of an [opinion](Evaluate::terms) that needs no words: points that are had.
pub const POINTS: &str = "points";

/// An opinion about the positions of one game.
pub trait Evaluate<G: Game>: Copy + Send + Sync + 'static {
    /// The points that `seat` may expect to end with; exact when the game is over.
    fn value(&self, game: &G, seat: Seat) -> f32;

    /// What it consists of besides [`POINTS`]: each has a sentence in every language.
    const TERMS: &'static [&'static str] = &[];

    /// Tells the [`value`](Evaluate::value) term by term, in points; a term may come in several
    /// parts. What a bot gives as its reasons: no search asks it.
    fn terms(&self, game: &G, seat: Seat, tell: &mut dyn FnMut(&'static str, f32)) {
        tell(POINTS, self.value(game, seat));
    }

    /// The [`value`](Evaluate::value) of every seat. Worth its own method where
    /// seats are compared with each other, so that nothing is counted twice.
    fn values(&self, game: &G, out: &mut [f32]) {
        for (seat, value) in out.iter_mut().enumerate() {
            *value = self.value(game, Seat(seat as u8));
        }
    }

    /// The points that an opponent without a seat may be expected to end with, where one
    /// plays alone against one; those it has now, unless a game knows better.
    fn rival(&self, game: &G) -> Option<f32> {
        game.rival().map(|rival| rival.points as f32)
    }

    /// How promising `action` looks at first sight, in points: what guides
    /// simulations, where [`value`](Evaluate::value) would cost too much.
    fn promise(&self, game: &G, seat: Seat, action: G::Action) -> f32;

    /// What a player with common sense does, at little cost; one draw, unless a
    /// game knows better.
    fn habit(&self, game: &G, seat: Seat, dice: &mut impl Dice) -> G::Action {
        game.draw_legal(seat, dice)
    }

    /// Whole turns that `seat`, who is to move, should consider: at most `most`, the
    /// best first, found without chance. For games in which a turn is many small
    /// decisions that only pay together; without any, one decision is weighed at a time.
    fn propose(&self, game: &G, seat: Seat, most: usize) -> Vec<Line<G::Action>> {
        let _ = (game, seat, most);
        vec![]
    }

    /// The same for one who takes longer: what a search compares.
    fn ponder(&self, game: &G, seat: Seat, most: usize) -> Vec<Line<G::Action>> {
        self.propose(game, seat, most)
    }

    /// Whether what `seat` decides `now` belongs to the turn in which it decided `before`, just
    /// one decision ago; asked where whole turns are proposed.
    fn is_same_turn(&self, before: &G, now: &G, seat: Seat) -> bool {
        let _ = (before, now, seat);
        false
    }

    /// The turn of `seat`, who is to move, or what is left of it, that looks best at a quick
    /// look; the best that is proposed, unless a game finds a good one sooner.
    fn quick_turn(&self, game: &G, seat: Seat) -> Option<Line<G::Action>> {
        self.propose(game, seat, 1).into_iter().next()
    }

    /// Whether a turn of `seat`, who is to move, begins here, and not just something that has
    /// to be decided between turns: what a search that looks [ahead](Depth::Ahead) counts.
    fn begins_turn(&self, game: &G, seat: Seat) -> bool {
        let _ = (game, seat);
        true
    }

    /// Plays a turn of `seat`, who is to move, as one does who does not think long: to its
    /// end, or until nature moves; one decision, unless a game knows better.
    fn hurry(&self, game: &mut G, seat: Seat, dice: &mut impl Dice) {
        let action = self.habit(game, seat, dice);
        game.apply(seat, action, &mut Silent);
    }

    /// How simulations of this game are played.
    fn manner(&self) -> Manner {
        Manner { cut: Some(4), players: Simulated::Drawing(4), depth: Depth::Tree }
    }

    /// How far the true result may lie from [`value`](Evaluate::value), in points;
    /// 0 where there is no doubt.
    fn uncertainty(&self, game: &G) -> f32;
}
