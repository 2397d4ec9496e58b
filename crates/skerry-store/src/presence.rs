//! Who is connected where. Each node has a lease that it renews; whoever was
//! connected to a node whose lease has run out has left when it did.
use async_trait::async_trait;

use crate::{GuestId, MatchId, StoreError};

/// Somebody who is or was connected to a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PresenceRow {
    /// Who.
    pub guest: GuestId,
    /// Through which node.
    pub node: String,
    /// When they left, in milliseconds since 1970; `None` while they are here.
    pub left_at: Option<u64>,
    /// Until when the node's lease runs.
    pub leased_until: u64,
}

impl PresenceRow {
    /// Until when this says that they were here; the future, if they are.
    pub fn until(&self) -> u64 {
        self.left_at.map_or(self.leased_until, |left_at| left_at.min(self.leased_until))
    }
}

/// Where it is kept who is connected where.
#[async_trait]
pub trait PresenceStore {
    /// A node is alive until then. What nodes knew whose lease ended before `forgotten`,
    /// and who left before it, is forgotten.
    async fn lease(&self, node: &str, until: u64, forgotten: u64) -> Result<(), StoreError>;

    /// Somebody has connected to a table through a node. The node needs a lease.
    /// Tells the other nodes.
    async fn arrive(&self, id: &MatchId, guest: &GuestId, node: &str) -> Result<(), StoreError>;

    /// They have no connection through this node any more. Tells the other nodes.
    async fn depart(
        &self,
        id: &MatchId,
        guest: &GuestId,
        node: &str,
        at: u64,
    ) -> Result<(), StoreError>;

    /// Everybody who is or lately was connected to a table, by guest and node.
    async fn presence(&self, id: &MatchId) -> Result<Vec<PresenceRow>, StoreError>;
}

/// For a store that one process has to itself: what is known of presence need
/// not outlive the process.
#[derive(Debug, Clone, Default)]
pub(crate) struct PresenceBook {
    leases: std::collections::BTreeMap<String, u64>,
    rows: std::collections::BTreeMap<(MatchId, String, String), Option<u64>>,
}

impl PresenceBook {
    pub(crate) fn lease(&mut self, node: &str, until: u64, forgotten: u64) {
        self.leases.insert(node.to_owned(), until);
        self.leases.retain(|_, until| *until >= forgotten);
        let leases = &self.leases;
        self.rows.retain(|(_, _, node), left_at| {
            leases.contains_key(node) && left_at.is_none_or(|left_at| left_at >= forgotten)
        });
    }

    pub(crate) fn arrive(
        &mut self,
        id: &MatchId,
        guest: &GuestId,
        node: &str,
    ) -> Result<(), StoreError> {
        if !self.leases.contains_key(node) {
            return Err(StoreError::Failed(format!("node {node} has no lease")));
        }
        self.rows.insert((id.clone(), guest.0.clone(), node.to_owned()), None);
        Ok(())
    }

    pub(crate) fn depart(&mut self, id: &MatchId, guest: &GuestId, node: &str, at: u64) {
        let key = (id.clone(), guest.0.clone(), node.to_owned());
        if let Some(left_at) = self.rows.get_mut(&key) {
            *left_at = Some(at);
        }
    }

    pub(crate) fn presence(&self, id: &MatchId) -> Vec<PresenceRow> {
        let rows = self.rows.iter().filter(|((of, ..), _)| of == id);
        let row =
            |((_, guest, node), left_at): (&(MatchId, String, String), &Option<u64>)| PresenceRow {
                guest: GuestId(guest.clone()),
                node: node.clone(),
                left_at: *left_at,
                leased_until: self.leases.get(node).copied().unwrap_or_default(),
            };
        rows.map(row).collect()
    }
}
