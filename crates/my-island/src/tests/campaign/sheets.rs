//! The overview sheets that envelopes hold say what the rules say.
use alloc::{collections::BTreeSet, format, string::String, vec::Vec};

use serde_json::Value;
use skerry_core::{Game, Seat};

use crate::{MyIsland, Options, RuleSetId, stickers::Sticker};

/// What the page is given with each chapter.
const SHEETS: [&str; 8] = [
    include_str!("../../../text/chapter-1/sprites.json"),
    include_str!("../../../text/chapter-2/sprites.json"),
    include_str!("../../../text/chapter-3/sprites.json"),
    include_str!("../../../text/chapter-4/sprites.json"),
    include_str!("../../../text/chapter-5/sprites.json"),
    include_str!("../../../text/chapter-6/sprites.json"),
    include_str!("../../../text/chapter-7/sprites.json"),
    include_str!("../../../text/chapter-8/sprites.json"),
];

fn sheet(rules: RuleSetId) -> Value {
    let number = usize::from(rules.number());
    let chapter: Value = serde_json::from_str(SHEETS[(number - 1) / 3]).expect("JSON");
    chapter["games"][format!("{number}")].clone()
}

fn names(list: &Value) -> Vec<String> {
    let words = list.as_array().expect("a list").iter();
    words.map(|word| word.as_str().expect("a word").into()).collect()
}

fn written(stickers: &[Sticker]) -> Vec<String> {
    let words = stickers.iter().map(|sticker| serde_json::to_value(sticker).expect("a word"));
    words.map(|word| word.as_str().expect("a word").into()).collect()
}

/// Cites: C21, C24.
#[test]
fn sheets_tell_progress_and_stickers_as_they_are_given() {
    for rules in RuleSetId::CAMPAIGN {
        let (sheet, set) = (sheet(rules), rules.rules());
        let progress: [u8; 2] = serde_json::from_value(sheet["progress"].clone()).expect("two");
        assert_eq!(Some(progress), set.progress, "{rules:?}");
        assert_eq!(names(&sheet["start"]), written(set.start_stickers), "{rules:?}");
        for (rank, given) in ["first", "second", "others"].into_iter().zip(set.end_stickers) {
            assert_eq!(names(&sheet[rank]), written(given), "{rules:?} {rank}");
        }
    }
}

#[test]
fn sheets_name_all_there_is_to_aim_at_and_nothing_else() {
    for rules in RuleSetId::CAMPAIGN {
        let sheet = sheet(rules);
        let told: BTreeSet<String> =
            [names(&sheet["now"]), names(&sheet["end"])].concat().into_iter().collect();
        let game = MyIsland::setup(&Options::single(3, rules)).expect("a game of the campaign");
        let mut aims: BTreeSet<String> =
            game.aims(Seat(0)).into_iter().map(|aim| aim.aim.into()).collect();
        if rules.rules().has_plateau {
            // Groups and gates bring markers here and no points; the sheet names the gates.
            aims.retain(|aim| !aim.ends_with("_research"));
            aims.insert("gates".into());
        }
        assert_eq!(told, aims, "{rules:?}");
    }
}

/// A sentence that promises 3 points must not stand where a group brings a marker, nor one about
/// four symbols where only two are compared.
#[test]
fn aims_are_those_of_the_rules_in_force() {
    for rules in RuleSetId::CAMPAIGN {
        let game = MyIsland::setup(&Options::single(3, rules)).expect("a game of the campaign");
        let aims: Vec<&str> = game.aims(Seat(0)).into_iter().map(|aim| aim.aim).collect();
        let number = rules.number();
        let told = |name: &str| aims.contains(&name);
        assert_eq!(told("farms"), matches!(number, 4..=9 | 22..=24), "{rules:?}");
        assert_eq!(told("villages"), matches!(number, 5..=12 | 22..=24), "{rules:?}");
        assert_eq!(told("bulwarks"), matches!(number, 8..=10 | 22..=24), "{rules:?}");
        for research in ["farm_research", "village_research", "bulwark_research"] {
            assert_eq!(told(research), matches!(number, 13..=21), "{rules:?} {research}");
        }
        assert_eq!(told("largest_two"), matches!(number, 6..=8), "{rules:?}");
        assert_eq!(told("largest"), number == 9, "{rules:?}");
        assert_eq!(told("pirates"), number == 8, "{rules:?}");
        assert_eq!(told("beach"), number != 8, "{rules:?}");
    }
}
