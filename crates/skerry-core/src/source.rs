//! [`Source`]: where the dice of a match come from.
use crate::{Nonces, Seed, SeedHash};

/// A secret of whoever keeps the match, fixed by its hash before anything is drawn; and what
/// players have added to it, so that nobody could choose what is drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Source {
    seed: Seed,
    nonces: Option<Nonces>,
    /// What the dice are made of.
    mixed: Seed,
    /// The first entry that is drawn with them.
    since: usize,
}

impl Source {
    /// The secret, and what players have added to it.
    pub fn shared(seed: Seed, nonces: impl Into<Nonces>) -> Source {
        let nonces = nonces.into();
        let mixed = nonces.mixed_into(&seed);
        Source { seed, nonces: Some(nonces), mixed, since: 0 }
    }

    /// The same for a match that goes on from another one: what stands before this entry of
    /// the log was drawn there.
    pub fn since(self, entry: usize) -> Source {
        Source { since: entry, ..self }
    }

    /// The first entry that is drawn with these dice.
    pub fn first_entry(&self) -> usize {
        self.since
    }

    /// What may be published from the start.
    pub fn hash(&self) -> SeedHash {
        self.seed.hash()
    }

    /// The secret, for the end of a match.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// What each seat has added; `None` if players add nothing.
    pub fn nonces(&self) -> Option<&Nonces> {
        self.nonces.as_ref()
    }

    /// What the dice are made of.
    pub fn mixed(&self) -> &Seed {
        &self.mixed
    }
}

/// Players add nothing: the secret is what the dice are made of.
impl From<Seed> for Source {
    fn from(seed: Seed) -> Source {
        Source { seed, nonces: None, mixed: seed, since: 0 }
    }
}

#[cfg(test)]
mod tests {
    use alloc::{string::ToString, vec, vec::Vec};

    use super::*;
    use crate::{Dice, FairDice, Nonce};

    fn nonce(digit: &str) -> Option<Nonce> {
        digit.repeat(64).parse().ok()
    }

    fn draws(source: &Source) -> Vec<u32> {
        let mut dice = FairDice::for_entry(source.mixed(), 0);
        (0..8).map(|_| dice.below(28)).collect()
    }

    #[test]
    fn mixing_is_frozen() {
        let source = Source::shared(Seed::from_number(7), vec![nonce("a"), None, nonce("0")]);
        assert_eq!(source.mixed().reveal().to_string(), MIXED);
        assert_eq!(source.hash(), Seed::from_number(7).hash(), "the secret alone is promised");
    }
    const MIXED: &str = "711357dce41d4c62d05f1f418b7c201f8050323f7e4d69f97663ab33316638d6";

    #[test]
    fn every_nonce_counts_and_so_does_its_seat() {
        let with =
            |nonces: Vec<Option<Nonce>>| draws(&Source::shared(Seed::from_number(7), nonces));
        let first = with(vec![nonce("a"), nonce("b")]);
        assert_eq!(first, with(vec![nonce("a"), nonce("b")]));
        for other in [
            vec![nonce("a"), nonce("c")],
            vec![nonce("c"), nonce("b")],
            vec![nonce("b"), nonce("a")],
            vec![nonce("a"), None],
            vec![nonce("a"), nonce("b"), None],
        ] {
            assert_ne!(first, with(other));
        }
        assert_ne!(first, draws(&Seed::from_number(7).into()));
    }
}
