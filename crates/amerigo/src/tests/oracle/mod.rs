//! The rules once more, square by square and disc by disc as the specification
//! has them. Slow, and compared with the engine at every decision.
mod game;
mod turns;
mod world;

use alloc::{
    collections::{BTreeMap, BTreeSet},
    format,
    string::{String, ToString},
    vec,
    vec::Vec,
};

use skerry_core::{Dice, Game, QuickDice, Seat, Silent, Turn, Viewer};

use self::{
    game::{Oracle, Player, State},
    world::{Cover, Squares, at},
};
use crate::{
    Action, Amerigo, Event, Options, Square, View,
    components::{Colour, Resource, Tile},
    view::{PlayerView, Step, TileCount},
};

/// Somebody who gets about: founds posts, plans, and builds when he can.
fn choose(legal: &[Action], game: &Oracle, dice: &mut QuickDice) -> Action {
    let eager = |action: &&Action| {
        if let Action::Sail { to, .. } = action {
            let post = game.world.post_of_anchor(&to.to_string());
            return post.is_some_and(|post| !game.land.cover.contains_key(&post));
        }
        let is_tile =
            matches!(action, Action::PlacePost | Action::Build { .. } | Action::TakeTile { .. });
        let is_marker = matches!(action, Action::UseSail8 | Action::Jump | Action::CashChest);
        let is_step = matches!(action, Action::Advance { .. });
        let is_idle = |colour: &Colour| matches!(colour, Colour::Black | Colour::Yellow);
        let is_take = matches!(action, Action::Take { colour } if !is_idle(colour));
        is_tile || is_marker || is_step || is_take
    };
    let eager: Vec<_> = legal.iter().filter(eager).copied().collect();
    let is_busy = |action: &&Action| !matches!(action, Action::Done | Action::NoPost);
    let busy: Vec<_> = legal.iter().filter(is_busy).copied().collect();
    match dice.below(8) {
        0..5 if !eager.is_empty() => *dice.pick(&eager),
        5..7 if !busy.is_empty() => *dice.pick(&busy),
        _ => *dice.pick(legal),
    }
}

/// What happened in matches that were compared.
#[derive(Debug, Default)]
struct Seen {
    decisions: usize,
    /// How often each action was chosen, by name.
    actions: BTreeMap<String, usize>,
    completed: usize,
    chests: usize,
}

/// A match in which everything is compared.
fn compare(players: u8, seed: u64, seen: &mut Seen) {
    let mut game = Amerigo::setup(&Options { players }).expect("2 to 4 can play");
    let mut oracle = Oracle::new(players.into());
    let mut dice = QuickDice::new(seed);
    loop {
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                assert_eq!(oracle.state, State::Nature);
                let chance = game.sample(&mut dice);
                game.resolve(chance, &mut Silent);
                oracle.resolve(chance);
            }
            Turn::Decide(seats) => {
                let seat = seats.lowest().expect("somebody decides");
                assert_eq!(seat.index(), oracle.active());
                let mut legal = vec![];
                game.legal(seat, &mut legal);
                assert_eq!(legal, oracle.legal(), "decision {} of seed {seed}", seen.decisions);
                let action = choose(&legal, &oracle, &mut dice);
                let mut events = vec![];
                game.apply(seat, action, &mut events);
                oracle.apply(action);
                seen.note(action, &events);
            }
        }
        agrees(&oracle, &game.view(Viewer::Spectator));
        holds(&oracle);
    }
    assert_eq!(oracle.state, State::Over);
    ranks_agree(&oracle, &game);
}

impl Seen {
    fn note(&mut self, action: Action, events: &[Event]) {
        self.decisions += 1;
        let name = format!("{action:?}").chars().take_while(char::is_ascii_alphanumeric).collect();
        *self.actions.entry(name).or_default() += 1;
        for event in events {
            if let Event::IslandCompleted { chest, .. } = event {
                self.completed += 1;
                self.chests += usize::from(*chest);
            }
        }
    }
}

