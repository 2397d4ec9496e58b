//! `cargo xtask tidy`: what no compiler checks. Each file below holds rules of
//! one kind; a rule looks at the files and says what is wrong.
mod arrows;
mod ids;
mod layout;
mod lines;
mod purity;

use crate::{shell, workspace};

pub(crate) fn run() -> Result<(), String> {
    let files = workspace::files()?;
    let mut wrong = vec![];
    for (kinds, is_dev) in [("normal,build", false), ("dev", true)] {
        let tree = shell::cargo_output(&[
            "tree",
            "--locked",
            "--workspace",
            "--depth=1",
            "--prefix=depth",
            "--no-dedupe",
            "--format={p}",
            "--edges",
            kinds,
        ])?;
        wrong.extend(arrows::forbidden(&tree, is_dev));
        if !is_dev {
            let architecture = files.iter().find(|file| file.path == "ARCHITECTURE.md");
            let architecture = architecture.map_or("", |file| file.text.as_str());
            wrong.extend(arrows::idle(&tree));
            wrong.extend(arrows::mapped_otherwise(&tree, architecture));
        }
    }
    wrong.extend(layout::missing_files(&files));
    wrong.extend(layout::missing_openings(&files));
    wrong.extend(layout::long_files(&files, layout::MOST_LINES));
    wrong.extend(ids::strange_ids(&files));
    wrong.extend(purity::impurities(&files));
    wrong.extend(lines::untidy_lines(&files));
    wrong.extend(lines::machine_traces(&files));
    for warning in layout::long_files(&files, layout::MANY_LINES) {
        println!("warning: {warning}");
    }
    for wrong in &wrong {
        println!("{wrong}");
    }
    println!("tidy: {} files, {} things to put right", files.len(), wrong.len());
    if wrong.is_empty() { Ok(()) } else { Err(format!("{} things are untidy", wrong.len())) }
}
