//! Does every language have a sentence for every word of a game, and none too
//! many? Each game asks this in its tests.
use std::collections::{BTreeMap, BTreeSet};

use skerry_core::{Choice, Game, Rule, Vocabulary, Word};

use crate::{Language, ids, source::Definitions};

/// The kinds of text that every game has, as they stand in ids.
const KINDS: [&str; 10] =
    ["do", "draw", "rule", "refused", "score", "effect", "aim", "option", "prompt", "why"];

/// What every sentence about a word may ask besides its fields: whether places are named
/// as they are typed, and how many play.
const ADDED: [&str; 2] = ["coordinates", "players"];

/// What a game must have texts for.
#[derive(Debug, Clone, Copy, Default)]
pub struct GameWords<'a> {
    /// Before every id.
    pub id: &'a str,
    /// What can happen.
    pub events: &'a [Word],
    /// What can be done.
    pub actions: &'a [Word],
    /// What can be drawn.
    pub chances: &'a [Word],
    /// Every rule; each has a text and a title. Who breaks it may be told a sentence
    /// of its own; `cargo xtask rules` knows which rules need one.
    pub rules: &'a [&'a Rule],
    /// Those of parts that are opened later: they have the same.
    pub sealed_rules: &'a [&'a Rule],
    /// Every line that a breakdown of points can have.
    pub categories: &'a [&'a str],
    /// What an action can bring besides points.
    pub effects: &'a [Word],
    /// What a player can aim at; each is explained, too.
    pub aims: &'a [&'a str],
    /// What a table may choose.
    pub choices: &'a [Choice],
    /// What can be asked of a player.
    pub prompts: &'a [Word],
    /// Names of the game's own things, as `kind-word` (`symbol-house`). `None`
    /// when they are not known: then every name that all languages have will do.
    pub names: Option<&'a [&'a str]>,
}

impl GameWords<'static> {
    /// What every game tells about itself: all but the last field.
    pub fn of<G: Game>() -> Self {
        GameWords {
            id: G::ID,
            events: G::Event::WORDS,
            actions: G::Action::WORDS,
            chances: G::Chance::WORDS,
            prompts: G::Prompt::WORDS,
            rules: G::RULES,
            sealed_rules: G::SEALED_RULES,
            categories: G::CATEGORIES,
            effects: G::EFFECTS,
            aims: G::AIMS,
            choices: G::CHOICES,
            names: None,
        }
    }
}

/// What is wrong with the texts of a game.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, thiserror::Error)]
pub enum Problem {
    /// What stands there cannot be read.
    #[error("{language}, line {line}: {reason}")]
    Syntax {
        /// In which language.
        language: Language,
        /// Where in its source, from 1.
        line: usize,
        /// What was expected there.
        reason: String,
    },
    /// Only the first of two texts with one id is ever shown.
    #[error("{language}: {id} is defined twice")]
    Duplicate {
        /// In which language.
        language: Language,
        /// Which id.
        id: String,
    },
    /// A text that must exist does not.
    #[error("{language}: {id} is missing")]
    Missing {
        /// In which language.
        language: Language,
        /// Which id, or `id.title` for the title of a rule.
        id: String,
    },
    /// A text that need not exist does, but not in every language.
    #[error("{language}: {id} is missing, though another language has it")]
    NotInAll {
        /// In which language it is missing.
        language: Language,
        /// Which id.
        id: String,
    },
    /// A text that nothing in the game asks for.
    #[error("{language}: nothing asks for {id}")]
    Unasked {
        /// In which language.
        language: Language,
        /// Which id, or `id.attribute`.
        id: String,
    },
    /// A sentence names an argument that its word does not have.
    #[error("{language}: {id} has no ${variable}")]
    UnknownVariable {
        /// In which language.
        language: Language,
        /// In which sentence.
        id: String,
        /// Which argument.
        variable: String,
    },
    /// A sentence uses a message, term or function that does not exist.
    #[error("{language}: {id} uses {reference}, which does not exist")]
    UnknownReference {
        /// In which language.
        language: Language,
        /// In which sentence.
        id: String,
        /// What it uses.
        reference: String,
    },
}

