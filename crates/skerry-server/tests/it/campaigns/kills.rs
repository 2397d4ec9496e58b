//! `kill -9` at any moment of a campaign: what was confirmed is there, the chain holds, and
//! people go on where they were.
use std::{
    io::{BufRead, BufReader, Write},
    net::SocketAddr,
    path::PathBuf,
    process::{Child, ChildStdout, Command, Stdio},
    sync::{Arc, Mutex},
    time::Duration,
};

use serde_json::{Value, json};
use skerry_catalog::series;
use skerry_core::{Dice, QuickDice};
use skerry_server::{App, listen};
use skerry_store::{Target, open, testing::Postgres};
use tokio::net::TcpListener;

use super::{hot_seat, island};
use crate::{browser::Browser, quick, table::me, until};

/// Where the child keeps its matches; without it this is no child.
const DATABASE: &str = "SKERRY_TEST_SERVER";
const SAYS: &str = "listens on ";

/// A process of its own that can be killed.
struct Server {
    child: Child,
    address: SocketAddr,
    /// Open for as long as it runs: a test that takes long says so, and whoever writes where
    /// nobody reads is ended.
    _said: BufReader<ChildStdout>,
}

impl Server {
    fn start(database: &str) -> Server {
        let mut child = Command::new(std::env::current_exe().expect("this program"))
            .args(["--exact", "campaigns::kills::a_server_is_a_process_of_its_own", "--nocapture"])
            .env(DATABASE, database)
            .stdout(Stdio::piped())
            .spawn()
            .expect("it can be started again");
        let mut said = BufReader::new(child.stdout.take().expect("piped"));
        let mut lines = (&mut said).lines().map(|line| line.expect("text"));
        let found = lines.find_map(|line| line.split_once(SAYS).map(|(_, rest)| rest.to_owned()));
        let address = found.expect("it says where").trim().parse().expect("an address");
        Server { child, address, _said: said }
    }

