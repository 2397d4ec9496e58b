//! Section 10: the end of a game and final scoring.
use skerry_core::{Game, QuickDice, Silent, Turn, Viewer};

use super::position::{A, B, C, Outcome, column, given, given_for, row, set};
use crate::{
    Event,
    components::Symbol::{self, Field, House, Path, Wall},
    island::Island,
    modules,
    rulesets::RuleSetId::{Eternal, Game1},
    state::Player,
};

/// Seat, symbol and size of each largest group, in the order told.
fn largest(outcome: &Outcome) -> alloc::vec::Vec<(skerry_core::Seat, Symbol, u8)> {
    outcome.told(|event| {
        let Event::LargestGroup { seat, symbol, size, points: 5 } = event else { return None };
        Some((*seat, *symbol, *size))
    })
}

/// Cites: E16, R28, 10.
#[test]
fn e16_no_card_for_nobody() {
    let deck = ["T01", "T02", "T03", "T04", "T05", "T06", "T07", "T08", "T09", "T10"];
    let round_19 = given_for(Eternal, 3).deck(&deck).card("T01");
    assert_eq!(round_19.game.view(Viewer::Spectator).round, 19);
    let two = round_19.of(C).finish().gives(0).of(A).finish().gives(0);
    assert!(matches!(two.game.turn(), Turn::Decide(_)), "B still plays");
    let end = two.of(B).finish();
    let told = ["finished", "scoring_began"];
    assert_eq!(end.names()[..2], told, "scoring follows at once");
    assert!(!end.names().contains(&"card_revealed".into()));
    let over = end.allowed().ends(&[-21, -21, -21]);
    assert_eq!((over.game.turn(), over.game.deck.count_ones()), (Turn::Over, 9));
}

/// Cites: 10, R28.
#[test]
fn rule_10_the_game_ends_after_the_last_card() {
    let last = given(Game1).deck(&["T01"]).card("T01").pass().gives(-1);
    assert!(matches!(last.game.turn(), Turn::Decide(_)), "B has not decided yet");
    last.of(B).place((0, 0), 0).allowed().ends(&[9 - 31, 10 - 30]);
    let more = given(Game1).deck(&["T01", "T02"]).card("T01").pass().gives(-1);
    assert_eq!(more.of(B).pass().allowed().game.turn(), Turn::Chance);
}

/// Cites: E31, R12, 10.
#[test]
fn e31_tied_players_all_get_the_largest_bonus() {
    let three = given_for(Eternal, 3);
    let three = three.of(A).fields(row(5, 2, 8)).walls(column(2, 0, 2));
    let three = three.of(B).fields(row(5, 2, 8)).walls(column(2, 0, 1));
    let three = three.of(C).fields(row(5, 2, 6)).walls(column(2, 0, 1));
    let end = three.everybody_finishes();
    assert_eq!(largest(&end), [(A, Field, 7), (B, Field, 7), (A, Wall, 3)]);
    end.allowed().ends(&[10 + 10 - 31, 10 + 5 - 31, 10 - 31]);
}

/// Cites: R12.
#[test]
fn r12_one_hex_can_be_largest_and_none_never_is() {
    let end = given(Eternal).fields([(5, 4)]).of(B).paths([(5, 4)]).everybody_finishes();
    assert_eq!(largest(&end), [(A, Field, 1), (B, Path, 1)]);
    let nothing = given_for(Eternal, 4).everybody_finishes();
    assert_eq!(largest(&nothing), []);
    nothing.allowed().ends(&[-21; 4]);
}

/// Cites: R12.
#[test]
fn r12_groups_are_compared_not_sums() {
    // A has more fields, but apart from each other.
    let apart = given(Eternal).fields([(2, 0), (2, 2), (2, 4), (4, 4), (6, 4)]);
    let end = apart.of(B).fields([(2, 0), (2, 1)]).everybody_finishes();
    assert_eq!(largest(&end), [(B, Field, 2)]);
}

/// Cites: R29.
#[test]
fn r29_alone_nobody_has_the_largest_group() {
    let alone = given_for(Eternal, 1).beach_left([(0, 0), (0, 1)]).fields(row(5, 2, 8));
    let end = alone.everybody_finishes();
    assert_eq!(largest(&end), []);
    end.allowed().ends(&[8]);
}

/// Cites: R29, R14.
#[test]
fn r29_alone_there_is_no_progress() {
    let progress = |event: &Event| {
        let Event::Ranked { progress, .. } = event else { return None };
        Some(*progress)
    };
    for marker in [10, 55] {
        let end = given_for(Game1, 1).marker(marker).beach_left([]).everybody_finishes();
        assert_eq!(end.told(progress), [0]);
        let alone = end.allowed();
        assert_eq!(alone.game.view(Viewer::Spectator).players[0].progress, None);
        let end = given_for(Game1, 2).marker(marker).beach_left([]).everybody_finishes();
        let won = if marker == 55 { 3 } else { 2 };
        assert_eq!(end.told(progress), [won, 0], "two compete for it");
    }
}

