//! How the match stands, and everybody's sheet side by side.
use amerigo::{
    HeldMarker, PlayerView, View,
    components::{Resource, order_space},
};
use serde_json::json;
use skerry_core::Seat;

use super::{Words, ink_of};
use crate::{
    Drawing, Ink,
    drawing::{Canvas, Cell},
};

pub(super) fn draw(view: &View, words: &Words<'_>) -> Drawing {
    let mut canvas = Canvas::default();
    let standing = json!({
        "pass": view.pass,
        "passes": view.passes,
        "colour": view.round,
        "time": view.time,
        "pirates": view.pirates,
    });
    canvas.put((0, 0), &words.say("board-standing", &standing), Ink::Strong);
    let order: Vec<String> = view.order.iter().map(Seat::to_string).collect();
    let line = canvas.listed(1, &words.text("board-order"), &order);
    let line = canvas.listed(line, &words.text("board-islands"), &islands(view, words));
    let mut line = canvas.table(line + 1, &rows(view, words)) + 1;
    for (seat, player) in (0..).map(Seat).zip(&view.players) {
        let seat = json!({ "seat": seat.to_string() });
        let planned = words.tiles(&player.planned);
        if !planned.is_empty() {
            line = canvas.listed(line, &words.say("board-planned", &seat), &planned);
        }
        let markers: Vec<_> = player.markers.iter().map(|held| marker(held, words)).collect();
        if !markers.is_empty() {
            line = canvas.listed(line, &words.say("board-markers", &seat), &markers);
        }
    }
    canvas.drawing()
}

fn marker(held: &HeldMarker, words: &Words<'_>) -> String {
    let name = words.word("marker", &held.marker);
    if held.is_used { format!("{name} {}", words.text("board-used")) } else { name }
}

/// Islands by the first of their squares.
fn islands(view: &View, words: &Words<'_>) -> Vec<String> {
    let first = |letter: char| {
        let rows = (1..).zip(&view.map.island_of);
        let mut found = rows.filter_map(|(row, line)| Some((row, line.find(letter)?)));
        let (row, column): (usize, usize) = found.next()?;
        Some(format!("{}{row}", char::from(b'a' + column as u8)))
    };
    let island = |(letter, island): (char, &amerigo::IslandView)| {
        let args = json!({
            "at": first(letter).unwrap_or_default(),
            "size": island.size,
            "left": island.left,
            "large": island.is_large,
        });
        words.say("board-island", &args)
    };
    ('a'..).zip(&view.map.islands).map(island).collect()
}

/// One column for each player.
fn rows(view: &View, words: &Words<'_>) -> Vec<Vec<Cell>> {
    let heads = (0..view.players.len() as u8).map(Seat);
    let heads = heads.map(|seat| (seat.to_string(), ink_of(seat)));
    let mut rows =
        vec![[(words.text("board-sheets"), Ink::Strong)].into_iter().chain(heads).collect()];
    let mut row = |head: String, cell: &dyn Fn(&PlayerView) -> String| {
        let cells = view.players.iter().map(|player| (cell(player), Ink::Plain));
        rows.push([(head, Ink::Plain)].into_iter().chain(cells).collect());
    };
    row(words.text("board-points"), &|player| player.points.to_string());
    row(words.text("thing-gold"), &|player| player.gold.to_string());
    row(words.text("thing-chest"), &|player| player.chests.to_string());
    row(words.text("thing-cannons"), &|player| player.cannons.to_string());
    row(words.text("board-pirates"), &|player| player.pirates.to_string());
    row(words.text("thing-progress"), &|player| player.progress.to_string());
    row(words.text("thing-order"), &|player| space(player.position, words));
    row(words.text("board-posts_left"), &|player| player.posts_left.to_string());
    row(words.text("board-ships"), &ships);
    for (index, resource) in Resource::ALL.into_iter().enumerate() {
        let head = words.say("board-wares", &json!({ "resource": resource }));
        row(head, &|player| format!("{} × {}", player.resources[index], player.goods[index]));
    }
    rows
}

fn ships(player: &PlayerView) -> String {
    let ships = player.ships.iter().map(|ship| ship.map_or("–".to_owned(), |at| at.to_string()));
    ships.collect::<Vec<_>>().join(" ")
}

/// A space of the special-action track: its number and colour.
fn space(position: u8, words: &Words<'_>) -> String {
    match order_space(position) {
        Some(colour) => format!("{position} {}", words.word("colour", &colour)),
        None => format!("{position} {}", words.text("board-any_colour")),
    }
}
