//! What may be done: the list, the check, the draw and the notation agree.
use skerry_core::{Dice, Game, Seat};
use skerry_table::{
    Refusal,
    notation::{self, ACTION},
};

use crate::scene::{Scene, Verdict, ensure, legal_of, owing};

/// As many actions of one list are written and read again; longer lists are sampled.
const WORDS: usize = 64;
/// As many actions are drawn for each seat that owes one.
const DRAWS: usize = 8;

/// A seat that owes has a list, ascending and without doubles, in which every
/// action passes the check; and an action from elsewhere passes the check
/// exactly if it is on the list. Only such an independent source can notice
/// what the list forgets.
pub(crate) fn legal_agrees_with_check<G: Game>(scene: &Scene<'_, G>) -> Verdict {
    let game = scene.game();
    let candidates = scene.candidates();
    for seat in scene.seats().iter() {
        let actions = legal_of(game, seat);
        let owes = owing(game).contains(seat);
        ensure(owes != actions.is_empty(), || {
            format!("seat {seat} owes a decision: {owes}; legal actions: {}", actions.len())
        })?;
        for pair in actions.windows(2) {
            ensure(pair[0] < pair[1], || {
                format!("seat {seat}: not ascending or doubled: {:?}, {:?}", pair[0], pair[1])
            })?;
        }
        for action in &actions {
            let verdict = game.check(seat, action);
            ensure(verdict.is_ok(), || {
                format!("seat {seat}: listed, yet {verdict:?}: {action:?}")
            })?;
        }
        for action in &candidates {
            let listed = actions.binary_search(action).is_ok();
            let verdict = game.check(seat, action);
            ensure(verdict.is_ok() == listed, || {
                format!("seat {seat}: listed: {listed}, check: {verdict:?}: {action:?}")
            })?;
        }
    }
    Ok(())
}

/// A seat that owes is waited for: what it may do is not all done aside, or
/// nothing would ever answer what is asked.
pub(crate) fn asides_are_no_answer<G: Game>(scene: &Scene<'_, G>) -> Verdict {
    for seat in owing(scene.game()).iter() {
        let actions = legal_of(scene.game(), seat);
        ensure(actions.iter().any(|action| !G::is_aside(action)), || {
            format!("seat {seat} is asked, but all it may do is done aside: {actions:?}")
        })?;
    }
    Ok(())
}

/// Nobody has to choose from more than a screen can show.
pub(crate) fn lists_stay_short<G: Game>(scene: &Scene<'_, G>) -> Verdict {
    let most = scene.laws.widest;
    for seat in owing(scene.game()).iter() {
        let length = legal_of(scene.game(), seat).len();
        ensure(length <= most, || {
            format!("seat {seat} may do {length} things, more than {most}: ask in several steps")
        })?;
    }
    Ok(())
}

/// Whatever may be done can be written into a record and read from it.
pub(crate) fn actions_survive_notation<G: Game>(scene: &Scene<'_, G>) -> Verdict {
    let mut dice = scene.dice();
    for seat in owing(scene.game()).iter() {
        let mut actions = legal_of(scene.game(), seat);
        if actions.len() > WORDS {
            dice.shuffle(&mut actions);
            actions.truncate(WORDS);
        }
        for action in actions {
            let line = notation::write(ACTION, &action);
            let read = notation::read::<G::Action>(ACTION, &line);
            ensure(read.as_ref() == Ok(&action), || format!("{action:?}: `{line}` is {read:?}"))?;
        }
    }
    Ok(())
}

/// Drawing an action without building the list gives one of the list.
pub(crate) fn drawn_actions_are_listed<G: Game>(scene: &Scene<'_, G>) -> Verdict {
    let mut dice = scene.dice();
    for seat in owing(scene.game()).iter() {
        let actions = legal_of(scene.game(), seat);
        for _ in 0..DRAWS {
            let drawn = scene.game().draw_legal(seat, &mut dice);
            ensure(actions.binary_search(&drawn).is_ok(), || {
                format!("seat {seat} draws {drawn:?}, which is not listed")
            })?;
        }
    }
    Ok(())
}

/// What is forbidden is refused, by the game and by the table, cites one of the
/// game's rules, and leaves no trace.
pub(crate) fn refusals_change_nothing<G: Game>(scene: &Scene<'_, G>) -> Verdict {
    let mut table = scene.table.clone();
    for action in scene.candidates() {
        for seat in scene.seats().iter() {
            let Err(violation) = scene.game().check(seat, &action) else { continue };
            let mut known = G::RULES.iter().chain(G::SEALED_RULES);
            ensure(known.any(|rule| *rule == violation.0), || {
                format!("seat {seat}, {action:?}: {violation} is none of the game's rules")
            })?;
            let mut game = *scene.game();
            let mut events = vec![];
            let played = game.play(seat, action, &mut events);
            ensure(played.is_err(), || {
                format!("seat {seat} plays {action:?}, which is forbidden")
            })?;
            ensure(game == *scene.game() && events.is_empty(), || {
                format!("seat {seat} is refused {action:?}, yet something happened: {events:?}")
            })?;
            ensure(table.act(seat, action).is_err() && table.draft(seat).is_empty(), || {
                format!("the table takes {action:?} of seat {seat}, which is forbidden")
            })?;
        }
    }
    ensure(table.game() == scene.game(), || "a refused action changed the table".to_owned())
}

/// Who has no place at the table has nothing to say.
pub(crate) fn strangers_may_do_nothing<G: Game>(scene: &Scene<'_, G>) -> Verdict {
    let mut table = scene.table.clone();
    for stranger in [Seat(scene.game().players()), Seat(7), Seat(u8::MAX)] {
        if scene.seats().contains(stranger) {
            continue;
        }
        ensure(table.legal(stranger).is_empty(), || format!("{stranger:?} may act"))?;
        for action in scene.candidates() {
            let refusal = table.act(stranger, action).err();
            ensure(refusal == Some(Refusal::NotYourDecision(stranger)), || {
                format!("{stranger:?}, {action:?}: {refusal:?}")
            })?;
        }
    }
    Ok(())
}
