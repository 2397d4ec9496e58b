//! A state is small enough to be copied at every step of a search.
use my_island::MyIsland;

#[test]
fn a_state_fits_into_a_kilobyte() {
    assert!(size_of::<MyIsland>() <= 1024, "{} bytes", size_of::<MyIsland>());
}
