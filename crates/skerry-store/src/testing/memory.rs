//! The simplest store that keeps the contract.
mod campaigns;

use std::{
    cmp::Reverse,
    collections::{BTreeMap, BTreeSet, HashMap},
    sync::{Mutex, MutexGuard},
};

use async_trait::async_trait;

use skerry_protocol::Audience;

use self::campaigns::is_member;
use crate::{
    AnalysisKey, AnalysisStore, CallStore, CallsRow, CampaignId, CampaignRow, DiceStore, GuestId,
    GuestRow, LineRow, MatchHead, MatchId, MatchRow, News, Nonces, PresenceRow, PresenceStore,
    Pruned, PushRow, SeatRow, Sitter, Stale, Store, StoreError, TalkRow, TalkStore, UpkeepStore,
    WebhookRow,
    presence::PresenceBook,
    sql::{check_version, refusal},
};

/// A store that is gone with the test.
#[derive(Debug, Default)]
pub struct MemoryStore {
    kept: Mutex<Kept>,
}

#[derive(Debug, Clone, Default)]
struct Kept {
    guests: HashMap<String, GuestRow>,
    sessions: HashMap<String, GuestId>,
    matches: BTreeMap<MatchId, MatchRow>,
    entries: HashMap<MatchId, Vec<String>>,
    spectators: BTreeSet<(MatchId, String)>,
    talk: HashMap<MatchId, TalkRow>,
    secrets: HashMap<String, String>,
    calls: HashMap<String, CallsRow>,
    presence: PresenceBook,
    seen: HashMap<String, u64>,
    campaigns: BTreeMap<CampaignId, CampaignRow>,
    analyses: BTreeMap<(MatchId, AnalysisKey), String>,
}

impl MemoryStore {
    /// An empty one.
    pub fn new() -> Self {
        Self::default()
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().expect("nobody panics while holding the store")
    }
}

impl Kept {
    fn guest(&mut self, id: &GuestId) -> Result<&mut GuestRow, StoreError> {
        self.guests.get_mut(&id.0).ok_or_else(|| failed("no such guest"))
    }

    fn game(&mut self, id: &MatchId) -> Result<&mut MatchRow, StoreError> {
        self.matches.get_mut(id).ok_or_else(|| failed("no such match"))
    }

    fn calls(&mut self, guest: &GuestId) -> Result<&mut CallsRow, StoreError> {
        self.guest(guest)?;
        Ok(self.calls.entry(guest.0.clone()).or_default())
    }

    fn talk(&mut self, id: &MatchId) -> Result<&mut TalkRow, StoreError> {
        self.game(id)?;
        Ok(self.talk.entry(id.clone()).or_default())
    }

    fn add_match(&mut self, row: &MatchRow, entries: &[String]) -> Result<(), StoreError> {
        let mut others = self.matches.values();
        let is_taken = |other: &MatchRow| row.place.is_some() && other.place == row.place;
        if self.matches.contains_key(&row.id) || others.any(is_taken) {
            return Err(StoreError::Conflict { id: row.id.clone(), index: 0 });
        }
        for guest in row.seats.iter().filter_map(|seat| seat.owner.as_ref()).chain([&row.host]) {
            self.guest(guest)?;
        }
        if let Some(place) = &row.place {
            self.campaign(&place.campaign)?;
        }
        self.matches.insert(row.id.clone(), row.clone());
        self.entries.insert(row.id.clone(), entries.to_vec());
        Ok(())
    }

    fn campaign(&mut self, id: &CampaignId) -> Result<&mut CampaignRow, StoreError> {
        self.campaigns.get_mut(id).ok_or_else(|| failed("no such campaign"))
    }

    fn add_session(&mut self, guest: &GuestId, session: &str) -> Result<(), StoreError> {
        self.guest(guest)?;
        if self.sessions.contains_key(session) {
            return Err(failed("the session is there already"));
        }
        self.sessions.insert(session.to_owned(), guest.clone());
        Ok(())
    }
}

fn failed(why: &str) -> StoreError {
    StoreError::Failed(why.to_owned())
}

