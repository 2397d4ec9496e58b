//! Whole matches from beginning to end, and their records.
use std::{fs, path::Path};

use serde_json::json;
use skerry_catalog::{Kept, find};
use skerry_core::{Nonce, Nonces, Seat, Seed, Source};

use crate::{scratch, skerry, skerry_reading};

/// The first legal action of every decision, confirmed.
fn always_the_first() -> String {
    "1\nok\n".repeat(28)
}

fn play(args: &str, file: &Path) -> String {
    let args = format!("play my-island {args} --save {}", file.display());
    skerry_reading(&args, &always_the_first()).good()
}

#[test]
fn a_match_is_played_saved_verified_and_told() {
    let file = scratch("english.skerry");
    let played = play("--players 2 --bots random --seed 1 --lang en", &file);
    for wanted in [
        "My Island, Eternal game, 2 players",
        "Hash of the secret seed: ",
        "Place tile ",
        "Enter or `ok` confirms",
        "Player 2 (random) ",
        "No more tiles are placed: final scoring begins.",
        "The game is over.",
        "The seed was ",
    ] {
        assert!(played.contains(wanted), "{wanted} in {played}");
    }
    let verdict = skerry(&format!("verify {}", file.display())).good();
    assert!(verdict.starts_with("ok: my-island, 2 players, "), "{verdict}");
    let told = skerry(&format!("replay {} --lang en", file.display())).good();
    assert!(told.contains("\n   1  The card shows tile T"), "{told}");
    assert!(told.contains("\nVisible beach ") && told.contains("\n1. Player "), "{told}");
    assert!(played.contains("\n1. Player "));
}

#[test]
fn a_match_is_played_and_told_in_german() {
    let file = scratch("german.skerry");
    let played = play("-p 3 --bots greedy,random --seed 2 --option rules=game-1 --lang de", &file);
    for wanted in ["Kampagne, Spiel 1, 3 Personen", "Spieler 1 (du) legt", "Das Spiel ist zu Ende."]
    {
        assert!(played.contains(wanted), "{wanted} in {played}");
    }
    let told = skerry(&format!("replay {} --lang de", file.display())).good();
    assert!(told.contains("Die Karte zeigt Plättchen T") && told.contains("\nSumme "), "{told}");
    for text in [&played, &told] {
        assert!(!text.contains("my-island-") && !text.contains("terminal-"), "a gap in {text}");
    }
    let json = skerry(&format!("replay {} --json", file.display())).good();
    let chronicle: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!((&chronicle["players"], &chronicle["is_over"]), (&3.into(), &true.into()));
}

#[test]
fn who_goes_on_deciding_is_asked_again_before_confirming() {
    let played = skerry_reading("play yamatai -p 2 --bots random --seed 1 --lang en", "1\n").good();
    let (_, after) = played.split_once(" takes fleet ").expect("a fleet is taken");
    let (again, hint) = (after.find("place boats"), after.find("Go on, or confirm"));
    assert!(again.is_some() && again < hint, "{after}");
}

#[test]
fn who_plays_alone_is_told_about_the_rival() {
    let typed = "list zz\nrule\nboard b\nscores\n";
    let played = skerry_reading("play cooper-island -p 1 --seed 7 --lang en", typed).good();
    for wanted in [
        "by our own solo rules, not the publisher's",
        "There is no place zz.",
        "Name a rule as well: `rule 5.5`.",
        "There is no seat “b”: there is only a.",
        "Player 1 (you)  Cooper\n",
        "\nDifficulty                         −12\n",
    ] {
        assert!(played.contains(wanted), "{wanted} in {played}");
    }
}

#[test]
fn a_number_beyond_the_list_is_no_action_to_ask_about() {
    let said = skerry_reading("play cooper-island -p 1 --seed 7 --lang en", "why 99\n").good();
    assert!(said.contains("There is no number 99 here: choose 1 to "), "{said}");
    assert!(!said.contains("This is no action"), "{said}");
}

#[test]
fn places_are_listed_letter_by_letter_and_short_forms_stay_whole() {
    let typed = "do deed=place\n1\nlist\n";
    let said = skerry_reading("play cooper-island -p 1 --seed 7 --lang en", typed).good();
    let (_, listed) = said.rsplit_once("takes the last back.\n").expect("a list");
    let place = |line: &str| line.trim_start().split(':').next().unwrap_or_default().to_owned();
    let left: Vec<String> = listed.lines().take(3).map(place).collect();
    assert!(left.is_sorted() && left[0].len() == 2, "{left:?} in {listed}");
    assert!(!said.lines().any(|line| line.trim_start().ends_with(']') && !line.contains('[')));
}

