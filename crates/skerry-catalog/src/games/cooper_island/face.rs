//! Cooper Island in a terminal: one's own peninsula and the water around it, everybody's
//! boards, what can be supplied, used and aimed at.
mod chart;
mod named;
mod sheets;
#[cfg(test)]
mod tests;

use cooper_island::{
    Action, Bank, CooperIsland, CooperView, Source, Space, View, Who,
    components::{Boat, COPY_COSTS, Card, Order, STAGE_POINTS, Section},
};
use serde::Serialize;
use serde_json::{Value, json};
use skerry_core::Seat;
use skerry_text::Texts;

use crate::{
    Drawing, Examples, Face, Ink, LegendEntry, Naming, Rival, Spot,
    drawing::{Canvas, Cell},
};

const LEGEND: &[LegendEntry] = &[
    LegendEntry { sign: "F2", ink: Ink::Green, text: "board-forest" },
    LegendEntry { sign: "M1", ink: Ink::Moss, text: "board-meadow" },
    LegendEntry { sign: "R3", ink: Ink::Strong, text: "board-mountain" },
    LegendEntry { sign: "S2", ink: Ink::Red, text: "board-settlement" },
    LegendEntry { sign: "w f s g c", ink: Ink::Yellow, text: "board-cubes" },
    LegendEntry { sign: "[b] [B] [#]", ink: Ink::Strong, text: "board-buildings" },
    LegendEntry { sign: "[*]", ink: Ink::Strong, text: "board-statue" },
    LegendEntry { sign: "[-]", ink: Ink::Strong, text: "board-lid" },
    LegendEntry { sign: "%", ink: Ink::Brown, text: "board-ruin" },
    LegendEntry { sign: "~R1", ink: Ink::Blue, text: "board-bank" },
    LegendEntry { sign: "<", ink: Ink::Sand, text: "board-islet" },
    LegendEntry { sign: "^a ^^a", ink: Ink::Yellow, text: "board-ship" },
    LegendEntry { sign: "^C", ink: Ink::Yellow, text: "board-rival_ship" },
    LegendEntry { sign: "=a= ~~~", ink: Ink::Blue, text: "board-harbor" },
];

/// The terminal face of Cooper Island.
#[derive(Debug)]
pub(crate) struct CooperIslandFace;

impl Face<CooperIsland> for CooperIslandFace {
    fn board(&self, view: &View, seat: Seat, _draft: &[Action], texts: &Texts) -> Drawing {
        let words = Words(texts);
        let mut drawing = chart::draw(view, seat, &words);
        drawing.lines.push(vec![]);
        drawing.lines.extend(sheets::own(view, seat, &words).lines);
        drawing.lines.push(vec![]);
        drawing.lines.extend(sheets::all(view, &words).lines);
        drawing
    }

    /// The sections with their workers, orders, cargo ships; and cards that are looked at.
    fn offer(&self, view: &View, texts: &Texts) -> Drawing {
        let words = Words(texts);
        let mut canvas = Canvas::default();
        let mut line = 0;
        let sections = view.sections.iter().map(|it| {
            let workers = |workers: &[Who]| {
                let signs: Vec<String> = workers.iter().map(|who| words.who(*who)).collect();
                if signs.is_empty() { " ".to_owned() } else { signs.join("+") }
            };
            let (round, square) = (workers(&it.normal), workers(&it.special));
            let letter = Words::letter(&it.section).to_uppercase();
            format!("{letter} {} ({round}) [{square}]", words.name("section", &it.section))
        });
        line = canvas.listed(line, &words.text("board-sections"), &sections.collect::<Vec<_>>());
        let orders = view.orders.iter().map(|it| {
            let holder = it.owner.map(|who| format!(" ({})", words.who(who))).unwrap_or_default();
            format!("{}{holder}", words.order(it.order))
        });
        let head = words.say("board-orders", &json!({ "points": stages(&STAGE_POINTS) }));
        line = canvas.listed(line, &head, &orders.collect::<Vec<_>>());
        let cargoes = view.cargoes.iter().map(|it| {
            let lids: Vec<String> = it.lids.iter().map(ToString::to_string).collect();
            let lids = if lids.is_empty() { "none".to_owned() } else { lids.join(", ") };
            let args = json!({ "cargo": it.cargo, "lids": lids });
            let told = words.say("board-cargo", &args);
            let is_there = it.cargo == view.harbormaster && view.harbormaster_stands;
            if is_there { format!("{told} {}", words.text("board-harbormaster")) } else { told }
        });
        line = canvas.listed(line, &words.text("board-cargoes"), &cargoes.collect::<Vec<_>>());
        let looked = view.look.iter().flat_map(|look| &look.cards);
        let looked: Vec<String> = looked.map(|card| words.card(*card)).collect();
        if !looked.is_empty() {
            canvas.listed(line, &words.text("board-look"), &looked);
        }
        canvas.drawing()
    }

