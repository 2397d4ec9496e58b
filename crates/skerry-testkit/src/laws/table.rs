//! What seats do at once: drafts are nobody else's business, and speed is no advantage.
use skerry_core::{Dice, Game, Seat, Silent};
use skerry_table::{Entry, Refusal, Table};

use crate::scene::{Scene, Verdict, ensure, json, legal_of, owing, random_action};

/// As many actions go into one draft, if the seat owes that many.
const LINE: usize = 4;

/// A draft changes nothing for anybody else, and undoing it leaves no trace.
pub(crate) fn drafts_are_private<G: Game>(scene: &Scene<'_, G>) -> Verdict {
    let mut dice = scene.dice();
    for seat in owing(scene.game()).iter() {
        let mut table = scene.table.clone();
        let before = other_seats(&table, seat);
        let mut states = vec![table.drafted(seat)];
        while states.len() <= LINE && owing(&table.drafted(seat)).contains(seat) {
            let Some(action) = random_action(&table.drafted(seat), seat, &mut dice) else { break };
            let drafted = table.act(seat, action);
            ensure(drafted.is_ok(), || format!("draft of seat {seat}: {drafted:?}: {action:?}"))?;
            states.push(table.drafted(seat));
        }
        ensure(table.game() == scene.game(), || format!("seat {seat} drafts, the game moves"))?;
        ensure(other_seats(&table, seat) == before, || {
            format!("the draft of seat {seat} shows at another seat")
        })?;
        for state in states.iter().rev().skip(1) {
            let undone = table.undo(seat);
            ensure(undone.is_ok() && table.drafted(seat) == *state, || {
                format!("seat {seat} undoes {undone:?}, but is not where it was")
            })?;
        }
        let empty = table.undo(seat);
        ensure(empty == Err(Refusal::NothingToUndo), || format!("undone too much: {empty:?}"))?;
    }
    Ok(())
}

/// An action brings with it every answer that is then the only one left, and
/// none that is not: in the draft, when it is undone, and in the log.
pub(crate) fn only_answers_follow<G: Game>(scene: &Scene<'_, G>) -> Verdict {
    let mut dice = scene.dice();
    for seat in owing(scene.game()).iter() {
        let Some(action) = random_action(scene.game(), seat, &mut dice) else { continue };
        let mut table = scene.table.clone();
        let drafted = table.act(seat, action);
        ensure(drafted.is_ok(), || format!("draft of seat {seat}: {drafted:?}: {action:?}"))?;
        let mut expected = vec![action];
        let mut game = *scene.game();
        game.apply(seat, action, &mut Silent);
        while let [only] = answers(&game, seat)[..] {
            expected.push(only);
            game.apply(seat, only, &mut Silent);
        }
        let draft = table.draft(seat).to_vec();
        ensure(draft == expected, || {
            format!("seat {seat}: from {action:?} follows {draft:?}, not {expected:?}")
        })?;
        let forced = table.forced(seat);
        ensure(
            forced.iter().enumerate().all(|(index, is_forced)| *is_forced == (index > 0)),
            || format!("seat {seat}: {draft:?} is marked {forced:?}"),
        )?;
        let mut undone = table.clone();
        let taken = undone.undo(seat);
        ensure(taken == Ok(action) && undone.draft(seat).is_empty(), || {
            format!("seat {seat} undoes {taken:?} and is left with {:?}", undone.draft(seat))
        })?;
        let first = table.log().len();
        table.commit(seat).map_err(|refusal| refusal.to_string())?;
        let lines = draft.into_iter().map(|action| Entry::Action { seat, action });
        ensure(lines.eq(table.log().iter().skip(first).take(expected.len()).copied()), || {
            format!("seat {seat} confirms {expected:?}, but the log says otherwise")
        })?;
    }
    Ok(())
}

/// What `seat` may answer; nothing that could be answered by itself if it owes
/// nothing, or if all it may do is something aside.
fn answers<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let answers = if owing(game).contains(seat) { legal_of(game, seat) } else { vec![] };
    if answers.iter().all(G::is_aside) { vec![] } else { answers }
}

/// What all seats but `seat` have before them.
fn other_seats<G: Game>(table: &Table<G>, seat: Seat) -> Vec<(G, String, Vec<G::Action>)> {
    let others = (0..table.game().players()).map(Seat).filter(|other| *other != seat);
    let mut scenes = vec![];
    for other in others {
        let drafted = table.drafted(other);
        let view = json(&drafted.view(skerry_core::Viewer::Seat(other)));
        scenes.push((drafted, view, table.legal(other)));
    }
    scenes
}

/// Seats that owe at once may answer in any order: each answer, prepared
/// without the others, stays legal, and all orders lead to the same state.
pub(crate) fn simultaneous_answers_commute<G: Game>(scene: &Scene<'_, G>) -> Verdict {
    let mut dice = scene.dice();
    let seats = owing(scene.game());
    if seats.len() < 2 {
        return Ok(());
    }
    let answers: Vec<_> =
        seats.iter().map(|seat| (seat, line(scene.game(), seat, &mut dice))).collect();
    let forward = answer(*scene.game(), answers.iter())?;
    let (front, back) = answers.split_at(1);
    let orders = [
        ("backwards", answer(*scene.game(), answers.iter().rev())?),
        ("the first last", answer(*scene.game(), back.iter().chain(front))?),
        (
            "the first last, backwards",
            answer(*scene.game(), front.iter().chain(back.iter().rev()))?,
        ),
    ];
    for (order, state) in orders {
        ensure(state == forward, || format!("who answers when matters: {order}: {answers:?}"))?;
    }
    Ok(())
}

fn answer<'a, G: Game>(
    mut game: G,
    order: impl Iterator<Item = &'a (Seat, Vec<G::Action>)>,
) -> Result<G, String> {
    for (seat, line) in order {
        for action in line {
            game.play(*seat, *action, &mut Silent).map_err(|violation| {
                format!("once others have answered, {seat} {action:?} breaks {violation}")
            })?;
        }
    }
    Ok(game)
}

/// What `seat` might draft: random legal actions as long as it owes some.
fn line<G: Game>(game: &G, seat: Seat, dice: &mut impl Dice) -> Vec<G::Action> {
    let mut game = *game;
    let mut line = vec![];
    while line.len() < LINE && owing(&game).contains(seat) {
        let Some(action) = random_action(&game, seat, dice) else { break };
        game.apply(seat, action, &mut Silent);
        line.push(action);
    }
    line
}
