//! R24, R62 The powers that change boats on the board: swap two, move one, take one
//! or two away. A boat keeps its freshness wherever it goes.
use skerry_core::{Counted, Seat, Sink, Step, Stepwise, Violation};

use crate::{
    action::{Action, Event},
    components::{Cargo, Fleet, LONGEST_CHAIN, Power},
    map,
    names::Space,
    rules,
    sets::SpaceSet,
    state::{Phase, Yamatai},
};

/// The targets of fleets 5, 6 and 7.
pub(super) struct OnBoats;

pub(super) enum Deed {
    Pick(Space),
    SwapWith(Space),
    MoveTo(Space),
    Remove(Space),
}

impl Step<Yamatai> for OnBoats {
    type Deed = Deed;

    #[inline]
    fn is_open(game: &Yamatai, _: Seat) -> bool {
        matches!(game.phase(), Phase::Power | Phase::PowerSecond)
            && matches!(game.doing.fleet.power(), Power::Swap | Power::Move | Power::Storm)
    }

    fn check(game: &Yamatai, _: Seat, deed: Deed) -> Result<(), Violation> {
        let targets = Targets::of(game);
        let (verb, at) = match deed {
            Deed::Pick(boat) => (Verb::Pick, boat),
            Deed::SwapWith(boat) => (Verb::SwapWith, boat),
            Deed::MoveTo(at) => (Verb::MoveTo, at),
            Deed::Remove(boat) => (Verb::Remove, boat),
        };
        if targets.verb != verb {
            return Err(Yamatai::WRONG_MOMENT);
        }
        if targets.spaces.contains(at) {
            return Ok(());
        }
        match game.doing.fleet {
            Fleet::SWAP => Err(Violation(&rules::SWAP_BOATS)),
            Fleet::MOVE => Err(Violation(&rules::MOVE_A_BOAT)),
            Fleet(_) => Err(Violation(&rules::STORM)),
        }
    }

    #[inline]
    fn menu(game: &Yamatai, _: Seat, out: &mut impl FnMut(Action)) {
        let targets = Targets::of(game);
        targets.spaces.iter().for_each(|at| out(targets.verb.with(at)));
    }

    #[inline]
    fn counted(game: &Yamatai, _: Seat) -> impl Counted<Action> {
        Targets::of(game)
    }

    #[inline]
    fn apply(game: &mut Yamatai, seat: Seat, deed: Deed, events: &mut impl Sink<Event>) {
        match deed {
            Deed::Pick(boat) => {
                game.doing.first = boat.0;
                game.phases.replace(Phase::PowerSecond);
            }
            Deed::SwapWith(to) => {
                let from = Space(core::mem::take(&mut game.doing.first));
                let before = (game.boats, game.doing.chain);
                swap(game, from, to);
                let is_same = before == (game.boats, game.doing.chain);
                events.tell(|| match is_same {
                    true => Event::NothingSwapped { seat },
                    false => Event::BoatsSwapped { seat, from, to },
                });
                game.phases.pop();
            }
            Deed::MoveTo(to) => {
                let from = Space(core::mem::take(&mut game.doing.first));
                let cargo = carry(game, from, to);
                events.tell(|| Event::BoatMoved { seat, cargo, from, to });
                game.phases.pop();
            }
            Deed::Remove(at) => {
                let cargo = remove(game, at);
                events.tell(|| Event::BoatRemoved { seat, cargo, at });
                if game.phase() == Phase::Power {
                    game.phases.replace(Phase::PowerSecond);
                } else {
                    game.phases.pop();
                }
            }
        }
    }
}

/// What is done to the boat or space that is chosen next.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Verb {
    Pick,
    SwapWith,
    MoveTo,
    Remove,
}

impl Verb {
    #[inline]
    fn with(self, at: Space) -> Action {
        match self {
            Verb::Pick => Action::Pick { boat: at },
            Verb::SwapWith => Action::SwapWith { boat: at },
            Verb::MoveTo => Action::MoveTo { at },
            Verb::Remove => Action::Remove { boat: at },
        }
    }
}

/// What may be chosen next, and for what.
struct Targets {
    verb: Verb,
    spaces: SpaceSet,
}

impl Targets {
    #[inline]
    fn of(game: &Yamatai) -> Targets {
        let first = Space(game.doing.first);
        let is_second = game.phase() == Phase::PowerSecond;
        let (verb, spaces) = match (game.doing.fleet, is_second) {
            (Fleet::SWAP, false) => (Verb::Pick, game.occupied()),
            (Fleet::SWAP, true) => (Verb::SwapWith, game.occupied().without(SpaceSet::one(first))),
            (Fleet::MOVE, false) => (Verb::Pick, movable(game)),
            (Fleet::MOVE, true) => (Verb::MoveTo, havens(game, first)),
            (Fleet(_), _) => (Verb::Remove, game.occupied()),
        };
        Targets { verb, spaces }
    }
}

