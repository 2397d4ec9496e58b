//! How each game shows itself in a terminal: one file per game.
mod my_island;

pub(crate) use my_island::MyIslandFace;
