//! Who may know what: nobody learns more than their view tells them.
//!
//! The method is the same throughout: two worlds that somebody cannot tell
//! apart must stay so, whatever they are shown of them.
use skerry_core::{Dice, Game, QuickDice, Seat, Seats, Silent, Turn, Viewer};

use crate::scene::{Scene, Verdict, ensure, json, legal_of, name, owing, random_action, shown};

/// As many other worlds are imagined for each seat.
const WORLDS: usize = 2;
/// As many steps are played on in an imagined world.
const STEPS: usize = 16;

/// In a world that is the same but for what a seat may not know, the seat sees
/// the same, is asked the same and may do the same. Spectators know no more than any seat.
pub(crate) fn views_do_not_leak<G: Game>(scene: &Scene<'_, G>) -> Verdict {
    let game = scene.game();
    let mut dice = scene.dice();
    for seat in scene.seats().iter() {
        for _ in 0..WORLDS {
            let other = game.determinize(seat, &mut dice);
            for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
                let (view, other_view) = (game.view(viewer), other.view(viewer));
                let (text, other_text) = (json(&view), json(&other_view));
                ensure(view == other_view && text == other_text, || {
                    format!(
                        "what {} sees depends on what seat {seat} may not know:\n  {text}\n  {other_text}",
                        name(viewer)
                    )
                })?;
            }
            let (asked, other_asked) = (game.prompt(seat), other.prompt(seat));
            ensure(asked == other_asked && json(&asked) == json(&other_asked), || {
                format!(
                    "what seat {seat} is asked depends on what it may not know: {asked:?}, {other_asked:?}"
                )
            })?;
            ensure(legal_of(game, seat) == legal_of(&other, seat), || {
                format!("what seat {seat} may do depends on what it may not know")
            })?;
            ensure((game.turn(), game.players()) == (other.turn(), other.players()), || {
                format!("imagined by seat {seat}: {:?} for {:?}", other.turn(), game.turn())
            })?;
        }
    }
    Ok(())
}

/// Whoever reads the log knows the true world. If a seat may not, the log is secret.
pub(crate) fn public_logs_have_no_secrets<G: Game>(scene: &Scene<'_, G>) -> Verdict {
    let mut dice = scene.dice();
    for seat in scene.seats().iter() {
        let other = scene.game().determinize(seat, &mut dice);
        ensure(G::SECRET_LOG || other == *scene.game(), || {
            format!("the log tells seat {seat} what it may not know: is it a `SECRET_LOG`?")
        })?;
    }
    Ok(())
}

/// A draft can be undone, so nothing may be learnt from it: in two worlds the
/// actor cannot tell apart, its own action leaves it none the wiser.
pub(crate) fn own_actions_reveal_nothing<G: Game>(scene: &Scene<'_, G>) -> Verdict {
    let mut dice = scene.dice();
    for seat in owing(scene.game()).iter() {
        let Some(action) = random_action(scene.game(), seat, &mut dice) else { continue };
        let learnt = learn(*scene.game(), seat, action)?;
        for _ in 0..WORLDS {
            let other = learn(scene.game().determinize(seat, &mut dice), seat, action)?;
            ensure(learnt == other, || {
                format!("seat {seat} learns from its own {action:?}:\n  {learnt:?}\n  {other:?}")
            })?;
        }
    }
    Ok(())
}

/// What `seat` knows after its own action.
fn learn<G: Game>(
    mut world: G,
    seat: Seat,
    action: G::Action,
) -> Result<(String, String, Vec<G::Action>), String> {
    let mut events = vec![];
    world.play(seat, action, &mut events).map_err(|violation| {
        format!("in a world seat {seat} cannot tell apart, {action:?} breaks {violation}")
    })?;
    let viewer = Viewer::Seat(seat);
    let told = shown::<G>(&events, viewer);
    Ok((json(&world.view(viewer)), json(&told), legal_of(&world, seat)))
}

