//! Whoever asks a bot gets an answer, and in time.
use std::sync::mpsc;

use serde_json::json;

use super::*;

const LONG: Duration = Duration::from_secs(60);
const SHORT: Duration = Duration::from_millis(20);

fn whose(address: &str, host: &str) -> Whose {
    [address, host].map(str::to_owned)
}

fn host() -> Whose {
    whose("192.0.2.1", "host")
}

fn answering(word: &'static str) -> Thought {
    Box::new(move || json!(word))
}

#[tokio::test]
async fn quick_jobs_overtake_deep_ones() {
    let pool = BotPool::new(1);
    let (begin, gate) = mpsc::channel::<()>();
    let (tell, told) = mpsc::channel();
    let first = pool.decide(
        &host(),
        true,
        LONG,
        Box::new(move || {
            gate.recv().expect("begun");
            json!("first")
        }),
    );
    let thinks = |name: &'static str| -> Thought {
        let tell = tell.clone();
        Box::new(move || {
            tell.send(name).expect("heard");
            json!(name)
        })
    };
    let deep = pool.decide(&host(), false, LONG, thinks("deep"));
    let quick = pool.decide(&host(), true, LONG, thinks("quick"));
    begin.send(()).expect("heard");
    let (first, deep, quick) = tokio::join!(first, deep, quick);
    assert_eq!([first, deep, quick], ["first", "deep", "quick"].map(|name| Ok(json!(name))));
    assert_eq!([told.recv(), told.recv()], [Ok("quick"), Ok("deep")]);
}

#[tokio::test]
async fn nobody_waits_for_all_the_bots_of_another() {
    let pool = BotPool::new(1);
    let (begin, gate) = mpsc::channel::<()>();
    let (tell, told) = mpsc::channel();
    let thinks = |name: &'static str| -> Thought {
        let tell = tell.clone();
        Box::new(move || {
            tell.send(name).expect("heard");
            json!(name)
        })
    };
    let busy = move || {
        gate.recv().expect("begun");
        json!("busy")
    };
    let greedy = |thought| pool.decide(&host(), false, LONG, thought);
    let busy = greedy(Box::new(busy));
    let many = [(); 30].map(|()| greedy(thinks("many")));
    let modest = pool.decide(&whose("192.0.2.1", "other"), false, LONG, thinks("modest"));
    begin.send(()).expect("heard");
    assert_eq!(modest.await, Ok(json!("modest")));
    let before = told.try_iter().take_while(|name| *name != "modest").count();
    assert!(before <= 1, "it came after {before} of the other's");
    drop((busy, many));
}

#[tokio::test]
async fn a_bot_that_fails_is_told_of_and_the_next_one_thinks() {
    let pool = BotPool::new(1);
    // Without the report of a panic, which would be made at low priority.
    let panics = || std::panic::resume_unwind(Box::new("a bot that panics"));
    let fails = pool.decide(&host(), true, LONG, Box::new(panics));
    let next = pool.decide(&host(), true, LONG, answering("next"));
    assert_eq!(fails.await, Err(Failure::Failed));
    assert_eq!(next.await, Ok(json!("next")));
}

#[tokio::test]
async fn a_bot_that_does_not_end_is_given_up_and_its_thread_replaced() {
    let pool = BotPool::new(1);
    let (end, gate) = mpsc::channel::<()>();
    let endless = pool.decide(
        &host(),
        true,
        SHORT,
        Box::new(move || {
            gate.recv().expect("it ends at last");
            json!("late")
        }),
    );
    let next = pool.decide(&host(), true, LONG, answering("next"));
    assert_eq!(endless.await, Err(Failure::TooLong));
    assert_eq!(next.await, Ok(json!("next")), "another thread has taken its place");
    end.send(()).expect("it still thinks");
    // The late one is gone: what comes now is answered once, by the one that is left.
    assert_eq!(pool.decide(&host(), true, LONG, answering("more")).await, Ok(json!("more")));
}

#[tokio::test]
async fn what_is_never_begun_is_told_of_too() {
    let pool = BotPool::new(1);
    let (begun, gate) = mpsc::channel::<()>();
    let (end, wait) = mpsc::channel::<()>();
    let busy = pool.decide(
        &host(),
        true,
        LONG,
        Box::new(move || {
            begun.send(()).expect("heard");
            wait.recv().expect("it may end");
            json!("busy")
        }),
    );
    gate.recv().expect("it thinks");
    let unheard = pool.decide(&host(), true, LONG, answering("never"));
    drop(pool);
    end.send(()).expect("it still thinks");
    assert_eq!(busy.await, Ok(json!("busy")));
    assert_eq!(unheard.await, Err(Failure::Failed));
}

/// A bot that thinks until `end` is dropped.
fn endless() -> (mpsc::Sender<()>, Thought) {
    let (end, gate) = mpsc::channel::<()>();
    let thought = move || {
        let _ = gate.recv();
        json!("late")
    };
    (end, Box::new(thought))
}

#[tokio::test]
async fn lost_threads_are_replaced_a_few_times_only() {
    let pool = BotPool::new(1);
    let mut ends = vec![];
    for lost in 1..=MOST_REPLACED {
        let (end, thought) = endless();
        ends.push(end);
        assert_eq!(pool.decide(&host(), true, SHORT, thought).await, Err(Failure::TooLong));
        assert_eq!(pool.lost(), lost);
    }
    let (last, thought) = endless();
    let lost = pool.decide(&host(), true, SHORT, thought);
    let waits = pool.decide(&host(), false, LONG, answering("never"));
    assert_eq!(lost.await, Err(Failure::TooLong));
    assert_eq!(waits.await, Err(Failure::Failed), "nobody is left who could begin it");
    let asked_later = pool.decide(&host(), true, LONG, answering("never"));
    assert_eq!(asked_later.await, Err(Failure::Failed), "and nobody keeps it waiting");
    assert_eq!(pool.queue.started.load(Relaxed), 1 + MOST_REPLACED);

    drop(last);
    while pool.lost() > MOST_REPLACED {
        time::sleep(SHORT).await;
    }
    let answer = pool.decide(&host(), true, LONG, answering("back")).await;
    assert_eq!(answer, Ok(json!("back")), "a thread that comes back goes on");
    drop(ends);
    while pool.lost() > 0 {
        time::sleep(SHORT).await;
    }
    assert_eq!(pool.queue.lock().able, 1, "the others are not needed any more");
}

#[tokio::test]
async fn what_no_table_waits_for_comes_last() {
    let pool = BotPool::new(1);
    let (begin, gate) = mpsc::channel::<()>();
    let (tell, told) = mpsc::channel();
    let busy = move || {
        gate.recv().expect("begun");
        json!("busy")
    };
    let busy = pool.decide(&host(), true, LONG, Box::new(busy));
    let thinks = |name: &'static str| -> Thought {
        let tell = tell.clone();
        Box::new(move || {
            tell.send(name).expect("heard");
            json!(name)
        })
    };
    let spare = pool.spare(&host(), LONG, thinks("spare"));
    let deep = pool.decide(&whose("192.0.2.9", "late"), false, LONG, thinks("deep"));
    begin.send(()).expect("heard");
    let (busy, spare, deep) = tokio::join!(busy, spare, deep);
    assert_eq!([busy, spare, deep], ["busy", "spare", "deep"].map(|name| Ok(json!(name))));
    assert_eq!([told.recv(), told.recv()], [Ok("deep"), Ok("spare")]);
}