impl Counted<Action> for Targets {
    #[inline]
    fn count(&self) -> u32 {
        self.spaces.len()
    }

    #[inline]
    fn nth(&self, n: u32) -> Action {
        self.verb.with(self.spaces.nth(n))
    }
}

/// Where this boat could be moved to: an entry, or beside another boat.
#[inline]
pub(crate) fn havens(game: &Yamatai, boat: Space) -> SpaceSet {
    let others = game.occupied().without(SpaceSet::one(boat));
    map::ENTRIES.or(map::beside(others)).and(game.free())
}

/// Boats that could be moved somewhere.
#[inline]
fn movable(game: &Yamatai) -> SpaceSet {
    let boats = game.occupied();
    let shore = match Shore::of(game, boats) {
        Shore::Anybody => return boats,
        Shore::AllButOwn(shore) => shore,
    };
    let can_move = |boat: &Space| !shore.without(map::connected(*boat)).is_empty();
    boats.iter().filter(can_move).fold(SpaceSet::EMPTY, |all, boat| all.or(SpaceSet::one(boat)))
}

/// Is there a boat that could be moved somewhere?
#[inline]
pub(super) fn can_move(game: &Yamatai) -> bool {
    let boats = game.occupied();
    match Shore::of(game, boats) {
        Shore::Anybody => !boats.is_empty(),
        Shore::AllButOwn(_) => !movable(game).is_empty(),
    }
}

/// Free spaces that boats could be moved to.
enum Shore {
    /// There is one for whichever boat: an entry, or beside two boats.
    Anybody,
    /// Each of these is beside one boat only, which itself cannot go there.
    AllButOwn(SpaceSet),
}

impl Shore {
    #[inline]
    fn of(game: &Yamatai, boats: SpaceSet) -> Shore {
        let free = game.free();
        if !map::ENTRIES.and(free).is_empty() {
            return Shore::Anybody;
        }
        let mut once = SpaceSet::EMPTY;
        for boat in boats.iter() {
            let beside = map::connected(boat).and(free);
            if !once.and(beside).is_empty() {
                return Shore::Anybody;
            }
            once = once.or(beside);
        }
        Shore::AllButOwn(once)
    }
}

fn cargo_at(game: &Yamatai, at: Space) -> Cargo {
    game.cargo_at(at).expect("a space without a boat is not legal")
}

fn swap(game: &mut Yamatai, from: Space, to: Space) {
    let (one, other) = (cargo_at(game, from), cargo_at(game, to));
    if one != other {
        for (cargo, old, new) in [(one, from, to), (other, to, from)] {
            game.boats[cargo.index()].remove(old);
            game.boats[cargo.index()].add(new);
        }
    }
    if game.fresh.contains(from) != game.fresh.contains(to) {
        game.fresh.0 ^= SpaceSet::one(from).or(SpaceSet::one(to)).0;
    }
    for link in game.doing.chain.iter_mut().chain([&mut game.doing.last]) {
        if *link == Some(from) {
            *link = Some(to);
        } else if *link == Some(to) {
            *link = Some(from);
        }
    }
}

fn carry(game: &mut Yamatai, from: Space, to: Space) -> Cargo {
    let cargo = cargo_at(game, from);
    game.boats[cargo.index()].remove(from);
    game.boats[cargo.index()].add(to);
    if game.fresh.contains(from) {
        game.fresh.remove(from);
        game.fresh.add(to);
    }
    for link in game.doing.chain.iter_mut().chain([&mut game.doing.last]) {
        if *link == Some(from) {
            *link = Some(to);
        }
    }
    cargo
}

fn remove(game: &mut Yamatai, at: Space) -> Cargo {
    let cargo = cargo_at(game, at);
    game.boats[cargo.index()].remove(at);
    game.supply[cargo.index()] += 1;
    game.fresh.remove(at);
    let doing = &mut game.doing;
    if doing.last == Some(at) {
        doing.last = None;
    }
    let mut chain = [None; LONGEST_CHAIN];
    let left = doing.chain.into_iter().filter(|link| link.is_some() && *link != Some(at));
    chain.iter_mut().zip(left).for_each(|(new, old)| *new = old);
    doing.chain = chain;
    cargo
}
