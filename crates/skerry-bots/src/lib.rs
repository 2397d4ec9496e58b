//! skerry-bots
