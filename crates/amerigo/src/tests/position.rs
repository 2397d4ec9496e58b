//! Positions for rule tests, as the worked examples give them: on fixture A,
//! for four players, red first.
use alloc::{vec, vec::Vec};

use skerry_core::{Game, Seat, Silent, Stack};
use skerry_testkit::{Posed, Script};

use crate::{
    Action, Amerigo, Chance, Cubes, Options, Place, Square,
    components::{
        CANNONS_END, CUBES, Colour, GOLD_END, Marker, ORDER_END, PROGRESS_END, Resource, Shape,
        Tile,
    },
    islands::Islands,
    map::Map,
    names::Deal,
    state::{Doing, Good, Phase, Sheet},
    steps::choose,
};

pub(super) const RED: Seat = Seat(0);
pub(super) const WHITE: Seat = Seat(1);
pub(super) const BLUE: Seat = Seat(2);
pub(super) const YELLOW: Seat = Seat(3);

/// A square as the specification writes it: (row, column).
pub(super) type At = (u8, u8);

/// The four tiles that make up fixture A, counted from 0.
const FIXTURE_A: [u8; 4] = [16, 17, 18, 19];

/// A position that is being described; what is said holds for the chosen seat.
#[derive(Debug, Clone, Copy)]
pub(super) struct Position {
    pub(super) game: Amerigo,
    seat: Seat,
}

/// What came of an action.
pub(super) type Outcome = skerry_testkit::Outcome<Position>;

impl Posed for Position {
    type Game = Amerigo;

    fn game(&mut self) -> &mut Amerigo {
        &mut self.game
    }
    fn seat(&self) -> Seat {
        self.seat
    }
    fn points(&self) -> i16 {
        self.sheet().points
    }
    fn is_sound(&self) -> bool {
        let game = &self.game;
        let count = |colour| game.storage[colour] + game.tower[colour] + game.field[colour];
        let is_sound = |sheet: &Sheet| {
            sheet.points == sheet.tally.iter().sum::<i16>()
                && sheet.gold <= GOLD_END
                && sheet.cannons <= CANNONS_END
                && sheet.progress <= PROGRESS_END
                && sheet.position <= ORDER_END
                && sheet.used & !sheet.markers == 0
                && (sheet.network & game.free).is_empty()
        };
        let mut order = game.in_order().to_vec();
        order.sort_unstable();
        (0..7).all(|colour| count(colour) == CUBES)
            && game.sheets.iter().all(is_sound)
            && order.into_iter().eq(game.seats().iter())
            && game.free.without(game.map.land()).is_empty()
    }
}

/// Fixture A, all four discs at the start, red before white, blue and yellow;
/// nobody has gold. Red is chosen.
pub(super) fn given() -> Position {
    given_on(Map::new(2, 2, &Deal::new(FIXTURE_A.map(|tile| (tile, 0)))), 4)
}

/// The same on another map, for so many players.
pub(super) fn given_on(map: Map, players: u8) -> Position {
    let mut game = Amerigo::setup(&Options { players }).expect("2 to 4 can play");
    game.map = map;
    game.islands = Islands::of(&game.map);
    game.free = game.map.land();
    game.storage = [CUBES; 7];
    game.phases = Stack::new(Phase::Choose);
    Position { game, seat: RED }
}

/// A map of tiles 1, 2, 3 …, each with its quarter turns.
pub(super) fn map_of(rows: u8, columns: u8, turns: impl Fn(u8) -> u8) -> Map {
    let tiles = (0..rows * columns).map(|slot| (slot, turns(slot)));
    Map::new(rows, columns, &Deal::new(tiles))
}

pub(super) fn at((row, column): At) -> Place {
    Place::square(Square::new(row, column))
}

/// A space of the frame.
pub(super) fn frame(name: &str) -> Place {
    name.parse().expect("a space of a frame")
}

pub(super) fn tile(name: &str) -> Tile {
    name.parse().expect("a tile")
}

pub(super) fn village(shape: Shape) -> Tile {
    Tile::village(shape).expect("a village tile of this shape")
}

