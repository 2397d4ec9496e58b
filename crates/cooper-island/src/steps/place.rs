//! 5.5 Placing a double tile: which one and which side, then where (D4); and stone or
//! gold on it (D5).
use skerry_core::{Counted, Seat, Sink, Step, Stepwise, Violation};

use crate::{
    action::{Action, Event},
    components::{GOLD_LEVEL, Item, SHIM_STEPS, Side, Terrain, Tile},
    land::{Land, Thing},
    map,
    names::Space,
    rules,
    state::{CooperIsland, Frame},
};

/// A tile of the reserve, then its place.
pub(super) struct Place;

pub(super) enum Deed {
    Choose(Tile, Side),
    Lay(Space, Space),
}

/// Everything about the peninsula that does not depend on the tile.
struct Ground {
    land: Land,
    /// Ways onto two uncharted spaces.
    expand: u128,
    /// Ways onto equal levels, and onto levels that differ by one if a shim can be had.
    level: u128,
    open: u32,
    has_shim: bool,
    spare: u8,
}

impl Ground {
    #[inline]
    fn of(game: &CooperIsland, seat: Seat) -> Ground {
        let land = game.sheet(seat).land;
        let (has_shim, spare) = (game.has_shim(), game.spare());
        let (equal, near) = if spare >= 2 { land.level_ways() } else { (0, 0) };
        let level = if has_shim { equal | near } else { equal };
        Ground { land, expand: expand(&land), level, open: land.open(), has_shim, spare }
    }

    /// Where this side can be laid: ways from its first landscape to its second.
    #[inline]
    fn ways(&self, [first, second]: [Terrain; 2]) -> u128 {
        let low = self.land.below_the_top();
        let (one, two) = (self.land.covered_by(first) & low, self.land.covered_by(second) & low);
        let stack = map::from(one) & map::to(two) & self.level;
        let mut all = self.expand | stack;
        if self.has_shim && self.spare >= 1 {
            let edge = self.land.on_level(1);
            all |= map::from(one & edge) & map::to(self.open)
                | map::from(self.open) & map::to(two & edge);
        }
        all
    }
}

/// Mode 1: two uncharted spaces, one of them beside the landscape.
#[inline]
fn expand(land: &Land) -> u128 {
    let (open, beside) = (land.open(), map::beside(land.charted()));
    map::from(open) & map::to(open) & (map::from(beside) | map::to(beside))
}

/// Can a tile of the reserve be placed?
#[inline]
pub(super) fn is_possible(game: &CooperIsland, seat: Seat) -> bool {
    let sheet = game.sheet(seat);
    if sheet.reserve == [0; 3] {
        return false;
    }
    if expand(&sheet.land) != 0 {
        return true;
    }
    let ground = Ground::of(game, seat);
    sides(game, seat).any(|(tile, side)| ground.ways(tile.halves(side)) != 0)
}

/// The sides of all tiles in the reserve.
#[inline]
fn sides(game: &CooperIsland, seat: Seat) -> impl Iterator<Item = (Tile, Side)> {
    let reserve = game.sheet(seat).reserve;
    let tiles = Tile::ALL.into_iter().filter(move |tile| reserve[tile.index()] > 0);
    tiles.flat_map(|tile| Side::ALL.map(|side| (tile, side)))
}

/// What can be chosen now.
struct Choices {
    /// Tiles and sides as bits, or ways of the chosen side.
    sides: u8,
    ways: u128,
}

impl Choices {
    #[inline]
    fn of(game: &CooperIsland, seat: Seat) -> Choices {
        let ground = Ground::of(game, seat);
        if let Frame::Lay(tile, side) = game.frame() {
            return Choices { sides: 0, ways: ground.ways(tile.halves(side)) };
        }
        let fits = |(tile, side): &(Tile, Side)| {
            ground.expand != 0 || ground.ways(tile.halves(*side)) != 0
        };
        let bit = |(tile, side): (Tile, Side)| 1 << (2 * tile.0 + side as u8);
        let sides = sides(game, seat).filter(fits).fold(0, |set, choice| set | bit(choice));
        Choices { sides, ways: 0 }
    }
}

