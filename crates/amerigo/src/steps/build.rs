//! 8.5 and 9 Green: building planned tiles.
use skerry_core::{Counted, Seat, Sink, Step, Violation};
use skerry_grid::SquareSet;

use super::posts;
use crate::{
    action::{Action, Event},
    components::{Colour, Offsets, SHAPES, Tile, VILLAGE_SHAPES},
    map::Cell,
    names::Square,
    placement, rules,
    scoring::Category,
    state::Amerigo,
};

/// A tile, how it is turned, and where its first square lies.
pub(super) type Placement = (Tile, u8, Square);

pub(super) struct Build;

impl Step<Amerigo> for Build {
    type Deed = Placement;

    #[inline]
    fn is_open(game: &Amerigo, _: Seat) -> bool {
        game.carries_out(Colour::Green)
    }

    /// One refusal after the other, in the order of section 9.
    fn check(game: &Amerigo, seat: Seat, (tile, rotation, at): Placement) -> Result<(), Violation> {
        let sheet = game.sheet(seat);
        if sheet.planned(tile) == 0 {
            return Err(Violation(&rules::ONLY_PLANNED_TILES));
        }
        if tile.cost() > game.doing.ap {
            return Err(Violation(&rules::BUILD));
        }
        if usize::from(rotation) >= tile.print().rotations.len() {
            return Err(Violation(&rules::ROTATIONS));
        }
        let squares = placement::squares(tile, rotation, at).ok_or(Violation(&rules::ON_LAND))?;
        if !squares.without(game.land()).is_empty() {
            return Err(Violation(&rules::ON_LAND));
        }
        if !squares.without(game.free).is_empty() {
            return Err(Violation(&rules::COVER_NOTHING_TWICE));
        }
        let island = game.islands.at(&game.map, at);
        if game.islands.posts(island, seat.index()) == 0 {
            return Err(Violation(&rules::OWN_POST_NEEDED));
        }
        let is_connected = squares.meets(placement::contact(game, sheet.network));
        if is_connected { Ok(()) } else { Err(Violation(&rules::CONNECTED)) }
    }

    fn menu(game: &Amerigo, seat: Seat, out: &mut impl FnMut(Action)) {
        let contact = placement::contact(game, game.sheet(seat).network);
        for tile in Tile::all() {
            if game.sheet(seat).planned(tile) == 0 || tile.cost() > game.doing.ap {
                continue;
            }
            for (rotation, offsets) in (0..).zip(tile.print().rotations) {
                let spots = placement::spots(offsets, game.free, contact);
                spots.iter().for_each(|at| out(Action::Build { tile, rotation, at: Square(at) }));
            }
        }
    }

    #[inline]
    fn counted(game: &Amerigo, seat: Seat) -> impl Counted<Action> {
        Places::of(game, seat)
    }

    #[inline]
    fn apply(
        game: &mut Amerigo,
        seat: Seat,
        (tile, rotation, at): Placement,
        events: &mut impl Sink<Event>,
    ) {
        let squares = placement::squares(tile, rotation, at).expect("only tiles on land are legal");
        game.doing.ap -= tile.cost();
        game.free = game.free.without(squares);
        game.joined_right |= squares & squares.seen_from(0, 1);
        game.joined_below |= squares & squares.seen_from(1, 0);
        let island = game.islands.at(&game.map, at);
        let points = tile.points(game.islands.is_large(island));
        let sheet = game.sheet_mut(seat);
        sheet.planned[tile.index()] -= 1;
        sheet.score(Category::Tiles, points);
        events.tell(|| Event::TileBuilt { seat, tile, rotation, at, points });
        take_resources(game, seat, squares, events);
        connect(game, seat, tile, squares);
        posts::cover(game, seat, at, tile.print().size(), events);
    }
}

