//! Search plays millions of matches: a playout must not ask for memory.
use skerry_testkit::playouts_allocate_nothing;
use yamatai::Yamatai;

#[test]
fn no_playout_allocates() {
    playouts_allocate_nothing::<Yamatai>(|work| allocation_counter::measure(work).count_total);
}
