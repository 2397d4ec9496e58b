//! Appends that wait for the disk share one transaction, and with it one flush.
use std::time::Duration;

use serde_json::{Value, json};
use sqlx::{Connection, FromRow, SqlitePool};
use tokio::{
    sync::{mpsc, oneshot},
    time::{self, Instant},
};

use crate::{
    MatchHead, MatchId, StoreError,
    sql::{append_entries, why_not_at},
};

/// So many share a transaction at the most; the next ones wait for the next.
const MOST: usize = 128;

/// So far apart transactions begin at the least. Whoever comes alone is written at once;
/// where many play, those who come meanwhile share the next one, and with it all that is
/// done for each: waking the thread of the database, flushing, waking who waits.
const PACE: Duration = Duration::from_millis(5);

/// Entries to be added, and who waits for it.
#[derive(Debug)]
pub(super) struct Append {
    id: MatchId,
    first: u64,
    entries: Vec<String>,
    head: MatchHead,
    answer: oneshot::Sender<Outcome>,
}

type Outcome = Result<(), StoreError>;

impl Append {
    pub(super) fn new(
        id: &MatchId,
        first: u64,
        entries: &[String],
        head: &MatchHead,
    ) -> (Self, oneshot::Receiver<Outcome>) {
        let (answer, written) = oneshot::channel();
        let (id, entries, head) = (id.clone(), entries.to_vec(), head.clone());
        (Self { id, first, entries, head, answer }, written)
    }
}

/// Starts the task that writes. It ends when nobody can send any more.
pub(super) fn start(writer: SqlitePool) -> mpsc::Sender<Append> {
    let (sender, mut waiting) = mpsc::channel(MOST);
    tokio::spawn(async move {
        let mut batch = vec![];
        while waiting.recv_many(&mut batch, MOST).await > 0 {
            let next = Instant::now() + PACE;
            let written = write(&writer, &batch).await;
            answer(batch.drain(..), written);
            time::sleep_until(next).await;
        }
    });
    sender
}

/// All of them in one transaction and one question: each that goes to the thread of
/// the database costs more than its answer. Heads go on where they were, then come the
/// entries of those that did. Of two that want the same head to go on equally far one
/// violates the key of its entries, and all fail.
const APPEND: &str = "BEGIN IMMEDIATE; \
     UPDATE matches SET version = one.value ->> 'version', owing = one.value ->> 'owing', \
     is_over = one.value ->> 'is_over', changed_at = one.value ->> 'changed_at', \
     last_event = one.value ->> 'last_event' FROM json_each($1) AS one \
     WHERE matches.id = one.value ->> 'id' AND version = one.value ->> 'first' \
     RETURNING id, version; \
     INSERT INTO entries (match_id, idx, entry) \
     SELECT matches.id, (one.value ->> 'first') + entry.key, entry.value \
     FROM json_each($1) AS one, matches, json_each(one.value -> 'entries') AS entry \
     WHERE matches.id = one.value ->> 'id' AND version = one.value ->> 'version'; \
     COMMIT";

/// One transaction with all of them, or an error and none. An append that is
/// refused leaves nothing behind and does not touch the others.
async fn write(writer: &SqlitePool, batch: &[Append]) -> Result<Vec<Outcome>, sqlx::Error> {
    let mut connection = writer.acquire().await?;
    let Ok(written) = sqlx::query(APPEND).bind(as_one(batch)).fetch_all(&mut *connection).await
    else {
        // It may have ended already, by itself or by never having begun.
        let _ = sqlx::query("ROLLBACK").execute(&mut *connection).await;
        drop(connection);
        return write_apart(writer, batch).await;
    };
    let heads: Result<Vec<(String, i64)>, _> = written.iter().map(FromRow::from_row).collect();
    let heads = heads?;
    let mut outcomes = vec![];
    for Append { id, first, head, .. } in batch {
        let is_written = heads.iter().any(|(one, at)| *one == id.0 && *at as u64 == head.version);
        outcomes.push(if is_written {
            Ok(())
        } else {
            Err(why_not_at(&mut *connection, id, *first).await.unwrap_or_else(|error| error))
        });
    }
    Ok(outcomes)
}

/// All of them as one value.
fn as_one(batch: &[Append]) -> String {
    let one = |append: &Append| {
        let Append { id, first, entries, head, .. } = append;
        json!({
            "id": id.0,
            "first": first,
            "entries": entries,
            "version": head.version,
            "owing": head.owing,
            "is_over": head.is_over,
            "changed_at": head.changed_at,
            "last_event": head.last_event,
        })
    };
    Value::from_iter(batch.iter().map(one)).to_string()
}

/// The same with a savepoint for each of them, for when one fails halfway.
async fn write_apart(writer: &SqlitePool, batch: &[Append]) -> Result<Vec<Outcome>, sqlx::Error> {
    let mut tx = writer.begin_with("BEGIN IMMEDIATE").await?;
    let mut outcomes = vec![];
    for Append { id, first, entries, head, .. } in batch {
        let mut part = tx.begin().await?;
        let outcome = append_entries(&mut *part, id, *first, entries, head).await;
        match outcome {
            Ok(()) => part.commit().await?,
            Err(_) => part.rollback().await?,
        }
        outcomes.push(outcome);
    }
    tx.commit().await?;
    Ok(outcomes)
}

/// Only now, when it is on the disk. If it is not, then even a conflict may
/// have been one with an append that has not happened.
fn answer(batch: impl Iterator<Item = Append>, written: Result<Vec<Outcome>, sqlx::Error>) {
    // Whoever has gone meanwhile needs no answer.
    match written {
        Ok(outcomes) => {
            for (append, outcome) in batch.zip(outcomes) {
                let _ = append.answer.send(outcome);
            }
        }
        Err(error) => {
            for append in batch {
                let _ = append.answer.send(Err(StoreError::Failed(error.to_string())));
            }
        }
    }
}
