//! Records from files, and what is wrong with them.
use std::{
    borrow::Cow,
    fs,
    io::{self, Read},
    path::Path,
};

use skerry_catalog::{Chronicle, RecordFault, find, game_of_record};
use skerry_text::Language;

/// A record that could not be used.
pub(super) struct Fault {
    /// Line in the file, if it comes to that.
    pub(super) line: Option<usize>,
    /// The sentence, with file and line.
    pub(super) text: String,
}

/// Reads a record; `-` is standard input.
pub(super) fn read(file: &Path) -> Result<String, Fault> {
    read_text(file).map_err(|error| {
        let reason = match error.kind() {
            io::ErrorKind::NotFound => "there is no such file".to_owned(),
            io::ErrorKind::InvalidData => "this is no text, so it is no record".to_owned(),
            _ => error.to_string(),
        };
        Fault { line: None, text: format!("{}: {reason}", name(file)) }
    })
}

/// Checks a record that was read from a file.
pub(super) fn replay(file: &Path, text: &str) -> Result<Chronicle, Fault> {
    let found = game_of_record(text).and_then(|game| game.replay(text));
    found.map_err(|fault| Fault {
        line: Some(line(&fault)),
        text: format!("{}, {}", name(file), say(&fault)),
    })
}

fn name(file: &Path) -> Cow<'_, str> {
    if file == Path::new("-") { "standard input".into() } else { file.to_string_lossy() }
}

fn read_text(file: &Path) -> io::Result<String> {
    if file != Path::new("-") {
        return fs::read_to_string(file);
    }
    let mut text = String::new();
    io::stdin().read_to_string(&mut text)?;
    Ok(text)
}

fn line(fault: &RecordFault) -> usize {
    match fault {
        RecordFault::UnknownGame { line, .. } => *line,
        RecordFault::Broken { error, .. } => error.line,
    }
}

/// A broken rule is told with its own sentence, which says what would be right.
fn say(fault: &RecordFault) -> String {
    let RecordFault::Broken { error, game, rule: Some(rule) } = fault else {
        return fault.to_string();
    };
    let Ok(game) = find(game) else { return fault.to_string() };
    let refusal = game.texts(Language::En, &[]).refusal(game.facts().id, rule.id);
    format!("line {}: {refusal}", error.line)
}
