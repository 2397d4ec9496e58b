//! What a player wants to know before deciding: what an action gains and costs besides
//! points, what it gives up, and what there is to aim at. Nothing changes here.
use alloc::{vec, vec::Vec};

use skerry_core::{Aim, Effect, Game, Rule, Seat, Stack, Tone, Turn, Word};

use crate::{
    action::Action,
    components::{
        Card, Item, LEFTOVERS_A_POINT, LEG, Order, STAGE_POINTS, Section, Worker,
        cards::{
            CATHEDRAL_PIECES, CHAPEL_STATUES, COMPANY_LIDS, GOVERNOR_BUILDINGS, MARKET_HALL_ITEMS,
        },
    },
    map,
    names::Spaces,
    ring::Water,
    rules,
    scoring::{self, Category},
    sheet::Sheet,
    state::{CooperIsland, Frame, OrderState, Owner, Payment, Phase},
    steps::{self, Meal},
};

/// Every effect that an action can have.
pub(crate) const EFFECTS: &[Word] = &[
    Word { name: "items_gained", fields: &["item", "count"] },
    Word { name: "items_paid", fields: &["item", "count"] },
    Word { name: "value_lost", fields: &["value"] },
    Word { name: "steps_gained", fields: &["steps"] },
    Word { name: "steps_paid", fields: &["steps"] },
    Word { name: "anchors", fields: &["anchors"] },
    Word { name: "milestone", fields: &[] },
    Word { name: "symbol", fields: &[] },
    Word { name: "fee_due", fields: &[] },
    Word { name: "idle", fields: &[] },
    Word { name: "shim", fields: &[] },
    Word { name: "passes", fields: &["islet"] },
    Word { name: "sails_on", fields: &["points"] },
    Word { name: "log_book", fields: &[] },
    Word { name: "harbor", fields: &[] },
    Word { name: "unused", fields: &["count"] },
    Word { name: "food_missing", fields: &["missing"] },
    Word { name: "market_lost", fields: &["items"] },
    Word { name: "is_final", fields: &[] },
];

/// Everything to aim at.
pub(crate) const AIMS: &[&str] = &[
    "helm_one_sail",
    "helm_two_sail",
    "order_buildings",
    "order_statues",
    "order_lids",
    "order_boats",
    "order_uncharted",
    "order_heights",
    "order_area",
    "order_copy",
    "flag_lighthouse",
    "flag_chapel",
    "flag_market_hall",
    "flag_governors_house",
    "flag_cathedral",
    "flag_trading_company",
    "leftovers",
    "anchors",
    "feeding",
    "cooper",
];

/// Final scoring as it would be now.
pub(crate) fn ended(game: &CooperIsland) -> CooperIsland {
    let mut ended = *game;
    ended.phase = Phase::Over;
    ended.frames = Stack::new(Frame::Window);
    ended.interrupted = 0;
    ended.payment = Payment::NONE;
    ended
}

pub(crate) fn effects(
    game: &CooperIsland,
    seat: Seat,
    action: &Action,
    after: &CooperIsland,
) -> Vec<Effect> {
    let mut effects = own(game, seat, action);
    effects.extend(changes(game.sheet(seat), after.sheet(seat)));
    effects.extend(unseen(game, action, after));
    if after.turn() == Turn::Chance {
        effects.push(Effect::new(Tone::Note, "is_final"));
    }
    effects
}

/// What follows from the action itself.
fn own(game: &CooperIsland, seat: Seat, action: &Action) -> Vec<Effect> {
    if let Action::PutWorker { worker, section } = *action {
        let is_free = game.tower(worker, section).is_empty();
        let has_symbol = is_free && worker == Worker::Special;
        let symbol = has_symbol.then(|| Effect::new(Tone::Gain, "symbol"));
        let fee = (!is_free).then(|| Effect::new(Tone::Cost, "fee_due"));
        let warnings = before_worker(game, seat, worker, section);
        return symbol.into_iter().chain(fee).chain(warnings).collect();
    }
    if let (Action::Sail { ship }, Frame::Helm(points, _)) = (*action, game.frame()) {
        return steps::ahead(game, seat, ship, points).flat_map(met).collect();
    }
    if let Action::Pay { item, stored, land } = *action {
        let due = game.payment.due[item.index()];
        return wasted(game.sheet(seat), stored, land, due).into_iter().collect();
    }
    if *action == Action::Done { ending(game, seat) } else { vec![] }
}

