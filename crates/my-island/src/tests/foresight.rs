//! What is told before a tile is placed.
use alloc::{vec, vec::Vec};

use skerry_core::{Aim, Effect, Figure, Game, Silent, Tone, Turn};

use super::position::{A, At, B, Position, given, given_for, tile};
use crate::{
    Action, MyIsland,
    components::{Space, Tile},
    rules,
    rulesets::RuleSetId::{Eternal, Game1},
};

const FOUR_FIELDS: [At; 4] = [(2, 3), (2, 4), (1, 4), (1, 5)];

fn at((q, r): At) -> Space {
    alloc::format!("{q},{r}").parse().expect("a space")
}

fn place(name: &str, first: At, rotation: u8) -> Action {
    let tile: Tile = tile(name);
    Action::Place { tile, rotation, at: at(first) }
}

fn foreseen(position: Position, action: Action) -> (MyIsland, Vec<Effect>) {
    let mut after = position.game;
    after.play(A, action, &mut Silent).expect("it is allowed");
    (after, position.game.effects(A, &action, &after))
}

fn figures<'a>(effects: &'a [Effect], word: &str) -> Vec<&'a [(&'static str, Figure)]> {
    let named = effects.iter().filter(|effect| effect.word == word);
    named.map(|effect| &effect.figures[..]).collect()
}

#[test]
fn a_group_says_from_which_size_to_which_it_grows() {
    let position = given(Eternal).fields(FOUR_FIELDS).card("T01");
    let (_, effects) = foreseen(position, place("T01", (2, 5), 0));
    let grows = figures(&effects, "group_grows");
    assert_eq!(
        grows[0][..3],
        [("symbol", Figure::Name("field")), ("from", Figure::Number(4)), ("to", Figure::Number(5)),]
    );
    let (_, fewer) =
        foreseen(given(Eternal).fields([(2, 3), (2, 4)]).card("T01"), place("T01", (2, 5), 0));
    assert_eq!(figures(&fewer, "group_grows")[0][3], ("missing", Figure::Number(2)));
}

#[test]
fn groups_that_are_joined_grow_from_the_larger_one() {
    let position = given(Eternal).fields([(2, 3), (2, 4), (2, 6)]).card("T01");
    let (_, effects) = foreseen(position, place("T01", (2, 5), 0));
    let grows = figures(&effects, "group_grows");
    assert_eq!(grows[0][1..3], [("from", Figure::Number(2)), ("to", Figure::Number(4))]);
}

#[test]
fn what_the_beach_will_cost_is_what_it_costs() {
    for rules in [Eternal, Game1] {
        let game = given(rules).card("T01").game;
        let mut legal = vec![];
        game.legal(A, &mut legal);
        for action in legal {
            let mut after = game;
            after.apply(A, action, &mut Silent);
            let effects = game.effects(A, &action, &after);
            let beach = figures(&effects, "beach_left");
            let line = after.ended().breakdown(A);
            let line = line.iter().find(|line| line.category == "beach").expect("a line");
            assert_eq!(beach[0][2], ("points", Figure::Number(line.points)), "{action:?}");
        }
    }
}

#[test]
fn a_lead_is_told_once_it_is_gained_and_only_against_others() {
    let behind = given(Eternal).of(B).fields([(2, 3), (2, 4), (2, 5), (2, 6), (1, 6)]).of(A);
    let ahead = behind.fields(FOUR_FIELDS).card("T01");
    let (_, effects) = foreseen(ahead, place("T01", (2, 5), 0));
    let led: Vec<_> = figures(&effects, "largest").iter().map(|each| each[0].1).collect();
    assert!(led.contains(&Figure::Name("field")), "shared counts: {effects:?}");
    let alone = given_for(Eternal, 1).fields(FOUR_FIELDS).card("T01");
    let (_, effects) = foreseen(alone, place("T01", (2, 5), 0));
    assert_eq!(figures(&effects, "largest"), Vec::<&[(&str, Figure)]>::new());
}

#[test]
fn finishing_early_warns_and_passing_says_what_is_lost() {
    let position = given(Eternal).fields(FOUR_FIELDS).card("T01");
    let (_, finishing) = foreseen(position, Action::Finish);
    assert_eq!((finishing[0].word, finishing[0].tone), ("no_more_tiles", Tone::Warning));
    let (after, passing) = foreseen(position, Action::Pass);
    assert_eq!((passing[0].word, passing[0].tone), ("tile_lost", Tone::Cost));
    assert_eq!(after.score(A).points - position.game.score(A).points, -1);
}

/// Cites: R11, R12, R26.
#[test]
fn r11_the_end_now_counts_largest_groups_and_open_beach() {
    let game = given(Eternal).fields(FOUR_FIELDS).card("T01").game;
    let ended = game.ended();
    assert_eq!(ended.turn(), Turn::Over);
    let line = |category| {
        let lines = ended.breakdown(A);
        lines.iter().find(|line| line.category == category).map_or(0, |line| line.points)
    };
    assert_eq!(line("largest"), 5, "the only fields");
    assert!(line("beach") < 0);
    assert_eq!(ended.ended(), ended);
}

#[test]
fn aims_tell_how_far_one_has_come() {
    let game = given(Eternal).fields(FOUR_FIELDS).card("T01").game;
    let aims = game.aims(A);
    let rule = Some(&rules::GROUPS);
    let farm = Aim { aim: "farms", rule, have: 4, need: 5, worth: 3, points: 0 };
    assert!(aims.contains(&farm), "{aims:?}");
    let rule = Some(&rules::LARGEST_TIES);
    let largest = Aim { aim: "largest", rule, have: 1, need: 4, worth: 5, points: 5 };
    assert!(aims.contains(&largest));
    assert_eq!(given(Game1).card("T01").game.aims(A).len(), 2, "houses and beach");
}
