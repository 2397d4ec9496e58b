//! Search plays millions of matches: a playout must not ask for memory.
use cooper_island::CooperIsland;
use skerry_testkit::playouts_allocate_nothing;

#[test]
fn no_playout_allocates() {
    playouts_allocate_nothing::<CooperIsland>(|work| allocation_counter::measure(work).count_total);
}
