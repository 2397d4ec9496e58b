//! Links: what the host hands out, what each is for, and what comes of following one.
use skerry_protocol::{Invitation, Invitations, MatchSummary, Offer};
use skerry_store::{GuestId, GuestRow, SeatRow, Sitter};

use super::{actor::MatchActor, role::Role, seating::summary};
use crate::{
    campaigns::{alone, has_finished},
    error::ApiError,
    identity::{Link, hash, invitation},
};

impl MatchActor {
    pub(super) async fn invitations(&mut self, guest: &GuestId) -> Result<Invitations, ApiError> {
        self.let_see(guest).await?;
        if self.row.host != *guest {
            return Err(ApiError::NotHost);
        }
        let open = (0..).zip(&self.row.seats).filter(|(_, row)| row.token.is_some());
        let token = |link| invitation(&self.row.seed, link);
        let seats = open.map(|(seat, _)| Invitation { seat, token: token(Link::Seat(seat)) });
        Ok(Invitations {
            seats: seats.collect(),
            any_seat: self.open_seat().map(|_| token(Link::AnySeat)),
            spectator: token(Link::Watch),
        })
    }

    /// What a link is for, told to whoever has it, and to nobody else.
    pub(super) async fn offer(
        &mut self,
        guest: Option<&GuestId>,
        token: &str,
    ) -> Result<Offer, ApiError> {
        let link = self.link(token)?;
        self.let_in(guest).await?;
        let host = self.world.store.guest(&self.row.host).await?.ok_or(ApiError::Broken)?;
        let role = guest.map_or(Role::STRANGER, |guest| Role::of(&self.row, guest));
        let summary = summary(&self.row, role, self.online());
        let is_seated = !role.seats.is_empty();
        Ok(Offer {
            game: summary.game,
            options: summary.options,
            host: host.name,
            seats: summary.seats,
            status: summary.status,
            seat: if is_seated { None } else { self.seat_of_link(link)? },
            is_seated,
        })
    }

    /// Takes the seat, or the place to watch, that the token is for.
    pub(super) async fn join(
        &mut self,
        guest: &GuestRow,
        token: &str,
    ) -> Result<MatchSummary, ApiError> {
        self.link(token)?;
        self.let_in(Some(&guest.id)).await?;
        loop {
            let link = self.link(token)?;
            // Whoever sits here already has only looked at a link.
            if !Role::of(&self.row, &guest.id).seats.is_empty() {
                break;
            }
            let Some(seat) = self.seat_of_link(link)? else {
                if !self.takes_part(&guest.id) {
                    self.world.store.add_spectator(&self.row.id, &guest.id).await?;
                }
                break;
            };
            let (name, owner) = (guest.name.clone(), Some(guest.id.clone()));
            let row = SeatRow { name, sitter: Sitter::Person, owner, token: None, hints: 0 };
            match self.sit(seat, row).await {
                Ok(()) => break,
                // Somebody was quicker, and that seat is no longer open here either. There
                // may be another, or the link was for that one.
                Err(ApiError::SeatChanged) => {}
                Err(other) => return Err(other),
            }
        }
        Ok(self.summary_for(&guest.id))
    }

    /// Nothing, unless a sealed game is played here on its own: that is for whoever has finished
    /// it in a campaign, and all others learn as much as from a wrong link.
    async fn let_in(&mut self, guest: Option<&GuestId>) -> Result<(), ApiError> {
        let Some(alone) = alone(&self.row) else { return Ok(()) };
        let Some(guest) = guest else { return Err(ApiError::NoSuchInvitation) };
        let played = (&*self.row.game, alone.number);
        if self.takes_part(guest) || has_finished(&*self.world.store, guest, played).await? {
            return Ok(());
        }
        Err(ApiError::NoSuchInvitation)
    }

    fn link(&self, token: &str) -> Result<Link, ApiError> {
        let token = hash(token);
        if token == self.row.spectator_token {
            return Ok(Link::Watch);
        }
        if token == hash(&invitation(&self.row.seed, Link::AnySeat)) {
            return Ok(Link::AnySeat);
        }
        let seat = self.row.seats.iter().position(|row| row.token.as_ref() == Some(&token));
        seat.map(|seat| Link::Seat(seat as u8)).ok_or(ApiError::NoSuchInvitation)
    }

    /// The seat to which a link leads now; none if it is for watching.
    fn seat_of_link(&self, link: Link) -> Result<Option<u8>, ApiError> {
        match link {
            Link::Watch => Ok(None),
            Link::Seat(seat) => Ok(Some(seat)),
            Link::AnySeat => self.open_seat().map(Some).ok_or(ApiError::NoSeatLeft),
        }
    }

    fn open_seat(&self) -> Option<u8> {
        self.row.seats.iter().position(|row| row.token.is_some()).map(|seat| seat as u8)
    }
}
