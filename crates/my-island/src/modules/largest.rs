//! 10.1 The largest group of each symbol.
use skerry_core::Sink;

use crate::{action::Event, state::MyIsland};

/// R12: every player with the largest group scores; a symbol nobody has scores
/// for nobody. R29: alone there is nobody to compare with.
pub(crate) fn at_end(game: &mut MyIsland, events: &mut impl Sink<Event>) {
    let (rules, players) = (game.rule_set(), usize::from(game.players));
    if players < 2 {
        return;
    }
    for &symbol in rules.largest_symbols {
        let sizes = game.boards.each_ref().map(|player| player.largest(symbol) as u8);
        let best = sizes[..players].iter().copied().max().unwrap_or(0);
        for seat in game.seats().iter().filter(|seat| sizes[seat.index()] == best && best > 0) {
            let player = game.player_mut(seat);
            player.tally.largest |= 1 << symbol.index();
            let points = rules.largest;
            events.tell(|| Event::LargestGroup { seat, symbol, size: best, points });
            player.move_marker(seat, points, events);
        }
    }
}
