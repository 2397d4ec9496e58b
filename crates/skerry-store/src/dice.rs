//! Where the dice of a match come from, as it is kept until the first of them is thrown.
use async_trait::async_trait;

use crate::{MatchHead, MatchId, StoreError};

/// A number of each seat, in hexadecimal; nothing where a program sits, and nothing yet where
/// somebody has still to come.
pub type Digits = Vec<Option<String>>;

/// What players add to the dice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Nonces {
    /// What binds each of them; `None` in matches that began before anybody was bound.
    pub commitments: Option<Digits>,
    /// Whether everybody who plays is bound: nobody can be any more, and nonces are told.
    pub is_committed: bool,
    /// What each has told.
    pub revealed: Digits,
}

impl Nonces {
    /// Nobody is bound yet.
    pub fn of_seats(seats: usize) -> Nonces {
        let none: Digits = vec![None; seats];
        Nonces { commitments: Some(none.clone()), is_committed: false, revealed: none }
    }
}

/// Where matches are kept that nothing is drawn for yet. Both methods are one conditional
/// update of one row, so that of several nodes one does it.
#[async_trait]
pub trait DiceStore {
    /// What players add from now on. Only if that is `expected` until now, and nothing is
    /// drawn; `false` otherwise. Tells the other nodes.
    async fn add_nonces(
        &self,
        id: &MatchId,
        expected: &Nonces,
        nonces: &Nonces,
    ) -> Result<bool, StoreError>;

    /// The first entries, drawn with these nonces (`None` if players add nothing). Only if it
    /// has these nonces, and nothing is drawn; `false` otherwise. Tells the other nodes.
    async fn deal(
        &self,
        id: &MatchId,
        nonces: Option<&Nonces>,
        entries: &[String],
        head: &MatchHead,
    ) -> Result<bool, StoreError>;
}

/// Stands for a seat that adds nothing.
const NOTHING: &str = "-";

/// As they stand in the database.
pub(crate) fn word_of_digits(digits: &Digits) -> String {
    let words: Vec<_> = digits.iter().map(|seat| seat.as_deref().unwrap_or(NOTHING)).collect();
    words.join(" ")
}

pub(crate) fn digits_of_word(word: &str) -> Digits {
    let digits = |word: &str| (word != NOTHING).then(|| word.to_owned());
    word.split_whitespace().map(digits).collect()
}

/// The columns of [`Nonces`]: `nonces`, `commitments` and `is_committed`.
#[derive(Debug, Default)]
pub(crate) struct NonceColumns {
    pub(crate) nonces: Option<String>,
    pub(crate) commitments: Option<String>,
    pub(crate) is_committed: bool,
}

impl From<&Nonces> for NonceColumns {
    fn from(Nonces { commitments, is_committed, revealed }: &Nonces) -> NonceColumns {
        NonceColumns {
            nonces: Some(word_of_digits(revealed)),
            commitments: commitments.as_ref().map(word_of_digits),
            is_committed: *is_committed,
        }
    }
}

impl NonceColumns {
    /// Of a match to whose dice players may add nothing.
    pub(crate) fn of(nonces: Option<&Nonces>) -> NonceColumns {
        nonces.map(NonceColumns::from).unwrap_or_default()
    }

    pub(crate) fn read(&self) -> Option<Nonces> {
        let commitments = self.commitments.as_deref().map(digits_of_word);
        let revealed = digits_of_word(self.nonces.as_ref()?);
        Some(Nonces { commitments, is_committed: self.is_committed, revealed })
    }
}
