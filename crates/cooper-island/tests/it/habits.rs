//! Players with one idea each, so that golden matches see all of the game.
use cooper_island::{Action, Deed, View, components::Section};
use skerry_core::{Dice, QuickDice};

/// What a table is after.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Habit {
    /// Builds, supplies and uses whatever it can.
    Build,
    /// Lays tiles, charts and stores.
    Settle,
    /// Trades, refuses fees and covers others.
    Trade,
}

/// One of the actions that come first in what `habit` prefers; now and then any.
pub(crate) fn choose(habit: Habit, legal: &[Action], view: &View, dice: &mut QuickDice) -> Action {
    if dice.below(12) == 0 {
        return *dice.pick(legal);
    }
    let worth = |action: &Action| match habit {
        Habit::Build => building(action, view),
        Habit::Settle => settling(action),
        Habit::Trade => trading(action),
    };
    let best = legal.iter().map(worth).max().expect("something is legal");
    let liked: Vec<Action> = legal.iter().copied().filter(|it| worth(it) == best).collect();
    *dice.pick(&liked)
}

fn building(action: &Action, view: &View) -> i32 {
    match action {
        Action::Claim { .. } | Action::UseCard { .. } => 90,
        Action::UseLid { .. } => 80,
        Action::Do { deed: Deed::Erect | Deed::BuildStatue | Deed::Supply | Deed::BuildBoat } => 70,
        Action::Do { .. } | Action::UseIslet { .. } | Action::UseBoat { .. } => 60,
        Action::Perform | Action::PayFee { .. } => 50,
        Action::PutWorker { section, .. } => {
            let is_late = view.round > 2;
            let buys = matches!(section, Section::B | Section::D | Section::F | Section::H);
            40 + i32::from(buys == is_late)
        }
        Action::TurnUp { .. } | Action::Recover { .. } => 40,
        Action::Fetch { .. } => 30,
        Action::Done => 20,
        Action::Store | Action::Trade { .. } | Action::Survey => 10,
        Action::Decline | Action::Refuse => 0,
        _ => 25,
    }
}

fn settling(action: &Action) -> i32 {
    match action {
        Action::Survey => 90,
        Action::Do { deed: Deed::Place | Deed::Islet } => 80,
        Action::Store => 75,
        Action::Do { .. } | Action::UseIslet { .. } | Action::UseBoat { .. } => 70,
        Action::UseLid { .. } | Action::Claim { .. } | Action::UseCard { .. } => 60,
        Action::PutWorker { section, .. } => {
            let lays = matches!(section, Section::A | Section::C | Section::E | Section::G);
            50 + i32::from(lays)
        }
        Action::Perform => 40,
        Action::Done => 20,
        Action::Fetch { .. } | Action::Trade { .. } => 10,
        Action::Decline => 0,
        _ => 25,
    }
}

fn trading(action: &Action) -> i32 {
    match action {
        Action::Trade { .. } => 90,
        Action::Enough => 85,
        Action::Fetch { .. } | Action::UseCard { .. } | Action::Claim { .. } => 80,
        Action::Refuse => 75,
        Action::Do { .. } | Action::UseIslet { .. } | Action::UseBoat { .. } => 70,
        Action::UseLid { .. } | Action::Perform => 60,
        Action::Done => 20,
        Action::Store => 10,
        Action::Decline => 0,
        _ => 25,
    }
}