/// What no figure of the player tells: a single tile that goes below, and helm points of a ship
/// that is held up on its way.
fn unseen(game: &CooperIsland, action: &Action, after: &CooperIsland) -> Option<Effect> {
    if matches!(action, Action::Lay { .. }) && after.singles < game.singles {
        return Some(Effect::new(Tone::Note, "shim"));
    }
    let Action::Sail { ship } = *action else { return None };
    let voyage = after
        .frames
        .items()
        .iter()
        .find_map(|frame| if let Frame::Sail(voyage) = frame { Some(voyage) } else { None })?;
    let goes_on = voyage.ship == ship && voyage.points > 0;
    goes_on.then(|| Effect::new(Tone::Note, "sails_on").with("points", voyage.points))
}

/// Nothing to do there; and with the last worker of the round, food that will be missing.
fn before_worker(game: &CooperIsland, seat: Seat, worker: Worker, at: Section) -> Vec<Effect> {
    let prospect = steps::prospect(game, seat, worker, at);
    let mut effects = vec![];
    if prospect.possible.is_empty() && !prospect.islets && !prospect.boats {
        effects.push(Effect::new(Tone::Warning, "idle"));
    }
    let is_last = game.sheet(seat).available.iter().sum::<u8>() == 1;
    let missing = steps::food_missing(game, seat);
    if is_last && missing > 0 {
        effects.push(Effect::new(Tone::Warning, "food_missing").with("missing", missing));
    }
    effects
}

/// What a ship meets with one helm point.
fn met(ahead: steps::Ahead) -> Vec<Effect> {
    if ahead.is_anchored {
        return vec![];
    }
    let passed = ahead.islets.into_iter().flatten();
    let mut effects: Vec<Effect> = passed
        .map(|(islet, _)| Effect::new(Tone::Gain, "passes").with("islet", ISLETS[islet as usize]))
        .collect();
    match ahead.water {
        Water::Bank(..) => {}
        Water::Bay => effects.push(Effect::new(Tone::Gain, "log_book")),
        Water::Harbor(_) => {
            effects.push(Effect::new(Tone::Gain, "log_book"));
            effects.push(Effect::new(Tone::Cost, "harbor"));
        }
    }
    effects
}

/// R6: what is given beyond the cost.
fn wasted(sheet: &Sheet, stored: u8, land: Spaces, due: u8) -> Option<Effect> {
    let given = u32::from(stored) + sheet.land.value(land.0);
    let lost = given.saturating_sub(due.into()) as i32;
    (lost > 0).then(|| Effect::new(Tone::Cost, "value_lost").with("value", lost))
}

/// What could still have been done, and what is lost with it.
fn ending(game: &CooperIsland, seat: Seat) -> Vec<Effect> {
    let sheet = game.sheet(seat);
    let mut all = vec![];
    game.legal(seat, &mut all);
    let left = all.iter().filter(|it| !CooperIsland::is_aside(it) && **it != Action::Done);
    let left = left.count() as i32;
    let mut effects = vec![];
    if left > 0 {
        effects.push(Effect::new(Tone::Warning, "unused").with("count", left));
    }
    let is_window = game.frame() == Frame::Window;
    let missing = steps::food_missing(game, seat);
    if is_window && game.phase == Phase::Feed && missing > 0 {
        effects.push(Effect::new(Tone::Warning, "food_missing").with("missing", missing));
    }
    let items: i32 = sheet.market.iter().map(|count| i32::from(*count)).sum();
    if is_window && game.phase == Phase::Market && items > 0 {
        effects.push(Effect::new(Tone::Warning, "market_lost").with("items", items));
    }
    effects
}

