//! skerry-text
