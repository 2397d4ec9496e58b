//! What whoever runs a server does beside it: copies, and what can go.
use std::path::Path;

use skerry_store::{Pruned, StoreError, Target, back_up, lock, open, restore};
use tokio::runtime::Runtime;

pub use skerry_store::Contents;

use crate::{Keep, matches::now};

/// Where matches are kept, as `--data` and `DATABASE_URL` say together.
#[derive(Debug, Clone, Copy)]
pub struct Kept<'a> {
    /// A SQLite file, or the folder for it.
    pub data: Option<&'a Path>,
    /// `postgres://…`, if no file is given.
    pub database_url: Option<&'a str>,
}

/// What could not be done; one sentence.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct UpkeepError(String);

impl From<StoreError> for UpkeepError {
    fn from(error: StoreError) -> UpkeepError {
        match error {
            StoreError::Failed(reason) => UpkeepError(reason),
            other @ StoreError::Conflict { .. } => UpkeepError(other.to_string()),
        }
    }
}

impl From<std::io::Error> for UpkeepError {
    fn from(error: std::io::Error) -> UpkeepError {
        UpkeepError(error.to_string())
    }
}

impl Kept<'_> {
    fn target(self) -> Result<Target, UpkeepError> {
        Ok(Target::choose(self.data, self.database_url)?)
    }

    /// Copies what is kept into a new file, while a server may be at it.
    ///
    /// # Errors
    /// When it cannot be read, or the copy is not good.
    pub fn back_up(self, to: &Path) -> Result<Contents, UpkeepError> {
        let target = self.target()?;
        Ok(Runtime::new()?.block_on(back_up(&target, to))?)
    }

    /// Puts a copy where there is nothing yet.
    ///
    /// # Errors
    /// When the copy is not good, or something is there.
    pub fn restore(self, from: &Path) -> Result<Contents, UpkeepError> {
        let target = self.target()?;
        Ok(Runtime::new()?.block_on(restore(from, &target))?)
    }

    /// Removes what nobody needs, or says what would go.
    ///
    /// # Errors
    /// When there is nothing, or a server has the file and something is to go.
    pub fn prune(self, keep: &Keep, is_dry: bool) -> Result<Pruned, UpkeepError> {
        let target = self.target()?;
        if let Target::File(path) = &target
            && !path.exists()
        {
            return Err(UpkeepError(format!("there is no {}", path.display())));
        }
        let _lock = if is_dry { None } else { lock(&target)? };
        Runtime::new()?.block_on(async {
            let store = open(&target).await?;
            Ok(store.prune(&keep.stale_at(now()), &[], is_dry).await?)
        })
    }
}
