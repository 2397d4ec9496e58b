//! my-island
