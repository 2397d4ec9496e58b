//! Whole turns of Yamataï: what a search compares holds good, and is more than greedy sees.
use skerry_bots::{Bot, Evaluate, Glimpse, Greedy, eval::Line};
use skerry_catalog::games::yamatai::eval::YamataiEval;
use skerry_core::{Game, QuickDice, Seat, Silent, Turn};
use yamatai::{Action, Options, Step, Yamatai};

/// Every beginning of a turn in a match of four greedy bots.
fn turns(seed: u64) -> Vec<(Yamatai, Seat)> {
    let options = Options { players: 4, culture_blocks_building: false };
    let mut game = Yamatai::setup(&options).expect("four may play");
    let (mut bot, mut dice) = (Greedy::new(YamataiEval, seed), QuickDice::new(seed));
    let mut found = vec![];
    loop {
        match game.turn() {
            Turn::Over => return found,
            Turn::Chance => {
                let chance = game.sample(&mut dice);
                game.resolve(chance, &mut Silent);
            }
            Turn::Decide(_) => {
                let seat = game.mover();
                if game.step() == Step::Fleet {
                    found.push((game, seat));
                }
                let action = bot.decide(&Glimpse::new(&game, seat));
                game.apply(seat, action, &mut Silent);
            }
        }
    }
}

/// What the turn is worth when all but its end is done.
fn played(mut game: Yamatai, seat: Seat, line: &Line<Action>) -> f32 {
    let (last, others) = line.actions.split_last().expect("a turn has decisions");
    for action in others {
        game.play(seat, *action, &mut Silent).expect("what is proposed is legal");
    }
    assert_eq!((*last, game.check(seat, last)), (Action::EndTurn, Ok(())));
    YamataiEval.value(&game, seat)
}

#[test]
fn a_search_of_yamatai_compares_trades_and_powers_too() {
    let (mut seen, mut better) = ([0; 4], 0);
    for (game, seat) in (0..3).flat_map(turns) {
        let lines = YamataiEval.ponder(&game, seat, 48);
        for line in &lines {
            assert_eq!(played(game, seat, line), line.value, "{:?}", line.actions);
            for action in &line.actions {
                match action {
                    Action::Sell { .. } => seen[0] += 1,
                    Action::Exchange { .. } => seen[1] += 1,
                    Action::SwapWith { .. } => seen[2] += 1,
                    Action::MoveTo { .. } => seen[3] += 1,
                    _ => {}
                }
            }
        }
        let quick = YamataiEval.propose(&game, seat, 1)[0].value;
        assert!(lines[0].value >= quick, "{} and {quick}", lines[0].value);
        better += u32::from(lines[0].value > quick);
    }
    assert!(better > 0 && seen.iter().all(|count| *count > 0), "{better}, {seen:?}");
}
