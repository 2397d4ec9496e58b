//! Sets of sea spaces and of islands, each as one number.
use crate::names::{Island, Space};

macro_rules! set {
    ($(#[$doc:meta])* $set:ident($bits:ty) of $item:ident) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub(crate) struct $set(pub(crate) $bits);

        impl $set {
            pub(crate) const EMPTY: $set = $set(0);

            #[inline]
            pub(crate) const fn one(item: $item) -> $set {
                $set(1 << item.0)
            }
            #[inline]
            pub(crate) const fn contains(self, item: $item) -> bool {
                self.0 >> item.0 & 1 == 1
            }
            #[inline]
            pub(crate) fn add(&mut self, item: $item) {
                self.0 |= 1 << item.0;
            }
            #[inline]
            pub(crate) fn remove(&mut self, item: $item) {
                self.0 &= !(1 << item.0);
            }
            #[inline]
            pub(crate) const fn and(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }
            #[inline]
            pub(crate) const fn or(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }
            #[inline]
            pub(crate) const fn without(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }
            #[inline]
            pub(crate) const fn is_empty(self) -> bool {
                self.0 == 0
            }
            #[inline]
            pub(crate) const fn len(self) -> u32 {
                self.0.count_ones()
            }
            /// In ascending order.
            #[inline]
            pub(crate) fn iter(self) -> impl Iterator<Item = $item> {
                let mut left = self.0;
                core::iter::from_fn(move || {
                    if left == 0 {
                        return None;
                    }
                    let item = $item(left.trailing_zeros() as u8);
                    left &= left - 1;
                    Some(item)
                })
            }
            /// The one with number `n` in ascending order, which must be there.
            #[inline]
            pub(crate) fn nth(self, n: u32) -> $item {
                let mut left = self.0;
                for _ in 0..n {
                    left &= left - 1;
                }
                $item(left.trailing_zeros() as u8)
            }
        }
    };
}

set! {
    /// Sea spaces.
    SpaceSet(u128) of Space
}
set! {
    /// Islands.
    IslandSet(u64) of Island
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;

    #[test]
    fn a_set_lists_what_was_put_into_it() {
        let mut set = SpaceSet::one(Space(70));
        set.add(Space(3));
        set.add(Space(75));
        set.remove(Space(70));
        assert_eq!(set.iter().collect::<Vec<_>>(), [Space(3), Space(75)]);
        assert_eq!((set.len(), set.nth(1)), (2, Space(75)));
        assert!(set.contains(Space(3)) && !set.contains(Space(70)));
        assert!(set.and(SpaceSet::one(Space(4))).is_empty());
        assert_eq!(set.without(SpaceSet::one(Space(3))).or(SpaceSet::EMPTY).len(), 1);
    }
}
