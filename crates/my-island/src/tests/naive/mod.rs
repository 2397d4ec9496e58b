//! The games of the campaign once more, slowly: hexes in maps, groups by walking, every
//! module as the specification has it, and compared with the engine move by move.
extern crate std;

mod board;
mod ending;
mod rules;

use alloc::collections::BTreeSet;
use alloc::{vec, vec::Vec};

use skerry_core::{Dice, Game, QuickDice, Seat, Turn, Viewer};

use self::rules::{Naive, space_of};
use super::position::At;
use crate::{
    Action, Event, Goal, MyIsland, Options, Sticker, Target,
    components::Symbol,
    rulesets::RuleSetId,
    state::{Phase, Star},
};

/// Points and what they were for, as the engine tells them.
fn heard(events: &[Event]) -> Vec<(Goal, u8, i16)> {
    let mut heard: Vec<_> = events
        .iter()
        .filter_map(|event| {
            let Event::Scored { goal, n, points, .. } = event else { return None };
            Some((*goal, *n, *points))
        })
        .collect();
    heard.sort_unstable();
    heard
}

fn letter(symbol: Symbol) -> char {
    match symbol {
        Symbol::Field => 'F',
        Symbol::Wall => 'W',
        Symbol::House => 'H',
        Symbol::Path => 'P',
    }
}

/// Plays a match on both, and compares after every decision.
fn compare(options: &Options, seed: u64) -> MyIsland {
    let mut dice = QuickDice::new(seed);
    let mut game = MyIsland::setup(options).expect("options of a match");
    while game.phase == Phase::StartStickers {
        let seat = game.owing.iter().next().expect("somebody");
        let action = game.draw_legal(seat, &mut dice);
        game.apply(seat, action, &mut skerry_core::Silent);
    }
    let mut naive = Naive::new(&game);
    loop {
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let chance = game.sample(&mut dice);
                game.resolve(chance, &mut skerry_core::Silent);
            }
            Turn::Decide(_) if game.phase == Phase::EndStickers => break,
            Turn::Decide(seats) => {
                let seat = seats.iter().next().expect("somebody");
                decide(&mut game, &mut naive, seat, &mut dice);
            }
        }
    }
    for seat in game.seats().iter() {
        let sheet: i32 = game.breakdown(seat).iter().map(|line| line.points).sum();
        assert_eq!(sheet, i32::from(game.player(seat).marker), "the sheet adds up");
    }
    game
}

fn decide(game: &mut MyIsland, naive: &mut Naive, seat: Seat, dice: &mut QuickDice) {
    let mut legal = vec![];
    game.legal(seat, &mut legal);
    if game.phase == Phase::Decide {
        let player = &naive.players[seat.index()];
        let card = game.card.expect("a card");
        let is_star = game.player(seat).feats.star == Star::InHand;
        let listed: BTreeSet<(At, u8)> = legal
            .iter()
            .filter_map(|action| match action {
                Action::Place { at, rotation, .. } => Some(((at.hex().q, at.hex().r), *rotation)),
                Action::Stick { at: Target::Space(at), .. } => {
                    Some(((at.hex().q, at.hex().r), u8::MAX))
                }
                Action::Pass | Action::Finish | Action::Stick { .. } | Action::Pick { .. } => None,
            })
            .collect();
        let expected = if is_star { naive.star_spaces(player) } else { naive.spots(player, card) };
        assert_eq!(listed, expected, "where a tile may lie");
        let may_pass = player.marker >= naive.pass || player.locked;
        assert_eq!(legal.contains(&Action::Pass), may_pass && !is_star);
    }
    let choice = legal[dice.below(legal.len() as u32) as usize];
    // Early ends are dull: every second is taken back.
    let choice = if choice == Action::Finish && dice.below(8) > 0 { legal[0] } else { choice };
    let mut events = vec![];
    let before = game.phase;
    game.play(seat, choice, &mut events).expect("listed actions are legal");
    match choice {
        Action::Pick { at: Target::Slot(symbol, n) } => naive.pick(seat.index(), symbol, n.into()),
        Action::Place { tile, rotation, at } => {
            naive.place(seat.index(), tile, rotation, (at.hex().q, at.hex().r));
        }
        Action::Stick { sticker: Sticker::Star, at: Target::Space(at) } => {
            naive.place_star(seat.index(), (at.hex().q, at.hex().r));
        }
        Action::Pass => naive.pass(seat.index()),
        Action::Finish => naive.finish(seat.index()),
        Action::Stick { .. } | Action::Pick { .. } => unreachable!("in a round"),
    }
    naive.follow(game, before, &events);
    agree(game, naive, &events);
}

/// Is everything on the table what it should be?
fn agree(game: &MyIsland, naive: &mut Naive, events: &[Event]) {
    let mut told = core::mem::take(&mut naive.told);
    told.sort_unstable();
    assert_eq!(heard(events), told, "game {}", game.rules.number());
    let view = game.view(Viewer::Spectator);
    for (seat, player) in game.seats().iter().zip(&naive.players) {
        let own = game.player(seat);
        assert_eq!(own.marker, player.marker, "game {} seat {seat}", game.rules.number());
        assert_eq!(own.is_locked, player.locked);
        assert_eq!(own.island.telescopes, player.telescopes);
        assert_eq!(own.island.roofs, player.roofs);
        assert_eq!(u32::from(own.island.portal.count_ones() as u16), player.portal.len() as u32);
        for symbol in Symbol::ALL {
            let spaces = own.symbol(symbol).iter().map(skerry_grid::HexSet::hex_at);
            let spaces: BTreeSet<At> = spaces.map(|hex| (hex.q, hex.r)).collect();
            assert_eq!(spaces, player.covered_with(letter(symbol)));
            let seen = &view.players[seat.index()];
            let largest = player.largest(letter(symbol));
            assert_eq!(u32::from(seen.largest[symbol.index()]), largest);
        }
    }
}

#[track_caller]
fn compare_all(matches: u64) {
    for rules in RuleSetId::CAMPAIGN {
        for seed in 0..matches {
            let players = 1 + (seed % 4) as u8;
            let single = compare(&Options::single(players, rules), seed * 31 + 7);
            assert!(matches!(single.phase, Phase::Over | Phase::EndStickers));
        }
    }
    let _ = space_of;
}

/// Cites: C1, C2, C6, C7, C8, C9, C10, C11, C13, C15, C16, C17, C18, C23, C25, C26, C27, C30, C40, C41.
#[test]
fn every_game_agrees_with_a_second_implementation() {
    let is_slow = self::std::env::var_os("SKERRY_SLOW_TESTS").is_some();
    compare_all(if is_slow { 160 } else { 6 });
}

/// Cites: C5, C14, C29, C39.
#[test]
fn islands_with_stickers_agree_with_a_second_implementation() {
    let is_slow = self::std::env::var_os("SKERRY_SLOW_TESTS").is_some();
    for campaign in 0..if is_slow { 12 } else { 2 } {
        let players = 2 + (campaign % 3) as u8;
        let mut next = Some(Options::first_game(players));
        while let Some(options) = next {
            let seed = campaign * 100 + u64::from(options.rules.number());
            let mut game = compare(&options, seed);
            let mut dice = QuickDice::new(seed);
            while let Turn::Decide(seats) = game.turn() {
                let seat = seats.iter().next().expect("somebody");
                let action = game.draw_legal(seat, &mut dice);
                game.apply(seat, action, &mut skerry_core::Silent);
            }
            next = game.sequel();
        }
    }
}
