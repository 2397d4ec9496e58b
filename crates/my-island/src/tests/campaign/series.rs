//! Whole campaigns: each game is set up from the one before.
use alloc::{vec, vec::Vec};

use super::super::position::*;
use crate::{
    Action, Event, Island, MyIsland, Options, Sticker,
    campaign::{all_islands, may_follow, regroup},
    rulesets::RuleSetId::{self, *},
    state::Phase,
};
use skerry_core::{Game, QuickDice, Silent, Turn};

/// Plays a match at random, in which hardly anybody passes or finishes early.
fn played(options: &Options, dice: &mut QuickDice) -> MyIsland {
    let mut game = MyIsland::setup(options).expect("options of a match");
    loop {
        match game.turn() {
            Turn::Over => return game,
            Turn::Chance => {
                let chance = game.sample(dice);
                game.resolve(chance, &mut Silent);
            }
            Turn::Decide(seats) => {
                let seat = seats.iter().next().expect("somebody");
                let mut action = game.draw_legal(seat, dice);
                if action == Action::Finish {
                    action = game.draw_legal(seat, dice);
                }
                game.apply(seat, action, &mut Silent);
            }
        }
    }
}

/// Cites: C22, C20.
#[test]
fn a_campaign_is_a_row_of_games() {
    for players in 2..=4 {
        let mut dice = QuickDice::new(u64::from(players));
        let mut next = Some(Options::first_game(players));
        let mut games = vec![];
        while let Some(options) = next {
            assert_eq!(options.rules, RuleSetId::CAMPAIGN[games.len()]);
            let game = played(&options, &mut dice);
            next = game.sequel();
            games.push(game);
            if let Some(options) = &next {
                assert!(options.islands().iter().flatten().all(Island::is_sound));
                let words: Vec<_> = options.islands().into_iter().flatten().collect();
                assert_eq!(words, all_islands(&games[games.len() - 1]));
            }
        }
        assert_eq!(games.len(), 24);
        let last = games.last().expect("24 games");
        let progress: u32 = last.seats().iter().map(|seat| last.progress(seat)).sum();
        assert!(progress > 20, "{progress}");
    }
}

/// Cites: CE46, C34.
#[test]
fn ce46_if_nobody_has_placed_all_are_others() {
    let options = Options::first_game(4);
    let position = campaign(Game1, &options.islands().map(|island| island.expect("four")));
    let end = position.everybody_finishes();
    let told = end.told(|event| {
        let Event::Ranked { progress, .. } = event else { return None };
        Some(*progress)
    });
    assert_eq!(told, [0; 4]);
    let game = end.after.game;
    assert_eq!(game.phase, Phase::EndStickers);
    assert!(game.boards.iter().all(|player| player.feats.due() == Some(Sticker::Palm)));
}

/// Cites: CE8.
#[test]
fn ce8_game_9_is_the_eternal_game() {
    for seed in 0..12 {
        let mut dice = QuickDice::new(seed);
        let players = 2 + (seed % 3) as u8;
        let mut eternal = given_for(Eternal, players).game;
        let mut ninth = given_for(Game9, players).game;
        while eternal.turn() != Turn::Over {
            let (mut told, mut again) = (vec![], vec![]);
            match eternal.turn() {
                Turn::Chance => {
                    let chance = eternal.sample(&mut dice);
                    eternal.resolve(chance, &mut told);
                    ninth.resolve(chance, &mut again);
                }
                Turn::Decide(seats) => {
                    let seat = seats.iter().next().expect("somebody");
                    let action = eternal.draw_legal(seat, &mut dice);
                    eternal.play(seat, action, &mut told).expect("legal");
                    ninth.play(seat, action, &mut again).expect("legal in game 9 too");
                }
                Turn::Over => {}
            }
            let plain = |events: &[Event]| {
                let same = |mut event: Event| {
                    if let Event::Ranked { progress, .. } = &mut event {
                        *progress = 0;
                    }
                    event
                };
                events.iter().copied().map(same).collect::<Vec<_>>()
            };
            assert_eq!(plain(&told), plain(&again));
        }
    }
}

#[test]
fn only_what_has_grown_from_a_game_may_follow_it() {
    let game = played(&Options::first_game(3), &mut QuickDice::new(5));
    let sequel = game.sequel().expect("game 2");
    assert!(may_follow(&sequel, &sequel));
    let islands: Vec<Island> = sequel.islands().into_iter().flatten().collect();
    let swapped = Options::campaign(2, Game2, &[islands[2], islands[0], islands[1]]);
    assert!(may_follow(&sequel, &swapped), "others may sit there, and somebody may be away");
    let mut cheating = islands.clone();
    cheating[0].progress += 1;
    assert!(!may_follow(&sequel, &Options::campaign(3, Game2, &cheating)));
    assert!(!may_follow(&sequel, &Options::campaign(3, Game3, &islands)));
    let joined = crate::campaign::joining(&islands).expect("there is room");
    let four = [islands[0], islands[1], islands[2], joined];
    assert!(may_follow(&sequel, &Options::campaign(4, Game2, &four)));
}

/// Cites: C20, C22, C33.
#[test]
fn others_may_sit_there_as_long_as_every_island_is_named() {
    let game = played(&Options::first_game(3), &mut QuickDice::new(5));
    let sequel = game.sequel().expect("game 2");
    let away = regroup(&sequel, &[2, 0], &[1]).expect("one is away");
    assert!(may_follow(&sequel, &away));
    let islands = |options: &Options| options.islands().into_iter().flatten().collect::<Vec<_>>();
    let animals: Vec<u8> = islands(&away).iter().map(Island::animal).collect();
    assert_eq!((animals, away.players), (vec![2, 0, 1], 2));
    let joined = regroup(&sequel, &[0, 1, 2, 3], &[]).expect("there is room");
    assert!(may_follow(&sequel, &joined));
    let progress: Vec<u16> = islands(&joined).iter().map(Island::progress).collect();
    assert_eq!(progress[3], progress[..3].iter().copied().min().expect("three"));
    for (present, away) in [(&[0, 1][..], &[][..]), (&[0, 1, 2, 4], &[]), (&[0, 1, 2, 3], &[3])] {
        assert_eq!(regroup(&sequel, present, away), None, "{present:?} {away:?}");
    }
    let first = MyIsland::series(2).expect("a campaign");
    let chosen = regroup(&first, &[3, 1], &[]).expect("any two");
    assert_eq!(chosen.islands(), [Some(Island::fresh(3)), Some(Island::fresh(1)), None, None]);
}

#[test]
fn a_single_game_has_no_sequel() {
    for rules in [Eternal, Game1, Game7, Game24] {
        let game = played(&Options::single(2, rules), &mut QuickDice::new(2));
        assert_eq!(game.sequel(), None);
    }
}

#[test]
fn a_state_fits_its_bound() {
    let bytes = size_of::<MyIsland>();
    assert!(bytes <= MyIsland::STATE_BYTES, "{bytes} bytes");
}
