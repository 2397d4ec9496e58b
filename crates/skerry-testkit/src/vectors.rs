//! Rule vectors: text files that say, rule by rule, what is allowed, what is
//! refused and what it is worth.
//!
//! ```text
//! # 4.2  Boats chain: a boat goes to an entry sea or beside one of its colour.
//! opening players=2
//! * fleets row=3,5,1,8,10
//! a take_fleet fleet=5
//! case beside the same colour
//!   a place_boat sea=e4 color=red     -> ok
//!   points a = 3
//! case beside another colour only
//!   a place_boat sea=e5 color=blue    -> refused 4.2
//!   legal a lacks place_boat sea=e5 color=blue
//! ```
//!
//! `opening` gives the options, and a new `opening` begins afresh. What follows
//! it is the lead-up; each `case` begins where the lead-up ends.
//!
//! | line | means |
//! |---|---|
//! | `* <draw>` | nature answers this, and can |
//! | `* <draw> -> impossible` | nature cannot answer this; nothing changes |
//! | `a <action>` | the seat does this, and may; with `-> ok` that is the point of the case |
//! | `a <action> -> refused <rule>` | this rule forbids it; nothing changes |
//! | `points a = 3` | the score of the seat now |
//! | `legal a contains <action>`, `legal a lacks <action>` | what its list holds |
use std::{fmt::Write, fs, path::Path};

use skerry_core::{Game, Rule, Seat, Silent, Turn};
use skerry_table::notation::{self, ACTION, CHANCE};

use crate::scene::legal_of;

/// Runs the vectors of one file; gives the number of cases.
///
/// # Errors
/// The first line that is not as it says, with its number and its case.
pub fn run_vectors<G: Game>(text: &str) -> Result<usize, String> {
    let mut run = Run::<G>::default();
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        run.line(line).map_err(|wrong| run.at(number, &wrong))?;
    }
    let end = text.lines().count();
    run.close_case().map_err(|wrong| run.at(end, &wrong))?;
    if run.cases == 0 { Err("no line begins a case".to_owned()) } else { Ok(run.cases) }
}

/// Runs every `*.vec` file of a folder; gives the number of cases.
///
/// # Errors
/// What is wrong in each file, by name; or that there is none.
pub fn run_vector_files<G: Game>(folder: impl AsRef<Path>) -> Result<usize, String> {
    let folder = folder.as_ref();
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut paths: Vec<_> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "vec"));
    paths.sort();
    if paths.is_empty() {
        return Err(format!("{}: no vectors here", folder.display()));
    }
    let (mut cases, mut wrong) = (0, String::new());
    for path in paths {
        let text = fs::read_to_string(&path).map_err(|error| error.to_string());
        match text.and_then(|text| run_vectors::<G>(&text)) {
            Ok(more) => cases += more,
            Err(error) => writeln!(wrong, "{}: {error}", path.display()).expect("strings grow"),
        }
    }
    if wrong.is_empty() { Ok(cases) } else { Err(wrong) }
}

/// A vector file, being run.
struct Run<G> {
    /// Where every case begins.
    lead_up: Option<G>,
    case: Option<Case<G>>,
    cases: usize,
}

struct Case<G> {
    name: String,
    game: G,
    /// A case that expects nothing would pass whatever the rules say.
    expects: bool,
}

impl<G> Default for Run<G> {
    fn default() -> Self {
        Run { lead_up: None, case: None, cases: 0 }
    }
}

impl<G: Game> Run<G> {
    fn at(&self, line: usize, wrong: &str) -> String {
        let case = self.case.as_ref().map_or("lead-up", |case| case.name.as_str());
        format!("line {line}, {case}: {wrong}")
    }

    fn line(&mut self, line: &str) -> Result<(), String> {
        let (head, rest) = line.split_once(' ').unwrap_or((line, ""));
        match head {
            "opening" => self.open(rest),
            "case" => self.begin_case(rest.trim()),
            "points" => self.points(rest),
            "legal" => self.legal(rest),
            "*" => self.draw(rest),
            seat => self.act(seat, rest),
        }
    }

    fn open(&mut self, options: &str) -> Result<(), String> {
        self.close_case()?;
        let options = notation::read_options(options).map_err(|error| error.to_string())?;
        self.lead_up = Some(G::setup(&options).map_err(|error| error.to_string())?);
        self.case = None;
        Ok(())
    }

    fn begin_case(&mut self, name: &str) -> Result<(), String> {
        self.close_case()?;
        let game = self.lead_up.ok_or("a file begins with `opening`")?;
        self.case = Some(Case { name: format!("case {name}"), game, expects: false });
        self.cases += 1;
        Ok(())
    }

