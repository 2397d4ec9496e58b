//! Whole campaigns: played, kept in one file, taken apart, put together and checked.
use std::{fs, path::PathBuf};

use serde_json::Value;

use crate::{scratch, skerry};

/// A folder of its own for one test.
fn folder(name: &str) -> PathBuf {
    let folder = scratch(name);
    fs::create_dir_all(&folder).expect("a folder for the test");
    folder
}

#[test]
fn a_campaign_is_played_kept_and_checked() {
    let folder = folder("campaign");
    let file = folder.join("one.campaign");
    let played = skerry(&format!(
        "campaign -p 2 --campaigns 1 --seed 3 --bots random --json --save {}",
        file.display()
    ));
    let report: Value = serde_json::from_str(&played.good()).expect("JSON");
    assert_eq!(report["games"].as_array().map(Vec::len), Some(24));
    assert_eq!(report["final_progress"].as_array().map(Vec::len), Some(2));
    let told = skerry(&format!("campaign verify {}", file.display())).good();
    assert!(told.starts_with("ok: my-island, 24 games"), "{told}");
    let records = folder.join("records");
    skerry(&format!("campaign import {} --folder {}", file.display(), records.display())).good();
    let names: Vec<String> = (1..=24)
        .map(|number| records.join(format!("game-{number:02}.skerry")).display().to_string())
        .collect();
    let again = folder.join("again.campaign");
    skerry(&format!("campaign export {} --file {}", names.join(" "), again.display())).good();
    let [one, other] = [&file, &again].map(|file| fs::read_to_string(file).expect("a file"));
    assert_eq!(one, other, "what was taken apart is put together again");
    fs::remove_dir_all(&folder).expect("the folder can go");
}

#[test]
fn a_chain_that_is_broken_is_told() {
    let folder = folder("chain");
    let file = folder.join("one.campaign");
    let simulate = "campaign -p 2 --campaigns 1 --bots random --save";
    skerry(&format!("{simulate} {}", file.display())).good();
    let text = fs::read_to_string(&file).expect("a file");
    // Game 3 where game 2 should be.
    let start = text.find("=== game 2\n").expect("24 games");
    let end = text.find("=== game 3\n").expect("24 games");
    let cut = format!("{}{}", &text[..start], &text[end..].replacen("game 3", "game 2", 1));
    let shorter = cut.split("=== game 4\n").next().expect("a part");
    fs::write(&file, shorter).expect("a file");
    let told = skerry(&format!("campaign verify {}", file.display())).bad();
    assert!(told.contains("game 2 does not follow"), "{told}");
    fs::write(&file, "skerry 1\n").expect("a file");
    let told = skerry(&format!("campaign verify {}", file.display())).bad();
    assert!(told.contains("no campaign"), "{told}");
    fs::remove_dir_all(&folder).expect("the folder can go");
}

#[test]
fn bots_play_a_campaign_or_one_is_kept_never_both() {
    let told = skerry("campaign --campaigns 1 verify one.campaign").bad();
    assert!(told.contains("cannot be used with"), "{told}");
    let told = skerry("campaign verfy").bad();
    assert!(told.contains("'verify'"), "{told}");
    let told = skerry("campaign --game amerigo --players 2").bad();
    assert!(told.contains("amerigo has no campaign"), "{told}");
}
