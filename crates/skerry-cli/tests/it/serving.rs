//! A server that cannot start says in one sentence why, and what to do.
use std::{fs, net::TcpListener};

use crate::{scratch, skerry, skerry_knowing};

#[test]
fn a_port_that_is_taken() {
    let other = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = other.local_addr().expect("an address");
    let data = scratch("never-made.db");
    let said = skerry(&format!("serve --listen {address} --data {}", data.display())).bad();
    let wanted = format!(
        "error: cannot listen on {address}: another program uses this port; \
         choose another with --listen"
    );
    assert_eq!(said, wanted);
    assert!(!data.exists(), "nothing is begun");
}

#[test]
fn a_folder_that_is_none() {
    let file = scratch("no-folder");
    fs::write(&file, "a file").expect("it can be written");
    let data = file.join("skerry.db");
    let said = skerry(&format!("serve --listen 127.0.0.1:0 --data {}", data.display())).bad();
    let begin = format!("error: cannot keep matches in SQLite, {}: cannot make", data.display());
    assert!(said.starts_with(&begin), "{said}");
    assert!(said.ends_with("; choose another place with --data"), "{said}");
}

#[test]
fn a_file_that_is_no_database() {
    let file = scratch("no-database");
    fs::write(&file, "This is a letter. ".repeat(500)).expect("it can be written");
    let said = skerry(&format!("serve --listen 127.0.0.1:0 --data {}", file.display())).bad();
    assert!(said.contains("file is not a database"), "{said}");
    assert!(said.ends_with("; choose another place with --data"), "{said}");
}

#[test]
fn a_database_that_cannot_be_reached() {
    // A port at which nobody listens any more.
    let port = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr());
    let port = port.expect("a free port").port();
    let url = format!("postgres://app:hush@127.0.0.1:{port}/skerry");
    let said = skerry_knowing("serve --listen 127.0.0.1:0", &[("DATABASE_URL", &url)]).bad();
    assert!(said.starts_with("error: cannot keep matches in PostgreSQL: "), "{said}");
    assert!(said.contains("refused"), "{said}");
    assert!(said.ends_with("; check DATABASE_URL, and whether that server runs"), "{said}");
    assert!(!said.contains("hush"), "a password is never shown: {said}");
}

#[test]
fn a_database_of_another_kind() {
    let mysql = [("DATABASE_URL", "mysql://app:hush@db/skerry")];
    let said = skerry_knowing("serve --listen 127.0.0.1:0", &mysql).bad();
    let wanted = "error: cannot keep matches in this database: \
         the database must be postgres://… or sqlite:PATH; correct DATABASE_URL";
    assert_eq!(said, wanted);
}
