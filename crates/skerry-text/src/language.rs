//! The languages players can choose.
use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use unic_langid::LanguageIdentifier;

/// A language with texts for everything; written `en`, `de`.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum Language {
    /// English.
    #[default]
    En,
    /// German.
    De,
}

/// A word that names no language we have texts for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a language is en or de")]
pub struct LanguageParseError;

impl Language {
    /// Every language.
    pub const ALL: [Language; 2] = [Language::En, Language::De];

    /// The texts of the table, which no game has to repeat.
    pub fn table_texts(self) -> &'static str {
        match self {
            Language::En => include_str!("../text/en.ftl"),
            Language::De => include_str!("../text/de.ftl"),
        }
    }

    /// Decides about plural forms.
    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.to_string().parse().expect("our languages are well-formed")
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Language::En => "en",
            Language::De => "de",
        })
    }
}

impl FromStr for Language {
    type Err = LanguageParseError;

    fn from_str(text: &str) -> Result<Language, LanguageParseError> {
        let found = Language::ALL.into_iter().find(|language| language.to_string() == text);
        found.ok_or(LanguageParseError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_written_as_it_is_read() {
        for language in Language::ALL {
            assert_eq!(language.to_string().parse(), Ok(language));
        }
        assert_eq!("fr".parse::<Language>(), Err(LanguageParseError));
    }
}
