//! What a measurement says about where and when it was made.
use std::{
    fs,
    time::{SystemTime, UNIX_EPOCH},
};

const DAY: u64 = 24 * 60 * 60;

/// What the processor calls itself, where that can be found out; else its kind.
pub(crate) fn processor() -> String {
    let told = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    model(&told).unwrap_or_else(|| std::env::consts::ARCH.to_owned())
}

fn model(told: &str) -> Option<String> {
    let named = |line: &str| {
        let (key, name) = line.split_once(':')?;
        (key.trim() == "model name").then(|| name.split_whitespace().collect::<Vec<_>>().join(" "))
    };
    told.lines().find_map(named).filter(|name| !name.is_empty())
}

/// The date in Greenwich: `2026-11-18`.
pub(crate) fn today() -> String {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    date(since.as_secs() / DAY)
}

/// So many days after 1 January 1970.
fn date(mut day: u64) -> String {
    let is_leap = |year: u64| {
        year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
    };
    let mut year = 1970;
    while day >= 365 + u64::from(is_leap(year)) {
        day -= 365 + u64::from(is_leap(year));
        year += 1;
    }
    let february = 28 + u64::from(is_leap(year));
    let mut month = 1;
    for length in [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] {
        if day < length {
            break;
        }
        day -= length;
        month += 1;
    }
    format!("{year}-{month:02}-{:02}", day + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted_as_the_calendar_does() {
        let known = [
            (0, "1970-01-01"),
            (59, "1970-03-01"),
            (789, "1972-02-29"),
            (11_016, "2000-02-29"),
            (11_017, "2000-03-01"),
            (20_775, "2026-11-18"),
            (20_818, "2026-12-31"),
            (20_819, "2027-01-01"),
        ];
        for (days, day) in known {
            assert_eq!(date(days), day);
        }
    }

    #[test]
    fn a_processor_is_called_by_its_name() {
        let told = "processor\t: 0\nmodel\t: 85\nmodel name\t: Quick  CPU @ 2 GHz\n";
        assert_eq!(model(told).as_deref(), Some("Quick CPU @ 2 GHz"));
        assert_eq!(model("Features : fp\n"), None);
        assert!(!processor().is_empty());
    }
}
