//! For tests, ours and the server's: a store in memory, a store that fails
//! when told to, and a throwaway PostgreSQL server. Feature `testing`.
mod failing;
mod memory;
mod postgres;

pub use failing::FailingStore;
pub use memory::MemoryStore;
pub use postgres::Postgres;
