//! The opening position.
use serde::{Deserialize, Serialize};
use skerry_core::{Seats, SetupError};

use crate::{
    rulesets::RuleSetId,
    state::{MAX_PLAYERS, MyIsland, Phase, Player},
};

/// What a match is set up from.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "my-island/"))]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// 2 to 4; 1 for practice (R29).
    pub players: u8,
    #[serde(default)]
    pub rules: RuleSetId,
}

pub(crate) fn setup(options: &Options) -> Result<MyIsland, SetupError> {
    SetupError::unless_fitting::<MyIsland>(options.players)?;
    let rules = options.rules.rules();
    Ok(MyIsland {
        rules: options.rules,
        players: options.players,
        phase: Phase::Reveal,
        owing: Seats::NONE,
        deck: rules.tiles,
        card: None,
        boards: [Player::at_start(rules); MAX_PLAYERS],
    })
}