/// Village and neutral tiles of one shape that are planned and can be paid.
#[inline]
fn affordable(game: &Amerigo, seat: Seat, shape: usize) -> [Option<Tile>; 2] {
    let (sheet, ap) = (game.sheet(seat), game.doing.ap);
    let may_build = |tile: Tile| sheet.planned(tile) > 0 && tile.cost() <= ap;
    let village = (shape < VILLAGE_SHAPES).then_some(Tile(shape as u8));
    let neutral = Tile((VILLAGE_SHAPES + shape) as u8);
    [village.filter(|tile| may_build(*tile)), Some(neutral).filter(|tile| may_build(*tile))]
}

/// How many places there are, shape by shape, for the village and the neutral
/// tile of that shape. Those of the shape that is drawn are found a second
/// time, which costs less than keeping all of them.
struct Places {
    free: SquareSet,
    contact: SquareSet,
    counts: [[u32; 2]; SHAPES.len()],
}

impl Places {
    #[inline]
    fn of(game: &Amerigo, seat: Seat) -> Places {
        let contact = placement::contact(game, game.sheet(seat).network);
        let mut counts = [[0; 2]; SHAPES.len()];
        if game.doing.ap > 0 && !contact.is_empty() {
            for (shape, counts) in counts.iter_mut().enumerate() {
                let tiles = affordable(game, seat, shape);
                if tiles == [None; 2] {
                    continue;
                }
                let rotations = SHAPES[shape].rotations.iter();
                let spots = rotations.map(|turned| placement::spots(turned, game.free, contact));
                let places = spots.map(|spots| spots.len()).sum();
                *counts = tiles.map(|tile| if tile.is_some() { places } else { 0 });
            }
        }
        Places { free: game.free, contact, counts }
    }
}

impl Counted<Action> for Places {
    #[inline]
    fn count(&self) -> u32 {
        self.counts.iter().map(|[village, neutral]| village + neutral).sum()
    }

    #[inline]
    fn nth(&self, mut n: u32) -> Action {
        let shapes = 0..SHAPES.len();
        for (sort, shape) in (0..2).flat_map(|sort| shapes.clone().map(move |shape| (sort, shape)))
        {
            let count = self.counts[shape][sort];
            if n < count {
                let tile = Tile((sort * VILLAGE_SHAPES + shape) as u8);
                let (rotation, at) = nth_spot(SHAPES[shape].rotations, self.free, self.contact, n);
                return Action::Build { tile, rotation, at };
            }
            n -= count;
        }
        unreachable!("the places were counted")
    }
}

#[inline]
fn nth_spot(
    rotations: &[Offsets],
    free: SquareSet,
    contact: SquareSet,
    mut n: u32,
) -> (u8, Square) {
    for (rotation, offsets) in (0..).zip(rotations) {
        let spots = placement::spots(offsets, free, contact);
        if n < spots.len() {
            return (rotation, Square(spots.nth(n)));
        }
        n -= spots.len();
    }
    unreachable!("the spots were counted")
}

#[inline]
fn take_resources(
    game: &mut Amerigo,
    seat: Seat,
    squares: SquareSet,
    events: &mut impl Sink<Event>,
) {
    for at in squares.iter().map(Square) {
        if let Cell::Resource(resource) = game.map.cell(at) {
            game.sheet_mut(seat).resources[resource.index()] += 1;
            events.tell(|| Event::ResourceTaken { seat, resource, at });
        }
    }
}

/// Own villages join the own network, neutral tiles that of everybody they touch.
#[inline]
fn connect(game: &mut Amerigo, seat: Seat, tile: Tile, squares: SquareSet) {
    if tile.is_neutral() {
        game.neutral |= squares;
        let beside = squares.spread();
        for sheet in &mut game.sheets {
            if sheet.network.meets(beside) {
                sheet.network = placement::joined(sheet.network, squares, game.neutral);
            }
        }
    } else {
        let neutral = game.neutral;
        let sheet = game.sheet_mut(seat);
        sheet.network = placement::joined(sheet.network, squares, neutral);
    }
}
