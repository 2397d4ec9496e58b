//! One contract, every store; and what only one of them has.
mod analyses;
mod calls;
mod campaigns;
mod contract;
mod dice;
mod failing;
mod file;
mod hints;
mod imports;
mod postgres;
mod presence;
mod samples;
mod sqlite;
mod talk;
mod target;
mod upkeep;

use std::sync::Arc;

use self::contract::contract;
use crate::{Target, open, testing::MemoryStore};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn memory_keeps_the_contract() {
    contract(Arc::new(MemoryStore::new())).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sqlite_in_memory_keeps_the_contract() {
    contract(open(&Target::Memory).await.unwrap()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_sqlite_file_keeps_the_contract() {
    let folder = tempfile::tempdir().unwrap();
    contract(open(&Target::File(folder.path().join("new/skerry.db"))).await.unwrap()).await;
}
