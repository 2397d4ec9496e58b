//! Bots that fail, that never end, that want what they may not: the table goes
//! on without them, and says so.
use std::{
    sync::{
        Arc, Mutex,
        atomic::{AtomicUsize, Ordering::SeqCst},
    },
    time::Duration,
};

use serde_json::{Value, json};
use skerry_bots::{BotSpec, Budget};
use skerry_catalog::Thinking;
use skerry_server::{Config, Levels, Limits, Think};
use skerry_store::testing::MemoryStore;

use crate::{
    Node,
    browser::Line,
    quick,
    table::{bot, me, play_out},
    until,
};

async fn with(think: Think) -> Node {
    Node::with(Arc::new(MemoryStore::new()), Config { think, ..quick() }).await
}

/// Panics without the report that a panic makes: where it contains a backtrace,
/// it takes seconds, at a bot's low priority.
fn panics() -> Value {
    std::panic::resume_unwind(Box::new("a bot that panics"))
}

fn is_search(thinking: &Thinking) -> bool {
    matches!(thinking.bot, BotSpec::Mcts(_))
}

/// A whole match against a bot of this level; the texts of all remarks.
async fn played_out(node: &Node, level: &str) -> Vec<String> {
    let mut anna = node.guest("Anna").await;
    let id = anna.open(json!([me(), bot(level)])).await;
    let (mut line, welcome) = anna.listen(&id).await;
    let over = play_out(&mut line, welcome["table"]["seats"][0].clone()).await;
    assert_eq!(over["summary"]["status"], "over");
    let later = line.ask(json!({ "t": "resync" })).await;
    let remarks = later["remarks"].as_array().expect("a list").clone();
    assert_eq!(remarks, heard(&line, &welcome), "who comes later hears the same");
    assert!(remarks.iter().all(|remark| remark["seat"] == 1), "{remarks:?}");
    remarks.iter().map(|remark| remark["text"].as_str().expect("an id").to_owned()).collect()
}

fn heard(line: &Line, welcome: &Value) -> Vec<Value> {
    let before = welcome["remarks"].as_array().expect("a list").iter();
    let remarked = line.heard.iter().filter(|message| message["t"] == "remarked");
    before.chain(remarked.map(|message| &message["remark"])).cloned().collect()
}

#[tokio::test]
async fn a_bot_that_panics_is_asked_again_and_then_a_simpler_one() {
    let node =
        with(
            |table, seat, thinking| {
                if is_search(&thinking) { Box::new(panics) } else { table.think(seat, thinking) }
            },
        )
        .await;
    let remarks = played_out(&node, "hard").await;
    assert!(remarks.len() > 2, "each decision: {remarks:?}");
    for pair in remarks.chunks(2) {
        assert_eq!(pair, ["table-bot_thinks_again", "table-bot_gives_way"]);
    }
}

/// Seeds with which the bot of the next test was asked.
static ASKED: Mutex<Vec<u64>> = Mutex::new(vec![]);

#[tokio::test]
async fn a_bot_that_panics_once_decides_with_other_luck() {
    let node = with(|table, seat, thinking| {
        let mut asked = ASKED.lock().expect("no test panics");
        asked.push(thinking.seed);
        if asked.len() == 1 { Box::new(panics) } else { table.think(seat, thinking) }
    })
    .await;
    assert_eq!(played_out(&node, "medium").await, ["table-bot_thinks_again"]);
    let asked = ASKED.lock().expect("no test panics").clone();
    assert_ne!(asked[0], asked[1], "the same luck would panic again");
}

#[tokio::test]
async fn without_any_bot_the_table_does_what_is_allowed() {
    let node = with(|_, _, _| Box::new(panics)).await;
    let remarks = played_out(&node, "hard").await;
    let each = ["thinks_again", "gives_way", "gives_way", "gives_way"];
    assert_eq!(remarks[..4], each.map(|word| format!("table-bot_{word}")));
}