/// As on the wire.
const ISLETS: [&str; 6] = ["ruin", "goods", "coin", "tile", "step", "luxury"];
const ITEMS: [&str; 6] = ["coin", "wood", "food", "stone", "gold", "cloth"];

/// What a player has of an item, wherever it is.
fn owned(sheet: &Sheet, item: Item) -> i32 {
    let land = sheet.land.cubes_of(item).count_ones() as i32;
    i32::from(sheet.storage[item.index()]) + i32::from(sheet.market[item.index()]) + land
}

fn changes(before: &Sheet, after: &Sheet) -> Vec<Effect> {
    let mut effects = vec![];
    let mut change = |gained: i32,
                      words: [&'static str; 2],
                      figure: &'static str,
                      item: Option<&'static str>| {
        if gained == 0 {
            return;
        }
        let (tone, word) = if gained > 0 { (Tone::Gain, words[0]) } else { (Tone::Cost, words[1]) };
        let effect = Effect::new(tone, word);
        let effect = item.into_iter().fold(effect, |effect, item| effect.with("item", item));
        effects.push(effect.with(figure, gained.abs()));
    };
    for (item, name) in Item::ALL.into_iter().zip(ITEMS) {
        let gained = owned(after, item) - owned(before, item);
        change(gained, ["items_gained", "items_paid"], "count", Some(name));
    }
    let steps = i32::from(after.cartographer) - i32::from(before.cartographer);
    change(steps, ["steps_gained", "steps_paid"], "steps", None);
    let anchors = |sheet: &Sheet| sheet.anchors.into_iter().map(i32::from).sum::<i32>();
    let more = anchors(after) - anchors(before);
    if more > 0 {
        effects.push(Effect::new(Tone::Cost, "anchors").with("anchors", more));
    }
    if after.reached != before.reached {
        effects.push(Effect::new(Tone::Gain, "milestone"));
    }
    effects
}

pub(crate) fn aims(game: &CooperIsland, seat: Seat) -> Vec<Aim> {
    let sheet = game.sheet(seat);
    let points = |category| i32::from(scoring::points_for(game, seat, category));
    let aim = |aim: &'static str, (have, need): (i32, i32), worth: i32, points: i32| Aim {
        aim,
        rule: rule_of(aim),
        have,
        need,
        worth,
        points,
    };
    let leftovers = i32::from(scoring::leftovers(sheet));
    let anchors = -points(Category::Anchors);
    let food = (sheet.worth(Item::Food).into(), sheet.feeding().into());
    // Each ship finds log books on its own way.
    let ships = ["helm_one_sail", "helm_two_sail"].into_iter().zip(sheet.steps.map(i32::from));
    let ships = ships.map(|(name, steps)| aim(name, (steps, next(steps, LEG.into())), 1, steps));
    let mut aims: Vec<Aim> = ships.collect();
    aims.extend(Order::ALL.into_iter().filter_map(|order| order_aim(game, seat, order)));
    aims.extend(flags(sheet));
    aims.extend([
        aim(
            "leftovers",
            (leftovers, next(leftovers, LEFTOVERS_A_POINT.into())),
            1,
            points(Category::Leftovers),
        ),
        aim("anchors", (anchors, 0), -1, -anchors),
    ]);
    if steps::meal(game, seat) == Meal::Due {
        aims.push(aim("feeding", food, sheet.feeding_helm().into(), 0));
    }
    if game.is_solo() {
        let own = i32::from(scoring::points(game, seat));
        aims.push(aim("cooper", (own, i32::from(scoring::cooper(game)) + 1), 0, 0));
    }
    aims
}

/// The next multiple of `step`.
fn next(have: i32, step: i32) -> i32 {
    (have / step + 1) * step
}

