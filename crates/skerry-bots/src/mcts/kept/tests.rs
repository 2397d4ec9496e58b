//! On a game of which everything is known.
use skerry_core::{Game, QuickDice, Seat, Silent};

use super::{NONE, Search};
use crate::{
    Bot, Budget, Glimpse, Mcts, Settings,
    mcts::{
        Limit,
        tree::{KEPT_EDGES, Tree},
    },
    pile::{Action, Pile, PileEval},
};

const OWN: Seat = Seat(0);

fn bot(iterations: u32) -> Mcts<Pile, PileEval> {
    let budget = Budget::Iterations(iterations);
    Mcts::new(PileEval, Settings { budget, ..Settings::of::<Pile>(&PileEval) }, 1)
}

/// A search of the pile, and what is known before the next one.
fn searched(pile: Pile) -> Search<Pile, PileEval> {
    let mut search = Search::new(PileEval, Settings::of::<Pile>(&PileEval));
    search.run(&Glimpse::new(&pile, OWN), Limit::Iterations(300), 1);
    search
}

/// Where an action leads, and how often it was tried.
fn visits(tree: &Tree<Action>, place: u32) -> Vec<(Action, u32)> {
    let edge = |at: u32| (tree.edges[at as usize].action, tree.edges[at as usize].visits);
    tree.children(place).map(edge).collect()
}

/// Every way down a tree, with all that is known about it.
fn told(tree: &Tree<Action>, place: u32) -> String {
    let tell = |at| {
        let edge = &tree.edges[at as usize];
        let known = (edge.action, edge.visits, edge.available, edge.total, edge.prior);
        format!("{known:?}[{}]", told(tree, at))
    };
    tree.children(place).map(tell).collect()
}

fn after(pile: Pile, actions: &[Action]) -> Pile {
    let mut next = pile;
    for action in actions {
        next.play(Seat(next.mover), *action, &mut Silent).expect("legal");
    }
    next
}

/// Where the next decision of a bot that has thought about `first` begins, before it thinks.
fn next_root(bot: &mut Mcts<Pile, PileEval>, next: Pile) -> (u32, Vec<(Action, u32)>) {
    let glimpse = Glimpse::new(&next, OWN);
    bot.pick_up(&glimpse);
    let search = &mut bot.searches[0];
    search.begin(&glimpse, 7);
    let visits = visits(&search.tree, NONE);
    (visits.iter().map(|(_, visits)| visits).sum(), visits)
}

#[test]
fn a_tree_that_is_kept_is_the_one_below_the_decision() {
    let search = searched(Pile::of(12));
    let [take] = search.tree.children(NONE).collect::<Vec<_>>()[..] else { panic!("one answer") };
    let below = search.tree.below(take);
    assert_eq!(told(&below, NONE), told(&search.tree, take));
    assert!(visits(&below, NONE).iter().all(|(_, visits)| *visits > 50), "{below:?}");
}

#[test]
fn a_search_goes_on_with_what_it_has_tried() {
    let first = Pile { taken: 1, ..Pile::of(6) };
    let mut bot = bot(400);
    assert_eq!(bot.decide(&Glimpse::new(&first, OWN)), Action::Take, "4 can be left");
    let wanted = {
        let mut twin = self::bot(400);
        twin.think(&Glimpse::new(&first, OWN));
        let tree = &twin.searches[0].tree;
        let take = tree.children(NONE).find(|at| tree.edges[*at as usize].action == Action::Take);
        visits(tree, take.expect("legal"))
    };
    let (all, mut found) = next_root(&mut bot, after(first, &[Action::Take]));
    found.sort();
    let mut sorted = wanted.clone();
    sorted.sort();
    assert_eq!(found, sorted);
    assert!(all > 200, "most of 400 tries went this way: {found:?}");
    let tree = &bot.searches[0].tree;
    let stop = tree.children(NONE).find(|at| tree.edges[*at as usize].action == Action::Stop);
    assert!(!visits(tree, stop.expect("legal")).is_empty(), "what comes after it is there, too");
    let shares: f32 = tree.children(NONE).map(|at| tree.edges[at as usize].prior).sum();
    assert!((shares - 1.0).abs() < 1e-4, "attention is shared out anew: {shares}");
}

