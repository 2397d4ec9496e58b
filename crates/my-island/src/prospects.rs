//! What bots may ask of a position in the campaign: what is still to be won or lost on a
//! board, and how near it is. Nothing changes here.
use skerry_core::{Game, Seat};
use skerry_grid::HexSet;

use crate::{
    components::{CAMPAIGN_SIDE, Symbol, Tile},
    goals::Goal,
    island::MAX_ROOFS,
    modules::{
        buildings::{self, STEPS},
        craters, palms,
        plateau::BIG,
        portal::TIERS,
        threats::{self, WALLS},
    },
    sites::{BUILDINGS, GATES, LAIRS, SHIPS, TEMPLE},
    state::{MyIsland, Phase, Player, Star},
    steps::STAR_NEEDS,
    stickers::{NOWHERE, occupied, portal_bit, telescope},
};

/// Something that is not done yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Prospect {
    /// What for.
    pub goal: Goal,
    /// What lies there, of what it takes.
    pub have: u32,
    /// What it takes.
    pub need: u32,
    /// Free spaces that could still add to it.
    pub open: u32,
    /// Points between doing it and leaving it; 0 where it only brings progress.
    pub worth: i16,
}

impl MyIsland {
    /// Everything that `seat` has not done yet and could do.
    pub fn prospects(&self, seat: Seat, out: &mut impl FnMut(Prospect)) {
        let (rules, player) = (self.rule_set(), self.player(seat));
        if rules.teeth > 0 {
            self.threats(player, out);
        }
        if rules.has_big {
            big(player, out);
        }
        if rules.telescope != 0 {
            telescopes(player, rules.telescope, out);
        }
        if rules.roof != 0 || rules.monument != 0 {
            self.buildings(player, out);
        }
        if rules.pool != 0 {
            pools(player, rules.pool, out);
        }
        if rules.has_portal {
            portal(player, out);
        }
        if rules.has_star && player.feats.star == Star::Away {
            let around = HexSet::neighbours(TEMPLE.0);
            let open = (player.free & around).len();
            let most = player.symbols.iter().map(|symbol| (*symbol & around).len()).max();
            let (have, need) = (most.unwrap_or(0), STAR_NEEDS);
            out(Prospect { goal: Goal::Star, have, need, open, worth: 3 });
        }
    }

    fn threats(&self, player: &Player, out: &mut impl FnMut(Prospect)) {
        let rules = self.rule_set();
        for (n, lair) in LAIRS.iter().enumerate() {
            if player.feats.lairs & (1 << n) == 0 {
                let around = HexSet::neighbours(lair.0);
                let have = player.content(Symbol::Field, around);
                let (need, open) = (threats::teeth(player, rules, n), (player.free & around).len());
                out(Prospect { goal: Goal::Monsters, have, need, open, worth: 2 * rules.lair });
            }
        }
        for (n, beach) in SHIPS.iter().enumerate().filter(|_| rules.ship != 0) {
            if player.feats.ships & (1 << n) == 0 {
                let have = player.content(Symbol::Wall, *beach);
                let (need, open) = (WALLS, (player.free & *beach).len());
                out(Prospect { goal: Goal::Ships, have, need, open, worth: 2 * rules.ship });
            }
        }
    }

    fn buildings(&self, player: &Player, out: &mut impl FnMut(Prospect)) {
        let (rules, island) = (self.rule_set(), &player.island);
        for n in (0..BUILDINGS.len()).filter(|n| island.sites[*n] != NOWHERE) {
            let open = (player.free & HexSet::neighbours(island.sites[n])).len();
            let have = buildings::around(player, n);
            let is_finished = island.roofs[n] >= MAX_ROOFS;
            if rules.roof != 0 && !is_finished {
                let next = STEPS.into_iter().find(|need| *need > have);
                let worth = rules.roof;
                next.into_iter().for_each(|need| {
                    out(Prospect { goal: Goal::Buildings, have, need, open, worth })
                });
            }
            if rules.monument != 0 && is_finished && player.feats.monuments & (1 << n) == 0 {
                let (need, worth) = (STEPS[0], rules.monument);
                out(Prospect { goal: Goal::Monuments, have, need, open, worth });
            }
        }
    }

    /// Gates of the temple that are still shut, each as the spaces of which a path must cover
    /// one; none for a gate that is open.
    pub fn shut_gates(&self, seat: Seat) -> [HexSet; 3] {
        let open = self.player(seat).feats.gates;
        let mut bits = 0..;
        GATES.map(|gate| {
            let is_open = bits.next().is_none_or(|bit: u8| open & (1 << bit) != 0);
            if is_open { HexSet::EMPTY } else { gate }
        })
    }

    /// Whether what happens here outlasts the game.
    pub fn is_campaign(&self) -> bool {
        self.is_campaign
    }

    /// Markers that `seat` has won and not put onto the shared rows yet.
    pub fn markers_due(&self, seat: Seat) -> u32 {
        self.player(seat).feats.research.iter().map(|n| u32::from(*n)).sum()
    }

    /// Rows of the shared board in which `seat` has a marker.
    pub fn rows_marked(&self, seat: Seat) -> usize {
        let rows = Symbol::ALL.into_iter();
        rows.filter(|row| crate::steps::research::markers(self, seat, *row) > 0).count()
    }

    /// Relics that `seat` has taken.
    pub fn relics(&self, seat: Seat) -> usize {
        crate::steps::research::relics(self, seat)
    }

