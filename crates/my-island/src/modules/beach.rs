//! 10.2 Beach that is left visible.
use skerry_core::Sink;

use crate::{
    action::Event,
    rulesets::RuleSet,
    state::{MyIsland, Player},
};

/// R26: beach spaces that could have been covered and are not.
pub(crate) fn visible(player: &Player, rules: &RuleSet) -> u8 {
    (player.free & rules.board.beach).len() as u8
}

pub(crate) fn at_end(game: &mut MyIsland, events: &mut impl Sink<Event>) {
    let rules = game.rule_set();
    for seat in game.seats().iter() {
        let player = game.player_mut(seat);
        let spaces = visible(player, rules);
        player.tally.beach = spaces;
        if spaces > 0 {
            let before = player.marker;
            player.move_marker(seat, i16::from(spaces) * rules.visible_beach, events);
            let points = player.marker - before;
            events.tell(|| Event::BeachVisible { seat, spaces, points });
        }
    }
}
