//! A SQLite file as such: one process has it, nobody else may read it, and it is
//! copied whole or not at all.
use std::{
    fs::{self, File, OpenOptions, TryLockError},
    io,
    path::{Path, PathBuf},
};

use sqlx::{Connection, SqliteConnection, sqlite::SqliteConnectOptions};

use crate::{StoreError, Target, sql::read};

/// Held by the process that serves a file; given back when it ends, however it does.
#[derive(Debug)]
pub struct FileLock {
    _file: File,
}

/// Takes a file for this process alone. There is nothing to take in a database that
/// several may share.
///
/// # Errors
/// When another process has it, or the folder cannot be written.
pub fn lock(target: &Target) -> Result<Option<FileLock>, StoreError> {
    let Target::File(path) = target else { return Ok(None) };
    let beside = beside(path, ".lock");
    make_folder(path)?;
    let file = private().create(true).truncate(false).write(true).open(&beside);
    let file = file.map_err(|error| cannot("make", &beside, &error))?;
    match file.try_lock() {
        Ok(()) => Ok(Some(FileLock { _file: file })),
        Err(TryLockError::WouldBlock) => Err(StoreError::Failed(
            "another process has it, and a SQLite file belongs to one server".to_owned(),
        )),
        Err(TryLockError::Error(error)) => Err(cannot("lock", &beside, &error)),
    }
}

/// What a copy holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Contents {
    /// How many guests.
    pub guests: u64,
    /// How many matches.
    pub matches: u64,
    /// How many entries their logs have.
    pub entries: u64,
}

/// Copies a SQLite database into a new file, as it is at one moment, while a server may
/// use it; then opens the copy and checks it.
///
/// # Errors
/// When there is no such database, the new file is there already, or the copy is not good.
pub async fn back_up(target: &Target, to: &Path) -> Result<Contents, StoreError> {
    let from = file_of(target)?;
    if !from.exists() {
        return Err(StoreError::Failed(format!("there is no {}", from.display())));
    }
    must_be_new(to)?;
    let part = beside(to, ".part");
    let made = async {
        remove_if_any(&part)?;
        make_private(&part)?;
        let mut database = SqliteConnection::connect_with(&options(from)).await?;
        sqlx::query("VACUUM INTO $1").bind(text(&part)?).execute(&mut database).await?;
        database.close().await?;
        let contents = inspect(&part).await?;
        put_in_place(&part, to)?;
        Ok(contents)
    };
    let made = made.await;
    if made.is_err() {
        let _ = fs::remove_file(&part);
    }
    made
}

/// Puts a copy where a server expects its database. What is there already stays: it has
/// to be moved away first.
///
/// # Errors
/// When the copy is not good, something is there already, or a server is running there.
pub async fn restore(from: &Path, target: &Target) -> Result<Contents, StoreError> {
    let to = file_of(target)?;
    let _lock = lock(target)?;
    let contents = inspect(from).await?;
    for there in [to.to_owned(), beside(to, "-wal"), beside(to, "-shm")] {
        must_be_new(&there)?;
    }
    let part = beside(to, ".part");
    remove_if_any(&part)?;
    make_private(&part)?;
    fs::copy(from, &part).map_err(|error| cannot("copy", from, &error))?;
    // A copy takes the rights of what is copied with it.
    set_private(&part)?;
    put_in_place(&part, to)?;
    Ok(contents)
}

/// Opens a copy and reads all of it.
async fn inspect(path: &Path) -> Result<Contents, StoreError> {
    if !path.exists() {
        return Err(StoreError::Failed(format!("there is no {}", path.display())));
    }
    let mut database = SqliteConnection::connect_with(&options(path).immutable(true)).await?;
    let checked: Vec<String> =
        sqlx::query_scalar("PRAGMA integrity_check").fetch_all(&mut database).await?;
    if checked != ["ok"] {
        return Err(StoreError::Failed(format!("{} is damaged: {}", path.display(), checked[0])));
    }
    let torn: i64 = sqlx::query_scalar(
        "SELECT COUNT(*) FROM matches \
         WHERE version <> (SELECT COUNT(*) FROM entries WHERE match_id = id)",
    )
    .fetch_one(&mut database)
    .await?;
    if torn > 0 {
        let text = format!("{}: {torn} matches and their logs do not agree", path.display());
        return Err(StoreError::Failed(text));
    }
    let (guests, matches, entries): (i64, i64, i64) = sqlx::query_as(
        "SELECT (SELECT COUNT(*) FROM guests), (SELECT COUNT(*) FROM matches), \
         (SELECT COUNT(*) FROM entries)",
    )
    .fetch_one(&mut database)
    .await?;
    database.close().await?;
    Ok(Contents { guests: read(guests)?, matches: read(matches)?, entries: read(entries)? })
}

fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new().filename(path).create_if_missing(false)
}

fn file_of(target: &Target) -> Result<&Path, StoreError> {
    match target {
        Target::File(path) => Ok(path),
        Target::Memory => Err(StoreError::Failed("there is no file in memory".to_owned())),
        Target::Postgres(_) => Err(StoreError::Failed(
            "PostgreSQL has tools of its own for this: pg_dump and pg_restore".to_owned(),
        )),
    }
}

/// Makes the file of a new database, which only its owner can read: seeds of running
/// matches stand in it. SQLite gives its other files the same rights.
pub(crate) fn make_private(path: &Path) -> Result<(), StoreError> {
    let made = private().create(true).append(true).open(path);
    made.map(drop).map_err(|error| cannot("make", path, &error))
}

pub(crate) fn make_folder(path: &Path) -> Result<(), StoreError> {
    let Some(folder) = path.parent() else { return Ok(()) };
    fs::create_dir_all(folder).map_err(|error| cannot("make", folder, &error))
}

fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

fn set_private(path: &Path) -> Result<(), StoreError> {
    #[cfg(unix)]
    {
        let only_owner = std::os::unix::fs::PermissionsExt::from_mode(0o600);
        fs::set_permissions(path, only_owner).map_err(|error| cannot("protect", path, &error))?;
    }
    Ok(())
}

/// On the disk first, then under its name.
fn put_in_place(part: &Path, to: &Path) -> Result<(), StoreError> {
    let written = File::open(part).and_then(|file| file.sync_all());
    let placed = written.and_then(|()| fs::rename(part, to));
    placed.map_err(|error| cannot("write", to, &error))
}

fn must_be_new(path: &Path) -> Result<(), StoreError> {
    if path.exists() {
        let text = format!("{} is there already: move it away first", path.display());
        return Err(StoreError::Failed(text));
    }
    Ok(())
}

fn remove_if_any(path: &Path) -> Result<(), StoreError> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => {
            Err(cannot("remove", path, &error))
        }
        Ok(()) | Err(_) => Ok(()),
    }
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

fn text(path: &Path) -> Result<&str, StoreError> {
    let text = path.to_str();
    text.ok_or_else(|| StoreError::Failed(format!("{} is not written in Unicode", path.display())))
}

fn cannot(what: &str, path: &Path, error: &io::Error) -> StoreError {
    StoreError::Failed(format!("cannot {what} {}: {error}", path.display()))
}
