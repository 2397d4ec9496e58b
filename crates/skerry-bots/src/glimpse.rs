//! What a bot gets to see of a match.
use skerry_core::{Dice, Game, Seat};

/// A match as one seat knows it. It hands out the legal list and worlds that
/// the seat cannot tell from the true one; the true one stays inside.
#[derive(Debug)]
pub struct Glimpse<'a, G: Game> {
    truth: &'a G,
    seat: Seat,
}

impl<'a, G: Game> Glimpse<'a, G> {
    /// What `seat` may know of `truth`.
    pub fn new(truth: &'a G, seat: Seat) -> Self {
        Glimpse { truth, seat }
    }

    /// Whose eyes these are.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How many play.
    pub fn players(&self) -> u8 {
        self.truth.players()
    }

    /// What the seat may do.
    pub fn legal(&self, out: &mut Vec<G::Action>) {
        out.clear();
        self.truth.legal(self.seat, out);
    }

    /// One legal action, each equally likely.
    pub fn draw_legal(&self, dice: &mut impl Dice) -> G::Action {
        self.truth.draw_legal(self.seat, dice)
    }

    /// A world as it might be: what the seat does not know is drawn anew.
    pub fn imagine(&self, dice: &mut impl Dice) -> G {
        self.truth.determinize(self.seat, dice)
    }
}
