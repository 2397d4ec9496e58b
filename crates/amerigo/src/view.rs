//! What everybody may know, ready to be shown. Nobody has secrets (14).
mod doing;
mod map;

use alloc::{string::String, vec::Vec};

use serde::Serialize;
use skerry_core::{ScoreLine, Seat};
use skerry_grid::SquareSet;

pub(crate) use self::doing::prompt;
use crate::{
    components::{Colour, GOOD_COSTS, Marker, PASSES, POSTS, Resource, SHAPES, Tile, time_value},
    names::{Place, Square},
    scoring, setup,
    state::{Amerigo, Phase},
    steps::pirates,
};

/// The table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "amerigo/"))]
pub struct View {
    pub pass: u8,
    pub passes: u8,
    /// What the factor of trading posts is multiplied with.
    pub time: u8,
    /// The colour of this round.
    pub round: Colour,
    pub step: Step,
    /// Whose turn it is.
    pub active: Option<Seat>,
    /// The order of this round; those before `turn` have had theirs.
    pub round_order: Vec<Seat>,
    pub turn: u8,
    /// The order discs, first in order first.
    pub order: Vec<Seat>,
    /// What the active player is doing.
    pub doing: Option<DoingView>,
    pub map: MapView,
    pub cubes: CubesView,
    /// Face up, slots 0 to 3 left, 4 to 7 right.
    pub markers: Vec<Option<Marker>>,
    pub markers_to_come: Vec<Marker>,
    pub goods: Vec<Option<GoodView>>,
    /// By resource and cost.
    pub goods_to_come: Vec<GoodCount>,
    /// The strength of the pirates that are face up.
    pub pirates: u8,
    /// Pirate markers not seen yet; one of them will never be.
    pub pirates_to_come: Vec<u8>,
    /// Neutral tiles that can be planned.
    pub supply: Vec<TileCount>,
    pub players: Vec<PlayerView>,
}

/// What is to be done next, and by whom.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "amerigo/"))]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Set-up, reveals, or a throw.
    Nature,
    Choose,
    Act,
    Post,
    Pick,
    Over,
}

/// What the active player is doing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "amerigo/"))]
pub struct DoingView {
    /// The action that is carried out; none while choosing.
    pub colour: Option<Colour>,
    pub ap: u8,
    /// While choosing: the actions on offer and their action points.
    pub offers: Vec<ActionOffer>,
    /// While choosing: gold that could be taken instead.
    pub gold: u8,
    /// Ships (1, 2) whose journey is still to come.
    pub to_sail: Vec<u8>,
    /// Where they can sail to, and how far that is.
    pub journeys: Vec<Journey>,
    /// The trading post to decide on.
    pub post: Option<Square>,
    /// Progress markers still to be picked.
    pub picks: u8,
    /// While building: own posts, own villages and the neutral tiles joined to them.
    pub network: Vec<Square>,
}

/// An action on offer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "amerigo/"))]
pub struct ActionOffer {
    pub colour: Colour,
    pub ap: u8,
}

/// A journey of a ship.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "amerigo/"))]
pub struct Journey {
    pub ship: u8,
    pub to: Place,
    pub steps: u8,
}

/// Sea and land, and what lies there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "amerigo/"))]
pub struct MapView {
    /// In squares; both are 0 before the map is dealt.
    pub rows: u8,
    pub columns: u8,
    /// One string a row, one letter a square: `.` water, `#` land, `P` post
    /// square, `S C T N K` resource, `^ v < >` anchor pointing at its post
    /// square. As printed: what covers it does not matter.
    pub ground: Vec<String>,
    /// One string a row: `.` for water, and a letter from `a` on for each island.
    pub island_of: Vec<String>,
    /// In the order of their letters.
    pub islands: Vec<IslandView>,
    /// Clockwise from the north-west.
    pub frame: Vec<Place>,
    pub resources: Vec<ResourceView>,
    pub tiles: Vec<BuiltTile>,
    pub posts: Vec<PostView>,
}

/// An island.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "amerigo/"))]
pub struct IslandView {
    pub size: u8,
    pub is_large: bool,
    /// Squares not covered yet.
    pub left: u8,
    /// Trading posts of each player.
    pub posts: Vec<u8>,
}

/// A resource that nobody has taken yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "amerigo/"))]
pub struct ResourceView {
    pub at: Square,
    pub resource: Resource,
}

/// A tile on the map.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "amerigo/"))]
pub struct BuiltTile {
    /// Nobody, if it is neutral.
    pub owner: Option<Seat>,
    pub squares: Vec<Square>,
}

/// A trading post on the map.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "amerigo/"))]
pub struct PostView {
    pub owner: Seat,
    pub at: Square,
}

/// Where the cubes are, by colour in the order of the rondel.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "amerigo/"))]
pub struct CubesView {
    pub storage: [u8; 7],
    pub tower: [u8; 7],
    pub field: [u8; 7],
    /// Action points of every action in this round.
    pub base: u8,
}

/// A goods marker.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "amerigo/"))]
pub struct GoodView {
    pub resource: Resource,
    pub cost: u8,
}

/// Goods markers of one sort.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "amerigo/"))]
pub struct GoodCount {
    pub resource: Resource,
    pub cost: u8,
    pub count: u8,
}

/// Tiles of one kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "amerigo/"))]
pub struct TileCount {
    pub tile: Tile,
    pub count: u8,
}

/// A progress marker of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "amerigo/"))]
pub struct HeldMarker {
    pub marker: Marker,
    pub is_used: bool,
}

