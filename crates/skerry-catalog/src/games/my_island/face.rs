//! My Island in a terminal: rows of hexes, each shifted by half a hex.
use my_island::{
    Action, MyIsland, PlayerView, View,
    components::{Board, Space, Symbol, Terrain, Tile},
    covers,
};
use serde_json::json;
use skerry_core::Seat;
use skerry_text::Texts;

use crate::{Drawing, Examples, Face, Ink, LegendEntry, Naming, Spot, drawing::Canvas};

/// Letters of one hex, and of half a hex.
const HEX: usize = 4;
const HALF: usize = 2;
/// Columns and rows of the window that holds every board.
const COLUMNS: i8 = 16;
const ROWS: i8 = 8;

const LEGEND: &[LegendEntry] = &[
    LegendEntry { sign: "F", ink: Ink::Yellow, text: "symbol-field" },
    LegendEntry { sign: "W", ink: Ink::Blue, text: "symbol-wall" },
    LegendEntry { sign: "H", ink: Ink::Brown, text: "symbol-house" },
    LegendEntry { sign: "P", ink: Ink::Green, text: "symbol-path" },
    LegendEntry { sign: "b", ink: Ink::Sand, text: "terrain-beach" },
    LegendEntry { sign: "h", ink: Ink::Faint, text: "terrain-heath" },
    LegendEntry { sign: "p", ink: Ink::Moss, text: "terrain-palms" },
    LegendEntry { sign: "j", ink: Ink::Faint, text: "terrain-jungle" },
    LegendEntry { sign: "^", ink: Ink::Violet, text: "board-totem" },
    LegendEntry { sign: "^*", ink: Ink::Violet, text: "board-connected" },
    LegendEntry { sign: "F*", ink: Ink::Yellow, text: "board-cube" },
    LegendEntry { sign: "[F]", ink: Ink::Yellow, text: "board-new" },
];

/// The terminal face of My Island.
#[derive(Debug)]
pub(crate) struct MyIslandFace;

impl Face<MyIsland> for MyIslandFace {
    fn board(&self, view: &View, seat: Seat, draft: &[Action], _texts: &Texts) -> Drawing {
        let mut canvas = Canvas::default();
        axes(&mut canvas);
        let ground = view.rules.rules().board;
        draw_ground(&mut canvas, ground);
        if let Some(player) = view.players.get(seat.index()) {
            draw_island(&mut canvas, player);
            draw_player(&mut canvas, player);
        }
        for action in draft {
            if let Action::Place { tile, rotation, at } = *action {
                covers(tile, rotation, at).for_each(|(space, _)| bracket(&mut canvas, space));
            }
        }
        canvas.drawing()
    }

    fn offer(&self, view: &View, _texts: &Texts) -> Drawing {
        let turned = |tile| (0..6).map(move |rotation| (format!("r{rotation}"), tile, rotation));
        pictures(view.card.into_iter().flat_map(turned), 3)
    }

    fn supply(&self, view: &View, _texts: &Texts) -> Drawing {
        pictures(view.to_come.iter().map(|tile| (tile.to_string(), *tile, 0)), ABREAST)
    }

    fn legend(&self) -> &'static [LegendEntry] {
        LEGEND
    }

    fn spot(&self, action: &Action) -> Option<Spot> {
        match action {
            Action::Place { rotation, at, .. } => {
                Some(Spot { place: at.to_string(), way: format!("r{rotation}") })
            }
            Action::Stick { sticker, at } => {
                let way = serde_json::to_value(sticker).ok()?.as_str()?.to_owned();
                Some(Spot { place: at.to_string(), way })
            }
            Action::Pick { at } => Some(Spot { place: at.to_string(), way: String::new() }),
            Action::Pass | Action::Finish => None,
        }
    }

    /// `3,5 r2`, in either order, the `r` being optional.
    fn expand(&self, view: &View, typed: &str) -> Option<String> {
        let words: Vec<&str> = typed.split_whitespace().collect();
        let [one, other] = words[..] else { return None };
        let (at, turn) = if one.contains(',') { (one, other) } else { (other, one) };
        let at: Space = at.parse().ok()?;
        let rotation: u8 = turn.strip_prefix('r').unwrap_or(turn).parse().ok()?;
        Some(format!("place tile={} rotation={rotation} at={at}", view.card?))
    }

    fn examples(&self) -> Examples {
        Examples {
            place: "3,5",
            short: "3,5 r2",
            action: "place tile=T07 rotation=2 at=3,5",
            rule: "R6",
        }
    }

    /// A pass says what it costs.
    fn naming(&self, view: &View, seat: Seat, action: &Action) -> Option<Naming> {
        let player = view.players.get(seat.index())?;
        match action {
            Action::Pass => {
                let args = json!({ "cost": player.pass_cost });
                Some(Naming { text: "do-pass", args })
            }
            Action::Place { .. } | Action::Finish | Action::Stick { .. } | Action::Pick { .. } => {
                None
            }
        }
    }

    /// R9: on the last card finishing is never worse than passing.
    fn is_offered(&self, view: &View, action: &Action) -> bool {
        let next = view.shared.as_ref().and_then(|shared| shared.next);
        *action != Action::Pass || !view.to_come.is_empty() || next.is_some()
    }
}

/// Where the sign of a hex stands. A column runs down to the right.
fn position(q: i8, r: i8) -> (usize, usize) {
    // Row -1 holds the numbers of the columns.
    let (column, line) = (q.unsigned_abs(), (r + 1).unsigned_abs());
    (HEX + HEX * usize::from(column) + HALF * usize::from(line), line.into())
}