#[test]
fn places_and_short_forms_are_understood_however_they_are_written() {
    let cooper = |language: &str, typed: &str| {
        let args = format!("play cooper-island -p 1 --seed 7 --lang {language}");
        skerry_reading(&args, typed).good()
    };
    let said = cooper("en", "e4\n");
    assert!(said.contains("Nothing can be done at e4 now."), "{said}");
    assert!(!said.contains("This is no action"), "{said}");
    // The first islet, and the last short form that is offered for it: `[d1 WR1a]`.
    let said = cooper("en", "1\n1\n");
    let at = said.rfind(" WR1").expect("the first islet goes there");
    let (space, typed) = (&said[at - 2..at], said[at - 2..at + 5].to_lowercase());
    let said = cooper("en", &format!("1\n1\n{typed}\n"));
    assert!(said.contains(&format!(", its land on {space}.")), "{typed} in {said}");
    let said = cooper("de", "e4\nqq\n");
    assert!(said.contains("Auf e4 geht jetzt nichts.") && said.contains("kein Befehl: „qq“"));
}

#[test]
fn undo_says_that_more_can_be_taken_back() {
    let hint = "`undo` takes the last back.";
    let said = |typed: &str| {
        let said = skerry_reading("play cooper-island -p 1 --seed 7 --lang en", typed).good();
        (said.contains("Taken back: "), said.matches(hint).count())
    };
    assert_eq!(said("1\n1\n"), (false, 2), "after each of two actions");
    assert_eq!(said("1\n1\nundo\n"), (true, 3), "one is left");
    assert_eq!(said("1\nundo\n"), (true, 1), "none is left");
}

#[test]
fn a_record_of_a_lone_player_names_the_rival() {
    let file = scratch("solo.skerry");
    let args = format!("play cooper-island -p 1 --seed 7 --lang de --save {}", file.display());
    let played = skerry_reading(&args, &"1\nok\n".repeat(400)).good();
    assert!(played.contains("Wi1 Wiese mit ihrer Ebene"), "{played}");
    assert!(played.contains(" c1 Wi1 ") && !played.contains(" c1 M1 "), "{played}");
    let told = skerry(&format!("replay {} --lang de", file.display())).good();
    assert!(told.contains("Spieler 1  Cooper\n") && told.ends_with("Cooper gewinnt.\n"), "{told}");
    let json = skerry(&format!("replay {} --json", file.display())).good();
    let chronicle: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert!(chronicle["rival"]["points"].as_i64() > chronicle["standings"][0]["points"].as_i64());
}

#[test]
fn equal_seeds_and_answers_give_equal_matches() {
    let match_of = |name: &str| {
        let file = scratch(name);
        play("-p 2 --bots mcts:20 --seed 5", &file);
        fs::read_to_string(file).expect("just written")
    };
    assert_eq!(match_of("equal-1.skerry"), match_of("equal-2.skerry"));
}

#[test]
fn a_broken_record_is_told_with_its_line() {
    let file = scratch("whole.skerry");
    play("-p 1 --seed 3", &file);
    let whole = fs::read_to_string(&file).expect("just written");
    let lines: Vec<&str> = whole.lines().collect();
    let with = |at: usize, line: &str| {
        let mut lines = lines.clone();
        lines[at - 1] = line;
        skerry_reading("verify -", &lines.join("\n")).bad()
    };
    let placed = (1..).zip(&lines).find(|(_, line)| line.starts_with("a place"));
    let (at, line) = placed.expect("somebody places a tile");
    assert_eq!(
        with(1, "chess 1"),
        "error: standard input, line 1: a record begins with the line `skerry 1`"
    );
    assert!(with(2, "game chess 1").contains("line 2: there is no game `chess`"));
    assert!(with(2, "game my-island 999").contains("line 2: made under version 999"));
    assert!(with(3, "options players=9 rules=eternal").contains("line 3: 9 players do not fit"));
    assert!(with(12, "nonsense").contains("line 12: `nonsense` is no entry: write"));
    assert!(with(12, "a fly").contains("line 12: not a word of this game"));
    let (tile, _) = line.split_once(" at=").expect("a placement");
    let inland = with(at, &format!("{tile} at=7,1"));
    assert!(inland.contains(&format!("line {at}: Rule R4: part of this tile")), "{inland}");
    let drawn = with(6, "* card tile=T32");
    assert!(drawn.contains("line 6: this cannot be drawn here"), "{drawn}");
    let drawn = with(6, "* card tile=T02");
    assert!(drawn.contains("line 6: the record says card tile=T02, but"), "{drawn}");
    let scores = (1..).zip(&lines).find(|(_, line)| line.starts_with("score a"));
    let (at, _) = scores.expect("it is over");
    assert!(with(at, "score a 99").contains(&format!("line {at}: the record says 99, but")));
    let digest = with(at + 1, "digest 0000000000000000");
    assert!(digest.contains(&format!("line {}: the record says digest 0", at + 1)), "{digest}");
    let seed = with(at + 2, &format!("seed {}", "0".repeat(64)));
    assert!(seed.contains("the record says"), "{seed}");
}

