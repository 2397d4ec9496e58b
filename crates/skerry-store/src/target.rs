//! Which store is meant, and opening it.
use std::{
    fmt,
    path::{Path, PathBuf},
    sync::Arc,
};

use crate::{PostgresStore, SqliteStore, Store, StoreError};

/// The file's name where only a folder, or nothing, is given.
const FILE: &str = "skerry.db";

/// Where matches are to be kept. Shown without what it takes to get in.
#[derive(Clone, PartialEq, Eq)]
pub enum Target {
    /// A SQLite file.
    File(PathBuf),
    /// SQLite without a file: gone when the process ends.
    Memory,
    /// `postgres://…`.
    Postgres(String),
}

impl Target {
    /// What `--data` and `DATABASE_URL` say together: the option counts more
    /// than the variable, and without both it is `skerry.db` here.
    ///
    /// # Errors
    /// When `url` is of a kind that we do not know.
    pub fn choose(data: Option<&Path>, url: Option<&str>) -> Result<Self, StoreError> {
        match (data, url) {
            (Some(path), _) => Ok(Self::file(path)),
            (None, Some(url)) if !url.is_empty() => Self::from_url(url),
            (None, _) => Ok(Self::file(Path::new(FILE))),
        }
    }

    /// A SQLite file; in a folder that is there already, `skerry.db`.
    pub fn file(path: &Path) -> Self {
        Self::File(if path.is_dir() { path.join(FILE) } else { path.to_owned() })
    }

    /// `postgres://…`, `sqlite:PATH`, `sqlite://PATH` or `sqlite::memory:`.
    ///
    /// # Errors
    /// When it is none of these.
    pub fn from_url(url: &str) -> Result<Self, StoreError> {
        if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            return Ok(Self::Postgres(url.to_owned()));
        }
        let path = url.strip_prefix("sqlite:").map(|path| path.strip_prefix("//").unwrap_or(path));
        match path {
            Some(":memory:") => Ok(Self::Memory),
            Some(path) if !path.is_empty() => Ok(Self::file(Path::new(path))),
            Some(_) | None => Err(StoreError::Failed(
                "the database must be postgres://… or sqlite:PATH".to_owned(),
            )),
        }
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path) => write!(f, "SQLite, {}", path.display()),
            Self::Memory => f.write_str("SQLite, in memory"),
            Self::Postgres(_) => f.write_str("PostgreSQL"),
        }
    }
}

impl fmt::Debug for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Target({self})")
    }
}

/// Opens a store, and brings its tables up to date.
///
/// # Errors
/// When it cannot be opened.
pub async fn open(target: &Target) -> Result<Arc<dyn Store>, StoreError> {
    Ok(match target {
        Target::File(path) => Arc::new(SqliteStore::open(path).await?),
        Target::Memory => Arc::new(SqliteStore::in_memory().await?),
        Target::Postgres(url) => Arc::new(PostgresStore::connect(url).await?),
    })
}
