//! Search plays millions of matches: a playout must not ask for memory.
use amerigo::Amerigo;
use skerry_testkit::playouts_allocate_nothing;

#[test]
fn no_playout_allocates() {
    playouts_allocate_nothing::<Amerigo>(|work| allocation_counter::measure(work).count_total);
}