#[async_trait]
impl TalkStore for MemoryStore {
    async fn load_talk(&self, id: &MatchId, first: u64, most: u32) -> Result<TalkRow, StoreError> {
        let mut talk = self.kept().talk.get(id).cloned().unwrap_or_default();
        talk.lines.retain(|line| line.number >= first);
        let over = talk.lines.len().saturating_sub(most as usize);
        talk.lines.drain(..over);
        Ok(talk)
    }

    async fn add_line(&self, id: &MatchId, line: &LineRow) -> Result<(), StoreError> {
        let mut kept = self.kept();
        kept.guest(&line.guest)?;
        let talk = kept.talk(id)?;
        if talk.lines.iter().any(|other| other.number == line.number) {
            return Err(StoreError::Conflict { id: id.clone(), index: line.number });
        }
        talk.lines.push(line.clone());
        talk.lines.sort_by_key(|line| line.number);
        Ok(())
    }

    async fn set_audience(&self, id: &MatchId, audience: Audience) -> Result<(), StoreError> {
        self.kept().talk(id)?.audience = audience;
        Ok(())
    }

    async fn mute(&self, id: &MatchId, guest: &GuestId, is_muted: bool) -> Result<(), StoreError> {
        let mut kept = self.kept();
        if is_muted {
            kept.guest(guest)?;
        }
        let muted = &mut kept.talk(id)?.muted;
        muted.retain(|other| other != guest);
        if is_muted {
            muted.push(guest.clone());
            muted.sort_by(|one, other| one.0.cmp(&other.0));
        }
        Ok(())
    }
}

#[async_trait]
impl CallStore for MemoryStore {
    async fn keep_secret(&self, name: &str, secret: &str) -> Result<String, StoreError> {
        let mut kept = self.kept();
        Ok(kept.secrets.entry(name.to_owned()).or_insert_with(|| secret.to_owned()).clone())
    }

    async fn load_calls(&self, guest: &GuestId) -> Result<CallsRow, StoreError> {
        Ok(self.kept().calls.get(&guest.0).cloned().unwrap_or_default())
    }

    async fn add_push(&self, guest: &GuestId, push: &PushRow, most: u32) -> Result<(), StoreError> {
        let mut kept = self.kept();
        kept.guest(guest)?;
        for calls in kept.calls.values_mut() {
            calls.pushes.retain(|other| other.endpoint != push.endpoint);
        }
        let pushes = &mut kept.calls(guest)?.pushes;
        pushes.push(push.clone());
        pushes.sort_by(|a, b| (a.added_at, &a.endpoint).cmp(&(b.added_at, &b.endpoint)));
        let over = pushes.len().saturating_sub(most as usize);
        pushes.drain(..over);
        Ok(())
    }

    async fn forget_push(&self, guest: &GuestId, endpoint: &str) -> Result<(), StoreError> {
        self.kept().calls(guest)?.pushes.retain(|push| push.endpoint != endpoint);
        Ok(())
    }

    async fn set_webhook(
        &self,
        guest: &GuestId,
        webhook: Option<&WebhookRow>,
    ) -> Result<(), StoreError> {
        self.kept().calls(guest)?.webhook = webhook.cloned();
        Ok(())
    }

    async fn set_quiet(
        &self,
        guest: &GuestId,
        id: &MatchId,
        is_quiet: bool,
    ) -> Result<(), StoreError> {
        let mut kept = self.kept();
        kept.game(id)?;
        let quiet = &mut kept.calls(guest)?.quiet;
        quiet.retain(|other| other != id);
        if is_quiet {
            quiet.push(id.clone());
            quiet.sort();
        }
        Ok(())
    }
}

#[async_trait]
impl AnalysisStore for MemoryStore {
    async fn keep_analysis(
        &self,
        id: &MatchId,
        key: AnalysisKey,
        analysis: &str,
    ) -> Result<(), StoreError> {
        let mut kept = self.kept();
        kept.game(id)?;
        kept.analyses.insert((id.clone(), key), analysis.to_owned());
        Ok(())
    }

