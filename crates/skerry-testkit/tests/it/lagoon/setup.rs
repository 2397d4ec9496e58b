//! The opening position.
use serde::{Deserialize, Serialize};
use skerry_core::{Seat, Seats, SetupError};

use super::state::{Lagoon, Player, TableStep};

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Options {
    pub(crate) players: u8,
}

pub(crate) fn setup(options: &Options) -> Result<Lagoon, SetupError> {
    let found = options.players;
    SetupError::unless_fitting::<Lagoon>(found)?;
    Ok(Lagoon {
        seats: Seats::first(found),
        round: 1,
        wind: 0,
        players: [Player { coins: 5, ..Player::default() }; 4],
        next: TableStep::DrawToken { seat: Seat(0) },
    })
}