    /// Spaces of `seat` that cost while they are open, and how often that is still asked.
    pub fn eruptions(&self, seat: Seat) -> (u32, u32) {
        let turned_up = self.rule_set().tiles.count_ones() - self.deck.count_ones();
        let to_come = craters::ERUPTIONS.iter().filter(|card| **card >= turned_up).count();
        (craters::open(self.player(seat)).len(), 1 + to_come as u32)
    }

    /// What leaving on this card is worth to `seat`, if it may.
    pub fn departure(&self, seat: Seat) -> i16 {
        let has_left = self.player(seat).has_left();
        if has_left { 0 } else { self.rule_set().departure[usize::from(self.departed.min(3))] }
    }

    /// Palms of `seat` that count while they are in sight.
    pub fn groves(&self, seat: Seat) -> u8 {
        palms::groves(self.player(seat)).min(self.rule_set().groves)
    }

    /// Finds of `seat` that are not covered.
    pub fn open_finds(&self, seat: Seat) -> HexSet {
        self.player(seat).island.finds() & self.player(seat).free
    }

    /// Whether stickers are put on now.
    pub fn is_sticking(&self) -> bool {
        matches!(self.phase, Phase::StartStickers | Phase::EndStickers)
    }

    /// What the end would cost for visible beach, as it stands.
    pub fn beach_cost(&self, seat: Seat) -> i16 {
        let ended = self.ended();
        let feats = &ended.player(seat).feats;
        i16::from(ended.player(seat).tally.beach) * self.rule_set().visible_beach
            + i16::from(feats.points[Goal::Pirates as usize])
    }
}

/// Groups that have not got what a group of eight gets.
fn big(player: &Player, out: &mut impl FnMut(Prospect)) {
    for symbol in [Symbol::Field, Symbol::House, Symbol::Wall] {
        let mut left = player.symbol(symbol).without(player.feats.big);
        while let Some(hex) = left.first() {
            let (group, halo) = HexSet::one(hex).flood_and_halo(left);
            left = left.without(group);
            let (have, need, open) = (player.weight(group), BIG, (halo & player.free).len());
            // A marker on the shared rows.
            out(Prospect { goal: Goal::Big, have, need, open, worth: 3 });
        }
    }
}

fn telescopes(player: &Player, worth: i16, out: &mut impl FnMut(Prospect)) {
    for way in (0..6).filter(|way| player.island.telescopes & (1 << way) == 0) {
        let Some(line) = telescope(&player.island, way) else { continue };
        let open = (line & player.free).len();
        let have = player.symbols.iter().map(|symbol| (*symbol & line).len()).max().unwrap_or(0);
        // Two symbols in one line will never be one.
        let open = if have + open == line.len() { open } else { 0 };
        out(Prospect { goal: Goal::Telescopes, have, need: line.len(), open, worth });
    }
}

fn pools(player: &Player, worth: i16, out: &mut impl FnMut(Prospect)) {
    let pools = occupied(&player.island.pools);
    for pool in pools.without(player.covered()).iter() {
        let around = HexSet::neighbours(pool).without(pools);
        let open = (around & player.free).len();
        let need = (around & player.coverable()).len();
        out(Prospect { goal: Goal::Pools, have: need - open, need, open, worth });
    }
}

fn portal(player: &Player, out: &mut impl FnMut(Prospect)) {
    for symbol in Symbol::ALL {
        let have = player.largest(symbol);
        for (tier, need) in TIERS.into_iter().enumerate() {
            if player.island.portal & portal_bit(symbol, tier) == 0 {
                let open = player.free.len();
                out(Prospect { goal: Goal::Portal, have, need, open, worth: 0 });
            }
        }
    }
}

/// What is on an island, for whoever chooses where the next sticker goes.
#[derive(Debug, Clone, Copy)]
pub struct GroundOf {
    /// Spaces that are palms.
    pub palms: HexSet,
    /// Spaces that tiles may cover in most games.
    pub open: HexSet,
    pub finds: HexSet,
    /// Spaces that can never be covered any more.
    pub closed: HexSet,
    /// Buildings and pools.
    pub sites: HexSet,
    /// Roofs of all buildings.
    pub roofs: u8,
    /// Sizes of the tiles with a doubled hex, together, and how many they are.
    pub doubled: (u32, u32),
    /// The most teeth that marks add to a lair.
    pub worst_teeth: i8,
}

impl MyIsland {
    /// Spaces of `seat` that are jungle.
    pub fn jungle(&self, seat: Seat) -> HexSet {
        self.player(seat).island.jungle()
    }

    /// What is on the island of `seat`.
    pub fn ground_of(&self, seat: Seat) -> GroundOf {
        let island = &self.player(seat).island;
        let tiles = island.doubled.iter().filter(|hex| **hex != NOWHERE);
        let sizes = tiles.map(|hex| Tile(hex >> 2).print().symbols.len() as u32);
        GroundOf {
            palms: island.palms(),
            open: CAMPAIGN_SIDE.island().without(island.jungle()),
            finds: island.finds(),
            closed: island.rocks() | occupied(&island.craters),
            sites: occupied(&island.sites) | occupied(&island.pools),
            roofs: island.roofs.iter().sum(),
            doubled: sizes.fold((0, 0), |(size, count), tile| (size + tile, count + 1)),
            worst_teeth: island.teeth.iter().copied().max().unwrap_or(0),
        }
    }
}
