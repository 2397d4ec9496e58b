//! Search plays millions of matches: a playout must not ask for memory.
use my_island::{MyIsland, Options, rulesets::RuleSetId};
use skerry_core::{Game, QuickDice, Silent, Turn};

/// One random match to its end; gives the number of steps.
fn playout(mut game: MyIsland, dice: &mut QuickDice) -> u32 {
    for steps in 0.. {
        match game.turn() {
            Turn::Over => return steps,
            Turn::Chance => game.resolve(game.sample(dice), &mut Silent),
            Turn::Decide(seats) => {
                let seat = seats.lowest().expect("somebody owes");
                let action = game.draw_legal(seat, dice);
                game.apply(seat, action, &mut Silent);
            }
        }
    }
    unreachable!("matches end")
}

#[test]
fn playouts_allocate_nothing() {
    for rules in [RuleSetId::Eternal, RuleSetId::Game1] {
        for players in 1..=4 {
            let opening = MyIsland::setup(&Options { players, rules }).expect("1 to 4 can play");
            let mut dice = QuickDice::new(u64::from(players));
            playout(opening, &mut dice);
            let mut steps = 0;
            let asked = allocation_counter::measure(|| {
                steps = (0..20).map(|_| playout(opening, &mut dice)).sum();
            });
            assert!(steps > 100, "{steps} steps are no playouts");
            assert_eq!(asked.count_total, 0, "{players} players: {asked:?}");
        }
    }
}

#[test]
fn what_allocates_is_counted() {
    let opening = MyIsland::setup(&Options { players: 2, rules: RuleSetId::Eternal });
    let mut game = opening.expect("two can play");
    game.resolve(game.sample(&mut QuickDice::new(1)), &mut Silent);
    let asked = allocation_counter::measure(|| {
        game.legal(skerry_core::Seat(0), &mut Vec::new());
    });
    assert!(asked.count_total > 0, "lists are not free");
}
