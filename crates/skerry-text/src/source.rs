//! What a source defines, and what its sentences refer to.
use std::collections::{BTreeMap, BTreeSet, btree_map};

use fluent_syntax::{
    ast::{Attribute, CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser,
};

/// Functions that sentences may call, here and in the browser.
const FUNCTIONS: [&str; 1] = ["NUMBER"];

/// One message or term.
#[derive(Debug, Default)]
pub(crate) struct Message {
    /// An id can have attributes only; then there is nothing to say.
    pub(crate) has_text: bool,
    pub(crate) attributes: BTreeSet<String>,
    /// Arguments it names, without the `$`.
    pub(crate) variables: BTreeSet<String>,
    /// Messages, `-terms`, `messages.attributes` and `FUNCTIONS()` it uses.
    pub(crate) references: BTreeSet<String>,
}

/// Everything that one language defines.
#[derive(Debug, Default)]
pub(crate) struct Definitions {
    /// By id; terms with their leading `-`.
    pub(crate) messages: BTreeMap<String, Message>,
    pub(crate) duplicates: Vec<String>,
    /// Line and reason.
    pub(crate) errors: Vec<(usize, String)>,
}

impl Definitions {
    /// Adds what `text` defines.
    pub(crate) fn read(&mut self, text: &str) {
        let resource = match parser::parse(text) {
            Ok(resource) => resource,
            Err((resource, errors)) => {
                let place = |error: &parser::ParserError| line_at(text, error.pos.start);
                self.errors.extend(errors.iter().map(|error| (place(error), error.to_string())));
                resource
            }
        };
        for entry in &resource.body {
            match entry {
                Entry::Message(message) => {
                    let found = Message::new(message.value.as_ref(), &message.attributes);
                    self.define(message.id.name.to_owned(), found);
                }
                Entry::Term(term) => {
                    let mut found = Message::new(Some(&term.value), &term.attributes);
                    // A term's arguments come from the sentence that uses it.
                    found.variables.clear();
                    self.define(format!("-{}", term.id.name), found);
                }
                Entry::Comment(_)
                | Entry::GroupComment(_)
                | Entry::ResourceComment(_)
                | Entry::Junk { .. } => {}
            }
        }
    }

    /// Whether a reference leads anywhere.
    pub(crate) fn resolves(&self, reference: &str) -> bool {
        if let Some(function) = reference.strip_suffix("()") {
            return FUNCTIONS.contains(&function);
        }
        match reference.split_once('.') {
            Some((id, attribute)) => {
                self.messages.get(id).is_some_and(|found| found.attributes.contains(attribute))
            }
            None => self.messages.get(reference).is_some_and(|found| found.has_text),
        }
    }

    fn define(&mut self, id: String, message: Message) {
        // The first one is what will be shown.
        match self.messages.entry(id) {
            btree_map::Entry::Vacant(place) => {
                place.insert(message);
            }
            btree_map::Entry::Occupied(first) => self.duplicates.push(first.key().clone()),
        }
    }
}

impl Message {
    fn new(text: Option<&Pattern<&str>>, attributes: &[Attribute<&str>]) -> Message {
        let mut message = Message { has_text: text.is_some(), ..Message::default() };
        for pattern in text.into_iter().chain(attributes.iter().map(|attribute| &attribute.value)) {
            message.pattern(pattern);
        }
        let names = attributes.iter().map(|attribute| attribute.id.name.to_owned());
        message.attributes = names.collect();
        message
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::FunctionReference { id, arguments } => {
                self.references.insert(format!("{}()", id.name));
                self.arguments(arguments);
            }
            InlineExpression::MessageReference { id, attribute } => {
                let attribute = attribute.as_ref().map(|attribute| format!(".{}", attribute.name));
                self.references.insert(format!("{}{}", id.name, attribute.unwrap_or_default()));
            }
            InlineExpression::TermReference { id, attribute, arguments } => {
                let attribute = attribute.as_ref().map(|attribute| format!(".{}", attribute.name));
                self.references.insert(format!("-{}{}", id.name, attribute.unwrap_or_default()));
                arguments.iter().for_each(|arguments| self.arguments(arguments));
            }
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        let named = arguments.named.iter().map(|argument| &argument.value);
        for value in arguments.positional.iter().chain(named) {
            self.inline(value);
        }
    }
}

/// The line of a position, from 1.
pub(crate) fn line_at(text: &str, position: usize) -> usize {
    let before = &text.as_bytes()[..position.min(text.len())];
    1 + before.iter().filter(|byte| **byte == b'\n').count()
}
