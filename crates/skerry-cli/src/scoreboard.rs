//! Points and what they consist of, side by side.
use serde_json::json;
use skerry_catalog::Standing;
use skerry_text::{Texts, ids};

use crate::output::{columns, points};

/// One column for each seat, one row for each kind of points.
pub(crate) fn lines(
    texts: &Texts,
    game: &str,
    names: &[String],
    standings: &[Standing],
) -> Vec<String> {
    let row = |head: String, cell: &dyn Fn(&Standing) -> String| {
        [head].into_iter().chain(standings.iter().map(cell)).collect::<Vec<_>>()
    };
    let mut rows = vec![[String::new()].into_iter().chain(names.iter().cloned()).collect()];
    for category in categories(standings) {
        rows.push(row(texts.score(game, category), &|standing| points_of(standing, category)));
    }
    rows.push(row(texts.word("terminal-total"), &|standing| points(standing.points)));
    rows.push(row(texts.word("terminal-rank"), &|standing| standing.rank.to_string()));
    columns(&rows)
}

/// In the order of the first seat; a category that only others have comes last.
fn categories(standings: &[Standing]) -> Vec<&'static str> {
    let mut found = vec![];
    for line in standings.iter().flat_map(|standing| &standing.breakdown) {
        if !found.contains(&line.category) {
            found.push(line.category);
        }
    }
    found
}

fn points_of(standing: &Standing, category: &str) -> String {
    let lines = standing.breakdown.iter().filter(|line| line.category == category);
    lines.map(|line| points(line.points)).next().unwrap_or_default()
}

/// Ranks from the best to the last, then who wins.
pub(crate) fn result(texts: &Texts, names: &[String], standings: &[Standing]) -> Vec<String> {
    let mut ranked: Vec<&Standing> = standings.iter().collect();
    ranked.sort_by_key(|standing| standing.rank);
    let name = |standing: &Standing| names[standing.seat.index()].clone();
    let line = |standing: &&Standing| {
        let (rank, points) = (standing.rank, standing.points);
        let args = json!({ "rank": rank, "player": name(standing), "points": points });
        texts.say(&ids::table("rank"), &args)
    };
    let mut lines = vec![texts.word(&ids::table("game_over"))];
    lines.extend(ranked.iter().map(line));
    // Whoever practises alone has won against nobody.
    if standings.len() > 1 {
        let winners: Vec<String> =
            ranked.iter().filter(|standing| standing.rank == 1).map(|of| name(of)).collect();
        let args = json!({ "count": winners.len(), "names": texts.list(&winners) });
        lines.push(texts.say(&ids::table("winner"), &args));
    }
    lines
}
