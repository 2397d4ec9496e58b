//! How each game shows itself in a terminal: one file per game.
mod amerigo;
mod my_island;

pub(crate) use amerigo::AmerigoFace;
pub(crate) use my_island::MyIslandFace;
