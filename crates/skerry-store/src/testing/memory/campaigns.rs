//! Campaigns in memory.
use std::cmp::Reverse;

use async_trait::async_trait;

use super::{MemoryStore, failed};
use crate::{
    CampaignId, CampaignRow, CampaignStore, GuestId, IslandRow, MatchId, MatchRow, StoreError,
    sql::check_version,
};

/// Whether a guest began a campaign, or has an island in it.
pub(super) fn is_member(row: &CampaignRow, guest: &GuestId) -> bool {
    row.host == *guest || row.islands.iter().any(|island| island.owner.as_ref() == Some(guest))
}

#[async_trait]
impl CampaignStore for MemoryStore {
    async fn add_campaign(
        &self,
        row: &CampaignRow,
        games: &[(MatchRow, Vec<String>)],
    ) -> Result<(), StoreError> {
        let mut kept = self.kept();
        // Whole, or not at all.
        let mut after = kept.clone();
        let owners = row.islands.iter().filter_map(|island| island.owner.as_ref());
        for guest in owners.chain([&row.host]) {
            after.guest(guest)?;
        }
        if after.campaigns.insert(row.id.clone(), row.clone()).is_some() {
            return Err(failed("the campaign is there already"));
        }
        for (row, entries) in games {
            check_version(0, entries, &row.head)?;
            after.add_match(row, entries)?;
        }
        *kept = after;
        Ok(())
    }

    async fn load_campaign(&self, id: &CampaignId) -> Result<Option<CampaignRow>, StoreError> {
        Ok(self.kept().campaigns.get(id).cloned())
    }

    async fn campaigns_of(
        &self,
        guest: &GuestId,
        most: u32,
    ) -> Result<Vec<CampaignRow>, StoreError> {
        let kept = self.kept();
        let own = kept.campaigns.values().filter(|row| is_member(row, guest));
        let mut found: Vec<CampaignRow> = own.cloned().collect();
        found.sort_by_key(|row| Reverse(row.opened_at));
        found.truncate(most as usize);
        Ok(found)
    }

    async fn matches_of_campaign(&self, id: &CampaignId) -> Result<Vec<MatchRow>, StoreError> {
        let kept = self.kept();
        let number = |row: &MatchRow| {
            row.place.as_ref().filter(|place| place.campaign == *id).map(|place| place.number)
        };
        let own = kept.matches.values().filter(|row| number(row).is_some());
        let mut found: Vec<MatchRow> = own.cloned().collect();
        found.sort_by_key(number);
        Ok(found)
    }

    async fn last_seen_game(
        &self,
        id: &CampaignId,
        guest: &GuestId,
    ) -> Result<Option<u8>, StoreError> {
        let kept = self.kept();
        let numbers = kept.matches.values().filter_map(|row| {
            let place = row.place.as_ref().filter(|place| place.campaign == *id)?;
            let sits = row.seats.iter().any(|seat| seat.owner.as_ref() == Some(guest));
            let watches = kept.spectators.contains(&(row.id.clone(), guest.0.clone()));
            (sits || watches).then_some(place.number)
        });
        Ok(numbers.max())
    }

    async fn open_envelope(&self, id: &CampaignId, chapter: u8) -> Result<bool, StoreError> {
        let mut kept = self.kept();
        let Ok(row) = kept.campaign(id) else { return Ok(false) };
        let is_next = row.chapter + 1 == chapter;
        if is_next {
            row.chapter = chapter;
        }
        Ok(is_next)
    }

    async fn replace_match(
        &self,
        old: &MatchId,
        row: &MatchRow,
        entries: &[String],
    ) -> Result<(), StoreError> {
        check_version(0, entries, &row.head)?;
        let mut kept = self.kept();
        let mut after = kept.clone();
        let place = row.place.as_ref();
        let there = after.matches.get_mut(old).filter(|old| old.place.as_ref() == place);
        let Some(there) = there.filter(|_| place.is_some()) else {
            return Err(StoreError::Conflict { id: old.clone(), index: 0 });
        };
        (there.place, there.head.is_over, there.head.owing) = (None, true, 0);
        after.add_match(row, entries)?;
        *kept = after;
        Ok(())
    }

    async fn add_island(
        &self,
        id: &CampaignId,
        island: u8,
        row: &IslandRow,
    ) -> Result<bool, StoreError> {
        let mut kept = self.kept();
        if let Some(owner) = &row.owner {
            kept.guest(owner)?;
        }
        let islands = &mut kept.campaign(id)?.islands;
        let is_free = islands.iter().all(|other| other.animal != row.animal);
        let is_next = islands.len() == usize::from(island) && is_free;
        if is_next {
            islands.push(row.clone());
        }
        Ok(is_next)
    }

    async fn change_island(
        &self,
        id: &CampaignId,
        island: u8,
        row: &IslandRow,
    ) -> Result<bool, StoreError> {
        let mut kept = self.kept();
        if let Some(owner) = &row.owner {
            kept.guest(owner)?;
        }
        let Ok(campaign) = kept.campaign(id) else { return Ok(false) };
        let place = campaign.islands.get_mut(usize::from(island));
        let Some(place) = place.filter(|place| place.revision == row.revision) else {
            return Ok(false);
        };
        *place = IslandRow { revision: row.revision + 1, animal: place.animal, ..row.clone() };
        Ok(true)
    }
}
