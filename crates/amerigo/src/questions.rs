//! What bots and other readers may ask of a position.
use skerry_core::Seat;
use skerry_grid::SquareSet;

use crate::{
    components::{Colour, GOOD_SLOTS, MARKER_SLOTS, Marker, Resource, Tile, time_value},
    islands::IslandId,
    map::Cell,
    names::{Place, Square},
    placement,
    scoring::{self, Last},
    sea::{self, Frame, Waters},
    state::{Amerigo, Phase, Ship},
    steps::{choose, pirates, sail},
    view::Step,
};

impl Amerigo {
    /// Which large round this is, from 1.
    pub fn pass(&self) -> u8 {
        self.pass
    }

    /// The colour of this round.
    pub fn round(&self) -> Colour {
        self.round
    }

    /// What the value of trading posts is multiplied with now.
    pub fn time(&self) -> i16 {
        time_value(self.pass)
    }

    /// What is to be decided.
    pub fn step(&self) -> Step {
        Step::of(self.phase())
    }

    /// Whose turn it is, was last, or will be next.
    pub fn mover(&self) -> Seat {
        self.active()
    }

    /// The action that `seat` is carrying out, and the action points left for it.
    pub fn acting(&self, seat: Seat) -> Option<(Colour, u8)> {
        let acts = matches!(self.phase(), Phase::Act | Phase::Post | Phase::Pick);
        (acts && self.active() == seat).then_some((self.doing.colour, self.doing.ap))
    }

    /// Neutral tiles that may still be planned in this action.
    pub fn neutral_tiles_left(&self, seat: Seat) -> u8 {
        let allowed = if self.holds(seat, Marker::TwoNeutral) { 2 } else { 1 };
        allowed - self.doing.neutral.min(allowed)
    }

    pub fn points(&self, seat: Seat) -> i16 {
        self.sheet(seat).points
    }

    pub fn gold(&self, seat: Seat) -> u8 {
        self.sheet(seat).gold
    }

    pub fn cannons(&self, seat: Seat) -> u8 {
        self.sheet(seat).cannons
    }

    pub fn progress(&self, seat: Seat) -> u8 {
        self.sheet(seat).progress
    }

    /// Where the order disc of `seat` lies.
    pub fn position(&self, seat: Seat) -> u8 {
        self.sheet(seat).position
    }

    /// How many players come before `seat` in order.
    pub fn place_in_order(&self, seat: Seat) -> usize {
        self.in_order().iter().position(|other| *other == seat).unwrap_or(0)
    }

    pub fn posts_left(&self, seat: Seat) -> u8 {
        self.sheet(seat).posts_left
    }

    pub fn chests(&self, seat: Seat) -> u8 {
        self.sheet(seat).chests
    }

    /// How many tiles of this kind `seat` has planned and not built.
    pub fn planned(&self, seat: Seat, tile: Tile) -> u8 {
        self.sheet(seat).planned(tile)
    }

    /// How many tiles of this kind `seat` could still plan.
    pub fn supply_of(&self, seat: Seat, tile: Tile) -> u8 {
        if tile.is_neutral() {
            self.supply[tile.print().shape as usize]
        } else {
            self.sheet(seat).villages[tile.index()]
        }
    }

    /// Resources of `seat`, in the order of [`Resource::ALL`].
    pub fn resources(&self, seat: Seat) -> [u8; 5] {
        self.sheet(seat).resources
    }

    /// Goods that `seat` has bought.
    pub fn goods(&self, seat: Seat) -> [u8; 5] {
        self.sheet(seat).goods
    }

    /// Has `seat` this marker, and has not used it up?
    pub fn holds(&self, seat: Seat, marker: Marker) -> bool {
        self.sheet(seat).has(marker)
    }

    /// What the pirates have against `seat`.
    pub fn pirates_against(&self, seat: Seat) -> u8 {
        pirates::strength(self, seat)
    }

    /// What final scoring would pay `seat` now, chests and gold markers not counted.
    pub fn outlook(&self, seat: Seat) -> i16 {
        let Last { gold, goods, progress, order } = scoring::last(self, seat);
        gold + goods + progress + order
    }

    /// Action points that `seat` would have for the action of `colour`.
    pub fn action_points(&self, seat: Seat, colour: Colour) -> u8 {
        choose::action_points(self, seat, colour)
    }

    /// Gold that `seat` could take instead of an action.
    pub fn gold_on_offer(&self, seat: Seat) -> u8 {
        choose::gold_on_offer(self, seat)
    }

    /// Cubes in the action field.
    pub fn cubes_in_field(&self) -> u8 {
        self.cubes()
    }

    /// Progress markers on the board.
    pub fn markers(&self) -> [Option<Marker>; MARKER_SLOTS] {
        self.markers
    }

    /// Goods on the board, and what they cost.
    pub fn goods_on_display(&self) -> [Option<(Resource, u8)>; GOOD_SLOTS] {
        self.goods.map(|good| good.map(|good| (good.resource, good.cost)))
    }

