//! What looks well at first sight, what is worth thinking of, and how to go on quickly.
use cooper_island::{
    Action, CooperIsland, Deed, Prompt,
    components::{Market, Reward},
};
use skerry_core::{Dice, Game, Seat};

/// How an action looks at first sight, in points.
pub(super) fn promise(_: &CooperIsland, _: Seat, action: Action) -> f32 {
    match action {
        Action::Erect { building } => 2.0 + f32::from(building.helm()),
        Action::BuildBoat { landing, .. } => 1.5 + f32::from(landing.helm()),
        Action::Supply { cargo } => 1.5 + f32::from(cargo.helm()),
        Action::BuildStatue { .. } => 3.0,
        Action::Do { deed } => worth(deed),
        Action::UseIslet { .. } | Action::UseBoat { .. } | Action::Perform => 1.0,
        Action::Claim { reward: Reward::Normal | Reward::Special } => 2.5,
        Action::Claim { reward: Reward::Helm } => 2.0,
        Action::UseCard { .. } => 1.2,
        Action::UseLid { .. } => 0.8,
        Action::Survey => 0.7,
        Action::PayFee { .. } => 0.4,
        Action::Fetch { .. } => 0.3,
        Action::PutWorker { .. } | Action::Tile { .. } | Action::Islet { .. } => 0.5,
        Action::Pay { land, .. } => 0.5 - 0.05 * f32::from(land.len()),
        Action::Store => -0.2,
        Action::Trade { market: Market::Cloth | Market::Gold } => -0.4,
        Action::Trade { market: Market::Any } => -0.8,
        Action::Done | Action::Decline | Action::Refuse => -0.1,
        Action::Choose { .. }
        | Action::Moor { .. }
        | Action::Lay { .. }
        | Action::Chart { .. }
        | Action::Cube { .. }
        | Action::Cut { .. }
        | Action::Put { .. }
        | Action::RemoveRuin { .. }
        | Action::Sail { .. }
        | Action::First { .. }
        | Action::Anchor { .. }
        | Action::TakeItem { .. }
        | Action::Keep { .. }
        | Action::Bury { .. }
        | Action::Shift { .. }
        | Action::PutLid { .. }
        | Action::TurnBoats { .. }
        | Action::Assign { .. }
        | Action::Feed { .. }
        | Action::TurnUp { .. }
        | Action::Recover { .. }
        | Action::From { .. }
        | Action::Give { .. }
        | Action::Enough => 0.0,
    }
}

/// What doing it brings about, in points.
fn worth(deed: Deed) -> f32 {
    match deed {
        Deed::Erect => 3.0,
        Deed::BuildStatue => 2.5,
        Deed::Supply | Deed::BuildBoat => 2.0,
        Deed::Helm => 1.5,
        Deed::Islet | Deed::Place => 1.2,
        Deed::RemoveRuin => 0.8,
        Deed::Draw | Deed::Steps => 0.6,
        Deed::Item | Deed::Coin => 0.3,
        Deed::Token => 0.2,
        Deed::Waive => -1.0,
    }
}

/// What is left out when turns are thought through: what hardly ever pays, and all but one
/// of what is the same.
pub(super) fn is_sensible(action: &Action) -> bool {
    !matches!(action, Action::Trade { market: Market::Any } | Action::Do { deed: Deed::Waive })
}

/// What has been begun and will be worth something when it is done.
pub(super) fn pending(game: &CooperIsland, seat: Seat) -> f32 {
    match game.prompt(seat) {
        Prompt::Sail { points } => f32::from(points),
        Prompt::PutBuilding { building } => 1.0 + f32::from(building.helm()),
        Prompt::PutStatue => 2.0,
        Prompt::Cut { .. } | Prompt::Pay { .. } | Prompt::Clear => 2.5,
        Prompt::Erect => 3.0,
        Prompt::BuildStatue => 2.5,
        Prompt::BuildBoat | Prompt::Supply => 2.0,
        Prompt::Tile | Prompt::Lay { .. } | Prompt::Islet | Prompt::Moor { .. } => 1.2,
        Prompt::Chart { .. } => 0.9,
        Prompt::Cube { .. } | Prompt::Keep | Prompt::RemoveRuin => 0.8,
        Prompt::TakeItem { left } | Prompt::KeepItem { left } => 0.2 * f32::from(left),
        Prompt::Assign => 1.5,
        Prompt::Income | Prompt::Section { .. } | Prompt::Card { .. } => offered(game, seat),
        Prompt::PlacedIslet { .. }
        | Prompt::PassedIslet { .. }
        | Prompt::BuiltBoat { .. }
        | Prompt::LogBook { .. } => 0.4,
        _ => 0.0,
    }
}

/// What is still offered.
fn offered(game: &CooperIsland, seat: Seat) -> f32 {
    let mut sum = 0.0;
    game.offers(seat, |action| {
        sum += match action {
            Action::Do { deed } => 0.8 * worth(deed).max(0.0),
            Action::UseIslet { .. } | Action::UseBoat { .. } => 0.1,
            _ => 0.0,
        }
    });
    sum
}

/// How many draws a simulated player chooses among.
const DRAWS: u32 = 5;

/// How soon an action brings a turn to its end.
fn haste(action: Action) -> u8 {
    match action {
        Action::Done | Action::Enough => 3,
        Action::Decline | Action::Refuse => 2,
        _ if CooperIsland::is_aside(&action) => 0,
        _ => 1,
    }
}

/// Goes on quickly: what a whole turn brings is thought through by `turns`, and a turn made
/// of single guesses would only hide it. So simulated players put their workers and leave it
/// at that.
pub(super) fn decide(game: &CooperIsland, seat: Seat, dice: &mut impl Dice) -> Action {
    let mut best = game.draw_legal(seat, dice);
    for _ in 1..DRAWS {
        if haste(best) > 1 {
            break;
        }
        let action = game.draw_legal(seat, dice);
        if haste(action) > haste(best) {
            best = action;
        }
    }
    best
}
