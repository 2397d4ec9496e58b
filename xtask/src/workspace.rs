//! The files of the repository, read once; checks look at these, not at the disk.
use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

/// A text file.
#[derive(Debug)]
pub(crate) struct File {
    /// From the root, with `/`.
    pub(crate) path: String,
    pub(crate) text: String,
}

impl File {
    #[cfg(test)]
    pub(crate) fn new(path: &str, text: &str) -> File {
        File { path: path.to_owned(), text: text.to_owned() }
    }

    /// The crate it belongs to, by its folder.
    pub(crate) fn package(&self) -> Option<&str> {
        let (name, _) = self.path.strip_prefix("crates/")?.split_once('/')?;
        Some(name)
    }

    pub(crate) fn has_ending(&self, endings: &[&str]) -> bool {
        self.path.rsplit_once('.').is_some_and(|(_, ending)| endings.contains(&ending))
    }

    /// Lines with their numbers, from 1.
    pub(crate) fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        (1..).zip(self.text.lines())
    }
}

/// Where the workspace lies: as cargo says now, for clones may share what they build.
pub(crate) fn root() -> PathBuf {
    let xtask = env::var_os("CARGO_MANIFEST_DIR").unwrap_or(env!("CARGO_MANIFEST_DIR").into());
    Path::new(&xtask).parent().expect("xtask lies in the root").to_owned()
}

/// Every text file that is in the repository or could be added to it.
pub(crate) fn files() -> Result<Vec<File>, String> {
    let root = root();
    let mut paths = match git_files(&root) {
        Some(paths) => paths,
        None => walk(&root, "")?,
    };
    paths.sort();
    let texts = paths.into_iter().filter_map(|path| {
        let text = fs::read_to_string(root.join(&path)).ok()?;
        Some(File { path, text })
    });
    Ok(texts.collect())
}

/// What git knows, and what it does not know yet but does not ignore.
fn git_files(root: &Path) -> Option<Vec<String>> {
    let args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
    let output = Command::new("git").args(args).current_dir(root).output().ok()?;
    let text = String::from_utf8(output.stdout).ok().filter(|_| output.status.success())?;
    Some(text.split('\0').filter(|path| !path.is_empty()).map(str::to_owned).collect())
}

/// Without git: everything but what was built.
fn walk(root: &Path, folder: &str) -> Result<Vec<String>, String> {
    let mut paths = vec![];
    let at = root.join(folder);
    let entries = fs::read_dir(&at).map_err(|error| format!("{}: {error}", at.display()))?;
    for entry in entries.flatten() {
        let Ok(name) = entry.file_name().into_string() else { continue };
        let path = if folder.is_empty() { name } else { format!("{folder}/{name}") };
        if !entry.path().is_dir() {
            paths.push(path);
        } else if !["target", ".git"].contains(&path.as_str()) {
            paths.extend(walk(root, &path)?);
        }
    }
    Ok(paths)
}

/// The crates that are games: those without our prefix.
pub(crate) fn games(files: &[File]) -> Vec<&str> {
    let manifests = files.iter().filter(|file| file.path.ends_with("/Cargo.toml"));
    manifests.filter_map(File::package).filter(|name| is_game(name)).collect()
}

pub(crate) fn is_game(package: &str) -> bool {
    !package.starts_with("skerry-") && package != "xtask"
}
