//! [`Preview`]: what an action would bring, told before anybody has done it.
use core::mem::discriminant;

use serde_json::Value;
use skerry_core::{Effect, Game, ScoreLine, Seat};
use skerry_table::Foresight;

use crate::{Json, Standing, hosted::written};

/// Of so many actions with the same verb each is foreseen with the list itself;
/// what there is more of is asked for one by one, as somebody points at it.
const FEW: usize = 12;

/// What an action would bring.
#[derive(Debug, Clone, PartialEq)]
pub struct Preview {
    /// Points more or less at once.
    pub points: i32,
    /// Points more or less if the game ended then, those at once included.
    pub points_at_end: i32,
    /// What the points at once are for.
    pub lines: Vec<ScoreLine>,
    /// What all of them are for.
    pub lines_at_end: Vec<ScoreLine>,
    /// What the game says besides.
    pub effects: Vec<Effect>,
}

/// What is said of an action that is allowed.
#[derive(Debug, Clone, PartialEq)]
pub struct Allowed {
    /// What would happen.
    pub events: Vec<Value>,
    /// How the seat would stand.
    pub standing: Standing,
    /// What it would bring.
    pub preview: Preview,
}

/// A legal action with what it would bring.
#[derive(Debug, Clone)]
pub struct Foreseen {
    /// Which.
    pub action: Json,
    /// What.
    pub preview: Preview,
}

impl Preview {
    pub(crate) fn of<G: Game>(foreseen: &Foresight<G>) -> Preview {
        Preview {
            points: foreseen.points(),
            points_at_end: foreseen.points_at_end(),
            lines: foreseen.lines(),
            lines_at_end: foreseen.lines_at_end(),
            effects: foreseen.effects(),
        }
    }
}

/// What those of the legal actions would bring of whose sort there are few.
pub(crate) fn of_few<G: Game>(game: &G, seat: Seat, legal: &[G::Action]) -> Vec<Foreseen> {
    // The list is sorted, so that actions of one sort follow one another.
    let sorts = legal.chunk_by(|one, other| discriminant(one) == discriminant(other));
    let few = sorts.filter(|sort| sort.len() <= FEW).flatten();
    few.filter_map(|action| {
        let foreseen = Foresight::of(*game, seat, *action).ok()?;
        Some(Foreseen { action: written(action), preview: Preview::of(&foreseen) })
    })
    .collect()
}
