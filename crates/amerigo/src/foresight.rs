//! What a player wants to know before deciding: what an action gains and costs
//! besides points, whether it leads nowhere, and what there is to aim at.
//! Nothing changes here.
use alloc::{vec, vec::Vec};

use skerry_core::{Aim, Effect, Game, Rule, Seat, Silent, Stack, Tone, Turn, Word};

use crate::{
    action::Action,
    components::{
        COMPLETION_POINTS, Colour, DISCOVERY_POINTS, ORDER_END, POSTS, PROGRESS_END, Resource,
        TRACK_POINTS, Tile, markers_earned,
    },
    names::Square,
    rules,
    scoring::{self, Category},
    sea::{self, Frame},
    state::{Amerigo, Phase, Ship},
    steps::{self, pirates},
};

/// Every effect that an action can have.
pub(crate) const EFFECTS: &[Word] = &[
    Word { name: "nothing_to_do", fields: &["colour"] },
    Word { name: "ap_paid", fields: &["ap", "left"] },
    Word { name: "ap_lost", fields: &["ap"] },
    Word { name: "ships_wait", fields: &["ships"] },
    Word { name: "steps", fields: &["steps", "most"] },
    Word { name: "post_possible", fields: &["points"] },
    Word { name: "island_left", fields: &["left"] },
    Word { name: "gold_gained", fields: &["gold"] },
    Word { name: "gold_paid", fields: &["gold"] },
    Word { name: "chest_gained", fields: &[] },
    Word { name: "resource", fields: &["resource", "count"] },
    Word { name: "cannons", fields: &["from", "to", "pirates"] },
    Word { name: "progress", fields: &["from", "to", "markers"] },
    Word { name: "order", fields: &["from", "to"] },
    Word { name: "fits_nowhere", fields: &[] },
    Word { name: "others_gain", fields: &["points"] },
];

/// Everything to aim at.
pub(crate) const AIMS: &[&str] =
    &["discovery", "tiles", "islands", "posts", "goods", "progress", "order", "gold", "pirates"];

/// Final scoring as it would be now, without the pirates of this pass.
pub(crate) fn ended(game: &Amerigo) -> Amerigo {
    let mut ended = *game;
    if ended.turn() != Turn::Over {
        steps::score(&mut ended, &mut Silent);
        ended.phases = Stack::new(Phase::Over);
    }
    ended
}

pub(crate) fn effects(game: &Amerigo, seat: Seat, action: &Action, after: &Amerigo) -> Vec<Effect> {
    let mut effects = own(game, seat, action, after);
    if after.turn() != Turn::Over {
        effects.extend(gained(game, seat, after));
    }
    let others = game.seats().without(seat);
    let gains = others.iter().map(|other| after.points(other) - game.points(other));
    let points: i16 = gains.filter(|points| *points > 0).sum();
    if points > 0 && after.turn() != Turn::Over {
        effects.push(Effect::new(Tone::Cost, "others_gain").with("points", i32::from(points)));
    }
    effects
}

/// What follows from the action itself.
fn own(game: &Amerigo, seat: Seat, action: &Action, after: &Amerigo) -> Vec<Effect> {
    let mut effects = vec![];
    match *action {
        Action::Take { colour } if leads_nowhere(game, seat, colour) => {
            effects.push(Effect::new(Tone::Warning, "nothing_to_do").with("colour", name(colour)));
        }
        Action::Sail { ship, to } => {
            let from = Ship::numbered(ship).map(|ship| game.sheet(seat).ship(ship));
            let way = from.map(|from| sea::distance(Frame::of(&game.map), game.water(), from, to));
            let steps = Effect::new(Tone::Note, "steps").with("steps", way.unwrap_or(0));
            effects.push(steps.with("most", game.doing.ap));
            effects.extend(post_possible(seat, after));
        }
        Action::PlacePost => {
            let at = game.map.post_square(game.doing.post);
            effects.push(island_left(after, at));
        }
        Action::TakeTile { tile } => {
            effects.push(paid(game, tile.cost()));
            effects.extend(fits_nowhere(after, seat, tile));
        }
        Action::Build { tile, at, .. } => {
            effects.extend([paid(game, tile.cost()), island_left(after, at)]);
        }
        Action::BuyGood { slot } => {
            let good = game.goods.get(usize::from(slot)).copied().flatten();
            effects.extend(good.map(|good| paid(game, good.cost)));
        }
        Action::Done => effects.extend(wasted(game, seat, after)),
        Action::Take { .. }
        | Action::TakeGold
        | Action::CubeVp
        | Action::PlaceShip { .. }
        | Action::NoPost
        | Action::UseSail8
        | Action::Advance { .. }
        | Action::Jump
        | Action::PickMarker { .. }
        | Action::BuyAp
        | Action::CashChest
        | Action::CashMarker { .. } => {}
    }
    effects
}