fn axes(canvas: &mut Canvas) {
    for q in 0..COLUMNS {
        canvas.put(position(q, -1), &q.to_string(), Ink::Faint);
    }
    // Row 8 would follow the last one: its hexes number the columns there.
    for q in 0..=COLUMNS - ROWS {
        canvas.put(position(q, ROWS), &q.to_string(), Ink::Faint);
    }
    for r in 0..ROWS {
        canvas.put((0, position(0, r).1), &r.to_string(), Ink::Faint);
    }
}

fn draw_ground(canvas: &mut Canvas, ground: &Board) {
    for (q, r) in (0..ROWS).flat_map(|r| (0..COLUMNS - r).map(move |q| (q, r))) {
        let space = Space::new(q, r);
        let Some(terrain) = ground.terrain(space) else { continue };
        let (sign, ink) = match terrain {
            Terrain::Beach => ("b", Ink::Sand),
            Terrain::Heath => ("h", Ink::Faint),
            Terrain::Palms => ("p", Ink::Moss),
            Terrain::Jungle if ground.totems.contains(&space) => ("^", Ink::Violet),
            Terrain::Jungle => ("j", Ink::Faint),
        };
        canvas.put(position(q, r), sign, ink);
    }
}

/// What is on the island besides tiles: ground that has changed, and marks with their number.
fn draw_island(canvas: &mut Canvas, player: &PlayerView) {
    let Some(island) = &player.island else { return };
    for ground in &island.ground {
        let (sign, ink) = match ground.terrain {
            Terrain::Palms => ("p", Ink::Moss),
            Terrain::Beach | Terrain::Heath | Terrain::Jungle => ("j", Ink::Faint),
        };
        canvas.put(place_of(ground.space), sign, ink);
    }
    for mark in &island.marks {
        let sign = MARKS.iter().find(|(kind, _)| *kind == mark.kind).map_or("?", |(_, sign)| sign);
        canvas.put(place_of(mark.space), sign, Ink::Violet);
        if mark.count > 1 {
            let (x, y) = place_of(mark.space);
            canvas.put((x + 1, y), &mark.count.to_string(), Ink::Violet);
        }
    }
}

/// Signs of what can be on a space.
const MARKS: [(&str, &str); 10] = [
    ("lair", "M"),
    ("temple", "T"),
    ("find", "+"),
    ("rock", "#"),
    ("pool", "o"),
    ("palace", "A"),
    ("citadel", "C"),
    ("granary", "G"),
    ("crater", "X"),
    ("star", "S"),
];

fn draw_player(canvas: &mut Canvas, player: &PlayerView) {
    for covered in player.placed.iter().flat_map(|placed| &placed.spaces) {
        let (sign, ink) = sign_of(covered.symbol);
        canvas.put(place_of(covered.space), sign, ink);
    }
    for marked in player.cubes.iter().chain(&player.totems) {
        let (x, y) = place_of(*marked);
        canvas.put((x + 1, y), "*", Ink::Strong);
    }
}

fn bracket(canvas: &mut Canvas, space: Space) {
    let (x, y) = place_of(space);
    canvas.put((x - 1, y), "[", Ink::Strong);
    // A cube that the draft earns is told by its event; the bracket covers it.
    canvas.put((x + 1, y), "]", Ink::Strong);
}

fn place_of(space: Space) -> (usize, usize) {
    position(space.hex().q, space.hex().r)
}

/// In the colours that the symbols have in the box.
fn sign_of(symbol: Symbol) -> (&'static str, Ink) {
    match symbol {
        Symbol::Field => ("F", Ink::Yellow),
        Symbol::Wall => ("W", Ink::Blue),
        Symbol::House => ("H", Ink::Brown),
        Symbol::Path => ("P", Ink::Green),
    }
}

/// Letters of one picture; so many beside each other still fit 80 columns.
const PICTURE: usize = 18;
const ABREAST: usize = 4;

/// Tiles side by side, their first hex in round brackets.
fn pictures(tiles: impl Iterator<Item = (String, Tile, u8)>, abreast: usize) -> Drawing {
    let mut drawing = Drawing::default();
    let tiles: Vec<_> = tiles.collect();
    for row in tiles.chunks(abreast) {
        let mut canvas = Canvas::default();
        for (left, (label, tile, rotation)) in (0..).step_by(PICTURE).zip(row) {
            canvas.put((left, 0), label, Ink::Faint);
            picture(&mut canvas, left + 4, *tile, *rotation);
        }
        drawing.lines.extend(canvas.drawing().lines);
    }
    drawing
}

fn picture(canvas: &mut Canvas, left: usize, tile: Tile, rotation: u8) {
    // Far enough from every edge of the window to be turned in every way.
    let anchor = Space::new(6, 3);
    let hexes: Vec<_> = covers(tile, rotation, anchor).collect();
    let x_of = |space: Space| HALF * (2 * space.hex().q + space.hex().r).unsigned_abs() as usize;
    let y_of = |space: Space| usize::from(space.hex().r.unsigned_abs());
    let x0 = hexes.iter().map(|(space, _)| x_of(*space)).min().unwrap_or(0);
    let y0 = hexes.iter().map(|(space, _)| y_of(*space)).min().unwrap_or(0);
    for (space, symbol) in &hexes {
        let (x, y) = (left + 1 + x_of(*space) - x0, y_of(*space) - y0);
        let (sign, ink) = sign_of(*symbol);
        canvas.put((x, y), sign, ink);
        if *space == anchor {
            canvas.put((x - 1, y), "(", Ink::Faint);
            canvas.put((x + 1, y), ")", Ink::Faint);
        }
    }
}
