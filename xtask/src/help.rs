//! `cargo xtask help`: what there is.

const HELP: &str = "\
cargo xtask COMMAND

  play [-- ARGS]   build Skerry and start it: the table in the browser, with the
                   options of `skerry serve`; or any `skerry COMMAND`
  test             everything that must pass: format, clippy, tidy, rules, types,
                   web app, tests, games in a real browser
  bench [-- ARGS]  how fast the games and bots are, in CPU time, beside chess;
                   --json for programs, --quick for a first impression
  load [-- ARGS]   a thousand tables on a real server: moves per second, how long
                   each takes, what a table weighs; --nodes N for several servers
                   around one PostgreSQL
  codegen          the types of protocol and games, from Rust to TypeScript;
                   --check fails if they are not up to date
  rules            every rule: where it is tested, and its texts
  tidy             what no compiler checks: dependency arrows, layout, house rules
  help             this list
";

pub(crate) fn run() -> Result<(), String> {
    print!("{HELP}");
    Ok(())
}
