//! The names of what games of the campaign add: ways to score, and ways to gain progress.
use serde::{Deserialize, Serialize};

/// In the order of the score sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "my-island/", type = "string")
)]
// Both ways by name: ts-rs takes the short form for its own, which `type` excludes.
#[serde(rename_all(serialize = "snake_case", deserialize = "snake_case"))]
pub enum Goal {
    Finds,
    Gates,
    Monsters,
    Ships,
    Telescopes,
    Buildings,
    Monuments,
    Departure,
    Ruins,
    Circle,
    Trail,
    JungleRoad,
    Relics,
    Quarters,
    Groves,
    Pools,
    Craters,
    Pirates,
    // What follows brings no points by itself.
    Big,
    Star,
    Portal,
    Guardian,
}

/// How many there are.
pub(crate) const GOALS: usize = Goal::Guardian as usize + 1;

impl Goal {
    /// Those that have a line on the score sheet, in order, and its name.
    pub(crate) const SCORING: [(Goal, &'static str); 18] = [
        (Goal::Finds, "finds"),
        (Goal::Gates, "gates"),
        (Goal::Monsters, "monsters"),
        (Goal::Ships, "ships"),
        (Goal::Telescopes, "telescopes"),
        (Goal::Buildings, "buildings"),
        (Goal::Monuments, "monuments"),
        (Goal::Departure, "departure"),
        (Goal::Ruins, "ruins"),
        (Goal::Circle, "circle"),
        (Goal::Trail, "trail"),
        (Goal::JungleRoad, "jungle_road"),
        (Goal::Relics, "relics"),
        (Goal::Quarters, "quarters"),
        (Goal::Groves, "groves"),
        (Goal::Pools, "pools"),
        (Goal::Craters, "craters"),
        (Goal::Pirates, "pirates"),
    ];
}
