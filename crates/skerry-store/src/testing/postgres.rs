//! A throwaway PostgreSQL server of one's own, from Debian's packages.
use std::{
    fs::{self, File},
    os::unix::{
        fs::{MetadataExt, chown},
        process::CommandExt,
    },
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread::sleep,
    time::{Duration, Instant},
};

use sqlx::{Connection, PgConnection};
use tempfile::TempDir;

/// Where Debian keeps the server's programs, one folder per version.
const VERSIONS: &str = "/usr/lib/postgresql";

/// A server on a socket in a temporary folder, with an empty database; stopped
/// and removed when dropped. Several can run beside each other.
///
/// Its programs come with `apt-get install --yes --no-install-recommends
/// postgresql`; they are there if `/usr/lib/postgresql/*/bin/initdb` is. The
/// project's test command installs them when they are missing.
#[derive(Debug)]
pub struct Postgres {
    folder: TempDir,
    programs: PathBuf,
    user: Option<(u32, u32)>,
    is_durable: bool,
    server: Child,
}

impl Postgres {
    /// Starts a server that need not outlive a power cut. `None`, said aloud, if PostgreSQL is not installed and
    /// neither `CI=true` nor `SKERRY_REQUIRE_POSTGRES=1` is set.
    ///
    /// # Panics
    /// If it is not installed but required, or does not start.
    pub fn start() -> Option<Self> {
        Self::with(false)
    }

    /// The same, but what it has acknowledged is on the disk: for measuring.
    ///
    /// # Panics
    /// As [`Postgres::start`].
    pub fn start_durable() -> Option<Self> {
        Self::with(true)
    }

    fn with(is_durable: bool) -> Option<Self> {
        let Some(programs) = Self::programs() else {
            let missing = format!(
                "PostgreSQL is not installed: no {VERSIONS}/*/bin/initdb \
                 (apt-get install --yes --no-install-recommends postgresql)"
            );
            assert!(!is_required(), "{missing}");
            eprintln!("SKIPPED. {missing}");
            return None;
        };
        let folder = TempDir::new().expect("a temporary folder");
        let user = user_below_root();
        if let Some((uid, gid)) = user {
            chown(folder.path(), Some(uid), Some(gid)).expect("root may give a folder away");
        }
        let mut initdb = command(&programs, "initdb", folder.path(), user);
        initdb.args(["-U", "app", "-A", "trust", "--no-sync", "-E", "UTF8", "-D", "db"]);
        let made = initdb.output().expect("initdb can be started");
        assert!(made.status.success(), "initdb: {}", String::from_utf8_lossy(&made.stderr));
        let server = serve(&programs, folder.path(), user, is_durable);
        let mut postgres = Self { folder, programs, user, is_durable, server };
        postgres.wait_until_ready();
        Some(postgres)
    }

    /// The folder of `initdb` and `postgres`, of the newest version installed.
    pub fn programs() -> Option<PathBuf> {
        let versions = fs::read_dir(VERSIONS).ok()?.flatten();
        let number = |folder: &PathBuf| folder.file_name()?.to_str()?.parse::<u32>().ok();
        let newest = versions
            .map(|entry| entry.path())
            .filter(|folder| folder.join("bin/initdb").exists())
            .max_by_key(number)?;
        Some(newest.join("bin"))
    }

    /// For `DATABASE_URL`.
    pub fn url(&self) -> String {
        format!("postgres://app@localhost/postgres?host={}", self.folder.path().display())
    }

    /// The process that all others of the server are children of.
    pub fn process(&self) -> u32 {
        self.server.id()
    }

    /// Ends every connection, as if the network had been cut for a moment.
    ///
    /// # Panics
    /// When the server does not answer.
    pub async fn cut_connections(&self) {
        let mut own = PgConnection::connect(&self.url()).await.expect("the server answers");
        sqlx::query(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
             WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()",
        )
        .execute(&mut own)
        .await
        .expect("an owner may end connections");
    }

    /// Stops the server, and starts it again with what it had.
    ///
    /// # Panics
    /// When it does not start.
    pub fn restart(&mut self) {
        self.stop();
        self.server = serve(&self.programs, self.folder.path(), self.user, self.is_durable);
        self.wait_until_ready();
    }

    /// The server writes into this file how far it is.
    fn wait_until_ready(&mut self) {
        let until = Instant::now() + Duration::from_secs(60);
        loop {
            let state = fs::read_to_string(self.folder.path().join("db/postmaster.pid"));
            if state
                .is_ok_and(|text| text.lines().nth(7).is_some_and(|line| line.trim() == "ready"))
            {
                return;
            }
            let has_ended = self.server.try_wait().expect("our own child").is_some();
            if has_ended || Instant::now() > until {
                let log = fs::read_to_string(self.folder.path().join("log")).unwrap_or_default();
                panic!("PostgreSQL did not start:\n{log}");
            }
            sleep(Duration::from_millis(10));
        }
    }

    /// `fast` is the signal INT: connections are ended, nothing is left behind.
    fn stop(&mut self) {
        let mut stop = command(&self.programs, "pg_ctl", self.folder.path(), self.user);
        let stopped = stop.args(["stop", "--wait", "-m", "fast", "-D", "db"]).output();
        if !stopped.is_ok_and(|output| output.status.success()) {
            // It has gone already, or hangs: the folder is thrown away anyway.
            let _ = self.server.kill();
        }
        let _ = self.server.wait();
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.stop();
    }
}

fn is_required() -> bool {
    let says = |name, wanted| std::env::var(name).is_ok_and(|value| value == wanted);
    says("CI", "true") || says("SKERRY_REQUIRE_POSTGRES", "1")
}

fn serve(programs: &Path, folder: &Path, user: Option<(u32, u32)>, is_durable: bool) -> Child {
    let log = File::create(folder.join("log")).expect("a file in our own folder");
    let errors = log.try_clone().expect("a second handle");
    let mut server = command(programs, "postgres", folder, user);
    server.args(["-D", "db", "-k"]).arg(folder);
    server.args(["-c", "listen_addresses=", "-c", "max_connections=200"]);
    if !is_durable {
        server.args(["-c", "fsync=off", "-c", "synchronous_commit=off"]);
        server.args(["-c", "full_page_writes=off"]);
    }
    server.stdout(log).stderr(errors).spawn().expect("postgres can be started")
}

fn command(programs: &Path, name: &str, folder: &Path, user: Option<(u32, u32)>) -> Command {
    let mut command = Command::new(programs.join(name));
    command.current_dir(folder).stdin(Stdio::null());
    if let Some((uid, gid)) = user {
        command.uid(uid).gid(gid);
    }
    command
}

/// PostgreSQL refuses to run as root: then it is its own user, or `nobody`.
fn user_below_root() -> Option<(u32, u32)> {
    if fs::metadata("/proc/self").is_ok_and(|own| own.uid() != 0) {
        return None;
    }
    let users = fs::read_to_string("/etc/passwd").expect("the list of users");
    let ids = |name: &str| {
        let line = users.lines().find(|line| line.split(':').next() == Some(name))?;
        let mut fields = line.split(':').skip(2);
        Some((fields.next()?.parse().ok()?, fields.next()?.parse().ok()?))
    };
    Some(ids("postgres").or_else(|| ids("nobody")).expect("a user other than root"))
}
