//! Amerigo in the catalog.
pub mod eval;
mod face;

use eval::AmerigoEval;
use face::AmerigoFace;

use crate::{Kind, game::texts};

/// Amerigo, and what the platform adds to it.
pub(crate) static KIND: Kind<amerigo::Amerigo, AmerigoEval> =
    Kind { eval: AmerigoEval::FITTED, face: &AmerigoFace, texts: texts!("amerigo") };
