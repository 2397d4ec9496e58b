//! `skerry backup`, `restore` and `prune`: for whoever runs a server.
use std::{env, io::Write, path::Path, time::Duration};

use skerry_server::{Contents, Keep, Kept, Pruned, UpkeepError};

use crate::{
    args::{BackupArgs, DataArgs, PruneArgs, RestoreArgs},
    failure::Failure,
};

pub(crate) fn back_up(args: &BackupArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let contents = with(&args.data, |kept| kept.back_up(&args.file))?;
    say(out, "copied and checked", &contents, &args.file)
}

pub(crate) fn restore(args: &RestoreArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let contents = with(&args.data, |kept| kept.restore(&args.file))?;
    say(out, "checked and put back", &contents, &args.file)
}

pub(crate) fn prune(args: &PruneArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let keep = keep(args.keep_finished);
    let Pruned { unbegun, guests, finished } =
        with(&args.data, |kept| kept.prune(&keep, args.dry_run))?;
    let verb = if args.dry_run { "would go" } else { "gone" };
    writeln!(
        out,
        "{verb}: {unbegun} tables never begun, {guests} guests without a match, \
         {finished} finished matches"
    )?;
    Ok(())
}

/// What is kept for how long, if finished matches go after so many days.
pub(crate) fn keep(finished: Option<u32>) -> Keep {
    let days = |days: u32| Duration::from_secs(u64::from(days) * 24 * 60 * 60);
    Keep { finished: finished.map(days), ..Keep::default() }
}

fn with<T>(
    data: &DataArgs,
    done: impl FnOnce(Kept<'_>) -> Result<T, UpkeepError>,
) -> Result<T, Failure> {
    let url = env::var("DATABASE_URL").ok();
    let kept = Kept { data: data.data.as_deref(), database_url: url.as_deref() };
    done(kept).map_err(|error| Failure::Said(error.to_string()))
}

fn say(out: &mut dyn Write, done: &str, contents: &Contents, file: &Path) -> Result<(), Failure> {
    let Contents { guests, matches, entries } = contents;
    let file = file.display();
    writeln!(out, "{done}: {matches} matches, {entries} entries, {guests} guests ({file})")?;
    Ok(())
}
