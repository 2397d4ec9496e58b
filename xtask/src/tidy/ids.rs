//! Text ids are built in one way: as `skerry-text/src/ids.rs` says.
use super::layout::is_test;
use crate::workspace::File;

/// The code that knows how; `xtask/src/rules.rs` follows it.
const SOURCE: &str = "crates/skerry-text/src/ids.rs";

/// Rust elsewhere that builds an id, and ids of the browser that Rust does not know.
pub(super) fn strange_ids(files: &[File]) -> Vec<String> {
    let source = files.iter().find(|file| file.path == SOURCE);
    let kinds: Vec<&str> =
        source.iter().flat_map(|file| file.lines()).flat_map(|(_, line)| built(line)).collect();
    let mut wrong = vec![];
    for file in files.iter().filter(|file| !is_test(file) && file.path != SOURCE) {
        let is_rust = file.path.starts_with("crates/") && file.has_ending(&["rs"]);
        let is_page =
            file.path.starts_with("web/src/lib/") || file.path.starts_with("web/src/routes/");
        for (number, line) in file.lines() {
            for kind in built(line) {
                let place = format!("{}:{number}", file.path);
                if is_rust && kinds.contains(&kind) {
                    wrong.push(format!("{place}: text ids are built in {SOURCE}"));
                } else if is_page && !kinds.contains(&kind) {
                    wrong.push(format!("{place}: {SOURCE} knows no texts of the kind `{kind}`"));
                }
            }
        }
    }
    wrong
}

/// The kinds of the ids that a line puts together: `do` in `{game}-do-{tag}`, in Rust
/// or TypeScript.
fn built(line: &str) -> Vec<&str> {
    let parts: Vec<&str> = line.split('}').skip(1).collect();
    let kind = |part: &&'_ str| -> Option<usize> {
        let (word, _) = part.strip_prefix('-')?.split_once('-')?;
        let rest = &part[word.len() + 2..];
        let is_word = !word.is_empty() && word.bytes().all(|letter| letter.is_ascii_lowercase());
        (is_word && (rest.starts_with('{') || rest.starts_with("${"))).then_some(word.len())
    };
    parts.iter().filter_map(|part| Some(&part[1..=kind(part)?])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wrong(path: &str, text: &str) -> Vec<String> {
        let ids = "format!(\"{game}-do-{tag}\")\nformat!(\"{game}-name\")\n";
        strange_ids(&[File::new(SOURCE, ids), File::new(path, text)])
    }

    #[test]
    fn rust_builds_ids_in_one_place() {
        let line = "format!(\"{game}-do-{tag}\")";
        assert_eq!(
            wrong("crates/a/src/a.rs", line),
            [format!("crates/a/src/a.rs:1: text ids are built in {SOURCE}")]
        );
        assert!(wrong("crates/a/src/tests/a.rs", line).is_empty());
        assert!(wrong("crates/a/src/a.rs", "format!(\"{from}-x-{to} {a}-{b}\")").is_empty());
    }

    #[test]
    fn the_browser_builds_only_ids_that_rust_knows() {
        assert!(wrong("web/src/lib/a.ts", "text(`${game}-do-${tag}`)").is_empty());
        let drawn = wrong("web/src/lib/a.ts", "text(`${game.id}-drawn-${tag}`)");
        assert_eq!(drawn.len(), 1, "{drawn:?}");
        assert!(wrong("web/src/games/go/a.ts", "text(`${game}-stone-${tag}`)").is_empty());
    }
}
