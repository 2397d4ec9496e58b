//! skerry-testkit
