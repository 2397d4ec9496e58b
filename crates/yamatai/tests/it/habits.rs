//! Players with one idea each, who drive a match to the end they are after.
use skerry_core::{Dice, QuickDice};
use yamatai::{
    Action, View,
    components::{Cargo, Fleet, Specialist},
};

/// What a table is after.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Habit {
    /// Builds whenever something can be built.
    Build,
    /// Places every boat.
    Sail,
    /// Reserves and builds, so that the tiles run out.
    Plan,
    /// Collects and hires.
    Hire,
    /// Gives boats back and lets time pass.
    Idle,
}

/// One of the actions that come first in what `habit` prefers.
pub(crate) fn choose(habit: Habit, legal: &[Action], view: &View, dice: &mut QuickDice) -> Action {
    if let [only] = legal {
        return *only;
    }
    let worth = |action: &Action| match habit {
        Habit::Build => building(action),
        Habit::Sail => sailing(action),
        Habit::Plan => planning(action),
        Habit::Hire => hiring(action, view),
        Habit::Idle => idling(action, view),
    };
    let best = legal.iter().map(worth).max().expect("something is legal");
    let liked: Vec<Action> = legal.iter().copied().filter(|it| worth(it) == best).collect();
    *dice.pick(&liked)
}

fn building(action: &Action) -> i32 {
    match action {
        Action::Build { .. } => 9,
        Action::Place { .. } => 7,
        Action::Take { .. } => 6,
        Action::Recruit { .. } => 5,
        Action::UsePower => 0,
        Action::Pass | Action::EndTurn => 1,
        _ => 3,
    }
}

fn sailing(action: &Action) -> i32 {
    match action {
        Action::Place { .. } => 9,
        Action::Take { .. } => 8,
        Action::Build { .. } | Action::UsePower | Action::Sell { .. } => 0,
        Action::Pass | Action::EndTurn => 1,
        _ => 3,
    }
}

fn planning(action: &Action) -> i32 {
    match action {
        Action::TakeFleet { fleet } => 3 + i32::from(fleet.number() == 4),
        Action::Reserve { .. } => 9,
        Action::UsePower => 8,
        Action::Build { .. } => 7,
        Action::Place { .. } => 6,
        Action::Pass | Action::EndTurn => 1,
        _ => 3,
    }
}

fn hiring(action: &Action, view: &View) -> i32 {
    let scarce = |cargo: Cargo| i32::from(view.ends.supply[cargo.index()]) < 7;
    let tokens = |seat: usize| view.players[seat].culture.into_iter().sum::<u8>();
    let seat = view.active.map_or(0, |seat| seat.index());
    match action {
        Action::TakeFleet { fleet } => {
            let boats = Cargo::ALL.into_iter().filter(|it| fleet.boats().count(*it) > 0);
            let is_dear = boats.into_iter().any(scarce);
            3 + i32::from(!is_dear) * 4 + i32::from(fleet.number() == 3 && tokens(seat) > 0)
        }
        Action::Recruit { specialist: Specialist::Fukuroku, .. } => 99,
        Action::Recruit { specialist: Specialist::Inari | Specialist::Suijin, .. } => 98,
        Action::Recruit { offering, .. } => {
            97 - i32::from(offering.tokens().into_iter().sum::<u8>() == 3)
        }
        Action::Release { .. } => 60,
        Action::Take { .. } | Action::TakeExtra { .. } => 50,
        Action::Sell { cargo } if scarce(*cargo) => 45,
        Action::Place { .. } => 40,
        Action::UsePower => {
            let fleet = view.doing.as_ref().and_then(|doing| doing.fleet);
            if fleet.is_some_and(|fleet| matches!(fleet.number(), 3 | 7)) { 30 } else { 0 }
        }
        Action::Moor { keep } => 10 + i32::from(keep.len()),
        Action::Build { .. } => -1,
        Action::Pass | Action::EndTurn => 1,
        _ => 3,
    }
}

fn idling(action: &Action, view: &View) -> i32 {
    let scarce = |cargo: Cargo| 30 - i32::from(view.ends.supply[cargo.index()]);
    let seat = view.active.map_or(0, |seat| seat.index());
    let helpers = [Specialist::Suijin, Specialist::Daikoku, Specialist::Ebisu, Specialist::Riu];
    let waits = view.specialists.iter().flatten().any(|it| helpers.contains(&it.specialist));
    let has_help = helpers.iter().any(|it| view.players[seat].specialists.contains(it));
    let collects = waits && !has_help && view.round < 12;
    match action {
        Action::TakeFleet { fleet } => idle_fleet(*fleet, view),
        Action::Recruit { specialist, .. } => {
            let at = helpers.iter().position(|helper| helper == specialist);
            at.map_or(0, |at| 99 - at as i32)
        }
        Action::Release { .. } => 95,
        Action::Remove { .. } => 90,
        Action::UsePower => {
            let fleet = view.doing.as_ref().and_then(|doing| doing.fleet);
            if fleet.is_some_and(|fleet| fleet.number() == 7) { 94 } else { 0 }
        }
        Action::Sell { cargo } => 40 + scarce(*cargo),
        Action::Take { .. } => 39,
        Action::Place { .. } if collects => 38,
        Action::Moor { keep } => 10 + 5 * i32::from(keep.len()),
        Action::Pass | Action::EndTurn => 1,
        Action::Buy { .. } | Action::Build { .. } | Action::Donate => -1,
        _ => 0,
    }
}

fn idle_fleet(fleet: Fleet, view: &View) -> i32 {
    let golden = fleet.boats().count(Cargo::Gold) > 0;
    match fleet.number() {
        1 => 9,
        7 if view.boats.len() >= 2 => 8,
        _ if golden => 0,
        _ => 5 - i32::from(fleet.boats().len()),
    }
}