/// A table gives answers that are the only ones left; bots elsewhere are asked for them.
#[test]
fn an_answer_that_was_the_only_one_is_gone_through() {
    let first = Pile { taken: 2, ..Pile::of(11) };
    let mut bot = bot(400);
    // 8 cannot be left any more: whatever it does, the turn ends.
    bot.decide(&Glimpse::new(&first, OWN));
    let before_take = Pile::of(7);
    bot.think(&Glimpse::new(&before_take, OWN));
    bot.put_away(&Glimpse::new(&before_take, OWN), 0);
    let expected = after(before_take, &[Action::Take]);
    assert_eq!(bot.expected, Some(expected));
    // As if the position before it had been decided on: the only answer there is to take.
    bot.think(&Glimpse::new(&before_take, OWN));
    let tree = bot.searches[0].tree.below(NONE);
    bot.searches[0].kept = Some(tree);
    bot.expected = Some(before_take);
    let (all, _) = next_root(&mut bot, expected);
    assert!(all > 300, "of 400 tries all went this way: {all}");
}

#[test]
fn another_turn_begins_anew() {
    let first = Pile { taken: 1, ..Pile::of(10) };
    let follows = after(first, &[Action::Take]);
    let turn_over = after(first, &[Action::Take, Action::Stop, Action::Take, Action::Stop]);
    let told = Pile { weather: 1, ..follows };
    let elsewhere = Pile { left: 5, ..follows };
    for (next, is_kept) in [(follows, true), (turn_over, false), (told, false), (elsewhere, false)]
    {
        let mut bot = bot(400);
        bot.decide(&Glimpse::new(&first, OWN));
        let (visits, _) = next_root(&mut bot, next);
        assert_eq!(visits > 0, is_kept, "{next:?}");
        assert!(bot.searches[0].kept.is_none() && bot.expected.is_none());
    }
    let mut bot = bot(400);
    bot.decide(&Glimpse::new(&first, OWN));
    bot.rest();
    assert!(bot.searches[0].kept.is_none(), "whose turn is over keeps nothing");
    assert_eq!(next_root(&mut bot, follows).0, 0);
}

/// What was legal when the tree grew is not looked at where it is not any more.
#[test]
fn what_is_not_legal_is_neither_kept_nor_chosen() {
    let mut bot = bot(300);
    let first = Pile { taken: 1, ..Pile::of(10) };
    bot.think(&Glimpse::new(&first, OWN));
    let tree = bot.searches[0].tree.below(NONE);
    assert_eq!(visits(&tree, NONE).len(), 2, "to take and to stop");
    // Three are taken: only to stop is left.
    let next = Pile { taken: 3, ..Pile::of(8) };
    bot.searches[0].kept = Some(tree);
    bot.expected = Some(next);
    let (_, found) = next_root(&mut bot, next);
    let [(Action::Stop, tried)] = found[..] else { panic!("{found:?}") };
    assert!(tried > 0);
    bot.think(&Glimpse::new(&next, OWN));
    assert_eq!(visits(&bot.searches[0].tree, NONE).len(), 1);
}

#[test]
fn searches_that_go_on_are_repeatable_and_right() {
    let play = || {
        let (mut pile, mut bot) = (Pile::of(23), bot(200));
        let mut moves = vec![];
        while pile.left > 0 {
            let action = if pile.mover == 0 {
                bot.decide(&Glimpse::new(&pile, OWN))
            } else {
                bot.rest();
                pile.draw_legal(Seat(1), &mut QuickDice::new(pile.left.into()))
            };
            moves.push(action);
            pile = after(pile, &[action]);
        }
        (pile.mover, moves)
    };
    let once = play();
    assert_eq!(play(), once);
    assert_eq!(once.0, 0, "who begins with 23 wins");
}

/// However long it has thought.
#[test]
fn what_is_kept_is_bounded() {
    let mut tree = Tree::new();
    let root = tree.add(NONE, Action::Take, 1.0);
    let mut place = root;
    for at in 0..3 * KEPT_EDGES as u32 {
        let edge = tree.add(place, if at % 2 == 0 { Action::Take } else { Action::Stop }, 1.0);
        tree.edges[edge as usize].visits = at + 1;
        if at % 2 == 1 {
            place = edge;
        }
    }
    let below = tree.below(root);
    assert_eq!(below.edges.len(), KEPT_EDGES);
    assert_eq!(visits(&below, NONE), visits(&tree, root), "the nearest are left");
    assert!(below.edges.capacity() <= 2 * KEPT_EDGES);
}