/// Everything that is wrong with the texts of `G`, as far as any game can be
/// asked for its words. [`check_words`] also looks at what only the game knows.
pub fn check_texts<G: Game>(sources: &[(Language, &str)]) -> Vec<Problem> {
    check_words(&GameWords::of::<G>(), sources)
}

/// Everything that is wrong with the texts of a game, in order of language.
pub fn check_words(words: &GameWords<'_>, sources: &[(Language, &str)]) -> Vec<Problem> {
    compare(&Demand::of(words), sources)
}

/// Everything that is wrong with the sentences in which the bots of a game give their reasons:
/// each of `terms` has one for what is gained, and one for what is lost.
pub fn check_reasons(game: &str, terms: &[&str], sources: &[(Language, &str)]) -> Vec<Problem> {
    let wanted =
        |term: &&str| (ids::why(game, term), Wanted { attributes: &["loss"], ..Wanted::default() });
    let demand = Demand {
        prefix: format!("{game}-"),
        wanted: terms.iter().map(wanted).collect(),
        takes_any_name: false,
    };
    compare(&demand, sources)
}

/// What one text must be like.
#[derive(Debug, Default)]
struct Wanted {
    variables: BTreeSet<String>,
    attributes: &'static [&'static str],
    is_optional: bool,
}

/// Which texts there must be, and which there may be.
#[derive(Debug, Default)]
struct Demand {
    /// Before every id, with its hyphen.
    prefix: String,
    wanted: BTreeMap<String, Wanted>,
    takes_any_name: bool,
}

impl Demand {
    fn of(words: &GameWords<'_>) -> Demand {
        let id = words.id;
        let mut demand = Demand {
            prefix: format!("{id}-"),
            takes_any_name: words.names.is_none(),
            ..Demand::default()
        };
        demand.words(words.events, |word| ids::event(id, word));
        demand.words(words.actions, |word| ids::action(id, word));
        demand.words(words.chances, |word| ids::chance(id, word));
        demand.words(words.prompts, |word| ids::prompt(id, word));
        demand.words(words.effects, |word| ids::effect(id, word));
        demand.rules(words);
        for aim in words.aims {
            let wanted = Wanted { attributes: &["about"], ..Wanted::default() };
            demand.wanted.insert(ids::aim(id, aim), wanted);
        }
        let mut plain = vec![ids::name(id), ids::about(id)];
        plain.extend(words.categories.iter().map(|category| ids::score(id, category)));
        for choice in words.choices {
            plain.push(ids::option(id, choice.name));
            let values = choice.every_value();
            plain.extend(values.map(|value| ids::option_value(id, choice.name, value)));
        }
        let names = words.names.unwrap_or_default();
        plain.extend(names.iter().map(|name| format!("{id}-{name}")));
        demand.wanted.extend(plain.into_iter().map(|id| (id, Wanted::default())));
        demand
    }

    fn words(&mut self, words: &[Word], id: impl Fn(&str) -> String) {
        for word in words {
            let mut variables: BTreeSet<String> =
                word.fields.iter().map(|field| (*field).to_owned()).collect();
            variables.extend(ADDED.map(str::to_owned));
            for (field, named) in ids::SEATS {
                if variables.contains(field) {
                    variables.insert(named.to_owned());
                }
            }
            let wanted = Wanted { variables, ..Wanted::default() };
            self.wanted.insert(id(&ids::snake_case(word.name)), wanted);
        }
    }

    fn rules(&mut self, words: &GameWords<'_>) {
        for rule in words.rules.iter().chain(words.sealed_rules) {
            let wanted = Wanted { attributes: &["title"], ..Wanted::default() };
            self.wanted.insert(ids::rule(words.id, rule.id), wanted);
            let wanted = Wanted { is_optional: true, ..Wanted::default() };
            self.wanted.insert(ids::refused(words.id, rule.id), wanted);
        }
    }