    /// What is in the bag, the decks and the pile of log books.
    fn supply(&self, view: &View, texts: &Texts) -> Drawing {
        let words = Words(texts);
        let mut canvas = Canvas::default();
        let tiles = ["T1", "T2", "T3"].into_iter().zip(view.bag);
        let tiles = tiles.map(|(tile, count)| {
            format!("{count} × {}", words.say("any-tile_name", &json!({ "tile": tile })))
        });
        let mut line = canvas.listed(0, &words.text("board-bag"), &tiles.collect::<Vec<_>>());
        line = canvas.listed(line, &words.text("board-singles"), &[view.singles.to_string()]);
        let books = cooper_island::components::LogBook::ALL.into_iter().zip(view.log_books);
        let books = books.filter(|(_, count)| *count > 0);
        let books =
            books.map(|(book, count)| format!("{count} × {}", words.name("log_book", &book)));
        line = canvas.listed(line, &words.text("board-books"), &books.collect::<Vec<_>>());
        for (head, deck) in [("board-small", &view.small_deck), ("board-large", &view.large_deck)] {
            let known = deck.cards.iter().flatten().map(|card| words.name("card", card));
            let mut cards = vec![deck.cards.len().to_string()];
            cards.extend(known);
            line = canvas.listed(line, &words.text(head), &cards);
        }
        if let Some(cooper) = &view.cooper {
            let cards = Section::ALL.into_iter().zip(cooper.cards).filter(|(_, count)| *count > 0);
            let cards =
                cards.map(|(it, count)| format!("{count} × {}", Words::letter(&it).to_uppercase()));
            canvas.listed(line, &words.text("board-rival_cards"), &cards.collect::<Vec<_>>());
        }
        canvas.drawing()
    }

    fn legend(&self) -> &'static [LegendEntry] {
        LEGEND
    }

    fn spot(&self, action: &Action) -> Option<Spot> {
        let spot = |place: Space, way: String| Some(Spot { place: place.to_string(), way });
        match action {
            Action::Moor { bank, half, space } => {
                spot(*space, format!("{bank}{}", Words::letter(half)))
            }
            Action::Lay { first, second } => spot(*first, second.to_string()),
            Action::Chart { space, terrain } => spot(*space, Words::letter(terrain)),
            Action::Shift { from, to } => spot(*from, to.to_string()),
            Action::RemoveRuin { space, spot: crafting } => spot(*space, Words::letter(crafting)),
            Action::Put { space }
            | Action::From { space }
            | Action::PutLid { space }
            | Action::Give { from: Source::Land(space), .. }
            | Action::PayFee { from: Source::Land(space), .. } => spot(*space, String::new()),
            _ => None,
        }
    }

    fn is_place(&self, typed: &str) -> bool {
        let is_half =
            |(bank, half): (&str, &str)| bank.parse::<Bank>().is_ok() && matches!(half, "a" | "b");
        typed.parse::<Space>().is_ok() || typed.split_at_checked(3).is_some_and(is_half)
    }

    fn notice(&self, view: &View) -> Option<&'static str> {
        view.cooper.as_ref().map(|_| "board-solo")
    }

    fn rival(&self, view: &View) -> Option<Rival> {
        let rival = |cooper: &CooperView| Rival {
            name: "board-cooper",
            points: cooper.points.into(),
            breakdown: cooper.breakdown.clone(),
        };
        view.cooper.as_ref().map(rival)
    }

    fn naming(&self, view: &View, seat: Seat, action: &Action) -> Option<Naming> {
        named::named(view, seat, action).map(|(text, args)| Naming { text, args })
    }

    /// `c1 d1` lays the first half on c1 and the second on d1, `d1 WR1a` an islet, `c2 forest`
    /// a single tile.
    fn expand(&self, view: &View, typed: &str) -> Option<String> {
        let words: Vec<&str> = typed.split_whitespace().collect();
        let [place, way] = words[..] else { return None };
        let space: Space = place.parse().ok()?;
        if let Ok(other) = way.parse::<Space>() {
            let is_shift = view.doing.as_ref().is_some_and(|it| it.card == Some(Card::GreatCrane));
            return Some(match is_shift {
                true => format!("shift from={space} to={other}"),
                false => format!("lay first={space} second={other}"),
            });
        }
        match way.split_at_checked(3) {
            Some((bank, half @ ("a" | "b"))) => {
                Some(format!("moor bank={bank} half={half} space={space}"))
            }
            _ => Some(format!("chart space={space} terrain={way}")),
        }
    }

    fn examples(&self) -> Examples {
        Examples {
            place: "c1",
            short: "c1 d1, d1 WR1a, c2 forest",
            action: "put_worker worker=normal section=c",
            rule: "5.5",
        }
    }
}

/// Three stages in a row.
fn stages(of: &[impl ToString; 3]) -> String {
    of.each_ref().map(ToString::to_string).join("/")
}

/// Sentences and names of this game.
struct Words<'a>(&'a Texts);

impl Words<'_> {
    fn text(&self, id: &str) -> String {
        self.say(id, &Value::Null)
    }

    fn say(&self, id: &str, args: &Value) -> String {
        self.0.say(&format!("cooper-island-{id}"), args)
    }

    /// As it is written in records.
    fn letter(thing: &impl Serialize) -> String {
        let name = serde_json::to_value(thing).unwrap_or_default();
        name.as_str().unwrap_or_default().to_owned()
    }

    /// The name of a thing of this kind.
    fn name(&self, kind: &str, thing: &impl Serialize) -> String {
        self.text(&format!("{kind}-{}", Words::letter(thing)))
    }

    fn who(&self, who: Who) -> String {
        match who {
            Who::Player(seat) => seat.to_string(),
            Who::Cooper => self.text("board-cooper"),
            Who::Neutral => self.text("board-neutral"),
        }
    }

    /// A boat with what it is worth besides its income.
    fn boat(&self, boat: Boat) -> String {
        self.say("board-boat", &json!({ "boat": boat }))
    }

    /// An order with what its stages need.
    fn order(&self, order: Order) -> String {
        let needs = stages(&order.stages());
        self.say("board-order", &json!({ "order": order, "needs": needs, "costs": COPY_COSTS }))
    }

    /// A card with what it does.
    fn card(&self, card: Card) -> String {
        let name = self.name("card", &card);
        let effect = self.text(&format!("card-{}.effect", Words::letter(&card)));
        format!("{name}: {effect}")
    }

    fn head(&self, id: &str) -> Cell {
        (self.text(id), Ink::Strong)
    }
}
