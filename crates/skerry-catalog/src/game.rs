//! [`AnyGame`]: a game whose types nobody outside needs to know.
use core::{fmt::Debug, ops::RangeInclusive};

use serde_json::Value;
use skerry_bots::{Evaluate, arena, simulate};
use skerry_core::{Choice, Game, Rule, Seed, Source, perft};
use skerry_table::Table;
use skerry_text::{Language, Texts};

use crate::{
    AnyTable, Campaign, Chronicle, Face, Goals, Kept, LessonFile, OptionsError, RecordFault, Told,
    options, record,
    table::{Playing, told},
};

/// What a game says about itself.
#[derive(Debug, Clone)]
pub struct Facts {
    /// Name in commands, records and text ids.
    pub id: &'static str,
    /// Raised whenever the rules change, so that a match could go another way; of single
    /// options [`versions`](AnyGame::versions) knows.
    pub rules_version: u16,
    /// How many can play.
    pub players: RangeInclusive<u8>,
    /// What else a table may choose.
    pub choices: &'static [Choice],
    /// Where the track of points ends, if it ends.
    pub most_points: Option<i32>,
    /// Every numbered rule that may be listed.
    pub rules: &'static [&'static Rule],
    /// The others: those of parts that are opened later.
    pub sealed_rules: &'static [&'static Rule],
}

/// A game, without its types. Options are the JSON that [`choose`](AnyGame::choose) made.
pub trait AnyGame: Debug + Sync {
    /// What the game says about itself.
    fn facts(&self) -> Facts;

    /// Everything that can be said about the game, and what `more` adds.
    fn texts(&self, language: Language, more: &[&str]) -> Texts;

    /// Options from a number of players and pairs of name and value; the
    /// game's defaults for everything else.
    ///
    /// # Errors
    /// What cannot be chosen, and what could be instead.
    fn choose(
        &self,
        players: Option<i64>,
        chosen: &[(String, String)],
    ) -> Result<Value, OptionsError>;

    /// As [`choose`](AnyGame::choose), without the values that are not listed: what a page
    /// may choose.
    ///
    /// # Errors
    /// What cannot be chosen, and what could be instead.
    fn choose_listed(
        &self,
        players: Option<i64>,
        chosen: &[(String, String)],
    ) -> Result<Value, OptionsError>;

    /// Versions of the rules under which matches with these options can be taken up; the
    /// last is that of a new one.
    ///
    /// # Errors
    /// When these are no options of the game.
    fn versions(&self, options: &Value) -> Result<RangeInclusive<u16>, OptionsError>;

    /// What a campaign of so many starts from; `None` if the game has no campaign for them.
    fn series(&self, players: u8) -> Option<Value>;

    /// Whether a match with the options `next` can be the one after a match whose sequel
    /// is `sequel`.
    ///
    /// # Errors
    /// When these are no options of the game.
    fn may_follow(&self, sequel: &Value, next: &Value) -> Result<bool, OptionsError>;

    /// What the game's campaign consists of, if it has one.
    fn campaign(&self) -> Option<&'static Campaign>;

    /// Lessons in the game, in the order in which one takes them.
    fn lessons(&self) -> &'static [LessonFile];

    /// How many play with these options.
    ///
    /// # Errors
    /// When no match can be played with them.
    fn players(&self, options: &Value) -> Result<u8, OptionsError>;

    /// Opens a match; what happened before the first decision comes with it.
    ///
    /// # Errors
    /// When no match can be played with these options.
    fn open(&self, options: &Value, seed: Seed) -> Result<(Box<dyn AnyTable>, Told), OptionsError>;

    /// Sets a match up; nothing is drawn yet.
    ///
    /// # Errors
    /// When no match can be played with these options.
    fn lay(&self, options: &Value, source: Source) -> Result<Box<dyn AnyTable>, OptionsError>;

    /// Takes up the match of a record where the record ends.
    ///
    /// # Errors
    /// When the match cannot have gone that way.
    fn resume(&self, record: &str, seed: Seed) -> Result<Box<dyn AnyTable>, RecordFault>;

    /// Goes on from the match of a record after `at` of its entries; all else is drawn anew,
    /// with this seed.
    ///
    /// # Errors
    /// When the record is broken. `None` when it has not so many entries.
    fn branch(
        &self,
        record: &str,
        at: usize,
        seed: Seed,
    ) -> Result<Option<Box<dyn AnyTable>>, RecordFault>;

