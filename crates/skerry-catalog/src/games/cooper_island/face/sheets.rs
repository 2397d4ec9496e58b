//! One player's boards in full, and everybody's in a table.
use cooper_island::{
    PlayerView, StageView, View,
    components::{Building, Crate, Item, LogBook},
};
use serde_json::json;
use skerry_core::Seat;

use super::Words;
use crate::{
    Drawing, Ink,
    drawing::{Canvas, Cell},
};

pub(super) fn own(view: &View, seat: Seat, words: &Words<'_>) -> Drawing {
    let mut canvas = Canvas::default();
    let Some(player) = view.players.get(seat.index()) else { return canvas.drawing() };
    let mut line = 0;
    let mut row = |id: &str, items: &[String]| line = canvas.listed(line, &words.text(id), items);
    let mut storage = items(player.storage, words);
    let stored = player.spots.iter().filter(|spot| spot.item.is_some()).count();
    let typed = player.spots.iter().filter(|spot| !spot.only.is_empty()).count();
    let args = json!({ "stored": stored, "spots": player.spots.len(), "typed": typed });
    storage.push(words.say("board-spots", &args));
    row("board-storage", &storage);
    row("board-market", &items(player.market, words));
    let reserve = ["T1", "T2", "T3"].into_iter().zip(player.reserve).filter(|(_, n)| *n > 0);
    let reserve = reserve.map(|(tile, count)| {
        format!("{count} × {}", words.say("any-tile_name", &json!({ "tile": tile })))
    });
    row("board-reserve", &reserve.collect::<Vec<_>>());
    let islets: Vec<String> = player.islets_left.iter().map(|it| words.name("islet", it)).collect();
    row("board-islets", &islets);
    let landings = player.landings.iter().map(|it| match it.boat {
        Some(boat) if it.face_up => words.boat(boat),
        Some(boat) => format!("({})", words.boat(boat)),
        None => words.say("any-landing", &json!({ "landing": it.landing })),
    });
    row("board-landings", &landings.collect::<Vec<_>>());
    let boats: Vec<String> = player.boats_left.iter().map(|it| words.boat(*it)).collect();
    row("board-boats_left", &boats);
    let unbuilt = Building::ALL.into_iter().zip(player.unbuilt).filter(|(_, left)| *left > 0);
    let unbuilt = unbuilt
        .map(|(it, left)| words.say("board-building", &json!({ "building": it, "left": left })));
    row("board-unbuilt", &unbuilt.collect::<Vec<_>>());
    let [crew, workshop, cartographer] = workers(player, words);
    row("board-workers", &crew);
    row("board-workshop", &workshop);
    row("board-cartographer", &cartographer);
    row("board-milestones", &milestones(player, words));
    let order = |it: &StageView| {
        let args = json!({ "order": it.order, "have": it.have, "points": it.points });
        words.say("board-own_order", &args)
    };
    row("board-own_orders", &player.stages.iter().map(order).collect::<Vec<_>>());
    let books = LogBook::ALL.into_iter().zip(player.log_books).filter(|(_, count)| *count > 0);
    let books = books.map(|(it, count)| format!("{count} × {}", words.name("log_book", &it)));
    row("board-books_taken", &books.collect::<Vec<_>>());
    let free = Crate::ALL.into_iter().filter(|it| !player.lids.crates.contains(it));
    let mut lids = vec![player.lids.unused.to_string()];
    if player.lids.unused > 0 {
        lids.extend(free.map(|it| words.name("crate", &it)));
    }
    row("board-lids", &lids);
    let used: Vec<String> = player.lids.crates.iter().map(|it| words.name("crate", it)).collect();
    row("board-lids_used", &used);
    let mut cards: Vec<String> = player.small_cards.iter().map(|it| words.card(*it)).collect();
    cards.extend(player.large_cards.iter().map(|it| match it.face_up {
        true => words.card(it.card),
        false => format!("({})", words.name("card", &it.card)),
    }));
    row("board-cards", &cards);
    canvas.drawing()
}

fn items(counts: [u8; 6], words: &Words<'_>) -> Vec<String> {
    let items = Item::ALL.into_iter().zip(counts).filter(|(_, count)| *count > 0);
    items
        .map(|(item, count)| words.say("board-item", &json!({ "item": item, "count": count })))
        .collect()
}

