//! [`Golden`]: records that must replay for ever, in a game's `tests/replays/`.
//!
//! With `SKERRY_BLESS` set, generated ones are played anew; the next run without
//! it verifies what was written.
use std::{env, fs, path::PathBuf};

use skerry_core::{Game, QuickDice, Seat, Seed, digest};
use skerry_table::{Record, Replay, Table};

/// The golden records of a game.
#[derive(Debug, Clone)]
pub struct Golden {
    folder: PathBuf,
}

/// What each entry of a record led to, and what was told of it.
pub type Course<G> = Vec<(G, Vec<<G as Game>::Event>)>;

impl Golden {
    /// Those of the package in this folder: `env!("CARGO_MANIFEST_DIR")`.
    pub fn of(package: &str) -> Golden {
        Golden { folder: PathBuf::from(package).join("tests/replays") }
    }

    /// The record of this name.
    ///
    /// # Panics
    /// When there is none, or it cannot be read.
    #[track_caller]
    pub fn read<G: Game>(&self, name: &str) -> Record<G> {
        let text = fs::read_to_string(self.path(name)).expect(name);
        Record::read(&text).unwrap_or_else(|error| panic!("{name}: {error}"))
    }

    /// The record of this name and its last state. When blessing, it is first
    /// played anew from the number of a seed, with what `choose` takes from the
    /// legal list.
    ///
    /// # Panics
    /// When the match cannot have gone that way.
    #[track_caller]
    pub fn generated<G: Game>(
        &self,
        name: &str,
        (options, seed): (G::Options, u64),
        choose: impl Fn(&Table<G>, Seat, &mut QuickDice) -> G::Action,
    ) -> (Record<G>, G) {
        if is_blessing() {
            let record = generate(options, seed, choose);
            fs::write(self.path(name), record.write()).expect(name);
        }
        let record = self.read(name);
        let game = record.verify().unwrap_or_else(|error| panic!("{name}: {error}"));
        (record, game)
    }

    /// A record that was played under an older version of the rules, and its
    /// last state. It is never written anew, and reads as it was written.
    ///
    /// # Panics
    /// When it does not replay to the letter.
    #[track_caller]
    pub fn kept<G: Game>(&self, name: &str) -> (Record<G>, G) {
        let (text, record) = (fs::read_to_string(self.path(name)).expect(name), self.read(name));
        assert!(record.rules_version < G::RULES_VERSION, "{name} is not of an older version");
        assert_eq!(record.write(), text, "{name}");
        let game = record.verify().unwrap_or_else(|error| panic!("{name}: {error}"));
        (record, game)
    }

    /// A record that somebody wrote by hand. When blessing, its digest is renewed,
    /// never an entry.
    ///
    /// # Panics
    /// When it is not the record of a finished match.
    #[track_caller]
    pub fn written<G: Game>(&self, name: &str) -> Record<G> {
        let record = self.read::<G>(name);
        if is_blessing() {
            let (game, _) = course(&record);
            let old = record.ending.as_ref().expect("a finished match").digest;
            let text = fs::read_to_string(self.path(name)).expect(name);
            let [old, new] = [old, digest(&game)].map(|digest| format!("digest {digest:016x}"));
            fs::write(self.path(name), text.replace(&old, &new)).expect(name);
        }
        self.read(name)
    }

    /// Every record of the folder is among `names`, so that none lies there untested.
    ///
    /// # Panics
    /// When one is missing or too many.
    #[track_caller]
    pub fn are_all(&self, names: &[String]) {
        let files = fs::read_dir(&self.folder).expect("a folder of records");
        let mut files: Vec<_> = files
            .filter_map(|file| file.ok()?.path().file_stem()?.to_str().map(str::to_owned))
            .collect();
        let mut names = names.to_vec();
        files.sort();
        names.sort();
        assert_eq!(files, names);
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.join(format!("{name}.skerry"))
    }
}

/// The end of a recorded match, and how it came to that.
///
/// # Panics
/// When the match cannot have gone that way.
#[track_caller]
pub fn course<G: Game>(record: &Record<G>) -> (G, Course<G>) {
    let mut replay = Replay::<G>::new(&record.options).expect("options of a match");
    let mut course = vec![];
    for entry in &record.log {
        let mut events = vec![];
        replay.step(entry, &mut events).expect("a match that can have happened");
        course.push((*replay.game(), events));
    }
    (*replay.game(), course)
}

fn is_blessing() -> bool {
    env::var_os("SKERRY_BLESS").is_some()
}

fn generate<G: Game>(
    options: G::Options,
    seed: u64,
    choose: impl Fn(&Table<G>, Seat, &mut QuickDice) -> G::Action,
) -> Record<G> {
    let (mut table, _) = Table::open(options, Seed::from_number(seed)).expect("a match");
    let mut dice = QuickDice::new(seed);
    while let Some(seat) = table.owing().lowest() {
        let action = choose(&table, seat, &mut dice);
        table.act(seat, action).expect("a listed action");
        table.commit(seat).expect("just drafted");
    }
    Record::of(&table)
}