fn ranks_agree(oracle: &Oracle, game: &Amerigo) {
    let mut ranking = oracle.order();
    // Stable: equal points stay in order.
    ranking.sort_by_key(|number| -oracle.players[*number].points);
    for (rank, number) in (1..).zip(ranking) {
        assert_eq!(crate::scoring::rank(game, Seat(number as u8)), rank);
    }
}

fn agrees(oracle: &Oracle, view: &View) {
    let step = match oracle.state {
        State::Nature => Step::Nature,
        State::Choose => Step::Choose,
        State::Act => Step::Act,
        State::Post => Step::Post,
        State::Pick => Step::Pick,
        State::Over => Step::Over,
    };
    assert_eq!(view.step, step);
    assert_eq!((view.pass, view.time), (oracle.pass, 6 - oracle.pass));
    assert_eq!(view.cubes.storage, oracle.storage);
    assert_eq!((view.cubes.tower, view.cubes.field), (oracle.tower, oracle.field));
    assert_eq!(view.cubes.base, oracle.base);
    assert_eq!(view.pirates, oracle.pirates.iter().sum::<u8>());
    assert_eq!(view.markers, oracle.board);
    assert_eq!(counted(&view.supply), counts(&oracle.supply));
    let goods = view.goods.iter().map(|good| good.map(|good| (good.resource, good.cost)));
    assert!(
        goods.eq(oracle
            .goods
            .iter()
            .copied()
            .chain(core::iter::repeat(None))
            .take(view.goods.len()))
    );
    if !oracle.stacks[0].is_empty() || oracle.pass > 1 {
        let order = view.order.iter().map(|seat| seat.index());
        assert!(order.eq(oracle.order()), "{:?}", oracle.stacks);
    }
    for (number, player) in view.players.iter().enumerate() {
        player_agrees(oracle, number, player);
    }
    map_agrees(oracle, view);
    turn_agrees(oracle, view);
}

fn counted(tiles: &[TileCount]) -> BTreeMap<Tile, u8> {
    tiles.iter().map(|tiles| (tiles.tile, tiles.count)).collect()
}

fn counts(tiles: &BTreeMap<Tile, u8>) -> BTreeMap<Tile, u8> {
    tiles.iter().filter(|(_, count)| **count > 0).map(|(tile, count)| (*tile, *count)).collect()
}

fn player_agrees(oracle: &Oracle, number: usize, view: &PlayerView) {
    let player: &Player = &oracle.players[number];
    assert_eq!(i32::from(view.points), player.points, "points of {number}");
    assert_eq!((u32::from(view.gold), view.cannons), (player.gold, player.cannons));
    assert_eq!((view.progress, view.chests), (player.progress, player.chests));
    if oracle.stacks.iter().any(|stack| stack.contains(&number)) {
        assert_eq!(view.position, oracle.position(number));
    }
    let posts = oracle.land.posts(number).count();
    assert_eq!((usize::from(view.posts_placed), usize::from(view.posts_left)), (posts, 12 - posts));
    let ships = view.ships.iter().map(|ship| ship.map(|place| place.to_string()));
    assert!(ships.eq(player.ships.iter().cloned()));
    assert_eq!(counted(&view.villages), counts(&player.villages));
    assert_eq!(counted(&view.planned), counts(&player.planned));
    for kind in Resource::ALL {
        let held = |of: &BTreeMap<Resource, i32>| *of.get(&kind).unwrap_or(&0);
        assert_eq!(i32::from(view.resources[kind.index()]), held(&player.resources));
        assert_eq!(i32::from(view.goods[kind.index()]), held(&player.goods) + 1);
    }
    let held: BTreeSet<_> = view.markers.iter().map(|held| held.marker).collect();
    let used = view.markers.iter().filter(|held| held.is_used).map(|held| held.marker);
    assert_eq!(
        (held, used.collect::<BTreeSet<_>>()),
        (player.markers.clone(), player.used.clone())
    );
    assert_eq!(view.pirates, oracle.strength(number));
    let sum: i32 = view.breakdown.iter().map(|line| line.points).sum();
    assert_eq!(sum, player.points, "the breakdown adds up");
}

