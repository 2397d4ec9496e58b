//! Server processes of our own, with data that nobody needs afterwards.
use std::{
    net::SocketAddr,
    path::{Path, PathBuf},
    process::Stdio,
    sync::atomic::{AtomicU32, Ordering::Relaxed},
    time::Duration,
};

use tokio::{
    io::{AsyncBufReadExt, BufReader},
    process::{Child, Command},
};

/// How many servers this process has started.
static STARTED: AtomicU32 = AtomicU32::new(0);

/// Ends, with its data, when dropped.
#[derive(Debug)]
pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    child: Child,
    /// None where it is in PostgreSQL.
    data: Option<PathBuf>,
}

impl Server {
    /// One that keeps its matches in a file.
    pub(crate) async fn start(skerry: &Path) -> Result<Server, String> {
        // The one before may not have let go of its file yet.
        let number = STARTED.fetch_add(1, Relaxed);
        let name = format!("skerry-load-{}-{number}.db", std::process::id());
        let data = std::env::temp_dir().join(name);
        let mut command = Command::new(skerry);
        command.env_remove("DATABASE_URL");
        command.args(["serve", "--data"]).arg(&data);
        Server::run(command, Some(data)).await
    }

    /// One of several at one database.
    pub(crate) async fn start_node(skerry: &Path, database: &str) -> Result<Server, String> {
        let mut command = Command::new(skerry);
        command.env("DATABASE_URL", database).arg("serve");
        Server::run(command, None).await
    }

    async fn run(mut command: Command, data: Option<PathBuf>) -> Result<Server, String> {
        let program = format!("{:?}", command.as_std().get_program());
        let mut child = command
            .args(["--listen", "127.0.0.1:0", "--no-limits"])
            .env("RUST_LOG", "error")
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .map_err(|error| format!("{program}: {error}"))?;
        let stdout = child.stdout.take().ok_or("no output")?;
        let mut lines = BufReader::new(stdout).lines();
        let line = lines.next_line().await.map_err(|error| error.to_string())?;
        let line = line.ok_or("the server ended at once")?;
        let address = line.split("http://").nth(1).and_then(|rest| rest.split(' ').next());
        let address = address.and_then(|address| address.parse().ok());
        let address = address.ok_or_else(|| format!("no address in `{line}`"))?;
        Ok(Server { address, child, data })
    }

    /// Whether it keeps its matches in a file of its own.
    pub(crate) fn has_file(&self) -> bool {
        self.data.is_some()
    }

    /// Time that the process has kept a core busy.
    pub(crate) fn cpu(&self) -> Result<Duration, String> {
        cpu_of(self.child.id().ok_or("the server has ended")?)
    }

    /// The same to the nanosecond, of the threads that there are.
    pub(crate) fn cpu_exactly(&self) -> Result<Duration, String> {
        let id = self.child.id().ok_or("the server has ended")?;
        let said = |error: std::io::Error| error.to_string();
        let mut sum = 0;
        for thread in std::fs::read_dir(format!("/proc/{id}/task")).map_err(said)? {
            let path = thread.map_err(said)?.path().join("schedstat");
            // A thread may end just when it is asked.
            let stat = std::fs::read_to_string(path).unwrap_or_default();
            sum += stat.split(' ').next().and_then(|time| time.parse().ok()).unwrap_or(0);
        }
        Ok(Duration::from_nanos(sum))
    }

    /// Resident memory of the whole process, in bytes.
    pub(crate) fn memory(&self) -> Result<u64, String> {
        let id = self.child.id().ok_or("the server has ended")?;
        let status = std::fs::read_to_string(format!("/proc/{id}/status"))
            .map_err(|error| error.to_string())?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kib = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
        kib.map(|kib| kib * 1024).ok_or_else(|| "no memory in the status".to_owned())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.start_kill();
        let Some(data) = &self.data else { return };
        for ending in ["", "-wal", "-shm"] {
            let mut path = data.clone().into_os_string();
            path.push(ending);
            let _ = std::fs::remove_file(path);
        }
    }
}

/// Time that a process has kept a core busy.
fn cpu_of(id: u32) -> Result<Duration, String> {
    let stat =
        std::fs::read_to_string(format!("/proc/{id}/stat")).map_err(|error| error.to_string())?;
    // Behind the name, which may contain anything: user and system time are words 11 and 12.
    let numbers = stat.rsplit(") ").next().unwrap_or_default();
    let ticks = numbers.split(' ').skip(11).take(2).filter_map(|word| word.parse::<u64>().ok());
    // Linux counts in hundredths of a second.
    Ok(Duration::from_millis(ticks.sum::<u64>() * 10))
}

/// The same of a process and its children, as PostgreSQL has one for each connection.
pub(crate) fn cpu_of_family(parent: u32) -> Result<Duration, String> {
    let mut sum = cpu_of(parent)?;
    let children = format!("/proc/{parent}/task/{parent}/children");
    let children = std::fs::read_to_string(children).map_err(|error| error.to_string())?;
    for child in children.split_whitespace().filter_map(|word| word.parse().ok()) {
        // A connection may end just when it is asked.
        sum += cpu_of(child).unwrap_or_default();
    }
    Ok(sum)
}
