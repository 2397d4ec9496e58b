//! [`Scene`]: one moment of a match, with what the laws need to judge it.
use serde::Serialize;
use skerry_core::{Dice, Game, QuickDice, Seat, Seats, Seed, Silent, Turn, Viewer, digest};
use skerry_table::{Entry, Replay, Table};

use crate::Laws;

/// What a law says of a scene: all is well, or what is wrong.
pub(crate) type Verdict = Result<(), String>;

/// One moment of a match.
pub(crate) struct Scene<'a, G: Game> {
    pub(crate) table: &'a Table<G>,
    pub(crate) laws: &'a Laws<G>,
    pub(crate) seed: Seed,
    pub(crate) salt: u16,
}

impl<G: Game> Scene<'_, G> {
    pub(crate) fn game(&self) -> &G {
        self.table.game()
    }

    pub(crate) fn seats(&self) -> Seats {
        Seats::first(self.game().players())
    }

    pub(crate) fn viewers(&self) -> Vec<Viewer> {
        self.seats().iter().map(Viewer::Seat).chain([Viewer::Spectator]).collect()
    }

    /// Dice that fall alike whenever the state is alike, however it was
    /// reached: a shorter match to a broken law breaks the law again.
    pub(crate) fn dice(&self) -> QuickDice {
        QuickDice::new(digest(self.game()) ^ u64::from(self.salt))
    }

    /// Actions somebody might send, legal or not.
    pub(crate) fn candidates(&self) -> Vec<G::Action> {
        let mut dice = self.dice();
        (0..32).map(|_| (self.laws.candidate)(&mut dice)).collect()
    }

    /// Each draw of the match so far: the game that asked, and nature's answer.
    pub(crate) fn draws(&self) -> Result<Vec<(G, G::Chance)>, String> {
        let mut replay =
            Replay::<G>::new(self.table.options()).map_err(|error| error.to_string())?;
        let mut draws = vec![];
        for entry in self.table.log() {
            if let Entry::Chance(chance) = entry {
                draws.push((*replay.game(), *chance));
            }
            replay.step(entry, &mut Silent).map_err(|error| error.to_string())?;
        }
        Ok(draws)
    }

    /// The match played on at random to its end.
    pub(crate) fn finished(&self) -> Result<Table<G>, String> {
        let mut table = self.table.clone();
        let mut dice = self.dice();
        for _ in 0..=self.laws.longest {
            let owing: Vec<_> = table.owing().iter().collect();
            if owing.is_empty() {
                return Ok(table);
            }
            let seat = *dice.pick(&owing);
            let action = table.game().draw_legal(seat, &mut dice);
            table.act(seat, action).map_err(|refusal| format!("{seat} {action:?}: {refusal}"))?;
            table.commit(seat).map_err(|refusal| refusal.to_string())?;
        }
        Err(format!("no end within {} decisions more", self.laws.longest))
    }
}

/// `Ok` if it holds, else what is wrong.
pub(crate) fn ensure(holds: bool, wrong: impl FnOnce() -> String) -> Verdict {
    if holds { Ok(()) } else { Err(wrong()) }
}

pub(crate) fn owing<G: Game>(game: &G) -> Seats {
    match game.turn() {
        Turn::Decide(seats) => seats,
        Turn::Chance | Turn::Over => Seats::NONE,
    }
}

pub(crate) fn legal_of<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = vec![];
    game.legal(seat, &mut actions);
    actions
}

/// One of the listed actions; `None` if the list is empty.
pub(crate) fn random_action<G: Game>(
    game: &G,
    seat: Seat,
    dice: &mut impl Dice,
) -> Option<G::Action> {
    let actions = legal_of(game, seat);
    if actions.is_empty() { None } else { Some(*dice.pick(&actions)) }
}

/// What goes over the wire: equality alone could overlook a field.
pub(crate) fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("views and events are plain data")
}

/// What `viewer` is shown of `events`.
pub(crate) fn shown<G: Game>(events: &[G::Event], viewer: Viewer) -> Vec<G::Event> {
    events.iter().filter_map(|event| G::redact(event, viewer)).collect()
}

/// How messages name a viewer.
pub(crate) fn name(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => format!("seat {seat}"),
        Viewer::Spectator => "the spectator".to_owned(),
    }
}
