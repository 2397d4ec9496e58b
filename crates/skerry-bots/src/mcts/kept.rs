//! What a search has found out about the rest of its turn goes on to its next decision, as long
//! as nothing has happened but what it decided itself: nobody else has moved, nature has told
//! nothing. What was learned over all that might have happened says little about what did.
use skerry_core::{Game, QuickDice, Seat, Silent, Turn};

use super::{
    Mcts,
    search::{MOST_EDGES, Search},
    tree::{NONE, Tree},
};
use crate::{Evaluate, Glimpse, eval::Depth};

impl<G: Game, E: Evaluate<G>> Mcts<G, E> {
    /// Before a decision: goes on with the trees that were kept, if this is where they lead.
    pub(super) fn pick_up(&mut self, glimpse: &Glimpse<'_, G>) {
        let expected = self.expected.take();
        match expected.and_then(|from| only_way(from, known(glimpse), glimpse.seat())) {
            Some(way) => self.searches.iter_mut().for_each(|search| search.descend(&way)),
            None => self.forget(),
        }
    }

    /// After the decision for the way to begin with number `at`: keeps what follows it.
    pub(super) fn put_away(&mut self, glimpse: &Glimpse<'_, G>, at: usize) {
        self.expected = self.searches[0].is_worth_keeping().then(|| known(glimpse));
        if let Some(next) = &mut self.expected {
            let action = self.searches[0].tree.edges[at].action;
            next.apply(glimpse.seat(), action, &mut Silent);
        }
        // Whose turn is over has nothing to go on with.
        self.expected = self.expected.filter(|next| owes(next, glimpse.seat()));
        let edge = self.expected.map(|_| at as u32);
        self.searches.iter_mut().for_each(|search| search.keep(edge));
    }

    /// The next decision begins anew.
    pub(super) fn forget(&mut self) {
        self.expected = None;
        self.searches.iter_mut().for_each(|search| search.kept = None);
    }
}

impl<G: Game, E: Evaluate<G>> Search<G, E> {
    /// Whether there is a tree to be kept, and not only whole turns.
    fn is_worth_keeping(&self) -> bool {
        self.settings.depth == Depth::Tree && self.lines.is_empty()
    }

    /// Keeps what lies below an edge of the root, if there is one to keep, and no more memory
    /// than a short search needs: whoever has decided may have to wait long for the next
    /// decision, and many wait at once.
    fn keep(&mut self, edge: Option<u32>) {
        self.kept = edge.map(|edge| self.tree.below(edge));
        match self.kept {
            Some(_) => self.tree = Tree::new(),
            None => self.tree.shrink(),
        }
    }

    /// Goes down the kept tree, as far as it reaches.
    fn descend(&mut self, way: &[G::Action]) {
        for action in way {
            self.kept = self.kept.take().and_then(|tree| {
                let mut children = tree.children(NONE);
                let edge = children.find(|at| tree.edges[*at as usize].action == *action)?;
                Some(tree.below(edge))
            });
        }
    }

    /// Adds to a new root what was kept about its edges. They are those of the legal list, with
    /// the shares of attention that the evaluation gives them now: only what was tried and what
    /// it led to is taken over.
    pub(super) fn take_over(&mut self) {
        let Some(kept) = self.kept.take().filter(|_| self.is_worth_keeping()) else { return };
        let mut places = vec![];
        for (at, edge) in (0_u32..).zip(&mut self.tree.edges[..self.planted]) {
            let is_same = |from: &u32| kept.edges[*from as usize].action == edge.action;
            if let Some(from) = kept.children(NONE).find(is_same) {
                let known = &kept.edges[from as usize];
                (edge.visits, edge.total) = (known.visits, known.total);
                places.push((at, from));
            }
        }
        self.tree.graft(&kept, places, MOST_EDGES);
    }
}

/// The position as the seat knows it. Where something is hidden from it, no two of these are
/// the same, and the search begins anew.
fn known<G: Game>(glimpse: &Glimpse<'_, G>) -> G {
    glimpse.imagine(&mut QuickDice::new(0))
}

fn owes<G: Game>(game: &G, seat: Seat) -> bool {
    matches!(game.turn(), Turn::Decide(seats) if seats.contains(seat))
}

/// The answers of `seat` that lead from one position to the other, each being the only one
/// left: a table gives them without asking. `None` if anything else has happened.
fn only_way<G: Game>(from: G, to: G, seat: Seat) -> Option<Vec<G::Action>> {
    let (mut at, mut way, mut legal) = (from, vec![], vec![]);
    while at != to {
        if !owes(&at, seat) {
            return None;
        }
        legal.clear();
        at.legal(seat, &mut legal);
        let [only] = legal[..] else { return None };
        at.apply(seat, only, &mut Silent);
        way.push(only);
    }
    Some(way)
}

#[cfg(test)]
mod tests;
