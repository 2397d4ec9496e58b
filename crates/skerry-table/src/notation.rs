//! Any flat, tagged value as one line of text and back:
//! `place tile=T07 turn=0 at=2,5`.
//!
//! A value is a JSON object whose fields are words or numbers; the tag (`do`
//! for actions, `draw` for chance) is the first word and the other fields
//! follow in their own order.
use alloc::{
    borrow::ToOwned,
    string::{String, ToString},
};

use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Map, Value};

/// Tag of an action.
pub const ACTION: &str = "do";
/// Tag of a chance outcome.
pub const CHANCE: &str = "draw";

/// Why a line is no value of the game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotationError {
    /// An empty line.
    #[error("nothing is written here")]
    Empty,
    /// A word without an equals sign.
    #[error("`{0}` should be written name=value")]
    NoValue(String),
    /// Not one of the game's own words.
    #[error("not a word of this game: {0}")]
    Unknown(String),
}

/// Writes `value`, tagged with `tag`, as one line.
///
/// # Panics
/// When the value is not a flat tagged object: that is a mistake in a game's
/// type definitions, which the law suite finds.
pub fn write(tag: &str, value: &impl Serialize) -> String {
    let value = serde_json::to_value(value).expect("actions and chance are plain data");
    let mut fields = match value {
        Value::Object(fields) => fields,
        other => panic!("not a tagged object: {other}"),
    };
    let verb = fields.shift_remove(tag).expect("actions and chance are tagged");
    let mut line = word(&verb);
    for (name, value) in &fields {
        line.push(' ');
        line.push_str(name);
        line.push('=');
        line.push_str(&word(value));
    }
    line
}

/// Reads a line that [`write`] wrote, or that somebody typed.
///
/// # Errors
/// When the line is not well formed or names nothing of this game.
pub fn read<T: DeserializeOwned>(tag: &str, line: &str) -> Result<T, NotationError> {
    let mut words = line.split_whitespace();
    let verb = words.next().ok_or(NotationError::Empty)?;
    let mut fields = Map::new();
    fields.insert(tag.to_owned(), Value::String(verb.to_owned()));
    for word in words {
        let (name, text) =
            word.split_once('=').ok_or_else(|| NotationError::NoValue(word.to_owned()))?;
        fields.insert(name.to_owned(), value_of(text));
    }
    serde_json::from_value(Value::Object(fields))
        .map_err(|error| NotationError::Unknown(error.to_string()))
}

/// Options as `players=4 rules=eternal`.
///
/// # Panics
/// As [`write`].
pub fn write_options(options: &impl Serialize) -> String {
    let value = serde_json::to_value(options).expect("options are plain data");
    let Value::Object(fields) = value else { panic!("not an object: {value}") };
    let mut line = String::new();
    for (name, value) in &fields {
        let space = if line.is_empty() { "" } else { " " };
        line.push_str(space);
        line.push_str(name);
        line.push('=');
        line.push_str(&word(value));
    }
    line
}

/// Reads what [`write_options`] wrote.
///
/// # Errors
/// When the line is not well formed or names no options of this game.
pub fn read_options<T: DeserializeOwned>(line: &str) -> Result<T, NotationError> {
    let mut fields = Map::new();
    for word in line.split_whitespace() {
        let (name, text) =
            word.split_once('=').ok_or_else(|| NotationError::NoValue(word.to_owned()))?;
        fields.insert(name.to_owned(), value_of(text));
    }
    serde_json::from_value(Value::Object(fields))
        .map_err(|error| NotationError::Unknown(error.to_string()))
}

fn word(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        scalar => scalar.to_string(),
    }
}

fn value_of(text: &str) -> Value {
    match serde_json::from_str(text) {
        Ok(number @ (Value::Number(_) | Value::Bool(_) | Value::Null)) => number,
        _ => Value::String(text.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    #[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
    enum Action {
        PlaceBoat { sea: String, boats: u8, back: bool },
        Stop,
    }

    #[test]
    fn an_action_is_one_line() {
        let action = Action::PlaceBoat { sea: "e4".to_owned(), boats: 2, back: false };
        let line = write(ACTION, &action);
        assert_eq!(line, "place_boat sea=e4 boats=2 back=false");
        assert_eq!(read(ACTION, &line), Ok(action));
        assert_eq!(read(ACTION, " stop "), Ok(Action::Stop));
    }

    #[test]
    fn a_broken_line_says_what_is_wrong() {
        let error = |line| read::<Action>(ACTION, line).expect_err("broken").to_string();
        assert_eq!(error(""), "nothing is written here");
        assert_eq!(error("stop now"), "`now` should be written name=value");
        assert!(error("fly").starts_with("not a word of this game: unknown variant `fly`"));
        assert!(error("place_boat sea=e4 boats=300 back=true").contains("300"));
    }
}
