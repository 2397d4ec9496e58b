//! How the match stands, and everybody's mat.
use serde_json::json;
use skerry_core::Seat;
use yamatai::{PlayerView, View, components::Culture};

use super::Words;
use crate::{
    Drawing, Ink,
    drawing::{Canvas, Cell},
};

const HEADS: [&str; 8] = [
    "board-sheets",
    "board-points",
    "score-coins",
    "score-prestige",
    "board-left",
    "board-harbour",
    "score-set_aside",
    "board-culture",
];

pub(super) fn draw(view: &View, words: &Words<'_>) -> Drawing {
    let mut canvas = Canvas::default();
    let standing = words.0.say("yamatai-board-standing", &json!({ "round": view.round }));
    canvas.put((0, 0), &standing, Ink::Plain);
    let turns = view.turns.iter().map(|turn| match turn.fleet {
        Some(fleet) => format!("{} ({fleet})", turn.seat),
        None => turn.seat.to_string(),
    });
    let line = canvas.listed(1, &words.text("board-order"), &turns.collect::<Vec<_>>());
    let mut rows = vec![HEADS.iter().map(|head| words.head(head)).collect::<Vec<Cell>>()];
    let players = || (0..).map(Seat).zip(&view.players);
    rows.extend(players().map(|(seat, player)| row(seat, player, words)));
    let mut line = canvas.table(line + 1, &rows) + 1;
    for (seat, player) in players() {
        let mut items: Vec<String> =
            player.specialists.iter().map(|it| words.specialist(*it)).collect();
        items.extend(words.tiles(&player.built));
        let head = words.0.say("yamatai-board-owned", &json!({ "seat": seat.to_string() }));
        line = canvas.listed(line, &head, &items);
        if !player.reserved.is_empty() {
            let args = json!({ "seat": seat.to_string() });
            let head = words.0.say("yamatai-board-reserved", &args);
            line = canvas.listed(line, &head, &words.tiles(&player.reserved));
        }
    }
    canvas.drawing()
}

fn row(seat: Seat, player: &PlayerView, words: &Words<'_>) -> Vec<Cell> {
    let tokens = Culture::ALL.iter().zip(player.culture).filter(|(_, count)| *count > 0);
    let tokens: Vec<String> = tokens
        .map(|(culture, count)| format!("{count} {}", words.name("culture", culture)))
        .collect();
    let plain = |text: String| (text, Ink::Plain);
    vec![
        (seat.to_string(), Ink::Strong),
        plain(player.points.to_string()),
        plain(player.coins.to_string()),
        plain(player.prestige.to_string()),
        plain(player.houses_left.to_string()),
        plain(words.boats(player.harbour)),
        plain(words.boats(player.set_aside)),
        plain(tokens.join(", ")),
    ]
}