    fn close_case(&self) -> Result<(), String> {
        match &self.case {
            Some(case) if !case.expects => Err(format!("{} expects nothing", case.name)),
            _ => Ok(()),
        }
    }

    fn game(&mut self) -> Result<&mut G, String> {
        let lead_up = self.lead_up.as_mut().ok_or("a file begins with `opening`")?;
        Ok(self.case.as_mut().map_or(lead_up, |case| &mut case.game))
    }

    fn expect(&mut self) {
        if let Some(case) = &mut self.case {
            case.expects = true;
        }
    }

    fn seat(&mut self, word: &str) -> Result<Seat, String> {
        let seat: Seat = word.parse().map_err(|error| format!("`{word}`: {error}"))?;
        let players = self.game()?.players();
        if seat.0 < players { Ok(seat) } else { Err(format!("{players} play, and not {seat}")) }
    }

    fn draw(&mut self, rest: &str) -> Result<(), String> {
        let (draw, expected) = split_arrow(rest);
        let chance = notation::read(CHANCE, draw).map_err(|error| error.to_string())?;
        let game = self.game()?;
        let is_possible = game.turn() == Turn::Chance && game.is_possible(&chance);
        match (expected, is_possible) {
            (None | Some("ok"), true) => game.resolve(chance, &mut Silent),
            (Some("impossible"), false) => {}
            (None | Some("ok"), false) => {
                return Err(format!("cannot be drawn here: {:?}", game.turn()));
            }
            (Some("impossible"), true) => return Err("can be drawn here".to_owned()),
            (Some(other), _) => return Err(format!("`{other}` is nothing to expect of a draw")),
        }
        if expected.is_some() {
            self.expect();
        }
        Ok(())
    }

    fn act(&mut self, seat: &str, rest: &str) -> Result<(), String> {
        let seat = self.seat(seat)?;
        let (action, expected) = split_arrow(rest);
        let action = notation::read(ACTION, action).map_err(|error| error.to_string())?;
        let refused_by = match expected.map(|words| words.split_once(' ').unwrap_or((words, ""))) {
            None | Some(("ok", "")) => None,
            Some(("refused", id)) => Some(known_rule::<G>(id.trim())?),
            Some(other) => return Err(format!("`{}` is nothing to expect", other.0)),
        };
        let played = self.game()?.play(seat, action, &mut Silent);
        match (played.map_err(|violation| violation.0.id), refused_by) {
            (Ok(()), None) => {}
            (Err(id), Some(rule)) if id == rule.id => {}
            (Ok(()), Some(rule)) => return Err(format!("allowed, not refused by {}", rule.id)),
            (Err(id), None) => return Err(format!("refused by rule {id}")),
            (Err(id), Some(rule)) => return Err(format!("refused by rule {id}, not {}", rule.id)),
        }
        if expected.is_some() {
            self.expect();
        }
        Ok(())
    }

    fn points(&mut self, rest: &str) -> Result<(), String> {
        let words: Vec<_> = rest.split_whitespace().collect();
        let [seat, "=", expected] = words[..] else {
            return Err("write `points <seat> = <number>`".to_owned());
        };
        let seat = self.seat(seat)?;
        let expected: i32 = expected.parse().map_err(|_| format!("`{expected}` is no number"))?;
        let points = self.game()?.score(seat).points;
        self.expect();
        if points == expected {
            Ok(())
        } else {
            Err(format!("seat {seat} has {points} points, not {expected}"))
        }
    }

    fn legal(&mut self, rest: &str) -> Result<(), String> {
        let mut words = rest.trim().splitn(3, ' ');
        let (Some(seat), Some(relation @ ("contains" | "lacks")), Some(action)) =
            (words.next(), words.next(), words.next())
        else {
            return Err("write `legal <seat> contains <action>` or `lacks`".to_owned());
        };
        let seat = self.seat(seat)?;
        let action = notation::read(ACTION, action).map_err(|error| error.to_string())?;
        let is_listed = legal_of(self.game()?, seat).contains(&action);
        self.expect();
        if is_listed == (relation == "contains") {
            Ok(())
        } else {
            Err(format!("listed for seat {seat}: {is_listed}"))
        }
    }
}

/// The words before ` -> ` and those after it.
fn split_arrow(text: &str) -> (&str, Option<&str>) {
    text.split_once("->").map_or((text, None), |(done, expected)| (done, Some(expected.trim())))
}

fn known_rule<G: Game>(id: &str) -> Result<&'static Rule, String> {
    let rule = G::RULES.iter().find(|rule| rule.id == id);
    rule.copied().ok_or_else(|| format!("`{id}` is no rule of {}", G::ID))
}
