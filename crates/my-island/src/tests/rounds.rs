//! Sections 3 and 5: setting up, and the course of a round.
use alloc::{string::ToString, vec::Vec};

use skerry_core::{Dice, Game, QuickDice, SetupError, Silent, Turn, Violation};

use super::position::{A, B, C, D, given, given_for, tile};
use crate::{
    Action, Chance, MyIsland, Options,
    components::{Space, Tile},
    rules::DECIDE_ONCE,
    rulesets::RuleSetId::{self, Eternal, Game1},
};

const RULE_SETS: [RuleSetId; 2] = [Eternal, Game1];

/// Dice that always fall on one number.
struct Loaded(u32);

impl Dice for Loaded {
    fn next_u64(&mut self) -> u64 {
        unreachable!("only `below` is asked for")
    }
    fn below(&mut self, n: u32) -> u32 {
        assert!(self.0 < n, "as many numbers as cards");
        self.0
    }
}

/// Cites: 3.
#[test]
fn rule_3_markers_on_ten_boards_empty_all_cards_in_the_deck() {
    for (rules, players) in RULE_SETS.into_iter().flat_map(|rules| (1..=4).map(move |n| (rules, n)))
    {
        let opening = given_for(rules, players);
        assert_eq!(opening.markers(), [10, 10, 10, 10][..usize::from(players)]);
        assert_eq!(opening.game.turn(), Turn::Chance);
        let names = (1..=28).filter_map(Tile::numbered);
        assert!(Tile::in_set(opening.game.deck).eq(names), "T29 to T32 are left out");
        for seat in opening.game.seats().iter() {
            let player = opening.of(seat);
            assert!(player.player().covered().is_empty() && !player.player().has_finished);
            assert!(player.player().placed.iter().all(Option::is_none));
        }
    }
}

/// Cites: 3, R29.
#[test]
fn rule_3_one_to_four_can_play() {
    for found in [0, 5, 255] {
        let refused = SetupError::Players { game: "my-island", found, least: 1, most: 4 };
        assert_eq!(MyIsland::setup(&Options::single(found, Eternal)), Err(refused));
    }
}

