//! The archipelago: spaces where they are drawn, islands between them.
use yamatai::{
    BoatView, IslandView, Piece, Space, View,
    components::{Cargo, Culture, LANDS, SEA, map::ENTRIES},
};

use super::letter;
use crate::{Drawing, Ink, drawing::Canvas};

/// Units of the drawing to a column and to a line.
const COLUMN: u16 = 11;
const LINE: u16 = 20;

pub(super) fn draw(view: &View) -> Drawing {
    let mut canvas = Canvas::default();
    for island in &view.islands {
        draw_island(&mut canvas, island);
    }
    for space in Space::all() {
        let boat = view.boats.iter().find(|boat| boat.at == space);
        draw_space(&mut canvas, space, boat);
    }
    canvas.drawing()
}

fn position(x: u16, y: u16) -> (usize, usize) {
    (usize::from(x / COLUMN), usize::from(y / LINE))
}

fn draw_space(canvas: &mut Canvas, space: Space, boat: Option<&BoatView>) {
    let at = position(SEA[space.index()].x, SEA[space.index()].y);
    let number = space.index() as u8 + 1;
    match boat {
        Some(boat) => {
            let mark = if boat.link.is_some() { "!" } else { "" };
            canvas.put(at, &format!("{}{mark}", letter(boat.cargo)), ink(boat.cargo));
        }
        None => {
            let ink = if ENTRIES.contains(&number) { Ink::Blue } else { Ink::Faint };
            canvas.put(at, &format!("{number:02}"), ink);
        }
    }
}

fn ink(cargo: Cargo) -> Ink {
    match cargo {
        Cargo::Bamboo => Ink::Green,
        Cargo::Wood => Ink::Brown,
        Cargo::Stone => Ink::Strong,
        Cargo::Clay => Ink::Red,
        Cargo::Gold => Ink::Yellow,
    }
}

fn token(culture: Culture) -> &'static str {
    match culture {
        Culture::Orange => "o",
        Culture::Green => "g",
        Culture::Violet => "v",
        Culture::Blue => "b",
        Culture::Beige => "e",
        Culture::Red => "r",
    }
}

fn draw_island(canvas: &mut Canvas, island: &IslandView) {
    let land = &LANDS[island.island.index()];
    let (x, y) = position(land.x, land.y);
    canvas.put((x.saturating_sub(1), y), &island.island.to_string(), Ink::Sand);
    let mut marks = vec![];
    marks.extend(island.culture.map(|culture| (token(culture).to_owned(), Ink::Violet)));
    if island.is_mountain {
        marks.push(("^".to_owned(), Ink::Moss));
    }
    if island.is_sacred {
        marks.push(("#".to_owned(), Ink::Blue));
    }
    marks.extend(island.building.map(|piece| {
        let owner = island.owner.map_or(String::new(), |seat| seat.to_string());
        let sign = match piece {
            Piece::Standard => format!("={owner}"),
            Piece::Torii => "=T".to_owned(),
            Piece::Palace => "=P".to_owned(),
        };
        (sign, Ink::Red)
    }));
    let mut at = x.saturating_sub(1);
    for (sign, ink) in marks {
        canvas.put((at, y + 1), &sign, ink);
        at += sign.chars().count();
    }
}
