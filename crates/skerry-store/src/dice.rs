//! Where the dice of a match come from, as it is kept until the first of them is thrown.
use async_trait::async_trait;

use crate::{MatchHead, MatchId, StoreError};

/// What each seat has added to the dice, in hexadecimal; nothing where a program sits, and
/// nothing yet where somebody has still to come.
pub type Nonces = Vec<Option<String>>;

/// Where matches are kept that nothing is drawn for yet. Both methods are one conditional
/// update of one row, so that of several nodes one does it.
#[async_trait]
pub trait DiceStore {
    /// What players add from now on. Only if they have added `expected` until now, and
    /// nothing is drawn; `false` otherwise. Tells the other nodes.
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
pub(crate) fn nonces_word(nonces: &Nonces) -> String {
    let words: Vec<_> = nonces.iter().map(|nonce| nonce.as_deref().unwrap_or(NOTHING)).collect();
    words.join(" ")
}

pub(crate) fn nonces_of_word(word: &str) -> Nonces {
    let nonce = |word: &str| (word != NOTHING).then(|| word.to_owned());
    word.split_whitespace().map(nonce).collect()
}
