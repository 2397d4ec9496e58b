//! 10.2 Beach that is left visible.
use skerry_core::Sink;

use crate::{
    action::Event,
    components::Symbol,
    goals::Goal,
    rulesets::RuleSet,
    state::{MyIsland, Player},
};

/// R26: beach spaces that could have been covered and are not.
pub(crate) fn visible(player: &Player, rules: &RuleSet) -> u8 {
    (player.free & rules.board.beach).len() as u8
}

/// PIRATE-BEACH: visible beach spaces without a wall beside them.
fn unguarded(player: &Player, rules: &RuleSet) -> i16 {
    if rules.unguarded_beach == rules.visible_beach {
        return 0;
    }
    let walls = player.symbol(Symbol::Wall).halo();
    (player.free & rules.board.beach).without(walls).len() as i16
}

pub(crate) fn at_end(game: &mut MyIsland, events: &mut impl Sink<Event>) {
    let rules = game.rule_set();
    for seat in game.seats().iter() {
        let player = game.player_mut(seat);
        let spaces = visible(player, rules);
        player.tally.beach = spaces;
        if spaces > 0 {
            let before = player.marker;
            let cost = i16::from(spaces) * rules.visible_beach;
            let raids = unguarded(player, rules) * (rules.unguarded_beach - rules.visible_beach);
            player.feats.points[Goal::Pirates as usize] = raids as i8;
            player.move_marker(seat, cost + raids, events);
            let points = player.marker - before;
            events.tell(|| Event::BeachVisible { seat, spaces, points });
        }
    }
}