/// Cites: R11, 10.
#[test]
fn r11_largest_groups_in_order_then_visible_beach() {
    let a = given(Eternal).fields([(2, 0)]).houses([(3, 0)]).walls([(2, 2)]).paths([(3, 2)]);
    let end = a.everybody_finishes();
    let symbols = [Field, House, Wall, Path].map(|symbol| (A, symbol, 1));
    assert_eq!(largest(&end), symbols);
    let told = [
        "finished",
        "finished",
        "scoring_began",
        "largest_group",
        "largest_group",
        "largest_group",
        "largest_group",
        "beach_visible",
        "beach_visible",
        "ranked",
        "ranked",
    ];
    assert_eq!(end.names(), told);
}

/// Cites: R26, 10.
#[test]
fn r26_visible_beach_is_counted_at_the_end_for_everybody() {
    let position = given(Game1).beach_left([(0, 7), (1, 7), (2, 7)]);
    // A finishes early, B covers one more space before the end.
    let early = position.card("T02").finish().gives(0);
    let later = early.of(B).beach_left([(0, 0), (1, 5)]).place((1, 0), 3).gives(1);
    later.everybody_finishes().allowed().ends(&[10 - 3, 11 - 1]);
}

/// Cites: R26.
#[test]
fn r26_heath_and_palms_may_stay_visible() {
    given(Game1).beach_left([]).of(B).beach_left([]).everybody_finishes().allowed().ends(&[10, 10]);
}

/// Cites: R26.
#[test]
fn r26_beach_that_cannot_be_covered_does_not_count() {
    let game_1 = Game1.rules();
    let covered_by_stickers = set([(0, 0), (1, 5)]);
    let mut player = Player::at_start(Game1, Island::fresh(0));
    assert_eq!(modules::beach::visible(&player, game_1), 31);
    player.free = player.free.without(covered_by_stickers);
    assert_eq!(modules::beach::visible(&player, game_1), 29);
}

/// Cites: E3, R20, 10.
#[test]
fn e3_toni_earns_forty_one() {
    let farm = [(2, 0), (2, 1), (2, 2), (3, 0), (3, 1), (3, 2), (4, 0)];
    let toni = given(Eternal).beach_left([(0, 0), (0, 1), (15, 0)]).fields(farm);
    let toni = toni.houses(row(4, 3, 8)).houses([(3, 3)]).marker(10 + 15 + 20 - 1);
    let mut table = toni.of(B).beach_left([]).walls([(1, 0), (1, 1)]).paths([(13, 0), (14, 0)]);
    let own = table.game.player_mut(A);
    (own.totems, own.tally.groups, own.tally.passes) = (0b1111, [2, 1, 2, 0], 1);
    let end = table.of(A).everybody_finishes();
    let bonus = [(A, Field, 7), (A, House, 7), (B, Wall, 3), (B, Path, 3)];
    assert_eq!(largest(&end), bonus);
    let end = end.allowed().ends(&[51, 20]);
    let lines = end.game.breakdown(A);
    let points: alloc::vec::Vec<_> =
        lines.iter().map(|line| (line.category, line.points)).collect();
    let expected = [
        ("start", 10),
        ("farms", 6),
        ("villages", 6),
        ("bulwarks", 3),
        ("totems", 20),
        ("largest", 10),
        ("passes", -1),
        ("beach", -3),
    ];
    assert_eq!(points, expected);
    assert_eq!(points[1..].iter().map(|(_, points)| points).sum::<i32>(), 41);
}

/// Cites: R20.
#[test]
fn r20_what_is_earned_is_the_marker_less_ten() {
    let mut dice = QuickDice::new(20);
    for (rules, players) in [(Eternal, 4), (Game1, 3), (Eternal, 1), (Game1, 1)] {
        for _ in 0..50 {
            let mut game = given_for(rules, players).game;
            play_out(&mut game, &mut dice);
            for seat in game.seats().iter() {
                let lines = game.breakdown(seat);
                assert_eq!((lines[0].category, lines[0].points), ("start", 10));
                let earned: i32 = lines[1..].iter().map(|line| line.points).sum();
                assert_eq!(earned, i32::from(game.player(seat).marker) - 10);
            }
        }
    }
}

fn play_out(game: &mut crate::MyIsland, dice: &mut QuickDice) {
    loop {
        match game.turn() {
            Turn::Over => return,
            Turn::Chance => game.resolve(game.sample(dice), &mut Silent),
            Turn::Decide(seats) => {
                let seat = seats.lowest().expect("somebody owes");
                let action = game.draw_legal(seat, dice);
                game.play(seat, action, &mut Silent).expect("drawn from what is legal");
            }
        }
    }
}
