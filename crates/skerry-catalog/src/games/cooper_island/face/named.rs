//! What an action is called where its own words do not say what it is: what a section
//! offers and what it costs to go there, what lies where a tile goes, what a payment takes.
use cooper_island::{
    Action, PlayerView, SectionView, Source, Space, SpaceView, Spaces, View,
    components::{Item, Worker},
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
            let args = json!({ "first": first, "second": second, "level": high + 1, "shim": shim });
            ("named-lay", args)
        }
        Action::Chart { space, terrain } => {
            let level = at(player, space).map_or(0, |it| it.level) + 1;
            ("named-chart", json!({ "space": space, "terrain": terrain, "level": level }))
        }
        Action::Pay { item, stored, land } => {
            let value = u16::from(stored) + worth(player, land);
            let args = json!({ "item": item, "stored": stored, "land": land, "value": value });
            ("named-pay", args)
        }
        Action::From { space } => {
            let it = at(player, space)?;
            ("named-from", json!({ "space": space, "thing": it.thing, "level": it.level }))
        }
        Action::Give { item, from: Source::Land(space) } => {
            let level = at(player, space)?.level;
            ("named-give", json!({ "item": item, "space": space, "level": level }))
        }
        Action::PayFee { item, from: Source::Land(space) } => {
            let level = at(player, space)?.level;
            ("named-pay_fee", json!({ "item": item, "space": space, "level": level }))
        }
        Action::Put { space } => {
            let it = at(player, space)?;
            let args = json!({ "space": space, "terrain": it.terrain, "level": it.level });
            ("named-put", args)
        }
        Action::Do { deed: cooper_island::Deed::Item } if player.room.len() < Item::ALL.len() => {
            ("named-item_full", Value::Null)
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

fn at(player: &PlayerView, space: Space) -> Option<&SpaceView> {
    player.land.iter().find(|it| it.space == space)
}

/// What the cubes there count in a payment.
fn worth(player: &PlayerView, land: Spaces) -> u16 {
    let there = player.land.iter().filter(|it| land.contains(it.space));
    there.map(|it| u16::from(it.level)).sum()
}
