//! Amerigo in a terminal: the map all share, the displays, everybody's sheet.
mod chart;
mod sheets;

use amerigo::{
    Action, Amerigo, DoingView, GoodView, Journey, Place, Square, TileCount, View,
    components::{Colour, Tile},
};
use serde::Serialize;
use serde_json::{Value, json};
use skerry_core::Seat;
use skerry_text::Texts;

use crate::{
    Drawing, Examples, Face, Ink, LegendEntry, Naming, Spot,
    drawing::{Canvas, Cell},
};

const LEGEND: &[LegendEntry] = &[
    LegendEntry { sign: ".", ink: Ink::Faint, text: "board-sea" },
    LegendEntry { sign: ".*", ink: Ink::Strong, text: "board-reach" },
    LegendEntry { sign: "v", ink: Ink::Blue, text: "board-anchor" },
    LegendEntry { sign: "#", ink: Ink::Sand, text: "board-free" },
    LegendEntry { sign: "P", ink: Ink::Sand, text: "board-post" },
    LegendEntry { sign: "S", ink: Ink::Green, text: "resource-sugar" },
    LegendEntry { sign: "C", ink: Ink::Green, text: "resource-cotton" },
    LegendEntry { sign: "T", ink: Ink::Green, text: "resource-tobacco" },
    LegendEntry { sign: "N", ink: Ink::Green, text: "resource-coconut" },
    LegendEntry { sign: "K", ink: Ink::Green, text: "resource-coffee" },
    LegendEntry { sign: "o", ink: Ink::Faint, text: "board-neutral" },
    LegendEntry { sign: "a", ink: Ink::Red, text: "board-village" },
    LegendEntry { sign: "a^", ink: Ink::Red, text: "board-founded" },
    LegendEntry { sign: "a~", ink: Ink::Red, text: "board-ship" },
    LegendEntry { sign: "N1", ink: Ink::Blue, text: "board-frame" },
    LegendEntry { sign: "[]", ink: Ink::Strong, text: "board-new" },
];

/// The terminal face of Amerigo.
#[derive(Debug)]
pub(crate) struct AmerigoFace;

impl Face<Amerigo> for AmerigoFace {
    fn board(&self, view: &View, _seat: Seat, draft: &[Action], texts: &Texts) -> Drawing {
        let mut drawing = chart::draw(view, draft);
        drawing.lines.push(vec![]);
        drawing.lines.extend(sheets::draw(view, &Words(texts)).lines);
        drawing
    }

    /// The cubes, and what is on display, each with the number of its place.
    fn offer(&self, view: &View, texts: &Texts) -> Drawing {
        let words = Words(texts);
        let mut canvas = Canvas::default();
        let line = canvas.table(0, &cubes(view, &words));
        let goods = (1..).zip(&view.goods).map(|(place, good)| match good {
            Some(good) => {
                format!("{place}: {} ({})", words.word("resource", &good.resource), good.cost)
            }
            None => format!("{place}: –"),
        });
        let line = canvas.listed(line + 1, &words.text("board-goods"), &goods.collect::<Vec<_>>());
        canvas.table(line + 1, &markers(view, &words));
        canvas.drawing()
    }

    /// Tiles that can be planned: neutral ones, and everybody's villages.
    fn supply(&self, view: &View, texts: &Texts) -> Drawing {
        let words = Words(texts);
        let mut canvas = Canvas::default();
        let mut line = canvas.listed(0, &words.text("board-supply"), &words.tiles(&view.supply));
        for (seat, player) in (0..).map(Seat).zip(&view.players) {
            let head = words.say("board-villages", &json!({ "seat": seat.to_string() }));
            line = canvas.listed(line, &head, &words.tiles(&player.villages));
        }
        canvas.drawing()
    }

    fn legend(&self) -> &'static [LegendEntry] {
        LEGEND
    }

    fn spot(&self, action: &Action) -> Option<Spot> {
        match action {
            Action::Build { tile, rotation, at } => {
                Some(Spot { place: at.to_string(), way: format!("{tile} r{rotation}") })
            }
            Action::Sail { ship, to } => {
                Some(Spot { place: to.to_string(), way: ship.to_string() })
            }
            _ => None,
        }
    }

    fn naming(&self, view: &View, _seat: Seat, action: &Action) -> Option<Naming> {
        let doing = view.doing.as_ref()?;
        let (text, args) = named(view, doing, action)?;
        Some(Naming { text, args })
    }

    /// `e4 2` or `e4 ship 2` for the second ship, `e4 village-i3 r1` for a tile.
    fn expand(&self, _view: &View, typed: &str) -> Option<String> {
        let words: Vec<&str> = typed.split_whitespace().collect();
        match words[..] {
            [to, ship] | [to, "ship" | "Schiff" | "schiff", ship] => {
                let to: Place = to.parse().ok()?;
                let ship: u8 = ship.parse().ok()?;
                Some(format!("sail ship={ship} to={to}"))
            }
            [at, tile, turn] => {
                let at: Square = at.parse().ok()?;
                let tile: Tile = tile.parse().ok()?;
                let rotation: u8 = turn.strip_prefix('r').unwrap_or(turn).parse().ok()?;
                Some(format!("build tile={tile} rotation={rotation} at={at}"))
            }
            _ => None,
        }
    }

    fn examples(&self) -> Examples {
        Examples {
            place: "e4",
            short: "e4 2, e4 village-i3 r1",
            action: "sail ship=2 to=e4",
            rule: "8.1",
        }
    }
}

