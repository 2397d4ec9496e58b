//! How many lines of play there are; the counts stand in `tests/perft.txt`.
use std::{env, path::PathBuf};

use skerry_testkit::{perft_by_trying, perft_file};
use yamatai::{
    Action, Boats, Island, Space, Yamatai,
    components::{Cargo, Culture, Fleet, Specialist, Tile},
};

fn file() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/perft.txt")
}

/// Every set of at most three boats.
fn all_boats() -> Vec<Boats> {
    let counts = (0..4_usize.pow(5)).map(|code| [1, 4, 16, 64, 256].map(|unit| code / unit % 4));
    let few = counts.filter(|counts| counts.iter().sum::<usize>() <= 3);
    let written = few.map(|counts| {
        let letters = ["B", "W", "S", "C", "G"].iter().zip(counts);
        letters.map(|(letter, count)| letter.repeat(count)).collect::<String>()
    });
    let written = written.map(|letters| if letters.is_empty() { "none".into() } else { letters });
    written.map(|letters| letters.parse().expect("boats")).collect()
}

/// Every way to pay for a specialist.
fn offerings() -> Vec<yamatai::Offering> {
    let names = ["orange", "green", "violet", "blue", "beige", "red"];
    let mut all: Vec<String> = names.iter().map(|name| format!("{name}-{name}")).collect();
    for (one, first) in names.iter().enumerate() {
        for (two, second) in names.iter().enumerate().skip(one + 1) {
            all.push(format!("{first}-{second}"));
            all.extend(names[two + 1..].iter().map(|third| format!("{first}-{second}-{third}")));
        }
    }
    assert_eq!(all.len(), 41);
    all.iter().map(|name| name.parse().expect("a payment")).collect()
}

/// Every action that can be written down.
fn everything() -> Vec<Action> {
    let mut all = vec![Action::UsePower, Action::Donate, Action::Pass, Action::EndTurn];
    all.extend(Fleet::all().map(|fleet| Action::TakeFleet { fleet }));
    for cargo in Cargo::ALL {
        all.extend([Action::Buy { cargo }, Action::Sell { cargo }, Action::Release { cargo }]);
        all.extend(Space::all().map(|at| Action::Place { cargo, at }));
    }
    for boat in Space::all() {
        all.extend(Island::all().map(|island| Action::Take { boat, island }));
        all.extend([Action::Pick { boat }, Action::SwapWith { boat }, Action::Remove { boat }]);
        all.push(Action::MoveTo { at: boat });
    }
    for island in Island::all() {
        all.extend([Action::TakeExtra { island }, Action::Consecrate { island }]);
        all.push(Action::Exchange { island });
        all.extend(Tile::all().map(|tile| Action::Build { tile, island }));
    }
    all.extend(Tile::all().map(|tile| Action::Reserve { tile }));
    all.extend(Culture::ALL.map(|culture| Action::Give { culture }));
    all.extend(all_boats().into_iter().map(|keep| Action::Moor { keep }));
    for specialist in Specialist::ALL {
        all.extend(
            offerings().into_iter().map(|offering| Action::Recruit { specialist, offering }),
        );
    }
    all
}

#[test]
fn counts_are_those_of_the_file() {
    perft_file::<Yamatai>(&file());
}

#[test]
fn a_table_that_tries_everything_counts_the_same() {
    let most = if env::var_os("SKERRY_SLOW_TESTS").is_some() { 40_000 } else { 500 };
    let compared = perft_by_trying::<Yamatai>(&file(), &everything(), most);
    assert!(compared >= 4, "{compared} lines are shallow enough");
}
