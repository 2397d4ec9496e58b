//! What is told before an action.
use alloc::vec::Vec;

use skerry_core::{Effect, Figure, Game, Silent, Tone, Turn};

use super::position::{Position, RED, build, given, tile};
use crate::{
    Action, Amerigo,
    components::{Colour, Resource, Shape},
    tests::position::village,
};

/// What a choice of an action warns of.
fn warning(position: Position, colour: Colour) -> Option<Figure> {
    let action = Action::Take { colour };
    let mut after = position.game;
    after.play(RED, action, &mut Silent).expect("it is on offer");
    let effects = position.game.effects(RED, &action, &after);
    let warns = effects.iter().find(|effect| effect.tone == Tone::Warning)?;
    assert_eq!(warns.word, "nothing_to_do");
    Some(warns.figures[0].1)
}

fn effects(game: &Amerigo, action: Action) -> Vec<Effect> {
    let mut after = *game;
    after.play(RED, action, &mut Silent).expect("it is allowed");
    game.effects(RED, &action, &after)
}

fn figure(effects: &[Effect], word: &str, name: &str) -> Option<Figure> {
    let effect = effects.iter().find(|effect| effect.word == word)?;
    effect.figures.iter().find(|(figure, _)| *figure == name).map(|(_, figure)| *figure)
}

#[test]
fn an_action_with_which_nothing_can_be_done_warns() {
    let all = Colour::ALL.map(|colour| (colour, 2));
    let bare = given().field(&all);
    assert_eq!(warning(bare, Colour::Green), Some(Figure::Name("green")), "nothing is planned");
    assert_eq!(warning(bare, Colour::Yellow), Some(Figure::Name("yellow")), "nothing is on show");
    for colour in [Colour::Blue, Colour::Black, Colour::Red, Colour::Brown, Colour::White] {
        assert_eq!(warning(bare, colour), None, "{colour:?}");
    }
    let goods = bare.display(&[(Resource::Sugar, 2)]);
    assert_eq!(warning(goods, Colour::Yellow), None);
    let dear = bare.display(&[(Resource::Sugar, 4)]);
    assert_eq!(warning(dear, Colour::Yellow), Some(Figure::Name("yellow")));
    let planned = given().post((3, 4)).planned(&[village(Shape::One)]).field(&all);
    assert_eq!(warning(planned, Colour::Green), None);
}

/// Cites: R17.
#[test]
fn r17_the_end_of_a_track_pays_and_is_no_dead_end() {
    let end = given().cannons(12).field(&[(Colour::Black, 2)]);
    assert_eq!(warning(end, Colour::Black), None);
}

#[test]
fn what_is_paid_and_gained_is_told() {
    let mut game =
        given().post((3, 4)).planned(&[tile("village-i3")]).field(&[(Colour::Green, 4)]).game;
    game.apply(RED, Action::Take { colour: Colour::Green }, &mut Silent);
    let told = effects(&game, build(tile("village-i3"), &[(4, 3), (4, 4), (4, 5)]));
    assert_eq!(figure(&told, "ap_paid", "ap"), Some(Figure::Number(1)));
    assert_eq!(figure(&told, "ap_paid", "left"), Some(Figure::Number(3)));
    assert!(figure(&told, "island_left", "left").is_some());
}

#[test]
fn gold_and_cannons_are_told() {
    let gold = given().field(&[(Colour::Black, 4)]).game;
    let told = effects(&gold, Action::TakeGold);
    let amount = i32::from(gold.gold_on_offer(RED));
    assert_eq!(figure(&told, "gold_gained", "gold"), Some(Figure::Number(amount)));
    let mut loading = gold;
    loading.apply(RED, Action::Take { colour: Colour::Black }, &mut Silent);
    let told = effects(&loading, Action::Advance { steps: 3 });
    assert_eq!(figure(&told, "cannons", "to"), Some(Figure::Number(3)));
}

#[test]
fn the_end_now_counts_gold_chests_and_tracks() {
    let game = given().gold(4).chests(1).progress(8).field(&[(Colour::Black, 2)]).game;
    let ended = game.ended();
    assert_eq!(ended.turn(), Turn::Over);
    let line = |category| {
        let lines = ended.breakdown(RED);
        lines.iter().find(|line| line.category == category).map_or(0, |line| line.points)
    };
    assert_eq!((line("gold"), line("progress")), (7, 3));
    assert_eq!(ended.ended(), ended);
    let aims = game.aims(RED);
    let progress = aims.iter().find(|aim| aim.aim == "progress").expect("an aim");
    assert_eq!((progress.have, progress.need, progress.worth, progress.points), (8, 12, 6, 3));
}