/// Whether nothing could be done with this action but to end the turn, and
/// not even that would pay (8.8).
fn leads_nowhere(game: &Amerigo, seat: Seat, colour: Colour) -> bool {
    let mut acting = *game;
    acting.apply(seat, Action::Take { colour }, &mut Silent);
    let is_at_end = acting.sheet(seat).track(colour).is_some_and(|(at, end)| at == end);
    let pays = is_at_end && acting.doing.ap > 0;
    !pays && !can_do_something(&acting, seat)
}

/// Something other than to end the turn, besides what is done aside.
fn can_do_something(game: &Amerigo, seat: Seat) -> bool {
    let mut legal = vec![];
    game.legal(seat, &mut legal);
    legal.iter().any(|action| !Amerigo::is_aside(action) && *action != Action::Done)
}

fn paid(game: &Amerigo, ap: u8) -> Effect {
    let left = game.doing.ap.saturating_sub(ap);
    Effect::new(Tone::Cost, "ap_paid").with("ap", ap).with("left", left)
}

/// The ship has come to an anchor: what would the trading post bring at once?
fn post_possible(seat: Seat, after: &Amerigo) -> Option<Effect> {
    if after.phase() != Phase::Post {
        return None;
    }
    let mut founded = *after;
    founded.apply(seat, Action::PlacePost, &mut Silent);
    let points = founded.points(seat) - after.points(seat);
    Some(Effect::new(Tone::Gain, "post_possible").with("points", i32::from(points)))
}

fn island_left(after: &Amerigo, at: Square) -> Effect {
    let left = after.squares_left(after.island_at(at));
    Effect::new(Tone::Note, "island_left").with("left", left)
}

fn fits_nowhere(after: &Amerigo, seat: Seat, tile: Tile) -> Option<Effect> {
    (!after.fits(seat, tile)).then(|| Effect::new(Tone::Warning, "fits_nowhere"))
}

/// What ending the turn gives away.
fn wasted(game: &Amerigo, seat: Seat, after: &Amerigo) -> Option<Effect> {
    let ap = game.doing.ap;
    let is_sailing = game.doing.colour == Colour::Blue;
    if is_sailing {
        let ships = game.doing.to_sail.count_ones() as u8;
        return (ships > 0).then(|| Effect::new(Tone::Note, "ships_wait").with("ships", ships));
    }
    let is_paid = after.gold(seat) > game.gold(seat);
    let tone = if can_do_something(game, seat) { Tone::Warning } else { Tone::Note };
    (ap > 0 && !is_paid).then(|| Effect::new(tone, "ap_lost").with("ap", ap))
}

