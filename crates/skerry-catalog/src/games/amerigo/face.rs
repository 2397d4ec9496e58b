//! Amerigo in a terminal: the map all share, as rows of squares.
use amerigo::{Action, Amerigo, Place, PlayerView, Square, View, components::Tile};
use skerry_core::Seat;

use crate::{Drawing, Face, Ink, LegendEntry, Spot, drawing::Canvas};

/// Letters of one square.
const SQUARE: usize = 3;
/// Where the map begins: right of the row numbers, below the column letters.
const LEFT: usize = 4;
const TOP: usize = 1;

const LEGEND: &[LegendEntry] = &[
    LegendEntry { sign: ".", ink: Ink::Faint, text: "board-sea" },
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
    LegendEntry { sign: "[]", ink: Ink::Strong, text: "board-new" },
];

/// The terminal face of Amerigo.
#[derive(Debug)]
pub(crate) struct AmerigoFace;

impl Face<Amerigo> for AmerigoFace {
    fn board(&self, view: &View, _seat: Seat, draft: &[Action]) -> Drawing {
        let mut canvas = Canvas::default();
        axes(&mut canvas, view);
        ground(&mut canvas, view);
        pieces(&mut canvas, view);
        for action in draft {
            if let Action::Build { tile, rotation, at } = *action {
                let squares = Amerigo::covered_by(tile, rotation, at).into_iter();
                squares
                    .flat_map(|squares| squares.iter())
                    .for_each(|square| bracket(&mut canvas, Square::numbered(square)));
            }
        }
        let mut drawing = canvas.drawing();
        drawing.lines.extend(sheets(view).lines);
        drawing
    }

    /// The actions on offer and their action points, in the words of the notation.
    fn offer(&self, view: &View) -> Drawing {
        let mut canvas = Canvas::default();
        let offers = view.doing.iter().flat_map(|doing| &doing.offers);
        for (line, offer) in offers.enumerate() {
            canvas.put((0, line), &format!("{}  {}", word(&offer.colour), offer.ap), Ink::Plain);
        }
        let shown = view.goods.iter().flatten();
        for (line, good) in shown.enumerate() {
            canvas.put((16, line), &format!("{} {}", word(&good.resource), good.cost), Ink::Faint);
        }
        for (line, marker) in view.markers.iter().flatten().enumerate() {
            canvas.put((32, line), &word(marker), Ink::Faint);
        }
        canvas.drawing()
    }

    /// Tiles that can be planned.
    fn supply(&self, view: &View) -> Drawing {
        let mut canvas = Canvas::default();
        for (line, kind) in view.supply.iter().enumerate() {
            canvas.put((0, line), &format!("{}  {}", kind.count, kind.tile), Ink::Plain);
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

    /// `e4 2` for the second ship, `e4 village-i3 r1` for a tile.
    fn expand(&self, _view: &View, typed: &str) -> Option<String> {
        let words: Vec<&str> = typed.split_whitespace().collect();
        match words[..] {
            [to, ship] => {
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
}

/// A word as the notation has it.
fn word(value: &impl serde::Serialize) -> String {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(word)) => word,
        _ => String::new(),
    }
}

fn ink_of(seat: Seat) -> Ink {
    [Ink::Red, Ink::Blue, Ink::Yellow, Ink::Violet][seat.index() % 4]
}

fn position(row: u8, column: u8) -> (usize, usize) {
    (LEFT + SQUARE * usize::from(column), TOP + usize::from(row))
}

fn place_of(square: Square) -> (usize, usize) {
    position(square.row(), square.column())
}

fn axes(canvas: &mut Canvas, view: &View) {
    for (column, letter) in (0..view.map.columns).zip('a'..) {
        canvas.put((position(0, column).0, 0), &letter.to_string(), Ink::Faint);
    }
    for row in 0..view.map.rows {
        canvas.put((0, position(row, 0).1), &(row + 1).to_string(), Ink::Faint);
    }
}

fn ground(canvas: &mut Canvas, view: &View) {
    for (row, line) in (0..).zip(&view.map.ground) {
        for (column, letter) in (0..).zip(line.chars()) {
            let ink = match letter {
                '.' => Ink::Faint,
                '^' | 'v' | '<' | '>' => Ink::Blue,
                '#' | 'P' => Ink::Sand,
                _ => Ink::Green,
            };
            canvas.put(position(row, column), &letter.to_string(), ink);
        }
    }
}

fn pieces(canvas: &mut Canvas, view: &View) {
    for tile in &view.map.tiles {
        let sign = tile.owner.map_or_else(|| "o".to_owned(), |seat| seat.to_string());
        let ink = tile.owner.map_or(Ink::Faint, ink_of);
        for square in &tile.squares {
            canvas.put(place_of(*square), &sign, ink);
        }
    }
    for post in &view.map.posts {
        canvas.put(place_of(post.at), &format!("{}^", post.owner), ink_of(post.owner));
    }
    for (seat, player) in (0..).map(Seat).zip(&view.players) {
        for square in player.ships.iter().flatten().filter_map(|place| place.as_square()) {
            canvas.put(place_of(square), &format!("{seat}~"), ink_of(seat));
        }
    }
}

fn bracket(canvas: &mut Canvas, square: Square) {
    let (x, y) = place_of(square);
    canvas.put((x - 1, y), "[", Ink::Strong);
    canvas.put((x + 1, y), "]", Ink::Strong);
}

/// One line for each player: what the sheet says in numbers.
fn sheets(view: &View) -> Drawing {
    let mut canvas = Canvas::default();
    for (line, (seat, player)) in (0..).map(Seat).zip(&view.players).enumerate() {
        canvas.put((0, line + 1), &seat.to_string(), ink_of(seat));
        canvas.put((2, line + 1), &numbers(player), Ink::Plain);
    }
    canvas.drawing()
}

fn numbers(player: &PlayerView) -> String {
    let ships = player.ships.iter().flatten().map(Place::to_string).collect::<Vec<_>>();
    let planned = player.planned.iter().map(|kind| format!("{}x{}", kind.count, kind.tile));
    format!(
        "{:3} | {:2} $ | {:2} ! | {:2} + | {:2} > | {} | {}",
        player.points,
        player.gold,
        player.cannons,
        player.progress,
        player.position,
        ships.join(" "),
        planned.collect::<Vec<_>>().join(" "),
    )
}
