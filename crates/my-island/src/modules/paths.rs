//! TRAIL and JUNGLE-ROAD: paths at the end of a game.
use skerry_core::Sink;
use skerry_grid::HexSet;

use crate::{
    action::Event,
    components::Symbol,
    goals::Goal,
    rulesets::RuleSet,
    state::{MyIsland, Player},
};

pub(crate) fn at_end(game: &mut MyIsland, events: &mut impl Sink<Event>) {
    let rules = game.rule_set();
    for seat in game.seats().iter() {
        let player = game.player_mut(seat);
        let longest = player.largest(Symbol::Path) as u8;
        if rules.trail != 0 && longest > 0 {
            let points = i16::from(longest) * rules.trail;
            player.score_now(seat, (Goal::Trail, longest, points), events);
        }
    }
    for seat in game.seats().iter() {
        let player = game.player_mut(seat);
        let roads = roads(player, rules);
        if rules.jungle_road != 0 && roads > 0 {
            let points = i16::from(roads) * rules.jungle_road;
            player.score_now(seat, (Goal::JungleRoad, roads, points), events);
        }
    }
}

/// C8: path groups that cover beach and touch the jungle, each once.
pub(crate) fn roads(player: &Player, rules: &RuleSet) -> u8 {
    let jungle = player.island.jungle();
    let (mut left, mut roads) = (player.symbol(Symbol::Path), 0);
    while let Some(hex) = left.first() {
        let (group, halo) = HexSet::one(hex).flood_and_halo(left);
        left = left.without(group);
        roads += u8::from(group.meets(rules.board.beach) && halo.meets(jungle));
    }
    roads
}
