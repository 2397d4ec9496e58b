//! Who may depend on whom: arrows point from games and tools to the core, and
//! only `skerry-catalog` knows games by name.
use crate::workspace::is_game;

/// Stands for every game in the lists below.
const GAMES: &str = "(games)";

/// What a package may depend on, of our own.
fn allowed(package: &str) -> &'static [&'static str] {
    match package {
        "xtask" | "skerry-calls" | "skerry-core" | "skerry-grid" | "skerry-protocol" => &[],
        "skerry-table" | "skerry-text" | "skerry-bots" => &["skerry-core"],
        "skerry-testkit" => &["skerry-core", "skerry-table"],
        "skerry-bench" => &["skerry-core", "skerry-bots", "skerry-catalog"],
        "skerry-catalog" => {
            &["skerry-core", "skerry-grid", "skerry-table", "skerry-text", "skerry-bots", GAMES]
        }
        "skerry-store" => &["skerry-protocol"],
        "skerry-load" => &["skerry-core", "skerry-store"],
        "skerry-server" => &[
            "skerry-core",
            "skerry-text",
            "skerry-bots",
            "skerry-calls",
            "skerry-catalog",
            "skerry-protocol",
            "skerry-store",
        ],
        "skerry-cli" => {
            &["skerry-core", "skerry-text", "skerry-bots", "skerry-catalog", "skerry-server"]
        }
        game if is_game(game) => &["skerry-core", "skerry-grid"],
        _ => &[],
    }
}

/// What tests may use besides, in any package.
const FOR_TESTS: [&str; 3] = ["skerry-table", "skerry-testkit", "skerry-text"];

/// Its licence, the GPL, is not ours: nothing that is handed out may contain it.
const ONLY_FOR_BENCHMARKS: &str = "shakmaty";

fn is_allowed(from: &str, to: &str, is_dev: bool) -> bool {
    if to == ONLY_FOR_BENCHMARKS {
        return from == "skerry-bench";
    }
    let in_list = |list: &[&str]| list.contains(&to) || is_game(to) && list.contains(&GAMES);
    in_list(allowed(from)) || is_dev && FOR_TESTS.contains(&to)
}

/// A package of the workspace has a path behind its version.
fn is_ours(rest: &str) -> bool {
    rest.split_once('(').is_some_and(|(_, what)| !what.starts_with("proc-macro"))
}

/// A package, and those of ours that it depends on.
type Arrows<'a> = Vec<(&'a str, Vec<&'a str>)>;

/// From what `cargo tree` prints with a depth before each package and paths behind
/// those of the workspace.
fn arrows(tree: &str) -> Arrows<'_> {
    let mut arrows: Arrows<'_> = vec![];
    for line in tree.lines() {
        let Some((name, rest)) = line.split_once(' ') else { continue };
        if let Some(from) = name.strip_prefix('0') {
            arrows.push((from, vec![]));
        } else if let (Some(to), Some((_, list))) = (name.strip_prefix('1'), arrows.last_mut())
            && (is_ours(rest) || to == ONLY_FOR_BENCHMARKS)
        {
            list.push(to);
        }
    }
    arrows
}

/// The arrows that should not be there.
pub(super) fn forbidden(tree: &str, is_dev: bool) -> Vec<String> {
    let mut wrong = vec![];
    for (from, list) in arrows(tree) {
        for to in list.into_iter().filter(|to| !is_allowed(from, to, is_dev)) {
            let kind = if is_dev { ", not even for tests" } else { "" };
            wrong.push(format!("{from} must not depend on {to}{kind}"));
        }
    }
    wrong
}

/// All games are one kind.
fn kind(package: &str) -> &str {
    if is_game(package) { GAMES } else { package }
}

/// The arrows that are allowed and that nobody needs. What one game needs, all may use.
pub(super) fn idle(tree: &str) -> Vec<String> {
    let arrows = arrows(tree);
    let is_drawn = |from: &str, to: &str| {
        let same = arrows.iter().filter(|(name, _)| kind(name) == kind(from));
        same.flat_map(|(_, list)| list).any(|name| kind(name) == to)
    };
    let mut idle = vec![];
    for (from, _) in &arrows {
        let allowed = allowed(from).iter().filter(|to| !is_drawn(from, to));
        idle.extend(allowed.map(|to| format!("{from} may depend on {to}, but does not")));
    }
    idle
}