/// An own order, or one that is still free: how far it is to the next stage.
fn order_aim(game: &CooperIsland, seat: Seat, order: Order) -> Option<Aim> {
    let is_own = match game.order(order) {
        OrderState::Absent => return None,
        OrderState::Free => false,
        OrderState::Taken(owner, _) if owner == Owner::Seat(seat) => true,
        OrderState::Taken(..) => return None,
    };
    let sheet = game.sheet(seat);
    let stage = usize::from(scoring::stage(sheet, order));
    let points = if is_own { scoring::order_points(game, seat, order).into() } else { 0 };
    let is_copy = order == Order::Copy;
    let need = order.stages().get(stage).filter(|_| !is_copy).map_or(0, |need| i32::from(*need));
    let worth = STAGE_POINTS.get(stage).filter(|_| !is_copy).map_or(0, |it| i32::from(*it));
    let have = scoring::achieved(sheet, order).into();
    let aim = AIMS[2 + order.index()];
    Some(Aim { aim, rule: rule_of(aim), have, need, worth, points })
}

/// The rule that says what an aim is worth.
fn rule_of(aim: &str) -> Option<&'static Rule> {
    Some(match aim {
        "helm_one_sail" | "helm_two_sail" => &rules::HELM_POINTS,
        "order_buildings" => &rules::ORDER_BUILDINGS,
        "order_statues" => &rules::ORDER_STATUES,
        "order_lids" => &rules::ORDER_LIDS,
        "order_boats" => &rules::ORDER_BOATS,
        "order_uncharted" => &rules::ORDER_UNCHARTED,
        "order_heights" => &rules::ORDER_HEIGHTS,
        "order_area" => &rules::ORDER_AREA,
        "order_copy" => &rules::ORDER_COPY,
        "flag_lighthouse" => &rules::LIGHTHOUSE,
        "flag_chapel" => &rules::CHAPEL,
        "flag_market_hall" => &rules::MARKET_HALL,
        "flag_governors_house" => &rules::GOVERNORS_HOUSE,
        "flag_cathedral" => &rules::CATHEDRAL,
        "flag_trading_company" => &rules::TRADING_COMPANY,
        "leftovers" => &rules::LEFTOVERS,
        "anchors" => &rules::ANCHORS,
        "feeding" => &rules::FEEDING,
        "cooper" => &rules::SOLO,
        _ => return None,
    })
}

/// The flags of own cards.
fn flags(sheet: &Sheet) -> Vec<Aim> {
    let land = &sheet.land;
    let settled = land.pieces() & land.showing(crate::components::Terrain::Settlement);
    let top = land.charted() & map::TOP;
    let tasks = [
        (Card::Lighthouse, "flag_lighthouse", top.count_ones() as u8, 3),
        (Card::Chapel, "flag_chapel", land.statues(), CHAPEL_STATUES),
        (Card::MarketHall, "flag_market_hall", sheet.stored(), MARKET_HALL_ITEMS),
        (Card::GovernorsHouse, "flag_governors_house", land.buildings(), GOVERNOR_BUILDINGS),
        (Card::Cathedral, "flag_cathedral", settled.count_ones() as u8, CATHEDRAL_PIECES),
        (Card::TradingCompany, "flag_trading_company", sheet.lids_taken(), COMPANY_LIDS),
    ];
    let mut aims = vec![];
    for (card, aim, have, need) in tasks {
        let large = sheet.face_up | sheet.face_down;
        let cards = if card.is_large() { large } else { sheet.small_cards };
        let Some((is_met, worth)) = scoring::flag(sheet, card) else { continue };
        if cards & card.bit() == 0 {
            continue;
        }
        // R56: only face up.
        let counts = !card.is_large() || sheet.face_up & card.bit() != 0;
        let points = if is_met && counts { worth.into() } else { 0 };
        let (have, need, worth) = (have.into(), need.into(), worth.into());
        aims.push(Aim { aim, rule: rule_of(aim), have, need, worth, points });
    }
    aims
}
