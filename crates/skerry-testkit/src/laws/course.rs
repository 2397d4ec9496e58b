//! How a match goes: whose turn it is, what nature answers, what it counts, that it ends.
use skerry_core::{Game, Silent, Turn};
use skerry_table::notation::{self, CHANCE};

use crate::scene::{Scene, Verdict, ensure};

/// At rest a table waits for seats that sit at it, or is done; only then is
/// its seed told.
pub(crate) fn turns_are_sound<G: Game>(scene: &Scene<'_, G>) -> Verdict {
    let turn = scene.game().turn();
    let is_sound = match turn {
        Turn::Decide(seats) => {
            !seats.is_empty() && seats.iter().all(|seat| scene.seats().contains(seat))
        }
        Turn::Chance => false,
        Turn::Over => true,
    };
    ensure(is_sound, || format!("a table at rest, yet the turn is {turn:?}"))?;
    let is_told = scene.table.revealed_seed().is_some();
    ensure(is_told == (turn == Turn::Over), || format!("{turn:?}; seed told: {is_told}"))
}

/// The lines of every score add up to its points, at any time, and each has a
/// category that the game declares.
pub(crate) fn breakdown_adds_up<G: Game>(scene: &Scene<'_, G>) -> Verdict {
    for seat in scene.seats().iter() {
        let points = scene.game().score(seat).points;
        let lines = scene.game().breakdown(seat);
        let sum: i32 = lines.iter().map(|line| line.points).sum();
        for line in &lines {
            ensure(G::CATEGORIES.contains(&line.category), || format!("not declared: {line:?}"))?;
        }
        ensure(sum == points, || format!("seat {seat} has {points} points, but {sum}: {lines:?}"))?;
    }
    Ok(())
}

/// What nature draws it may draw, can write down, and can carry out.
pub(crate) fn draws_are_possible<G: Game>(scene: &Scene<'_, G>) -> Verdict {
    let mut dice = scene.dice();
    for (game, recorded) in scene.draws()? {
        let others: [G::Chance; 4] = core::array::from_fn(|_| game.sample(&mut dice));
        for chance in others.into_iter().chain([recorded]) {
            ensure(game.is_possible(&chance), || format!("drawn, but not possible: {chance:?}"))?;
            let line = notation::write(CHANCE, &chance);
            let read = notation::read::<G::Chance>(CHANCE, &line);
            ensure(read.as_ref() == Ok(&chance), || format!("{chance:?}: `{line}` is {read:?}"))?;
            let mut game = game;
            game.resolve(chance, &mut Silent);
        }
    }
    Ok(())
}

/// Search copies states millions of times.
pub(crate) fn states_are_small<G: Game>(_: &Scene<'_, G>) -> Verdict {
    is_small(size_of::<G>(), G::STATE_BYTES)
}

fn is_small(bytes: usize, most: usize) -> Verdict {
    ensure(bytes <= most, || format!("a state of {bytes} bytes outgrows {most}"))
}

/// Whatever has been done, random play brings the match to its end.
pub(crate) fn games_end<G: Game>(scene: &Scene<'_, G>) -> Verdict {
    let table = scene.finished()?;
    ensure(table.game().turn() == Turn::Over, || "nobody to decide, yet not over".to_owned())?;
    ensure(table.revealed_seed() == Some(scene.seed), || "the seed is not told".to_owned())?;
    let log = table.log().iter();
    let decisions = log.filter(|entry| matches!(entry, skerry_table::Entry::Action { .. })).count();
    let longest = scene.laws.longest;
    ensure(decisions <= longest, || format!("an end only after {decisions} decisions of {longest}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kilobyte_is_small_and_more_is_not() {
        assert_eq!(is_small(1024, 1024), Ok(()));
        assert_eq!(is_small(1025, 1024), Err("a state of 1025 bytes outgrows 1024".to_owned()));
    }
}
