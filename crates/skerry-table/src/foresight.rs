//! [`Foresight`]: what an action would bring, before anybody has done it.
use alloc::{collections::VecDeque, vec, vec::Vec};

use skerry_core::{Effect, Game, ScoreLine, Seat};

use crate::{Refusal, table::followed};

/// An action carried out on a copy: the game before it and after it. Nature
/// does not move in it, so it ends where something would have to be drawn.
#[derive(Debug, Clone)]
pub struct Foresight<G: Game> {
    seat: Seat,
    /// `None` if there are several.
    action: Option<G::Action>,
    before: G,
    after: G,
    events: Vec<G::Event>,
}

impl<G: Game> Foresight<G> {
    /// What `action` of `seat` would bring in this game, together with every
    /// answer after it that is the only one left.
    ///
    /// # Errors
    /// When `seat` owes nothing, or a rule forbids the action.
    pub fn of(before: G, seat: Seat, action: G::Action) -> Result<Self, Refusal> {
        let (after, _, events) = followed(before, seat, action)?;
        Ok(Foresight { seat, action: Some(action), before, after, events })
    }

    /// What a whole turn of `seat` would bring, action by action, as far as it can be done
    /// before nature moves. An answer that is the only one left may be in it or not.
    ///
    /// # Errors
    /// When already its first action cannot be done, or there is none.
    pub fn along(before: G, seat: Seat, line: &[G::Action]) -> Result<Self, Refusal> {
        let Some((first, rest)) = line.split_first() else {
            return Err(Refusal::NothingToCommit);
        };
        let (mut after, forced, mut events) = followed(before, seat, *first)?;
        let mut forced = VecDeque::from(forced);
        for action in rest {
            if forced.front() == Some(action) {
                forced.pop_front();
                continue;
            }
            let Ok((next, more, told)) = followed(after, seat, *action) else { break };
            (after, forced) = (next, more.into());
            events.extend(told);
        }
        let action = rest.is_empty().then_some(*first);
        Ok(Foresight { seat, action, before, after, events })
    }

    /// The game with the action in it, and with all that follows from it.
    pub fn after(&self) -> &G {
        &self.after
    }

    /// What would happen; not yet redacted.
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }

    /// Points that the seat would have more, or less.
    pub fn points(&self) -> i32 {
        self.difference(|game| game.score(self.seat).points)
    }

    /// The same if the game ended then, compared with its end now: points that
    /// are only promised are in it.
    pub fn points_at_end(&self) -> i32 {
        self.difference(|game| game.ended().score(self.seat).points)
    }

    /// What the points are for: the lines of the score sheet that change.
    pub fn lines(&self) -> Vec<ScoreLine> {
        changed(&self.before.breakdown(self.seat), &self.after.breakdown(self.seat))
    }

    /// The same if the game ended.
    pub fn lines_at_end(&self) -> Vec<ScoreLine> {
        let ended = |game: &G| game.ended().breakdown(self.seat);
        changed(&ended(&self.before), &ended(&self.after))
    }

    /// What the game has to say about it besides; of a whole turn it has nothing to say.
    pub fn effects(&self) -> Vec<Effect> {
        let effects = |action: &G::Action| self.before.effects(self.seat, action, &self.after);
        self.action.as_ref().map(effects).unwrap_or_default()
    }

    fn difference(&self, points: impl Fn(&G) -> i32) -> i32 {
        points(&self.after) - points(&self.before)
    }
}

/// Each line that differs, with the difference.
fn changed(before: &[ScoreLine], after: &[ScoreLine]) -> Vec<ScoreLine> {
    let points = |lines: &[ScoreLine], category| -> i32 {
        lines.iter().filter(|line| line.category == category).map(|line| line.points).sum()
    };
    let mut changes: Vec<ScoreLine> = vec![];
    for &ScoreLine { category, .. } in before.iter().chain(after) {
        let points = points(after, category) - points(before, category);
        if points != 0 && changes.iter().all(|line| line.category != category) {
            changes.push(ScoreLine { category, points });
        }
    }
    changes
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(category: &'static str, points: i32) -> ScoreLine {
        ScoreLine { category, points }
    }

    #[test]
    fn only_what_changes_is_told_and_once() {
        let before = [line("farms", 3), line("beach", -4), line("lost", 2)];
        let after = [line("farms", 3), line("beach", -2), line("totems", 5)];
        assert_eq!(
            changed(&before, &after),
            [line("beach", 2), line("lost", -2), line("totems", 5)]
        );
        assert_eq!(changed(&after, &after), []);
    }
}
