//! [`Texts`]: everything that can be said in one language.
use std::fmt;

use fluent_bundle::{
    FluentArgs, FluentError, FluentResource, FluentValue, concurrent::FluentBundle,
};
use serde::Serialize;
use serde_json::{Value, json};

use crate::{Language, ids, source};

/// Sentences in one language, by id. A sentence that is missing is shown as
/// its id: a gap is then seen, and nobody's match stops for it.
pub struct Texts {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    coordinates: &'static str,
}

/// A source that cannot be used. Sources count from 0, the texts of the table
/// coming first.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SourceError {
    /// It cannot be read.
    #[error("source {source_index}, line {line}: {reason}")]
    Syntax {
        /// Which source.
        source_index: usize,
        /// Where, from 1.
        line: usize,
        /// What was expected there.
        reason: String,
    },
    /// An id stands in it, or in one before it, already.
    #[error("source {source_index}: {id} is defined twice")]
    Duplicate {
        /// Which source.
        source_index: usize,
        /// Which id.
        id: String,
    },
}

impl Texts {
    /// The texts of the table, and those in `sources`: one for each game.
    ///
    /// # Errors
    /// When a source cannot be read, or defines an id again.
    pub fn new(language: Language, sources: &[&str]) -> Result<Texts, SourceError> {
        let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
        // Names and numbers stand in running text of one direction, and a
        // terminal would show the marks.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(with_minus_sign));
        bundle.add_builtins().expect("a new bundle has no functions yet");
        let sources = [language.table_texts()].into_iter().chain(sources.iter().copied());
        for (source_index, text) in sources.enumerate() {
            let resource = read(source_index, text)?;
            bundle.add_resource(resource).map_err(|errors| duplicate(source_index, &errors))?;
        }
        Ok(Texts { language, bundle, coordinates: "shown" })
    }

    /// The same sentences as the page says them: things and places by what people call
    /// them, or not at all. A terminal cannot point at a place, so it names them as they
    /// are typed. A sentence learns of it by `$coordinates`: `shown` or `hidden`.
    #[must_use]
    pub fn without_coordinates(self) -> Texts {
        Texts { coordinates: "hidden", ..self }
    }