/// Those to be reached, how far, and how many that are reached are used.
fn milestones(player: &PlayerView, words: &Words<'_>) -> Vec<String> {
    let open = player.goals.iter().filter(|it| !player.milestones.contains(&it.milestone));
    let open = open
        .map(|it| format!("{} ({}/{})", words.name("milestone", &it.milestone), it.have, it.need));
    let mut told: Vec<String> = open.collect();
    let reached = player.milestones.len();
    let args = json!({ "reached": reached, "used": reached.saturating_sub(player.claims.into()) });
    told.push(words.say("board-reached", &args));
    told
}

/// The workers themselves; the workshop; the cartographer.
fn workers(player: &PlayerView, words: &Words<'_>) -> [Vec<String>; 3] {
    let [normal, special] = player.workers;
    let [normal_slots, special_slots] = player.slots;
    let crafted: u8 = player.crafting.iter().map(|spot| spot.statues).sum();
    let spots: u8 = player.crafting.iter().map(|spot| spot.open).sum();
    let args = json!({
        "normal": normal, "special": special, "feeding": player.feeding,
        "normal_slots": normal_slots, "special_slots": special_slots, "crafted": crafted, "spots": spots, "steps": player.cartographer,
    });
    let told = |ids: &[&str]| ids.iter().map(|id| words.say(id, &args)).collect();
    [
        told(&["board-available", "board-slots", "board-feeding"]),
        told(&["board-crafted", "board-statue_cost"]),
        told(&["board-steps"]),
    ]
}

const HEADS: [&str; 9] = [
    "board-seat",
    "board-points",
    "board-one_sail",
    "board-two_sails",
    "board-boats",
    "board-built",
    "board-statues",
    "board-taken",
    "board-uncharted",
];

pub(super) fn all(view: &View, words: &Words<'_>) -> Drawing {
    let mut canvas = Canvas::default();
    let standing =
        words.say("board-standing", &json!({ "round": view.round, "rounds": view.rounds }));
    let token = words.say("board-token", &json!({ "who": words.who(view.token) }));
    canvas.put((0, 0), &format!("{standing} · {token}"), Ink::Plain);
    let mut rows = vec![HEADS.iter().map(|head| words.head(head)).collect::<Vec<Cell>>()];
    rows.extend((0..).map(Seat).zip(&view.players).map(|(seat, it)| row(seat, it)));
    let line = canvas.table(1, &rows);
    if let Some(cooper) = &view.cooper {
        let args = json!({
            "points": cooper.points, "steps": cooper.steps, "statues": cooper.statues,
            "cubes": cooper.progress,
            "normal": cooper.available[0], "special": cooper.available[1],
            "focus": Words::letter(&cooper.focus).to_uppercase(),
        });
        for (line, id) in (line..).zip(["board-rival", "board-rival_next"]) {
            canvas.put((0, line), &words.say(id, &args), Ink::Plain);
        }
    }
    canvas.drawing()
}

fn row(seat: Seat, player: &PlayerView) -> Vec<Cell> {
    let plain = |text: String| (text, Ink::Plain);
    let ships = player.ships.iter().map(|ship| match ship.anchors {
        0 => ship.steps.to_string(),
        anchors => format!("{} (−{anchors})", ship.steps),
    });
    let [one, two] = [0, 1].map(|at| ships.clone().nth(at).unwrap_or_default());
    let built = [2, 2, 1].into_iter().zip(player.unbuilt).map(|(all, left)| all - left);
    let on_land = |wanted: &str| {
        let things = player.land.iter().filter_map(|space| space.thing);
        things.filter(|thing| Words::letter(thing) == wanted).count().to_string()
    };
    let boats = player.landings.iter().filter(|it| it.boat.is_some()).count();
    vec![
        (seat.to_string(), Ink::Strong),
        plain(player.points.to_string()),
        plain(one),
        plain(two),
        plain(boats.to_string()),
        plain(built.sum::<u8>().to_string()),
        plain(on_land("statue")),
        plain(player.lids.taken.to_string()),
        plain(player.uncharted.to_string()),
    ]
}
