//! The worked examples that the page draws beside the rules: what they show is true.
use alloc::{collections::BTreeSet, format, string::String, vec::Vec};

use serde_json::Value;
use skerry_core::{Game, Seat, Viewer};

use super::position::{BLUE, Outcome, Position, boats, given, given_blocking, island, tile};
use crate::{
    Action, Chance,
    components::{Cargo, Fleet, Specialist},
    state::Phase,
};

const EXAMPLES: &str = include_str!("../../../../web/src/games/yamatai/guide/examples.json");

fn examples() -> Vec<Value> {
    serde_json::from_str(EXAMPLES).expect("a list of examples")
}

/// What the examples have to say about this.
fn all(part: &str) -> Vec<Value> {
    examples().into_iter().map(|one| one[part].clone()).filter(|it| !it.is_null()).collect()
}

/// Of the charts, those that show this.
fn maps_with(part: &str) -> Vec<Value> {
    all("map").into_iter().filter(|map| !map[part].is_null()).collect()
}

fn word(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn words(value: &Value) -> Vec<&str> {
    word(value).split(' ').filter(|word| !word.is_empty()).collect()
}

fn number<T: TryFrom<i64>>(value: &Value) -> T {
    value.as_i64().and_then(|number| T::try_from(number).ok()).expect("a small number")
}

fn numbers<T: TryFrom<i64>>(value: &Value) -> Vec<T> {
    value.as_array().into_iter().flatten().map(number).collect()
}

fn strings(value: &Value) -> Vec<String> {
    value.as_array().into_iter().flatten().map(|it| word(it).into()).collect()
}

/// What lies and stands on a chart; blue's turn.
fn posed(map: &Value, start: Position) -> Position {
    let fleet = if map["fleet"].is_null() { 1 } else { number(&map["fleet"]) };
    let start = start
        .fleet(fleet)
        .boats(word(&map["boats"]))
        .fresh(word(&map["fresh"]))
        .tokens(word(&map["tokens"]))
        .mountains(word(&map["mountains"]))
        .sacred(word(&map["sacred"]))
        .torii(word(&map["torii"]))
        .palaces(word(&map["palaces"]))
        .pool(word(&map["pool"]));
    let houses = map["houses"].as_object().into_iter().flatten();
    let built = houses.fold(start, |position, (seat, list)| {
        position.of(Seat(seat.parse().expect("a seat"))).houses(word(list))
    });
    built.of(BLUE)
}

/// Cites: 6.3.3, 6.3.4, R2.
#[test]
fn boats_in_a_picture_may_go_where_it_says() {
    let maps = maps_with("spaces");
    assert!(maps.len() > 1);
    for map in maps {
        let position = posed(&map, given());
        let shown = map["spaces"].as_object().expect("spaces by cargo");
        for (letter, list) in shown {
            let letter = letter.chars().next().expect("a cargo");
            let legal: BTreeSet<String> =
                position.spaces_for(letter).iter().map(|at| format!("{at}")).collect();
            let listed: BTreeSet<String> = words(list).into_iter().map(String::from).collect();
            assert_eq!(legal, listed, "{map}");
            assert!(words(&map["not"]).iter().all(|at| !legal.contains(*at)));
        }
    }
}

/// Cites: 6.4.1, R7, R60.
#[test]
fn boats_in_a_picture_take_what_it_says_and_no_more() {
    let maps = maps_with("takes");
    assert!(maps.len() > 1);
    for map in maps {
        let takes = words(&map["takes"]);
        let end = takes.iter().fold(posed(&map, given()), |position, take| {
            let (boat, from) = take.split_once('-').expect("boat-island");
            position.take(boat, from).allowed()
        });
        assert_eq!(
            end.mat().culture.iter().map(|count| usize::from(*count)).sum::<usize>(),
            takes.len()
        );
        assert!(end.phase() != Phase::Collect, "{map}: the run is over");
    }
}

fn built(map: &Value, start: Position) -> Outcome {
    let build = &map["build"];
    posed(map, start).row(word(&build["tile"])).build(word(&build["tile"]), word(&build["at"]))
}

/// Cites: 7.1, 7.1.2, 7.1.3, 7.3, R1, R12, F9.
#[test]
fn a_building_in_a_picture_is_refused_or_brings_what_it_says() {
    let maps = maps_with("build");
    assert!(maps.len() > 8, "there are fewer pictures than there were");
    for map in maps {
        let build = &map["build"];
        let outcome = built(&map, given());
        let refused = outcome.refusal.map(|refusal| refusal.0.id);
        assert_eq!(refused, build["refused"].as_str(), "{map}");
        let published = built(&map, given_blocking()).refusal.map(|refusal| refusal.0.id);
        assert_eq!(published, build["published"].as_str().or(refused), "{map}");
        if refused.is_none() && build["asks"].is_null() {
            let (before, after) = (*outcome.before.mat(), *outcome.after.mat());
            assert_eq!(after.prestige - before.prestige, number::<u8>(&build["prestige"]), "{map}");
            assert_eq!(after.coins - before.coins, number::<u16>(&build["coins"]), "{map}");
        }
        pays_as_it_shows(&map);
    }
}

/// The boats around the island are those of the cost, but for what is missing.
fn pays_as_it_shows(map: &Value) {
    let build = &map["build"];
    if build["refused"].is_string() {
        return;
    }
    let view = posed(map, given()).row(word(&build["tile"])).game.view(Viewer::Spectator);
    let sites = view.doing.expect("a turn").sites;
    let site = sites
        .iter()
        .find(|site| {
            site.tile == tile(word(&build["tile"])) && site.at == island(word(&build["at"]))
        })
        .expect("it can be built");
    let missing = if build["missing"].is_null() { "none" } else { word(&build["missing"]) };
    assert!(site.is_now);
    assert_eq!(site.missing, boats(missing), "{map}");
}

/// Cites: 9, R58.
#[test]
fn the_next_round_in_a_picture_comes_about() {
    for taken in all("order") {
        let taken: Vec<u8> = numbers(&taken);
        let mut position = given().at_the_end();
        for (slot, number) in position.game.taken.iter_mut().zip(&taken) {
            *slot = Some(Fleet(*number));
        }
        let next = position.game.view(Viewer::Spectator).next_order;
        let mut seats: Vec<usize> = (0..taken.len()).collect();
        seats.sort_by_key(|seat| taken[*seat]);
        assert_eq!(next.iter().map(|turn| turn.seat.index()).collect::<Vec<_>>(), seats);
    }
    for track in all("track") {
        // The track of the worked example, from which these five came.
        let open = numbers::<u8>(&track["open"]);
        let (left, drawn) = (open[0], &open[1..]);
        let [older, newer] = ["next", "later"].map(|part| numbers::<u8>(&track[part]));
        let set = |numbers: &[u8]| numbers.iter().fold(0, |set, it| set | Fleet(*it).bit());
        let mut position = given().at_the_end();
        position.game.open = [None, None, None, Some(Fleet(left)), None];
        position.game.older = set(drawn) | set(&older);
        for (slot, number) in position.game.taken.iter_mut().zip(&newer) {
            *slot = Some(Fleet(*number));
        }
        let start = position.end_turn().allowed();
        let end = drawn
            .iter()
            .fold(start, |position, number| position.draw(Chance::Fleet { fleet: Fleet(*number) }));
        assert_eq!(end.phase(), Phase::Fleet);
        let turned: Vec<u8> = end.game.open.iter().flatten().map(|fleet| fleet.number()).collect();
        assert_eq!(turned, open);
        assert_eq!((end.game.older, end.game.newer), (set(&older), set(&newer)));
    }
}

/// Cites: 6.2, 6.2.2.
#[test]
fn prices_in_a_picture_are_paid() {
    for example in examples().iter().filter(|one| !one["boats"].is_null()) {
        let coins: u16 = number(&example["coins"]);
        for letter in word(&example["boats"]).chars() {
            let cargo = Cargo::ALL["BWSCG".find(letter).expect("a cargo")];
            let is_bought = given().coins(coins).buy(letter).refusal.is_none();
            assert_eq!(is_bought, cargo.price() <= coins, "{letter}");
        }
    }
}

/// Cites: 6.5, 6.6, R17, R19.
#[test]
fn what_is_moored_and_paid_in_a_picture_is_legal() {
    for moor in all("moor") {
        let end = given().pool(word(&moor["pool"])).mooring().moor(word(&moor["keep"])).allowed();
        let moored = boats(word(&moor["keep"])).by_cargo();
        assert_eq!(end.mat().harbour, moored);
        let beside: u8 = end.mat().set_aside.iter().sum();
        assert_eq!(usize::from(beside), word(&moor["pool"]).len() - word(&moor["keep"]).len());
    }
    for example in examples().iter().filter(|one| !one["payments"].is_null()) {
        let blue = given().hall(&[(Specialist::Tsuki, 0)]).recruiting();
        let blue = blue.culture(&strings(&example["culture"]).join(" "));
        let legal: BTreeSet<String> = blue
            .legal()
            .into_iter()
            .filter_map(|action| {
                let Action::Recruit { offering, .. } = action else { return None };
                Some(format!("{offering}"))
            })
            .collect();
        assert_eq!(legal, strings(&example["payments"]).into_iter().collect());
    }
}

/// Cites: 11, R31.
#[test]
fn a_score_in_a_picture_adds_up() {
    for score in all("score") {
        let hired: Vec<Specialist> =
            serde_json::from_value(score["specialists"].clone()).expect("specialists");
        let blue = given()
            .coins(number(&score["coins"]))
            .prestige(number(&score["prestige"]))
            .built(&strings(&score["tiles"]).join(" "))
            .owns(&hired)
            .reserved(&strings(&score["reserved"]).join(" "))
            .set_aside(word(&score["set_aside"]));
        let points: Vec<i32> = blue.game.breakdown(BLUE).iter().map(|line| line.points).collect();
        assert_eq!(points, numbers::<i32>(&score["points"]));
        assert_eq!(blue.game.score(BLUE).points, number::<i32>(&score["total"]));
    }
}
