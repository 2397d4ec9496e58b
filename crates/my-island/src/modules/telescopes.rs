//! TELESCOPES: lines from the observatory that show one symbol (C13, C14).
use skerry_core::{Seat, Sink};

use crate::{action::Event, goals::Goal, rulesets::RuleSet, state::Player, stickers::telescope};

#[inline(never)]
pub(super) fn at_once(
    player: &mut Player,
    rules: &RuleSet,
    seat: Seat,
    events: &mut impl Sink<Event>,
) -> i16 {
    let mut points = 0;
    for way in (0..6).filter(|_| rules.telescope != 0) {
        if player.island.telescopes & (1 << way) != 0 {
            continue;
        }
        let Some(line) = telescope(&player.island, way) else { continue };
        if player.symbols.iter().any(|symbol| line.without(*symbol).is_empty()) {
            player.island.telescopes |= 1 << way;
            let scored = (Goal::Telescopes, way as u8 + 1, rules.telescope);
            points += player.score(seat, scored, events);
        }
    }
    points
}