    async fn analysis(&self, id: &MatchId, key: AnalysisKey) -> Result<Option<String>, StoreError> {
        Ok(self.kept().analyses.get(&(id.clone(), key)).cloned())
    }
}

#[async_trait]
impl DiceStore for MemoryStore {
    async fn add_nonces(
        &self,
        id: &MatchId,
        expected: &Nonces,
        nonces: &Nonces,
    ) -> Result<bool, StoreError> {
        let mut kept = self.kept();
        let Ok(game) = kept.game(id) else { return Ok(false) };
        let is_as_expected = !game.is_dealt && game.nonces.as_ref() == Some(expected);
        if is_as_expected {
            game.nonces = Some(nonces.clone());
        }
        Ok(is_as_expected)
    }

    async fn deal(
        &self,
        id: &MatchId,
        nonces: Option<&Nonces>,
        entries: &[String],
        head: &MatchHead,
    ) -> Result<bool, StoreError> {
        check_version(0, entries, head)?;
        let mut kept = self.kept();
        let Ok(game) = kept.game(id) else { return Ok(false) };
        if game.is_dealt || game.nonces.as_ref() != nonces {
            return Ok(false);
        }
        (game.is_dealt, game.head) = (true, head.clone());
        kept.entries.insert(id.clone(), entries.to_vec());
        Ok(true)
    }
}

#[async_trait]
impl PresenceStore for MemoryStore {
    async fn lease(&self, node: &str, until: u64, forgotten: u64) -> Result<(), StoreError> {
        self.kept().presence.lease(node, until, forgotten);
        Ok(())
    }

    async fn arrive(&self, id: &MatchId, guest: &GuestId, node: &str) -> Result<(), StoreError> {
        self.kept().presence.arrive(id, guest, node)
    }

    async fn depart(
        &self,
        id: &MatchId,
        guest: &GuestId,
        node: &str,
        at: u64,
    ) -> Result<(), StoreError> {
        self.kept().presence.depart(id, guest, node, at);
        Ok(())
    }

    async fn presence(&self, id: &MatchId) -> Result<Vec<PresenceRow>, StoreError> {
        Ok(self.kept().presence.presence(id))
    }
}

fn is_unbegun(row: &MatchRow) -> bool {
    !row.head.is_over && row.head.changed_at == row.opened_at
}

impl Kept {
    fn prune(&mut self, stale: &Stale, spared: &[MatchId]) -> Pruned {
        let mut pruned = Pruned::default();
        self.matches.retain(|id, row| {
            let is_over = row.head.is_over
                && row.place.is_none()
                && stale.finished.is_some_and(|at| row.head.changed_at < at);
            let has_begun = row.place.as_ref().is_some_and(|place| place.number > 1);
            let is_unbegun = is_unbegun(row) && !has_begun && row.opened_at < stale.unbegun;
            let goes = (is_over || is_unbegun) && !spared.contains(id);
            pruned.finished += u64::from(goes && is_over);
            pruned.unbegun += u64::from(goes && is_unbegun);
            !goes
        });
        let matches = &self.matches;
        self.campaigns.retain(|id, row| {
            let is_of = |one: &MatchRow| one.place.as_ref().is_some_and(|at| at.campaign == *id);
            row.opened_at >= stale.unbegun || matches.values().any(is_of)
        });
        let campaigns = &self.campaigns;
        self.entries.retain(|id, _| matches.contains_key(id));
        self.talk.retain(|id, _| matches.contains_key(id));
        self.analyses.retain(|(id, _), _| matches.contains_key(id));
        self.spectators.retain(|(id, _)| matches.contains_key(id));
        let sits = |guest: &GuestId| {
            let takes_part = |row: &MatchRow| {
                row.host == *guest
                    || row.seats.iter().any(|seat| seat.owner.as_ref() == Some(guest))
            };
            matches.values().any(takes_part) || campaigns.values().any(|row| is_member(row, guest))
        };
        let talk = &self.talk;
        let has_spoken = |guest: &GuestId| {
            talk.values().any(|talk| talk.lines.iter().any(|line| line.guest == *guest))
        };
        let seen = &self.seen;
        let is_old = |id: &String| seen.get(id).is_some_and(|at| *at < stale.guests);
        let before = self.guests.len();
        self.guests.retain(|id, row| !is_old(id) || sits(&row.id) || has_spoken(&row.id));
        pruned.guests = (before - self.guests.len()) as u64;
        let guests = &self.guests;
        self.sessions.retain(|_, guest| guests.contains_key(&guest.0));
        self.calls.retain(|guest, _| guests.contains_key(guest));
        pruned
    }
}

