//! Connections that say nothing, or say it slowly, are given up; and nobody has too many.
use std::{net::SocketAddr, sync::Arc, time::Duration};

use skerry_server::{Config, Limits, Network};
use skerry_store::testing::MemoryStore;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::{sleep, timeout},
};

use crate::{Node, quick};

const SHORT: Duration = Duration::from_millis(300);
const LONG: Duration = Duration::from_secs(20);

async fn impatient() -> Node {
    let config = Config { header_time: SHORT, body_time: SHORT, ..quick() };
    Node::with(Arc::new(MemoryStore::new()), config).await
}

async fn dial(address: SocketAddr) -> TcpStream {
    TcpStream::connect(address).await.expect("somebody listens there")
}

/// What the server says until it closes the connection, while `drip` is said again and
/// again, never to an end.
async fn until_closed(line: TcpStream, drip: &str) -> String {
    let (mut heard, (mut reading, mut writing)) = (String::new(), line.into_split());
    let drip = drip.to_owned();
    let dripping = tokio::spawn(async move {
        while !drip.is_empty() && writing.write_all(drip.as_bytes()).await.is_ok() {
            sleep(SHORT / 10).await;
        }
        // The other end closes, not this one.
        std::future::pending::<()>().await;
        drop(writing);
    });
    let read = timeout(LONG, reading.read_to_string(&mut heard)).await;
    dripping.abort();
    // A connection that is cut while somebody still speaks may end in an error.
    let _ = read.expect("the server gives it up");
    heard
}

#[tokio::test]
async fn who_says_nothing_or_says_it_slowly_is_given_up() {
    let node = impatient().await;
    for (begin, drip) in
        [("", ""), ("GET /healthz HT", ""), ("GET /healthz HTTP/1.1\r\nhost: x\r\n", "x: y\r\n")]
    {
        let mut line = dial(node.address).await;
        line.write_all(begin.as_bytes()).await.expect("it listens");
        let heard = until_closed(line, drip).await;
        assert!(!heard.contains("200 OK"), "{begin:?}: {heard}");
    }
}

#[tokio::test]
async fn a_connection_is_kept_for_a_while_and_not_for_ever() {
    let node = impatient().await;
    let mut line = dial(node.address).await;
    line.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").await.expect("it listens");
    let heard = until_closed(line, "").await;
    assert!(heard.contains("200 OK"), "{heard}");
}

#[tokio::test]
async fn a_body_that_does_not_come_is_not_waited_for() {
    let node = impatient().await;
    let head = "POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n\
        content-length: 5000\r\n\r\n";
    for drip in ["", " "] {
        let mut line = dial(node.address).await;
        line.write_all(head.as_bytes()).await.expect("it listens");
        let heard = until_closed(line, drip).await;
        assert!(heard.contains("too_slow") || !drip.is_empty(), "{heard}");
        assert!(!heard.contains("200 OK"), "{heard}");
    }
}

/// What is counted, asked for on a connection that stays.
async fn counts(line: &mut TcpStream) -> String {
    line.write_all(b"GET /metrics HTTP/1.1\r\nhost: x\r\n\r\n").await.expect("it listens");
    let mut heard = vec![];
    while !String::from_utf8_lossy(&heard).contains("skerry_commit_seconds_count") {
        assert!(line.read_buf(&mut heard).await.expect("an answer") > 0, "it was closed");
    }
    String::from_utf8(heard).expect("text")
}

#[tokio::test]
async fn an_address_has_so_many_connections_and_a_proxy_as_many_as_it_needs() {
    let limits = Limits { connections: 2, ..Limits::none() };
    let config = Config { limits, ..quick() };
    let node = Node::with(Arc::new(MemoryStore::new()), config.clone()).await;
    let mut line = dial(node.address).await;
    assert!(counts(&mut line).await.contains("skerry_connections_refused_total 0\n"));
    let second = dial(node.address).await;
    assert_eq!(until_closed(dial(node.address).await, "").await, "", "one too many");
    assert!(counts(&mut line).await.contains("skerry_connections_refused_total 1\n"));
    drop(second);

    let config = Config { is_https: true, proxies: Network::HERE.to_vec(), ..config };
    let node = Node::with(Arc::new(MemoryStore::new()), config).await;
    let held = [dial(node.address).await, dial(node.address).await, dial(node.address).await];
    assert_eq!(node.stranger().get("/healthz").await.status, 200);
    drop(held);
}
