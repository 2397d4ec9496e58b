//! [`Shown`]: what a terminal asks of a match, besides what any client does.
use core::fmt::Debug;

use serde_json::Value;
use skerry_bots::Evaluate;
use skerry_core::{Game, Seat, Viewer};
use skerry_table::notation::{self, ACTION};
use skerry_text::Texts;

use crate::{
    Drawing, Examples, LegendEntry, Naming, Rival, Spot, Standing,
    table::{Playing, json, standings},
};

/// A match that can be shown in a terminal. Everything is drawn as `viewer`
/// may see it, who also sees the own draft.
pub trait Shown {
    /// The side of the table that belongs to `seat`.
    fn board(&self, viewer: Seat, seat: Seat, texts: &Texts) -> Drawing;

    /// What is to be decided on.
    fn offer(&self, viewer: Seat, texts: &Texts) -> Drawing;

    /// What is still to come.
    fn supply(&self, viewer: Seat, texts: &Texts) -> Drawing;

    /// What the letters on the board mean.
    fn legend(&self) -> &'static [LegendEntry];

    /// What can be typed in this game, for the help.
    fn examples(&self) -> Examples;

    /// What `viewer` may do and is worth offering: what the game waits for, then
    /// what can be done aside.
    fn offers(&self, viewer: Seat) -> Vec<Offer>;

    /// The full notation of what was typed in the game's short form.
    fn expand(&self, viewer: Seat, typed: &str) -> Option<String>;

    /// Whether there is such a place in the game.
    fn is_place(&self, typed: &str) -> bool;

    /// Text id of what should be known before this match begins.
    fn notice(&self, viewer: Seat) -> Option<&'static str>;

    /// How the players stand with the draft of `viewer`.
    fn drafted_standings(&self, viewer: Seat) -> Vec<Standing>;

    /// Whom a lone player plays against.
    fn rival(&self, viewer: Seat) -> Option<Rival>;
}

/// One legal action.
#[derive(Debug, Clone, PartialEq)]
pub struct Offer {
    /// As JSON.
    pub action: Value,
    /// As it is typed.
    pub notation: String,
    /// Whether it is done aside, and not what the game waits for.
    pub is_aside: bool,
    /// Where, if it is one of many that differ in that.
    pub spot: Option<Spot>,
    /// What it is, where its own words do not say that.
    pub naming: Option<Naming>,
}

impl<G: Game, E: Evaluate<G> + Debug> Shown for Playing<G, E> {
    fn board(&self, viewer: Seat, seat: Seat, texts: &Texts) -> Drawing {
        let draft = if viewer == seat { self.table.draft(seat) } else { &[] };
        self.face.board(&self.seen_by(viewer), seat, draft, texts)
    }
    fn offer(&self, viewer: Seat, texts: &Texts) -> Drawing {
        self.face.offer(&self.seen_by(viewer), texts)
    }
    fn supply(&self, viewer: Seat, texts: &Texts) -> Drawing {
        self.face.supply(&self.seen_by(viewer), texts)
    }
    fn legend(&self) -> &'static [LegendEntry] {
        self.face.legend()
    }
    fn examples(&self) -> Examples {
        self.face.examples()
    }
    fn offers(&self, viewer: Seat) -> Vec<Offer> {
        let view = self.seen_by(viewer);
        let offer = |action: &G::Action| Offer {
            action: json(action),
            notation: notation::write(ACTION, action),
            is_aside: G::is_aside(action),
            spot: self.face.spot(action),
            naming: self.face.naming(&view, viewer, action),
        };
        let legal = self.table.legal(viewer);
        let worth = legal.iter().filter(|action| self.face.is_offered(&view, action));
        let mut offers: Vec<Offer> = worth.map(offer).collect();
        offers.sort_by_key(|offer| offer.is_aside);
        offers
    }
    fn expand(&self, viewer: Seat, typed: &str) -> Option<String> {
        self.face.expand(&self.seen_by(viewer), typed)
    }
    fn is_place(&self, typed: &str) -> bool {
        self.face.is_place(typed)
    }
    fn notice(&self, viewer: Seat) -> Option<&'static str> {
        self.face.notice(&self.seen_by(viewer))
    }
    fn drafted_standings(&self, viewer: Seat) -> Vec<Standing> {
        standings(&self.table.drafted(viewer))
    }
    fn rival(&self, viewer: Seat) -> Option<Rival> {
        self.face.rival(&self.seen_by(viewer))
    }
}

impl<G: Game, E> Playing<G, E> {
    fn seen_by(&self, viewer: Seat) -> G::View {
        self.table.drafted(viewer).view(Viewer::Seat(viewer))
    }
}
