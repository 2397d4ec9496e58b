//! skerry-catalog
