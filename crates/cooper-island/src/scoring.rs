//! Who is ahead, and what points consist of (11).
use serde::Serialize;

/// Where points come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "cooper-island/"))]
#[serde(rename_all = "snake_case")]
pub enum Category {
    /// Steps sailed, which is five for each log book and what comes after.
    Helm,
    Orders,
    Flags,
    Leftovers,
    Anchors,
}

impl Category {
    pub const ALL: [Category; 5] =
        [Category::Helm, Category::Orders, Category::Flags, Category::Leftovers, Category::Anchors];
}
