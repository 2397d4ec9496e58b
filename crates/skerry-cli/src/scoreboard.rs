//! Points and what they consist of, side by side.
use serde_json::json;
use skerry_catalog::Standing;
use skerry_core::ScoreLine;
use skerry_text::{Texts, ids};

use crate::output::{columns, points};

/// Whom a lone player plays against.
pub(crate) struct Rival {
    pub(crate) name: String,
    pub(crate) points: i32,
    pub(crate) breakdown: Vec<ScoreLine>,
}

impl Rival {
    /// As the texts of the game call it.
    pub(crate) fn named(rival: skerry_catalog::Rival, texts: &Texts, game: &str) -> Self {
        let name = texts.word(&format!("{game}-{}", rival.name));
        Self { name, points: rival.points, breakdown: rival.breakdown }
    }

    /// First, unless the lone player is.
    fn rank(&self, standings: &[Standing]) -> u8 {
        if standings.iter().any(|standing| standing.rank == 1) { 2 } else { 1 }
    }
}

/// One column for each seat and the rival, one row for each kind of points.
pub(crate) fn lines(
    texts: &Texts,
    game: &str,
    names: &[String],
    standings: &[Standing],
    rival: Option<&Rival>,
) -> Vec<String> {
    let row = |head: String, cell: &dyn Fn(&Standing) -> String| {
        [head].into_iter().chain(standings.iter().map(cell)).collect::<Vec<_>>()
    };
    let head = [String::new()].into_iter().chain(names.iter().cloned());
    let mut rows: Vec<Vec<String>> = vec![head.collect()];
    let rivals = rival.map(|rival| rival.breakdown.as_slice()).unwrap_or_default();
    for category in categories(standings, rivals) {
        let own = |standing: &Standing| points_of(&standing.breakdown, category);
        let mut cells = row(texts.score(game, category), &own);
        cells.extend(rival.map(|_| points_of(rivals, category)));
        rows.push(cells);
    }
    rows.push(row(texts.word("terminal-total"), &|standing| points(standing.points)));
    rows.push(row(texts.word("terminal-rank"), &|standing| standing.rank.to_string()));
    if let Some(rival) = rival {
        let last = rows.len() - 1;
        rows[0].push(rival.name.clone());
        rows[last - 1].push(points(rival.points));
        rows[last].push(rival.rank(standings).to_string());
    }
    columns(&rows)
}

/// In the order of the first seat; a category that only others have comes last.
fn categories(standings: &[Standing], rivals: &[ScoreLine]) -> Vec<&'static str> {
    let mut found = vec![];
    for line in standings.iter().flat_map(|standing| &standing.breakdown).chain(rivals) {
        if !found.contains(&line.category) {
            found.push(line.category);
        }
    }
    found
}

fn points_of(breakdown: &[ScoreLine], category: &str) -> String {
    let lines = breakdown.iter().filter(|line| line.category == category);
    lines.map(|line| points(line.points)).next().unwrap_or_default()
}

/// Ranks from the best to the last, then who wins.
pub(crate) fn result(
    texts: &Texts,
    names: &[String],
    standings: &[Standing],
    rival: Option<&Rival>,
) -> Vec<String> {
    let seated = |it: &Standing| (it.rank, names[it.seat.index()].clone(), it.points);
    let mut ranked: Vec<(u8, String, i32)> = standings.iter().map(seated).collect();
    ranked.extend(rival.map(|it| (it.rank(standings), it.name.clone(), it.points)));
    ranked.sort_by_key(|(rank, ..)| *rank);
    let line = |(rank, player, points): &(u8, String, i32)| {
        let args = json!({ "rank": rank, "player": player, "points": points });
        texts.say(&ids::table("rank"), &args)
    };
    let mut lines = vec![texts.word(&ids::table("game_over"))];
    lines.extend(ranked.iter().map(line));
    // Whoever practises alone has won against nobody.
    if ranked.len() > 1 {
        let first = ranked.iter().filter(|(rank, ..)| *rank == 1);
        let winners: Vec<String> = first.map(|(_, name, _)| name.clone()).collect();
        let args = json!({ "count": winners.len(), "names": texts.list(&winners) });
        lines.push(texts.say(&ids::table("winner"), &args));
    }
    lines
}
