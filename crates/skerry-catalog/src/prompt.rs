//! [`Prompt`]: what is asked of a seat, ready to be said in any language.
use serde::Serialize;
use serde_json::Value;

use crate::table::json;

/// What is asked: the last part of its text id, and what the sentence needs to know.
#[derive(Debug, Clone, PartialEq)]
pub struct Prompt {
    /// As in `my-island-prompt-decide`.
    pub step: String,
    /// Arguments of the sentence.
    pub args: Value,
}

impl Prompt {
    /// A word of a game's vocabulary, its name and its fields apart.
    pub(crate) fn of(word: &impl Serialize) -> Prompt {
        let mut args = json(word);
        let step = args.as_object_mut().and_then(|fields| {
            fields.retain(|_, value| !value.is_null());
            fields.shift_remove("ask")
        });
        let Some(Value::String(step)) = step else { panic!("no prompt: {args}") };
        Prompt { step, args }
    }
}