/// How an action names the tile that lies on these squares.
#[track_caller]
pub(super) fn build(tile: Tile, squares: &[At]) -> Action {
    let mut squares = squares.to_vec();
    squares.sort_unstable();
    let (row, column) = squares[0];
    for (rotation, offsets) in (0..).zip(tile.print().rotations) {
        let mut covered: Vec<At> = offsets
            .iter()
            .map(|(down, right)| (row + down, column.wrapping_add_signed(*right)))
            .collect();
        covered.sort_unstable();
        if covered == squares {
            return Action::Build { tile, rotation, at: Square::new(row, column) };
        }
    }
    panic!("{tile} cannot lie on {squares:?}")
}

/// The action points that the engine gives for the cubes in the field, if they
/// were all that was in the tower and came out of it.
fn base_of(mut game: Amerigo) -> u8 {
    let cubes = game.field;
    (game.field, game.tower, game.storage) = ([0; 7], cubes, [0; 7]);
    game.phases = Stack::new(Phase::Throw);
    let out = Cubes(cubes);
    game.resolve(Chance::Throw { out }, &mut Silent);
    game.base
}

impl Position {
    /// What follows is said of `seat`.
    pub(super) fn of(mut self, seat: Seat) -> Position {
        self.seat = seat;
        self
    }

    fn with(mut self, change: impl FnOnce(&mut Sheet)) -> Position {
        change(self.game.sheet_mut(self.seat));
        self
    }

    pub(super) fn gold(self, gold: u8) -> Position {
        self.with(|sheet| sheet.gold = gold)
    }
    pub(super) fn cannons(self, cannons: u8) -> Position {
        self.with(|sheet| sheet.cannons = cannons)
    }
    pub(super) fn progress(self, progress: u8) -> Position {
        self.with(|sheet| sheet.progress = progress)
    }
    pub(super) fn chests(self, chests: u8) -> Position {
        self.with(|sheet| sheet.chests = chests)
    }
    pub(super) fn posts_left(self, posts: u8) -> Position {
        self.with(|sheet| sheet.posts_left = posts)
    }
    pub(super) fn points(self, points: i16) -> Position {
        self.with(|sheet| {
            let missing = points - sheet.points;
            sheet.score(crate::scoring::Category::Tiles, missing);
        })
    }
    pub(super) fn holds(self, markers: &[Marker]) -> Position {
        self.with(|sheet| sheet.markers |= markers.iter().fold(0, |set, one| set | one.bit()))
    }
    pub(super) fn ships(self, first: Place, second: Place) -> Position {
        self.with(|sheet| sheet.ships = [first, second])
    }
    /// Resources and bought goods of one kind.
    pub(super) fn wares(self, kind: Resource, resources: u8, goods: u8) -> Position {
        self.with(|sheet| {
            sheet.resources[kind.index()] = resources;
            sheet.goods[kind.index()] = goods;
        })
    }

    /// Tiles that were planned before; they have left the supply.
    pub(super) fn planned(mut self, tiles: &[Tile]) -> Position {
        for tile in tiles {
            if tile.is_neutral() {
                self.game.supply[tile.print().shape as usize] -= 1;
            } else {
                self.game.sheet_mut(self.seat).villages[tile.index()] -= 1;
            }
            self.game.sheet_mut(self.seat).planned[tile.index()] += 1;
        }
        self
    }

    /// So many neutral tiles of a kind are left in the supply.
    pub(super) fn supply(mut self, shape: Shape, count: u8) -> Position {
        self.game.supply[shape as usize] = count;
        self
    }

    /// The order disc lies on top of whatever is on `position`. Discs are put
    /// there one after another.
    pub(super) fn position(mut self, position: u8) -> Position {
        let (seat, players) = (self.seat, usize::from(self.game.players));
        let order = self.game.in_order().to_vec();
        let (mut ahead, mut behind) = (vec![], vec![]);
        for other in order.into_iter().filter(|other| *other != seat) {
            let is_ahead = self.game.sheet(other).position > position;
            if is_ahead { ahead.push(other) } else { behind.push(other) }
        }
        let order: Vec<_> = ahead.into_iter().chain([seat]).chain(behind).collect();
        self.game.order[..players].copy_from_slice(&order);
        self.game.round_order = self.game.order;
        self.with(|sheet| sheet.position = position)
    }