fn map_agrees(oracle: &Oracle, view: &View) {
    let (map, world) = (&view.map, &oracle.world);
    let letters = map.ground.concat();
    assert!(letters.chars().eq(world.ground.values().copied()), "as printed");
    let frame: Vec<String> = map.frame.iter().map(ToString::to_string).collect();
    assert_eq!(frame, world.frame);
    assert_eq!(map.islands.len(), world.islands.len());
    for (letter, (view, island)) in (b'a'..).zip(map.islands.iter().zip(&world.islands)) {
        let is_free = |at: &&(i32, i32)| !oracle.land.cover.contains_key(at);
        assert_eq!(usize::from(view.size), island.len());
        assert_eq!(usize::from(view.left), island.iter().filter(is_free).count());
        assert_eq!(view.is_large, island.len() >= 20);
        let posts =
            |number| oracle.land.posts(number).filter(|at| island.contains(at)).count() as u8;
        assert_eq!(view.posts, (0..oracle.players.len()).map(posts).collect::<Vec<_>>());
        let marked =
            |(row, column): (i32, i32)| map.island_of[row as usize].as_bytes()[column as usize];
        assert!(island.iter().all(|at| marked(*at) == letter));
    }
    let squares =
        |squares: &[Square]| squares.iter().map(|square| at(*square)).collect::<Squares>();
    let tiles = map.tiles.iter();
    let mut tiles: Vec<_> =
        tiles.map(|tile| (tile.owner.map(Seat::index), squares(&tile.squares))).collect();
    let mut built = oracle.land.tiles.clone();
    tiles.sort();
    built.sort();
    assert_eq!(tiles, built, "each tile by itself");
    let posts: BTreeMap<_, _> =
        map.posts.iter().map(|p| (at(p.at), Cover::Post(p.owner.index()))).collect();
    let is_post = |(_, cover): &(_, Cover)| matches!(cover, Cover::Post(_));
    let cover = oracle.land.cover.iter().map(|(at, cover)| (*at, *cover));
    assert_eq!(posts, cover.filter(is_post).collect());
    let left = world.ground.iter().filter(|(at, _)| !oracle.land.cover.contains_key(at));
    let left = left.filter_map(|(at, letter)| Some((*at, "SCTNK".find(*letter)?)));
    let shown = map.resources.iter().map(|resource| (at(resource.at), resource.resource.index()));
    assert_eq!(shown.collect::<BTreeMap<_, _>>(), left.collect());
}

fn turn_agrees(oracle: &Oracle, view: &View) {
    let Some(doing) = &view.doing else {
        assert!(matches!(oracle.state, State::Nature | State::Over));
        return;
    };
    assert_eq!(view.active.map(Seat::index), Some(oracle.active()));
    assert!(
        view.round_order.iter().map(|seat| seat.index()).eq(oracle.round_order.iter().copied())
    );
    assert_eq!(usize::from(view.turn), oracle.turn);
    let running = &oracle.running;
    assert_eq!((doing.colour, doing.ap, doing.picks), (running.colour, running.ap, running.picks));
    assert_eq!(doing.post.map(at), running.post);
    if oracle.state == State::Choose {
        let offers = doing.offers.iter().map(|offer| (offer.colour, offer.ap));
        assert!(
            offers.eq(oracle.available().into_iter().map(|colour| (colour, oracle.ap(colour))))
        );
    }
    if oracle.state == State::Act && running.colour == Some(Colour::Green) {
        let network: Squares = doing.network.iter().map(|square| at(*square)).collect();
        assert_eq!(network, oracle.land.network(oracle.active()));
    }
    journeys_agree(oracle, view);
}