/// Somebody acts in one way or in another: as long as the views of those who
/// watch stay alike, the events they are shown are alike too.
pub(crate) fn events_tell_no_more_than_views<G: Game>(scene: &Scene<'_, G>) -> Verdict {
    let mut dice = scene.dice();
    for actor in owing(scene.game()).iter() {
        let mut step = || {
            let action = random_action(scene.game(), actor, &mut dice)?;
            let (mut world, mut events) = (*scene.game(), vec![]);
            world.apply(actor, action, &mut events);
            Some((world, events))
        };
        for _ in 0..WORLDS {
            let (Some(one), Some(other)) = (step(), step()) else { continue };
            for viewer in scene.viewers() {
                if viewer != Viewer::Seat(actor) {
                    ensure_no_gossip(viewer, (&one.0, &one.1), (&other.0, &other.1))?;
                }
            }
        }
    }
    Ok(())
}

/// At each draw so far nature might have answered otherwise: who sees the same
/// either way is shown the same.
pub(crate) fn draws_tell_no_more_than_views<G: Game>(scene: &Scene<'_, G>) -> Verdict {
    let mut dice = scene.dice();
    for (game, chance) in scene.draws()? {
        let resolve = |chance| {
            let (mut world, mut events) = (game, vec![]);
            world.resolve(chance, &mut events);
            (world, events)
        };
        let one = resolve(chance);
        for _ in 0..WORLDS {
            let other = resolve(game.sample(&mut dice));
            for viewer in scene.viewers() {
                ensure_no_gossip(viewer, (&one.0, &one.1), (&other.0, &other.1))?;
            }
        }
    }
    Ok(())
}

fn ensure_no_gossip<G: Game>(
    viewer: Viewer,
    one: (&G, &[G::Event]),
    other: (&G, &[G::Event]),
) -> Verdict {
    if json(&one.0.view(viewer)) != json(&other.0.view(viewer)) {
        return Ok(());
    }
    let (told, other_told) = (shown::<G>(one.1, viewer), shown::<G>(other.1, viewer));
    let alike = told == other_told && json(&told) == json(&other_told);
    ensure(alike, || {
        let viewer = name(viewer);
        format!("events tell {viewer} what its view hides:\n  {told:?}\n  {other_told:?}")
    })
}

/// What a seat imagines must not depend on what it does not know. Two outcomes
/// of a draw that look alike to a seat give two true worlds; with equal dice
/// it must imagine the same one in both. A `determinize` that merely copies
/// the truth, and so tells a bot everything, fails here.
pub(crate) fn imagined_worlds_forget_the_truth<G: Game>(scene: &Scene<'_, G>) -> Verdict {
    let mut dice = scene.dice();
    for (game, chance) in scene.draws()? {
        let resolve = |chance| {
            let mut world = game;
            world.resolve(chance, &mut Silent);
            world
        };
        let one = resolve(chance);
        for _ in 0..WORLDS {
            let other = resolve(game.sample(&mut dice));
            for seat in scene.seats().iter() {
                let viewer = Viewer::Seat(seat);
                let alike = json(&one.view(viewer)) == json(&other.view(viewer));
                let imagine = |world: &G| world.determinize(seat, &mut QuickDice::new(1));
                ensure(!alike || imagine(&one) == imagine(&other), || {
                    format!("what {} imagines depends on what it cannot know", name(viewer))
                })?;
            }
        }
    }
    Ok(())
}

/// What a seat imagines is a game like any other: bots play on in it.
pub(crate) fn imagined_worlds_play_on<G: Game>(scene: &Scene<'_, G>) -> Verdict {
    let mut dice = scene.dice();
    for seat in scene.seats().iter() {
        let mut world = scene.game().determinize(seat, &mut dice);
        for _ in 0..STEPS {
            match world.turn() {
                Turn::Over => break,
                Turn::Chance => world.resolve(world.sample(&mut dice), &mut Silent),
                Turn::Decide(seats) => decide(&mut world, seats, &mut dice)?,
            }
        }
    }
    Ok(())
}

fn decide<G: Game>(world: &mut G, owing: Seats, dice: &mut QuickDice) -> Verdict {
    let owing: Vec<_> = owing.iter().collect();
    let seat = *dice.pick(&owing);
    let action = world.draw_legal(seat, dice);
    let played = world.play(seat, action, &mut Silent);
    played.map_err(|violation| format!("imagined: {seat} draws {action:?}, against {violation}"))
}