/// What the player's sheet has more or less of afterwards.
fn gained(game: &Amerigo, seat: Seat, after: &Amerigo) -> Vec<Effect> {
    let (old, new) = (game.sheet(seat), after.sheet(seat));
    let mut effects = vec![];
    if new.gold > old.gold {
        effects.push(Effect::new(Tone::Gain, "gold_gained").with("gold", new.gold - old.gold));
    }
    if new.gold < old.gold {
        effects.push(Effect::new(Tone::Cost, "gold_paid").with("gold", old.gold - new.gold));
    }
    if new.chests > old.chests {
        effects.push(Effect::new(Tone::Gain, "chest_gained"));
    }
    for (n, resource) in Resource::ALL.into_iter().enumerate() {
        let count = new.resources[n] - old.resources[n];
        if count > 0 {
            let resource = Effect::new(Tone::Gain, "resource").with("resource", good(resource));
            effects.push(resource.with("count", count));
        }
    }
    if new.cannons > old.cannons {
        let cannons = Effect::new(Tone::Gain, "cannons").with("from", old.cannons);
        let cannons = cannons.with("to", new.cannons);
        effects.push(cannons.with("pirates", pirates::strength(after, seat)));
    }
    if new.progress > old.progress {
        let markers = markers_earned(new.progress) - markers_earned(old.progress);
        let progress = Effect::new(Tone::Gain, "progress").with("from", old.progress);
        effects.push(progress.with("to", new.progress).with("markers", markers));
    }
    if new.position > old.position {
        let place = |game: &Amerigo| game.place_in_order(seat) as u8 + 1;
        let order = Effect::new(Tone::Gain, "order").with("from", place(game));
        effects.push(order.with("to", place(after)));
    }
    effects
}

pub(crate) fn aims(game: &Amerigo, seat: Seat) -> Vec<Aim> {
    let sheet = game.sheet(seat);
    let lines = scoring::breakdown(&ended(game), seat);
    let points = |category: Category| lines[category as usize].points;
    let aim = |aim: &'static str, (have, need): (u8, u8), worth: i16, category| Aim {
        aim,
        rule: Some(rule_of(category)),
        have: have.into(),
        need: need.into(),
        worth: worth.into(),
        points: points(category),
    };
    let firsts = sheet.tally[Category::Discovery as usize] / DISCOVERY_POINTS;
    let done = sheet.tally[Category::Islands as usize] / COMPLETION_POINTS;
    let built = game.villages(seat).len() as u8;
    let resources = sheet.resources.iter().sum();
    let (progress, progress_worth) = next_step(sheet.progress, PROGRESS_END);
    let (order, order_worth) = next_step(sheet.position, ORDER_END);
    let strength = pirates::strength(game, seat);
    vec![
        aim("discovery", (firsts as u8, 0), DISCOVERY_POINTS, Category::Discovery),
        aim("tiles", (built, 0), 0, Category::Tiles),
        aim("islands", (done as u8, 0), COMPLETION_POINTS, Category::Islands),
        aim("posts", (POSTS - sheet.posts_left, 0), 0, Category::Posts),
        aim("goods", (resources, 0), 0, Category::Goods),
        aim("progress", (sheet.progress, progress), progress_worth, Category::Progress),
        aim("order", (sheet.position, order), order_worth, Category::Order),
        aim("gold", (sheet.gold, 0), 1, Category::Gold),
        aim("pirates", (sheet.cannons, strength), -i16::from(strength), Category::Pirates),
    ]
}

/// The rule that says what a category pays.
fn rule_of(category: Category) -> &'static Rule {
    match category {
        Category::Discovery => &rules::POSTS,
        Category::Tiles => &rules::EFFECT_OF_A_TILE,
        Category::Islands | Category::Posts => &rules::COMPLETION,
        Category::Progress => &rules::PROGRESS,
        Category::Order => &rules::ORDER,
        Category::Pirates => &rules::PIRATES,
        Category::Cubes | Category::Gold | Category::Goods => &rules::FINAL_SCORING,
    }
}

/// The next space of a track that is worth points, and how many.
fn next_step(position: u8, end: u8) -> (u8, i16) {
    let next = TRACK_POINTS.into_iter().find(|(at, _)| *at > position);
    next.unwrap_or((end, 0))
}

/// As on the wire.
fn name(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "blue",
        Colour::Black => "black",
        Colour::Red => "red",
        Colour::Brown => "brown",
        Colour::Green => "green",
        Colour::Yellow => "yellow",
        Colour::White => "white",
    }
}

/// As on the wire.
fn good(resource: Resource) -> &'static str {
    match resource {
        Resource::Sugar => "sugar",
        Resource::Cotton => "cotton",
        Resource::Tobacco => "tobacco",
        Resource::Coconut => "coconut",
        Resource::Coffee => "coffee",
    }
}