/// One player's side of the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "amerigo/"))]
pub struct PlayerView {
    pub points: i16,
    pub gold: u8,
    pub cannons: u8,
    pub progress: u8,
    /// On the special-action track.
    pub position: u8,
    pub posts_left: u8,
    pub posts_placed: u8,
    pub chests: u8,
    pub ships: Vec<Option<Place>>,
    /// Village tiles that can still be planned.
    pub villages: Vec<TileCount>,
    pub planned: Vec<TileCount>,
    /// Sugar, cotton, tobacco, coconut, coffee.
    pub resources: [u8; 5],
    /// The printed good of each kind included.
    pub goods: [u8; 5],
    pub markers: Vec<HeldMarker>,
    /// What the pirates would have against this player now.
    pub pirates: u8,
    pub breakdown: Vec<ScoreLine>,
    /// What final scoring would add if it came now.
    pub outlook: Outlook,
    /// Once the game is over.
    pub rank: Option<u8>,
}

/// Points that final scoring would add, chests and gold markers not counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "amerigo/"))]
pub struct Outlook {
    pub gold: i16,
    pub goods: i16,
    pub progress: i16,
    pub order: i16,
}

pub(crate) fn view(game: &Amerigo) -> View {
    let step = game.step();
    let decides = !matches!(step, Step::Nature | Step::Over);
    View {
        pass: game.pass,
        passes: PASSES,
        time: time_value(game.pass) as u8,
        round: game.round,
        step,
        active: decides.then(|| game.active()),
        round_order: game.round_order[..usize::from(game.players)].to_vec(),
        turn: game.turn_index,
        order: game.in_order().to_vec(),
        doing: decides.then(|| doing::doing(game)),
        map: map::map_view(game),
        cubes: CubesView {
            storage: game.storage,
            tower: game.tower,
            field: game.field,
            base: game.base,
        },
        markers: game.markers.to_vec(),
        markers_to_come: markers_in(game.unseen_markers),
        goods: goods(game),
        goods_to_come: goods_to_come(game),
        pirates: game.pirates,
        pirates_to_come: pirates_to_come(game),
        supply: counts((0..).zip(game.supply).map(|(shape, count)| (neutral(shape), count))),
        players: game.seats().iter().map(|seat| player_view(game, seat)).collect(),
    }
}

impl Step {
    pub(crate) fn of(phase: Phase) -> Step {
        match phase {
            Phase::DealMap
            | Phase::DealOrder
            | Phase::TurnPirate
            | Phase::TurnMarker
            | Phase::TurnGood
            | Phase::FillTower
            | Phase::Throw => Step::Nature,
            Phase::Choose => Step::Choose,
            Phase::Act => Step::Act,
            Phase::Post => Step::Post,
            Phase::Pick => Step::Pick,
            Phase::Over => Step::Over,
        }
    }
}

fn neutral(shape: usize) -> Tile {
    Tile::neutral(SHAPES[shape].shape)
}

/// Kinds of which there are some.
fn counts(tiles: impl Iterator<Item = (Tile, u8)>) -> Vec<TileCount> {
    tiles.filter(|(_, count)| *count > 0).map(|(tile, count)| TileCount { tile, count }).collect()
}

fn markers_in(set: u32) -> Vec<Marker> {
    Marker::ALL.into_iter().filter(|marker| set & marker.bit() != 0).collect()
}

fn goods(game: &Amerigo) -> Vec<Option<GoodView>> {
    let shown = game.goods.iter().take(setup::good_slots(game.players));
    shown
        .map(|good| good.map(|good| GoodView { resource: good.resource, cost: good.cost }))
        .collect()
}

fn goods_to_come(game: &Amerigo) -> Vec<GoodCount> {
    let of = |resource: Resource| {
        let counts = GOOD_COSTS.into_iter().zip(game.unseen_goods[resource.index()]);
        counts.map(move |(cost, count)| GoodCount { resource, cost, count })
    };
    Resource::ALL.into_iter().flat_map(of).collect()
}

fn pirates_to_come(game: &Amerigo) -> Vec<u8> {
    let sorts = (0..).zip(game.unseen_pirates);
    sorts.flat_map(|(strength, count)| (0..count).map(move |_| strength)).collect()
}

fn squares(set: SquareSet) -> Vec<Square> {
    set.iter().map(Square).collect()
}

fn player_view(game: &Amerigo, seat: Seat) -> PlayerView {
    let sheet = game.sheet(seat);
    let last = scoring::last(game, seat);
    let markers = markers_in(sheet.markers).into_iter();
    PlayerView {
        points: sheet.points,
        gold: sheet.gold,
        cannons: sheet.cannons,
        progress: sheet.progress,
        position: sheet.position,
        posts_left: sheet.posts_left,
        posts_placed: POSTS - sheet.posts_left,
        chests: sheet.chests,
        ships: sheet.ships.iter().map(|at| (*at != Place::NOWHERE).then_some(*at)).collect(),
        villages: counts(Tile::all().zip(sheet.villages)),
        planned: counts(Tile::all().zip(sheet.planned)),
        resources: sheet.resources,
        goods: sheet.goods.map(|bought| bought + 1),
        markers: markers
            .map(|marker| HeldMarker { marker, is_used: sheet.used & marker.bit() != 0 })
            .collect(),
        pirates: pirates::strength(game, seat),
        breakdown: scoring::breakdown(game, seat),
        outlook: Outlook {
            gold: last.gold,
            goods: last.goods,
            progress: last.progress,
            order: last.order,
        },
        rank: (game.phase() == Phase::Over).then(|| scoring::rank(game, seat)),
    }
}
