//! [`Role`]: what somebody is at a table, and all that a message depends on:
//! two with the same role are told the same.
use skerry_core::{Seat, Seats, Viewer};
use skerry_store::{GuestId, MatchRow};

/// What a guest is at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Role {
    /// The seats that belong to the guest; none for a spectator.
    pub(super) seats: Seats,
    /// Whether the guest has opened the table.
    pub(super) is_host: bool,
}

impl Role {
    /// Whoever has nothing to do with the table.
    pub(super) const STRANGER: Role = Role { seats: Seats::NONE, is_host: false };

    pub(crate) fn of(row: &MatchRow, guest: &GuestId) -> Role {
        let seats = (0..).map(Seat).zip(&row.seats);
        let owned = seats.filter(|(_, row)| row.owner.as_ref() == Some(guest));
        Role {
            seats: owned.fold(Seats::NONE, |all, (seat, _)| all.with(seat)),
            is_host: row.host == *guest,
        }
    }

    /// Through whose eyes the log is seen. Who plays several seats shares a
    /// screen with others, so what only one of them may know is left out.
    pub(super) fn viewer(self) -> Viewer {
        match self.seats.lowest() {
            Some(seat) if self.seats == Seats::one(seat) => Viewer::Seat(seat),
            Some(_) | None => Viewer::Spectator,
        }
    }

    /// Whether the guest plays, or has opened the table.
    pub(super) fn takes_part(self) -> bool {
        self.is_host || !self.seats.is_empty()
    }
}
