//! One decision of the player: choose, look, take back, confirm.
use serde_json::{Value, json};
use skerry_catalog::{Examples, Offer};
use skerry_core::Seat;

use super::{
    input::{Command, understand},
    list,
    session::Session,
};
use crate::{failure::Failure, output::item};

/// How a turn ended.
pub(super) enum Decision {
    Made,
    /// The player has left the match.
    Left,
}

/// Asks until a decision is confirmed.
pub(super) fn decide(session: &mut Session<'_>) -> Result<Decision, Failure> {
    show_position(session)?;
    while let Some(line) = session.ask()? {
        match understand(&line, &session.texts) {
            Command::Quit => return Ok(Decision::Left),
            Command::Enter if session.drafted.is_empty() => session.prompt()?,
            Command::Enter | Command::Ok => {
                if confirm(session)? {
                    return Ok(Decision::Made);
                }
            }
            Command::Number(number) => choose_number(session, number)?,
            Command::Action(typed) => choose(session, &typed)?,
            Command::Undo => undo(session)?,
            Command::Why(typed) => why(session, &typed)?,
            look => answer(session, look)?,
        }
    }
    Ok(Decision::Left)
}

fn show_position(session: &mut Session<'_>) -> Result<(), Failure> {
    session.show_board(session.me)?;
    session.show(&session.table.offer(session.me, &session.texts))?;
    session.prompt()?;
    list::summary(session)
}

/// What can be looked at without changing anything.
fn answer(session: &mut Session<'_>, command: Command) -> Result<(), Failure> {
    match command {
        Command::List(place) => list::list(session, place.as_deref()),
        Command::Board(seat) => show_board(session, seat.as_deref()),
        Command::Tiles => {
            let supply = session.table.supply(session.me, &session.texts);
            if supply.lines.is_empty() {
                return session.say("terminal-nothing_left", &Value::Null);
            }
            session.show(&supply)
        }
        Command::Scores => session.show_scores(),
        Command::Log => {
            session
                .told
                .iter()
                .try_for_each(|told| writeln!(session.out, "{}", item("· ", told)))?;
            Ok(())
        }
        Command::Rule(id) => show_rule(session, &id),
        Command::Help => {
            let Examples { place, short, action, rule } = session.table.examples();
            let args = json!({ "place": place, "short": short, "action": action, "rule": rule });
            session.say("terminal-help", &args)
        }
        Command::Enter
        | Command::Ok
        | Command::Undo
        | Command::Why(_)
        | Command::Quit
        | Command::Number(_)
        | Command::Action(_) => Ok(()),
    }
}

fn show_board(session: &mut Session<'_>, seat: Option<&str>) -> Result<(), Failure> {
    let Some(typed) = seat else {
        session.show_board(session.me)?;
        return session.show(&session.table.offer(session.me, &session.texts));
    };
    let seat: Option<Seat> = typed.to_lowercase().parse().ok();
    match seat.filter(|seat| seat.0 < session.table.players()) {
        Some(seat) => session.show_board(seat),
        None => {
            let seats = session.table.players();
            let (first, last) = (Seat(0).to_string(), Seat(seats - 1).to_string());
            let args = json!({ "seat": typed, "seats": seats, "first": first, "last": last });
            session.say("terminal-no_seat", &args)
        }
    }
}

fn show_rule(session: &mut Session<'_>, id: &str) -> Result<(), Failure> {
    if id.is_empty() {
        let example = session.table.examples().rule;
        return session.say("terminal-which_rule", &json!({ "rule": example }));
    }
    match session.rules.iter().find(|rule| rule.id.eq_ignore_ascii_case(id)) {
        Some(rule) => session.show_rule(rule),
        None => session.say("terminal-no_rule", &json!({ "rule": id })),
    }
}

/// Confirms the draft; says whether there was one.
fn confirm(session: &mut Session<'_>) -> Result<bool, Failure> {
    if session.drafted.is_empty() {
        session.say("table-nothing_to_commit", &Value::Null)?;
        return Ok(false);
    }
    session.commit(session.me)?;
    Ok(true)
}

