//! Every way to set up a game.
use skerry_core::{Choice, Game};
use skerry_table::notation;

/// Options with every number of players and everything that can be chosen.
///
/// # Panics
/// When a game offers a choice that its options do not know.
pub fn every_option<G: Game>() -> Vec<G::Options> {
    let players = G::PLAYERS.map(|players| format!("players={players}"));
    let lines = G::CHOICES.iter().fold(players.collect(), with_choice);
    let read =
        |line: &String| notation::read_options(line).unwrap_or_else(|e| panic!("{line}: {e}"));
    lines.iter().map(read).collect()
}

fn with_choice(lines: Vec<String>, choice: &Choice) -> Vec<String> {
    let with = |line: &String| {
        let line = line.clone();
        choice.every_value().map(move |value| format!("{line} {}={value}", choice.name))
    };
    lines.iter().flat_map(with).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_joined_with_every_value() {
        let choice = Choice { name: "wind", values: &["on", "off"], sealed: &[] };
        let lines = with_choice(vec!["players=2".to_owned(), "players=3".to_owned()], &choice);
        let expected =
            ["players=2 wind=on", "players=2 wind=off", "players=3 wind=on", "players=3 wind=off"];
        assert_eq!(lines, expected);
    }
}
