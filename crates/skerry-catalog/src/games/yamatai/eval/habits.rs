//! What looks well at first sight: building what brings most, placing boats while there
//! are some, collecting, hiring.
use yamatai::{Action, Yamatai};

/// How an action looks at first sight, in points.
pub(super) fn promise(game: &Yamatai, action: Action) -> f32 {
    match action {
        Action::Build { tile, .. } => 2.0 + f32::from(tile.points()),
        Action::Recruit { specialist, .. } => 2.0 + f32::from(specialist.points()),
        Action::Take { .. } | Action::TakeExtra { .. } => 1.5,
        Action::TakeFleet { fleet } => 0.1 * f32::from(fleet.number()),
        Action::Place { .. } => 2.0,
        Action::Moor { keep } => f32::from(keep.len()),
        Action::Donate => 3.0,
        Action::Release { .. } => 0.5,
        Action::Reserve { tile } => 0.3 * f32::from(tile.points()) - 0.5,
        Action::UsePower if game.fleet().is_some_and(|fleet| fleet.number() == 8) => 3.0,
        Action::Buy { .. } | Action::Sell { .. } | Action::UsePower => -0.5,
        Action::Consecrate { .. }
        | Action::Exchange { .. }
        | Action::Give { .. }
        | Action::Pick { .. }
        | Action::SwapWith { .. }
        | Action::MoveTo { .. }
        | Action::Remove { .. }
        | Action::Pass
        | Action::EndTurn => 0.0,
    }
}