fn undo(session: &mut Session<'_>) -> Result<(), Failure> {
    match session.table.undo(session.me) {
        Ok(action) => {
            session.drafted.pop();
            let action = called(session, &action);
            session.say("terminal-undone", &json!({ "action": action }))?;
            show_position(session)?;
            if session.drafted.is_empty() {
                return Ok(());
            }
            session.say("terminal-go_on", &Value::Null)
        }
        Err(refused) => session.refuse(&refused, ""),
    }
}

/// What this action is called in the list, if it stands there.
fn called(session: &Session<'_>, action: &Value) -> String {
    let offers = session.table.offers(session.me);
    match offers.iter().find(|offer| offer.action == *action) {
        Some(offer) => list::sentence(session, offer),
        None => session.texts.action(session.game, action),
    }
}

fn choose_number(session: &mut Session<'_>, number: usize) -> Result<(), Failure> {
    let offers = session.table.offers(session.me);
    match number.checked_sub(1).and_then(|index| offers.get(index)) {
        Some(offer) => draft(session, &offer.action, ""),
        None => no_number(session, number, offers.len()),
    }
}

fn no_number(session: &mut Session<'_>, number: usize, most: usize) -> Result<(), Failure> {
    if most == 0 {
        // Everything is decided, so no list is there to choose from.
        return session.say("terminal-confirm", &Value::Null);
    }
    session.say("terminal-no_number", &json!({ "number": number, "most": most }))
}

fn choose(session: &mut Session<'_>, typed: &str) -> Result<(), Failure> {
    let offers = session.table.offers(session.me);
    let there: Vec<_> = offers.iter().filter(|offer| list::is_at(offer, typed)).collect();
    match there[..] {
        [] => {}
        [only] => return draft(session, &only.action, typed),
        [_, _, ..] => return list::list(session, Some(typed)),
    }
    let is_short = |offer: &&Offer| {
        let short = |spot| list::short(session, spot).to_lowercase();
        offer.spot.as_ref().is_some_and(|spot| short(spot) == typed.to_lowercase())
    };
    if let Some(offer) = offers.iter().find(is_short) {
        return draft(session, &offer.action, typed);
    }
    match session.table.read_action(&in_full(session, typed)) {
        Ok(action) => draft(session, &action, typed),
        Err(refused) if refused.rule().is_none() && names_a_place(session, typed) => {
            list::list(session, Some(typed))
        }
        Err(refused) => session.refuse(&refused, typed),
    }
}

/// Whether this can only be meant as a place: `c1`, `0,0`. Not every game knows its places.
fn names_a_place(session: &Session<'_>, typed: &str) -> bool {
    let has_digit = typed.chars().any(|letter| letter.is_ascii_digit());
    has_digit && !typed.contains(char::is_whitespace) && session.table.is_place(typed)
}

/// The full notation of what may have been typed in short.
fn in_full(session: &Session<'_>, typed: &str) -> String {
    session.table.expand(session.me, typed).unwrap_or_else(|| typed.to_owned())
}

fn draft(session: &mut Session<'_>, action: &Value, typed: &str) -> Result<(), Failure> {
    let events = match session.table.act(session.me, action) {
        Ok(events) => events,
        Err(refused) => return session.refuse(&refused, typed),
    };
    session.show_board(session.me)?;
    for event in &events {
        let sentence = session.sentence(event);
        writeln!(session.out, "{}", item("· ", &sentence))?;
    }
    session.drafted.push(events);
    if session.table.offers(session.me).is_empty() {
        return session.say("terminal-confirm", &Value::Null);
    }
    session.prompt()?;
    list::summary(session)?;
    session.say("terminal-go_on", &Value::Null)
}

fn why(session: &mut Session<'_>, typed: &str) -> Result<(), Failure> {
    let offers = session.table.offers(session.me);
    let number = typed.parse::<usize>().ok();
    if let Some(number) = number.filter(|number| !(1..=offers.len()).contains(number)) {
        return no_number(session, number, offers.len());
    }
    let action = match number.and_then(|number| offers.get(number - 1)) {
        Some(offer) => Ok(offer.action.clone()),
        None => session.table.read_action(&in_full(session, typed)),
    };
    let checked = action.and_then(|action| {
        session.table.check(session.me, &action)?;
        Ok(action)
    });
    match checked {
        Ok(action) => {
            let action = called(session, &action);
            session.say("terminal-allowed", &json!({ "action": action }))
        }
        Err(refused) => session.refuse(&refused, typed),
    }
}