    fn kill(&mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it has ended");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // Whoever has ended already needs no end.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// In the child: serves until it is killed.
async fn serve(database: &str) {
    let target = Target::from_url(database).expect("a file or a server");
    let store = open(&target).await.expect("it can be opened");
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = listener.local_addr().expect("an address");
    writeln!(std::io::stdout(), "{SAYS}{address}").expect("somebody reads it");
    let app = App::new(store, quick());
    let attending = app.clone();
    tokio::spawn(async move { attending.attend().await });
    listen(listener, app, std::future::pending()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_is_a_process_of_its_own() {
    if let Ok(database) = std::env::var(DATABASE) {
        return serve(&database).await;
    }
    let file = Data::new("alone");
    let mut server = Server::start(&file.url());
    let mut browser = Browser::new(server.address);
    assert_eq!(browser.get("/healthz").await.status, 200);
    server.kill();
    assert!(tokio::net::TcpStream::connect(server.address).await.is_err());
}

/// A file that goes with the test.
struct Data(PathBuf);

impl Data {
    fn new(name: &str) -> Data {
        let folder = format!("skerry-kills-{name}-{}", std::process::id());
        Data(std::env::temp_dir().join(folder))
    }

    fn url(&self) -> String {
        format!("sqlite:{}", self.0.join("skerry.db").display())
    }
}

impl Drop for Data {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// What the server has said is done.
#[derive(Debug, Default, Clone)]
struct Confirmed {
    chapter: u64,
    /// The match that was opened last, how long its log is, and its lines.
    game: Option<(String, u64, Vec<String>)>,
    games: u64,
}

/// Somebody who plays all islands, and remembers what was confirmed.
#[derive(Clone)]
struct Player {
    browser: Browser,
    addresses: Vec<SocketAddr>,
    id: String,
    dice: QuickDice,
    confirmed: Arc<Mutex<Confirmed>>,
}

impl Player {
    async fn begin(addresses: Vec<SocketAddr>, seed: u64) -> Player {
        let mut browser = Browser::new(addresses[0]);
        browser.post("/api/me", json!({ "name": "Hanna" })).await.good();
        let islands = json!([island(me(), 2, "Linga"), island(hot_seat("Ole"), 0, "Rùm")]);
        let id = browser.begin(islands).await;
        let confirmed = Arc::new(Mutex::new(Confirmed { chapter: 1, ..Confirmed::default() }));
        Player { browser, addresses, id, dice: QuickDice::new(seed), confirmed }
    }

    fn confirm(&self, note: impl FnOnce(&mut Confirmed)) {
        note(&mut self.confirmed.lock().expect("nobody panics while holding it"));
    }

    /// Plays until somebody ends it, through whichever node.
    async fn play_on(mut self) {
        loop {
            let n = self.dice.below(self.addresses.len() as u32) as usize;
            self.browser.address = self.addresses[n];
            self.step().await;
        }
    }

    /// The next thing that the campaign waits for.
    async fn step(&mut self) {
        let campaign = self.browser.campaign(&self.id).await;
        if campaign["may_open"] == true {
            let chapter = campaign["chapter"].as_u64().expect("a number") + 1;
            self.browser.unseal(&self.id, chapter as u8).await;
            return self.confirm(|known| known.chapter = chapter);
        }
        let games = campaign["history"].as_array().expect("a list").len() as u64;
        if campaign["current"].is_null() {
            let game = self.browser.go_on(&self.id).await;
            return self.confirm(|known| {
                (known.games, known.game) = (games, Some((game, 0, vec![])));
            });
        }
        let game = campaign["current"]["id"].as_str().expect("an id").to_owned();
        self.decide(&game).await;
    }

    /// One decision of each island that owes one.
    async fn decide(&mut self, game: &str) {
        let (mut line, welcome) = self.browser.listen(game).await;
        for state in welcome["table"]["seats"].as_array().expect("a list") {
            if state["must_decide"] != true {
                continue;
            }
            let legal = state["legal"].as_array().expect("a list");
            let action = &legal[self.dice.below(legal.len() as u32) as usize];
            let seat = state["seat"].as_u64().expect("a number") as u8;
            let decision = state["decision"].as_u64().expect("a number");
            line.act(seat, decision, action.clone()).await;
            let told = line.commit(seat, decision + 1).await;
            if let Some(version) = told["version"].as_u64() {
                self.confirm(|known| match &mut known.game {
                    Some((id, length, _)) if *id == game => *length = version,
                    Some(_) | None => known.game = Some((game.to_owned(), version, vec![])),
                });
            }
        }
    }

    /// All that was confirmed is there, through this node.
    async fn look(&mut self, address: SocketAddr) {
        self.browser.address = address;
        let known = self.confirmed.lock().expect("nobody panics while holding it").clone();
        let campaign = self.browser.campaign(&self.id).await;
        assert!(campaign["chapter"].as_u64() >= Some(known.chapter), "{campaign}");
        let games = campaign["history"].as_array().expect("a list").len() as u64;
        assert!(games >= known.games, "{campaign}");
        let Some((game, length, lines)) = known.game else { return };
        // A node that lives hears a little later what another has done.
        let wanted = lines.len().max(length as usize);
        let browser = &self.browser;
        until(|| async { entries(browser.clone(), &game).await.len() >= wanted }).await;
        let now = entries(self.browser.clone(), &game).await;
        assert!(now.starts_with(&lines), "what was logged has changed");
        self.confirm(|known| {
            if let Some((id, _, lines)) = &mut known.game
                && *id == game
            {
                *lines = now;
            }
        });
    }

    /// Each game follows from the one before.
    async fn verify(&mut self) -> usize {
        let file = self.browser.get(&format!("/api/campaigns/{}/export", self.id)).await.body;
        let Ok(records) = series::read(&file) else { return 0 };
        series::verify(&records, &|| ()).expect("the chain holds").chapters.len()
    }

    /// Plays on for a while without being disturbed.
    async fn go_on_in_peace(&mut self, games: u64) {
        let done = async |player: &mut Player| -> u64 {
            let campaign: Value = player.browser.campaign(&player.id).await;
            campaign["history"].as_array().expect("a list").len() as u64
        };
        while done(self).await < games {
            self.step().await;
        }
    }
}

/// The log of a match, as its record has it.
async fn entries(mut browser: Browser, game: &str) -> Vec<String> {
    let record = browser.get(&format!("/api/matches/{game}/record")).await.body;
    let is_entry = |line: &&str| line.get(1..2) == Some(" ") && !line.starts_with('#');
    record.lines().filter(is_entry).map(str::to_owned).collect()
}

/// A handful in every run, all in the slow suite.
fn kills() -> u32 {
    if std::env::var_os("SKERRY_SLOW_TESTS").is_some() { 200 } else { 4 }
}

/// Kills one of the servers at a moment that nobody has chosen, again and again.
async fn killed(databases: &[String], seed: u64) {
    let mut servers: Vec<Server> = databases.iter().map(|data| Server::start(data)).collect();
    let addresses = |servers: &[Server]| servers.iter().map(|one| one.address).collect::<Vec<_>>();
    let mut player = Player::begin(addresses(&servers), seed).await;
    let mut dice = QuickDice::new(seed ^ 1);
    for _ in 0..kills() {
        player.addresses = addresses(&servers);
        let playing = tokio::spawn(player.clone().play_on());
        tokio::time::sleep(Duration::from_micros(u64::from(dice.below(150_000)))).await;
        let victim = dice.below(servers.len() as u32) as usize;
        servers[victim].kill();
        // Whoever was at that server cannot go on; the others need not.
        playing.abort();
        let _ = playing.await;
        for server in servers.iter().enumerate().filter(|(n, _)| *n != victim).map(|(_, one)| one) {
            player.look(server.address).await;
        }
        servers[victim] = Server::start(&databases[victim]);
        player.look(servers[victim].address).await;
        player.dice = QuickDice::new(u64::from(dice.below(u32::MAX)));
    }
    player.addresses = addresses(&servers);
    let before = player.verify().await as u64;
    player.go_on_in_peace(before + 1).await;
    assert_eq!(player.verify().await as u64, before + 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_campaign_outlives_kills_of_its_server() {
    let file = Data::new("chapter");
    killed(&[file.url()], 7).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_campaign_outlives_kills_of_either_node() {
    let Some(postgres) = Postgres::start() else { return };
    killed(&[postgres.url(), postgres.url()], 8).await;
}
