//! When somebody is called: it has become their turn, and after a while it still is, and
//! nobody is here for them. Who makes a move calls the others, so that of several nodes one does.
use skerry_core::Seat;
use skerry_store::Sitter;
use tokio::time;

use super::{Request, actor::MatchActor};
use crate::calls::{Call, call};

/// How often is looked again while somebody is here: a phone in a pocket is, for a while.
const LOOKS: u8 = 4;

/// A turn of which somebody may have to be told.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Waiting {
    seat: Seat,
    decision: u32,
    looks: u8,
}

impl MatchActor {
    /// Looks after those who are to move now and were not before.
    pub(super) fn wait_for(&self, before: u8) {
        // A lesson waits for nobody.
        if self.lesson.is_some() {
            return;
        }
        let fresh = self.row.head.owing & !before;
        for seat in (0..self.table.players()).filter(|seat| fresh & 1 << seat != 0).map(Seat) {
            if self.row.seats[seat.index()].sitter == Sitter::Person {
                let decision = self.table.confirmed(seat);
                self.look_later(Waiting { seat, decision, looks: LOOKS });
            }
        }
    }

    fn look_later(&self, waiting: Waiting) {
        let (inbox, after) = (self.handle.inbox.clone(), self.world.config.calls.after);
        tokio::spawn(async move {
            time::sleep(after).await;
            let _ = inbox.send(Request::Call(waiting)).await;
        });
    }

    /// Calls who is waited for, if they are not here.
    pub(super) async fn call(&mut self, waiting: Waiting) {
        // What cannot be seen is as it was.
        let _ = self.look_elsewhere().await;
        let Waiting { seat, decision, looks } = waiting;
        let row = &self.row.seats[seat.index()];
        let is_owed = self.table.owing().contains(seat) && self.table.confirmed(seat) == decision;
        let Some(guest) = row.owner.clone().filter(|_| is_owed && row.sitter == Sitter::Person)
        else {
            return;
        };
        if self.online() & 1 << seat.0 == 0 {
            let (id, game) = (self.row.id.clone(), self.row.game.clone());
            return call(&self.world, Call { guest, id, game, seat: seat.0 });
        }
        if looks > 1 {
            self.look_later(Waiting { looks: looks - 1, ..waiting });
        }
    }
}
