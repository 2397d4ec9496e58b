//! Table talk: who may say what, and who hears it. It is stored before anybody hears it,
//! as moves are, but beside the log: no record and no rule knows of it.
use skerry_protocol::{Audience, Muted, ServerMessage, TalkLine, TalkRules, TalkState, Words};
use skerry_store::{GuestId, LineRow, StoreError, TalkRow};

use super::{ConnectionId, actor::MatchActor, now, role::Role};
use crate::{error::ApiError, identity::is_unseemly};

/// As much as whoever comes later is told; all of it is kept.
const SHOWN: usize = 200;

/// Characters of one line.
const LONGEST: usize = 300;

/// How often a line is tried while others speak on other nodes.
const ATTEMPTS: usize = 8;

/// What is loaded of a table's talk.
#[derive(Debug, Default)]
pub(super) struct Talk {
    rows: TalkRow,
    /// The number of the next line.
    next: u64,
}

impl Talk {
    pub(super) fn new(rows: TalkRow) -> Talk {
        let next = rows.lines.last().map_or(0, |line| line.number + 1);
        Talk { rows, next }
    }

    fn add(&mut self, line: LineRow) {
        self.next = line.number + 1;
        self.rows.lines.push(line);
        let over = self.rows.lines.len().saturating_sub(SHOWN);
        self.rows.lines.drain(..over);
    }

    fn line(&self, number: u64) -> Option<&LineRow> {
        self.rows.lines.iter().find(|line| line.number == number)
    }

    fn is_muted(&self, guest: &GuestId) -> bool {
        self.rows.muted.contains(guest)
    }

    /// Why a guest may not speak, if so.
    fn hindrance(&self, guest: &GuestId, role: Role) -> Option<ApiError> {
        if self.is_muted(guest) {
            return Some(ApiError::Muted);
        }
        match self.rows.audience {
            Audience::Off => Some(ApiError::TalkOff),
            Audience::Players if role.takes_part() => None,
            Audience::Players => Some(ApiError::TalkOfPlayers),
            Audience::Everybody => None,
        }
    }

    fn rules_for(&self, guest: &GuestId, role: Role) -> TalkRules {
        // One line of each is enough to name them by.
        let of = |guest: &GuestId| self.rows.lines.iter().rfind(|line| line.guest == *guest);
        let named = |line: &LineRow| Muted { line: line.number, name: line.name.clone() };
        let muted = self.rows.muted.iter().filter_map(of).map(named);
        TalkRules {
            audience: self.rows.audience,
            may_talk: self.hindrance(guest, role).is_none(),
            is_muted: self.is_muted(guest),
            muted: if role.is_host { muted.collect() } else { vec![] },
        }
    }
}

/// The last that was said at a table.
pub(super) async fn loaded(
    store: &dyn skerry_store::Store,
    id: &skerry_store::MatchId,
) -> Result<Talk, StoreError> {
    Ok(Talk::new(store.load_talk(id, 0, SHOWN as u32).await?))
}

/// One line of what can be seen; nothing that would hide, turn or break it.
fn clean(text: &str) -> Result<String, ApiError> {
    let spaced = |letter: char| if letter.is_whitespace() { ' ' } else { letter };
    let seen: String = text.chars().map(spaced).filter(|letter| !is_unseemly(*letter)).collect();
    let line = seen.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    let is_good = (1..=LONGEST).contains(&line.chars().count());
    if is_good { Ok(line) } else { Err(ApiError::BadWords) }
}

fn told(line: &LineRow) -> TalkLine {
    TalkLine {
        line: line.number,
        seat: line.seat,
        name: line.name.clone(),
        said_at: line.said_at,
        words: line.words.clone(),
    }
}

impl MatchActor {
    pub(super) fn talk_state(&self, guest: &GuestId, role: Role) -> TalkState {
        TalkState {
            lines: self.talk.rows.lines.iter().map(told).collect(),
            rules: self.talk.rules_for(guest, role),
        }
    }

    /// Says something to everybody who may see the table.
    pub(super) async fn say(
        &mut self,
        connection: ConnectionId,
        guest: &GuestId,
        words: Words,
    ) -> Result<(), ApiError> {
        let role = Role::of(&self.row, guest);
        if let Some(hindrance) = self.talk.hindrance(guest, role) {
            return Err(hindrance);
        }
        let words = match words {
            Words::Phrase { .. } => words,
            Words::Text { text } => Words::Text { text: clean(&text)? },
        };
        if !self.world.talk.take(&guest.0) {
            return Err(ApiError::TalkTooFast);
        }
        let seat = role.seats.lowest();
        let name = match seat {
            Some(seat) => self.row.seats[seat.index()].name.clone(),
            None => self.name_of(connection),
        };
        let (guest, seat) = (guest.clone(), seat.map(|seat| seat.0));
        self.keep_line(LineRow { number: 0, guest, seat, name, said_at: now(), words }).await
    }

