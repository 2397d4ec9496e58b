//! What the active player is doing, and may do next.
use alloc::vec::Vec;

use skerry_core::{Game, Seat};
use skerry_grid::SquareSet;

use super::{ActionOffer, DoingView, Journey, Step, squares};
use crate::{
    action::{Action, Prompt},
    components::Colour,
    sea::{self, Frame, Waters},
    state::{Amerigo, Phase, Ship},
    steps::{choose, sail},
};

pub(super) fn doing(game: &Amerigo) -> DoingView {
    let (seat, doing) = (game.active(), &game.doing);
    let is_choosing = game.phase() == Phase::Choose;
    let open = if is_choosing { choose::available(game, seat) } else { 0 };
    let offers = Colour::ALL.into_iter().filter(|colour| open & colour.bit() != 0);
    let is_building = !is_choosing && doing.colour == Colour::Green;
    let network = if is_building { game.sheet(seat).network } else { SquareSet::EMPTY };
    DoingView {
        colour: (!is_choosing).then_some(doing.colour),
        ap: doing.ap,
        offers: offers
            .map(|colour| ActionOffer { colour, ap: choose::action_points(game, seat, colour) })
            .collect(),
        gold: if is_choosing { choose::gold_on_offer(game, seat) } else { 0 },
        to_sail: Ship::BOTH
            .into_iter()
            .filter(|ship| doing.to_sail & ship.bit() != 0)
            .map(Ship::number)
            .collect(),
        journeys: journeys(game, seat),
        post: (game.phase() == Phase::Post).then(|| game.map.post_square(doing.post)),
        picks: doing.picks,
        network: squares(network),
    }
}

/// What is asked of `seat` now.
pub(crate) fn prompt(game: &Amerigo, seat: Seat) -> Prompt {
    match game.step() {
        Step::Nature => Prompt::Wait { seat: None },
        Step::Over => Prompt::Over,
        Step::Choose | Step::Act | Step::Post | Step::Pick if seat != game.active() => {
            Prompt::Wait { seat: Some(game.active()) }
        }
        Step::Choose => Prompt::Choose,
        Step::Act => acting(game.doing.colour, game.doing.ap, is_idle(game, seat)),
        Step::Post => Prompt::Post,
        Step::Pick => Prompt::Pick { picks: game.doing.picks },
    }
}

/// Whether ending the turn is all that is left of the action.
fn is_idle(game: &Amerigo, seat: Seat) -> bool {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    legal.iter().all(|action| Amerigo::is_aside(action) || *action == Action::Done)
}

fn acting(colour: Colour, ap: u8, idle: bool) -> Prompt {
    match colour {
        Colour::Blue => Prompt::ActBlue { ap, idle },
        Colour::Black => Prompt::ActBlack { ap, idle },
        Colour::Red => Prompt::ActRed { ap, idle },
        Colour::Brown => Prompt::ActBrown { ap, idle },
        Colour::Green => Prompt::ActGreen { ap, idle },
        Colour::Yellow => Prompt::ActYellow { ap, idle },
        Colour::White => Prompt::ActWhite { ap, idle },
    }
}

/// Every target of every ship that may sail now, with its distance.
fn journeys(game: &Amerigo, seat: Seat) -> Vec<Journey> {
    let mut journeys = Vec::new();
    if !game.carries_out(Colour::Blue) {
        return journeys;
    }
    let (frame, water) = (Frame::of(&game.map), game.water());
    let targets = sail::targets(game, seat);
    for (ship, targets) in Ship::BOTH.into_iter().zip(targets.journeys) {
        let from = game.sheet(seat).ship(ship);
        let mut seen = Waters::default();
        for steps in 0..=game.doing.ap {
            let reach = sea::within(frame, water, from, steps);
            let fresh = Waters {
                squares: (reach.squares & targets.squares).without(seen.squares),
                frame: reach.frame & targets.frame & !seen.frame,
            };
            let ship = ship.number();
            journeys.extend(fresh.iter().map(|to| Journey { ship, to, steps }));
            seen = reach;
        }
    }
    journeys
}
