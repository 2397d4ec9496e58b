//! What everybody may know, ready to be shown. Nobody has secrets (12).
mod doing;
mod sites;

use alloc::vec::Vec;

use serde::Serialize;
use skerry_core::{ScoreLine, Seat};

pub(crate) use self::doing::prompt;
pub use self::{
    doing::{DoingView, DutyView, PowerState},
    sites::SiteView,
};
use crate::{
    components::{Cargo, Culture, FLEETS, Fleet, LAST_ROUND, ROW, Specialist, Tile},
    names::{Boats, Island, Space},
    scoring::{self, Category},
    state::{Phase, Yamatai, fleets, specialists, tiles},
};

/// The table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "yamatai/"))]
pub struct View {
    /// From 1; 0 during set-up.
    pub round: u8,
    /// R1: whether a culture token keeps everybody from building on its island.
    pub culture_blocks_building: bool,
    pub step: Step,
    /// Whose turn it is.
    pub active: Option<Seat>,
    /// The turns of this round; those before `turn` are over.
    pub turns: Vec<TurnView>,
    pub turn: u8,
    /// The next round's order as it forms, by the fleets that were taken.
    pub next_order: Vec<NextTurn>,
    /// What the active player is doing.
    pub doing: Option<DoingView>,
    /// Every boat on the board.
    pub boats: Vec<BoatView>,
    /// Every island, in the order of their numbers.
    pub islands: Vec<IslandView>,
    pub fleets: TrackView,
    /// Building tiles: face up, turned up with fleet 4, face down.
    pub row: Vec<Tile>,
    pub look: Vec<Tile>,
    pub tiles_to_come: Vec<Tile>,
    /// Place by place; an empty one stays empty until the end of the round.
    pub specialists: Vec<Option<HallView>>,
    pub specialists_to_come: Vec<Specialist>,
    pub ends: EndsView,
    pub sacred_left: u8,
    pub players: Vec<PlayerView>,
}

/// What is to be done next, and by whom.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "yamatai/"))]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Set-up, reveals, or the look of fleet 4.
    Nature,
    Fleet,
    Boats,
    Collect,
    Extra,
    Second,
    Moor,
    Recruit,
    /// A power waits for its first target, its second, or a reservation.
    Power,
    PowerSecond,
    Reserve,
    Over,
}

/// A turn of this round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "yamatai/"))]
pub struct TurnView {
    pub seat: Seat,
    /// What was taken in it.
    pub fleet: Option<Fleet>,
}

/// A turn of the next round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "yamatai/"))]
pub struct NextTurn {
    pub seat: Seat,
    pub fleet: Fleet,
}

/// A boat on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "yamatai/"))]
pub struct BoatView {
    pub at: Space,
    pub cargo: Cargo,
    /// Its place in the chain of this turn, from 1; only fresh boats have one.
    pub link: Option<u8>,
    /// It has taken its token in this turn.
    pub is_served: bool,
}

/// What stands on an island.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "yamatai/"))]
#[serde(rename_all = "snake_case")]
pub enum Piece {
    /// A house or a trading post, in the colour of its owner.
    Standard,
    Torii,
    Palace,
}

/// An island.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "yamatai/"))]
pub struct IslandView {
    pub island: Island,
    pub culture: Option<Culture>,
    pub is_mountain: bool,
    pub is_sacred: bool,
    pub building: Option<Piece>,
    /// Of a standard building; torii and palaces belong to nobody.
    pub owner: Option<Seat>,
}

/// The fleet track.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "yamatai/"))]
pub struct TrackView {
    /// Face up, place by place; an empty one stays empty until the end of the round.
    pub open: Vec<Option<Fleet>>,
    /// Face down: all of these come first, in any order,
    pub next: Vec<Fleet>,
    /// then these. What is taken in this round comes after them.
    pub later: Vec<Fleet>,
    /// How many will be turned up at the end of this round.
    pub turned_up: u8,
}

/// A specialist that can be hired.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "yamatai/"))]
pub struct HallView {
    pub specialist: Specialist,
    /// Who hires gets these.
    pub coins: u8,
}

/// How near every way to end the game is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "yamatai/"))]
pub struct EndsView {
    /// Boats in the supply by cargo; a colour that is gone ends the game.
    pub supply: [u8; 5],
    /// Standard buildings each player still has; a player without ends it.
    pub houses: Vec<u8>,
    /// Specialists face down, and places to fill at the end of the round.
    pub specialists_left: u8,
    pub specialists_missing: u8,
    /// Building tiles face down, and places to fill at the end of the round.
    pub tiles_left: u8,
    pub tiles_missing: u8,
    /// After this round the game ends in any case.
    pub last_round: u8,
}

/// One player's side of the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "yamatai/"))]
pub struct PlayerView {
    /// What final scoring would give now.
    pub points: i16,
    pub breakdown: Vec<ScoreLine>,
    pub coins: u16,
    /// Prestige-point tokens.
    pub prestige: u8,
    pub houses_left: u8,
    pub houses_built: u8,
    /// Boats in the harbour; in the own turn they are in the pool.
    pub harbour: Boats,
    pub berths: u8,
    pub set_aside: Boats,
    /// What they cost.
    pub set_aside_points: i16,
    /// Orange, green, violet, blue, beige, red.
    pub culture: [u8; 6],
    pub specialists: Vec<Specialist>,
    pub reserved: Vec<Tile>,
    pub built: Vec<Tile>,
    /// Once the game is over.
    pub rank: Option<u8>,
}

