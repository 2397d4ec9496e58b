//! Names in records: each thing has one spelling.
use core::{fmt::Display, str::FromStr};

/// Each of these is a name, and written as it was read.
///
/// # Panics
/// When one is not.
#[track_caller]
pub fn reads<T: FromStr + Display>(names: &[&str]) {
    for name in names {
        let Ok(thing) = name.parse::<T>() else { panic!("{name} is a name") };
        assert_eq!(thing.to_string(), *name);
    }
}

/// None of these is a name.
///
/// # Panics
/// When one is.
#[track_caller]
pub fn refuses<T: FromStr>(names: &[&str]) {
    for name in names {
        assert!(name.parse::<T>().is_err(), "{name} is no name");
    }
}