/// Where the codemap of ARCHITECTURE.md says something else: the last column of its
/// first table lists what a package may use.
pub(super) fn mapped_otherwise(tree: &str, architecture: &str) -> Vec<String> {
    let (_, map) = architecture.split_once("## Codemap").unwrap_or_default();
    let rows = map.lines().skip_while(|line| !line.starts_with('|'));
    let rows: Vec<Vec<&str>> = rows
        .take_while(|line| line.starts_with('|'))
        .map(|line| line.trim_matches('|').split('|').map(str::trim).collect())
        .collect();
    let mut wrong = vec![];
    for (package, _) in arrows(tree) {
        let name = if is_game(package) { "`<game>`".to_owned() } else { format!("`{package}`") };
        let mut expected: Vec<&str> = allowed(package).iter().map(|to| short(to)).collect();
        expected.sort_unstable();
        let row = rows.iter().find(|row| row[0] == name);
        let mut uses: Vec<&str> = row
            .and_then(|row| row.last())
            .map_or(vec!["no row"], |uses| uses.split(", ").filter(|name| *name != "–").collect());
        uses.sort_unstable();
        if uses != expected {
            let (uses, expected) = (uses.join(", "), expected.join(", "));
            wrong.push(format!("ARCHITECTURE.md: {name} may use {expected}, not {uses}"));
        }
    }
    wrong
}

/// As the codemap has it.
fn short(package: &str) -> &str {
    if package == GAMES { "games" } else { package.trim_start_matches("skerry-") }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TREE: &str = "\
0my-island v0.1.0 (/somewhere/crates/my-island)
1serde v1.0.229
1skerry-core v0.1.0 (/somewhere/crates/skerry-core)
1skerry-table v0.1.0 (/somewhere/crates/skerry-table)

0skerry-table v0.1.0 (/somewhere/crates/skerry-table)
1my-island v0.1.0 (/somewhere/crates/my-island)
1serde_derive v1.0.229 (proc-macro)
";

    #[test]
    fn a_game_does_not_know_the_table_nor_the_table_games() {
        let game = "my-island must not depend on skerry-table";
        let table = "skerry-table must not depend on my-island";
        assert_eq!(forbidden(TREE, false), [game, table]);
    }

    #[test]
    fn tests_of_a_game_may_sit_at_a_table() {
        assert_eq!(
            forbidden(TREE, true),
            ["skerry-table must not depend on my-island, not even for tests"]
        );
    }

    #[test]
    fn chess_stays_in_the_benchmarks() {
        let tree = |from: &str| format!("0{from} v0.1.0 (/somewhere)\n1shakmaty v0.30.1\n");
        assert!(forbidden(&tree("skerry-bench"), false).is_empty());
        assert_eq!(forbidden(&tree("skerry-bots"), false).len(), 1);
    }

    #[test]
    fn only_the_catalog_knows_games_by_name() {
        let knows = |from: &str| is_allowed(from, "yamatai", false);
        assert!(knows("skerry-catalog"));
        let others = ["skerry-bots", "skerry-bench", "skerry-cli", "skerry-text", "amerigo"];
        assert!(!others.into_iter().chain(["skerry-new"]).any(knows));
    }

    #[test]
    fn an_arrow_that_nobody_needs_is_noticed() {
        let ours = |name: &str| format!("{name} v0.1.0 (/somewhere)\n");
        let tree = format!("0{}1{}", ours("skerry-testkit"), ours("skerry-core"));
        assert_eq!(idle(&tree), ["skerry-testkit may depend on skerry-table, but does not"]);
        // One game on hexes is enough to let all games know the grid.
        let core = ours("skerry-core");
        let games = format!("0{}1{core}0{}1{core}", ours("go"), ours("hex"));
        assert_eq!(idle(&games).len(), 2);
        assert!(idle(&format!("{games}1{}", ours("skerry-grid"))).is_empty());
    }

    #[test]
    fn the_codemap_says_the_same() {
        let tree = "0go v0.1.0 (/somewhere)\n0skerry-text v0.1.0 (/somewhere)\n";
        let map = |game: &str, text: &str| {
            let rows = format!("| `<game>` | rules | {game} |\n| `skerry-text` | words | {text} |");
            format!("## Codemap\n\n| crate | what | may use |\n|---|---|---|\n{rows}\n")
        };
        assert!(mapped_otherwise(tree, &map("core, grid", "core")).is_empty());
        let wrong = mapped_otherwise(tree, &map("core", "–"));
        let game = "ARCHITECTURE.md: `<game>` may use core, grid, not core";
        assert_eq!(wrong, [game, "ARCHITECTURE.md: `skerry-text` may use core, not "]);
        assert_eq!(mapped_otherwise(tree, "").len(), 2);
    }
}
