//! `cargo xtask codegen [--check]`: the types of protocol and games, from Rust
//! to TypeScript.
use std::{
    collections::BTreeMap,
    env,
    ffi::OsStr,
    fs,
    path::{Path, PathBuf},
};

use crate::{shell, workspace};

/// Where the web app has them.
const FOLDER: &str = "web/src/lib/protocol";
/// Where the tests that write them write to.
const EXPORT_DIR: &str = "TS_RS_EXPORT_DIR";
/// What these tests are called.
const EXPORTS: &str = "export_bindings";

pub(crate) fn run(args: &[String]) -> Result<(), String> {
    match args {
        [] => write(&workspace::root().join(FOLDER)),
        [check] if check == "--check" => check_written(),
        _ => Err("codegen takes nothing, or --check".to_owned()),
    }
}

/// Writes the types into `folder`, which holds nothing else.
fn write(folder: &Path) -> Result<(), String> {
    empty(folder)?;
    let (games, features) = (games()?, features()?);
    let mut args = vec!["test", "--locked", "--quiet", "--lib", "--package", "skerry-protocol"];
    for game in &games {
        args.extend(["--package", game]);
    }
    args.extend(["--features", &features, EXPORTS]);
    shell::cargo_with(&args, &[(EXPORT_DIR, folder.as_os_str())])
}

/// Fails when what is committed is not what Rust says now.
fn check_written() -> Result<(), String> {
    compare_while(write)
}

/// Runs tests of the whole workspace: those that write the types are among them
/// and write into a scratch folder, so that comparing them compiles nothing twice.
pub(crate) fn check_with_tests(
    tests: impl Fn((&'static str, &OsStr)) -> Result<(), String>,
) -> Result<(), String> {
    compare_while(|folder| {
        empty(folder)?;
        tests((EXPORT_DIR, folder.as_os_str()))
    })
}

fn games() -> Result<Vec<String>, String> {
    let files = workspace::files()?;
    Ok(workspace::games(&files).into_iter().map(str::to_owned).collect())
}

/// What makes every game write its types.
pub(crate) fn features() -> Result<String, String> {
    let features: Vec<String> = games()?.iter().map(|game| format!("{game}/ts")).collect();
    Ok(features.join(","))
}

fn empty(folder: &Path) -> Result<(), String> {
    let unusable = |error| format!("{}: {error}", folder.display());
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(unusable)?;
    }
    fs::create_dir_all(folder).map_err(unusable)
}

/// Has types written into a scratch folder, and compares them with those committed.
fn compare_while(export: impl Fn(&Path) -> Result<(), String>) -> Result<(), String> {
    let folder = env::temp_dir().join(format!("skerry-codegen-{}", std::process::id()));
    export(&folder)?;
    let (fresh, committed) = (files(&folder)?, files(&workspace::root().join(FOLDER))?);
    fs::remove_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let stale = differing(&fresh, &committed);
    if stale.is_empty() {
        return Ok(());
    }
    Err(format!("{} must be written again by `cargo xtask codegen`", stale.join(", ")))
}

/// The names that are in one only, or not equal in both.
fn differing(one: &BTreeMap<PathBuf, String>, other: &BTreeMap<PathBuf, String>) -> Vec<String> {
    let names: std::collections::BTreeSet<_> = one.keys().chain(other.keys()).collect();
    let differ = names.into_iter().filter(|name| one.get(*name) != other.get(*name));
    differ.map(|name| name.display().to_string()).collect()
}

/// Every file below `folder`, by its path inside.
fn files(folder: &Path) -> Result<BTreeMap<PathBuf, String>, String> {
    let mut found = BTreeMap::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        let unreadable = |error| format!("{}: {error}", next.display());
        for entry in fs::read_dir(&next).map_err(unreadable)? {
            let path = entry.map_err(unreadable)?.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let text = fs::read_to_string(&path).map_err(unreadable)?;
                let name = path.strip_prefix(folder).unwrap_or(&path).to_owned();
                found.insert(name, text);
            }
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_that_are_new_gone_or_changed_differ() {
        let tree = |files: &[(&str, &str)]| {
            files.iter().map(|(name, text)| (name.into(), (*text).to_owned())).collect()
        };
        let one = tree(&[("same.ts", "a"), ("changed.ts", "a"), ("gone.ts", "a")]);
        let other = tree(&[("same.ts", "a"), ("changed.ts", "b"), ("new.ts", "a")]);
        assert_eq!(differing(&one, &other), ["changed.ts", "gone.ts", "new.ts"]);
    }
}
