//! Lessons: matches that were written down before anybody plays them.
//!
//! A lesson is a record with remarks, one file beside the rules of its game. What nature
//! draws and what the others do is in the record; so is what the learner, on the first
//! seat, is to do. A remark says what the coach says, and before what:
//!
//! ```text
//! # say first-tile space:4,7 space:5,7
//! a place tile=T04 rotation=0 at=4,7
//! # or place tile=T04 rotation=3 at=5,7
//! b place tile=T04 rotation=0 at=2,7
//! # left out: stick pick
//! ```
//!
//! `say` names a sentence of the game (`my-island-lesson-first-tile`) and, after it, what
//! is pointed at, in the words of the log, or a line of the scoring (`score:coins`). The last
//! one before an entry of the learner waits for it, and for all that the learner does after it
//! in the same turn, up to the next one. What comes after a turn and has no sentence is played
//! by the lesson itself, the learner's moves as well, so that a lesson can begin in the middle,
//! or leave something out.
//! `or` names another action that will do as well as the one before it, and `left out` the
//! kinds of action that no lesson of the game reaches. All else is a comment if it begins
//! with `##`.
use serde_json::Value;
use skerry_core::{Seat, Seed};

use crate::{AnyGame, AnyTable, Passage, RecordFault};

/// Where the learner sits.
pub const LEARNER: Seat = Seat(0);

/// A lesson as it stands beside the rules of its game.
#[derive(Debug, Clone, Copy)]
pub struct LessonFile {
    /// As in its address and its file.
    pub name: &'static str,
    /// What stands in it.
    pub text: &'static str,
}

/// A lesson that has been read, and can be played.
#[derive(Debug, Clone)]
pub struct Lesson {
    /// The game's id.
    pub game: &'static str,
    /// What the match is set up from.
    pub options: Value,
    /// All that happens.
    pub entries: Vec<Scripted>,
    /// What is said when all has happened.
    pub ending: Vec<Card>,
    /// Kinds of action that no lesson of the game reaches.
    pub left_out: Vec<String>,
}

/// An entry of a lesson.
#[derive(Debug, Clone)]
pub struct Scripted {
    /// Where it stands in the file, from 1.
    pub number: usize,
    /// As in the record.
    pub line: String,
    /// What is said before it; the last waits for it.
    pub cards: Vec<Card>,
    /// What the learner may do here; empty if somebody else is at it.
    pub moves: Vec<Move>,
    /// What it brings about.
    pub events: Vec<Value>,
}

/// One way to do what the lesson asks for.
#[derive(Debug, Clone, PartialEq)]
pub struct Move {
    /// As in the record.
    pub line: String,
    /// In the game's own words.
    pub action: Value,
}

/// Something that the coach says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Card {
    /// The last part of the sentence's id.
    pub say: String,
    /// What is pointed at, such as `space:4,7`.
    pub points: Vec<String>,
}

/// The learner wants something that the lesson does not go on with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the lesson goes on with another move")]
pub struct Strayed;

/// What is wrong with a lesson.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum LessonFault {
    /// The match cannot have gone that way.
    #[error(transparent)]
    Record(#[from] RecordFault),
    /// A remark that says nothing.
    #[error("line {line}: `{remark}` is no remark: write `# say`, `# or`, `# left out:` or `##`")]
    Remark {
        /// Where.
        line: usize,
        /// What stands there.
        remark: String,
    },
    /// A remark at a place where it says nothing.
    #[error("line {line}: {why}")]
    Misplaced {
        /// Where.
        line: usize,
        /// What would be right.
        why: &'static str,
    },
    /// No action of the game, or options that make no match.
    #[error("line {line}: {why}")]
    Other {
        /// Where.
        line: usize,
        /// What speaks against it.
        why: String,
    },
}

