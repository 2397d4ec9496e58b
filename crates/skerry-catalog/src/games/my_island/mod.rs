//! My Island in the catalog.
pub mod eval;
mod face;

use eval::MyIslandEval;
use face::MyIslandFace;

use crate::{Kind, game::texts};

/// My Island, and what the platform adds to it.
pub(crate) static KIND: Kind<my_island::MyIsland, MyIslandEval> =
    Kind { eval: MyIslandEval, face: &MyIslandFace, texts: texts!("my-island") };
