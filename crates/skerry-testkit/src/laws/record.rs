//! What is written down: the record rebuilds the match, and a match taken up
//! again goes on as if it had never stopped.
use skerry_core::{Dice, Game, digest};
use skerry_table::{Entry, Record, Table};

use crate::scene::{Scene, Verdict, ensure};

/// At as many places is a finished match cut and taken up again.
const CUTS: usize = 3;

/// A record, of a match going on or over, reads as it was written and
/// replays to the same state.
pub(crate) fn record_replays<G: Game>(scene: &Scene<'_, G>) -> Verdict {
    for table in [scene.table, &scene.finished()?] {
        let text = Record::of(table).write();
        let record = Record::<G>::read(&text).map_err(|error| error.to_string())?;
        ensure(record.write() == text, || format!("reads otherwise than written:\n{text}"))?;
        let game = record.verify().map_err(|error| format!("{error}\n{text}"))?;
        ensure(game == *table.game(), || "the record leads to another state".to_owned())?;
        ensure(digest(&game) == digest(table.game()), || "equal states, other digests".to_owned())?;
    }
    Ok(())
}

/// A finished match, cut anywhere and taken up again, draws what it drew
/// before: nobody gets better cards by pulling the plug.
pub(crate) fn resumed_matches_go_on_alike<G: Game>(scene: &Scene<'_, G>) -> Verdict {
    let whole = scene.finished()?;
    let mut dice = scene.dice();
    for _ in 0..CUTS {
        let cut = dice.below(whole.log().len() as u32 + 1) as usize;
        let start = whole.log()[..cut].to_vec();
        let mut table = Table::<G>::resume(whole.options().clone(), scene.seed, start)
            .map_err(|error| format!("cut before entry {cut}: {error}"))?;
        while table.log().len() < whole.log().len() {
            ensure(whole.log().starts_with(table.log()), || {
                format!("cut before entry {cut}: drawn otherwise: {:?}", table.log().last())
            })?;
            let Entry::Action { seat, action } = whole.log()[table.log().len()] else {
                return Err(format!("cut before entry {cut}: a draw is missing"));
            };
            table.act(seat, action).map_err(|refusal| format!("cut at {cut}: {refusal}"))?;
            table.commit(seat).map_err(|refusal| format!("cut at {cut}: {refusal}"))?;
        }
        let is_alike = table.log() == whole.log() && table.game() == whole.game();
        ensure(is_alike, || format!("cut before entry {cut}: another end"))?;
    }
    Ok(())
}
