//! What an action is called where its own words do not say what it is: what a section
//! offers and what it costs to go there, what lies where a tile goes, what a payment takes.
use cooper_island::{
    Action, Deed, DoingView, PlayerView, PriceView, Prompt, SectionView, Source, Space, SpaceView,
    Spaces, ThingView, View, WareView,
    components::{
        CARD_COINS, Card, EDGE_STEPS, HIGH_LEVEL, HIGH_STEPS, Item, LID_COINS, LOW_STEPS, Section,
        Ship, Worker,
    },
};
use serde_json::{Value, json};
use skerry_core::Seat;

use super::Words;

pub(super) fn named(view: &View, seat: Seat, action: &Action) -> Option<(&'static str, Value)> {
    let player = view.players.get(seat.index())?;
    Some(match *action {
        Action::PutWorker { worker, section } => {
            let there = view.sections.iter().find(|it| it.section == section)?;
            let is_taken = is_taken(there, worker);
            let args = json!({
                "worker": worker, "section": section, "fee": is_taken, "symbol": !is_taken,
                "idle": is_idle(view, worker, section),
            });
            ("named-put_worker", args)
        }
        Action::Lay { first, second } => laid(view, player, [first, second])?,
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
        Action::BuildBoat { boat, landing } => {
            let price = price(view, WareView::Landing(landing))?;
            let args = json!({ "boat": boat, "landing": landing });
            ("named-build_boat", with_price(args, price))
        }
        Action::BuildStatue { form, spot } => {
            let price = price(view, WareView::Statue(form))?;
            ("named-build_statue", with_price(json!({ "form": form, "spot": spot }), price))
        }
        Action::Erect { building } => bought(price(view, WareView::Building(building))?)?,
        Action::Supply { cargo } => bought(price(view, WareView::Cargo(cargo))?)?,
        Action::Do { deed } => bought(only(view, deed)?)?,
        Action::Sail { ship } => sailed(view, ship)?,
        Action::Refuse => {
            let anchor = view.doing.as_ref()?.refusal?.anchor;
            ("named-refuse", json!({ "anchor": anchor }))
        }
        _ => return paid(view, player, action),
    })
}

fn laid(
    view: &View,
    player: &PlayerView,
    [first, second]: [Space; 2],
) -> Option<(&'static str, Value)> {
    let level = |space| at(player, space).map_or(0, |it| it.level);
    let (low, high) = (level(first).min(level(second)), level(first).max(level(second)));
    let Some(Prompt::Lay { tile, side }) = view.doing.as_ref().map(|it| it.asked) else {
        return None;
    };
    let [one, other] = tile.halves(side);
    let args = json!({
        "first": first, "second": second, "one": one, "other": other,
        "level": high + 1, "shim": low != high,
    });
    Some(("named-lay", args))
}

/// What it costs now.
fn price(view: &View, ware: WareView) -> Option<&PriceView> {
    view.doing.as_ref()?.prices.iter().find(|price| price.ware == ware)
}

/// What alone can be bought: it is, as soon as that is begun.
fn only(view: &View, deed: Deed) -> Option<&PriceView> {
    let prices = view.doing.as_ref()?.prices.iter();
    let mut possible = prices.filter(|price| price.deed == deed && price.possible);
    possible.next().filter(|_| possible.next().is_none())
}

fn bought(price: &PriceView) -> Option<(&'static str, Value)> {
    let (text, args) = match price.ware {
        WareView::Building(building) => ("named-erect", json!({ "building": building })),
        WareView::Cargo(cargo) => ("named-supply", json!({ "cargo": cargo })),
        // There is more to choose: which boat, which of the crafting spots.
        WareView::Landing(_) | WareView::Statue(_) => return None,
    };
    Some((text, with_price(args, price)))
}

/// Adds how much comes off, and what is left if that is certain.
fn with_price(mut args: Value, price: &PriceView) -> Value {
    args["cut"] = price.cut.into();
    let due = price.due.filter(|_| price.cut > 0);
    args["due"] = match due {
        _ if price.cut == 0 => "printed",
        None => "open",
        Some([0, 0, 0, 0, 0, 0]) => "nothing",
        Some(_) => "known",
    }
    .into();
    for (item, due) in Item::ALL.into_iter().zip(due.unwrap_or_default()) {
        args[Words::letter(&item)] = due.into();
    }
    args
}

