//! What a player may do, presented so that a hundred placements stay readable.
use std::collections::BTreeMap;

use serde_json::{Value, json};
use skerry_catalog::{Naming, Offer, Spot};

use super::session::Session;
use crate::{
    failure::Failure,
    output::{UNBROKEN, item},
};

/// As many actions are shown one by one.
const FEW: usize = 12;

/// At the beginning of a decision: everything if it is little, else where to look.
pub(super) fn summary(session: &mut Session<'_>) -> Result<(), Failure> {
    let offers = numbered(session);
    let mut places = places(&offers);
    if offers.len() <= FEW || places.is_empty() {
        return apart(session, &offers.iter().collect::<Vec<_>>());
    }
    let ways = places.values().map(Vec::len).sum::<usize>();
    let (count, example) = (places.len(), places.pop_first().map(|(place, _)| place.text));
    session.say("terminal-ways", &json!({ "ways": ways, "places": count, "example": example }))?;
    apart(session, &nowhere(&offers))
}

/// On demand: everything by place, or one place in full.
pub(super) fn list(session: &mut Session<'_>, place: Option<&str>) -> Result<(), Failure> {
    let offers = numbered(session);
    if let Some(place) = place {
        return at(session, &offers, place);
    }
    let group = |(place, ways): (Place, Vec<&Numbered>)| {
        let ways =
            ways.iter().map(|(number, offer)| format!("{number} {}", listed(session, offer)));
        let ways = ways.map(|way| way.trim_end().to_owned());
        format!("{:>6}: {}", place.text, ways.collect::<Vec<_>>().join(", "))
    };
    let groups: Vec<String> = places(&offers).into_iter().map(group).collect();
    // Two columns: long lists would scroll out of sight.
    let (left, right) = groups.split_at(groups.len().div_ceil(2));
    let longest = left.iter().map(|group| group.chars().count()).max().unwrap_or(0);
    let width = (longest + 2).max(40);
    for (index, group) in left.iter().enumerate() {
        let beside = right.get(index).map_or("", String::as_str);
        writeln!(session.out, "{}", format!("{group:<width$}{beside}").trim_end())?;
    }
    apart(session, &nowhere(&offers))
}

/// What is done in no place.
fn nowhere(offers: &[Numbered]) -> Vec<&Numbered> {
    offers.iter().filter(|(_, offer)| offer.spot.is_none()).collect()
}

/// What the game waits for, and what can be done aside.
fn apart(session: &mut Session<'_>, offers: &[&Numbered]) -> Result<(), Failure> {
    let (asides, answers): (Vec<&Numbered>, Vec<&Numbered>) =
        offers.iter().partition(|(_, offer)| offer.is_aside);
    in_full(session, answers.into_iter())?;
    if !asides.is_empty() {
        session.say("terminal-asides", &Value::Null)?;
    }
    in_full(session, asides.into_iter())
}

fn at(session: &mut Session<'_>, offers: &[Numbered], place: &str) -> Result<(), Failure> {
    let mut there = offers.iter().filter(|(_, offer)| is_at(offer, place)).peekable();
    if !session.table.is_place(place) {
        return session.say("terminal-no_place", &json!({ "place": place }));
    }
    if there.peek().is_none() {
        return session.say("terminal-nothing_there", &json!({ "place": place }));
    }
    in_full(session, there)
}

/// Is this one of the actions in this place? Some take place in two.
pub(super) fn is_at(offer: &Offer, place: &str) -> bool {
    offer.spot.as_ref().is_some_and(|spot| spot.place == place || spot.way == place)
}

/// What tells an action from others in the same place, in the player's language.
fn way(session: &Session<'_>, spot: &Spot) -> String {
    let id = format!("{}-way-{}", session.game, spot.way);
    session.texts.find(&id, &Value::Null).unwrap_or_else(|| spot.way.clone())
}

/// The same, with what else is to be known of it in a list, if there is such a text.
fn listed(session: &Session<'_>, offer: &Offer) -> String {
    let Some(spot) = &offer.spot else { return String::new() };
    let id = format!("{}-way-{}.listed", session.game, spot.way);
    let nothing = Value::Null;
    let args = offer.naming.as_ref().map_or(&nothing, |naming| &naming.args);
    session.texts.find(&id, args).unwrap_or_else(|| way(session, spot))
}

/// The short form, in the player's language.
pub(super) fn short(session: &Session<'_>, spot: &Spot) -> String {
    format!("{} {}", spot.place, way(session, spot)).trim_end().to_owned()
}

/// What an action is called now.
pub(super) fn sentence(session: &Session<'_>, offer: &Offer) -> String {
    match &offer.naming {
        Some(Naming { text, args }) => session.texts.say(&format!("{}-{text}", session.game), args),
        None => session.texts.action(session.game, &offer.action),
    }
}

/// An action with its number among all that may be done, from 1.
type Numbered = (usize, Offer);

fn numbered(session: &Session<'_>) -> Vec<Numbered> {
    (1..).zip(session.table.offers(session.me)).collect()
}

fn in_full<'a>(
    session: &mut Session<'_>,
    offers: impl Iterator<Item = &'a Numbered>,
) -> Result<(), Failure> {
    for (number, offer) in offers {
        // What is typed stays in one line.
        let whole = |short: String| format!("  [{}]", short.replace(' ', UNBROKEN));
        let short = offer.spot.as_ref().map(|spot| whole(short(session, spot)));
        let sentence = format!("{}{}", sentence(session, offer), short.unwrap_or_default());
        writeln!(session.out, "{}", item(&format!("{number:>5}  "), &sentence))?;
    }
    Ok(())
}

/// A place, in the order of its letters, then of the numbers in its name: `a2` before `b1`,
/// `2,0` before `10,0`.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Place {
    letters: String,
    numbers: Vec<u32>,
    text: String,
}

fn places(offers: &[Numbered]) -> BTreeMap<Place, Vec<&Numbered>> {
    let mut places: BTreeMap<Place, Vec<&Numbered>> = BTreeMap::new();
    for numbered in offers {
        let Some(spot) = &numbered.1.spot else { continue };
        let parts = spot.place.split(|letter: char| !letter.is_ascii_digit());
        let numbers = parts.filter_map(|part| part.parse().ok()).collect();
        let letters = spot.place.chars().take_while(char::is_ascii_alphabetic).collect();
        let place = Place { letters, numbers, text: spot.place.clone() };
        places.entry(place).or_default().push(numbered);
    }
    places
}
