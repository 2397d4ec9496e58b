//! Who may depend on whom: arrows point from games and tools to the core, and
//! only `skerry-catalog` knows games by name.
use crate::workspace::is_game;

/// Stands for every game in the lists below.
const GAMES: &str = "(games)";

/// What a package may depend on, of our own.
fn allowed(package: &str) -> &'static [&'static str] {
    match package {
        "xtask" | "skerry-core" | "skerry-load" => &[],
        "skerry-grid" | "skerry-table" | "skerry-text" => &["skerry-core"],
        "skerry-testkit" => &["skerry-core", "skerry-table"],
        "skerry-bots" => &["skerry-core"],
        "skerry-bench" => &["skerry-core", "skerry-bots", "skerry-catalog"],
        "skerry-catalog" => {
            &["skerry-core", "skerry-grid", "skerry-table", "skerry-text", "skerry-bots", GAMES]
        }
        "skerry-protocol" => &[],
        "skerry-store" => &["skerry-protocol"],
        "skerry-server" => &[
            "skerry-core",
            "skerry-text",
            "skerry-bots",
            "skerry-catalog",
            "skerry-protocol",
            "skerry-store",
        ],
        "skerry-cli" => &[
            "skerry-core",
            "skerry-table",
            "skerry-text",
            "skerry-bots",
            "skerry-catalog",
            "skerry-server",
        ],
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

/// The arrows that should not be there, from what `cargo tree` prints with a
/// depth before each package and paths behind those of the workspace.
pub(super) fn forbidden(tree: &str, is_dev: bool) -> Vec<String> {
    let mut from = "";
    let mut wrong = vec![];
    for line in tree.lines() {
        let Some((name, rest)) = line.split_once(' ') else { continue };
        if let Some(name) = name.strip_prefix('0') {
            from = name;
        } else if let Some(to) = name.strip_prefix('1')
            && (is_ours(rest) || to == ONLY_FOR_BENCHMARKS)
            && !is_allowed(from, to, is_dev)
        {
            let kind = if is_dev { ", not even for tests" } else { "" };
            wrong.push(format!("{from} must not depend on {to}{kind}"));
        }
    }
    wrong
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
}
