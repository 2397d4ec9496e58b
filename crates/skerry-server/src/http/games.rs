//! `/api/games`: what can be played.
use axum::{Router, routing::get};
use skerry_catalog::{AnyGame, games};
use skerry_protocol::{ChoiceInfo, GameInfo};

use super::Json;
use crate::App;

pub(crate) fn router() -> Router<App> {
    Router::new().route("/api/games", get(list))
}

async fn list() -> Json<Vec<GameInfo>> {
    Json(games().iter().map(|game| info(*game)).collect())
}

fn info(game: &dyn AnyGame) -> GameInfo {
    let facts = game.facts();
    let choice = |choice: &skerry_core::Choice| ChoiceInfo {
        name: choice.name.to_owned(),
        values: choice.values.iter().map(|value| (*value).to_owned()).collect(),
    };
    GameInfo {
        id: facts.id.to_owned(),
        min_players: *facts.players.start(),
        max_players: *facts.players.end(),
        choices: facts.choices.iter().map(choice).collect(),
        rules: facts.rules.iter().map(|rule| rule.id.to_owned()).collect(),
        lessons: game.lessons().iter().map(|lesson| lesson.name.to_owned()).collect(),
    }
}
