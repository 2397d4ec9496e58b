//! What the table looks like: data, and questions about it. Nothing changes here.
use core::{hash, num::NonZeroU16};

use skerry_core::{Seat, Seats, Turn};
use skerry_grid::HexSet;

use crate::{
    components::{Space, Symbol, TILES, TRACK_START, Tile},
    goals::GOALS,
    island::Island,
    rulesets::{RuleSet, RuleSetId},
    sites::{LAIRS, TEMPLE},
    stickers::{Sticker, occupied},
};

pub(crate) const MAX_PLAYERS: usize = 4;

/// A match at one moment. The order of the deck is not in it: a card is drawn
/// when it is turned up (R1).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MyIsland {
    pub(crate) rules: RuleSetId,
    pub(crate) players: u8,
    pub(crate) phase: Phase,
    /// Seats that have not decided on the card yet.
    pub(crate) owing: Seats,
    /// Cards not yet turned up, as bits.
    pub(crate) deck: u32,
    /// The card of this round.
    pub(crate) card: Option<Tile>,
    /// The card of the next round, where it lies open.
    pub(crate) next: Option<Tile>,
    /// What happens here outlasts the game.
    pub(crate) is_campaign: bool,
    /// Who has still to put markers onto the shared rows, in order.
    pub(crate) queue: [Option<Seat>; MAX_PLAYERS],
    /// How many islands the campaign has, here or not.
    pub(crate) islands: u8,
    /// How many have left on earlier cards.
    pub(crate) departed: u8,
    /// Islands beyond the players are those of who is not here today.
    pub(crate) boards: [Player; MAX_PLAYERS],
}

/// Everything that the box as it is opened does not know is left out of the digest where it
/// is not used: records of such games keep theirs.
impl hash::Hash for MyIsland {
    fn hash<H: hash::Hasher>(&self, state: &mut H) {
        self.rules.hash(state);
        self.players.hash(state);
        self.phase.hash(state);
        self.owing.hash(state);
        self.deck.hash(state);
        self.card.hash(state);
        self.boards.hash(state);
        if self.is_campaign || self.rules > RuleSetId::Game1 {
            (self.next, self.islands, self.queue, self.departed).hash(state);
            self.boards.iter().for_each(|player| (player.island, player.feats).hash(state));
        }
    }
}

/// Where a round stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Phase {
    /// A card is to be turned up.
    Reveal,
    /// Everybody who has not finished decides what to do with it.
    Decide,
    Over,
    /// Everybody puts on the stickers that belong to this game.
    StartStickers,
    /// Markers are put onto the shared rows, one player after the other.
    Research,
    /// Stickers by rank.
    EndStickers,
}

/// One player's board, marker and tiles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Player {
    /// Spaces that may be covered and are not.
    pub(crate) free: HexSet,
    /// Spaces covered by each symbol.
    pub(crate) symbols: [HexSet; 4],
    /// What cannot score again: hexes of fields, houses and walls whose group
    /// has scored (R30), and path hexes that are joined to the beach.
    pub(crate) settled: HexSet,
    /// Where cubes lie on groups that have scored.
    pub(crate) cubes: HexSet,
    /// How each placed tile lies.
    pub(crate) placed: [Option<Placed>; TILES.len()],
    /// Tiles put aside by passing, as bits.
    pub(crate) passed: u32,
    pub(crate) marker: i16,
    /// The marker has reached the end of the track and stays there (R14).
    pub(crate) is_locked: bool,
    pub(crate) has_finished: bool,
    /// Totems that have scored, as bits by their place in the board's list.
    pub(crate) totems: u8,
    pub(crate) tally: Tally,
    pub(crate) island: Island,
    pub(crate) feats: Feats,
}

/// Without what only campaigns know; see [`MyIsland`].
impl hash::Hash for Player {
    fn hash<H: hash::Hasher>(&self, state: &mut H) {
        self.free.hash(state);
        self.symbols.hash(state);
        self.settled.hash(state);
        self.cubes.hash(state);
        self.placed.hash(state);
        self.passed.hash(state);
        self.marker.hash(state);
        self.is_locked.hash(state);
        self.has_finished.hash(state);
        self.totems.hash(state);
        self.tally.hash(state);
    }
}

