//! [`Face`]: how a game shows itself in a terminal.
//!
//! This lives in the catalog and not in the command line, because a board
//! cannot be drawn without the game's components, and only the catalog knows
//! games; and not in the game, because letters and inks are no rules. A face
//! draws from a [`View`](Game::View) alone, so it cannot show what is hidden.
use core::fmt::Debug;

use serde::Serialize;
use serde_json::Value;
use skerry_core::{Game, ScoreLine, Seat};
use skerry_text::Texts;

use crate::{Drawing, Ink};

/// What the terminal asks a game, besides its rules.
pub trait Face<G: Game>: Debug + Sync {
    /// The side of the table that belongs to `seat`; `draft` is what its owner
    /// has done and not yet confirmed.
    fn board(&self, view: &G::View, seat: Seat, draft: &[G::Action], texts: &Texts) -> Drawing;

    /// What is to be decided on, in all ways it can be used.
    fn offer(&self, view: &G::View, texts: &Texts) -> Drawing;

    /// What is still to come, as far as everybody may know it.
    fn supply(&self, view: &G::View, texts: &Texts) -> Drawing;

    /// What the letters on the board mean.
    fn legend(&self) -> &'static [LegendEntry];

    /// Where an action takes place, if it is one of many that differ in that.
    fn spot(&self, action: &G::Action) -> Option<Spot>;

    /// The full notation of what was typed in the game's short form.
    fn expand(&self, view: &G::View, typed: &str) -> Option<String>;

    /// What can be typed in this game, for the help.
    fn examples(&self) -> Examples;

    /// How an action is called in this position, where its own words do not say
    /// what it is: which goods lie on place 3, or what it costs this seat.
    fn naming(&self, _view: &G::View, _seat: Seat, _action: &G::Action) -> Option<Naming> {
        None
    }

    /// Whether there is such a place in the game, whatever can be done there.
    fn is_place(&self, _typed: &str) -> bool {
        true
    }

    /// Text id of what should be known before this match begins, without the game's name.
    fn notice(&self, _view: &G::View) -> Option<&'static str> {
        None
    }

    /// Whom a lone player plays against.
    fn rival(&self, _view: &G::View) -> Option<Rival> {
        None
    }

    /// Whether a legal action is worth being listed.
    fn is_offered(&self, _view: &G::View, _action: &G::Action) -> bool {
        true
    }
}

/// What an action is: a sentence and what it needs to know.
#[derive(Debug, Clone, PartialEq)]
pub struct Naming {
    /// Text id, without the game's name.
    pub text: &'static str,
    /// Arguments of the sentence.
    pub args: Value,
}

/// An opponent without a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Rival {
    /// Text id of the name, without the game's name.
    pub name: &'static str,
    /// What the rival would have if the match ended now, and what it consists of.
    pub points: i32,
    /// See `points`.
    pub breakdown: Vec<ScoreLine>,
}

/// What can be typed, each as an example.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Examples {
    /// A place.
    pub place: &'static str,
    /// An action in the game's short form, or several.
    pub short: &'static str,
    /// An action in full.
    pub action: &'static str,
    /// The number of a rule.
    pub rule: &'static str,
}

/// One sign on a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LegendEntry {
    /// As it is drawn; in a language of which the text has a `.sign`, as that says.
    pub sign: &'static str,
    /// In its ink.
    pub ink: Ink,
    /// Text id of what it means, without the game's name.
    pub text: &'static str,
}

/// The place of an action, and what tells it from others in the same place.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Spot {
    /// As a player would type it: `3,5`.
    pub place: String,
    /// The rest of the short form: `r2`.
    pub way: String,
}
