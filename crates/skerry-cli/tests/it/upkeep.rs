//! Copies of what a server keeps, while it runs; and that a file has one server.
use std::{
    fs,
    io::{self, BufRead, BufReader, Read, Write},
    net::TcpStream,
    path::Path,
    process::{Child, Command, Stdio},
    sync::mpsc::{Sender, channel},
    thread,
    time::Duration,
};

use crate::{scratch, skerry, skerry_knowing};

/// A server that ends with the test.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(data: &Path) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_skerry"))
            .args(["serve", "--listen", "127.0.0.1:0", "--no-limits", "--data"])
            .arg(data)
            .env_remove("DATABASE_URL")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the binary starts");
        let mut line = String::new();
        let mut said = BufReader::new(child.stdout.take().expect("piped"));
        said.read_line(&mut line).expect("it says where it is");
        let address = line.split("http://").nth(1).and_then(|rest| rest.split(' ').next());
        Server { address: address.expect("an address").to_owned(), child }
    }

    /// A new guest.
    fn add_guest(&self, name: &str) {
        let answer = add_guest(&self.address, name).expect("it answers");
        assert!(answer.contains(name), "{answer}");
    }

    fn ask(&self, request: &str) -> String {
        ask(&self.address, request).expect("it answers")
    }
}

/// Tells a server of a new guest.
fn add_guest(address: &str, name: &str) -> io::Result<String> {
    let body = format!("{{\"name\":\"{name}\"}}");
    ask(
        address,
        &format!(
            "POST /api/me HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        ),
    )
}

fn ask(address: &str, request: &str) -> io::Result<String> {
    let mut line = TcpStream::connect(address)?;
    line.write_all(request.as_bytes())?;
    let mut answer = String::new();
    line.read_to_string(&mut answer)?;
    Ok(answer)
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn folder(name: &str) -> std::path::PathBuf {
    let folder = scratch(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("there is room");
    folder
}

#[test]
fn a_running_server_is_copied_and_put_back() {
    let folder = folder("upkeep");
    let [data, copy, new] = ["skerry.db", "copy.db", "new.db"].map(|name| folder.join(name));
    let server = Server::start(&data);
    server.add_guest("Anna");
    let (at, to) = (data.display(), copy.display());
    let said = skerry(&format!("backup {to} --data {at}")).good();
    assert_eq!(said, format!("copied and checked: 0 matches, 0 entries, 1 guests ({to})\n"));
    server.add_guest("Ben");
    let said = skerry(&format!("restore {to} --data {}", new.display())).good();
    assert!(said.starts_with("checked and put back: 0 matches, 0 entries, 1 guests"), "{said}");
    let dry = skerry(&format!("prune --dry-run --data {at}")).good();
    let none = "0 tables never begun, 0 guests without a match, 0 finished matches\n";
    assert_eq!(dry, format!("would go: {none}"));
    // What has a server is its own.
    for command in ["serve --listen 127.0.0.1:0", "prune", &format!("restore {to}")] {
        let said = skerry(&format!("{command} --data {at}")).bad();
        assert!(said.contains("a SQLite file belongs to one server"), "{command}: {said}");
    }
    drop(server);
    assert_eq!(skerry(&format!("prune --data {at}")).good(), format!("gone: {none}"));
    let said = skerry(&format!("restore {to} --data {at}")).bad();
    assert!(said.ends_with("is there already: move it away first"), "{said}");
    let again = Server::start(&new);
    again.add_guest("Cleo");
}

#[test]
fn what_is_counted_is_not_for_everybody() {
    let folder = folder("upkeep-metrics");
    let server = Server::start(&folder.join("skerry.db"));
    let get = |path: &str| {
        server.ask(&format!("GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"))
    };
    assert!(get("/healthz").starts_with("HTTP/1.1 200"));
    assert!(!get("/metrics").contains("skerry_live_matches"));
}

#[test]
fn postgres_has_tools_of_its_own() {
    let url = [("DATABASE_URL", "postgres://app:hush@db/skerry")];
    for command in ["backup x.db", "restore x.db"] {
        let said = skerry_knowing(command, &url).bad();
        let wanted = "error: PostgreSQL has tools of its own for this: pg_dump and pg_restore";
        assert_eq!(said, wanted);
    }
}

/// Says hello again and again until the server is gone, and tells of each answer.
fn knock(address: &str, acknowledged: &Sender<()>) {
    while add_guest(address, "Anna").is_ok_and(|answer| answer.starts_with("HTTP/1.1 200")) {
        acknowledged.send(()).expect("somebody counts");
    }
}

/// As when the machine loses power, in the midst of it, again and again.
#[test]
fn what_was_acknowledged_survives_a_kill() {
    let is_slow = std::env::var_os("SKERRY_SLOW_TESTS").is_some();
    let kills = if is_slow { 1000 } else { 4 };
    let folder = folder("upkeep-kills");
    let (data, mut acknowledged) = (folder.join("skerry.db"), 0);
    for kill in 0..kills {
        let server = Server::start(&data);
        let address = server.address.clone();
        let (answered, answers) = channel();
        let knocking = thread::spawn(move || knock(&address, &answered));
        // However busy the machine is, it is killed in the midst of answering.
        answers.recv().expect("somebody is heard");
        thread::sleep(Duration::from_millis(kill * 7 % 50));
        drop(server);
        knocking.join().expect("it ends with the server");
        acknowledged += 1 + answers.iter().count() as u64;
    }
    let copy = folder.join("copy.db");
    let said = skerry(&format!("backup {} --data {}", copy.display(), data.display())).good();
    let kept = said.split(", ").nth(2).and_then(|part| part.split(' ').next());
    let kept: u64 = kept.and_then(|kept| kept.parse().ok()).expect("a number");
    // Of each kill one more may have been stored whose answer was lost.
    assert!((acknowledged..=acknowledged + kills).contains(&kept), "{acknowledged}: {said}");
    eprintln!("{kills} kills, {acknowledged} acknowledged, {kept} kept");
}