/// Cites: R33.
#[test]
fn r33_nobody_is_asked_what_they_have_played_before() {
    let read = |text| serde_json::from_str::<Options>(text).ok();
    let beginners = read(r#"{"players":4}"#).expect("nothing more is needed");
    assert_eq!(beginners, Options::single(4, Eternal));
    assert!(MyIsland::setup(&beginners).is_ok());
    assert_eq!(read(r#"{"players":4,"games_played":9}"#), None);
}

/// Cites: R1, 3.
#[test]
fn r1_every_card_left_can_be_drawn_each_in_one_way() {
    let mut position = given(Eternal);
    let mut dice = QuickDice::new(1);
    for left in (1..=28).rev() {
        let drawn = (0..left).map(|number| position.game.sample(&mut Loaded(number)));
        let cards: Vec<_> = drawn.map(|Chance::Card { tile }| tile).collect();
        assert!(Tile::in_set(position.game.deck).eq(cards), "each number is another card");
        let Chance::Card { tile } = position.game.sample(&mut dice);
        position = position.card(&tile.to_string());
        assert!(!position.game.is_possible(&Chance::Card { tile }), "no card comes twice");
    }
    assert_eq!(position.game.deck, 0);
}

/// Cites: R1.
#[test]
fn r1_every_card_left_is_equally_likely() {
    let mut game = given(Eternal).deck(&["T01", "T07", "T08", "T20", "T28"]).game;
    game.deck |= tile("T14").bit();
    let mut dice = QuickDice::new(4);
    let mut seen = [0_u32; 32];
    for _ in 0..60_000 {
        let Chance::Card { tile } = game.sample(&mut dice);
        seen[usize::from(tile.0)] += 1;
    }
    for name in ["T01", "T07", "T08", "T14", "T20", "T28"] {
        // Five standard deviations are 456.
        let times = seen[usize::from(tile(name).0)];
        assert!(times.abs_diff(10_000) < 456, "{name} is drawn {times} times");
    }
    assert_eq!(seen.iter().sum::<u32>(), 60_000);
}

/// Cites: R1.
#[test]
fn r1_what_is_left_is_public_and_its_order_is_nowhere() {
    let game = given(Eternal).card("T05").game;
    let view = game.view(skerry_core::Viewer::Spectator);
    assert!(view.to_come.iter().copied().eq(Tile::in_set(game.deck)));
    assert_eq!((view.to_come.len(), view.card), (27, Some(tile("T05"))));
    assert_eq!(game.determinize(A, &mut QuickDice::new(1)), game);
}

/// Cites: 5, 5.2.
#[test]
fn rule_5_one_card_then_one_decision_each() {
    let opening = given_for(Eternal, 3);
    for action in [Action::Pass, Action::Finish] {
        let early = opening.game.check(A, &action);
        assert_eq!(early, Err(Violation(&DECIDE_ONCE)), "no card lies open yet");
    }
    let revealed = opening.card("T01");
    assert_eq!(revealed.game.turn(), Turn::Decide(skerry_core::Seats::first(3)));
    let a = revealed.of(B).pass().allowed();
    a.of(B).pass().refused(&DECIDE_ONCE);
    let b = a.of(A).place((0, 0), 0).allowed();
    b.of(A).finish().refused(&DECIDE_ONCE);
    assert!(matches!(b.game.turn(), Turn::Decide(_)), "one seat still owes");
    let c = b.of(C).finish().allowed();
    assert_eq!((c.game.turn(), c.game.card), (Turn::Chance, None));
    let next = c.card("T02");
    assert_eq!(next.game.turn(), Turn::Decide(skerry_core::Seats::first(2)), "C has finished");
}

/// Cites: 5.2.
#[test]
fn rule_5_2_only_seats_at_the_table_decide() {
    let game = given(Eternal).card("T01").game;
    let everything = [
        Action::Pass,
        Action::Finish,
        Action::Place { tile: tile("T01"), rotation: 0, at: Space::new(0, 0) },
    ];
    for (seat, action) in
        [C, D, skerry_core::Seat(9)].iter().flat_map(|c| everything.map(|a| (*c, a)))
    {
        assert_eq!(game.check(seat, &action), Err(Violation(&DECIDE_ONCE)));
    }
}

/// Cites: R2, R24, 5.
#[test]
fn r2_who_decides_first_does_not_matter() {
    let mut dice = QuickDice::new(2);
    for rules in RULE_SETS {
        let mut game = given_for(rules, 2).game;
        while game.turn() != Turn::Over {
            game.resolve(game.sample(&mut dice), &mut Silent);
            let [mut forward, mut backward] = [game, game];
            let owing = game.owing;
            let answers: Vec<_> =
                owing.iter().map(|seat| (seat, game.draw_legal(seat, &mut dice))).collect();
            for (seat, action) in &answers {
                forward.play(*seat, *action, &mut Silent).expect("whoever was first");
            }
            for (seat, action) in answers.iter().rev() {
                backward.play(*seat, *action, &mut Silent).expect("whoever was first");
            }
            assert_eq!(forward, backward);
            game = forward;
        }
    }
}

/// Cites: R24, 6.5, 9.2.
#[test]
fn r24_boards_are_never_connected() {
    use crate::rules::MATCH_A_SYMBOL;
    let apart = given(Eternal).of(B).fields([(1, 4), (1, 5), (2, 4)]).of(A).fields([(2, 3)]);
    let apart = apart.card("T07");
    apart.place((1, 6), 0).refused(&MATCH_A_SYMBOL);
    // Three fields of B, one and two of A: five on two boards are no farm.
    let placed = apart.place((3, 3), 1).gives(0);
    placed.of(B).place((2, 5), 0).gives(3);
}
