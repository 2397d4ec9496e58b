//! The tree of one search: edges in one growing list, nothing else.

/// No edge.
pub(super) const NONE: u32 = u32::MAX;

/// Edges that are kept from one decision to the next, or the memory for them.
pub(super) const KEPT_EDGES: usize = 1 << 14;

/// An action tried after the actions that lead here.
#[derive(Debug, Clone, Copy)]
pub(super) struct Edge<A> {
    pub(super) action: A,
    /// The next action tried in the same place.
    pub(super) sibling: u32,
    /// The first action tried after this one.
    pub(super) child: u32,
    pub(super) visits: u32,
    /// How often it was legal when its place was visited. What is legal varies
    /// with chance and with what is imagined, and a rare action must not look
    /// neglected because of it.
    pub(super) available: u32,
    /// Sum of what it was worth to the seat that decides here.
    pub(super) total: f32,
    /// Share of attention it deserves at first sight.
    pub(super) prior: f32,
}

impl<A> Edge<A> {
    pub(super) fn mean(&self) -> f32 {
        self.total / self.visits as f32
    }
}

/// All edges of a search.
#[derive(Debug)]
pub(super) struct Tree<A> {
    pub(super) edges: Vec<Edge<A>>,
    /// First edge of the root.
    root: u32,
}

impl<A: Copy + Ord> Tree<A> {
    pub(super) fn new() -> Self {
        Tree { edges: vec![], root: NONE }
    }

    pub(super) fn clear(&mut self) {
        self.edges.clear();
        self.root = NONE;
    }

    /// Forgets all, and keeps no more memory than a short search needs: whoever has decided
    /// may have to wait long for the next decision, and many wait at once.
    pub(super) fn shrink(&mut self) {
        self.clear();
        self.edges.shrink_to(KEPT_EDGES);
    }

    /// What lies below an edge, as a tree of its own: the nearest edges, if there are many.
    pub(super) fn below(&self, edge: u32) -> Tree<A> {
        let mut below = Tree::new();
        below.graft(self, vec![(NONE, edge)], KEPT_EDGES);
        below
    }

    /// Adds what lies below edges of another tree below edges of this one, the nearest first,
    /// as long as this one has not `most` edges.
    pub(super) fn graft(&mut self, other: &Tree<A>, mut places: Vec<(u32, u32)>, most: usize) {
        let mut next = 0;
        while let Some((to, from)) = places.get(next).copied() {
            next += 1;
            // The last that was added comes first.
            let mut children: Vec<u32> = other.children(from).collect();
            children.reverse();
            for child in children {
                if self.edges.len() >= most {
                    return;
                }
                let edge = other.edges[child as usize];
                let at = self.add(to, edge.action, edge.prior);
                let place = &mut self.edges[at as usize];
                (place.visits, place.available) = (edge.visits, edge.available);
                place.total = edge.total;
                places.push((at, child));
            }
        }
    }

    /// First edge after `parent`; [`NONE`] stands for the root.
    pub(super) fn first(&self, parent: u32) -> u32 {
        if parent == NONE { self.root } else { self.edges[parent as usize].child }
    }

    /// The edges after `parent`.
    pub(super) fn children(&self, parent: u32) -> impl Iterator<Item = u32> {
        let mut at = self.first(parent);
        std::iter::from_fn(move || {
            let edge = at;
            at = self.edges.get(at as usize)?.sibling;
            Some(edge)
        })
    }

    pub(super) fn add(&mut self, parent: u32, action: A, prior: f32) -> u32 {
        let sibling = self.first(parent);
        let at = self.edges.len() as u32;
        self.edges.push(Edge {
            action,
            sibling,
            child: NONE,
            visits: 0,
            available: 1,
            total: 0.0,
            prior,
        });
        match parent {
            NONE => self.root = at,
            parent => self.edges[parent as usize].child = at,
        }
        at
    }
}
