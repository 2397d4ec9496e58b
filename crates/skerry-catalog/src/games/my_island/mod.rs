//! My Island in the catalog.
pub mod eval;
mod face;

use eval::MyIslandEval;
use face::MyIslandFace;
use my_island::{
    Island, MyIsland, Options, campaign::regroup, components::Tile, rulesets::RuleSetId,
};
use serde_json::{Value, json};

use crate::{
    Campaign, Goal, Goals, Kind, Member,
    game::{envelopes, lessons, texts},
    options,
};

/// My Island, and what the platform adds to it.
pub(super) static KIND: Kind<my_island::MyIsland, MyIslandEval> = Kind {
    eval: MyIslandEval,
    face: &MyIslandFace,
    texts: texts!(
        "my-island",
        "chapter-1",
        "chapter-2",
        "chapter-3",
        "chapter-4",
        "chapter-5",
        "chapter-6",
        "chapter-7",
        "chapter-8"
    ),
    goals: Goals {
        decision: Goal::at_most(150.0).or(375.0),
        games: Goal::at_least(50_000.0).or(20_000.0),
        listing: Goal::at_most(800.0),
        list_median: Goal::at_most(1_000.0),
        list_p99: Goal::at_most(4_000.0),
        full_rollouts: Goal::at_least(40_000.0),
        cut_rollouts: Goal::at_least(100_000.0),
    },
    campaign: Some(&CAMPAIGN),
    lessons: lessons!("my-island", "first"),
};

static CAMPAIGN: Campaign = Campaign {
    envelopes: envelopes!(
        "my-island",
        "chapter-1" => Vec::new,
        "chapter-2" => Vec::new,
        "chapter-3" => Vec::new,
        "chapter-4" => further_tiles,
        "chapter-5" => Vec::new,
        "chapter-6" => Vec::new,
        "chapter-7" => Vec::new,
        "chapter-8" => Vec::new,
    ),
    games_a_chapter: 3,
    party: |options| {
        let islands = options::read::<MyIsland>(options)?.islands().into_iter().flatten();
        let member = |one: Island| Member { board: one.animal(), progress: one.progress().into() };
        Ok(islands.map(member).collect())
    },
    regroup: |options, present, away| {
        let regrouped = regroup(&options::read::<MyIsland>(options)?, present, away);
        regrouped.map(|options| options::write::<MyIsland>(&options)).transpose()
    },
    alone: |players, number| {
        let rules = RuleSetId::CAMPAIGN.get(usize::from(number).checked_sub(1)?)?;
        options::write::<MyIsland>(&Options::single(players, *rules)).ok()
    },
    sealed_alone: |options| {
        let options = options::read::<MyIsland>(options)?;
        let is_alone = options.islands().iter().all(Option::is_none);
        // The first game is for everybody.
        Ok(Some(options.rules.number()).filter(|number| is_alone && *number > 1))
    },
};

/// The tiles of the fourth envelope, as the page has the others: the step to each hex from
/// the first, and what the hex shows.
fn further_tiles() -> Vec<Value> {
    let written = Tile::beyond_the_box().map(|tile| {
        let print = tile.print();
        let hexes = print.shape.hexes().iter().zip(print.symbols);
        let hexes: Vec<Value> = hexes.map(|(hex, symbol)| json!([hex.q, hex.r, symbol])).collect();
        let shape = format!("{:?}", print.shape).to_lowercase();
        json!({ "tile": tile, "shape": shape, "hexes": hexes })
    });
    written.collect()
}