pub(crate) fn view(game: &Yamatai) -> View {
    let step = Step::of(game.phase());
    let decides = !matches!(step, Step::Nature | Step::Over);
    let has_order = !matches!(game.phase(), Phase::DealCulture | Phase::DealOrder);
    let turns = if has_order { game.in_order() } else { &[] };
    let taken = turns.iter().zip(game.taken);
    View {
        round: game.round,
        culture_blocks_building: game.blocks,
        step,
        active: decides.then(|| game.active()),
        turns: taken.map(|(seat, fleet)| TurnView { seat: *seat, fleet }).collect(),
        turn: game.turn,
        next_order: next_order(game),
        doing: decides.then(|| doing::doing(game)),
        boats: boats(game),
        islands: Island::all().map(|island| island_view(game, island)).collect(),
        fleets: track(game),
        row: tiles(game.row).collect(),
        look: tiles(game.look).collect(),
        tiles_to_come: tiles(game.deck).collect(),
        specialists: hall(game),
        specialists_to_come: specialists(game.unseen).collect(),
        ends: ends(game),
        sacred_left: game.sacred_left(),
        players: game.seats().iter().map(|seat| player_view(game, seat)).collect(),
    }
}

impl Step {
    pub(crate) fn of(phase: Phase) -> Step {
        match phase {
            Phase::DealCulture
            | Phase::DealOrder
            | Phase::TurnSpecialist
            | Phase::TurnTile
            | Phase::TurnFleet
            | Phase::Look => Step::Nature,
            Phase::Fleet => Step::Fleet,
            Phase::Boats => Step::Boats,
            Phase::Collect => Step::Collect,
            Phase::Extra => Step::Extra,
            Phase::Second => Step::Second,
            Phase::Moor => Step::Moor,
            Phase::Recruit => Step::Recruit,
            Phase::Power => Step::Power,
            Phase::PowerSecond => Step::PowerSecond,
            Phase::Reserve => Step::Reserve,
            Phase::Over => Step::Over,
        }
    }
}

/// Turns of which the fleet is known, in the order of the next round.
fn next_order(game: &Yamatai) -> Vec<NextTurn> {
    let taken = game.in_order().iter().zip(game.taken);
    let mut next: Vec<_> =
        taken.filter_map(|(seat, fleet)| Some(NextTurn { seat: *seat, fleet: fleet? })).collect();
    next.sort_unstable_by_key(|turn| turn.fleet);
    next
}

fn boats(game: &Yamatai) -> Vec<BoatView> {
    let link = |at: Space| game.doing.chain.iter().position(|link| *link == Some(at));
    let boat = |at: Space| {
        let cargo = game.cargo_at(at)?;
        let link = link(at).map(|link| link as u8 + 1);
        Some(BoatView { at, cargo, link, is_served: game.served.contains(at) })
    };
    game.occupied().iter().filter_map(boat).collect()
}

fn island_view(game: &Yamatai, island: Island) -> IslandView {
    let owner = game.seats().iter().find(|seat| game.houses[seat.index()].contains(island));
    let building = if owner.is_some() {
        Some(Piece::Standard)
    } else if game.torii.contains(island) {
        Some(Piece::Torii)
    } else {
        game.palaces.contains(island).then_some(Piece::Palace)
    };
    IslandView {
        island,
        culture: game.culture_at(island),
        is_mountain: game.mountains.contains(island),
        is_sacred: game.sacred.contains(island),
        building,
        owner,
    }
}

fn track(game: &Yamatai) -> TrackView {
    let face_down = game.older.count_ones() + game.newer.count_ones();
    let taken = if game.round == 0 { FLEETS as u32 - face_down } else { game.turns().into() };
    TrackView {
        open: game.open.to_vec(),
        next: fleets(game.older).collect(),
        later: fleets(game.newer).collect(),
        turned_up: taken.min(ROW as u32) as u8,
    }
}

fn hall(game: &Yamatai) -> Vec<Option<HallView>> {
    let places = game.hall.iter().zip(game.purses);
    places
        .map(|(specialist, coins)| specialist.map(|specialist| HallView { specialist, coins }))
        .collect()
}

fn ends(game: &Yamatai) -> EndsView {
    EndsView {
        supply: game.supply,
        houses: game.seats().iter().map(|seat| game.mat(seat).left).collect(),
        specialists_left: game.unseen.count_ones() as u8,
        specialists_missing: game.hall.iter().filter(|place| place.is_none()).count() as u8,
        tiles_left: (game.deck | game.look).count_ones() as u8,
        tiles_missing: ROW as u8 - game.row.count_ones() as u8,
        last_round: LAST_ROUND,
    }
}

fn player_view(game: &Yamatai, seat: Seat) -> PlayerView {
    let mat = game.mat(seat);
    PlayerView {
        points: scoring::points(game, seat),
        breakdown: scoring::breakdown(game, seat),
        coins: mat.coins,
        prestige: mat.prestige,
        houses_left: mat.left,
        houses_built: game.houses_built(seat),
        harbour: Boats(mat.harbour),
        berths: mat.berths(),
        set_aside: Boats(mat.set_aside),
        set_aside_points: scoring::points_for(game, seat, Category::SetAside),
        culture: mat.culture,
        specialists: specialists(mat.specialists).collect(),
        reserved: tiles(mat.reserved).collect(),
        built: tiles(mat.built).collect(),
        rank: (game.phase() == Phase::Over).then(|| scoring::rank(game, seat)),
    }
}
