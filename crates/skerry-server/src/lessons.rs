//! Tables at which a lesson is taken: opening one, and knowing one again.
//!
//! A lesson's draws are written in its file, so its table needs no secret to draw with. Half of
//! the seed that the store keeps says instead which lesson it is: the hash of its text. When a
//! lesson is changed, tables that follow the old one are no lessons any more, and go on as any
//! match does.
use std::{error::Error, sync::LazyLock};

use skerry_catalog::{AnyGame, AnyTable, Card, Kept, LEARNER, Lesson, LessonFile, find, games};
use skerry_core::{Seat, Seed};
use skerry_protocol::{BotLevel, LessonCard, LessonMove, LessonPlace, LessonScript};
use skerry_store::{GuestRow, MatchId, MatchRow, SeatRow, Sitter};

use crate::{
    error::ApiError,
    fate::Fate,
    identity::{hash, new_id},
    matches::{Opening, bot_seat},
};

/// Letters of a seed that say which lesson it is.
const MARK: usize = 32;

/// A lesson, and how it is known again.
struct Known {
    game: &'static dyn AnyGame,
    file: LessonFile,
    mark: String,
    entries: u64,
}

static ALL: LazyLock<Vec<Known>> = LazyLock::new(|| {
    let of_game = |game: &&'static dyn AnyGame| {
        let game = *game;
        let known = move |file: &LessonFile| {
            // Tests read every lesson; one that cannot be read is none.
            let lesson = Lesson::read(game, file.text).ok()?;
            let mark = hash(file.text)[..MARK].to_owned();
            Some(Known { game, file: *file, mark, entries: lesson.entries.len() as u64 })
        };
        game.lessons().iter().filter_map(known).collect::<Vec<_>>()
    };
    games().iter().flat_map(of_game).collect()
});

fn known(row: &MatchRow) -> Option<&'static Known> {
    let is_this = |one: &&Known| one.game.facts().id == row.game && row.seed.ends_with(&one.mark);
    // Whoever writes a record may write any seed.
    ALL.iter().find(is_this).filter(|_| !row.is_imported())
}

/// The lesson that a match follows, if it does.
pub(crate) fn of(row: &MatchRow) -> Result<Option<Lesson>, ApiError> {
    let read = |known: &Known| Lesson::read(known.game, known.file.text);
    known(row).map(read).transpose().map_err(|_| ApiError::Broken)
}

/// The same, as lists show it.
pub(crate) fn place(row: &MatchRow) -> Option<LessonPlace> {
    let Known { file, entries, .. } = known(row)?;
    Some(LessonPlace { name: file.name.to_owned(), is_done: row.head.version >= *entries })
}

fn find_lesson(game: &str, name: &str) -> Result<(&'static dyn AnyGame, LessonFile), ApiError> {
    let game = find(game).map_err(|unknown| ApiError::NoSuchGame(unknown.to_string()))?;
    let file = game.lessons().iter().find(|file| file.name == name);
    Ok((game, *file.ok_or(ApiError::NoSuchLesson)?))
}

/// A table for a lesson, and the log entries made while opening it.
pub(crate) fn opening(
    (game, name): (&str, &str),
    host: &GuestRow,
    fate: Fate,
) -> Result<(MatchRow, Vec<String>), ApiError> {
    let (game, file) = find_lesson(game, name)?;
    let lesson = Lesson::read(game, file.text).map_err(|_| ApiError::Broken)?;
    let secret = [&fate.seed()[MARK..], &hash(file.text)[..MARK]].concat();
    let seed: Seed = secret.parse().map_err(|_| ApiError::Broken)?;
    let players = game.players(&lesson.options).map_err(|_| ApiError::Broken)?;
    let seat = |seat| {
        if Seat(seat) != LEARNER {
            return bot_seat(Sitter::Bot(BotLevel::Easy), seat);
        }
        let owner = Some(host.id.clone());
        SeatRow { name: host.name.clone(), sitter: Sitter::Person, owner, token: None, hints: 0 }
    };
    let table = begun(game, &lesson, seed).map_err(|_| ApiError::Broken)?;
    let opening = Opening {
        id: MatchId(new_id()),
        game,
        options: lesson.options,
        host: host.id.clone(),
        secret,
        seats: (0..players).map(seat).collect(),
        place: None,
    };
    Ok((opening.set_up_at(&*table)?, table.log()))
}

/// The match when the learner is first asked.
fn begun(
    game: &dyn AnyGame,
    lesson: &Lesson,
    seed: Seed,
) -> Result<Box<dyn AnyTable>, Box<dyn Error>> {
    let (table, _) = game.open(&lesson.options, seed)?;
    let (options, entries) = (table.options_line(), lesson.opening());
    let rules_version = *game.versions(&lesson.options)?.end();
    Ok(game.take_up(&Kept { rules_version, options: &options, entries: &entries }, seed.into())?)
}

/// What is said in a lesson, and what it waits for.
pub(crate) fn script(game: &str, name: &str) -> Result<LessonScript, ApiError> {
    let (game, file) = find_lesson(game, name)?;
    let lesson = Lesson::read(game, file.text).map_err(|_| ApiError::Broken)?;
    let said = lesson.entries.iter().map(|entry| &entry.cards).chain([&lesson.ending]);
    let cards = (0..).zip(said).flat_map(|(at, cards)| {
        let card = move |card: &Card| LessonCard {
            at,
            say: card.say.clone(),
            points: card.points.clone(),
        };
        cards.iter().map(card)
    });
    let own = (0..).zip(&lesson.entries).filter(|(_, entry)| !entry.moves.is_empty());
    let moves = own.map(|(at, entry)| LessonMove {
        at,
        actions: entry.moves.iter().map(|one| one.action.clone()).collect(),
        events: entry.events.clone(),
    });
    Ok(LessonScript {
        entries: lesson.entries.len() as u64,
        cards: cards.collect(),
        moves: moves.collect(),
    })
}
