//! The real binary, as people and programs call it.
mod campaigns;
mod figures;
mod matches;
mod mistakes;
mod reading;
mod serving;
mod upkeep;

use std::{
    io::Write,
    path::PathBuf,
    process::{Command, Stdio},
};

/// What a run of `skerry` left behind.
#[derive(Debug)]
struct Run {
    code: Option<i32>,
    stdout: String,
    stderr: String,
}

/// Runs `skerry` with arguments separated by spaces.
fn skerry(args: &str) -> Run {
    skerry_reading(args, "")
}

/// The same, with something to read on standard input.
fn skerry_reading(args: &str, stdin: &str) -> Run {
    run(args, stdin, &[])
}

/// The same, with variables of the environment.
fn skerry_knowing(args: &str, variables: &[(&str, &str)]) -> Run {
    run(args, "", variables)
}

fn run(args: &str, stdin: &str, variables: &[(&str, &str)]) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_skerry"))
        .args(args.split_whitespace())
        .env_remove("DATABASE_URL")
        .envs(variables.iter().copied())
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("LANG", "C")
        .env("COLUMNS", "100")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    // Who quits early does not read to the end.
    let _ = child.stdin.take().expect("piped").write_all(stdin.as_bytes());
    let output = child.wait_with_output().expect("it ends");
    Run {
        code: output.status.code(),
        stdout: String::from_utf8(output.stdout).expect("text"),
        stderr: String::from_utf8(output.stderr).expect("text"),
    }
}

impl Run {
    /// What was printed, by a run that went well.
    fn good(self) -> String {
        assert_eq!((self.code, self.stderr.as_str()), (Some(0), ""), "{}", self.stdout);
        self.stdout
    }

    /// The one sentence about what was wrong.
    fn bad(self) -> String {
        assert_eq!(self.code, Some(2), "{self:?}");
        assert_eq!(self.stderr.lines().count(), 1, "one sentence: {}", self.stderr);
        assert!(!self.stderr.contains("panicked"), "{}", self.stderr);
        self.stderr.trim_end().to_owned()
    }
}

/// A file that only this test writes.
fn scratch(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}
