//! Markers on the shared rows, in research order, after all placements of a round (C2).
use core::cmp::Reverse;

use skerry_core::{Seat, Seats, Sink, Step, Violation};

use crate::{
    action::{Action, Event},
    components::Symbol,
    goals::Goal,
    rules,
    sites::{MOST_RUINS, Ruin, ruins},
    state::{MAX_PLAYERS, MyIsland, Phase},
    stickers::Target,
};

pub(super) struct Pick;

impl Step<MyIsland> for Pick {
    type Deed = Target;

    #[inline]
    fn is_open(game: &MyIsland, _: Seat) -> bool {
        game.phase == Phase::Research
    }

    fn check(game: &MyIsland, seat: Seat, at: Target) -> Result<(), Violation> {
        let mut is_free = false;
        Pick::menu(game, seat, &mut |action| is_free |= action == Action::Pick { at });
        if is_free { Ok(()) } else { Err(Violation(&rules::FREE_RUINS)) }
    }

    fn menu(game: &MyIsland, seat: Seat, out: &mut impl FnMut(Action)) {
        let Some(symbol) = due(game, seat) else { return };
        // Each of those that are alike: whoever points at one that is free may have it.
        for n in (0..ruins(game.players).len()).filter(|n| is_free(game, symbol, *n)) {
            out(Action::Pick { at: Target::Slot(symbol, n as u8 + 1) });
        }
    }

    fn apply(game: &mut MyIsland, seat: Seat, at: Target, events: &mut impl Sink<Event>) {
        if let Target::Slot(symbol, n) = at {
            mark(game, seat, (symbol, usize::from(n) - 1), events);
        }
    }
}

/// The row into which `seat` puts its next marker.
pub(crate) fn due(game: &MyIsland, seat: Seat) -> Option<Symbol> {
    let research = &game.player(seat).feats.research;
    Symbol::SCORING_ORDER.into_iter().find(|symbol| research[symbol.index()] > 0)
}

/// What a place is worth, and whether a relic lies there that counts in this game.
fn kind(game: &MyIsland, n: usize) -> Ruin {
    let (value, relic) = ruins(game.players)[n];
    (value, relic && game.rule_set().relics[0] != 0)
}

fn bit(symbol: Symbol, n: usize) -> u32 {
    1 << (symbol.index() * MOST_RUINS + n)
}

fn is_free(game: &MyIsland, symbol: Symbol, n: usize) -> bool {
    game.boards.iter().all(|player| player.feats.ruins & bit(symbol, n) == 0)
}

fn mark(
    game: &mut MyIsland,
    seat: Seat,
    (symbol, n): (Symbol, usize),
    events: &mut impl Sink<Event>,
) {
    let (points, _) = ruins(game.players)[n];
    let player = game.player_mut(seat);
    player.feats.research[symbol.index()] -= 1;
    player.feats.ruins |= bit(symbol, n);
    player.feats.points[Goal::Ruins as usize] += points as i8;
    let at = Target::Slot(symbol, n as u8 + 1);
    events.tell(|| Event::Picked { seat, at, points });
    player.move_marker(seat, points, events);
    close_circle(game, seat, events);
}

/// CIRCLE: a marker in every row; who was earlier gets more (C38).
fn close_circle(game: &mut MyIsland, seat: Seat, events: &mut impl Sink<Event>) {
    let rules = game.rule_set();
    let before = game.boards.iter().filter(|player| player.feats.circle > 0).count();
    let player = game.player_mut(seat);
    let row = (1 << MOST_RUINS) - 1;
    let is_closed = (0..4).all(|n| player.feats.ruins >> (n * MOST_RUINS) & row != 0);
    if rules.circle[0] == 0 || player.feats.circle > 0 || !is_closed {
        return;
    }
    player.feats.circle = before as u8 + 1;
    let points = rules.circle[before.min(2)];
    player.feats.points[Goal::Circle as usize] += points as i8;
    let n = player.feats.circle;
    events.tell(|| Event::Scored { seat, goal: Goal::Circle, n, points });
    player.move_marker(seat, points, events);
}

/// How many markers of `seat` lie in the row of a symbol.
pub(crate) fn markers(game: &MyIsland, seat: Seat, symbol: Symbol) -> u32 {
    let row = game.player(seat).feats.ruins >> (symbol.index() * MOST_RUINS);
    (row & ((1 << MOST_RUINS) - 1)).count_ones()
}

/// Relics that `seat` has taken.
pub(crate) fn relics(game: &MyIsland, seat: Seat) -> usize {
    let row = ruins(game.players);
    let has = |symbol: Symbol, n: usize| game.player(seat).feats.ruins & bit(symbol, n) != 0;
    let taken = |symbol| (0..row.len()).filter(|n| row[*n].1 && has(symbol, *n)).count();
    Symbol::SCORING_ORDER.into_iter().map(taken).sum()
}

/// Who puts markers, in order: fewest progress, lower marker, then by seats from that of
/// the game's number.
pub(super) fn begin(game: &mut MyIsland) {
    let first = game.rules.number() % game.players;
    let mut order: [Option<Seat>; MAX_PLAYERS] = [None; MAX_PLAYERS];
    let has_markers = |seat: &Seat| game.player(*seat).feats.research != [0; 4];
    let seats = game.seats().iter().filter(has_markers);
    order.iter_mut().zip(seats).for_each(|(place, seat)| *place = Some(seat));
    let rank = |seat: Seat| {
        let player = game.player(seat);
        let turn = (seat.0 + game.players - first) % game.players;
        (player.island.progress, player.marker, turn)
    };
    order.sort_unstable_by_key(|seat| (Reverse(seat.is_some()), seat.map(rank)));
    game.queue = order;
}

/// Goes on with the markers; asks where there is a choice. Whether all are placed.
pub(super) fn proceed(game: &mut MyIsland, events: &mut impl Sink<Event>) -> bool {
    while let Some(seat) = game.queue[0] {
        let Some(symbol) = due(game, seat) else {
            game.queue.rotate_left(1);
            game.queue[MAX_PLAYERS - 1] = None;
            continue;
        };
        let row = ruins(game.players);
        let mut free = (0..row.len()).filter(|n| is_free(game, symbol, *n));
        match free.next() {
            None => miss(game, seat, symbol, events),
            Some(first) if free.all(|n| kind(game, n) == kind(game, first)) => {
                mark(game, seat, (symbol, first), events);
            }
            Some(_) => {
                (game.phase, game.owing) = (Phase::Research, Seats::one(seat));
                return false;
            }
        }
    }
    game.owing = Seats::NONE;
    true
}

/// No ruin is free: a point, and no marker.
fn miss(game: &mut MyIsland, seat: Seat, symbol: Symbol, events: &mut impl Sink<Event>) {
    let player = game.player_mut(seat);
    player.feats.research[symbol.index()] -= 1;
    player.feats.points[Goal::Ruins as usize] += 1;
    events.tell(|| Event::Scored { seat, goal: Goal::Ruins, n: 0, points: 1 });
    player.move_marker(seat, 1, events);
}
