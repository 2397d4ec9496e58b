//! Yamataï in a terminal: the archipelago all share, what can be taken, everybody's mat.
mod chart;
mod mats;

use serde::Serialize;
use serde_json::{Value, json};
use skerry_core::Seat;
use skerry_text::Texts;
use yamatai::{
    Action, Boats, Space, View, Yamatai,
    components::{Cargo, Specialist, Tile},
};

use crate::{
    Drawing, Examples, Face, Ink, LegendEntry, Spot,
    drawing::{Canvas, Cell},
};

const LEGEND: &[LegendEntry] = &[
    LegendEntry { sign: "12", ink: Ink::Faint, text: "board-space" },
    LegendEntry { sign: "02", ink: Ink::Blue, text: "board-entry" },
    LegendEntry { sign: "B", ink: Ink::Green, text: "cargo-bamboo" },
    LegendEntry { sign: "W", ink: Ink::Brown, text: "cargo-wood" },
    LegendEntry { sign: "S", ink: Ink::Strong, text: "cargo-stone" },
    LegendEntry { sign: "C", ink: Ink::Red, text: "cargo-clay" },
    LegendEntry { sign: "G", ink: Ink::Yellow, text: "cargo-gold" },
    LegendEntry { sign: "B!", ink: Ink::Green, text: "board-fresh" },
    LegendEntry { sign: "I07", ink: Ink::Sand, text: "board-island" },
    LegendEntry { sign: "o", ink: Ink::Violet, text: "board-token" },
    LegendEntry { sign: "^", ink: Ink::Moss, text: "board-mountain" },
    LegendEntry { sign: "#", ink: Ink::Blue, text: "board-sacred" },
    LegendEntry { sign: "=a", ink: Ink::Red, text: "board-house" },
    LegendEntry { sign: "=T", ink: Ink::Red, text: "board-torii" },
    LegendEntry { sign: "=P", ink: Ink::Red, text: "board-palace" },
];

/// The terminal face of Yamataï.
#[derive(Debug)]
pub(crate) struct YamataiFace;

impl Face<Yamatai> for YamataiFace {
    fn board(&self, view: &View, _seat: Seat, _draft: &[Action], texts: &Texts) -> Drawing {
        let mut drawing = chart::draw(view);
        drawing.lines.push(vec![]);
        drawing.lines.extend(mats::draw(view, &Words(texts)).lines);
        drawing
    }

    /// Fleets, building tiles and specialists, and what is at hand.
    fn offer(&self, view: &View, texts: &Texts) -> Drawing {
        let words = Words(texts);
        let mut canvas = Canvas::default();
        let fleets = view.fleets.open.iter().flatten().map(|fleet| {
            let power = words.name("fleet", fleet);
            format!("{fleet} {}: {power}", words.boats(fleet.boats()))
        });
        let line = canvas.listed(0, &words.text("board-fleets"), &fleets.collect::<Vec<_>>());
        let line = canvas.listed(line, &words.text("board-row"), &words.tiles(&view.row));
        let hall = view.specialists.iter().flatten();
        let hall = hall.map(|it| format!("{} ({})", words.specialist(it.specialist), it.coins));
        let line = canvas.listed(line, &words.text("board-hall"), &hall.collect::<Vec<_>>());
        if let Some(doing) = &view.doing {
            canvas.listed(line, &words.text("board-pool"), &[words.boats(doing.pool)]);
        }
        canvas.drawing()
    }

    /// What is face down, and how near every end is.
    fn supply(&self, view: &View, texts: &Texts) -> Drawing {
        let words = Words(texts);
        let mut canvas = Canvas::default();
        let boats = Cargo::ALL.iter().zip(view.ends.supply);
        let boats = boats.map(|(cargo, left)| format!("{} {left}", words.name("cargo", cargo)));
        let mut line = canvas.listed(0, &words.text("board-supply"), &boats.collect::<Vec<_>>());
        let fleets = [("board-next", &view.fleets.next), ("board-later", &view.fleets.later)];
        for (head, fleets) in fleets {
            let names: Vec<String> = fleets.iter().map(ToString::to_string).collect();
            line = canvas.listed(line, &words.text(head), &names);
        }
        line = canvas.listed(line, &words.text("board-deck"), &words.tiles(&view.tiles_to_come));
        let unseen = view.specialists_to_come.iter().map(|it| words.specialist(*it));
        canvas.listed(line, &words.text("board-unseen"), &unseen.collect::<Vec<_>>());
        canvas.drawing()
    }

    fn legend(&self) -> &'static [LegendEntry] {
        LEGEND
    }

    fn spot(&self, action: &Action) -> Option<Spot> {
        let spot = |place: String, way: String| Some(Spot { place, way });
        match action {
            Action::Place { cargo, at } => spot(at.to_string(), letter(*cargo).to_string()),
            Action::Build { tile, island } => spot(island.to_string(), tile.to_string()),
            Action::Take { boat, island } => spot(island.to_string(), boat.to_string()),
            _ => None,
        }
    }

    /// `S12 B` for a boat, `I07 T13` for a building, `I07 S12` for a token.
    fn expand(&self, _view: &View, typed: &str) -> Option<String> {
        let words: Vec<&str> = typed.split_whitespace().collect();
        let [place, way] = words[..] else { return None };
        if let Ok(at) = place.parse::<Space>() {
            let boats: Boats = way.parse().ok()?;
            let cargo = Cargo::ALL.into_iter().find(|cargo| boats.count(*cargo) == boats.len())?;
            let cargo = serde_json::to_value(cargo).ok()?;
            return Some(format!("place cargo={} at={at}", cargo.as_str()?));
        }
        let island: yamatai::Island = place.parse().ok()?;
        if let Ok(boat) = way.parse::<Space>() {
            return Some(format!("take boat={boat} island={island}"));
        }
        let tile: Tile = way.parse().ok()?;
        Some(format!("build tile={tile} island={island}"))
    }

    fn examples(&self) -> Examples {
        Examples {
            place: "S12",
            short: "S12 B, I07 T13, I07 S12",
            action: "place cargo=bamboo at=S12",
            rule: "R6",
        }
    }
}

/// How a boat is drawn.
fn letter(cargo: Cargo) -> char {
    ['B', 'W', 'S', 'C', 'G'][cargo.index()]
}

/// The game's words for what stands on the table.
struct Words<'a>(&'a Texts);

impl Words<'_> {
    fn text(&self, id: &str) -> String {
        self.0.say(&format!("yamatai-{id}"), &Value::Null)
    }

    fn name(&self, kind: &str, thing: &impl Serialize) -> String {
        let name = serde_json::to_value(thing).unwrap_or_default();
        self.text(&format!("{kind}-{}", name.as_str().unwrap_or_default()))
    }

    fn specialist(&self, specialist: Specialist) -> String {
        self.name("specialist", &specialist)
    }

    fn boats(&self, boats: Boats) -> String {
        if boats.is_empty() { "–".to_owned() } else { boats.to_string() }
    }

    fn tiles(&self, tiles: &[Tile]) -> Vec<String> {
        let told = |tile: &Tile| {
            let args = json!({ "tile": tile, "points": tile.points() });
            self.0.say("yamatai-board-tile", &args)
        };
        tiles.iter().map(told).collect()
    }

    fn head(&self, id: &str) -> Cell {
        (self.text(id), Ink::Strong)
    }
}
