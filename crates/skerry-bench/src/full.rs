//! What is measured at a full table with nothing chosen, for which a game's goals
//! are meant: lists, the parts of a decision, search, the size of a state.
use core::fmt::Debug;

use skerry_bots::Evaluate;
use skerry_catalog::{Kind, games::Visitor};
use skerry_core::Game;

use crate::{
    games::{self, most},
    harness::{Effort, Subject},
    parts,
    report::Row,
    search,
};

/// Subjects of every game.
#[derive(Default)]
pub(crate) struct FullTables {
    pub(crate) subjects: Vec<Subject>,
}

/// How the time of lists spreads over positions, for every game.
pub(crate) struct Lists {
    pub(crate) effort: Effort,
    pub(crate) rows: Vec<Row>,
}

impl Visitor for FullTables {
    fn visit<G: Game, E: Evaluate<G> + Debug>(&mut self, kind: &'static Kind<G, E>) {
        let (options, table) = full_table(kind);
        let name = format!("{} players", most::<G>());
        let mut subjects = vec![games::listing_subject(&name, table, &kind.goals)];
        subjects.extend(parts::subjects(table, &options));
        subjects.extend(search::subjects(table, kind.eval, &kind.goals));
        self.subjects.extend(subjects.into_iter().map(|mut subject| {
            subject.name = format!("{}, {}", G::ID, subject.name);
            subject
        }));
    }
}

impl Visitor for Lists {
    fn visit<G: Game, E: Evaluate<G> + Debug>(&mut self, kind: &'static Kind<G, E>) {
        let (_, table) = full_table(kind);
        let mut rows = parts::spread_of_listing(table, &kind.goals, self.effort).to_vec();
        rows.push(parts::size_of_state::<G>());
        self.rows.extend(rows.into_iter().map(|mut row| {
            row.name = format!("{}, {}", G::ID, row.name);
            row
        }));
    }
}

fn full_table<G: Game, E>(kind: &Kind<G, E>) -> (G::Options, G) {
    let options = kind.options(Some(most::<G>().into()), &[]).expect("a full table can play");
    let opening = G::setup(&options).expect("a full table can play");
    (options, opening)
}