/// What an action is about, where its own words only name a place, or leave
/// out what it is worth.
fn named(view: &View, doing: &DoingView, action: &Action) -> Option<(&'static str, Value)> {
    Some(match *action {
        Action::Take { colour } => {
            let offer = doing.offers.iter().find(|offer| offer.colour == colour)?;
            ("named-take", json!({ "colour": colour, "ap": offer.ap }))
        }
        Action::TakeGold => ("named-take_gold", json!({ "gold": doing.gold })),
        Action::CubeVp => {
            let cubes: u8 = view.cubes.field.iter().sum();
            ("named-cube_vp", json!({ "points": cubes }))
        }
        Action::Sail { ship, to } => {
            let is_meant = |journey: &&Journey| journey.ship == ship && journey.to == to;
            let steps = doing.journeys.iter().find(is_meant)?.steps;
            let anchor = chart::is_anchor(view, to);
            ("named-sail", json!({ "ship": ship, "to": to, "steps": steps, "anchor": anchor }))
        }
        Action::Advance { steps } => {
            let player = view.players.get(view.active?.index())?;
            let from = match doing.colour? {
                Colour::Black => player.cannons,
                Colour::Brown => player.progress,
                Colour::Blue | Colour::Red | Colour::Green | Colour::Yellow | Colour::White => {
                    player.position
                }
            };
            ("named-advance", json!({ "steps": steps, "to": from + steps }))
        }
        Action::TakeTile { tile } => {
            let [small, large] = [false, true].map(|is_large| tile.points(is_large));
            let args = json!({ "tile": tile, "cost": tile.cost(), "small": small, "large": large });
            ("named-take_tile", args)
        }
        Action::PickMarker { slot } => {
            let marker = (*view.markers.get(usize::from(slot))?)?;
            ("named-pick_marker", json!({ "marker": marker, "slot": slot }))
        }
        Action::BuyGood { slot } => {
            let GoodView { resource, cost } = (*view.goods.get(usize::from(slot))?)?;
            let args = json!({ "resource": resource, "cost": cost, "place": slot + 1 });
            ("named-buy_good", args)
        }
        Action::PlaceShip { .. }
        | Action::PlacePost
        | Action::NoPost
        | Action::UseSail8
        | Action::Jump
        | Action::Build { .. }
        | Action::BuyAp
        | Action::CashChest
        | Action::CashMarker { .. }
        | Action::Done => return None,
    })
}

/// Sentences and names of this game.
struct Words<'a>(&'a Texts);

impl Words<'_> {
    fn text(&self, id: &str) -> String {
        self.say(id, &Value::Null)
    }

    fn say(&self, id: &str, args: &Value) -> String {
        self.0.say(&format!("amerigo-{id}"), args)
    }

    /// The name of a thing of this kind.
    fn word(&self, kind: &str, thing: &impl Serialize) -> String {
        self.say(&format!("any-{kind}"), &json!({ kind: thing }))
    }

    fn tiles(&self, tiles: &[TileCount]) -> Vec<String> {
        let counted =
            |kind: &TileCount| format!("{} × {}", kind.count, self.word("tile", &kind.tile));
        tiles.iter().filter(|kind| kind.count > 0).map(counted).collect()
    }
}

fn ink_of(seat: Seat) -> Ink {
    [Ink::Red, Ink::Blue, Ink::Yellow, Ink::Violet][seat.index() % 4]
}

fn ink_of_cubes(colour: Colour) -> Ink {
    match colour {
        Colour::Blue => Ink::Blue,
        Colour::Black => Ink::Plain,
        Colour::Red => Ink::Red,
        Colour::Brown => Ink::Brown,
        Colour::Green => Ink::Green,
        Colour::Yellow => Ink::Yellow,
        Colour::White => Ink::Strong,
    }
}

/// A column for each colour, a row for each place where cubes can be.
fn cubes(view: &View, words: &Words<'_>) -> Vec<Vec<Cell>> {
    let heads = Colour::ALL.map(|colour| (words.word("colour", &colour), ink_of_cubes(colour)));
    let mut rows = vec![vec![(words.text("board-cubes"), Ink::Strong)]];
    rows[0].extend(heads);
    let places = [
        ("thing-field", view.cubes.field),
        ("thing-storage", view.cubes.storage),
        ("thing-tower", view.cubes.tower),
    ];
    for (id, counts) in places {
        let cell = |(colour, count): (Colour, u8)| match count {
            0 => ("–".to_owned(), Ink::Faint),
            _ => (count.to_string(), ink_of_cubes(colour)),
        };
        let counts = Colour::ALL.into_iter().zip(counts).map(cell);
        rows.push([(words.text(id), Ink::Plain)].into_iter().chain(counts).collect());
    }
    rows
}

/// Both areas side by side; an empty place keeps its number.
fn markers(view: &View, words: &Words<'_>) -> Vec<Vec<Cell>> {
    let heads = ["board-markers_left", "board-markers_right"];
    let mut rows = vec![heads.map(|id| (words.text(id), Ink::Strong)).to_vec()];
    let (left, right) = view.markers.split_at(view.markers.len() / 2);
    for (place, (left, right)) in (1..).zip(left.iter().zip(right)) {
        let cell = |marker: &Option<_>| match marker {
            Some(marker) => (format!("{place}: {}", words.word("marker", marker)), Ink::Plain),
            None => (format!("{place}: –"), Ink::Faint),
        };
        rows.push(vec![cell(left), cell(right)]);
    }
    rows
}
