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

/// What pirates take beyond what the beach costs anyway.
fn raids(player: &Player, rules: &RuleSet) -> i16 {
    unguarded(player, rules) * (rules.unguarded_beach - rules.visible_beach)
}

/// What the beach that is still visible costs, with what pirates take.
pub(crate) fn cost(player: &Player, rules: &RuleSet) -> i16 {
    i16::from(visible(player, rules)) * rules.visible_beach + raids(player, rules)
}

pub(crate) fn at_end(game: &mut MyIsland, events: &mut impl Sink<Event>) {
    let rules = game.rule_set();
    for seat in game.seats().iter() {
        let player = game.player_mut(seat);
        let spaces = visible(player, rules);
        player.tally.beach = spaces;
        if spaces > 0 {
            let before = player.marker;
            player.feats.points[Goal::Pirates as usize] = raids(player, rules) as i8;
            player.move_marker(seat, cost(player, rules), events);
            let points = player.marker - before;
            events.tell(|| Event::BeachVisible { seat, spaces, points });
        }
    }
}
