//! [`Nodes`]: what is put under load, one process or several around one database.
use std::{fmt, net::SocketAddr, path::Path, time::Duration};

use skerry_store::testing::Postgres;

use crate::server::{Server, cpu_of_family};

/// One process with a file, or several with one PostgreSQL.
#[derive(Debug)]
pub(crate) struct Nodes {
    servers: Vec<Server>,
    /// None where there is none, or where it is somebody else's.
    postgres: Option<Postgres>,
}

impl Nodes {
    /// None is one process that keeps its matches in a file.
    pub(crate) async fn start(skerry: &Path, nodes: usize) -> Result<Nodes, String> {
        if nodes == 0 {
            return Ok(Nodes { servers: vec![Server::start(skerry).await?], postgres: None });
        }
        let (database, postgres) = match std::env::var("DATABASE_URL") {
            Ok(url) => (url, None),
            Err(_) => {
                let postgres = Postgres::start_durable().ok_or("nodes need PostgreSQL")?;
                (postgres.url(), Some(postgres))
            }
        };
        let mut servers = vec![];
        for _ in 0..nodes {
            servers.push(Server::start_node(skerry, &database).await?);
        }
        Ok(Nodes { servers, postgres })
    }

    /// Where a table is opened.
    pub(crate) fn address(&self, table: usize) -> SocketAddr {
        self.servers[table % self.servers.len()].address
    }

    /// Time that all processes have kept cores busy, and that the database has.
    pub(crate) fn spent(&self) -> Result<Vec<(&'static str, Duration)>, String> {
        let mut spent = vec![("processor", Duration::ZERO)];
        for server in &self.servers {
            spent[0].1 += server.cpu()?;
        }
        if let Some(postgres) = &self.postgres {
            spent.push(("PostgreSQL", cpu_of_family(postgres.process())?));
        }
        Ok(spent)
    }

    /// Resident memory of all processes without the database, in bytes.
    pub(crate) fn memory(&self) -> Result<u64, String> {
        self.servers.iter().map(Server::memory).sum()
    }
}

impl fmt::Display for Nodes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let nodes = self.servers.len();
        let database = match &self.postgres {
            Some(_) => "PostgreSQL of our own",
            None if self.servers.iter().all(Server::has_file) => "SQLite",
            None => "the PostgreSQL of DATABASE_URL",
        };
        write!(f, "{database}, by {nodes} process{}", if nodes == 1 { "" } else { "es" })
    }
}
