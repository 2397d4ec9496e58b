//! What is told before an action: it comes true, and tells no secret.
use skerry_core::{Aim, Effect, Game, ScoreLine, Seat, Silent, Turn, Viewer};
use skerry_table::{Entry, Foresight, Table};

use crate::scene::{Scene, Verdict, ensure, owing, random_action, shown};

/// As many actions of each seat that owes one are foreseen.
const ACTIONS: usize = 3;
/// As many other worlds are imagined for each of them.
const WORLDS: usize = 2;

/// A game can be ended at any time to see how it would be scored; once it is
/// over, that changes nothing. What there is to aim at is declared.
pub(crate) fn ends_can_be_foreseen<G: Game>(scene: &Scene<'_, G>) -> Verdict {
    let game = scene.game();
    let ended = game.ended();
    let is_over = game.turn() == Turn::Over;
    ensure(!is_over || ended == *game, || "over already, and scored once more".to_owned())?;
    ensure(ended.ended().turn() == ended.turn() && ended.ended() == ended, || {
        "what is ended can be ended again".to_owned()
    })?;
    for seat in scene.seats().iter() {
        let points = ended.score(seat).points;
        let lines = ended.breakdown(seat);
        ensure(sum(&lines) == points, || {
            format!("seat {seat} would have {points} points at the end, but {lines:?}")
        })?;
        for aim in game.aims(seat) {
            ensure(G::AIMS.contains(&aim.aim), || format!("not declared: {aim:?}"))?;
            let is_listed = aim.rule.is_none_or(|rule| G::RULES.contains(&rule));
            ensure(is_listed, || format!("no page can open its rule: {aim:?}"))?;
        }
    }
    Ok(())
}

/// What is told of an action before it is done is what it does: the events, the
/// points, and the points if the game ended then. Nature's answer is not told.
pub(crate) fn previews_come_true<G: Game>(scene: &Scene<'_, G>) -> Verdict {
    let mut dice = scene.dice();
    for seat in owing(scene.game()).iter() {
        for _ in 0..ACTIONS {
            let Some(action) = random_action(scene.game(), seat, &mut dice) else { continue };
            let foreseen = scene.table.foresee(seat, action);
            let foreseen = foreseen.map_err(|refusal| format!("{action:?}: {refusal}"))?;
            let about = format!("{seat} {action:?}");
            declared::<G>(&foreseen.effects())?;
            let (told, done) = done(scene.table, seat, action)?;
            ensure(foreseen.events() == told, || format!("{about} tells {told:?}"))?;
            ensure(*foreseen.after() == done, || format!("{about} leads elsewhere"))?;
            let now = |game: &G| game.score(seat).points;
            let points = now(&done) - now(scene.game());
            let at_end = now(&done.ended()) - now(&scene.game().ended());
            let said = (foreseen.points(), foreseen.points_at_end());
            ensure(said == (points, at_end), || {
                format!("{about} brings {points}, {at_end} at the end, not {said:?}")
            })?;
        }
    }
    Ok(())
}

/// What a commit tells of the action itself, and where it leads before nature moves.
fn done<G: Game>(
    table: &Table<G>,
    seat: Seat,
    action: G::Action,
) -> Result<(Vec<G::Event>, G), String> {
    let (mut table, mut game, first) = (table.clone(), *table.game(), table.log().len());
    table.act(seat, action).map_err(|refusal| format!("{action:?}: {refusal}"))?;
    table.commit(seat).map_err(|refusal| refusal.to_string())?;
    let mut told = vec![];
    for (index, entry) in table.log().iter().enumerate().skip(first) {
        let Entry::Action { seat, action } = *entry else { break };
        game.apply(seat, action, &mut Silent);
        told.extend_from_slice(table.events(index));
    }
    Ok((told, game))
}

fn declared<G: Game>(effects: &[Effect]) -> Verdict {
    for effect in effects {
        let figures: Vec<_> = effect.figures.iter().map(|(name, _)| *name).collect();
        let mut words = G::EFFECTS.iter();
        ensure(words.any(|word| word.name == effect.word && word.fields == figures), || {
            format!("not declared: {effect:?}")
        })?;
    }
    Ok(())
}

/// In two worlds that a seat cannot tell apart, its actions promise the same,
/// it has come as far, and would end alike.
pub(crate) fn previews_reveal_nothing<G: Game>(scene: &Scene<'_, G>) -> Verdict {
    let mut dice = scene.dice();
    for seat in scene.seats().iter() {
        for _ in 0..WORLDS {
            let other = scene.game().determinize(seat, &mut dice);
            let (told, other_told) = (standing(scene.game(), seat), standing(&other, seat));
            ensure(told == other_told, || {
                format!("how it stands tells seat {seat} a secret:\n  {told:?}\n  {other_told:?}")
            })?;
            let asked = owing(scene.game()).contains(seat);
            let action = random_action(scene.game(), seat, &mut dice).filter(|_| asked);
            let Some(action) = action else { continue };
            let (told, other_told) =
                (promised(*scene.game(), seat, action)?, promised(other, seat, action)?);
            ensure(told == other_told, || {
                format!(
                    "the preview of {action:?} tells seat {seat} a secret:\n  {told:?}\n  {other_told:?}"
                )
            })?;
        }
    }
    Ok(())
}

/// How `seat` would end now, and how far it has come.
fn standing<G: Game>(game: &G, seat: Seat) -> (Vec<ScoreLine>, Vec<Aim>) {
    (game.ended().breakdown(seat), game.aims(seat))
}

type Promise<E> = (Vec<E>, Vec<ScoreLine>, Vec<ScoreLine>, Vec<Effect>);

fn promised<G: Game>(game: G, seat: Seat, action: G::Action) -> Result<Promise<G::Event>, String> {
    let foreseen = Foresight::of(game, seat, action)
        .map_err(|refusal| format!("in another world {action:?} is refused: {refusal}"))?;
    let events = shown::<G>(foreseen.events(), Viewer::Seat(seat));
    Ok((events, foreseen.lines(), foreseen.lines_at_end(), foreseen.effects()))
}

fn sum(lines: &[ScoreLine]) -> i32 {
    lines.iter().map(|line| line.points).sum()
}
