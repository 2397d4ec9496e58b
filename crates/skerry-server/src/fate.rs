//! Where chance comes from: the operating system, or a number that tests can repeat.
use skerry_core::{Seat, Seed};
use skerry_store::Nonces;

use crate::identity::{hex, random};

/// Where matches and bots get their luck from.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Fate {
    /// From where nobody can guess it.
    #[default]
    Secret,
    /// For tests: every match has the chance of this number, whoever plays, and bots repeat
    /// themselves.
    Known(u64),
}

impl Fate {
    /// The seed of a new match, as the store keeps it.
    pub(crate) fn seed(self) -> String {
        match self {
            Fate::Secret => hex(&random::<32>()),
            Fate::Known(number) => Seed::from_number(number).reveal().to_string(),
        }
    }

    /// What players have added to the dice of a new match: nothing yet. Where fate is known
    /// they cannot add anything.
    pub(crate) fn nonces(self, seats: usize) -> Option<Nonces> {
        match self {
            Fate::Secret => Some(Nonces::of_seats(seats)),
            Fate::Known(_) => None,
        }
    }

    /// What a bot draws from when it decides; another `attempt` draws otherwise.
    pub(crate) fn of_bot(self, seat: Seat, decision: u32, attempt: usize) -> u64 {
        match self {
            Fate::Secret => u64::from_le_bytes(random()),
            Fate::Known(number) => {
                let place = u64::from(decision) << 16 | u64::from(seat.0) << 8 | attempt as u64;
                number.rotate_left(32) ^ place
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_known_is_repeated_and_what_is_secret_is_not() {
        assert_eq!(Fate::Known(1).seed(), Fate::Known(1).seed());
        assert_ne!(Fate::Known(1).seed(), Fate::Known(2).seed());
        assert_ne!(Fate::Secret.seed(), Fate::Secret.seed());
        for fate in [Fate::Known(1), Fate::Secret] {
            assert!(fate.seed().parse::<Seed>().is_ok());
        }
    }

    #[test]
    fn each_decision_of_a_bot_has_its_own_luck() {
        let fate = Fate::Known(1);
        let first = fate.of_bot(Seat(0), 0, 0);
        assert_eq!(first, fate.of_bot(Seat(0), 0, 0));
        for (seat, decision, attempt) in [(1, 0, 0), (0, 1, 0), (0, 0, 1)] {
            assert_ne!(first, fate.of_bot(Seat(seat), decision, attempt));
        }
        assert_ne!(first, Fate::Known(2).of_bot(Seat(0), 0, 0));
    }
}
