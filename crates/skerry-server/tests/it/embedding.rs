//! The web app is built into the program, also when it is built after it.
use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

const MANIFEST: &str = "[package]\nname = \"server\"\nedition = \"2024\"\n[workspace]\n";

/// A small package in the server's place, with the server's build script.
struct Scratch {
    root: PathBuf,
}

impl Scratch {
    /// Each test has a folder of its own: they may run side by side in one process.
    fn new(name: &str) -> Scratch {
        let name = format!("skerry-embedding-{name}-{}", std::process::id());
        let root = std::env::temp_dir().join(name);
        let package = root.join("crates/server");
        fs::create_dir_all(package.join("src")).expect("there is room");
        fs::create_dir_all(root.join("web")).expect("there is room");
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("build.rs");
        fs::copy(script, package.join("build.rs")).expect("the server has a build script");
        for (path, text) in [("Cargo.toml", MANIFEST), ("src/main.rs", "fn main() {}")] {
            fs::write(package.join(path), text).expect("there is room");
        }
        Scratch { root }
    }

    fn write(&self, path: &str, text: &str) {
        let path = self.root.join("web/dist").join(path);
        fs::create_dir_all(path.parent().expect("it has a folder")).expect("there is room");
        fs::write(path, text).expect("there is room");
    }

    /// Builds; whether anything had to be compiled.
    fn compiles(&self, profile: &[&str]) -> bool {
        let mut cargo = Command::new(env!("CARGO"));
        let cargo = cargo.args(["build", "--offline"]).args(profile);
        let built = cargo
            .current_dir(self.root.join("crates/server"))
            .env("CARGO_TARGET_DIR", self.root.join("target"))
            .output()
            .expect("cargo is there");
        let said = String::from_utf8_lossy(&built.stderr);
        assert!(built.status.success(), "{said}");
        said.contains("Compiling")
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.root);
    }
}

#[test]
fn a_web_app_that_is_built_later_is_compiled_in() {
    let scratch = Scratch::new("release");
    let release = ["--release"];
    assert!(scratch.compiles(&release), "without a web app");
    assert!(!scratch.compiles(&release), "nothing has changed");
    scratch.write("index.html", "<!doctype html>");
    assert!(scratch.compiles(&release), "now there is one");
    assert!(!scratch.compiles(&release), "nothing has changed");
    scratch.write("assets/page.js", "1");
    assert!(scratch.compiles(&release), "a new file");
    scratch.write("assets/page.js", "2");
    assert!(scratch.compiles(&release), "another content");
    assert!(!scratch.compiles(&release), "nothing has changed");
}

#[test]
fn while_developing_a_new_web_app_needs_no_compiling() {
    let scratch = Scratch::new("debug");
    assert!(scratch.compiles(&[]));
    scratch.write("index.html", "<!doctype html>");
    assert!(!scratch.compiles(&[]), "it is read when it is asked for");
}