impl Counted<Action> for Choices {
    #[inline]
    fn count(&self) -> u32 {
        self.sides.count_ones() + self.ways.count_ones()
    }

    #[inline]
    fn nth(&self, n: u32) -> Action {
        if self.sides != 0 {
            let mut left = self.sides;
            for _ in 0..n {
                left &= left - 1;
            }
            let place = left.trailing_zeros() as u8;
            return Action::Tile { tile: Tile(place / 2), side: Side::of(place % 2) };
        }
        let mut left = self.ways;
        for _ in 0..n {
            left &= left - 1;
        }
        let (first, second) = map::ENDS[left.trailing_zeros() as usize];
        Action::Lay { first, second }
    }
}

/// Why a tile cannot be laid there.
fn refusal(game: &CooperIsland, seat: Seat, halves: [Terrain; 2], at: [Space; 2]) -> Violation {
    let sheet = game.sheet(seat);
    let land = &sheet.land;
    let spaces = at[0].bit() | at[1].bit();
    if map::way(at[0], at[1]) == 0 {
        return Violation(&rules::SPACES_ARE_NEIGHBOURS);
    }
    if land.ruins & spaces != 0 {
        return Violation(&rules::RUINS_BLOCK);
    }
    if land.occupied() & spaces != 0 {
        return Violation(&rules::SPACES_ARE_FREE);
    }
    if land.open() & spaces == spaces {
        return Violation(&rules::BESIDE_THE_LANDSCAPE);
    }
    let levels = at.map(|space| land.level_at(space));
    let on = at.into_iter().zip(halves);
    for (space, terrain) in on.filter(|(space, _)| land.charted() & space.bit() != 0) {
        if land.covered_by(terrain) & space.bit() == 0 {
            let is_settled = land.terrain_at(space) == Some(Terrain::Settlement);
            let rule = if is_settled {
                Violation(&rules::SETTLEMENT_STAYS)
            } else {
                Violation(&rules::LANDSCAPES_MATCH)
            };
            return rule;
        }
    }
    if levels[0].abs_diff(levels[1]) > 1 {
        return Violation(&rules::LEVELS_FIT);
    }
    if levels[0] == levels[1] {
        let is_top = land.below_the_top() & spaces != spaces;
        return if is_top { Violation(&rules::LIMITS) } else { Violation(&rules::BOUND_OBJECTS) };
    }
    if sheet.uses == 0 {
        return Violation(&rules::CARTOGRAPHER_WINDOWS);
    }
    if sheet.cartographer < SHIM_STEPS {
        return Violation(&rules::STEPS_FOR_AN_OPTION);
    }
    if !game.has_single() {
        return Violation(&rules::SINGLE_TILES);
    }
    let is_top = land.below_the_top() & spaces != spaces;
    if is_top { Violation(&rules::LIMITS) } else { Violation(&rules::BOUND_OBJECTS) }
}

impl Step<CooperIsland> for Place {
    type Deed = Deed;

    #[inline]
    fn is_open(game: &CooperIsland, _: Seat) -> bool {
        matches!(game.frame(), Frame::Tile | Frame::Lay(..))
    }

    fn check(game: &CooperIsland, seat: Seat, deed: Deed) -> Result<(), Violation> {
        match (game.frame(), deed) {
            (Frame::Tile, Deed::Choose(tile, side)) => {
                if game.sheet(seat).reserve[tile.index()] == 0 {
                    return Err(Violation(&rules::TILE_IN_RESERVE));
                }
                let fits = Ground::of(game, seat).ways(tile.halves(side)) != 0;
                fits.then_some(()).ok_or(Violation(&rules::PLACE_A_TILE))
            }
            (Frame::Lay(tile, side), Deed::Lay(first, second)) => {
                let halves = tile.halves(side);
                let fits = Ground::of(game, seat).ways(halves) & map::way(first, second) != 0;
                fits.then_some(()).ok_or_else(|| refusal(game, seat, halves, [first, second]))
            }
            _ => Err(CooperIsland::WRONG_MOMENT),
        }
    }

