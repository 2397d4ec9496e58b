//! 16 The solo game: Cooper and the neutral workers.
use skerry_core::{Seat, Sink};

use super::rounds;
use crate::{
    action::Event,
    components::{NEUTRALS, Order, PROGRESS, STATUES, Section, Worker, cooper_cards},
    state::{CooperIsland, Frame, OrderState, Owner, Phase},
};

/// The only seat.
const HUMAN: Seat = Seat(0);

/// Cooper grows, and all his cards are shuffled into one deck.
pub(super) fn begin_round(game: &mut CooperIsland, events: &mut impl Sink<Event>) {
    let strategy = game.cooper.strategy;
    game.cooper.cards = Section::ALL.map(|section| cooper_cards(strategy, section));
    let hired = match game.round {
        2 => Some(Worker::Normal),
        3 | 4 => Some(Worker::Special),
        _ => None,
    };
    if let Some(worker) = hired {
        game.cooper.workers[worker.index()] += 1;
        events.tell(|| Event::CooperHired { worker });
    }
    if hired == Some(Worker::Special) {
        let order = Order::ALL.into_iter().find(|order| game.order(*order) == OrderState::Free);
        let order = order.expect("seven orders are enough for five workers");
        game.orders[order.index()] = OrderState::Taken(Owner::Cooper, Worker::Normal);
        game.cooper.workers[Worker::Normal.index()] -= 1;
        events.tell(|| Event::CooperTookOrder { order });
    }
    game.cooper.available = game.cooper.workers;
}

/// A card is revealed for each neutral worker of the round.
pub(super) fn place_neutrals(game: &mut CooperIsland) {
    game.phase = Phase::Turns;
    game.active = HUMAN;
    // The window goes on to the first turn when all are placed.
    game.has_acted = true;
    game.cooper.has_moved = !rounds::is_coopers_turn_first(game);
    game.cooper.neutrals = NEUTRALS[usize::from(game.round) - 1];
    game.frames.push(Frame::Neutral);
}

/// The section, or the next one without a worker of this owner.
fn next_free(game: &CooperIsland, worker: Worker, section: Section, owner: Owner) -> Section {
    let from = section.index();
    let sections = (0..8).map(|step| Section::ALL[(from + step) % 8]);
    let mut free = sections.filter(|section| !game.tower(worker, *section).contains(owner));
    free.next().expect("nobody has a worker on every section")
}

fn reveal(game: &mut CooperIsland, section: Section) {
    game.cooper.cards[section.index()] -= 1;
}

/// A neutral worker comes onto this section; when it is the last, all revealed cards are
/// shuffled back.
pub(super) fn place_neutral(
    game: &mut CooperIsland,
    section: Section,
    events: &mut impl Sink<Event>,
) {
    reveal(game, section);
    game.cooper.revealed[section.index()] += 1;
    let is_normal = game.cooper.neutrals[Worker::Normal.index()] > 0;
    let worker = if is_normal { Worker::Normal } else { Worker::Special };
    game.cooper.neutrals[worker.index()] -= 1;
    let section = next_free(game, worker, section, Owner::Neutral);
    game.towers[worker.index()][section.index()].push(Owner::Neutral);
    events.tell(|| Event::NeutralPlaced { worker, section });
    if game.cooper.neutrals == [0; 2] {
        game.frames.pop();
        let revealed = core::mem::take(&mut game.cooper.revealed);
        game.cooper.cards.iter_mut().zip(revealed).for_each(|(cards, back)| *cards += back);
    }
}

/// The other of player and Cooper, if he still has a worker.
pub(super) fn next_turn(game: &mut CooperIsland, events: &mut impl Sink<Event>) {
    let cooper = game.cooper.available != [0; 2];
    let human = game.sheet(HUMAN).has_worker();
    if !cooper && !human {
        return rounds::begin_clean_up(game, events);
    }
    let is_coopers = cooper && (!game.cooper.has_moved || !human);
    game.cooper.has_moved = is_coopers;
    if is_coopers {
        game.frames.push(Frame::CooperCard);
    } else {
        rounds::open_turn(game);
    }
}

/// 16.3: Cooper's turn.
pub(super) fn act(game: &mut CooperIsland, card: Section, events: &mut impl Sink<Event>) {
    game.frames.pop();
    reveal(game, card);
    let has_special = game.cooper.available[Worker::Special.index()] > 0;
    let worker = if has_special { Worker::Special } else { Worker::Normal };
    let section = next_free(game, worker, card, Owner::Cooper);
    let tower = game.tower(worker, section);
    game.cooper.available[worker.index()] -= 1;
    game.towers[worker.index()][section.index()].push(Owner::Cooper);
    let covered = tower.top() == Some(Owner::Seat(HUMAN));
    events.tell(|| Event::CooperPlaced { worker, section, covered });
    if covered {
        game.frames.push(Frame::Answer(HUMAN, None));
    }
    let takes_token = section == Section::A && worker == Worker::Normal && tower.is_empty();
    if takes_token && game.token != Owner::Cooper {
        game.token = Owner::Cooper;
        events.tell(|| Event::CooperTookToken);
    }
    perform(game, section, worker, events);
}

/// What a section brings him.
fn perform(
    game: &mut CooperIsland,
    section: Section,
    worker: Worker,
    events: &mut impl Sink<Event>,
) {
    let mut points = match section {
        Section::A | Section::C | Section::E | Section::G => {
            game.cooper.progress += 1;
            let cubes = game.cooper.progress;
            events.tell(|| Event::CooperProgressed { cubes });
            0
        }
        Section::B => 1,
        Section::D => 2,
        Section::F => {
            carve(game, events);
            1
        }
        Section::H => 2 + lay_harbormaster(game, events),
    };
    points += u8::from(section == game.cooper.strategy.focus());
    points += u8::from(worker == Worker::Special);
    sail(game, points, events);
    if game.cooper.progress == PROGRESS {
        game.cooper.progress = 0;
        sail(game, 1, events);
    }
}

fn carve(game: &mut CooperIsland, events: &mut impl Sink<Event>) {
    if game.cooper.statues < STATUES {
        game.cooper.statues += 1;
        let statues = game.cooper.statues;
        events.tell(|| Event::CooperCarved { statues });
    }
}

/// One point more if he stands, and then he lies.
fn lay_harbormaster(game: &mut CooperIsland, events: &mut impl Sink<Event>) -> u8 {
    if !game.harbormaster_stands {
        return 0;
    }
    game.harbormaster_stands = false;
    let cargo = game.harbormaster();
    events.tell(|| Event::HarbormasterLaid { cargo });
    1
}

/// His ship only counts steps.
fn sail(game: &mut CooperIsland, points: u8, events: &mut impl Sink<Event>) {
    if points > 0 {
        game.cooper.steps = game.cooper.steps.saturating_add(points);
        let steps = game.cooper.steps;
        events.tell(|| Event::CooperSailed { points, steps });
    }
}

/// 16.5: in step 3 of the clean-up.
pub(super) fn sail_for_statues(game: &mut CooperIsland, events: &mut impl Sink<Event>) {
    sail(game, game.cooper.statues, events);
}