    async fn keep_line(&mut self, mut line: LineRow) -> Result<(), ApiError> {
        for _ in 0..ATTEMPTS {
            line.number = self.talk.next;
            match self.world.store.add_line(&self.row.id, &line).await {
                Ok(()) => {
                    self.tell_talked(line);
                    return Ok(());
                }
                // On another node somebody was faster.
                Err(StoreError::Conflict { .. }) => self.reload_talk().await?,
                Err(error @ StoreError::Failed(_)) => return Err(error.into()),
            }
        }
        Err(ApiError::NotStored)
    }

    fn tell_talked(&mut self, line: LineRow) {
        let message = ServerMessage::Talked { line: told(&line) };
        self.talk.add(line);
        self.tell_each(|_, _| message.clone());
    }

    /// Who may speak from now on.
    pub(super) async fn let_talk(
        &mut self,
        guest: &GuestId,
        audience: Audience,
    ) -> Result<(), ApiError> {
        self.must_host(guest)?;
        self.world.store.set_audience(&self.row.id, audience).await?;
        self.talk.rows.audience = audience;
        self.tell_talk_rules();
        Ok(())
    }

    /// Whoever said a line may not speak, or may again.
    pub(super) async fn mute(
        &mut self,
        guest: &GuestId,
        number: u64,
        is_muted: bool,
    ) -> Result<(), ApiError> {
        self.must_host(guest)?;
        let line = self.talk.line(number).ok_or(ApiError::NoSuchLine)?;
        let speaker = line.guest.clone();
        if speaker == *guest {
            return Err(ApiError::NoSuchLine);
        }
        self.world.store.mute(&self.row.id, &speaker, is_muted).await?;
        self.talk.rows.muted.retain(|other| *other != speaker);
        if is_muted {
            self.talk.rows.muted.push(speaker);
        }
        self.tell_talk_rules();
        Ok(())
    }

    fn must_host(&self, guest: &GuestId) -> Result<(), ApiError> {
        if self.row.host == *guest { Ok(()) } else { Err(ApiError::NotHost) }
    }

    /// Rules are told to each alone: of two who watch, one may be silenced.
    fn tell_talk_rules(&mut self) {
        let listeners = self.connections.iter().map(|one| (one.id, one.guest.clone()));
        for (connection, guest) in listeners.collect::<Vec<_>>() {
            let rules = self.talk.rules_for(&guest, Role::of(&self.row, &guest));
            self.send(connection, &ServerMessage::TalkRuled { rules });
        }
    }

    /// Catches up with what was said on other nodes.
    pub(super) async fn reload_talk(&mut self) -> Result<(), ApiError> {
        let (id, next) = (&self.row.id, self.talk.next);
        let fresh = self.world.store.load_talk(id, next, SHOWN as u32).await?;
        let is_ruled =
            (&fresh.audience, &fresh.muted) != (&self.talk.rows.audience, &self.talk.rows.muted);
        (self.talk.rows.audience, self.talk.rows.muted) = (fresh.audience, fresh.muted);
        for line in fresh.lines {
            self.tell_talked(line);
        }
        if is_ruled {
            self.tell_talk_rules();
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_one_line_of_what_can_be_seen() {
        for (typed, kept) in [
            ("  Good\tgame,\r\n all! ", "Good game, all!"),
            ("<b>bold</b> & \"so\"", "<b>bold</b> & \"so\""),
            ("\u{202e}evil\u{202c}", "evil"),
            ("a\u{200b}b\u{0}c\u{feff}d\u{ad}e\u{e0041}f\u{3164}g", "abcdefg"),
            ("Grüße 🏝️ 你好", "Grüße 🏝️ 你好"),
            (&"ä".repeat(300), &"ä".repeat(300)),
        ] {
            assert_eq!(clean(typed).ok().as_deref(), Some(kept), "{typed:?}");
        }
        for refused in ["", "   ", "\n", "\u{200b}\u{2060}", &"x".repeat(301)] {
            assert!(clean(refused).is_err(), "{refused:?}");
        }
    }
}
