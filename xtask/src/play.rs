//! `cargo xtask play`: builds Skerry, web app and all, and starts it.
use crate::{shell, web};

pub(crate) fn run(args: &[String]) -> Result<(), String> {
    let start = ["run", "--release", "--locked", "--package", "skerry-cli", "--"];
    // Whoever names another command of `skerry` needs no web app.
    let args: Vec<&str> = match args {
        [command, ..] if !command.starts_with('-') => args.iter().map(String::as_str).collect(),
        options => {
            web::install(false)?;
            web::build()?;
            ["serve"].into_iter().chain(options.iter().map(String::as_str)).collect()
        }
    };
    shell::cargo(&[&start[..], &args[..]].concat())
}