/// What a player has done in this game that only later games of the campaign ask for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Feats {
    /// Covered hexes that count twice.
    pub(crate) doubles: HexSet,
    /// Hexes of groups that have got what a group of eight gets.
    pub(crate) big: HexSet,
    /// Markers on the shared rows, as bits: seven to a row.
    pub(crate) ruins: u32,
    /// Markers still to be put there, by symbol.
    pub(crate) research: [u8; 4],
    /// Driven off, opened, reached, surrounded: as bits.
    pub(crate) lairs: u8,
    pub(crate) ships: u8,
    pub(crate) gates: u8,
    pub(crate) steps: u8,
    pub(crate) monuments: u8,
    pub(crate) star: Star,
    /// For which symbols the star belongs to what has scored, as bits.
    pub(crate) star_settled: u8,
    /// How many had a marker in every row before, plus one.
    pub(crate) circle: u8,
    /// Progress gained while playing.
    pub(crate) gained: u8,
    /// Stickers still to be put on.
    pub(crate) owed: [Option<Sticker>; 6],
    /// What each goal has brought.
    pub(crate) points: [i8; GOALS],
}

/// The tile without a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Star {
    Away,
    /// It was won and must be placed now.
    InHand,
    On(Space),
    /// There was no place for it.
    Lost,
}

impl Feats {
    pub(crate) const NONE: Feats = Feats {
        doubles: HexSet::EMPTY,
        big: HexSet::EMPTY,
        ruins: 0,
        research: [0; 4],
        lairs: 0,
        ships: 0,
        gates: 0,
        steps: 0,
        monuments: 0,
        star: Star::Away,
        star_settled: 0,
        circle: 0,
        gained: 0,
        owed: [None; 6],
        points: [0; GOALS],
    };

    /// The sticker that is to be put on next.
    pub(crate) fn due(&self) -> Option<Sticker> {
        self.owed[0]
    }

    /// It is on, or there is no place for it.
    pub(crate) fn next_sticker(&mut self) {
        self.owed.rotate_left(1);
        self.owed[5] = None;
    }
}

/// How often each way to score or lose points has come about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Tally {
    pub(crate) houses: u8,
    /// By symbol.
    pub(crate) groups: [u8; 4],
    pub(crate) passes: u8,
    /// Largest groups won at the end, as bits by symbol.
    pub(crate) largest: u8,
    /// Visible beach spaces at the end.
    pub(crate) beach: u8,
}

/// Where a tile's first hex lies and how the tile is turned, in two bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Placed(NonZeroU16);

impl Placed {
    #[inline]
    pub(crate) fn new(at: Space, rotation: u8) -> Placed {
        Placed(NonZeroU16::MIN.saturating_add(u16::from(rotation) << 8 | u16::from(at.0)))
    }

    pub(crate) fn at(self) -> Space {
        Space((self.0.get() - 1) as u8)
    }

    pub(crate) fn rotation(self) -> u8 {
        ((self.0.get() - 1) >> 8) as u8
    }
}

impl Player {
    pub(crate) fn at_start(rules: RuleSetId, island: Island) -> Player {
        Player {
            free: coverable(rules, &island),
            symbols: [HexSet::EMPTY; 4],
            settled: HexSet::EMPTY,
            cubes: HexSet::EMPTY,
            placed: [None; TILES.len()],
            passed: 0,
            marker: TRACK_START,
            is_locked: false,
            has_finished: false,
            totems: 0,
            tally: Tally::default(),
            island,
            feats: Feats::NONE,
        }
    }

    /// Spaces of this island that can be covered in this game.
    #[inline]
    pub(crate) fn coverable(&self) -> HexSet {
        self.free | self.covered()
    }

    /// Hexes and doubles of a set (section 2 of the campaign: weight).
    #[inline]
    pub(crate) fn weight(&self, group: HexSet) -> u32 {
        let (hexes, doubles) = (group.len(), group & self.feats.doubles);
        // Counting takes long, and most groups have no doubles.
        if doubles.is_empty() { hexes } else { hexes + doubles.len() }
    }

    /// The weight of the largest group of a symbol.
    #[inline]
    pub(crate) fn largest(&self, symbol: Symbol) -> u32 {
        let all = self.symbol(symbol);
        if !all.meets(self.feats.doubles) {
            return all.largest_group();
        }
        let (mut left, mut most) = (all, 0);
        while let Some(hex) = left.first() {
            let group = HexSet::one(hex).flood(left);
            left = left.without(group);
            most = most.max(self.weight(group));
        }
        most
    }

    /// What cannot score again, for one symbol: the star belongs to groups of all four.
    #[inline]
    pub(crate) fn settled_for(&self, symbol: Symbol) -> HexSet {
        let Star::On(star) = self.feats.star else { return self.settled };
        if self.feats.star_settled & (1 << symbol.index()) != 0 {
            return self.settled;
        }
        self.settled.without(HexSet::one(star.0))
    }