#[tokio::test]
async fn a_bot_that_never_ends_is_given_up_once() {
    let think: Think = |table, seat, thinking| {
        if !is_search(&thinking) {
            // Nothing to think about: a simpler bot that is short of time would be given up, too.
            let first = table.legal(seat).into_iter().next();
            return Box::new(move || first.unwrap_or_default());
        }
        Box::new(|| {
            loop {
                std::thread::park();
            }
        })
    };
    let config = Config { think, bot_patience: Duration::from_secs(2), ..quick() };
    let node = Node::with(Arc::new(MemoryStore::new()), config).await;
    // The node has one thread for bots: that one is lost, and replaced.
    assert_eq!(played_out(&node, "hard").await, ["table-bot_too_slow"]);
    let metrics = node.stranger().get("/metrics").await.body;
    assert!(metrics.contains("skerry_bot_failures_total 1\n"), "{metrics}");
    assert!(metrics.contains("skerry_bot_queue 0\n"), "{metrics}");
    assert!(metrics.contains("skerry_bot_threads_lost 1\n"), "{metrics}");
}

#[tokio::test]
async fn bots_that_never_end_cost_a_few_threads_and_no_match() {
    let think: Think = |_, _, _| {
        Box::new(|| {
            loop {
                std::thread::park();
            }
        })
    };
    let hard = BotSpec::Mcts(Some(Budget::Time(Duration::from_millis(1))));
    let levels = Levels { hard, ..quick().levels };
    let config = Config { think, levels, bot_patience: Duration::ZERO, ..quick() };
    let node = Node::with(Arc::new(MemoryStore::new()), config).await;
    for _ in 0..3 {
        assert_eq!(played_out(&node, "hard").await, ["table-bot_too_slow"; 3]);
    }
    // The one thread of the node is lost, and so are the eight that came after it.
    let metrics = node.stranger().get("/metrics").await.body;
    assert!(metrics.contains("skerry_bot_threads_lost 9\n"), "{metrics}");
    let remarks = played_out(&node, "hard").await;
    assert!(!remarks.contains(&"table-bot_too_slow".to_owned()), "nobody waits: {remarks:?}");
}

#[tokio::test]
async fn a_bot_that_wants_what_it_may_not_is_asked_again() {
    let node = with(|table, seat, thinking| {
        if thinking.bot == BotSpec::Greedy {
            return Box::new(|| json!({ "do": "cheat" }));
        }
        table.think(seat, thinking)
    })
    .await;
    let remarks = played_out(&node, "easy").await;
    assert_eq!(remarks[..2], ["thinks_again", "gives_way"].map(|word| format!("table-bot_{word}")));
}

/// The time that bots were given for each decision, in milliseconds.
static GIVEN: Mutex<Vec<u128>> = Mutex::new(vec![]);

/// In Amerigo a turn has several decisions: together they get the time of one turn.
#[tokio::test]
async fn the_decisions_of_a_turn_share_its_time() {
    let think: Think = |table, seat, thinking| {
        let Some(Budget::Time(time)) = thinking.budget else { panic!("{thinking:?}") };
        GIVEN.lock().expect("no test panics").push(time.as_millis());
        let quick = table.think(seat, Thinking { bot: BotSpec::Greedy, ..thinking });
        // Whoever takes what it is given has less left for the next decision.
        Box::new(move || {
            std::thread::sleep(time);
            quick()
        })
    };
    let hard = BotSpec::Mcts(Some(Budget::Turn(Duration::from_millis(50))));
    let levels = Levels { hard, ..quick().levels };
    let node = Node::with(Arc::new(MemoryStore::new()), Config { think, levels, ..quick() }).await;
    let mut anna = node.guest("Anna").await;
    let request = json!({ "game": "amerigo", "seats": [bot("hard"), bot("hard")] });
    let summary = anna.post("/api/matches", request).await.good();
    let (mut line, _) = anna.listen(summary["id"].as_str().expect("an id")).await;
    let is_far = |message: &Value| message["summary"]["version"].as_u64() > Some(60);
    line.hear_if(is_far).await;
    let given = GIVEN.lock().expect("no test panics").clone();
    assert_eq!(given[0], 20, "two fifths of the turn: {given:?}");
    assert!(given.iter().any(|time| *time < 12), "a later decision gets less: {given:?}");
    assert!(given[1..].contains(&20), "a new turn begins anew: {given:?}");
    assert!(given.iter().all(|time| *time <= 20), "{given:?}");
}

