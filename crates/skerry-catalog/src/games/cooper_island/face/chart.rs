//! One peninsula: spaces where they lie, each with landscape, level and what is on it; the
//! sand banks around it with islets and ships.
use cooper_island::{
    Bank, SpaceView, ThingView, View,
    components::{
        Half, Terrain,
        map::{LAND, SHALLOWS},
    },
};
use serde_json::json;
use skerry_core::Seat;

use super::Words;
use crate::{Drawing, Ink, drawing::Canvas};

/// Columns and lines from one hex to the next.
const WIDTH: i8 = 10;
const HEIGHT: i8 = 2;

/// Where a hex is drawn: columns go from left to right, the harbor is at the bottom.
fn position((q, r): (i8, i8)) -> (usize, usize) {
    let (x, y) = (WIDTH * (q + 3), HEIGHT * r + q * HEIGHT / 2 + 6 * HEIGHT);
    (x as usize, y.max(0) as usize)
}

/// Where the bays left and right of the passage are drawn.
const BAYS: [(i8, i8); 2] = [(-1, -5), (1, -6)];

pub(super) fn draw(view: &View, seat: Seat, words: &Words<'_>) -> Drawing {
    let mut canvas = Canvas::default();
    let Some(player) = view.players.get(seat.index()) else { return canvas.drawing() };
    for space in &player.land {
        draw_space(&mut canvas, space, words);
    }
    for (bank, halves) in Bank::all().zip(SHALLOWS) {
        let islet = player.islets.iter().find(|it| it.bank == bank);
        let name = bank.to_string();
        for (half, hex) in Half::ALL.into_iter().zip(halves) {
            let (x, y) = position(hex);
            canvas.put((x, y), &format!("~{}{}", &name[1..], Words::letter(&half)), Ink::Blue);
            if let Some(islet) = islet.filter(|it| it.half == half) {
                let short = words.say("board-islet_short", &json!({ "islet": islet.islet }));
                canvas.put((x, y + 1), &format!("<{short}"), Ink::Sand);
            }
        }
        // Ships lie on the half without islet.
        let free = halves[usize::from(islet.is_some_and(|it| it.half == Half::A))];
        let (x, y) = position(free);
        canvas.put((x, y + 1), &ships(view, ring(view, seat, bank)), Ink::Yellow);
    }
    let (around, home) = (10 * view.players.len() as u8, 10 * seat.0);
    let bays = BAYS.into_iter().zip([home + 5, (home + around - 5) % around]);
    // Who plays alone has the same bay on both sides.
    for (hex, position) in bays.take(view.players.len()) {
        let (x, y) = self::position(hex);
        canvas.put((x, y), "~~~", Ink::Blue);
        canvas.put((x, y + 1), &ships(view, position), Ink::Yellow);
    }
    let (x, y) = position((0, 1));
    canvas.put((x, y), &format!("={seat}="), Ink::Blue);
    canvas.put((x, y + 1), &ships(view, 10 * seat.0), Ink::Yellow);
    canvas.drawing()
}

/// The place of a sand bank on the ring.
fn ring(view: &View, seat: Seat, bank: Bank) -> u8 {
    let (around, along) = (10 * view.players.len() as u8, bank.index() as u8 % 4 + 1);
    let home = 10 * seat.0;
    if bank.index() < 4 { home + along } else { (home + around - along) % around }
}

/// Seat and sails of the ships there.
fn ships(view: &View, position: u8) -> String {
    let mut there = vec![];
    for (seat, player) in (0..).map(Seat).zip(&view.players) {
        for (sails, ship) in (1..).zip(&player.ships) {
            if ship.position == position {
                there.push(format!("{}{seat}", "^".repeat(sails)));
            }
        }
    }
    if view.cooper.as_ref().is_some_and(|cooper| cooper.position == position) {
        there.push("^C".to_owned());
    }
    there.join(" ")
}

fn draw_space(canvas: &mut Canvas, space: &SpaceView, words: &Words<'_>) {
    let (x, y) = position(LAND[space.space.index()]);
    canvas.put((x, y), &space.space.to_string(), Ink::Faint);
    let Some(terrain) = space.terrain else {
        let (sign, ink) = if space.ruin { ("%", Ink::Brown) } else { (".", Ink::Faint) };
        return canvas.put((x + 3, y), sign, ink);
    };
    let ink = match terrain {
        Terrain::Forest => Ink::Green,
        Terrain::Meadow => Ink::Moss,
        Terrain::Mountain => Ink::Strong,
        Terrain::Settlement => Ink::Red,
    };
    let letter = words.say("board-letter", &json!({ "of": terrain }));
    canvas.put((x + 3, y), &format!("{letter}{}", space.level), ink);
    if let Some(thing) = space.thing {
        let sign = words.say("board-letter", &json!({ "of": thing }));
        canvas.put((x + 3, y + 1), &sign, ink_of(thing));
    }
}

fn ink_of(thing: ThingView) -> Ink {
    match thing {
        ThingView::Wood => Ink::Brown,
        ThingView::Food => Ink::Violet,
        ThingView::Gold => Ink::Yellow,
        ThingView::Cloth => Ink::Blue,
        ThingView::Stone
        | ThingView::Small
        | ThingView::Large
        | ThingView::Fortress
        | ThingView::Statue
        | ThingView::Lid => Ink::Strong,
    }
}
