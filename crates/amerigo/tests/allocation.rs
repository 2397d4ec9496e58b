//! Search plays millions of matches: a playout must not ask for memory.
use amerigo::{Amerigo, Options};
use skerry_core::{Game, QuickDice, Silent, Turn};

/// One random match to its end; gives the number of steps.
fn playout(mut game: Amerigo, dice: &mut QuickDice) -> u32 {
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
    for players in 2..=4 {
        let opening = Amerigo::setup(&Options { players }).expect("2 to 4 can play");
        let mut dice = QuickDice::new(u64::from(players));
        playout(opening, &mut dice);
        let mut steps = 0;
        let asked = allocation_counter::measure(|| {
            steps = (0..20).map(|_| playout(opening, &mut dice)).sum();
        });
        assert!(steps > 1_000, "{steps} steps are no playouts");
        assert_eq!(asked.count_total, 0, "{players} players: {asked:?}");
    }
}

#[test]
fn what_allocates_is_counted() {
    let mut game = Amerigo::setup(&Options { players: 2 }).expect("two can play");
    let mut dice = QuickDice::new(1);
    while game.turn() == Turn::Chance {
        game.resolve(game.sample(&mut dice), &mut Silent);
    }
    let Turn::Decide(seats) = game.turn() else { panic!("somebody begins") };
    let seat = seats.lowest().expect("somebody owes");
    let asked = allocation_counter::measure(|| game.legal(seat, &mut Vec::new()));
    assert!(asked.count_total > 0, "lists are not free");
}