/// A whole match against a bot: much more than one decision of any other.
async fn somebody_plays(node: &Node) {
    let mut anna = node.guest("Anna").await;
    let id = anna.open(json!([me(), bot("easy")])).await;
    let (mut line, welcome) = anna.listen(&id).await;
    play_out(&mut line, welcome["table"]["seats"][0].clone()).await;
}

#[tokio::test]
async fn bots_think_only_while_somebody_is_there() {
    let store = Arc::new(MemoryStore::new());
    let config = Config { linger: Duration::ZERO, ..quick() };
    let node = Node::with(store.clone(), config.clone()).await;
    let mut eve = node.guest("Eve").await;
    let id = eve.open(json!([bot("hard"), bot("hard"), bot("hard"), bot("hard")])).await;
    let opened = eve.table(&id).await["version"].clone();
    somebody_plays(&node).await;
    assert_eq!(eve.table(&id).await["version"], opened, "nobody looks at it");
    node.stop().await;
    // Nor does a restart begin what nobody waits for.
    let node = Node::with(store, config).await;
    eve.address = node.address;
    somebody_plays(&node).await;
    assert_eq!(eve.table(&id).await["version"], opened);
    let (mut line, _) = eve.listen(&id).await;
    line.hear("advanced").await;
}

/// Whether a bot was kept, each time that one was asked in the next test.
static KEPT: Mutex<Vec<bool>> = Mutex::new(vec![]);

#[tokio::test]
async fn a_bot_is_kept_from_decision_to_decision_until_it_fails() {
    let node = with(|table, seat, thinking| {
        let mut kept = KEPT.lock().expect("no test panics");
        kept.push(!thinking.mind.is_empty());
        if kept.len() == 4 { Box::new(panics) } else { table.think(seat, thinking) }
    })
    .await;
    assert_eq!(played_out(&node, "medium").await, ["table-bot_thinks_again"]);
    let kept = KEPT.lock().expect("no test panics").clone();
    assert_eq!(kept[..4], [false, true, true, true]);
    assert!(!kept[4], "the one that failed is gone");
    assert!(kept.len() > 6 && kept[5..].iter().all(|is_kept| *is_kept), "{kept:?}");
}

/// How many bots have begun to think, and whether they may come to an end.
static BEGUN: AtomicUsize = AtomicUsize::new(0);
static MAY_END: AtomicUsize = AtomicUsize::new(0);

#[tokio::test]
async fn a_host_has_so_many_tables_whose_bots_think_at_once() {
    let think: Think = |table, seat, thinking| {
        let thought = table.think(seat, thinking);
        Box::new(move || {
            BEGUN.fetch_add(1, SeqCst);
            while MAY_END.load(SeqCst) == 0 {
                std::thread::sleep(Duration::from_millis(5));
            }
            thought()
        })
    };
    let limits = Limits { bot_tables: 1, bot_tables_of_address: 2, ..Limits::none() };
    let config = Config { think, limits, bot_threads: 4, ..quick() };
    let node = Node::with(Arc::new(MemoryStore::new()), config).await;
    let mut lines = vec![];
    let (mut eve, mut anna, mut ben) =
        (node.guest("Eve").await, node.guest("Anna").await, node.guest("Ben").await);
    for host in [&mut eve.clone(), &mut eve, &mut anna, &mut ben] {
        let id = host.open(json!([me(), bot("easy")])).await;
        lines.push(host.listen(&id).await.0);
    }
    until(async || BEGUN.load(SeqCst) == 2).await;
    let metrics = node.stranger().get("/metrics").await.body;
    assert!(metrics.contains("skerry_bot_tables_waiting 2\n"), "{metrics}");
    assert!(metrics.contains("skerry_bot_queue 2\n"), "{metrics}");
    MAY_END.store(1, SeqCst);
    for line in &mut lines {
        line.hear_if(|message| message["summary"]["owing"] == json!([0])).await;
    }
    assert_eq!(BEGUN.load(SeqCst), 4, "those who waited have had their turn");
}
