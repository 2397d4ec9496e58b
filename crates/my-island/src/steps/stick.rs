//! Stickers and marks: before a game, after it, and the tile without a card.
use skerry_core::{Seat, Seats, Sink, Step, Violation};
use skerry_grid::HexSet;

use crate::{
    action::{Action, Event},
    campaign,
    components::Space,
    goals::Goal,
    island::MAX_ROOFS,
    modules, rules,
    state::{MyIsland, Phase, Player, Star},
    stickers::{self, Sticker, Target},
};

pub(super) struct Stick;

impl Step<MyIsland> for Stick {
    type Deed = (Sticker, Target);

    #[inline]
    fn is_open(game: &MyIsland, seat: Seat) -> bool {
        match game.phase {
            Phase::Decide => game.player(seat).holds_star(),
            Phase::StartStickers | Phase::EndStickers => true,
            Phase::Reveal | Phase::Research | Phase::Over => false,
        }
    }

    fn check(
        game: &MyIsland,
        seat: Seat,
        (sticker, at): (Sticker, Target),
    ) -> Result<(), Violation> {
        let is_due = match game.phase {
            Phase::Decide => sticker == Sticker::Star,
            Phase::StartStickers
            | Phase::EndStickers
            | Phase::Reveal
            | Phase::Research
            | Phase::Over => {
                let due = game.player(seat).feats.due();
                due.is_some_and(|due| due.meanings().contains(&sticker))
            }
        };
        if !is_due {
            return Err(Violation(&rules::ONE_STICKER_AFTER_THE_OTHER));
        }
        let mut is_target = false;
        Stick::menu(game, seat, &mut |action| {
            is_target |= action == Action::Stick { sticker, at };
        });
        if is_target { Ok(()) } else { Err(Violation(&rules::STICKERS_FIT_THEIR_PLACE)) }
    }

    fn menu(game: &MyIsland, seat: Seat, out: &mut impl FnMut(Action)) {
        let player = game.player(seat);
        if game.phase == Phase::Decide {
            let spaces = star_spaces(player).iter().map(Space);
            let sticker = Sticker::Star;
            spaces.for_each(|at| out(Action::Stick { sticker, at: Target::Space(at) }));
            return;
        }
        let due = player.feats.due().map_or(&[][..], Sticker::meanings);
        for &sticker in due {
            stickers::targets(&player.island, game.rules.number(), sticker, &mut |at| {
                out(Action::Stick { sticker, at });
            });
        }
    }

    fn apply(
        game: &mut MyIsland,
        seat: Seat,
        (sticker, at): (Sticker, Target),
        events: &mut impl Sink<Event>,
    ) {
        let number = game.rules.number();
        events.tell(|| Event::Stuck { seat, sticker, at });
        if let (Sticker::Star, Target::Space(space)) = (sticker, at) {
            return place_star(game, seat, space, events);
        }
        let player = game.player_mut(seat);
        let finished = player.island.roofs.map(|roofs| roofs >= MAX_ROOFS);
        stickers::stick(&mut player.island, sticker, at);
        // C24: a third roof gives its progress, whoever put it on.
        if player.island.roofs.map(|roofs| roofs >= MAX_ROOFS) != finished {
            player.island.progress = campaign::add_progress(player.island.progress, 1);
            events.tell(|| Event::ProgressMade { seat, goal: Goal::Buildings, change: 1 });
        }
        player.feats.next_sticker();
        skip_lost(player, number, seat, events);
    }
}

/// Where the star may lie (C25).
fn star_spaces(player: &Player) -> HexSet {
    player.free & player.covered().halo()
}

/// STAR: has this player just won it?
pub(super) fn win_star(player: &mut Player, seat: Seat, events: &mut impl Sink<Event>) {
    let around = HexSet::neighbours(crate::sites::TEMPLE.0);
    let most = player.symbols.iter().map(|symbol| (*symbol & around).len()).max().unwrap_or(0);
    if player.feats.star == Star::Away && most >= STAR_NEEDS {
        let has_place = !star_spaces(player).is_empty();
        player.feats.star = if has_place { Star::InHand } else { Star::Lost };
        events.tell(|| Event::Scored { seat, goal: Goal::Star, n: most as u8, points: 0 });
    }
}

/// So many neighbours of the observatory must show the same symbol.
pub(crate) const STAR_NEEDS: u32 = 4;

fn place_star(game: &mut MyIsland, seat: Seat, at: Space, events: &mut impl Sink<Event>) {
    let rules = game.rule_set();
    let player = game.player_mut(seat);
    let fresh = [HexSet::one(at.0); 4];
    player.feats.star = Star::On(at);
    player.free = player.free.without(fresh[0]);
    player.symbols.iter_mut().for_each(|symbol| *symbol |= fresh[0]);
    let points = modules::at_once(player, rules, seat, &fresh, events);
    player.move_marker(seat, points, events);
    // The tile that won it has not been looked at yet.
    let all = player.symbols;
    modules::portal::tick(player, seat, &all, events);
}

/// C3: what has no place is lost.
fn skip_lost(player: &mut Player, game: u8, seat: Seat, events: &mut impl Sink<Event>) {
    while let Some(sticker) = player.feats.due() {
        let mut has_place = false;
        for meaning in sticker.meanings() {
            stickers::targets(&player.island, game, *meaning, &mut |_| has_place = true);
        }
        if has_place {
            return;
        }
        player.feats.next_sticker();
        events.tell(|| Event::StickerLost { seat, sticker });
    }
}

/// Asks everybody who has a sticker to put on; `Phase::Reveal` if nobody has.
pub(crate) fn begin_stickers(game: &mut MyIsland) {
    ask_all(game, Phase::StartStickers, &mut skerry_core::Silent);
    if game.owing.is_empty() {
        game.phase = Phase::Reveal;
    }
}

/// What is due to everybody by rank; the game is over if that is nothing.
pub(super) fn end_stickers(game: &mut MyIsland, events: &mut impl Sink<Event>) {
    if game.is_campaign {
        for seat in game.seats().iter() {
            let tier = campaign::tier(game, seat) as usize;
            let due = game.rule_set().end_stickers[tier];
            let owed = &mut game.player_mut(seat).feats.owed;
            owed.iter_mut().zip(due).for_each(|(owed, due)| *owed = Some(*due));
        }
        ask_all(game, Phase::EndStickers, events);
    }
    if game.owing.is_empty() {
        game.phase = Phase::Over;
    }
}

fn ask_all(game: &mut MyIsland, phase: Phase, events: &mut impl Sink<Event>) {
    let number = game.rules.number();
    game.phase = phase;
    game.owing = Seats::NONE;
    for seat in game.seats().iter() {
        let player = game.player_mut(seat);
        skip_lost(player, number, seat, events);
        if player.feats.due().is_some() {
            game.owing = game.owing.with(seat);
        }
    }
}

/// Once a sticker is on: is this seat done, and is everybody?
#[inline(never)]
pub(super) fn settle(game: &mut MyIsland, seat: Seat) {
    if game.player(seat).feats.due().is_none() {
        game.owing = game.owing.without(seat);
    }
    if !game.owing.is_empty() {
        return;
    }
    if game.phase == Phase::EndStickers {
        game.phase = Phase::Over;
        return;
    }
    // The ground is what it is now: stickers change what can be covered.
    let rules = game.rules;
    for player in &mut game.boards[..usize::from(game.players)] {
        player.free = crate::state::coverable(rules, &player.island);
    }
    game.phase = Phase::Reveal;
}