    pub(super) fn pass(mut self, pass: u8) -> Position {
        self.game.pass = pass;
        self
    }

    /// Pirates that are face up.
    pub(super) fn pirates(mut self, strengths: &[u8]) -> Position {
        for strength in strengths {
            self.game.unseen_pirates[usize::from(*strength)] -= 1;
            self.game.pirates += strength;
        }
        self
    }

    /// Progress markers on the board.
    pub(super) fn board(mut self, slots: [Option<Marker>; 8]) -> Position {
        self.game.markers = slots;
        for marker in slots.into_iter().flatten() {
            self.game.unseen_markers &= !marker.bit();
        }
        self
    }

    /// Goods on display.
    pub(super) fn display(mut self, goods: &[(Resource, u8)]) -> Position {
        for (slot, (resource, cost)) in self.game.goods.iter_mut().zip(goods) {
            *slot = Some(Good { resource: *resource, cost: *cost });
        }
        self
    }

    /// A trading post that was founded before.
    #[track_caller]
    pub(super) fn post(mut self, square: At) -> Position {
        let before = self;
        let anchors = self.game.map.posts().filter(|post| {
            let at = self.game.map.post_square(*post);
            (at.row(), at.column()) == square
        });
        self.game.doing.post = anchors.last().expect("a post square");
        assert!(
            self.game.free.contains(Square::new(square.0, square.1).0),
            "{square:?} is covered"
        );
        self.game.phases = Stack::new(Phase::Act);
        self.game.phases.push(Phase::Post);
        self.game.apply(self.seat, Action::PlacePost, &mut Silent);
        self.with_gains_of(before)
    }

    /// A tile that was built before, whoever it connects to.
    #[track_caller]
    pub(super) fn built(self, tile: Tile, squares: &[At]) -> Position {
        let before = self;
        let mut after = self.planned(&[tile]);
        after.game.doing.ap = tile.cost();
        after.game.apply(self.seat, build(tile, squares), &mut Silent);
        after.with_gains_of(before)
    }

    /// Neutral tiles, whichever they are, cover every square but these.
    pub(super) fn paved_but(self, squares: &[At]) -> Position {
        let free = self.game.free.iter().map(Square);
        let free = free.map(|square| (square.row(), square.column()));
        let single = Tile::neutral(Shape::One);
        free.filter(|at| !squares.contains(at)).fold(self, |mut position, at| {
            position.game.supply[Shape::One as usize] += 1;
            position.built(single, &[at])
        })
    }

    /// Undoes what founding or building has paid.
    fn with_gains_of(mut self, before: Position) -> Position {
        self.game.phases = before.game.phases;
        self.game.doing = before.game.doing;
        for (sheet, old) in self.game.sheets.iter_mut().zip(before.game.sheets) {
            sheet.points = old.points;
            sheet.tally = old.tally;
            sheet.gold = old.gold;
            sheet.chests = old.chests;
            sheet.resources = old.resources;
        }
        self
    }

    /// The chosen seat is to choose; these cubes lie in the field.
    pub(super) fn field(mut self, cubes: &[(Colour, u8)]) -> Position {
        self.game.field = [0; 7];
        for (colour, count) in cubes {
            self.game.field[colour.index()] = *count;
        }
        for colour in Colour::ALL.map(Colour::index) {
            let elsewhere = self.game.field[colour] + self.game.tower[colour];
            self.game.storage[colour] = CUBES - elsewhere;
        }
        self.game.base = base_of(self.game);
        self.game.phases = Stack::new(Phase::Choose);
        self.game.doing = Doing::NOTHING;
        let order = self.game.round_order;
        let turn = order.iter().position(|seat| *seat == self.seat).expect("a seat");
        self.game.turn_index = turn as u8;
        self
    }

    /// The chosen seat carries out the action of `colour` with so many action points.
    #[track_caller]
    pub(super) fn taking(self, colour: Colour, ap: u8) -> Position {
        let chosen = self.field(&[(colour, ap.min(CUBES))]).take(colour).allowed();
        assert_eq!(chosen.game.doing.ap, ap, "action points come from cubes and markers");
        chosen
    }