    /// Takes up a match that was kept as its options and its entries, each as
    /// in a record, under this version of the rules. One without entries begins.
    ///
    /// # Errors
    /// When the match cannot have gone that way.
    fn take_up(&self, kept: &Kept<'_>, source: Source) -> Result<Box<dyn AnyTable>, RecordFault>;

    /// Options from their line in a record.
    ///
    /// # Errors
    /// When the line is none of this game.
    fn read_options(&self, line: &str) -> Result<Value, OptionsError>;

    /// Many matches of bots, added up.
    ///
    /// # Errors
    /// When no match can be played with these options.
    fn simulate(
        &self,
        options: &Value,
        simulation: &simulate::Simulation<'_>,
        progress: &(dyn Fn() + Sync),
    ) -> Result<simulate::Report, OptionsError>;

    /// A contest between bots.
    ///
    /// # Errors
    /// When no match can be played with these options.
    fn contest(
        &self,
        options: &Value,
        contest: &arena::Contest<'_>,
        progress: &(dyn Fn() + Sync),
    ) -> Result<arena::Report, OptionsError>;

    /// How many lines of play there are, for each number of decisions up to `depth`.
    ///
    /// # Errors
    /// When no match can be played with these options.
    fn perft(&self, options: &Value, seed: &Seed, depth: usize) -> Result<Vec<u64>, OptionsError>;

    /// Plays a record again, checks all it says, and tells what happened.
    ///
    /// # Errors
    /// The first line that cannot be read, or cannot have happened.
    fn replay(&self, record: &str) -> Result<Chronicle, RecordFault>;
}

/// A game together with what the platform adds to its rules.
#[derive(Debug)]
pub struct Kind<G: Game, E> {
    /// What bots think of its positions.
    pub eval: E,
    /// How it shows itself in a terminal.
    pub face: &'static dyn Face<G>,
    /// Its sentences.
    pub texts: fn(Language) -> &'static [&'static str],
    /// How fast it has to be.
    pub goals: Goals,
    /// Its campaign, if it has one.
    pub campaign: Option<&'static Campaign>,
    /// Its lessons.
    pub lessons: &'static [LessonFile],
}

impl<G: Game, E> Kind<G, E> {
    /// Options from a number of players and pairs of name and value; the
    /// game's defaults for everything else.
    ///
    /// # Errors
    /// What cannot be chosen, and what could be instead.
    pub fn options(
        &self,
        players: Option<i64>,
        chosen: &[(String, String)],
    ) -> Result<G::Options, OptionsError> {
        options::choose::<G>(players, chosen)
    }
}

impl<G: Game, E: Evaluate<G> + Debug> AnyGame for Kind<G, E> {
    fn facts(&self) -> Facts {
        Facts {
            id: G::ID,
            rules_version: G::RULES_VERSION,
            players: G::PLAYERS,
            choices: G::CHOICES,
            most_points: G::MOST_POINTS,
            rules: G::RULES,
            sealed_rules: G::SEALED_RULES,
        }
    }

    fn texts(&self, language: Language, more: &[&str]) -> Texts {
        let sources = [(self.texts)(language), more].concat();
        Texts::new(language, &sources).expect("tests read every text in every language")
    }

    fn choose(
        &self,
        players: Option<i64>,
        chosen: &[(String, String)],
    ) -> Result<Value, OptionsError> {
        options::write::<G>(&self.options(players, chosen)?)
    }

    fn choose_listed(
        &self,
        players: Option<i64>,
        chosen: &[(String, String)],
    ) -> Result<Value, OptionsError> {
        options::are_listed::<G>(chosen)?;
        self.choose(players, chosen)
    }

    fn versions(&self, options: &Value) -> Result<RangeInclusive<u16>, OptionsError> {
        let options = options::read::<G>(options)?;
        Ok(G::replays_from(&options)..=G::rules_version(&options))
    }

    fn series(&self, players: u8) -> Option<Value> {
        options::write::<G>(&G::series(players)?).ok()
    }

    fn may_follow(&self, sequel: &Value, next: &Value) -> Result<bool, OptionsError> {
        Ok(G::may_follow(&options::read::<G>(sequel)?, &options::read::<G>(next)?))
    }

