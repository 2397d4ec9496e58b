//! Compiles the server anew when the web app that is built into it has changed:
//! the compiler does not know that it was read. While developing, the web app is
//! read when it is asked for, so there is nothing to compile.
use std::{
    env,
    fs::{self, File},
    io,
    path::Path,
    time::UNIX_EPOCH,
};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if env::var("PROFILE").is_ok_and(|profile| profile == "debug") {
        return;
    }
    let web_app = Path::new("../../web/dist");
    // What is not there cannot be watched: cargo would compile anew each time.
    if let Err(error) = make_room(web_app) {
        println!("cargo::warning=cannot make {}: {error}", web_app.display());
    }
    println!("cargo::rerun-if-changed={}", web_app.display());
}

/// An empty folder that looks old, or else it would count as a change itself.
fn make_room(folder: &Path) -> io::Result<()> {
    if folder.exists() {
        return Ok(());
    }
    fs::create_dir_all(folder)?;
    File::open(folder)?.set_modified(UNIX_EPOCH)
}
