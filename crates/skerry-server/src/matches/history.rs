//! What happened: since a version, at one moment, and as a record.
use skerry_bots::{Plan, analysis::Unfit};
use skerry_catalog::{Analysing, AnyTable};
use skerry_core::Viewer;
use skerry_protocol::{Glance, ReplayView, Standing, StandingLine, Told};
use skerry_store::{GuestId, MatchHead};

use super::{actor::MatchActor, role::Role};
use crate::error::ApiError;

/// More than a turn has in any game.
const LAST_ENTRIES: usize = 40;

/// The entries from `first` on, as `viewer` may know them.
pub(super) fn told(table: &dyn AnyTable, first: usize, viewer: Viewer) -> Vec<Told> {
    let entries = (first as u64..).zip(table.told_from(first, viewer));
    entries.map(|(entry, events)| Told { entry, events }).collect()
}

/// What lists show of a match, and what a store finds it by.
pub(crate) fn head(table: &dyn AnyTable, changed_at: u64) -> MatchHead {
    MatchHead {
        version: table.entries() as u64,
        owing: table.owing().iter().fold(0, |bits, seat| bits | 1 << seat.0),
        is_over: table.is_over(),
        changed_at,
        last_event: table.last_event().map(|event| event.get().to_owned()),
    }
}

pub(super) fn line(line: skerry_core::ScoreLine) -> StandingLine {
    StandingLine { category: line.category.to_owned(), points: line.points }
}

/// How a seat stands, in the words of the protocol.
pub(super) fn standing(standing: skerry_catalog::Standing) -> Standing {
    Standing {
        seat: standing.seat.0,
        rank: standing.rank,
        points: standing.points,
        lines: standing.breakdown.into_iter().map(line).collect(),
        points_at_end: standing.points_at_end,
    }
}

impl MatchActor {
    /// The match after some of its entries, or as it is.
    pub(super) async fn replay(
        &mut self,
        guest: &GuestId,
        at: Option<u64>,
    ) -> Result<ReplayView, ApiError> {
        self.let_see(guest).await?;
        let entries = self.stored as u64;
        let at = at.unwrap_or(entries);
        if at > entries {
            return Err(ApiError::NoSuchEntry);
        }
        let viewer = Role::of(&self.row, guest).viewer();
        let moment = self.table.moment(at as usize, viewer).ok_or(ApiError::NoSuchEntry)?;
        let standings = moment.standings.into_iter().map(standing).collect();
        Ok(ReplayView { entries, at, view: moment.view, events: moment.events, standings })
    }

    /// How the match stands, and its last entries.
    pub(super) async fn glance(&mut self, guest: &GuestId) -> Result<Glance, ApiError> {
        self.let_see(guest).await?;
        let viewer = Role::of(&self.row, guest).viewer();
        Ok(Glance {
            version: self.stored as u64,
            view: self.table.position(),
            standings: self.table.standings().into_iter().map(standing).collect(),
            log: told(&*self.table, self.stored.saturating_sub(LAST_ENTRIES), viewer),
        })
    }

    /// The match looked at again, by whoever may see it and once it is over: nothing is done yet.
    pub(super) async fn analyse(
        &mut self,
        guest: &GuestId,
        plan: Plan,
    ) -> Result<(u16, Box<dyn Analysing>), ApiError> {
        self.let_see(guest).await?;
        let analysing = self.table.analyse(plan).map_err(|unfit| match unfit {
            Unfit::NotOver => ApiError::NotOver,
            Unfit::NobodyToBeat => ApiError::NobodyToBeat,
            Unfit::Impossible(_) => ApiError::Broken,
        })?;
        Ok((self.row.rules_version, analysing))
    }

    /// The record of the match; the seed is in it once the match is over, unless nothing was
    /// drawn with it, as in a lesson, or in a record that came without one. Where the log has
    /// secrets, there is none before.
    pub(super) async fn record(&mut self, guest: &GuestId) -> Result<String, ApiError> {
        self.let_see(guest).await?;
        let record = self.table.public_record().ok_or(ApiError::NotOver)?;
        if self.lesson.is_none() && !self.has_unknown_dice() {
            return Ok(record);
        }
        let lines = record.lines().filter(|line| !line.starts_with("seed"));
        Ok(lines.flat_map(|line| [line, "\n"]).collect())
    }

    /// Whether the match came as a record that does not tell where its draws are from.
    fn has_unknown_dice(&self) -> bool {
        let at = self.row.origin.as_ref().map(|origin| origin.at as usize);
        self.row.is_imported() && at == Some(self.stored)
    }
}
