//! The language of the person at the terminal, and the sentences of this program.
use std::env;

use skerry_catalog::AnyGame;
use skerry_core::Rule;
use skerry_text::{Language, Texts};

/// What a game, the table and the terminal say.
pub(crate) fn texts(game: &dyn AnyGame, language: Option<Language>) -> Texts {
    let language = language.unwrap_or_else(of_environment);
    game.texts(language, &[terminal_texts(language)])
}

fn terminal_texts(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../text/en.ftl"),
        Language::De => include_str!("../text/de.ftl"),
    }
}

/// As locales are chosen everywhere: `LC_ALL`, then `LC_MESSAGES`, then `LANG`.
fn of_environment() -> Language {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .iter()
        .find_map(|name| env::var(name).ok().filter(|locale| !locale.is_empty()));
    let language = locale.as_deref().and_then(|locale| locale.get(..2));
    language.and_then(|language| language.parse().ok()).unwrap_or_default()
}

/// A rule by its number, title and text, as paragraphs.
pub(crate) fn rule_lines(texts: &Texts, game: &str, rule: &Rule) -> [String; 2] {
    let title = format!("{} {}", rule.id, texts.rule_title(game, rule.id));
    [title, crate::output::paragraphs(&texts.rule(game, rule.id), 4, 88)]
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;

    /// Every id of a source, and the arguments it uses.
    fn arguments_by_id(source: &str) -> BTreeMap<String, BTreeSet<String>> {
        let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        let mut id = String::new();
        for line in source.lines() {
            if let Some((start, _)) =
                line.split_once(" = ").filter(|_| line.starts_with("terminal-"))
            {
                id = start.to_owned();
                assert!(!found.contains_key(&id), "{id} stands twice");
                found.insert(id.clone(), BTreeSet::new());
            }
            let words = line.split(|letter: char| !letter.is_alphanumeric() && letter != '$');
            let arguments = words.filter_map(|word| word.strip_prefix('$')).map(str::to_owned);
            found.entry(id.clone()).or_default().extend(arguments);
        }
        found
    }

    #[test]
    fn the_terminal_says_the_same_in_every_language() {
        let [english, german] = Language::ALL.map(|of| arguments_by_id(terminal_texts(of)));
        assert_eq!(english, german);
    }
}
