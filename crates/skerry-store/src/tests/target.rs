//! `--data` and `DATABASE_URL`.
use std::path::Path;

use crate::{Target, open};

#[test]
fn the_option_counts_more_than_the_variable() {
    let file = |path: &str| Target::File(path.into());
    let choose = |data: Option<&str>, url| Target::choose(data.map(Path::new), url).unwrap();
    let url = "postgres://app:secret@db/skerry";
    assert_eq!(choose(None, None), file("skerry.db"));
    assert_eq!(choose(None, Some("")), file("skerry.db"));
    assert_eq!(choose(Some("a/b.db"), Some(url)), file("a/b.db"));
    assert_eq!(choose(None, Some(url)), Target::Postgres(url.to_owned()));
    assert_eq!(choose(None, Some("sqlite:a.db")), file("a.db"));
    assert_eq!(choose(None, Some("sqlite:///srv/a.db")), file("/srv/a.db"));
    assert_eq!(choose(None, Some("sqlite::memory:")), Target::Memory);
    let folder = tempfile::tempdir().unwrap();
    assert_eq!(Target::file(folder.path()), Target::File(folder.path().join("skerry.db")));
    for wrong in ["mysql://x", "sqlite:", "/srv/a.db"] {
        assert!(Target::from_url(wrong).is_err(), "{wrong}");
    }
}

#[tokio::test]
async fn a_password_is_never_shown() {
    let url = "postgres://app:secret@localhost/skerry?host=/no/such/folder";
    let target = Target::from_url(url).unwrap();
    let failure = open(&target).await.err().unwrap();
    for shown in [format!("{target}"), format!("{target:?}"), format!("{failure:?} {failure}")] {
        assert!(!shown.contains("secret"), "{shown}");
    }
}
