//! The map as everybody sees it.
use alloc::vec::Vec;

use skerry_grid::SquareSet;

use super::{BuiltTile, IslandView, MapView, PostView, ResourceView, squares};
use crate::{
    islands::IslandId,
    map::{self, Cell},
    names::Square,
    sea::{Frame, Waters},
    state::Amerigo,
};

pub(super) fn map_view(game: &Amerigo) -> MapView {
    let map = &game.map;
    let (rows, columns) = (map.height(), map.width());
    let all: Vec<SquareSet> = map::islands(map.land()).collect();
    let lines = |letter: &dyn Fn(Square) -> char| {
        let line = |row| (0..columns).map(|column| letter(Square::new(row, column))).collect();
        (0..rows).map(line).collect()
    };
    let island_letter = |square: Square| {
        let island = (b'a'..).zip(&all).find(|(_, island)| island.contains(square.0));
        island.map_or('.', |(letter, _)| char::from(letter))
    };
    let frame = if rows == 0 { 0 } else { Frame::of(map).spaces };
    MapView {
        rows,
        columns,
        ground: lines(&|square| ground_letter(game, square)),
        island_of: lines(&island_letter),
        islands: (0..).zip(&all).map(|(id, island)| island_view(game, id, *island)).collect(),
        frame: Waters { frame, ..Waters::default() }.iter().collect(),
        resources: resources(game),
        tiles: tiles(game),
        posts: map
            .posts()
            .filter_map(|post| {
                Some(PostView { owner: game.post_owner(post)?, at: map.post_square(post) })
            })
            .collect(),
    }
}

fn ground_letter(game: &Amerigo, square: Square) -> char {
    match game.map.cell(square) {
        Cell::Sea => '.',
        Cell::Land => '#',
        Cell::Post(_) => 'P',
        Cell::Resource(resource) => ['S', 'C', 'T', 'N', 'K'][resource.index()],
        Cell::Anchor(post) => {
            let target = game.map.post_square(post);
            match (target.row() < square.row(), target.column() < square.column()) {
                (true, _) => '^',
                (_, true) => '<',
                _ if target.row() > square.row() => 'v',
                _ => '>',
            }
        }
    }
}

fn island_view(game: &Amerigo, id: u8, island: SquareSet) -> IslandView {
    let id = IslandId(id);
    IslandView {
        size: island.len() as u8,
        is_large: game.islands.is_large(id),
        left: game.islands.left[id.index()],
        posts: game.seats().iter().map(|seat| game.islands.posts(id, seat.index())).collect(),
    }
}

fn resources(game: &Amerigo) -> Vec<ResourceView> {
    let resource_at = |at: Square| match game.map.cell(at) {
        Cell::Resource(resource) => Some(ResourceView { at, resource }),
        Cell::Sea | Cell::Anchor(_) | Cell::Land | Cell::Post(_) => None,
    };
    game.free.iter().map(Square).filter_map(resource_at).collect()
}

/// Each tile by itself: squares of a tile are joined to each other.
fn tiles(game: &Amerigo) -> Vec<BuiltTile> {
    let sorts = game.seats().iter().map(|seat| (Some(seat), game.villages(seat)));
    let mut tiles = Vec::new();
    for (owner, mut left) in sorts.chain([(None, game.neutral)]) {
        while let Some(first) = left.first() {
            let tile = tile_at(game, first);
            left = left.without(tile);
            tiles.push(BuiltTile { owner, squares: squares(tile) });
        }
    }
    tiles
}

/// All squares of the tile that covers this one.
fn tile_at(game: &Amerigo, square: u16) -> SquareSet {
    let (right, below) = (game.joined_right, game.joined_below);
    let mut tile = SquareSet::one(square);
    loop {
        let mut next = tile | right & tile.seen_from(0, 1) | below & tile.seen_from(1, 0);
        next |= (tile & right).seen_from(0, -1);
        next = (tile & below).iter().map(beneath).fold(next, SquareSet::with);
        if next == tile {
            return tile;
        }
        tile = next;
    }
}

/// The square below this one.
fn beneath(square: u16) -> u16 {
    let (row, column) = SquareSet::square_at(square);
    SquareSet::index_of(row + 1, column)
}
