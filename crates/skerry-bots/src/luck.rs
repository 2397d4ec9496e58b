//! [`Luck`]: what makes one bot of a kind differ from the next.
use core::hash::Hash;

use skerry_core::digest;

use crate::simulate::mix;

/// Where a bot's dice begin, and whose they are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Luck {
    /// Of a decision: the same luck, the same decision.
    pub seed: u64,
    /// Of a seat, and the same for a whole match: its tastes, and how careful it is.
    pub character: u64,
}

impl From<u64> for Luck {
    /// For a bot that plays a whole match.
    fn from(seed: u64) -> Luck {
        Luck { seed, character: seed }
    }
}

/// How much somebody likes an action, from -1 to 1: the same for a whole match.
pub(crate) fn liking(character: u64, action: &impl Hash) -> f32 {
    let liking = mix(character, digest(action)) >> 48;
    liking as f32 / 32_768.0 - 1.0
}