    /// Whether an id that is not wanted by name is welcome all the same.
    fn takes(&self, id: &str) -> bool {
        if let Some(term) = id.strip_prefix('-') {
            return term.starts_with(&self.prefix);
        }
        let name = id.strip_prefix(&self.prefix).and_then(|rest| rest.split_once('-'));
        let is_special = self.wanted.iter().any(|(known, wanted)| {
            let is_about =
                ["goal", "sticker"].iter().any(|field| wanted.variables.contains(*field));
            is_about && id.strip_prefix(known.as_str()).is_some_and(|rest| rest.starts_with('-'))
        });
        is_special || name.is_some_and(|(kind, _)| self.takes_any_name && !KINDS.contains(&kind))
    }
}

fn compare(demand: &Demand, sources: &[(Language, &str)]) -> Vec<Problem> {
    let languages = Language::ALL.map(|language| {
        let mut found = Definitions::default();
        sources
            .iter()
            .filter(|source| source.0 == language)
            .for_each(|source| found.read(source.1));
        (language, found)
    });
    // Terms serve the grammar of their own language; only messages are compared.
    let ids = languages.iter().flat_map(|(_, found)| found.messages.keys());
    let everywhere: BTreeSet<&str> =
        ids.filter(|id| !id.starts_with('-')).map(String::as_str).collect();
    let mut problems = vec![];
    for (language, found) in &languages {
        problems.extend(unreadable(*language, found));
        problems.extend(gaps(*language, found, demand, &everywhere));
        problems.extend(surplus(*language, found, demand));
        problems.extend(loose_ends(*language, found, demand));
    }
    problems
}

fn unreadable(language: Language, found: &Definitions) -> Vec<Problem> {
    let errors = found.errors.iter().cloned();
    let errors = errors.map(|(line, reason)| Problem::Syntax { language, line, reason });
    let duplicates = found.duplicates.iter().cloned();
    errors.chain(duplicates.map(|id| Problem::Duplicate { language, id })).collect()
}

/// What one language lacks.
fn gaps(
    language: Language,
    found: &Definitions,
    demand: &Demand,
    everywhere: &BTreeSet<&str>,
) -> Vec<Problem> {
    let mut problems = vec![];
    for (id, wanted) in demand.wanted.iter().filter(|(_, wanted)| !wanted.is_optional) {
        let message = found.messages.get(id);
        if !message.is_some_and(|message| message.has_text) {
            problems.push(Problem::Missing { language, id: id.clone() });
        }
        for attribute in wanted.attributes {
            if !message.is_some_and(|message| message.attributes.contains(*attribute)) {
                problems.push(Problem::Missing { language, id: format!("{id}.{attribute}") });
            }
        }
    }
    let is_voluntary = |id: &str| match demand.wanted.get(id) {
        Some(wanted) => wanted.is_optional,
        None => demand.takes(id),
    };
    for id in everywhere.iter().filter(|id| is_voluntary(id)) {
        if !found.messages.get(*id).is_some_and(|message| message.has_text) {
            problems.push(Problem::NotInAll { language, id: (*id).to_owned() });
        }
    }
    problems
}

/// What one language has for nothing.
fn surplus(language: Language, found: &Definitions, demand: &Demand) -> Vec<Problem> {
    let mut problems = vec![];
    for (id, message) in &found.messages {
        match demand.wanted.get(id) {
            Some(wanted) => {
                let unasked = message.attributes.iter();
                let unasked = unasked.filter(|name| !wanted.attributes.contains(&name.as_str()));
                let unasked = unasked.map(|name| format!("{id}.{name}"));
                problems.extend(unasked.map(|id| Problem::Unasked { language, id }));
            }
            None if demand.takes(id) => {}
            None => problems.push(Problem::Unasked { language, id: id.clone() }),
        }
    }
    problems
}

/// What sentences name and nobody will give them.
fn loose_ends(language: Language, found: &Definitions, demand: &Demand) -> Vec<Problem> {
    let mut problems = vec![];
    for (id, message) in &found.messages {
        if let Some(wanted) = demand.wanted.get(id) {
            for variable in message.variables.difference(&wanted.variables).cloned() {
                problems.push(Problem::UnknownVariable { language, id: id.clone(), variable });
            }
        }
        for reference in message.references.iter().filter(|to| !found.resolves(to)).cloned() {
            problems.push(Problem::UnknownReference { language, id: id.clone(), reference });
        }
    }
    problems
}

#[cfg(test)]
mod tests;