/// Every journey has its distance.
fn journeys_agree(oracle: &Oracle, view: &View) {
    let doing = view.doing.as_ref().expect("somebody decides");
    let mut shown: Vec<_> =
        doing.journeys.iter().map(|j| (j.ship, j.to.to_string(), j.steps)).collect();
    let legal = if doing.journeys.is_empty() && oracle.running.colour != Some(Colour::Blue) {
        vec![]
    } else {
        oracle.legal()
    };
    let ships = &oracle.players[oracle.active()].ships;
    let distances = ships.clone().map(|ship| ship.map(|from| oracle.world.distances(&from)));
    let sails = legal.into_iter().filter_map(|action| {
        let Action::Sail { ship, to } = action else { return None };
        Some((ship, to.to_string()))
    });
    let mut expected: Vec<_> = sails
        .map(|(ship, to)| {
            let distances = distances[usize::from(ship) - 1].as_ref().expect("on the map");
            let steps = distances[&to];
            (ship, to, steps)
        })
        .collect();
    shown.sort();
    expected.sort();
    assert_eq!(shown, expected);
}

/// The invariants of section 5; that the engine agrees has been said.
fn holds(oracle: &Oracle) {
    let is_filled = oracle.storage.iter().chain(&oracle.tower).any(|cubes| *cubes > 0);
    let cubes = |at: usize| oracle.storage[at] + oracle.tower[at] + oracle.field[at];
    assert!(!is_filled || (0..7).all(|colour| cubes(colour) == 7));
    let sum = |tiles: &BTreeMap<Tile, u8>, is_neutral: bool| -> usize {
        let tiles = tiles.iter().filter(|(tile, _)| tile.is_neutral() == is_neutral);
        tiles.map(|(_, count)| usize::from(*count)).sum()
    };
    let built = |owner| oracle.land.tiles.iter().filter(|(by, _)| *by == owner).count();
    let mut neutral = sum(&oracle.supply, true) + built(None);
    let mut resources = 0;
    for (number, player) in oracle.players.iter().enumerate() {
        let villages = sum(&player.villages, false) + sum(&player.planned, false);
        assert_eq!(villages + built(Some(number)), 16);
        assert!(oracle.land.posts(number).count() <= 12);
        neutral += sum(&player.planned, true);
        resources += player.resources.values().sum::<i32>();
        assert!(player.gold <= 12 && player.cannons <= 12 && player.progress <= 20);
        assert!(player.points >= 0);
    }
    assert_eq!(neutral, 37);
    let printed = |at: &(i32, i32)| "SCTNK".contains(oracle.world.ground[at]);
    let covered = oracle.land.cover.keys().filter(|at| printed(at)).count();
    assert_eq!(resources as usize, covered, "on the map or taken");
}

/// Cites: 6, 7.1, 7.5, 8.1.4, 9.2.1, 9.2.2, 9.2.3, 9.4.
#[test]
fn two_players_play_by_the_oracle() {
    let mut seen = Seen::default();
    (0..3).for_each(|seed| compare(2, seed, &mut seen));
    assert!(seen.decisions > 3 * 200 && seen.completed > 0, "{seen:?}");
}

/// Cites: 6, 6.1, 8.7, 9.2.3, 9.4, 11.
#[test]
fn three_players_play_by_the_oracle() {
    let mut seen = Seen::default();
    (0..2).for_each(|seed| compare(3, seed, &mut seen));
    assert!(seen.decisions > 2 * 300 && seen.completed > 0, "{seen:?}");
}

/// Cites: 6, 6.2, 8.1, 9.2.3, 9.4, 12.
#[test]
fn four_players_play_by_the_oracle() {
    let mut seen = Seen::default();
    // Between them these use every action.
    [0, 6].into_iter().for_each(|seed| compare(4, seed, &mut seen));
    let kinds = <Action as skerry_core::Vocabulary>::WORDS.len();
    assert_eq!(seen.actions.len(), kinds, "every action was chosen: {seen:?}");
    assert!(seen.completed > 0 && seen.chests > 0, "{seen:?}");
}
