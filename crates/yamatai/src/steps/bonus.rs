//! 7.3 What a new building brings at once.
use skerry_core::{Seat, Sink};

use crate::{
    action::Event,
    components::{HOTEI_COINS, Kind, Specialist, Tile},
    map,
    names::Island,
    state::Yamatai,
};

/// What a building brings at once, specialists included.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Bonus {
    /// Prestige points for neighbouring torii and palaces, for the mountain, and what
    /// Uzume and Oyama add.
    pub(crate) neighbours: u8,
    pub(crate) mountain: u8,
    pub(crate) uzume: u8,
    pub(crate) oyama: u8,
    /// Buildings of the group; less than two are none.
    pub(crate) group: u8,
    pub(crate) is_doubled: bool,
    pub(crate) group_coins: u16,
    pub(crate) hotei: u16,
}

impl Bonus {
    pub(crate) fn prestige(&self) -> u8 {
        self.neighbours + self.mountain + self.uzume + self.oyama
    }

    pub(crate) fn coins(&self) -> u16 {
        self.group_coins + self.hotei
    }
}

/// What `tile` would bring `seat` on `at`, or has just brought (R14).
#[inline]
pub(crate) fn bonus(game: &Yamatai, seat: Seat, tile: Tile, at: Island) -> Bonus {
    let mat = game.mat(seat);
    if !tile.kind().is_standard() && !mat.has(Specialist::Awashima) {
        return Bonus::default();
    }
    let neighbours = map::neighbours(at).and(game.prestigious()).len() as u8;
    let mountain = u8::from(game.mountains.contains(at));
    // R15, R46: only the own pieces, and this building, make a group.
    let group = map::group(at, game.houses[seat.index()]).len() as u8;
    let is_group = group >= 2;
    let is_doubled = is_group && tile.kind() == Kind::TradingPost;
    let group_coins = if is_group { u16::from(group) << u8::from(is_doubled) } else { 0 };
    Bonus {
        neighbours,
        mountain,
        uzume: u8::from(neighbours > 0 && mat.has(Specialist::Uzume)),
        oyama: u8::from(mountain > 0 && mat.has(Specialist::Oyama)),
        group,
        is_doubled,
        group_coins,
        hotei: if is_group && mat.has(Specialist::Hotei) { HOTEI_COINS } else { 0 },
    }
}

#[inline]
pub(super) fn pay(
    game: &mut Yamatai,
    seat: Seat,
    tile: Tile,
    at: Island,
    events: &mut impl Sink<Event>,
) {
    let bonus = bonus(game, seat, tile, at);
    let mat = game.mat_mut(seat);
    mat.prestige += bonus.prestige();
    mat.coins += bonus.coins();
    let Bonus { neighbours, mountain, uzume, oyama, group, is_doubled, group_coins, hotei } = bonus;
    if neighbours > 0 {
        events.tell(|| Event::NeighboursHonoured { seat, prestige: neighbours });
    }
    if uzume > 0 {
        let specialist = Specialist::Uzume;
        events.tell(|| Event::SpecialistHonoured { seat, specialist, prestige: uzume });
    }
    if mountain > 0 {
        events.tell(|| Event::MountainHonoured { seat, prestige: mountain });
    }
    if oyama > 0 {
        let specialist = Specialist::Oyama;
        events.tell(|| Event::SpecialistHonoured { seat, specialist, prestige: oyama });
    }
    if group_coins > 0 {
        let (size, coins, doubled) = (group, group_coins, is_doubled);
        events.tell(|| Event::GroupPaid { seat, size, coins, doubled });
    }
    if hotei > 0 {
        let specialist = Specialist::Hotei;
        events.tell(|| Event::SpecialistPaid { seat, specialist, coins: hotei });
    }
}
