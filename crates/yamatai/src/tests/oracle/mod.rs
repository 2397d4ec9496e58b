//! The rules once more, with lists and maps as the specification has them. Slow, and
//! compared with the engine at every decision.
mod game;
mod legal;
mod turns;

use alloc::{
    collections::{BTreeMap, BTreeSet},
    format,
    string::String,
    vec,
    vec::Vec,
};

use skerry_core::{Dice, Game, QuickDice, Silent, Turn, Viewer};

use self::game::{At, Oracle};
use super::position::is_sound;
use crate::{
    Action, Options, Reason, View, Yamatai,
    components::{Cargo, Culture, Kind},
    scoring,
    view::{Piece, Step},
};

/// Somebody who gets about: builds, collects, hires, and uses every power.
fn choose(legal: &[Action], dice: &mut QuickDice) -> Action {
    let is_busy = |action: &&Action| !matches!(action, Action::Pass | Action::EndTurn);
    let is_rare = |action: &&Action| {
        let is_deed = matches!(action, Action::Build { .. } | Action::Recruit { .. });
        is_deed || matches!(action, Action::UsePower | Action::Donate | Action::Release { .. })
    };
    let rare: Vec<_> = legal.iter().filter(is_rare).copied().collect();
    let busy: Vec<_> = legal.iter().filter(is_busy).copied().collect();
    match dice.below(8) {
        0..3 if !rare.is_empty() => *dice.pick(&rare),
        3..7 if !busy.is_empty() => *dice.pick(&busy),
        _ => *dice.pick(legal),
    }
}

/// What happened in matches that were compared.
#[derive(Debug, Default)]
struct Seen {
    decisions: usize,
    /// How often each action was chosen, by name.
    actions: BTreeMap<String, usize>,
    ends: BTreeSet<u8>,
    fleets: BTreeSet<u8>,
}

/// A match in which everything is compared.
fn compare(players: u8, culture_blocks_building: bool, seed: u64, seen: &mut Seen) {
    let options = Options { players, culture_blocks_building };
    let mut game = Yamatai::setup(&options).expect("2 to 4 can play");
    let mut oracle = Oracle::new(players.into(), culture_blocks_building);
    let mut dice = QuickDice::new(seed);
    loop {
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                assert_eq!(oracle.at, At::Nature);
                let chance = game.sample(&mut dice);
                game.resolve(chance, &mut Silent);
                oracle.resolve(chance);
            }
            Turn::Decide(seats) => {
                let seat = seats.lowest().expect("somebody decides");
                assert_eq!(seat.index(), oracle.active());
                let mut legal = vec![];
                game.legal(seat, &mut legal);
                assert_eq!(legal, oracle.legal(), "decision {} of {seed}", seen.decisions);
                let action = choose(&legal, &mut dice);
                game.apply(seat, action, &mut Silent);
                oracle.apply(action);
                seen.note(action);
            }
        }
        assert!(is_sound(&game), "{game:?}");
        agrees(&oracle, &game.view(Viewer::Spectator));
    }
    let reason = oracle.over.expect("the game is over");
    seen.ends.insert(reason as u8);
    for seat in game.seats().iter() {
        assert_eq!(usize::from(scoring::rank(&game, seat)), oracle.rank(seat.index()));
    }
}

impl Seen {
    fn note(&mut self, action: Action) {
        self.decisions += 1;
        if let Action::TakeFleet { fleet } = action {
            self.fleets.insert(fleet.number());
        }
        let name = format!("{action:?}").chars().take_while(char::is_ascii_alphanumeric).collect();
        *self.actions.entry(name).or_default() += 1;
    }
}

fn agrees(oracle: &Oracle, view: &View) {
    let is_over = view.step == Step::Over;
    assert_eq!(is_over, oracle.over.is_some());
    assert_eq!(
        (view.step == Step::Nature, view.round),
        (oracle.at == At::Nature && !is_over, oracle.round)
    );
    assert_eq!(view.ends.supply, oracle.supply);
    let boats: Vec<_> =
        oracle.boats.iter().map(|(at, boat)| (*at, boat.cargo, boat.fresh)).collect();
    let shown: Vec<_> = view.boats.iter().map(|it| (it.at, it.cargo, it.link.is_some())).collect();
    assert_eq!(shown, boats);
    for (land, shown) in oracle.islands.values().zip(&view.islands) {
        assert_eq!((shown.culture, shown.is_mountain), (land.culture, land.mountain));
        assert_eq!(shown.is_sacred, land.sacred);
        let piece = land.building.map(|(kind, _)| match kind {
            Kind::House | Kind::TradingPost => Piece::Standard,
            Kind::Torii => Piece::Torii,
            Kind::Palace => Piece::Palace,
        });
        assert_eq!(shown.building, piece);
        let owner = land.building.filter(|(kind, _)| kind.is_standard()).map(|(_, owner)| owner);
        assert_eq!(shown.owner.map(|seat| seat.index()), owner);
    }
    assert!(view.row.iter().eq(&oracle.row) && view.look.iter().eq(&oracle.look));
    assert!(view.tiles_to_come.iter().eq(&oracle.deck));
    assert!(view.specialists_to_come.iter().eq(&oracle.unseen));
    let hall = view.specialists.iter().map(|it| it.map(|it| (it.specialist, it.coins)));
    assert!(hall.eq(oracle.hall.iter().copied()));
    let open = view.fleets.open.iter().map(|fleet| fleet.map(|it| it.number()));
    assert!(open.eq(oracle.open.iter().copied()));
    players_agree(oracle, view);
}

fn players_agree(oracle: &Oracle, view: &View) {
    for (number, (player, shown)) in oracle.people.iter().zip(&view.players).enumerate() {
        assert_eq!(
            (i32::from(shown.coins), i32::from(shown.prestige)),
            (player.coins, player.prestige)
        );
        assert_eq!(usize::from(shown.houses_left), player.left);
        let count =
            |list: &[Cargo]| Cargo::ALL.map(|it| list.iter().filter(|c| **c == it).count() as u8);
        assert_eq!(shown.harbour.by_cargo(), count(&player.harbour));
        assert_eq!(shown.set_aside.by_cargo(), count(&player.aside));
        let culture =
            Culture::ALL.map(|it| player.culture.iter().filter(|c| **c == it).count() as u8);
        assert_eq!(shown.culture, culture);
        assert!(shown.specialists.iter().eq(&player.specialists));
        assert!(shown.reserved.iter().eq(&player.reserved));
        assert!(shown.built.iter().eq(&player.built));
        assert_eq!(i32::from(shown.points), oracle.points(number), "points of {number}");
        let sum: i32 = shown.breakdown.iter().map(|line| line.points).sum();
        assert_eq!(sum, i32::from(shown.points), "the breakdown adds up");
    }
}

/// Cites: 6, 7.1, 9, 11, R6, R7, R24, R58, R62.
#[test]
fn the_engine_plays_by_the_rules_of_the_specification() {
    let mut seen = Seen::default();
    let times = if option_env!("SKERRY_SLOW_TESTS").is_some() { 400 } else { 6 };
    for seed in 0..times {
        for players in 2..=4 {
            compare(players, seed % 2 == 1, seed * 7 + u64::from(players), &mut seen);
        }
    }
    assert_eq!(seen.fleets.len(), 10, "{:?}", seen.fleets);
    assert!(seen.actions.len() >= 21, "{:?}", seen.actions);
    assert!(seen.ends.contains(&(Reason::Boats as u8)));
}