    #[inline]
    pub(crate) fn settle(&mut self, symbol: Symbol, group: HexSet) {
        self.settled |= group;
        if let Star::On(star) = self.feats.star
            && group.contains(star.0)
        {
            self.feats.star_settled |= 1 << symbol.index();
        }
    }

    /// The star is to be placed before anything else.
    #[inline]
    pub(crate) fn holds_star(&self) -> bool {
        matches!(self.feats.star, Star::InHand)
    }

    #[inline]
    pub(crate) fn covered(&self) -> HexSet {
        self.symbols[0] | self.symbols[1] | self.symbols[2] | self.symbols[3]
    }

    #[inline]
    pub(crate) fn symbol(&self, symbol: Symbol) -> HexSet {
        self.symbols[symbol.index()]
    }

    /// R7, R14: a marker on 0 leaves nothing to pay with.
    #[inline]
    pub(crate) fn may_pass(&self, rules: &RuleSet) -> bool {
        self.marker >= -rules.pass || self.is_locked
    }
}

/// What the game allows, as this island looks, but for what nothing can cover.
pub(crate) fn coverable(rules: RuleSetId, island: &Island) -> HexSet {
    let (set, game) = (rules.rules(), rules.number());
    if game == 0 {
        return set.coverable;
    }
    let closed = |is_there: bool, spaces: HexSet| if is_there { spaces } else { HexSet::EMPTY };
    let lairs = LAIRS.iter().fold(HexSet::EMPTY, |lairs, lair| lairs.with(lair.0));
    let totems = set.board.totems.iter().fold(HexSet::EMPTY, |all, totem| all.with(totem.0));
    let palms = island.palms();
    let open = match set.ground.len() {
        2 => set.coverable,
        3 => set.coverable.without(set.board.palms) | palms,
        _ => set.coverable,
    };
    open.without(totems)
        .without(closed(set.teeth > 0, lairs))
        .without(closed(set.has_temple(), HexSet::one(TEMPLE.0)))
        .without(island.rocks())
        .without(closed(game >= 19, island.standing_sites(game)))
        .without(occupied(&island.craters))
}

impl MyIsland {
    #[inline]
    pub(crate) fn rule_set(&self) -> &'static RuleSet {
        self.rules.rules()
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.boards[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.boards[seat.index()]
    }

    pub(crate) fn seats(&self) -> Seats {
        Seats::first(self.players)
    }

    #[inline]
    pub(crate) fn turn(&self) -> Turn {
        match self.phase {
            Phase::Reveal => Turn::Chance,
            Phase::Decide | Phase::StartStickers | Phase::Research | Phase::EndStickers => {
                Turn::Decide(self.owing)
            }
            Phase::Over => Turn::Over,
        }
    }
}

/// What bots and other readers may ask of a position.
impl MyIsland {
    /// Which game of the box this is.
    pub fn rule_set_id(&self) -> RuleSetId {
        self.rules
    }

    /// Cards that have not been the card of a round.
    #[inline]
    pub fn cards_left(&self) -> u32 {
        self.deck.count_ones() + u32::from(self.next.is_some())
    }

    /// What outlasts the game for `seat`.
    pub fn island(&self, seat: Seat) -> &Island {
        &self.player(seat).island
    }

    /// Spaces of `seat` that may be covered and are not.
    pub fn free(&self, seat: Seat) -> HexSet {
        self.player(seat).free
    }

    /// Spaces of `seat` covered by `symbol`.
    pub fn covered_with(&self, seat: Seat, symbol: Symbol) -> HexSet {
        self.player(seat).symbol(symbol)
    }

    /// Hexes of `seat` that cannot score again: groups with a cube, and paths
    /// that lead to the sea.
    pub fn settled(&self, seat: Seat) -> HexSet {
        self.player(seat).settled
    }

    /// Totems of `seat` that have not scored, as spaces.
    pub fn open_totems(&self, seat: Seat) -> HexSet {
        let totems = self.rule_set().board.totems.iter().enumerate();
        let open = totems.filter(|(bit, _)| self.player(seat).totems & (1 << bit) == 0);
        open.fold(HexSet::EMPTY, |set, (_, totem)| set.with(totem.0))
    }

    /// Where the marker of `seat` stands.
    pub fn marker(&self, seat: Seat) -> i16 {
        self.player(seat).marker
    }

    /// Has the marker of `seat` reached the end of the track?
    pub fn is_locked(&self, seat: Seat) -> bool {
        self.player(seat).is_locked
    }

    /// Takes `seat` no part any more?
    pub fn has_finished(&self, seat: Seat) -> bool {
        self.player(seat).has_finished
    }
}
