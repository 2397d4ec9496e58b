//! What a player wants to know before deciding: what an action would bring
//! besides points, and what there is to aim at.
use alloc::{vec, vec::Vec};

use serde::Serialize;

use crate::Rule;

/// How an effect is to be taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tone {
    /// Something is had that was not had before.
    Gain,
    /// Something is paid or lost.
    Cost,
    /// Good to know.
    Note,
    /// The action leads nowhere, or wastes something: think again.
    Warning,
}

/// An argument of a sentence.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Figure {
    /// So many.
    Number(i32),
    /// One of the game's own things, as it is written on the wire.
    Name(&'static str),
}

impl From<i32> for Figure {
    fn from(number: i32) -> Figure {
        Figure::Number(number)
    }
}

impl From<u8> for Figure {
    fn from(number: u8) -> Figure {
        Figure::Number(number.into())
    }
}

impl From<&'static str> for Figure {
    fn from(name: &'static str) -> Figure {
        Figure::Name(name)
    }
}

/// Something that an action would bring about and that points do not tell: a
/// group grows, gold is paid, nothing could be done with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Effect {
    /// Suffix of the text id: `my-island-effect-<word>`. Declared in
    /// [`Game::EFFECTS`](crate::Game::EFFECTS).
    pub word: &'static str,
    /// How it is to be taken.
    pub tone: Tone,
    /// What its sentence needs to know.
    pub figures: Vec<(&'static str, Figure)>,
}

impl Effect {
    /// An effect without figures.
    pub fn new(tone: Tone, word: &'static str) -> Effect {
        Effect { word, tone, figures: vec![] }
    }

    /// The same with one figure more.
    #[must_use]
    pub fn with(mut self, name: &'static str, figure: impl Into<Figure>) -> Effect {
        self.figures.push((name, figure.into()));
        self
    }
}

/// Something worth points, and how far a player has come with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Aim {
    /// Suffix of the text id: `my-island-aim-<aim>`. Declared in
    /// [`Game::AIMS`](crate::Game::AIMS).
    pub aim: &'static str,
    /// What says so; none where it stands in an envelope that is opened later.
    pub rule: Option<&'static Rule>,
    /// How far; spaces, steps, pieces, whatever the text says.
    pub have: i32,
    /// How far it goes; 0 where there is no such point.
    pub need: i32,
    /// What it is worth to get there, or what each is worth; below 0 for what costs points.
    pub worth: i32,
    /// What it has brought so far, together with what it would bring if the game ended now.
    pub points: i32,
}
