//! From what somebody chose to the options of a game.
use serde::Deserialize;
use serde_json::Value;
use skerry_core::{Choice, Game, SetupError};
use skerry_table::notation;

/// Why no match can be set up from a choice; each says what would do.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum OptionsError {
    /// Too many or too few.
    #[error("{found} players do not fit: {game} takes {least} to {most}")]
    Players {
        /// The game's id.
        game: &'static str,
        /// How many were asked for.
        found: i64,
        /// How many are needed.
        least: u8,
        /// How many have room.
        most: u8,
    },
    /// Nothing of this name can be chosen.
    #[error("{game} has no option `{name}`: {}", allowed(.choices))]
    UnknownOption {
        /// The game's id.
        game: &'static str,
        /// What was asked for.
        name: String,
        /// What there is to choose.
        choices: &'static [Choice],
    },
    /// The option exists, this value of it does not.
    #[error("`{value}` is no value of the option {}: choose {}", .choice.name, .choice.values.join(" or "))]
    UnknownValue {
        /// What was asked for.
        value: String,
        /// What it can be.
        choice: Choice,
    },
    /// The game's own word on it.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// Options from elsewhere that are none of this game.
    #[error("these are no options of {game}: {reason}")]
    Unreadable {
        /// The game's id.
        game: &'static str,
        /// What is wrong with them.
        reason: String,
    },
}

/// How many play when nobody says.
const USUAL_PLAYERS: u8 = 4;

/// The options of `G` with everything that was left open at its default.
pub(crate) fn choose<G: Game>(
    players: Option<i64>,
    chosen: &[(String, String)],
) -> Result<G::Options, OptionsError> {
    let players = number_of_players::<G>(players)?;
    let mut line = format!("players={players}");
    for (name, value) in chosen {
        let Some(choice) = G::CHOICES.iter().find(|choice| choice.name == name) else {
            let (game, name, choices) = (G::ID, name.clone(), G::CHOICES);
            return Err(OptionsError::UnknownOption { game, name, choices });
        };
        if !choice.every_value().any(|known| known == value) {
            return Err(OptionsError::UnknownValue { value: value.clone(), choice: *choice });
        }
    }
    for choice in G::CHOICES {
        let own = chosen.iter().rev().find(|(name, _)| name == choice.name);
        let value = own.map(|(_, value)| value.as_str()).or(choice.values.first().copied());
        line.push_str(&format!(" {}={}", choice.name, value.unwrap_or_default()));
    }
    let options: G::Options = notation::read_options(&line).map_err(unreadable::<G>)?;
    G::setup(&options)?;
    Ok(options)
}

/// Whether all that was chosen stands in the lists.
pub(crate) fn are_listed<G: Game>(chosen: &[(String, String)]) -> Result<(), OptionsError> {
    for (name, value) in chosen {
        let choice = G::CHOICES.iter().find(|choice| choice.name == name);
        if let Some(choice) = choice.filter(|choice| choice.sealed.contains(&value.as_str())) {
            return Err(OptionsError::UnknownValue { value: value.clone(), choice: *choice });
        }
    }
    Ok(())
}

/// Options as JSON.
pub(crate) fn write<G: Game>(options: &G::Options) -> Result<Value, OptionsError> {
    serde_json::to_value(options).map_err(unreadable::<G>)
}

/// Options that come as JSON.
pub(crate) fn read<G: Game>(options: &Value) -> Result<G::Options, OptionsError> {
    G::Options::deserialize(options).map_err(unreadable::<G>)
}

/// Options as they stand in a record.
pub(crate) fn read_line<G: Game>(line: &str) -> Result<Value, OptionsError> {
    write::<G>(&notation::read_options(line).map_err(unreadable::<G>)?)
}

fn number_of_players<G: Game>(players: Option<i64>) -> Result<u8, OptionsError> {
    let (least, most) = (*G::PLAYERS.start(), *G::PLAYERS.end());
    let Some(found) = players else { return Ok(USUAL_PLAYERS.clamp(least, most)) };
    let fitting = u8::try_from(found).ok().filter(|players| G::PLAYERS.contains(players));
    fitting.ok_or(OptionsError::Players { game: G::ID, found, least, most })
}

fn unreadable<G: Game>(error: impl ToString) -> OptionsError {
    OptionsError::Unreadable { game: G::ID, reason: error.to_string() }
}

fn allowed(choices: &[Choice]) -> String {
    if choices.is_empty() {
        return "it has none".to_owned();
    }
    let one = |choice: &Choice| format!("{}={}", choice.name, choice.values.join("|"));
    format!("it has {}", choices.iter().map(one).collect::<Vec<_>>().join(", "))
}
