//! What an action is called where its own words do not say what it is: what a section
//! offers and what it costs to go there, what lies where a tile goes, what a payment takes.
use cooper_island::{
    Action, Deed, DoingView, PlayerView, Prompt, SectionView, Source, Space, SpaceView, Spaces,
    ThingView, View,
    components::{
        CARD_COINS, Card, EDGE_STEPS, HIGH_LEVEL, HIGH_STEPS, Item, LID_COINS, LOW_STEPS, Section,
        Worker,
    },
};
use serde_json::{Value, json};
use skerry_core::Seat;

pub(super) fn named(view: &View, seat: Seat, action: &Action) -> Option<(&'static str, Value)> {
    let player = view.players.get(seat.index())?;
    Some(match *action {
        Action::PutWorker { worker, section } => {
            let there = view.sections.iter().find(|it| it.section == section)?;
            let args =
                json!({ "worker": worker, "section": section, "fee": is_taken(there, worker) });
            ("named-put_worker", args)
        }
        Action::Lay { first, second } => {
            let level = |space| at(player, space).map_or(0, |it| it.level);
            let (low, high) = (level(first).min(level(second)), level(first).max(level(second)));
            let shim = low != high;
            let Some(Prompt::Lay { tile, side }) = view.doing.as_ref().map(|it| it.asked) else {
                return None;
            };
            let [one, other] = tile.halves(side);
            let args = json!({
                "first": first, "second": second, "one": one, "other": other,
                "level": high + 1, "shim": shim,
            });
            ("named-lay", args)
        }
        Action::Chart { space, terrain } => {
            let level = at(player, space).map_or(0, |it| it.level);
            let steps = chart_steps(player, level);
            let args =
                json!({ "space": space, "terrain": terrain, "level": level + 1, "steps": steps });
            ("named-chart", args)
        }
        Action::Do { deed: Deed::Steps } => {
            ("named-steps", json!({ "steps": steps(view.doing.as_ref()?) }))
        }
        Action::From { space } => {
            let it = at(player, space)?;
            ("named-from", json!({ "space": space, "thing": it.thing, "level": it.level }))
        }
        Action::Put { space } => {
            let it = at(player, space)?;
            let args = json!({ "space": space, "terrain": it.terrain, "level": it.level });
            ("named-put", args)
        }
        Action::Do { deed: Deed::Item } if player.room.len() < Item::ALL.len() => {
            ("named-item_full", Value::Null)
        }
        _ => return paid(player, action),
    })
}

/// What is given, and what for.
fn paid(player: &PlayerView, action: &Action) -> Option<(&'static str, Value)> {
    Some(match *action {
        Action::Pay { item, stored, land } => {
            let value = u16::from(stored) + worth(player, land);
            let land = listed(land);
            let args = json!({ "item": item, "stored": stored, "land": land, "value": value });
            ("named-pay", args)
        }
        Action::Feed { coins, wood, food, land } if land.len() > 1 => {
            let land = listed(land);
            ("do-feed", json!({ "coins": coins, "wood": wood, "food": food, "land": land }))
        }
        Action::TurnUp { card } => {
            ("named-turn_up", json!({ "card": card, "coins": price(player, CARD_COINS) }))
        }
        Action::Recover { lid } => {
            ("named-recover", json!({ "lid": lid, "coins": price(player, LID_COINS) }))
        }
        Action::Trade { market } => {
            let price = player.prices[market.index()];
            ("named-trade", json!({ "market": market, "price": price }))
        }
        Action::Give { item, from: Source::Land(space) } => {
            let level = at(player, space)?.level;
            ("named-give", json!({ "item": item, "space": space, "level": level }))
        }
        Action::PayFee { item, from: Source::Land(space) } => {
            let level = at(player, space)?.level;
            ("named-pay_fee", json!({ "item": item, "space": space, "level": level }))
        }
        _ => return None,
    })
}

fn is_taken(section: &SectionView, worker: Worker) -> bool {
    match worker {
        Worker::Normal => !section.normal.is_empty(),
        Worker::Special => !section.special.is_empty(),
    }
}

/// What a single tile on land of this level costs (8.4).
fn chart_steps(player: &PlayerView, level: u8) -> u8 {
    if level == 0 {
        return EDGE_STEPS;
    }
    let steps = if level < HIGH_LEVEL { LOW_STEPS } else { HIGH_STEPS };
    steps - u8::from(player.small_cards.contains(&Card::SurveyOffice))
}

/// How many steps the section or card brings at most.
fn steps(doing: &DoingView) -> u8 {
    match (doing.section, doing.card) {
        (Some(Section::E), _) | (_, Some(Card::GovernorsHouse)) => 3,
        (_, Some(Card::GreatCrane)) => 2,
        (_, Some(Card::RoyalSurveyor)) => 4,
        _ => 1,
    }
}

/// 10.2: with the fortress it is free.
fn price(player: &PlayerView, coins: u8) -> u8 {
    let stands = player.land.iter().any(|it| it.thing == Some(ThingView::Fortress));
    if stands { 0 } else { coins }
}

/// Spaces in a row; `none` where there are none.
fn listed(spaces: Spaces) -> String {
    let names: Vec<String> = spaces.iter().map(|space| space.to_string()).collect();
    if names.is_empty() { "none".to_owned() } else { names.join(" + ") }
}

fn at(player: &PlayerView, space: Space) -> Option<&SpaceView> {
    player.land.iter().find(|it| it.space == space)
}

/// What the cubes there count in a payment.
fn worth(player: &PlayerView, land: Spaces) -> u16 {
    let there = player.land.iter().filter(|it| land.contains(it.space));
    there.map(|it| u16::from(it.level)).sum()
}