impl Lesson {
    /// Reads a lesson and plays it once.
    ///
    /// # Errors
    /// The first line that cannot be read, or cannot have happened.
    pub fn read(game: &dyn AnyGame, text: &str) -> Result<Lesson, LessonFault> {
        let told = game.replay(text)?;
        let (table, _) = game
            .open(&told.options, Seed::from_number(0))
            .map_err(|error| LessonFault::Other { line: HEADINGS, why: error.to_string() })?;
        let lesson = Lesson {
            game: told.game,
            options: told.options,
            entries: vec![],
            ending: vec![],
            left_out: vec![],
        };
        let mut reader = Reader { lesson, table, cards: vec![], said_at: 0 };
        let mut happened = told.entries.into_iter();
        let mut headings = HEADINGS;
        for (number, line) in (1..).zip(text.lines().map(str::trim)) {
            if let Some(remark) = line.strip_prefix('#') {
                reader.remark(number, remark)?;
            } else if !line.is_empty() && headings > 0 {
                headings -= 1;
            } else if !line.is_empty() {
                let why = "a lesson has no seed and no result";
                let entry = happened.next().ok_or(LessonFault::Misplaced { line: number, why })?;
                reader.entry(number, entry)?;
            }
        }
        reader.lesson.ending = reader.cards;
        Ok(reader.lesson)
    }

    /// What has happened when the learner is first asked.
    pub fn opening(&self) -> Vec<String> {
        self.unasked_from(0)
    }

    /// What the match goes on with once the learner has confirmed the draft: that, and all
    /// up to what the lesson waits for next.
    ///
    /// # Errors
    /// When the draft is none that the lesson goes on with.
    pub fn going_on(&self, table: &dyn AnyTable) -> Result<Vec<String>, Strayed> {
        let (first, draft) = (table.entries(), table.draft(LEARNER));
        let mut lines = vec![];
        for (at, action) in (first..).zip(&draft) {
            let moves = self.entries.get(at).map_or(&[][..], |entry| &entry.moves);
            let meant = moves.iter().find(|one| one.action == *action);
            lines.push(meant.ok_or(Strayed)?.line.clone());
        }
        lines.extend(self.unasked_from(first + draft.len()));
        Ok(lines)
    }

    fn unasked_from(&self, first: usize) -> Vec<String> {
        let rest = self.entries.iter().skip(first);
        rest.take_while(|entry| entry.cards.is_empty()).map(|entry| entry.line.clone()).collect()
    }
}

/// Lines before the first entry: what it is, which game, which options.
const HEADINGS: usize = 3;

struct Reader {
    lesson: Lesson,
    /// For reading actions.
    table: Box<dyn AnyTable>,
    /// What is said before the entry that comes next, and where that stands.
    cards: Vec<Card>,
    said_at: usize,
}

impl Reader {
    fn remark(&mut self, line: usize, remark: &str) -> Result<(), LessonFault> {
        let words: Vec<&str> = remark.split_whitespace().collect();
        match words[..] {
            ["say", say, ref points @ ..] => {
                let points = points.iter().map(|point| (*point).to_owned()).collect();
                self.cards.push(Card { say: say.to_owned(), points });
                self.said_at = line;
            }
            ["left", "out:", ref kinds @ ..] => {
                self.lesson.left_out.extend(kinds.iter().map(|kind| (*kind).to_owned()));
            }
            ["or", ref action @ ..] => {
                let way = self.way(line, &action.join(" "))?;
                let why = "`or` stands behind what the learner is to do";
                let last = self.lesson.entries.last_mut();
                let last = last.filter(|last| !last.moves.is_empty());
                last.ok_or(LessonFault::Misplaced { line, why })?.moves.push(way);
            }
            _ if remark.starts_with('#') => {}
            _ => return Err(LessonFault::Remark { line, remark: format!("#{remark}") }),
        }
        Ok(())
    }

    fn entry(&mut self, number: usize, entry: Passage) -> Result<(), LessonFault> {
        let Passage { line, events, .. } = entry;
        let mut moves = vec![];
        if let Some(action) = line.strip_prefix(&format!("{LEARNER} ")) {
            moves.push(self.way(number, action)?);
        } else if !self.cards.is_empty() {
            let why = "`say` stands before what the learner is to do, or at the end";
            return Err(LessonFault::Misplaced { line: self.said_at, why });
        }
        let cards = std::mem::take(&mut self.cards);
        self.lesson.entries.push(Scripted { number, line, cards, moves, events });
        Ok(())
    }

    fn way(&self, line: usize, action: &str) -> Result<Move, LessonFault> {
        let read = self.table.read_action(action);
        let read = read.map_err(|why| LessonFault::Other { line, why: why.to_string() })?;
        Ok(Move { line: format!("{LEARNER} {action}"), action: read })
    }
}
