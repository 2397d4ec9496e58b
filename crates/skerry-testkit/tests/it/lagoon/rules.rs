//! The rules of Lagoon by number.
use skerry_core::Rule;

pub(crate) const ALL: &[&Rule] =
    &[&ONLY_WHO_OWES, &BID_WHAT_YOU_HAVE, &REEFS_TOUCH, &WIND_LIMITS, &ONE_REEF_A_CELL];

pub(crate) const ONLY_WHO_OWES: Rule = Rule { id: "2.1", section: "2" };
pub(crate) const BID_WHAT_YOU_HAVE: Rule = Rule { id: "2.2", section: "2" };
pub(crate) const REEFS_TOUCH: Rule = Rule { id: "3.1", section: "3" };
pub(crate) const WIND_LIMITS: Rule = Rule { id: "3.2", section: "3" };
pub(crate) const ONE_REEF_A_CELL: Rule = Rule { id: "3.3", section: "3" };