/// What is given, and what for.
fn paid(view: &View, player: &PlayerView, action: &Action) -> Option<(&'static str, Value)> {
    Some(match *action {
        Action::Pay { item, stored, land } => {
            let value = u16::from(stored) + worth(player, land);
            let args = json!({ "item": item, "stored": stored, "value": value });
            ("named-pay", with_land(player, args, land))
        }
        Action::Feed { coins, wood, food, land } => {
            let (logs, meals): (Vec<Space>, Vec<Space>) = land.iter().partition(|space| {
                at(player, *space).is_some_and(|it| it.thing == Some(ThingView::Wood))
            });
            let lacks = lacks(view, action);
            let mut args = json!({ "coins": coins, "wood": wood, "food": food, "lacks": lacks });
            for (name, spaces) in [("meals", meals), ("logs", logs)] {
                args[name] = spaces.len().into();
                args[format!("{name}_at")] = levels(player, spaces.into_iter()).into();
            }
            ("named-feed", args)
        }
        Action::TurnUp { card } => {
            ("named-turn_up", json!({ "card": card, "coins": reactivation(player, CARD_COINS) }))
        }
        Action::Recover { lid } => {
            ("named-recover", json!({ "lid": lid, "coins": reactivation(player, LID_COINS) }))
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
fn reactivation(player: &PlayerView, coins: u8) -> u8 {
    let stands = player.land.iter().any(|it| it.thing == Some(ThingView::Fortress));
    if stands { 0 } else { coins }
}

/// Adds how many cubes on land are given, where they lie, and what each is worth there.
fn with_land(player: &PlayerView, mut args: Value, spaces: Spaces) -> Value {
    args["cubes"] = spaces.iter().count().into();
    args["at"] = levels(player, spaces.iter()).into();
    args
}

/// `a2 (3), c1 (1)`.
fn levels(player: &PlayerView, spaces: impl Iterator<Item = Space>) -> String {
    let named = spaces.map(|space| {
        let level = at(player, space).map_or(0, |it| it.level);
        format!("{space} ({level})")
    });
    named.collect::<Vec<_>>().join(", ")
}

/// What feeding like this leaves unpaid.
fn lacks(view: &View, action: &Action) -> u8 {
    let Some(doing) = &view.doing else { return 0 };
    let Prompt::Feed { cost } = doing.asked else { return 0 };
    let set = doing.sets.iter().find(|set| set.action == *action);
    set.map_or(0, |set| cost.saturating_sub(set.worth))
}

/// Is there nothing to be done there, as things lie now?
fn is_idle(view: &View, worker: Worker, section: Section) -> bool {
    let mut offers = view.doing.iter().flat_map(|doing| &doing.offers);
    let offer = offers.find(|it| (it.worker, it.section) == (worker, section));
    offer.is_some_and(|it| it.deeds.is_empty() && !it.islets && !it.boats)
}

/// What a ship meets on its way.
fn sailed(view: &View, ship: Ship) -> Option<(&'static str, Value)> {
    let doing = view.doing.as_ref()?;
    let Prompt::Sail { points } = doing.asked else { return None };
    let course = doing.courses.iter().find(|course| course.ship == ship)?;
    let met = || course.points.iter().take(points.into());
    let args = json!({
        "ship": ship,
        "anchors": met().filter(|point| point.anchor).count(),
        "islets": met().map(|point| point.islets.len()).sum::<usize>(),
        "books": met().filter(|point| point.book).count(),
        "harbors": met().filter(|point| point.harbor.is_some()).count(),
    });
    Some(("named-sail", args))
}

fn at(player: &PlayerView, space: Space) -> Option<&SpaceView> {
    player.land.iter().find(|it| it.space == space)
}

/// What the cubes there count in a payment.
fn worth(player: &PlayerView, land: Spaces) -> u16 {
    let there = player.land.iter().filter(|it| land.contains(it.space));
    there.map(|it| u16::from(it.level)).sum()
}