    /// Which language this is.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The text with this id, `id.attribute` being one of its attributes.
    /// `args` is an object, or null for none: text and whole numbers are
    /// passed as they are, yes and no as `"true"` and `"false"`; null and
    /// anything nested is left out. `$coordinates` is added.
    pub fn find(&self, id: &str, args: &Value) -> Option<String> {
        let (id, attribute) = match id.split_once('.') {
            Some((id, attribute)) => (id, Some(attribute)),
            None => (id, None),
        };
        let message = self.bundle.get_message(id)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        // An argument that is missing is shown by its name; see the type.
        let mut unresolved = vec![];
        let mut args = fluent_args(args);
        args.set("coordinates", self.coordinates);
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut unresolved);
        Some(text.into_owned())
    }

    /// The text with this id; the id itself if there is none.
    pub fn say(&self, id: &str, args: &Value) -> String {
        self.find(id, args).unwrap_or_else(|| id.to_owned())
    }

    /// The text with this id; where there is one for the very thing it is about, that one.
    fn say_of(&self, id: String, args: &Value) -> String {
        let own = ids::special(&id, args).and_then(|special| self.find(&special, args));
        own.unwrap_or_else(|| self.say(&id, args))
    }

    /// A text without arguments; the id itself if there is none.
    pub fn word(&self, id: &str) -> String {
        self.say(id, &Value::Null)
    }

    /// What happened, told with the names of the players by seat.
    pub fn event(&self, game: &str, event: &impl Serialize, names: &[String]) -> String {
        let (tag, args) = tagged(event, "event");
        self.say_of(ids::event(game, &tag), &self.with_player(args, names))
    }

    /// What can be done, as on a button.
    pub fn action(&self, game: &str, action: &impl Serialize) -> String {
        let (tag, args) = tagged(action, "do");
        self.say_of(ids::action(game, &tag), &args)
    }

    /// What nature answered.
    pub fn chance(&self, game: &str, chance: &impl Serialize) -> String {
        let (tag, args) = tagged(chance, "draw");
        self.say(&ids::chance(game, &tag), &args)
    }

    /// What is asked now. `args` as for [`find`](Texts::find).
    pub fn prompt(&self, game: &str, step: &str, args: Value, names: &[String]) -> String {
        self.say_of(ids::prompt(game, step), &self.with_player(args, names))
    }

    /// What a rule says.
    pub fn rule(&self, game: &str, rule: &str) -> String {
        self.word(&ids::rule(game, rule))
    }

    /// The heading of a rule.
    pub fn rule_title(&self, game: &str, rule: &str) -> String {
        self.word(&ids::rule_title(game, rule))
    }

    /// For somebody whose action breaks this rule: what is wrong and what would
    /// be right, or else what the rule says.
    pub fn refusal(&self, game: &str, rule: &str) -> String {
        let own = self.find(&ids::refused(game, rule), &Value::Null);
        own.unwrap_or_else(|| {
            let text = self.rule(game, rule);
            self.say(&ids::table("refused"), &json!({ "rule": rule, "text": text }))
        })
    }

    /// A line of a breakdown of points.
    pub fn score(&self, game: &str, category: &str) -> String {
        self.word(&ids::score(game, category))
    }

    /// What a table may choose.
    pub fn option(&self, game: &str, name: &str) -> String {
        self.word(&ids::option(game, name))
    }

    /// One of the things it may choose.
    pub fn option_value(&self, game: &str, name: &str, value: &str) -> String {
        self.word(&ids::option_value(game, name, value))
    }

    /// What the game is called.
    pub fn game_name(&self, game: &str) -> String {
        self.word(&ids::name(game))
    }

    /// What the game is about, in one sentence.
    pub fn about(&self, game: &str) -> String {
        self.word(&ids::about(game))
    }

    /// Names in a row: `Anna, Ben and Cleo`.
    pub fn list(&self, names: &[String]) -> String {
        match names {
            [] => String::new(),
            [only] => only.clone(),
            [most @ .., last] => {
                let args = json!({ "most": most.join(", "), "last": last });
                self.say(&ids::table("list"), &args)
            }
        }
    }

    /// Adds who sits on `seat`, as `player`, whose something is, and how many play.
    fn with_player(&self, mut args: Value, names: &[String]) -> Value {
        if let Value::Object(args) = &mut args {
            args.insert("players".to_owned(), names.len().into());
        }
        for (field, named) in ids::SEATS {
            if let Some(seat) = args.get(field).and_then(Value::as_u64) {
                let name = usize::try_from(seat).ok().and_then(|seat| names.get(seat)).cloned();
                let unnamed = || self.say(&ids::table("seat"), &json!({ "number": seat + 1 }));
                args[named] = Value::String(name.unwrap_or_else(unnamed));
            }
        }
        args
    }
}

impl fmt::Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Texts").field("language", &self.language).finish_non_exhaustive()
    }
}

fn read(source_index: usize, text: &str) -> Result<FluentResource, SourceError> {
    FluentResource::try_new(text.to_owned()).map_err(|(_, errors)| {
        let (line, reason) = match errors.first() {
            Some(error) => (source::line_at(text, error.pos.start), error.to_string()),
            None => (1, String::new()),
        };
        SourceError::Syntax { source_index, line, reason }
    })
}

fn duplicate(source_index: usize, errors: &[FluentError]) -> SourceError {
    let id = match errors.first() {
        Some(FluentError::Overriding { id, .. }) => id.clone(),
        _ => String::new(),
    };
    SourceError::Duplicate { source_index, id }
}

/// The value of the tag, and the other fields. What is no tagged object has
/// neither, and is then shown as an id that does not exist.
fn tagged(word: &impl Serialize, tag: &str) -> (String, Value) {
    let Ok(Value::Object(mut fields)) = serde_json::to_value(word) else {
        return (String::new(), Value::Null);
    };
    match fields.shift_remove(tag) {
        Some(Value::String(tag)) => (tag, Value::Object(fields)),
        _ => (String::new(), Value::Object(fields)),
    }
}

fn fluent_args(args: &Value) -> FluentArgs<'_> {
    let fields = args.as_object().into_iter().flatten();
    fields.filter_map(|(name, value)| Some((name.as_str(), fluent_value(value)?))).collect()
}

fn fluent_value(value: &Value) -> Option<FluentValue<'_>> {
    match value {
        Value::String(text) => Some(text.as_str().into()),
        Value::Number(number) => number.as_i64().map(FluentValue::from),
        Value::Bool(true) => Some("true".into()),
        Value::Bool(false) => Some("false".into()),
        Value::Null | Value::Array(_) | Value::Object(_) => None,
    }
}

/// Points are lost with a real minus sign, as wide as the plus they are won with.
fn with_minus_sign<M>(value: &FluentValue<'_>, _memoizer: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) if number.value < 0.0 => {
            Some(number.as_string().replacen('-', "\u{2212}", 1))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests;
