//! The map as rows of squares, with the frame around it.
use amerigo::{Action, Amerigo, Place, Square, View};
use skerry_core::Seat;

use super::ink_of;
use crate::{Drawing, Ink, drawing::Canvas};

/// Letters of one square.
const SQUARE: usize = 3;
/// Where the map begins: right of the frame and the row numbers, below the
/// frame and the column letters.
const LEFT: usize = 12;
const TOP: usize = 2;
/// Squares of an island tile, along which a space of the frame lies.
const TILE_SIDE: usize = 5;

/// What is printed where a ship can lie at anchor.
const ANCHORS: [char; 4] = ['^', 'v', '<', '>'];

pub(super) fn draw(view: &View, draft: &[Action]) -> Drawing {
    let mut canvas = Canvas::default();
    axes(&mut canvas, view);
    ground(&mut canvas, view);
    reach(&mut canvas, view);
    pieces(&mut canvas, view);
    frame(&mut canvas, view);
    for action in draft {
        if let Action::Build { tile, rotation, at } = *action {
            let squares = Amerigo::covered_by(tile, rotation, at).into_iter();
            squares
                .flat_map(|squares| squares.iter())
                .for_each(|square| bracket(&mut canvas, Square::numbered(square)));
        }
    }
    canvas.drawing()
}

/// Can a ship that stops there found a trading post?
pub(super) fn is_anchor(view: &View, place: Place) -> bool {
    let letter = place.as_square().and_then(|square| {
        let line = view.map.ground.get(usize::from(square.row()))?;
        line.chars().nth(usize::from(square.column()))
    });
    letter.is_some_and(|letter| ANCHORS.contains(&letter))
}

fn position(row: usize, column: usize) -> (usize, usize) {
    (LEFT + SQUARE * column, TOP + row)
}

fn place_of(square: Square) -> (usize, usize) {
    position(square.row().into(), square.column().into())
}

fn axes(canvas: &mut Canvas, view: &View) {
    for (column, letter) in (0..view.map.columns.into()).zip('a'..) {
        canvas.put((position(0, column).0, TOP - 1), &letter.to_string(), Ink::Faint);
    }
    for row in 0..view.map.rows.into() {
        canvas.put((LEFT - 3, position(row, 0).1), &format!("{:>2}", row + 1), Ink::Faint);
    }
}

fn ground(canvas: &mut Canvas, view: &View) {
    for (row, line) in view.map.ground.iter().enumerate() {
        for (column, letter) in line.chars().enumerate() {
            let ink = match letter {
                '.' => Ink::Faint,
                letter if ANCHORS.contains(&letter) => Ink::Blue,
                '#' | 'P' => Ink::Sand,
                _ => Ink::Green,
            };
            canvas.put(position(row, column), &letter.to_string(), ink);
        }
    }
}

/// Squares to which a ship can sail now.
fn reach(canvas: &mut Canvas, view: &View) {
    let journeys = view.doing.iter().flat_map(|doing| &doing.journeys);
    for square in journeys.filter_map(|journey| journey.to.as_square()) {
        let (x, y) = place_of(square);
        canvas.put((x + 1, y), "*", Ink::Strong);
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
    for (seat, place) in ships(view) {
        if let Some(square) = place.as_square() {
            canvas.put(place_of(square), &format!("{seat}~"), ink_of(seat));
        }
    }
}

fn ships(view: &View) -> impl Iterator<Item = (Seat, Place)> + '_ {
    let players = (0..).map(Seat).zip(&view.players);
    players
        .flat_map(|(seat, player)| player.ships.iter().flatten().map(move |place| (seat, *place)))
}

/// The spaces by their names, the ships on them behind.
fn frame(canvas: &mut Canvas, view: &View) {
    for space in &view.map.frame {
        let name = space.to_string();
        let (mut x, y) = frame_position(&name, view);
        canvas.put((x, y), &name, Ink::Blue);
        for (seat, _) in ships(view).filter(|(_, place)| place == space) {
            x += 2;
            canvas.put((x, y), &format!("{seat}~"), ink_of(seat));
        }
    }
}

/// Corners stand at the corners; the others are counted from the north-west,
/// each where two tiles meet.
fn frame_position(name: &str, view: &View) -> (usize, usize) {
    let (rows, columns) = (usize::from(view.map.rows), usize::from(view.map.columns));
    let (right, bottom) = (position(0, columns).0, position(rows, 0).1);
    let along = |number: &str| TILE_SIDE * number.parse::<usize>().unwrap_or(1) - 1;
    match name.split_at(1) {
        ("N", "W") => (0, 0),
        ("N", "E") => (right, 0),
        ("S", "W") => (0, bottom),
        ("S", "E") => (right, bottom),
        ("N", number) => (position(0, along(number)).0, 0),
        ("S", number) => (position(0, along(number)).0, bottom),
        ("W", number) => (0, position(along(number), 0).1),
        (_, number) => (right, position(along(number), 0).1),
    }
}

fn bracket(canvas: &mut Canvas, square: Square) {
    let (x, y) = place_of(square);
    canvas.put((x - 1, y), "[", Ink::Strong);
    canvas.put((x + 1, y), "]", Ink::Strong);
}