#[test]
fn of_several_records_each_is_judged() {
    let (good, bad) = (scratch("good.skerry"), scratch("bad.skerry"));
    play("-p 1 --seed 4", &good);
    fs::write(&bad, "skerry 1\n").expect("scratch");
    let files = format!("{} {}", bad.display(), good.display());
    let run = skerry(&format!("verify {files}"));
    assert!(run.stdout.starts_with("ok: my-island, 1 player, "), "{run:?}");
    assert!(run.bad().contains("bad.skerry, line 1: expected the heading `game`"));
    let run = skerry(&format!("verify --json {files}"));
    assert_eq!((run.code, run.stderr.as_str()), (Some(2), ""));
    let verdicts: serde_json::Value = serde_json::from_str(&run.stdout).expect("JSON");
    assert_eq!((&verdicts[0]["ok"], &verdicts[1]["ok"]), (&false.into(), &true.into()));
}

#[test]
fn whoever_leaves_is_told_that_the_match_goes_on() {
    let file = scratch("left.skerry");
    let args = format!("play my-island -p 2 --bots random --save {}", file.display());
    for input in ["", "1\nok\n1\n", "quit\n1\nok\n"] {
        let said = skerry_reading(&args, input).good();
        assert!(said.contains("The match is not finished."), "{said}");
        assert!(!said.contains("The seed was"), "{said}");
        skerry(&format!("verify {}", file.display())).good();
    }
}

#[test]
fn a_player_can_look_around_ask_why_and_take_back() {
    let input = "help\nlist\nlist 0,0\nwhy 7,1 r0\n7,1 r0\nwhy 1\nfly away\n999\nok\nundo\n1\nundo\n\
                 board b\nboard x\ntiles\nscores\nlog\nrule R6\nrule 77\nquit\n";
    let said = skerry_reading("play my-island -p 2 --bots random --seed 3", input).good();
    for wanted in [
        "What you can type:",
        "  0,0: 1 r0",
        "  [0,0 r0]",
        "Rule R4: part of this tile lies on forbidden ground.",
        "    R4 Forbidden ground",
        "Nothing speaks against it: Place tile",
        "This is no action and no command: “fly away”.",
        "There is no number 999 here: choose 1 to ",
        "There is nothing to confirm yet.",
        "There is nothing to undo",
        "[H] [H] [P]",
        "Taken back: Place tile T11 at (0,0)",
        "Player 2 (random): 10 points",
        "There is no seat “x”: choose a to b.",
        "T01 (F)  W",
        "Visible beach ",
        "    R6 Match a symbol",
        "There is no rule 77.",
    ] {
        assert!(said.contains(wanted), "{wanted} in {said}");
    }
    assert_eq!(said.matches("Rule R4: part of this tile").count(), 2, "typed, and asked why");
    assert!(!said.contains('\x1b'), "no colours in a pipe");
}

#[test]
fn verify_says_whether_the_dice_are_those_of_the_seed() {
    let file = scratch("dice.skerry");
    play("-p 1 --seed 3", &file);
    let whole = fs::read_to_string(&file).expect("just written");
    let line = |begin: &str| whole.lines().find(|line| line.starts_with(begin)).expect("a line");
    let hash = line("seed-hash ").strip_prefix("seed-hash ").expect("a hash");
    let good = |args: &str, text: &str| skerry_reading(&format!("verify - {args}"), text).good();
    let bad = |args: &str, text: &str| skerry_reading(&format!("verify - {args}"), text).bad();
    for args in ["", &format!("--seed-hash {hash}")] {
        assert!(good(args, &whole).contains(" entries, dice checked (-)"), "{args}");
    }
    let without = whole.replace(line("seed "), "");
    assert!(good("", &without).contains(" entries, dice unchecked (-)"));
    // Another seed under the same log; and a match that is true, but not the promised one.
    let other = whole.replace(line("seed "), &format!("seed {}", "0".repeat(64)));
    assert!(bad("", &other).ends_with(" (dice wrong)"));
    let noted = format!("--seed-hash {}", "0".repeat(64));
    let said = bad(&noted, &whole);
    assert!(
        said.contains("not the one that was noted") && said.ends_with("(dice wrong)"),
        "{said}"
    );
    // Nobody has added anything here.
    let own = format!("--nonce {}", "5e".repeat(32));
    let said = bad(&own, &whole);
    assert!(said.contains("is not among") && said.ends_with("(dice wrong)"), "{said}");
    // What is wrong in itself says nothing about dice.
    let broken = whole.replace(line("digest "), "digest 0000000000000000");
    assert!(!bad("", &broken).contains("dice"));
}

