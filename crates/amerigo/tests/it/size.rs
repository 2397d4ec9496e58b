//! A state is small enough to be copied at every step of a search.
use amerigo::Amerigo;

#[test]
fn a_state_fits_into_a_kilobyte() {
    assert!(size_of::<Amerigo>() <= 1024, "{} bytes", size_of::<Amerigo>());
}
