//! What the table looks like: data, and questions about it. Nothing changes here.
use skerry_core::{Seat, Seats, Turn};

pub(crate) const CELLS: u8 = 6;
pub(crate) const ROUNDS: u8 = 3;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Lagoon {
    pub(crate) seats: Seats,
    pub(crate) round: u8,
    pub(crate) wind: u8,
    pub(crate) players: [Player; 4],
    /// What the table does once no seat owes anything.
    pub(crate) next: TableStep,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Player {
    pub(crate) coins: u8,
    /// Hidden from the others; only the winner's is ever turned up.
    pub(crate) bid: Option<u8>,
    /// Hidden from the others until the end; drawn at set-up.
    pub(crate) token: u8,
    /// Bit `n` is a reef on cell `n`.
    pub(crate) reefs: u8,
    /// What this seat owes.
    pub(crate) owes: Option<SeatStep>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum TableStep {
    DrawToken { seat: Seat },
    DrawWind,
    AwardRound,
    TurnUpTokens,
    Nothing,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum SeatStep {
    Bid,
    Build { left: u8 },
}

impl Lagoon {
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// One seat owing is a turn; all seats owing is a simultaneous phase.
    pub(crate) fn owing(&self) -> Seats {
        let idle = self.seats.iter().filter(|seat| self.player(*seat).owes.is_none());
        idle.fold(self.seats, Seats::without)
    }

    pub(crate) fn turn(&self) -> Turn {
        match (self.owing().is_empty(), self.next) {
            (false, _) => Turn::Decide(self.owing()),
            (true, TableStep::Nothing) => Turn::Over,
            (true, _) => Turn::Chance,
        }
    }
}
