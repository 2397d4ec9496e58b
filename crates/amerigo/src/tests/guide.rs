//! The worked examples that the page draws beside the rules: what they show is true.
use alloc::{collections::BTreeSet, format, string::String, vec::Vec};

use serde_json::Value;
use skerry_core::Seat;

use super::position::{At, Position, RED, frame, given, tile};
use crate::{
    Action, Place, Square,
    components::{Colour, Tile},
};

const EXAMPLES: &str = include_str!("../../../../web/src/games/amerigo/guide/examples.json");

fn examples() -> Vec<Value> {
    serde_json::from_str(EXAMPLES).expect("a list of examples")
}

/// Examples that have something to say about this.
fn examples_with(part: &str) -> Vec<Value> {
    examples().into_iter().filter(|one| !one[part].is_null()).collect()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn number(value: &Value) -> u8 {
    value.as_u64().and_then(|number| number.try_into().ok()).expect("a small number")
}

fn numbers(value: &Value) -> Vec<u8> {
    list(value).iter().map(number).collect()
}

fn square(value: &Value) -> Square {
    value.as_str().and_then(|name| name.parse().ok()).expect("a square")
}

fn colour(name: &str) -> Colour {
    let is_meant = |colour: &Colour| format!("{colour:?}").eq_ignore_ascii_case(name);
    Colour::ALL.into_iter().find(is_meant).expect("a colour")
}

/// A tile as it lies, and who built it.
struct Lying {
    seat: Seat,
    tile: Tile,
    rotation: u8,
    at: Square,
}

fn lying(value: &Value) -> Lying {
    Lying {
        seat: Seat(number(&value["seat"])),
        tile: tile(value["tile"].as_str().expect("a tile")),
        rotation: number(&value["rotation"]),
        at: square(&value["at"]),
    }
}

impl Lying {
    fn squares(&self) -> Vec<At> {
        let offsets = self.tile.print().rotations[usize::from(self.rotation)].iter();
        let place = |(down, right): &(u8, i8)| {
            (self.at.row() + down, self.at.column().wrapping_add_signed(*right))
        };
        offsets.map(place).collect()
    }
    fn action(&self) -> Action {
        Action::Build { tile: self.tile, rotation: self.rotation, at: self.at }
    }
}

/// What stands on the map before anybody acts; red is chosen.
fn posed(map: &Value) -> Position {
    let start = given().pass(if map["pass"].is_null() { 1 } else { number(&map["pass"]) });
    let founded = list(&map["posts"]).iter().fold(start, |position, post| {
        let at = square(&post["at"]);
        position.of(Seat(number(&post["seat"]))).post((at.row(), at.column()))
    });
    let built = list(&map["tiles"])
        .iter()
        .map(lying)
        .fold(founded, |position, one| position.of(one.seat).built(one.tile, &one.squares()));
    built.of(RED)
}

/// Cites: 8.5, 9.2.1, 9.2.2, 9.2.3, 9.3, 9.4, R24.
#[test]
fn a_tile_in_a_picture_is_refused_or_scores_as_it_says() {
    let maps: Vec<Value> = examples_with("map").iter().map(|one| one["map"].clone()).collect();
    let maps: Vec<Value> = maps.into_iter().filter(|map| map["builds"].is_array()).collect();
    assert!(maps.len() > 8, "there are fewer pictures than there were");
    for map in maps {
        let builds: Vec<Lying> = list(&map["builds"]).iter().map(lying).collect();
        let tiles: Vec<Tile> = builds.iter().map(|build| build.tile).collect();
        let cost = tiles.iter().map(|tile| tile.cost()).sum();
        let start = posed(&map).planned(&tiles).taking(Colour::Green, cost);
        if let Some(rule) = map["refused"].as_str() {
            let refusal = start.act(builds[0].action()).refusal;
            assert_eq!(refusal.map(|refusal| refusal.0.id), Some(rule), "{map}");
            continue;
        }
        let points = numbers(&map["points"]);
        assert_eq!(points.len(), builds.len());
        let end = builds.iter().zip(points).fold(start, |position, (build, points)| {
            position.act(build.action()).gives(i16::from(points))
        });
        shows_what_was_paid(&map, start, end);
    }
}

/// The areas that are drawn add up to what everybody got.
fn shows_what_was_paid(map: &Value, start: Position, end: Position) {
    if map["scores"].is_null() {
        return;
    }
    for (seat, (before, after)) in (0..).zip(start.all_points().into_iter().zip(end.all_points())) {
        let own = list(&map["scores"]).iter().filter(|area| number(&area["seat"]) == seat);
        let shown: i16 = own.map(|area| i16::from(number(&area["points"]))).sum();
        assert_eq!(after - before, shown, "seat {seat}");
    }
}

/// Cites: 8.1, 8.1.3, 8.1.4, 8.1.5.
#[test]
fn a_ship_in_a_picture_gets_as_far_as_it_says() {
    let maps: Vec<Value> = examples_with("map").iter().map(|one| one["map"].clone()).collect();
    let maps: Vec<Value> = maps.into_iter().filter(|map| map["sail"].is_object()).collect();
    assert!(maps.len() > 2);
    for map in maps {
        let anchored = list_of_ships(&map)
            .into_iter()
            .fold(posed(&map), |position, (seat, at)| position.of(seat).ships(at, frame("SE")));
        let (sail, mut reached) = (&map["sail"], BTreeSet::new());
        let rings = list(&sail["reach"]).iter().filter_map(Value::as_str);
        for (steps, ring) in (0..).zip(rings) {
            reached.extend(ring.split(' ').map(String::from));
            if steps > 0 {
                assert_eq!(reached, targets(anchored.of(RED), steps), "{steps} steps");
            }
        }
        assert_eq!(list(&sail["reach"]).len(), usize::from(number(&sail["ap"])) + 1);
        assert!(reached.contains(sail["to"].as_str().expect("a place")));
    }
}

/// The first ship of every seat that has one.
fn list_of_ships(map: &Value) -> Vec<(Seat, Place)> {
    let ships = map["ships"].as_object().into_iter().flatten();
    let first = |at: &Value| at[0].as_str().and_then(|name| name.parse().ok()).expect("a place");
    ships.map(|(seat, at)| (Seat(seat.parse().expect("a seat")), first(at))).collect()
}

/// Where red's first ship can sail with so many action points.
fn targets(position: Position, ap: u8) -> BTreeSet<String> {
    let legal = position.taking(Colour::Blue, ap).legal().into_iter();
    let targets = legal.filter_map(|action| {
        let Action::Sail { ship: 1, to } = action else { return None };
        Some(format!("{to}"))
    });
    targets.collect()
}

/// Cites: 7.1, 7.2.
#[test]
fn actions_in_a_picture_are_on_offer_as_it_says() {
    let shown = examples_with("offers");
    assert!(shown.len() > 1);
    for example in shown {
        let cubes: Vec<(Colour, u8)> =
            Colour::ALL.into_iter().zip(numbers(&example["cubes"]["field"])).collect();
        let at = example["order"]["positions"].get(0).map_or(0, number);
        let position = given().position(at).field(&cubes);
        let offers = example["offers"].as_object().expect("offers");
        let mut open: Vec<Colour> = offers.keys().map(|name| colour(name)).collect();
        open.sort_by_key(|colour| colour.index());
        assert_eq!(position.available(), open);
        assert!(offers.values().all(|ap| number(ap) == position.game.base));
        if !example["gold"].is_null() {
            let richer = position.act(Action::TakeGold).allowed();
            assert_eq!(richer.sheet().gold, number(&example["gold"]));
        }
    }
}

/// Cites: 8.3, 8.4.
#[test]
fn action_points_in_a_picture_go_as_far_as_it_says() {
    for example in examples_with("advance") {
        let (from, steps) =
            (number(&example["advance"]["from"]), number(&example["advance"]["steps"]));
        assert_eq!(given().progress(from).taking(Colour::Brown, steps).most_steps(), steps);
    }
    for example in examples_with("plan") {
        let tiles: Vec<Tile> =
            list(&example["plan"]).iter().filter_map(Value::as_str).map(tile).collect();
        let end = tiles
            .iter()
            .fold(given().taking(Colour::Red, 4), |position, one| position.plan(*one).allowed());
        assert_eq!(end.ap(), 0);
    }
}