#[async_trait]
impl UpkeepStore for MemoryStore {
    async fn seen(&self, guest: &GuestId, at: u64) -> Result<(), StoreError> {
        self.kept().seen.insert(guest.0.clone(), at);
        Ok(())
    }

    async fn unbegun_of(&self, host: &GuestId) -> Result<u64, StoreError> {
        let kept = self.kept();
        let count =
            kept.matches.values().filter(|row| row.host == *host && is_unbegun(row)).count();
        Ok(count as u64)
    }

    async fn imported_of(&self, host: &GuestId) -> Result<u64, StoreError> {
        let kept = self.kept();
        let is_own = |row: &&MatchRow| row.host == *host && row.is_imported();
        Ok(kept.matches.values().filter(is_own).count() as u64)
    }

    async fn prune(
        &self,
        stale: &Stale,
        spared: &[MatchId],
        is_dry: bool,
    ) -> Result<Pruned, StoreError> {
        let mut kept = self.kept();
        if is_dry { Ok(kept.clone().prune(stale, spared)) } else { Ok(kept.prune(stale, spared)) }
    }
}

#[async_trait]
impl Store for MemoryStore {
    async fn add_guest(&self, guest: &GuestRow, session: &str) -> Result<(), StoreError> {
        let mut kept = self.kept();
        let is_known = kept.guests.contains_key(&guest.id.0)
            || kept.guests.values().any(|other| other.recovery == guest.recovery)
            || kept.sessions.contains_key(session);
        if is_known {
            return Err(failed("the guest is there already"));
        }
        kept.guests.insert(guest.id.0.clone(), guest.clone());
        kept.add_session(&guest.id, session)
    }

    async fn guest_by_session(&self, session: &str) -> Result<Option<GuestRow>, StoreError> {
        let kept = self.kept();
        Ok(kept.sessions.get(session).and_then(|id| kept.guests.get(&id.0)).cloned())
    }

    async fn guest_by_recovery(&self, recovery: &str) -> Result<Option<GuestRow>, StoreError> {
        Ok(self.kept().guests.values().find(|guest| guest.recovery == recovery).cloned())
    }

    async fn guest(&self, id: &GuestId) -> Result<Option<GuestRow>, StoreError> {
        Ok(self.kept().guests.get(&id.0).cloned())
    }

    async fn add_session(&self, guest: &GuestId, session: &str) -> Result<(), StoreError> {
        self.kept().add_session(guest, session)
    }

    async fn replace_recovery(
        &self,
        guest: &GuestId,
        recovery: &str,
        session: &str,
    ) -> Result<(), StoreError> {
        let mut kept = self.kept();
        let is_taken = kept.sessions.get(session).is_some_and(|other| other != guest)
            || kept.guests.values().any(|one| one.recovery == recovery && one.id != *guest);
        if is_taken {
            return Err(failed("the code or the session is there already"));
        }
        recovery.clone_into(&mut kept.guest(guest)?.recovery);
        kept.sessions.retain(|_, of| of != guest);
        kept.add_session(guest, session)
    }

    async fn rename_guest(&self, guest: &GuestId, name: &str) -> Result<(), StoreError> {
        name.clone_into(&mut self.kept().guest(guest)?.name);
        Ok(())
    }

    async fn add_match(&self, row: &MatchRow, entries: &[String]) -> Result<(), StoreError> {
        check_version(0, entries, &row.head)?;
        let mut kept = self.kept();
        kept.add_match(row, entries)
    }

