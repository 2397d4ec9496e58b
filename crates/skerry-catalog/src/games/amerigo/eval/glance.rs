//! How an action looks at first sight: what simulated players go by.
use amerigo::{
    Action, Amerigo, Square,
    components::{Colour, Tile},
};
use skerry_core::Seat;

use super::{hopes, rounds_left, spending};

pub(super) fn promise(game: &Amerigo, seat: Seat, action: Action) -> f32 {
    match action {
        Action::Take { colour } => take(game, seat, colour),
        Action::TakeGold => f32::from(game.gold_on_offer(seat)),
        Action::CubeVp => f32::from(game.cubes_in_field()),
        Action::PlaceShip { .. } | Action::NoPost => 0.0,
        Action::Sail { to, .. } => game.post_at(to).map_or(0.1, |post| {
            spending::post_worth(game, seat, game.island_at(post), rounds_left(game))
        }),
        Action::PlacePost => 3.0,
        Action::UseSail8 => -1.0,
        Action::Advance { steps } => {
            let colour = game.acting(seat).map_or(Colour::Black, |(colour, _)| colour);
            hopes::ap_worth(colour) * f32::from(steps)
        }
        Action::Jump => 1.0,
        Action::TakeTile { tile } => 0.5 + 1.5 * f32::from(tile.print().size()),
        Action::PickMarker { slot } => game.markers()[usize::from(slot)].map_or(0.0, |marker| {
            hopes::marker_worth(game, seat, marker, rounds_left(game))
                + marker.gold().map_or(0.0, f32::from)
        }),
        Action::Build { tile, rotation, at } => building(game, tile, rotation, at),
        Action::BuyGood { slot } => {
            let good = game.goods_on_display()[usize::from(slot)];
            good.map_or(0.0, |(resource, _)| {
                0.5 + f32::from(game.resources(seat)[resource.index()])
            })
        }
        Action::BuyAp => -0.5,
        Action::CashChest | Action::CashMarker { .. } => -0.2,
        // Points that are left would lapse.
        Action::Done => game.acting(seat).map_or(0.0, |(_, ap)| -0.5 * f32::from(ap)),
    }
}

fn take(game: &Amerigo, seat: Seat, colour: Colour) -> f32 {
    let ap = f32::from(game.action_points(seat, colour));
    let worth = hopes::ap_worth(colour) * ap;
    match colour {
        Colour::Green => {
            let planned: f32 = Tile::all()
                .map(|tile| f32::from(game.planned(seat, tile)) * f32::from(tile.cost()))
                .sum();
            hopes::ap_worth(colour) * ap.min(planned)
        }
        Colour::Black => {
            let missing = game.pirates_against(seat).saturating_sub(game.cannons(seat));
            worth * 0.5 + f32::from(missing)
        }
        Colour::Blue => worth * f32::from(game.posts_left(seat)) / 10.0,
        Colour::Red | Colour::Brown | Colour::Yellow | Colour::White => worth,
    }
}

pub(super) fn building(game: &Amerigo, tile: Tile, rotation: u8, at: Square) -> f32 {
    let island = game.island_at(at);
    let size = tile.print().size();
    let mut promise = f32::from(tile.points(game.is_large(island))) + 0.3 * f32::from(size);
    if game.squares_left(island) == size {
        promise += 6.0;
    }
    let squares = Amerigo::covered_by(tile, rotation, at);
    let resources = squares.into_iter().flat_map(|squares| squares.iter());
    let resources =
        resources.filter(|square| game.resource_at(Square::numbered(*square)).is_some());
    promise + 2.0 * resources.count() as f32
}
