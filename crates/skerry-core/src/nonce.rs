//! What players add to the dice of a match, and what binds each of them to it before anybody
//! has seen what the others add.
use alloc::{vec, vec::Vec};
use core::{fmt, str::FromStr};

use sha2::{Digest, Sha256};

use crate::{
    Seed, SeedHash, SeedParseError,
    dice::{Hex, parse_hex},
};

/// Before everything that is hashed here, so that it is the hash of nothing else.
const COMMITTED: &[u8] = b"skerry-nonce 3";
const MIXED_AS_TOLD: &[u8] = b"skerry-dice 2";
const MIXED_AS_COMMITTED: &[u8] = b"skerry-dice 3";

/// What a player adds to the dice of a match: 32 bytes, drawn by their own browser.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Nonce([u8; 32]);

/// What is told of a [`Nonce`] before anybody tells theirs: it binds, but tells nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Commitment([u8; 32]);

impl Nonce {
    /// What binds a player to this nonce, in the match whose seed has this hash.
    pub fn commitment(&self, match_of: SeedHash) -> Commitment {
        let hash = Sha256::new().chain_update(COMMITTED).chain_update(match_of.bytes());
        Commitment(hash.chain_update(self.0).finalize().into())
    }
}

impl fmt::Display for Nonce {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Hex(self.0).fmt(f)
    }
}

impl FromStr for Nonce {
    type Err = SeedParseError;
    fn from_str(text: &str) -> Result<Nonce, SeedParseError> {
        parse_hex(text).map(Nonce)
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Hex(self.0).fmt(f)
    }
}

impl FromStr for Commitment {
    type Err = SeedParseError;
    fn from_str(text: &str) -> Result<Commitment, SeedParseError> {
        parse_hex(text).map(Commitment)
    }
}

/// What all players add to the dice of a match, by seat; nothing where a program sits.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Nonces {
    /// What each was bound to before any nonce was told; `None` in older matches, where nobody
    /// was.
    pub commitments: Option<Vec<Option<Commitment>>>,
    /// What each has added. One who was bound and has added nothing was left out.
    pub revealed: Vec<Option<Nonce>>,
}

impl Nonces {
    /// Where everybody is bound and has told nothing yet.
    pub fn committed(commitments: Vec<Option<Commitment>>) -> Nonces {
        let revealed = vec![None; commitments.len()];
        Nonces { commitments: Some(commitments), revealed }
    }

    /// The seed that is drawn with, once all this is added to `seed`; where there is nothing,
    /// zeros stand instead.
    pub(crate) fn mixed_into(&self, seed: &Seed) -> Seed {
        let digits = |nonce: &Option<Nonce>| nonce.map_or([0; 32], |nonce| nonce.0);
        let Some(commitments) = &self.commitments else {
            let hash = Sha256::new().chain_update(MIXED_AS_TOLD).chain_update(seed.bytes());
            let add = |hash: Sha256, nonce| hash.chain_update(digits(nonce));
            return Seed::from_bytes(self.revealed.iter().fold(hash, add).finalize().into());
        };
        let hash = Sha256::new().chain_update(MIXED_AS_COMMITTED).chain_update(seed.bytes());
        let add = |hash: Sha256, (bound, nonce): (&Option<Commitment>, _)| {
            let bound = bound.map_or([0; 32], |commitment| commitment.0);
            hash.chain_update(bound).chain_update(digits(nonce))
        };
        let seats = commitments.iter().zip(&self.revealed);
        Seed::from_bytes(seats.fold(hash, add).finalize().into())
    }
}

/// Of a match in which nobody was bound.
impl From<Vec<Option<Nonce>>> for Nonces {
    fn from(revealed: Vec<Option<Nonce>>) -> Nonces {
        Nonces { commitments: None, revealed }
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;

    fn nonce(digit: &str) -> Nonce {
        digit.repeat(64).parse().expect("64 digits")
    }

    #[test]
    fn commitments_are_frozen() {
        let bound = nonce("a").commitment(Seed::from_number(7).hash());
        assert_eq!(bound.to_string(), COMMITMENT);
        assert_eq!(bound.to_string().parse(), Ok(bound));
    }
    const COMMITMENT: &str = "2568786da937ad48cb3cc75679fa9b359b0715e0f5e3811a330e46000d4d9826";

    #[test]
    fn a_commitment_is_to_one_nonce_in_one_match() {
        let (hash, other) = (Seed::from_number(7).hash(), Seed::from_number(8).hash());
        assert_ne!(nonce("a").commitment(hash), nonce("b").commitment(hash));
        assert_ne!(nonce("a").commitment(hash), nonce("a").commitment(other));
    }

    #[test]
    fn mixing_what_was_committed_is_frozen() {
        let seed = Seed::from_number(7);
        let commitments = ["a", "b"].map(|digit| Some(nonce(digit).commitment(seed.hash())));
        let revealed = vec![Some(nonce("a")), None];
        let nonces = Nonces { commitments: Some(commitments.to_vec()), revealed };
        assert_eq!(nonces.mixed_into(&seed).reveal().to_string(), MIXED);
        let unbound = Nonces::from(nonces.revealed.clone());
        assert_ne!(nonces.mixed_into(&seed), unbound.mixed_into(&seed));
    }
    const MIXED: &str = "c51dd737e34d8e9020575110c167d3f54144abde60ffb01c3152200c553caec8";

    #[test]
    fn every_commitment_counts_and_so_does_every_nonce() {
        let seed = Seed::from_number(7);
        let bound = |digit| Some(nonce(digit).commitment(seed.hash()));
        let mixed = |commitments: [_; 2], revealed: [_; 2]| {
            let (commitments, revealed) = (Some(commitments.to_vec()), revealed.to_vec());
            Nonces { commitments, revealed }.mixed_into(&seed)
        };
        let (a, b) = (Some(nonce("a")), Some(nonce("b")));
        let first = mixed([bound("a"), bound("b")], [a, b]);
        for other in [
            mixed([bound("a"), bound("b")], [a, None]),
            mixed([bound("a"), bound("b")], [None, None]),
            mixed([bound("a"), None], [a, None]),
            mixed([bound("b"), bound("a")], [b, a]),
        ] {
            assert_ne!(first, other);
        }
    }
}