    fn campaign(&self) -> Option<&'static Campaign> {
        self.campaign
    }

    fn lessons(&self) -> &'static [LessonFile] {
        self.lessons
    }

    fn players(&self, options: &Value) -> Result<u8, OptionsError> {
        Ok(opening::<G>(options)?.players())
    }

    fn open(&self, options: &Value, seed: Seed) -> Result<(Box<dyn AnyTable>, Told), OptionsError> {
        let (table, events) = Table::<G>::open(options::read::<G>(options)?, seed)?;
        let told = told::<G>(&events, table.game().players());
        Ok((Box::new(Playing { table, eval: self.eval, face: self.face }), told))
    }

    fn lay(&self, options: &Value, source: Source) -> Result<Box<dyn AnyTable>, OptionsError> {
        let table = Table::<G>::lay(options::read::<G>(options)?, source)?;
        Ok(Box::new(Playing { table, eval: self.eval, face: self.face }))
    }

    fn resume(&self, record: &str, seed: Seed) -> Result<Box<dyn AnyTable>, RecordFault> {
        let (record, _) = record::verified::<G>(record)?;
        let table = Table::resume(record.options, seed, record.log)
            .expect("the record has just been replayed");
        Ok(Box::new(Playing { table, eval: self.eval, face: self.face }))
    }

    fn branch(
        &self,
        record: &str,
        at: usize,
        seed: Seed,
    ) -> Result<Option<Box<dyn AnyTable>>, RecordFault> {
        let (record, _) = record::verified::<G>(record)?;
        let mut log = record.log;
        if at > log.len() {
            return Ok(None);
        }
        log.truncate(at);
        let source = Source::from(seed).since(at);
        let table =
            Table::resume(record.options, source, log).expect("it has just been played to its end");
        Ok(Some(Box::new(Playing { table, eval: self.eval, face: self.face })))
    }

    fn take_up(&self, kept: &Kept<'_>, source: Source) -> Result<Box<dyn AnyTable>, RecordFault> {
        let table = record::taken_up::<G>(kept, source)?;
        Ok(Box::new(Playing { table, eval: self.eval, face: self.face }))
    }

    fn read_options(&self, line: &str) -> Result<Value, OptionsError> {
        options::read_line::<G>(line)
    }

    fn simulate(
        &self,
        options: &Value,
        simulation: &simulate::Simulation<'_>,
        progress: &(dyn Fn() + Sync),
    ) -> Result<simulate::Report, OptionsError> {
        Ok(simulate::simulate(&opening::<G>(options)?, self.eval, simulation, progress))
    }

    fn contest(
        &self,
        options: &Value,
        contest: &arena::Contest<'_>,
        progress: &(dyn Fn() + Sync),
    ) -> Result<arena::Report, OptionsError> {
        Ok(arena::contest(&opening::<G>(options)?, self.eval, contest, progress))
    }

    fn perft(&self, options: &Value, seed: &Seed, depth: usize) -> Result<Vec<u64>, OptionsError> {
        Ok(perft(opening::<G>(options)?, seed, depth))
    }

    fn replay(&self, record: &str) -> Result<Chronicle, RecordFault> {
        record::chronicle(record, self.face)
    }
}

/// The sentences of a game: its own, those in the folder that asks (for its terminal, and the
/// reasons of its bots), and those of its chapters, which the browser is not given before they are opened.
macro_rules! texts {
    ($game:literal $(, $chapter:literal)*) => {
        |language| match language {
            skerry_text::Language::En => &[
                include_str!(concat!("../../../../", $game, "/text/en.ftl")),
                include_str!("en.ftl"),
                include_str!("eval/en.ftl"),
                $(include_str!(concat!("../../../../", $game, "/text/", $chapter, "/en.ftl"))),*
            ],
            skerry_text::Language::De => &[
                include_str!(concat!("../../../../", $game, "/text/de.ftl")),
                include_str!("de.ftl"),
                include_str!("eval/de.ftl"),
                $(include_str!(concat!("../../../../", $game, "/text/", $chapter, "/de.ftl"))),*
            ],
        }
    };
}
pub(crate) use texts;

/// The envelopes of a game, one for each chapter, as in its folder `text/`.
macro_rules! envelopes {
    ($game:literal, $($chapter:literal => $tiles:expr),* $(,)?) => {
        &[$($crate::Envelope {
            texts: |language| match language {
                skerry_text::Language::En => {
                    include_str!(concat!("../../../../", $game, "/text/", $chapter, "/en.ftl"))
                }
                skerry_text::Language::De => {
                    include_str!(concat!("../../../../", $game, "/text/", $chapter, "/de.ftl"))
                }
            },
            sprites: include_str!(concat!(
                "../../../../", $game, "/text/", $chapter, "/sprites.json"
            )),
            tiles: $tiles,
        }),*]
    };
}
pub(crate) use envelopes;

/// The lessons of a game, as in its folder `lessons/`.
macro_rules! lessons {
    ($game:literal $(, $lesson:literal)*) => {
        &[$($crate::LessonFile {
            name: $lesson,
            text: include_str!(concat!("../../../../", $game, "/lessons/", $lesson, ".skerry")),
        }),*]
    };
}
pub(crate) use lessons;

fn opening<G: Game>(options: &Value) -> Result<G, OptionsError> {
    Ok(G::setup(&options::read::<G>(options)?)?)
}
