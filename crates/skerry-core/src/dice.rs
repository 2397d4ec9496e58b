//! Reproducible chance: fair dice for matches, quick dice for search.
use core::{fmt, str::FromStr};

use data_encoding::{HEXLOWER, HEXLOWER_PERMISSIVE};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use sha2::{Digest, Sha256};

/// A source of numbers. What it makes of them (`below`, `pick`, `shuffle`) is
/// our own and frozen by tests, so that records outlive library updates.
pub trait Dice {
    /// 64 random bits.
    fn next_u64(&mut self) -> u64;

    /// A number in `0..n`, every one equally likely (Lemire's multiply-shift).
    ///
    /// # Panics
    /// When `n` is 0: there is nothing to draw from.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "nothing to draw from");
        loop {
            let wide = (self.next_u64() >> 32) * u64::from(n);
            let low = wide as u32;
            // The first test avoids the division nearly always.
            if low >= n || low >= n.wrapping_neg() % n {
                return (wide >> 32) as u32;
            }
        }
    }

    /// One of `items`, every one equally likely.
    fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len() as u32) as usize]
    }

    /// Any order of `items`, every one equally likely (Fisher and Yates).
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

/// The secret of one match. Its hash is published at the start, the seed itself
/// at the end. It can be neither serialised nor printed by accident.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

/// What is published of a [`Seed`] before the match: it binds, but tells nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeedHash([u8; 32]);

/// A text that is not the 64 hexadecimal digits of a seed, a hash, a nonce or a commitment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("expected 64 hexadecimal digits")]
pub struct SeedParseError;

impl Seed {
    /// For real matches: from 32 bytes of the operating system's randomness.
    pub fn from_bytes(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// For tests and simulations: from a small number anybody can guess.
    pub fn from_number(number: u64) -> Seed {
        Seed(
            Sha256::new()
                .chain_update(b"skerry")
                .chain_update(number.to_le_bytes())
                .finalize()
                .into(),
        )
    }

    /// What may be published before the match.
    pub fn hash(&self) -> SeedHash {
        SeedHash(Sha256::digest(self.0).into())
    }

    /// The seed itself, to be hashed with what players have added to it.
    pub(crate) fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The seed in the open, for the end of a match.
    pub fn reveal(&self) -> impl fmt::Display {
        Hex(self.0)
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

impl FromStr for Seed {
    type Err = SeedParseError;
    fn from_str(text: &str) -> Result<Seed, SeedParseError> {
        parse_hex(text).map(Seed)
    }
}

impl SeedHash {
    pub(crate) fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Display for SeedHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Hex(self.0).fmt(f)
    }
}

impl FromStr for SeedHash {
    type Err = SeedParseError;
    fn from_str(text: &str) -> Result<SeedHash, SeedParseError> {
        parse_hex(text).map(SeedHash)
    }
}

/// 32 bytes as 64 digits.
pub(crate) struct Hex(pub(crate) [u8; 32]);

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&HEXLOWER.encode(&self.0))
    }
}

pub(crate) fn parse_hex(text: &str) -> Result<[u8; 32], SeedParseError> {
    let bytes = HEXLOWER_PERMISSIVE.decode(text.as_bytes()).map_err(|_| SeedParseError)?;
    bytes.try_into().map_err(|_| SeedParseError)
}

/// The dice of a match: cryptographic, and a function of seed and log index
/// alone, so that a rejoined, replayed or undone match can never re-roll.
#[derive(Debug, Clone)]
pub struct FairDice(ChaCha8Rng);

impl FairDice {
    /// The draws of log entry `index`.
    pub fn for_entry(seed: &Seed, index: usize) -> FairDice {
        let mut rng = ChaCha8Rng::from_seed(seed.0);
        rng.set_stream(index as u64);
        FairDice(rng)
    }
}

impl Dice for FairDice {
    fn next_u64(&mut self) -> u64 {
        self.0.next_u64()
    }
}

/// The dice of bots, simulations and tests: quick, seeded, not for matches of people.
#[derive(Debug, Clone)]
pub struct QuickDice(Xoshiro256PlusPlus);

impl QuickDice {
    /// The same numbers for the same seed, on every platform.
    pub fn new(seed: u64) -> QuickDice {
        QuickDice(Xoshiro256PlusPlus::seed_from_u64(seed))
    }
}

impl Dice for QuickDice {
    #[inline]
    fn next_u64(&mut self) -> u64 {
        self.0.next_u64()
    }
}

#[cfg(test)]
mod tests {
    use alloc::{format, string::ToString, vec, vec::Vec};

    use super::*;

    fn draws(mut dice: impl Dice) -> Vec<u32> {
        (0..8).map(|_| dice.below(28)).collect()
    }

    #[test]
    fn fair_draws_are_frozen() {
        let seed = Seed::from_number(7);
        assert_eq!(draws(FairDice::for_entry(&seed, 0)), FAIR_0);
        assert_eq!(draws(FairDice::for_entry(&seed, 1)), FAIR_1);
    }
    const FAIR_0: [u32; 8] = [24, 4, 22, 19, 17, 19, 11, 0];
    const FAIR_1: [u32; 8] = [21, 23, 19, 14, 22, 20, 19, 2];

    #[test]
    fn quick_draws_are_frozen() {
        assert_eq!(draws(QuickDice::new(7)), QUICK);
    }
    const QUICK: [u32; 8] = [1, 4, 20, 11, 26, 13, 20, 9];

    #[test]
    fn below_is_uniform() {
        let mut dice = QuickDice::new(1);
        let mut seen = [0_u32; 7];
        (0..70_000).for_each(|_| seen[dice.below(7) as usize] += 1);
        let chi2: f64 = seen.iter().map(|n| (f64::from(*n) - 1e4).powi(2) / 1e4).sum();
        assert!(chi2 < 22.5, "six degrees of freedom, p = 0.001: {chi2}");
    }

    #[test]
    fn a_shuffle_keeps_every_item() {
        let mut items: Vec<u8> = (0..28).collect();
        FairDice::for_entry(&Seed::from_number(1), 3).shuffle(&mut items);
        assert_ne!(items, (0..28).collect::<Vec<_>>());
        items.sort_unstable();
        assert_eq!(items, (0..28).collect::<Vec<_>>());
    }

    #[test]
    fn a_seed_keeps_its_secret_until_revealed() {
        let seed = Seed::from_number(1);
        assert_eq!(format!("{seed:?}"), "Seed(secret)");
        assert_eq!(seed.reveal().to_string().parse(), Ok(seed));
        assert_ne!(seed.reveal().to_string(), seed.hash().to_string());
        assert_eq!(seed.hash().to_string().parse(), Ok(seed.hash()));
        for broken in ["", "zz", &"g".repeat(64), &"ä".repeat(32)] {
            assert_eq!(broken.parse::<Seed>(), Err(SeedParseError));
        }
        assert_eq!(vec![Seed::from_bytes([0; 32])].len(), 1);
    }
}
