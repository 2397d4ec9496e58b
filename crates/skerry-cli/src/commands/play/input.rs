//! What a player types, understood as a command.
use skerry_text::Texts;

/// What a line asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Command {
    /// An empty line.
    Enter,
    Ok,
    Undo,
    /// Which rule speaks against what follows?
    Why(String),
    /// What can be done, everywhere or in one place.
    List(Option<String>),
    /// The own board, or that of a seat.
    Board(Option<String>),
    Tiles,
    Scores,
    Log,
    Rule(String),
    Help,
    Quit,
    /// A line of the list.
    Number(usize),
    /// Anything else: an action, or a mistake.
    Action(String),
}

/// The English words, which are understood in every language.
const WORDS: [&str; 11] =
    ["ok", "undo", "why", "list", "board", "tiles", "scores", "log", "rule", "help", "quit"];

/// Understands `line`, also in the language of `texts`.
pub(super) fn understand(line: &str, texts: &Texts) -> Command {
    let line = line.trim();
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let (first, rest) = (first.to_lowercase(), rest.trim().to_owned());
    let is_meant =
        |word: &&str| *word == first || texts.word(&format!("terminal-word-{word}")) == first;
    let some_rest = Some(rest.clone()).filter(|rest| !rest.is_empty());
    match WORDS.into_iter().find(is_meant) {
        Some("ok") => Command::Ok,
        Some("undo") => Command::Undo,
        Some("why") => Command::Why(rest),
        Some("list") => Command::List(some_rest),
        Some("board") => Command::Board(some_rest),
        Some("tiles") => Command::Tiles,
        Some("scores") => Command::Scores,
        Some("log") => Command::Log,
        Some("rule") => Command::Rule(rest),
        Some("help") => Command::Help,
        Some("quit") => Command::Quit,
        Some(_) | None if line.is_empty() => Command::Enter,
        Some(_) | None => match line.parse() {
            Ok(number) => Command::Number(number),
            Err(_) => Command::Action(line.to_owned()),
        },
    }
}

#[cfg(test)]
mod tests {
    use skerry_catalog::games;
    use skerry_text::Language;

    use super::*;
    use crate::wording;

    #[test]
    fn commands_are_understood_in_both_languages() {
        let [english, german] =
            Language::ALL.map(|language| wording::texts(games()[0], Some(language)));
        let why = Command::Why("3,5 r2".to_owned());
        assert_eq!(understand(" why  3,5 r2 ", &english), why);
        assert_eq!(understand("Warum 3,5 r2", &german), why);
        assert_eq!(understand("undo", &german), Command::Undo);
        assert_eq!(understand("ZURÜCK", &german), Command::Undo);
        assert_eq!(understand("list", &english), Command::List(None));
        assert_eq!(understand("  ", &english), Command::Enter);
        assert_eq!(understand("12", &english), Command::Number(12));
        assert_eq!(understand("pass", &english), Command::Action("pass".to_owned()));
    }
}