    /// Nature is about to throw the cubes of `colour`; these are in the tower,
    /// and all others in storage.
    pub(super) fn throwing(mut self, colour: Colour, tower: [u8; 7]) -> Position {
        self.game.tower = tower;
        self.game.storage = tower.map(|inside| CUBES - inside);
        self.game.round = colour;
        self.game.phases = Stack::new(Phase::Throw);
        self
    }

    /// These cubes come out of the tower.
    #[track_caller]
    pub(super) fn comes_out(self, cubes: &str) -> Outcome {
        let chance = Chance::Throw { out: cubes.parse().expect("cubes") };
        assert!(self.game.is_possible(&chance), "{chance:?}");
        let (mut after, mut events) = (self, vec![]);
        after.game.resolve(chance, &mut events);
        Outcome { before: self, after, events, refusal: None }
    }

    /// Nature draws these numbers, from so many each.
    #[track_caller]
    pub(super) fn draws(mut self, numbers: &[u32], asked: &[u32]) -> Position {
        let mut script = Script::new(numbers.iter().copied());
        let chance = self.game.sample(&mut script);
        script.is_spent(asked);
        assert!(self.game.is_possible(&chance), "{chance:?}");
        self.game.resolve(chance, &mut Silent);
        self
    }

    pub(super) fn take(self, colour: Colour) -> Outcome {
        self.act(Action::Take { colour })
    }
    pub(super) fn done(self) -> Outcome {
        self.act(Action::Done)
    }
    pub(super) fn advance(self, steps: u8) -> Outcome {
        self.act(Action::Advance { steps })
    }
    pub(super) fn sail(self, ship: u8, to: Place) -> Outcome {
        self.act(Action::Sail { ship, to })
    }
    pub(super) fn enter(self, ship: u8, space: &str) -> Outcome {
        self.act(Action::PlaceShip { ship, at: frame(space) })
    }
    pub(super) fn build(self, tile: Tile, squares: &[At]) -> Outcome {
        self.act(build(tile, squares))
    }
    pub(super) fn plan(self, tile: Tile) -> Outcome {
        self.act(Action::TakeTile { tile })
    }

    #[track_caller]
    pub(super) fn act(self, action: Action) -> Outcome {
        Outcome::of(self, action)
    }

    /// The pass ends: everybody has had his turn in the white round, and yellow,
    /// who is the last, took one gold. The pirates attack.
    #[track_caller]
    pub(super) fn end_of_pass(self) -> Outcome {
        let last = self.game.in_order().last().expect("somebody is last");
        let mut white = self.of(*last).field(&[(Colour::White, 1)]);
        white.game.round = Colour::White;
        let ended = white.act(Action::TakeGold);
        Outcome { before: self, after: ended.after.of(self.seat), ..ended }
    }

    /// `Advance` with 1, 2, … steps as far as that is legal.
    pub(super) fn most_steps(&self) -> u8 {
        let steps = self.legal().into_iter().filter_map(|action| {
            let Action::Advance { steps } = action else { return None };
            Some(steps)
        });
        steps.max().unwrap_or(0)
    }

    pub(super) fn legal(&self) -> Vec<Action> {
        let mut actions = vec![];
        self.game.legal(self.seat, &mut actions);
        actions
    }
    pub(super) fn may(&self, action: Action) -> bool {
        self.legal().contains(&action)
    }
    pub(super) fn sheet(&self) -> &Sheet {
        self.game.sheet(self.seat)
    }
    pub(super) fn sheet_of(&self, seat: Seat) -> &Sheet {
        self.game.sheet(seat)
    }
    pub(super) fn ap(&self) -> u8 {
        self.game.doing.ap
    }
    /// Points of all players.
    pub(super) fn all_points(&self) -> Vec<i16> {
        self.game.seats().iter().map(|seat| self.game.sheet(seat).points).collect()
    }
    /// Colours that the chosen seat may take.
    pub(super) fn available(&self) -> Vec<Colour> {
        let open = choose::available(&self.game, self.seat);
        Colour::ALL.into_iter().filter(|colour| open & colour.bit() != 0).collect()
    }
}