    async fn load_match(&self, id: &MatchId) -> Result<Option<MatchRow>, StoreError> {
        Ok(self.kept().matches.get(id).cloned())
    }

    async fn load_entries(&self, id: &MatchId, first: u64) -> Result<Vec<String>, StoreError> {
        let first = usize::try_from(first).unwrap_or(usize::MAX);
        let kept = self.kept();
        let entries = kept.entries.get(id).into_iter().flatten();
        Ok(entries.skip(first).cloned().collect())
    }

    async fn append(
        &self,
        id: &MatchId,
        first: u64,
        entries: &[String],
        head: &MatchHead,
    ) -> Result<(), StoreError> {
        check_version(first, entries, head)?;
        let mut kept = self.kept();
        let length = kept.matches.get(id).map(|row| row.head.version);
        if length != Some(first) {
            return Err(refusal(id, first, length));
        }
        kept.game(id)?.head = head.clone();
        kept.entries.entry(id.clone()).or_default().extend_from_slice(entries);
        Ok(())
    }

    async fn seat(
        &self,
        id: &MatchId,
        seat: u8,
        expected: &Sitter,
        row: &SeatRow,
    ) -> Result<bool, StoreError> {
        let mut kept = self.kept();
        let Ok(game) = kept.game(id) else { return Ok(false) };
        let place = game.seats.get(usize::from(seat));
        if place.is_none_or(|now| now.sitter != *expected) {
            return Ok(false);
        }
        if let Some(owner) = &row.owner {
            kept.guest(owner)?;
        }
        let place = &mut kept.game(id)?.seats[usize::from(seat)];
        *place = SeatRow { hints: place.hints, ..row.clone() };
        Ok(true)
    }

    async fn count_hint(&self, id: &MatchId, seat: u8) -> Result<u32, StoreError> {
        let mut kept = self.kept();
        let place = kept.game(id)?.seats.get_mut(usize::from(seat));
        let place = place.ok_or_else(|| StoreError::Failed(format!("no seat {seat} at {id}")))?;
        place.hints += 1;
        Ok(place.hints)
    }

    async fn add_spectator(&self, id: &MatchId, guest: &GuestId) -> Result<(), StoreError> {
        let mut kept = self.kept();
        kept.game(id)?;
        kept.guest(guest)?;
        kept.spectators.insert((id.clone(), guest.0.clone()));
        Ok(())
    }

    async fn is_spectator(&self, id: &MatchId, guest: &GuestId) -> Result<bool, StoreError> {
        Ok(self.kept().spectators.contains(&(id.clone(), guest.0.clone())))
    }

    async fn link_rematch(&self, id: &MatchId, next: &MatchId) -> Result<MatchId, StoreError> {
        Ok(self.kept().game(id)?.rematch.get_or_insert_with(|| next.clone()).clone())
    }

    async fn matches_of(&self, guest: &GuestId, most: u32) -> Result<Vec<MatchRow>, StoreError> {
        let kept = self.kept();
        let is_own = |row: &&MatchRow| {
            row.seats.iter().any(|seat| seat.owner.as_ref() == Some(guest))
                || row.is_imported() && row.host == *guest
        };
        let mut found: Vec<MatchRow> = kept.matches.values().filter(is_own).cloned().collect();
        found.sort_by_key(|row| Reverse(row.head.changed_at));
        found.truncate(most as usize);
        Ok(found)
    }

    async fn unfinished_with_bots(&self) -> Result<Vec<MatchId>, StoreError> {
        let kept = self.kept();
        let waits = |row: &&MatchRow| {
            !row.head.is_over && row.seats.iter().any(|seat| matches!(seat.sitter, Sitter::Bot(_)))
        };
        Ok(kept.matches.values().filter(waits).map(|row| row.id.clone()).collect())
    }

    async fn heard(&self) -> News {
        std::future::pending().await
    }

    /// Tests share it among several nodes.
    fn is_shared(&self) -> bool {
        true
    }

    async fn is_well(&self) -> bool {
        true
    }
}
