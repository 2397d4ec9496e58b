//! Appends that wait for the disk share one transaction, and with it one flush.
use sqlx::{Connection, SqliteConnection, SqlitePool};
use tokio::sync::{mpsc, oneshot};

use super::list;
use crate::{
    MatchHead, MatchId, StoreError,
    sql::{append_entries, kept, why_not_at},
};

/// So many share a transaction at the most; the next ones wait for the next.
const MOST: usize = 128;

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
            let written = write(&writer, &batch).await;
            answer(batch.drain(..), written);
        }
    });
    sender
}

/// The head, and the entries if the head was still where they belong: two
/// statements at once, because each question that goes to the thread of the
/// database costs more than its answer.
const APPEND: &str = "UPDATE matches SET version = $3, owing = $4, is_over = $5, \
     changed_at = $6, last_event = $7 WHERE id = $1 AND version = $2; \
     INSERT INTO entries (match_id, idx, entry) \
     SELECT $1, $2 + key, value FROM json_each($8) WHERE changes() > 0";

/// One transaction with all of them, or an error and none. An append that is
/// refused leaves nothing behind and does not touch the others.
async fn write(writer: &SqlitePool, batch: &[Append]) -> Result<Vec<Outcome>, sqlx::Error> {
    let mut tx = writer.begin_with("BEGIN IMMEDIATE").await?;
    let mut outcomes = vec![];
    for append in batch {
        match append_at_once(&mut tx, append).await {
            Ok(outcome) => outcomes.push(outcome),
            // One that fails halfway would leave its first half behind.
            Err(_) => {
                tx.rollback().await?;
                return write_apart(writer, batch).await;
            }
        }
    }
    tx.commit().await?;
    Ok(outcomes)
}

async fn append_at_once(tx: &mut SqliteConnection, append: &Append) -> Result<Outcome, StoreError> {
    let Append { id, first, entries, head, .. } = append;
    let done = sqlx::query(APPEND)
        .bind(&id.0)
        .bind(kept(*first)?)
        .bind(kept(head.version)?)
        .bind(i64::from(head.owing))
        .bind(head.is_over)
        .bind(kept(head.changed_at)?)
        .bind(&head.last_event)
        .bind(list(entries))
        .execute(&mut *tx)
        .await?;
    if done.rows_affected() > 0 {
        return Ok(Ok(()));
    }
    Ok(Err(why_not_at(tx, id, *first).await?))
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