    fn menu(game: &CooperIsland, seat: Seat, out: &mut impl FnMut(Action)) {
        let choices = Choices::of(game, seat);
        (0..choices.count()).for_each(|n| out(choices.nth(n)));
    }

    #[inline]
    fn counted(game: &CooperIsland, seat: Seat) -> impl Counted<Action> {
        Choices::of(game, seat)
    }

    #[inline]
    fn apply(game: &mut CooperIsland, seat: Seat, deed: Deed, events: &mut impl Sink<Event>) {
        match (deed, game.frame()) {
            (Deed::Choose(tile, side), _) => game.frames.replace(Frame::Lay(tile, side)),
            (Deed::Lay(first, second), Frame::Lay(tile, side)) => {
                game.frames.pop();
                lay(game, seat, (tile, side), [first, second], events);
            }
            (Deed::Lay(..), _) => unreachable!("a tile is chosen before its place"),
        }
    }
}

fn lay(
    game: &mut CooperIsland,
    seat: Seat,
    (tile, side): (Tile, Side),
    [first, second]: [Space; 2],
    events: &mut impl Sink<Event>,
) {
    let sheet = game.sheet_mut(seat);
    let levels = [first, second].map(|space| sheet.land.level_at(space));
    let shim = levels[0] != levels[1];
    let level = levels[0].max(levels[1]) + 1;
    sheet.reserve[tile.index()] -= 1;
    if shim {
        sheet.cartographer -= SHIM_STEPS;
        sheet.uses -= 1;
        game.singles = game.singles.saturating_sub(1);
    }
    let halves = tile.halves(side);
    for (space, terrain) in [first, second].into_iter().zip(halves) {
        game.sheet_mut(seat).land.cover(space, terrain, level);
    }
    events.tell(|| Event::TilePlaced { seat, tile, side, first, second, level, shim });
    for (space, terrain) in [first, second].into_iter().zip(halves) {
        lay_cube(game, seat, (space, terrain, level), events);
    }
}

/// 1: the cube of a new tile; on a high mountain it is chosen.
pub(super) fn lay_cube(
    game: &mut CooperIsland,
    seat: Seat,
    (space, terrain, level): (Space, Terrain, u8),
    events: &mut impl Sink<Event>,
) {
    if terrain == Terrain::Mountain && level >= GOLD_LEVEL {
        game.frames.push(Frame::Cube(space));
        return;
    }
    let item = terrain.cube();
    game.sheet_mut(seat).land.put(space, Thing::Cube(item));
    events.tell(|| Event::CubePlaced { seat, item, space });
}

/// Stone or gold.
pub(super) struct Cube;

impl Step<CooperIsland> for Cube {
    type Deed = Item;

    #[inline]
    fn is_open(game: &CooperIsland, _: Seat) -> bool {
        matches!(game.frame(), Frame::Cube(_))
    }

    fn check(_: &CooperIsland, _: Seat, item: Item) -> Result<(), Violation> {
        let is_found = matches!(item, Item::Stone | Item::Gold);
        is_found.then_some(()).ok_or(Violation(&rules::GOLD_ON_EVERY_TILE))
    }

    #[inline]
    fn menu(_: &CooperIsland, _: Seat, out: &mut impl FnMut(Action)) {
        out(Action::Cube { item: Item::Stone });
        out(Action::Cube { item: Item::Gold });
    }

    #[inline]
    fn apply(game: &mut CooperIsland, seat: Seat, item: Item, events: &mut impl Sink<Event>) {
        if let Frame::Cube(space) = game.frames.pop() {
            game.sheet_mut(seat).land.put(space, Thing::Cube(item));
            events.tell(|| Event::CubePlaced { seat, item, space });
        }
    }
}