    /// Land squares that nothing covers.
    pub fn free(&self) -> SquareSet {
        self.free
    }

    /// Free squares on which `seat` may build next.
    pub fn contact(&self, seat: Seat) -> SquareSet {
        placement::contact(self, self.sheet(seat).network)
    }

    /// Is there a place where `seat` could build this tile?
    pub fn fits(&self, seat: Seat, tile: Tile) -> bool {
        let contact = self.contact(seat);
        let mut rotations = tile.print().rotations.iter();
        rotations.any(|offsets| !placement::spots(offsets, self.free, contact).is_empty())
    }

    /// The squares of a tile, or nothing if it would reach beyond every map.
    pub fn covered_by(tile: Tile, rotation: u8, at: Square) -> Option<SquareSet> {
        placement::squares(tile, rotation, at)
    }

    /// The resource that is printed on a square of the map.
    pub fn resource_at(&self, square: Square) -> Option<Resource> {
        match self.map.cell(square) {
            Cell::Resource(resource) => Some(resource),
            Cell::Sea | Cell::Anchor(_) | Cell::Land | Cell::Post(_) => None,
        }
    }

    /// How many islands the map has.
    pub fn islands(&self) -> u8 {
        self.islands.count
    }

    /// The number of the island of a land square.
    pub fn island_at(&self, square: Square) -> u8 {
        self.islands.at(&self.map, square).0
    }

    pub fn is_large(&self, island: u8) -> bool {
        self.islands.is_large(IslandId(island))
    }

    /// Squares of an island that nothing covers.
    pub fn squares_left(&self, island: u8) -> u8 {
        self.islands.left[usize::from(island)]
    }

    /// Trading posts of `seat` on an island.
    pub fn posts_on(&self, island: u8, seat: Seat) -> u8 {
        self.islands.posts(IslandId(island), seat.index())
    }

    /// Is there any trading post on the island?
    pub fn is_discovered(&self, island: u8) -> bool {
        self.islands.is_discovered(IslandId(island))
    }

    /// Anchors at which a trading post can be founded, with the post squares.
    pub fn open_anchors(&self) -> impl Iterator<Item = (Square, Square)> + '_ {
        let posts =
            self.map.posts().map(|post| (self.map.anchor(post), self.map.post_square(post)));
        posts.filter(|(_, post)| self.free.contains(post.0))
    }

    /// The trading post that the ship at this place could found.
    pub fn post_at(&self, at: Place) -> Option<Square> {
        match self.map.cell(at.as_square()?) {
            Cell::Anchor(post) => {
                let square = self.map.post_square(post);
                self.free.contains(square.0).then_some(square)
            }
            Cell::Sea | Cell::Land | Cell::Resource(_) | Cell::Post(_) => None,
        }
    }

    /// The trading post that the active player is asked about.
    pub fn pending_post(&self) -> Option<Square> {
        (self.phase() == Phase::Post).then(|| self.map.post_square(self.doing.post))
    }

    /// Progress markers that the active player may still pick.
    pub fn pending_picks(&self) -> u8 {
        self.doing.picks
    }

    /// Where the ships of `seat` are; nowhere before they have entered.
    pub fn ships(&self, seat: Seat) -> [Option<Place>; 2] {
        self.sheet(seat).ships.map(|place| (place != Place::NOWHERE).then_some(place))
    }

    /// Whether the journey of ship 1 or 2 is still to come in this action.
    pub fn is_to_sail(&self, ship: u8) -> bool {
        Ship::numbered(ship).is_some_and(|ship| self.doing.to_sail & ship.bit() != 0)
    }

    /// The colours whose action `seat` may choose.
    pub fn colours_on_offer(&self, seat: Seat) -> impl Iterator<Item = Colour> {
        let open = choose::available(self, seat);
        Colour::ALL.into_iter().filter(move |colour| open & colour.bit() != 0)
    }

    /// Spaces of the frame.
    pub fn frame(&self) -> impl Iterator<Item = Place> {
        Waters { frame: Frame::of(&self.map).spaces, ..Waters::default() }.iter()
    }

    /// The ship that was put on the frame and is the next to sail.
    pub fn entering(&self) -> Option<u8> {
        self.doing.entering.map(Ship::number)
    }

    /// Sea squares on which ship 1 or 2 of `seat` may end its journey now.
    pub fn journeys(&self, seat: Seat, ship: u8) -> SquareSet {
        sail::targets(self, seat).journeys[usize::from(ship - 1)].squares
    }

    /// Squares on which the first square of a tile may lie, connection included.
    pub fn spots(&self, tile: Tile, rotation: u8, contact: SquareSet) -> SquareSet {
        placement::spots(tile.print().rotations[usize::from(rotation)], self.free, contact)
    }

    /// Sea squares at most so many steps away; from nowhere, which is where ships
    /// enter, from any space of the frame.
    pub fn sea_within(&self, from: Option<Place>, steps: u8) -> SquareSet {
        let frame = Frame::of(&self.map);
        sea::within_any(frame, self.water(), from, steps).squares
    }
}