/// The record of a match of two with these dice, as a server keeps it.
fn record_with(nonces: impl Into<Nonces>) -> String {
    let source = Source::shared(Seed::from_number(1), nonces);
    let kept = Kept { rules_version: 1, options: "players=2 rules=eternal", entries: &[] };
    let mut table =
        find("my-island").expect("in the catalog").take_up(&kept, source).expect("it begins");
    for (seat, action) in [(0, "pass"), (1, "pass"), (0, "finish"), (1, "finish")] {
        table.act(Seat(seat), &json!({ "do": action })).expect("legal");
        table.commit(Seat(seat)).expect("drafted");
    }
    table.record()
}

/// As matches were kept before players committed to what they add.
#[test]
fn verify_knows_what_players_have_told_in_the_open() {
    let (one, other) = ("5e".repeat(32), "a7".repeat(32));
    let record = record_with([&one, &other].map(|digits| digits.parse().ok()).to_vec());
    assert!(record.contains("\ndice 2\nnonce a "), "{record}");
    let args = format!("verify - --nonce {other} --nonce {one}");
    assert!(skerry_reading(&args, &record).good().contains("dice checked"));
    let changed = record.replace(&one, &"5f".repeat(32));
    assert!(skerry_reading("verify -", &changed).bad().ends_with("(dice wrong)"));
    assert!(skerry_reading(&args, &changed).bad().ends_with("(dice wrong)"));
}

#[test]
fn verify_knows_what_players_have_committed_to() {
    let (one, other) = ("5e".repeat(32), "a7".repeat(32));
    let [own, theirs] = [&one, &other].map(|digits| digits.parse::<Nonce>().expect("64 digits"));
    let bound = |nonce: &Nonce| Some(nonce.commitment(Seed::from_number(1).hash()));
    let commitments = Some(vec![bound(&own), bound(&theirs)]);
    let with = |revealed| record_with(Nonces { commitments: commitments.clone(), revealed });
    let record = with(vec![Some(own), Some(theirs)]);
    let args = format!("verify - --nonce {other} --nonce {one}");
    assert!(skerry_reading(&args, &record).good().contains("dice checked"));
    // Another number under the same commitment, while it is played and at its end.
    let changed = record.replace(&one, &"5f".repeat(32));
    let seed = record.lines().find(|line| line.starts_with("seed ")).expect("it is over");
    for wrong in [&changed, &changed.replace(seed, "")] {
        let said = skerry_reading("verify -", wrong).bad();
        assert!(said.contains("had committed to") && said.ends_with("(dice wrong)"), "{said}");
    }
    // Somebody was left out, and nobody can say that they were not there at all.
    let record = with(vec![Some(own), None]);
    assert!(skerry_reading("verify -", &record).good().contains("dice checked"));
    assert!(skerry_reading(&args, &record).bad().ends_with("(dice wrong)"), "theirs is missing");
    let line = record.lines().find(|line| line.starts_with("commitment b ")).expect("bound");
    let hidden = record.replace(line, "");
    assert!(skerry_reading("verify -", &hidden).bad().ends_with("(dice wrong)"));
}

#[test]
fn a_match_is_played_on_from_a_record() {
    let (file, other) = (scratch("from.skerry"), scratch("onward.skerry"));
    play("--players 2 --bots random --seed 1 --lang en", &file);
    let from = format!("--from {} --at 9", file.display());
    let played = play(&format!("{from} --seat 2 --bots random --seed 5 --lang en"), &other);
    assert!(
        played.contains("Player 2 (you) ") && played.contains("Player 1 (random) "),
        "{played}"
    );
    let (before, after) = (entries(&file), entries(&other));
    assert_eq!(after[..9], before[..9]);
    assert_ne!(after[9..], before[9..]);
    let verdict = skerry(&format!("verify {}", other.display())).good();
    assert!(verdict.contains("dice checked"), "{verdict}");
    for (args, wanted) in [
        ("--at 999".to_owned(), "so nothing stands after 999"),
        (String::new(), "the match is over there"),
        ("--at 3 --seat 3".to_owned(), "there is no seat 3: 2 play"),
        ("--at 3 -p 2".to_owned(), "cannot be used with"),
    ] {
        let args = format!("play my-island --from {} {args}", file.display());
        let said = skerry(&args).bad();
        assert!(said.contains(wanted), "{said}");
    }
    let said = skerry(&format!("play yamatai --from {} --at 3", file.display())).bad();
    assert!(said.contains("not of yamatai"), "{said}");
}

fn entries(file: &Path) -> Vec<String> {
    let record = fs::read_to_string(file).expect("it was saved");
    record.lines().filter(|line| line.get(1..2) == Some(" ")).map(str::to_owned).collect()
}
